"""Compute the published tables: as printed, corrected, and what each bug did."""

from __future__ import annotations

from math import isclose
from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.errors import EvaluationError, UnknownNameError
from wb2pm.evaluation.published import (
    human_ratings,
    judge_noise,
    question_answering,
    sop_generation,
    sop_improvement,
    sop_ranking,
    validation,
)
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.published.subjects import (
    Correction,
    Effect,
    PublishedTable,
    Subject,
    SummaryRow,
)
from wb2pm.evaluation.statistics import RESAMPLES, summarise

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SUBJECTS: tuple[Subject, ...] = (
    sop_generation.SUBJECT,
    question_answering.SUBJECT,
    validation.SUBJECT,
    validation.FROM_ACCURACIES,
    sop_ranking.SUBJECT,
    sop_improvement.SUBJECT,
    judge_noise.SUBJECT,
    human_ratings.SOP_GENERATION,
    human_ratings.QUESTION_ANSWERING,
)
"""Every published table that can be computed, in the paper's order."""


def find_subjects(names: Iterable[str]) -> tuple[Subject, ...]:
    """Return the tables of these names; all, where none is named.

    Raises:
        UnknownNameError: If there is no such table.

    Examples:
        >>> [subject.source for subject in find_subjects(["sop-ranking"])]
        ['Figure 7a; sop_ranking_all_results.csv']
    """
    known = {subject.name: subject for subject in SUBJECTS}
    wanted = list(names)
    for name in wanted:
        if name not in known:
            raise UnknownNameError("published table", name, list(known))
    return tuple(known[name] for name in wanted) or SUBJECTS


class Recomputed(Struct, frozen=True, kw_only=True):
    """The published figures of a folder, both ways.

    Attributes:
        folder: Where the predictions are.
        published: Tables as the authors computed them.
        corrected: Those that have bugs, with them corrected.
        effects: What each correction alone does to each figure that it changes.
        corrections: Subject -> the bugs and their corrections.
        absent: Subjects without their file, and which it is.
        refused: Subjects whose file holds what it should not, and what that is.
    """

    folder: str
    published: tuple[PublishedTable, ...]
    corrected: tuple[PublishedTable, ...]
    effects: tuple[Effect, ...]
    corrections: dict[str, tuple[Correction, ...]]
    absent: dict[str, str]
    refused: dict[str, str] = {}


def recompute_published(
    folder: str | Path,
    *,
    corrections: Iterable[str] | None = None,
    subjects: Iterable[Subject] = SUBJECTS,
) -> Recomputed:
    """Recompute the published figures of WONDERBREAD from its predictions.

    Args:
        folder: A folder of published predictions (``published_*.csv``), or a
            clone of HazyResearch/wonderbread.
        corrections: Corrections in force in the corrected tables, as
            ``SUBJECT:NAME`` or ``NAME``; None corrects every bug.
        subjects: Which tables to compute.

    Returns:
        Every table whose file is there, as published and corrected. The figures
        printed from accuracies alone need no file. A file that holds what it
        should not keeps no other from being computed.

    Raises:
        EvaluationError: If there is no such folder, it holds none of the files,
            or none that can be read.
        UnknownNameError: If there is no such correction.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     recompute_published(folder)
        Traceback (most recent call last):
          ...
        wb2pm.errors.EvaluationError: ...: no published predictions...
    """
    files = PublishedFiles(folder)
    wanted = _wanted(corrections)
    absent: dict[str, str] = {}
    present: list[Subject] = []
    for subject in subjects:
        missing = [name for name in subject.needs if not files.has(name)]
        if missing:
            absent[subject.name] = files.usual_name(missing[0])
        else:
            present.append(subject)
    if not present or (absent and not any(subject.needs for subject in present)):
        raise EvaluationError(
            f"{folder}: no published predictions; wanted is any of "
            + ", ".join(sorted(set(absent.values())))
        )
    published: list[PublishedTable] = []
    corrected: list[PublishedTable] = []
    effects: list[Effect] = []
    refused: dict[str, str] = {}
    for subject in present:
        try:
            table = compute_table(subject, files, frozenset())
            names = wanted[subject.name]
            mended = [compute_table(subject, files, names)] if names else []
            found = [
                effect
                for correction in subject.corrections
                for effect in _effects(table, subject, files, correction)
            ]
        except EvaluationError as exc:
            refused[subject.name] = str(exc)
            continue
        published.append(table)
        corrected += mended
        effects += found
    computed = [subject for subject in present if subject.name not in refused]
    if refused and not any(subject.needs for subject in computed):
        raise EvaluationError("; ".join(dict.fromkeys(refused.values())))
    return Recomputed(
        folder=str(folder),
        published=tuple(published),
        corrected=tuple(corrected),
        effects=tuple(effects),
        corrections={s.name: s.corrections for s in computed},
        absent=absent,
        refused=refused,
    )


def compute_table(
    subject: Subject,
    files: PublishedFiles,
    corrections: frozenset[str],
    *,
    resamples: int = RESAMPLES,
) -> PublishedTable:
    """Compute one table.

    Args:
        subject: Which.
        files: Where the predictions are.
        corrections: Names of the corrections in force; none gives the published
            table.
        resamples: Draws for each standard error; 0 gives none.

    Returns:
        The table, labelled with its mode.
    """
    known = [correction.name for correction in subject.corrections]
    draws = resamples if subject.standard_errors else 0
    return PublishedTable(
        subject=subject.name,
        title=subject.title,
        source=subject.source,
        mode="corrected" if corrections else "published",
        corrections=tuple(name for name in known if name in corrections),
        keys=subject.keys,
        rows=tuple(
            SummaryRow(
                key=row.key,
                summaries=tuple(
                    summarise(row.results, metric, resamples=draws)
                    for metric in subject.metrics
                ),
            )
            for row in subject.rows(files, corrections)
        ),
        notes=subject.notes,
    )


def _wanted(corrections: Iterable[str] | None) -> dict[str, frozenset[str]]:
    known = {s.name: frozenset(c.name for c in s.corrections) for s in SUBJECTS}
    if corrections is None:
        return known
    wanted: dict[str, set[str]] = {name: set() for name in known}
    for text in corrections:
        subject, sign, name = text.rpartition(":")
        places = [subject] if sign else list(known)
        matching = [place for place in places if name in known.get(place, ())]
        if not matching:
            full = [f"{s}:{c}" for s, names in known.items() for c in sorted(names)]
            raise UnknownNameError("correction", text, full)
        for place in matching:
            wanted[place].add(name)
    return {name: frozenset(names) for name, names in wanted.items()}


def _effects(
    table: PublishedTable,
    subject: Subject,
    files: PublishedFiles,
    correction: Correction,
) -> Iterable[Effect]:
    """Compare the published table with the one that has this correction alone."""
    alone = frozenset([correction.name])
    corrected = compute_table(subject, files, alone, resamples=0)
    before = {row.key: row.summaries for row in table.rows}
    for row in corrected.rows:
        for old, new in zip(before[row.key], row.summaries, strict=True):
            if old.n != new.n or not _equal(old.value, new.value):
                yield Effect(
                    subject=subject.name,
                    correction=correction.name,
                    key=row.key,
                    metric=new.metric,
                    published=old.value,
                    corrected=new.value,
                    n_published=old.n,
                    n_corrected=new.n,
                )


def _equal(old: float | None, new: float | None) -> bool:
    """Return whether two figures are the same but for the order of adding up."""
    return old == new or (old is not None and new is not None and isclose(old, new))
