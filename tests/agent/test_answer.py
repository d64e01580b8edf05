"""Finding the module in a model's answer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.agent.answer import extract_code

MODULE = "import triton\n\n\n@triton.jit\ndef k(x):\n    pass\n\n\ndef entry(x):\n    return x\n"


def extract(answer: str) -> str | None:
    return extract_code(answer, "entry")


@pytest.mark.parametrize(
    "answer",
    [
        f"```python\n{MODULE}```",
        f"Here it is:\n\n```python\n{MODULE}```\n\nIt is fast.",
        f"```\n{MODULE}```",
        f"```Python title=kernel.py\n{MODULE}```",
        f"~~~py\n{MODULE}~~~",
        f"````python\n{MODULE}````",
        f"   ```python\n{MODULE}   ```",
        f"cut off at the token limit:\n```python\n{MODULE}",
        f"<think>\n```python\nimport wrong\ndef entry(): ...\n```\n</think>\n```python\n{MODULE}```",
        f"```python\n{MODULE}```\n<think>never closed\n```python\ndef entry(): ...\n```",
        f"{MODULE}",
    ],
    ids=[
        "fence",
        "prose",
        "untagged",
        "info",
        "tilde",
        "long",
        "indent",
        "cut",
        "think",
        "open-think",
        "bare",
    ],
)
def test_one_module(answer: str):
    assert extract(answer) == MODULE


def test_the_block_with_the_entry_point_wins():
    usage = "```python\nout = entry(x)\nprint(out.shape, out.dtype, out.device, out.stride(), out.sum())\n```"
    assert extract(f"```python\n{MODULE}```\nUse it so:\n{usage}") == MODULE


def test_a_correction_replaces_the_first_attempt():
    assert extract(f"```python\ndef entry(): ...\n```\nOn second thoughts:\n```python\n{MODULE}```") == MODULE


def test_kernel_without_entry_point_beats_longer_blocks():
    kernel = "@triton.jit\ndef k(x):\n    pass\n"
    assert extract(f"```python\n{kernel}```\n```python\n{'x = 1' * 100}\n```") == kernel


def test_other_languages_are_not_code():
    assert extract("```bash\npip install triton\n```") is None
    assert extract("I cannot write this kernel.") is None
    assert extract("") is None


def test_longer_fences_hold_shorter_ones():
    module = MODULE.replace("    pass\n", '    """\n```\n"""\n')
    assert extract(f"````python\n{module}````") == module


@given(st.text(alphabet="`~\n pythondef@entry():<>/think", max_size=200))
def test_any_text_is_survived(answer: str):
    extract(answer)


@given(st.text().filter(lambda text: "`" not in text and "<" not in text and text.strip()))
def test_a_fenced_block_comes_out_as_it_is(code: str):
    line = code.translate({ord(c): " " for c in "\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"}) + "\n"
    if not line.isspace():
        assert extract(f"```python\n{line}```\n") == line
