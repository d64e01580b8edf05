"""The arguments of one API function: its own keywords only, required ones present, none twice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from .forms import EMPTY, Expression, Production, Ref, Token, choice, map_leaves, optional, sequence
from .order import COMMA
from .vocabulary import Parameter, Signature

ANY_ORDER_LIMIT = 4
"""With more optional parameters than this, keywords come in the order of the declaration: any order takes a
rule for each set of parameters that are still to come."""

Parameters = tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class ArgumentForms:
    """How an argument is written; None where the language has no such form."""

    positional: Expression | None
    keyword: Expression | None
    """With a NAME token in the place of the keyword's name."""


@dataclass(frozen=True, slots=True)
class Pending:
    """What a call may still be given."""

    positional: Parameters
    keyword_only: Parameters
    has_varargs: bool
    in_order: bool

    @property
    def parameters(self) -> Parameters:
        return (*self.positional, *self.keyword_only)


@dataclass(slots=True)
class ArgumentRules:
    """Makes the rules of argument lists, and shares them between signatures that end alike."""

    forms: ArgumentForms
    rules: dict[str, tuple[Production, ...]] = field(default_factory=dict)
    names: dict[object, str] = field(default_factory=dict)

    def arguments(self, signature: Signature) -> Expression | None:
        """Everything between the parentheses of a call; None if it can't be called in any way."""
        parameters = signature.parameters
        pending = Pending(
            tuple(p for p in parameters if p.can_be_positional),
            tuple(p for p in parameters if not p.can_be_positional),
            signature.has_varargs,
            sum(not p.is_required for p in parameters) > ANY_ORDER_LIMIT,
        )
        given = self.argument(pending)
        if any(p.is_required for p in parameters):
            return given
        return EMPTY if given is None else optional(given)

    def argument(self, pending: Pending) -> Expression | None:
        """At least one argument, and all that follow it."""
        forms: list[Expression] = []
        if self.forms.positional is not None and pending.positional:
            rest = replace(pending, positional=pending.positional[1:])
            forms.append(sequence(self.forms.positional, self.rest(rest)))
        elif self.forms.positional is not None and pending.has_varargs:
            forms.append(sequence(self.forms.positional, self.rest(pending)))
        keywords = self.keywords(pending.parameters, pending.in_order)
        if keywords is not None:
            forms.append(keywords)
        return choice(*forms) if forms else None

    def rest(self, pending: Pending) -> Expression:
        """A comma and further arguments, or the end of the list where nothing that is required is missing."""
        return self.ending(pending, pending.parameters, lambda: self.argument(pending))

    def keywords(self, parameters: Parameters, in_order: bool) -> Expression | None:
        """At least one keyword argument, and all that follow it."""
        if self.forms.keyword is None or any(p.is_required and not p.can_be_keyword for p in parameters):
            return None
        forms: list[Expression] = []
        for index, parameter in enumerate(parameters):
            if parameter.can_be_keyword:
                others = parameters[index + 1 :] if in_order else parameters[:index] + parameters[index + 1 :]
                forms.append(sequence(self.keyword(parameter), self.further_keywords(others, in_order)))
            if in_order and parameter.is_required:
                break
        return choice(*forms) if forms else None

    def further_keywords(self, parameters: Parameters, in_order: bool) -> Expression:
        key = (parameters if in_order else frozenset(parameters), in_order)
        return self.ending(key, parameters, lambda: self.keywords(parameters, in_order))

    def ending(
        self, key: object, parameters: Parameters, further: Callable[[], Expression | None]
    ) -> Expression:
        """A reference to the rule of this key, made when it is first needed: it may lead to itself."""
        if key not in self.names:
            name = self.names[key] = f"arguments_{len(self.names)}"
            more = further()
            forms = [] if more is None else [sequence(COMMA, more)]
            if not any(p.is_required for p in parameters):
                forms.append(optional(COMMA))
            self.rules[name] = tuple(Production(form, "arguments") for form in forms)
        return Ref(self.names[key])

    def keyword(self, parameter: Parameter) -> Expression:
        assert self.forms.keyword is not None
        named = map_leaves(
            self.forms.keyword,
            lambda leaf: Token("NAME", parameter.name) if leaf == Token("NAME") else leaf,
        )
        assert named is not None
        return named
