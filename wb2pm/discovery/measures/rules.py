"""How well rules describe a log.

- *Fitness*: mean over the cases of the share of rules that the case keeps, of those
  that say something of it (after Burattin, Maggi, van der Aalst & Sperduti,
  *Techniques for a posteriori analysis of declarative processes*, EDOC 2012).
- *Precision*: escaping edges as for Petri nets, on the beginnings of cases: an
  activity is allowed next unless it breaks a rule for good that was not broken yet.
- *Generalisation*: 1 minus the mean over the rules of 1 / sqrt(cases it speaks of).
- *Simplicity*: inverse degree, as for Petri nets, of the graph in which a rule links
  its activities: 1 / (1 + max(0, mean rules per activity - 2)).

Soundness is a question about runs, and is not answered for rules.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from wb2pm.discovery.models.rules import breaks_for_good, keeps, positions
from wb2pm.discovery.models.values import Quality

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.models.values import Constraint

MAX_BEGINNINGS = 3_000
"""Distinct beginnings of cases on which precision is measured, frequent ones first."""


def measure_rules(rules: Sequence[Constraint], found: Sequence[Variant]) -> Quality:
    """Measure how well a declarative model describes variants.

    Args:
        rules: The rules; without any, everything fits and everything is allowed.
        found: The variants; at least one.

    Returns:
        The measures; without soundness.
    """
    precision, note = _precision(rules, found)
    return Quality(
        fitness=_fitness(rules, found),
        precision=precision,
        generalisation=_generalisation(rules, found),
        simplicity=_simplicity(rules),
        notes=(note,) if note else (),
    )


def _fitness(rules: Sequence[Constraint], found: Sequence[Variant]) -> float:
    total = fit = 0.0
    for variant in found:
        case = positions(variant.activities)
        kept = [answer for rule in rules if (answer := keeps(rule, case)) is not None]
        fit += variant.count * (sum(kept) / len(kept) if kept else 1.0)
        total += variant.count
    return fit / total


def _generalisation(rules: Sequence[Constraint], found: Sequence[Variant]) -> float:
    if not rules:
        return 1.0
    cases = sum(each.count for each in found)
    doubts = (1 / math.sqrt(max(1.0, rule.support * cases)) for rule in rules)
    return 1 - sum(doubts) / len(rules)


def _simplicity(rules: Sequence[Constraint]) -> float:
    links: Counter[str] = Counter(name for rule in rules for name in rule.activities)
    if not links:
        return 1.0
    return 1 / (1 + max(0.0, sum(links.values()) / len(links) - 2))


def _precision(
    rules: Sequence[Constraint], found: Sequence[Variant]
) -> tuple[float, str]:
    weight: Counter[tuple[str, ...]] = Counter()
    shown: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for variant in found:
        for at in range(len(variant.activities)):
            beginning = variant.activities[:at]
            weight[beginning] += variant.count
            shown[beginning].add(variant.activities[at])
    activities = sorted({name for each in found for name in each.activities})
    looked_at = weight.most_common(MAX_BEGINNINGS)
    seen = possible = 0
    for beginning, count in looked_at:
        here = positions(beginning)
        unbroken = [rule for rule in rules if not breaks_for_good(rule, here)]
        allowed = {
            name for name in activities if _allows(unbroken, beginning, name)
        } | shown[beginning]
        seen += count * len(shown[beginning])
        possible += count * len(allowed)
    note = ""
    if len(looked_at) < len(weight):
        note = (
            f"Precision was measured on the {len(looked_at):,} most frequent of "
            f"{len(weight):,} beginnings of cases."
        )
    return (seen / possible if possible else 1.0), note


def _allows(rules: Sequence[Constraint], beginning: tuple[str, ...], name: str) -> bool:
    """Return whether doing an activity next breaks none of some unbroken rules."""
    after = positions((*beginning, name))
    return not any(breaks_for_good(rule, after) for rule in rules)
