"""Records: written, read, run again, compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.evaluation.tasks import examples, parity
from tests.invented import INVENTED
from wb2pm.errors import EvaluationError
from wb2pm.evaluation import records
from wb2pm.evaluation.baselines import always
from wb2pm.evaluation.records import (
    Record,
    compare_records,
    read_record,
    replay,
    without_answers,
    write_record,
)
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Answer, Setting, Solver


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A run of the small task, written and read again."""
    return read_record(write_record(evaluate(parity()), tmp_path / "one.json"))


def test_a_record_holds_everything(tmp_path: Path) -> None:
    """Arguments with defaults, seed, hashes, versions, every answer with its reason."""
    write_record(evaluate(parity(), setting=Setting(seed=2)), tmp_path / "r.json")

    content = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))

    run = content["evaluation"]["runs"][0]
    assert content["format_version"] == 1
    assert {"wb2pm", "python", "numpy"} <= set(content["versions"])
    assert content["evaluation"]["setting"] == {
        "data": [],
        "mode": "corrected",
        "seed": 2,
        "backend": None,
        "embedder": None,
        "limit": None,
        "options": {},
    }
    assert len(content["evaluation"]["data_hash"]) == 64
    assert len(run["prompt_hash"]) == 64
    assert run["arguments"] == {"by": 2}
    assert run["results"][0]["answer"]["rationale"] == "2 / 2"
    assert run["results"][0]["group"] == "workflow 0"


def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    """Nothing is lost on the way."""
    again = evaluate(parity())

    assert record.evaluation.data_hash == again.data_hash
    assert [run.summaries for run in record.evaluation.runs] == [
        run.summaries for run in again.runs
    ]


def test_a_replay_comes_out_the_same(record: Record) -> None:
    """Same setting, same solvers, same answers; times are not compared."""
    done = replay(record, task=parity())

    assert done.differences == ()
    assert done.versions == {}
    assert done.evaluation.data_hash == record.evaluation.data_hash


def test_a_replay_says_what_changed(record: Record) -> None:
    """Another answer, other arguments, other data: each is named."""
    fewer = parity(
        examples=lambda setting: examples(setting)[1:],
        solvers=lambda _setting: [
            Solver(
                name="halves",
                solve=lambda e: Answer(prediction=e.input != 4),
                arguments={"by": 3},
            ),
            *parity().solvers(_setting)[1:],
        ],
    )

    done = replay(record, task=fewer)

    said = {(d.solver, d.example, d.what) for d in done.differences}
    assert ("", "", "the examples are not the same") in said
    assert ("halves", "", "arguments") in said
    assert ("halves", "", "prompt hash") in said
    assert ("halves", "n0", "the example is gone") in said
    assert ("halves", "n1", "prediction") in said
    assert ("halves", "n7", "unscored") in said


def test_a_replay_tells_a_record_that_was_edited(record: Record) -> None:
    """In its figures alone, in the truth of an example, or in its workflow."""
    run, *others = record.evaluation.runs
    first, *rest = run.results
    figure = replace(run.summaries[0], value=0.99)
    edited = replace(
        run,
        results=(replace(first, truth=not first.truth, group="another"), *rest),
        summaries=(figure, *run.summaries[1:-1]),
    )
    whole = replace(record.evaluation, runs=(edited, *others))

    done = replay(replace(record, evaluation=whole), task=parity())

    assert [(d.solver, d.example, d.what) for d in done.differences] == [
        (run.solver, first.id, "workflow"),
        (run.solver, first.id, "truth"),
        (run.solver, "", f"the figure {run.summaries[0].metric}"),
        (run.solver, "", f"the figure {run.summaries[-1].metric}"),
    ]
    assert done.differences[-1].recorded == "absent"
    assert done.differences[-2].recorded.startswith("0.99 ±")


def test_examples_that_are_new_are_said(tmp_path: Path) -> None:
    """A record of fewer examples does not hide the others."""
    two = parity(examples=lambda _: examples(Setting())[:2])
    three = parity(examples=lambda _: examples(Setting())[:3])
    path = write_record(evaluate(two, solvers=["halves"]), tmp_path / "r.json")

    done = replay(read_record(path), task=three)

    new = [d.example for d in done.differences if d.what == "the example is new"]
    assert new == ["n2"]


def test_solvers_of_one_s_own_are_replayed(tmp_path: Path) -> None:
    """They are given again, and found by their names."""
    own = always(False, name="never")
    one = evaluate(parity(), solvers=["halves", own])
    record = read_record(write_record(one, tmp_path / "r.json"))

    assert replay(record, task=parity(), solvers=[own]).differences == ()


def test_versions_that_changed_are_named(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are the first suspects when something comes out otherwise."""
    monkeypatch.setattr(
        records, "present_versions", lambda: {**record.versions, "numpy": "0.1"}
    )

    done = replay(record, task=parity())

    assert done.versions == {"numpy": (record.versions["numpy"], "0.1")}


def test_versions_of_what_is_absent_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A package that is not installed has no version."""
    monkeypatch.setattr(records, "_PACKAGES", ("no-such-package",))

    assert set(records.present_versions()) == {"python", "wb2pm"}


def test_two_records_are_compared_in_pairs(record: Record) -> None:
    """Each metric: both values, the difference, p, and on how many examples."""
    comparison = compare_records(
        record, record, task=parity(), solvers=("always yes", "halves")
    )

    (f1, *_) = comparison.tests
    assert (comparison.first, comparison.second) == ("always yes", "halves")
    assert f1.n == 11
    assert (f1.difference or 0) > 0.1
    assert f1.p_value is not None


def test_records_of_other_data_are_not_compared(record: Record, tmp_path: Path) -> None:
    """Nor of other tasks; and it has to be clear who is meant."""
    other = evaluate(parity(), setting=Setting(seed=1), solvers=["halves"])
    moved = read_record(write_record(other, tmp_path / "two.json"))
    renamed = read_record(
        write_record(evaluate(parity(name="odd")), tmp_path / "three.json")
    )

    with pytest.raises(EvaluationError, match="not on the same examples"):
        compare_records(record, moved, task=parity())
    with pytest.raises(EvaluationError, match="of task 'parity', one of 'odd'"):
        compare_records(record, renamed)
    with pytest.raises(EvaluationError, match="which solver is meant is not clear"):
        compare_records(record, record, task=parity())
    with pytest.raises(EvaluationError, match="'x' is not in the record"):
        compare_records(record, record, task=parity(), solvers=("x", "halves"))
    assert compare_records(moved, moved, task=parity()).first == "halves"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "no record of an evaluation"),
        ('{"format_version": 1}', "no record of an evaluation"),
    ],
)
def test_files_that_are_no_records_are_refused(
    tmp_path: Path, content: str, message: str
) -> None:
    """The file is named."""
    (tmp_path / "r.json").write_text(content)

    with pytest.raises(EvaluationError, match=message):
        read_record(tmp_path / "r.json")


def test_records_of_another_version_and_huge_ones_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later layout is not guessed at."""
    path = write_record(evaluate(parity()), tmp_path / "r.json")
    content = json.loads(path.read_text())
    path.write_text(json.dumps({**content, "format_version": 9}))

    with pytest.raises(EvaluationError, match="format version 9; this wb2pm reads 1"):
        read_record(path)
    monkeypatch.setattr(records, "_LIMIT", 10)
    with pytest.raises(EvaluationError, match="larger than a record may be"):
        read_record(path)
    with pytest.raises(EvaluationError, match="no record of an evaluation"):
        read_record(tmp_path / "none.json")


def test_what_json_cannot_hold_is_refused(tmp_path: Path) -> None:
    """Details of an answer have to fit into the record."""
    odd = Solver(
        name="odd", solve=lambda _e: Answer(prediction=1, details={"x": object()})
    )

    with pytest.raises(EvaluationError, match="an answer has no form in JSON"):
        write_record(evaluate(parity(), solvers=[odd]), tmp_path / "r.json")
    assert not (tmp_path / "r.json").exists()


def test_figures_without_answers() -> None:
    """For printing: summaries stay."""
    whole = evaluate(parity())

    short = without_answers(whole)

    assert all(run.results == () for run in short.runs)
    assert [run.summaries for run in short.runs] == [r.summaries for r in whole.runs]


def test_no_record_holds_what_was_typed_in_secret(tmp_path: Path) -> None:
    """Written procedures, their gold and goals quote it; a replay finds the same."""
    setting = Setting(data=(str(INVENTED),))
    secrets = ("Brook!Lane77", "r.haddad@larkfield.example", "Copper-kettle-9")
    said = ""
    for task in ("sop-writing", "goal"):
        whole = evaluate(task, setting=setting)

        kept = write_record(whole, tmp_path / f"{task}.json")
        clear = write_record(whole, tmp_path / f"{task}-clear.json", redaction="none")

        assert not any(s in kept.read_text(encoding="utf-8") for s in secrets)
        assert read_record(kept).redaction == "secrets"
        assert replay(read_record(kept)).differences == ()
        said += clear.read_text(encoding="utf-8")
    assert any(secret in said for secret in secrets)
