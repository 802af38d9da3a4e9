"""A long XES file that is converted a part at a time gives the bytes of the whole."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pandas as pd
import pytest

from tests.analysis.test_log_streams import HEADER, _both_of, _table, small_parts
from wb2pm.analysis.batch import notes_on
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.xes import spooled
from wb2pm.converters.xes.writer import write_xes

__all__ = ["small_parts"]


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files on disk of some events each, which are no parts."""
    monkeypatch.setattr(spooled, "_EVENTS", 11)


def _xes(folder: Path) -> str:
    """Write a log of all types, with gaps, as XES."""
    table = folder / "made" / "log.csv"
    table.parent.mkdir()
    table.write_text(HEADER + "\n".join(_table(grouped=True)), encoding="utf-8")
    log = read_log(table)
    log["start_timestamp"] = log["time:timestamp"] - pd.Timedelta("5s")
    log["odd name"] = "kim"
    log.attrs = {"system": "till", "opened": pd.Timestamp("2024-01-01", tz="UTC")}
    write_xes(log, folder / "made" / "log.xes")
    return (folder / "made" / "log.xes").read_text(encoding="utf-8")


def _saved(text: str, folder: Path) -> Path:
    path = folder / "log.xes"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("redaction", ["secrets", "all-values", "none"])
def test_the_same_is_written(redaction: str, tmp_path: Path) -> None:
    """Types, attributes of cases and of the log, and names that XES does not have."""
    made = _both_of(_saved(_xes(tmp_path), tmp_path), redaction=redaction)

    assert made is not None
    assert made.files[0].cases == 24
    written = (tmp_path / "parts" / "log.xes").read_bytes()
    assert b'key="system" value="till"' in written
    assert b'key="odd_x0020_name"' in written


def test_packed_files_of_other_programs_are_read(tmp_path: Path) -> None:
    """With no numbers of events, times without a zone, and lists; what was found is told."""
    text = re.sub(r'<int key="event_index".*\n', "", _xes(tmp_path))
    text = text.replace('.000+00:00"/>\n</event>', '"/>\n</event>')
    text = re.sub("<extension .*\n", "", text).replace("_x0020_", " ")
    nested = '<list key="l"><values><int key="n" value="5"/></values></list>\n</event>'
    text = text.replace("</event>", nested, 3)
    text = text.replace(
        "</log>", '<trace><string key="concept:name" value="-"/></trace></log>'
    )
    path = tmp_path / "log.xes.gz"
    path.write_bytes(gzip.compress(text.encode()))

    made = _both_of(path, timezone="Europe/Berlin")

    assert made is not None
    notes = " ".join(notes_on(made.prepared))
    assert "list or container" in notes
    assert "a trace without events: left out (1)" in notes
    assert not [*tmp_path.glob(".wb2pm*")]


def test_secrets_are_masked(tmp_path: Path) -> None:
    """Of events, cases and the log."""
    text = _xes(tmp_path).replace('value="till"', 'value="till of kim@shop.example"')
    text = text.replace('"C-7"', '"C-7 lee@shop.example"')
    text = text.replace('key="Code" value="00', 'key="password" value="hunter2-')

    made = _both_of(_saved(text, tmp_path))

    assert made is not None
    assert "password" in made.prepared.redactions
    written = (tmp_path / "parts" / "log.xes").read_text(encoding="utf-8")
    assert "shop.example" not in written
    assert "hunter2" not in written


def test_a_column_may_begin_in_the_last_event(tmp_path: Path) -> None:
    """Whole numbers are then numbers with gaps in every part."""
    head, _, tail = _xes(tmp_path).rpartition("</event>")
    text = f'{head}<int key="late" value="5"/></event>{tail}'

    assert _both_of(_saved(text, tmp_path)) is not None


FINE = '<date key="fine" value="2024-01-01T10:00:00{0}Z"/></event>'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<event>", '<event><int key="Cost" value="5"/>'),
        ('"C-22"', '"C-23"'),
        ('<string key="concept:name" value="C-22"/>', ""),
        ("</log>", "<event></event></log>"),
        ('key="Late" value="true"', 'key="Late" value="True"'),
        ('<int key="event_index" value="0"', '<int key="event_index" value="9"'),
        ('<date key="time:timestamp"', '<date key="other"'),
        ('key="odd_x0020_name"', 'key="case:kind"'),
        ("</event>", FINE.format(".123456789")),
        ("</event>", '<date key="fine" value="8"/></event>'),
        ("</event>", '<int key="long" value="9999999999999999999"/></event>'),
        ("<trace>", '<string key="ui:derived" value="start_timestamp"/>\n<trace>'),
        ("</trace>", "</case>"),
    ],
)
def test_what_takes_all_rows_is_left_to_the_whole(
    old: str, new: str, tmp_path: Path
) -> None:
    """Nothing is guessed of what has to be made sense of."""
    head, trace, body = _xes(tmp_path).partition("<trace>")
    first, _, later = body.partition("</trace>")
    body = f"{first}</trace>{later.replace('</event>', FINE.format(''))}"
    assert old in trace + body

    changed = head + (trace + body).replace(old, new, 1)

    assert _both_of(_saved(changed, tmp_path)) is None
    assert not list(tmp_path.glob("parts/*"))
    assert not [*tmp_path.glob(".wb2pm*")]
