"""The sentences of the scanner."""

from __future__ import annotations

import unicodedata

from .diagnostics import Related
from .problem import (
    BAD_CHARACTER,
    BRACKET,
    INDENTATION,
    INVALID_SYNTAX,
    UNTERMINATED_STRING,
    SyntaxProblem,
)
from .source import Span
from .tokens import Token

BLOCK_OWNERS = {
    "DEF": "the function definition",
    "CLASS": "the class definition",
    "ASYNC": "the `async` statement",
}
"""How to speak of a header; the others go by their keyword."""


def never_closed(opener: str, span: Span) -> SyntaxProblem:
    """The statement ends inside this bracket."""
    closer = {"(": ")", "[": "]", "{": "}"}[opener]
    return SyntaxProblem(BRACKET, f"'{opener}' was never closed", span, f"add the missing '{closer}'")


def unmatched(closer: str, span: Span) -> SyntaxProblem:
    """A closer with nothing open."""
    return SyntaxProblem(BRACKET, f"unmatched '{closer}'", span, "remove it, or open a bracket before it")


def mismatched(closer: str, span: Span, opener: str, opened: Span) -> SyntaxProblem:
    """A closer of another kind than the bracket it would close."""
    wanted = {"(": ")", "[": "]", "{": "}"}[opener]
    return SyntaxProblem(
        BRACKET,
        f"closing '{closer}' does not match opening '{opener}'",
        span,
        f"close the '{opener}' with '{wanted}' first",
        (Related(opened, f"'{opener}' was opened here"),),
    )


def single_brace(span: Span) -> SyntaxProblem:
    """`}` in the text of an f-string."""
    return SyntaxProblem(
        INVALID_SYNTAX, "single '}' in an f-string", span, "write '}}' for a brace in the text"
    )


def unterminated_string(quote: str, span: Span) -> SyntaxProblem:
    """A string without its closing quotes."""
    kind = "triple-quoted string" if len(quote) == 3 else "string"
    return SyntaxProblem(UNTERMINATED_STRING, f"this {kind} is never closed", span, f"close it with {quote}")


def mixed_tabs(span: Span) -> SyntaxProblem:
    """Tabs and spaces contradict each other."""
    return SyntaxProblem(
        INDENTATION, "inconsistent use of tabs and spaces in indentation", span, "indent with spaces only"
    )


def unexpected_indent(span: Span) -> SyntaxProblem:
    """A deeper line under a line that opens no block."""
    return SyntaxProblem(
        INDENTATION, "unexpected indentation", span, "align this line with the line before it"
    )


def unaligned_dedent(span: Span) -> SyntaxProblem:
    """A line between the indentations of the blocks around it."""
    return SyntaxProblem(
        INDENTATION,
        "this indentation matches no block around it",
        span,
        "align this line with the block that it belongs to",
    )


def missing_block(header: Token, colon: Span) -> SyntaxProblem:
    """A header without an indented line after it."""
    owner = BLOCK_OWNERS.get(header.type, f"`{header.value}`")
    return SyntaxProblem(
        INDENTATION,
        f"expected an indented block after {owner}",
        colon,
        "indent the lines that belong to it, or write `pass`; a comment alone is no block",
    )


def else_if(span: Span) -> SyntaxProblem:
    """`else if` for `elif`."""
    return SyntaxProblem(INVALID_SYNTAX, "Python has no `else if`", span, "write `elif`")


def stray_backslash(span: Span) -> SyntaxProblem:
    """A backslash that doesn't end its line."""
    return SyntaxProblem(
        INVALID_SYNTAX,
        "a backslash must be the last character of its line",
        span,
        "remove what follows the backslash (blanks too), or the backslash",
    )


def continued_nowhere(span: Span) -> SyntaxProblem:
    """A backslash before the end of the kernel."""
    return SyntaxProblem(
        INVALID_SYNTAX,
        "the line goes on after a backslash, but nothing follows",
        span,
        "remove the backslash",
    )


def bad_character(char: str, span: Span) -> SyntaxProblem:
    """A character that begins no token of Python."""
    name = unicodedata.name(char, "")
    shown = (
        f"'{char}' (U+{ord(char):04X}{', ' + name.lower() if name else ''})"
        if ord(char) > 126
        else repr(char)
    )
    hints = {
        "?": "Python has no `?` operator; write `a if test else b`",
        "$": "names consist of letters, digits and underscores",
        "`": "Python strings use ' or \"; remove the backquotes",
    }
    if "QUOTATION MARK" in name:
        hint = "use straight quotes: ' or \""
    elif "SPACE" in name:
        hint = "replace it by a plain space"
    else:
        hint = hints.get(char, "remove it or replace it by its ASCII counterpart")
    return SyntaxProblem(BAD_CHARACTER, f"Python does not know the character {shown} here", span, hint)


def leading_zeros(text: str, span: Span) -> SyntaxProblem:
    """`010`."""
    hint = f"write {text.lstrip('0_')[:20]}, or 0o{text.lstrip('0_')[:20]} for an octal number"
    return SyntaxProblem(INVALID_SYNTAX, "a decimal integer can't have leading zeros", span, hint)


def bad_number(text: str, span: Span) -> SyntaxProblem:
    """`12abc`, `1__0`, `0x`."""
    return SyntaxProblem(
        INVALID_SYNTAX,
        f"`{text if len(text) < 30 else text[:27] + '...'}` is neither a number nor a name",
        span,
        "names can't begin with a digit; put an operator between a number and a name",
    )
