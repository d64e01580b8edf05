"""The state of one check: what was found in a file, and where a walk through a function stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ...grammar.api.catalogue import Catalogue, numbers
from ...grammar.record import record, replace
from .. import tree
from ..diagnostics import Fix, Related, Severity
from ..host import Host
from ..kernel import Kernel
from ..source import Source, Span
from ..tree import Name, Node, Stmt
from ..values import UNKNOWN, Argument, Known, Scalar, Shape, Symbol, Tensor, TupleOf, Value, describe

STRUCTURE_CODES = frozenset({"KF102", "KF211", "KF407", "KF604", "KF605", "KF611"})
"""What depends on the structure of the whole body: not said of a kernel with syntax errors."""
LIVE_CODES = frozenset(
    {"KF201", "KF202", "KF204", "KF206", "KF211", "KF212", "KF301", "KF302", "KF304", "KF516"}
)
"""What is wrong in a branch whichever way other conditions go: told where callers decide on the branch."""
GUARDED_CODES = frozenset({"KF201", "KF206", "KF212", "KF301", "KF302", "KF303", "KF609"})
"""What may be right in another Triton version: never said of a kernel behind a version guard."""
VALUE_RULES = ("KF119", "KF125", "KF206", "KF4", "KF5", "KF6", "KF7")
"""How the codes of the rules about what values are begin."""
RELATED_LIMIT = 8
STEP_LIMIT = 40_000
DEPTH_LIMIT = 12


@record
class Finding:
    """A broken rule at a place; `severity` where it differs from the rule's own."""

    code: str
    span: Span
    message: str
    kernel: str | None
    notes: tuple[str, ...] = ()
    related: tuple[Related, ...] = ()
    fix: Fix | None = None
    severity: Severity | None = None


@record
class Lost:
    """Why a name that was assigned can't be read any more, and the statement that assigned it."""

    code: str
    where: str
    statement: Stmt


@dataclass(slots=True, eq=False)
class Session:
    """One file under check."""

    source: Source
    catalogue: Catalogue
    host: Host
    kernels: dict[int, Kernel]
    findings: dict[tuple[str, Span], Finding] = field(default_factory=dict)
    returns: dict[object, Value] = field(default_factory=dict)
    """What helpers return, by function and arguments."""
    under_way: set[object] = field(default_factory=set)
    """Calls of helpers that are being walked, by function and arguments."""
    steps: int = 0
    allows_any_global: bool = False
    """The file sets TRITON_ALLOW_NON_CONSTEXPR_GLOBALS."""

    def add(self, finding: Finding) -> None:
        """Keep the first finding of a rule at a place; others there add their related places to it."""
        key = (finding.code, finding.span)
        known = self.findings.get(key)
        if known is None:
            self.findings[key] = finding
            return
        more = tuple(each for each in finding.related if each not in known.related)
        if more and len(known.related) < RELATED_LIMIT:
            self.findings[key] = replace(known, related=known.related + more)

    def fresh(self) -> Session:
        """The same file with nothing found yet."""
        return Session(
            self.source, self.catalogue, self.host, self.kernels, allows_any_global=self.allows_any_global
        )

    @property
    def is_exhausted(self) -> bool:
        return self.steps > STEP_LIMIT


def is_error(code: str, catalogue: Catalogue) -> bool:
    """Does the rule call it an error, and speak of this Triton version?"""
    from ..rules.registry import applies, rule  # an import for each group of rules

    return rule(code).severity is Severity.ERROR and applies(code, catalogue.version)


def _is_no_int(value: Value) -> bool:
    return isinstance(value, Known) and not isinstance(value.value, int)


@record
class Returned:
    """What a `return` gives, where, and whether it is certainly compiled."""

    value: Value
    span: Span
    certain: bool


@record
class Suspect:
    """A reduction over the only axis that is written like an element-wise maximum: `tl.max(x, 0)`."""

    result: Value
    shape: Shape
    span: Span


@record
class RowReduction:
    """A block reduced over the last of its two axes: one value per row."""

    result: Value
    operand: Value
    span: Span


@dataclass(slots=True, eq=False)
class Walk:
    """One activation of a function.

    `names` is the local scope; a name in `lost` was assigned where its value does not survive (that of a
    loop variable is still in `names`: its type counts where branches and loops meet). `certain`
    is false in code that the compiler may never visit: nothing is reported there. `loops` counts the
    enclosing run-time loops. `callers` are the functions under way, outermost first.
    """

    session: Session
    kernel: Kernel
    names: dict[str, Value]
    callers: tuple[Kernel, ...] = ()
    lost: dict[str, Lost] = field(default_factory=dict)
    constants: set[str] = field(default_factory=set)
    """Names declared with a constexpr annotation."""
    undefined: set[str] = field(default_factory=set)
    """Names already reported as undefined."""
    certain: bool = True
    is_live: bool = False
    """In code that is compiled if callers of the launching function choose so."""
    loops: int = 0
    is_unrolled: bool = False
    returned: list[Returned] = field(default_factory=list)
    suspects: list[Suspect] = field(default_factory=list)
    reductions: list[RowReduction] = field(default_factory=list)
    partial_return: Span | None = None
    """A `return` with a value under a run-time condition whose other side goes on."""
    call_site: Related | None = None
    places: dict[str, Span] = field(default_factory=dict)
    """Where names were assigned last; parameters and constexprs have no place."""
    distrusted: set[str] = field(default_factory=set)
    """Variables whose value was in error where it was used last."""
    assigned: set[str] = field(default_factory=set)
    """Names assigned in the branch or loop under way: the compiler's `local_defs`."""

    def report(
        self,
        code: str,
        span: Span,
        message: str,
        *notes: str,
        related: tuple[Related, ...] = (),
        fix: Fix | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Record a finding, unless the place may be dead code."""
        if not (self.certain or (self.is_live and code in LIVE_CODES)):
            return
        if self.kernel.site.guarded and code in GUARDED_CODES:
            return
        if self.kernel.is_broken and code in STRUCTURE_CODES:
            return
        if self.call_site is not None and not related:
            related = (self.call_site,)
        self.session.add(Finding(code, span, message, self.kernel.name, notes, related, fix, severity))
        if code.startswith(VALUE_RULES) and severity in (None, Severity.ERROR):
            self.distrust(span, code)

    def distrust(self, span: Span, code: str) -> None:
        """Variables in an expression that is in error may hold anything from here on: one cause, one error.

        Pointer arguments and constants that are ints are left alone: it is rarely they who are wrong.
        """
        if not is_error(code, self.session.catalogue):
            return
        for part in tree.walk(self.kernel.function):
            if isinstance(part, Name) and span.start <= part.span.start and part.span.end <= span.end:
                value = self.names.get(part.id)
                is_local = part.id in self.constants or part.id in self.places
                is_constant = isinstance(value, Known | Symbol) and (is_local or _is_no_int(value))
                is_number = isinstance(value, Argument) and value.kind in (Scalar.FLOAT, Scalar.TUPLE)
                if is_constant or is_number or isinstance(value, Tensor | TupleOf):
                    self.names[part.id] = UNKNOWN
                    self.distrusted.add(part.id)

    @contextmanager
    def maybe(self, test: Value) -> Iterator[None]:
        """In code that is compiled or not, as a constexpr condition decides."""
        before = self.certain, self.is_live
        is_free = isinstance(test, Symbol) and test.is_free
        self.certain, self.is_live = False, (self.certain or self.is_live) and is_free
        yield
        self.certain, self.is_live = before

    def is_before(self, version: str) -> bool:
        """Is the target an older Triton than `version`?"""
        return numbers(self.session.catalogue.version) < numbers(version)

    def bind(self, name: str, value: Value) -> None:
        """Assign a local."""
        self.names[name] = value
        self.lost.pop(name, None)
        self.assigned.add(name)
        if value is not UNKNOWN:
            self.distrusted.discard(name)

    def text(self, span: Span) -> str:
        """The source of a place, on one line and not too long."""
        text = " ".join(self.session.source.text[span.start : span.end].split())
        return text if len(text) <= 60 else text[:57] + "..."

    def subject(self, node: Node, value: Value) -> str:
        """What an operand is and where it was made: "`offs` is a block of shape (64,), made at line 12"."""
        if not isinstance(node, Name):
            return f"`{self.text(node.span)}` is {describe(value)}"
        place = self.places.get(node.id)
        made = f", made at line {self.session.source.location(place.start).row}" if place else ""
        return f"`{node.id}` is {describe(value)}{made}"

    def forget(self, names: tuple[str, ...]) -> None:
        """These names may hold anything from here on."""
        for name in names:
            self.bind(name, UNKNOWN)
