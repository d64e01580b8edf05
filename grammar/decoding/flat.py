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
    Repeat,
    Sequence,
    Text,
    choice,
    sequence,
)

Pieces = tuple[Expression, ...]
FEW = 3
"""So many alternatives are written out in place; more become a rule, for their common beginning's sake."""


def flatten(grammar: Grammar) -> Grammar:
    """An equivalent grammar of plain sequences."""
    return _Flattening(grammar).run()


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
        if isinstance(head, Repeat) and not isinstance(head.part, Chars):
            return self.sequences((self.repetition(head, rule), *rest), rule, has_prefix=has_prefix)
        if not isinstance(head, Choice):
            return [(head, *tail) for tail in self.sequences(rest, rule, has_prefix=True)]
        if has_prefix and len(head.parts) > FEW:
            return [(self.rule_for(sequence(*parts), rule),)]
        if len(self.sequences(rest, rule, has_prefix=True)) > 1:
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

    def repetition(self, repeat: Repeat, owner: str) -> Expression:
        """`x*` as nothing or a left-recursive rule: no rule derives nothing, and none ends many times at once."""
        if repeat.most == 1:
            return choice(EMPTY, repeat.part)
        assert repeat.most is None
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
    """Alternatives that begin alike begin once."""
    if isinstance(expression, Sequence):
        return sequence(*(_factored(part) for part in expression.parts))
    if isinstance(expression, Repeat) and not isinstance(expression.part, Chars):
        return Repeat(_factored(expression.part), expression.least, expression.most)
    if not isinstance(expression, Choice):
        return expression
    groups: dict[Expression, list[Expression]] = {}
    for form in choice(*(_factored(part) for part in expression.parts)).parts if isinstance(expression, Choice) else ():
        is_long = isinstance(form, Sequence) and form.parts
        first, rest = (form.parts[0], sequence(*form.parts[1:])) if is_long else (form, EMPTY)
        groups.setdefault(first, []).append(rest)
    return choice(
        *(
            sequence(first, rests[0] if len(rests) == 1 else _common_end(_factored(choice(*rests))))
            for first, rests in groups.items()
        )
    )


def _common_end(expression: Expression) -> Expression:
    """`a c | b c` as `(a | b) c`."""
    if not isinstance(expression, Choice) or EMPTY in expression.parts:
        return expression
    lasts = {form.parts[-1] if isinstance(form, Sequence) else form for form in expression.parts}
    if len(lasts) > 1:
        return expression
    begins = [sequence(*form.parts[:-1]) if isinstance(form, Sequence) else EMPTY for form in expression.parts]
    return sequence(choice(*begins), lasts.pop())


