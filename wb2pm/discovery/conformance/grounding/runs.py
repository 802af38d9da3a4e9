"""A demonstration as the steps that can be compared between people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.converters.pages.templates import page_template
from wb2pm.converters.uilogs.cells import is_cell
from wb2pm.discovery.conformance.procedure.performed_acts import done_actions
from wb2pm.vocabulary.kinds import FORM_PARTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.discovery.conformance.procedure.acts import PerformedAct
    from wb2pm.events import Activity, Demonstration

SEND: Final = "Send"
"""Step of whatever sends a form: Enter, or its button."""


class Step(NamedTuple):
    """One step of a run.

    Attributes:
        name: What was done, the same for everybody.
        activity: 0-based position of the activity.
        label: That activity's label.
        kind: `fill`: a field is filled in or something chosen, and such steps may
            be done in any order; `send`: a form is sent; `go`: anything else.
        field: Of what is sent, the step just before that filled in a field of it;
            None if nothing was filled in.
    """

    name: str
    activity: int
    label: str
    kind: Literal["fill", "send", "go"] = "go"
    field: str | None = None


class PersonsRun(NamedTuple):
    """What one person did.

    Attributes:
        demonstration: Case id.
        steps: The steps in order.
        end: Template of the page it ended on; None where it is not known.
    """

    demonstration: str
    steps: tuple[Step, ...]
    end: str | None


def run_of(demonstration: Demonstration, activities: Sequence[Activity]) -> PersonsRun:
    """Read the steps of a demonstration.

    Enter, or a shortcut that leads to another page, and the button that sends the same
    form are one step, so that people who use the keyboard do the same as others. What only
    leads up to a step (scrolls, clicks into a field that is then filled in) is none, and
    the same step twice in a row is one.

    Args:
        demonstration: As read.
        activities: Its activities at granularity ``step``.
    """
    steps: list[Step] = []
    field: str | None = None
    filled: set[str] = set()
    for done in done_actions(activities):
        sends = _sends(done, activities)
        if not (sends or done.weight):
            continue
        if is_cell(activities[done.activity].acting.target):
            if done.label in filled:
                continue  # how many rows a sheet has is somebody's data
            filled.add(done.label)
        if sends:
            step = Step(SEND, done.activity, done.label, "send", field)
        elif done.verb in {"Enter", "Select"} or done.kind in FORM_PARTS:
            step = Step(done.label, done.activity, done.label, "fill")
        else:
            step = Step(done.label, done.activity, done.label)
        field = step.name if step.kind == "fill" else None
        if not steps or step._replace(activity=0) != steps[-1]._replace(activity=0):
            steps.append(step)
        if field is not None and _leaves_by_keys(activities[done.activity]):
            steps.append(Step(SEND, done.activity, done.label, "send", field))
            field = None
    return PersonsRun(demonstration.id, tuple(steps), _end(demonstration))


def forms_of(runs: Iterable[PersonsRun]) -> dict[str, str]:
    """Find which fields are of one form: those that somebody filled in together.

    Args:
        runs: What each person did.

    Returns:
        Step that fills in a field -> the first one of its form.
    """
    forms: dict[str, str] = {}
    for run in runs:
        before: Step | None = None
        for step in run.steps:
            if step.kind == "fill":
                form = forms.setdefault(step.name, step.name)
                if before is not None and before.kind == "fill":
                    merged = {form, forms[before.name]}
                    first = min(merged)
                    forms |= {f: first for f, old in forms.items() if old in merged}
            before = step
    return forms


def named_steps(run: PersonsRun, forms: Mapping[str, str]) -> tuple[Step, ...]:
    """Name the forms that are sent by their fields, and number what is done again.

    Args:
        run: What a person did.
        forms: As `forms_of` gives it.

    Examples:
        >>> enter = Step("Enter 'Title'", 0, "Enter 'Title'", "fill")
        >>> send = Step(SEND, 1, "Click 'Save'", "send", "Enter 'Title'")
        >>> run = PersonsRun("1", (enter, send, enter), None)
        >>> [step.name for step in named_steps(run, forms_of([run]))]
        ["Enter 'Title'", "Send the form of: Enter 'Title'", "Enter 'Title' (2)"]
    """
    seen: Counter[str] = Counter()
    steps = []
    for step in run.steps:
        name = step.name
        if step.kind == "send":
            of = forms.get(step.field, step.field) if step.field else step.label
            name = f"{SEND} the form of: {of}"
        seen[name] += 1
        number = f" ({seen[name]})" if seen[name] > 1 else ""
        steps.append(step._replace(name=f"{name}{number}"))
    return tuple(steps)


def _sends(done: PerformedAct, activities: Sequence[Activity]) -> bool:
    target = activities[done.activity].acting.target
    clicked = done.verb == "Click" and target is not None and target.type == "submit"
    pressed = done.verb == "Press" and done.kind == "field"
    return (
        (done.submits and done.verb != "Navigate")
        or clicked
        or (pressed and _leaves_by_keys(activities[done.activity]))
    )


def _leaves_by_keys(activity: Activity) -> bool:
    """Return whether filling in ends with a shortcut that brings another page."""
    last = activity.events[-1]
    before, after = last.screen_before, last.screen_after
    held, _, key = (last.value or "").rpartition("+")
    if last.action != "press" or not key or held in {"", "Shift"}:
        return False
    if before is None or after is None or not (before.url and after.url):
        return False
    return page_template(before.url) != page_template(after.url)


def _end(demonstration: Demonstration) -> str | None:
    for event in reversed(demonstration.events):
        if event.screen_after is not None and event.screen_after.url:
            return page_template(event.screen_after.url)
    return None
