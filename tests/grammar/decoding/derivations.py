"""Random texts of a grammar, for laws about all texts."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from kernelforge.grammar.decoding.automata import OTHER, class_members
from kernelforge.grammar.decoding.forms import (
    Chars,
    Choice,
    Expression,
    Grammar,
    Ref,
    Regex,
    Repeat,
    Sequence,
    Text,
    choice,
)

Leaf = Expression
"""A token; or one character, as a Text."""
MOST_REPEATS = 3
MOST_STEPS = 60
"""From there on a derivation takes the shortest way to its end."""


def derivations(grammar: Grammar) -> SearchStrategy[list[Leaf]]:
    """The leaves of random texts: tokens, or characters."""
    return _derivations(_Random(grammar))


def texts(grammar: Grammar) -> SearchStrategy[str]:
    """Random texts of a grammar over characters."""
    return derivations(grammar).map(lambda leaves: "".join(map(_text, leaves)))


def _text(leaf: Leaf) -> str:
    assert isinstance(leaf, Text), f"{leaf} is no character"
    return leaf.text


@st.composite
def _derivations(draw: DrawFn, random: _Random) -> list[Leaf]:
    return random.derivation(draw)


class _Random:
    """A grammar with the height of the lowest tree that each rule derives."""

    def __init__(self, grammar: Grammar) -> None:
        self.rules = {rule: choice(*(p.expression for p in ps)) for rule, ps in grammar.rules.items() if ps}
        self.start = grammar.start
        self.heights: dict[str, int] = {}
        while True:
            found = {
                rule: height + 1
                for rule, e in self.rules.items()
                if rule not in self.heights and (height := self.height(e)) is not None
            }
            if not found:
                break
            self.heights.update(found)

    def height(self, e: Expression) -> int | None:
        if isinstance(e, Ref):
            return self.heights.get(e.rule)
        if isinstance(e, Choice):
            return min((h for part in e.parts if (h := self.height(part)) is not None), default=None)
        if isinstance(e, Repeat):
            return self.height(e.part) if e.least else 0
        if isinstance(e, Regex):
            return self.height(e.part)
        if isinstance(e, Sequence):
            heights = [self.height(part) for part in e.parts]
            return max((h for h in heights if h is not None), default=0) if None not in heights else None
        return 0

    def derivation(self, draw: DrawFn) -> list[Leaf]:
        todo: list[Expression] = [Ref(self.start)]
        done: list[Leaf] = []
        steps = 0
        while todo:
            e = todo.pop()
            steps += isinstance(e, Ref)
            if isinstance(e, Ref):
                todo.append(self.rules[e.rule])
            elif isinstance(e, Sequence):
                todo.extend(reversed(e.parts))
            elif isinstance(e, Regex):
                todo.append(e.part)
            elif isinstance(e, Choice):
                todo.append(self.chosen(draw, e, may_grow=steps < MOST_STEPS))
            elif isinstance(e, Repeat):
                most = min(e.least + MOST_REPEATS, e.least + MOST_REPEATS if e.most is None else e.most)
                is_short = steps >= MOST_STEPS or self.height(e.part) is None
                todo.extend([e.part] * (e.least if is_short else draw(st.integers(e.least, most))))
            elif isinstance(e, Chars):
                done.append(Text(draw(st.sampled_from(class_members(e.members))).replace(OTHER, "é")))
            elif isinstance(e, Text):
                done.extend(map(Text, e.text))
            else:
                done.append(e)
        return done

    def chosen(self, draw: DrawFn, e: Choice, *, may_grow: bool) -> Expression:
        heights = {part: height for part in e.parts if (height := self.height(part)) is not None}
        lowest = min(heights.values())
        return draw(
            st.sampled_from([part for part, height in heights.items() if may_grow or height == lowest])
        )
