"""Whether the end of a procedure was reached, and what speaks against it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.redaction.comparing import same_text
from wb2pm.discovery.conformance.deviations import Reason
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.procedure.acts import PerformedAct
    from wb2pm.discovery.conformance.procedure.case import Case
    from wb2pm.discovery.conformance.procedure.expected_acts import Expectation

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
    found = _speaks_against_end(case)
    if found is None:
        return None
    return {
        "closing": len(found.closing),
        "entry": len(found.entry),
        "cancelled": int(_is_cancelled(case)),
        "unsent": int(_is_unsent(case) or _is_left_unsent(case)),
    }


class _Against(NamedTuple):
    """Slots of the last step that were not done, and of values given nowhere."""

    closing: list[int]
    entry: list[int]


def completion_reasons(case: Case) -> Iterator[Reason]:
    """Yield what speaks against the end having been reached, with its step.

    Args:
        case: The alignment.
    """
    found = _speaks_against_end(case)
    if found is None:
        return
    for kind, slots, said in (
        ("closing", found.closing, "The last step was not done"),
        ("entry", found.entry, "A value that was to be given was given nowhere"),
    ):
        for at in slots:
            asked = case.slots[at].asked
            yield Reason(
                question="completed",
                kind=kind,
                sentence=f"{said}: step {asked.step}, {asked.told}.",
                step=asked.step,
            )
    last = next((done for done in reversed(case.done) if done.weight), None)
    if last is None:
        return
    event = case.activities[last.activity].events[0].id
    if _is_cancelled(case):
        said = f"The last thing done was to cancel: {last.label}."
        yield Reason(question="completed", kind="cancelled", sentence=said, event=event)
    if _is_unsent(case) or _is_left_unsent(case):
        said = f"A form was filled in and not sent; the last thing done: {last.label}."
        yield Reason(question="completed", kind="unsent", sentence=said, event=event)


def _speaks_against_end(case: Case) -> _Against | None:
    acting = [i for i, slot in enumerate(case.slots) if slot.asked.weight]
    if not acting:
        return None
    closing = case.slots[acting[-1]].asked.step
    promised = {i for i in acting if _is_promised(case, case.slots[i])}
    entries = promised or {i for i in acting if _is_entry(case.slots[i])}
    reached = _reached(case, promised)
    last = [i for i in acting if case.slots[i].asked.step == closing]
    stretched = _stretched(case, acting)
    return _Against(
        closing=[i for i in last if i not in reached or i in stretched],
        entry=[
            i
            for i in sorted(entries)
            if i not in reached
            and not _was_given(case, case.slots[i])
            and not _has_found(case, i, acting, reached)
        ],
    )


def _stretched(case: Case, acting: Sequence[int]) -> set[int]:
    """List what one act is taken to have done, though another step asks for it too.

    Where the same is asked for several times ("Submit Changes") and more than one
    step before the last of them was left out, the act did an earlier one.
    """
    left_out: list[int] = []
    stretched = set()
    order = [pair for pair in case.pairs if pair.slot in set(acting)]
    for pair in order:
        if pair.slot is None:
            continue
        if pair.done is None:
            left_out.append(pair.slot)
            continue
        if len(left_out) > _CLOSED and _asks_again(case, pair.slot, left_out):
            stretched.add(pair.slot)
        left_out = []
    place = {pair.slot: at for at, pair in enumerate(case.pairs)}
    at_done = {pair.done: at for at, pair in enumerate(case.pairs)}
    for done, slot in case.moved.items():
        begin, end = sorted((place[slot], at_done[done]))
        between = [p.slot for p in case.pairs[begin + 1 : end] if p.done is None]
        missing = [s for s in between if s in acting and s not in case.moved.values()]
        if len(missing) > _CLOSED:
            stretched.add(slot)
    return stretched


_CLOSED: Final = 1
"""Steps left out that one act may stand for, as where a page saves by itself."""


def _asks_again(case: Case, slot: int, left_out: Sequence[int]) -> bool:
    """Return whether a step left out asks for the same element as another."""
    asked = case.slots[slot].asked
    others = (case.slots[i].asked for i in left_out)
    return any(
        asked.target is not None
        and (one.verb, one.target) == (asked.verb, asked.target)
        and same_text(one.value, asked.value)
        for one in others
    )


def _has_found(case: Case, at: int, acting: Sequence[int], reached: set[int]) -> bool:
    """Return whether a value only had to find something, and that was found.

    What is typed to search or as an address serves the step after it.
    """
    asked = case.slots[at].asked
    finds = asked.verb == "Enter" and _finds().search(fold(asked.target or ""))
    if not finds and asked.kind != "address bar":
        return False
    after = [i for i in acting if i > at and case.slots[i].asked.step > asked.step]
    return bool(after) and after[0] in reached


@cache
def _finds() -> re.Pattern[str]:
    """Compile what fields are called in which something is searched for."""
    return phrase_pattern(every_word(lambda known: known.buttons.search))


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


def _is_left_unsent(case: Case) -> bool:
    """Return whether a form was filled in and its page left without what sends it.

    That is told where the procedure asks for a click or Enter after the fields, that
    was not done, and a link or an address led elsewhere.
    """
    done = [this for this in case.done if this.weight]
    tail = _after_last_form(done)
    if not tail or any(not _goes_elsewhere(this) for this in tail):
        return False
    entered = [
        pair.slot
        for pair in case.pairs
        if pair.slot is not None
        and pair.done is not None
        and case.done[pair.done].verb in _FILLS
    ]
    moved = set(case.moved.values())
    return bool(entered) and any(
        pair.slot is not None
        and pair.slot > entered[-1]
        and pair.done is None
        and pair.cost > 0
        and pair.slot not in moved
        and case.slots[pair.slot].asked.verb in {"Click", "Press"}
        for pair in case.pairs
    )


_FILLS: Final = frozenset({"Enter", "Select"})


def _after_last_form(done: Sequence[PerformedAct]) -> Sequence[PerformedAct]:
    """Return what was done after the last fields of a form that were filled in."""
    for at in range(len(done), _FORM - 1, -1):
        if all(this.verb in _FILLS for this in done[at - _FORM : at]):
            return done[at:]
    return ()


def _goes_elsewhere(done: PerformedAct) -> bool:
    return done.verb == "Navigate" or done.kind in {"link", "tab", "menu item", "row"}


def _reached(case: Case, promised: set[int]) -> set[int]:
    """List what was done, be it at another time; a promised value has to be right."""
    moved = {
        slot
        for done, slot in case.moved.items()
        if slot not in promised or case.is_as_asked(slot, done)
    }
    return moved | {
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
