"""Time what the API catalogue costs a cold start of the checker, in fresh interpreters.

    python -m bench.catalogue [--rounds 20]

Each row is the least processor time of the rounds, less that of an interpreter that only imports dataclasses, enum,
json and pathlib, which the checker needs anyway. Processor time, because wall time says little on a busy machine.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys

BASE = "import dataclasses, enum, json, pathlib"
LOAD = "from kernelforge.grammar.api.catalogue import load; c = load('3.6')"
BASE_ROW = "interpreter and base imports"
STEPS = {
    "import the loader": "import kernelforge.grammar.api.catalogue",
    "load 3.6": LOAD,
    "load 3.6, look up 50 names": f"{LOAD}; n = c.members('triton.language')[:50];"
    "[c.find('triton.language.' + x) for x in n]",
    "load 3.6, explain a missing name": f"{LOAD}; from kernelforge.grammar.api.replacements import replacement;"
    "from kernelforge.grammar.api.suggest import suggest; p = 'triton.language.tanh'; replacement(p, '3.6');"
    "suggest(p, '3.6')",
    "since and until of a name": "from kernelforge.grammar.api.history import history;"
    "history('triton.language.gather')",
}


def processor_ms(code: str) -> float:
    """Processor time in ms, user and system, of a fresh interpreter that runs `code` after the base imports."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", f"{BASE}\n{code}"], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    codes = {BASE_ROW: "", **STEPS}
    times: dict[str, list[float]] = {name: [] for name in codes}
    for _ in range(rounds):
        for name, code in codes.items():
            times[name].append(processor_ms(code))
    base = min(times[BASE_ROW])
    for name, found in times.items():
        print(f"{name:35} {min(found) - (0 if name == BASE_ROW else base):6.1f} ms")


if __name__ == "__main__":
    main()
