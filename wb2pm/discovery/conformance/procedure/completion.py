"""Whether the end of a procedure was reached, and what speaks against it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    import re

    from wb2pm.discovery.conformance.procedure.case import Case
    from wb2pm.discovery.conformance.procedure.expected_and_performed import Expectation

_FORM: Final = 2
"""Fields that make a form."""


def completion_evidence(case: Case) -> dict[str, int] | None:
    """Count what speaks against the end having been reached.

    Args:
        case: The alignment.

    Returns:
        `closing`: how many actions of the last step that leaves a trace were not
        done; `entry`: how many values that the title promises were given nowhere
        (where it promises none: that were to be entered or chosen); `cancelled`:
        whether the last thing done was to cancel; `unsent`: whether it was to
        fill in a form, and nothing was sent. None when no step leaves a trace.
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
        "cancelled": int(_is_cancelled(case)),
        "unsent": int(_is_unsent(case)),
    }


def _is_cancelled(case: Case) -> bool:
    last = next((done for done in reversed(case.done) if done.weight), None)
    if last is None or last.verb != "Click":
        return False
    return _cancels().match(fold(last.element or "")) is not None


@cache
def _cancels() -> re.Pattern[str]:
    """Compile what buttons begin with that give work up."""
    return phrase_pattern(every_word(lambda known: known.buttons.cancel))


def _is_unsent(case: Case) -> bool:
    """Return whether a form was being filled in: one field alone may be a filter."""
    last = [done for done in case.done if done.weight][-_FORM:]
    if len(last) < _FORM or any(done.verb != "Enter" for done in last):
        return False
    events = case.activities[last[-1].activity].events
    return not (events[-1].action == "press" and events[-1].value == "Enter")


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


def _is_entry(slot: Expectation) -> bool:
    return slot.asked.verb in {"Enter", "Select"}


def _is_promised(case: Case, slot: Expectation) -> bool:
    """Return whether a value is one that the title speaks of."""
    value = slot.asked.value
    return _is_entry(slot) and value is not None and fold(value) in case.promise


def _was_given(case: Case, slot: Expectation) -> bool:
    """Return whether a value was given, wherever it was."""
    wanted = fold(slot.asked.value or "")
    return bool(wanted) and any(fold(d.value or "") == wanted for d in case.done)
