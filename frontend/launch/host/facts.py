"""What a function says of its tensors: `assert x.dtype == torch.float16`, `M, N = x.shape`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Protocol

from ...values import UNKNOWN
from .names import Binding, Names
from .torch_dtypes import TorchDtype
from .values import HostTensor, HostValue, Sizes, items_of, known_dtype, known_int, sizes_of


class Evaluation(Protocol):
    """What finds out the values that a claim compares with."""

    def value(self, node: ast.expr, names: Names, line: int) -> HostValue: ...

    def reaching(self, name: str, scope: Names, line: int) -> list[Binding]: ...


class Facts:
    """The claims of a scope."""

    def __init__(self, evaluation: Evaluation, scope: Names) -> None:
        self.evaluation = evaluation
        self.scope = scope

    def refined(self, name: str, value: HostValue, line: int) -> HostValue:
        """The value with the dtype and the rank that the code before `line` makes sure of."""
        if not isinstance(value, HostTensor) and value != UNKNOWN:
            return value
        tensor = value if isinstance(value, HostTensor) else HostTensor()
        dtype, sizes = tensor.dtype, tensor.sizes
        for test, is_true, at in self._claims(line):
            for terms in _equalities(test, is_true):
                if any(_subject(term) == name for term in terms) and self._still_holds(name, at, line):
                    dtype = dtype or self._dtype(name, terms, at)
                    sizes = sizes if sizes is not None else self._sizes(name, terms, at)
        if sizes is None:
            sizes = self._unpacked(name, line)
        found = HostTensor(dtype, sizes, tensor.is_fresh)
        return value if found == HostTensor() else found

    def _claims(self, line: int) -> Iterator[tuple[ast.expr, bool, int]]:
        """Conditions that hold at a line, with the line that they were tested at."""
        for claim in self.scope.claims:
            if claim.line < line and claim.block.holds(line):
                yield claim.test, claim.is_true, claim.test.lineno
        for block in self.scope.blocks:
            if block.holds(line) and block.test is not None:
                yield block.test, block.is_true, block.test.lineno

    def _still_holds(self, name: str, tested: int, line: int) -> bool:
        """Is the name the same at both lines? Not where a loop between them assigns it."""
        loops = {
            block
            for binding in self.scope.bindings.get(name, [])
            for block in binding.block.around()
            if block.is_loop and block.holds(line) and not block.holds(tested)
        }
        find = self.evaluation.reaching
        return not loops and find(name, self.scope, tested) == find(name, self.scope, line)

    def _dtype(self, name: str, terms: list[ast.expr], line: int) -> TorchDtype | None:
        if not any(_is_attribute(term, name, "dtype") for term in terms):
            return None
        others = [term for term in terms if not _is_attribute(term, name, "dtype")]
        known = (known_dtype(self.evaluation.value(term, self.scope, line)) for term in others)
        return next((each for each in known if each is not None), None)

    def _sizes(self, name: str, terms: list[ast.expr], line: int) -> Sizes | None:
        others = [self.evaluation.value(term, self.scope, line) for term in terms if _subject(term) != name]
        if any(_is_rank(term, name) for term in terms):
            ranks = (known_int(value) for value in others)
            rank = next((each for each in ranks if each is not None), None)
            return (None,) * rank if rank is not None and 0 <= rank < 64 else None
        if any(_is_attribute(term, name, "shape") for term in terms):
            return next((sizes_of(value) for value in others if items_of(value) is not None), None)
        return None

    def _unpacked(self, name: str, line: int) -> Sizes | None:
        """`M, N = x.shape` tells the rank."""
        for each in self.scope.unpacked:
            is_before = each.line < line and each.block.holds(line)
            if is_before and _is_shape(each.whole, name) and self._still_holds(name, each.line, line):
                return (None,) * each.count
        return None


def _equalities(test: ast.expr, is_true: bool) -> Iterator[list[ast.expr]]:
    """Expressions that are all equal where the condition is true, or false."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from _equalities(operand, not is_true)
        case ast.BoolOp(op=op, values=values) if isinstance(op, ast.And) is is_true:
            for value in values:
                yield from _equalities(value, is_true)
        case ast.Compare(
            left=left, ops=[op], comparators=[ast.Tuple(elts=[only]) | ast.List(elts=[only])]
        ) if isinstance(op, ast.In if is_true else ast.NotIn):
            yield [left, only]
        case ast.Compare(left=left, ops=ops, comparators=others):
            equal = ast.Eq if is_true else ast.NotEq
            if all(isinstance(op, equal) for op in ops) and (is_true or len(ops) == 1):
                yield [left, *others]
        case _:
            pass


def _subject(term: ast.expr) -> str | None:
    """`x` in `x.dtype`, `x.ndim`, `x.dim()`, `x.shape`, `len(x.shape)`."""
    match term:
        case (
            ast.Attribute(value=ast.Name(id=name), attr="dtype" | "ndim" | "shape")
            | ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="dim" | "ndimension"), args=[])
            | ast.Call(func=ast.Name(id="len"), args=[ast.Attribute(value=ast.Name(id=name), attr="shape")])
        ):
            return name
        case _:
            return None


def _is_attribute(term: ast.expr, name: str, attr: str) -> bool:
    return isinstance(term, ast.Attribute) and term.attr == attr and _subject(term) == name


def _is_rank(term: ast.expr, name: str) -> bool:
    is_number = isinstance(term, ast.Call) or (isinstance(term, ast.Attribute) and term.attr == "ndim")
    return is_number and _subject(term) == name


def _is_shape(node: ast.expr, name: str) -> bool:
    """`x.shape`, `x.size()`"""
    match node:
        case ast.Attribute(value=ast.Name(id=owner), attr="shape"):
            return owner == name
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr="size"), args=[], keywords=[]):
            return owner == name
        case _:
            return False
