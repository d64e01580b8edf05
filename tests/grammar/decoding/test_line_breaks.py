"""Where a line breaks, there is one text with the indentation of the next line."""

from kernelforge.grammar.decoding.forms import (
    Gap,
    Grammar,
    Production,
    Ref,
    Repeat,
    Text,
    Token,
    choice,
    sequence,
)
from kernelforge.grammar.decoding.line_breaks import break_lines

NEWLINE, INDENT, DEDENT = Token("NEWLINE"), Token("_INDENT"), Token("_DEDENT")
WORD, IF = Token("NAME"), Token("IF")

STATEMENTS = Grammar(
    {
        "start": (Production(Ref("lines"), None),),
        "lines": (Production(Repeat(choice(Ref("line"), Ref("block")), 1, None), None),),
        "line": (Production(sequence(WORD, NEWLINE), None),),
        "block": (Production(sequence(IF, NEWLINE, INDENT, Ref("lines"), DEDENT), None),),
    },
    "start",
)


def test_a_block_begins_with_its_own_indentation() -> None:
    block = break_lines(STATEMENTS, depth=1, width=4).rules["block_0"]
    assert [p.expression for p in block] == [sequence(IF, Text("\n    "), Ref("lines_1"))]


def test_the_lines_of_a_list_are_kept_apart_by_breaks() -> None:
    lines = break_lines(STATEMENTS, depth=1, width=4).rules["lines_1"]
    assert [p.expression for p in lines] == [
        sequence(Ref("line"), Repeat(sequence(Text("\n    "), Ref("line")), 0, None))
    ]


def test_the_text_begins_without_blank_space_and_ends_with_its_line() -> None:
    rules = break_lines(STATEMENTS, depth=1, width=4).rules
    assert [p.expression for p in rules["start_first_0"]] == [sequence(Ref("lines_first_0"), NEWLINE)]
    assert [p.expression for p in rules["line_first"]] == [Token("NAME", None, Gap.NONE)]


def test_what_holds_no_block_exists_once_for_all_depths() -> None:
    rules = break_lines(STATEMENTS, depth=3, width=4).rules
    assert [rule for rule in rules if rule.startswith("line_") or rule == "line"] == ["line", "line_first"]


def test_blocks_nest_no_deeper_than_asked() -> None:
    rules = break_lines(STATEMENTS, depth=2, width=4).rules
    assert {rule for rule in rules if rule.startswith("block")} == {"block_first_0", "block_0", "block_1"}
