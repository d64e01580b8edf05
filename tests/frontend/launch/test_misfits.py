"""Arguments that come for the wrong parameters: told once, where the launch fails. The real launcher is asked too."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source

KERNEL = """
import torch


@triton.jit
def scale({parameters}):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask)
    tl.store(y_ptr + offs, x * factor, mask=mask)


def launch(x):
    y = torch.empty_like(x)
    scale[(1,)]({arguments})
"""
PARAMETERS = "x_ptr, y_ptr, n, factor, BLOCK: tl.constexpr"
ARGUMENTS = "x, y, x.numel(), 2.0, BLOCK=64"

MISFITS = {
    "one argument too few": (PARAMETERS, "x, x.numel(), 2.0, BLOCK=64", "KF801"),
    "one argument too many": (PARAMETERS, "x, x, y, x.numel(), 2.0, BLOCK=64", "KF803"),
    "two too many": (PARAMETERS, "x, x, x, y, x.numel(), 2.0, BLOCK=64", "KF803"),
    "a new parameter in front": ("out_ptr, " + PARAMETERS, ARGUMENTS, "KF801"),
    "a parameter that is gone": ("x_ptr, n, factor, BLOCK: tl.constexpr", ARGUMENTS, "KF803"),
    "a keyword that is renamed": ("x_ptr, y_ptr, n, factor, SIZE: tl.constexpr", ARGUMENTS, "KF802"),
    "a new parameter in front, all by position": (
        "out_ptr, " + PARAMETERS,
        "x, y, x.numel(), 2.0, 64",
        "KF801",
    ),
    "a tensor for a number": (PARAMETERS, "x, y, torch.ones_like(x), 2.0, BLOCK=64", "KF812"),
    "a tensor and a number that are swapped": (PARAMETERS, "x, x.numel(), y, 2.0, BLOCK=64", "KF812"),
}


def errors(source: str) -> list[Diagnostic]:
    found = check_source(Source("case.py", source), Options(triton_version="3.6"))
    return [each for each in found if each.severity is Severity.ERROR]


def source_of(parameters: str, arguments: str) -> str:
    return module(KERNEL.format(parameters=parameters, arguments=arguments))


@pytest.fixture(scope="module")
def compiler() -> Iterator[Compiler]:
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize("what", MISFITS)
def test_a_misfit_is_one_error_at_the_launch(what: str):
    parameters, arguments, code = MISFITS[what]
    source = source_of(parameters, arguments)
    (found,) = errors(source)
    assert found.code == code
    assert "scale[(1,)]" in source.split("\n")[Source("case.py", source).row(found.span.start) - 1]


@pytest.mark.parametrize("what", MISFITS)
def test_the_launcher_refuses_a_misfit(compiler: Compiler, what: str):
    parameters, arguments, _ = MISFITS[what]
    result = compiler.launch(source_of(parameters, arguments), "launch(torch.ones(64))")
    assert result.outcome in (Outcome.LAUNCH_FAILS, Outcome.REJECTED)


def test_the_undefined_name_is_a_place_of_the_misfit():
    source = source_of(*MISFITS["a parameter that is gone"][:2])
    (found,) = errors(source)
    texts = [source[each.span.start : each.span.end] for each in found.related]
    assert "y_ptr" in texts


def test_a_missing_constexpr_leaves_the_other_arguments_in_their_places():
    found = errors(source_of(PARAMETERS, "x.data_ptr(), y, x.numel(), 2.0"))
    assert {each.code for each in found} == {"KF801", "KF809"}


def test_a_wrong_size_for_two_parameters_is_one_error():
    source = module("""
@triton.jit
def fill(x_ptr, M: tl.constexpr, N: tl.constexpr):
    offs = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(x_ptr + offs, 1.0)


SIZE = 48


def launch(x):
    fill[(1,)](x, SIZE, SIZE)
""")
    assert [each.code for each in errors(source)] == ["KF814"]


TUNED = """
import torch


@triton.autotune(
    configs=[triton.Config({{"M": 16, "N": 16}}), triton.Config({{{second}}})],
    key=["n"],
)
@triton.jit
def fill(x_ptr, n, M: tl.constexpr, N: tl.constexpr{default}):
    offs = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel())
"""


@pytest.mark.parametrize(
    ("second", "default", "fails"),
    [('"M": 32', "", True), ('"M": 32, "N": 16', "", False), ('"M": 32', " = 16", False)],
)
def test_every_config_sets_what_the_launch_leaves_out(
    compiler: Compiler, second: str, default: str, fails: bool
):
    source = module(TUNED.format(second=second, default=default))
    assert [each.code for each in errors(source)] == ["KF801"] * fails
    outcome = compiler.launch(source, "launch(torch.ones(64))").outcome
    assert outcome is (Outcome.LAUNCH_FAILS if fails else Outcome.COMPILES)


STARRED = """
import torch


@triton.jit
def scale(x_ptr, y_ptr, stride_m, stride_n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)[:, None] * stride_m + tl.arange(0, BLOCK)[None, :] * stride_n
    tl.store(y_ptr + offs, tl.load(x_ptr + offs) * 2)


def scale_all(x, y):
    scale[(1,)](x, y, *x.stride(), {more}BLOCK=16)


def launch():
    scale_all(torch.ones(16, 16), torch.ones(16, 16))
"""


@pytest.mark.parametrize(("more", "fails"), [("", False), ("*y.stride(), ", True)])
def test_what_a_caller_passes_says_how_many_arguments_a_star_holds(
    compiler: Compiler, more: str, fails: bool
):
    source = module(STARRED.format(more=more))
    assert [each.code for each in errors(source)] == ["KF803"] * fails
    outcome = compiler.launch(source, "launch()").outcome
    assert outcome is (Outcome.LAUNCH_FAILS if fails else Outcome.COMPILES)


FILL = """
@triton.jit
def fill(x_ptr, n{annotation}, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, {value}, BLOCK=64)
"""


@pytest.mark.parametrize("value", ["2.5", "x.numel() / 2", "float(x.numel())"])
@pytest.mark.parametrize("annotation", [": tl.int32", ": int", ": 'i64'"])
def test_a_float_is_no_integer_to_the_launcher(annotation: str, value: str):
    """Seen on a GPU: the launcher is compiled for the annotated type."""
    found = errors(module(FILL.format(annotation=annotation, value=value)))
    assert [each.code for each in found] == ["KF812"]


@pytest.mark.parametrize(
    ("annotation", "value"), [("", "2.5"), (": float", "2.5"), (": int", "x.numel() // 2")]
)
def test_other_numbers_fit(annotation: str, value: str):
    assert errors(module(FILL.format(annotation=annotation, value=value))) == []
