"""What is to be done with each file, and the boundary that keeps a crash from spreading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kernelforge.frontend import config, tasks
from kernelforge.frontend.check import FileReport, Options
from kernelforge.frontend.config import NO_CONFIG, Config
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.selection import Selection
from kernelforge.frontend.source import Source, Span
from kernelforge.frontend.tasks import Task, Unreadable, Wishes


def task_for(path: str, content: bytes | None = None, config: Config = NO_CONFIG, **wishes: Any) -> Task:
    made = tasks.task(path, Wishes(config=config, **wishes), "3.6", content)
    assert made is not None
    return made


@pytest.fixture
def finding(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes every file have findings with these codes and severities, on its first character."""

    def find(*kinds: tuple[str, Severity]) -> None:
        def check_path(path: str, options: Options) -> FileReport:
            source = Source(path, Path(path).read_text(encoding="utf-8"))
            return FileReport(
                source,
                path,
                tuple(Diagnostic(code, "name", severity, "message", Span(0, 1)) for code, severity in kinds),
            )

        monkeypatch.setattr(tasks, "check_path", check_path)

    return find


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the check of files called `crash.py` raise."""
    real = tasks.check_path

    def check_path(path: str, options: Options) -> FileReport:
        if path.endswith("crash.py"):
            raise ZeroDivisionError("division by zero")
        return real(path, options)

    monkeypatch.setattr(tasks, "check_path", check_path)


def test_without_wishes_everything_is_reported_and_errors_count():
    made = task_for("a.py")
    assert (made.selection, made.severity, made.exit_level) == (Selection(), Severity.INFO, Severity.ERROR)
    assert made.options.triton_version == "3.6"


def test_the_command_line_goes_before_the_configuration():
    settings = Config(
        root="/", select=("KF2",), ignore=("KF203",), triton_version="3.2", severity=Severity.WARNING
    )
    configured = task_for("/a.py", config=settings)
    assert configured.selection == Selection(("KF2",), ("KF203",))
    assert (configured.options.triton_version, configured.severity) == ("3.2", Severity.WARNING)
    asked = task_for(
        "/a.py", config=settings, select=("KF203",), triton_version="3.4", severity=Severity.ERROR
    )
    assert asked.selection == Selection(("KF203",), ())
    assert (asked.options.triton_version, asked.severity) == ("3.4", Severity.ERROR)
    assert task_for("/a.py", config=settings, ignore=("KF3",)).selection == Selection(
        ("KF2",), ("KF203", "KF3")
    )


def test_per_file_ignores_hold_for_their_files():
    settings = Config(root="/", per_file_ignores=(("tests", ("KF2",)),))
    assert task_for("/tests/a.py", config=settings).selection.ignore == ("KF2",)
    assert task_for("/src/a.py", config=settings).selection.ignore == ()


def test_excluded_files_have_no_task():
    assert tasks.task("/vendor/a.py", Wishes(config=Config(root="/", exclude=("vendor",))), "3.6") is None


def test_each_file_has_the_configuration_above_it(tmp_path: Path):
    config.for_folder.cache_clear()
    (tmp_path / "pyproject.toml").write_text('[tool.kfcheck]\nselect = ["KF3"]\n', encoding="utf-8")
    made = tasks.task(str(tmp_path / "a.py"), Wishes(), "3.6")
    assert made is not None
    assert made.selection == Selection(("KF3",))


def test_findings_below_the_severity_or_not_selected_or_silenced_are_dropped(tmp_path: Path, finding):
    path = tmp_path / "a.py"
    path.write_text("x = 1  # kf: ignore[KF203]\n", encoding="utf-8")
    finding(
        ("KF201", Severity.ERROR),
        ("KF202", Severity.WARNING),
        ("KF203", Severity.ERROR),
        ("KF301", Severity.INFO),
    )

    def codes(**wishes) -> list[str]:
        report = tasks.check(task_for(str(path), **wishes))
        assert isinstance(report, FileReport)
        return [each.code for each in report.diagnostics]

    assert codes() == ["KF201", "KF202", "KF301"]
    assert codes(severity=Severity.WARNING) == ["KF201", "KF202"]
    assert codes(ignore=("KF20",)) == ["KF301"]


def test_a_crash_is_a_finding_that_says_what_to_report(tmp_path: Path, crashing):
    report = tasks.check(task_for(str(tmp_path / "crash.py"), select=("KF2",)))
    assert isinstance(report, FileReport)
    (found,) = report.diagnostics
    assert (found.code, found.severity) == ("KF009", Severity.ERROR)
    assert found.message == "kfcheck crashed on this file: ZeroDivisionError: division by zero"
    assert "please report it" in found.notes[0]
    assert any("test_tasks.py" in note and "check_path" in note for note in found.notes)
    assert not any(str(Path(__file__).parent) in note for note in found.notes)


def test_a_crash_loses_no_other_file(tmp_path: Path, crashing):
    names = ["a.py", "crash.py", "b.py"]
    for name in names:
        (tmp_path / name).write_text("x = 1\n", encoding="utf-8")
    reports = list(tasks.check_all([task_for(str(tmp_path / name)) for name in names], jobs=1))
    assert [len(report.diagnostics) for report in reports if isinstance(report, FileReport)] == [0, 1, 0]


def test_a_process_that_dies_is_a_finding_too():
    report = tasks.died(task_for("a.py"), -11)
    assert report.diagnostics[0].code == "KF009"
    assert "the process that checked the file was ended by signal 11" in report.diagnostics[0].message


def test_a_file_that_can_not_be_read_says_why(tmp_path: Path):
    assert tasks.check(task_for(str(tmp_path / "gone.py"))) == Unreadable(
        str(tmp_path / "gone.py"), "No such file or directory"
    )


def test_content_that_was_read_already_is_checked_under_its_name():
    report = tasks.check(task_for("answer.md", content=b"text\n\n```python\nx = (\n```\n"))
    assert isinstance(report, FileReport)
    assert report.path == "answer.md"
    assert report.source is not None
    assert report.source.text.strip() == "x = ("


def test_many_files_are_checked_in_order(tmp_path: Path):
    paths = [str(tmp_path / f"{number:02}.py") for number in range(40)]
    for path in paths:
        Path(path).write_text("x = 1\n", encoding="utf-8")
    reports = tasks.check_all([task_for(path) for path in paths], jobs=2)
    assert [report.path for report in reports] == paths
