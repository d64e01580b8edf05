"""Functions of libdevice: each takes only the element types that its table lists, and converts none.

After `extern_elementwise` of language/core.py.
"""

from __future__ import annotations

from ....grammar.api.libdevice import Signature, signatures
from ...values import UNKNOWN, Tensor, Value
from ..binding import Bound
from ..session import Walk
from . import elements
from .elementwise import broadcast

EXACT_SINCE = "3.6"
"""Before, operands of several types were promoted first; when that changed was read in 3.4 and 3.6 only."""


def call(walk: Walk, function: str, bound: Bound) -> Value:
    """The result of a libdevice function, given by its full path."""
    module, _, name = function.rpartition(".")
    if not all(elements.check_number(walk, bound, each, value) for each, value in bound.values.items()):
        return UNKNOWN
    values = tuple(bound.values.values())
    shape = broadcast(walk, bound, values)
    backends = ("hip",) if ".hip." in module else ("cuda",) if ".cuda." in module else ("cuda", "hip")
    known = tuple(each for backend in backends for each in signatures(backend, name))
    if not known or not values:
        return Tensor(shape)
    each = tuple(elements.possible(value) for value in values)
    fitting = [signature for signature in known if _fits(signature, each)]
    is_exact = len(values) == 1 or not walk.is_before(EXACT_SINCE)
    if fitting and is_exact:
        return elements.block(shape, frozenset(signature.result for signature in fitting))
    if is_exact and len(values) == len(known[0].arguments):
        _report(walk, bound, known, each)
        return UNKNOWN
    return Tensor(shape)


def _fits(signature: Signature, operands: tuple[elements.Elements, ...]) -> bool:
    if len(signature.arguments) != len(operands):
        return False
    return all(dtype in found for dtype, found in zip(signature.arguments, operands, strict=True))


def _report(
    walk: Walk, bound: Bound, known: tuple[Signature, ...], operands: tuple[elements.Elements, ...]
) -> None:
    """Name the operand that no signature takes; or, if each is taken by one, that they don't go together."""
    for position, (name, value) in enumerate(bound.values.items()):
        accepted = frozenset(signature.arguments[position] for signature in known)
        if not operands[position] & accepted:
            elements.report_refused(walk, bound, name, value, accepted)
            return
    taken = {f"({', '.join(signature.arguments)})": None for signature in known}
    given = ", ".join(elements.listed(found) for found in operands)
    walk.report(
        "KF503",
        bound.node.span,
        f"`{bound.name}` takes {' or '.join(taken)}, and converts nothing: this is ({given})",
        "cast the operands to one of these; write constants as floats",
    )
