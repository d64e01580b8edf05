"""Put the vocabulary of one Triton version in the place of free names.

A free NAME stays what the kernel itself defines: parameters, variables, helper functions. Behind a dot, and
behind the names of Triton's modules, stands only what exists.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .copies import prune
from .forms import Expression, Grammar, Production, Ref, Token, choice, map_leaves, optional, substitute
from .signatures import ArgumentForms, ArgumentRules
from .vocabulary import Vocabulary

NAME = Token("NAME")
ANCHORS = frozenset({"name", "group", "tuple_display", "list_display"})
"""Atoms that may be followed by a dot, a call or an index. After a number or a constant these make no sense."""
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
        self.arguments = ArgumentRules(self.argument_forms())
        self.forms = {p.meaning: p.expression for p in grammar.rules["primary"]}

    def run(self) -> Grammar:
        atoms = self.grammar.rules["atom"]
        anchors = tuple(p for p in atoms if p.meaning in ANCHORS)
        standalone = tuple(p for p in atoms if p.meaning not in ANCHORS)
        api_calls = self.api_calls(self.vocabulary.functions, "api")
        rules = {
            "atom": standalone,
            "anchor": (
                *anchors,
                *(Production(Ref(name), None) for name in api_calls),
                *self.generic_call(),
                *self.methods(),
                *self.attributes(),
                *self.subscript(),
            ),
            "callable": tuple(p for p in atoms if p.meaning in CALLABLE),
            "primary": (
                Production(Ref("anchor"), None),
                Production(Ref("atom"), None),
                *self.values(),
            ),
            **self.iterators(),
            **api_calls,
        }
        return prune(self.grammar.with_rules(rules | self.arguments.rules))

    def argument_forms(self) -> ArgumentForms:
        """How the language writes a positional and a keyword argument."""
        kinds = [p.expression for p in self.grammar.rules.get("argument", ())]
        keyword = self.grammar.rules.get("keyword", ())
        return ArgumentForms(
            next((kind for kind in kinds if kind == Ref("named_expression")), None),
            keyword[0].expression if keyword and Ref("keyword") in kinds else None,
        )

    def form(self, meaning: str, changes: Mapping[Expression, Expression | None]) -> list[Expression]:
        """The production of `primary` with that meaning, some parts replaced; empty if there is none."""
        if meaning not in self.forms:
            return []
        changed = substitute(self.forms[meaning], changes)
        return [] if changed is None else [changed]

    def dotted(self, path: str) -> list[Expression]:
        """A name with its dots, as far as the language has them."""
        first, *rest = path.split(".")
        forms: list[Expression] = [Token("NAME", first)]
        for name in rest:
            forms = [
                each
                for form in forms
                for each in self.form("attribute", {Ref("primary"): form, NAME: Token("NAME", name)})
            ]
        return forms

    def api_calls(
        self, functions: Mapping[object, Iterable[str]], prefix: str
    ) -> dict[str, tuple[Production, ...]]:
        """A rule for each signature."""
        rules: dict[str, tuple[Production, ...]] = {}
        for number, (signature, paths) in enumerate(functions.items()):
            names = [form for path in paths for form in self.dotted(path)]
            if names:
                calls = self.call(choice(*names), signature)
                rules[f"{prefix}_{number}"] = tuple(Production(call, "call") for call in calls)
        return rules

    def call(self, function: Expression, signature: object) -> list[Expression]:
        arguments = self.arguments.arguments(signature)  # pyright: ignore[reportArgumentType]
        return self.form("call", {Ref("primary"): function, optional(Ref("arguments")): arguments})

    def generic_call(self) -> list[Production]:
        """Of something that is no API function: a helper of the module, a Python builtin."""
        calls = self.form("call", {Ref("primary"): Ref("callable")})
        return [Production(call, "call") for call in calls]

    def methods(self) -> list[Production]:
        found: list[Production] = []
        for signature, names in self.vocabulary.methods.items():
            chosen = choice(*(Token("NAME", name) for name in names))
            for member in self.form("attribute", {Ref("primary"): Ref("anchor"), NAME: chosen}):
                found += [Production(call, "call") for call in self.call(member, signature)]
        return found

    def attributes(self) -> list[Production]:
        names = choice(*(Token("NAME", name) for name in self.vocabulary.attributes))
        members = self.form("attribute", {Ref("primary"): Ref("anchor"), NAME: names})
        return [Production(member, "attribute") for member in members]

    def subscript(self) -> list[Production]:
        return [
            Production(form, "subscript") for form in self.form("subscript", {Ref("primary"): Ref("anchor")})
        ]

    def values(self) -> list[Production]:
        """Dtypes and constants, and functions that are only named: neither is followed by anything."""
        paths = dict.fromkeys((*self.vocabulary.values, *self.vocabulary.references))
        forms = [form for path in paths for form in self.dotted(path)]
        return [Production(choice(*forms), "attribute")] if forms else []

    def iterators(self) -> dict[str, tuple[Production, ...]]:
        """What `for` runs over: a call of `range`, `tl.range` or `tl.static_range` (KF109)."""
        functions = {
            signature: kept
            for signature, names in self.vocabulary.functions.items()
            if (kept := [name for name in names if name.rpartition(".")[2] in LOOP_FUNCTIONS])
        }
        calls = self.api_calls(functions, "iterator")
        groups = [p.expression for p in self.grammar.rules["atom"] if p.meaning == "group"]
        plain = [Token("NAME", name) for name in LOOP_FUNCTIONS]
        generic = [form for f in (*plain, *groups) for form in self.form("call", {Ref("primary"): f})]
        iterator = [Production(Ref(name), None) for name in calls] + [Production(g, "call") for g in generic]
        loops = tuple(
            Production(_over_iterator(p.expression), p.meaning) for p in self.grammar.rules["for_statement"]
        ) if "for_statement" in self.grammar.rules else ()
        return {"iterator": tuple(iterator), **calls, **({"for_statement": loops} if loops else {})}


def _over_iterator(expression: Expression) -> Expression:
    changed = map_leaves(expression, lambda leaf: Ref("iterator") if leaf == Ref("expressions") else leaf)
    assert changed is not None
    return changed
