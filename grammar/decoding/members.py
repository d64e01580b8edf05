"""What may follow a dot behind a value in a kernel: methods and attributes.

A grammar does not know what kind of value stands before the dot, so a name is here if some kind has it, and a
method takes what every kind that has it takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..api.catalogue import DTYPES, TENSOR, Catalogue
from ..api.entry import Entry, Kind
from .parameters import Parameter, Signature, signature_of

VALUE_CLASSES = (
    TENSOR,
    *DTYPES,
    "triton.language.tensor_descriptor",
    "triton.language._experimental_tensor_descriptor",
    "triton.language.constexpr",
)
"""The classes of what a kernel computes with. Block pointers are tensors; the fields of tuples are their own."""
COMPILER_ONLY = frozenset(
    ["handle", "to_ir", "mangle", "codegen_name", "cache_key_part", "is_dtype", "return_types", "param_types"]
)
"""Members that are handles into the compiler, or take one."""


@dataclass(frozen=True, slots=True)
class Members:
    """Methods by name, each with what it takes without its receiver; and attributes."""

    methods: Mapping[str, Signature]
    attributes: tuple[str, ...]


def members_of_values(catalogue: Catalogue) -> Members:
    """The members of all kinds of values. What is an attribute of one kind is a method of none."""
    found: dict[str, list[Entry]] = {}
    for owner in VALUE_CLASSES:
        for name in catalogue.members(owner):
            entry = catalogue.find(f"{owner}.{name}")
            if entry is not None and _is_for_kernels(name):
                found.setdefault(name, []).append(entry)
    methods: dict[str, Signature] = {}
    attributes: list[str] = []
    for name, entries in sorted(found.items()):
        if any(entry.parameters is None or entry.kind is Kind.PROPERTY for entry in entries):
            attributes.append(name)
        elif (both := shared([signature_of(entry) for entry in entries])) is not None:
            methods[name] = both
    return Members(methods, tuple(attributes))


def _is_for_kernels(name: str) -> bool:
    return (name == "T" or name[0].islower()) and name not in COMPILER_ONLY


def shared(signatures: Sequence[Signature]) -> Signature | None:
    """What fits all signatures; None if no call does.

    `tensor.store(value, mask=None, ...)` and `descriptor.store(offsets, value)` share calls with two arguments by
    position, `tensor.gather(index, axis)` and `descriptor.gather(*args)` likewise.
    """
    first, *others = dict.fromkeys(signatures)
    for other in others:
        both = _in_both(first, other)
        if both is None:
            return None
        first = both
    return first


def _in_both(one: Signature, other: Signature) -> Signature | None:
    """What fits both; keyword arguments only where both have the name in the same place."""
    sides = (one.positional, other.positional)
    required = [sum(p.is_required for p in side.parameters) for side in (one, other)]
    by_position = [sum(p.is_required for p in side) for side in sides]
    if required != by_position:
        return None
    most = [
        len(side) for side, signature in zip(sides, (one, other), strict=True) if not signature.has_varargs
    ]
    longest = min(most) if most else max(len(side) for side in sides)
    if max(required) > longest:
        return None
    parameters = tuple(
        _parameter_in_both([side[place] for side in sides if place < len(side)], place < max(required))
        for place in range(longest)
    )
    return Signature(parameters, has_varargs=not most)


def _parameter_in_both(sides: Sequence[Parameter], is_required: bool) -> Parameter:
    """A parameter at one place of both signatures; of one only where the other takes any number."""
    names = {side.name for side in sides if side.can_be_keyword}
    return Parameter(
        sides[0].name, is_required, True, len(sides) == 2 and len(names) == 1 and _all_keywords(sides)
    )


def _all_keywords(sides: Sequence[Parameter]) -> bool:
    return all(side.can_be_keyword for side in sides)
