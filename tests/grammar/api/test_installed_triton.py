"""The 3.6 file against introspection of the installed Triton 3.6: same names, same kinds, same parameters."""

import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from types import ModuleType
from typing import Any, Protocol

import pytest
from kernelforge.grammar.api.catalogue import Catalogue, load
from kernelforge.grammar.api.definitions import HIDDEN_PARAMETERS
from kernelforge.grammar.api.entry import Entry, Kind, ParamKind

triton = pytest.importorskip("triton", reason="compares with the installed Triton")
if not triton.__version__.startswith("3.6."):
    pytest.skip("compares with Triton 3.6", allow_module_level=True)

COMPILED = "triton._C"
"""The compiled extension has no source to read."""
EXTRA_NAMES = {
    # Triton runs these packages twice and keeps the second copy, which lacks its own submodules as attributes.
    "triton.language.extra.cuda": {"gdc", "utils"},
    "triton.language.extra.hip": {"utils"},
}
UNCALLABLE_METHODS = {"sort"}
"""Stubs in class `tensor` that return None; the catalogue leaves them out."""
OTHER_KINDS = {
    # The variable of a loop over the packages, the last of which it happens to hold.
    "triton.language.extra.module",
}


class AnyEnum(Enum):
    """An enum of no interest."""

    MEMBER = 1


class AnyProtocol(Protocol):
    """A protocol of no interest."""


MACHINE_MADE = {*vars(AnyEnum), *vars(AnyProtocol)} - {"MEMBER"}
"""What enum and Protocol add to a class in the Python that runs the tests."""
FOREIGN_CONSTRUCTORS = ("Enum", "Protocol", "TypedDict", "Exception", "dict")
"""A class of one of these has the constructor of its base, which is Python's."""
PARAM_KINDS = {
    inspect.Parameter.POSITIONAL_ONLY: ParamKind.POSITIONAL_ONLY,
    inspect.Parameter.POSITIONAL_OR_KEYWORD: ParamKind.NORMAL,
    inspect.Parameter.VAR_POSITIONAL: ParamKind.VARARGS,
    inspect.Parameter.KEYWORD_ONLY: ParamKind.KEYWORD_ONLY,
    inspect.Parameter.VAR_KEYWORD: ParamKind.KWARGS,
}


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load("3.6")


@pytest.fixture(scope="module")
def real_modules() -> dict[str, ModuleType]:
    """Every module that `import triton` and the lazily imported ones of the catalogue give."""
    return {
        name: module
        for name, module in sys.modules.copy().items()
        if name.partition(".")[0] == "triton" and not name.startswith(COMPILED)
    }


def is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def test_import_triton_loads_the_same_modules(catalogue: Catalogue):
    import subprocess

    command = "import sys, triton; print(*[m for m in sys.modules if m.partition('.')[0] == 'triton'])"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    real = {name for name in done.stdout.split() if not name.startswith(COMPILED)}
    ours = {path for path, names in catalogue.groups.items() if names.get("", "").startswith("module")}
    ours = {path for path in ours if "unloaded" not in catalogue.groups[path][""].partition(" ")[0]}
    assert {path for path in ours if not path.startswith(COMPILED)} == real


def test_modules_have_the_same_names(catalogue: Catalogue, real_modules: dict[str, ModuleType]):
    ours = set(catalogue.groups)
    for path in sorted(ours & set(real_modules)):
        real = {name for name in vars(real_modules[path]) if not is_dunder(name)}
        submodules = {name for name in real if f"{path}.{name}" in real_modules}
        mine = set(catalogue.groups[path]) - {""}
        assert real - mine <= submodules, f"{path} lacks {sorted(real - mine - submodules)}"
        assert mine - real == EXTRA_NAMES.get(path, set()), path


def own_classes(modules: dict[str, ModuleType]) -> Iterator[tuple[str, type]]:
    for path, module in sorted(modules.items()):
        for name, value in sorted(vars(module).items()):
            if inspect.isclass(value) and f"{value.__module__}.{value.__qualname__}" == f"{path}.{name}":
                yield f"{path}.{name}", value


def test_classes_have_the_same_members(catalogue: Catalogue, real_modules: dict[str, ModuleType]):
    for path, value in own_classes(real_modules):
        real = {name for name in vars(value) if not is_dunder(name)} - MACHINE_MADE
        lines = catalogue.groups.get(path, {})
        mine = {name for name in lines if name and not is_dunder(name)}
        of_instances = {name for name in mine if lines[name].startswith("attribute")}
        missing = real - mine
        assert missing == (UNCALLABLE_METHODS if path == "triton.language.core.tensor" else set()), path
        assert mine - real - of_instances == set(), path


def expected_kind(value: Any) -> tuple[Kind, object] | None:
    """What a real object is, and what carries its signature; None for plain values."""
    jit = sys.modules["triton.runtime.jit"]
    if isinstance(value, ModuleType):
        return Kind.MODULE, None
    if isinstance(value, jit.JITFunction):
        return Kind.JIT, value.fn
    if isinstance(value, jit.ConstexprFunction):
        return Kind.CONSTEXPR_FUNCTION, value.fn
    if isinstance(value, triton.language.dtype):
        return Kind.DTYPE, None
    if inspect.isclass(value):
        return Kind.CLASS, value
    if callable(value) and getattr(value, "__triton_builtin__", False):
        return Kind.BUILTIN, value
    return (Kind.FUNCTION, value) if inspect.isfunction(value) else None


def own_objects(modules: dict[str, ModuleType]) -> Iterator[tuple[str, object]]:
    """The public and private objects of Triton's own making in its modules."""
    for path, module in sorted(modules.items()):
        for name, value in sorted(vars(module).items()):
            home = (
                value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) or ""
            )
            is_triton = home.partition(".")[0] == "triton" and not home.startswith(COMPILED)
            if is_triton and not is_dunder(name) and f"{path}.{name}" not in OTHER_KINDS:
                yield f"{path}.{name}", value


def is_hidden_by_another_object(path: str) -> bool:
    """`triton.runtime.driver` is an object of that module; the catalogue can't look into it."""
    return path.startswith("triton.runtime.driver.")


def test_objects_are_of_the_same_kind(catalogue: Catalogue, real_modules: dict[str, ModuleType]):
    for path, value in own_objects(real_modules):
        expected = expected_kind(value)
        if expected is None or is_hidden_by_another_object(path):
            continue
        entry = catalogue.find(path)
        assert entry is not None, path
        assert entry.kind is expected[0], path


def shape_of(entry: Entry) -> list[tuple[str, ParamKind, bool]] | None:
    if entry.parameters is None:
        return None
    return [(p.name, p.kind, p.default is not None) for p in entry.parameters]


def real_shape(carrier: object) -> list[tuple[str, ParamKind, bool]] | None:
    assert callable(carrier)
    try:
        signature = inspect.signature(carrier)
    except ValueError:
        return None
    return [
        (p.name, PARAM_KINDS[p.kind], p.default is not p.empty)
        for p in signature.parameters.values()
        if p.name not in HIDDEN_PARAMETERS
    ]


def has_foreign_constructor(value: object) -> bool:
    return inspect.isclass(value) and any(
        base.__name__ in FOREIGN_CONSTRUCTORS
        for base in (*value.__mro__, *getattr(value, "__orig_bases__", ()))
    )


def test_functions_and_classes_take_the_same_parameters(
    catalogue: Catalogue, real_modules: dict[str, ModuleType]
):
    compared = 0
    for path, value in own_objects(real_modules):
        expected = expected_kind(value)
        if expected is None or expected[1] is None or is_hidden_by_another_object(path):
            continue
        entry = catalogue.find(path)
        assert entry is not None, path
        if has_foreign_constructor(value):
            continue
        assert shape_of(entry) == real_shape(expected[1]), path
        compared += 1
    assert compared > 700


def test_tensor_methods_take_the_same_parameters(catalogue: Catalogue):
    for name in catalogue.method_names():
        entry = catalogue.method(name)
        assert entry is not None
        member = inspect.getattr_static(triton.language.tensor, name, None)
        if entry.parameters is None or member is None:
            continue
        real = real_shape(member.fn if hasattr(member, "fn") else member)
        assert real is not None
        assert shape_of(entry) == real[1:], name


def test_literal_defaults_have_the_same_value(catalogue: Catalogue, real_modules: dict[str, ModuleType]):
    import ast

    for path, value in own_objects(real_modules):
        expected = expected_kind(value)
        entry = catalogue.find(path)
        if expected is None or not callable(expected[1]) or entry is None or has_foreign_constructor(value):
            continue
        try:
            real = inspect.signature(expected[1]).parameters
        except ValueError:
            continue
        for parameter in entry.parameters or ():
            try:
                default = ast.literal_eval(parameter.default or "")
            except (ValueError, SyntaxError):
                continue
            assert default == real[parameter.name].default, f"{path}({parameter.name})"
