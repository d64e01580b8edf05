"""Ask real Tritons whether the names that moved are there: `python -m kernelforge.grammar.api.confirm`.

Every name whose presence changed since 3.0 is looked up under 3.0, 3.3, 3.6 and the newest version, each in a
virtual environment of its own under corpus/venvs (made on the first run); torch and numpy, which some modules of
Triton import, are borrowed from the environment that runs this. What a kernel can reach is looked up by
compiling a one-line kernel, methods of tensors by calling them; the rest by importing its module. The outcome is
written to `confirmed.json`: how a name was looked up, and the versions that have it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from .catalogue import DATA, load, versions
from .entry import Kind
from .extract import RELEASES, WHEELS, download, minor
from .history import compute
from .version_file import to_json

FILE = DATA / "confirmed.json"
ENVIRONMENTS = Path("corpus/venvs")
PROBE = Path(__file__).with_name("probe.py")
FIRST = "3.0"
LAST_PYTHON = (3, 12)
"""The newest Python that the first version has a wheel for."""
TENSOR = "triton.language.core.tensor"
KERNEL_OWNERS = {
    "triton.language": "tl.{}",
    "triton.language.math": "tl.math.{}",
    "triton.language.extra": "tl.extra.{}",
    "triton.language.extra.cuda": "tl.extra.cuda.{}",
    "triton.language.extra.cuda.libdevice": "tl.extra.cuda.libdevice.{}",
    "triton.language.extra.hip": "tl.extra.hip.{}",
    "triton.language.extra.hip.libdevice": "tl.extra.hip.libdevice.{}",
    "triton.language.core.dtype": "tl.float32.{}",
    "triton.language.core.pointer_type": "p.dtype.{}",
    "triton.language.core.block_type": "x.type.{}",
    TENSOR: "x.{}",
}
"""Owners of names that kernels use -> the expression that reaches one."""
BLOCK_POINTER = "tl.make_block_ptr(p, (16,), (1,), (0,), (16,), (0,))"
FUNCTION_CALLS = {
    "triton.language.make_block_ptr": BLOCK_POINTER,
    "triton.language.advance": f"x = tl.advance({BLOCK_POINTER}, (1,))",
}
"""Functions that newer versions keep only to say that they went."""
CALLS = {
    "argmax": "x.argmax(0)",
    "argmin": "x.argmin(0)",
    "associative_scan": "x.associative_scan(0, add)",
    "atomic_cas": "q.atomic_cas(1, 2)",
    "broadcast_to": "x.broadcast_to(16)",
    "cast": "x.cast(tl.float16)",
    "cdiv": "i.cdiv(4)",
    "cumprod": "x.cumprod(0)",
    "cumsum": "x.cumsum(0)",
    "expand_dims": "x.expand_dims(0)",
    "flip": "x.flip(0)",
    "gather": "x.gather(i, 0)",
    "histogram": "i.histogram(16)",
    "item": "x.sum(0, keep_dims=True).item()",
    "max": "x.max(0)",
    "min": "x.min(0)",
    "permute": "x[None, :].permute(1, 0)",
    "reduce": "x.reduce(0, add)",
    "reduce_or": "i.reduce_or(0)",
    "reshape": "x.reshape(4, 4)",
    "sort": "tl.static_assert(x.sort() is not None)",
    "split": "x.reshape(8, 2).split()",
    "store": "p.store(1.0)",
    "sum": "x.sum(0)",
    "trans": "x[None, :].trans()",
    "view": "x.view(4, 4)",
    "xor_sum": "i.xor_sum(0)",
    "atomic_add": "q.atomic_add(1)",
    "atomic_and": "q.atomic_and(1)",
    "atomic_max": "q.atomic_max(1)",
    "atomic_min": "q.atomic_min(1)",
    "atomic_or": "q.atomic_or(1)",
    "atomic_xchg": "q.atomic_xchg(1)",
    "atomic_xor": "q.atomic_xor(1)",
    "atomic_load": "(q + i).atomic_load()",
    "atomic_poll": "q.atomic_poll(1)",
    "atomic_store": "q.atomic_store(1)",
    "advance": f"{BLOCK_POINTER}.advance((1,))",
}
"""How to call the methods of tensors that take arguments; the others are called without."""


def confirmed_versions() -> list[str]:
    """The versions that are asked."""
    return [FIRST, "3.3", "3.6", versions()[-1]]


def moved_since_first() -> list[str]:
    """The names whose presence changes at or after 3.0."""
    later = versions()[versions().index(FIRST) :]
    catalogues = [load(version) for version in later]
    return [path for path in compute() if len({c.lists(path) for c in catalogues}) == 2]


def questions(paths: list[str]) -> dict[str, str]:
    """Path -> the expression that a kernel evaluates, or an empty string where the module is imported instead."""
    asked: dict[str, str] = {}
    for path in paths:
        owner, _, name = path.rpartition(".")
        template = KERNEL_OWNERS.get(owner)
        expression = FUNCTION_CALLS.get(path) or (template.format(name) if template else "")
        if owner == TENSOR:
            expression = method_call(name, expression)
        asked[path] = expression
    return asked


def method_call(name: str, expression: str) -> str:
    if name in CALLS:
        return CALLS[name]
    entries = (load(version).method(name) for version in versions())
    kinds = {entry.kind for entry in entries if entry is not None}
    return expression if kinds <= {Kind.PROPERTY, Kind.ATTRIBUTE} else f"{expression}()"


def running_python() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def environment(version: str) -> Path:
    """The Python of a virtual environment with a Triton version, made unless it is there."""
    release = next(r for r in RELEASES if minor(r) == version)
    folder = ENVIRONMENTS / release
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        print(f"installing triton {release} into {folder} ...", flush=True)
        wheel = download(release, WHEELS, python=running_python())
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*install, str(wheel)], check=True)
        wheel.unlink()
        (folder / "ready").touch()
    return python


def ask(version: str, asked: dict[str, str]) -> dict[str, str]:
    """Path -> "yes", "no" or why it can't be told, under one version. Raises CalledProcessError."""
    python = environment(version)
    settings = {**os.environ, "TRITON_CACHE_DIR": str(ENVIRONMENTS / "cache" / version)}
    borrowed = sysconfig.get_path("purelib")
    command = [str(python.absolute()), "-W", "ignore", str(PROBE), borrowed]
    print(f"asking triton {version} about {len(asked)} names ...", flush=True)
    done = subprocess.run(
        command, input=json.dumps(asked), stdout=subprocess.PIPE, text=True, check=True, env=settings
    )
    return json.loads(done.stdout.splitlines()[-1])


def main() -> int:
    if sys.version_info[:2] > LAST_PYTHON:
        sys.exit(
            f"triton {FIRST} has no wheel for Python {running_python()}: run this with Python 3.10 to 3.12"
        )
    asked = questions(moved_since_first())
    answers = {version: ask(version, asked) for version in confirmed_versions()}
    groups: dict[str, dict[str, str]] = {}
    disagreements = 0
    for path, expression in asked.items():
        owner, _, name = path.rpartition(".")
        said = {version: answers[version][path] for version in answers}
        groups.setdefault(owner, {})[name] = outcome(expression, said)
        for version, answer in said.items():
            if answer in ("yes", "no") and (answer == "yes") != load(version).lists(path):
                disagreements += 1
                print(f"{path}: triton {version} says {answer}, the catalogue the opposite")
    FILE.write_text(to_json(groups), encoding="utf-8")
    print(f"{len(asked)} names asked, {disagreements} disagreements; outcome in {FILE.name}")
    return 1 if disagreements else 0


def outcome(expression: str, said: dict[str, str]) -> str:
    """`kernel: 3.3, 3.6`, with `?3.0 (reason)` for a version that couldn't be asked."""
    parts = [version for version, answer in said.items() if answer == "yes"]
    parts += [f"?{version} ({answer})" for version, answer in said.items() if answer not in ("yes", "no")]
    return f"{'kernel' if expression else 'import'}: {', '.join(parts)}"


if __name__ == "__main__":
    sys.exit(main())
