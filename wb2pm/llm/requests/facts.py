"""What counting finds in demonstrations, as sentences that a model can build on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.eventlog import log_of_activities
from wb2pm.discovery.conformance.checking import check_procedure
from wb2pm.discovery.counts.performance import measure_activities, measure_cases
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.llm.answers import Citation, Claim
from wb2pm.llm.requests.quoting import quote

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

_MOST = 12
"""Findings of one kind; the rest is counted."""


def mining_facts(
    cases: Sequence[Case], procedure: Procedure | None = None
) -> tuple[Claim, ...]:
    """Count what process mining can: variants, times, improvements, deviations.

    Args:
        cases: Demonstrations of one workflow.
        procedure: What they are checked against.

    Returns:
        Sentences, each with the events and steps it rests on; demonstrations are
        called by their number, ``D1`` first.

    Examples:
        >>> mining_facts(())
        ()
    """
    told = [case for case in cases if case.activities]
    if not told:
        return ()
    names = {case.id: f"D{number}" for number, case in enumerate(cases, start=1)}
    log = log_of_activities(
        [case.demonstration for case in told],
        {case.id: case.activities for case in told},
        granularity="step",
        redaction="secrets",
    )
    facts: list[Claim] = []
    if len(told) > 1:
        facts += _variant_facts(log, told, names)
    facts += _time_facts(log, names)
    if len(told) > 1:
        facts += _improvement_facts(told)
    if procedure is not None and procedure.steps:
        for case in told:
            facts += _deviation_facts(case, procedure, names[case.id])
    return tuple(facts)


def fact_lines(facts: Sequence[Claim]) -> list[str]:
    """Write facts as numbered lines, their words quoted.

    Examples:
        >>> fact_lines([Claim(sentence="Two of three do it.")])
        ['F1 "Two of three do it."']
    """
    return [
        f"F{number} {quote(fact.sentence, longest=600)}"
        for number, fact in enumerate(facts, start=1)
    ]


def check_case(case: Case, procedure: Procedure) -> Verdict:
    """Check a demonstration against a procedure: by alignment, and by its screens."""
    return check_procedure(case.demonstration, procedure, activities=case.activities)


def _variant_facts(
    log: pd.DataFrame, cases: Sequence[Case], names: dict[str, str]
) -> list[Claim]:
    found = variants(log)
    groups = "; ".join(" = ".join(names[c] for c in v.cases) for v in found[:_MOST])
    ways = "1 way" if len(found) == 1 else f"{len(found)} ways"
    shared = set(found[0].activities).intersection(*(v.activities for v in found))
    every = {label for variant in found for label in variant.activities}
    order = [a for a in found[0].activities if a in shared]
    return [
        Claim(
            sentence=f"{len(cases)} demonstrations take {ways} through the work ({groups})."
        ),
        Claim(
            sentence=f"{len(shared)} of {len(every)} different activities occur in every"
            f" demonstration: {', '.join(dict.fromkeys(order)) or 'none'}."
        ),
    ]


def _time_facts(log: pd.DataFrame, names: dict[str, str]) -> list[Claim]:
    timed = [c for c in measure_cases(log) if c.duration_s is not None]
    if not timed:
        return []
    told = ", ".join(
        f"{names[case.case]} {case.duration_s:.1f} s in {case.events} activities"
        for case in timed
    )
    facts = [Claim(sentence=f"Durations: {told}.")]
    slowest = next((a for a in measure_activities(log) if a.share), None)
    if slowest is not None and slowest.share is not None:
        facts.append(
            Claim(
                sentence=f"Most time goes to {slowest.activity}: {slowest.share:.0%} of it."
            )
        )
    return facts


def _improvement_facts(cases: Sequence[Case]) -> list[Claim]:
    found = find_improvements((c.demonstration, c.activities) for c in cases)
    return [
        Claim(
            sentence=f"{one.kind}: {one.sentence}", citations=cite_events(one.evidence)
        )
        for one in found[:_MOST]
    ]


def cite_events(evidence: Sequence[str]) -> tuple[Citation, ...]:
    """Turn evidence as ``case:event`` into citations, each once.

    Examples:
        >>> cite_events(["a:e1"])
        (Citation(kind='event', source='a', place='e1'),)
    """
    places = (text.rpartition(":") for text in dict.fromkeys(evidence))
    return tuple(Citation(kind="event", source=c, place=e) for c, _, e in places)


def _deviation_facts(case: Case, procedure: Procedure, name: str) -> list[Claim]:
    verdict = check_case(case, procedure)
    ended = {True: "reached", False: "not reached", None: "cannot be told"}
    if verdict.fitness is None and verdict.declined:
        return [Claim(sentence=f"{name} with the procedure: {verdict.declined}")]
    fitness = "" if verdict.fitness is None else f" fitness {verdict.fitness:.2f},"
    facts = [
        Claim(
            sentence=f"Alignment of {name} with the procedure:{fitness}"
            f" {len(verdict.deviations)} deviations; the end:"
            f" {ended[verdict.completed]}."
        )
    ]
    if verdict.not_understood:
        steps = ", ".join(map(str, verdict.not_understood))
        facts.append(Claim(sentence=f"Steps that rules did not understand: {steps}."))
    title = procedure.title
    for deviation in verdict.deviations[:_MOST]:
        cited = []
        if deviation.event is not None:
            cited.append(Citation(kind="event", source=case.id, place=deviation.event))
        if deviation.step is not None:
            cited.append(Citation(kind="step", source=title, place=str(deviation.step)))
        facts.append(
            Claim(
                sentence=f"{name}: {deviation.kind}: {deviation.sentence}",
                citations=tuple(cited),
            )
        )
    facts += [
        Claim(
            sentence=f"{name}: the screens do not go on from each other: {gap.sentence}",
            citations=(Citation(kind="event", source=case.id, place=gap.event),),
        )
        for gap in verdict.gaps[:_MOST]
    ]
    return facts
