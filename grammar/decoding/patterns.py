"""Regular expressions as forms, and back.

The notation is the part of Python's that every engine has: classes, groups, `|`, `*`, `+`, `?`, `{m,n}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from .forms import Chars, Choice, Expression, Repeat, Sequence, Text, choice, sequence

_PIECES = re.compile(r"\[(?:\\.|[^\]\\])*\]|\{\d+,?\d*\}|\\.|.", re.DOTALL)
_TIMES: dict[str, tuple[int, int | None]] = {"?": (0, 1), "*": (0, None), "+": (1, None)}
_ESCAPED = {"\\n": "\n", "\\t": "\t", "\\r": "\r"}
_SPECIAL = re.compile(r"[][\\.^$*+?{}|()]")
CONTROL = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\x00"}


def pattern(text: str) -> Expression:
    """The form of a regular expression. A class may hold the escapes of Python's, a text any character."""
    pieces = _PIECES.findall(text)[::-1]
    parsed = _alternatives(pieces)
    assert not pieces, f"unbalanced parenthesis in {text!r}"
    return parsed


def _alternatives(pieces: list[str]) -> Expression:
    forms: list[Expression] = []
    parts: list[Expression] = []
    while pieces and pieces[-1] != ")":
        piece = pieces.pop()
        if piece == "|":
            forms.append(sequence(*parts))
            parts = []
            continue
        parts.append(_repeated(_single(piece, pieces), pieces))
    forms.append(sequence(*parts))
    return choice(*forms)


def _single(piece: str, pieces: list[str]) -> Expression:
    if piece == "(":
        group = _alternatives(pieces)
        assert pieces.pop() == ")"
        return group
    if len(piece) > 1 and piece[0] == "[":
        return Chars(piece[1:-1])
    return Text(_ESCAPED.get(piece, piece[-1]))


def _repeated(part: Expression, pieces: list[str]) -> Expression:
    if pieces and pieces[-1] in _TIMES:
        return Repeat(part, *_TIMES[pieces.pop()])
    if pieces and len(pieces[-1]) > 1 and pieces[-1][0] == "{":
        least, comma, most = pieces.pop()[1:-1].partition(",")
        return Repeat(part, int(least), int(most or least) if most or not comma else None)
    return part


def regular_expression(expression: Expression) -> str:
    """The text of a form that is made of characters."""
    if isinstance(expression, Choice):
        return "|".join(regular_expression(part) for part in expression.parts)
    if isinstance(expression, Sequence):
        return "".join(
            _grouped(part) if isinstance(part, Choice) else regular_expression(part)
            for part in expression.parts
        )
    if isinstance(expression, Repeat):
        return _grouped(expression.part) + times(expression)
    if isinstance(expression, Chars):
        return f"[{expression.members}]"
    assert isinstance(expression, Text), f"{expression} is not made of characters"
    return "".join(CONTROL.get(c) or _SPECIAL.sub(r"\\\g<0>", c) for c in expression.text)


def _grouped(expression: Expression) -> str:
    text = regular_expression(expression)
    is_single = isinstance(expression, Chars) or (isinstance(expression, Text) and len(expression.text) == 1)
    return text if is_single else f"({text})"


def times(repeat: Repeat) -> str:
    """The quantifier: `?`, `*`, `+` or `{m,n}`."""
    known = {(0, 1): "?", (0, None): "*", (1, None): "+", (repeat.least, repeat.least): f"{{{repeat.least}}}"}
    most = "" if repeat.most is None else repeat.most
    return known.get((repeat.least, repeat.most), f"{{{repeat.least},{most}}}")


_FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
_LATER = "0123456789" + _FIRST


def identifier_except(words: Iterable[str]) -> Expression:
    """ASCII identifiers that are none of the words.

    They leave the tree of the words somewhere, or end inside it. The loop of the former stands once, behind
    the tree, for a decoder's sake; and no optional group ends in a star, because XGrammar 0.2.9 reads
    `a(bx*)?` as `ab?x*`.
    """
    reserved = frozenset(words)
    leaving = sequence(_leaving("", reserved), Repeat(Chars("A-Za-z0-9_"), 0, None))
    inside = [w[:n] for w in reserved for n in range(1, len(w)) if w[:n] not in reserved]
    return choice(leaving, *(Text(prefix) for prefix in sorted(set(inside))))


def _leaving(prefix: str, words: frozenset[str]) -> Expression:
    """What may follow the prefix up to the first character that is in no word."""
    following = sorted({w[len(prefix)] for w in words if w.startswith(prefix) and w != prefix})
    free = "".join(c for c in (_LATER if prefix else _FIRST) if c not in following)
    deeper = [sequence(Text(c), _leaving(prefix + c, words)) for c in following]
    return choice(Chars(ranges(free)), *deeper)


def ranges(characters: Iterable[str]) -> str:
    """The characters as members of a class, neighbours joined."""
    runs: list[list[str]] = []
    for character in sorted(characters):
        if runs and ord(runs[-1][1]) + 1 == ord(character):
            runs[-1][1] = character
        else:
            runs.append([character, character])
    return "".join(_run(first, last) for first, last in runs)


def _run(first: str, last: str) -> str:
    one, other = (CONTROL.get(c) or ("\\" + c if c in "[]^-\\" else c) for c in (first, last))
    if first == last:
        return one
    return one + other if ord(last) - ord(first) == 1 else f"{one}-{other}"
