"""Rules about kfcheck itself: its own crashes, comments addressed to it, and what `--compile` reports.

They have no example modules: none is known that makes kfcheck crash, a comment changes no outcome, and what
the compiler refuses is what the other rules' examples show.
"""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Rule

INTERNAL_ERROR = Rule(
    code="KF009",
    name="internal-error",
    severity=Severity.ERROR,
    summary="kfcheck crashed on this file",
    explanation="""\
This is a defect of kfcheck, not of the kernel. The file was not checked to its end; the other files were.
Please report it, with the notes below the finding and, if you can share it, the file (or the smallest part
of it that still does this). The finding can't be ignored: a file that was not checked is not clean.
""",
    bad=(),
    good=(),
)

UNKNOWN_SUPPRESSION = Rule(
    code="KF010",
    name="unknown-suppression",
    severity=Severity.INFO,
    summary="a `# kf: ignore` comment that names no rule",
    explanation="""\
`# kf: ignore[KF201]` silences one rule on its line, `# kf: ignore[KF2,KF301]` several, `# kf: ignore` all of
them; `# kf: ignore-file[KF201]` does it for the whole file. A rule is named by its code, the beginning of its
code, or its name. This comment names something else, so it silences nothing.
""",
    bad=(),
    good=(),
)

FILE_TOO_LARGE = Rule(
    code="KF011",
    name="file-too-large",
    severity=Severity.WARNING,
    summary="a file with kernels that is too large to be checked",
    explanation="""\
Of a file with more than a million characters kfcheck reads the Python syntax and nothing else: to follow what so
much code defines and launches would take minutes. No file that people write is that large; one that a program
writes can be split, or the program told to put the kernels into files of their own.
""",
    bad=(),
    good=(),
)

COMPILER_ERROR = Rule(
    code="KF090",
    name="compiler-error",
    severity=Severity.ERROR,
    summary="Triton refuses the kernel (only with `--compile`)",
    explanation="""\
`kfcheck --compile sm_90` compiles each kernel with the installed Triton, with the types that the launches in the
file pass or `--signature` gives. This is what the compiler said, at the row that it names. A tensor counts as
fp32 unless `--signature` says otherwise. Where kfcheck has an error of its own on the same statement, that one
stays, with the note "confirmed by the compiler".
""",
    bad=(),
    good=(),
)

RESOURCES = Rule(
    code="KF091",
    name="resources",
    severity=Severity.INFO,
    summary="what a compiled kernel needs on each target (only with `--compile`)",
    explanation="""\
Registers and spilled bytes are those of one thread (on AMD: vector registers), shared memory that of one program.
Many registers or much shared memory let fewer programs run at once on a multiprocessor; spilled registers go
through slow memory. Both come down with smaller blocks, or with more `num_warps`. A launch may need a little
less: it also compiles for sizes and addresses that are multiples of 16. More shared memory than the GPU has is a
warning: the launch then raises OutOfResources, unless the autotuner has a smaller configuration.
""",
    bad=(),
    good=(),
)

NOT_COMPILED = Rule(
    code="KF092",
    name="not-compiled",
    severity=Severity.WARNING,
    summary="a kernel that `--compile` could not try",
    explanation="""\
To compile a kernel, kfcheck must know the type of each argument and the value of each constexpr. It reads them
from the launches in the same file; a value that is only known when the launch runs is not there to be read.
`--signature 'kernel: BLOCK=64'` gives what is lacking, or another type: `x_ptr=*fp16`. The other reasons are a
module that can't be imported, and a compiler that takes longer than a minute.
""",
    bad=(),
    good=(),
)
