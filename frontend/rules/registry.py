"""Every rule by code and by name, and the selectors that pick rules in options, config and comments."""

from __future__ import annotations

from functools import cache, lru_cache

from ...grammar.api.catalogue import numbers
from .rule import Rule

GROUPS = {
    "KF0": ("syntax", "checker"),
    "KF1": ("statements", "definitions", "expressions", "assignment", "strings"),
    "KF2": ("api", "names", "host_python"),
    "KF3": ("calls",),
    "KF4": ("constexprs", "shapes"),
    "KF5": (
        "operators",
        "pointers",
        "arithmetic",
        "integers",
        "element_types",
        "broadcasting",
        "reshaping",
        "reductions",
        "dot",
    ),
    "KF6": ("control_flow", "loops", "merged_types"),
    "KF7": (
        "memory",
        "masks",
        "block_pointers",
        "descriptors",
        "stores",
        "atomics",
        "tails",
        "neutral_elements",
        "addresses",
        "races",
    ),
    "KF8": (
        "launch",
        "host_calls",
        "arguments",
        "launch_options",
        "grids",
        "tuning",
        "tensors",
        "results",
        "changed_globals",
        "shared_memory",
    ),
    "KF9": ("advice", "deprecated", "precision", "remainders"),
}
"""The modules of this package that define the rules of each group. One rule costs only its group's import."""

DOCUMENTATION = "docs/rules.md"
"""Where the rules are explained: the page's path in the repository; its public address once it has one."""

_EVERYTHING = ("ALL", "KF")


class UnknownRuleError(ValueError):
    """No rule has this code, code prefix or name; `near` are the closest ones that exist."""

    def __init__(self, selector: str, near: tuple[str, ...]) -> None:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"no rule is called `{selector}`{hint}")
        self.selector = selector
        self.near = near


def all_rules() -> tuple[Rule, ...]:
    """Every rule, sorted by code."""
    return tuple(rule for group in GROUPS for rule in _group(group))


@cache
def _group(group: str) -> tuple[Rule, ...]:
    """The rules of one group, sorted by code; none for a group that does not exist."""
    from importlib import import_module

    modules = [import_module(f".{name}", __package__) for name in GROUPS.get(group, ())]
    rules = [value for module in modules for value in vars(module).values() if isinstance(value, Rule)]
    return tuple(sorted(rules, key=lambda rule: rule.code))


def rule(code_or_name: str) -> Rule:
    """The rule with this code ("KF201", case does not matter) or name ("unknown-api").

    Raises UnknownRuleError, with near misses.
    """
    code, name = code_or_name.upper(), code_or_name.lower()
    for each in _group(code[:3]) or all_rules():
        if code == each.code or name == each.name:
            return each
    raise UnknownRuleError(code_or_name, _near(code_or_name))


def applies(code: str, version: str) -> bool:
    """Does the rule speak of this Triton version?"""
    definition = rule(code)
    target = numbers(version)
    is_too_old = definition.since is not None and target < numbers(definition.since)
    is_too_new = definition.until is not None and target > numbers(definition.until)
    return not (is_too_old or is_too_new)


def url(code: str) -> str:
    """Where the rule `code` is explained."""
    return f"{DOCUMENTATION}#{code.lower()}"


def code_prefix(selector: str) -> str:
    """The prefix of the codes that `selector` picks.

    A selector is a rule's code, the beginning of one ("KF2"), a rule's name, or "ALL". Raises UnknownRuleError
    for anything else.
    """
    upper = selector.upper()
    if upper in _EVERYTHING:
        return "KF"
    if upper.startswith("KF") and len(upper) == len("KF1") and upper[-1].isdecimal():
        return upper  # a group; it may have no rules yet
    if any(rule.code.startswith(upper) for rule in _group(upper[:3])):
        return upper
    return rule(selector).code


def matches(selector: str, code: str) -> bool:
    """Whether `selector` picks the rule `code`. Raises UnknownRuleError like `code_prefix`."""
    return code.startswith(code_prefix(selector))


@lru_cache(maxsize=256)
def _near(selector: str) -> tuple[str, ...]:
    from difflib import get_close_matches

    codes = [rule.code for rule in all_rules()]
    names = [rule.name for rule in all_rules()]
    typed = selector.upper().replace("O", "0")
    near = get_close_matches(typed, codes, n=2, cutoff=0.75)
    return tuple(near or get_close_matches(selector.lower(), names, n=3))
