"""The shipped tables are those of the grammar, and the generator refuses grammars that would surprise."""

from __future__ import annotations

import subprocess
import sys

import pytest
from kernelforge.grammar import build_tables, generated_tables
from kernelforge.grammar.build_tables import GrammarError, Production, Tables
from kernelforge.grammar.tables import Rows, parser_tables, token_pattern


def test_shipped_tables_are_current():
    shipped = build_tables.TABLES_PATH.read_text(encoding="utf-8")
    assert shipped == build_tables.generate(), "run `make tables`"


def test_a_conflict_is_an_error():
    ambiguous = [
        Production("kernel", ("sum",), "kernel"),
        Production("sum", ("sum", "PLUS", "sum"), "binary"),
        Production("sum", ("NAME",), "name"),
    ]
    with pytest.raises(GrammarError, match="shift/reduce on PLUS"):
        build_tables.lalr_tables(ambiguous, "kernel")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('start: "unnamed"', "give the terminal"),
        ('start: list{A}\nlist{x}: x ("," x)*\nCOMMA: ","\nA: "a"', "template"),
    ],
)
def test_names_must_be_stable(line: str, complaint: str):
    text = line.replace("start", build_tables.START)
    grammar = build_tables.load_grammar(text)
    with pytest.raises(GrammarError, match=complaint):
        build_tables.check_names(text, grammar, build_tables.productions_of(grammar.rules))


def test_a_level_of_precedence_cannot_stand_for_a_list():
    grammar = build_tables.load_grammar('kernel: level\n?level: _names\n_names: NAME+\nNAME: "n"')
    with pytest.raises(GrammarError, match="_names"):
        build_tables.productions_of(grammar.rules)


PRODUCTIONS = [
    Production("kernel", ("sum",), "kernel"),
    Production("sum", ("sum", "PLUS", "product"), "binary"),
    Production("sum", ("product",), None),
    Production("product", ("product", "STAR", "atom"), "binary"),
    Production("product", ("atom",), None),
    Production("atom", ("NAME",), "name"),
    Production("atom", ("LPAR", "sum", "RPAR"), "group"),
]


def run(tables: Tables, tokens: str) -> list[str] | None:
    """The actions of a parse in their order; None if the tokens are refused."""
    states, done = [0], []
    names = {"+": "PLUS", "*": "STAR", "(": "LPAR", ")": "RPAR", "a": "NAME"}
    rest = [names[token] for token in tokens] + ["$end"]
    while True:
        action = tables.defaults.get(states[-1])
        if action is None:
            action = tables.actions[states[-1]].get(rest[0])
        if action is None:
            return None
        if action == 0:
            return done
        if action > 0:
            states.append(action)
            rest.pop(0)
            continue
        production = PRODUCTIONS[-action - 1]
        del states[-len(production.parts) :]
        states.append(tables.gotos[states[-1]][production.name])
        if production.action:
            done.append(production.action)
        else:
            done.append("rename")


@pytest.mark.parametrize(
    "tokens", ["a", "a+a*a", "(a+a)*a", "((a))", "a*a*a+a", "a+", "+", "(a", "a)", "", "a a"]
)
def test_skipping_renames_changes_nothing_else(tokens: str):
    tokens = tokens.replace(" ", "")
    plain = build_tables.lalr_tables(PRODUCTIONS, "kernel")
    short = build_tables.default_reductions(build_tables.skip_unit_reductions(plain, PRODUCTIONS))
    expected = run(plain, tokens)
    assert run(short, tokens) == (expected and [action for action in expected if action != "rename"])


def test_rows_are_decoded_on_demand():
    rows = Rows("12:NAME,COMMA -3:$end\n-7\n\n0:$end")
    assert rows[0] == {"NAME": 12, "COMMA": 12, "$end": -3}
    assert rows[2] == {}
    assert rows[3] == {"$end": 0}
    assert rows.defaults() == {1: -7}
    assert set(rows) == {0, 2, 3}


def test_no_renaming_production_is_left_in_the_tables():
    rename = {-n for n, (_, _, action, _) in enumerate(generated_tables.PRODUCTIONS) if n and action is None}
    tables = parser_tables()
    rows = Rows(generated_tables.ACTIONS)
    used = {
        action for state in range(generated_tables.ACTIONS.count("\n") + 1) for action in rows[state].values()
    }
    assert not rename & (used | set(tables.defaults.values()))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("name", "NAME"),
        ("é1", "NAME"),
        ("1_0", "INTEGER"),
        ("1e5", "FLOAT"),
        ("1.5j", "IMAGINARY"),
        ("rb'x'", "STRING"),
        ("'''a\n'b'''", "STRING"),
        ('rF"""', "FSTRING_START"),
        ("**=", "FIXED"),
        ("# c", "COMMENT"),
        ("\r\n", "NEWLINE"),
    ],
)
def test_patterns(text: str, kind: str):
    found = token_pattern().match(f"  \\\n {text}\n", 0)
    assert found is not None
    assert found.lastgroup == kind
    assert found[kind] == text


def test_the_front_end_runs_without_lark():
    script = (
        "import sys; from kernelforge.frontend.parser import parse_function as p;"
        "assert p('def f(): pass', 0, 13).function; assert 'lark' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
