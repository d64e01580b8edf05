"""What `--compile` finds in whole modules, with the real compiler."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compilation.findings import CONFIRMED
from kernelforge.frontend.compilation.module import Request, extension
from kernelforge.frontend.compilation.signatures import parse_option
from kernelforge.frontend.compile import Compiler, CompileResult, Outcome, SignatureError
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.rules.rule import PRELUDE
from kernelforge.frontend.source import Source

KERNEL = (
    PRELUDE
    + """\
@triton.jit
def scale(x_ptr, n, factor, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, x * factor, mask=offs < n)
"""
)
LAUNCH = """

def launch(x, factor: float):
    scale[(4,)](x, x.numel(), factor, BLOCK=64)
"""
Compile = Callable[..., list[Diagnostic]]


@pytest.fixture
def compiled(compiler: Compiler) -> Compile:
    """All findings of a module, the compiler's included."""

    def run(text: str, *signatures: str, targets: tuple[str, ...] = ("sm_90",)) -> list[Diagnostic]:
        source = Source("k.py", text)
        own = check_source(source, Options("3.6"))
        request = Request(targets, dict(map(parse_option, signatures)))
        return list(extension(None, "3.6", request, compiler)(source, own))

    return run


def row(text: str, diagnostic: Diagnostic) -> int:
    return Source("k.py", text).row(diagnostic.span.start)


def test_resources_stand_at_the_kernel_for_every_target(compiled: Compile):
    text = KERNEL + LAUNCH
    (found,) = compiled(text, targets=("sm_90", "sm_75", "gfx942"))
    assert (found.code, found.severity, found.kernel, row(text, found)) == (
        "KF091",
        Severity.INFO,
        "scale",
        6,
    )
    assert found.message.startswith("`scale` compiles; sm_90: ")
    assert found.message.count(" registers, 0 bytes spilled, 0 bytes of shared memory") == 3
    assert found.notes == ("compiled with x_ptr=*fp32 n=i32 factor=fp32 BLOCK=64",)


def test_a_signature_goes_before_the_launch_and_fills_its_gaps(compiled: Compile):
    text = KERNEL + LAUNCH.replace("BLOCK=64", "BLOCK=triton.next_power_of_2(x.numel())")
    (found,) = compiled(text)
    assert (found.code, found.severity) == ("KF092", Severity.WARNING)
    assert "tells what `BLOCK` is; write --signature 'scale: BLOCK=...'" in found.message
    (found,) = compiled(text, "scale: BLOCK=128 x_ptr=*fp16")
    assert found.notes == ("compiled with x_ptr=*fp16 n=i32 factor=fp32 BLOCK=128",)


def test_two_launches_are_two_signatures(compiled: Compile):
    text = KERNEL + LAUNCH + LAUNCH.replace("launch", "other").replace("64", "128").replace("4,", "1,")
    (found,) = compiled(text)
    assert [note.rpartition(" ")[2] for note in found.notes[:1]] == ["BLOCK=64"]
    assert found.notes[1].startswith("with x_ptr=*fp32 n=i32 factor=fp32 BLOCK=128: sm_90: ")


def test_a_tensor_that_the_launcher_makes_tells_its_dtype(compiled: Compile):
    launch = "def launch():\n    x = torch.empty(256, dtype=torch.float16, device='cuda')\n"
    (found,) = compiled(f"import torch\n{KERNEL}\n\n{launch}    scale[(4,)](x, 256, 0.5, BLOCK=64)\n")
    assert found.notes == ("compiled with x_ptr=*fp16 n=i32 factor=fp32 BLOCK=64",)


def test_an_autotuned_kernel_is_compiled_for_its_configs(compiled: Compile):
    configs = "[triton.Config({'BLOCK': 64}), triton.Config({'BLOCK': 256})]"
    tuned = KERNEL.replace("@triton.jit", f"@triton.autotune({configs}, key=['n'])\n@triton.jit")
    text = tuned + LAUNCH.replace(", BLOCK=64", "")
    (found,) = (each for each in compiled(text) if each.message.startswith("`scale` compiles"))
    assert found.notes[0].endswith("BLOCK=64")
    assert "BLOCK=256" in found.notes[1]


@pytest.mark.parametrize(
    ("launch", "types"),
    [
        ("def launch(x, n, factor=1.0):\n    scale[(4,)](x, n, factor, BLOCK=64)", "*fp32 i32 fp32"),
        ("def launch(x, n, factor):\n    scale[(4,)](x, n, factor, BLOCK=64)", "*fp32 i32 i32"),
        (
            "def launch(x, n, *, factor=True):\n    scale[(4,)](x.data_ptr(), n, factor, BLOCK=64)",
            "i64 i32 i1",
        ),
    ],
)
def test_what_a_launch_does_not_tell_is_taken_from_defaults_and_from_the_kernel(
    compiled: Compile, launch: str, types: str
):
    found = compiled(f"{KERNEL}\n\n{launch}\n")
    pointer, n, factor = types.split()
    note = f"compiled with x_ptr={pointer} n={n} factor={factor} BLOCK=64"
    assert any(note in each.notes or CONFIRMED in each.notes for each in found)


def test_a_pointer_is_known_through_the_names_that_hold_it(compiled: Compile):
    text = KERNEL.replace("tl.load(x_ptr + offs,", "tl.load(p,").replace(
        "tl.store(x_ptr + offs,", "tl.store(p,"
    )
    text = text.replace("    x = ", "    p = x_ptr + offs\n    x = ")
    (found,) = compiled(text, "scale: BLOCK=64")
    assert found.notes == ("compiled with x_ptr=*fp32 n=i32 factor=i32 BLOCK=64",)


def test_an_error_that_may_come_from_an_assumed_type_is_a_warning(compiled: Compile):
    text = KERNEL.replace("x * factor", "x ^ x")
    found = compiled(text, "scale: BLOCK=64")
    (refused,) = [each for each in found if each.code == "KF090"]
    assert refused.severity is Severity.WARNING
    assert "--signature 'scale: x_ptr=...' gives others" in refused.notes[-1]
    integers = compiled(text, "scale: x_ptr=*i32 BLOCK=64")
    assert [each.code for each in integers] == ["KF091"]


MATMUL = (
    PRELUDE
    + """\
@triton.jit
def multiply(a_ptr, b_ptr, c_ptr, K, B: tl.constexpr):
    row = tl.arange(0, B)[:, None]
    column = tl.arange(0, B)[None, :]
    acc = tl.zeros((B, B), tl.float32)
    for k in range(0, K, B):
        acc += tl.dot(tl.load(a_ptr + row * K + column + k), tl.load(b_ptr + (row + k) * B + column))
    tl.store(c_ptr + row * B + column, acc)
"""
)


def test_more_shared_memory_than_the_gpu_has_is_a_warning(compiled: Compile):
    types = "multiply: a_ptr=*fp32 b_ptr=*fp32 c_ptr=*fp32 K=i32"
    (found,) = compiled(MATMUL, f"{types} B=32")
    assert found.severity is Severity.INFO
    (found,) = compiled(MATMUL, f"{types} B=128", targets=("sm_90", "sm_89"))
    assert found.severity is Severity.WARNING
    assert found.message.endswith("more than the 101376 that sm_89 has: the launch fails")


UNSEEN = KERNEL.replace("x * factor", "tl.inline_asm_elementwise('', '=r,r', [x], tl.float32, True, n)")
"""Wrong in a way that kfcheck does not look for: `pack` must be a constant."""


def test_what_only_the_compiler_finds_is_reported_where_it_says(compiled: Compile):
    found = [each for each in compiled(UNSEEN + LAUNCH) if each.code == "KF090"]
    assert [row(UNSEEN, each) for each in found] == [9]
    assert found[0].message.startswith("the compiler refuses this: ")


def test_an_error_of_its_own_is_confirmed_and_not_repeated(compiled: Compile):
    text = KERNEL.replace("x * factor", "tl.tanh(x)") + LAUNCH
    found = compiled(text)
    assert [each.code for each in found] == ["KF201"]
    assert found[0].notes[-1] == CONFIRMED


def test_an_explanation_names_the_rule(compiled: Compile):
    text = KERNEL + LAUNCH.replace("BLOCK=64", "BLOCK=SIZE") + "\n\nSIZE = int('48')\n"
    (found,) = [each for each in compiled(text) if each.code != "KF091"]
    assert (found.code, row(text, found)) == ("KF090", 7)
    assert found.notes[0] == "KF403 (block-size) explains it: kfcheck --explain KF403"
    assert found.notes[1] == "compiled with x_ptr=*fp32 n=i32 factor=fp32 BLOCK=SIZE"


def test_an_error_in_a_helper_names_the_call_too(compiled: Compile):
    helper = "@triton.jit\ndef half(x, n):\n    return tl.inline_asm_elementwise('', '=r,r', [x], tl.float32, True, n)\n\n\n"
    text = PRELUDE + helper + KERNEL.removeprefix(PRELUDE).replace("x * factor", "half(x, n)") + LAUNCH
    (found,) = [each for each in compiled(text) if each.code == "KF090"]
    assert row(text, found) == 7
    assert [Source("k.py", text).row(each.span.start) for each in found.related] == [14]


def test_helpers_are_not_compiled_alone(compiled: Compile):
    helper = "@triton.jit\ndef half(x):\n    return x * 0.5\n\n\n"
    text = PRELUDE + helper + KERNEL.removeprefix(PRELUDE).replace("x * factor", "half(x) * factor") + LAUNCH
    assert [each.kernel for each in compiled(text)] == ["scale"]


def test_nothing_is_compiled_of_a_module_with_syntax_errors(compiled: Compile):
    assert {each.code for each in compiled(KERNEL.replace("BLOCK)\n", "BLOCK\n") + LAUNCH)} == {"KF004"}


def test_a_module_that_can_not_be_imported_is_said_once(compiled: Compile):
    text = (
        "import no_such_module\n" + KERNEL + KERNEL.removeprefix(PRELUDE).replace("scale", "other") + LAUNCH
    )
    (found,) = [
        each for each in compiled(text, "other: n=i32 factor=fp32 BLOCK=64") if each.code[:4] == "KF09"
    ]
    assert found.code == "KF092"
    assert (
        "importing the module fails: ModuleNotFoundError: No module named 'no_such_module'" in found.message
    )


def test_a_kernel_inside_a_function_can_not_be_reached(compiled: Compile):
    inner = "\n".join(f"    {line}" for line in KERNEL.removeprefix(PRELUDE).splitlines())
    text = f"{PRELUDE}def make():\n{inner}\n    return scale\n"
    (found,) = compiled(text, "scale: n=i32 factor=fp32 BLOCK=64")
    assert found.code == "KF092"
    assert "no jit function named scale at module level" in found.message


class DeadCompiler(Compiler):
    """Answers as when its child died, or did not answer in time."""

    def __init__(self, outcome: Outcome, message: str) -> None:
        super().__init__()
        self.answer = CompileResult(outcome, message=message, row=8, inner_row=8)

    def compile(self, source: object, *_: object, **__: object) -> CompileResult:
        return self.answer


@pytest.mark.parametrize(
    ("outcome", "message", "code", "said"),
    [
        (
            Outcome.CRASHED,
            "SIGABRT Assertion failed",
            "KF090",
            "the compiler crashes: SIGABRT Assertion failed",
        ),
        (Outcome.TIMED_OUT, "no answer within 60 s", "KF092", "takes too long: no answer within 60 s"),
    ],
)
def test_crashes_and_timeouts_are_findings(outcome: Outcome, message: str, code: str, said: str):
    source, request = Source("k.py", KERNEL + LAUNCH), Request(("sm_90", "sm_75"), {})
    (found,) = extension(None, "3.6", request, DeadCompiler(outcome, message))(source, ())
    assert (found.code, said in found.message) == (code, True)


def test_a_file_is_compiled_in_place(compiler: Compiler, tmp_path: Path):
    (tmp_path / "sizes.py").write_text("SIZE = 32\n", encoding="utf-8")
    text = "from sizes import SIZE\n" + KERNEL + LAUNCH.replace("BLOCK=64", "BLOCK=SIZE")
    (tmp_path / "k.py").write_text(text, encoding="utf-8")
    extend = extension(str(tmp_path / "k.py"), "3.6", Request(("sm_90",), {}), compiler)
    assert [each.code for each in extend(Source("k.py", text), ())] == ["KF091"]


@pytest.mark.parametrize("text", ["x_ptr=*fp32", ": x=i32", "a b: x=i32", "k: x"])
def test_a_signature_that_can_not_be_read(text: str):
    with pytest.raises(SignatureError):
        parse_option(text)
