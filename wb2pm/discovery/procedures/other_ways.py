"""What some did in place of what others did: another way, or something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.procedures.units import is_entry

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from wb2pm.discovery.procedures.units import Unit
    from wb2pm.events import Activity

FEW: Final = 3
"""Runs from which on one alone is a minority, and units up to which its way is plain:
it is told as another way only where it is no longer, and spares no more."""


class Alternative(NamedTuple):
    """What some did in place of units of the merged sequence.

    Attributes:
        units: What they did.
        replaces: How many units it stands for.
        people: How many did so.
    """

    units: tuple[Unit, ...]
    replaces: int
    people: int


def is_another_way(
    other: Alternative, replaced: Sequence[Unit], again: Collection[str], runs: int
) -> bool:
    """Tell another way from what is none.

    It is none that a reader could follow where it goes to an address of one case, or to
    something without a name; none where it is only done in another order, where it does
    not give a value that the other way gives (unless that only found where to go on), or
    where it gives a value instead of sending; and what one run of several did at length
    is its own.

    Args:
        other: What was done instead.
        replaced: The units in place of which it was done.
        again: Keys that are in the sequence anyway.
        runs: How many runs there are.
    """
    if any(u.particular or u.is_nameless or u.key in again for u in other.units):
        return False
    given = {unit.sets for unit in replaced} - {None}
    only_finds = replaced[-1].leads_on
    if not (only_finds or given <= {unit.sets for unit in other.units}):
        return False
    last, instead = replaced[-1], other.units[-1]
    if last.sends and not (instead.sends or instead.leads_on):
        return False
    if other.people > 1 or runs < FEW:
        return True
    return len(other.units) <= FEW and other.replaces <= FEW


def is_same_thing(one: Unit, other: Unit) -> bool:
    """Tell whether two units are one thing, whatever its kind is called.

    The same row may be an entry of a list that has a name, or of one that has none.
    """
    ours, theirs = one.activity, other.activity
    names = {(each.value or each.element) for each in (ours, theirs)}
    kinds = {(each.verb, each.element_type) for each in (ours, theirs)}
    rows = ours.element_type == "row" and not (one.varies or other.varies)
    return rows and len(names) == len(kinds) == 1 and names != {None}


def is_same_of_another_case(other: Alternative, same: Sequence[Unit]) -> bool:
    """Tell an entry of the same kind, chosen for another request, from another way.

    Args:
        other: What was done instead.
        same: The unit in place of which it was done, as each run did it.
    """
    if len(other.units) != 1 or other.replaces != 1 or not same:
        return False
    (unit,), one = other.units, same[0]
    if unit.case in {each.case for each in same} or unit.common or one.common:
        return False
    if unit.varies and one.varies:
        return _kind(unit.activity)[:-1] == _kind(one.activity)[:-1]
    return is_entry(unit.activity) and _kind(unit.activity) == _kind(one.activity)


def _kind(activity: Activity) -> tuple[str | None, ...]:
    return activity.verb, activity.element_type, activity.page
