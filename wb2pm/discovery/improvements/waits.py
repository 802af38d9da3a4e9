"""Where the work waits much longer than it usually does."""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.text import show_duration
from wb2pm.discovery.improvements.cases import Finding, Trace, gather, say_cases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.improvements.improvement import Improvement

FAR_OUT = 3.0
"""Interquartile ranges above the upper quartile beyond which a value is "far
out" (Tukey, Exploratory Data Analysis, 1977, section 2D). Waiting times are
skewed, so that his inner fence of 1.5 marks ordinary pauses."""
CLOCK_S = 1.0
"""Seconds a wait must lie above the usual one: WONDERBREAD's recorder stamps a
click that loads a page up to a second late."""
_FEWEST = 4  # below this there are no quartiles to speak of


def find_waits(traces: Sequence[Trace]) -> tuple[list[Finding], float | None]:
    """Find waits between steps that are far above the usual one.

    Returns:
        The waits, each costing what it lies above the median wait, and the
        threshold in seconds; None if there are too few waits to have one.
    """
    waits = [
        (trace, index, trace.waiting(index))
        for trace in traces
        if trace.timed
        for index in range(1, len(trace.activities))
    ]
    seconds = [wait for *_, wait in waits]
    if len(seconds) < _FEWEST:
        return [], None
    usual = median(seconds)
    lower, _, upper = quantiles(seconds, n=4, method="inclusive")
    threshold = max(upper + FAR_OUT * (upper - lower), usual + CLOCK_S)
    found = [
        Finding(
            about=(trace.labels[index - 1], trace.labels[index]),
            trace=trace,
            indexes=(index - 1, index),
            seconds=wait - usual,
        )
        for trace, index, wait in waits
        if wait > threshold
    ]
    return found, threshold


def describe_waits(
    found: Sequence[Finding], traces: Sequence[Trace], threshold: float | None
) -> list[Improvement]:
    """Put waits between the same steps together and say what to do about them."""

    def describe(group: list[Finding]) -> str:
        one = group[0]
        before, after = (one.trace.labels[index] for index in one.indexes)
        longest = max(each.trace.waiting(each.indexes[1]) for each in group)
        return (
            f"{say_cases(group, traces)} waited up to {show_duration(longest)} between"
            f" “{before}” and “{after}”, where {show_duration(threshold)} is already"
            " unusual for this workflow (Tukey's outer fence). Find out what was waited"
            " for: a slow program, somebody else, or a next step that is hard to find."
        )

    return gather("waiting", found, describe)
