"""What a published table is made of: rows of scored answers, and named corrections."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.tasks import Answer, Metric, Mode, Result, Summary


class Correction(Struct, frozen=True, kw_only=True):
    """One bug of the published evaluation, and what is done about it.

    Attributes:
        name: The switch.
        bug: What the published code does.
        fix: What is done instead.
    """

    name: str
    bug: str
    fix: str


class Row(Struct, frozen=True, kw_only=True):
    """One row of a published table, before it is summed up.

    Attributes:
        key: What the row is, such as a model and its input.
        results: One for each scored answer.
    """

    key: tuple[str, ...]
    results: tuple[Result, ...]


class Subject(Struct, frozen=True, kw_only=True):
    """One published table and how to compute it.

    Attributes:
        name: Short name, for switches and files.
        title: What it shows.
        source: The table or figure of the paper.
        keys: Headings of the rows' keys.
        metrics: Columns.
        rows: Computes the rows with the corrections of these names, in the order
            of the paper.
        corrections: The bugs that can be corrected.
        needs: Which of `PublishedFiles.names` it is computed from.
        notes: What a reader has to know, in sentences.
        standard_errors: Whether single answers are known, so that there are any.
    """

    name: str
    title: str
    source: str
    keys: tuple[str, ...]
    metrics: tuple[Metric, ...]
    rows: Callable[[PublishedFiles, frozenset[str]], Sequence[Row]]
    corrections: tuple[Correction, ...] = ()
    needs: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    standard_errors: bool = True


class SummaryRow(Struct, frozen=True, kw_only=True):
    """One row of a computed table.

    Attributes:
        key: What the row is.
        summaries: One for each metric.
    """

    key: tuple[str, ...]
    summaries: tuple[Summary, ...]


class PublishedTable(Struct, frozen=True, kw_only=True):
    """A table, computed.

    Attributes:
        subject: Its subject's name.
        title: What it shows.
        source: The table or figure of the paper.
        mode: ``published``, or ``corrected`` where any correction is in force.
        corrections: Names of those in force.
        keys: Headings of the rows' keys.
        rows: The rows.
        notes: What a reader has to know.
    """

    subject: str
    title: str
    source: str
    mode: Mode
    corrections: tuple[str, ...]
    keys: tuple[str, ...]
    rows: tuple[SummaryRow, ...]
    notes: tuple[str, ...] = ()


class Effect(Struct, frozen=True, kw_only=True):
    """What one correction alone does to one figure.

    Attributes:
        subject: The subject's name.
        correction: The switch.
        key: The row.
        metric: The column.
        published: The figure as published.
        corrected: The figure with this correction alone.
        n_published: Answers the published figure is computed from.
        n_corrected: Answers the corrected figure is computed from.
    """

    subject: str
    correction: str
    key: tuple[str, ...]
    metric: str
    published: float | None
    corrected: float | None
    n_published: int
    n_corrected: int


def scored(identity: str, group: str, scores: Mapping[str, float | None]) -> Result:
    """Make a result of figures that were read; an undefined one is left out.

    Examples:
        >>> scored("a", "g", {"f1": None, "p": 0.5}).scores
        {'p': 0.5}
    """
    known = {name: value for name, value in scores.items() if value is not None}
    return Result(
        id=identity,
        group=group,
        truth=None,
        answer=Answer(prediction="published"),
        scores=known,
    )
