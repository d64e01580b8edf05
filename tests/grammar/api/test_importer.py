"""Reading a package as Python would import it, on small source trees."""

from kernelforge.grammar.api.importer import Importer
from kernelforge.grammar.api.version_file import groups_of


def read(**files: str) -> dict[str, dict[str, str]]:
    """The version file's groups of a package; `language__init` names triton/language/__init__.py."""
    sources: dict[str, tuple[str, bool]] = {}
    for name, text in files.items():
        is_package = name.endswith("__init")
        parts = name.removesuffix("__init").split("__")
        path = ".".join(["triton", *[part for part in parts if part]])
        sources[path] = (text, is_package)
    importer = Importer(sources)
    importer.load("triton")
    for module in importer.modules.values():
        module.is_loaded = True
    for path in sources:
        importer.load(path)
    return groups_of(importer.modules)


def test_reexports_lead_to_the_definition():
    groups = read(__init="from .a import f as g", a="def f(x, *, y=1): 'Says f.'")
    assert groups["triton"]["g"] == "@triton.a.f"
    assert groups["triton.a"]["f"] == "function(x, *, y=1) -- Says f."
    assert groups["triton"]["a"] == "@triton.a", "an imported submodule is a name of its package"


def test_star_imports_honour_all():
    hidden = "__all__ = ['f']\ndef f(): ...\ndef g(): ..."
    groups = read(__init="from .a import *\nfrom .b import *", a=hidden, b="def h(): ...\ndef _i(): ...")
    assert set(groups["triton"]) == {"", "a", "b", "f", "h"}


def test_the_kind_comes_from_the_decorators():
    text = """
from .jit import jit, constexpr_function
def builtin(fn): return fn
@builtin
def load(pointer, _semantic=None): ...
@jit
def total(x): ...
@constexpr_function
def cdiv(x, y): ...
def helper(x, _builder): ...
"""
    groups = read(
        __init="from . import core", core=text, jit="def jit(fn): ...\ndef constexpr_function(fn): ..."
    )
    core = groups["triton.core"]
    assert core["load"] == "builtin(pointer)"
    assert core["total"] == "jit(x)"
    assert core["cdiv"] == "constexpr_function(x, y)"
    assert core["helper"] == "function+device(x)"


def test_both_arms_of_a_condition_count_except_type_checking():
    text = """
import os
from typing import TYPE_CHECKING
if os.name == 'nt': a = 1
else: b = 2
try: import nothing as c
except ImportError: c = None
if TYPE_CHECKING: d = 1
if __name__ == '__main__': e = 1
"""
    assert {"a", "b", "c"} == {name for name in read(__init=text)["triton"] if len(name) == 1}


def test_dtypes_aliases_and_constants():
    text = "class dtype:\n    def __init__(self, name): self.name = name\nint1 = dtype('int1')\nmask = int1\nLIMIT = 4"
    group = read(__init=text)["triton"]
    assert group["int1"] == "dtype = dtype('int1')"
    assert group["mask"] == "@triton.int1"
    assert group["LIMIT"] == "value = 4"


def test_names_that_only_running_shows_open_the_module():
    groups = read(
        __init="from . import a, b\nfrom ._C import ir",
        a="def __getattr__(name): ...",
        b="for name in ('x', 'y'): globals()[name] = 1",
        _C="def __getattr__(name): ...",
    )
    assert groups["triton.a"][""] == "module+open"
    assert groups["triton.b"][""] == "module+open"
    assert groups["triton"]["ir"] == "dynamic"


def test_a_module_that_nothing_imports_is_marked():
    groups = read(__init="", a="x = 1")
    assert groups["triton.a"][""] == "module+unloaded"
    assert "a" not in groups["triton"]


def test_classes_have_what_init_and_bases_give():
    text = """
class base:
    def __init__(self, handle): self.handle = handle
class tensor(base):
    @property
    def T(self): ...
tensor.size = 3
"""
    groups = read(__init=text)
    assert groups["triton"]["tensor"] == "class(handle) < triton.base"
    assert groups["triton.tensor"] == {"T": "property", "size": "attribute = 3"}
    assert groups["triton.base"] == {"handle": "attribute"}


MEMBERS = """
class tensor: pass
def builtin(fn): return fn
def jit(fn): return fn
def _tensor_member_fn(fn): {body}
@_tensor_member_fn
@builtin
def cast(input, dtype, _semantic=None): ...
@_tensor_member_fn
@jit
def total(input, axis): ...
@jit
@_tensor_member_fn
def sort(x): ...
"""


def test_member_functions_become_methods_of_tensors():
    text = MEMBERS.format(
        body="setattr(tensor, fn.__name__, fn if isinstance(fn, JITFunction) else wrap(fn))"
    )
    groups = read(__init="from .language import core", language__init="", language__core=text)
    members = groups["triton.language.core.tensor"]
    assert members == {"cast": "@triton.language.core.cast", "total": "@triton.language.core.total"}


def test_a_wrapped_jit_function_is_no_method():
    text = MEMBERS.format(body="setattr(tensor, fn.__name__, wrap(fn))")
    groups = read(__init="from .language import core", language__init="", language__core=text)
    assert set(groups["triton.language.core.tensor"]) == {"cast"}


def test_stubs_and_builtins_that_only_raise_are_left_out():
    text = """
def builtin(fn): return fn
class tensor:
    def sort(self): ...
@builtin
def advance(base, offsets):
    'Gone.'
    raise NotImplementedError('removed')
"""
    groups = read(__init="from .language import core", language__init="", language__core=text)
    assert "triton.language.core.tensor" not in groups
    assert "advance" not in groups["triton.language.core"]
