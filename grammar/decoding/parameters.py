"""What a call may pass, as the decoding grammar needs to know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ..api.entry import Entry, Param, ParamKind


class Form(Enum):
    """How an argument must be written where not any expression will do."""

    ANY = "any"
    TEXT = "text"
    """A string of printable ASCII: anything else as the text of a device print is KF302."""
    LIST = "list"
    """A list or a tuple, written out or named: one block as the operands of inline assembly is KF302."""
    NOT_NONE = "not None"
    """Positions are counted along one axis: without one it is KF302."""


BY_POSITION_ONLY = frozenset({("static_assert", "msg")})
"""Parameters that the compiler does not take by name, though the signature has the name: KF302."""
FORMS = {
    ("device_print", "prefix"): Form.TEXT,
    ("inline_asm_elementwise", "args"): Form.LIST,
    ("argmax", "axis"): Form.NOT_NONE,
    ("argmin", "axis"): Form.NOT_NONE,
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter. `*args` and `**kwargs` are none: the signature says whether it has them."""

    name: str
    is_required: bool
    can_be_positional: bool
    can_be_keyword: bool
    form: Form = Form.ANY


@dataclass(frozen=True, slots=True)
class Signature:
    """What a function takes. Functions with equal signatures are called alike."""

    parameters: tuple[Parameter, ...]
    """In order; those that can't be given by position come last."""
    has_varargs: bool = False
    """It takes any number of further arguments by position."""
    has_kwargs: bool = False
    """It takes any further keywords."""

    @property
    def positional(self) -> tuple[Parameter, ...]:
        """The parameters that have a place."""
        return tuple(p for p in self.parameters if p.can_be_positional)

    def accepts(self, count: int, keywords: Iterable[str]) -> bool:
        """Whether a call fits that passes `count` arguments by position, and these by name."""
        places = self.positional
        if count > len(places) and not self.has_varargs:
            return False
        given = {place.name for place in places[:count]}
        by_name = {p.name for p in self.parameters if p.can_be_keyword}
        for keyword in keywords:
            if keyword in given or (keyword not in by_name and not self.has_kwargs):
                return False
            given.add(keyword)
        return all(p.name in given for p in self.parameters if p.is_required)


ANYTHING = Signature((), has_varargs=True, has_kwargs=True)


def signature_of(entry: Entry) -> Signature:
    """The signature of something that can be called; ANYTHING if the catalogue does not know it."""
    if entry.parameters is None:
        return ANYTHING
    function = entry.definition.rpartition(".")[2]
    kinds = {param.kind for param in entry.parameters}
    return Signature(
        tuple(
            _parameter(param, function)
            for param in entry.parameters
            if param.kind not in (ParamKind.VARARGS, ParamKind.KWARGS)
        ),
        has_varargs=ParamKind.VARARGS in kinds,
        has_kwargs=ParamKind.KWARGS in kinds,
    )


def _parameter(param: Param, function: str) -> Parameter:
    place = (function, param.name)
    form = FORMS.get(place, Form.ANY)
    return Parameter(
        param.name,
        is_required=param.default is None or form is Form.NOT_NONE,
        can_be_positional=param.kind is not ParamKind.KEYWORD_ONLY,
        can_be_keyword=param.kind is not ParamKind.POSITIONAL_ONLY and place not in BY_POSITION_ONLY,
        form=form,
    )
