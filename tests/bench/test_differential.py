"""kfcheck against the compiler of Triton 3.6.0 on generated kernels; `make differential` makes longer runs.

The environment variable KF_DIFFERENTIAL_SEED names another seed for the long test.
"""

from __future__ import annotations

import ast
import importlib.metadata
import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bench.differential import answers
from bench.differential.answers import Compiler
from bench.differential.case import Case, case, sound
from bench.differential.faults.row import Row
from bench.differential.faults.table import planted, rows
from bench.differential.mutation import mutant
from bench.differential.oracle import Answer
from bench.differential.run import verdicts
from bench.differential.seeds import example_modules, guessed_launch
from bench.differential.shrink import shrunk
from bench.differential.summary import complaints, disagreements, gist, grouped, overview, summarize
from bench.differential.verdict import Error, Verdict, judge

TRITON = "3.6"
SEED = int(os.environ.get("KF_DIFFERENTIAL_SEED", "0"))
KERNELS = 4700
"""Of which each row has 23."""
JOBS = 2

ACCEPTED = Answer("compiles", None, "")
REFUSED = Answer("rejected", "ValueError", "arange's range must be a power of 2")
KERNEL = """import torch
import triton
import triton.language as tl


@triton.jit
def kernel(x_ptr):
    tl.store(x_ptr, BODY)


def launch():
    kernel[(4,)](torch.empty(64, device="cuda", dtype=torch.float32))
"""


@pytest.fixture(scope="module")
def compiler() -> Iterator[Compiler]:
    require_triton()
    compiler = Compiler({})
    yield compiler
    compiler.close()


def require_triton() -> None:
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not (installed := importlib.metadata.version("triton")).startswith(TRITON + "."):
        pytest.skip(f"the rows state what Triton {TRITON} does; {installed} is installed")


def test_kfcheck_agrees_with_the_compiler(tmp_path: Path):
    require_triton()
    found = list(verdicts(SEED, range(KERNELS), JOBS, example_modules(), tmp_path / "answers.jsonl"))
    summary = summarize(found)
    wrong = [verdict for verdict in found if verdict.judgement in ("false alarm", "crash")]
    assert not complaints(summary), overview(summary) + disagreements("\nerrors", grouped(wrong))


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(random=st.randoms(use_true_random=False), row=st.sampled_from(rows()), is_near=st.booleans())
def test_kfcheck_raises_no_false_alarm(compiler: Compiler, random: Random, row: Row, is_near: bool):
    """As above, on kernels of hypothesis' choice, which it makes smaller when it finds one that fails."""
    draft = planted(random, row, row.near if is_near else row.plant)
    verdict = judge(compiler, Case(0, "near miss", row, draft.source(), "llir"))
    assert verdict.judgement in ("agreed", "missed", "silent bug"), f"{verdict.found}\n{verdict.source}"


def test_a_case_depends_on_seed_and_number_alone():
    modules = (KERNEL.replace("BODY", "1.0"),)
    first = [case(7, number, modules) for number in range(60)]
    assert first == [case(7, number, modules) for number in range(60)]
    assert first != [case(8, number, modules) for number in range(60)]
    assert len({each.source for each in first}) > 50


def test_half_of_the_cases_are_planted_row_after_row():
    count = len(rows())
    planted_rows = [case(0, number, (KERNEL,)).row for number in range(0, 2 * count, 2)]
    assert planted_rows == list(rows())


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.id)
def test_row_writes_python_that_launches_its_kernel(row: Row):
    for plant in (row.plant, row.near):
        for seed in range(5):
            module = ast.parse(planted(Random(seed), row, plant).source())
            assert isinstance(module.body[-1], ast.FunctionDef)
            assert module.body[-1].name == "launch"


def test_ids_and_names_of_rows_are_unique():
    assert len({row.id for row in rows()}) == len(rows()) == len({row.name for row in rows()})


def test_sound_kernels_compile(compiler: Compiler):
    outcomes = [compiler.ask(sound(Random(seed)).source(), "launch()", "llir").accepts for seed in range(40)]
    assert sum(outcomes) >= 38


def test_mutants_are_python_and_differ():
    source = sound(Random(0)).source()
    mutants = {mutant(Random(seed), source) for seed in range(40)}
    assert len(mutants) > 30
    for text in mutants:
        compile(text, "mutant.py", "exec")


def test_rule_examples_become_modules_with_a_launch():
    modules = example_modules()
    assert len(modules) > 300
    assert all("def launch()" in module for module in modules)


def test_arguments_of_a_foreign_kernel_are_guessed_by_name():
    source = "@triton.jit\ndef k(x_ptr, n, eps, B: tl.constexpr, IS_EVEN: tl.constexpr):\n    pass\n"
    launch = guessed_launch(source).splitlines()[-1]
    assert 'x_ptr=torch.empty(4096, device="cuda", dtype=torch.float32), n=64, eps=2.5' in launch
    assert launch.endswith("B=32, IS_EVEN=True)")


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        ("1.0", "compiles"),
        ("tl.sum(tl.arange(0, 16), 0)", "compiles"),
        ("tl.arange(0, 3)", "rejected"),
        ("undefined", "rejected"),
        ("1.0)\n    y = (tl.make_block_ptr(x_ptr, (64,), (1,), (0,), (16,), (0,)) + 1", "crashed"),
    ],
)
def test_the_compiler_answers(compiler: Compiler, body: str, outcome: str):
    """A crash takes a process with it; the next question is answered all the same."""
    assert compiler.ask(KERNEL.replace("BODY", body), "launch()", "llir").outcome == outcome


def test_only_ptxas_refuses_two_hints_on_one_load(compiler: Compiler):
    load = 'tl.load(x_ptr + 1, cache_modifier=".cg", eviction_policy="evict_last")'
    source = KERNEL.replace("BODY", load)
    assert compiler.ask(source, "launch()", "llir").accepts
    assert compiler.ask(source, "launch()", "cubin").refuses


def verdict(
    answer: Answer, *codes: str, kind: str = "sound", row: str | None = None, hit: bool = False
) -> Verdict:
    return Verdict(
        1, kind, row, answer, tuple(Error(code, "message") for code in codes), hit, "source\n", "launch()"
    )


@pytest.mark.parametrize(
    ("answer", "codes", "judgement"),
    [
        (ACCEPTED, [], "agreed"),
        (REFUSED, ["KF403"], "agreed"),
        (REFUSED, [], "missed"),
        (ACCEPTED, ["KF403"], "false alarm"),
        (ACCEPTED, ["KF611"], "silent bug"),
        (ACCEPTED, ["KF607"], "false alarm"),
        (ACCEPTED, ["KF611", "KF403"], "false alarm"),
        (Answer("timed out", None, "SIGALRM"), ["KF403"], "no answer"),
        (REFUSED, ["crash"], "crash"),
    ],
)
def test_two_verdicts_make_a_judgement(answer: Answer, codes: list[str], judgement: str):
    assert verdict(answer, *codes).judgement == judgement


def test_a_summary_counts_and_complains():
    hit = verdict(REFUSED, "KF403", kind="planted", row="iv-2", hit=True)
    missed = verdict(REFUSED, kind="planted", row="iv-2", hit=True)
    alarm = verdict(ACCEPTED, "KF403")
    summary = summarize([hit] * 30 + [missed] * 10 + [alarm])
    assert (summary.kernels, summary.rejected, summary.missed, summary.false_alarms) == (41, 40, 10, 1)
    row = next(each for each in summary.rows if each.id == "iv-2")
    assert (row.planted, row.hits, row.caught) == (40, 40, 30)
    assert [complaint.split(":")[0] for complaint in complaints(summary)] == [
        "no false alarm",
        "at most 10% missed",
        "at least 20 hits of every row",
    ]


def test_equal_causes_come_together():
    messages = (
        "Cannot make_shape_compatible: incompatible dimensions at index 0: 16 and 64",
        "Cannot make_shape_compatible: incompatible dimensions at index 1: 8 and 32",
    )
    assert gist(messages[0]) == gist(messages[1])
    assert gist("unsupported tensor index: constexpr[0]") != gist(messages[0])


def test_shrinking_keeps_what_matters():
    source = KERNEL.replace("BODY", "tl.arange(0, 3)").replace(
        "    tl.store", "    y = 1\n    z = 2\n    tl.store"
    )
    small = shrunk(source, lambda text: "tl.arange(0, 3)" in text)
    assert "tl.arange(0, 3)" in small
    assert "y = 1" not in small
    ast.parse(small)


def test_answers_outlive_a_run_that_was_cut_off(tmp_path: Path):
    path = tmp_path / "answers.jsonl"
    key = answers.fingerprint("source", "launch()", "llir")
    path.write_text(answers.line(key, REFUSED) + '["half a li', "utf-8")
    assert answers.load(path) == {key: REFUSED}
    assert answers.load(tmp_path / "missing.jsonl") == {}
