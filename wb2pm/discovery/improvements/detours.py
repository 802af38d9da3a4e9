"""Ways that lead nowhere: detours, and going back and forth."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from wb2pm.discovery.improvements.cases import (
    ENTERING,
    MOVING,
    Finding,
    Trace,
    count_cases,
    ends_with_enter,
    gather,
    is_minority,
    say_cases,
    say_labels,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.improvements.improvement import Improvement

_ENDS = ("the start", "the end")


def find_detours(traces: Sequence[Trace]) -> list[Finding]:
    """Find steps that only a minority takes and that others do without.

    A run of steps, each taken in fewer than half of the demonstrations, is a
    detour when another demonstration, unless it is known not to have reached the
    end, goes straight from the step before it to
    the step after it, when it leaves a page and comes back to it, or when the step
    before it is done again after it; that second time belongs to it. Of several
    that begin at one step the longest counts. A run that enters something on the
    page before or after it is none: that may be a part of the work that the
    others leave out. Scrolling and keys alone are none either.

    It costs the time from the start of its first step to the start of the step
    after it: the time before the first step would have passed anyway.
    """
    cases = count_cases(traces)
    straight = Counter(
        bridge for trace in traces if trace.example for bridge in _bridges(trace)
    )
    found: list[Finding] = []
    for trace in traces:
        own = _bridges(trace) if trace.example else set()
        others = {b for b, count in straight.items() if count > (b in own)}
        for start, end in _rare_runs(trace, cases, traces):
            first = start
            while first <= end:
                last = _end_of_detour(trace, first, end, others)
                if last is not None:
                    found.append(
                        Finding(
                            about=trace.labels[first : last + 1],
                            trace=trace,
                            indexes=tuple(range(first, last + 1)),
                            seconds=_cost(trace, first, last),
                        )
                    )
                first = first + 1 if last is None else last + 1
    return found


def describe_detours(
    found: Sequence[Finding], traces: Sequence[Trace]
) -> list[Improvement]:
    """Put equal detours together and say what to do about them."""

    def describe(group: list[Finding]) -> str:
        one = group[0]
        labels = [one.trace.labels[index] for index in one.indexes]
        before, after = (
            _label(one.trace, one.indexes[0] - 1),
            _label(one.trace, one.indexes[-1] + 1),
        )
        return (
            f"{say_cases(group, traces)} took a detour between {_say(before, 0)} and"
            f" {_say(after, 1)}: {say_labels(labels)}. The others did without; show"
            " where to go straight away, or find out what was looked for there."
        )

    return gather("detour", found, describe)


def find_backtracking(
    traces: Sequence[Trace], known: Sequence[Finding]
) -> list[Finding]:
    """Find pages that were left and come back to with nothing entered in between.

    A browser's Back counts too. What is part of a detour is not counted again.
    It costs the time from the start of the step that left the page to the start
    of the first step back on it. Where more than half of the demonstrations go
    the same way there and back, nobody shows how to do without, and no saving is
    claimed.
    """
    taken = {(one.trace.case, index) for one in known for index in one.indexes}
    found: list[Finding] = []
    for trace in traces:
        visits = [
            (place, [index for _, index in group])
            for place, group in groupby(
                ((trace.place(i), i) for i in range(len(trace.activities))),
                key=lambda pair: pair[0],
            )
        ]
        for (left, before), (there, visit), (back, _) in zip(
            visits, visits[1:], visits[2:], strict=False
        ):
            if left is None or there is None or left != back:
                continue
            indexes = (before[-1], *visit)
            steps = [trace.activities[index] for index in indexes]
            if any((trace.case, index) in taken for index in indexes):
                continue
            if any(step.verb in ENTERING for step in steps[1:]):
                continue
            found.append(
                Finding(
                    about=(left, there),
                    trace=trace,
                    indexes=indexes,
                    seconds=_cost(trace, indexes[0], indexes[-1]),
                )
            )
            taken |= {(trace.case, index) for index in indexes}
        found += [
            Finding(about="back", trace=trace, indexes=(index,))
            for index, activity in enumerate(trace.activities)
            if activity.label == "Navigate back" and (trace.case, index) not in taken
        ]
    usual = {
        about
        for about in {one.about for one in found}
        if not is_minority(
            len({one.trace.case for one in found if one.about == about}), traces
        )
    }
    return [
        Finding(about=one.about, trace=one.trace, indexes=one.indexes)
        if one.about in usual
        else one
        for one in found
    ]


def describe_backtracking(
    found: Sequence[Finding], traces: Sequence[Trace]
) -> list[Improvement]:
    """Put equal ways there and back together and say what to do about them."""

    def describe(group: list[Finding]) -> str:
        about = group[0].about
        cases = say_cases(group, traces)
        if not isinstance(about, tuple):
            return (
                f"{cases} used the browser's Back to undo a step. See whether the page"
                " says clearly enough where its links lead."
            )
        shared = len({one.trace.case for one in group})
        if len(traces) == 1:
            advice = "There is no other demonstration to compare it with."
        elif is_minority(shared, traces):
            advice = "The others did without."
        else:
            advice = "As many do, ask whether what they look up could be shown at once."
        return (
            f"{cases} went from {about[0]} to {about[1]} and back and entered nothing"
            f" there. {advice}"
        )

    return gather("backtracking", found, describe)


def _bridges(trace: Trace) -> set[tuple[str | None, bool, str | None]]:
    """Return the labels that directly follow each other, start and end included.

    Whether the first was sent off with Enter belongs to it: where one person
    presses Enter in a field and another clicks Search, the click is no detour.
    """
    return {_bridge(trace, at, at + 1) for at in range(-1, len(trace.activities))}


def _bridge(
    trace: Trace, before: int, after: int
) -> tuple[str | None, bool, str | None]:
    sent = before >= 0 and ends_with_enter(trace.activities[before])
    return (_label(trace, before), sent, _label(trace, after))


def _end_of_detour(
    trace: Trace,
    first: int,
    end: int,
    others: set[tuple[str | None, bool, str | None]],
) -> int | None:
    """Find the last step of the longest detour that begins at a step."""
    for last in range(end, first - 1, -1):
        run = trace.activities[first : last + 1]
        if all(activity.verb in MOVING for activity in run):
            continue
        pages = {_page(trace, first - 1), _page(trace, last + 1)}
        enters_here = any(a.verb in ENTERING and a.page in pages for a in run)
        if _begins_anew(trace, first, last, others) and not enters_here:
            return last + 1
        if _leaves_and_returns(trace, first, last):
            return last
        if _bridge(trace, first - 1, last + 1) in others and not enters_here:
            return last
    return None


def _begins_anew(
    trace: Trace,
    first: int,
    last: int,
    others: set[tuple[str | None, bool, str | None]],
) -> bool:
    """Return whether after a run the step before it is done again, to go on as others do."""
    before, again = _label(trace, first - 1), _label(trace, last + 1)
    if before is None or before != again:
        return False
    return _bridge(trace, last + 1, last + 2) in others


def _rare_runs(
    trace: Trace, cases: dict[str, int], traces: Sequence[Trace]
) -> list[tuple[int, int]]:
    """Return the first and last positions of runs of steps that only a minority takes."""
    runs: list[tuple[int, int]] = []
    for rare, group in groupby(
        range(len(trace.activities)),
        key=lambda index: is_minority(cases[trace.labels[index]], traces),
    ):
        indexes = list(group)
        if rare:
            runs.append((indexes[0], indexes[-1]))
    return runs


def _leaves_and_returns(trace: Trace, first: int, last: int) -> bool:
    """Return whether the page before a run is the page after it, but not in it."""
    before, after = _place(trace, first - 1), _place(trace, last + 1)
    inside = {trace.place(index) for index in range(first, last + 1)}
    return before is not None and before == after and bool(inside - {before, None})


def _place(trace: Trace, index: int) -> str | None:
    return trace.place(index) if 0 <= index < len(trace.activities) else None


def _page(trace: Trace, index: int) -> str | None:
    return trace.activities[index].page if 0 <= index < len(trace.activities) else None


def _label(trace: Trace, index: int) -> str | None:
    return trace.labels[index] if 0 <= index < len(trace.activities) else None


def _say(label: str | None, end: int) -> str:
    return f"“{label}”" if label else _ENDS[end]


def _cost(trace: Trace, first: int, last: int) -> float | None:
    """Return the time from the start of a run to the start of what follows it."""
    if last + 1 < len(trace.activities):
        return trace.seconds_between(first, last + 1)
    return trace.seconds_from_end(first - 1, last) if first else None
