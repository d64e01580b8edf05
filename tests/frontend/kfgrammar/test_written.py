"""A kernel as it is written, moved to column 0, and where each of its characters was."""

from __future__ import annotations

import pytest
from kernelforge.frontend.blocks import split
from kernelforge.frontend.kfgrammar.written import Written, written
from kernelforge.frontend.source import Source


def of(text: str) -> Written:
    source = Source("kernel.py", text)
    return written(source, split(source).kernels[0])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("import triton\n@triton.jit\ndef f(x):\n    return x\n", "@triton.jit\ndef f(x):\n    return x\n"),
        ("import triton\n@triton.jit\ndef f(x):\n    return x", "@triton.jit\ndef f(x):\n    return x\n"),
        (
            "import triton\n@triton.jit\r\ndef f(x):\r\n    return x\r\n",
            "@triton.jit\ndef f(x):\n    return x\n",
        ),
        (
            "import triton\nif True:\n  @a\n  @triton.jit\n  def f(x):\n      # c\n# d\n      return x\nf()\n",
            "@triton.jit\ndef f(x):\n    # c\n# d\n    return x\n",
        ),
        (
            "import triton\nif True:\n\t@triton.jit\n\tdef f(x):\n\t\treturn x\n",
            "@triton.jit\ndef f(x):\n\treturn x\n",
        ),
        (
            'import triton\nif True:\n    @triton.jit\n    def f(x):\n        """a\n  b"""\n',
            '@triton.jit\ndef f(x):\n    """a\nb"""\n',
        ),
        ("import triton\ndef f(x): return x\ng = triton.jit(f)\n", "def f(x): return x\n"),
    ],
    ids=["plain", "no newline", "CRLF", "indented", "tabs", "less indented string", "without a decorator"],
)
def test_the_text_starts_at_column_0(text: str, expected: str) -> None:
    assert of(text).text == expected


def test_every_character_is_found_in_the_source() -> None:
    text = "import triton\nif True:\n    @triton.jit\n    def f(x):\n        return x\n"
    kernel = of(text)
    assert len(kernel.offsets) == len(kernel.text) + 1
    assert "".join(text[offset] for offset in kernel.offsets[:-1]) == kernel.text
