"""Rules as alternatives of plain sequences: no group, no repetition but of one character's class.

An engine makes a rule of its own of every group, and where such a rule ends inside a token of the model it has
to parse anew. So a group takes along what follows it: `a ("+" | "-") b` becomes `a x` with
`x: "+" b | "-" b`.
"""

from __future__ import annotations

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
    map_leaves,
    sequence,
)

Pieces = tuple[Expression, ...]


def flatten(grammar: Grammar) -> Grammar:
    """An equivalent grammar of plain sequences."""
    return _Flattening(grammar).run()


def without_automata(grammar: Grammar) -> Grammar:
    """The grammar for engines that have no regular expressions."""

    def open_up(expression: Expression) -> Expression:
        if isinstance(expression, Regex):
            return expression.part
        return expression

    rules = {
        rule: tuple(Production(e, None) for p in ps if (e := map_leaves(p.expression, open_up)) is not None)
        for rule, ps in grammar.rules.items()
    }
    return Grammar(rules, grammar.start)


class _Flattening:
    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.rules: dict[str, tuple[Production, ...]] = {}
        self.names: dict[object, str] = {}

    def run(self) -> Grammar:
        for rule, productions in self.grammar.rules.items():
            expression = _factored(choice(*(p.expression for p in productions)))
            self.rules[rule] = self.productions(self.sequences((expression,), rule, has_prefix=False))
        return Grammar(self.rules, self.grammar.start)

    @staticmethod
    def productions(sequences: list[Pieces]) -> tuple[Production, ...]:
        return tuple(Production(sequence(*_joined(each)), None) for each in dict.fromkeys(sequences))

    def sequences(self, parts: Pieces, rule: str, *, has_prefix: bool) -> list[Pieces]:
        """All plain sequences for these parts, with new rules where they would be too many."""
        if not parts:
            return [()]
        head, rest = parts[0], parts[1:]
        if isinstance(head, Sequence):
            return self.sequences((*head.parts, *rest), rule, has_prefix=has_prefix)
        if isinstance(head, Repeat) and head.most is None and rest and all(map(_may_be_left_out, rest)):
            return self.endings(head, rest, rule, has_prefix=has_prefix)
        if isinstance(head, Repeat) and not isinstance(head.part, Chars):
            return self.sequences((self.repetition(head, rule), *rest), rule, has_prefix=has_prefix)
        if not isinstance(head, Choice):
            return [(head, *tail) for tail in self.sequences(rest, rule, has_prefix=True)]
        if has_prefix:
            return [(self.rule_for(sequence(*parts), rule),)]
        if len(rest) > 1 or any(isinstance(part, (Choice, Repeat)) for part in rest):
            rest = (self.rule_for(sequence(*rest), rule),)
        return [
            plain
            for form in head.parts
            for plain in self.sequences((form, *rest), rule, has_prefix=has_prefix)
        ]

    def rule_for(self, expression: Expression, owner: str) -> Ref:
        if expression not in self.names:
            name = self.names[expression] = f"{owner}_x{len(self.names)}"
            self.rules[name] = ()
            self.rules[name] = self.productions(self.sequences((expression,), owner, has_prefix=False))
        return Ref(self.names[expression])

    def endings(self, head: Repeat, rest: Pieces, rule: str, *, has_prefix: bool) -> list[Pieces]:
        """`x* y?` as nothing, or one rule that goes on to the end: `z: y | x | x z`."""
        key = ("ending", head.part, rest)
        if key not in self.names:
            name = self.names[key] = f"{rule}_x{len(self.names)}"
            self.rules[name] = ()
            ends = [form for form in self.written_out(rest) if form != EMPTY]
            forms = choice(*ends, head.part, sequence(head.part, Ref(name)))
            self.rules[name] = self.productions(self.sequences((_factored(forms),), rule, has_prefix=False))
        some = Ref(self.names[key])
        if head.least == 0:
            return self.sequences((choice(EMPTY, some),), rule, has_prefix=has_prefix)
        return self.sequences((head.part, choice(EMPTY, some)), rule, has_prefix=has_prefix)

    @staticmethod
    def written_out(parts: Pieces) -> list[Expression]:
        """What optional parts can be, one after the other."""
        forms: list[Expression] = [EMPTY]
        for part in reversed(parts):
            assert isinstance(part, Repeat)
            forms = [*(sequence(part.part, form) for form in forms), *forms]
        return forms

    def repetition(self, repeat: Repeat, owner: str) -> Expression:
        """`x*` as nothing or a left-recursive rule: no rule derives nothing, and none ends many times at once."""
        if repeat.most is not None:
            rest: Expression = EMPTY
            for _ in range(repeat.most - repeat.least):
                rest = choice(EMPTY, sequence(repeat.part, rest))
            return sequence(*[repeat.part] * repeat.least, rest)
        key = ("list", repeat.part)
        if key not in self.names:
            name = self.names[key] = f"{owner}_x{len(self.names)}"
            self.rules[name] = ()
            part = _factored(repeat.part)
            forms = [
                *self.sequences((part,), owner, has_prefix=False),
                *self.sequences((Ref(name), part), owner, has_prefix=True),
            ]
            self.rules[name] = self.productions(forms)
        some = Ref(self.names[key])
        return some if repeat.least else choice(EMPTY, some)


def _may_be_left_out(part: Expression) -> bool:
    return isinstance(part, Repeat) and (part.least, part.most) == (0, 1)


def _joined(pieces: Pieces) -> list[Expression]:
    """Neighbouring texts as one."""
    done: list[Expression] = []
    for piece in pieces:
        if isinstance(piece, Text) and done and isinstance(done[-1], Text):
            done[-1] = Text(done[-1].text + piece.text)
        elif piece != EMPTY:
            done.append(piece)
    return done


def _factored(expression: Expression) -> Expression:
    """Alternatives that begin alike begin once, also those that share the first letters of a text."""
    if isinstance(expression, Sequence):
        return sequence(*(_factored(part) for part in expression.parts))
    if isinstance(expression, Repeat) and not isinstance(expression.part, Chars):
        return Repeat(_factored(expression.part), expression.least, expression.most)
    if not isinstance(expression, Choice):
        return expression
    groups: dict[Expression, list[Pieces]] = {}
    factored = choice(*(_factored(part) for part in expression.parts))
    for form in factored.parts if isinstance(factored, Choice) else (factored,):
        pieces = tuple(_joined(form.parts)) if isinstance(form, Sequence) else (form,)
        groups.setdefault(_key(pieces), []).append(pieces)
    return choice(*(_with_common_beginning(forms) for forms in groups.values()))


def _key(pieces: Pieces) -> Expression:
    if not pieces:
        return EMPTY
    return Text(pieces[0].text[:1]) if isinstance(pieces[0], Text) else pieces[0]


def _with_common_beginning(forms: list[Pieces]) -> Expression:
    if len(forms) == 1:
        return sequence(*forms[0])
    first = forms[0][0]
    if isinstance(first, Text):
        first = Text(_common_prefix([form[0].text for form in forms if isinstance(form[0], Text)]))
    rests = [_rest(form, first) for form in forms]
    return sequence(first, _common_end(_factored(choice(*rests))))


def _common_prefix(texts: list[str]) -> str:
    length = 0
    while all(len(text) > length and text[length] == texts[0][length] for text in texts):
        length += 1
    return texts[0][:length]


def _rest(pieces: Pieces, first: Expression) -> Expression:
    head = pieces[0]
    if isinstance(head, Text) and isinstance(first, Text):
        left = head.text[len(first.text) :]
        return sequence(*([Text(left)] if left else []), *pieces[1:])
    return sequence(*pieces[1:])


def _common_end(expression: Expression) -> Expression:
    """`a c | b c` as `(a | b) c`."""
    if not isinstance(expression, Choice) or EMPTY in expression.parts:
        return expression
    lasts = {form.parts[-1] if isinstance(form, Sequence) else form for form in expression.parts}
    if len(lasts) > 1:
        return expression
    begins = [
        sequence(*form.parts[:-1]) if isinstance(form, Sequence) else EMPTY for form in expression.parts
    ]
    return sequence(choice(*begins), lasts.pop())
