"""A long file of recordings that is converted one by one gives the bytes of the whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from wb2pm.analysis import recording_streams
from wb2pm.analysis.batch import convert, notes_on
from wb2pm.analysis.log_streams import ConvertedLog
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.recording_streams import convert_recordings
from wb2pm.cli import main
from wb2pm.converters import parts, spooled_rows
from wb2pm.converters.tables import parquet

OUTPUTS = ("parquet", "xes", "csv", "disco", "uipath", "apromore")
TOCKLER = "Session,App,Type,Title,Begin,End\n"
LOGGER = (
    "caseID,timeStamp,userID,targetApp,eventType,url,target.id,target.tagName,"
    "target.type,target.name,target.value,target.innerText\n"
)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of some rows, so that short logs have many."""
    for module in (parts, parquet, spooled_rows):
        monkeypatch.setattr(module, "ROWS", 7)
    monkeypatch.setattr(spooled_rows, "_ROWS_OF_A_PIECE", 3)


def _both_of(path: Path, **options: Any) -> ConvertedLog | None:
    """Convert both ways; return the first, whose files have to be the same."""
    folder = path.parent
    made = convert_recordings(
        [path], out=folder / "parts", outputs=OUTPUTS, least=0, **options
    )
    if made is None:
        return None
    whole = prepare([path], **options)
    written = convert(whole, out=folder / "whole", outputs=OUTPUTS)
    for one, other in zip(made.files, written, strict=True):
        assert (one.cases, one.events) == (other.cases, other.events)
        assert one.losses == other.losses
        for mine, file in zip(one.paths, other.paths, strict=True):
            assert Path(mine).read_bytes() == Path(file).read_bytes(), mine
    assert made.prepared.redactions == whole.redactions
    assert made.prepared.skipped == whole.skipped
    assert notes_on(made.prepared) == notes_on(whole)
    return made


def _tockler(folder: Path) -> Path:
    """Sessions that are interleaved, one without a clock, one of them twice named."""
    rows = [
        f"{at % 3},Excel,AppTrackItem,mail kim{at % 2}@shop.example - Excel,"
        f"2024-03-01 09:00:{at:02},2024-03-01 09:00:{at + 2:02}\n"
        for at in range(40)
    ]
    rows += ["late,Edge,AppTrackItem,Orders,,\n", "9,,,,,\n"]
    path = folder / "tockler.csv"
    path.write_text(TOCKLER + "".join(rows), encoding="utf-8")
    return path


def _logger(folder: Path) -> Path:
    """Cases in which elements have names that others have not, in other capitals."""
    rows = [
        f"{at // 6},2024-03-01T09:00:{at:02}Z,kim,Chrome,{kind},http://a.example/o/{at},"
        f"id{at % 5},{tag},{field},n{at % 4},{value},{said}\n"
        for at, (kind, tag, field, value, said) in enumerate(
            [
                ("clickButton", "BUTTON", "", "", "Save as"),
                ("clickButton", "BUTTON", "", "", "SAVE AS"),
                ("clickTextField", "INPUT", "text", "", ""),
                ("editField", "INPUT", "text", "Ann", ""),
                ("editField", "INPUT", "password", "Kettle-77", ""),
            ]
            * 8
        )
    ]
    path = folder / "leno.csv"
    path.write_text(LOGGER + "".join(rows), encoding="utf-8")
    return path


@pytest.mark.parametrize("redaction", ["secrets", "all-values", "none"])
@pytest.mark.parametrize("granularity", ["step", "element", "page", "action"])
def test_the_same_is_written(redaction: str, granularity: str, tmp_path: Path) -> None:
    """Names, masks and how often, columns, types, notes and losses are the whole's."""
    for log in (_tockler, _logger):
        options = {"redaction": redaction, "granularity": granularity}
        assert _both_of(log(tmp_path), **options) is not None

    assert redaction == "none" or b"[email]" in _written(tmp_path, "wb2pm:masked")


def _written(folder: Path, part: str) -> bytes:
    """Return what was written of the last log, and of Tockler's what was masked."""
    made = _both_of(_tockler(folder), redaction="secrets")
    assert made is not None
    written = (folder / "parts" / "log.xes").read_bytes()
    assert part.encode() in written
    return written


def test_notes_tell_of_recordings_that_are_gone(tmp_path: Path) -> None:
    """Which had no clock, and which no event."""
    made = _both_of(_tockler(tmp_path))

    assert made is not None
    notes = " ".join(notes_on(made.prepared))
    assert "no clock: its times only carry the order: late" in notes
    assert "holds no action and is in no log: 9" in notes


def test_what_cannot_be_told_part_by_part_is_left_to_the_whole(tmp_path: Path) -> None:
    """Object-centric formats, lifecycles, files of names, and several sources."""
    path = _tockler(tmp_path)
    given: dict[str, Any] = {"out": tmp_path / "parts", "least": 0}

    for options in (
        {"outputs": ["ocel-json"]},
        {"outputs": ["xes"], "output_options": {"lifecycle": "both"}},
        {"outputs": ["xes"], "names": tmp_path / "names.csv"},
    ):
        assert convert_recordings([path], **given, **options) is None
    assert convert_recordings([path, path], **given, outputs=["xes"]) is None
    assert convert_recordings([tmp_path], **given, outputs=["xes"]) is None


def test_the_command_streams_what_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells the files alike."""
    path, told = _logger(tmp_path), []
    command = ["convert", str(path), "--to", "xes", "--json", "--out"]
    for least in (0, 1 << 24):
        defaults = {**(convert_recordings.__kwdefaults__ or {}), "least": least}
        monkeypatch.setattr(
            recording_streams.convert_recordings, "__kwdefaults__", defaults
        )
        out = tmp_path / str(least)
        run = CliRunner().invoke(main, [*command, str(out)])
        assert run.exit_code == 0, run.output
        told.append(json.loads(run.stdout)["files"][0]["events"])

    assert told[0] == told[1]
    logs = [(tmp_path / str(n) / "log.xes").read_bytes() for n in (0, 1 << 24)]
    assert logs[0] == logs[1]
