"""The versions of XGrammar that serving engines pin say the same about the grammar."""

from __future__ import annotations

from functools import cache
from importlib import metadata
from pathlib import Path

import pytest
from kernelforge.grammar.constraint import Constraint, ConstraintError, MissingExtraError
from kernelforge.grammar.constraint.versions import (
    LAZY_SINCE,
    OLDEST_LOCAL,
    TESTED,
    dialect_of,
    installed_version,
    is_at_least,
)
from kernelforge.grammar.decoding.options import Dialect

from tests.grammar.constraint.acceptance_table import ACCEPTED, LOADS, REJECTED
from tests.grammar.constraint.xgrammar_versions import Answers, ask, run_child

LOCAL = [v for v in TESTED if is_at_least(v, OLDEST_LOCAL) and v != metadata.version("xgrammar")]
KERNEL, FREE = "kernel", "free"
FREE_ACCEPTED = {
    "no kernel": "Just words, def and all.\n",
    "imports, a kernel and a launch": f"import triton\n\n{LOADS}\n\ndef run(x):\n    k[(1,)](x, 3, B=4)\n",
    "an answer": f"Here it is:\n```python\n{LOADS}```\n",
}
FREE_REJECTED = {"a broken kernel": f"import triton\n\n{LOADS}    v = tl.lod(x)\n"}


@cache
def answers(version: str) -> tuple[dict[tuple[str, str], bool], Answers]:
    """What a version says about each row of the tables."""
    grammars = {mode: Constraint.for_triton(mode=mode).ebnf(version) for mode in (KERNEL, FREE)}
    questions = [(KERNEL, text) for text in (*ACCEPTED.values(), *REJECTED.values())]
    questions += [(FREE, text) for text in (*FREE_ACCEPTED.values(), *FREE_REJECTED.values())]
    result = ask(version, grammars, questions)
    return dict(zip(questions, result.answers, strict=True)), result


@pytest.mark.parametrize("version", TESTED)
def test_the_grammar_compiles(version: str):
    assert answers(version)[1].errors == {}


@pytest.mark.parametrize("version", TESTED)
@pytest.mark.parametrize("name", ACCEPTED)
def test_kernels_are_accepted(version: str, name: str):
    assert answers(version)[0][KERNEL, ACCEPTED[name]]


@pytest.mark.parametrize("version", TESTED)
@pytest.mark.parametrize("name", REJECTED)
def test_what_is_no_kernel_is_rejected(version: str, name: str):
    assert not answers(version)[0][KERNEL, REJECTED[name]]


@pytest.mark.parametrize("version", TESTED)
@pytest.mark.parametrize("name", FREE_ACCEPTED)
def test_free_text_around_kernels_is_accepted(version: str, name: str):
    assert answers(version)[0][FREE, FREE_ACCEPTED[name]]


@pytest.mark.parametrize("version", TESTED)
@pytest.mark.parametrize("name", FREE_REJECTED)
def test_free_text_does_not_loosen_the_kernels(version: str, name: str):
    assert not answers(version)[0][FREE, FREE_REJECTED[name]]


@pytest.mark.parametrize("version", LOCAL)
def test_the_library_runs_on_other_versions(version: str):
    """The laws of the matcher, in a process of its own."""
    here = Path(__file__).parent
    tests = [str(here / name) for name in ("test_matcher.py", "test_tokenizer.py", "test_llama_cpp.py")]
    run_child(["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests], version)


def test_the_dialect_follows_the_version():
    assert [dialect_of(v) for v in ("0.1.25", "0.2.6", "0.2.5.post1")] == [Dialect.XGRAMMAR_PLAIN] * 3
    assert [dialect_of(v) for v in ("0.2.7", "0.2.10", "1.0.0rc1")] == [Dialect.XGRAMMAR] * 3
    with pytest.raises(ConstraintError, match=r"XGrammar 0\.1\.9 is too old: the grammar needs 0\.1\.25"):
        dialect_of("0.1.9")
    with pytest.raises(ConstraintError, match="'newest' is not a version of XGrammar"):
        dialect_of("newest")


def test_the_installed_version_is_a_tested_one():
    assert installed_version() in TESTED
    assert TESTED[-1] == LAZY_SINCE


@pytest.mark.parametrize(
    ("version", "complaint"),
    [(None, "matching needs XGrammar: pip"), ("0.1.34", "0.1.34 is too old: matching needs")],
)
def test_a_missing_or_old_xgrammar_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, version: str | None, complaint: str
):
    def find(name: str) -> str:
        if version is None:
            raise metadata.PackageNotFoundError(name)
        return version

    monkeypatch.setattr(metadata, "version", find)
    installed_version.cache_clear()
    try:
        with pytest.raises(MissingExtraError, match=rf"{complaint}.*kernelforge-triton\[local\]"):
            Constraint.for_triton().compile([b"a"], stop_token_ids=[0])
    finally:
        installed_version.cache_clear()
