"""Sizes of blocks that are known by name only: `B // 2 * 2` and `B` are one size, `B` and `2 * B` never are.

Every size is a power of two, and most are products. So a size is written as two to some power, times powers of
names; what is no product stands for itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import lru_cache
from math import prod

from ....grammar.record import record
from ...values import Dim, Known, Shape, Symbol

TEXT_LIMIT = 60
SMALL = 4
"""Sizes that no block is meant to have: where two shapes agree for such a size only, they do not agree."""


@record
class Product:
    """`2**shift` times `name**power` for each of `powers`, sorted by name; a power is never 0."""

    shift: int
    powers: tuple[tuple[str, int], ...]

    @property
    def is_number(self) -> bool:
        """The value is certain."""
        return not self.powers


ONE = Product(0, ())


def combined(left: Known | Symbol, op: str, right: Known | Symbol) -> str | None:
    """How to write an operator on two constexprs in the names of the kernel's parameters; None if one has no name."""
    words = [_written(value) for value in (left, right)]
    text = f"{words[0]} {op} {words[1]}"
    return None if None in words or len(text) > TEXT_LIMIT else text


def _written(value: Known | Symbol) -> str | None:
    if isinstance(value, Known):
        return repr(value.value) if isinstance(value.value, int | float) else None
    if not value.text or "?" in value.text:
        return None
    return value.text if value.text.isidentifier() else f"({value.text})"


def product(dims: Iterable[Dim]) -> Product | None:
    """All sizes multiplied; None where one is open or no power of two."""
    result = ONE
    for dim in dims:
        factor = _factor(dim)
        if factor is None:
            return None
        result = _times(result, factor, 1)
    return result


def same(left: Dim, right: Dim) -> bool:
    """The two are certainly one size."""
    if left == right:
        return bool(left)
    if left is None or right is None or (isinstance(left, int) and isinstance(right, int)):
        return False
    factor = _factor(left)
    return factor is not None and factor == _factor(right)


def differ(left: Dim, right: Dim) -> bool:
    """The two are certainly different sizes."""
    if isinstance(left, int) and isinstance(right, int):
        return left != right
    return left is not None and right is not None and products_differ(_factor(left), _factor(right))


def numbers_of_elements_differ(left: Shape, right: Shape) -> bool:
    """The two shapes certainly have different numbers of elements."""
    return products_differ(product(left), product(right))


def products_differ(left: Product | None, right: Product | None) -> bool:
    """The two products differ whatever their names stand for, but for sizes that no block has.

    A name that only one of them has may be any size.
    """
    if left is None or right is None:
        return False
    ratio = _times(left, right, -1)
    if ratio.is_number:
        return ratio.shift != 0
    if len(ratio.powers) != 1:
        return False
    name, power = ratio.powers[0]
    if any(name not in dict(side.powers) for side in (left, right)):
        return False
    exponent, rest = divmod(-ratio.shift, power)
    return bool(rest) or exponent < 0 or 2**exponent <= SMALL


def hardly_equals(dim: str, size: int) -> bool:
    """A part or multiple of a size, which equals `size` only if the whole is as small as no block is.

    `B // 2` is 2 for a B of 4 only; of `B` itself nothing is known.
    """
    factor, other = _factor(dim), _factor(size)
    if factor is None or other is None or dim.isidentifier() or len(factor.powers) != 1:
        return False
    exponent, rest = divmod(other.shift - factor.shift, factor.powers[0][1])
    return bool(rest) or exponent < 0 or 2**exponent <= SMALL


def multiplied(shape: Shape) -> Dim:
    """The number of elements as one size: a number, or how it is written; None where a size is open."""
    if len(shape) == 1:
        return shape[0]
    sizes = [dim for dim in shape if isinstance(dim, int)]
    if len(sizes) == len(shape):
        return prod(sizes)
    words = [f"({dim})" if isinstance(dim, str) and not dim.isidentifier() else str(dim) for dim in shape]
    return None if None in shape else " * ".join(words)


def is_name(dim: Dim) -> bool:
    """A size that is a parameter of its own."""
    return isinstance(dim, str) and dim.isidentifier()


def _times(left: Product, right: Product, sign: int) -> Product:
    powers = dict(left.powers)
    for name, power in right.powers:
        powers[name] = powers.get(name, 0) + sign * power
    kept = sorted((name, power) for name, power in powers.items() if power)
    return Product(left.shift + sign * right.shift, tuple(kept))


def _factor(dim: Dim) -> Product | None:
    if isinstance(dim, int):
        return Product(dim.bit_length() - 1, ()) if dim > 0 and not dim & (dim - 1) else None
    return _parsed(dim) if dim else None


@lru_cache(maxsize=1024)
def _parsed(text: str) -> Product | None:
    try:
        node = ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return Product(0, ((text, 1),))
    return _read(node)


def _read(node: ast.expr) -> Product | None:
    match node:
        case ast.Name(id=name):
            return Product(0, ((name, 1),))
        case ast.Constant(value=int() as number):
            return _factor(int(number))
        case ast.BinOp(left=left, op=ast.Mult() | ast.FloorDiv() as op, right=right):
            a, b = _read(left), _read(right)
            return None if a is None or b is None else _times(a, b, 1 if isinstance(op, ast.Mult) else -1)
        case ast.BinOp(
            left=left, op=ast.LShift() | ast.RShift() as op, right=ast.Constant(value=int() as bits)
        ):
            a = _read(left)
            sign = 1 if isinstance(op, ast.LShift) else -1
            return None if a is None else Product(a.shift + sign * bits, a.powers)
        case _:
            return Product(0, ((ast.unparse(node), 1),))
