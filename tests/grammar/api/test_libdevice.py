"""What libdevice functions take, as read from Triton's sources."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from kernelforge.grammar.api.catalogue import load
from kernelforge.grammar.api.libdevice import BACKENDS, Signature, extract, functions, signatures

SOURCE = """
from triton.language import core


@core.extern
def pow(arg0, arg1, _semantic=None):
    return core.extern_elementwise("", "", [arg0, arg1], {
        (core.dtype("fp32"), core.dtype("int32")): ("__nv_powif", core.dtype("fp32")),
        (core.dtype("bf16"), core.dtype("fp16")): ("__nv_pow", core.dtype("fp64")),
    }, is_pure=True, _semantic=_semantic)


@core.extern
def isnan(arg0, _semantic=None):
    return core.extern_elementwise("", "", [arg0], {
        (core.dtype("fp32"), ): ("__nv_isnanf", core.dtype("int32")),
    }, is_pure=True, _semantic=_semantic).to(core.int1, _semantic=_semantic)
"""


def test_signatures_are_read_from_the_source():
    assert extract(SOURCE) == {
        "pow": "float32,int32>float32 bfloat16,float16>float64",
        "isnan": "float32>int1",
    }


def test_signatures_of_a_function():
    assert signatures("cuda", "ldexp") == (
        Signature(("float32", "int32"), "float32"),
        Signature(("float64", "int32"), "float64"),
    )
    assert signatures("cuda", "softplus") == ()


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_function_is_in_the_catalogue(backend: str):
    catalogue = load("3.6")
    for name in functions(backend):
        entry = catalogue.find(f"triton.language.extra.{backend}.libdevice.{name}")
        assert entry is not None
        assert entry.parameters is not None
        assert {len(each.arguments) for each in signatures(backend, name)} == {len(entry.parameters)}


@pytest.mark.parametrize("backend", BACKENDS)
def test_file_is_that_of_the_installed_triton(backend: str):
    spec = importlib.util.find_spec("triton")
    if spec is None or spec.origin is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    source = Path(spec.origin).parent / "language" / "extra" / backend / "libdevice.py"
    found = extract(source.read_text(encoding="utf-8"))
    assert set(found) >= set(functions(backend))
    for name in functions(backend):
        wanted = " ".join(f"{','.join(each.arguments)}>{each.result}" for each in signatures(backend, name))
        assert found[name] == wanted
