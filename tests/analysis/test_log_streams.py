"""A long event log that is converted a part at a time gives the bytes of the whole."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from wb2pm.analysis.batch import convert, notes_on
from wb2pm.analysis.log_streams import ConvertedLog, convert_log
from wb2pm.analysis.log_tables import prepare_log
from wb2pm.converters import parts
from wb2pm.converters.eventlogs import parquet_parts, part_sources, streamed
from wb2pm.converters.tables import parquet

OUTPUTS = ("xes", "csv", "disco", "uipath", "apromore", "parquet")
HEADER = "Case ID,Activity,Timestamp,User,Cost,Pages,Code,Late,Due,Note,case:kind\n"


def _table(*, grouped: bool, seed: int = 1, cases: int = 24) -> list[str]:
    """Make up rows of which each column is of another type, some with gaps."""
    random = Random(seed)
    rows = []
    for case in range(cases):
        for _ in range(random.randint(1, 9)):
            at = f"2024-03-{random.randint(1, 28):02} 10:{random.randint(0, 59):02}:00"
            rows.append(
                f"C-{case},{random.choice(['Open', 'Save & close', '=Sum'])},{at},"
                f"{random.choice(['kim', 'lee', ''])},{random.randint(0, 9)}.5,"
                f"{random.choice(['7', ''])},00{random.randint(1, 9)},"
                f"{random.choice(['true', 'False', ''])},"
                f"2024-01-0{random.randint(1, 9)}T10:00:00.{random.randint(0, 999):03}Z,"
                f'"a ""b"", c {random.randint(0, 99)}",{"ab"[case % 2]}'
            )
    if not grouped:
        random.shuffle(rows)
    return rows


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of some rows, so that short logs have many."""
    for module in (parts, parquet, part_sources, parquet_parts):
        monkeypatch.setattr(module, "ROWS", 16)
    monkeypatch.setattr(parts, "_ROWS_OF_A_PILE", 30)
    monkeypatch.setattr(streamed, "MOST_DISTINCT", 12)


def _both(
    rows: list[str], folder: Path, *, header: str = HEADER, **options: Any
) -> ConvertedLog | None:
    """Convert rows both ways."""
    path = folder / "log.csv"
    path.write_text(header + "\n".join(rows) + "\n", encoding="utf-8")
    return _both_of(path, **options)


def _both_of(path: Path, **options: Any) -> ConvertedLog | None:
    """Convert both ways; return the parts' way, whose files have to be the same."""
    folder = path.parent
    made = convert_log(
        [path], out=folder / "parts", outputs=OUTPUTS, least=0, **options
    )
    if made is None:
        return None
    whole = prepare_log([path], **options)
    assert whole is not None
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


@pytest.mark.parametrize("grouped", [True, False])
@pytest.mark.parametrize("redaction", ["secrets", "all-values", "none"])
def test_the_same_is_written(grouped: bool, redaction: str, tmp_path: Path) -> None:
    """Types, order of cases, attributes of cases, notes and losses are the whole's."""
    made = _both(_table(grouped=grouped), tmp_path, redaction=redaction)

    assert made is not None
    assert [file.cases for file in made.files] == [24] * len(OUTPUTS)
    assert "name no zone" in notes_on(made.prepared)[0]


def test_a_case_column_that_varies_late_goes_to_the_events(tmp_path: Path) -> None:
    """Also of cases that were written long before it is known."""
    rows = _table(grouped=True)
    rows[-1] = rows[-1][:-1] + "z"
    rows.append(rows[-1][:-1] + "y")

    made = _both(rows, tmp_path)

    assert made is not None
    assert made.files[0].losses[0].what == "case:kind"
    assert b'key="case:kind"' in (tmp_path / "parts" / "log.xes").read_bytes()


def test_secrets_are_masked(tmp_path: Path) -> None:
    """In few values and in many, in ids of cases, and what one column tells of another."""
    header = HEADER.replace("Code", "password")
    rows = [
        row.replace("kim", "kim@shop.example").replace("C-7,", "C-7 lee@shop.example,")
        for row in _table(grouped=False)
    ]
    rows = [
        row.replace(',"a ""b""', f',"mail{number}@shop.example, hunter2-{number} for')
        for number, row in enumerate(rows)
    ]
    rows = [
        ",".join([*cells[:6], f"hunter2-{number}", *cells[7:]])
        for number, cells in enumerate(row.split(",") for row in rows)
    ]

    made = _both(rows, tmp_path, header=header)

    assert made is not None
    assert {"email", "password"} <= set(made.prepared.redactions)
    text = (tmp_path / "parts" / "log.xes").read_text(encoding="utf-8")
    assert "@shop.example" not in text
    assert "hunter2" not in text


def test_a_column_may_change_its_type_in_the_last_row(tmp_path: Path) -> None:
    """Then all of it is text, from the first row."""
    rows = _table(grouped=True)
    last = rows[-1].split(",")
    rows.append(",".join([*last[:4], "n/a", "many", "x", "maybe", "soon", *last[9:]]))

    assert _both(rows, tmp_path) is not None
    assert (
        b'<string key="Cost" value="n/a"/>'
        in (tmp_path / "parts" / "log.xes").read_bytes()
    )


@pytest.mark.parametrize(
    "odd",
    [
        ",Open,2024-03-01 10:00:00,,1.5,,,,,,a",
        "C-1,,2024-03-01 10:00:00,,1.5,,,,,,a",
        "C-1,Open,soon,,1.5,,,,,,a",
        "C-1,Open,,,1.5,,,,,,a",
        'C-1,Open,2024-03-01 10:00:00,,1.5,,,,,"two\nlines",a',
        "C-1,Open,2024-03-01 10:00:00,,1.5,,,,,,a,beyond",
    ],
)
def test_what_takes_all_rows_is_left_to_the_whole(odd: str, tmp_path: Path) -> None:
    """Nothing is guessed of a damaged table."""
    assert _both([*_table(grouped=True), odd], tmp_path) is None
    assert not list(tmp_path.glob("parts/*"))


def test_what_names_fields_for_secrets_is_left_to_the_whole(tmp_path: Path) -> None:
    """What stands beside it is masked by rows."""
    header = HEADER.replace("Code", "field").replace("Note", "value")
    rows = [row.replace(",00", ",password") for row in _table(grouped=True)]

    assert _both(rows, tmp_path, header=header) is None


def test_other_sources_and_formats_are_left_to_the_whole(tmp_path: Path) -> None:
    """Short tables, several files, other forms, options and outputs."""
    path = tmp_path / "log.csv"
    path.write_text(HEADER + "\n".join(_table(grouped=True)) + "\n", encoding="utf-8")
    out = tmp_path / "out"

    assert convert_log([path], out=out, outputs=["xes"]) is None
    assert convert_log([path, path], out=out, outputs=["xes"], least=0) is None
    assert convert_log([path], out=out, outputs=["celonis"], least=0) is None
    both = {"lifecycle": "both"}
    assert (
        convert_log([path], out=out, outputs=["xes"], output_options=both, least=0)
        is None
    )
    by_time = {"order": "time"}
    assert (
        convert_log([path], out=out, outputs=["xes"], options=by_time, least=0) is None
    )
    assert not out.exists()
