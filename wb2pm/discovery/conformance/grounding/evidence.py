"""What speaks against a run having been done as others do it, counted by kind."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.grounding.acts import HABIT, number_of
from wb2pm.discovery.conformance.grounding.beside import shows_effects
from wb2pm.discovery.conformance.grounding.ends import completed_evidence

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.discovery.conformance.grounding.outcomes import Surprise

FEW: Final = 2
"""Others up to whom an act that all of them did may be chance."""


_AS_IT_MAY: Final = frozenset({"strange", "off_screen", "loud", "moved"})
"""Kinds that say little of what nobody else did: there is nothing to lay it beside."""


def followed_evidence(beside: Beside) -> dict[str, int]:
    """Count what speaks against a run having been done as others do it.

    Returns:
        `missing`: acts that all others did, not counting how often (`few_missing` where
        there are two at most), by what the text says of them: `excused` where it leaves them open,
        `unsaid` where it does not speak of them; `left_out`: those of them that were
        missed by a run that did nothing of its own, which could stand in their place.
        `tail`: how many of the last acts of others but the very last are among them, and
        `end`: whether it ends elsewhere (see
        `wb2pm.discovery.conformance.grounding.ends.completed_evidence`). `foreign`,
        `undone`, `no_effect`, `off_screen`, `moved`, `begun`, `unselected`, `filled`,
        `altered`, `already`, `tabbed`, `turned`, `stayed`, `scrolled`: events with
        another outcome (see
        `wb2pm.discovery.conformance.grounding.outcomes.SurpriseKind`); `loud` ones, and
        `loud_typing` apart, as suggestions come while typing; `strange`: what is
        `foreign`, but comes of a single event rather than an act; `unfamiliar`: what is
        strange, loud, moved or not on the screen and done by nobody else.
        `wrong_value`: what was entered otherwise; another target counts as what is
        missing, and what is only named (again, besides, in another order of steps) for
        nothing. `gap`: gaps that intact runs do not show. `begin`: whether it begins on
        another page. `unmet`: what its goal names that nothing was done with. Kinds that
        were not found are left out.
    """
    found: Counter[str] = Counter()
    theirs = _known_to_others(beside)
    for surprise in beside.surprises:
        found[_surprise_kind(surprise, theirs)] += 1
    missing = [n for n in beside.departures.missing if not number_of(n)]
    for name in missing:  # how often it is done, is the case's
        found[_missing_kind(name, beside)] += 1
    if not beside.departures.own and len(beside.others) > FEW:
        found["left_out"] = len(missing)
    if len(beside.others) >= HABIT:
        against_end = completed_evidence(beside)
        found["tail"] = against_end.get("tail", 0)
        found["end"] = against_end.get("elsewhere", 0)
    if not shows_effects(beside):
        found["out_of_order"] = len(beside.departures.swapped)
        found["hole"] = len(beside.departures.holes)
    for difference in beside.differences:
        if difference.kind == "wrong_target" and difference.act is not None:
            found[_missing_kind(difference.act, beside)] += 1
        elif difference.kind == "wrong_value":
            found["wrong_value"] += 1
    found["gap"] = len(beside.gaps)
    found["begin"] = int(_begins_elsewhere(beside))
    found["unmet"] = len(beside.unmet)
    return {kind: count for kind, count in found.items() if count}


def _known_to_others(beside: Beside) -> frozenset[tuple[str, str]]:
    """Collect by what the events of others are known again."""
    return frozenset(
        key
        for other in beside.others
        for moment in other.moments
        for key in moment.known_by()
    )


def _surprise_kind(surprise: Surprise, theirs: frozenset[tuple[str, str]]) -> str:
    """Return what a surprise counts as: some that are less telling are counted apart."""
    kind: str = surprise.kind
    if kind == "foreign" and surprise.act is None:
        kind = "strange"
    if kind in _AS_IT_MAY and theirs.isdisjoint(surprise.moment.known_by()):
        return "unfamiliar"
    if kind == "loud" and surprise.moment.doing == "type":
        return "loud_typing"
    return kind


def _missing_kind(name: str, beside: Beside) -> str:
    if beside.laid is not None and name in beside.laid.open:
        return "excused"
    if beside.laid is not None and name not in beside.laid.steps:
        return "unsaid"
    return "missing" if len(beside.others) > FEW else "few_missing"


def _begins_elsewhere(beside: Beside) -> bool:
    pages = {other.did[0].page for other in beside.others if other.did}
    own = beside.reading.did
    return bool(own) and own[0].page not in pages
