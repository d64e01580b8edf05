"""From tokens to characters: each token with the blank space that may stand before it.

The lexemes are a part of those that `triton.lark` has: ASCII identifiers that are no keywords, numbers
without leading zeros, strings whose escapes are complete. Each is tested against the terminal's own pattern.
"""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from dataclasses import replace

from .documents import free_characters
from .forms import (
    ANY_NAME,
    EMPTY,
    Chars,
    Choice,
    Expression,
    Gap,
    Grammar,
    Production,
    Ref,
    Regex,
    Repeat,
    Sequence,
    Text,
    Token,
    choice,
    many,
    optional,
    sequence,
)
from .patterns import identifier_except, pattern

NEWLINE_RULE = "lexeme_newline"
COMMENTS_RULE = "lexeme_comments"
BLANK = Chars(" \\t")
BLANK_OR_BREAK = Chars(" \\t\\n")

OPERATOR_KEYWORDS = frozenset({"IS", "IN", "NOT"})
"""Keywords that are followed by an operand or by each other: a blank always comes with them."""

_LINE_TEXT = "[^\\n\\r\\x00]*"
_ESCAPE = "\\\\[^xuUN\\r\\x00]"
_ESCAPE_IN_LINE = "\\\\[^xuUN\\n\\r\\x00]"


def _strings() -> str:
    """Strings of all four quotes, raw ones too: what is written here reads the same with an `r` before it.

    Runs of plain characters are stars of a class, which every engine takes in one step, and not of a group.
    """
    forms: list[str] = []
    for quote in "\"'":
        plain = f"[^{quote}\\\\\\n\\r\\x00]"
        forms.append(f"{quote}{plain}*({_ESCAPE_IN_LINE}{plain}*)*{quote}")
        plain = f"[^{quote}\\\\\\r\\x00]"
        some = f"({plain}|{_ESCAPE})"
        forms.append(f"{quote * 3}{plain}*(({_ESCAPE}|{quote}{some}|{quote * 2}{some}){plain}*)*{quote * 3}")
    text = "|".join(forms)
    return f"({text})|[rR]({text})"


STRING = Regex(pattern(_strings()))
ASCII_STRING = Regex(pattern("\"[ !#-\\[\\]-~]*\"|'[ -&(-\\[\\]-~]*'"))
"""Printable, and without escapes."""
_INTEGER = "0|[1-9](_?[0-9]){0,19}|0[xX][0-9a-fA-F][0-9a-fA-F]*|0[bB][01][01]*"
_FLOAT = "[0-9][0-9]*\\.[0-9]*|\\.[0-9][0-9]*|([0-9][0-9]*\\.[0-9]*|\\.[0-9][0-9]*|[0-9][0-9]*)[eE][-+]?[0-9][0-9]*"
INTEGER = Regex(pattern(_INTEGER))
FLOAT = Regex(pattern(_FLOAT))
NUMBER = Regex(pattern(f"{_INTEGER}|{_FLOAT}"))
"""Either, as one automaton: they begin alike."""
F_STRING_TEXT = {
    quote: Regex(pattern(f"([{members}]|\\{{\\{{|\\}}\\}}|\\\\[abfnrtv\\\\'\"])+"))
    for quote, members in (("'", " -&(-\\[\\]-z|~"), ('"', " !#-\\[\\]-z|~"))
}
"""Between quotes and braces of an f-string: printable ASCII. `{{` is a brace."""
F_STRING_SPECIFICATION = Regex(pattern("[ !#-&(-\\[\\]-z|~][ !#-&(-\\[\\]-z|~]*"))
END_OF_LINE = Regex(pattern(f"([ \\t]*(\\n|#{_LINE_TEXT}\\n))+"))
COMMENT = Regex(pattern(f"#{_LINE_TEXT}\\n"))
OPENING = frozenset({"LPAR", "LSQB", "LBRACE"})
CLOSING = frozenset({"RPAR", "RSQB", "RBRACE"})


LABELS = {"'": "single", '"': "double"}


class Lexicon:
    """The characters of each token."""

    def __init__(self, fixed_texts: Mapping[str, str], reserved: frozenset[str], width: int) -> None:
        self.fixed_texts = fixed_texts
        self.width = width
        self.identifier = Regex(identifier_except({*keyword.kwlist, *reserved}))
        self.reserved = tuple(sorted(reserved))

    def is_keyword(self, token: Token) -> bool:
        return self.fixed_texts.get(token.name, "").isalpha()

    def is_word(self, token: Token) -> bool:
        """Whether the token may not touch a word, a number or a string."""
        return self.is_keyword(token) or token.name in (
            "NAME",
            "INTEGER",
            "FLOAT",
            "NUMBER",
            "STRING",
            "FSTRING_START",
        )

    def ends_word(self, token: Token) -> bool:
        """Whether a word may not touch it; a blank comes with an operator such as `in`."""
        if token.name in OPERATOR_KEYWORDS or token.name == "FSTRING_START":
            return False
        return self.is_word(token) or token.name == "FSTRING_END"

    def characters(self, token: Token) -> Expression | None:
        """None for a token that the decoder leaves out."""
        if token.name in self.fixed_texts:
            return Text(self.fixed_texts[token.name])
        if token.name in ("NAME", ANY_NAME.name):
            return self.identifier if token.text is None else Text(token.text)
        if (free := free_characters(token, self.width)) is not None:
            return Regex(free)
        quote = token.text or ""
        return {
            "INTEGER": INTEGER,
            "FLOAT": FLOAT,
            "NUMBER": NUMBER,
            "STRING": STRING if token.text is None else ASCII_STRING,
            "FSTRING_START": Text("f" + quote),
            "FSTRING_END": Text(quote),
            "FSTRING_MIDDLE": F_STRING_TEXT.get(quote),
            "FSTRING_SPECIFICATION": F_STRING_SPECIFICATION,
            "NEWLINE": Ref(NEWLINE_RULE),
        }.get(token.name)


def spell_tokens(grammar: Grammar, lexicon: Lexicon) -> Grammar:
    """The grammar over characters."""
    spelling = _Spelling(grammar, lexicon)
    rules = {
        rule: tuple(
            Production(e, p.meaning) for p in ps if (e := spelling.production(rule, p.expression)) is not None
        )
        for rule, ps in grammar.rules.items()
    }
    rules[NEWLINE_RULE] = (Production(END_OF_LINE, None),)
    return Grammar(rules | spelling.lexemes, grammar.start)


class _Spelling:
    """Rewrites productions; knows where a word may touch the word before it."""

    def __init__(self, grammar: Grammar, lexicon: Lexicon) -> None:
        self.grammar = grammar
        self.lexicon = lexicon
        self.ends_word = self._rules_that_end_in_a_word()
        self.after_word: set[str] = set()
        self.lexemes: dict[str, tuple[Production, ...]] = {}
        self._find_rules_after_words()

    def _rules_that_end_in_a_word(self) -> set[str]:
        found: set[str] = set()
        while True:
            more = {
                rule
                for rule, ps in self.grammar.rules.items()
                if rule not in found and any(self._word_after(p.expression, False, found) for p in ps)
            }
            if not more:
                return found
            found |= more

    def _find_rules_after_words(self) -> None:
        while True:
            before = len(self.after_word)
            for rule, ps in self.grammar.rules.items():
                for p in ps:
                    self._word_after(p.expression, rule in self.after_word, self.ends_word, self.after_word)
            if len(self.after_word) == before:
                return

    def _word_after(
        self, expression: Expression, word: bool, ends_word: set[str], after_word: set[str] | None = None
    ) -> bool:
        """Whether a word may stand directly before what follows the expression."""
        if isinstance(expression, Sequence):
            for index, part in enumerate(expression.parts):
                word = self._word_after(part, word, ends_word, after_word)
                if self._takes_blank(part) and index + 1 < len(expression.parts):
                    word = False
            return word
        if isinstance(expression, Choice):
            ends = [self._word_after(part, word, ends_word, after_word) for part in expression.parts]
            return any(ends)
        if isinstance(expression, Repeat):
            once = self._word_after(expression.part, word, ends_word, after_word)
            if expression.most != 1:
                once |= self._word_after(expression.part, word or once, ends_word, after_word)
            return once or (word and expression.least == 0)
        if isinstance(expression, Ref):
            if word and after_word is not None:
                after_word.add(expression.rule)
            return expression.rule in ends_word
        return isinstance(expression, Token) and self.lexicon.ends_word(expression)

    def _takes_blank(self, part: Expression) -> bool:
        """Whether a blank comes after the part, unless it ends the rule or something else than a word follows."""
        return (
            isinstance(part, Token)
            and self.lexicon.is_keyword(part)
            and part.name not in OPERATOR_KEYWORDS  # they always come with one
        )

    def production(self, rule: str, expression: Expression) -> Expression | None:
        self.word = rule in self.after_word
        return self.within(expression)

    def within(self, expression: Expression) -> Expression | None:
        if isinstance(expression, Token):
            return self.token(expression)
        if isinstance(expression, Ref):
            self.word = expression.rule in self.ends_word
            return expression
        if isinstance(expression, Text):
            self.word = False
            return expression
        if isinstance(expression, Choice):
            return self.choice(expression)
        if isinstance(expression, Repeat):
            return self.repeat(expression)
        assert isinstance(expression, Sequence)
        return self.sequence(expression.parts)

    def token(self, token: Token) -> Expression | None:
        characters = self.lexicon.characters(token)
        if characters is None:
            return None
        if token.name == "NEWLINE":
            self.word = False
            return characters
        touches = self.word and self.lexicon.is_word(token)
        self.word = self.lexicon.ends_word(token)
        end = blank(token.gap) if token.name in OPERATOR_KEYWORDS else EMPTY
        if isinstance(characters, Regex):
            characters = self.lexeme(token, characters)
        gap = gap_before(token.gap, required=touches)
        spelled = sequence(gap, characters, end)
        if token.name == ANY_NAME.name:
            return choice(spelled, *(sequence(gap, Text(word)) for word in self.lexicon.reserved))
        return self.with_comments(token, spelled)

    def with_comments(self, token: Token, spelled: Expression) -> Expression:
        """Comments between brackets: behind a comma or an opening bracket, and before a closing one."""
        self.lexemes[COMMENTS_RULE] = (Production(many_lines(), None),)
        comments = optional(sequence(many(BLANK_OR_BREAK), Ref(COMMENTS_RULE)))
        if token.text is not None:
            return spelled  # part of an f-string
        if token.name in CLOSING and token.gap is Gap.BRACKET:
            return sequence(comments, spelled)
        is_inner_comma = token.name == "COMMA" and token.gap is Gap.BRACKET
        return sequence(spelled, comments) if is_inner_comma or token.name in OPENING else spelled

    def lexeme(self, token: Token, characters: Regex) -> Ref:
        """A rule of its own for an automaton: there are many names, numbers and strings."""
        rule = (
            "lexeme_"
            + token.name.lower()
            + ("" if token.text is None else f"_{LABELS.get(token.text, token.text)}")
        )
        self.lexemes[rule] = (Production(characters, None),)
        return Ref(rule)

    def choice(self, expression: Choice) -> Expression | None:
        before, after, done = self.word, False, []
        for part in _with_numbers(expression.parts):
            self.word = before
            if (each := self.within(part)) is not None:
                done.append(each)
                after = after or self.word
        self.word = after
        return choice(*done) if done else None

    def repeat(self, expression: Repeat) -> Expression | None:
        before = self.word
        first = self.within(expression.part)
        if self.word == before or expression.most == 1:
            part = first
        else:
            self.word = self.word or before
            part = self.within(expression.part)
            if first is not None and part is not None and first != part and expression.least == 1:
                return sequence(first, many(part))
        self.word = self.word or (before and expression.least == 0)
        if part is None:
            return EMPTY if expression.least == 0 else None
        return replace(expression, part=part)

    def sequence(self, parts: tuple[Expression, ...]) -> Expression | None:
        if not parts:
            return EMPTY
        first, rest = parts[0], parts[1:]
        spelled = self.within(first)
        if spelled is None:
            return None
        if rest and self._takes_blank(first):
            assert isinstance(first, Token)
            following = self.after_keyword(rest, first.gap)
        else:
            following = self.sequence(rest)
        return None if following is None else sequence(spelled, following)

    def after_keyword(self, parts: tuple[Expression, ...], gap: Gap) -> Expression | None:
        """What follows a keyword, with a blank where it may begin with a word."""
        first, rest = parts[0], parts[1:]
        if isinstance(first, Repeat) and first.least == 0:
            self.word = False
            most = None if first.most is None else first.most - 1
            again = () if most == 0 else (Repeat(first.part, 0, most),)
            given = self.sequence((first.part, *again, *rest))
            self.word = True
            skipped = self.after_keyword(rest, gap) if rest else EMPTY
            forms = [skipped] if skipped is not None else []
            return choice(*([sequence(blank(gap), given)] if given is not None else []), *forms)
        if isinstance(first, Token) and not self.lexicon.is_word(first):
            return self.sequence(parts)
        self.word = False
        following = self.sequence(parts)
        return None if following is None else sequence(blank(gap), following)


def many_lines() -> Expression:
    """Comments, each to the end of its line."""
    return sequence(COMMENT, many(sequence(many(BLANK_OR_BREAK), COMMENT)))


def _with_numbers(parts: tuple[Expression, ...]) -> tuple[Expression, ...]:
    """Integers and floats that stand in one choice, as one token."""
    kinds = [part for part in parts if isinstance(part, Token) and part.name in ("INTEGER", "FLOAT")]
    if len(kinds) < 2 or len({part.gap for part in kinds}) > 1:
        return parts
    return (*(part for part in parts if part not in kinds), Token("NUMBER", None, kinds[0].gap))


def blank(gap: Gap) -> Expression:
    """One blank that has to be there."""
    return BLANK_OR_BREAK if gap is Gap.BRACKET else BLANK


def gap_before(gap: Gap, *, required: bool) -> Expression:
    """The blank space before a token; required where it would touch a word otherwise."""
    if gap is Gap.NONE:
        return EMPTY
    return sequence(blank(gap), many(blank(gap))) if required else many(blank(gap))
