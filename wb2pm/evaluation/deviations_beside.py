"""Runs with one deviation, and the other people beside whom they are checked."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.grounding.acts import first_name
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.conformance import check_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.evaluation.validation_examples import has_failed, person_of, procedures_of
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.events import Activity, Demonstration

FEWEST: Final = 2
"""Other people there have to be: one shows no habit."""


class Person(Struct, frozen=True, kw_only=True):
    """A recording, and beside whom it is checked.

    Attributes:
        recording: Folder of the demonstration.
        others: Folders of what other people did; none where it is checked against
            its text.
        procedure: The workflow's procedure, where there are others.
    """

    recording: str
    others: tuple[str, ...] = ()
    procedure: str = ""

    def stated(self, demonstration: Demonstration) -> str:
        """Return what the run was asked to do: of its text, or of its goal as well."""
        own = demonstration.procedure
        if not self.others:
            return own.text if own is not None else ""
        steps = parse_procedure(self.procedure).steps  # their numbers state nothing
        return " ".join([demonstration.intent or "", *(step.text for step in steps)])


def people(folders: Sequence[Path], *, beside: bool) -> list[Person]:
    """List the recordings to edit, each with those of others if it needs them.

    Args:
        folders: Of demonstrations.
        beside: Whether they are checked beside others: then only intact ones with
            two others at least are listed, and a workflow's first procedure
            serves all of them.
    """
    if not beside:
        return [Person(recording=str(folder)) for folder in folders]
    procedures = procedures_of(folders)
    intact: dict[str, list[Path]] = {}
    for folder in folders:
        demonstration = read_demonstration(folder)
        group = demonstration.workflow or folder.name
        if group in procedures and not has_failed(folder, demonstration):
            intact.setdefault(group, []).append(folder)
    found = []
    for group, runs in intact.items():
        for folder in runs:
            others = [f for f in runs if person_of(f) != person_of(folder)]
            if len(others) >= FEWEST:
                found.append(
                    Person(
                        recording=str(folder),
                        others=tuple(map(str, others)),
                        procedure=procedures[group].text,
                    )
                )
    return found


class Asked(NamedTuple):
    """What a run is asked for.

    Attributes:
        steps: Position of an activity -> the steps that ask for it.
        again: Positions of what one of the others does more than once.
    """

    steps: dict[int, frozenset[int]]
    again: frozenset[int] = frozenset()


def asked_beside(
    person: Person, demonstration: Demonstration, activities: Sequence[Activity]
) -> Asked | None:
    """Return what a run beside others is asked for; None if it deviates.

    What all others do, too, is asked for, if the text does not leave it open: that is
    what is known to be a deviation when it is not done, or otherwise. One activity may
    fill in a field and send its form: then the steps of both ask for it. What the run
    does again, be it with another button, is still done when it is left out once.
    """
    procedure = parse_procedure(person.procedure)
    others = [_reading_of(folder) for folder in person.others]
    reading = read_run(demonstration, activities)
    if check_beside(reading, others, procedure).deviations:
        return None
    beside = lay_beside(reading, others, procedure)
    laid, habits = beside.laid, beside.habits
    if laid is None:
        return None
    times = Counter(first_name(act.name) for act in beside.acts)
    steps: dict[int, frozenset[int]] = {}
    again = set()
    for act in beside.acts:
        needed = act.name in laid.steps and act.name not in laid.open
        if not needed or habits.done_by.get(act.name) != habits.runs:
            continue
        if times[first_name(act.name)] > 1:
            continue
        steps[act.at] = steps.get(act.at, frozenset()) | {laid.steps[act.name]}
        if f"{act.name} (2)" in habits.done_by:
            again.add(act.at)
    return Asked(steps, frozenset(again))


def orders_of_others(person: Person) -> tuple[tuple[str, ...], ...]:
    """Return the labels of what each of the others did, in order; none without others."""
    return tuple(
        tuple(did.label for did in _reading_of(folder).did) for folder in person.others
    )


def check_edited(
    person: Person, demonstration: Demonstration, activities: Sequence[Activity]
) -> Verdict:
    """Check an edited run beside the others."""
    others = [_reading_of(folder) for folder in person.others]
    reading = read_run(demonstration, activities)
    return check_beside(reading, others, parse_procedure(person.procedure))


@lru_cache(maxsize=1024)
def _reading_of(folder: str) -> Reading:
    demonstration = read_demonstration(Path(folder))
    return read_run(demonstration, label(demonstration))
