"""The table of typing rules speaks of names that exist, and of versions that differ."""

from __future__ import annotations

import inspect

import pytest
from kernelforge.frontend.interpreter.builtins.typing_rules import RULES, WITHOUT_ROW, rule_function
from kernelforge.grammar.api.catalogue import load
from kernelforge.grammar.api.entry import Kind
from kernelforge.grammar.api.typing import NUMBERS, TABLE, rule

CATALOGUES = [load(version) for version in ("2.1", "3.6", "3.9")]
HOMES = (
    "triton.language",
    "triton.language.math",
    "triton.language.core.tensor",
    "triton.language.core",
)
DESCRIPTOR = "triton.language.core.tensor_descriptor_base"
WITHOUT_RULE = {"str_to_ty", "philox_impl"}
"""A class of the compiler's own and the inside of `philox`."""


def paths(name: str) -> tuple[str, ...]:
    """Where a row's name may be defined."""
    if name.startswith("descriptor_"):
        return (f"{DESCRIPTOR}.{name.removeprefix('descriptor_')}",)
    return tuple(f"{home}.{name}" for home in HOMES)


@pytest.mark.parametrize("name", TABLE)
def test_row_is_a_name_of_triton_s(name: str):
    """In some version: a misspelt row would never be asked."""
    assert any(catalogue.find(path) for catalogue in CATALOGUES for path in paths(name))


@pytest.mark.parametrize("name", TABLE)
def test_operands_are_parameters(name: str):
    """Those of the function, in the version that the row states."""
    entry = CATALOGUES[1].find(f"triton.language.{name}")
    if entry is None or entry.parameters is None:
        return
    parameters = {parameter.name for parameter in entry.parameters}
    assert set(TABLE[name].operands) <= parameters


@pytest.mark.parametrize("name", TABLE)
def test_row_names_a_result_rule(name: str):
    assert TABLE[name].result in RULES


def test_every_result_rule_is_used():
    assert set(RULES) == {row.result for row in TABLE.values()}


def test_every_builtin_of_the_language_has_a_row():
    catalogue = CATALOGUES[1]
    names = {
        name
        for name in catalogue.members("triton.language")
        if (entry := catalogue.find(f"triton.language.{name}"))
        and entry.kind in (Kind.BUILTIN, Kind.JIT)
        and not name.startswith("_")
    }
    assert names - WITHOUT_RULE <= set(TABLE)


def test_rows_bound_what_they_say_by_version():
    """3.7 and later convert the operands of `fdiv`; 3.2 added up `sum` in the type of the block."""
    division, total = rule("fdiv"), rule("sum")
    assert division is not None
    assert total is not None
    assert [division.holds_in(version) for version in ("2.1", "3.0", "3.6", "3.7")] == [
        False,
        True,
        True,
        False,
    ]
    assert [total.holds_in(version) for version in ("3.2", "3.3", "3.9")] == [False, True, True]


def test_element_types_are_dtypes_of_the_language():
    catalogue = CATALOGUES[1]
    for dtype in NUMBERS:
        entry = catalogue.find(f"triton.language.{dtype}")
        assert entry is not None
        assert entry.kind is Kind.DTYPE


@pytest.mark.parametrize("name", RULES)
def test_each_result_rule_has_its_function(name: str):
    """They are loaded when a kernel needs them."""
    parameters = inspect.signature(rule_function(name)).parameters
    assert len(parameters) == (2 if name in WITHOUT_ROW else 3)


def test_rules_without_a_row_are_rules():
    assert RULES.keys() >= WITHOUT_ROW
