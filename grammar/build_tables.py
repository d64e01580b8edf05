"""Derives `generated_tables.py`, which the front end parses with, from `triton.lark`.

Lark reads the grammar and PLY builds the LALR(1) tables; neither is needed for that at run time. Run it after
every change of the grammar: `python -m kernelforge.grammar.build_tables`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from lark import Lark
from lark.grammar import Rule
from lark.lexer import PatternStr, TerminalDef
from ply import yacc

GRAMMAR_PATH = Path(__file__).with_name("triton.lark")
TABLES_PATH = Path(__file__).with_name("generated_tables.py")
START = "kernel"

PLY_NAMES = {"ERROR": "error"}
"""Terminals that go by another name in PLY."""


class GrammarError(Exception):
    """`triton.lark` breaks one of the rules that its head lays down; the text says where."""


@dataclass(frozen=True)
class Production:
    """One alternative after Lark's expansion of `?`, `*`, `+` and groups.

    `action` is the name of the function that makes its value; None where the value is that of its only part.
    """

    name: str
    parts: tuple[str, ...]
    action: str | None


@dataclass(frozen=True)
class Tables:
    """What PLY's parser runs on. A state in `defaults` reduces without looking at the next token."""

    actions: dict[int, dict[str, int]]
    gotos: dict[int, dict[str, int]]
    defaults: dict[int, int]


def load_grammar(text: str) -> Lark:
    """Lark's view of the grammar; its own parser is never used."""
    return Lark(text, start=START, parser="lalr", keep_all_tokens=True, maybe_placeholders=False)


def productions_of(rules: list[Rule]) -> list[Production]:
    """The productions with the name of the action of each.

    Lark's conventions: an alias names the action, else the rule does; `?rule` stands for its only part;
    `_rule`, and the rules that Lark makes for repetitions, are lists that their users splice in.
    """
    return [
        Production(str(rule.origin.name), tuple(_symbol(s.name) for s in rule.expansion), _action(rule))
        for rule in rules
    ]


def _symbol(name: str) -> str:
    return PLY_NAMES.get(name, str(name))


def _action(rule: Rule) -> str | None:
    if rule.alias:
        return str(rule.alias)
    name = str(rule.origin.name)
    if rule.options.expand1 and len(rule.expansion) == 1 and not rule.expansion[0].is_term:
        if rule.expansion[0].name.startswith("_"):
            raise GrammarError(f"{name} can't stand for the list {rule.expansion[0].name}: make that a ?rule")
        return None
    return "_list" if name.startswith("_") else name


def _readable(terminals: Collection[TerminalDef]) -> dict[str, str]:
    return {t.name: t.pattern.value for t in terminals if isinstance(t.pattern, PatternStr)}


def _terminal_order(text: str) -> list[str]:
    return re.findall(r"^([A-Z_]+): ", text, re.MULTILINE)


def scanner_pattern(text: str, grammar: Lark) -> str:
    """One pattern for all tokens: blanks are skipped first, the group that matched is the terminal's name.

    Fixed texts share the group `FIXED`, `OTHER` is a character that begins no token, and no group matches at
    the end: so it always matches, and never tries the blanks again. Terminals come in the order of the file.
    """
    ignored = [t for t in grammar.terminals if t.name in grammar.ignore_tokens and t.name != "COMMENT"]
    patterns = [t for t in grammar.terminals if t.name not in {i.name for i in ignored}]
    order = _terminal_order(text)
    groups = [
        f"(?P<{t.name}>{t.pattern.to_regexp()})"
        for t in sorted(patterns, key=lambda t: order.index(t.name))
        if not isinstance(t.pattern, PatternStr)
    ]
    fixed_texts = [fixed for fixed in _readable(patterns).values() if not fixed.isalpha()]
    fixed = "|".join(re.escape(each) for each in sorted(fixed_texts, key=lambda each: (-len(each), each)))
    blank = "|".join(t.pattern.to_regexp() for t in sorted(ignored, key=lambda t: order.index(t.name)))
    return f"(?:{blank})*(?:{'|'.join(groups)}|(?P<FIXED>{fixed})|(?P<OTHER>[\\s\\S])|\\Z)"


def check_names(text: str, grammar: Lark, productions: list[Production]) -> None:
    """Every terminal has a name of its own, and no rule is a template.

    Raises GrammarError: names that Lark invents change with every edit, and PLY refuses those of templates.
    """
    named = set(_terminal_order(text))
    for terminal in grammar.terminals:
        if terminal.name not in named:
            raise GrammarError(f"give the terminal {terminal.pattern} a name at the end of the grammar")
    for production in productions:
        if not re.fullmatch(r"\w+", production.name):
            raise GrammarError(f"write out the template rule {production.name}")


def lalr_tables(productions: list[Production], start: str) -> Tables:
    """PLY's LALR(1) tables.

    Raises GrammarError on a conflict: PLY would decide silently, by shifting.
    """
    nonterminals = {p.name for p in productions}
    terminals = sorted({part for p in productions for part in p.parts} - nonterminals - {"error"})
    grammar = yacc.Grammar(terminals)
    for production in productions:
        grammar.add_production(production.name, list(production.parts))
    grammar.set_start(start)
    if grammar.undefined_symbols() or grammar.unused_rules():
        raise GrammarError(f"undefined {grammar.undefined_symbols()}, unused {grammar.unused_rules()}")
    grammar.build_lritems()
    grammar.compute_first()
    grammar.compute_follow(start)
    log = _StateLog()
    table = yacc.LRGeneratedTable(grammar, method="LALR", log=log)
    conflicts = [f"shift/reduce on {token}" for _, token, _ in table.sr_conflicts]
    conflicts += [f"reduce/reduce of {kept} and {other}" for _, kept, other in table.rr_conflicts]
    if conflicts:
        raise GrammarError("conflicts: " + "; ".join(conflicts) + "\n" + "\n".join(log.conflicting_states()))
    return Tables(table.lr_action, table.lr_goto, {})


class _StateLog:
    """PLY describes its states to a logger; this one keeps those with a conflict."""

    def __init__(self) -> None:
        self.states: list[list[str]] = []

    def info(self, message: str, *values: object) -> None:
        text = message % values if values else message
        if text.startswith("state "):
            self.states.append([])
        if self.states and text:
            self.states[-1].append(text)

    debug = warning = error = info

    def conflicting_states(self) -> list[str]:
        """The items and actions of each state with a conflict."""
        return ["\n".join(s) for s in self.states if any("conflict" in line for line in s)]


def skip_unit_reductions(tables: Tables, productions: list[Production]) -> Tables:
    """Equivalent tables that never reduce a production whose value is that of its only part.

    An operand would climb through some fifteen levels of precedence. Where state `s` goes to `t` on a
    symbol, and `t` on some tokens only renames the symbol, `s` goes instead to a state that on those tokens
    does what the end of the chain of names would do. (Unit elimination as in Pager, "Eliminating unit
    productions from LR parsers", 1977.)
    """
    return _UnitSkipper(tables, productions).run()


class _UnitSkipper:
    """Each new state stands for the old states that a symbol may climb through, and what they do."""

    def __init__(self, tables: Tables, productions: list[Production]) -> None:
        self.old = tables
        self.renames = {-n: p.name for n, p in enumerate(productions, start=1) if p.action is None}
        self.numbers: dict[_Climb, int] = {}
        self.todo: list[_Climb] = []
        self.new = Tables({}, {}, {})

    def run(self) -> Tables:
        self.number(_Climb((0,), tuple(sorted(self.old.actions[0].items()))))
        while self.todo:
            climb = self.todo.pop()
            state = self.numbers[climb]
            self.new.actions[state] = {
                token: self.number(self.plain(action)) if action > 0 else action
                for token, action in climb.actions
            }
            self.new.gotos[state] = self.gotos(climb)
        return self.new

    def number(self, climb: _Climb) -> int:
        if climb not in self.numbers:
            self.numbers[climb] = len(self.numbers)
            self.todo.append(climb)
        return self.numbers[climb]

    def plain(self, state: int) -> _Climb:
        return _Climb((state,), tuple(sorted(self.old.actions[state].items())))

    def climb(self, source: int, symbol: str) -> _Climb:
        """What `symbol`, as seen from the old state `source`, passes before something happens to it."""
        states: list[int] = []
        actions = self.resolve(source, symbol, states)
        return _Climb(tuple(states), tuple(sorted(actions.items())))

    def resolve(self, source: int, symbol: str, states: list[int]) -> dict[str, int]:
        state = self.old.gotos[source][symbol]
        row = self.old.actions[state]
        renamed = {self.renames[action] for action in row.values() if action in self.renames}
        if len(renamed) != 1 or set(row.values()) - self.renames.keys():
            states.append(state)
        further = {name: self.resolve(source, name, states) for name in sorted(renamed)}
        if len(renamed) == 1 and not set(row.values()) - self.renames.keys():
            return further[renamed.pop()]
        actions: dict[str, int] = {}
        for token, action in row.items():
            if action not in self.renames:
                actions[token] = action
            elif token in further[self.renames[action]]:  # else LALR was too generous with its lookahead
                actions[token] = further[self.renames[action]][token]
        return actions

    def gotos(self, climb: _Climb) -> dict[str, int]:
        row: dict[str, int] = {}
        for state in climb.states:
            for symbol in self.old.gotos[state]:
                target = self.number(self.climb(state, symbol))
                if row.setdefault(symbol, target) != target:
                    raise GrammarError(f"two levels of precedence both go on with {symbol}")
        return row


class _Climb(NamedTuple):
    """The old states of a climb, and the action on each token."""

    states: tuple[int, ...]
    actions: tuple[tuple[str, int], ...]


def default_reductions(tables: Tables) -> Tables:
    """The tables with a default in place of each row that is one reduction whatever the token."""
    defaults: dict[int, int] = {}
    for state, row in tables.actions.items():
        actions = set(row.values())
        if len(actions) == 1 and min(actions) < 0:
            defaults[state] = actions.pop()
    rows = {state: {} if state in defaults else row for state, row in tables.actions.items()}
    return Tables(rows, tables.gotos, defaults)


def generate() -> str:
    """The text of `generated_tables.py`."""
    text = GRAMMAR_PATH.read_text(encoding="utf-8")
    grammar = load_grammar(text)
    productions = productions_of(grammar.rules)
    check_names(text, grammar, productions)
    tables = skip_unit_reductions(lalr_tables(productions, START), productions)
    tables = default_reductions(tables)
    fixed = _readable(grammar.terminals)
    signature = hashlib.sha256(text.encode()).hexdigest()
    return "\n".join(
        [
            "# Generated from triton.lark by `python -m kernelforge.grammar.build_tables`; do not edit.",
            "",
            f'GRAMMAR_SHA256 = "{signature}"',
            f"PATTERN = {scanner_pattern(text, grammar)!r}",
            f"KEYWORDS = { ({text: name for name, text in fixed.items() if text.isalpha()})!r}",
            f"FIXED = { ({text: name for name, text in fixed.items() if not text.isalpha()})!r}",
            f"TERMINAL_TEXTS = {fixed!r}",
            f"PRODUCTIONS = {_production_list(productions)}",
            _text(
                "ACTIONS", [_row(tables.actions[s], tables.defaults.get(s)) for s in sorted(tables.actions)]
            ),
            _text("GOTOS", [_row(tables.gotos[s], None) for s in sorted(tables.gotos)]),
            "",
        ]
    )


def _production_list(productions: list[Production]) -> str:
    first = f"    ({START!r}, 1, None, ''),"
    lines = [
        f"    ({p.name!r}, {len(p.parts)}, {p.action!r}, {_shape(p, productions)!r})," for p in productions
    ]
    return "[\n" + "\n".join([first, *lines]) + "\n]"


def _shape(production: Production, productions: list[Production]) -> str:
    """One letter for each part: (t)oken, (n)ode, or a (l)ist whose items are spliced in."""
    nonterminals = {p.name for p in productions}
    return "".join(
        "t" if part not in nonterminals else "l" if part.startswith("_") else "n" for part in production.parts
    )


def _text(name: str, lines: list[str]) -> str:
    return f'{name} = """\\\n' + "\n".join(lines) + '\n"""'


def _row(row: dict[str, int], default: int | None) -> str:
    """`value:symbol,symbol value:symbol`, or the default alone; `tables.py` reads it."""
    if default is not None:
        return str(default)
    symbols: dict[int, list[str]] = {}
    for symbol, value in sorted(row.items()):
        symbols.setdefault(value, []).append(symbol)
    return " ".join(f"{value}:{','.join(names)}" for value, names in symbols.items())


def main() -> None:
    """Write the tables beside the grammar."""
    TABLES_PATH.write_text(generate(), encoding="utf-8")


if __name__ == "__main__":
    main()
