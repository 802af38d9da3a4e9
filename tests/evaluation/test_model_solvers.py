"""A language model answers every task in words beside the rules, over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.llm.scripted_server import Say, serve
from wb2pm.bundled import demonstrations_of
from wb2pm.evaluation.registry import find_task
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting, SolverRun

CITED = [{"sentence": "It was so.", "cites": ["D1.1"]}]


@pytest.fixture(autouse=True)
def settings_of_the_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of the user's enters; replies are kept for the test alone."""
    for name in ("OPENAI_API_KEY", "WB2PM_API_KEY", "WB2PM_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("WB2PM_CACHE", str(tmp_path / "replies"))


def run(
    task: str,
    reply: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    *data: Path,
) -> SolverRun:
    """Run a task's first two examples with a model that always replies alike."""
    setting = Setting(data=tuple(map(str, data)), backend="openai:some", limit=2)
    with serve(lambda _seen, _number: Say(reply)) as server:
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        (model,) = evaluate(
            find_task(task), setting=setting, solvers=["openai:some"]
        ).runs
        assert server.seen
    return model


def test_a_model_says_the_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    """And is scored by the same judge."""
    reply = {"goal": "Order a pizza", "fulfilled": True, "reasons": CITED}

    model = run("goal", reply, monkeypatch, *demonstrations_of(4006)[:2])

    assert model.kind == "model"
    assert [r.answer.prediction for r in model.results] == ["Order a pizza"] * 2
    assert model.results[0].scores["none"] == 1.0


def test_a_model_writes_the_procedure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without seeing the gold one."""
    steps = [{"text": "Click 'Publish'", "cites": ["D1.1"]}]
    reply = {"title": "Publish", "steps": steps}

    model = run("sop-writing", reply, monkeypatch, *demonstrations_of(4006))

    assert model.unscored == 0
    assert model.results[0].answer.prediction == ["Click 'Publish'"]


def test_a_model_answers_and_ranks(
    monkeypatch: pytest.MonkeyPatch, shared_data: Path
) -> None:
    """Published questions and groups; a reply that ranks others is no answer."""
    data = shared_data / "wonderbread"
    said = {"can_be_answered": True, "answer": "To save it.", "claims": CITED}
    odd = {"best_first": [{"procedure": "P9", "reason": "best"}]}

    answered = run("question-answering", said, monkeypatch, data)
    ranked = run("ranking", odd, monkeypatch, data)

    assert [r.answer.prediction for r in answered.results] == ["To save it."] * 2
    assert ranked.unscored == 2


def test_without_a_backend_no_model_is_asked() -> None:
    """The rules and the baselines alone."""
    setting = Setting(data=tuple(map(str, demonstrations_of(4006)[:1])))

    kinds = {solver.kind for solver in find_task("goal").solvers(setting)}

    assert kinds == {"rules", "baseline"}


def test_a_model_judges_beside_the_offline_judges(
    monkeypatch: pytest.MonkeyPatch, shared_data: Path
) -> None:
    """Scores are its prediction; a reply of another form leaves the example unscored."""
    data = shared_data / "wonderbread"
    scores = {"completeness": 3, "soundness": 3, "clarity": 3, "compactness": 3}

    answers = run("answer-judge", scores, monkeypatch, data)
    steps = run("step-judge", scores, monkeypatch, data)

    assert answers.results[0].answer.prediction == dict.fromkeys(scores, 3.0)
    assert steps.unscored == 2
