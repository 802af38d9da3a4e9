"""Every real log is claimed by exactly one reader and converts, or says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.readers import SkippedRecording, claims_on, make_reader
from wb2pm.converters.sources.reading import read_source
from wb2pm.events import Demonstration

NO_LOGS = {".md", ".bpmn", ""}
"""Endings of files beside the logs: descriptions, a model, licences."""
READERS = {
    "Reimbursement.csv": "action-logger",
    "Reimbursement_preprocessed.csv": "action-logger",
    "Reimbursement_segmented.csv": "action-logger",
    "202511_extended_SR_RT_parallel.csv": "action-logger",
    "log1_segmented.csv": "action-logger",
    "log5_segmented.csv": "action-logger",
    "RunningExampleSmartRPA_Anonymized.csv": "smartrpa",
    "RunningExampleTockler_Anonymized.csv": "tockler",
}
CASES = {"ocel20_example": "Invoice"}
REFUSED = {
    "ctrl_char.xes": "not well-formed XML",
    "recruiting-red.jsonocel": "OCEL 1.0 is not read",
}
LARGE = "bpic2012.xes.gz"


@pytest.mark.parametrize("folder", ["ui_logs", "logs", "xes_quirks"])
def test_each_log_is_claimed_by_one_reader_and_read_whole(
    shared_data: Path, folder: str
) -> None:
    """Events out are records in, but for what is reported."""
    for path in sorted((shared_data / folder).rglob("*")):
        claims = claims_on(path)
        if path.is_dir() or path.suffix in NO_LOGS or path.name == "matrix.json":
            assert claims == {}, path
        elif "ground_truth" in path.name:
            assert claims == {}
        else:
            assert list(claims) == [READERS.get(path.name, "event-log")], path
            if path.name != LARGE:
                check_read(path, next(iter(claims)))


def check_read(path: Path, name: str) -> None:
    """Read a log; each record is an event, or something says why not."""
    case = CASES.get(path.name.split(".")[0])
    outcomes = list(
        read_source(path, make_reader(name, {"case": case} if case else {}))
    )
    skipped = [o for o in outcomes if isinstance(o, SkippedRecording)]
    found = [o for o in outcomes if isinstance(o, Demonstration)]

    if path.name in REFUSED:
        assert REFUSED[path.name] in skipped[0].reason
        return
    assert found, path
    for demonstration in found:
        assert len(demonstration.events) == demonstration.source_actions
    assert [s.reason for s in skipped] == (
        ["4 events belong to no case: left out"] if "ocel20" in path.name else []
    )


def test_a_table_that_nobody_knows_says_how_it_can_be_read(shared_data: Path) -> None:
    """The ground truth of a log is a table of its own."""
    path = (
        shared_data
        / "ui_logs"
        / "leno_extended"
        / "202511_ground_truth_extended_SR_RT_parallel.csv"
    )

    (skipped,) = find_sources([path]).skipped

    assert "--format event-log --option case=COLUMN" in skipped.reason
