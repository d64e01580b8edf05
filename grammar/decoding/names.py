"""Put the vocabulary of one Triton version in the place of free names.

A free NAME stays what the kernel itself defines: parameters, variables, helper functions. Behind a dot, and
behind the names of Triton's modules, stands only what exists, called with arguments that it takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from .copies import prune
from .forms import (
    ANY_NAME,
    EMPTY,
    Expression,
    Gap,
    Grammar,
    Production,
    Ref,
    Sequence,
    Token,
    choice,
    dotted,
    map_leaves,
    optional,
    sequence,
    substitute,
)
from .signatures import ARGUMENT_VALUE, NAME, ArgumentForms, ArgumentRules
from .vocabulary import Signature, Vocabulary
from .worlds import HOST_PREFIX

COLON = Token("COLON")
PRIMARY = Ref("primary")
EXPRESSION = Ref("expression")
ANNOTATION = Ref("annotation")
ANCHORS = frozenset({"name", "group", "tuple_display", "list_display"})
"""Atoms that may be followed by a dot, a call or an index. After a number or a constant these make no sense."""
LISTS = frozenset({"list_display", "tuple_display", "name"})
CALLABLE = frozenset({"name", "group"})
LOOP_FUNCTIONS = ("range", "static_range")


def expand_names(grammar: Grammar, vocabulary: Vocabulary) -> Grammar:
    """The kernel rules with API names, tensor methods and attributes, and each one's arguments."""
    return _Expansion(grammar, vocabulary).run()


class _Expansion:
    """`primary` taken apart: what may be called, what may be followed by something, what stands alone."""

    def __init__(self, grammar: Grammar, vocabulary: Vocabulary) -> None:
        self.grammar = grammar
        self.vocabulary = vocabulary
        self.forms = {p.meaning: p.expression for p in grammar.rules.get("primary", ())}
        self.calls: dict[str, tuple[Production, ...]] = {}
        self.opening, closing = self.brackets()
        self.arguments = ArgumentRules(self.argument_forms(), closing)

    def run(self) -> Grammar:
        atoms = self.grammar.rules.get("atom", ())
        foreign = [Ref("foreign")] if self.vocabulary.foreign else []
        rules = {
            **self.with_variables(),
            "atom": tuple(p for p in atoms if p.meaning not in ANCHORS),
            "callable": (
                *(p for p in atoms if p.meaning in CALLABLE),
                *(Production(form, "attribute") for form in foreign),
            ),
            "anchor": (
                *(p for p in atoms if p.meaning in ANCHORS),
                *(Production(Token("NAME", word), "name") for word in self.builtins()),
                *(Production(form, "attribute") for form in foreign),
                *self.api_calls(self.vocabulary.functions),
                *self.api_calls(self.vocabulary.builtins),
                *self.members(),
                *(Production(form, "call") for form in self.form("call", {PRIMARY: Ref("callable")})),
                *(Production(form, "subscript") for form in self.form("subscript", {PRIMARY: Ref("anchor")})),
            ),
            "primary": (
                Production(Ref("anchor"), None),
                Production(Ref("atom"), None),
                *self.named(self.vocabulary.values),
            ),
            "foreign": tuple(
                Production(form, "attribute")
                for owner in (*(Token("NAME", name) for name in self.vocabulary.foreign), Ref("foreign"))
                for form in self.attribute(owner, ANY_NAME)
            ),
            "argument_value": (
                Production(EXPRESSION, None),
                *self.named(self.vocabulary.references),
            ),
            "annotation": (
                Production(EXPRESSION, None),
                *self.named(self.vocabulary.annotations),
                *self.chosen_annotations(),
            ),
        }
        rules.update(self.loops(rules))
        return prune(self.grammar.with_rules({**rules, **self.calls, **self.arguments.rules}))

    def brackets(self) -> tuple[Expression, Expression]:
        """What stands before and behind the arguments of a call."""
        call = self.forms.get("call", EMPTY)
        parts = call.parts if isinstance(call, Sequence) else ()
        arguments = optional(Ref("arguments"))
        if arguments not in parts:
            return EMPTY, EMPTY
        before, behind = parts[1 : parts.index(arguments)], parts[parts.index(arguments) + 1 :]
        return sequence(*(close_up(part) for part in before)), sequence(*behind)

    def argument_forms(self) -> ArgumentForms:
        """How the language writes a positional and a keyword argument."""
        kinds = [p.expression for p in self.grammar.rules.get("argument", ())]
        keywords = [p.expression for p in self.grammar.rules.get("keyword", ())]
        keyword = substitute(keywords[0], {EXPRESSION: ARGUMENT_VALUE}) if keywords else None
        return ArgumentForms(
            ARGUMENT_VALUE if Ref("named_expression") in kinds else None,
            keyword if Ref("keyword") in kinds else None,
            (Ref("fstring"),) if "fstring" in self.grammar.rules else (),
            tuple(p.expression for p in self.grammar.rules.get("atom", ()) if p.meaning in LISTS),
        )

    def with_variables(self) -> dict[str, tuple[Production, ...]]:
        """Every kernel rule with builtins among its variables, and with annotations and function arguments."""
        changed: dict[str, tuple[Production, ...]] = {}
        for rule, productions in self.grammar.rules.items():
            if rule.startswith(HOST_PREFIX) or rule in ("jit", "jit_decorator", "kernel", "replacement"):
                continue
            changed[rule] = tuple(
                Production(self.variables(self.in_context(p)), p.meaning) for p in productions
            )
        return changed

    def builtins(self) -> list[str]:
        """Python's builtins that kernels have. They are no free names, so that no helper is called like them."""
        return sorted({word for names in self.vocabulary.builtins.values() for word in names})

    def variables(self, expression: Expression) -> Expression:
        """The expression with the builtins among its names that kernels use as variables."""
        variable = choice(NAME, *(Token("NAME", word) for word in self.builtins() if word in ("max", "min")))
        changed = map_leaves(expression, lambda leaf: variable if leaf == NAME else leaf)
        assert changed is not None
        return changed

    @staticmethod
    def in_context(production: Production) -> Expression:
        """The production with annotations and arguments in their places."""
        changes: Mapping[Expression, Expression | None] = {
            "parameters": {sequence(COLON, EXPRESSION): sequence(COLON, ANNOTATION)},
            "function": {EXPRESSION: ANNOTATION},
            "annotated_assign": {EXPRESSION: ANNOTATION},
            "keyword": {EXPRESSION: ARGUMENT_VALUE},
        }.get(production.meaning or "", {})
        changed = substitute(production.expression, changes)
        assert changed is not None
        return changed

    def form(self, meaning: str, changes: Mapping[Expression, Expression | None]) -> list[Expression]:
        """The production of `primary` with that meaning, some parts replaced; empty if there is none."""
        if meaning not in self.forms:
            return []
        changed = substitute(self.forms[meaning], changes)
        return [] if changed is None else [changed]

    def attribute(self, owner: Expression, name: Expression) -> list[Expression]:
        return self.form("attribute", {PRIMARY: owner, NAME: name})

    def spelled(self, path: str) -> list[Expression]:
        """A dotted name as kernels write it, as far as the language has dots."""
        return dotted(path, self.attribute)

    def named(self, paths: Iterable[str]) -> list[Production]:
        """What is only named: nothing follows it."""
        return [Production(form, "attribute") for path in paths for form in self.spelled(path)]

    def api_calls(self, functions: Mapping[Signature, Iterable[str]]) -> list[Production]:
        """A call of each function, with the rule for its signature's arguments behind its name."""
        return [
            Production(sequence(name, call), "call")
            for signature, paths in functions.items()
            for call in self.call(signature)
            for path in paths
            for name in self.spelled(path)
        ]

    def call(self, signature: Signature) -> list[Expression]:
        """What stands behind the name of a function: a rule for each signature."""
        arguments = self.arguments.arguments(signature)
        if arguments is None or self.opening == EMPTY:
            return []
        rule = f"call_{self.arguments.number(signature)}"
        self.calls[rule] = (Production(sequence(self.opening, arguments), "call"),)
        return [Ref(rule)]

    def members(self) -> list[Production]:
        """Methods with their arguments, and attributes."""
        anchor = Ref("anchor")
        calls = [
            Production(sequence(member, call), "call")
            for signature, names in self.vocabulary.methods.items()
            for call in self.call(signature)
            for member in self.attribute(anchor, choice(*(Token("NAME", name) for name in names)))
        ]
        names = choice(*(Token("NAME", name) for name in self.vocabulary.attributes))
        return [*calls, *(Production(member, "attribute") for member in self.attribute(anchor, names))]

    def loops(self, rules: Mapping[str, tuple[Production, ...]]) -> dict[str, tuple[Production, ...]]:
        """What `for` runs over: a call of `range`, `tl.range` or `tl.static_range` (KF109)."""
        functions: dict[Signature, list[str]] = {}
        for known in (self.vocabulary.functions, self.vocabulary.builtins):
            for signature, names in known.items():
                if kept := [name for name in names if name.rpartition(".")[2] in LOOP_FUNCTIONS]:
                    functions.setdefault(signature, []).extend(kept)
        chosen = [
            Production(form, "call")
            for group in self.chosen_loops(functions)
            for form in self.form("call", {PRIMARY: group})
        ]
        loops: dict[str, tuple[Production, ...]] = {"iterator": (*self.api_calls(functions), *chosen)}
        if "for_statement" in rules:
            loops["for_statement"] = tuple(
                Production(e, p.meaning)
                for p in rules["for_statement"]
                if (e := substitute(p.expression, {Ref("expressions"): Ref("iterator")})) is not None
            )
        return loops

    def chosen_annotations(self) -> list[Production]:
        """`tl.constexpr if FLAG else None`."""
        names = [p.expression for p in self.named(self.vocabulary.annotations)]
        return [
            Production(sequence(choice(*names), *p.expression.parts[1:-1], ANNOTATION), "conditional")
            for p in self.grammar.rules.get("expression", ())
            if p.meaning == "conditional" and isinstance(p.expression, Sequence) and names
        ]

    def chosen_loops(self, functions: Mapping[Signature, Iterable[str]]) -> list[Expression]:
        """`(tl.static_range if S else tl.range)`, from a group and a conditional expression."""
        names = [form for paths in functions.values() for path in paths for form in self.spelled(path)]
        conditionals = [
            p.expression for p in self.grammar.rules.get("expression", ()) if p.meaning == "conditional"
        ]
        groups = [p.expression for p in self.grammar.rules.get("atom", ()) if p.meaning == "group"]
        return [
            form
            for group in groups
            for conditional in conditionals
            if (form := substitute(group, {Ref("grouped"): _between(conditional, choice(*names))}))
            is not None
        ]


def _between(conditional: Expression, names: Expression) -> Expression:
    """`a "if" b "else" c` with the names as `a` and `c`."""
    assert isinstance(conditional, Sequence)
    return sequence(names, *conditional.parts[1:-1], names)


def close_up(expression: Expression) -> Expression:
    """The token without blank space before it: the bracket of a call touches the function."""
    return replace(expression, gap=Gap.NONE) if isinstance(expression, Token) else expression
