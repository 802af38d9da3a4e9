"""SOP generation (Table 3): written procedures against the gold ones, line by line."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.published.files import flag, number, workflow_of
from wb2pm.evaluation.published.subjects import Correction, Row, Subject, scored
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles
    from wb2pm.evaluation.tasks import Result

FILE = "sop_generation"
MODELS = {"GPT4": "GPT-4", "Claude3": "Claude 3", "GeminiPro": "Gemini Pro"}
INPUTS = {
    (True, True): "intent+frames+trace",
    (True, False): "intent+frames",
    (False, True): "intent+trace",
    (False, False): "intent",
}
"""Whether key frames and actions were shown -> the input in words."""
_MEANS = ("precision", "recall", "f1", "ordering", "steps")
_COLUMNS = (
    *("pred_sop", "gold_sop", "demo_name", "ablation--model", "ablation--is_pairwise"),
    *("ablation--is_kf", "ablation--is_act", "n_lines_pred_sop", "n_lines_gold_sop"),
    *("precision", "recall", "ordering"),
)


def rows(files: PublishedFiles, corrections: frozenset[str]) -> Sequence[Row]:
    """Compute the table, from the judged precision and recall of each SOP."""
    table = [
        row
        for row in files.rows(FILE, *_COLUMNS)
        if not flag(row, "ablation--is_pairwise", file=FILE)
    ]
    gold = {row["demo_name"]: row for row in table}
    found: dict[tuple[str, str], list[Result]] = {}
    for row in table:
        key = (MODELS.get(row["ablation--model"], row["ablation--model"]), _input(row))
        found.setdefault(key, []).append(_result(row, corrections))
    if "missing" in corrections:
        zero = dict.fromkeys(("precision", "recall", "f1", "ordering"), 0.0)
        for results in found.values():
            there = {result.id for result in results}
            results += [
                scored(name, workflow_of(name), zero)
                for name in gold
                if name not in there
            ]
    return [
        *(Row(key=key, results=tuple(found[key])) for key in sorted(found, key=_place)),
        Row(
            key=("people", "gold SOP"),
            results=tuple(
                scored(
                    name,
                    workflow_of(name),
                    {"steps": _steps(row, "gold_sop", corrections)},
                )
                for name, row in gold.items()
            ),
        ),
    ]


def f1_of(precision: float | None, recall: float | None) -> float | None:
    """Return the harmonic mean; None where both are 0, as the published code has it.

    Examples:
        >>> f1_of(0.5, 1.0), f1_of(0.0, 0.0)
        (0.6666666666666666, None)
    """
    if precision is None or recall is None or precision + recall == 0:
        return None
    return 2 * precision * recall / (precision + recall)


def count_lines(text: str) -> int:
    r"""Count steps as the published code does: lines, without what ends in a dot.

    A line without a number loses all before its first full stop; a heading and a
    sub-bullet count as steps.

    Examples:
        >>> count_lines("To do it:\n1. Click A. Wait.\n\n2.")
        2
    """
    lines = [line for line in text.split("\n") if line.strip()]
    rests = [line.partition(".")[2] if "." in line else line for line in lines]
    return sum(bool(rest.strip()) for rest in rests)


def _result(row: dict[str, str], corrections: frozenset[str]) -> Result:
    precision = number(row, "precision", file=FILE)
    recall = number(row, "recall", file=FILE)
    ordering = number(row, "ordering", file=FILE)
    f1 = f1_of(precision, recall)
    if "undefined" in corrections and precision == recall == 0:
        f1 = 0.0
    if "ordering" in corrections:  # of the mapped lines, not of all
        ordering = ordering / precision if ordering is not None and precision else None
    return scored(
        row["demo_name"],
        workflow_of(row["demo_name"]),
        {
            "precision": precision,
            "recall": recall,
            "f1": f1,
            "ordering": ordering,
            "steps": _steps(row, "pred_sop", corrections),
        },
    )


def _steps(row: dict[str, str], column: str, corrections: frozenset[str]) -> float:
    if "steps" in corrections:
        return float(_parsed_steps(row[column]))
    counted = number(row, f"n_lines_{column}", file=FILE)
    return float(count_lines(row[column])) if counted is None else counted


@lru_cache(maxsize=4096)  # a gold SOP stands in every row of its demonstration
def _parsed_steps(text: str) -> int:
    return len(parse_procedure(text).steps)


def _input(row: dict[str, str]) -> str:
    frames, actions = (
        flag(row, f"ablation--is_{name}", file=FILE) for name in ("kf", "act")
    )
    return INPUTS[frames, actions]


def _place(key: tuple[str, str]) -> tuple[int, int]:
    models, inputs = list(MODELS.values()), list(INPUTS.values())
    model = models.index(key[0]) if key[0] in models else len(models)
    return model, inputs.index(key[1])


SUBJECT = Subject(
    name="sop-generation",
    title="SOP generation",
    source="Table 3; sop_generation_eval.csv",
    keys=("model", "input"),
    metrics=tuple(mean_of(name, heading=name.replace("f1", "F1")) for name in _MEANS),
    rows=rows,
    corrections=(
        Correction(
            name="undefined",
            bug="F1 is undefined where precision and recall are 0; those SOPs, the"
            " worst, are dropped from its mean",
            fix="their F1 is 0",
        ),
        Correction(
            name="missing",
            bug="demonstrations for which a model returned nothing are left out",
            fix="they count as 0 in every score",
        ),
        Correction(
            name="ordering",
            bug="ordering divides by all predicted lines, so a line that matches"
            " nothing also counts as out of order",
            fix="it divides by the lines that match; with none it is undefined",
        ),
        Correction(
            name="steps",
            bug="headings, sub-bullets and continuation lines count as steps",
            fix="steps are counted by wb2pm's parser of procedures",
        ),
    ),
    needs=(FILE,),
    notes=(
        "Precision and recall are GPT-4's judgements and are not judged again here.",
        "Pairwise runs are left out, as in the paper.",
    ),
)
