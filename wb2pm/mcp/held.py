"""What was read and discovered for an assistant, held under short names."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.workflows import group_by_workflow
from wb2pm.mcp.refusing import refused

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.events import Activity, Demonstration

MOST_HELD: Final = 8
"""Readings, and models, held at a time; the oldest goes first. One reading is of at
most `wb2pm.mcp.jobs.MOST_READ` recordings, some megabytes each."""


class Reading:
    """Recordings that were read, their cases and workflows by short names.

    Attributes:
        name: Its own name, such as ``r1``.
        prepared: The recordings, masked and labelled.
        cases: Short name, such as ``r1.c2`` -> case id.
        workflows: Short name, such as ``r1.w1`` -> workflow.
    """

    def __init__(self, name: str, prepared: Prepared) -> None:
        self.name = name
        self.prepared = prepared
        cases = prepared.demonstrations
        self.cases = {f"{name}.c{n}": d.id for n, d in enumerate(cases, start=1)}
        groups = group_by_workflow(cases)
        self.workflows = {f"{name}.w{n}": w for n, w in enumerate(groups, start=1)}
        self._groups = groups
        self._log: pd.DataFrame | None = None

    @property
    def log(self) -> pd.DataFrame:
        """The event log of all cases, made when it is first asked for."""
        if self._log is None:
            self._log = labelled_log(self.prepared).log
        return self._log

    def pairs(
        self, workflow: str | None = None
    ) -> list[tuple[Demonstration, tuple[Activity, ...]]]:
        """List the recordings of a workflow, by its short name, with their steps."""
        demonstrations = self.prepared.demonstrations
        if workflow is not None:
            demonstrations = self._groups[self.workflows[workflow]]
        return [(d, self.prepared.steps[d.id]) for d in demonstrations]

    def pair(self, case: str) -> tuple[Demonstration, tuple[Activity, ...]]:
        """Return a recording, by the short name of its case, with its steps."""
        wanted = self.cases[case]
        return next(pair for pair in self.pairs() if pair[0].id == wanted)

    def workflow_of(self, case: str) -> str:
        """Return the short name of the workflow of a case."""
        wanted = self.cases[case]
        return next(
            name
            for name, workflow in self.workflows.items()
            if any(d.id == wanted for d in self._groups[workflow])
        )


class Part(NamedTuple):
    """What a short name stands for: a reading, or a workflow or a case of it."""

    reading: Reading
    workflow: str | None
    case: str | None


class Held:
    """Readings and models; the oldest are let go."""

    def __init__(self) -> None:
        self._readings: dict[str, Reading] = {}
        self._models: dict[str, ProcessModel] = {}
        self._counts = {"r": 0, "m": 0}
        self._lock = Lock()

    def keep_reading(self, prepared: Prepared) -> Reading:
        """Hold what was read under a new name."""
        with self._lock:
            reading = Reading(self._next("r"), prepared)
            self._readings[reading.name] = reading
            _let_go(self._readings)
        return reading

    def keep_model(self, model: ProcessModel) -> str:
        """Hold a model under a new name."""
        with self._lock:
            name = self._next("m")
            self._models[name] = model
            _let_go(self._models)
        return name

    def model(self, name: str) -> ProcessModel:
        """Return a model.

        Raises:
            OptionError: If none is held under this name.
        """
        if name not in self._models:
            raise refused(
                "model",
                f"no model is held under this name; {_held(self._models)}",
            )
        return self._models[name]

    def find(self, name: str) -> Part:
        """Return what a short name stands for.

        Args:
            name: Of a reading (``r1``), a workflow (``r1.w2``) or a case (``r1.c3``).

        Raises:
            OptionError: If none is held under this name.
        """
        reading = self._readings.get(name.partition(".")[0])
        if reading is None:
            why = f"nothing is held under this name; {_held(self._readings)}"
            raise refused("of", why)
        if name == reading.name:
            return Part(reading, None, None)
        if name in reading.workflows:
            return Part(reading, name, None)
        if name in reading.cases:
            return Part(reading, reading.workflow_of(name), name)
        why = f"{reading.name} has {len(reading.workflows)} workflows and {len(reading.cases)} cases"
        raise refused("of", f"{why}: name one, such as {reading.name}.c1")

    def _next(self, letter: str) -> str:
        self._counts[letter] += 1
        return f"{letter}{self._counts[letter]}"


def _let_go(held: dict[str, Reading] | dict[str, ProcessModel]) -> None:
    while len(held) > MOST_HELD:
        del held[next(iter(held))]


def _held(held: dict[str, Reading] | dict[str, ProcessModel]) -> str:
    if not held:
        return "nothing is held yet: `read` recordings first"
    return f"held are {', '.join(held)}: read or discover again what is not"
