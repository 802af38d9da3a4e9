"""Procedures ranked by rule, and how that is scored against people's ranks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.correlation import kendall
from wb2pm.evaluation.ranking import TASK
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting
from wb2pm.llm.rules.ranks import agreement, definiteness, rank_by_rules
from wb2pm.procedures.reading import parse_procedure

GOOD = "Log in\n1. Type 'ann' in the 'User' field\n2. Click the 'Log in' button\n"
ALIKE = "Log in\n1. Enter 'ann' into 'User'\n2. Click on 'Log in'\n"
ODD = "Log in\n1. Think about it\n2. Order a pizza\n3. Be patient until it comes, and then some more\n"
PROCEDURES = {
    name: parse_procedure(text)
    for name, text in (("a", GOOD), ("b", ALIKE), ("c", ODD))
}


def test_the_procedure_that_nobody_else_wrote_comes_last() -> None:
    """With the reasons, each citing steps that exist."""
    answer = rank_by_rules(PROCEDURES)

    assert answer.result is not None
    assert [r.procedure for r in answer.result.procedures][-1] == "c"
    assert answer.grounding == "full"
    assert "0 of 3 steps say what to do" in answer.result.procedures[-1].reasons[1]


def test_two_procedures_agree_with_each_other_alike() -> None:
    """So agreement says nothing of them; how definite they are does."""
    two = {name: PROCEDURES[name] for name in "ac"}

    assert agreement(two) == {}
    assert definiteness(two)["a"][0] > definiteness(two)["c"][0]


def sops(path: Path) -> Path:
    """Write a group of three, whose best was rewritten, and one that stands alone."""
    rows = [
        {
            "task_id": 1,
            "demo_name": "a",
            "human_rank": 1,
            "sop": GOOD + "x" * 900,
            "is_gold_rewrite": True,
            "original_sop": GOOD,
        },
        {
            "task_id": 1,
            "demo_name": "b",
            "human_rank": 2,
            "sop": ALIKE,
            "is_gold_rewrite": False,
        },
        {
            "task_id": 1,
            "demo_name": "c",
            "human_rank": 3,
            "sop": ODD,
            "is_gold_rewrite": False,
        },
        {
            "task_id": 2,
            "demo_name": "d",
            "human_rank": 1,
            "sop": ODD,
            "is_gold_rewrite": False,
        },
    ]
    path.mkdir()
    (path / "sops.jsonl").write_text("\n".join(map(json.dumps, rows)))
    return path


def test_the_rewritten_text_is_shown_in_published_mode_alone(tmp_path: Path) -> None:
    """Length tells the best only there."""
    data = (str(sops(tmp_path / "x")),)

    best = {
        mode: {
            run.solver: run.summaries[1].value
            for run in evaluate(TASK, setting=Setting(data=data, mode=mode)).runs
        }
        for mode in ("published", "corrected")
    }

    assert best["published"]["longest text first"] == 1.0
    assert best["corrected"]["longest text first"] == 0.0
    assert best["corrected"]["rules"] in {0.5, 1.0}


def test_ranks_are_correlated_as_kendall_did() -> None:
    """Ties count for half a pair on each side."""
    assert kendall([1, 2, 3, 4], [1, 2, 4, 3]) == pytest.approx(2 / 3)
    assert kendall([1, 1, 2], [1, 2, 3]) == pytest.approx(0.8165, abs=1e-4)


def test_length_tells_nothing_once_the_leak_is_closed(shared_data: Path) -> None:
    """What the published table seems to show is the rewriting."""
    data = (str(shared_data / "wonderbread"),)
    chosen = ["longest text first"]

    tau = [
        evaluate(TASK, setting=Setting(data=data, mode=mode), solvers=chosen)
        .runs[0]
        .summaries[0]
        for mode in ("published", "corrected")
    ]

    assert [summary.n for summary in tau] == [88, 88]
    assert tau[0].value is not None
    assert tau[1].value is not None
    assert tau[0].value > 0.2
    assert abs(tau[1].value) < 0.1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, r"there is no sops\.jsonl in it"),
        ("{", "line 1 is no JSON"),
        ('{"a": 1}', "line 1 lacks task_id or demo_name"),
    ],
)
def test_folders_without_ranked_procedures_are_refused(
    content: str | None, message: str, tmp_path: Path
) -> None:
    """With what is missing."""
    if content is not None:
        (tmp_path / "sops.jsonl").write_text(content)
    with pytest.raises(EvaluationError, match=message):
        TASK.examples(Setting(data=(str(tmp_path),)))
    with pytest.raises(EvaluationError, match="evaluate run ranking FOLDER"):
        TASK.examples(Setting())
