"""The same step again: corrections and doubled work."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import median
from typing import TYPE_CHECKING

from wb2pm.converters.pages.templates import split_address
from wb2pm.converters.redaction.comparing import holds_mask, same_text
from wb2pm.discovery.improvements.cases import (
    ENTERING,
    MOVING,
    Finding,
    Trace,
    ends_with_enter,
    gather,
    say_cases,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.improvements.improvement import Improvement


def find_repeats(traces: Sequence[Trace], known: Sequence[Finding]) -> list[Finding]:
    """Find steps done again on the same thing, more often than is usual.

    The same thing is the same label at the same address (without its query), or
    on the same page where no address is known. Usual is the median number over
    the demonstrations that take the step at all, at least one: what most do
    twice is taken to be the work. The same value or none is doubled work; a row
    that is opened is the same only with the same value. Another value is a
    correction if nothing in between can have sent the first one off: no Enter in
    the field, no click. Values that were masked cannot be compared: that a step was
    done again is told, and that nobody knows with what. Scrolling, keys and going back are not counted, nor what
    is part of a detour or of a way back.

    A repeat costs the time from the end of the step before it to its own end.
    """
    taken = {(one.trace.case, index) for one in known for index in one.indexes}
    found: list[Finding] = []
    usual = _usual_counts(traces)
    for trace in traces:
        spots: defaultdict[tuple[str, str | None], list[int]] = defaultdict(list)
        for index, activity in enumerate(trace.activities):
            if activity.verb in MOVING or activity.verb == "Navigate":
                continue
            if (trace.case, index) in taken:
                continue
            spots[activity.label, _address(trace, index)].append(index)
        for (label, _), indexes in spots.items():
            for earlier, index in zip(
                indexes[usual[label] - 1 :], indexes[usual[label] :], strict=False
            ):
                way = _compare(trace, earlier, index)
                if way is not None:
                    found.append(
                        Finding(
                            about=(label, way),
                            trace=trace,
                            indexes=(earlier, index),
                            seconds=trace.seconds_from_end(index - 1, index),
                        )
                    )
    return found


def describe_repeats(
    found: Sequence[Finding], traces: Sequence[Trace]
) -> list[Improvement]:
    """Put repeats of one step together and say what to do about them."""

    def describe(group: list[Finding]) -> str:
        one = group[0]
        label = one.trace.labels[one.indexes[-1]]
        cases = say_cases(group, traces)
        if one.about == (label, "correction"):
            return (
                f"{cases} corrected “{label}”: it was filled in again with another"
                " value. Say in the procedure which value belongs there, or check it"
                " on entry."
            )
        if one.about == (label, "masked"):
            return (
                f"{cases} did “{label}” again. What was entered is masked, so it is not"
                " known whether it was the same. See why once was not enough."
            )
        return (
            f"{cases} did “{label}” again with the same value or none. See whether"
            " the page shows clearly enough that it was done."
        )

    return gather("repeat", found, describe)


def _usual_counts(traces: Sequence[Trace]) -> dict[str, int]:
    """Return for each label how often a demonstration that has it usually has it."""
    counts: defaultdict[str, list[int]] = defaultdict(list)
    for trace in traces:
        for label, count in Counter(trace.labels).items():
            counts[label].append(count)
    # A lone trace has no others to tell what is usual: then once is.
    return {
        label: int(median(found)) if len(found) > 1 else 1
        for label, found in counts.items()
    }


def _compare(trace: Trace, earlier: int, later: int) -> str | None:
    """Return what a repeat is; None if it is another thing after all."""
    before, after = trace.activities[earlier], trace.activities[later]
    same = same_text(before.value, after.value)
    if holds_mask(after.label):  # the same label, but perhaps of another thing
        same = None
    if same is None:
        return "masked" if after.verb in ENTERING else None
    if same:
        return "again"
    if after.verb not in ENTERING:
        return None if before.value and after.value else "again"
    between = trace.activities[earlier + 1 : later]
    sent = ends_with_enter(before) or any(
        activity.verb not in ENTERING | MOVING or ends_with_enter(activity)
        for activity in between
    )
    return "correction" if before.value and after.value and not sent else None


def _address(trace: Trace, index: int) -> str | None:
    screen = trace.activities[index].acting.screen_before
    if screen is None or not screen.url:
        return trace.place(index)
    parts = split_address(screen.url)
    return f"{parts.netloc}{parts.path}"
