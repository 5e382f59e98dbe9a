"""Forces the plain Python build: with QUARTERDECK_PURE set, compiled modules are passed over."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainFinder:
    """Finds the package's modules as source files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of this package; None leaves it to the others."""
        if not name.startswith("quarterdeck.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Look for plain modules before all others."""
    sys.meta_path.insert(0, PlainFinder())
