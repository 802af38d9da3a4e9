"""Check a data set of recordings: that it is whole, true, small and keeps no secret.

``python -m examples.record.check FOLDER`` prints what is wrong and exits with 1 if
anything is.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from examples.scripted.checking import check_bytes, check_steps, check_trace
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.events import Activity
from wb2pm.procedures.reading import parse_procedure

SECRETS = (b"Rain-or-shine-41", b"Mill-wheel-2027")
"""The passwords that are typed while recordings are made, or just before."""
LARGEST_BYTES = 20_000_000
LEAST_AGREEMENT = 0.97
_PEOPLE = 5
_WORKFLOWS = 12
_LONG = 3
_QUESTIONS = 20
_WORDS = {"click": "Click", "type": "Enter", "select": "Select"}
_FOLDED = frozenset({"scroll", "press", "read"})


def check(folder: Path, *, whole: bool = True) -> list[str]:
    """Check a data set.

    Args:
        folder: One with a folder per demonstration, ``ground_truth.json``,
            ``ranking.json``, ``questions.jsonl`` and ``README.md``.
        whole: Whether it has to have every workflow and question.

    Returns:
        What is wrong, one sentence each; nothing if all is well.
    """
    truths = json.loads((folder / "ground_truth.json").read_bytes())["demos"]
    return [
        *(_check_counts(folder, truths) if whole else ()),
        *(
            wrong
            for name in truths
            for wrong in _check_one(folder / name, truths[name])
        ),
        *_check_labels(folder, truths),
        *_check_gold(folder, truths),
        *_check_ranking(folder, truths, whole=whole),
        *_check_questions(folder, truths, whole=whole),
        *check_bytes(folder, SECRETS, largest=LARGEST_BYTES),
    ]


def agreement(folder: Path, truths: dict[str, Any]) -> tuple[float, list[str]]:
    """Compare the labels of all demonstrations with what was really done.

    Returns:
        How many labels agree, of all that there are and should be (Dice's
        coefficient over aligned labels), and the differences in words.
    """
    same = total = 0
    differences = []
    for name, truth in truths.items():
        expected = [said for step in truth["steps"] if (said := told(step))]
        got = [
            _called(activity) for activity in label(read_demonstration(folder / name))
        ]
        compared = SequenceMatcher(None, expected, got, autojunk=False)
        same += 2 * sum(block.size for block in compared.get_matching_blocks())
        total += len(expected) + len(got)
        differences += [
            f"{name}: labelled {got[c:d]}, but it was {expected[a:b]}"
            for kind, a, b, c, d in compared.get_opcodes()
            if kind != "equal"
        ]
    return same / total, differences


def told(step: dict[str, Any]) -> str | None:
    """Return what a step should be called; None if it serves another step."""
    if step["op"] in _FOLDED:
        return None
    if step["op"] == "back":
        return "Navigate back"
    if step["op"] == "go":
        path = re.sub(r"https?://[^/]+", "", step["value"])
        return f"Navigate to '{path.rstrip('/')}'"
    if step["record"]:
        return "Open record"
    return f"{_WORDS[step['op']]} '{step['element']}'"


def _called(activity: Activity) -> str:
    """Name an activity without what tells elements of one name apart."""
    if activity.verb == "Open":
        return "Open record"
    if activity.verb in _WORDS.values() and activity.element:
        return f"{activity.verb} '{activity.element}'"
    return activity.label


def _check_counts(folder: Path, truths: dict[str, Any]) -> list[str]:
    there = {path.name for path in folder.iterdir() if path.is_dir()}
    short = Counter(t["task_id"] for t in truths.values() if not t["segments"])
    applications = Counter(
        t["application"] for t in truths.values() if not t["segments"]
    )
    wrong = []
    if there != set(truths):
        wrong.append(f"folders and ground truth differ: {sorted(there ^ set(truths))}")
    if len(short) != _WORKFLOWS or set(short.values()) != {_PEOPLE}:
        wrong.append(f"not {_WORKFLOWS} workflows by {_PEOPLE} people: {short}")
    if len(applications) != 2:
        wrong.append(f"not two applications: {applications}")
    if sum(t["segments"] is not None for t in truths.values()) != _LONG:
        wrong.append(f"not {_LONG} long recordings")
    wrong += [
        f"nobody gives up in {application}"
        for application in applications
        if all(
            t["completed"] for t in truths.values() if t["application"] == application
        )
    ]
    if not (folder / "README.md").read_text(encoding="utf-8").startswith("# "):
        wrong.append("README.md is no data card")
    return wrong


def _check_one(folder: Path, truth: dict[str, Any]) -> list[str]:
    name = folder.name
    actions, wrong = check_trace(folder)
    trace = json.loads((folder / f"{name}.json").read_bytes())["trace"]
    pictures = {Path(s["data"]["path_to_screenshot"]).name for s in trace[::2]}
    if pictures != {path.name for path in (folder / "screenshots").iterdir()}:
        wrong.append("pictures and states differ")
    wrong += check_steps(truth, actions)
    wrong += _check_procedures(folder, truth)
    return [f"{name}: {one}" for one in wrong]


def _check_procedures(folder: Path, truth: dict[str, Any]) -> list[str]:
    paths = [folder / f"SOP - {folder.name}.txt"]
    if truth["gold_sop"]:
        paths.append(folder / f"[orig] SOP - {folder.name}.txt")
    wrong = []
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        numbers = [line.split(". ")[0] for line in lines[2:]]
        if not lines or lines[0] != truth["intent"] or lines[1]:
            wrong.append(f"{path.name} does not begin with the intent")
        if not numbers or numbers != [str(n + 1) for n in range(len(numbers))]:
            wrong.append(f"the lines of {path.name} are not numbered")
        if "{{" in "".join(lines):
            wrong.append(f"{path.name} has a gap")
    return wrong


def _check_labels(folder: Path, truths: dict[str, Any]) -> list[str]:
    share, differences = agreement(folder, truths)
    if share >= LEAST_AGREEMENT:
        return []
    return [f"only {share:.1%} of the labels agree with the truth", *differences]


def _check_gold(folder: Path, truths: dict[str, Any]) -> list[str]:
    """Check that the best of each workflow does what its gold procedure says."""
    wrong = []
    for name, truth in truths.items():
        if truth["gold_sop"]:
            text = (folder / name / f"SOP - {name}.txt").read_text(encoding="utf-8")
            done = label(read_demonstration(folder / name))
            verdict = check_against_procedure(
                done, parse_procedure(text), demonstration=name
            )
            wrong += [f"{name}: {one.sentence}" for one in verdict.deviations]
    return wrong


def _check_ranking(folder: Path, truths: dict[str, Any], *, whole: bool) -> list[str]:
    ranking = json.loads((folder / "ranking.json").read_bytes())
    wrong = []
    for workflow, ranked in ranking.items():
        names = {n for n, t in truths.items() if str(t["task_id"]) == workflow}
        if [one["rank"] for one in ranked] != [1, 2, 3, 4, 5] or names != {
            one["demo_name"] for one in ranked
        }:
            wrong.append(f"the ranking of {workflow} does not rank its five")
        if not all(one["reason"] for one in ranked):
            wrong.append(f"the ranking of {workflow} lacks a reason")
        if [
            one["demo_name"] for one in ranked if truths[one["demo_name"]]["gold_sop"]
        ] != [ranked[0]["demo_name"]]:
            wrong.append(f"the best of {workflow} has no gold procedure")
    if whole and len(ranking) != _WORKFLOWS:
        wrong.append(f"{len(ranking)} workflows are ranked")
    return wrong


def _check_questions(folder: Path, truths: dict[str, Any], *, whole: bool) -> list[str]:
    lines = (folder / "questions.jsonl").read_text(encoding="utf-8").splitlines()
    asked = [json.loads(line) for line in lines]
    wrong = []
    if whole and len({one["question"] for one in asked}) != _QUESTIONS:
        wrong.append(f"there are {len(asked)} questions")
    for one in asked:
        cited = one["cites"]
        if not one["answer"] or not cited:
            wrong.append(f"no answer with evidence: {one['question']}")
        for place in cited:
            steps = truths[place["demo_name"]]["steps"]
            if not place["steps"] or not all(
                1 <= n <= len(steps) for n in place["steps"]
            ):
                wrong.append(f"it cites steps that there are not: {one['question']}")
    return wrong


if __name__ == "__main__":
    found = check(Path(sys.argv[1]))
    print("\n".join(found) or "everything is as it should be")
    sys.exit(bool(found))
