"""The emitter as a whole."""

from __future__ import annotations

import pytest
from kernelforge.grammar.decoding.emit import Dialect, EmitError, Options, emit, emit_grammar

from .notation import lark_grammar, texts_of_terminals

SMALL = Options(depth=1, names=frozenset({"tl.load"}))


@pytest.mark.parametrize("dialect", Dialect)
def test_every_dialect_is_emitted(dialect: Dialect):
    assert "load" in emit(SMALL, dialect)


def test_no_rule_of_the_grammar_is_written_by_hand():
    """All syntax comes from what was read."""
    assert emit(SMALL, Dialect.XGRAMMAR) == emit_grammar(
        lark_grammar(), texts_of_terminals(), SMALL, Dialect.XGRAMMAR
    )


def test_a_grammar_without_kernels_is_an_error():
    nothing = lark_grammar().with_rules({"function": ()})
    with pytest.raises(EmitError, match="derives no kernel"):
        emit_grammar(nothing, texts_of_terminals(), SMALL, Dialect.XGRAMMAR)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(version="1.0"), "no catalogue of Triton 1.0"),
        (
            Options(names=frozenset({"tl.laod"})),
            "`tl.laod` does not exist in Triton 3.6; did you mean `tl.load`",
        ),
        (Options(aliases=(("tl", "triton.lang"),)), "`tl` stands for `triton.lang`, which is no module"),
    ],
)
def test_options_that_can_not_be_are_an_error(options: Options, message: str):
    with pytest.raises(EmitError, match=message.replace("(", "\\(")):
        emit(options, Dialect.XGRAMMAR)
