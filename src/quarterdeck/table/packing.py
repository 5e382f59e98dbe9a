"""Values as JSON: compact and in UTF-8, by orjson where it is installed and by Python alone where it is not."""

import json
from typing import Any

try:
    import orjson
except ImportError:  # in a browser

    def packed(value: Any, *, in_order: bool = False) -> bytes:
        """A value as JSON; `in_order` sorts the names of every object."""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=in_order).encode()

    def unpacked(data: bytes | str) -> Any:
        """The value of JSON; `ValueError` if it is none."""
        return json.loads(data)
else:

    def packed(value: Any, *, in_order: bool = False) -> bytes:
        """A value as JSON; `in_order` sorts the names of every object."""
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS if in_order else None)

    def unpacked(data: bytes | str) -> Any:
        """The value of JSON; `ValueError` if it is none."""
        return orjson.loads(data)
