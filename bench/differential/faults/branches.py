"""Part vii: conditions, and the types that meet after a branch."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import Type
from ..values import any_shape, common, literal, mask, value
from .row import Row


def another_type(draft: Draft, type: Type) -> Type:
    """A type that differs in its dtype or in its shape."""
    if draft.chance(0.5):
        dtypes = [
            each for each in ("float32", "float16", "int32", "int64", "float64", "int1") if each != type.dtype
        ]
        return Type(draft.pick(dtypes), type.shape)
    shape = draft.shape() if not type.shape else draft.choose((), tuple(size * 2 for size in type.shape))
    return Type(type.dtype, shape)


def of(draft: Draft, type: Type) -> str:
    return value(draft, type.dtype, type.shape)


def a_type(draft: Draft) -> Type:
    return Type(common(draft), any_shape(draft))


def block_condition(draft: Draft) -> None:
    shape, dtype = draft.shape(), common(draft)
    condition = draft.choose(
        mask(draft, shape),
        value(draft, "int32", shape),
        f"{value(draft, dtype, shape)} > {literal(draft, dtype)}",
    )
    header = f"if {condition}:"
    if draft.chance(0.3):
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.assign(of(draft, a_type(draft)))
        header = f"elif {condition}:"
    with draft.block(header):
        draft.line(f"{draft.fresh()} = 1")


def scalar_condition(draft: Draft) -> None:
    shape, dtype = draft.shape(1), draft.choose("int32", "float32")
    condition = draft.choose(
        value(draft, "int1"),
        draft.parameter(Type("int32")),
        f"tl.max({value(draft, dtype, shape)}, 0) > {literal(draft, dtype)}",
        f"{value(draft, 'int1')} and {value(draft, 'int1')}",
        draft.pointer(dtype),
    )
    with draft.block(f"if {condition}:"):
        draft.line(f"{draft.fresh()} = 1")


def one_element_condition(draft: Draft) -> None:
    shape = draft.choose((1,), (1, 1))
    with draft.block(f"if {draft.choose(mask(draft, shape), value(draft, 'int32', shape) + ' > 0')}:"):
        draft.assign(of(draft, a_type(draft)))


def unequal_branches(draft: Draft) -> None:
    first = a_type(draft)
    second = another_type(draft, first)
    name = draft.fresh()
    if draft.chance(0.5):
        draft.line(f"{name} = {of(draft, first)}")
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.line(f"{name} = {of(draft, second)}")
    else:
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.line(f"{name} = {of(draft, first)}")
        with draft.block("else:"):
            draft.line(f"{name} = {of(draft, second)}")
    if draft.chance(0.5):
        draft.line(f"{draft.fresh()} = {name}")


def equal_branches(draft: Draft) -> None:
    """Types may differ where a constexpr decides, or in a name that only one branch has."""
    first = a_type(draft)
    second = another_type(draft, first)
    name = draft.fresh()
    flag = draft.constexpr(draft.choose(True, False), ("FLAG", "EVEN"))
    header = draft.choose(f"if {flag}:", f"if {value(draft, 'int1')}:")
    if header == f"if {flag}:":
        with draft.block(header):
            draft.line(f"{name} = {of(draft, first)}")
        with draft.block("else:"):
            draft.line(f"{name} = {of(draft, second)}")
        use(draft, name)
    else:
        with draft.block(header):
            draft.assign(of(draft, first))
        with draft.block("else:"):
            draft.assign(of(draft, second))


def partly_defined(draft: Draft) -> None:
    type = a_type(draft)
    name = draft.fresh()
    header = draft.choose(
        f"if {value(draft, 'int1')}:", f"for {draft.fresh(('i', 'j'))} in range({value(draft, 'int32')}):"
    )
    with draft.block(header):
        draft.line(f"{name} = {of(draft, type)}")
    if header.startswith("if") and draft.chance(0.3):
        with draft.block("else:"):
            draft.assign(of(draft, type))
    use(draft, name, type)


def wholly_defined(draft: Draft) -> None:
    type = a_type(draft)
    name = draft.fresh()
    if draft.chance(0.5):
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.line(f"{name} = {of(draft, type)}")
        with draft.block("else:"):
            draft.line(f"{name} = {of(draft, type)}")
    else:
        with draft.block(f"for {draft.fresh(('i', 'j'))} in tl.static_range(2):"):
            draft.line(f"{name} = {of(draft, type)}")
    use(draft, name, type)


def unequal_alternatives(draft: Draft) -> None:
    type = Type(draft.choose("int32", "float32", "int64", "float16"), any_shape(draft))
    other = another_type(draft, type)
    condition = value(draft, "int1")
    alternatives = draft.choose(
        (of(draft, type), of(draft, other)),
        (of(draft, type), draft.choose("0.0", "2.5") if type.dtype != "float32" or type.shape else "7"),
    )
    first, second = alternatives if draft.chance(0.5) else alternatives[::-1]
    draft.assign(f"{first} if {condition} else {second}")


def equal_alternatives(draft: Draft) -> None:
    type = Type(draft.choose("int32", "float32"), ())
    number = literal(draft, type.dtype)
    flag = draft.constexpr(True, ("FLAG", "EVEN"))
    draft.assign(
        draft.choose(
            f"{of(draft, type)} if {value(draft, 'int1')} else {number}",
            f"{of(draft, a_type(draft))} if {flag} else {of(draft, a_type(draft))}",
        )
    )


ROWS = (
    Row("vii-1", "if on a block", block_condition, scalar_condition, "more than one value|ambiguous"),
    Row("vii-2", "if on a block of one (a warning)", one_element_condition, scalar_condition, ""),
    Row(
        "vii-4",
        "type differs between branches",
        unequal_branches,
        equal_branches,
        "Mismatched type|initial value",
    ),
    Row("vii-5", "name defined on one path only", partly_defined, wholly_defined, "is not defined"),
    Row(
        "vii-12",
        "ternary with unequal types",
        unequal_alternatives,
        equal_alternatives,
        "inconsistent types|Ternary",
    ),
)
