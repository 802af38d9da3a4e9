"""An event log as a table gives what it gives by way of demonstrations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pandas.testing import assert_frame_equal

from wb2pm.analysis.batch import convert, labelled_log, notes_on
from wb2pm.analysis.cases import prepare_cases
from wb2pm.analysis.log_tables import prepare_log
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.tables.parquet import write_parquet
from wb2pm.converters.xes.writer import write_xes
from wb2pm.errors import ConversionError
from wb2pm.testing.samples import event_log

if TYPE_CHECKING:
    from pathlib import Path

OUTPUTS = ("xes", "ocel-json", "celonis", "csv", "disco", "parquet")
PLAIN = (
    "case id;activity;timestamp;resource;amount;code\n"
    "A-1;Register claim;2024-01-01 10:00:00;kim;12.50;007\n"
    "B-2;Register claim;2024-01-01 10:05:00;lee;8;008\n"
    "A-1;Mail to kim@shop.example;2024-01-01 11:00:00;kim;;007\n"
    ";Stray;2024-01-01 11:30:00;kim;1;009\n"
    "B-2;Close claim;2024-01-01 09:00:00;lee;2;008\n"
)
ODD = (
    "Case ID,Activity,Timestamp,note,password\r\n"
    '1,Open,2024-01-01T10:00:00Z,"a ""b"", c",hunter2\r\n'
    "1,,soon,=1+1,hunter2\r\n"
    '2,Save,,"two\nlines",\r\n'
    "2,Save,,x,y,beyond\r\n"
)


def _write(folder: Path, kind: str) -> Path:
    path = folder / f"claims.{kind.rpartition(' ')[2]}"
    if kind == "plain csv":
        path.write_text(PLAIN)
    elif kind == "odd csv":
        path.write_text(ODD, newline="")
    elif kind == "xes":
        write_xes(event_log(["abc", "acb"]), path)
    else:
        write_parquet(event_log(["abc", "acb"]), path)
    return path


@pytest.mark.parametrize("kind", ["plain csv", "odd csv", "xes", "parquet"])
@pytest.mark.parametrize("redaction", ["secrets", "all-values", "none"])
def test_the_same_is_read(kind: str, redaction: str, tmp_path: Path) -> None:
    """The log and its attributes, what is masked, skipped and noted."""
    path = _write(tmp_path, kind)

    by_cases = prepare([path], redaction=redaction)  # type: ignore[arg-type]  # one
    as_table = prepare_log([path], redaction=redaction)  # type: ignore[arg-type]

    assert as_table is not None
    assert as_table.demonstrations == ()
    one, two = labelled_log(by_cases), labelled_log(as_table)
    assert_frame_equal(two.log, one.log)
    assert two.log.attrs == one.log.attrs
    assert two.is_table
    assert one.is_table
    assert as_table.redactions == by_cases.redactions
    assert as_table.skipped == by_cases.skipped
    assert as_table.tables[0].cases == by_cases.tables[0].cases
    assert notes_on(as_table) == notes_on(by_cases)


@pytest.mark.parametrize("kind", ["plain csv", "odd csv", "xes"])
def test_the_same_bytes_are_written(kind: str, tmp_path: Path) -> None:
    """In every format that needs no demonstrations."""
    path = _write(tmp_path, kind)
    as_table = prepare_cases([path], as_tables=True)

    written = convert(as_table, out=tmp_path / "table", outputs=OUTPUTS)
    convert(prepare([path]), out=tmp_path / "cases", outputs=OUTPUTS)

    assert as_table.demonstrations == ()
    assert {report.cases for report in written} == {2}
    files = [p for p in (tmp_path / "cases").rglob("*") if p.is_file()]
    assert len(files) >= len(OUTPUTS)
    for file in files:
        same = tmp_path / "table" / file.relative_to(tmp_path / "cases")
        assert same.read_bytes() == file.read_bytes(), file.name


def test_only_one_log_is_left_as_a_table(tmp_path: Path) -> None:
    """Recordings, several logs and folders are prepared as ever."""
    one, two = _write(tmp_path, "xes"), _write(tmp_path, "plain csv")

    assert prepare_log([one, two]) is None
    assert prepare_log([tmp_path]) is None
    assert prepare_log([next(iter(demonstrations_of(4003)))]) is None
    assert prepare_log([one], names="names.csv") is None


def test_what_cannot_be_read_is_said_as_ever(tmp_path: Path) -> None:
    """The message is that of `prepare`."""
    path = tmp_path / "broken.xes"
    path.write_text("<log><trace>")

    with pytest.raises(ConversionError) as by_cases:
        prepare([path])
    with pytest.raises(ConversionError) as as_table:
        prepare_cases([path], as_tables=True)

    assert str(as_table.value) == str(by_cases.value)
