"""The parser and the decoder have no grammar but `triton.lark`: what is deleted there, neither knows any more."""

from __future__ import annotations

from functools import cache

import pytest
from kernelforge.frontend.parser import parse_function
from kernelforge.grammar.decoding.copies import EmptyGrammarError
from kernelforge.grammar.decoding.emit import Mode, Options, narrowed, reserved_words
from kernelforge.grammar.decoding.forms import Grammar

from .decoder import accepts
from .notation import lark_grammar
from .productions import PRODUCTIONS
from .recognize import derives_tokens
from .words import few_words

IN_HOST_CODE: dict[str, tuple[str, ...]] = {
    "statements (KF101, KF103, KF107, KF108)": (
        "simple_statement 7", "simple_statement 8", "simple_statement 10", "simple_statement 11",
        "simple_statement 12", "simple_statement 14", "simple_statement 15",
        "compound_statement 6", "try_statement 0", "try_statement 1", "except_clause 0", "finally_clause 0",
        "module_alias 0", "dotted_name 0", "_module 0", "_module 1", "_dots 0", "_imported 0", "_imported 1",
        "_imported 2", "import_alias 0",
    ),
    "`with`: only Triton's own context managers compile, and only in some versions (KF108)": (
        "compound_statement 3", "with_statement 0", "with_item 0", "with_item 1",
    ),
    "functions and classes inside of others (KF104)": (
        "compound_statement 4", "compound_statement 5", "nested_function 0", "class_statement 0",
        "class_definition 0",
    ),
    "`else` behind a loop (KF110)": ("for_statement 1", "while_statement 1"),
    "`@` as an operator (KF112)": ("_augmented_operator 12", "matmul_assign 0"),
    "parameters that are not plain ones (KF117)": (
        "parameter 1", "parameter 2", "vararg_annotation 0",
    ),
    "stars in a tuple without parentheses": ("expression_item 1",),
}  # fmt: skip
"""What only host code has. Without `@jit` the texts are such, and Mode.MODULE derives them."""
NARROWED: dict[str, tuple[str, ...]] = {
    "recovery: the decoder has no errors to recover from": (
        "kernel 1", "decorator 1", "function 1", "compound_statement 9", "if_statement 1", "elif_clause 1",
        "else_clause 1", "for_statement 2", "while_statement 2", "with_statement 2", "class_definition 1",
        "try_statement 2", "try_statement 3", "except_clause 1", "finally_clause 1", "match_statement 1", "_case 1",
        "case_clause 1", "broken_block 0", "broken_block 1",
    ),
    "`:=`, `yield`, `async` and `await`, which a launch does not need": (
        "simple_statement 9", "assigned 1", "named_expression 1", "grouped 1", "yield_expression 0",
        "yield_expression 1", "replaced 1", "compound_statement 7", "async_statement 0", "async_statement 1",
        "async_statement 2", "async_function 0", "awaitable 1",
    ),
    "`with` items in parentheses: they say what is said without": (
        "with_statement 1", "_with_group 0", "_with_group 1", "_with_group 2",
    ),
    "`nonlocal`, right only inside of another function": ("simple_statement 13",),
    "`/` and `*` among parameters": ("_parameter 1", "_parameter 2", "_lambda_parameter 1", "_lambda_parameter 2"),
    "type parameters and type aliases, not before Python 3.12": (
        "simple_statement 16", "type_parameters 0", "type_parameter 0", "type_parameter 1", "type_parameter 2",
    ),
    "stars in an index and in an annotation, not before Python 3.11; among targets": (
        "target 1", "index_item 2", "vararg_annotation 1",
    ),
    "`match`": (
        "compound_statement 8", "match_statement 0", "_case 0", "subject 0", "subject 1", "case_clause 0",
        "patterns 0", "patterns 1", "open_sequence 0", "open_sequence 1", "sequence_item 0", "sequence_item 1",
        "star_pattern 0", "pattern 0", "pattern 1", "or_pattern 0", "or_pattern 1", "alternatives 0",
        *(f"closed_pattern {number}" for number in range(12)),
        "_singleton 0", "_singleton 1", "_singleton 2", "pattern_number 0", "pattern_number 1", "signed_number 0",
        "signed_number 1", "complex_number 0", "class_name 0", "class_name 1", "plain_class_name 0",
        "dotted_value 0", "_mapping_item 0", "_mapping_item 1", "mapping_pair 0", "mapping_key 0", "mapping_key 1",
        "mapping_key 2", "mapping_key 3", "singleton_key 0", "_class_item 0", "_class_item 1", "open_elements 0",
        "open_elements 1",
    ),
    "complex numbers, which have no lexeme": ("number 2",),
}  # fmt: skip
"""What `triton.lark` has for the parser alone. The decoder derives none of these texts."""

CASES = {
    f"{rule} {number}": (rule, number, text)
    for rule, texts in PRODUCTIONS.items()
    for number, text in enumerate(texts)
}
HOST_CASES = {case for cases in IN_HOST_CODE.values() for case in cases}
LEFT_OUT = {case for cases in NARROWED.values() for case in cases}
ONLY_LATER = ("around them", "neither `except` nor", "only allowed at module level")
"""What the parser finds after parsing: the grammar derives these."""

each_production = pytest.mark.parametrize("case", CASES)
each_derived = pytest.mark.parametrize("case", [case for case in CASES if case not in LEFT_OUT])


def without(case: str) -> Grammar:
    """The grammar with one production deleted."""
    rule, number, _ = CASES[case]
    productions = lark_grammar().rules[rule]
    return lark_grammar().with_rules({rule: productions[:number] + productions[number + 1 :]})


@cache
def few(options: Options) -> Grammar:
    """The complete decoder, of few words."""
    return narrowed(lark_grammar(), options, few_words())


def as_host_code(case: str) -> str:
    """The text of a case without what makes it a kernel."""
    return CASES[case][2].replace("@jit\n", "")


def written(case: str) -> tuple[str, Options]:
    """The text of a case as the decoder should derive it, and with which options."""
    if case in HOST_CASES:
        return as_host_code(case), Options(mode=Mode.MODULE)
    return CASES[case][2], Options()


def decoder_derives(grammar: Grammar, text: str, options: Options) -> bool:
    """Whether the decoder that is made from the grammar derives the text, as far as tokens go."""
    try:
        derived = narrowed(grammar, options, few_words())
    except EmptyGrammarError:
        return False
    return derives_tokens(derived, text, reserved_words(few_words()))


def test_every_production_has_a_text():
    assert {rule: len(texts) for rule, texts in PRODUCTIONS.items()} == {
        rule: len(productions) for rule, productions in lark_grammar().rules.items()
    }


def test_only_what_exists_is_left_out():
    assert CASES.keys() >= LEFT_OUT | HOST_CASES
    assert not LEFT_OUT & HOST_CASES


@each_production
def test_the_front_end_parses_the_text(case: str):
    text = CASES[case][2]
    assert derives_tokens(lark_grammar(), text)
    if "ERROR" not in text:
        problems = [p.message for p in parse_function(text, 0, len(text)).problems]
        assert [each for each in problems if not any(words in each for words in ONLY_LATER)] == []


@each_production
def test_a_parser_without_the_production_rejects_its_text(case: str):
    assert not derives_tokens(without(case), CASES[case][2])


@each_derived
def test_the_decoder_accepts_the_text(case: str):
    assert accepts(*written(case))


@pytest.mark.parametrize("case", sorted(LEFT_OUT | HOST_CASES))
def test_the_decoder_of_kernels_rejects_what_is_left_out(case: str):
    assert not accepts(CASES[case][2].replace("ERROR", "?"))


@pytest.mark.parametrize("case", sorted(LEFT_OUT))
def test_the_decoder_of_modules_rejects_what_is_left_out(case: str):
    text = CASES[case][2].replace("ERROR", "?")
    assert not accepts(text, Options(mode=Mode.MODULE))
    assert not accepts(as_host_code(case).replace("ERROR", "?"), Options(mode=Mode.MODULE))


@each_derived
def test_a_decoder_without_the_production_rejects_its_text(case: str):
    text, options = written(case)
    assert not decoder_derives(without(case), text, options)


@each_derived
def test_the_decoder_of_few_words_accepts_the_text(case: str):
    """Else the test before could not fail."""
    text, options = written(case)
    assert derives_tokens(few(options), text, reserved_words(few_words()))
