"""The recordings that come with wb2pm are whole, true and small, and keep no secret."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from examples.record.check import LEAST_AGREEMENT, agreement, check
from wb2pm import bundled
from wb2pm.bundled import (
    demonstrations_folder,
    demonstrations_of,
    gold_procedures,
    ground_truth,
    questions,
)
from wb2pm.converters.sources.finding import find_sources
from wb2pm.errors import Wb2pmError

ROOT = Path(__file__).parents[1]
ONE = 4003
"""A workflow that is quickly recorded: no page in it is large."""


def test_the_bundled_recordings_pass_the_check_of_the_script_that_makes_them() -> None:
    """Counts, traces, steps, labels, procedures, ranks, questions, bytes, size."""
    assert check(demonstrations_folder()) == []


def test_the_check_finds_what_is_wrong(tmp_path: Path) -> None:
    """Each defect is told, with where it is."""
    folder = tmp_path / "copy"
    shutil.copytree(demonstrations_folder(), folder)
    names = sorted(ground_truth(folder))
    lost, spoilt, short = names[0], names[1], names[2]
    shutil.rmtree(folder / lost / "screenshots")
    (folder / lost / "screenshots").mkdir()
    trace = folder / spoilt / f"{spoilt}.json"
    content = json.loads(trace.read_bytes())
    content["webarena"]["intent"] = (
        "Type Rain-or-shine-41 at https://shop.elsewhere.org/"
    )
    content["trace"][0]["data"]["html"] = "<p>kept</p>"
    trace.write_text(json.dumps(content), encoding="utf-8")
    content = json.loads((folder / "ground_truth.json").read_bytes())
    del content["demos"][short]["steps"][1]
    (folder / "ground_truth.json").write_text(json.dumps(content), encoding="utf-8")
    shutil.copytree(folder / names[3], folder / "9999 @ 2026-01-01-00-00-00")
    lines = (folder / "questions.jsonl").read_text(encoding="utf-8").splitlines()
    (folder / "questions.jsonl").write_text("\n".join(lines[1:]), encoding="utf-8")

    found = check(folder)

    assert {
        "folders and ground truth differ: ['9999 @ 2026-01-01-00-00-00']",
        f"{lost}: pictures and states differ",
        f"{spoilt}: it keeps page source",
        f"{spoilt}/{spoilt}.json holds a password",
        f"{spoilt}/{spoilt}.json names a place outside",
        f"{short}: the steps do not account for every action once, in order",
        "there are 19 questions",
    } <= set(found)


def test_readers_find_the_recordings_and_nothing_else() -> None:
    """What lies beside them is no recording; nothing is skipped."""
    sources = find_sources([demonstrations_folder()])

    assert len(sources.paths) == 63
    assert {name for _, name in sources.paths} == {"wonderbread"}
    assert sources.skipped == ()
    assert {Path(path).name for path in sources.unclaimed} == {
        *("README.md", "ground_truth.json", "questions.jsonl", "ranking.json")
    }


def test_the_truth_is_read_with_ranks_segments_and_times() -> None:
    """Five ranks a workflow; long recordings are cut into pieces without a gap."""
    truths = ground_truth()
    short = [truth for truth in truths.values() if truth.segments is None]
    long = [truth for truth in truths.values() if truth.segments is not None]

    assert sorted(t.rank or 0 for t in short if t.task_id == ONE) == [1, 2, 3, 4, 5]
    assert [sum(truth.gold_sop for truth in short), len(short)] == [12, 60]
    assert [truth.task_id for truth in long] == [3101, 4101, 5101]
    for truth in long:
        edges = [one.actions for one in truth.segments or ()]
        starts = [first for first, _ in edges]
        assert starts == [0, *(last + 1 for _, last in edges[:-1])]
        assert edges[-1][1] == truth.n_actions - 1
    assert all(step.start.utcoffset() is not None for step in short[0].steps)


def test_each_workflow_has_a_procedure_written_by_hand() -> None:
    """With a step for each thing to do, and nothing left to fill in."""
    procedures = gold_procedures()

    assert sorted(procedures) == [*range(3001, 3007), *range(4001, 4007)]
    assert all("{{" not in procedure.text for procedure in procedures.values())
    assert all(len(procedure.steps) >= 7 for procedure in procedures.values())


def test_answers_name_the_steps_that_show_them() -> None:
    """A question of every kind; each citation is of a step that there is."""
    truths, asked = ground_truth(), questions()

    assert {one.kind for one in asked} == {
        *("fact", "purpose", "completion", "comparison", "deviation", "advice")
    }
    for place in (place for one in asked for place in one.cites):
        assert set(place.steps) <= {s.n for s in truths[place.demo_name].steps}


def test_recordings_are_found_by_their_workflow() -> None:
    """In the order of recording; a workflow that there is not is told."""
    folders = demonstrations_of(ONE)

    assert [ground_truth()[folder.name].person for folder in folders] == [
        *("p01", "p02", "p03", "p04", "p05")
    ]
    with pytest.raises(Wb2pmError, match=r"workflow 7; there are 3001, .*, 5101"):
        demonstrations_of(7)


def test_an_installation_without_them_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where the demonstrations are missing, the places looked at are named."""
    monkeypatch.setattr(bundled, "__file__", str(tmp_path / "wb2pm" / "bundled.py"))

    with pytest.raises(Wb2pmError, match="_demonstrations"):
        demonstrations_folder()


def test_a_truth_that_is_none_names_its_file(tmp_path: Path) -> None:
    """Absent, and of another form."""
    with pytest.raises(Wb2pmError, match=r"questions\.jsonl cannot be read"):
        questions(tmp_path)
    (tmp_path / "ground_truth.json").write_text('{"demos": {"a": {}}}')
    with pytest.raises(Wb2pmError, match=r"ground_truth\.json is not of the form"):
        ground_truth(tmp_path)


@pytest.mark.skipif(
    "WB2PM_RECORD" not in os.environ,
    reason="takes minutes and installs web applications: set WB2PM_RECORD=1",
)
def test_a_workflow_recorded_anew_is_as_it_is_bundled(tmp_path: Path) -> None:
    """From nothing: installed, filled, started, recorded by five people, stopped."""
    command = [sys.executable, str(ROOT / "examples" / "record")]
    command += ["--out", str(tmp_path / "new"), "--only", str(ONE)]

    subprocess.run(command, check=True)

    new = json.loads((tmp_path / "new" / "ground_truth.json").read_bytes())["demos"]
    kept = [t for t in ground_truth().values() if t.task_id == ONE]
    assert [
        [(step["op"], step["element"], step["value"]) for step in truth["steps"]]
        for truth in new.values()
    ] == [[(step.op, step.element, step.value) for step in t.steps] for t in kept]
    assert agreement(tmp_path / "new", new)[0] >= LEAST_AGREEMENT
    assert check(tmp_path / "new", whole=False) == []
