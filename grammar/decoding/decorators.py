"""What stands above a kernel: one jit decorator among any others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..api.catalogue import Catalogue
from .forms import ANY_NAME, Expression, Grammar, Production, Ref, Token, dotted, many, sequence, substitute
from .vocabulary import Vocabulary
from .worlds import HOST_PREFIX

JIT_SPELLINGS = ("triton.jit", "jit")
NAME = Token("NAME")
ATOM = f"{HOST_PREFIX}atom"
OPERAND = f"{HOST_PREFIX}awaitable"
KEYWORD = f"{HOST_PREFIX}keyword"
PRIMARY = Ref(f"{HOST_PREFIX}primary")
DECORATOR = Ref(f"{HOST_PREFIX}decorator")


def require_jit(grammar: Grammar) -> Grammar:
    """Each kernel has a jit decorator, with or without arguments; elsewhere `triton.jit` can't be written."""
    spelled = [form for path in JIT_SPELLINGS for form in _spelled(grammar, path)]
    called = [form for name in spelled for form in _host_form(grammar, "call", {PRIMARY: name})]
    decorators = [
        Production(e, p.meaning)
        for p in grammar.rules.get(DECORATOR.rule, ())
        if (e := substitute(p.expression, {Ref(f"{HOST_PREFIX}named_expression"): Ref("jit")})) is not None
    ]
    above = sequence(many(DECORATOR), Ref("jit_decorator"), many(DECORATOR))
    kernels = tuple(
        Production(e, p.meaning)
        for p in grammar.rules.get("kernel", ())
        if (e := substitute(p.expression, {many(DECORATOR): above})) is not None
    )
    return grammar.with_rules(
        {
            "kernel": kernels,
            "jit_decorator": tuple(decorators),
            "jit": tuple(Production(form, "jit") for form in (*spelled, *called)),
        }
    )


def name_host_modules(grammar: Grammar, catalogue: Catalogue, words: Vocabulary) -> Grammar:
    """Triton's modules on the host: their names are no variables, and only what exists is behind their dots."""
    members = [f"triton.{name}" for name in catalogue.members("triton") if not name.startswith("_")]
    paths = [*members, *words.values, *words.annotations] if "triton" in words.modules else []
    forms = [form for path in paths if path not in JIT_SPELLINGS for form in _spelled(grammar, path)]
    builtins = sorted({*words.foreign, *(name for names in words.builtins.values() for name in names)})
    free = [
        Production(form, p.meaning)
        for p in grammar.rules.get(ATOM, ())
        for form in _with_builtins(p, builtins)
    ]
    primary = [Production(_with_any_name(p), p.meaning) for p in grammar.rules.get(PRIMARY.rule, ())]
    keyword = [Production(_with_any_name(p), p.meaning) for p in grammar.rules.get(KEYWORD, ())]
    return grammar.with_rules(
        {
            ATOM: tuple(free),
            KEYWORD: tuple(keyword),
            PRIMARY.rule: (*primary, *(Production(form, "attribute") for form in forms)),
        }
    )


def keep_numbers_bare(grammar: Grammar) -> Grammar:
    """No dot, call or index behind a number of the host: `1.to` is no attribute, but the number `1.` and a word."""
    number = Production(Ref(f"{HOST_PREFIX}number"), None)
    atoms = grammar.rules.get(ATOM, ())
    if number not in atoms or OPERAND not in grammar.rules:
        return grammar
    kept = tuple(p for p in atoms if p != number)
    return grammar.with_rules({ATOM: kept, OPERAND: (*grammar.rules[OPERAND], number)})


def _with_any_name(production: Production) -> Expression:
    """The production with any name behind its dot or before its `=`."""
    if production.meaning not in ("attribute", "keyword"):
        return production.expression
    changed = substitute(production.expression, {NAME: ANY_NAME})
    assert changed is not None
    return changed


def _with_builtins(production: Production, builtins: Iterable[str]) -> list[Expression]:
    """A name on the host may be a builtin."""
    if production.meaning != "name":
        return [production.expression]
    return [production.expression, *(Token("NAME", name) for name in builtins)]


def _spelled(grammar: Grammar, path: str) -> list[Expression]:
    """A dotted name as the host writes it, as far as the language has dots."""
    return dotted(path, lambda owner, name: _host_form(grammar, "attribute", {PRIMARY: owner, NAME: name}))


def _host_form(
    grammar: Grammar, meaning: str, changes: Mapping[Expression, Expression | None]
) -> Iterable[Expression]:
    """The host's production of `primary` with that meaning, some parts replaced."""
    for p in grammar.rules.get(PRIMARY.rule, ()):
        if p.meaning == meaning:
            changed = substitute(p.expression, changes)
            if changed is not None:
                yield changed
