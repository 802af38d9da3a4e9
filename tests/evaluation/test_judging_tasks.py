"""The tasks whose examples are judged texts: rankers of procedures, judges of answers."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.ranking_fitted import describe, fit_ranker, score_by
from wb2pm.evaluation.registry import find_task
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Evaluation, Setting

if TYPE_CHECKING:
    from pathlib import Path

AXES = ("completeness", "soundness", "clarity", "compactness")


def figures(evaluation: Evaluation, solver: str) -> dict[str, float | None]:
    """Look up the metrics of one solver."""
    run = next(run for run in evaluation.runs if run.solver == solver)
    return {summary.metric: summary.value for summary in run.summaries}


def test_a_ranker_learns_what_people_prefer_on_other_tasks(tmp_path: Path) -> None:
    """Where those that quote what they act on are ranked best, it finds that."""
    rows = [
        {
            "task_id": task,
            "demo_name": f"{task} @ {rank}",
            "human_rank": rank,
            "sop": f"Do {task}\n1. Click on {quote}Save {task}{quote}\n2. Wait",
        }
        for task in range(6)
        for rank, quote in ((1, '"'), (2, ""))
    ]
    (tmp_path / "sops.jsonl").write_text("\n".join(map(json.dumps, rows)))

    found = evaluate(
        "ranking",
        setting=Setting(data=(str(tmp_path),)),
        solvers=["fitted on other tasks", "fewest steps first"],
    )

    assert figures(found, "fitted on other tasks")["Kendall tau"] == 1.0
    assert figures(found, "fewest steps first")["Kendall tau"] == 0.0
    answer = found.runs[0].results[0].answer
    assert answer.details["weights"]["quoted names a step"] > 0
    assert {r.fold for r in found.runs[0].results} == {0, 1, 2, 3, 4}


def test_pairs_of_equal_rank_teach_nothing() -> None:
    """Nor does a group in which nothing differs; then all score alike."""
    texts = ("Do\n1. Click on A", "Do\n1. Click on A")

    weights = fit_ranker([(texts, (1, 2)), (texts, (1, 1))])

    assert set(weights) == set(describe(texts)[0])
    assert score_by(weights, texts) == pytest.approx([0.0, 0.0])
    assert fit_ranker([]) == {}


def _answers(folder: Path, rows: list[dict[str, str]]) -> None:
    with (folder / "published_question_answering.csv").open(
        "w", encoding="utf-8", newline=""
    ) as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def _answer(model: str, number: int, said: str, score: int) -> dict[str, str]:
    return {
        "Task ID(s)": f"{number} @ 2026-03-17-09-12-00",
        "Question Instantiation": "Why?",
        "Evidence": "SOP",
        "Human Label": "To save the order",
        "Question Template": "Why?",
        "Response": said,
        "ablation--model": model,
        **{f"{axis}_score": str(score) for axis in AXES},
    }


def test_a_judge_that_tells_models_apart_tells_no_answers(tmp_path: Path) -> None:
    """Pooled, it agrees; within a model, where scores go the other way, it does not."""
    rows = [
        _answer("GPT4", 1, "To save the order", 2),
        _answer("GPT4", 2, "To save it for them", 1),
        _answer("GeminiPro", 3, "It is blue", 3),
        _answer("GeminiPro", 4, "It is blue or green", 3),
    ]
    _answers(tmp_path, rows)

    found = evaluate(
        "answer-judge",
        setting=Setting(data=(str(tmp_path),)),
        solvers=["offline judge, as shipped"],
    )

    known = figures(found, "offline judge, as shipped")
    assert (known["soundness: r"] or 0) > 0.6
    assert known["soundness: r within a model"] == pytest.approx(-1.0, abs=1e-4)
    assert known["soundness: r with a person"] is None


def test_a_person_s_scores_stand_beside_gpt_4_s(tmp_path: Path) -> None:
    """A clone of the benchmark has them for some answers; the others are left out."""
    rows = [
        _answer("GPT4", 1, "To save the order", 2),
        _answer("GPT4", 2, "It is blue", 1),
        _answer("Claude3", 3, "To save it", 2),
    ]
    results = tmp_path / "data" / "experimental_results"
    people = results / "question_answering" / "human_correlation"
    people.mkdir(parents=True)
    _answers(tmp_path, rows)
    rated = [
        {"Response": said, **{f"{axis}_score": score for axis in AXES}}
        for said, score in (("To save the order", "1"), ("It is blue", "3"))
    ]
    with (people / "qna-human-sample-final.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rated[0]))
        writer.writeheader()
        writer.writerows(rated)

    found = evaluate(
        "answer-judge",
        setting=Setting(data=(str(tmp_path),)),
        solvers=["offline judge, as shipped"],
    )

    (run,) = found.runs
    summary = next(s for s in run.summaries if s.metric == "soundness: r with a person")
    assert summary.n == 2
    assert summary.value == pytest.approx(1.0)


def test_procedures_are_judged_in_other_lines_too(tmp_path: Path) -> None:
    """One of the two texts, with what was judged of it; the other stays as it was."""
    row = {
        "demo_name": "1 @ a",
        "task_id": "1",
        "ablation": "x",
        "pred_sop": '1. Click on "A"\n2. Type b\n3. Wait',
        "gold_sop": "1. Click A\n2. Type c",
        "precision": "0.5",
        "recall": "1",
    }
    with (tmp_path / "published_sop_generation.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, row)
        writer.writeheader()
        writer.writerow(row)

    def judged(**options: str) -> dict[str, list[str]]:
        setting = Setting(data=(str(tmp_path),), options=options)
        (example,) = find_task("step-judge").examples(setting)
        assert example.truth == {"precision": 0.5, "recall": 1.0}
        found: dict[str, list[str]] = example.input
        return found

    own = judged()
    assert own["written"] == ['Click on "A"', "Type b", "Wait"]
    assert judged(lines="written") == {
        "written": ["Click on A, type b.", "Wait."],
        "gold": own["gold"],
    }
    assert judged(lines="gold")["written"] == own["written"]
    with pytest.raises(EvaluationError, match="expected `gold` or `written`"):
        judged(lines="both")
