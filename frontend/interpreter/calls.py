"""Calls: of Triton's functions and methods, of helpers, of builtins, of what cannot be called."""

from __future__ import annotations

from ...grammar.api.entry import Entry, Kind
from .. import dtypes, tree
from ..diagnostics import Related
from ..kernel import Kernel
from ..source import Span
from ..values import (
    UNKNOWN,
    Api,
    ApiModule,
    Argument,
    Builtin,
    Dtype,
    HostModule,
    Jit,
    Known,
    Method,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
    is_runtime,
)
from . import expressions
from .binding import Bound, Misuse, Passed, Slot, bind
from .builtins import elementwise, typing_rules
from .session import DEPTH_LIMIT, Walk

LIBRARY_HINTS = {
    "abs": "tl.abs", "exp": "tl.exp", "exp2": "tl.exp2", "log": "tl.log", "log2": "tl.log2", "sqrt": "tl.sqrt",
    "sin": "tl.sin", "cos": "tl.cos", "floor": "tl.floor", "ceil": "tl.ceil", "maximum": "tl.maximum",
    "minimum": "tl.minimum", "max": "tl.max", "min": "tl.min", "sum": "tl.sum", "where": "tl.where",
    "zeros": "tl.zeros", "full": "tl.full", "arange": "tl.arange", "dot": "tl.dot", "matmul": "tl.dot",
    "sigmoid": "tl.sigmoid", "softmax": "tl.softmax", "rsqrt": "tl.rsqrt", "fabs": "tl.abs",
    "tanh": "tl.extra.cuda.libdevice.tanh", "pow": "tl.extra.cuda.libdevice.pow", "erf": "tl.erf",
}  # fmt: skip


HOST_HELPERS = frozenset({"cdiv", "next_power_of_2"})
"""Plain Python in old versions, constexpr functions in newer ones."""


def related(span: Span, message: str) -> Related:
    """Another place of the same cause."""
    return Related(span, message)


def call(walk: Walk, node: tree.Call) -> Value:
    """The value of a call."""
    func = expressions.evaluate(walk, node.func)
    if isinstance(func, Api) and func.entry.definition.endswith(".static_assert"):
        passed = assertion_arguments(walk, node)
    else:
        passed = arguments(walk, node)
    match func:
        case Api(entry=entry):
            return api_call(walk, node, func, entry, passed)
        case Method():
            return method_call(walk, node, func, passed)
        case Jit(def_start=start) if start in walk.session.kernels:
            return jit_call(walk, node, walk.session.kernels[start], passed)
        case Builtin(name=name):
            return builtin_call(walk, node, name, passed)
        case HostModule(name=name):
            return library_call(walk, node, name, passed)
        case Known(value=Dtype(name=name)):
            argument = walk.text(node.args[0].span) if node.args else "x"
            walk.report(
                "KF207",
                node.span,
                f"the dtype `tl.{name}` is not a function",
                f"write `{argument}.to(tl.{name})`, or `tl.full((), {argument}, tl.{name})` for a constant",
            )
            return UNKNOWN
        case (
            Tensor()
            | TupleOf()
            | Symbol(sort=Sort.NUMBER | Sort.INT | Sort.SIZE | Sort.DTYPE)
            | Known(value=int() | float())
        ) if isinstance(node.func, tree.Attribute):
            walk.report("KF206", node.func.attr_span, f"`{node.func.attr}` is not a method", "drop the `()`")
            return UNKNOWN
        case ApiModule():
            walk.report(
                "KF201", node.func.span, f"`{walk.text(node.func.span)}` is a module: it cannot be called"
            )
            return UNKNOWN
        case _:
            return UNKNOWN


def assertion_arguments(walk: Walk, node: tree.Call) -> Passed:
    """The message of a static assert is put together only when it fails, and may fail itself."""
    was_certain, walk.certain = walk.certain, False
    passed = arguments(walk, node)
    walk.certain = was_certain
    if node.args:
        expressions.evaluate(walk, node.args[0])
    return passed


def arguments(walk: Walk, node: tree.Call) -> Passed:
    """Evaluate what a call passes."""
    positional: list[tuple[Value, tree.Expr]] = []
    is_exact = True
    for argument in node.args:
        value = expressions.evaluate(walk, argument.value if isinstance(argument, tree.Starred) else argument)
        if not isinstance(argument, tree.Starred):
            positional.append((value, argument))
        elif isinstance(value, TupleOf) and is_exact:
            positional += [(item, argument) for item in value.items]
        else:
            _check_starred(walk, argument, value)
            return Passed((), tuple(_keywords(walk, node)), False)
    is_exact = all(keyword.name is not None for keyword in node.keywords)
    return Passed(tuple(positional), tuple(_keywords(walk, node)), is_exact)


def _check_starred(walk: Walk, argument: tree.Starred, value: Value) -> None:
    if is_constexpr(value) and walk.is_before("3.8"):
        walk.report(
            "KF119",
            argument.span,
            f"`*` works on tuples made in the kernel, and this is {describe(value)}",
            "write the elements out",
        )


def _keywords(walk: Walk, node: tree.Call) -> list[tuple[tree.Keyword, Value]]:
    return [(keyword, expressions.evaluate(walk, keyword.value)) for keyword in node.keywords]


def spelled(walk: Walk, node: tree.Call) -> str:
    """The function as the kernel writes it."""
    return walk.text(node.func.span)


def entry_slots(entry: Entry) -> tuple[Slot, ...]:
    """The parameters of a catalogue entry."""
    return tuple(
        Slot(
            param.name,
            param.kind.value,
            param.default is None and param.kind.value not in ("varargs", "kwargs"),
        )
        for param in entry.parameters or ()
    )


def api_call(walk: Walk, node: tree.Call, func: Api, entry: Entry, passed: Passed) -> Value:
    """A function or class of Triton's."""
    if entry.kind is Kind.CLASS or entry.parameters is None:
        return construct(walk, node, entry, passed)
    bound = bind(spelled(walk, node), entry_slots(entry), passed, node)
    if isinstance(bound, Misuse):
        return misuse(walk, bound, func.entry.definition)
    name = entry.definition.rpartition(".")[2]
    if entry.kind is Kind.CONSTEXPR_FUNCTION or (entry.kind is Kind.FUNCTION and name in HOST_HELPERS):
        return constexpr_call(walk, node, bound, name)
    if entry.kind is Kind.FUNCTION:
        return UNKNOWN
    return typing_rules.result(walk, entry.definition, bound)


def construct(walk: Walk, node: tree.Call, entry: Entry, passed: Passed) -> Value:
    """`tl.constexpr(x)` is `x`; other classes make things that only the compiler knows."""
    if entry.definition.endswith(".constexpr") and len(passed.positional) == 1:
        value = passed.positional[0][0]
        if isinstance(value, Symbol) and value.sort is Sort.DTYPE:
            return Symbol(value.text)
        return value if is_constexpr(value) or isinstance(value, TupleOf) else UNKNOWN
    if entry.definition.endswith(".pointer_type") and not passed.keywords:
        match passed.positional:
            case ((Known(value=Dtype(name=element)), _),):
                return Known(Dtype(dtypes.pointer_to(element)))
            case ((Tensor() as value, argument), *_):
                text = walk.text(argument.span)
                walk.report(
                    "KF207",
                    argument.span,
                    f"`{walk.text(node.func.span)}` takes an element type, and this is {describe(value)}",
                    f"to make a pointer of an address write `{text}.to(tl.pointer_type(tl.float32))`",
                )
            case _:
                pass
    return UNKNOWN


def constexpr_call(walk: Walk, node: tree.Call, bound: Bound, function: str) -> Value:
    """Host helpers that kernels may call on constants: `triton.cdiv`, `triton.next_power_of_2`."""
    values = list(bound.values.values())
    for name, value in bound.values.items():
        if is_runtime(value):
            note = {
                "cdiv": "use `tl.cdiv`, which works on run-time values",
                "next_power_of_2": "compute it on the host and pass it as a `tl.constexpr` argument",
            }.get(function, "call it on constexpr values, or on the host")
            walk.report(
                "KF213", bound.span(name), f"`{bound.name}` cannot take {describe(value)} in a kernel", note
            )
            return UNKNOWN
    if not all(is_constexpr(value) for value in values):
        return UNKNOWN
    sort = _sort_of_helper(function, values)
    return fold_host_helper(function, values) or Symbol(walk.text(node.span), sort=sort)


def _sort_of_helper(function: str, values: list[Value]) -> Sort | None:
    """`cdiv` of ints, and every power of two, is an int."""
    if function not in HOST_HELPERS:
        return None
    is_small = all(isinstance(value, Symbol) and value.sort is Sort.SIZE for value in values)
    return Sort.SIZE if is_small else Sort.NUMBER


def fold_host_helper(name: str, values: list[Value]) -> Value | None:
    """`cdiv` and `next_power_of_2` of known integers."""
    numbers = [value.value for value in values if isinstance(value, Known) and isinstance(value.value, int)]
    if len(numbers) != len(values):
        return None
    match name, numbers:
        case "cdiv", [dividend, divisor] if divisor > 0:
            return Known(-(-dividend // divisor))
        case "next_power_of_2", [number] if 0 < number < 2**32:
            return Known(1 << (number - 1).bit_length())
        case _:
            return None


def misuse(walk: Walk, why: Misuse, function: str) -> Value:
    """Report arguments that do not fit."""
    notes: tuple[str, ...] = ()
    if why.keyword is not None:
        from ...grammar.api.replacements import keyword_replacement

        instead = keyword_replacement(function, why.keyword, walk.session.catalogue.version)
        notes = (instead.text,) if instead else ()
        entry = walk.session.catalogue.find(function)
        if not notes and entry and entry.parameters:
            names = [param.name for param in entry.parameters]
            close = expressions.near(why.keyword, names)
            notes = (f"did you mean `{close}`?" if close else "it has " + ", ".join(f"`{n}`" for n in names),)
    walk.report("KF301" if why.keyword is not None else "KF302", why.span, why.message, *notes)
    return UNKNOWN


def method_call(walk: Walk, node: tree.Call, method: Method, passed: Passed) -> Value:
    """A method of a run-time value."""
    bound = bind(spelled(walk, node), entry_slots(method.entry), passed, node, method.receiver)
    if isinstance(bound, Misuse):
        return misuse(walk, bound, method.entry.definition)
    return typing_rules.result(walk, method.name, bound)


def jit_call(walk: Walk, node: tree.Call, callee: Kernel, passed: Passed) -> Value:
    """A helper of the same file: its body is walked with the actual arguments."""
    slots = tuple(
        Slot(
            parameter.name,
            parameter.kind,
            parameter.default is None and parameter.kind not in ("varargs", "kwargs"),
        )
        for parameter in callee.function.parameters
    )
    bound = bind(callee.name, slots, passed, node)
    place = related(callee.function.name_span, f"`{callee.name}` is defined here")
    if isinstance(bound, Misuse):
        walk.report("KF304", bound.span, bound.message, related=(place,))
        return UNKNOWN
    if callee.is_noinline:
        for name, value in bound.values.items():
            if isinstance(value, Tensor) and value.is_block:
                walk.report(
                    "KF305",
                    bound.span(name),
                    f"`{callee.name}` is marked noinline: it cannot take {describe(value)}",
                    "remove `noinline=True`",
                    related=(place,),
                )
                return UNKNOWN
    return inline(walk, node, callee, bound)


def inline(walk: Walk, node: tree.Call, callee: Kernel, bound: Bound) -> Value:
    """Walk the callee, if it is not too deep."""
    from .functions import run_callee  # functions walks statements, which make calls

    if len(walk.callers) >= DEPTH_LIMIT or walk.session.is_exhausted or not bound.is_exact:
        return UNKNOWN
    return run_callee(walk, callee, bound)


def builtin_call(walk: Walk, node: tree.Call, name: str, passed: Passed) -> Value:
    """The builtins that the code generator offers."""
    values = [value for value, _ in passed.positional]
    match name:
        case "len":
            return length(walk, node, values)
        case "float" | "int":
            return number(walk, node, name, values)
        case "min" | "max":
            return extreme(walk, node, name, values)
        case "hasattr":
            return has_attribute(walk, values)
        case "print":
            return printed(walk, node, passed)
        case "list" if len(values) == 1 and isinstance(values[0], TupleOf):
            return values[0]
        case _:
            return UNKNOWN


def printed(walk: Walk, node: tree.Call, passed: Passed) -> Value:
    """Python's `print` is `tl.device_print`, which has no `sep` or `end`, and wants a text first."""
    found = walk.session.catalogue.find("triton.language.device_print")
    return Known(None) if found is None else api_call(walk, node, Api(found.definition, found), found, passed)


def length(walk: Walk, node: tree.Call, values: list[Value]) -> Value:
    match values:
        case [TupleOf(items=items)]:
            return Known(len(items))
        case [Known(value=str() as text)]:
            return Known(len(text))
        case [Tensor()] | [Argument(is_pointer=True)]:
            walk.report(
                "KF209",
                node.span,
                f"{describe(values[0])} has no `len`",
                "use `x.shape[0]`, or the constexpr block size",
            )
            return UNKNOWN
        case [Symbol()]:
            return Symbol(walk.text(node.span), Sort.SIZE)
        case _:
            return UNKNOWN


def number(walk: Walk, node: tree.Call, name: str, values: list[Value]) -> Value:
    """`int(x)` and `float(x)` work on constants."""
    if len(values) != 1:
        return UNKNOWN
    (value,) = values
    if is_runtime(value):
        dtype = "tl.float32" if name == "float" else "tl.int32"
        walk.report(
            "KF209",
            node.span,
            f"`{name}()` cannot convert {describe(value)}",
            f"write `{walk.text(node.args[0].span)}.to({dtype})`",
        )
        return UNKNOWN
    if isinstance(value, Known) and isinstance(value.value, int | float | str):
        try:
            return Known(float(value.value) if name == "float" else int(value.value))
        except (ValueError, OverflowError):
            return UNKNOWN
    sort = Sort.FLOAT if name == "float" else Sort.INT
    return Symbol(walk.text(node.span), sort) if isinstance(value, Symbol) else UNKNOWN


def extreme(walk: Walk, node: tree.Call, name: str, values: list[Value]) -> Value:
    """`min` and `max` stay constexpr on constexprs, and are element-wise otherwise."""
    for keyword in node.keywords:
        if keyword.name not in (None, "propagate_nan"):
            note = f"it compares values; to reduce a block write `tl.{name}(x, axis=0)`"
            walk.report("KF301", keyword.span, f"`{name}` has no parameter `{keyword.name}`", note)
            return UNKNOWN
    numbers = [v.value for v in values if isinstance(v, Known) and isinstance(v.value, int | float)]
    if len(values) >= 2 and len(numbers) == len(values):
        return Known(min(numbers) if name == "min" else max(numbers))
    if values and all(is_constexpr(value) for value in values):
        return Symbol(walk.text(node.span), sort=Sort.NUMBER)
    if len(values) == 1 and isinstance(values[0], Tensor | TupleOf) and not node.keywords:
        walk.report(
            "KF517",
            node.span,
            f"`{name}` compares values; it does not reduce a block",
            f"use `tl.{name}({walk.text(node.args[0].span)}, axis=0)`",
        )
        return UNKNOWN
    if len(values) < 2 or UNKNOWN in values or not any(is_runtime(value) for value in values):
        return UNKNOWN
    return elementwise.extreme(walk, node, name, values)


def has_attribute(walk: Walk, values: list[Value]) -> Value:
    match values:
        case [ApiModule(path=path), Known(value=str() as name)]:
            return Known(walk.session.catalogue.find(f"{path}.{name}") is not None)
        case _:
            return UNKNOWN


def library_call(walk: Walk, node: tree.Call, name: str, passed: Passed) -> Value:
    """A function of math, torch, numpy or pdb."""
    library, _, function = name.partition(".")
    if library == "pdb":
        walk.report("KF108", node.span, "a kernel cannot be stopped in a debugger", "use `tl.device_print`")
        return UNKNOWN
    if library != "math":
        return UNKNOWN
    for value, argument in passed.positional:
        if is_runtime(value):
            hint = LIBRARY_HINTS.get(function)
            note = f"use `{hint}`" if hint else "look for it in `tl.math` or `tl.extra.cuda.libdevice`"
            walk.report(
                "KF204",
                argument.span,
                f"`{name}` is a Python function: it cannot take {describe(value)}",
                note,
            )
            return UNKNOWN
    if all(is_constexpr(value) for value, _ in passed.positional):
        return Symbol(walk.text(node.span), sort=Sort.NUMBER)
    return UNKNOWN
