"""A slice of `make fuzz`: broken inputs never crash the checker, and mutants depend on nothing but the seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bench import fuzz
from bench.fuzz_seeds import example_seeds
from bench.mutations import Case, monsters, mutant

MONSTERS = dict(monsters(depth=1_000, size=100_000))
MUTANTS = 300
SLICES = 6


@pytest.fixture(autouse=True)
def time_limit() -> Iterator[None]:
    with fuzz.time_limits():
        yield


@pytest.mark.parametrize("part", range(SLICES))
def test_mutants_do_not_crash_the_checker(part: int):
    seeds = example_seeds()
    for number in range(part, MUTANTS, SLICES):
        failure = fuzz.try_case(str(number), mutant(Random(f"0:{number}"), seeds), limit_s=20)
        assert failure is None, failure.trace


@pytest.mark.parametrize("name", MONSTERS)
def test_monsters_do_not_crash_the_checker(name: str):
    failure = fuzz.try_case(name, MONSTERS[name], limit_s=60)
    assert failure is None, failure.trace


def test_a_mutant_is_determined_by_its_seed():
    seeds = ("a = (1, 2)\nb = 'text'\n", "def f(x):\n    return x\n")
    assert [mutant(Random(f"7:{i}"), seeds) for i in range(50)] == [
        mutant(Random(f"7:{i}"), seeds) for i in range(50)
    ]
    assert len({mutant(Random(f"7:{i}"), seeds).content for i in range(50)}) > 25


def test_a_crash_is_a_failure_with_its_traceback(monkeypatch: pytest.MonkeyPatch):
    def crash(*_: object) -> None:
        raise ZeroDivisionError("seen")

    monkeypatch.setattr(fuzz, "check_source", crash)
    failure = fuzz.try_case("n", Case("case.py", b"x = 1\n"), limit_s=5)
    assert failure is not None
    assert failure.kind.startswith("ZeroDivisionError")
    assert "seen" in failure.trace


def test_an_endless_check_is_a_failure(monkeypatch: pytest.MonkeyPatch):
    def hang(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(fuzz, "check_source", hang)
    failure = fuzz.try_case("n", Case("case.py", b"x = 1\n"), limit_s=0.05)
    assert failure is not None
    assert failure.kind.startswith("TooSlowError")
