"""Whether the end of a procedure was reached, and what speaks against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.procedure_check.step_similarity import fold

if TYPE_CHECKING:
    from wb2pm.discovery.procedure_check.asked_and_done import Slot
    from wb2pm.discovery.procedure_check.case import Case


def completion_evidence(case: Case) -> dict[str, int] | None:
    """Count what speaks against the end having been reached.

    Args:
        case: The alignment.

    Returns:
        `closing`: how many actions of the last step that leaves a trace were not
        done; `entry`: how many values that the title promises were given nowhere
        (where it promises none: that were to be entered or chosen). None when no
        step leaves a trace.
    """
    acting = [i for i, slot in enumerate(case.slots) if slot.asked.weight]
    if not acting:
        return None
    closing = case.slots[acting[-1]].asked.step
    promised = {i for i in acting if _is_promised(case, case.slots[i])}
    entries = promised or {i for i in acting if _is_entry(case.slots[i])}
    reached = _reached(case, promised)
    last = [i for i in acting if case.slots[i].asked.step == closing]
    return {
        "closing": sum(i not in reached for i in last),
        "entry": sum(
            i not in reached and not _was_given(case, case.slots[i]) for i in entries
        ),
    }


def _reached(case: Case, promised: set[int]) -> set[int]:
    """List what was done, be it at another time; a promised value has to be right."""
    return set(case.moved.values()) | {
        pair.slot
        for pair in case.pairs
        if pair.slot is not None
        and pair.comparison is not None
        and pair.comparison.difference != "wrong_target"
        and (pair.comparison.difference == "same" or pair.slot not in promised)
    }


def _is_entry(slot: Slot) -> bool:
    return slot.asked.verb in {"Enter", "Select"}


def _is_promised(case: Case, slot: Slot) -> bool:
    """Say whether a value is one that the title speaks of."""
    value = slot.asked.value
    return _is_entry(slot) and value is not None and fold(value) in case.promise


def _was_given(case: Case, slot: Slot) -> bool:
    """Say whether a value was given, wherever it was."""
    wanted = fold(slot.asked.value or "")
    return bool(wanted) and any(fold(d.value or "") == wanted for d in case.done)
