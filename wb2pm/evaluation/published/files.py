"""The files of published predictions: where they lie, and their rows, checked."""

from __future__ import annotations

import csv
from functools import cached_property
from math import isfinite
from pathlib import Path

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.json_lines import read_json_lines

_FIELD_LIMIT = 10_000_000
"""Longest cell that is read, in characters."""
_PLACES: dict[str, tuple[str, ...]] = {
    "sop_generation": (
        "published_sop_generation.csv",
        "data/experimental_results/sop_generation/sop_generation_eval.csv",
    ),
    "human_ratings": (
        "human_ratings_sop_generation.csv",
        "data/experimental_results/sop_generation/human_correlation/sample_human_eval.csv",
    ),
    "sop_improvement": ("published_sop_improvement_scores.csv",),
    "sop_ranking": (
        "published_sop_ranking.csv",
        "data/experimental_results/sop_ranking_all_results.csv",
    ),
    "question_answering": (
        "published_question_answering.csv",
        "data/experimental_results/question_answering_all_results.csv",
    ),
    "judge_answers": (
        "data/experimental_results/question_answering/human_correlation/qna-GPT4-sample-final.csv",
    ),
    "human_answers": (
        "data/experimental_results/question_answering/human_correlation/qna-human-sample-final.csv",
    ),
    "sops": ("sops.jsonl",),
}
"""What is in a file -> where it may lie: in a folder of published predictions, or
in a clone of HazyResearch/wonderbread."""
_NO_NUMBER = frozenset({"", "nan", "na", "n/a", "none", "null"})
"""What stands, in lower case, where an answer has no score."""
_FLAGS = {"true": True, "1": True, "1.0": True}
_FLAGS |= {"false": False, "0": False, "0.0": False, "": False}
_RUBRIC = "data/experimental_results/sop_ranking/sop_ranking_all_results_rubric_FINAL_0704_{}_gpt4turbo.csv"


class PublishedFiles:
    """A folder of published predictions, or a clone of WONDERBREAD's repository.

    Files are read when asked for.

    Examples:
        >>> PublishedFiles(Path(".")).has("sop_ranking")
        False
    """

    def __init__(self, folder: str | Path) -> None:
        """Look into a folder.

        Raises:
            EvaluationError: If there is no such folder.
        """
        self.folder = Path(folder)
        if not self.folder.is_dir():
            raise EvaluationError(f"{folder}: there is no such folder")

    def path(self, name: str) -> Path | None:
        """Find a file by what is in it; None if it is absent."""
        places = (self.folder / place for place in _PLACES[name])
        return next((place for place in places if place.is_file()), None)

    def has(self, name: str) -> bool:
        """Return whether a file is there."""
        return self.path(name) is not None or (
            name == "sop_improvement" and bool(self._rubric_files)
        )

    def usual_name(self, name: str) -> str:
        """Return the name under which a file is looked for first."""
        return _PLACES[name][0]

    def rows(self, name: str, *columns: str) -> list[dict[str, str]]:
        """Read a table.

        Args:
            name: What is in it.
            columns: Columns it must have.

        Raises:
            EvaluationError: If it is absent, not a table, or lacks a column.
        """
        path = self.path(name)
        if path is not None:
            return _read_table(path, columns)
        if name == "sop_improvement" and self._rubric_files:
            return [
                {"model": model, **row}
                for model, file in self._rubric_files.items()
                for row in _read_table(file, [c for c in columns if c != "model"])
            ]
        raise EvaluationError(f"{self.folder}: {_PLACES[name][0]} is not there")

    @cached_property
    def sop_texts(self) -> dict[str, str]:
        """Text of each ranked SOP by the name of its demonstration's folder.

        Raises:
            EvaluationError: If a line is no SOP.
        """
        path = self.path("sops")
        if path is not None:
            return {
                str(sop["demo_name"]): str(sop["sop"])
                for sop in read_json_lines(path, "demo_name", "sop")
            }
        rows = self.rows("sop_ranking", "folder_name")
        return {row["folder_name"]: row["sop"] for row in rows if row.get("sop")}

    @cached_property
    def _rubric_files(self) -> dict[str, Path]:
        places = {m: self.folder / _RUBRIC.format(m) for m in _MODELS}
        return {model: path for model, path in places.items() if path.is_file()}


_MODELS = ("GPT4", "Claude3", "GeminiPro")


def number(row: dict[str, str], column: str, *, file: str) -> float | None:
    """Read a number; an empty cell, NaN, NA, None and null are None.

    Raises:
        EvaluationError: If the cell holds anything else.

    Examples:
        >>> number({"a": "0.5", "b": ""}, "a", file="t.csv")
        0.5
    """
    text = row[column].strip()
    if text.lower() in _NO_NUMBER:
        return None
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not isfinite(value):
        raise EvaluationError(f"{file}: {column} is {text[:40]!r}, no number")
    return value


def flag(row: dict[str, str], column: str, *, file: str) -> bool:
    """Read a truth value, however it was written; an empty cell is false.

    Raises:
        EvaluationError: If the cell holds anything else.

    Examples:
        >>> flag({"a": "True", "b": "0"}, "b", file="t.csv")
        False
    """
    text = row[column].strip()
    if text.lower() not in _FLAGS:
        raise EvaluationError(f"{file}: {column} is {text[:40]!r}, not True or False")
    return _FLAGS[text.lower()]


def workflow_of(demonstration: str) -> str:
    """Return the task that a demonstration's name begins with: what is resampled.

    Examples:
        >>> workflow_of("212 @ 2023-12-28-01-20-43")
        '212'
    """
    return demonstration.partition(" @ ")[0].strip()


def _read_table(
    path: Path, columns: tuple[str, ...] | list[str]
) -> list[dict[str, str]]:
    before = csv.field_size_limit(_FIELD_LIMIT)
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            found = reader.fieldnames or ()
            missing = [column for column in columns if column not in found]
            if missing:
                raise EvaluationError(f"{path}: no column {', '.join(missing)}")
            rows = list(reader)
    except (OSError, UnicodeDecodeError, csv.Error) as exc:
        raise EvaluationError(f"{path}: cannot be read as CSV: {exc}") from exc
    finally:
        csv.field_size_limit(before)
    for line, row in enumerate(rows, 2):
        if None in row or any(row[column] is None for column in columns):
            raise EvaluationError(
                f"{path}: row {line} has not as many cells as headings"
            )
    return rows
