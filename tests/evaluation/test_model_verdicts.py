"""Language models as solvers of validation: asked of a server on this machine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from examples.applications.packing import kept, unpack
from tests.llm.scripted_server import Say, Seen, serve
from wb2pm.bundled import demonstrations_folder
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.edited_recordings import state_count
from wb2pm.evaluation.inspect_replies import write_question
from wb2pm.evaluation.model_groundings import models_that_ground
from wb2pm.evaluation.model_verdicts import models_that_judge
from wb2pm.evaluation.running import evaluate, load_examples
from wb2pm.evaluation.tasks import Example, Setting, SolverRun
from wb2pm.evaluation.validation import TASK
from wb2pm.evaluation.validation_examples import Run


@pytest.fixture(autouse=True)
def settings_of_the_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of the user's enters; replies are kept for the test alone."""
    for name in ("OPENAI_API_KEY", "WB2PM_API_KEY", "WB2PM_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("WB2PM_CACHE", str(tmp_path / "replies"))


@pytest.fixture
def setting() -> Setting:
    """Four examples of one recording, and a model."""
    folder = min(demonstrations_folder().iterdir())
    return Setting(data=(str(folder),), backend="openai:some", limit=4)


def judged(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, **reply: Any
) -> tuple[list[SolverRun], list[Seen]]:
    """Run the task with a model that always replies alike."""
    said = {"completed": True, "followed": True, "deviations": [], "reasons": []}
    with serve(lambda _seen, _number: Say({**said, **reply})) as server:
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        names = [solver.name for solver in models_that_judge(setting)]
        runs = evaluate(TASK, setting=setting, solvers=[*names, "always yes"]).runs
        return list(runs), server.seen


def test_models_stand_beside_conformance_checking(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seeing the same run and procedure; one is told what alignment finds."""
    reason = {"sentence": "It ends well.", "cites": ["D1.1"]}
    twice = replace(setting, options={"facts": "yes"})

    (blind, told, yes), seen = judged(twice, monkeypatch, reasons=[reason])

    assert (blind.solver, blind.kind, blind.model) == (
        *("openai:some", "model", "openai:some"),
    )
    assert told.solver == "openai:some, told the alignment"
    assert [s.value for s in blind.summaries] == [s.value for s in yes.summaries]
    assert blind.unscored == told.unscored == 0
    assert blind.results[0].answer.rationale == "It ends well."
    assert blind.results[0].answer.details["grounding"] == "full"
    assert len(blind.prompt_hash or "") == 64
    texts = [request.user for request in seen]
    assert not any("counted facts" in text for text in texts[: len(texts) // 2])
    assert any("counted facts" in text for text in texts)
    assert all("written procedures" in text for text in texts)


def test_what_a_model_cannot_tell_is_unscored(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Null is no answer, and neither is nonsense: both are counted, with the reason."""
    (blind, _), _ = judged(setting, monkeypatch, completed=None)
    (odd, _), _ = judged(setting, monkeypatch, completed="perhaps", followed=[])

    asked = [r for r in blind.results if (r.kind or "").startswith("completion")]
    assert asked
    assert {r.answer.unscored for r in asked} == {"the model cannot tell"}
    assert odd.unscored == 4


def test_there_is_no_model_without_a_backend() -> None:
    """And none that other people's runs could be shown to."""
    others = Setting(backend="openai:some", options={"reference": "others"})

    assert models_that_judge(Setting()) == []
    assert models_that_judge(others) == []
    with pytest.raises(EvaluationError, match="facts=maybe: expected `yes` or `no`"):
        models_that_judge(Setting(options={"facts": "maybe"}))


def test_other_frameworks_ask_with_the_same_evidence(setting: Setting) -> None:
    """Instructions, the quoted run and procedure, the question, the form of a reply."""
    example = load_examples(TASK, setting)[0]

    question = write_question(example, TASK)

    assert "Everything between the marks is evidence" in question
    assert "<<<DATA demonstrations" in question
    assert "<<<DATA written procedures" in question
    assert "prediction is true or false" in question
    assert example.id not in question


def test_a_model_that_grounds_never_sees_the_run_that_is_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads the text and the others, once for each set of these; rules judge."""
    home = unpack(kept()["mlflow"], tmp_path / "mlflow")
    this, *others = sorted(home.glob("6403 @*"))[:3]
    run = Run(
        recording=str(this),
        entries=tuple(range(2 * state_count(this) - 1)),
        procedure="Set it up\n1. Create one.\n2. Wait for a while.",
        question="completion",
        others=tuple(map(str, others)),
        grounded=True,
    )

    def reply(seen: Seen, _: int) -> Say:
        entered = r"^(D\d\.\d+) \"Enter 'Experiment Name'\""
        first = re.findall(entered, seen.user, re.MULTILINE)
        steps = [
            {"step": 1, "state": "grounded", "activities": first},
            {"step": 2, "state": "no trace", "activities": []},
        ]
        return Say({"steps": steps})

    setting = Setting(backend="openai:some", options={"reference": "grounded"})
    with serve(reply) as server:
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        (solver,) = models_that_ground(setting)
        assert solver.solve is not None
        whole, again = (
            solver.solve(Example(id=name, group="6403", input=run, truth=True))
            for name in ("a", "b")
        )

    assert (solver.name, solver.kind) == (
        "alignment (grounded by openai:some)",
        "model",
    )
    assert whole == again
    assert whole.details["coverage"] == 1
    assert len(server.seen) == 1
    assert "in the demonstrations D1 to D2." in server.seen[0].user
    assert models_that_ground(replace(setting, options={})) == []
