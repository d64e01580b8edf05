"""The rules as pages: docs/rules.md, and one rule for a terminal.

`python -m kernelforge.frontend.rules.document` writes the page, in a checkout.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import refusals
from .registry import DOCUMENTATION, all_rules
from .rule import Example, Outcome, Rule

_GROUPS = {
    "KF0": "Source and host syntax",
    "KF1": "Statements and expressions that Triton refuses",
    "KF2": "Names and API",
    "KF3": "Call signatures",
    "KF4": "constexpr",
    "KF5": "Types and shapes",
    "KF6": "Control flow",
    "KF7": "Memory and masks",
    "KF8": "Launch and autotune",
    "KF9": "Advice",
}
_TERMINAL_WIDTH = 88
_OUTCOMES = {
    Outcome.COMPILES: "It compiles.",
    Outcome.REJECTED: "The compiler refuses it.",
    Outcome.CRASHED: "The compiler crashes on it.",
    Outcome.IMPORT_FAILS: "Importing it fails.",
    Outcome.NOT_PYTHON: "Python refuses to read it.",
    Outcome.LAUNCH_FAILS: "Launching it fails.",
}
_INTRODUCTION = """\
# Rules of kfcheck

This page is generated from the rule definitions by `make docs`; `kfcheck --explain CODE` prints one of them.
The tests run every example through kfcheck and through the real Triton compiler.

An `error` is refused by the compiler of the target version, or can never work; a `warning` is likely wrong;
an `info` is advice. [The last section](#what-triton-refuses-and-the-rule-that-says-so) lists what Triton itself
refuses, with the rule for it.

| rule | name | severity | what |
|---|---|---|---|"""


def page() -> str:
    """The whole of docs/rules.md."""
    lines = [_INTRODUCTION]
    lines += (
        f"| [{rule.code}](#{rule.code.lower()}) | {rule.name} | {rule.severity.value} | {_cell(rule.summary)} |"
        for rule in all_rules()
    )
    group = ""
    for rule in all_rules():
        if rule.code[:3] != group:
            group = rule.code[:3]
            lines += ["", f"## {group}xx: {_GROUPS[group]}"]
        lines += ["", *_section(rule)]
    lines += ["", *refusals.table()]
    return "\n".join(lines) + "\n"


def terminal_page(rule: Rule) -> str:
    """One rule as plain text, its paragraphs wrapped."""
    from textwrap import fill

    lines = [f"{rule.code} {rule.name} ({rule.severity.value}): {rule.summary}"]
    for paragraph in rule.explanation.strip().split("\n\n"):
        is_prose = not paragraph.startswith((" ", "-", "*", "|", "```"))
        lines += ["", fill(paragraph, _TERMINAL_WIDTH) if is_prose else paragraph]
    if versions := _versions(rule):
        lines += ["", versions]
    for title, examples in (("Bad", rule.bad), ("Good", rule.good)):
        for example in examples:
            code = (f"    {line}".rstrip() for line in example.source.strip().splitlines())
            lines += ["", f"{title}. {_OUTCOMES[example.outcome]}", "", *code]
    return "\n".join(lines)


def _section(rule: Rule) -> Iterator[str]:
    yield f'<a id="{rule.code.lower()}"></a>'
    yield ""
    yield f"### {rule.code} {rule.name}"
    yield ""
    yield f"**{rule.severity.value}**: {rule.summary}"
    yield ""
    yield rule.explanation.strip()
    if versions := _versions(rule):
        yield ""
        yield versions
    for title, examples in (("Bad", rule.bad), ("Good", rule.good)):
        for example in examples:
            yield ""
            yield from _code(title, example)


def _code(title: str, example: Example) -> Iterator[str]:
    yield f"{title}. {_OUTCOMES[example.outcome]}"
    yield ""
    fence = "````" if "```" in example.source else "```"
    yield f"{fence}python"
    yield example.source.strip("\n")
    yield fence


def _versions(rule: Rule) -> str:
    """Which Triton versions the rule speaks of; empty where it is all of them."""
    if rule.since and rule.until:
        return f"Holds for Triton {rule.since} to {rule.until}."
    if rule.since:
        return f"Holds since Triton {rule.since}."
    return f"Holds until Triton {rule.until}." if rule.until else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    from pathlib import Path

    (Path(__file__).parents[2] / DOCUMENTATION).write_text(page(), encoding="utf-8")
