"""Text of a kernel -> tokens, in whole logical lines with balanced brackets and blocks, whatever the text.

Patterns and keywords come from `grammar/triton.lark`. PLY's own lexer isn't used: it knows neither
indentation nor f-strings nor lines that end inside brackets.
"""

from __future__ import annotations

import re

from ..grammar.record import record
from ..grammar.tables import FIXED, KEYWORDS, token_pattern
from . import scan_problems as report
from .fstrings import OpenFString, text_end
from .layout import MAX_LEVELS, Layout
from .problem import SyntaxProblem
from .resume import after_blank_lines, resumes_statement, strictly_resumes
from .source import Span
from .token_checks import normal_name, number_problem, odd_name_end
from .tokens import ScanResult, Token

MAX_BRACKETS = 200
"""CPython refuses deeper nesting."""

_CLOSERS = {"(": ")", "[": "]", "{": "}"}
_CLOSER_KINDS = {")": "RPAR", "]": "RSQB", "}": "RBRACE"}
_NUMBERS = frozenset({"INTEGER", "FLOAT", "IMAGINARY"})
_HEADERS = frozenset(
    {"IF", "ELIF", "ELSE", "FOR", "WHILE", "WITH", "DEF", "CLASS", "TRY", "EXCEPT", "FINALLY", "ASYNC"}
    | {"MATCH", "CASE"}
)
_ROW_END = re.compile(r"[\r\n]")
_CURLY_QUOTES = {"“": "”", "”": "”", "‘": "’", "’": "’"}  # noqa: RUF001  (they are what is looked for)


MAX_TOKENS = 100_000
"""No kernel of this size compiles in any time that a person would wait."""


class LimitError(Exception):
    """The kernel is nested too deeply for CPython or Triton, or too large; `span` says where."""

    def __init__(self, message: str, span: Span) -> None:
        super().__init__(message)
        self.message = message
        self.span = span


def too_deep(span: Span) -> LimitError:
    """Nesting beyond what CPython accepts."""
    return LimitError("this is nested too deeply", span)


class _Bracket:
    """An open bracket; `fstring` if it is a brace of one, `in_format` after the colon in it."""

    __slots__ = ("fstring", "in_format", "opener", "start")

    def __init__(self, opener: str, start: int, fstring: OpenFString | None = None) -> None:
        self.opener = opener
        self.start = start
        self.fstring = fstring
        self.in_format = False


@record(eq=False)
class _LineStart:
    """What to go back to in order to read a logical line once more."""

    offset: int
    tokens: int
    problems: int


def scan(text: str, start: int, end: int) -> ScanResult:
    """Tokens of `text[start:end]`, one function definition with its decorators.

    The indentation of its first line counts as none. Raises LimitError for nesting that CPython refuses, and for endless text.
    """
    return _Scanner(text, start, end).run()


class _Scanner:
    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.end = end
        self.position = start
        self.is_ascii = text.isascii()
        self.tokens: list[Token] = []
        self.problems: list[SyntaxProblem] = []
        self.damaged: list[Span] = []
        self.brackets: list[_Bracket] = []
        line_start = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
        self.row_start = line_start if not text[line_start:start].strip() else start
        self.layout: Layout | None = None
        self.line: _LineStart | None = None
        self.opens_block = False
        self.inner_column = 0
        self.strict_until = start
        self.tabs_reported = False

    def run(self) -> ScanResult:
        """Scan to the end; every call of `_token` takes one token."""
        match = token_pattern().match
        text, end = self.text, self.end
        fixed, keywords, numbers = FIXED, KEYWORDS, _NUMBERS
        append = self.tokens.append
        for _ in range(MAX_TOKENS):
            found = match(text, self.position, end)
            kind = found.lastgroup if found else None
            if found is None or kind is None:
                if self._at_end():
                    return self._finish()
                continue
            start, stop = found.span(kind)
            if kind == "NEWLINE":
                self._newline(start, stop)
                continue
            self.position = stop
            if kind == "COMMENT":
                continue
            if self.line is None:
                self._begin_line(start)
            value = text[start:stop]
            if kind == "OTHER":
                self._unreadable(value, start)
            elif kind == "NAME":
                append(Token(keywords.get(value, kind), value, start, stop))
                if not self.is_ascii and not value.isascii():
                    self._check_name(value, start)
            elif kind == "FIXED":
                if value in "()[]{}":
                    self._bracket(value, start)
                elif self.brackets and self.brackets[-1].fstring and value[0] == ":":
                    self._begin_format(start)
                else:
                    append(Token(fixed[value], value, start, stop))
            elif kind == "FSTRING_START":
                append(Token(kind, value, start, stop))
                quote = value.lstrip("rRfF")
                self._fstring_text(OpenFString(start, quote, "r" in value[:2].lower()))
            else:
                append(Token(kind, value, start, stop))
                if kind in numbers:
                    self._check_number(value, start, stop)
        raise LimitError("this kernel is too large", Span(self.position, self.position))

    def _finish(self) -> ScanResult:
        if self.line is not None:
            self._end_line(self.end, self.end)
        self._missing_block()
        if self.layout is not None:
            self.tokens.extend(
                Token("_DEDENT", "", self.end, self.end) for _ in range(self.layout.open_blocks())
            )
        return ScanResult(self.tokens, self.problems, self.damaged)

    # ---- Lines

    def _newline(self, start: int, stop: int) -> None:
        """A physical line ends; the logical line too, unless a bracket is open."""
        if self.line is None or not self.brackets:
            if self.line is not None:
                self._end_line(start, stop)
            self.position = self.row_start = after_blank_lines(self.text, stop, self.end)
            return
        if self._line_is_over(stop):
            if stop > self.strict_until:
                self._rewind(stop)
                return
            self._end_line(start, stop)
        self.position = self.row_start = stop

    def _line_is_over(self, stop: int) -> bool:
        """Whether the next physical line shows that brackets were left open."""
        if resumes_statement(self.text, stop, self.end):
            return True
        if stop > self.strict_until or self.line is None:
            return False
        first = self.tokens[self.line.tokens].type
        return strictly_resumes(self.text, self.row_start, stop, self.end, self._column(), first in _HEADERS)

    def _column(self) -> int:
        return self.layout.levels[-1].column if self.layout else 0

    def _rewind(self, seen: int) -> None:
        """Read the logical line again, now expecting an open bracket in it."""
        line = self.line
        assert line is not None
        self.strict_until = seen
        del self.tokens[line.tokens :]
        del self.problems[line.problems :]
        self.brackets.clear()
        self.position = self.row_start = line.offset

    def _begin_line(self, start: int) -> None:
        indentation = self.text[self.row_start : start]
        if "\\" in indentation:
            indentation = indentation[: indentation.index("\\")]
        if self.layout is None:
            self.layout = Layout(indentation)
        else:
            self._enter(indentation, start)
        self.line = _LineStart(start, len(self.tokens), len(self.problems))

    def _enter(self, indentation: str, start: int) -> None:
        assert self.layout is not None
        move = self.layout.enter(indentation, self.opens_block)
        if not move.indents:
            self._missing_block()
        span = Span(self.row_start, start)
        if move.trouble == "mixed" and not self.tabs_reported:
            self.tabs_reported = True
            self.problems.append(report.mixed_tabs(span))
        elif move.trouble == "unexpected" and not self._last_line_damaged():
            self.problems.append(report.unexpected_indent(span))
        elif move.trouble == "unaligned":
            self.problems.append(report.unaligned_dedent(span))
        if move.indents:
            self.tokens.append(Token("_INDENT", "", start, start))
            self.layout.levels[-1].is_match = self.header.type == "MATCH"
            if self.layout.open_blocks() > MAX_LEVELS:
                raise too_deep(span)
        self.tokens.extend(Token("_DEDENT", "", start, start) for _ in range(move.dedents))

    def _last_line_damaged(self) -> bool:
        return bool(self.damaged) and (not self.tokens or self.damaged[-1].end >= self.tokens[-1].end)

    def _missing_block(self) -> None:
        """A header that no indented line follows gets a block with an empty `pass` in it."""
        if not self.opens_block:
            return
        self.opens_block = False
        first = self.header
        last = self.tokens[-2]
        at = last.end
        if first.type not in _HEADERS or last.type != "COLON":
            return
        self.problems.append(report.missing_block(first, Span(last.start, at)))
        for kind in ("_INDENT", "PASS", "NEWLINE", "_DEDENT"):
            self.tokens.append(Token(kind, "", at, at))

    def _end_line(self, start: int, stop: int) -> None:
        """End the logical line; `start` to `stop` is the newline."""
        line = self.line
        assert line is not None
        if self.brackets:
            self._close_all(line)
        self.line = None
        tokens = self.tokens
        if len(tokens) == line.tokens:
            self._note_damage(line, stop)
            return
        last = tokens[-1]
        tokens.append(Token("NEWLINE", self.text[start:stop], last.end, stop))
        self._soft_keyword(line.tokens, last)
        self.header = tokens[line.tokens]
        self.opens_block = last.type == "COLON" or (
            self.header.type in _HEADERS and not self._has_colon(line.tokens)
        )
        self._note_damage(line, stop)

    def _note_damage(self, line: _LineStart, stop: int) -> None:
        if len(self.problems) > line.problems:
            self.damaged.append(Span(line.offset, stop))

    def _has_colon(self, first: int) -> bool:
        depth = 0
        for token in self.tokens[first:]:
            kind = token.type
            if kind in ("LPAR", "LSQB", "LBRACE"):
                depth += 1
            elif kind in ("RPAR", "RSQB", "RBRACE"):
                depth -= 1
            elif kind == "COLON" and not depth:
                return True
        return False

    def _soft_keyword(self, first: int, last: Token) -> None:
        """`match`, `case` and `type` are keywords only where their whole line says so; `else if` is `elif`."""
        token = self.tokens[first]
        if token.type == "ELSE" and self.tokens[first + 1].type == "IF":
            span = Span(token.start, self.tokens[first + 1].end)
            self.problems.append(report.else_if(span))
            self.tokens[first : first + 2] = [Token("ELIF", self.text[span.start : span.end], *span)]
        if token.type != "NAME" or token.value not in ("match", "case", "type"):
            return
        assert self.layout is not None
        after = self.tokens[first + 1].type
        if token.value == "case" and self.layout.in_match():
            token.type = "CASE"
        elif token.value == "match" and last.type == "COLON" and after not in ("COLON", "DOT", "EQUAL"):
            token.type = "MATCH"
        elif token.value == "type" and after == "NAME" and self.tokens[first + 2].type in ("EQUAL", "LSQB"):
            token.type = "TYPE"

    # ---- Brackets

    def _bracket(self, value: str, start: int) -> None:
        if value in _CLOSERS:
            if len(self.brackets) >= MAX_BRACKETS:
                if start >= self.strict_until:
                    self._rewind(start + 1)
                    return
                raise too_deep(Span(start, start + 1))
            self.tokens.append(Token(FIXED[value], value, start, start + 1))
            self.brackets.append(_Bracket(value, start))
            return
        if self.brackets and _CLOSERS[self.brackets[-1].opener] != value:
            self._mismatch(value, start)
        if not self.brackets:
            self._complain(report.unmatched(value, Span(start, start + 1)))
            return
        bracket = self.brackets.pop()
        closer = _CLOSERS[bracket.opener]
        self.tokens.append(Token(_CLOSER_KINDS[closer], value, start, start + 1))
        if bracket.fstring:
            self._fstring_text(bracket.fstring)

    def _mismatch(self, value: str, start: int) -> None:
        """A closer of the wrong kind: it closes the nearest of its own kind, else the innermost bracket."""
        inner = self.brackets[-1]
        if not self._line_has_problem():
            self.problems.append(
                report.mismatched(
                    value, Span(start, start + 1), inner.opener, Span(inner.start, inner.start + 1)
                )
            )
        if any(_CLOSERS[b.opener] == value for b in self.brackets):
            while _CLOSERS[self.brackets[-1].opener] != value:
                self._close_one(self.tokens[-1].end)

    def _close_one(self, at: int) -> None:
        bracket = self.brackets.pop()
        self.tokens.append(Token(_CLOSER_KINDS[_CLOSERS[bracket.opener]], "", at, at))
        if bracket.fstring and not (self.brackets and self.brackets[-1].fstring is bracket.fstring):
            self.tokens.append(Token("FSTRING_END", "", at, at))

    def _close_all(self, line: _LineStart) -> None:
        if len(self.problems) == line.problems:
            inner = self.brackets[-1]
            self.problems.append(report.never_closed(inner.opener, Span(inner.start, inner.start + 1)))
        at = self.tokens[-1].end
        while self.brackets:
            self._close_one(at)

    def _line_has_problem(self) -> bool:
        return self.line is not None and len(self.problems) > self.line.problems

    # ---- Strings

    def _begin_format(self, start: int) -> None:
        bracket = self.brackets[-1]
        assert bracket.fstring is not None
        bracket.in_format = True
        self.tokens.append(Token("COLON", ":", start, start + 1))
        self.position = start + 1
        self._fstring_text(bracket.fstring)

    def _fstring_text(self, fstring: OpenFString) -> None:
        """Read literal text up to the next replacement field or the end of the string."""
        text, end = self.text, self.end
        for _ in range(MAX_TOKENS):
            top = self.brackets[-1] if self.brackets else None
            in_format = top is not None and top.fstring is fstring and top.in_format
            start = self.position
            stop = text_end(text, start, end, fstring, in_format)
            if stop > start:
                self.tokens.append(Token("FSTRING_MIDDLE", text[start:stop], start, stop))
            self.position = stop + 1
            char = text[stop : stop + 1] if stop < end else ""
            if char == "{":
                if len(self.brackets) >= MAX_BRACKETS:
                    raise too_deep(Span(stop, stop + 1))
                self.tokens.append(Token("LBRACE", char, stop, stop + 1))
                self.brackets.append(_Bracket("{", stop, fstring))
                return
            if char == "}" and in_format:
                self.brackets.pop()
                self.tokens.append(Token("RBRACE", char, stop, stop + 1))
            elif char == "}":
                self._complain(report.single_brace(Span(stop, stop + 1)))
            else:
                self._end_fstring(fstring, stop)
                return
        raise LimitError("this kernel is too large", Span(self.position, self.position))

    def _end_fstring(self, fstring: OpenFString, stop: int) -> None:
        """The closing quote is at `stop`, or the string ends there without one."""
        closed = self.text.startswith(fstring.quote, stop, self.end)
        if not closed:
            span = Span(fstring.start, min(stop, self.end))
            self._complain(report.unterminated_string(fstring.quote, span))
        elif self.brackets and self.brackets[-1].fstring is fstring:
            at = self.brackets[-1].start
            self._complain(report.never_closed("{", Span(at, at + 1)))
        while self.brackets and self.brackets[-1].fstring is fstring:
            self.brackets.pop()
            self.tokens.append(Token("RBRACE", "", stop, stop))
        self.position = stop + len(fstring.quote) if closed else stop
        self.tokens.append(Token("FSTRING_END", self.text[stop : self.position], stop, self.position))

    # ---- What no pattern matches

    def _unreadable(self, char: str, at: int) -> None:
        """Get past a character that begins no token."""
        if char in "\"'":
            self._unterminated(at)
        elif char == "\\":
            self._complain(report.stray_backslash(Span(at, at + 1)))
        elif char.isascii() or not self._odd_name(at):
            self._bad_characters(at)

    def _odd_name(self, at: int) -> bool:
        """Whether a name begins or goes on at `at`."""
        before = self.tokens[-1] if self.tokens else None
        goes_on = before is not None and before.type == "NAME" and before.end == at
        start = before.start if goes_on and before else at
        stop = odd_name_end(self.text, start, self.end)
        if stop <= at:
            return False
        if goes_on:
            self.tokens.pop()
        self.tokens.append(Token("NAME", self.text[start:stop], start, stop))
        self._check_name(self.text[start:stop], start)
        self.position = stop
        return True

    def _at_end(self) -> bool:
        """Whether the end is final, and not that of a line to be read once more."""
        if self.line is None:
            return True
        if self.brackets and self.strict_until < self.end:
            self._rewind(self.end)
            return False
        if self.text[self.position : self.end].rstrip(" \t\f").endswith(("\n", "\r")):
            self._complain(report.continued_nowhere(Span(self.position, self.end)))
        return True

    def _complain(self, problem: SyntaxProblem) -> None:
        """Report `problem` unless the logical line has one: most often it is a consequence of that."""
        if not self._line_has_problem():
            self.problems.append(problem)

    def _unterminated(self, at: int) -> None:
        text = self.text
        quote = text[at] * 3 if text.startswith(text[at] * 3, at) else text[at]
        stop = self.end if len(quote) == 3 else self._row_end(at)
        bracket = self.brackets[-1] if self.brackets else None
        if bracket and bracket.fstring and bracket.fstring.quote == quote:
            self._complain(report.never_closed("{", Span(bracket.start, bracket.start + 1)))
        self._complain(report.unterminated_string(quote, Span(at, stop)))
        self.tokens.append(Token("STRING", text[at:stop], at, stop))
        self.position = stop

    def _bad_characters(self, at: int) -> None:
        """Skip characters that begin no token; text in typographic quotes counts as a string."""
        text = self.text
        stop = at + 1
        while text.startswith(text[at], stop, self.end):
            stop += 1
        closing = _CURLY_QUOTES.get(text[at])
        if closing and not self._line_has_problem():
            found = text.find(closing, stop, self._row_end(at))
            stop = found + 1 if found >= 0 else stop
            self.tokens.append(Token("STRING", text[at:stop], at, stop))
        self._complain(report.bad_character(text[at], Span(at, at + 1)))
        self.position = stop

    def _row_end(self, at: int) -> int:
        found = _ROW_END.search(self.text, at, self.end)
        return found.start() if found else self.end

    # ---- Checks on single tokens

    def _check_name(self, value: str, start: int) -> None:
        normal, problem = normal_name(value, start)
        self.tokens[-1].value = normal
        if problem:
            self._complain(problem)

    def _check_number(self, value: str, start: int, stop: int) -> None:
        problem = number_problem(self.text, value, start, stop, self.end)
        if problem:
            self._complain(problem)
            self.position = max(stop, problem.span.end)
