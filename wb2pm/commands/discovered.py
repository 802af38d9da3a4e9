"""What was discovered, printed for a person."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from wb2pm.commands.options import say, tell
from wb2pm.shown import cell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.across_demonstrations import AcrossDemonstrations
    from wb2pm.discovery.mining.comparison import Comparison
    from wb2pm.discovery.models.values import ProcessModel


def tell_choice(model: ProcessModel) -> None:
    """Tell which miner's model was taken, and why not the others'."""
    if model.choice is None:
        return
    tell(f"{model.name}: {model.choice.reason}")
    rows = [[*map(cell, row.values())] for row in model.choice.rows()]
    for line in _lines([list(model.choice.rows()[0]), *rows]):
        tell(line)


def _lines(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Write rows below each other, each column as wide as its widest cell."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  " + "  ".join(cells).rstrip()


def tell_quality(model: ProcessModel) -> None:
    """Tell how well a model describes its log."""
    from wb2pm.discovery.models.values import measures_of

    quality = model.quality
    if quality is None:
        return
    measures = {name: cell(value) for name, value in measures_of(quality).items()}
    sampled, part = quality.sampled, ""
    if sampled is not None:
        measures["fitness"] = _with_margin(quality.fitness, sampled.margin)
        part = (
            f"; of {sampled.variants:,} of {sampled.of:,} variants"
            f" ({quality.measured:.0%} of cases), the rest sampled"
        )
    said = ", ".join(f"{name} {value}" for name, value in measures.items())
    tell(f"{model.name}: {said}{part} ({model.engine}; {quality.engine})")
    for note in quality.notes:
        tell(note)


def _with_margin(value: float | None, margin: float | None) -> str:
    """Write a value with its margin, and as many decimals as that has use for.

    Examples:
        >>> _with_margin(0.96234, 0.00042), _with_margin(0.93, 0.012)
        ('0.9623 ± 0.0004', '0.93 ± 0.01')
        >>> _with_margin(1.0, 0.0), _with_margin(0.93, None)
        ('1.00 ± 0.00', '0.93')
    """
    if value is None or margin is None:
        return cell(value)
    decimals = max(2, -math.floor(math.log10(margin))) if margin else 2
    return f"{value:.{decimals}f} ± {margin:.{decimals}f}"


def print_comparison(comparison: Comparison, name: str) -> None:
    """Print the table of miners, and what is not in it."""
    from wb2pm.discovery.models.values import MEASURES

    rows = [("miner", *MEASURES), *comparison.rows()]
    say(name)
    for line in _lines(rows):
        say(line)
    say(comparison.reason)
    for miner, reason in comparison.failed.items():
        tell(f"{miner} found no model: {reason}")
    for miner, reason in comparison.unmeasured.items():
        tell(f"{miner} was not measured: {reason}")


def print_across(across: AcrossDemonstrations, name: str) -> None:
    """Print what differs between the recordings."""
    total = len(across.cases)
    say(f"{name}: {total} recordings, {len(across.variants)} variants")
    for activity in across.activities:
        times = "no clock"
        if activity.working_s is not None and activity.waiting_s is not None:
            times = f"{activity.working_s:.1f} s working, {activity.waiting_s:.1f} s waiting"
        say(f"  {activity.activity}: {activity.count} x in {activity.cases}, {times}")
    for again in across.rework:
        say(
            f"  done again: {again.activity}, {again.repeats} x in {len(again.cases)} of {total}"
        )
    for loop in across.loops:
        way = " > ".join(loop.activities)
        say(
            f"  round and round: {way}, {loop.rounds} x in {len(loop.cases)} of {total}"
        )
    for person in across.people:
        took = "no clock" if person.duration_s is None else f"{person.duration_s:.0f} s"
        say(
            f"  {person.group or 'nobody named'}: {len(person.cases)} recordings, "
            f"{person.events:g} activities, {person.rework:g} done again, {took}"
        )
    if across.shortest is not None:
        say(
            f"  shortest conforming way: {len(across.shortest.activities)} activities, "
            f"by {across.shortest.case}"
        )
