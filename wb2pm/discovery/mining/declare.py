"""Finding the rules that a log keeps.

Everything is counted on variants weighted by their cases, so that the cost follows
the number of different orders of work, not of events.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.models.rules import TEMPLATES, positions
from wb2pm.discovery.models.values import Constraint

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.discovery.counts.values import Variant

DECLARE = tuple(name for name in TEMPLATES if name != "equivalence")
SKELETON = ("equivalence", "response", "precedence", "not_coexistence")
"""The relations of a log skeleton, which calls them equivalence, always-after,
always-before and never-together."""

_SYMMETRIC = ("coexistence", "not_coexistence", "equivalence")


def declare_rules(
    found: Sequence[Variant], *, noise: float, support: float
) -> tuple[Constraint, ...]:
    """Find the rules of DECLARE that a log keeps (Maggi, Mooij & van der Aalst, 2011).

    A rule is found when it says something of enough cases and enough of those keep
    it. One that another found rule implies, and that is not kept by more cases, is
    left out.

    Args:
        found: The variants of the log.
        noise: Share of the cases a rule speaks of that may break it.
        support: Share of all cases that a rule must speak of; of a rule that two
            activities exclude each other, each of them must be done in as many.

    Returns:
        The rules, those about one activity first, then by kind and name.
    """
    rules = [*_ends(found), *_counts(found)]
    rules += _pairs(found, DECLARE, support)
    kept = [
        rule
        for rule in rules
        if rule.confidence >= 1 - noise and rule.support >= support
    ]
    return _ordered(_not_implied(kept))


def skeleton_rules(
    found: Sequence[Variant], *, noise: float, support: float
) -> tuple[Constraint, ...]:
    """Find the log skeleton of a log (Verbeek & de Carvalho, 2018).

    Args:
        found: The variants of the log.
        noise: Share of the cases a relation speaks of that may break it.
        support: Share of all cases that a relation must speak of.

    Returns:
        How often each activity is done, and the relations of pairs.
    """
    rules = [*_counts(found), *_pairs(found, SKELETON, support)]
    return _ordered(
        [
            rule
            for rule in rules
            if rule.confidence >= 1 - noise
            and (rule.support >= support or rule.template == "occurs")
        ]
    )


def _cases(found: Iterable[Variant]) -> int:
    return sum(each.count for each in found)


def _ends(found: Sequence[Variant]) -> list[Constraint]:
    total = _cases(found)
    first: Counter[str] = Counter()
    last: Counter[str] = Counter()
    for each in found:
        first[each.activities[0]] += each.count
        last[each.activities[-1]] += each.count
    return [
        Constraint(
            template=template,
            activities=(activity,),
            support=1.0,
            confidence=count / total,
        )
        for template, counted in (("start", first), ("end", last))
        for activity, count in counted.items()
    ]


def _counts(found: Sequence[Variant]) -> list[Constraint]:
    """Return how often each activity is done, in all cases of the log."""
    total = _cases(found)
    seen: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for each in found:
        for activity, number in Counter(each.activities).items():
            seen[activity][number] += each.count
    rules: list[Constraint] = []
    for activity, times in seen.items():
        if absent := total - sum(times.values()):
            times[0] = absent
        rules.append(
            Constraint(
                template="occurs",
                activities=(activity,),
                counts=tuple(sorted(times)),
                support=1.0,
                confidence=1.0,
            )
        )
    return rules


class _Counts(NamedTuple):
    """Cases that do an activity, do two, and keep a template about the two."""

    done: Counter[str]
    both: Counter[tuple[str, str]]
    kept: dict[str, Counter[tuple[str, str]]]


def _count_pairs(found: Sequence[Variant], templates: Sequence[str]) -> _Counts:
    counts = _Counts(Counter(), Counter(), {name: Counter() for name in templates})
    for each in found:
        places = positions(each.activities).of
        for activity in places:
            counts.done[activity] += each.count
        for a, b in permutations(places, 2):
            counts.both[a, b] += each.count
            for name in templates:
                if TEMPLATES[name].holds(places[a], places[b]):
                    counts.kept[name][a, b] += each.count
    return counts


def _pairs(
    found: Sequence[Variant], templates: Sequence[str], support: float
) -> list[Constraint]:
    total = _cases(found)
    counts = _count_pairs(found, templates)
    often = sorted(a for a, count in counts.done.items() if count >= support * total)
    rules: list[Constraint] = []
    for name in templates:
        template = TEMPLATES[name]
        pairs = combinations if name in _SYMMETRIC else permutations
        for a, b in pairs(often, 2):
            both = counts.both[a, b]
            activated = {
                "first": counts.done[a],
                "second": counts.done[b],
                "either": counts.done[a] + counts.done[b] - both,
            }[template.activated_by]
            alone = activated - both if template.alone else 0
            rules.append(
                Constraint(
                    template=name,
                    activities=(a, b),
                    support=activated / total,
                    confidence=(counts.kept[name][a, b] + alone) / activated,
                )
            )
    return rules


def _not_implied(rules: list[Constraint]) -> list[Constraint]:
    """Leave out what a stronger rule says already."""
    known = {(rule.template, rule.activities): rule.confidence for rule in rules}
    implied: set[tuple[str, tuple[str, ...]]] = set()
    for rule in rules:
        if rule.template not in TEMPLATES:
            continue
        pairs = [rule.activities]
        if TEMPLATES[rule.template].activated_by == "either":
            pairs.append(rule.activities[::-1])
        for weaker in TEMPLATES[rule.template].implies:
            for pair in pairs if weaker in _OF_EITHER else pairs[:1]:
                if known.get((weaker, pair), 2.0) <= rule.confidence:
                    implied.add((weaker, pair))
    return [rule for rule in rules if (rule.template, rule.activities) not in implied]


_OF_EITHER = ("coexistence", "responded_existence", "not_succession")
"""What a rule that speaks of both activities alike implies in both directions."""


def _ordered(rules: Iterable[Constraint]) -> tuple[Constraint, ...]:
    return tuple(
        sorted(rules, key=lambda r: (len(r.activities), r.template, r.activities))
    )
