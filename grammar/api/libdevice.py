"""Which element types the libdevice functions take, and what they give.

`libdevice.json` holds it for CUDA and for HIP, as text: `float32,int32>float32 float64,int32>float64` are the two
signatures of a function of two arguments. It is made from a Triton wheel, which is read and never imported:
`python -m kernelforge.grammar.api.libdevice WHEEL`. Those of CUDA are the same in 3.0, 3.4, 3.6 and 3.9.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..record import record

DATA = Path(__file__).with_name("libdevice.json")
BACKENDS = ("cuda", "hip")
SOURCE = "triton/language/extra/{}/libdevice.py"
DTYPES = {"fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64"}
"""The compiler's own names of element types, where they differ from those in `triton.language`."""


@record
class Signature:
    """The element types of the arguments, and of the result."""

    arguments: tuple[str, ...]
    result: str


@cache
def _texts() -> dict[str, dict[str, str]]:
    import json

    return json.loads(DATA.read_text(encoding="utf-8"))


@cache
def signatures(backend: str, function: str) -> tuple[Signature, ...]:
    """What `libdevice.function` takes on a backend ("cuda" or "hip"); empty where it does not exist."""
    text = _texts()[backend].get(function, "")
    parts = (signature.partition(">") for signature in text.split())
    return tuple(Signature(tuple(arguments.split(",")), result) for arguments, _, result in parts)


def functions(backend: str) -> tuple[str, ...]:
    """The functions of a backend."""
    return tuple(_texts()[backend])


def extract(source: str) -> dict[str, str]:
    """The signatures in the text of one `libdevice.py`, by function."""
    import ast

    found: dict[str, str] = {}
    for function in ast.parse(source).body:
        if isinstance(function, ast.FunctionDef):
            tables = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
            converted = _converted(function)
            found[function.name] = " ".join(
                f"{','.join(_dtypes(key))}>{converted or _dtypes(value)[-1]}"
                for table in tables
                for key, value in zip(table.keys, table.values, strict=True)
                if key is not None
            )
    return found


def _dtypes(node: object) -> list[str]:
    """The names in `core.dtype("fp32")` below a node, in order; of the symbol and its result only the latter."""
    import ast

    assert isinstance(node, ast.AST)
    names = [
        call.args[0].value
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.args[0], ast.Constant)
    ]
    return [DTYPES.get(str(name), str(name)) for name in names]


def _converted(function: object) -> str | None:
    """The element type that the result is cast to: `....to(core.int1, ...)`."""
    import ast

    assert isinstance(function, ast.FunctionDef)
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "to":
            target = node.args[0]
            return target.attr if isinstance(target, ast.Attribute) else None
    return None


def main() -> None:
    """Write the file."""
    import json
    import sys
    import zipfile

    with zipfile.ZipFile(sys.argv[1]) as wheel:
        texts = {name: extract(wheel.read(SOURCE.format(name)).decode("utf-8")) for name in BACKENDS}
    DATA.write_text(json.dumps(texts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
