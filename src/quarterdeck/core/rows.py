"""What a row of numbers is kept in: `vec[u8]`, machine bytes, in the compiled build, and a bytearray in plain Python.

This module is never compiled: the compiled ones know the types from it, and do not ask it when they run.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8
else:

    class vec:  # noqa: N801 - as it is called there
        """Makes a bytearray of whatever bytes are given."""

        def __class_getitem__(cls, kind: Any) -> type[bytearray]:
            return bytearray

    def u8(value: int) -> int:
        """The number itself."""
        return value


__all__ = ["u8", "vec"]
