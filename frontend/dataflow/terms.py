"""Integer expressions as sums of products, so that two ways of writing an offset compare as equal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

Factor: TypeAlias = "tuple[str, str, int]"
"""`(kind, text, axis)`; kinds are "pid", "range", "name" and "op", the axis -1 in scalars, -2 where unclear."""
Product: TypeAlias = "tuple[Factor, ...]"
Terms: TypeAlias = "Mapping[Product, int]"
"""A sum: each product of factors with its coefficient. Never changed once made."""

SCALAR = -1
UNCLEAR = -2
MAX_TERMS = 16
MAX_FACTORS = 5
MAX_TEXT = 240


def constant(value: int) -> Terms:
    return {(): value} if value else {}


def atom(kind: str, text: str, axis: int = SCALAR) -> Terms:
    return {((kind, text, axis),): 1}


def add(left: Terms, right: Terms, sign: int = 1) -> Terms | None:
    """`left + sign * right`; None if it gets too long to follow."""
    total = dict(left)
    for product, coefficient in right.items():
        rest = total.get(product, 0) + sign * coefficient
        if rest:
            total[product] = rest
        else:
            total.pop(product, None)
    return total if len(total) <= MAX_TERMS else None


def multiply(left: Terms, right: Terms) -> Terms | None:
    """`left * right`; None if it gets too long to follow."""
    if len(left) * len(right) > MAX_TERMS:
        return None
    total: dict[Product, int] = {}
    for one, times in left.items():
        for other, factor in right.items():
            product = tuple(sorted(one + other)) if one and other else one or other
            if len(product) > MAX_FACTORS:
                return None
            total[product] = total.get(product, 0) + times * factor
    return {product: times for product, times in total.items() if times}


def moved(terms: Terms, axes: Mapping[int, int]) -> Terms:
    """The same value with its axes renumbered, as `[:, None]` does."""
    return {
        tuple(sorted(_moved(factor, axes) for factor in product)): times for product, times in terms.items()
    }


def _moved(factor: Factor, axes: Mapping[int, int]) -> Factor:
    kind, text, axis = factor
    if axis == SCALAR:
        return factor
    if axis == UNCLEAR:
        return kind, f"{text}@{sorted(axes.items())}", axis
    return kind, text, axes.get(axis, axis)


def render(terms: Terms) -> str | None:
    """A text that equal sums share; None if it would be long."""
    parts = [
        f"{times}*" + "*".join(f"{kind[0]}.{text}.{axis}" for kind, text, axis in product)
        for product, times in terms.items()
    ]
    text = "+".join(sorted(parts))
    return text if len(text) <= MAX_TEXT else None


def factors(terms: Terms, kind: str) -> Iterator[Factor]:
    for product in terms:
        for factor in product:
            if factor[0] == kind:
                yield factor


def without(product: Product, factor: Factor) -> Product:
    """The product divided by one of its factors."""
    at = product.index(factor)
    return product[:at] + product[at + 1 :]


def quotient(whole: Terms, divisor: Product, factor: Factor, times: int) -> Terms | None:
    """A single product divided by another without `factor`, which occurs `times` over; None if that leaves a rest."""
    ((product, count),) = whole.items()
    rest = product
    for each in without(divisor, factor):
        if each not in rest:
            return None
        rest = without(rest, each)
    return None if count % times else {rest: count // times}


def multiple_of(whole: Terms, part: Terms) -> bool:
    """Does `whole` hold `part`, times one product of factors, beside other terms?

    `rows * stride + cols` holds `rows`. A `part` without a block is held by nothing.
    """
    ranges = [(product, factor) for product in part for factor in product if factor[0] == "range"]
    if not ranges:
        return False
    head, factor = ranges[0]
    for product in whole:
        if factor in product and all(product.count(each) >= head.count(each) for each in head):
            rest = product
            for each in head:
                rest = without(rest, each)
            times, remainder = divmod(whole[product], part[head])
            if not remainder and all(
                whole.get(tuple(sorted(each + rest))) == times * count for each, count in part.items()
            ):
                return True
    return False
