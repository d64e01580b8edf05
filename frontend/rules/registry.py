"""Every rule by code and by name, and the selectors that pick rules in options, config and comments."""

from __future__ import annotations

from functools import cache

from .rule import Rule

GROUPS = ("syntax", "checker", "statements", "names", "calls", "constexprs", "operators", "control_flow")
"""The modules of this package that define rules, in the order of their codes."""

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


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule, sorted by code. Imports all rule modules on the first call."""
    from importlib import import_module

    rules = [
        value
        for group in GROUPS
        for value in vars(import_module(f".{group}", __package__)).values()
        if isinstance(value, Rule)
    ]
    return tuple(sorted(rules, key=lambda rule: rule.code))


@cache
def _by_code_and_name() -> dict[str, Rule]:
    rules = all_rules()
    return {rule.code: rule for rule in rules} | {rule.name: rule for rule in rules}


def rule(code_or_name: str) -> Rule:
    """The rule with this code ("KF201", case does not matter) or name ("unknown-api").

    Raises UnknownRuleError, with near misses.
    """
    known = _by_code_and_name()
    found = known.get(code_or_name.upper()) or known.get(code_or_name.lower())
    if found is None:
        raise UnknownRuleError(code_or_name, _near(code_or_name))
    return found


def url(code: str) -> str:
    """Where the rule `code` is explained."""
    return f"{DOCUMENTATION}#{code.lower()}"


def code_prefix(selector: str) -> str:
    """The prefix of the codes that `selector` picks.

    A selector is a rule's code, the beginning of one ("KF2"), a rule's name, or "ALL". Raises UnknownRuleError
    for a selector that picks nothing.
    """
    upper = selector.upper()
    if upper in _EVERYTHING:
        return "KF"
    if upper.startswith("KF") and any(rule.code.startswith(upper) for rule in all_rules()):
        return upper
    return rule(selector).code


def matches(selector: str, code: str) -> bool:
    """Whether `selector` picks the rule `code`. Raises UnknownRuleError like `code_prefix`."""
    return code.startswith(code_prefix(selector))


def _near(selector: str) -> tuple[str, ...]:
    from difflib import get_close_matches

    codes = [rule.code for rule in all_rules()]
    names = [rule.name for rule in all_rules()]
    typed = selector.upper().replace("O", "0")
    near = get_close_matches(typed, codes, n=2, cutoff=0.75)
    return tuple(near or get_close_matches(selector.lower(), names, n=3))
