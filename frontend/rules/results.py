"""Kernels without a source file, and what a launch returns (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

KERNEL_WITHOUT_SOURCE = Rule(
    code="KF824",
    name="kernel-without-source",
    severity=Severity.ERROR,
    summary="Kernel is defined by `exec`, without a source file",
    explanation=(
        "Triton compiles the text of a function, which it reads from the function's file: `@jit functions should "
        "be defined in a Python file`. What `exec` defines has none. Write generated kernels to a file and "
        "import it; often a constexpr parameter makes generated text needless."
    ),
    bad=(
        Example(
            module('''
SOURCE = """
@triton.jit
def fill(x_ptr):
    tl.store(x_ptr, 1.0)
"""
exec(SOURCE)
'''),
            "",
            Outcome.IMPORT_FAILS,
        ),
    ),
    good=(
        Example(
            module('''
TEMPLATE = """
@triton.jit
def fill(x_ptr):
    tl.store(x_ptr, 1.0)
"""
exec("WIDTH = 64")


@triton.jit
def fill(x_ptr, VALUE: tl.constexpr):
    tl.store(x_ptr, VALUE)
'''),
            "x_ptr=*fp32 VALUE=1.0",
            Outcome.COMPILES,
        ),
    ),
)

LAUNCH_RESULT = Rule(
    code="KF829",
    name="launch-result",
    severity=Severity.ERROR,
    summary="Launch used as if it returned a tensor",
    explanation=(
        "A launch returns the compiled kernel, with its text and its metadata: `'CompiledKernel' object has no "
        "attribute 'reshape'`. A kernel returns nothing; it stores into tensors that the host allocated. Pass "
        "the output as an argument, and use that after the launch."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def add_one(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) + 1.0)


def launch(x):
    y = add_one[(1,)](x, BLOCK=64)
    return y.reshape(8, 8)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def add_one(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(y_ptr + offs, tl.load(x_ptr + offs) + 1.0)


def launch(x, y):
    compiled = add_one[(1,)](x, y, BLOCK=64)
    print(len(compiled.asm), compiled.metadata.num_warps)
    return y.reshape(8, 8)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64), torch.ones(64))",
        ),
    ),
)
