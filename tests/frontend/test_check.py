"""Checking one source: laws that hold for every module, taken over the examples of all rules."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.check import Options, check_path, check_source
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.source import Source

from tests.frontend.kernels import TRITON, check, codes, in_kernel, line_codes, reported

RULES = {
    rule.code: sources
    for rule in all_rules()
    if (
        sources := [
            example.source
            for example in (*rule.bad, *rule.good)
            if "triton" in example.source and "\r" not in example.source
        ]
    )
}
KERNELS = tuple(source for sources in RULES.values() for source in sources)
every_rule_s_examples = pytest.mark.parametrize("sources", RULES.values(), ids=RULES)


def places(source: str, shift: int = 0) -> list[tuple[str, int]]:
    """Code and row of every finding, in order; rows counted from `shift`."""
    text = Source("case.py", source)
    return [(found.code, text.row(found.span.start) - shift) for found in check(source)]


def is_readable(source: str) -> bool:
    """No syntax error: those are about the very characters."""
    return not any(code.startswith("KF0") for code in codes(source))


@every_rule_s_examples
def test_findings_are_in_source_order_inside_the_text_and_unique(sources: list[str]):
    for source in sources:
        found = check(source)
        assert list(found) == sorted(found, key=lambda each: (each.span, each.code))
        for each in found:
            assert 0 <= each.span.start <= each.span.end <= len(source)
            assert all(0 <= related.span.start <= len(source) for related in each.related)
        assert len({(each.code, each.span) for each in found}) == len(found)


@every_rule_s_examples
def test_lines_above_move_findings_and_change_nothing_else(sources: list[str]):
    for source in sources:
        if "from __future__" not in source:
            assert places("# a comment\n\nimport os\n" + source, shift=3) == places(source)


@every_rule_s_examples
def test_a_kernel_below_changes_nothing(sources: list[str]):
    below = "\n\n@triton.jit\ndef unrelated(p_ptr):\n    tl.store(p_ptr, 1.0)\n"
    for source in filter(is_readable, sources):
        if "import *" not in source:
            added = [each.code for each in check(source + below) if each.kernel != "unrelated"]
            assert added == codes(source)


@every_rule_s_examples
def test_newlines_of_windows_change_nothing(sources: list[str]):
    for source in filter(is_readable, sources):
        assert places(source.replace("\n", "\r\n")) == places(source)


@every_rule_s_examples
def test_the_alias_of_triton_language_does_not_matter(sources: list[str]):
    """`tl` is only a habit; where it is not imported at all, it is another matter."""
    for source in sources:
        is_bound = re.search(r"\btl\b *[=,)]|['\"].*\btl\b", source)
        if "import triton.language as tl" in source and not is_bound:
            assert places(re.sub(r"\btl\b", "qz", source)) == places(source)


def test_what_does_not_mention_triton_is_not_judged():
    assert codes("import numpy as np\n\n\ndef f(x):\n    return x ** 2\n") == []
    assert codes("") == []


def test_host_syntax_errors_are_reported_without_any_kernel():
    assert [code[:3] for code in codes("def f(:\n    pass\n")] == ["KF0"]


def test_a_host_syntax_error_does_not_hide_the_kernels():
    source = in_kernel("x[0]") + "\n\ndef f(:\n    pass\n"
    found = codes(source)
    assert "KF509" in found
    assert any(code.startswith("KF0") for code in found)


def test_a_file_is_checked_like_its_text(tmp_path: Path):
    path = tmp_path / "case.py"
    path.write_text(in_kernel("x[0]"), "utf-8")
    report = check_path(str(path), Options(TRITON))
    assert report.path == str(path)
    assert report.source is not None
    assert report.diagnostics == check(report.source.text)


def test_a_missing_file_raises(tmp_path: Path):
    with pytest.raises(OSError, match=r"nothing\.py"):
        check_path(str(tmp_path / "nothing.py"), Options(TRITON))


CAUSES = {
    "missing": "unknown", "missing(x)": "unknown", "tl.blorp": "unknown", "tl.blorp(x)": "unknown",
    "tl.tanh(x)": "unknown", "x.foo": "unknown", "x.foo(1)": "unknown", "x[0]": "unknown", "x_ptr[i]": "unknown",
    "x_ptr.shape[0]": "unknown", "x_ptr.stride(0)": "unknown", "x ** 2": "unknown", "x @ x": "unknown",
    "0 < n < 5": "unknown", "n in (1, 2)": "unknown", "PLAIN": "unknown", "PLAIN + 1": "unknown",
    "abs(x)": "unknown", "len(x)": "unknown", "float(n)": "unknown", "twice()": "unknown", "twice(x, 1)": "unknown",
    "tl.load(x_ptr, foo=1)": "unknown", "(lambda: x)": "unknown", "{1: x}": "unknown",
    "[v for v in range(3)]": "unknown", "tl.float32(x)": "unknown", "triton.cdiv(n, 2)": "unknown",
    "+x": "block", "tl.arange(0, n)": "block", "tl.zeros((3,), tl.float32)": "block",
    "tl.zeros((n,), tl.float32)": "block", "x.to(float)": "block",
    "tl.program_id(3)": "scalar", "tl.sum(x, 5)": "scalar", "(1 if x else 2)": "scalar",
}  # fmt: skip
"""Wrong expressions, and what they give at least, wrong or not."""
USES = {
    "scalar": """
        if v > 0:
            tl.store(x_ptr + v, v)
        a = v + 1.0
        for u in range(0, n):
            a += v
    """,
    "block": """
        g = v.to(tl.float32)
        a = v + 1.0
        e = tl.sum(v, axis=0)
        b = v[:, None] * v[None, :]
        h = twice(v)
    """,
    "unknown": """
        o = tl.where(m, v, x)
        q, r = v, x
        for u in range(v):
            tl.store(x_ptr + u, u)
        p = tl.arange(0, v)
        z = tl.zeros((v,), tl.float32)
        tl.static_assert(v)
        while v > c:
            c += 1
    """,
}
"""What can be done with a scalar, with a block, and only with some of the things that an unknown value may be."""


@pytest.mark.parametrize(("cause", "kind"), CAUSES.items(), ids=CAUSES)
def test_one_cause_gives_one_diagnostic(cause: str, kind: str):
    """A value that is in error is unknown from there on: no use of it is judged."""
    alone = line_codes(f"v = {cause}")
    assert len(alone) == 1
    for name in USES if kind == "unknown" else [kind]:
        assert line_codes(f"v = {cause}\n{dedent(USES[name])}") == alone


@pytest.mark.parametrize("cause", CAUSES)
def test_code_that_may_be_dead_is_not_judged(cause: str):
    assert line_codes(f"if B > 8:\n    v = {cause}") == []
    assert line_codes(f"if B > 8 and NAME == 'a':\n    pass\nelse:\n    v = {cause}") == []
    assert line_codes(f"v = {cause} if B > 8 else 1.0") == []
    assert line_codes(f"for u in tl.static_range(0):\n    v = {cause}") == []


@pytest.mark.parametrize("cause", CAUSES)
def test_code_under_a_run_time_condition_is_judged_once(cause: str):
    alone = line_codes(f"v = {cause}")
    assert line_codes(f"if n > 8:\n    v = {cause}") == alone
    assert line_codes(f"for u in range(n):\n    v = {cause}") == alone
    assert line_codes(f"for u in tl.static_range(3):\n    v = {cause}") == alone


PIECES = st.sampled_from(
    ("(", ")", "[", "]", "{", "}", ",", ":", "=", "==", "*", "**", ".", "@", "->", "\n", "\n    ", "\n\n", " if ",
     " else ", " for ", " in ", "while", "def", "class", "return", "lambda", "not", "None", "True", "tl", "tl.load",
     "tl.constexpr", "x_ptr", "n", "0", "1e3", "'", '"""', "f'{n}'", "#", "\\", "\t", "\r", "é", "\0", "\u2028",
     "\ud800", "@triton.jit\ndef f(a):\n"),
)  # fmt: skip


@given(
    st.sampled_from(KERNELS),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), PIECES), min_size=1, max_size=4),
)
@settings(max_examples=250)
def test_no_text_crashes_the_checker(source: str, edits: list[tuple[float, int, str]]):
    """Pieces of rule examples cut out and others put in; `bench/fuzz.py` does the same for hours."""
    for place, length, piece in edits:
        at = int(place * len(source))
        source = source[:at] + piece + source[at + length :]
    for found in check_source(Source("case.py", source), Options(TRITON)):
        assert found.severity in Severity
        assert 0 <= found.span.start <= found.span.end <= len(source)


@given(st.sampled_from(KERNELS), st.floats(0, 1))
@settings(max_examples=80)
def test_every_beginning_of_a_module_can_be_checked(source: str, part: float):
    check_source(Source("case.py", source[: int(part * len(source))]), Options(TRITON))


@pytest.mark.parametrize("version", ["2.1", "3.9"])
def test_every_example_can_be_checked_for_every_version(version: str):
    for source in KERNELS:
        for _, code in reported(source, version):
            assert re.fullmatch(r"KF\d{3}", code)
