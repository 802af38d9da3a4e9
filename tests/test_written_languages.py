"""Procedures in German, French and Japanese, against what is true of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wb2pm.procedures.procedure import StepAction
from wb2pm.procedures.reading import parse_procedure

HOME = Path(__file__).parent / "data" / "languages"
TICKING = {"Check", "Uncheck"}


def fits(action: StepAction, truth: dict[str, Any]) -> bool:
    """Compare an action with the truth: verb, element, and the value if it is one."""
    verbs = {truth["verb"], *truth.get("also", [])}
    if verbs & TICKING:
        verbs.add("Click")
    if truth["verb"] == "Press":
        return action.verb == "Press" and action.value == truth["key"]
    same = (action.target or "").casefold() == (truth.get("target") or "").casefold()
    literal = truth.get("literal") and truth.get("value")
    return action.verb in verbs and same and (not literal or action.value == literal)


@pytest.mark.parametrize("code", ["de", "fr", "ja"])
def test_a_formal_procedure_is_read_whole(code: str) -> None:
    """One action a step, in the words of its language."""
    truth = json.loads((HOME / code / "formal.json").read_text(encoding="utf-8"))
    text = (HOME / code / "formal.txt").read_text(encoding="utf-8")

    procedure = parse_procedure(text)

    assert procedure.language == code
    assert procedure.title == truth["title"]
    for step, expected in zip(procedure.steps, truth["steps"], strict=True):
        (action,), (asked,) = step.actions, expected["actions"]
        assert fits(action, asked), step.text


@pytest.mark.parametrize(("code", "least"), [("de", 5), ("fr", 7), ("ja", 8)])
def test_free_prose_is_read_in_part(code: str, least: int) -> None:
    """Clauses without a verb, and passives, ask for more than words."""
    truth = json.loads((HOME / code / "free.json").read_text(encoding="utf-8"))
    text = (HOME / code / "free.txt").read_text(encoding="utf-8")

    steps = parse_procedure(text).steps

    found = sum(
        any(fits(action, asked) for action in step.actions)
        for step, expected in zip(steps, truth["steps"], strict=True)
        for asked in expected["actions"]
    )
    assert found >= least


@pytest.mark.parametrize("code", ["fi", "hu"])
def test_nothing_of_an_unknown_language_counts_as_understood(code: str) -> None:
    """The step is there, and says that it was not understood."""
    text = (HOME / "unknown" / f"{code}.txt").read_text(encoding="utf-8")

    procedure = parse_procedure(text)

    assert procedure.language is None
    assert procedure.steps
    assert [step.text for step in procedure.steps if step.understood] == []
