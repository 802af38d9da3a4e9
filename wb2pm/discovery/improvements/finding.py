"""Improvements to the work, found by counting alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.improvements.alternatives import (
    describe_alternatives,
    find_alternatives,
)
from wb2pm.discovery.improvements.cases import make_traces
from wb2pm.discovery.improvements.detours import (
    describe_backtracking,
    describe_detours,
    find_backtracking,
    find_detours,
)
from wb2pm.discovery.improvements.repeats import describe_repeats, find_repeats
from wb2pm.discovery.improvements.waits import describe_waits, find_waits

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.discovery.improvements.improvement import Improvement
    from wb2pm.events import Activity, Demonstration


def find_improvements(
    items: Iterable[tuple[Demonstration, Sequence[Activity]]],
    *,
    completed: Mapping[str, bool | None] | None = None,
) -> tuple[Improvement, ...]:
    """Find where the demonstrations of one workflow show that it can be shorter.

    Nothing is guessed: a finding compares demonstrations with each other, and
    each names the events it rests on. What counts as what, and what it costs, is
    said at `wb2pm.discovery.improvements.detours.find_detours` (detour),
    `wb2pm.discovery.improvements.repeats.find_repeats` (repeat),
    `wb2pm.discovery.improvements.detours.find_backtracking` (backtracking),
    `wb2pm.discovery.improvements.waits.find_waits` (waiting) and
    `wb2pm.discovery.improvements.alternatives.find_alternatives` (alternative). An activity is
    counted in one detour, repeat, way back or alternative only. A wait is time
    and not a step, so it may lie in one of them: savings of waits and of the
    others do not add up.

    Args:
        items: Demonstrations of one workflow, each with its activities at
            granularity ``step``.
        completed: Case id -> whether it reached the end of the workflow, where
            that is known (see `Verdict.completed`). One that did not is no
            example of how to do with fewer steps.

    Returns:
        The findings, the one that would save most over all cases first, those of
        unknown saving last; ties by kind and sentence. The saving of a finding
        is in seconds per case that shows it.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> found = prepare(demonstrations_of(4003))
        >>> kinds = {
        ...     i.kind for i in find_improvements((d, found.steps[d.id]) for d in found.demonstrations)
        ... }
        >>> kinds <= {"detour", "repeat", "backtracking", "waiting", "alternative"}
        True
    """
    traces = make_traces(items, completed or {})
    detours = find_detours(traces)
    backtracking = find_backtracking(traces, detours)
    repeats = find_repeats(traces, [*detours, *backtracking])
    alternatives = find_alternatives(traces, [*detours, *repeats, *backtracking])
    waits, threshold = find_waits(traces)
    improvements = [
        *describe_detours(detours, traces),
        *describe_repeats(repeats, traces),
        *describe_backtracking(backtracking, traces),
        *describe_alternatives(alternatives, traces),
        *describe_waits(waits, traces, threshold),
    ]
    return tuple(
        sorted(
            improvements,
            key=lambda i: (
                -(i.saving_s or 0.0) * len(i.demonstrations),
                i.saving_s is None,
                i.kind,
                i.sentence,
            ),
        )
    )
