"""How well labels agree with what people really did.

    python bench/labels.py [FOLDER ...]

Each folder holds WONDERBREAD demonstrations and a `ground_truth.json` with the
steps of each, as the bundled ones (the default). Prints

* the share of true click, type and select steps that have exactly one activity
  at their place which names verb and element; every other one, with what was
  found there;
* of the steps that several people of a workflow did, the share that has one
  label for all of them; every other one, with its labels;
* per workflow and granularity, the share of activities that all its completed
  demonstrations have in common, and the number of variants.

Exits with 1 when fewer than 97 % of the steps are found.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.labels.labelling import GRANULARITIES, label_all
from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.events import Activity, Demonstration, Granularity, UIEvent

TARGET = 0.97
VERBS = {
    "click": {"Click", "Open", "Double-click", "Right-click", "Navigate"},
    "type": {"Enter"},
    "select": {"Select"},
}
"""Operations of the truth that are steps of their own, and how labels may begin.
A click is one of any button, however often.
Pressing, scrolling and reading serve another step."""

OTHER_CLICKS = frozenset({"Double-click", "Right-click"})
"""What is another act than the click of other people on the same."""


class Miss(NamedTuple):
    """A true step without its activity."""

    demonstration: str
    step: int
    operation: str
    element: str
    found: tuple[str, ...]


class WrongValue(NamedTuple):
    """A step that was found, with another value than the true one."""

    demonstration: str
    label: str
    expected: str | None
    found: str | None


class SharedStep(NamedTuple):
    """A step that several people of a workflow did, and what it was called."""

    workflow: str
    operation: str
    element: str
    location: str
    labels: tuple[str, ...]


class Score(NamedTuple):
    """How many true steps were found, and what happened to the others."""

    found: int
    steps: int
    misses: tuple[Miss, ...]
    wrong_values: tuple[WrongValue, ...]
    shared: tuple[SharedStep, ...]

    @property
    def share(self) -> float:
        """Share of the true steps that were found; 1 where there are none."""
        return self.found / self.steps if self.steps else 1.0


class Agreement(NamedTuple):
    """How alike the demonstrations of a workflow are labelled."""

    workflow: str
    granularity: Granularity
    cases: int
    shared: float
    variants: int


def read_truth(folder: Path) -> dict[str, dict[str, Any]]:
    """Read what people really did: name of the demonstration -> truth."""
    told = json.loads((folder / "ground_truth.json").read_text(encoding="utf-8"))
    demos = told["demos"] if isinstance(told, dict) else told
    listed = demos.values() if isinstance(demos, dict) else demos
    return {truth["demo_name"]: truth for truth in listed}


def read_all(folder: Path) -> dict[str, Demonstration]:
    """Read the demonstrations that the truth is about."""
    found = {}
    for name in read_truth(folder):
        home = next(p for p in (folder / name, folder / f"{name} (1)") if p.is_dir())
        found[name] = read_demonstration(home)
    return found


def score(
    demonstrations: Mapping[str, Demonstration],
    truths: Mapping[str, Mapping[str, Any]],
    activities: Mapping[str, tuple[Activity, ...]],
) -> Score:
    """Hold step activities to the truth.

    A step is found when exactly one activity that overlaps its actions has a
    verb of its operation and its element's name, and no other step has that
    activity. Names are compared without capitals and closing punctuation; a row
    is named by its own text, and a step may tell what else is right (`also`).

    Args:
        demonstrations: Name -> demonstration.
        truths: Name -> its truth, with `steps`.
        activities: Case id -> activities at granularity `step`.
    """
    found = steps = 0
    misses: list[Miss] = []
    wrong: list[WrongValue] = []
    done: dict[tuple[str, str, str, str], dict[str, str]] = {}
    for name, demonstration in demonstrations.items():
        labelled = activities[demonstration.id]
        spans = [_span(demonstration, activity) for activity in labelled]
        taken: set[int] = set()
        for step in truths[name]["steps"]:
            if step["op"] not in VERBS:
                continue
            steps += 1
            first, last = step["actions"]
            near = [i for i, (a, b) in enumerate(spans) if a <= last and b >= first]
            right = [i for i in near if _is(labelled[i], step)]
            if len(right) != 1 or right[0] in taken:
                labels = tuple(labelled[i].label for i in near)
                misses.append(
                    Miss(name, step["n"], step["op"], step["element"], labels)
                )
                continue
            found += 1
            taken.add(right[0])
            activity = labelled[right[0]]
            same = (
                demonstration.workflow or "",
                activity.verb if activity.verb in OTHER_CLICKS else step["op"],
                "" if activity.element_type == "row" else _plain(step["element"]),
                step.get("location") or "",
            )
            done.setdefault(same, {})[name] = activity.label
            if step["op"] != "click" and activity.value != step["value"]:
                wrong.append(
                    WrongValue(name, activity.label, step["value"], activity.value)
                )
    shared = tuple(
        SharedStep(*same, tuple(sorted(set(labels.values()))))
        for same, labels in done.items()
        if len(labels) > 1
    )
    return Score(found, steps, tuple(misses), tuple(wrong), shared)


def agreement(
    demonstrations: Iterable[Demonstration], granularity: Granularity
) -> list[Agreement]:
    """Measure how alike the demonstrations of each workflow are labelled.

    Of the distinct activities of a workflow, the share that every one of its
    demonstrations has; and the number of distinct orders.
    """
    given = list(demonstrations)
    labelled = label_all(given, granularity=granularity)
    groups: dict[str, list[tuple[str, ...]]] = {}
    for demonstration in given:
        variant = tuple(a.label for a in labelled[demonstration.id])
        groups.setdefault(demonstration.workflow or "", []).append(variant)
    rows = []
    for workflow, variants in sorted(groups.items()):
        sets = [set(variant) for variant in variants]
        every = set.union(*sets)
        shared = len(set.intersection(*sets)) / len(every) if every else 1.0
        rows.append(
            Agreement(workflow, granularity, len(sets), shared, len(set(variants)))
        )
    return rows


def _span(demonstration: Demonstration, activity: Activity) -> tuple[int, int]:
    """Return first and last 0-based ordinal of the source actions of an activity.

    What a recorder notes beside its actions, such as a navigation, is none of
    them; an activity of such events alone is nowhere.
    """
    events = [event for event in demonstration.events if not _is_beside(event)]
    order = list(dict.fromkeys(event.source_index for event in events))
    places = [order.index(e.source_index) for e in activity.events if not _is_beside(e)]
    return (min(places), max(places)) if places else (-1, -1)


def _is_beside(event: UIEvent) -> bool:
    return "+" in event.id


def _is(activity: Activity, step: Mapping[str, Any]) -> bool:
    name = activity.value if activity.element_type == "row" else activity.element
    right = {_plain(one) for one in (step["element"], *step.get("also", ()))}
    return activity.verb in VERBS[step["op"]] and _plain(name) in right


def _plain(name: str | None) -> str:
    return (name or "").casefold().rstrip(" .:;,!?*\u2026")


def main(folders: list[Path]) -> int:
    """Print how the demonstrations of each folder score."""
    failed = False
    for folder in folders:
        truths, demonstrations = read_truth(folder), read_all(folder)
        labelled = label_all(demonstrations.values())
        result = score(demonstrations, truths, labelled)
        failed |= result.share < TARGET
        print(f"{folder.name}: {result.found} of {result.steps} ({result.share:.1%})")
        for miss in result.misses:
            print(
                f"  missed {miss.demonstration} step {miss.step}:"
                f" {miss.operation} {miss.element!r}, found {list(miss.found)}"
            )
        for value in result.wrong_values:
            print(
                f"  value of {value.label} in {value.demonstration}:"
                f" {value.found!r}, not {value.expected!r}"
            )
        alike = sum(len(step.labels) == 1 for step in result.shared)
        print(
            f"  {alike} of {len(result.shared)} steps that several people did"
            " have one label"
        )
        for step in result.shared:
            if len(step.labels) > 1:
                print(f"  {step}")
        completed = [
            d for n, d in demonstrations.items() if truths[n].get("completed", True)
        ]
        print("  workflow  granularity  cases  shared  variants")
        for granularity in GRANULARITIES:
            for row in agreement(completed, granularity):
                print(
                    f"  {row.workflow:9} {row.granularity:11} {row.cases:6}"
                    f" {row.shared:7.0%} {row.variants:9}"
                )
    return int(failed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    sys.exit(main(parser.parse_args().folders or [demonstrations_folder()]))
