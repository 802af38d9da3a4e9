"""What became of each step of a procedure: the procedure, grounded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from wb2pm.discovery.conformance.grounding.laying import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.habits import Habits
    from wb2pm.discovery.conformance.grounding.laying import Laid
    from wb2pm.procedures.procedure import Procedure, ProcedureStep

_SHOWN: Final = 3
"""Ways of doing an act, and values of it, that are shown."""
_WIDE: Final = 78
"""Characters of a line of `GroundedProcedure.text`."""
_TOLD: Final = 2000
"""Characters of a representation that fits a screen."""


class GroundedAct(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One act that people do for a step.

    Attributes:
        name: What it is, as most call it.
        element: Name of the element.
        kind: Kind of element.
        ways: What it is called in the runs, where they differ: other ways of doing it.
        people: How many do it.
        of: How many there are.
        values: Some of what was entered or chosen.
        demonstrations: Who does it, by case id.
        open: Whether the text leaves it open.
    """

    name: str
    people: int
    of: int
    element: str | None = None
    kind: str | None = None
    ways: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    demonstrations: tuple[str, ...] = ()
    open: bool = False

    @property
    def share(self) -> float:
        """Share of the people who do it."""
        return self.people / self.of

    @property
    def use(self) -> Literal["required", "optional"]:
        """`required` where everybody does it and the text does not leave it open."""
        return "required" if self.people == self.of and not self.open else "optional"


class GroundedStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step, and what people do for it.

    Attributes:
        number: Number of the step.
        text: As written.
        state: Whether people do it.
        acts: What they do, in the order in which most do it.
    """

    number: int
    text: str
    state: State
    acts: tuple[GroundedAct, ...] = ()


class GroundedProcedure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A procedure with what people who follow it do.

    Attributes:
        title: Of the procedure.
        runs: Case ids of the runs.
        steps: Its steps.
        added: What everybody does, and no step speaks of.
        coverage: Share of the steps that leave a trace which are grounded.
    """

    title: str
    runs: tuple[str, ...]
    steps: tuple[GroundedStep, ...]
    added: tuple[GroundedAct, ...] = ()
    coverage: float = 0.0

    @property
    def unfollowed(self) -> tuple[int, ...]:
        """Numbers of the steps that nobody follows, though they were understood."""
        return tuple(s.number for s in self.steps if s.state == "never seen")

    def text(self) -> str:
        """Write it for reading: each step, and who does what for it."""
        lines = [self.title, f"grounded in {len(self.runs)} runs", ""]
        for step in self.steps:
            lines.append(_cut(f"{step.number}. {step.text}"))
            if step.state != "grounded":
                lines.append(f"     ({step.state})")
            lines.extend(f"     - {_told(act)}" for act in step.acts)
        if self.added:
            lines += ["", "Everybody also does:"]
            lines.extend(f"     - {_told(act)}" for act in self.added)
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        """Return its text, cut so that it fits a screen."""
        told = self.text()
        if len(told) > _TOLD:
            told = told[:_TOLD].rsplit("\n", 1)[0] + "\n...\n"
        return told


def _told(act: GroundedAct) -> str:
    parts = [act.name, f"{act.people} of {act.of}"]
    if act.open:
        parts.append("left open")
    if act.ways:
        parts.append("also: " + "; ".join(act.ways[:_SHOWN]))
    if act.values:
        parts.append("e.g. " + ", ".join(act.values))
    return _cut(" | ".join(" ".join(part.split()) for part in parts))


def _cut(line: str) -> str:
    return line if len(line) <= _WIDE else line[: _WIDE - 1] + "\u2026"


def grounded_procedure(
    procedure: Procedure,
    laid: Laid,
    runs: Sequence[Sequence[Act]],
    habits: Habits,
    cases: Sequence[str],
) -> GroundedProcedure:
    """Say for each step what people do for it.

    Args:
        procedure: The procedure.
        laid: It, laid along what people do.
        runs: The acts of each run, called alike.
        habits: What the runs have in common.
        cases: Case ids of the runs.
    """
    order = _usual_order(runs)
    acts = {name: _act(name, laid, runs, habits, cases) for name in order}
    steps = []
    for step in procedure.steps:
        own = tuple(acts[n] for n in order if laid.steps.get(n) == step.number)
        steps.append(
            GroundedStep(
                number=step.number,
                text=step.text,
                state=state_of(step, laid),
                acts=own,
            )
        )
    return GroundedProcedure(
        title=procedure.title,
        runs=tuple(cases),
        steps=tuple(steps),
        added=tuple(
            acts[name]
            for name in order
            if name not in laid.steps and habits.done_by[name] == habits.runs > 1
        ),
        coverage=round(grounded_share(procedure, laid), 4),
    )


def state_of(step: ProcedureStep, laid: Laid) -> State:
    """Say what became of a step.

    Args:
        step: The step.
        laid: Its procedure, laid along what people do.
    """
    if step.number in laid.steps.values():
        return "grounded"
    if step.number in laid.states:
        return laid.states[step.number]
    if step.actions and all(a.verb in {"Read", "Scroll"} for a in step.actions):
        return "no trace"
    verbs = {action.verb for action in step.actions} - {"Unknown", "Other"}
    return "never seen" if verbs else "not understood"


def grounded_share(procedure: Procedure, laid: Laid) -> float:
    """Return the share of the steps that leave a trace which people do something for."""
    states = [state_of(step, laid) for step in procedure.steps]
    traced = [state for state in states if state != "no trace"]
    return traced.count("grounded") / len(traced) if traced else 0.0


def _usual_order(runs: Sequence[Sequence[Act]]) -> list[str]:
    """Order acts by where in the runs they are done on average."""
    places: dict[str, list[float]] = {}
    for acts in runs:
        for at, act in enumerate(acts):
            places.setdefault(act.name, []).append(at / len(acts))
    return sorted(
        places, key=lambda name: (sum(places[name]) / len(places[name]), name)
    )


def _act(
    name: str,
    laid: Laid,
    runs: Sequence[Sequence[Act]],
    habits: Habits,
    cases: Sequence[str],
) -> GroundedAct:
    found = [
        (case, act) for case, acts in zip(cases, runs, strict=True) for act in acts
    ]
    own = [(case, act) for case, act in found if act.name == name]
    first = own[0][1].done
    called = dict.fromkeys(act.called for _, act in own if act.called != name)
    values = dict.fromkeys(act.done.value for _, act in own if act.kind == "fill")
    return GroundedAct(
        name=name,
        element=first.element,
        kind=first.kind,
        ways=tuple(called),
        people=habits.done_by[name],
        of=habits.runs,
        values=tuple(value for value in values if value)[:_SHOWN],
        demonstrations=tuple(dict.fromkeys(case for case, _ in own)),
        open=name in laid.open,
    )
