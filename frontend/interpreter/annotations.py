"""Parameter annotations that fix a type, after `_normalize_ty` and `annotation_type` of Triton's runtime/jit.py.

Whatever a launch passes, the kernel is compiled for the annotated type.
"""

from __future__ import annotations

from .. import dtypes, tree
from ..scope import Scope
from ..values import Api, ApiModule, Argument, Dtype, Known, Scalar

POINTER_CLASS = ".pointer_type"
PYTHON_TYPES = {"int": "int32", "float": "float32", "bool": "int1"}
SHORT = {
    "half": "float16", "fp16": "float16", "double": "float64", "fp32": "float32", "fp64": "float64",
    "bf16": "bfloat16", "i1": "int1", "u1": "int1", "uint1": "int1", "i8": "int8", "i16": "int16",
    "i32": "int32", "i64": "int64", "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
    "fp8e5": "float8e5", "fp8e5b16": "float8e5b16", "fp8e4nv": "float8e4nv", "fp8e4b8": "float8e4b8",
    "fp8e4b15": "float8e4b15", **PYTHON_TYPES,
}  # fmt: skip
"""Other spellings of element types in annotations that are strings."""
ELEMENTS = frozenset(
    [
        *SHORT.values(),
        "int8",
        "int16",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float8e4nv",
        "float8e5",
    ]
)


def annotated(parameter: tree.Parameter, scope: Scope) -> Argument | None:
    """The argument that an annotation makes of a parameter; None if it leaves the type to the launch."""
    if parameter.annotation is None:
        return None
    text = _type_text(parameter.annotation, scope)
    if text is None:
        return None
    element = text.lstrip("*").removeprefix("k") if text.startswith("*") else text
    if element not in ELEMENTS or text.startswith("**"):
        return None
    if text.startswith("*"):
        return Argument(parameter.name, Scalar.POINTER, pointee=element)
    return Argument(parameter.name, dtypes.family(element), dtype=element)


def _type_text(node: tree.Expr, scope: Scope) -> str | None:
    """`*` before an element's name for each pointer to it."""
    match node:
        case tree.Constant(value=str(text)):
            return _from_string(text)
        case tree.Name(id=name) if scope.lookup(name) is None:
            return PYTHON_TYPES.get(name)
        case tree.Name(id=name):
            found = scope.lookup(name)
            return found.value.name if isinstance(found, Known) and isinstance(found.value, Dtype) else None
        case tree.Attribute(value=tree.Name(id=base), attr=name):
            return name if isinstance(scope.lookup(base), ApiModule) else None
        case tree.Call(func=func, args=(element,)) if _is_pointer_class(func, scope):
            inner = _type_text(element, scope)
            return None if inner is None else f"*{inner}"
        case _:
            return None


def _from_string(text: str) -> str:
    text = text.strip()
    if text.startswith("const "):
        return _from_string(text.removeprefix("const "))
    if text.startswith("*"):
        return "*" + _from_string(text[1:].removeprefix("k"))
    if text.endswith("*"):
        return "*" + _from_string(text[:-1])
    name = text.removeprefix("tl.").replace("_t", "")
    return SHORT.get(name, name)


def _is_pointer_class(func: tree.Expr, scope: Scope) -> bool:
    match func:
        case tree.Attribute(value=tree.Name(id=base), attr="pointer_type"):
            return isinstance(scope.lookup(base), ApiModule)
        case tree.Name(id=name):
            found = scope.lookup(name)
            return isinstance(found, Api) and found.entry.definition.endswith(POINTER_CLASS)
        case _:
            return False
