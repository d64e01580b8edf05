"""Binding call arguments to parameters, as Python does."""

from __future__ import annotations

from ...grammar.record import record
from .. import tree
from ..source import Span
from ..values import UNKNOWN, Value

VARARGS = "varargs"
KWARGS = "kwargs"
KEYWORD_ONLY = "keyword_only"
POSITIONAL_ONLY = "positional_only"


@record
class Slot:
    """A parameter: its name, its kind ("normal", "varargs", ...) and whether it must be given."""

    name: str
    kind: str
    required: bool


@record
class Passed:
    """What a call passes, in order. `is_exact` is false where `*args` or `**kwargs` hide some of it."""

    positional: tuple[tuple[Value, tree.Expr], ...]
    keywords: tuple[tuple[tree.Keyword, Value], ...]
    is_exact: bool


@record
class Bound:
    """A call with its arguments in their places. `rest` went to `*args`, `receiver` is a method's self."""

    node: tree.Call
    name: str
    values: dict[str, Value]
    nodes: dict[str, tree.Expr]
    by_position: frozenset[str]
    rest: tuple[tuple[Value, tree.Expr], ...]
    receiver: Value | None
    is_exact: bool

    def get(self, name: str) -> Value | None:
        """The value passed for a parameter; None if the default holds."""
        return self.values.get(name)

    def span(self, name: str) -> Span:
        """Where the argument stands; the whole call if it isn't written."""
        node = self.nodes.get(name)
        return node.span if node else self.node.span

    @property
    def first(self) -> Value:
        """The receiver or the first argument."""
        if self.receiver is not None:
            return self.receiver
        return next(iter(self.values.values()), UNKNOWN)

    @property
    def operands(self) -> tuple[Value, ...]:
        """Receiver and arguments, in order."""
        own = () if self.receiver is None else (self.receiver,)
        return (*own, *self.values.values())


@record
class Misuse:
    """Why the arguments do not fit: `keyword` is the unknown one, where that is the reason."""

    message: str
    span: Span
    keyword: str | None = None


def bind(
    name: str, slots: tuple[Slot, ...], passed: Passed, node: tree.Call, receiver: Value | None = None
) -> Bound | Misuse:
    """Put arguments in their places, or say why they do not fit."""
    values: dict[str, Value] = {}
    nodes: dict[str, tree.Expr] = {}
    places = [slot for slot in slots if slot.kind in ("normal", POSITIONAL_ONLY)]
    takes_rest = any(slot.kind == VARARGS for slot in slots)
    for slot, (value, argument) in zip(places, passed.positional, strict=False):
        values[slot.name], nodes[slot.name] = value, argument
    by_position = frozenset(values)
    rest = passed.positional[len(places) :]
    if rest and not takes_rest:
        return Misuse(_too_many(name, len(places), len(passed.positional)), rest[0][1].span)
    by_name = {slot.name: slot for slot in slots if slot.kind in ("normal", KEYWORD_ONLY)}
    takes_any = any(slot.kind == KWARGS for slot in slots)
    for keyword, value in passed.keywords:
        if keyword.name is None:
            continue
        if keyword.name not in by_name:
            if takes_any:
                continue
            return Misuse(f"`{name}` has no parameter `{keyword.name}`", keyword.span, keyword.name)
        if keyword.name in values:
            return Misuse(f"`{name}` gets `{keyword.name}` twice", keyword.span)
        values[keyword.name], nodes[keyword.name] = value, keyword.value
    lacking = [slot.name for slot in slots if slot.required and slot.name not in values]
    if lacking and passed.is_exact:
        words = " and ".join(f"`{word}`" for word in lacking)
        return Misuse(f"`{name}` needs {words}", node.span)
    return Bound(node, name, values, nodes, by_position, rest, receiver, passed.is_exact)


def _too_many(name: str, most: int, given: int) -> str:
    takes = f"at most {most} argument{'' if most == 1 else 's'}" if most else "no arguments"
    return f"`{name}` takes {takes} by position, but {given} are given"
