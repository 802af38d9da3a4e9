"""An author's procedure, improved by what the demonstration shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.llm.scripted_server import Say, serve
from wb2pm.bundled import demonstrations_of
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.sop_improving import TASK, make_changes
from wb2pm.evaluation.tasks import Setting
from wb2pm.llm.answers import ProcedureChange
from wb2pm.procedures.reading import parse_procedure

OWN = parse_procedure("T\n1. Click 'A'\n2. Click 'B'\n3. Click 'C'")


def change(kind: str, step: int | None, text: str | None = None) -> ProcedureChange:
    """Make a change."""
    return ProcedureChange(kind=kind, sentence="-", step=step, text=text)  # type: ignore[arg-type]


def test_changes_are_made_where_they_say() -> None:
    """Added after a step or at the end, removed, put in other words; moves stay."""
    changed = make_changes(
        OWN,
        [
            change("add", 0, "Open it"),
            change("clarify", 1, "Click 'A' on the left"),
            change("remove", 2),
            change("add", None, "Check it"),
            change("move", 3),
            change("add", 1),
        ],
    )

    assert changed == ["Open it", "Click 'A' on the left", "Click 'C'", "Check it"]


def test_writing_anew_beats_what_authors_wrote(shared_data: Path) -> None:
    """On an application whose authors wrote in a hurry."""
    setting = Setting(data=(str(shared_data / "wonderbread_roundup"),))

    f1 = {
        run.solver: run.summaries[0].value or 0.0
        for run in evaluate(TASK, setting=setting).runs
    }

    assert f1["rules (written anew)"] > f1["unchanged"] + 0.05
    assert f1["rules (changes to the text)"] >= f1["unchanged"] - 0.01


def test_a_model_changes_the_text(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What it adds is in the procedure that is judged."""
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("WB2PM_CACHE", str(tmp_path / "replies"))
    added = {"kind": "add", "sentence": "It was forgotten.", "text": "Check the page"}
    reply = {"work": [], "procedure": [added]}
    data = tuple(map(str, demonstrations_of(4006)))
    with serve(lambda _seen, _number: Say(reply)) as server:
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        setting = Setting(data=data, backend="openai:some")
        (run,) = evaluate(TASK, setting=setting, solvers=["openai:some"]).runs

    assert run.results[0].answer.prediction[-1] == "Check the page"
    assert run.results[0].answer.rationale == "It was forgotten."


def test_folders_without_an_authors_own_text_are_refused(tmp_path: Path) -> None:
    """With what is missing."""
    with pytest.raises(EvaluationError, match="gold procedure"):
        TASK.examples(Setting(data=(str(tmp_path),)))
