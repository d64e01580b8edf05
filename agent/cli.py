"""The kfgen command."""

from __future__ import annotations

import importlib.util
import sys
from datetime import datetime, timezone
from pathlib import Path

import click

from .ledger import ChampionEvent, CheckEvent, Event, Ledger, LedgerError, RunEvent, VerdictEvent
from .model import ReplayModel

VERIFIED, NOT_VERIFIED = 0, 1


@click.command("kfgen", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--task", "task_name", required=True, metavar="TASK", help="A task's name, or its folder.")
@click.option(
    "--replay",
    "recording",
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="ANSWERS",
    help="The ledger of another run; its responses are the model's answers.",
)
@click.option(
    "--ledger",
    "ledger_path",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to write the ledger, a new file.  [default: kfgen-TASK-TIME.jsonl]",
)
@click.option(
    "--max-rounds", type=click.IntRange(min=1), default=10, show_default=True, help="Stop after so many."
)
@click.option(
    "--timeout",
    "timeout_s",
    type=click.FloatRange(min=0, min_open=True),
    default=120.0,
    show_default=True,
    help="Seconds that one candidate may run.",
)
def main(
    task_name: str, recording: Path, ledger_path: Path | None, max_rounds: int, timeout_s: float
) -> None:
    """Take a task to a kernel that verifies, and tell how.

    Every answer is checked with kfcheck and, if that finds no error, run in the Triton interpreter on the
    CPU against the task's PyTorch reference; what was wrong goes into the next prompt.

    Exit codes: 0 a candidate verified, 1 none did, 2 misuse or something is missing.
    """
    triton_version = require_triton()
    from ..runtime.task import TaskError, load_task
    from .loop import repair

    try:
        task = load_task(task_name)
        model = ReplayModel(recording)
    except (TaskError, LedgerError, OSError) as error:
        raise click.UsageError(str(error)) from error
    path = ledger_path or Path(f"kfgen-{task.name}-{datetime.now(timezone.utc):%Y%m%d-%H%M%S}.jsonl")
    try:
        ledger = Ledger(path)
    except FileExistsError as error:
        raise click.UsageError(
            f"{path} exists: ledgers are never overwritten, choose another --ledger"
        ) from error
    except OSError as error:
        raise click.UsageError(f"cannot write {path}: {error.strerror}") from error
    verified = False
    with ledger:
        ledger.append(
            RunEvent(task.name, model.name, max_rounds, version("kernelforge-triton"), version("triton"))
        )
        events = repair(
            task, model, triton_version=triton_version, max_rounds=max_rounds, timeout_s=timeout_s
        )
        for event in events:
            ledger.append(event)
            if line := progress(event):
                click.echo(line)
            verified = verified or isinstance(event, ChampionEvent)
    if not verified:
        click.echo("no candidate verified")
    click.echo(f"ledger: {path}")
    sys.exit(VERIFIED if verified else NOT_VERIFIED)


def require_triton() -> str:
    """The installed Triton's minor version ("3.6"); a usage error that names the extra when it is missing."""
    from ..frontend.triton_version import installed

    missing = [name for name in ("numpy", "torch", "triton") if importlib.util.find_spec(name) is None]
    found = installed()
    if missing or found is None:
        what = ", ".join(missing) or "Triton's package information"
        raise click.UsageError(f"kfgen needs {what}: pip install 'kernelforge-triton[gpu]'")
    return found


def version(distribution: str) -> str:
    from importlib import metadata

    return metadata.version(distribution)


def progress(event: Event) -> str | None:
    """The line or lines that people see of an event."""
    match event:
        case CheckEvent(round_, None, _):
            return f"round {round_}: no code in the answer"
        case CheckEvent(round_, _, findings):
            rows = [
                f"  {found['location']['row']}:{found['location']['column']}: "
                f"{found['severity']} {found['code']} {found['message']}"
                for found in findings
            ]
            return "\n".join([f"round {round_}: kfcheck: {len(findings)} findings", *rows])
        case VerdictEvent(round_, verdict, _, summary):
            return f"round {round_}: {verdict}" + ("" if verdict == "rejected" else f": {summary}")
        case ChampionEvent(round_):
            return f"champion: the candidate of round {round_}; verified on a CPU, not compiled for a GPU, not timed"
        case _:
            return None
