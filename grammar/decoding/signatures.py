"""The arguments of one API function: its own keywords only, required ones present, none twice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from .forms import Expression, Production, Ref, Token, choice, optional, sequence, substitute
from .order import COMMA
from .parameters import Form, Parameter, Signature

ANY_ORDER_LIMIT = 4
"""With more optional parameters than this, keywords come in the order of the declaration: any order takes a
rule for each set of parameters that are still to come."""

NAME = Token("NAME")
ARGUMENT_VALUE = Ref("argument_value")
ASCII = "ascii"

Parameters = tuple[Parameter, ...]


def is_shared(rule: str) -> bool:
    """Whether the rule is one that argument lists share."""
    return rule.startswith(("closing", "next_", "value_"))


@dataclass(frozen=True, slots=True)
class ArgumentForms:
    """How an argument is written; None where the language has no such form."""

    positional: Expression | None
    keyword: Expression | None
    """With a NAME token in the place of the keyword's name."""
    f_strings: tuple[Expression, ...]
    lists: tuple[Expression, ...]
    """What may be a list: a list or a tuple written out, or a name."""


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
    """Makes the rules of argument lists, and shares them between signatures that end alike.

    Each rule goes on to the closing bracket. Commas are parts of the rules for arguments, so that the many
    rules for lists have no characters of their own: a decoder pays for each character of each rule.
    """

    forms: ArgumentForms
    closing: Expression
    rules: dict[str, tuple[Production, ...]] = field(default_factory=dict)
    names: dict[object, str] = field(default_factory=dict)
    numbers: dict[Signature, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for form in Form:
            value = self.value(form)
            if form is not Form.ANY:
                value = self.define(f"value_{form.name.lower()}", self.written(form))
            self.define(f"next_{value.rule}", sequence(COMMA, value))
        self.define("closing", self.closing)
        self.define("closing_after_comma", sequence(optional(COMMA), self.closing))

    def define(self, rule: str, expression: Expression) -> Ref:
        made = (Production(expression, None),)
        assert self.rules.setdefault(rule, made) == made, f"two rules are called {rule}"
        return Ref(rule)

    def arguments(self, signature: Signature) -> Expression | None:
        """Everything behind the opening bracket of a call; None if it can't be called in any way."""
        parameters = signature.parameters
        pending = Pending(
            tuple(p for p in parameters if p.can_be_positional),
            tuple(p for p in parameters if not p.can_be_positional),
            signature.has_varargs,
            sum(not p.is_required for p in parameters) > ANY_ORDER_LIMIT,
        )
        forms = self.argument(pending, is_first=True)
        if not any(p.is_required for p in parameters):
            forms.append(Ref("closing"))
        return choice(*forms) if forms else None

    def argument(self, pending: Pending, *, is_first: bool) -> list[Expression]:
        """At least one argument, and all that follow it to the closing bracket."""
        forms: list[Expression] = []
        if self.forms.positional is not None and pending.positional:
            rest = replace(pending, positional=pending.positional[1:])
            value = self.positional(pending.positional[0], is_first=is_first)
            forms.append(sequence(value, self.rest(rest)))
        elif self.forms.positional is not None and pending.has_varargs:
            value = ARGUMENT_VALUE if is_first else Ref(f"next_{ARGUMENT_VALUE.rule}")
            forms.append(sequence(value, self.rest(pending)))
        return [*forms, *self.keywords(pending.parameters, pending.in_order, is_first=is_first)]

    def rest(self, pending: Pending) -> Expression:
        """Further arguments, or the end of the list where nothing that is required is missing."""
        return self.ending(pending, pending.parameters, lambda: self.argument(pending, is_first=False))

    def keywords(self, parameters: Parameters, in_order: bool, *, is_first: bool) -> list[Expression]:
        """At least one keyword argument, and all that follow it to the closing bracket."""
        if self.forms.keyword is None or any(p.is_required and not p.can_be_keyword for p in parameters):
            return []
        forms: list[Expression] = []
        for index, parameter in enumerate(parameters):
            if parameter.can_be_keyword:
                others = parameters[index + 1 :] if in_order else parameters[:index] + parameters[index + 1 :]
                keyword = self.keyword(parameter, is_first=is_first)
                forms.append(sequence(keyword, self.further_keywords(others, in_order)))
            if in_order and parameter.is_required:
                break
        return forms

    def further_keywords(self, parameters: Parameters, in_order: bool) -> Expression:
        key = (parameters if in_order else frozenset(parameters), in_order)
        return self.ending(key, parameters, lambda: self.keywords(parameters, in_order, is_first=False))

    def ending(
        self, key: object, parameters: Parameters, further: Callable[[], list[Expression]]
    ) -> Expression:
        """A reference to the rule of this key, made when it is first needed: it may lead to itself."""
        if not parameters and not (isinstance(key, Pending) and key.has_varargs):
            return Ref("closing_after_comma")
        if key not in self.names:
            name = self.names[key] = f"arguments_{len(self.names)}"
            forms = further()
            if not any(p.is_required for p in parameters):
                forms.append(Ref("closing_after_comma"))
            self.rules[name] = tuple(Production(form, "arguments") for form in forms)
        return Ref(self.names[key])

    def positional(self, parameter: Parameter, *, is_first: bool) -> Ref:
        value = self.value(parameter.form)
        return value if is_first else Ref(f"next_{value.rule}")

    def keyword(self, parameter: Parameter, *, is_first: bool) -> Expression:
        """A rule for each keyword: many signatures share it."""
        assert self.forms.keyword is not None
        spelled = parameter.name.lower()
        if spelled != parameter.name:
            spelled += "_upper"  # llguidance has lower case for rules only
        rule = f"{'' if is_first else 'next_'}keyword_{spelled}"
        if parameter.form is not Form.ANY:
            rule += f"_as_{parameter.form.name.lower()}"
        named = substitute(
            self.forms.keyword,
            {NAME: Token("NAME", parameter.name), ARGUMENT_VALUE: self.value(parameter.form)},
        )
        assert named is not None
        return self.define(rule, named if is_first else sequence(COMMA, named))

    @staticmethod
    def value(form: Form) -> Ref:
        """The rule for what may be passed."""
        return ARGUMENT_VALUE if form is Form.ANY else Ref(f"value_{form.name.lower()}")

    def written(self, form: Form) -> Expression:
        """What may be passed where not any expression will do."""
        if form is Form.TEXT:
            return choice(Token("STRING", ASCII), *self.forms.f_strings)
        if form is Form.LIST:
            return choice(*self.forms.lists)
        return choice(Token("INTEGER"), sequence(Token("MINUS"), Token("INTEGER")), NAME)

    def number(self, signature: Signature) -> int:
        """The same number for the same signature."""
        return self.numbers.setdefault(signature, len(self.numbers))
