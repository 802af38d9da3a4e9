"""What every search for improvements works on: traces, places and times."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wb2pm.columns import UI_LAST_KEY
from wb2pm.discovery.improvements.improvement import Improvement, ImprovementKind

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

    from wb2pm.events import Activity, Demonstration

ENTERING = frozenset({"Enter", "Select", "Delete", "Paste"})
"""Verbs that change what a page holds, rather than look at it."""
MOVING = frozenset({"Scroll", "Hover", "Press", "Wait"})
"""Verbs that are repeated by nature: a key, a turn of the wheel."""


@dataclass(frozen=True, slots=True, eq=False)
class Trace:
    """A demonstration's activities, as the searches read them; equal to itself only.

    Attributes:
        case: Its id.
        activities: What was done.
        labels: The activities' labels.
        timed: Whether its clock was recorded.
        example: Whether others can learn from it how to do without a step; not
            if it is known that it did not reach the end of the workflow.
    """

    case: str
    activities: tuple[Activity, ...]
    labels: tuple[str, ...]
    timed: bool
    example: bool = True

    def place(self, index: int) -> str | None:
        """Return the page of an activity without its query; None if not known."""
        page = self.activities[index].page
        return page.partition("?")[0] if page else None

    def seconds_between(self, first: int, last: int) -> float | None:
        """Return the seconds from the start of one activity to that of another."""
        if not self.timed:
            return None
        start = self.activities[first].started_at
        return max(0.0, (self.activities[last].started_at - start).total_seconds())

    def seconds_from_end(self, first: int, last: int) -> float | None:
        """Return the seconds from the end of one activity to the end of another."""
        if not self.timed:
            return None
        start = self.activities[first].ended_at
        return max(0.0, (self.activities[last].ended_at - start).total_seconds())

    def waiting(self, index: int) -> float:
        """Return the seconds that passed between an activity and the one before."""
        start = self.activities[index].started_at
        before = max(activity.ended_at for activity in self.activities[:index])
        return max(0.0, (start - before).total_seconds())


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One place in one trace where time could be saved.

    Attributes:
        about: What findings of one kind are put together by.
        trace: Where it was found.
        indexes: Positions of the activities that could be saved.
        seconds: Seconds they cost; None if that is not known.
    """

    about: Hashable
    trace: Trace
    indexes: tuple[int, ...]
    seconds: float | None = None


def make_traces(
    items: Iterable[tuple[Demonstration, Sequence[Activity]]],
    completed: Mapping[str, bool | None],
) -> tuple[Trace, ...]:
    """Prepare demonstrations for the searches; those without activities are left out."""
    return tuple(
        Trace(
            demonstration.id,
            tuple(activities),
            tuple(activity.label for activity in activities),
            all(e.time_quality != "order_only" for a in activities for e in a.events),
            completed.get(demonstration.id) is not False,
        )
        for demonstration, activities in items
        if activities
    )


def ends_with_enter(activity: Activity) -> bool:
    """Return whether the Enter key ended an activity, and so may have sent it off."""
    last = activity.events[-1]
    key = last.value if last.action == "press" else last.attributes.get(UI_LAST_KEY)
    return key == "Enter"


def is_minority(number: int, traces: Sequence[Trace]) -> bool:
    """Return whether fewer than half of the traces are meant."""
    return number * 2 < len(traces)


def count_cases(traces: Iterable[Trace]) -> Counter[str]:
    """Count for each label in how many traces it occurs."""
    return Counter(label for trace in traces for label in set(trace.labels))


def gather(
    kind: ImprovementKind,
    found: Iterable[Finding],
    describe: Callable[[list[Finding]], str],
) -> list[Improvement]:
    """Put findings about the same thing together.

    The saving is what the findings cost in all, over the number of cases that
    show them; it is not known where one of them has no times.
    """
    groups: defaultdict[Hashable, list[Finding]] = defaultdict(list)
    for one in found:
        groups[one.about].append(one)
    return [
        Improvement(
            kind=kind,
            sentence=describe(group),
            demonstrations=tuple(dict.fromkeys(one.trace.case for one in group)),
            activities=tuple(
                dict.fromkeys(
                    one.trace.labels[index] for one in group for index in one.indexes
                )
            ),
            occurrences=len(group),
            saving_s=_mean_per_case(group),
            evidence=tuple(
                f"{one.trace.case}:{one.trace.activities[index].acting.id}"
                for one in group
                for index in one.indexes
            ),
        )
        for group in groups.values()
    ]


def say_cases(found: Sequence[Finding], traces: Sequence[Trace]) -> str:
    """Return in how many of the demonstrations something was found."""
    cases = len({one.trace.case for one in found})
    noun = "demonstration" if len(traces) == 1 else "demonstrations"
    return f"{cases} of {len(traces)} {noun}"


def say_labels(labels: Sequence[str]) -> str:
    """Write labels one after the other, the middle of a long row left out."""
    shown, most = [f"“{label}”" for label in labels], 4
    if len(shown) > most:
        left = len(shown) - most + 1
        shown = [*shown[: most - 2], f"{left} more steps", shown[-1]]
    return ", ".join(shown)


def _mean_per_case(group: Sequence[Finding]) -> float | None:
    seconds = [one.seconds for one in group if one.seconds is not None]
    if len(seconds) < len(group):
        return None
    return round(sum(seconds) / len({one.trace.case for one in group}), 3)
