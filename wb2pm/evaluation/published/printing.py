"""Published tables, their corrections and the effects of each, as tables of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.evaluation.tables import Table, score_text

if TYPE_CHECKING:
    from wb2pm.evaluation.published.recomputing import Recomputed
    from wb2pm.evaluation.published.subjects import Effect, PublishedTable
    from wb2pm.evaluation.tasks import Mode

DIGITS = 4


def published_tables(
    recomputed: Recomputed, *, mode: Mode | None = None
) -> list[Table]:
    """Lay out every table in both modes, with the effect of each correction between.

    Args:
        recomputed: What was computed.
        mode: Only the tables of one mode; None gives both, and the effects.

    Examples:
        >>> from wb2pm.evaluation.published.recomputing import Recomputed
        >>> published_tables(
        ...     Recomputed(
        ...         folder="f",
        ...         published=(),
        ...         corrected=(),
        ...         effects=(),
        ...         corrections={},
        ...         absent={},
        ...     )
        ... )
        []
    """
    tables: list[Table] = []
    corrected = {table.subject: table for table in recomputed.corrected}
    for table in recomputed.published:
        if mode != "corrected":
            tables.append(layout(table))
        if mode is None:
            tables += effect_tables(recomputed, table.subject)
        if mode != "published" and table.subject in corrected:
            tables.append(layout(corrected[table.subject]))
    return tables


def layout(table: PublishedTable) -> Table:
    """Lay out one computed table; a cell whose n differs from its row's says so."""
    metrics = [s.metric for row in table.rows[:1] for s in row.summaries]
    rows = []
    for row in table.rows:
        most = max(summary.n for summary in row.summaries)
        cells = [
            score_text(summary, digits=DIGITS)
            + (f" (n {summary.n})" if summary.n not in {most, 0} else "")
            for summary in row.summaries
        ]
        rows.append((*row.key, *cells, str(most)))
    mode = f"{table.mode}: {', '.join(table.corrections)}".removesuffix(": ")
    return Table(
        title=f"{table.title} [{mode}]",
        headings=(*table.keys, *metrics, "n"),
        rows=tuple(rows),
        notes=(f"Source: {table.source}.", *table.notes),
    )


def effect_tables(recomputed: Recomputed, subject: str) -> list[Table]:
    """Lay out what each correction of a subject does alone."""
    tables = []
    for correction in recomputed.corrections[subject]:
        effects = [
            effect
            for effect in recomputed.effects
            if (effect.subject, effect.correction) == (subject, correction.name)
        ]
        tables.append(
            Table(
                title=f"{subject}: effect of correcting '{correction.name}' alone",
                headings=(
                    *("row", "figure", "published", "corrected", "difference"),
                    *("n published", "n corrected"),
                ),
                rows=tuple(_effect_row(effect) for effect in effects),
                notes=(f"Bug: {correction.bug}.", f"Correction: {correction.fix}."),
            )
        )
    return tables


def figure_table(recomputed: Recomputed) -> Table:
    """Lay out every figure in a row of its own, unrounded: for programs."""
    rows = [
        (
            table.subject,
            table.mode,
            " ".join(table.corrections),
            " / ".join(row.key),
            summary.metric,
            "" if summary.value is None else repr(summary.value),
            "" if summary.standard_error is None else repr(summary.standard_error),
            str(summary.n),
        )
        for table in (*recomputed.published, *recomputed.corrected)
        for row in table.rows
        for summary in row.summaries
    ]
    return Table(
        title="published figures",
        headings=(
            *("table", "mode", "corrections", "row", "figure", "value"),
            *("standard_error", "n"),
        ),
        rows=tuple(rows),
    )


def _effect_row(effect: Effect) -> tuple[str, ...]:
    before, after = effect.published, effect.corrected
    difference = (
        "-" if before is None or after is None else f"{after - before:+.{DIGITS}f}"
    )
    return (
        " / ".join(effect.key),
        effect.metric,
        _value(effect.published),
        _value(effect.corrected),
        difference,
        str(effect.n_published),
        str(effect.n_corrected),
    )


def _value(value: float | None) -> str:
    return "undefined" if value is None else f"{value:.{DIGITS}f}"
