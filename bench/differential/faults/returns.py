"""Part vii: what functions return."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import Type
from ..values import common, literal, mask, named, value
from .branches import a_type, another_type, of
from .row import Row


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
    Row("vii-13", "unequal return types", unequal_returns, equal_returns, "Inconsistent return|return"),
    Row("vii-14", "path without a return", missing_return, equal_returns, "", nests=False),
    Row(
        "vii-15",
        "use of a result that does not exist",
        result_of_nothing,
        unused_nothing,
        "None|void|AssertionError",
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
