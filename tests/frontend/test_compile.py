"""The real compiler, through the child process that owns it."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

import pytest
from kernelforge.frontend.compile import (
    Argument,
    Compiler,
    Outcome,
    SignatureError,
    TritonMissingError,
    compile_kernel,
    parse_signature,
)

pytest.importorskip("triton", reason="needs Triton: pip install 'kernelforge-triton[gpu]'")

SIGNATURE = "x_ptr=*fp32 n=i32 B=64"
PRELUDE = "import triton\nimport triton.language as tl\n\n\n"


def kernel(statement: str) -> str:
    """A module whose only kernel holds `statement` on row 9."""
    return PRELUDE + textwrap.dedent(f"""\
        @triton.jit
        def k(x_ptr, n, B: tl.constexpr):
            o = tl.arange(0, B)
            x = tl.load(x_ptr + o, mask=o < n)
            {statement}
            tl.store(x_ptr + o, x, mask=o < n)
        """)


@pytest.fixture(scope="module")
def compiler():
    with Compiler(timeout_s=60) as warm:
        yield warm


def test_good_kernel_compiles(compiler: Compiler):
    result = compiler.compile(kernel("x += 1"), SIGNATURE)
    assert (result.outcome, result.kernel, result.resources) == (Outcome.COMPILES, "k", None)


def test_cubin_tells_resources(compiler: Compiler):
    result = compiler.compile(kernel("x = tl.sum(x, axis=0) + x"), SIGNATURE, stage="cubin")
    assert result.resources is not None
    assert 0 < result.resources.registers <= 255
    assert result.resources.shared_bytes > 0  # the sum goes through shared memory
    assert result.resources.spill_store_bytes == 0


@pytest.mark.parametrize(
    ("statement", "exception", "message"),
    [
        ("x = tl.tanh(x)", "AttributeError", "module 'triton.language' has no attribute 'tanh'"),
        ("x = y", "NameError", "y is not defined"),
        ("x = x + tl.arange(0, n)", "ValueError", "arange's arguments must be of type tl.constexpr"),
        ("import math", "UnsupportedLanguageConstruct", "unsupported AST node type: Import"),
    ],
)
def test_rejection_names_cause_and_row(compiler: Compiler, statement: str, exception: str, message: str):
    result = compiler.compile(kernel(statement), SIGNATURE)
    assert result.outcome is Outcome.REJECTED
    assert (result.exception, result.message, result.row) == (exception, message, 9)


def test_error_in_a_helper_has_two_rows(compiler: Compiler):
    module = PRELUDE + "@triton.jit\ndef helper(x):\n    return tl.softmax(x, axis=0)\n\n\n"
    module += kernel("x = helper(x)").removeprefix(PRELUDE)
    result = compiler.compile(module, SIGNATURE)
    assert (result.row, result.inner_row) == (14, 7)


def test_error_inside_triton_points_at_the_call(compiler: Compiler):
    result = compiler.compile(kernel("x = tl.cdiv(x, x, x)"), SIGNATURE)
    assert (result.outcome, result.row, result.inner_row) == (Outcome.REJECTED, 9, 9)


def test_back_end_error_is_located(compiler: Compiler):
    """A launched kernel that returns a value passes the front end; MLIR's own verifier refuses it."""
    module = kernel("x += 1") + "    return x\n"
    assert compiler.compile(module, SIGNATURE, stage="ttir").outcome is Outcome.COMPILES
    result = compiler.compile(module, SIGNATURE, stage="cubin")
    assert result.outcome is Outcome.REJECTED
    assert result.row is not None


def test_triton_warnings_are_kept(compiler: Compiler):
    result = compiler.compile(kernel("x = tl.where((o < n) and (o > 1), x, 0.0)"), SIGNATURE)
    assert result.outcome is Outcome.COMPILES
    assert any("deprecated" in warning for warning in result.warnings)


def test_import_error(compiler: Compiler):
    result = compiler.compile(PRELUDE + "from triton.language import tanh\n", SIGNATURE)
    assert (result.outcome, result.exception, result.row) == (Outcome.IMPORT_FAILS, "ImportError", 5)


def test_module_that_exits_does_not_end_the_child(compiler: Compiler):
    result = compiler.compile("import sys\nsys.exit(0)\n", SIGNATURE)
    assert (result.outcome, result.exception, result.row) == (Outcome.IMPORT_FAILS, "SystemExit", 2)


def test_syntax_error(compiler: Compiler):
    result = compiler.compile(kernel("x = (x + 1"), SIGNATURE)
    assert (result.outcome, result.exception, result.row) == (Outcome.NOT_PYTHON, "SyntaxError", 9)


def test_module_without_kernels(compiler: Compiler):
    assert compiler.compile(PRELUDE + "def k(x):\n    pass\n", "x=*fp32").outcome is Outcome.NO_KERNEL


def test_last_kernel_unless_named(compiler: Compiler):
    module = PRELUDE + "@triton.jit\ndef first(x):\n    pass\n\n\n@triton.jit\ndef second(y):\n    pass\n"
    assert compiler.compile(module, "y=*fp32").kernel == "second"
    assert compiler.compile(module, "x=*fp32", "first").kernel == "first"


def test_what_the_launch_refuses(compiler: Compiler):
    """A string reaches a parameter that is not constexpr: no type for it, so nothing is compiled."""
    result = compiler.compile(kernel("x += n"), "x_ptr=*fp32 n='relu' B=64")
    assert (result.outcome, result.exception) == (Outcome.LAUNCH_FAILS, "TypeError")


def test_autotuned_kernel_takes_its_first_configuration(compiler: Compiler):
    tuned = kernel("x += 1").replace(
        "@triton.jit",
        "@triton.autotune([triton.Config({'B': 128}), triton.Config({'B': 3})], key=['n'])\n@triton.jit",
    )
    assert compiler.compile(tuned, "x_ptr=*fp32 n=i32").outcome is Outcome.COMPILES


def test_dtype_and_default_constexprs(compiler: Compiler):
    module = PRELUDE + (
        "@triton.jit\ndef k(x_ptr, DT: tl.constexpr, B: tl.constexpr = 32):\n"
        "    tl.store(x_ptr + tl.arange(0, B), tl.zeros((B,), dtype=DT))\n"
    )
    assert compiler.compile(module, "x_ptr=*fp16 DT=tl.float32").outcome is Outcome.COMPILES


def test_crash_is_isolated(compiler: Compiler):
    dead = compiler.compile(kernel("x += 1") + "import os\nos.abort()\n", SIGNATURE)
    assert (dead.outcome, dead.message) == (Outcome.CRASHED, "SIGABRT")
    assert compiler.compile(kernel("x += 1"), SIGNATURE).outcome is Outcome.COMPILES


def test_endless_import_times_out():
    with Compiler(timeout_s=0.5) as impatient:
        assert impatient.compile("while True:\n    pass\n", SIGNATURE).outcome is Outcome.TIMED_OUT


def test_file_is_compiled_in_place(tmp_path: Path):
    (tmp_path / "helpers.py").write_text(PRELUDE + "@triton.jit\ndef helper(x):\n    return x + 1\n")
    path = tmp_path / "kernel.py"
    path.write_text("from helpers import helper\n" + kernel("x = helper(x)"))
    assert compile_kernel(path, SIGNATURE).outcome is Outcome.COMPILES
    assert sorted(p.name for p in tmp_path.iterdir()) == ["helpers.py", "kernel.py"]  # no byte code


def test_siblings_are_not_remembered(compiler: Compiler, tmp_path: Path):
    """Two folders may each have a module of the same name."""
    for function, expected in (("exp", Outcome.COMPILES), ("tanh", Outcome.REJECTED)):
        folder = tmp_path / function
        folder.mkdir()
        (folder / "helpers.py").write_text(
            PRELUDE + f"@triton.jit\ndef helper(x):\n    return tl.{function}(x)\n"
        )
        (folder / "kernel.py").write_text("from helpers import helper\n" + kernel("x = helper(x)"))
        assert compiler.compile(folder / "kernel.py", SIGNATURE).outcome is expected


def python_that(tmp_path: Path, command: str) -> str:
    """An executable that runs this Python in another way."""
    path = tmp_path / "python"
    path.write_text(f'#!/bin/sh\n{command} "$@"\n')
    path.chmod(0o755)
    return str(path)


def test_python_without_triton(tmp_path: Path):
    bare = python_that(tmp_path, f"exec {sys.executable} -I -S")
    with pytest.raises(TritonMissingError, match=r"No module named 'triton'.*kernelforge-triton\[gpu\]"):
        compile_kernel(kernel("x += 1"), SIGNATURE, python=bare)


def test_triton_that_is_too_old(tmp_path: Path):
    (tmp_path / "triton.py").write_text("__version__ = '3.4.0'\n")
    old = python_that(tmp_path, f"PYTHONPATH={tmp_path} exec {sys.executable}")
    with pytest.raises(TritonMissingError, match=r"Triton 3\.4\.0 is older than 3\.5"):
        compile_kernel(kernel("x += 1"), SIGNATURE, python=old)


def test_signature_syntax():
    assert parse_signature("x_ptr=*fp32  n=i32 SHAPE=(4, 8) ACT='a b' DT=tl.float32") == (
        Argument("x_ptr", "type", "*fp32"),
        Argument("n", "type", "i32"),
        Argument("SHAPE", "literal", "(4, 8)"),
        Argument("ACT", "literal", "'a b'"),
        Argument("DT", "literal", "tl.float32"),
    )
    assert parse_signature("") == ()


@pytest.mark.parametrize(
    ("signature", "complaint"),
    [
        ("x_ptr", "write name=type or name=value"),
        ("x_ptr=*fp32 x_ptr=*fp16", "x_ptr is given twice"),
        ("x_ptr=*fp32 n=i32", "gives no B"),
        ("x_ptr=*fp32 n=i32 B=64 m=i32", "no parameter m"),
        ("x_ptr=*fp32 n=i32 B=i32", "B is a constexpr"),
        ("x_ptr=*fp32 n=i32 B=size", "cannot evaluate 'size'"),
    ],
)
def test_bad_signature(compiler: Compiler, signature: str, complaint: str):
    with pytest.raises(SignatureError, match=complaint):
        compiler.compile(kernel("x += 1"), signature)


def test_bad_target(compiler: Compiler):
    with pytest.raises(ValueError, match="such as sm_90"):
        compiler.compile(kernel("x += 1"), SIGNATURE, target="h100")


@pytest.mark.parametrize("target", ["sm_75", "cuda:100", "gfx942", "gfx1100"])
def test_every_target_tells_resources(compiler: Compiler, target: str):
    result = compiler.compile(
        kernel("x = tl.sum(x, axis=0) + x"), SIGNATURE.replace("64", "512"), target=target, stage="cubin"
    )
    assert result.outcome is Outcome.COMPILES
    assert result.resources is not None
    assert result.resources.registers > 0
    assert result.resources.shared_bytes > 0


LAUNCH = "\n\ndef launch(x, n):\n    k[(triton.cdiv(x.numel(), 64),)](x, n, B=64)\n"


def launched(compiler: Compiler, call: str, body: str = LAUNCH):
    pytest.importorskip("torch")
    return compiler.launch(kernel("x += n") + body, call)


def test_launch_compiles_and_runs_nothing(compiler: Compiler):
    result = launched(compiler, "print(launch(torch.ones(100), 7))")
    assert (result.outcome, result.message) == (Outcome.COMPILES, "")


def test_launch_that_the_binder_refuses_names_the_host_s_row(compiler: Compiler):
    result = launched(compiler, "launch(torch.ones(100), [7])")
    assert (result.outcome, result.exception, result.row) == (Outcome.LAUNCH_FAILS, "TypeError", 14)


def test_launch_that_the_compiler_refuses_names_the_kernel_s_row(compiler: Compiler):
    result = launched(compiler, "launch(torch.ones(100).data_ptr(), 7)", LAUNCH.replace("x.numel()", "64"))
    assert (result.outcome, result.exception, result.row) == (Outcome.REJECTED, "ValueError", 8)


def test_grid_is_read_as_the_compiled_launcher_reads_it(compiler: Compiler):
    result = launched(
        compiler, "launch(torch.ones(100), 7)", LAUNCH.replace("triton.cdiv(x.numel(), 64)", "2.0")
    )
    assert result.message == "'float' object cannot be interpreted as an integer"


def test_call_that_launches_nothing_confirms_nothing(compiler: Compiler):
    assert launched(compiler, "torch.ones(100)").outcome is Outcome.NO_KERNEL


def test_autotuner_tries_every_configuration(compiler: Compiler):
    tuned = kernel("x += 1").replace(
        "@triton.jit",
        "@triton.autotune([triton.Config({'B': 128}), triton.Config({'B': 3})], key=['n'])\n@triton.jit",
    )
    result = compiler.launch(tuned + "\n\ndef launch(x):\n    k[(1,)](x, 100)\n", "launch(torch.ones(100))")
    assert (result.outcome, result.message) == (Outcome.REJECTED, "arange's range must be a power of 2")
