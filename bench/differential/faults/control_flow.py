"""Part vii: conditions, loops, and the types of variables and results on their paths."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import FLOATS, INTS, Type
from ..values import common, dtype_text, literal, mask, named, value
from .dtypes import a_shape
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
    return Type(common(draft), a_shape(draft))


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
    type = Type(draft.pick(FLOATS), a_shape(draft))
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


def unequal_alternatives(draft: Draft) -> None:
    type = Type(draft.choose("int32", "float32", "int64", "float16"), a_shape(draft))
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


def unequal_returns(draft: Draft) -> None:
    type = a_type(draft)
    _returning(draft, type, another_type(draft, type))


def equal_returns(draft: Draft) -> None:
    type = a_type(draft)
    _returning(draft, type, type)


def _returning(draft: Draft, first: Type, second: Type) -> None:
    draft.open_helper()
    with draft.block(f"if {value(draft, 'int1')}:"):
        draft.line(f"return {of(draft, first)}")
    if draft.chance(0.5):
        draft.line(f"return {of(draft, second)}")
    else:
        with draft.block("else:"):
            draft.line(f"return {of(draft, second)}")
    draft.assign(draft.close_helper())


def missing_return(draft: Draft) -> None:
    draft.open_helper()
    with draft.block(f"if {value(draft, 'int1')}:"):
        draft.line(f"return {of(draft, a_type(draft))}")
    draft.assign(draft.close_helper())


def result_of_nothing(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    if draft.chance(0.6):
        draft.open_helper()
        draft.line(f"tl.store({draft.pointer(dtype)}, {literal(draft, dtype)})")
        call = draft.close_helper()
    else:
        call = f"tl.store({draft.pointer(dtype)}, {literal(draft, dtype)})"
    name = draft.assign(call)
    use(
        draft,
        draft.choose(
            f"{name} + {draft.choose('1', value(draft, dtype, shape))}",
            f"{value(draft, dtype, shape)} * {name}",
            f"tl.where({mask(draft, shape)}, {name}, {value(draft, dtype, shape)})",
            f"{name}.to(tl.float32)",
        ),
    )


def unused_nothing(draft: Draft) -> None:
    dtype = common(draft)
    draft.open_helper()
    draft.line(f"tl.store({draft.pointer(dtype)}, {literal(draft, dtype)})")
    if draft.chance(0.3):
        draft.line("return")
    call = draft.close_helper()
    draft.assign(call) if draft.chance(0.5) else draft.line(call)


def returning_kernel(draft: Draft) -> None:
    result = draft.choose(
        of(draft, a_type(draft)),
        "1",
        "0.0",
        draft.constexpr(draft.size()),
        named(draft, "float32", draft.shape()),
    )
    if draft.chance(0.3):
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.line(f"return {result}")
    else:
        draft.line(f"return {result}")


def ending_kernel(draft: Draft) -> None:
    if draft.chance(0.5):
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.line("return")
    else:
        draft.line("return")


def return_none(draft: Draft) -> None:
    draft.open_helper()
    if draft.chance(0.4):
        with draft.block(f"if {value(draft, 'int1')}:"):
            draft.line("return None")
    else:
        draft.line(f"tl.store({draft.pointer('float32')}, 1.0)")
        draft.line("return None")
    call = draft.close_helper()
    draft.line(call)


def runtime_recursion(draft: Draft) -> None:
    name = draft.define("n", "pass")
    function = draft.helpers[-1]
    function.lines = [
        "    if n > 1:",
        f"        return n * {name}(n - 1)",
        draft.choose("    return n", "    else:\n        return n"),
    ]
    if draft.chance(0.5):
        function.lines = [f"    return n + {name}(n - 1)"]
    draft.assign(f"{name}({value(draft, 'int32')})")


def constant_recursion(draft: Draft) -> None:
    name = draft.define("n: tl.constexpr", "pass")
    draft.helpers[-1].lines = [
        "    if n > 1:",
        f"        return n * {name}(n - 1)",
        "    else:",
        "        return n",
    ]
    draft.assign(f"{name}({draft.choose('3', '4')})")


ROWS = (
    Row("vii-1", "if on a block", block_condition, scalar_condition, "more than one value|ambiguous"),
    Row("vii-2", "if on a block of one (a warning)", one_element_condition, scalar_condition, ""),
    Row(
        "vii-3",
        "while or ternary on a block, while on an int",
        block_loop_condition,
        scalar_loop_condition,
        "parsing|inconsistent types",
    ),
    Row(
        "vii-4",
        "type differs between branches",
        unequal_branches,
        equal_branches,
        "Mismatched type|initial value",
    ),
    Row("vii-5", "name defined on one path only", partly_defined, wholly_defined, "is not defined"),
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
    Row(
        "vii-12",
        "ternary with unequal types",
        unequal_alternatives,
        equal_alternatives,
        "inconsistent types|Ternary",
    ),
    Row("vii-13", "unequal return types", unequal_returns, equal_returns, "Inconsistent return|return"),
    Row("vii-14", "path without a return", missing_return, equal_returns, ""),
    Row(
        "vii-15",
        "use of a result that does not exist",
        result_of_nothing,
        unused_nothing,
        "cannot convert None|None|void",
    ),
    Row(
        "vii-16",
        "launched kernel that returns a value",
        returning_kernel,
        ending_kernel,
        "PassManager",
        nests=False,
    ),
    Row("vii-17", "return None", return_none, unused_nothing, "None"),
    Row("vii-18", "recursion at run time", runtime_recursion, constant_recursion, "KeyError|ecursion"),
)
