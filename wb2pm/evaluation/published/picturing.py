"""Published tables as pictures: as the authors computed them, and corrected."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.converters.writing import atomic_path
from wb2pm.evaluation.plots.intervals import Mark, Panel, Series, draw_intervals

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.evaluation.published.recomputing import Recomputed
    from wb2pm.evaluation.published.subjects import PublishedTable
    from wb2pm.evaluation.tasks import Mode

_PROBABILITY = " p"
"""How the heading of a p-value ends: it says nothing on an axis beside others."""


def write_published_plots(
    recomputed: Recomputed, folder: str | Path, *, mode: Mode | None = None
) -> tuple[Path, ...]:
    """Write a picture of every table: rows with their errors, a panel for each figure.

    Args:
        recomputed: What was computed.
        folder: Where the SVG files go.
        mode: Only the figures of one mode; None shows both in each panel, where
            a table has bugs that can be corrected.

    Returns:
        The files, ``published-TABLE.svg``.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> from wb2pm.evaluation.published.recomputing import Recomputed
        >>> nothing = Recomputed(
        ...     folder="f",
        ...     published=(),
        ...     corrected=(),
        ...     effects=(),
        ...     corrections={},
        ...     absent={},
        ... )
        >>> with TemporaryDirectory() as folder:
        ...     write_published_plots(nothing, folder)
        ()
    """
    corrected = {table.subject: table for table in recomputed.corrected}
    written = []
    for table in recomputed.published:
        both = (table, corrected.get(table.subject))
        shown = [one for one in both if one is not None and mode in {None, one.mode}]
        if not shown:
            continue
        path = Path(folder) / f"published-{table.subject}.svg"
        with atomic_path(path) as unfinished:
            unfinished.write_text(_picture(shown), encoding="utf-8", newline="\n")
        written.append(path)
    return tuple(written)


def _picture(tables: list[PublishedTable]) -> str:
    first = tables[0]
    rows = list(dict.fromkeys(_row(row.key) for t in tables for row in t.rows))
    note = f"{first.source}. A line is the standard error, by bootstrap."
    if not any(s.standard_error for t in tables for r in t.rows for s in r.summaries):
        note = f"{first.source}. Without errors: single answers are not known."
    return draw_intervals(first.title, list(_panels(tables)), rows=rows, note=note)


def _panels(tables: list[PublishedTable]) -> Iterator[Panel]:
    names = [s.metric for row in tables[0].rows[:1] for s in row.summaries]
    for place, name in enumerate(names):
        if name.endswith(_PROBABILITY):
            continue
        yield Panel(
            title=name,
            series=tuple(
                Series(name=table.mode, marks=tuple(_marks(table, place)))
                for table in tables
            ),
        )


def _marks(table: PublishedTable, place: int) -> Iterator[Mark]:
    for row in table.rows:
        summary = row.summaries[place]
        if summary.value is not None:
            yield Mark(
                row=_row(row.key), value=summary.value, error=summary.standard_error
            )


def _row(key: tuple[str, ...]) -> str:
    return ", ".join(key)
