"""How far a run got beside those of other people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.grounding.habits import needed_from_the_end

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.grounding.beside import Beside


def completed_evidence(beside: Beside) -> dict[str, int]:
    """Count what speaks against a run having got as far as those of others.

    What was reached counts, whichever way: an act whose outcome came by another way is
    done.

    Returns:
        `closing`: whether the last act that all others did is undone; `tail`: how many
        of the two before it; `missing`: how many that all others did, with nothing in
        their place. `unfinished`: how much of what others did after its last act it
        has not done at any time, at least, and `early` whether there is any.
        `elsewhere`: 1 where it ends on another page than any other, 2 where these all
        end on one. `failure`: whether the application said that something failed, and
        said so to nobody else.
    """
    habits, others = beside.habits, beside.others
    done = {act.name for act in beside.acts} | beside.other_ways
    needed = needed_from_the_end(habits)
    left = _left_to_do(beside, done)
    ends = {other.run.end for other in others}
    elsewhere = beside.reading.run.end not in ends
    failed = beside.reading.screens.failure is not None
    found = {
        "closing": int(bool(needed) and needed[0] not in done),
        "tail": sum(name not in done for name in needed[1:3]),
        "missing": len(beside.departures.missing),
        "early": int(left > 0),
        "unfinished": left,
        "elsewhere": int(elsewhere) * (2 if len(ends) == 1 < len(others) else 1),
        "failure": int(failed and not any(o.screens.failure for o in others)),
    }
    return {kind: count for kind, count in found.items() if count}


def _left_to_do(beside: Beside, done: set[str]) -> int:
    """Count what others did after the last act of a run, and it did not do at all."""
    common = [act.name for act in beside.acts if act.name in beside.habits.done_by]
    if not common:
        return len(beside.habits.done_by)
    last = common[-1]
    return min(
        len(set(order[order.index(last) + 1 :]) - done)
        for order in beside.habits.orders
        if last in order
    )
