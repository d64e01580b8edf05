"""From characters to the terminals of a lexer that takes the longest text and never goes back.

A terminal is one lexeme with the blank space before it. Blank space behind a lexeme belongs to the next one, but
for the blank that a keyword needs. Which terminal a text is, is told by the terminals alone: names are no
keywords, and no terminal can begin with another and then fail to end.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable

from .copies import prune
from .forms import (
    EMPTY,
    Chars,
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Regex,
    Repeat,
    Sequence,
    Text,
    choice,
    sequence,
)
from .levels import merge_equal_rules
from .lexemes import END_OF_LINE, F_STRING_TEXT
from .operands import write_out_beginnings

Parts = tuple[Expression, ...]


def with_terminals(grammar: Grammar) -> Grammar:
    """The grammar over characters as one whose leaves are terminals (`Regex`) and references."""
    cutter = _Cutter(grammar)
    cut = {
        rule: tuple(Production(cutter.cut(p.expression), p.meaning) for p in ps)
        for rule, ps in grammar.rules.items()
        if rule not in cutter.lexemes
    }
    written_out = write_out_beginnings(prune(Grammar(cut, grammar.start)))
    rules = {
        rule: tuple(Production(_factored(p.expression), None) for p in ps)
        for rule, ps in written_out.rules.items()
    }
    return merge_equal_rules(Grammar(rules, grammar.start))


def _lexeme(productions: tuple[Production, ...]) -> Regex | None:
    """The automaton that a rule consists of."""
    only = productions[0].expression if len(productions) == 1 else None
    return only if isinstance(only, Regex) else None


def _is_blank(part: Expression) -> bool:
    inner = part.part if isinstance(part, Repeat) else part
    return isinstance(inner, Chars)


class _Cutter:
    """Cuts sequences of characters into terminals."""

    def __init__(self, grammar: Grammar) -> None:
        self.rules = grammar.rules
        self.lexemes = {r: each for r, ps in grammar.rules.items() if (each := _lexeme(ps)) is not None}

    def cut(self, expression: Expression) -> Expression:
        if isinstance(expression, Choice):
            return choice(*(self.cut(part) for part in expression.parts))
        if isinstance(expression, Repeat):
            return Repeat(self.cut(expression.part), expression.least, expression.most)
        if isinstance(expression, Ref) and expression.rule not in self.lexemes:
            return expression
        return self.sequence(expression.parts if isinstance(expression, Sequence) else (expression,))

    def sequence(self, parts: Parts) -> Expression:
        done: list[Expression] = []
        blanks: list[Expression] = []
        for index, part in enumerate(parts):
            if _is_blank(part):
                blanks.append(part)
                continue
            lexeme = self.characters(part)
            if lexeme is None and blanks:
                done.append(self.cut(self.behind(blanks, part)))
                blanks = []
                continue
            if lexeme is None:
                done.append(self.cut(part))
                continue
            if lexeme in F_STRING_PIECES:
                assert not blanks, "blank space in an f-string"
                done.append(F_STRING_PIECES[lexeme])
                continue
            rest = parts[index + 1 :]
            if (
                isinstance(part, Text)
                and keyword.iskeyword(part.text)
                and rest
                and (taking := _taking_blank(rest)) is not None
            ):
                return sequence(*done, self.with_blank(sequence(*blanks, lexeme), rest, taking))
            done.append(Regex(sequence(*blanks, lexeme)))
            blanks = []
        assert not blanks, "blank space at the end"
        return sequence(*done)

    def behind(self, blanks: list[Expression], part: Expression) -> Expression:
        """The part written out, with the blank space that belongs to its first lexeme."""
        assert isinstance(part, Ref), f"blank space before {part}"
        forms = [_parts(p.expression) for p in self.rules[part.rule]]
        assert all(self.characters(form[0]) is not None for form in forms), f"blank space before {part}"
        return choice(*(sequence(*blanks, *form) for form in forms))

    def characters(self, part: Expression) -> Expression | None:
        """The characters of a lexeme; None for what is none."""
        if isinstance(part, Ref):
            return self.lexemes.get(part.rule)
        if isinstance(part, Text) and part.text.startswith("\n"):
            return sequence(END_OF_LINE, Text(part.text[1:]))
        return part if isinstance(part, (Text, Regex)) else None

    def with_blank(
        self, word: Expression, rest: Parts, taking: tuple[Chars, Expression, Expression | None]
    ) -> Expression:
        """A keyword that takes the blank behind it along, where there is one.

        Where it needs none, as `return`, it may have one all the same: what follows begins with blank space.
        """
        blank, given, skipped = taking
        with_blank = Regex(sequence(word, blank))
        if skipped is None:
            return sequence(with_blank, self.cut(given))
        without = self.cut(skipped)
        return choice(sequence(with_blank, choice(self.cut(given), without)), sequence(Regex(word), without))


def _taking_blank(rest: Parts) -> tuple[Chars, Expression, Expression | None] | None:
    """The single blank that begins the rest, what follows it, and what follows instead of it."""
    first = rest[0]
    if isinstance(first, Chars):
        return first, sequence(*rest[1:]), None
    if not isinstance(first, Choice):
        return None
    begun = [
        part
        for part in first.parts
        if isinstance(part, Sequence) and part.parts and isinstance(part.parts[0], Chars)
    ]
    if not begun:
        return None
    blank = begun[0].parts[0]
    assert isinstance(blank, Chars)
    given = choice(*(sequence(*part.parts[1:]) for part in begun))
    others = [part for part in first.parts if part not in begun]
    return blank, sequence(given, *rest[1:]), sequence(choice(*others), *rest[1:]) if others else None


def _pieces(text: Regex) -> Expression:
    """The text of an f-string as a run of characters or a doubled brace: `{` alone might begin a replacement."""
    repeat = text.part
    assert isinstance(repeat, Repeat)
    assert isinstance(repeat.part, Choice)
    braces = [
        p for p in repeat.part.parts if isinstance(p, Sequence) and p.parts[0] in (Text("{"), Text("}"))
    ]
    others = [part for part in repeat.part.parts if part not in braces]
    return Repeat(choice(Regex(Repeat(choice(*others), 1, None)), Regex(choice(*braces))), 1, None)


F_STRING_PIECES: dict[Expression, Expression] = {each: _pieces(each) for each in F_STRING_TEXT.values()}


def _parts(expression: Expression) -> Parts:
    return expression.parts if isinstance(expression, Sequence) else (expression,)


def _factored(expression: Expression) -> Expression:
    """Alternatives that differ in one terminal as one, and alternatives that begin alike begun once."""
    if isinstance(expression, Sequence):
        return sequence(*(_factored(part) for part in expression.parts))
    if isinstance(expression, Repeat):
        return Repeat(_factored(expression.part), expression.least, expression.most)
    if not isinstance(expression, Choice):
        return expression
    forms = [_parts(_factored(part)) for part in expression.parts]
    return _begun_once(_merged(forms))


def _merged(forms: list[Parts]) -> list[Parts]:
    """Alternatives that differ in one terminal joined, but for those that others begin with."""
    while True:
        before = len(forms)
        beginnings = {form[:n] for form in forms for n in range(1, len(form))}
        for place in range(max(map(len, forms)) - 1, -1, -1):
            groups: dict[object, list[Parts]] = {}
            for form in forms:
                is_terminal = place < len(form) and isinstance(form[place], Regex) and form not in beginnings
                groups.setdefault((form[:place], form[place + 1 :]) if is_terminal else form, []).append(form)
            forms = [_one_of_terminals(group, place) for group in groups.values()]
        if len(forms) == before:
            return forms


def _one_of_terminals(forms: list[Parts], place: int) -> Parts:
    if len(forms) == 1:
        return forms[0]
    first = forms[0]
    return (*first[:place], _either([form[place] for form in forms]), *first[place + 1 :])


def _either(terminals: Iterable[Expression]) -> Regex:
    """One terminal for several; those with equal blank space before them share it."""
    groups: dict[Parts, list[Expression]] = {}
    for terminal in terminals:
        assert isinstance(terminal, Regex)
        for form in terminal.part.parts if isinstance(terminal.part, Choice) else (terminal.part,):
            parts = _parts(form)
            count = next((i for i, part in enumerate(parts) if not _is_blank(part)), len(parts))
            rest = sequence(*parts[count:])
            groups.setdefault(parts[:count], []).extend(rest.parts if isinstance(rest, Choice) else (rest,))
    return Regex(choice(*(sequence(*blanks, choice(*forms)) for blanks, forms in groups.items())))


def _begun_once(forms: list[Parts]) -> Expression:
    """Alternatives that begin alike as one, but for a lone reference: an optional rest costs more than it saves."""
    groups: dict[Expression, list[Parts]] = {}
    for form in forms:
        groups.setdefault(form[0] if form else EMPTY, []).append(form)
    done: list[Expression] = []
    for first, group in groups.items():
        alone = [form for form in group if form == (first,) and isinstance(first, Ref)]
        others = [form for form in group if form not in alone]
        done.extend(first for _ in alone)
        if len(others) == 1:
            done.append(sequence(*others[0]))
        elif others:
            rests = _merged([form[1:] for form in others])
            done.append(sequence(first, _begun_once(rests)))
    return choice(*done)
