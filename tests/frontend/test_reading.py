"""From bytes to sources: encodings, Markdown answers, notebooks; places stay those of the file."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.reading import Reading, read, read_bytes
from kernelforge.frontend.source import Location

MARKDOWN = """\
Here it is:

```python
import triton
@triton.jit
def k(x):
    pass
```

1. In a list:
   ~~~py
   x = 1
     y = 2
   ~~~
> ```triton
> z = 3
> ```

````Python3 title="k.py"
'''
```
'''
````

```bash
pip install triton
```

```
@triton.jit
def unmarked(x): pass
```

```
not = python
```

```{.python}
unclosed = 1"""


def place(reading: Reading) -> Location:
    (problem,) = reading.problems
    assert problem.code == "KF008"
    return reading.source.location(problem.span.start)


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_newlines_stay_as_they_are(newline: str) -> None:
    text = newline.join(["a = 1", "b = 2", ""])
    assert read_bytes("k.py", text.encode()).source.text == text


def test_a_byte_order_mark_is_dropped() -> None:
    reading = read_bytes("k.py", b"\xef\xbb\xbfx = 1\n")
    assert (reading.source.text, reading.problems) == ("x = 1\n", ())


@pytest.mark.parametrize("content", [b"", b"\xef\xbb\xbf", b"\n"])
@pytest.mark.parametrize("name", ["k.py", "k.md"])
def test_empty_files_are_fine(name: str, content: bytes) -> None:
    assert read_bytes(name, content).problems == ()


@pytest.mark.parametrize(
    "row", ["# -*- coding: latin-1 -*-", "#!/bin/python\n# vim: set fileencoding=cp1252 :"]
)
def test_a_coding_comment_is_followed(row: str) -> None:
    reading = read_bytes("k.py", f"{row}\nx = 'é'\n".encode("latin-1"))
    assert reading.source.text.endswith("x = 'é'\n")
    assert reading.problems == ()


def test_a_coding_comment_below_code_is_none() -> None:
    assert read_bytes("k.py", "x = 1\n# coding: latin-1\ny = 'é'\n".encode()).source.text.endswith(
        "y = 'é'\n"
    )


def test_an_unknown_encoding_is_reported_where_it_is_named() -> None:
    reading = read_bytes("k.py", b"#!/bin/python\n# coding: rot13\nx = 1\n")
    assert place(reading) == (2, 11, None)
    assert "rot13" in reading.problems[0].message
    assert reading.source.text.endswith("x = 1\n")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"x = 1\ny = '\xff'\n", (2, 6, None)),
        ("é = 1\né = '".encode() + b"\x80\x81'\n", (2, 6, None)),
        (b"x = 1\r\ny\xe2\x82", (2, 2, None)),
        (b"x = 1\ry = 2\0\n", (2, 6, None)),
        (b"\xef\xbb\xbf\xff", (1, 1, None)),
        (b"# coding: ascii\nx = '\xfe'", (2, 6, None)),
        (b"# coding: cp932\nx = '\x85'", (2, 6, None)),
        ("x = 1".encode("utf-16"), (1, 1, None)),
    ],
)
def test_a_bad_byte_is_reported_where_it_stands(content: bytes, expected: tuple[int, int, None]) -> None:
    assert place(read_bytes("k.py", content)) == expected


def test_what_can_be_decoded_is_kept() -> None:
    reading = read_bytes("k.py", b"a = '\xff\xfe'\nb = 1\n")
    assert reading.source.text == "a = '\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}'\nb = 1\n"


def test_a_missing_file_is_an_os_error(tmp_path) -> None:
    with pytest.raises(FileNotFoundError):
        read(str(tmp_path / "none.py"))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_the_python_in_markdown_keeps_its_rows_and_columns(newline: str) -> None:
    document = MARKDOWN.replace("\n", newline)
    source = read_bytes("answer.md", document.encode()).source
    rows = document.split(newline)
    kept = {}
    for number in range(1, len(source.line_starts) + 1):
        text = source.line(number)
        if text:
            where = source.location(source.line_starts[number - 1])
            assert rows[where.row - 1][where.column - 1 :] == text
            kept[where.row] = text
    assert list(kept.values()) == [
        "import triton", "@triton.jit", "def k(x):", "    pass", "x = 1", "  y = 2", "z = 3", "'''", "```", "'''",
        "@triton.jit", "def unmarked(x): pass", "unclosed = 1",
    ]  # fmt: skip
    assert len(source.line_starts) == len(rows)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("<think>\nMaybe\n```python\ndraft = 1\n```\n</think>\n```python\nx = 1\n```\n", "x = 1"),
        ("Maybe\n```python\ndraft = 1\n```\n</think>\n```python\nx = 1\n```\n", "x = 1"),
        ("<think>\n```python\ndraft = 1\n</think>\n```python\nx = 1\n```\n", "x = 1"),
        ("```python\nx = 1\n```\n<think>\n```python\ndraft = 1\n", "x = 1"),
        ("```markdown\n```python\nx = 1\n```\n", "x = 1"),
        ("- ```python\n  x = 1\n  ```\n", "x = 1"),
        ("inline ```python x``` only\n", ""),
    ],
)
def test_thinking_is_prose(answer: str, code: str) -> None:
    assert read_bytes("answer.md", answer.encode()).source.text.strip() == code


def test_bad_bytes_matter_in_code_only() -> None:
    answer = b"prose \xff\n- ```python\n  x = '\xfe'\n  ```\n"
    assert read_bytes("answer.md", b"prose \xff\n").problems == ()
    assert read_bytes("answer.md", answer).problems == ()
    code = answer.replace(b"prose \xff", b"prose")
    assert place(read_bytes("answer.md", code)) == (3, 8, None)


def notebook(*cells: str, **metadata: object) -> bytes:
    listed = [{"cell_type": "markdown", "source": ["# Title"]}]
    listed += [{"cell_type": "code", "source": cell.splitlines(keepends=True)} for cell in cells]
    return json.dumps({"cells": listed, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}).encode()


def test_notebook_cells_are_one_source_and_places_are_in_cells() -> None:
    source = read_bytes("n.ipynb", notebook("import triton\nx = 1", "y = 2\n", "", "z = 3")).source
    assert source.text == "import triton\nx = 1\ny = 2\n\nz = 3\n"
    assert tuple(source.location(source.text.index("x = 1") + 2)) == (2, 3, 2)
    assert tuple(source.location(source.text.index("z"))) == (1, 1, 5)


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("%matplotlib inline\nx = 1", "pass\nx = 1"),
        ("!pip install triton\nx = 1", "pass\nx = 1"),
        ("if a:\n    !ls\nx = 1", "if a:\n    0\nx = 1"),
        ("x = !ls -l\ny = %time f(1)", "x = 0\ny = 0"),
        ("foo?\n?foo\nfoo.bar??", "pass\npass\npass"),
        ("!pip install \\\n  triton # it's\nx = 1", "pass\n         # it's\nx = 1"),
        ("%%time\nx = 1", "\nx = 1"),
        ("%%writefile k.py\nimport triton", "\nimport triton"),
        ("%%writefile k.cu\n__global__ void k();", "\n"),
        ("%%bash\nls 'x", "\n"),
        ("x = (a\n% b)\ny = a % b", "x = (a\n% b)\ny = a % b"),
        ("s = '''\n!x\n%y\n'''", "s = '''\n!x\n%y\n'''"),
    ],
)
def test_ipython_s_own_syntax_is_no_python(cell: str, code: str) -> None:
    text = read_bytes("n.ipynb", notebook(cell)).source.text
    assert len(text) == len(cell) + 1
    assert [row.rstrip() for row in text.rstrip().split("\n")] == [
        row.rstrip() for row in code.rstrip().split("\n")
    ]


def test_a_notebook_in_another_language_holds_no_python() -> None:
    content = notebook("using CUDA", kernelspec={"language": "julia", "name": "julia-1.9"})
    assert read_bytes("n.ipynb", content).source.text == ""


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b'{"cells": [\n  {"a": }\n]}', (2, 9, None)),
        (b"", (1, 1, None)),
        (b"[1]", (1, 1, None)),
        (b'{"worksheets": []}', (1, 1, None)),
        (b'{\n"cells": "\xff"}', (2, 11, None)),
        (b"[" * 100_000, (1, 1, None)),
    ],
)
def test_what_is_not_a_notebook_is_unreadable(content: bytes, expected: tuple[int, int, None]) -> None:
    reading = read_bytes("n.ipynb", content)
    assert reading.source.text.strip() == ""
    row, column, cell = place(reading)
    assert (row, cell) == (expected[0], None)
    assert column == expected[1] or content.startswith(b"[[")


@given(
    st.binary(max_size=300) | st.text(max_size=200).map(str.encode),
    st.sampled_from(["k.py", "k.md", "k.ipynb"]),
)
def test_any_bytes_are_read(content: bytes, name: str) -> None:
    reading = read_bytes(name, content)
    for problem in reading.problems:
        assert min(reading.source.location(problem.span.start)[:2]) >= 1
    assert not re.search("[\ud800-\udfff]", reading.source.text)


@given(
    st.lists(st.sampled_from([*MARKDOWN.split("\n"), "<think>", "</think>"]), max_size=20),
    st.sampled_from(["\n", "\r\n"]),
)
def test_markdown_rows_are_those_of_the_document(rows: list[str], newline: str) -> None:
    document = newline.join(rows)
    source = read_bytes("k.md", document.encode()).source
    assert len(source.line_starts) == len(rows or [""])
    assert len(source.lines) >= len(source.line_starts)
