"""The tasks `validation` and `deviations`, and the recordings they edit."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import get_args

import pytest

from wb2pm.bundled import demonstrations_folder, demonstrations_of
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.errors import ConversionError, EvaluationError
from wb2pm.evaluation.deviation_edits import EDITS
from wb2pm.evaluation.edited_recordings import edited_recording, state_count
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Evaluation, Setting
from wb2pm.evaluation.validation import TASK
from wb2pm.evaluation.validation_examples import (
    SAME_LABELS,
    Draws,
    Run,
    validation_examples,
)
from wb2pm.evaluation.wonderbread_draws import published_negatives, seed_of

LISTED = json.loads(
    (Path(__file__).parents[1] / "data" / "validation_list.json").read_text()
)
SHORT = demonstrations_of(4003)


def figure(evaluation: Evaluation, solver: str, metric: str) -> float:
    """Look up one figure."""
    run = next(r for r in evaluation.runs if r.solver == solver)
    value = next(s.value for s in run.summaries if s.metric == metric)
    assert value is not None
    return value


@pytest.mark.parametrize("folder", [SHORT[0], demonstrations_of(3101)[0]])
def test_a_whole_copy_reads_like_the_recording(folder: Path) -> None:
    """Only the clock differs: the same labels, the same events."""
    own = read_demonstration(folder)

    with edited_recording(folder, range(2 * state_count(folder) - 1)) as copy:
        assert [a.label for a in label(copy)] == [a.label for a in label(own)]
        assert [e.action for e in copy.events] == [e.action for e in own.events]
        assert copy.procedure is None


def test_a_copy_tells_nothing_by_its_clock() -> None:
    """Times grow, whatever was swapped."""
    folder = SHORT[0]
    whole = list(range(2 * state_count(folder) - 1))
    whole[2:4], whole[6:8] = whole[6:8], whole[2:4]

    with edited_recording(folder, whole) as copy:
        times = [event.started_at for event in copy.events]
        assert times == sorted(times)
        assert [e.source_index for e in copy.events] == sorted(
            e.source_index for e in copy.events
        )


def test_what_states_and_actions_do_not_alternate_in_has_no_states(
    tmp_path: Path,
) -> None:
    """Such a trace cannot be edited by the rules."""
    folder = tmp_path / SHORT[0].name
    shutil.copytree(SHORT[0], folder)
    trace = folder / f"{folder.name}.json"
    content = json.loads(trace.read_text())
    content["trace"] = content["trace"][1:]
    trace.write_text(json.dumps(content))

    assert state_count(folder) == 0
    assert validation_examples([folder]) == []


@pytest.mark.parametrize("content", ["{", "[]", '{"trace": 1}'])
def test_a_broken_trace_is_named(tmp_path: Path, content: str) -> None:
    """The error says which file."""
    folder = tmp_path / "1 @ 2026-01-01-00-00-00"
    folder.mkdir()
    (folder / f"{folder.name}.json").write_text(content)

    with pytest.raises(ConversionError, match="1 @ 2026"):
        state_count(folder)


@pytest.mark.parametrize("source", sorted(LISTED))
def test_examples_are_those_of_the_list(
    source: str, request: pytest.FixtureRequest
) -> None:
    """Demonstrations, seeds, draws and labels are fixed in a committed file."""
    folder = demonstrations_folder()
    if source != "bundled":
        folder = request.getfixturevalue("shared_data") / source
    found = {path.name: path for path in demonstration_folders(folder)}

    assert set(LISTED[source]) <= set(found)
    for name, listed in LISTED[source].items():
        assert state_count(found[name]) == listed["states"]
        negatives = published_negatives(name, listed["states"])
        assert negatives is not None
        assert [negatives.truncate, negatives.skip, negatives.shuffle] == [
            tuple(listed["truncate"]),
            tuple(map(tuple, listed["skip"])),
            tuple(map(tuple, listed["shuffle"])),
        ]
        assert seed_of(f"{name}_skip") == listed["seeds"]["skip"]


def test_labels_are_those_of_the_list() -> None:
    """A failed run is a negative of completion and no example of the trajectory."""
    listed = LISTED["bundled"]
    failed = [n for n, one in listed.items() if not one["completed"]]
    chosen = [*failed, *[n for n in listed if n not in failed][:2]]
    examples = validation_examples(demonstrations_folder() / n for n in chosen)

    truths = {
        e.id.split("/")[0]: e.truth
        for e in examples
        if e.kind in {"completion: intact", "completion: failed"}
    }
    assert truths == {name: listed[name]["completed"] for name in chosen}
    assert not any(
        e.id.startswith(name) and e.input.question == "trajectory"
        for name in failed
        for e in examples
    )


def test_verdicts_on_bundled_recordings() -> None:
    """The rules tell faulty copies from runs that are as they should be."""
    setting = Setting(data=tuple(str(folder) for folder in SHORT[:3]))

    evaluation = evaluate("validation", setting=setting)

    shipped = "alignment (as shipped)"
    assert figure(evaluation, shipped, "trajectory, labels differ: recall") == 1.0
    assert figure(evaluation, shipped, "completion: F1") >= 0.95
    assert figure(evaluation, "always yes", "trajectory: F1") == 0.25
    unscored = {run.solver: run.unscored for run in evaluation.runs}
    learnt = unscored.pop("alignment (calibrated on other workflows)")
    assert learnt == len(evaluation.runs[0].results)  # there is no other workflow
    assert set(unscored.values()) == {0}


def test_a_verdict_that_cannot_be_told_is_unscored(tmp_path: Path) -> None:
    """It is neither a yes nor a no, and counted apart."""
    folder = tmp_path / SHORT[0].name
    shutil.copytree(SHORT[0], folder)
    for text in folder.glob("*SOP*"):
        text.write_text('Gorde\n1. Sakatu "Gorde" botoia.\n2. Idatzi "Kim".\n')

    evaluation = evaluate(
        "validation",
        setting=Setting(data=(str(folder),)),
        solvers=["alignment (as shipped)"],
    )

    (run,) = evaluation.runs
    assert run.unscored == len(run.results) > 0
    assert "0 of 2 steps" in (run.results[0].answer.unscored or "")


def test_other_people_as_the_reference() -> None:
    """Every example of a workflow that three people did has two others."""
    setting = Setting(
        data=tuple(str(folder) for folder in SHORT[:3]), options={"reference": "others"}
    )

    evaluation = evaluate(
        "validation",
        setting=setting,
        solvers=["alignment (as shipped)", "alignment (calibrated on other workflows)"],
    )

    assert figure(evaluation, "alignment (as shipped)", "completion: F1") >= 0.8


def test_an_unknown_reference_is_refused() -> None:
    """Those that there are are named."""
    with pytest.raises(EvaluationError, match="`others` or `grounded`"):
        evaluate("validation", setting=Setting(options={"reference": "model"}))


def test_deviations_are_named() -> None:
    """Each edit of a clean run is found, by kind and place."""
    folders = [*SHORT[:2], *demonstrations_of(4004)[:2]]
    setting = Setting(data=tuple(str(folder) for folder in folders))

    evaluation = evaluate("deviations", setting=setting)

    assert figure(evaluation, "alignment", "named") >= 0.9
    assert {r.kind for r in evaluation.runs[0].results} <= set(EDITS)


def test_verdicts_on_real_recordings(shared_data: Path) -> None:
    """So do they on those of WONDERBREAD's own recorder."""
    folders = sorted((shared_data / "wonderbread_roundup").glob("1007 @ *"))
    setting = Setting(data=tuple(str(folder) for folder in folders))

    evaluation = evaluate(
        "validation", setting=setting, solvers=["alignment (as shipped)"]
    )

    metric = "trajectory, labels differ: balanced accuracy"
    assert figure(evaluation, "alignment (as shipped)", metric) >= 0.9


def test_corrected_draws_differ_from_the_recording_and_from_each_other() -> None:
    """In their activities; the published ones of the same recordings do not all."""
    folders = sorted(demonstrations_folder().glob("3001 @ *"))[:4]

    drawn = {
        draws: validation_examples(folders, draws=draws) for draws in get_args(Draws)
    }

    assert any(e.kind and e.kind.endswith(SAME_LABELS) for e in drawn["published"])
    seen: set[tuple[str, str, tuple[str, ...]]] = set()
    for example in drawn["corrected"]:
        run: Run = example.input
        with edited_recording(Path(run.recording), run.entries) as recording:
            shown = tuple(activity.label for activity in label(recording))
        key = (run.recording, str(example.kind), shown)
        intact = (run.recording, f"{run.question}: intact", shown)
        assert key not in seen
        assert example.truth or intact not in seen
        seen.add(key)
    assert drawn["corrected"] == validation_examples(folders, draws="corrected")


def test_unknown_draws_are_refused() -> None:
    """The message says what there is."""
    with pytest.raises(EvaluationError, match="expected `published` or `corrected`"):
        TASK.examples(Setting(options={"draws": "random"}))
