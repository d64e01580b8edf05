"""Part vii: loops, their bounds, and what they carry."""

from __future__ import annotations

from ..draft import Draft
from ..types import FLOATS, INTS, Type
from ..values import any_shape, dtype_text, literal, mask, value
from .branches import a_type, another_type, of
from .row import Row


def block_loop_condition(draft: Draft) -> None:
    shape, dtype = draft.shape(), draft.choose("int32", "float32")
    block, condition = value(draft, dtype, shape), mask(draft, shape)
    choice = draft.integer(0, 3)
    if choice == 0:
        draft.assign(f"{block} if {condition} else {draft.choose(block, literal(draft, dtype))}")
    elif choice == 1:
        name = draft.assign(block)
        with draft.block(f"while {name} < {literal(draft, dtype)}:"):
            draft.line(f"{name} += 1")
    elif choice == 2:
        name = draft.assign(value(draft, draft.choose("int32", "int64")))
        with draft.block(f"while {name}:"):
            draft.line(f"{name} -= 1")
    else:
        with draft.block(f"while {condition}:"):
            draft.assign(of(draft, a_type(draft)))


def scalar_loop_condition(draft: Draft) -> None:
    dtype = draft.choose("int32", "float32")
    if draft.chance(0.5):
        draft.assign(
            f"{value(draft, dtype)} if {value(draft, 'int1')} else {value(draft, dtype)}", Type(dtype)
        )
    else:
        name = draft.assign(value(draft, dtype))
        with draft.block(f"while {name} {draft.choose('<', '>', '!=')} {value(draft, dtype)}:"):
            draft.line(f"{name} += {value(draft, dtype)}")


def changed_in_loop(draft: Draft) -> None:
    first = a_type(draft)
    second = another_type(draft, first)
    name = draft.assign(of(draft, first))
    header = draft.choose(
        f"for {draft.fresh(('i', 'j'))} in range({value(draft, 'int32')}):",
        f"for {draft.fresh(('i', 'j'))} in tl.range(0, 16, 4):",
        f"while {value(draft, 'int1')}:",
    )
    with draft.block(header):
        if first.dtype in INTS and draft.chance(0.4):
            draft.line(f"{name} {draft.choose('+=', '*=')} {value(draft, 'float32', first.shape)}")
        elif draft.chance(0.2):
            draft.line(
                f"{name} = {name}[None]"
                if first.shape
                else f"{name} = {name} + {value(draft, first.dtype, (16,))}"
            )
        else:
            draft.line(f"{name} = {of(draft, second)}")


def kept_in_loop(draft: Draft) -> None:
    type = Type(draft.pick(FLOATS), any_shape(draft))
    name = draft.assign(of(draft, type))
    with draft.block(f"for {draft.fresh(('i', 'j'))} in range({value(draft, 'int32')}):"):
        draft.line(
            draft.choose(
                f"{name} += {value(draft, type.dtype, type.shape)}",
                f"{name} = {name} * 2",
                f"{name} = ({name} + {value(draft, 'float64', type.shape)}).to(tl.{type.dtype})",
                f"{name} = {of(draft, type)}",
            )
        )


def carried_nothing(draft: Draft) -> None:
    name = draft.assign(draft.choose("None", dtype_text(draft, "float32"), "None"))
    with draft.block(f"for {draft.fresh(('i', 'j'))} in range({draft.choose('4', value(draft, 'int32'))}):"):
        draft.line(f"{name} = {of(draft, a_type(draft))}")


def carried_something(draft: Draft) -> None:
    """None and dtypes may be assigned in a loop, as long as nothing carries them."""
    name, other = draft.assign(draft.choose("None", "tl.float32")), draft.fresh()
    with draft.block(f"for {draft.fresh(('i', 'j'))} in range(4):"):
        draft.line(f"{other} = {name}")
        draft.assign(of(draft, a_type(draft)))


def wrong_bound(draft: Draft) -> None:
    block, fraction = value(draft, "int32", draft.shape()), value(draft, draft.choose("float32", "float16"))
    whole = value(draft, "int32")
    text = draft.choose(
        fraction,
        f"{whole}, {fraction}",
        f"{fraction}, {whole}",
        f"0, {whole}, {draft.choose('2.0', fraction)}",
        block,
        f"0, {block}",
        f"{whole} / 2",
        draft.choose("4.0", draft.constexpr(2.5, ("SCALE",))),
        draft.pointer("int32"),
    )
    with draft.block(f"for {draft.fresh(('i', 'j'))} in {draft.choose('range', 'tl.range')}({text}):"):
        draft.assign(of(draft, a_type(draft)))


def right_bound(draft: Draft) -> None:
    whole = value(draft, draft.choose("int32", "int64", "int8"))
    text = draft.choose(
        whole,
        f"0, {whole}",
        f"{whole}, {whole}, 2",
        f"0, 16, {draft.constexpr(4)}",
        "10, 0, -1",
        f"{whole} // 2",
    )
    with draft.block(f"for {draft.fresh(('i', 'j'))} in {draft.choose('range', 'tl.range')}({text}):"):
        draft.assign(of(draft, a_type(draft)))


def endless_range(draft: Draft) -> None:
    step = draft.choose("0", f"-{draft.parameter(Type('int32'))}", f"(0 - {draft.parameter(Type('int32'))})")
    with draft.block(
        f"for {draft.fresh(('i', 'j'))} in range({value(draft, 'int32')}, {value(draft, 'int32')}, {step}):"
    ):
        draft.assign(of(draft, a_type(draft)))


def index_after_loop(draft: Draft) -> None:
    index = draft.fresh(("i", "j", "k"))
    with draft.block(f"for {index} in range({value(draft, 'int32')}):"):
        draft.assign(of(draft, a_type(draft)))
    draft.line(f"tl.store({draft.pointer('int32')} + {index}, {index})")


def index_in_loop(draft: Draft) -> None:
    index = draft.fresh(("i", "j", "k"))
    with draft.block(f"for {index} in range({value(draft, 'int32')}):"):
        draft.line(f"tl.store({draft.pointer('int32')} + {index}, {index})")


def constant_while(draft: Draft) -> None:
    name = draft.constexpr(draft.size())
    condition = draft.choose("True", "1", f"{name} > 0", name, f"{name} != 4", f"not {name} == 3")
    with draft.block(f"while {condition}:"):
        draft.assign(of(draft, a_type(draft)))


def changing_while(draft: Draft) -> None:
    name = draft.assign(value(draft, "int32"))
    with draft.block(f"while {name} < {draft.constexpr(draft.size())}:"):
        draft.line(f"{name} += 1")


ROWS = (
    Row(
        "vii-3",
        "while or ternary on a block, while on an int",
        block_loop_condition,
        scalar_loop_condition,
        "parsing|inconsistent types",
    ),
    Row(
        "vii-6",
        "loop changes a type",
        changed_in_loop,
        kept_in_loop,
        "oop.carried|initial type|re-assigned|changed type",
    ),
    Row(
        "vii-7",
        "loop carries None or a dtype",
        carried_nothing,
        carried_something,
        "not a triton value|arried",
    ),
    Row(
        "vii-8",
        "loop bound that is no int",
        wrong_bound,
        right_bound,
        "must all be ints|must be a scalar|bound",
    ),
    Row("vii-9", "step that is zero or negative at run time", endless_range, right_bound, ""),
    Row("vii-10", "loop variable after its loop", index_after_loop, index_in_loop, ""),
    Row("vii-11", "while on a constant", constant_while, changing_while, "has no attribute"),
)
