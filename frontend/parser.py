"""Text of a kernel -> syntax tree and syntax problems. PLY runs the tables that `grammar/` derives."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

from ply.yacc import LRParser

from ..grammar.record import record
from ..grammar.tables import Tables, parser_tables
from . import build_expressions, build_rarities, build_statements
from .block_checks import check_blocks, deepest
from .build_context import Context, Value
from .parse_problems import describe, nothing_to_parse
from .problem import INVALID_SYNTAX, MISSING_COLON, SyntaxProblem
from .scanner import LimitError, scan, too_deep
from .situation import Situation
from .source import Span
from .tokens import ScanResult, Token
from .tree import Function

Reduction: TypeAlias = Any
"""PLY's `YaccProduction`, which has no types: `slice` holds the symbols, the left one first."""

MAX_DEPTH = 300
"""Triton's compiler visits expressions recursively and gives up at about this depth (Python's limit is 1,000
frames, three to a level)."""
MAX_PROBLEMS = 200
"""Further syntax errors of one kernel go unreported."""
_SAFE_LINE = 300
"""A logical line of so many tokens can't be nested too deeply."""


@record
class ParseResult:
    """`function` is None where not even a header could be read, or where nesting is too deep."""

    function: Function | None
    problems: tuple[SyntaxProblem, ...]


def parse_function(text: str, start: int, end: int) -> ParseResult:
    """Parse `text[start:end]`: one function definition with its decorators, at any indentation."""
    try:
        scanned = scan(text, start, end)
    except LimitError as limit:
        return ParseResult(None, (_beyond(limit),))
    context = Context(text, scanned.tokens, scanned.problems)
    function = _Parser(context, scanned, Span(start, end)).run()
    if function is not None and _may_be_deep(scanned.tokens):
        node = deepest(function, MAX_DEPTH)
        if node is not None:
            return ParseResult(None, (_beyond(too_deep(node.span)),))
    if function is not None:
        check_blocks(context, function)
    problems = sorted(context.problems, key=lambda problem: problem.span)
    return ParseResult(function, tuple(problems))


def _beyond(limit: LimitError) -> SyntaxProblem:
    hint = "split it into several statements or functions"
    return SyntaxProblem(INVALID_SYNTAX, limit.message, limit.span, hint)


def _may_be_deep(tokens: list[Token]) -> bool:
    """Whether an expression, or a chain of `elif`, may be deeper than it should: most kernels are told at once."""
    ends = [at for at, token in enumerate(tokens) if token.type == "NEWLINE"]
    longest = max((end - start for start, end in pairwise(ends)), default=0)
    return longest > _SAFE_LINE or sum(token.type == "ELIF" for token in tokens) > _SAFE_LINE // 2


class _Parser(LRParser):
    """One run of PLY's parser, with recovery."""

    def __init__(self, context: Context, scanned: ScanResult, span: Span) -> None:
        self.tables = _bound_tables()
        super().__init__(self.tables.lr, self.recover)
        self.context = context
        context.parser = self
        self.pending: list[Token | None] = [None, *reversed(scanned.tokens)]
        self.damaged = scanned.damaged
        self.start, self.end = span
        self.inserted: Token | None = None
        self.inserted_before: Token | None = None
        self.insertions_at_end = 0
        self.reported: int | None = None

    def set_defaulted_states(self) -> None:
        self.defaulted_states = self.tables.defaults

    def run(self) -> Function | None:
        """The function, as far as it can be read."""
        # PLY would look for a lexer of its own without the second argument.
        function = self.parse(None, self, tokenfunc=self.pending.pop)
        return function if isinstance(function, Function) else None

    def recover(self, token: Token | None) -> Token | None:
        """PLY's error function: report `token`, and insert what is missing where that is certain.

        A token that is returned is read next; without one PLY skips to the end of the logical line.
        """
        if token is not None and token in (self.inserted, self.inserted_before):
            return None
        missing = self._report(token)
        if missing is None and (token is None or token.type in ("_INDENT", "_DEDENT")):
            # Skipping must not take what closes a block with it.
            missing = "NEWLINE" if self.insertions_at_end < 2 else None
        if missing is None:
            return None
        self.insertions_at_end += token is None
        self.inserted_before = token
        self.pending.append(token)
        at = token.start if token else self.end
        self.inserted = Token(missing, "", at, at)
        self.errok()
        return self.inserted

    def _report(self, token: Token | None) -> str | None:
        """Report the error at `token`; the kind of a token whose insertion mends it, if there is one."""
        tokens = self.context.tokens
        if token is None:
            if self.reported is None and not self.damaged:
                self.context.problems.append(nothing_to_parse(Span(self.start, self.end)))
            return None
        if len(self.context.problems) > MAX_PROBLEMS:
            return None
        situation = Situation(tokens, len(tokens) - len(self.pending), self.expects)
        line_start = situation.first.start
        problem = describe(situation)
        if line_start != self.reported and not self._is_damaged(token.start):
            self.context.problems.append(problem)
        self.reported = line_start
        return "COLON" if problem.code == MISSING_COLON and situation.block_follows() else None

    def _is_damaged(self, offset: int) -> bool:
        at = bisect_right(self.damaged, Span(offset, 1 << 60)) - 1
        return at >= 0 and self.damaged[at].start <= offset <= self.damaged[at].end

    def expects(self, kind: str) -> bool:
        """Whether a token of this kind could have come next."""
        states = list(self.statestack)
        while True:
            action = self.defaulted_states.get(states[-1])
            if action is None:
                action = self.action[states[-1]].get(kind)
            if action is None:
                return False
            if action >= 0:
                return True
            production = self.productions[-action]
            if production.len:
                del states[-production.len :]
            states.append(self.goto[states[-1]][production.name])


@cache
def _bound_tables() -> Tables:
    """The tables with a callable in every production."""
    tables = parser_tables()
    for production, shape in zip(tables.productions[1:], tables.shapes[1:], strict=True):
        if production.func is not None:
            production.callable = _callable(production.func, shape)
    return tables


def _callable(action: str, shape: str) -> Callable[[Reduction], None]:
    """What PLY calls to reduce a production: find the values of its parts, and hand them to its action."""
    if action == "_list":
        return _extend if shape[:1] == "l" else _collect
    function = _action(action)
    if "l" in shape:
        return _splicing(function)
    if shape == "t":
        return lambda p: _set(p, function(p.parser.context, p.slice[1]))
    if shape == "ntn":
        return lambda p: _set(p, function(p.parser.context, p.slice[1].value, p.slice[2], p.slice[3].value))
    return _plain(function, tuple(kind == "t" for kind in shape))


def _action(name: str) -> Callable[..., Value]:
    for module in (build_expressions, build_statements, build_rarities):
        found = vars(module).get(name)
        if found is not None:
            return found
    raise LookupError(f"no function builds `{name}` of the grammar")


def _set(p: Reduction, value: Value) -> None:
    p.slice[0].value = value


def _plain(function: Callable[..., Value], tokens: tuple[bool, ...]) -> Callable[[Reduction], None]:
    def reduce(p: Reduction) -> None:
        symbols = p.slice
        values = [s if is_token else s.value for s, is_token in zip(symbols[1:], tokens, strict=True)]
        symbols[0].value = function(p.parser.context, *values)

    return reduce


def _splicing(function: Callable[..., Value]) -> Callable[[Reduction], None]:
    def reduce(p: Reduction) -> None:
        symbols = p.slice
        symbols[0].value = function(p.parser.context, *_spliced(symbols[1:]))

    return reduce


class _List(list[Value]):
    """The value of a `_rule`: not a value of its own, but parts of the rule that uses it."""

    __slots__ = ()


def _spliced(symbols: list[Value]) -> list[Value]:
    values: list[Value] = []
    for symbol in symbols:
        if symbol.__class__ is Token:
            values.append(symbol)
        elif symbol.value.__class__ is _List:
            values.extend(symbol.value)
        else:
            values.append(symbol.value)
    return values


def _collect(p: Reduction) -> None:
    p.slice[0].value = _List(_spliced(p.slice[1:]))


def _extend(p: Reduction) -> None:
    """A list and what follows it: the list is used nowhere else, so it can grow."""
    symbols = p.slice
    values = symbols[1].value
    values.extend(_spliced(symbols[2:]))
    symbols[0].value = values
