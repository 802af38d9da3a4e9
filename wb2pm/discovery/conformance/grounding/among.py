"""What the others' runs show beside each other, which then says nothing of one more.

Pages turn, fill in and move things by themselves, and recorders miss what they miss, in
every application otherwise. Where intact runs of the same work, laid beside each other,
show such a thing, it is the application's, and nobody's deviation.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import HABIT
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.evidence import followed_evidence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.discovery.conformance.grounding.laying import Meaning
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure

LOOKED_AT: Final = 6
"""Others that are laid beside each other, at most: what that costs has a bound."""


class Against(NamedTuple):
    """What speaks against a run.

    Attributes:
        beside: The run and the others, without events that go so with others too.
        evidence: Kind of evidence -> how often it was found, beyond what is usual.
        usual: Kind -> how often it was found and not counted.
    """

    beside: Beside
    evidence: dict[str, int]
    usual: dict[str, int]


def against(
    beside: Beside,
    procedure: Procedure | None = None,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Against:
    """Count what speaks against a run, but for what the others show among themselves.

    An event with another outcome than theirs says nothing where one of them, laid
    beside the rest, has the same at the same event. Of each kind of evidence only what
    goes beyond what at least two of them show is counted. Where there is one other,
    everything counts.

    Args:
        beside: The run and the others.
        procedure: What they were asked to do.
        meaning: As the run was laid along it, and so are the others.
        grounded: Likewise.
    """
    found = followed_evidence(beside)
    if not found or len(beside.others) < HABIT:
        return Against(beside, found, {})
    among = laid_among(beside, procedure, meaning=meaning, grounded=grounded)
    theirs = {
        (surprise.kind, key)
        for other in among
        for surprise in other.surprises
        for key in surprise.moment.known_by()
    }
    kept = beside._replace(
        surprises=tuple(
            surprise
            for surprise in beside.surprises
            if theirs.isdisjoint((surprise.kind, k) for k in surprise.moment.known_by())
        )
    )
    evidence = beyond_theirs(
        followed_evidence(kept), [followed_evidence(other) for other in among]
    )
    return Against(kept, evidence, dict(Counter(found) - Counter(evidence)))


def laid_among(
    beside: Beside,
    procedure: Procedure | None = None,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> list[Beside]:
    """Lay each of the others beside the rest of them.

    Two have too few others to say what is usual: what both did may be what two cases
    asked for, and no third does. Each of them is then laid beside the run as well, as
    people of whom each leaves something out show it of each other.

    Args:
        beside: The run and the others, two at least.
        procedure: What they were asked to do.
        meaning: As the run was laid along it, and so are the others.
        grounded: Likewise.
    """
    others = beside.others[:LOOKED_AT]
    every = (*others, beside.reading) if len(others) == HABIT else others
    return [
        lay_beside(
            one,
            [other for other in every if other is not one],
            procedure,
            meaning=meaning,
            grounded=grounded,
        )
        for one in others
    ]


def beyond_theirs(
    found: Mapping[str, int], theirs: Sequence[Mapping[str, int]]
) -> dict[str, int]:
    """Return what goes beyond what at least two others show of each kind of evidence.

    Examples:
        >>> beyond_theirs({"missing": 3, "gap": 1}, [{"missing": 2}, {"missing": 4}])
        {'missing': 1, 'gap': 1}
    """
    usual = {kind: sorted(one.get(kind, 0) for one in theirs)[-2] for kind in found}
    return dict(Counter(found) - Counter(usual))
