"""What Triton's functions and methods make of their arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ...grammar.record import record, replace
from .. import tree
from ..values import python_float
from . import lanes, terms
from .content import (
    CANDIDATES,
    NO_AXES,
    NOTHING,
    UNKNOWN,
    Content,
    Fill,
    mapped_fill,
    view,
)
from .flow import Access, Reduction
from .lanes import Lanes
from .operations import opaque, operate

if TYPE_CHECKING:
    from .reader import Reader

REDUCTIONS = frozenset({"sum", "max", "min", "argmax", "argmin", "xor_sum", "reduce"})
SCANS = frozenset({"cumsum", "cumprod", "associative_scan"})
ATOMICS = frozenset(f"atomic_{name}" for name in ("add", "max", "min", "and", "or", "xor", "xchg", "cas"))
SAME = frozenset({"multiple_of", "max_contiguous", "max_constancy", "to_tensor", "cast"})
"""Functions that give their first argument."""
ELEMENTWISE = frozenset(
    [*lanes.FUNCTIONS, "rsqrt", "exp10", "expm1", "log1p", "acos", "asin", "atan", "cosh"]
)
WIDE = frozenset({"int64", "uint64"})
NOWHERE = 99
"""The position of a parameter that nobody passes by position."""


@record(eq=False)
class Arguments:
    """The arguments of a call, `first` the receiver of a method."""

    node: tree.Call
    first: tree.Expr | None = None

    def expression(self, name: str, position: int) -> tree.Expr | None:
        """What is passed for a parameter."""
        for keyword in self.node.keywords:
            if keyword.name == name:
                return keyword.value
        args = self.node.args if self.first is None else (self.first, *self.node.args)
        found = args[position] if position < len(args) else None
        return None if isinstance(found, tree.Starred) else found

    @property
    def is_plain(self) -> bool:
        """No `*args` and no `**kwargs`."""
        return not any(isinstance(each, tree.Starred) for each in self.node.args) and all(
            keyword.name is not None for keyword in self.node.keywords
        )


Rule: TypeAlias = "Callable[[Reader, Arguments, str], Content]"


def call(reader: Reader, node: tree.Call) -> Content:
    """What a call gives; accesses and reductions are recorded on the way."""
    name = reader.path(node.func)
    arguments = Arguments(node)
    if name is None and isinstance(node.func, tree.Attribute):
        name, arguments = node.func.attr, Arguments(node, node.func.value)
    elif name is None and isinstance(node.func, tree.Name):
        name = node.func.id if node.func.id in ("min", "max") else None
        if name is not None:
            return _lane_by_lane(reader, arguments, "minimum" if name == "min" else "maximum")
        if node.func.id == "float":
            return _float(node)
    if name is None or name == "helper" or not arguments.is_plain:
        return _unknown(reader, arguments)
    reader.calls.add(name)
    rule = _RULES.get(name)
    return _followed(reader, arguments) if rule is None else rule(reader, arguments, name)


def _float(node: tree.Call) -> Content:
    """`float("inf")`, `float("-inf")`"""
    text = node.args[0].value if node.args and isinstance(node.args[0], tree.Constant) else None
    is_infinite = isinstance(text, str) and text.strip().lower().lstrip("+-") in ("inf", "infinity")
    return Content(None, 0, NO_AXES, number=python_float(text) if is_infinite else None)


def _parts(reader: Reader, arguments: Arguments) -> list[Content]:
    nodes = [*arguments.node.args, *(keyword.value for keyword in arguments.node.keywords)]
    if arguments.first is not None:
        nodes.insert(0, arguments.first)
    return [reader.evaluate(each) for each in nodes]


def _unknown(reader: Reader, arguments: Arguments) -> Content:
    """A helper: it may read anything, its program id too."""
    parts = _parts(reader, arguments)
    return Content(
        depends=UNKNOWN.depends.union(*(each.depends for each in parts)),
        reads=NOTHING.union(*(each.reads for each in parts)),
    )


def _followed(reader: Reader, arguments: Arguments) -> Content:
    """A function of Triton's whose result has a shape that is not followed."""
    return replace(opaque(*_parts(reader, arguments)), rank=None, axes=None)


def _value(reader: Reader, arguments: Arguments, name: str, position: int) -> Content | None:
    node = arguments.expression(name, position)
    if node is None or (isinstance(node, tree.Constant) and node.value is None):
        return None
    return reader.evaluate(node)


# Indices


def _program_id(reader: Reader, arguments: Arguments, name: str) -> Content:
    axis = integer(arguments.expression("axis", 0))
    if axis is None:
        return UNKNOWN
    if not reader.conditions:
        reader.program_axes.append((axis, arguments.node))
    text = str(axis)
    return Content(terms.atom("pid", text), 0, NO_AXES, frozenset({f"pid{axis}"}), is_wide=False)


def _num_programs(reader: Reader, arguments: Arguments, name: str) -> Content:
    axis = integer(arguments.expression("axis", 0))
    return Content(terms.atom("name", f"num_programs({axis})"), 0, NO_AXES, is_wide=False)


def integer(node: tree.Expr | None) -> int | None:
    """A literal integer, with its sign."""
    if isinstance(node, tree.Unary) and node.op == "-":
        value = integer(node.operand)
        return None if value is None else -value
    return node.value if isinstance(node, tree.Constant) and type(node.value) is int else None


def _arange(reader: Reader, arguments: Arguments, name: str) -> Content:
    start, end = _value(reader, arguments, "start", 0), _value(reader, arguments, "end", 1)
    one = None if start is None or start.terms is None else terms.render(start.terms)
    other = None if end is None or end.terms is None else terms.render(end.terms)
    known = None if one is None or other is None else terms.atom("range", f"{one}:{other}", 0)
    return Content(known, 1, frozenset({0}), is_wide=False)


# Element by element


def _same(reader: Reader, arguments: Arguments, name: str) -> Content:
    return _value(reader, arguments, "input", 0) or UNKNOWN


def _to(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    dtype = arguments.expression("dtype", 1)
    last = (
        dtype.attr if isinstance(dtype, tree.Attribute) else dtype.id if isinstance(dtype, tree.Name) else ""
    )
    is_wide = True if last in WIDE else False if last in ("int32", "uint32") else None
    return replace(value, is_wide=is_wide, bounds=value.bounds)


def _elementwise(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "x", 0) or UNKNOWN
    for extra in arguments.node.args[1:]:
        reader.evaluate(extra)
    return replace(opaque(value), fill=mapped_fill(name, value.fill), is_full=value.is_full)


def _lane_by_lane(reader: Reader, arguments: Arguments, name: str) -> Content:
    parts = _parts(reader, arguments)
    if len(parts) < 2:
        return _followed(reader, arguments)
    left, right = parts[:2]
    result = operate(name, left, right, None)
    return replace(result, terms=None, base=None)


def _cdiv(reader: Reader, arguments: Arguments, name: str) -> Content:
    return opaque(*_parts(reader, arguments))


def _where(reader: Reader, arguments: Arguments, name: str) -> Content:
    """A choice by lane: whatever a masked lane held may be gone."""
    return opaque(*_parts(reader, arguments))


def _filled(reader: Reader, arguments: Arguments, name: str) -> Content:
    """`tl.zeros`, `tl.full`: one number in every lane."""
    shape = arguments.expression("shape", 0)
    rank = len(shape.elements) if isinstance(shape, tree.Tuple | tree.List) else None
    value = Content(number=0.0)
    if name == "full":
        value = _value(reader, arguments, "value", 1) or UNKNOWN
    return Content(None, rank, NO_AXES, value.depends, number=value.number, is_wide=None)


def _zeros_like(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    return Content(None, value.rank, NO_AXES, number=0.0)


# Shapes


def _trans(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    is_bare = len(arguments.node.args) + (arguments.first is not None) == 1 and not arguments.node.keywords
    if value.rank == 2 and is_bare:
        return view(value, {0: 1, 1: 0}, 2)
    return _shape_changed(value)


def _shape_changed(value: Content) -> Content:
    return replace(opaque(value), rank=None, axes=None)


def _expand_dims(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    axis = integer(arguments.expression("axis", 1))
    if value.rank is None or axis is None:
        return _shape_changed(value)
    axis = axis + value.rank + 1 if axis < 0 else axis
    return view(value, {each: each + (each >= axis) for each in range(value.rank)}, value.rank + 1)


def _broadcast_to(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    shape = arguments.expression("shape", 1)
    rank = len(shape.elements) if isinstance(shape, tree.Tuple | tree.List) else None
    return value if rank is not None and rank == value.rank else _shape_changed(value)


# Reductions


def _reduction(reader: Reader, arguments: Arguments, name: str) -> Content:
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    where = arguments.expression("axis", 1)
    axis = integer(where)
    is_whole = where is None or (isinstance(where, tree.Constant) and where.value is None)
    keeps = arguments.expression("keep_dims", NOWHERE)
    if axis is not None and axis < 0 and value.rank is not None:
        axis += value.rank
    if axis is not None or is_whole:
        reader.reductions.append(
            Reduction(name, arguments.node, value, None if is_whole else axis, reader.loops)
        )
    result = Content(None, None, None, value.depends, reads=value.reads)
    if arguments.expression("return_indices", NOWHERE) is not None:
        return result
    if is_whole or (value.rank == 1 and keeps is None):
        return replace(result, rank=0, axes=NO_AXES)
    if axis is None or value.rank is None or value.axes is None:
        return result
    return _reduced(value, result, axis, keeps is not None, name)


def _reduced(value: Content, result: Content, axis: int, keeps: bool, name: str) -> Content:
    """The other axes after a reduction over one."""
    axes = (value.axes or NO_AXES) - {axis}
    fill = value.fill
    if fill is not None:
        left = fill.axes - {axis}
        stays = fill.value is Lanes.UNDEFINED or (name == "sum" and fill.value == 0)
        trials = tuple(each if each == 0 and name == "sum" else Lanes.UNKNOWN for each in fill.trials)
        fill = Fill(left, fill.value, trials, fill.load) if left and stays and axis not in fill.axes else None
    whole = replace(result, rank=value.rank, axes=axes, fill=fill)
    if keeps:
        return whole
    rank = (value.rank or 1) - 1
    return view(whole, {each: each - (each > axis) for each in range(rank + 1)}, rank)


def _scan(reader: Reader, arguments: Arguments, name: str) -> Content:
    """Lanes after the end do not reach those before it, but for a reverse scan."""
    value = _value(reader, arguments, "input", 0) or UNKNOWN
    axis = integer(arguments.expression("axis", 1))
    axis = 0 if axis is None and name in ("cumsum", "cumprod") else axis
    reverse = arguments.expression("reverse", 3 if name == "associative_scan" else 2)
    if isinstance(reverse, tree.Constant) and reverse.value is True and axis is not None:
        axis = axis + value.rank if axis < 0 and value.rank is not None else axis
        op = {"cumsum": "sum"}.get(name, "reduce")
        reader.reductions.append(Reduction(op, arguments.node, value, axis, reader.loops))
    return replace(opaque(value), axes=value.axes)


def _dot(reader: Reader, arguments: Arguments, name: str) -> Content:
    left = _value(reader, arguments, "input", 0) or UNKNOWN
    right = _value(reader, arguments, "other", 1) or UNKNOWN
    start = _value(reader, arguments, "acc", 2)
    if left.rank == 2 and right.rank == 2:
        reader.reductions.append(Reduction("dot", arguments.node, left, 1, reader.loops, right))
        reader.reductions.append(Reduction("dot", arguments.node, right, 0, reader.loops, left))
    parts = [left, right] if start is None else [left, right, start]
    both = opaque(*parts)
    rank = 2 if left.rank == 2 and right.rank == 2 else None
    return replace(both, rank=rank, axes=frozenset({0, 1}) if rank else None)


# Memory


def _load(reader: Reader, arguments: Arguments, name: str) -> Content:
    pointer = _value(reader, arguments, "pointer", 0) or UNKNOWN
    mask = _value(reader, arguments, "mask", 1)
    other = _value(reader, arguments, "other", 2)
    has_other = arguments.expression("other", 2) is not None
    _access(reader, "load", arguments.node, pointer, mask, None)
    fill = None
    if mask is not None and mask.axes and mask.rank == pointer.rank:
        if not has_other:
            fill = Fill(mask.axes, Lanes.UNDEFINED, CANDIDATES, arguments.node)
        elif other is not None and other.number is not None:
            fill = Fill(mask.axes, lanes.fill(other.number), CANDIDATES, arguments.node)
    place = address(pointer)
    depends = pointer.depends if mask is None else pointer.depends | mask.depends
    scalar = terms.atom("op", f"load@{arguments.node.span.start}") if pointer.rank == 0 else None
    return Content(
        scalar,
        pointer.rank,
        pointer.axes,
        depends,
        fill,
        reads=frozenset({place}) if place else NOTHING,
        is_full=mask is None and bool(pointer.rank) and pointer.base is not None,
    )


def address(pointer: Content) -> str | None:
    """A text for where a pointer points; None if it cannot be followed."""
    if pointer.base is None or pointer.terms is None:
        return None
    text = terms.render(pointer.terms)
    return None if text is None else f"{pointer.base}:{text}"


def _store(reader: Reader, arguments: Arguments, name: str) -> Content:
    pointer = _value(reader, arguments, "pointer", 0) or UNKNOWN
    value = _value(reader, arguments, "value", 1)
    mask = _value(reader, arguments, "mask", 2)
    _access(reader, "store", arguments.node, pointer, mask, value)
    return UNKNOWN


def _atomic(reader: Reader, arguments: Arguments, name: str) -> Content:
    pointer = _value(reader, arguments, "pointer", 0) or UNKNOWN
    for each in arguments.node.args[1:]:
        reader.evaluate(each)
    is_cas = name == "atomic_cas"
    mask = None if is_cas else _value(reader, arguments, "mask", 2)
    if not is_cas:
        _access(reader, "atomic", arguments.node, pointer, mask, None)
    return replace(UNKNOWN, rank=pointer.rank, axes=pointer.axes)


def _access(
    reader: Reader,
    kind: str,
    node: tree.Call,
    pointer: Content,
    mask: Content | None,
    value: Content | None,
) -> None:
    reader.accesses.append(
        Access(kind, node, pointer, mask, value, reader.conditions, reader.loops, reader.block, reader.step())
    )


def _barrier(reader: Reader, arguments: Arguments, name: str) -> Content:
    reader.barriers.append(reader.step())
    return UNKNOWN


def _random(reader: Reader, arguments: Arguments, name: str) -> Content:
    return opaque(*_parts(reader, arguments))


_RULES: dict[str, Rule] = {
    "program_id": _program_id,
    "num_programs": _num_programs,
    "arange": _arange,
    "to": _to,
    "cast": _to,
    "where": _where,
    "maximum": _lane_by_lane,
    "minimum": _lane_by_lane,
    "zeros": _filled,
    "full": _filled,
    "zeros_like": _zeros_like,
    "trans": _trans,
    "expand_dims": _expand_dims,
    "broadcast_to": _broadcast_to,
    "cdiv": _cdiv,
    "dot": _dot,
    "load": _load,
    "store": _store,
    "debug_barrier": _barrier,
    **dict.fromkeys(SAME - {"cast"}, _same),
    **dict.fromkeys(ELEMENTWISE, _elementwise),
    **dict.fromkeys(REDUCTIONS, _reduction),
    **dict.fromkeys(SCANS, _scan),
    **dict.fromkeys(ATOMICS, _atomic),
    **dict.fromkeys(("rand", "randn", "randint", "umulhi", "fdiv", "div_rn"), _random),
}
