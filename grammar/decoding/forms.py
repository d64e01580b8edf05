"""The form that a grammar has between `triton.lark` and a decoding engine.

    grammar = read(text)                      # tokens: what triton.lark says
    grammar = some_pass(grammar)              # each pass gives a new grammar
    print(xgrammar(grammar))                  # characters: what an engine takes

An expression is made of tokens and references first; the pass `lexemes` turns tokens into characters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum


class Gap(Enum):
    """The blank space that may stand before a token."""

    LINE = "line"
    """Spaces and tabs."""
    BRACKET = "bracket"
    """Line breaks and comments too: the token stands between brackets."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Token:
    """A terminal of `triton.lark`, by its name there.

    `text` says which of its lexemes is meant, where that is not the terminal's own fixed text: one name of
    the API is a NAME that reads `load`.
    """

    name: str
    text: str | None = None
    gap: Gap = Gap.LINE


@dataclass(frozen=True, slots=True)
class Text:
    """These very characters."""

    text: str


@dataclass(frozen=True, slots=True)
class Chars:
    """One character of a class, in the notation between `[` and `]` of a regular expression."""

    members: str


@dataclass(frozen=True, slots=True)
class Regex:
    """A part that is made of characters, and that an engine should run as one automaton."""

    part: Expression


@dataclass(frozen=True, slots=True)
class Ref:
    """What the rule of this name derives."""

    rule: str


@dataclass(frozen=True, slots=True)
class Sequence:
    """One after the other; nothing at all when there are no parts."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """At least `least` times, and at most `most` times (None: any number)."""

    part: Expression
    least: int
    most: int | None


Expression = Token | Text | Chars | Regex | Ref | Sequence | Choice | Repeat
EMPTY = Sequence(())
ANY_NAME = Token("ANY_NAME")
"""A NAME behind a dot, or a keyword of a call: `tl` and `max` can be one, where a free NAME can't."""


@dataclass(frozen=True, slots=True)
class Production:
    """One alternative of a rule.

    `meaning` is the alias in `triton.lark`, or the name of the rule; None where the alternative only stands
    for its single part (a level of precedence).
    """

    expression: Expression
    meaning: str | None


@dataclass(frozen=True, slots=True)
class Grammar:
    """Rules by name. A rule has at least one production, and every reference leads to a rule."""

    rules: Mapping[str, tuple[Production, ...]]
    start: str

    def with_rules(self, changes: Mapping[str, tuple[Production, ...]]) -> Grammar:
        """The grammar with these rules added or replaced."""
        return replace(self, rules={**self.rules, **changes})


def sequence(*parts: Expression) -> Expression:
    """The parts one after the other, without sequences inside sequences."""
    flat: list[Expression] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, Sequence) else (part,))
    return flat[0] if len(flat) == 1 else Sequence(tuple(flat))


def choice(*parts: Expression) -> Expression:
    """One of the parts, without choices inside choices and without a part twice."""
    flat: list[Expression] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, Choice) else (part,))
    unique = tuple(dict.fromkeys(flat))
    return unique[0] if len(unique) == 1 else Choice(unique)


def optional(part: Expression) -> Expression:
    return part if part == EMPTY else Repeat(part, 0, 1)


def many(part: Expression) -> Expression:
    return Repeat(part, 0, None)


def parts_of(expression: Expression) -> tuple[Expression, ...]:
    """The direct parts."""
    if isinstance(expression, (Sequence, Choice)):
        return expression.parts
    return (expression.part,) if isinstance(expression, (Repeat, Regex)) else ()


def alternatives(expression: Expression) -> tuple[Expression, ...]:
    """The parts of a choice; anything else is its only alternative."""
    return expression.parts if isinstance(expression, Choice) else (expression,)


def in_sequence(expression: Expression) -> tuple[Expression, ...]:
    """The parts of a sequence; anything else is its only part."""
    return expression.parts if isinstance(expression, Sequence) else (expression,)


def head(form: Expression) -> Expression:
    """What stands first."""
    return form.parts[0] if isinstance(form, Sequence) and form.parts else form


def last_parts(expression: Expression) -> list[Expression]:
    """The leaves that can stand last."""
    if not isinstance(expression, (Sequence, Choice, Repeat)):
        return [expression]
    parts = parts_of(expression)
    last = parts[-1:] if isinstance(expression, Sequence) else parts
    return [each for part in last for each in last_parts(part)]


def dotted(path: str, attribute: Callable[[Expression, Token], Iterable[Expression]]) -> list[Expression]:
    """A name with its dots; `attribute` is how the language writes one name behind another."""
    first, *rest = path.split(".")
    forms: list[Expression] = [Token("NAME", first)]
    for name in rest:
        forms = [each for form in forms for each in attribute(form, Token("NAME", name))]
    return forms


def walk(expression: Expression) -> Iterator[Expression]:
    """The expression and everything in it, from the left."""
    yield expression
    for part in parts_of(expression):
        yield from walk(part)


def map_leaves(
    expression: Expression, change: Callable[[Expression], Expression | None]
) -> Expression | None:
    """The expression with every leaf replaced; a leaf that becomes None can't be derived.

    A sequence with such a part can't be derived either, a choice loses the alternative, and what may be
    repeated zero times becomes empty.
    """
    if isinstance(expression, Sequence):
        parts = [map_leaves(part, change) for part in expression.parts]
        known = [part for part in parts if part is not None]
        return sequence(*known) if len(known) == len(parts) else None
    if isinstance(expression, Choice):
        known = [p for p in (map_leaves(part, change) for part in expression.parts) if p is not None]
        return choice(*known) if known else None
    if isinstance(expression, Repeat):
        part = map_leaves(expression.part, change)
        if part is None or part == EMPTY:
            return EMPTY if part == EMPTY or expression.least == 0 else None
        return Repeat(part, expression.least, expression.most)
    return change(expression)


def substitute(expression: Expression, changes: Mapping[Expression, Expression | None]) -> Expression | None:
    """The expression with whole parts replaced; what becomes None can't be derived (see `map_leaves`)."""
    if expression in changes:
        return changes[expression]
    if isinstance(expression, Sequence):
        parts = [substitute(part, changes) for part in expression.parts]
        known = [part for part in parts if part is not None]
        return sequence(*known) if len(known) == len(parts) else None
    if isinstance(expression, Choice):
        known = [p for p in (substitute(part, changes) for part in expression.parts) if p is not None]
        return choice(*known) if known else None
    if isinstance(expression, Repeat):
        part = substitute(expression.part, changes)
        if part is None or part == EMPTY:
            return EMPTY if part == EMPTY or expression.least == 0 else None
        return Repeat(part, expression.least, expression.most)
    return expression


def references(expression: Expression) -> Iterator[str]:
    """The rules that the expression refers to, from the left, repeated ones too."""
    return (part.rule for part in walk(expression) if isinstance(part, Ref))
