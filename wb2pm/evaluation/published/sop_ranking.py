"""SOP ranking (Figure 7a): a model's order of SOPs against people's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.correlation import kendall, ranks, spearman
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.published.figures import spread_of
from wb2pm.evaluation.published.files import number, workflow_of
from wb2pm.evaluation.published.sop_generation import MODELS
from wb2pm.evaluation.published.subjects import Correction, Row, Subject, scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles
    from wb2pm.evaluation.tasks import Result

FILE = "sop_ranking"
LONGEST_FIRST = "longest first (baseline)"


def rows(files: PublishedFiles, corrections: frozenset[str]) -> Sequence[Row]:
    """Compute the correlations of each group of SOPs, and their means."""
    groups = _groups(files)
    found: dict[str, list[Result]] = {}
    for (model, group), table in groups.items():
        found.setdefault(model, []).append(_result(group, table, corrections))
    known = list(MODELS)
    ordered = sorted(found, key=lambda m: known.index(m) if m in known else len(known))
    models = [
        Row(key=(MODELS.get(model, model),), results=tuple(found[model]))
        for model in ordered
    ]
    return [*models, *_longest_first(files, groups, corrections)]


def invert(ordering: Sequence[int]) -> list[int] | None:
    """Turn an ordering (the best item's number first) into each item's rank.

    Returns:
        The rank of each item; None if this is no ordering of the numbers from 1.

    Examples:
        >>> invert([3, 1, 2])  # the third is best, then the first
        [2, 3, 1]
        >>> invert([1, 1, 3])
    """
    items = range(1, len(ordering) + 1)
    if sorted(ordering) != list(items):
        return None
    return [ordering.index(item) + 1 for item in items]


def _groups(files: PublishedFiles) -> dict[tuple[str, str], list[dict[str, str]]]:
    """Group rows by model and group of SOPs, in the order shown to the model."""
    columns = ("folder_name", "gt_ranking", "pred_ranking", "demo_name")
    groups: dict[tuple[str, str], list[dict[str, str]]] = {}
    for row in files.rows(FILE, *columns, "ablation--model"):
        key = (row["ablation--model"], row["demo_name"])
        groups.setdefault(key, []).append(row)
    return groups


def _result(
    group: str, table: list[dict[str, str]], corrections: frozenset[str]
) -> Result:
    truth = _ranks(table, "gt_ranking")
    said = _ranks(table, "pred_ranking")
    ordering = "ordering" in corrections
    predicted = invert(said) if ordering and said is not None else said
    return _correlated(group, truth, predicted, corrections, are_ranks=ordering)


def _correlated(
    group: str,
    truth: Sequence[float] | None,
    predicted: Sequence[float] | None,
    corrections: frozenset[str],
    *,
    are_ranks: bool,
) -> Result:
    """Score one group; what ranks nothing, or less than two SOPs, has no scores."""
    if truth is None or predicted is None:
        return scored(group, workflow_of(group), {})
    if "gold-leak" in corrections:  # people's best SOP is the rewritten one
        kept = [k for k, rank in enumerate(truth) if rank != 1]
        truth = ranks([truth[k] for k in kept])
        predicted = ranks([predicted[k] for k in kept])
    if len(truth) < 2:  # noqa: PLR2004 (nothing to rank)
        return scored(group, workflow_of(group), {})
    first = float(truth[predicted.index(min(predicted))] == min(truth))
    return scored(
        group,
        workflow_of(group),
        {
            "tau": kendall(predicted, truth),
            "rho": spearman(predicted, truth),
            "top-1": first if are_ranks else None,
        },
    )


def _longest_first(
    files: PublishedFiles,
    groups: dict[tuple[str, str], list[dict[str, str]]],
    corrections: frozenset[str],
) -> list[Row]:
    """Rank by length alone, where the texts are there: what a reader has to know."""
    texts = files.sop_texts
    seen: dict[str, Result] = {}
    for (_, group), table in groups.items():
        if group in seen or not all(row["folder_name"] in texts for row in table):
            continue
        lengths = [-float(len(texts[row["folder_name"]])) for row in table]
        truth = _ranks(table, "gt_ranking")
        seen[group] = _correlated(
            group, truth, ranks(lengths), corrections, are_ranks=True
        )
    return [Row(key=(LONGEST_FIRST,), results=tuple(seen.values()))] if seen else []


def _ranks(table: list[dict[str, str]], column: str) -> list[int] | None:
    """Read the ranks of a group; None where any is missing."""
    values = [number(row, column, file=FILE) for row in table]
    for row, value in zip(table, values, strict=True):
        if value is not None and value != int(value):
            raise EvaluationError(f"{FILE}: {column} is {row[column]!r}, no rank")
    known = [int(value) for value in values if value is not None]
    return known if len(known) == len(values) else None


SUBJECT = Subject(
    name="sop-ranking",
    title="SOP ranking, correlation with people's ranks",
    source="Figure 7a; sop_ranking_all_results.csv",
    keys=("model",),
    metrics=(
        mean_of("tau", description="Kendall's tau, mean over groups"),
        spread_of("tau", heading="tau sd"),
        mean_of("rho", description="Spearman's rho, mean over groups"),
        spread_of("rho", heading="rho sd"),
        mean_of("top-1", description="how often the best SOP is ranked first"),
    ),
    rows=rows,
    corrections=(
        Correction(
            name="ordering",
            bug="a model answers with an ordering (the best SOP's number first), and"
            " it is correlated with ranks as if it were ranks",
            fix="the ordering is inverted into the rank of each SOP",
        ),
        Correction(
            name="gold-leak",
            bug="the SOP that people rank best is shown in the version rewritten as"
            " the gold SOP, which is longer than all others",
            fix="it is left out, and the others' ranks are compared",
        ),
    ),
    needs=(FILE,),
    notes=(
        "One value for each group of SOPs; group sizes are 3 to 5.",
        "top-1 needs ranks: it is undefined while orderings are taken for ranks.",
    ),
)
