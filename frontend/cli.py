"""The kfcheck command: its options, its exit codes, and what happens when it is interrupted."""

from __future__ import annotations

import gc
import itertools
import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from .compilation.module import Request
    from .config import Config
    from .run import Inputs
    from .tasks import Wishes

CLEAN, MISUSE, INTERRUPTED, BROKEN_PIPE = 0, 2, 130, 141
FORMATS = ("text", "concise", "json", "sarif", "github")
LEVELS = ("error", "warning", "info")


class _Selectors(click.ParamType):
    """Comma-separated rule selectors, as code prefixes."""

    name = "rules"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        from .rules.registry import UnknownRuleError, code_prefix

        try:
            return tuple(code_prefix(item.strip()) for item in value.split(",") if item.strip())
        except UnknownRuleError as error:
            self.fail(str(error), param, ctx)


class _Version(click.ParamType):
    """A Triton version that the catalogue knows."""

    name = "version"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from ..grammar.api.catalogue import UnknownVersionError, resolve_version

        try:
            return resolve_version(value)
        except UnknownVersionError as error:
            self.fail(str(error), param, ctx)


@click.command(
    "kfcheck",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 clean, 1 findings at or above the exit level, 2 misuse or unreadable input.",
)
@click.argument("paths", nargs=-1)
@click.option(
    "--output-format",
    type=click.Choice(FORMATS),
    default="text",
    show_default=True,
    help="Form of the report.",
)
@click.option(
    "--select", type=_Selectors(), multiple=True, help="Report only these rules: KF201,KF3,unknown-api."
)
@click.option("--ignore", type=_Selectors(), multiple=True, help="Don't report these rules.")
@click.option(
    "--severity", type=click.Choice(LEVELS), help="Report findings from this severity up.  [default: info]"
)
@click.option(
    "--exit-level",
    type=click.Choice(LEVELS),
    help="Exit with 1 on findings from this severity up.  [default: error]",
)
@click.option(
    "--triton-version", type=_Version(), help="Check for this version.  [default: installed, else newest]"
)
@click.option("--fix", is_flag=True, help="Repair what can be repaired safely, and report the rest.")
@click.option("--diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option(
    "--compile",
    "targets",
    metavar="TARGETS",
    help="Compile for these GPUs too: sm_90,sm_75,gfx942. Needs Triton.",
)
@click.option(
    "--signature",
    "signature",
    multiple=True,
    metavar="ARGUMENTS",
    help="What --compile passes to a kernel: 'kernel: x_ptr=*fp16 n=i32 BLOCK=64'.",
)
@click.option("--explain", metavar="RULE", help="Explain a rule, by code or name, and exit.")
@click.option(
    "--dump",
    type=click.Choice(("tokens", "tree", "kernels")),
    help="Print what is read of the files, and exit.",
)
@click.option("--jobs", "-j", type=click.IntRange(min=1), help="Processes to use.  [default: number of CPUs]")
@click.option("--stdin-filename", metavar="PATH", help="What to call the file that is read from `-`.")
@click.option(
    "--config", type=click.Path(dir_okay=False), help="Take [tool.kfcheck] from this TOML file only."
)
@click.option("--isolated", is_flag=True, help="Ignore all configuration files.")
@click.option("--version", is_flag=True, help="Print the version and exit.")
def command(
    paths: tuple[str, ...],
    output_format: str,
    select: tuple[tuple[str, ...], ...],
    ignore: tuple[tuple[str, ...], ...],
    severity: str | None,
    exit_level: str | None,
    triton_version: str | None,
    fix: bool,
    diff: bool,
    targets: str | None,
    signature: tuple[str, ...],
    explain: str | None,
    dump: str | None,
    jobs: int | None,
    stdin_filename: str | None,
    config: str | None,
    isolated: bool,
    version: bool,
) -> int:
    """Check the Triton kernels in PATHS: Python files, Markdown, notebooks, folders, or - for standard input.

    Without PATHS the current folder is checked. No GPU and no Triton is needed.
    """
    if version:
        from importlib.metadata import version as installed

        click.echo(f"kfcheck {installed('kernelforge-triton')}")
        return CLEAN
    if explain is not None:
        click.echo(_explanation(explain))
        return CLEAN

    from . import run
    from .config import ConfigError
    from .diagnostics import Severity
    from .files import MissingPathError
    from .tasks import Wishes

    wishes = Wishes(
        select=tuple(itertools.chain(*select)) or None,
        ignore=tuple(itertools.chain(*ignore)),
        severity=Severity(severity) if severity else None,
        exit_level=Severity(exit_level) if exit_level else None,
        triton_version=triton_version,
        config=_fixed_config(config, isolated),
    )
    request = _request(targets, signature, changes=fix or diff)
    inputs = run.Inputs(paths or (".",), stdin_filename or "<stdin>")
    try:
        if dump is not None:
            code = run.dump(inputs, dump, as_json=_is_json(output_format))
        elif request is not None:
            code = _compile(inputs, wishes, output_format, request)
        elif diff:
            code = run.diff(inputs, wishes, jobs or _cpus())
        elif fix:
            code = run.fix(inputs, wishes, output_format, jobs or _cpus())
        else:
            code = run.check(inputs, wishes, output_format, jobs or _cpus())
        sys.stdout.flush()
    except (ConfigError, MissingPathError) as error:
        raise click.ClickException(str(error)) from error
    except BrokenPipeError:
        # The reader went away; without this the interpreter complains when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def _request(targets: str | None, signatures: tuple[str, ...], changes: bool) -> Request | None:
    """What `--compile` and `--signature` ask for; `changes`: so does an option that `--compile` excludes."""
    if targets is None:
        if signatures:
            raise click.UsageError("--signature says what --compile compiles with; give --compile too")
        return None
    if changes:
        raise click.UsageError("--compile and --fix exclude each other; fix first, then compile")
    from .compilation.module import Request
    from .compilation.signatures import parse_option
    from .compile import SignatureError, parse_target

    names = tuple(dict.fromkeys(name.strip() for name in targets.split(",") if name.strip()))
    try:
        for name in names:
            parse_target(name)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--compile") from error
    try:
        given = dict(parse_option(text) for text in signatures)
    except SignatureError as error:
        raise click.BadParameter(str(error), param_hint="--signature") from error
    if not names:
        raise click.BadParameter("name at least one target, such as sm_90", param_hint="--compile")
    return Request(names, given)


def _compile(inputs: Inputs, wishes: Wishes, output_format: str, request: Request) -> int:
    from . import run
    from .compile import TritonMissingError

    try:
        return run.compile(inputs, wishes, output_format, request)
    except TritonMissingError as error:
        raise click.ClickException(f"--compile needs Triton: {error}") from error


def _is_json(output_format: str) -> bool:
    """Whether `--dump` is to print JSON, not text."""
    if output_format not in ("text", "json"):
        raise click.UsageError("--dump prints text or json; choose one with --output-format")
    return output_format == "json"


def _cpus() -> int:
    """How many CPUs this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _explanation(code_or_name: str) -> str:
    from .rules.document import terminal_page
    from .rules.registry import UnknownRuleError, rule

    try:
        return terminal_page(rule(code_or_name))
    except UnknownRuleError as error:
        raise click.BadParameter(str(error), param_hint="--explain") from error


def _fixed_config(path: str | None, isolated: bool) -> Config | None:
    """The configuration for all files that `--config` or `--isolated` asks for."""
    from . import config

    if path is None:
        return config.NO_CONFIG if isolated else None
    if isolated:
        raise click.UsageError("--config and --isolated exclude each other")
    found = config.read(path)
    if found is None:
        raise click.UsageError(f"--config {path}: no such file, or no [tool.kfcheck] in it")
    return found


def run_command() -> int:
    """Run kfcheck on `sys.argv`; returns the exit code."""
    try:
        return command.main(prog_name="kfcheck", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return MISUSE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED


def main() -> NoReturn:
    """The kfcheck command. Ends the process without tidying up memory, which takes a tenth of a short run."""
    gc.disable()
    code = run_command()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
