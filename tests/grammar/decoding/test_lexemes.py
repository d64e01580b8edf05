"""What the decoder writes for a token is one token: to `triton.lark`, and to CPython's tokenizer."""

from __future__ import annotations

import ast
import io
import keyword
import tokenize
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.scanner import scan
from kernelforge.grammar.decoding.forms import (
    Expression,
    Gap,
    Grammar,
    Production,
    Sequence,
    Token,
)
from kernelforge.grammar.decoding.lexemes import (
    ASCII_STRING,
    END_OF_LINE,
    F_STRING_TEXT,
    FLOAT,
    INTEGER,
    NUMBER,
    STRING,
    Lexicon,
    spell_tokens,
)
from kernelforge.grammar.tables import token_pattern

from .derivations import texts
from .notation import grammar, texts_of_terminals
from .recognize import derives

RESERVED = frozenset({"tl", "range"})
LEXICON = Lexicon(texts_of_terminals(), RESERVED, 4)
LEXEMES: dict[str, tuple[Expression, int]] = {
    "NAME": (LEXICON.identifier, tokenize.NAME),
    "INTEGER": (INTEGER, tokenize.NUMBER),
    "FLOAT": (FLOAT, tokenize.NUMBER),
    "STRING": (STRING, tokenize.STRING),
    "STRING of ASCII": (ASCII_STRING, tokenize.STRING),
}
"""By terminal: its pattern, and what CPython calls it."""


def only(expression: Expression) -> Grammar:
    return Grammar({"start": (Production(expression, None),)}, "start")


def tokens_of(text: str) -> list[tokenize.TokenInfo]:
    """CPython's tokens but for the end of the line and of the text."""
    found = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token for token in found if token.type not in (tokenize.NEWLINE, tokenize.ENDMARKER, tokenize.NL)]


@pytest.mark.parametrize("terminal", LEXEMES)
@given(data=st.data())
def test_a_lexeme_is_one_token(terminal: str, data: st.DataObject):
    expression, kind = LEXEMES[terminal]
    text = data.draw(texts(only(expression)))
    found = token_pattern().match(text)
    assert found is not None
    assert (found.lastgroup, found.group()) == (terminal.partition(" ")[0], text)
    (token,) = tokens_of(text)
    assert (token.type, token.string) == (kind, text)


@given(texts(only(LEXICON.identifier)))
def test_a_name_is_no_reserved_word(name: str):
    assert name.isidentifier()
    assert not keyword.iskeyword(name)
    assert name not in RESERVED


@given(texts(only(NUMBER)))
def test_a_number_has_a_value(number: str):
    assert isinstance(ast.literal_eval(number), (int, float))


@given(texts(only(STRING)))
def test_the_escapes_of_a_string_are_complete(string: str):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # `"\d"` is a backslash and a letter
        assert isinstance(ast.literal_eval(string), str)


@given(texts(only(ASCII_STRING)))
def test_a_string_of_ascii_has_no_escapes(string: str):
    assert ast.literal_eval(string) == string[1:-1]
    assert string.isascii()
    assert string.isprintable()


@pytest.mark.parametrize("quote", ["'", '"'])
@given(data=st.data())
def test_the_text_of_an_f_string_is_one_token(quote: str, data: st.DataObject):
    text = data.draw(texts(only(F_STRING_TEXT[quote])))
    string = f"f{quote}{text}{quote}"
    kinds = [token.kind for token in scan(string, 0, len(string)).tokens]
    assert kinds == ["FSTRING_START", "FSTRING_MIDDLE", "FSTRING_END", "NEWLINE"]
    (value,) = ast.parse(string, mode="eval").body.values  # pyright: ignore[reportAttributeAccessIssue]
    assert isinstance(value, ast.Constant)


@given(texts(only(END_OF_LINE)))
def test_the_end_of_a_line_has_no_tokens(text: str):
    assert text.endswith("\n")
    assert {token.type for token in tokens_of(f"x{text}y\n")} <= {tokenize.NAME, tokenize.COMMENT}


@pytest.mark.parametrize("terminal", LEXEMES)
@pytest.mark.parametrize(
    "text", ["", "if", "tl", "0x", "01", "1__0", "1_", "1e", ".", "'a", "'a\nb'", "é", "b'a'", r"'\x4'"]
)
def test_what_is_no_lexeme(terminal: str, text: str):
    assert not derives(only(LEXEMES[terminal][0]), text)


# Blank space


def spelled(rules: str, text: str) -> bool:
    """Whether the spelled grammar derives the text."""
    return derives(spell_tokens(grammar(rules), LEXICON), text)


@pytest.mark.parametrize(
    ("text", "is_right"),
    [("passx", False), ("pass x", True), ("pass  x", True), ("pass(x)", True), ("pass (x)", True)],
)
def test_a_keyword_does_not_touch_a_word(text: str, is_right: bool):
    assert spelled('kernel: "pass" NAME | "pass" "(" NAME ")"', text) == is_right


def test_a_blank_comes_with_an_operator_that_is_a_word():
    assert spelled('kernel: "not" "(" NAME ")"', "not (x)")
    assert not spelled('kernel: "not" "(" NAME ")"', "not(x)")


@pytest.mark.parametrize(
    ("text", "is_right"),
    [("x if y", True), ("xif y", False), ("x ify", False), ("1 if y", True), ("1if y", False)],
)
def test_a_word_does_not_touch_a_keyword(text: str, is_right: bool):
    assert spelled('kernel: a "if" NAME\na: NAME | INTEGER', text) == is_right


@pytest.mark.parametrize("text", ["x+y", "x +y", "x  + \ty", " x+y"])
def test_an_operator_has_any_space_around_it(text: str):
    assert spelled('kernel: NAME "+" NAME', text)
    assert not spelled('kernel: NAME "+" NAME', text + " ")


def test_only_between_brackets_a_line_breaks():
    name = Token("NAME", None, Gap.BRACKET)
    plus = Token("PLUS", None, Gap.BRACKET)
    inside = spell_tokens(only(Sequence((name, plus, name))), LEXICON)
    assert derives(inside, "x\n  +\n\ny")
    assert not spelled('kernel: NAME "+" NAME', "x\n+ y")


def test_what_touches_has_no_space():
    name = Token("NAME", None, Gap.NONE)
    close = spell_tokens(only(Sequence((Token("DOT"), name))), LEXICON)
    assert derives(close, " .x")
    assert not derives(close, ". x")


@given(texts(spell_tokens(grammar('kernel: (NAME | INTEGER | FLOAT | "if" | "is" | "=" | "-")+'), LEXICON)))
def test_spelled_tokens_are_read_back(text: str):
    """However they touch, the scanner tells the same words apart."""
    kinds = [token.kind for token in scan(text, 0, len(text)).tokens][:-1]
    sequence = Sequence(tuple(Token(kind) for kind in kinds))
    assert derives(spell_tokens(only(sequence), LEXICON), text)
