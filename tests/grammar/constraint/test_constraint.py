"""From options to texts and compiled grammars, and what importing costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import kernelforge.grammar
import pytest
from kernelforge.grammar.constraint import Constraint, constraint, text_cache
from kernelforge.grammar.decoding.options import Dialect, EmitError, Mode, Options

from tests.grammar.constraint.samples import STOP, TOKENS

HEAVY = ("lark", "numpy", "torch", "transformers", "triton", "xgrammar")
KERNEL = "@triton.jit\ndef k(x):\n    v = tl.load(x)\n"


def emissions(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[tuple[Options, Dialect]]:
    """What is emitted from now on, with an empty cache; the text is short."""
    calls: list[tuple[Options, Dialect]] = []

    def emit(options: Options, dialect: Dialect) -> str:
        calls.append((options, dialect))
        return f'root ::= "{dialect.name} {options.version} {options.mode.name}"'

    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    monkeypatch.setattr(constraint, "_emit", emit)
    constraint._text.cache_clear()
    return calls


def test_options_are_named_as_users_name_them():
    options = Constraint.for_triton(
        "3.5", mode="free", depth=4, indent=2, names=["tl.load", "tl.load"]
    ).options
    assert options == Options("3.5", Mode.FREE, 4, 2, frozenset({"tl.load"}))
    assert Constraint.for_triton(mode=Mode.MODULE) == Constraint(Options(mode=Mode.MODULE))
    with pytest.raises(ValueError, match="'kernels' is not a valid Mode"):
        Constraint.for_triton(mode="kernels")


def test_the_package_knows_it():
    assert kernelforge.grammar.Constraint is Constraint
    with pytest.raises(AttributeError, match="no attribute 'Constrain'"):
        kernelforge.grammar.Constrain  # noqa: B018


def test_equal_constraints_are_equal():
    assert Constraint.for_triton(names=["b", "a"]) == Constraint.for_triton(names=["a", "b"])
    assert hash(Constraint.for_triton()) == hash(Constraint.for_triton())


def test_a_text_is_emitted_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    calls = emissions(monkeypatch, tmp_path)
    first = Constraint.for_triton().text(Dialect.GBNF)
    assert Constraint.for_triton().text(Dialect.GBNF) == first == 'root ::= "GBNF 3.6 KERNEL"'
    constraint._text.cache_clear()  # as in another process
    assert Constraint.for_triton().text(Dialect.GBNF) == first
    assert len(calls) == 1
    constraint._text.cache_clear()


def test_other_options_give_another_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    calls = emissions(monkeypatch, tmp_path)
    different = [
        Constraint.for_triton(),
        Constraint.for_triton("3.5"),
        Constraint.for_triton(mode="free"),
        Constraint.for_triton(depth=4),
        Constraint.for_triton(indent=2),
        Constraint.for_triton(names=["tl.load"]),
        Constraint.for_triton(names=[]),
    ]
    for one in different:
        for dialect in Dialect:
            one.text(dialect)
    assert len(calls) == len(set(calls)) == len(different) * len(Dialect)
    assert len(list((tmp_path / text_cache.FOLDER).iterdir())) == len(calls)
    constraint._text.cache_clear()


def test_a_text_names_the_same_entry_in_every_process():
    """Sets are ordered differently in each."""
    code = (
        "from kernelforge.grammar.constraint.constraint import Constraint, _description\n"
        "from kernelforge.grammar.decoding.options import Dialect\n"
        "names = [f'tl.{c}' for c in 'abcdefgh']\n"
        "print(_description(Constraint.for_triton(names=names).options, Dialect.GBNF))"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(seen) == 1


def test_the_ebnf_follows_the_version_of_xgrammar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    emissions(monkeypatch, tmp_path)
    assert "XGRAMMAR 3.6" in Constraint.for_triton().ebnf()
    assert "XGRAMMAR 3.6" in Constraint.for_triton().ebnf("0.2.7")
    assert "XGRAMMAR_PLAIN 3.6" in Constraint.for_triton().ebnf("0.2.1")
    constraint._text.cache_clear()


def test_a_bad_option_is_an_error_and_not_kept():
    for _ in range(2):
        with pytest.raises((EmitError, ValueError), match="9"):
            Constraint.for_triton("9.9").ebnf()


def test_a_kernel_is_matched_from_options_to_mask():
    matcher = Constraint.for_triton("3.6").compile(TOKENS, stop_token_ids=[STOP]).matcher()
    matcher.accept_text(KERNEL)
    assert matcher.is_complete


def test_an_engine_gets_the_text():
    mine = Constraint.for_triton("3.6")
    body = mine.for_engine("vllm", "0.33").body()
    assert mine.ebnf("0.2.8") in str(body["structured_outputs"]["grammar"])


@pytest.mark.parametrize(
    "statement", ["import kernelforge.grammar", "from kernelforge.grammar.constraint import Constraint"]
)
def test_importing_loads_nothing_heavy(statement: str):
    code = f"import sys; {statement}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not set(loaded) & set(HEAVY)


def test_a_cached_text_needs_no_lark():
    """Only the first process to ask reads `triton.lark`."""
    code = (
        "import sys; from kernelforge.grammar import Constraint; Constraint.for_triton().ebnf(); "
        "print('lark' in sys.modules)"
    )
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True) for _ in range(2)]
    assert runs[1].stdout == "False\n", runs[1].stderr
