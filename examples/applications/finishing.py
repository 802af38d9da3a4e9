"""Make a data set of an application's recordings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from examples.scripted.sessions import TRUTH
from examples.scripted.writing import write_text, write_truths

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


def finish(
    out: Path, truths: Sequence[dict[str, Any]], procedures: Mapping[int, str]
) -> None:
    """Write the ground truth, and lay the procedures beside it.

    The procedures that the recorder writes are taken away: they are made of labels,
    and none are read before the truth is finished.

    Args:
        out: Folder of the application's demonstrations.
        truths: Their entries for the ground truth.
        procedures: Number of a workflow -> its procedure; the first demonstration
            that was brought to its end gets it.
    """
    truths = sorted(truths, key=lambda truth: str(truth["demo_name"]))
    given: set[int] = set()
    for truth in truths:
        folder = out / truth["demo_name"]
        own = folder / f"SOP - {folder.name}.txt"
        own.unlink(missing_ok=True)
        truth["gold_sop"] = truth["completed"] and truth["task_id"] not in given
        if truth["gold_sop"]:
            given.add(truth["task_id"])
            write_text(own, procedures[truth["task_id"]])
        (folder / TRUTH).unlink(missing_ok=True)
    write_truths(out, truths)
