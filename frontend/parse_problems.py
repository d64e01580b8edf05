"""The sentences of the parser: what a wrong token most likely means."""

from __future__ import annotations

from ..grammar.tables import KEYWORDS
from .foreign_syntax import foreign
from .problem import INVALID_SYNTAX, MISSING_COLON, SyntaxProblem
from .situation import KEYWORD_KINDS, Situation
from .source import Span

_HEADERS = {
    "IF": "after the `if` condition",
    "ELIF": "after the `elif` condition",
    "WHILE": "after the `while` condition",
    "ELSE": "after `else`",
    "TRY": "after `try`",
    "FINALLY": "after `finally`",
    "EXCEPT": "after the `except` clause",
    "FOR": "after the `for` header",
    "WITH": "after the `with` header",
    "DEF": "after the function header",
    "CLASS": "after the class header",
    "ASYNC": "after the `async` header",
    "CASE": "after the `case` pattern",
}
_CONDITIONS = frozenset({"IF", "ELIF", "WHILE", "ASSERT", "RETURN"})
_STATEMENTS = frozenset({"RETURN", "PASS", "BREAK", "CONTINUE", "RAISE", "ASSERT"})
_CONSTANTS = frozenset({"TRUE", "FALSE", "NONE"})
_FOLLOWERS = {
    "ELSE": "`if`, `for`, `while` or `try`",
    "ELIF": "`if`",
    "EXCEPT": "`try`",
    "FINALLY": "`try`",
}


def describe(s: Situation) -> SyntaxProblem:
    """The problem that this situation is, in the most telling words that are certain."""
    for recognise in (
        _missing_colon,
        foreign,
        _keyword_as_name,
        _equal_sign,
        _orphan,
        _missing_else,
        _slice_outside_brackets,
        _parameter,
        _loop_without_in,
        _generator_among_arguments,
        _two_exceptions,
        _empty_replacement,
        _misspelt_keyword,
        _two_values,
        _ends_early,
    ):
        problem = recognise(s)
        if problem is not None:
            return problem
    return _unexpected(s)


def _invalid(message: str, span: Span, hint: str | None = None) -> SyntaxProblem:
    return SyntaxProblem(INVALID_SYNTAX, message, span, hint)


def _missing_colon(s: Situation) -> SyntaxProblem | None:
    where = _HEADERS.get(s.first.type)
    if where is None or s.bracket or not s.expects("COLON") or not s.line:
        return None
    if s.found.type != "NEWLINE" and s.found.type not in _STATEMENTS:
        return None
    end = s.line[-1].end
    return SyntaxProblem(MISSING_COLON, f"expected ':' {where}", Span(end, end), "add the ':'")


def _equal_sign(s: Situation) -> SyntaxProblem | None:
    if s.found.type == "COLONEQUAL" and not s.bracket:
        return _invalid("`:=` can't be used here without parentheses", s.found.span, "assign with `=`")
    if s.found.type != "EQUAL":
        return None
    if s.in_bracket("LSQB"):
        hint = "keyword arguments stand in parentheses: `kernel[grid](..., BLOCK=64)`; a comparison is `==`"
        return _invalid("`=` inside square brackets", s.found.span, hint)
    if s.in_bracket("LPAR") and s.first.type != "DEF":
        hint = "a keyword argument is written `name=value`; a comparison is `==`"
        return _invalid("only a name can stand before `=` here", s.found.span, hint)
    if s.first.type in _CONDITIONS:
        return _invalid("`=` can't be used in a condition", s.found.span, "compare with `==`")
    return None


def _orphan(s: Situation) -> SyntaxProblem | None:
    owner = _FOLLOWERS.get(s.found.type)
    if s.line or owner is None:
        return None
    word = s.found.value
    hint = "align it with the statement that it belongs to, and leave no other statement between them"
    return _invalid(f"this `{word}` belongs to no {owner} at its indentation", s.found.span, hint)


def _missing_else(s: Situation) -> SyntaxProblem | None:
    if not s.expects("ELSE") or s.expects("NAME") or not any(t.type == "IF" for t in s.line[1:]):
        return None
    if s.after_value() and s.found_value():
        return None
    return _invalid("expected `else` after this `if` expression", s.found.span, "write `a if test else b`")


def _slice_outside_brackets(s: Situation) -> SyntaxProblem | None:
    if s.found.type != "COLON" or not s.in_bracket("LPAR") or s.first.type == "DEF":
        return None
    hint = "slices stand in square brackets; offsets to load from come from `tl.arange`"
    return _invalid("a slice can't stand in parentheses", s.found.span, hint)


def _parameter(s: Situation) -> SyntaxProblem | None:
    outermost = next((t for t in s.line if t.type == "LPAR"), None)
    if s.first.type != "DEF" or s.bracket is None or s.bracket is not outermost:
        return None
    name = _short(s.previous.value) if s.previous and s.previous.type == "NAME" else ""
    if s.found.type in ("DOT", "LSQB", "LPAR") and name and s.expects("COLON"):
        hint = "give it a name of its own, and pass the value in the call"
        return _invalid(
            f"a parameter is a plain name: `{s.found.value}` can't follow `{name}`", s.found.span, hint
        )
    if s.found.type == "NAME" and name and s.expects("COLON"):
        hint = f"write `{_short(s.found.value)}: {name}`, or put a comma between them"
        return _invalid(
            "a type stands after its parameter, behind a colon", Span(s.line[-1].start, s.found.end), hint
        )
    if s.expects("NAME") and not s.expects("INTEGER"):
        return _invalid(
            f"expected a parameter, not `{_shown(s)}`", s.found.span, "write out every parameter by name"
        )
    return None


def _loop_without_in(s: Situation) -> SyntaxProblem | None:
    if s.first.type != "FOR" or s.bracket or not s.expects("IN") or not s.after_value():
        return None
    return _invalid("expected `in` after the loop variable", s.found.span, "write `for i in range(...):`")


def _generator_among_arguments(s: Situation) -> SyntaxProblem | None:
    if s.found.type != "COMMA" or not s.in_bracket("LPAR") or not any(t.type == "FOR" for t in s.line[1:]):
        return None
    return _invalid(
        "a generator among other arguments needs parentheses", s.found.span, "write `f((x for x in y), z)`"
    )


def _two_exceptions(s: Situation) -> SyntaxProblem | None:
    if s.found.type != "COMMA" or s.first.type != "EXCEPT" or s.bracket:
        return None
    hint = "write `except A as error:`, or `except (A, B):`"
    return _invalid("exceptions need parentheses, and a name for them needs `as`", s.found.span, hint)


def _empty_replacement(s: Situation) -> SyntaxProblem | None:
    if s.found.type == "RBRACE" and s.before("LBRACE") and s.expects("NAME"):
        span = Span(s.line[-1].start, s.found.end)
        return _invalid(
            "an f-string can't have empty braces", span, "write an expression, or `{{}}` for braces"
        )
    return None


def _keyword_as_name(s: Situation) -> SyntaxProblem | None:
    if s.found.type == "EQUAL" and s.previous is not None and s.previous.type in KEYWORD_KINDS - _CONSTANTS:
        word = s.previous
        return _invalid(f"`{word.value}` is a keyword, not a name", word.span, "choose another name")
    if s.found.type not in KEYWORD_KINDS:
        return None
    as_argument = s.next is not None and s.next.type == "EQUAL"
    only_name = s.expects("NAME") and not s.expects("INTEGER")
    if not only_name and not (as_argument and (s.expects("NAME") or not s.line)):
        return None
    return _invalid(f"`{s.found.value}` is a keyword, not a name", s.found.span, "choose another name")


def _misspelt_keyword(s: Situation) -> SyntaxProblem | None:
    """`retrun x`, `For i in x:`, `esle:`: a name begins the line, and no operator follows."""
    if (
        s.first.type != "NAME"
        or len(s.line) != 1
        or not (s.found_value() or s.found.type in ("NEWLINE", "COLON"))
    ):
        return None
    if s.found.type == "NEWLINE":
        return None
    import difflib

    word = s.first.value
    near = difflib.get_close_matches(word.lower(), sorted(KEYWORDS), n=3, cutoff=0.75)
    if not near:
        return None
    if "for" in near and s.next is not None and s.next.type == "IN":
        near = ["for"]
    return _invalid(
        f"unexpected `{_shown(s)}` after `{_short(word)}`", s.found.span, f"did you mean `{near[0]}`?"
    )


def _two_values(s: Situation) -> SyntaxProblem | None:
    if s.previous is None or not s.after_value() or not (s.found_value() or s.found.type == "LBRACE"):
        return None
    span = Span(s.previous.start, s.found.end)
    if s.bracket:
        opener = s.bracket.value
        hint = f"put a comma or an operator between them, or close the '{opener}' before"
        return _invalid(
            f"expected ',' or an operator between `{_short(s.previous.value)}` and `{_shown(s)}`", span, hint
        )
    return _invalid(
        f"unexpected `{_shown(s)}` after `{_short(s.previous.value)}`",
        span,
        "an operator or a line break may be missing",
    )


def _ends_early(s: Situation) -> SyntaxProblem | None:
    if s.found.type not in ("NEWLINE", "RPAR", "RSQB", "RBRACE", "COMMA", "COLON") or s.previous is None:
        return None
    if not (s.expects("NAME") and s.expects("INTEGER")):
        return None
    after = _short(s.previous.value.strip())
    place = "at the end of the line" if s.found.type == "NEWLINE" else f"before `{s.found.value}`"
    return _invalid(
        f"expected an expression after `{after}` {place}", Span(s.previous.start, s.found.start), None
    )


def _unexpected(s: Situation) -> SyntaxProblem:
    expected = s.expected_texts
    shown = _shown(s)
    hint = None
    if 0 < len(expected) <= 4:
        words = (
            " or ".join(expected) if len(expected) < 3 else ", ".join(expected[:-1]) + f" or {expected[-1]}"
        )
        return _invalid(f"expected {words}, not {_quoted(shown)}", s.found.span, hint)
    if s.line and s.found.type in KEYWORD_KINDS:
        hint = "a keyword can't stand here; a line break, comma or operator may be missing before it"
    return _invalid(f"unexpected {_quoted(shown).removeprefix('the ')}", s.found.span, hint)


def _quoted(shown: str) -> str:
    return shown if shown.startswith("the ") else f"`{shown}`"


def _shown(s: Situation) -> str:
    kind, text = s.found.type, s.found.value
    if kind == "NEWLINE":
        return "the end of the line"
    if kind in ("_INDENT", "_DEDENT"):
        return "the end of the block"
    return _short(text)


def _short(text: str) -> str:
    return text if len(text) <= 30 and "\n" not in text else text[:27].split("\n")[0] + "..."


def nothing_to_parse(span: Span) -> SyntaxProblem:
    """The text ends before a function begins."""
    return _invalid("expected a function definition", span, "write the `def` line below the decorators")
