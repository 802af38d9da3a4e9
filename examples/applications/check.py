"""Check the recordings of an application: whole, accounted for, no secret.

``python -m examples.applications.check FOLDER`` prints what is wrong and exits with 1
if anything is. What the steps are called by wb2pm is not looked at: that is measured
once, by ``bench/labels.py``, when the truth is finished.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from examples.applications.finding import applications
from examples.scripted.checking import check_bytes, check_steps, check_trace
from examples.scripted.people import PASSWORD

LARGEST_BYTES = 80_000_000
"""Of one application or row of thirty pages, not packed: where shadow roots are nested,
paths are long."""
_FAILED = 1
_NAMED = frozenset({"click", "type", "select", "drag"})
"""Operations that are done to an element."""


def check(folder: Path, *, whole: bool = True) -> list[str]:
    """Check the data set of one application.

    Args:
        folder: One with a folder per demonstration and ``ground_truth.json``.
        whole: Whether it has to have every workflow.

    Returns:
        What is wrong, one sentence each; nothing if all is well.
    """
    truths = json.loads((folder / "ground_truth.json").read_bytes())["demos"]
    wrong = _check_counts(folder, truths) if whole else []
    for name, truth in truths.items():
        actions, found = check_trace(folder / name)
        found += check_steps(truth, actions) + _check_names(truth)
        if truth["gold_sop"] != (folder / name / f"SOP - {name}.txt").is_file():
            found.append("its procedure is missing, or should not be there")
        wrong += [f"{name}: {one}" for one in found]
    wrong += check_bytes(
        folder,
        [PASSWORD.encode()],
        largest=LARGEST_BYTES,
        shown=applications()[folder.name].application.shown_addresses,
    )
    return [f"{folder.name}: {one}" for one in wrong]


def _check_counts(folder: Path, truths: dict[str, Any]) -> list[str]:
    there = {path.name for path in folder.iterdir() if path.is_dir()}
    wrong = []
    found = applications()[folder.name]
    workflows, people = len(found.workflows), len(found.application.people)
    wanted = (
        {True: people} if found.application.samples else {True: people, False: _FAILED}
    )
    if there != set(truths):
        wrong.append(f"folders and ground truth differ: {sorted(there ^ set(truths))}")
    for completed, expected in wanted.items():
        runs = Counter(
            truth["task_id"]
            for truth in truths.values()
            if truth["completed"] is completed
        )
        if len(runs) != workflows or set(runs.values()) != {expected}:
            wrong.append(f"not {expected} runs of {workflows} workflows: {runs}")
    if False not in wanted and not all(one["completed"] for one in truths.values()):
        wrong.append("somebody fails where nobody should")
    did = {(truth["task_id"], truth["person"]) for truth in truths.values()}
    if len(did) != people * workflows:
        wrong.append("not every person does every workflow")
    wrong += [
        f"{name} fails, and nothing tells how"
        for name, truth in truths.items()
        if not truth["completed"] and not truth.get("failure")
    ]
    return wrong


def _check_names(truth: dict[str, Any]) -> list[str]:
    return [
        f"step {step['n']} names no element"
        for step in truth["steps"]
        if step["op"] in _NAMED and not step["element"]
    ]


if __name__ == "__main__":
    found = [one for path in sys.argv[1:] for one in check(Path(path))]
    print("\n".join(found) or "everything is as it should be")
    sys.exit(bool(found))
