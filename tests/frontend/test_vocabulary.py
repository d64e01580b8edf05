"""Triton's names as values, by version."""

from __future__ import annotations

import pytest
from kernelforge.frontend.values import UNKNOWN, Api, ApiModule, Dtype, Known
from kernelforge.frontend.vocabulary import Missing, is_triton, lookup
from kernelforge.grammar.api.catalogue import load, versions


@pytest.mark.parametrize(
    ("module", "expected"),
    [
        ("triton", True),
        ("triton.language.math", True),
        ("triton_kernels", False),
        ("tritonclient.http", False),
        ("mytriton", False),
        ("", False),
    ],
)
def test_what_belongs_to_triton(module: str, expected: bool):
    assert is_triton(module) is expected


@pytest.mark.parametrize("version", versions())
def test_the_pillars_exist_in_every_version(version: str):
    catalogue = load(version)
    assert lookup(catalogue, "triton.language") == ApiModule("triton.language")
    assert lookup(catalogue, "triton.language.float32") == Known(Dtype("float32"))
    for name in ("triton.jit", "triton.language.load", "triton.language.constexpr"):
        found = lookup(catalogue, name)
        assert isinstance(found, Api)
        assert found.path == name
    assert lookup(catalogue, "triton.language.no_such_name") == Missing("triton.language.no_such_name")


def test_a_module_under_two_names_is_one_value():
    """`triton.language.libdevice` and its like lead to where the functions are defined."""
    found = lookup(load("3.6"), "triton.language.extra.libdevice")
    assert isinstance(found, ApiModule)


def test_names_come_and_go():
    path = "triton.language.math.tanh"
    assert isinstance(lookup(load("2.1"), path), Api)
    assert lookup(load("3.6"), path) == Missing(path)


def test_what_the_catalogue_can_only_guess_is_unknown():
    assert lookup(load("3.6"), "triton.knobs.compilation.something") in (
        UNKNOWN,
        Missing("triton.knobs.compilation.something"),
    )


def test_a_dtype_is_known_by_its_own_name():
    assert lookup(load("3.6"), "triton.language.float8e5") == Known(Dtype("float8e5"))
