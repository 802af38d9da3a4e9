"""How well recordings of a Linux desktop agree with what people really did.

    python bench/desktops.py [FOLDER]

Without a folder, the recordings that `examples/desktops` keeps are scored. Prints

* what `bench/labels.py` prints of the steps that click, type or select. A cell is
  right by its address or its column, and all rows of a column are one step;
* of the keys that did something by themselves, the share with an activity that says
  them;
* how many lines of raw input there are, and how many are part of an event or counted;
* what `wb2pm check` says of each recording by the procedure in free words.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.labels import agreement, read_truth, score  # noqa: E402
from examples.desktops.packing import unpack  # noqa: E402
from wb2pm.converters.labels.labelling import label_all  # noqa: E402
from wb2pm.converters.sources.reading import read  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.events import Activity, Demonstration

PROCEDURES = ROOT / "examples" / "desktops"


def prepare(truth: dict[str, Any], demonstration: Demonstration) -> dict[str, Any]:
    """Say of each true step which events it left, and what else it may be called.

    Args:
        truth: What a person did.
        demonstration: The recording of it.
    """
    lines = (Path(demonstration.source) / "events.jsonl").read_bytes().splitlines()
    at = {n: json.loads(line)["time_stamp"] for n, line in enumerate(lines)}
    moments = [at[event.source_index] for event in demonstration.events]
    starts = [step["at"] for step in truth["steps"]]
    left: list[list[int]] = [[] for _ in starts]
    for ordinal, moment in enumerate(moments):
        left[max(0, bisect_right(starts, moment) - 1)].append(ordinal)
    steps = []
    for step, ordinals in zip(truth["steps"], left, strict=True):
        span = [ordinals[0], ordinals[-1]] if ordinals else [-2, -2]
        told = {**step, "actions": span, "location": None}
        if step["kind"] == "cell":
            column = f"cell {step['element'][0]}"
            told |= {"element": column, "also": _names_of(step["element"])}
        steps.append(told)
    return {**truth, "steps": steps}


def _names_of(address: str) -> tuple[str, ...]:
    """List what a cell may be called: by its address or its column."""
    column = address[0]
    return tuple(
        f"{said}{place}"
        for said in (address, column, f"cell {address}", f"cell {column}")
        for place in ("", " of Sheet1", " of Sheet Sheet1")
    )


def pressed(
    truths: Mapping[str, Mapping[str, Any]],
    demonstrations: Mapping[str, Demonstration],
    activities: Mapping[str, tuple[Activity, ...]],
) -> tuple[int, int, list[str]]:
    """Count the keys that did something by themselves, and those that are told."""
    found = steps = 0
    missed = []
    for name, demonstration in demonstrations.items():
        place = {event.id: n for n, event in enumerate(demonstration.events)}
        for step in truths[name]["steps"]:
            if step["op"] != "press":
                continue
            steps += 1
            first, last = step["actions"]
            near = [
                activity
                for activity in activities[demonstration.id]
                if any(first <= place[e.id] <= last for e in activity.events)
            ]
            if any(_tells(activity, step["element"]) for activity in near):
                found += 1
            else:
                labels = [activity.label for activity in near]
                missed.append(f"{name} step {step['n']}: {step['element']}, {labels}")
    return found, steps, missed


def _tells(activity: Activity, keys: str) -> bool:
    said = {event.value for event in activity.events if event.action == "press"}
    return keys in activity.label or keys in said


def accounted(demonstration: Demonstration) -> tuple[int, int]:
    """Return how many lines of input are part of an event or counted, and how many there are."""
    inside = sum(int(e.attributes.get("lines") or 1) for e in demonstration.events)
    counted = sum(
        int(number)
        for issue in demonstration.issues
        if issue.kind == "folded_input"
        for number in re.findall(r"(?:: |, )(\d+) ", issue.message)
    )
    return inside + counted, demonstration.source_actions


def verdicts(folder: Path, number: str) -> dict[str, dict[str, Any]]:
    """Check the recordings of a workflow: name -> verdict."""
    recordings = sorted(map(str, folder.glob(f"{number} */")))
    procedure = PROCEDURES / f"SOP - {number}.txt"
    command = [sys.executable, "-m", "wb2pm", "check", *recordings]
    done = subprocess.run(
        [*command, "--procedure", str(procedure), "--json", "--redact", "none"],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)["verdicts"]
    return found


def main(folder: Path) -> None:
    """Print how the recordings of a folder score."""
    truths = read_truth(folder)
    demonstrations = {
        name: read(folder / name).demonstrations[0] for name in sorted(truths)
    }
    truths = {n: prepare(truths[n], demonstrations[n]) for n in demonstrations}
    activities = label_all(demonstrations.values())
    result = score(demonstrations, truths, activities)
    print(f"named: {result.found} of {result.steps} ({result.share:.1%})")
    for miss in result.misses:
        print(
            f"  missed {miss.demonstration} step {miss.step}: {miss.operation}"
            f" {miss.element!r}, found {list(miss.found)}"
        )
    for value in result.wrong_values:
        print(f"  value of {value.label}: {value.found!r}, not {value.expected!r}")
    alike = [len(step.labels) == 1 for step in result.shared]
    print(f"one label: {sum(alike)} of {len(alike)}")
    for step in result.shared:
        if len(step.labels) > 1:
            print(f"  {step.workflow} {step.element}: {list(step.labels)}")
    found, steps, missed = pressed(truths, demonstrations, activities)
    print(f"keys told: {found} of {steps}")
    for line in missed:
        print(f"  missed {line}")
    lines = Counter[str]()
    for demonstration in demonstrations.values():
        told, there = accounted(demonstration)
        lines["told"] += told
        lines["there"] += there
    print(f"lines of input: {lines['told']} of {lines['there']} accounted for")
    done = [d for n, d in demonstrations.items() if truths[n]["completed"]]
    for row in agreement(done, "step"):
        print(f"  {row.workflow}: {row.shared:.0%} of activities shared")
    for number in sorted({truth["workflow"] for truth in truths.values()}):
        for name, verdict in verdicts(folder, number).items():
            truth = "completed" if truths[name]["completed"] else "given up"
            print(
                f"  verdict {name} ({truths[name]['person']}, {truth}):"
                f" completed {verdict['completed']}, followed {verdict['followed']}"
            )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as opened:
            main(unpack(Path(opened)))
