"""`kfgrammar railroad`: the syntax of kernels as railroad diagrams, on one HTML page that needs no other file."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from html import escape

import railroad

from ...grammar.decoding.emit import GRAMMAR_PATH
from ...grammar.decoding.forms import (
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Token,
    map_leaves,
    references,
)
from ...grammar.decoding.read import fixed_texts, read

_SECTION = re.compile(r"^// ---- (.+?) -*$")
_RULE = re.compile(r"^[?!]?(_?[a-z]\w*):")
_LONG_CHOICE = 12
"""So many words stand in two columns or more."""
_WORDS = {
    "NAME": "name",
    "STRING": "string",
    "INTEGER": "integer",
    "FLOAT": "float",
    "IMAGINARY": "imaginary number",
    "NEWLINE": "end of line",
    "_INDENT": "indent",
    "_DEDENT": "dedent",
    "FSTRING_START": "f-string opens",
    "FSTRING_MIDDLE": "text",
    "FSTRING_END": "f-string closes",
}
_STYLE = """
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #f3f5f7; --line: #8a939d;
  --word: #dff3e4; --rule: #e3ecfb; --link: #0b57d0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8eb; --paper: #14171a; --soft: #1d2126; --line: #79828c;
  --word: #1f3d2a; --rule: #20334f; --link: #8ab4f8; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 1.25rem 0 .25rem; overflow-wrap: anywhere; }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font: .85rem/1.6 ui-monospace, monospace; }
.diagram { overflow-x: auto; background: var(--soft); border-radius: .5rem; }
.from { font-size: .85rem; margin: .25rem 0; opacity: .85; overflow-wrap: anywhere; }
svg.railroad-diagram { display: block; }
svg.railroad-diagram path { stroke-width: 2; stroke: var(--line); fill: none; }
svg.railroad-diagram text { font: 600 14px ui-monospace, monospace; text-anchor: middle; fill: var(--ink); }
svg.railroad-diagram rect { stroke-width: 1.5; stroke: var(--line); fill: var(--word); }
svg.railroad-diagram .non-terminal rect { fill: var(--rule); }
svg.railroad-diagram .non-terminal a text { fill: var(--link); text-decoration: underline; }
"""


def page(version: str) -> str:
    """The page for a Triton version: the rules of `triton.lark` that kernels can use, in its order."""
    text = GRAMMAR_PATH.read_text("utf-8")
    grammar = usable(read(text))
    words = {**fixed_texts(text), **_WORDS}
    users = _users(grammar)
    parts = [_head(version)]
    sections = list(_sections(text, grammar))
    for title, rules in sections:
        links = "".join(f'<a href="#{rule}">{_title(rule)}</a>' for rule in rules)
        parts.append(f"<p>{escape(title)}</p><nav>{links}</nav>")
    for title, rules in sections:
        parts.append(f"<h2>{escape(title)}</h2>")
        for rule in rules:
            diagram = _svg(_rule(grammar.rules[rule], words))
            parts.append(f'<h3 id="{rule}">{_title(rule)}</h3>\n<div class="diagram">{diagram}</div>')
            parts.append(_used_in(users.get(rule, ())))
    return "\n".join([*parts, "</body></html>", ""])


def usable(grammar: Grammar) -> Grammar:
    """The rules that are left where nothing is derived that Triton never compiles, or that is not Python."""
    rules = {name: _live(productions) for name, productions in grammar.rules.items()}
    gone = {name for name, productions in rules.items() if not productions}
    while True:

        def without(leaf: Expression) -> Expression | None:
            return None if isinstance(leaf, Ref) and leaf.rule in gone else leaf  # noqa: B023  called in this turn

        rules = {
            name: tuple(
                Production(expression, p.meaning)
                for p in productions
                if (expression := map_leaves(p.expression, without)) is not None
            )
            for name, productions in rules.items()
        }
        empty = {name for name, productions in rules.items() if not productions}
        if empty == gone:
            break
        gone = empty
    reached = _reached(rules, grammar.start)
    return Grammar({name: p for name, p in rules.items() if name in reached}, grammar.start)


def _live(productions: tuple[Production, ...]) -> tuple[Production, ...]:
    return tuple(p for p in productions if not (p.meaning or "").startswith(("reject_", "broken_")))


def _reached(rules: Mapping[str, tuple[Production, ...]], start: str) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        waiting += [each for production in rules[name] for each in references(production.expression)]
    return reached


def _sections(text: str, grammar: Grammar) -> Iterator[tuple[str, list[str]]]:
    """The headings of `triton.lark` and the rules below each, those that are left."""
    title, rules = "", []
    for line in text.splitlines():
        if section := _SECTION.match(line):
            if rules:
                yield title, rules
            title, rules = section[1], []
        elif (rule := _RULE.match(line)) and rule[1] in grammar.rules:
            rules.append(rule[1])
    if rules:
        yield title, rules


def _users(grammar: Grammar) -> dict[str, tuple[str, ...]]:
    users: dict[str, dict[str, None]] = {}
    for name, productions in grammar.rules.items():
        for production in productions:
            for used in references(production.expression):
                users.setdefault(used, {})[name] = None
    return {name: tuple(each) for name, each in users.items()}


def _rule(productions: tuple[Production, ...], words: Mapping[str, str]) -> railroad.DiagramItem:
    return _choice([_item(production.expression, words) for production in productions])


def _item(expression: Expression, words: Mapping[str, str]) -> railroad.DiagramItem:
    match expression:
        case Token(name=name):
            return railroad.Terminal(words.get(name, name.lower()))
        case Ref(rule=rule):
            return railroad.NonTerminal(_title(rule), href=f"#{rule}")
        case Choice(parts=parts):
            return _choice([_item(part, words) for part in parts])
        case Repeat(part=part, least=least, most=most):
            item = _item(part, words)
            if most == 1:
                return railroad.Optional(item)
            return railroad.OneOrMore(item) if least else railroad.ZeroOrMore(item)
        case Sequence(parts=()):
            return railroad.Skip()
        case Sequence(parts=parts):
            return railroad.Sequence(*(_item(part, words) for part in parts))
        case _:
            raise ValueError(f"{expression} does not occur in triton.lark")


def _choice(items: list[railroad.DiagramItem]) -> railroad.DiagramItem:
    if len(items) == 1:
        return items[0]
    if len(items) >= _LONG_CHOICE and all(isinstance(item, railroad.Terminal) for item in items):
        half = (len(items) + 1) // 2
        return railroad.HorizontalChoice(
            *(railroad.Choice(0, *part) for part in (items[:half], items[half:]))
        )
    return railroad.Choice(0, *items)


def _svg(item: railroad.DiagramItem) -> str:
    out = io.StringIO()
    railroad.Diagram(item).writeSvg(out.write)
    return out.getvalue()


def _title(rule: str) -> str:
    return rule.strip("_").replace("_", " ")


def _used_in(users: tuple[str, ...]) -> str:
    if not users:
        return ""
    links = ", ".join(f'<a href="#{user}">{_title(user)}</a>' for user in users)
    return f'<p class="from">used in {links}</p>'


def _head(version: str) -> str:
    title = "The syntax of Triton kernels"
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{_STYLE}</style></head><body>
<h1>{title}</h1>
<p>What KernelForge's grammar has for kernels, without what Triton never compiles. A constrained model is held to
less: only names that exist in Triton {version}, a layout of its own, and plain targets and parameters.</p>"""
