"""The experiment with a small model: how samples are made, kept, judged and compared."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from kernelforge.frontend import blocks
from kernelforge.frontend.source import Source

from bench.local_model.generate import MAX_TOKENS, Guide, Logits, generate, left_margin
from bench.local_model.judge import is_empty, judge, whole_statements
from bench.local_model.prompts import Prompt, prompts
from bench.local_model.report import paired, report
from bench.local_model.sample import Arm, Ending, Sample, append, read
from bench.local_model.statistics import mcnemar, wilson

PROMPT = Prompt("add", "Add.", "@triton.jit\ndef f(x):")
TOKENS = (b"", b"\n    x", b" + x", b"\ny", b"!")
STOP, NAME, PLUS, HOST, BANG = range(5)
BODY = "\n    tl.store(x, tl.load(x))\n"


def sample(text: str, ending: Ending = Ending.STOPPED, arm: Arm = Arm.FREE, index: int = 0) -> Sample:
    return Sample("add", index, arm, 0, PROMPT.beginning + text, ending, 10, 0, 2.0, 0.5)


class Scripted:
    """A model that is sure of a script, and of no more than that."""

    def __init__(self, script: Sequence[int], certainty: float = 1e6) -> None:
        self.script, self.certainty, self.position = script, certainty, 0

    def start(self, text: str) -> Logits:
        self.position = 0
        return self._logits()

    def step(self, token: int) -> Logits:
        self.position += 1
        return self._logits()

    def _logits(self) -> Logits:
        logits = np.zeros(len(TOKENS), np.float32)
        logits[self.script[min(self.position, len(self.script) - 1)]] = self.certainty
        return logits


class Without:
    """A guide that forbids one token."""

    def __init__(self, token: int) -> None:
        self.token = token
        self.followed: list[int] = []

    def start(self, text: str) -> None:
        self.followed = []

    def apply(self, logits: Logits) -> None:
        logits[self.token] = -np.inf

    def accept(self, token: int) -> None:
        assert token != self.token
        self.followed.append(token)


def run(model: Scripted, guide: Guide | None = None, index: int = 0) -> Sample:
    return generate(model, TOKENS, frozenset([STOP]), guide, PROMPT, index, seed=7)


def test_a_stop_token_ends_a_sample() -> None:
    made = run(Scripted([NAME, PLUS, STOP]))
    assert (made.text, made.ending, made.tokens) == (PROMPT.beginning + "\n    x + x", Ending.STOPPED, 3)


def test_text_at_the_left_margin_ends_a_sample_before_it() -> None:
    made = run(Scripted([NAME, HOST]))
    assert (made.text, made.ending) == (PROMPT.beginning + "\n    x\n", Ending.LEFT)


def test_the_limit_ends_a_sample() -> None:
    made = run(Scripted([NAME]))
    assert (made.ending, made.tokens) == (Ending.LIMIT, MAX_TOKENS)


def test_a_mask_overrules_the_model_and_the_guide_hears_what_was_chosen() -> None:
    guide = Without(BANG)
    made = run(Scripted([NAME, BANG, STOP]), guide)
    assert made.arm is Arm.CONSTRAINED
    assert b"!" not in made.text.encode()
    assert made.changed == 1
    assert guide.followed[0] == NAME


@given(st.integers(0, 1_000))
def test_both_arms_choose_alike_where_the_mask_forbids_nothing_that_is_wanted(index: int) -> None:
    unsure = Scripted([NAME], certainty=0.5)
    free = run(unsure, index=index)
    assume(free.ending is not Ending.LEFT)  # which only the token that is forbidden here brings about
    assert run(unsure, Without(HOST), index).text == free.text


def test_samples_differ_by_their_index() -> None:
    unsure = Scripted([NAME], certainty=0.5)
    assert len({run(unsure, index=index).text for index in range(20)}) > 1


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("\n    x = 1", None),
        ("\n    x = 1\nprint(x)", 11),
        ("\n    x = f(\n)\n", None),
        ("\n# still a kernel\n    x = 1\n", None),
        ("\n\n\n    x", None),
        ('\n    """A kernel\nof ours."""\n', None),
        ("\n    x = (a\nif b else\nc)\n", None),
        ("\n    x = (a\ndef g(): pass", 12),
    ],
)
def test_a_kernel_ends_at_the_left_margin(text: str, end: int | None) -> None:
    assert left_margin(text, 0) == end


def test_samples_come_back_from_their_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "samples.jsonl"
    made = [sample(BODY), sample("\n    é\\n", Ending.LIMIT, Arm.CONSTRAINED)]
    for each in made:
        append(path, each)
    assert read(path) == made


@pytest.mark.parametrize("torn", [1, 30, 200])
def test_a_torn_line_costs_one_sample(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "samples.jsonl"
    first, second, third = (sample(BODY, index=index) for index in range(3))
    append(path, first)
    append(path, second)
    path.write_bytes(path.read_bytes()[:-torn])
    assert read(path) == [first]
    append(path, third)
    assert read(path) == [first, third]


def test_a_good_kernel_passes_every_question() -> None:
    verdict = judge(sample(BODY))
    assert verdict.is_clean
    assert verdict.apis_exist
    assert verdict.codes == ()


@pytest.mark.parametrize(
    ("body", "failed"),
    [
        ("\n    tl.store(x, tl.tanh(0.5))\n", "apis_exist"),
        ("\n    tl.store(x, 1, masked=True)\n", "calls_match"),
        ("\n    tl.store(x, y)\n", "names_are_defined"),
        ("\n    tl.store(x, tl.arange(0, 3))\n", "is_clean"),
        ("\n    tl.store(x, (1)\n    return\n", "parses"),
    ],
)
def test_each_question_has_its_own_mistake(body: str, failed: str) -> None:
    verdict = judge(sample(body))
    questions = ("parses", "apis_exist", "calls_match", "names_are_defined")
    assert not getattr(verdict, failed)
    assert not verdict.is_clean
    if failed != "parses":
        assert all(getattr(verdict, question) for question in questions if question != failed)


@pytest.mark.parametrize(
    ("body", "kept"),
    [
        (BODY + "    x = tl.lo", BODY),
        (BODY + "    if x:\n        y = (1,\n", BODY),
        (
            BODY + "    for i in range(3):\n        x = i\n        y = f(",
            BODY + "    for i in range(3):\n        x = i\n",
        ),
    ],
)
def test_what_the_limit_cut_is_judged_by_its_whole_statements(body: str, kept: str) -> None:
    assert whole_statements(sample(body, Ending.LIMIT)) == PROMPT.beginning + kept


def test_a_bracket_that_is_open_at_the_limit_leaves_its_whole_statement_out() -> None:
    made = sample(BODY + "    x = f(\n        g(1)\n    if x else", Ending.LIMIT)
    assert whole_statements(made) == PROMPT.beginning + BODY


def test_a_docstring_that_the_limit_cut_leaves_nothing_to_judge() -> None:
    made = sample('\n    """A kernel:\n    x = 1\n', Ending.LIMIT)
    assert is_empty(made)
    assert not judge(made).parses
    assert not is_empty(sample(BODY, Ending.LIMIT))


def test_what_the_model_ended_is_judged_as_it_is() -> None:
    assert not judge(sample(BODY + "    x = tl.lo(")).parses


def test_only_whole_pairs_are_compared() -> None:
    made = [sample(BODY), sample(BODY, arm=Arm.CONSTRAINED), sample(BODY, index=1)]
    assert {arm: [each.index for each in each_arm] for arm, each_arm in paired(made).items()} == {
        Arm.FREE: [0],
        Arm.CONSTRAINED: [0],
    }


def test_the_report_counts_shares_and_times() -> None:
    bad = sample("\n    tl.store(x, tl.tanh(0.5))\n")
    text = report([bad, replace(sample(BODY), arm=Arm.CONSTRAINED)])
    assert "| and every API exists | 0/1 (0% to 79%) | 1/1 (21% to 100%) | 0 / 1 | 1 |" in text
    assert "| tokens/s | 5.0 | 5.0 |" in text
    assert "| masks' share of the time | 25.00% | 25.00% |" in text


def test_wilson_gives_the_textbook_interval() -> None:
    share = wilson(81, 263)  # the first example of Newcombe 1998
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)


@given(st.integers(1, 300).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_mirrors_and_holds_the_share(trial: tuple[int, int]) -> None:
    count, total = trial
    share, other = wilson(count, total), wilson(total - count, total)
    assert 0 <= share.low <= count / total <= share.high <= 1
    assert math.isclose(share.low, 1 - other.high, abs_tol=1e-12)


def test_mcnemar_looks_only_at_pairs_that_differ() -> None:
    pairs = [(True, True)] * 50 + [(False, True)] * 9 + [(True, False)]
    found = mcnemar(pairs)
    assert (found.only_first, found.only_second) == (1, 9)
    assert found.p_value == pytest.approx(2 * 11 / 1024)


def test_mcnemar_of_equal_arms_says_nothing() -> None:
    assert mcnemar([(True, True), (False, False)]).p_value == 1.0


def test_the_prompts_begin_kernels() -> None:
    found = prompts()
    assert len(found) >= 5
    for prompt in found:
        module = blocks.split(Source("prompt.py", f"import triton\n{prompt.beginning}\n    pass\n"))
        assert [kernel.name for kernel in module.kernels]
        assert prompt.conversation.endswith(prompt.beginning)
        assert prompt.beginning.endswith(":")


def test_the_constraint_guides_one_sample_after_another() -> None:
    pytest.importorskip("xgrammar", reason="the extra [local] is not installed")
    from kernelforge.grammar.constraint.compiled import compile_text

    from bench.local_model.guide import ConstraintGuide

    grammar = r'root ::= "@triton.jit\ndef f(x):" ("\n    x" | " + x")+'
    guide = ConstraintGuide(compile_text(grammar, TOKENS, stop_token_ids=[STOP]))
    for _ in range(2):
        made = run(Scripted([BANG, PLUS, HOST, STOP]), guide)
        assert re.fullmatch(r"(\n    x| \+ x)+", made.text[len(PROMPT.beginning) :])
        assert (made.ending, made.changed) == (Ending.STOPPED, 2)
