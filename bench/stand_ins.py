"""Make a file of the corpus importable without what it imports; runs in the compiler's child process.

Modules of the corpus are executed as far as they get on this machine. Whatever is missing then, and every
module that is not installed, is a stand-in: any attribute of it exists, and as a decorator it changes nothing.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any


class StandIn:
    """The value of a missing name."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return StandIn()

    def __call__(self, *args: Any, **_: Any) -> Any:
        return args[0] if args and callable(args[0]) else StandIn()

    def __getitem__(self, _key: object) -> Any:
        return StandIn()

    def __iter__(self) -> Any:
        return iter(())

    def __or__(self, _other: object) -> Any:
        return self

    __ror__ = __or__

    def __bool__(self) -> bool:
        return False

    def __mro_entries__(self, _bases: object) -> tuple[type, ...]:
        return (object,)


def missing(name: str) -> Any:
    """What a module that is not there would have called `name`."""
    import triton
    import triton.language as tl
    from triton.language.extra.cuda import libdevice

    known = {"triton": triton, "tl": tl, "libdevice": libdevice, "tldevice": libdevice}
    if name.startswith("__") and name.endswith("__"):
        raise AttributeError(name)
    return known[name] if name in known else StandIn()


class Tolerant(Loader):
    """Executes a module as far as it goes; without a real loader the module has only stand-ins."""

    def __init__(self, real: Loader | None) -> None:
        self.real = real

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        if self.real is not None:
            try:
                self.real.exec_module(module)
            except BaseException as error:  # noqa: BLE001  a module may fail in any way: that is the point
                print(f"{module.__name__}: {type(error).__name__}: {error}", file=sys.stderr)
        module.__dict__.setdefault("__getattr__", missing)


def importer() -> str:
    """The name of the module whose import statement is being carried out."""
    frame = sys._getframe(1)
    while frame is not None:
        name = frame.f_globals.get("__name__", "")
        if name != __name__ and not name.startswith("importlib") and name != "_frozen_importlib":
            return name
        frame = frame.f_back
    return ""


class Finder(MetaPathFinder):
    """Finds the modules under `root` before all others, and stand-ins for what nobody else finds."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.names = {entry.removesuffix(".py") for entry in os.listdir(root)}
        self.busy: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in {"triton", "torch", "numpy"} or name in self.busy:
            return None
        if top in self.names:
            spec = PathFinder.find_spec(name, list(path) if path is not None else [self.root])
            if spec is not None and spec.loader is not None:
                spec.loader = Tolerant(spec.loader)
                return spec
        elif self._is_installed(name) or not self._is_ours(importer()):
            return None
        spec = ModuleSpec(name, Tolerant(None), is_package=True)
        spec.submodule_search_locations = []
        return spec

    def _is_ours(self, name: str) -> bool:
        """Whether a module is the file that is compiled, or of its package."""
        return name.startswith("kf_") or name.partition(".")[0] in self.names

    def _is_installed(self, name: str) -> bool:
        self.busy.add(name)
        try:
            return importlib.util.find_spec(name) is not None
        except (ImportError, ValueError):
            return False
        finally:
            self.busy.discard(name)


def install(root: str) -> None:
    """Import from `root`, an unpacked package, and tolerate what is missing. Calls for a GPU get an H100."""
    import torch  # before the finder is there: torch tries imports that must fail

    importlib.import_module("triton.language")

    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Finder)]
    sys.meta_path.insert(0, Finder(root))
    torch.cuda.get_device_capability = lambda *_: (9, 0)
    torch.cuda.get_device_name = lambda *_: "NVIDIA H100"
    torch.cuda.current_device = lambda: 0
