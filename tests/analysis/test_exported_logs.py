"""What is found in a log that was made of recordings is what is found in these."""

from __future__ import annotations

from pathlib import Path

import pytest

from wb2pm.analysis.analyzing import analyze_prepared
from wb2pm.analysis.batch import convert, labelled_log
from wb2pm.analysis.preparing import Prepared, prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.sources.reading import read
from wb2pm.converters.tables.parquet import write_parquet
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.discovery.improvements.improvement import Improvement


def improvements(prepared: Prepared) -> tuple[Improvement, ...]:
    """Find improvements of what is one workflow."""
    return find_improvements((d, prepared.steps[d.id]) for d in prepared.demonstrations)


@pytest.mark.parametrize("workflow", [3001, 3003])
@pytest.mark.parametrize("form", ["xes", "celonis", "parquet", "csv"])
def test_improvements_are_those_of_the_recordings(
    workflow: int, form: str, tmp_path: Path
) -> None:
    """A search was taken for a detour, since a log's steps entered nothing."""
    recorded = prepare(demonstrations_of(workflow))
    (written,) = convert(recorded, out=tmp_path, outputs=[form])

    exported = prepare([written.paths[0]])

    def told(found: tuple[Improvement, ...]) -> list[tuple[object, ...]]:
        return [(i.kind, i.sentence, i.occurrences, i.evidence) for i in found]

    assert told(improvements(exported)) == told(improvements(recorded))
    assert improvements(recorded)


def test_the_analysis_says_what_needs_the_recordings(tmp_path: Path) -> None:
    """Whether that is the procedures, the steps, or all but names and times."""
    demonstrations = read(demonstrations_of(4003)[:2]).demonstrations
    write_parquet(event_log(demonstrations, granularity="page"), tmp_path / "a.parquet")
    (tmp_path / "b.csv").write_text(
        "Case ID,Activity,Timestamp\n1,Open,2024-01-01T10:00:00Z\n"
    )
    found = prepare([tmp_path])

    notes = analyze_prepared(found, labelled_log(found).log).notes

    assert any("need the recordings" in note for note in notes)
    assert any("granularity page" in note for note in notes)
    assert any("names activities and times alone" in note for note in notes)
