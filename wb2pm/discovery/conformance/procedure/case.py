"""One alignment of a demonstration with a procedure, and what is read from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.deviations import Deviation, Move
from wb2pm.discovery.conformance.procedure.acts import (
    COSTS,
    Comparison,
    ExpectedAct,
    PerformedAct,
)
from wb2pm.discovery.conformance.procedure.asides import find_asides
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.discovery.conformance.procedure.step_similarity import compare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.procedure.alignment import Pair
    from wb2pm.discovery.conformance.procedure.asides import Aside
    from wb2pm.discovery.conformance.procedure.expected_acts import Expectation
    from wb2pm.events import Activity
    from wb2pm.procedures.procedure import Procedure, ProcedureStep

_CLOSE = 0.5
"""Pairs of leftovers up to this cost are the same thing at another time."""


@dataclass(frozen=True, kw_only=True)
class Case:
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
    slots: Sequence[Expectation]
    done: Sequence[PerformedAct]
    pairs: Sequence[Pair]
    promise: str

    @cached_property
    def _steps(self) -> dict[int, ProcedureStep]:
        return {step.number: step for step in self.procedure.steps}

    @cached_property
    def moved(self) -> dict[int, int]:
        """Pair leftovers of both sides that are the same: done -> slot."""
        left_out = [
            p.slot
            for p in self.pairs
            if p.done is None and p.slot is not None and p.cost
        ]
        moved: dict[int, int] = {}
        same: dict[tuple[ExpectedAct, PerformedAct], bool] = {}
        for pair in self.pairs:
            if pair.done is None or pair.slot is not None or not pair.cost:
                continue
            alike = []
            for slot in left_out:
                asked, this = self.slots[slot].asked, self.done[pair.done]
                key = asked, this._replace(activity=0)
                if key not in same:
                    same[key] = _is_same(asked, this)
                if same[key]:
                    alike.append(slot)
            if alike:
                exact = (s for s in alike if self.is_as_asked(s, pair.done))
                moved[pair.done] = slot = next(exact, alike[0])
                left_out.remove(slot)
        return moved

    @cached_property
    def asides(self) -> list[Aside]:
        """What was done beside the procedure without consequence."""
        left_over = [
            pair.done
            for pair in self.pairs
            if pair.slot is None
            and pair.done is not None
            and pair.cost
            and pair.done not in self.moved
        ]
        return find_asides(left_over, self.done, self.activities)

    @cached_property
    def _aside(self) -> frozenset[int]:
        return frozenset(at for aside in self.asides for at in aside.done)

    def is_as_asked(self, slot: int, done: int) -> bool:
        """Return whether something done has the value that a slot asks for."""
        found = compare(self.slots[slot].asked, self.done[done])
        return found is not None and found.difference == "same"

    def deviations(self) -> list[Deviation]:
        found: list[Deviation] = []
        step = 0
        moved_slots = set(self.moved.values())
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
        if done is None or not pair.cost or done in self._aside:
            return None
        label = _worded(self.done[done])
        when = f"after step {step}" if step else "before the first step"
        if done in self.moved:
            slot = self.moved[done]
            asked = self.slots[slot].asked
            sentence = f"Step {asked.step} ({asked.told}) was done {when}."
            if step == asked.step:
                sentence = f"Parts of step {step} were done in another order: {label}."
            if not self.is_as_asked(slot, done):
                sentence += f' "{self.done[done].value}" was entered.'
            return self._deviation("out_of_order", sentence, slot=slot, done=done)
        if self._is_again(done):
            sentence = f"{label} was done more often than the procedure asks, {when}."
            return self._deviation("repeated", sentence, done=done)
        sentence = f"{label} was done {when}; the procedure does not ask for it."
        return self._deviation("extra", sentence, done=done)

    def _is_again(self, done: int) -> bool:
        """Return whether the same was done elsewhere to follow a step."""
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

    def _folded_into(self, at: int) -> PerformedAct | None:
        """Return what was done for the next step if it also did this one."""
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
        notes += [aside.sentence for aside in self.asides]
        unseen = sorted(
            {s.asked.step for s in self.slots}
            - {s.asked.step for s in self.slots if s.asked.weight}
            - {step.number for step in self.procedure.steps if not step.understood}
        )
        if unseen:
            steps = ", ".join(map(str, unseen))
            notes.append(f"Steps that leave no trace or are optional: {steps}.")
        notes.extend(
            f'"{new}" was expected where the procedure says '
            f'"{_as_written(old, self.procedure.request)}".'
            for old, new in values.items()
        )
        return notes


def _as_written(folded: str, title: str) -> str:
    """Find a folded value in a title, as it is written there."""
    words = title.split()
    spans = (
        " ".join(words[a:b])
        for a in range(len(words))
        for b in range(a + 1, min(a + 1 + len(folded.split()), len(words)) + 1)
    )
    written = {s.strip("\"'.,;:?!") for s in spans if fold(s) == folded}
    return min(written - {folded}, default=folded) if folded not in written else folded


def _is_same(asked: ExpectedAct, done: PerformedAct) -> bool:
    """Return whether what was done is what was asked, be it with another text.

    A field with a name of its own, filled in at another time, is that step whatever
    was typed in it.
    """
    found = compare(asked, done)
    if found is None:
        return False
    fills = (
        not found.loose
        and asked.verb == done.verb == "Enter"
        and asked.target
        and done.element
    )
    if found.difference == "wrong_value" and fills:
        return found.cost - COSTS.wrong_value <= _CLOSE
    return found.difference == "same" and found.cost <= _CLOSE


def _worded(done: PerformedAct) -> str:
    """Name what was done, with the row where the label leaves it open."""
    return f'{done.label} "{done.value}"' if done.verb == "Open" else done.label
