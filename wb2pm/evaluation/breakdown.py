"""Results by site, difficulty, length, or kind of example."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from wb2pm.errors import UnknownNameError
from wb2pm.evaluation.statistics import summarise
from wb2pm.evaluation.tables import Table, score_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.tasks import Evaluation, Metric, Result

Facet = Literal["site", "difficulty", "length", "kind"]
FACETS: tuple[Facet, ...] = get_args(Facet)
_UNKNOWN = "unknown"


def break_down(
    evaluation: Evaluation, metric: Metric, *, by: Facet, digits: int = 3
) -> Table:
    """Lay out one metric of every solver by a property of the examples.

    Args:
        evaluation: What was run.
        metric: What to compute for each part.
        by: The property. Lengths are parted into thirds of the examples, as equal
            as ties allow.
        digits: Decimals of each score.

    Returns:
        One row for each solver, one column for each value; a score is followed by
        its standard error and by n.

    Raises:
        UnknownNameError: If examples have no such property.

    Examples:
        >>> from wb2pm.evaluation.metrics import accuracy
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> nothing = Evaluation(
        ...     task="t", description="", setting=Setting(), data_hash="", runs=()
        ... )
        >>> break_down(nothing, accuracy(), by="site").headings
        ('solver',)
    """
    if by not in FACETS:
        raise UnknownNameError("property", by, list(FACETS))
    results = evaluation.runs[0].results if evaluation.runs else ()
    parts = _length_parts(results) if by == "length" else _value_parts(results, by)
    seed = evaluation.setting.seed
    rows = []
    for run in evaluation.runs:
        part_of = {r.id: r for r in run.results}
        cells = []
        for identities in parts.values():
            chosen = [part_of[identity] for identity in identities]
            summary = summarise(chosen, metric, seed=seed)
            cells.append(f"{score_text(summary, digits=digits)} (n {summary.n})")
        rows.append((run.solver, *cells))
    return Table(
        title=f"{evaluation.task} ({evaluation.setting.mode}): {metric.name} by {by}",
        headings=("solver", *parts),
        rows=tuple(rows),
        notes=("± is the standard error, by bootstrap over workflows.",),
    )


def _value_parts(results: Sequence[Result], by: Facet) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    for result in results:
        value = getattr(result, by)
        parts.setdefault(_UNKNOWN if value is None else value, []).append(result.id)
    return dict(sorted(parts.items()))


def _length_parts(results: Sequence[Result]) -> dict[str, list[str]]:
    known = sorted({r.length for r in results if r.length is not None})
    lengths = sorted(r.length for r in results if r.length is not None)
    cuts = sorted({lengths[len(lengths) * k // 3] for k in (1, 2)}) if lengths else []
    parts: dict[str, list[str]] = {}
    bounds = [*cuts, float("inf")]
    for place, bound in enumerate(bounds):
        low = cuts[place - 1] if place else float("-inf")
        inside = [length for length in known if low <= length < bound]
        if inside:
            ids = [r.id for r in results if r.length is not None and r.length in inside]
            parts[_span(inside)] = ids
    unknown = [r.id for r in results if r.length is None]
    return {**parts, **({_UNKNOWN: unknown} if unknown else {})}


def _span(lengths: Sequence[int]) -> str:
    low, high = lengths[0], lengths[-1]
    return f"length {low}" if low == high else f"length {low}-{high}"
