"""Written procedures against gold ones, on the bundled recordings and on others."""

from __future__ import annotations

from pathlib import Path

import pytest

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting
from wb2pm.evaluation.writing import TASK


def means(setting: Setting) -> dict[str, dict[str, float]]:
    """Return the mean scores of each writer."""
    evaluation = evaluate(TASK, setting=setting)
    return {
        run.solver: {s.metric: s.value or 0.0 for s in run.summaries}
        for run in evaluation.runs
    }


def test_the_rules_write_what_a_careful_person_wrote() -> None:
    """Better than a line an event; in another order they lose their ordering."""
    found = means(Setting())

    assert found["rules"]["F1"] >= 0.80
    assert found["rules"]["F1"] > found["one line an event"]["F1"] + 0.1
    assert found["rules (shuffled)"]["ordering"] < found["rules"]["ordering"] - 0.3


def test_what_was_made_up_and_missed_is_kept() -> None:
    """In the details of each answer; the gold procedure is not seen by the writer."""
    (run,) = evaluate(TASK, solvers=["rules"], setting=Setting(limit=2)).runs

    assert {"hallucinated", "missed"} <= run.results[0].answer.details.keys()
    assert len(run.results) == 2


def test_real_recordings_are_written_as_well(shared_data: Path) -> None:
    """Of another application, with the recorder's defects."""
    found = means(Setting(data=(str(shared_data / "wonderbread_roundup"),)))

    assert found["rules"]["F1"] >= 0.80


def test_a_folder_without_gold_is_refused(tmp_path: Path) -> None:
    """With what a gold procedure is."""
    with pytest.raises(EvaluationError, match="gold procedure"):
        TASK.examples(Setting(data=(str(tmp_path),)))
