"""Put the keyword arguments of calls to Triton into the order of their declaration.

The decoding grammar has the parameters of a function with many of them in one order only: any order would cost a
state for every subset. What a kernel computes does not depend on the order in which its arguments are evaluated,
unless two of them touch memory; such calls stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...grammar.api.entry import Entry
from .. import tree
from ..tokens import Token
from .names import KernelNames

_READS = frozenset({"load", "gather"})
_WRITES = ("store", "atomic_", "inline_asm", "device_", "static_", "debug_barrier", "scatter")
_PURE_BUILTINS = frozenset(
    {"abs", "bool", "float", "getattr", "int", "isinstance", "len", "max", "min", "range"}
)


def in_declared_order(tokens: Sequence[Token], function: tree.Function, names: KernelNames) -> list[Token]:
    """The tokens of `function` with its keyword arguments moved."""
    ordered = list(tokens)
    for node in tree.walk(function):  # outer calls come first: what they move, inner ones find whole
        if isinstance(node, tree.Call) and len(node.keywords) > 1:
            moved = _moved(node, names)
            if moved is not None:
                _move(ordered, node.keywords, moved)
    return ordered


def _moved(call: tree.Call, names: KernelNames) -> list[tree.Keyword] | None:
    """The keywords of a call in order, None where they stay as they are."""
    entry = names.function(call.func)
    if entry is None or entry.parameters is None or _has_unpacking(call):
        return None
    places = {parameter.name: place for place, parameter in enumerate(entry.parameters)}
    if any(keyword.name not in places for keyword in call.keywords):
        return None
    moved = sorted(call.keywords, key=lambda keyword: places[keyword.name or ""])
    if moved == list(call.keywords) or _order_matters(call.keywords, names):
        return None
    return moved


def _has_unpacking(call: tree.Call) -> bool:
    """`*args` behind a keyword is evaluated before it, and nobody knows what `**options` holds."""
    return any(keyword.name is None for keyword in call.keywords) or any(
        isinstance(argument, tree.Starred) for argument in call.args
    )


def _order_matters(keywords: Sequence[tree.Keyword], names: KernelNames) -> bool:
    """Whether one value may write memory and another touch it."""
    effects = [set(_effects(keyword.value, names)) for keyword in keywords]
    return any("write" in each for each in effects) and sum(map(bool, effects)) > 1


def _effects(value: tree.Expr, names: KernelNames) -> Iterator[str]:
    for node in tree.walk(value):
        if not isinstance(node, tree.Call):
            continue
        entry = names.function(node.func)
        if entry is None:
            is_pure = isinstance(node.func, tree.Name) and node.func.id in _PURE_BUILTINS
            yield from () if is_pure else ("write",)
        else:
            yield from _effects_of(entry)


def _effects_of(entry: Entry) -> Iterator[str]:
    name = entry.definition.rpartition(".")[2]
    if name in _READS:
        yield "read"
    elif name.startswith(_WRITES):
        yield "write"


def _move(tokens: list[Token], before: Sequence[tree.Keyword], after: Sequence[tree.Keyword]) -> None:
    """Exchange the arguments in place; what stands between them, commas, stays."""
    ranges = {id(keyword): _range(tokens, keyword) for keyword in before}
    parts = {key: tokens[start:end] for key, (start, end) in ranges.items()}
    first, last = ranges[id(before[0])][0], ranges[id(before[-1])][1]
    moved: list[Token] = []
    at = first
    for old, new in zip(before, after, strict=True):
        start, end = ranges[id(old)]
        moved += tokens[at:start] + parts[id(new)]
        at = end
    tokens[first:last] = moved


def _range(tokens: Sequence[Token], keyword: tree.Keyword) -> tuple[int, int]:
    """Where the tokens of an argument are: indices of the first and behind the last."""
    start = next(i for i, token in enumerate(tokens) if token.start == keyword.span.start and token.text)
    end = next(
        i for i, token in enumerate(tokens[start:], start) if token.end == keyword.span.end and token.text
    )
    return start, end + 1
