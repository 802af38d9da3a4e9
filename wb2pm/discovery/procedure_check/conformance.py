"""Whether a demonstration did what a written procedure says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from wb2pm.discovery.deviations import Deviation, Move, Verdict
from wb2pm.discovery.procedure_check.alignment import Pair, align
from wb2pm.discovery.procedure_check.asked_and_done import (
    Slot,
    asked_actions,
    done_actions,
    instance_values,
    until_repeats,
)
from wb2pm.discovery.procedure_check.step_similarity import (
    Comparison,
    Done,
    compare,
    fold,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity
    from wb2pm.procedures import Procedure, ProcedureStep

_CLOSE = 0.5
"""Pairs of leftovers up to this cost are the same thing at another time."""


def check_against_procedure(
    activities: Sequence[Activity],
    procedure: Procedure,
    *,
    demonstration: str,
    intent: str | None = None,
) -> Verdict:
    r"""Check a demonstration against a written procedure.

    The demonstration's activities are aligned with the actions that the
    procedure's steps ask for, at the least cost (`step_similarity.COSTS`): pairs
    cost by how far verb, element and value are apart, leftovers on either side
    cost 1. What leaves no trace (reading, scrolling, moving the focus) and what
    holds only under a condition costs nothing. The thresholds are first guesses
    and have not been calibrated.

    Args:
        activities: The demonstration's activities at granularity ``step``.
        procedure: What it is checked against.
        demonstration: Case id.
        intent: What the demonstration was to reach, if the procedure was
            written for another case of the same work: values of the procedure's
            title that the intent replaces are expected in its place.

    Returns:
        The verdict. `followed` says that there is no deviation; a procedure
        without steps is never followed. `completed` says
        that the last step that leaves a trace was done and that each value that
        the title promises was given somewhere (where the title promises none:
        that everything to be entered or chosen was); None when no step leaves a
        trace.
        Deviations are in the order of the demonstration.

    Raises:
        ConformanceError: If both sides are too long to be aligned.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import Activity, UIEvent
        >>> from wb2pm.procedures import parse_procedure
        >>> noon = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
        >>> click = UIEvent(
        ...     id="e0", action="click", raw_action="mouseup", source_index=0,
        ...     started_at=noon, ended_at=noon, time_quality="recorded",
        ... )
        >>> done = [
        ...     Activity(label="Click 'Help'", verb="Click", element="Help", events=(click,))
        ... ]
        >>> procedure = parse_procedure('Leave\n1. Click the "Log out" link.')
        >>> verdict = check_against_procedure(done, procedure, demonstration="d1")
        >>> verdict.deviations[0].sentence
        'Step 1 asks for Click "Log out", but Click \'Help\' was done.'
    """
    if not procedure.steps:
        return _nothing_to_check(procedure, demonstration)
    values = instance_values(procedure.title, intent) if intent else {}
    done = done_actions(activities)
    slots = asked_actions(procedure, done, values=values)
    done = until_repeats(slots, done)
    pairs = align(slots, done)
    case = _Case(
        activities=activities,
        procedure=procedure,
        slots=slots,
        done=done,
        pairs=pairs,
        promise=fold(intent if intent and values else procedure.title),
    )
    deviations = case.deviations()
    worst = sum(s.asked.weight for s in slots) + sum(d.weight for d in done)
    cost = sum(pair.cost for pair in pairs)
    return Verdict(
        demonstration=demonstration,
        reference=_reference(procedure),
        reference_kind="procedure",
        followed=not deviations,
        completed=case.completed(),
        fitness=round(1 - cost / worst, 4) if worst else 1.0,
        deviations=tuple(deviations),
        moves=tuple(case.moves()),
        notes=tuple(case.notes(values)),
    )


def _reference(procedure: Procedure) -> str:
    return procedure.title or procedure.source or "procedure"


def _nothing_to_check(procedure: Procedure, demonstration: str) -> Verdict:
    return Verdict(
        demonstration=demonstration,
        reference=_reference(procedure),
        reference_kind="procedure",
        followed=False,
        completed=None,
        fitness=0.0,
        deviations=(),
        notes=("The procedure has no steps: nothing was checked.",),
    )


@dataclass(frozen=True, kw_only=True)
class _Case:
    """One alignment, and what is read from it.

    Attributes:
        activities: What the demonstration did.
        procedure: What it was checked against.
        slots: What the procedure asks for.
        done: What was done, at the fineness of the slots.
        pairs: The alignment.
        promise: The goal in words, folded: its values have to be given.
    """

    activities: Sequence[Activity]
    procedure: Procedure
    slots: Sequence[Slot]
    done: Sequence[Done]
    pairs: Sequence[Pair]
    promise: str

    @cached_property
    def _steps(self) -> dict[int, ProcedureStep]:
        return {step.number: step for step in self.procedure.steps}

    @cached_property
    def _moved(self) -> dict[int, int]:
        """Pair leftovers of both sides that are the same: done -> slot."""
        left_out = [
            p.slot
            for p in self.pairs
            if p.done is None and p.slot is not None and p.cost
        ]
        moved: dict[int, int] = {}
        for pair in self.pairs:
            if pair.done is None or pair.slot is not None or not pair.cost:
                continue
            for slot in left_out:
                found = compare(self.slots[slot].asked, self.done[pair.done])
                if found and found.difference == "same" and found.cost <= _CLOSE:
                    moved[pair.done] = slot
                    left_out.remove(slot)
                    break
        return moved

    def deviations(self) -> list[Deviation]:
        found: list[Deviation] = []
        step = 0
        moved_slots = set(self._moved.values())
        for pair in self.pairs:
            if pair.slot is not None and pair.done is not None:
                deviation = self._difference(pair.slot, pair.done, pair.comparison)
                if self.slots[pair.slot].asked.weight:
                    step = self.slots[pair.slot].asked.step
            elif pair.slot is not None:
                deviation = None
                if pair.cost and pair.slot not in moved_slots:
                    deviation = self._missing(pair.slot)
            else:
                deviation = self._not_asked(pair, step)
            if deviation:
                found.append(deviation)
        return found

    def _difference(
        self, slot: int, done: int, comparison: Comparison | None
    ) -> Deviation | None:
        if comparison is None or comparison.difference == "same":
            return None
        asked, this = self.slots[slot].asked, self.done[done]
        if comparison.difference == "wrong_value":
            told = f'"{this.value}"' if this.value else this.label
            place = f' in "{asked.target}"' if asked.target else ""
            sentence = (
                f'Step {asked.step} asks for "{asked.value}"{place}, '
                f"but {told} was {'chosen' if asked.verb == 'Select' else 'entered'}."
            )
        else:
            where = f" ({asked.place})" if this.group and asked.place else ""
            sentence = (
                f"Step {asked.step} asks for {asked.told}{where}, "
                f"but {_worded(this)} was done."
            )
        return self._deviation(comparison.difference, sentence, slot=slot, done=done)

    def _missing(self, slot: int) -> Deviation:
        asked = self.slots[slot].asked
        sentence = f"Step {asked.step} was left out: {asked.told}."
        return self._deviation("missing", sentence, slot=slot)

    def _not_asked(self, pair: Pair, step: int) -> Deviation | None:
        done = pair.done
        if done is None or not pair.cost:
            return None
        label = _worded(self.done[done])
        when = f"after step {step}" if step else "before the first step"
        if done in self._moved:
            slot = self._moved[done]
            asked = self.slots[slot].asked
            sentence = f"Step {asked.step} ({asked.told}) was done {when}."
            if step == asked.step:
                sentence = f"Parts of step {step} were done in another order: {label}."
            return self._deviation("out_of_order", sentence, slot=slot, done=done)
        if self._is_again(done):
            sentence = f"{label} was done more often than the procedure asks, {when}."
            return self._deviation("repeated", sentence, done=done)
        sentence = f"{label} was done {when}; the procedure does not ask for it."
        return self._deviation("extra", sentence, done=done)

    def _is_again(self, done: int) -> bool:
        """Say whether the same was done elsewhere to follow a step."""
        label = self.done[done].label
        return any(
            pair.slot is not None
            and pair.done is not None
            and self.done[pair.done].label == label
            and not self.done[pair.done].submits
            for pair in self.pairs
        )

    def _deviation(
        self,
        kind: str,
        sentence: str,
        *,
        slot: int | None = None,
        done: int | None = None,
    ) -> Deviation:
        asked = self.slots[slot].asked if slot is not None else None
        this = self.done[done] if done is not None else None
        return Deviation(
            kind=kind,  # type: ignore[arg-type]
            sentence=sentence,
            step=asked.step if asked else None,
            step_text=self._steps[asked.step].text if asked else None,
            activity=this.activity if this else None,
            activity_label=this.label if this else None,
            event=self.activities[this.activity].events[0].id if this else None,
        )

    def completed(self) -> bool | None:
        acting = [i for i, slot in enumerate(self.slots) if slot.asked.weight]
        if not acting:
            return None
        closing = self.slots[acting[-1]].asked.step
        promised = [i for i in acting if self._is_promised(self.slots[i])]
        entries = promised or [i for i in acting if _is_entry(self.slots[i])]
        reached = set(self._moved.values()) | {
            pair.slot
            for pair in self.pairs
            if pair.slot is not None
            and pair.comparison is not None
            and pair.comparison.difference != "wrong_target"
            and (pair.comparison.difference == "same" or pair.slot not in promised)
        }
        closed = all(
            i in reached for i in acting if self.slots[i].asked.step == closing
        )
        return closed and all(
            i in reached or self._was_given(self.slots[i]) for i in entries
        )

    def _is_promised(self, slot: Slot) -> bool:
        """Say whether a value is one that the title speaks of."""
        value = slot.asked.value
        return _is_entry(slot) and value is not None and fold(value) in self.promise

    def _was_given(self, slot: Slot) -> bool:
        """Say whether a value was given, wherever it was."""
        wanted = fold(slot.asked.value or "")
        return bool(wanted) and any(fold(d.value or "") == wanted for d in self.done)

    def moves(self) -> list[Move]:
        return [self._move(at, pair) for at, pair in enumerate(self.pairs)]

    def _move(self, at: int, pair: Pair) -> Move:
        slot = self.slots[pair.slot].asked if pair.slot is not None else None
        done = self.done[pair.done] if pair.done is not None else None
        if slot and done is None and not pair.cost:
            done = self._folded_into(at)
            if done is None:
                return Move(kind="silent", step=slot.step, reference=slot.told)
        return Move(
            kind="sync" if slot and done else "model" if slot else "log",
            cost=round(pair.cost, 4),
            step=slot.step if slot else None,
            reference=slot.told if slot else None,
            activity=done.activity if done else None,
            label=done.label if done else None,
        )

    def _folded_into(self, at: int) -> Done | None:
        """Give what was done for the next step if it also did this one."""
        slot = self.pairs[at].slot
        asked = self.slots[slot].asked if slot is not None else None
        if asked is None or asked.verb not in {"Click", "Navigate", "Press"}:
            return None
        for pair in self.pairs[at + 1 :]:
            if pair.slot is None:
                continue
            following = self.slots[pair.slot].asked
            if pair.done is not None:
                same = asked.target is not None and following.target == asked.target
                return self.done[pair.done] if same else None
            if following.weight:
                return None
        return None

    def notes(self, values: dict[str, str]) -> list[str]:
        notes = []
        for pair in self.pairs:
            if pair.slot is None or pair.done is None or pair.comparison is None:
                continue
            asked, this = self.slots[pair.slot].asked, self.done[pair.done]
            if pair.comparison.loose and asked.weight:
                way = "Press 'Enter'" if this.submits else this.label
                notes.append(f"Step {asked.step} ({asked.told}) was done as {way}.")
        unseen = sorted(
            {s.asked.step for s in self.slots}
            - {s.asked.step for s in self.slots if s.asked.weight}
        )
        if unseen:
            steps = ", ".join(map(str, unseen))
            notes.append(f"Steps that leave no trace or are optional: {steps}.")
        notes.extend(
            f'"{new}" was expected where the procedure says "{old}".'
            for old, new in values.items()
        )
        return notes


def _is_entry(slot: Slot) -> bool:
    return slot.asked.verb in {"Enter", "Select"}


def _worded(done: Done) -> str:
    """Name what was done, with the row where the label leaves it open."""
    return f'{done.label} "{done.value}"' if done.verb == "Open" else done.label
