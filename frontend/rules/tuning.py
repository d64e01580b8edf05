"""Autotuning and heuristics (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

AUTOTUNE_ARGUMENT = Rule(
    code="KF816",
    name="autotune-argument",
    severity=Severity.ERROR,
    summary="`@triton.autotune` or `triton.Config` names something that does not exist",
    explanation=(
        "`triton.autotune` needs `configs` and `key`. A config takes the symbols as a dict: `Config.__init__() "
        "got an unexpected keyword argument 'BLOCK'`. Its symbols are parameters of the kernel (`Keyword "
        "argument BLOCK_SIZE was specified but unrecognised`), and `reset_to_zero` and `restore_value` name "
        "parameters too (`KeyError: 'out'`). A name in `key` that is no parameter is ignored, so the kernel is "
        "not tuned again for other sizes, and `num_warps` inside the dict has no effect: these are warnings. Pruning by `top_k` takes an int, or a share "
        "of at most 1.0 as a float."
    ),
    bad=(
        Example(
            module("""
@triton.autotune(configs=[triton.Config(BLOCK=64, num_warps=4)], key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.IMPORT_FAILS,
        ),
        Example(
            module("""
@triton.autotune(configs=[triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.IMPORT_FAILS,
        ),
        Example(
            module("""
CONFIGS = [triton.Config({"BLOCK_SIZE": size}) for size in (64, 128)]


@triton.autotune(configs=CONFIGS, key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel())
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
def estimate(**arguments):
    return 1.0


@triton.autotune(
    configs=[triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})],
    key=["n"],
    prune_configs_by={"perf_model": estimate, "top_k": 2.5},
)
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel())
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 32})], ["n"], reset_to_zero=["out"])
@triton.jit
def total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(out_ptr, tl.sum(tl.load(x_ptr + offs, mask=offs < n, other=0.0)))


def launch(x, out):
    total[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, out, x.numel())
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64), torch.zeros(1))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64, "num_warps": 2}), triton.Config({"BLOCK": 32})], ["n_elements"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, x.numel())
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
def configs():
    return [triton.Config({"BLOCK": size}, num_warps=4) for size in (64, 128)]


@triton.autotune(configs=configs(), key=["n"], reset_to_zero=["out_ptr"])
@triton.jit
def total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(out_ptr, tl.sum(tl.load(x_ptr + offs, mask=offs < n, other=0.0)))


def launch(x, out):
    total[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, out, x.numel())
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64), torch.zeros(1))",
        ),
    ),
)

HEURISTIC = Rule(
    code="KF817",
    name="heuristic",
    severity=Severity.ERROR,
    summary="Heuristic reads or sets a name that the kernel does not have",
    explanation=(
        "The functions of `@triton.heuristics` get what the launch passes, by name: the kernel's parameters and "
        "the launch's options. Another name is a `KeyError: 'n_elements'`. What they compute is passed by name, so "
        "it must be a parameter. It replaces what the launch passes for that parameter without a word; that is a "
        "warning at the launch."
    ),
    bad=(
        Example(
            module("""
@triton.heuristics({"BLOCK": lambda args: triton.next_power_of_2(args["n_elements"])})
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel())
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.heuristics({"EVEN": lambda args: args["n"] % args["BLOCK"] == 0})
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.heuristics({"BLOCK": lambda args: triton.next_power_of_2(args["n"])})
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel(), BLOCK=32)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.heuristics({
    "BLOCK": lambda args: triton.next_power_of_2(args["n"]),
    "num_warps": lambda args: 8 if args["BLOCK"] > 1024 else 4,
    "WIDE": lambda args: args["width"] > 8 if "width" in args else False,
})
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr, WIDE: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 2.0 if WIDE else 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel())
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

AUTOTUNE_IN_PLACE = Rule(
    code="KF823",
    name="autotune-in-place",
    severity=Severity.WARNING,
    summary="Autotuned kernel changes its input in place",
    explanation=(
        "To compare configs, the autotuner runs the kernel many times on the tensors of the first launch. A "
        "kernel that scales its input in place scales it every time, and one that adds into an output with "
        "atomics adds every time; the first result is wrong and later ones are right. `restore_value=['x_ptr']` "
        "puts a tensor back after each run, `reset_to_zero=['out_ptr']` clears an accumulator before."
    ),
    bad=(
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def halve(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, x * 0.5, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(out_ptr, tl.sum(tl.load(x_ptr + offs, mask=offs < n, other=0.0)))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.autotune(
    [triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"], restore_value=["x_ptr"]
)
@triton.jit
def halve(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, x * 0.5, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def clip(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, tl.maximum(x, 0.0), mask=offs < n)  # again gives the same
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
