"""The ledger: what is written, and what is read back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kernelforge.agent.ledger import (
    SCHEMA,
    ChampionEvent,
    CheckEvent,
    Ledger,
    LedgerError,
    RequestEvent,
    ResponseEvent,
    RunEvent,
    VerdictEvent,
    read_responses,
)
from kernelforge.agent.model import OutOfAnswersError, ReplayModel

AWKWARD = 'tabs\t"quotes" \\ \u2028 \U0001f525 \x00 lone \ud800\r\nend'


def test_one_event_a_line(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    events = [
        RunEvent("matmul_epilogue", "replay:a.jsonl", 3, "0.1.0", "3.6.0"),
        RequestEvent(1, "write it"),
        ResponseEvent(1, AWKWARD),
        CheckEvent(1, None, ()),
        VerdictEvent(1, "rejected", {"reasons": ["none"]}, "was not run: none"),
        ChampionEvent(2, "source", "interpreter", 0.1, 0.2),
    ]
    with Ledger(path) as ledger:
        for event in events:
            ledger.append(event)
            assert path.read_bytes().endswith(b"\n")  # complete at once, for whoever kills us next
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["event"] for line in lines] == ["run", "request", "response", "check", "verdict", "champion"]
    assert {line["schema"] for line in lines} == {SCHEMA}
    assert all(line["time"].endswith("+00:00") for line in lines)
    assert lines[4]["details"] == {"reasons": ["none"]}


def test_responses_come_back_byte_for_byte(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    with Ledger(path) as ledger:
        ledger.append(RequestEvent(1, "write it"))
        ledger.append(ResponseEvent(1, AWKWARD))
        ledger.append(ResponseEvent(2, ""))
    assert read_responses(path) == (AWKWARD, "")


def test_existing_files_are_not_touched(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        Ledger(path)
    assert path.read_text() == "mine"


def test_replay_ends(tmp_path: Path):
    path = tmp_path / "answers.jsonl"
    path.write_text('{"event": "response", "text": "one"}\n\n{"event": "response", "text": "two"}\n')
    model = ReplayModel(path)
    assert [model.complete("a"), model.complete("b")] == ["one", "two"]
    with pytest.raises(OutOfAnswersError):
        model.complete("c")


def test_line_cut_off_by_a_kill_is_left_out(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    path.write_text('{"event": "response", "text": "one"}\n{"event": "respon')
    assert read_responses(path) == ("one",)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("garbage\n", ":1: not JSON"),
        ('{"event": "run"}\n[1]\n', ":2: not an event"),
        ('{"text": "one"}\n', ":1: not an event"),
        ('{"event": "response"}\n', ":1: a response needs the field `text`"),
        ('{"event": "response", "schema": 99, "text": ""}\n', ":1: schema 99; this version reads 1"),
        ('{"event": "run"}\n', "holds no response"),
    ],
)
def test_what_is_no_ledger(tmp_path: Path, text: str, complaint: str):
    path = tmp_path / "run.jsonl"
    path.write_text(text)
    with pytest.raises(LedgerError, match=complaint):
        ReplayModel(path)
