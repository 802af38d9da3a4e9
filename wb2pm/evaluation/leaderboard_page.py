"""A leaderboard as one page, in HTML and in Markdown, that needs no network."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm import __version__
from wb2pm.converters.writing import atomic_path
from wb2pm.evaluation.leaderboard import figure
from wb2pm.evaluation.tables import (
    Table,
    comparison_table,
    error_note,
    one_line,
    score_text,
    write_table,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.evaluation.leaderboard import Column, Leaderboard, TaskBoard
    from wb2pm.evaluation.tasks import Summary

TITLE: Final = "Rules, miners, embeddings and models compared"
MADE_ON: Final = "made on these"
"""Where the first sight of the bundled recordings would stand."""
_NOTES: Final = (
    (
        "Each solver answers the same examples. ± is the standard error, by bootstrap over"
        " workflows; with one workflow there is none. A bar is the score from 0 to 1, the"
        " line on it the standard error."
    ),
    (
        "First sight: the figure of the earliest record on the same examples, and its day;"
        " 'this run' where no earlier record has them. Rules that were changed in view of"
        " these recordings make a later figure one of development. The rules were made on"
        " the bundled recordings, so that no figure on them is a first sight."
    ),
    (
        "Unscored answers are left out of the score and counted. Cost is what was paid for"
        " answers, seconds what they took in all."
    ),
)
_STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --bar: #0072b2; --base: #666; }
@media (prefers-color-scheme: dark) { :root { --base: #aaa; --bar: #56b4e9; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 110rem;
  padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
caption { text-align: left; font-weight: 600; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem .25rem 0;
  text-align: left; vertical-align: top; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.baseline { color: var(--base); }
svg { display: block; }
p, li { max-width: 60rem; }
summary { cursor: pointer; }
"""
_WIDE: Final = 120
"""Pixels of a bar that is 1."""


def write_leaderboard(board: Leaderboard, folder: str | Path) -> tuple[Path, Path]:
    """Write a leaderboard as ``leaderboard.html`` and ``leaderboard.md``.

    Args:
        board: What came out.
        folder: Where the files go.

    Returns:
        Both files.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> from wb2pm.evaluation.leaderboard import Leaderboard
        >>> with TemporaryDirectory() as folder:
        ...     html, markdown = write_leaderboard(
        ...         Leaderboard(names=("a",), tasks=()), folder
        ...     )
        ...     html.name, markdown.name
        ('leaderboard.html', 'leaderboard.md')
    """
    found = []
    for name, text in (
        ("leaderboard.html", html_page(board)),
        ("leaderboard.md", markdown_page(board)),
    ):
        path = Path(folder) / name
        with atomic_path(path) as unfinished:
            unfinished.write_text(text, encoding="utf-8", newline="\n")
        found.append(path)
    return found[0], found[1]


def markdown_page(board: Leaderboard) -> str:
    """Write a leaderboard in Markdown.

    Examples:
        >>> from wb2pm.evaluation.leaderboard import Leaderboard
        >>> markdown_page(Leaderboard(names=("a",), tasks=())).splitlines()[0]
        '# Rules, miners, embeddings and models compared'
    """
    parts = [f"# {TITLE}", "", *_NOTES[:1], "", *_NOTES[1:2], "", *_NOTES[2:], ""]
    parts += [
        write_table(board_table(task), "markdown")
        for task in board.tasks
        if task.is_asked
    ]
    parts += [f"- {told}" for told in _unasked(board)]
    return "\n".join(parts).rstrip() + "\n"


def board_table(task: TaskBoard) -> Table:
    """Lay out one task: solvers in rows, everybody's recordings in columns.

    Args:
        task: Its columns.
    """
    headings = ["solver", "kind"]
    for column in _asked(task):
        headings += [f"{column.name}: {metric}" for metric in task.headlines]
        headings += [f"{column.name}: first sight", "n", "unscored", "cost", "seconds"]
    rows = []
    for solver, kind in task.solvers():
        cells = [solver, kind]
        for column in _asked(task):
            cells += [
                score_text(figure(column.run_of(solver), metric))
                for metric in task.headlines
            ]
            cells += [_first(task, column, solver), *_counts(column, solver)]
        rows.append(tuple(cells))
    return Table(
        title=task.task,
        headings=tuple(headings),
        rows=tuple(rows),
        notes=(task.description, *_notes(task)),
    )


def html_page(board: Leaderboard) -> str:
    """Write a leaderboard as one page of HTML: no script, nothing from elsewhere.

    Examples:
        >>> from wb2pm.evaluation.leaderboard import Leaderboard
        >>> html_page(Leaderboard(names=("a",), tasks=()))[:15]
        '<!doctype html>'
    """
    names = ", ".join(board.names)
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{_text(TITLE)}: {_text(names)}</title>",
        f"<style>{_STYLE}</style></head><body>",
        f"<h1>{_text(TITLE)}</h1>",
        f"<p>Recordings: {_text(names)}. wb2pm {_text(__version__)}.</p>",
        *(f"<p>{_text(note)}</p>" for note in _NOTES),
    ]
    for task in board.tasks:
        if task.is_asked:
            parts += _section(task)
    unasked = list(_unasked(board))
    if unasked:
        parts.append("<h2>Not asked</h2><ul>")
        parts += [f"<li>{_text(told)}</li>" for told in unasked]
        parts.append("</ul>")
    return "\n".join([*parts, "</body></html>"]) + "\n"


def _section(task: TaskBoard) -> Iterator[str]:
    yield f"<h2>{_text(task.task)}</h2>"
    yield f"<p>{_text(task.description)}</p>"
    yield '<div class="wide" tabindex="0"><table><thead>'
    yield '<tr><th scope="col" rowspan="2">solver</th><th scope="col" rowspan="2">kind</th>'
    span = len(task.headlines) + 5
    for column in _asked(task):
        yield f'<th scope="colgroup" colspan="{span}">{_text(column.name)}</th>'
    yield "</tr><tr>"
    for _ in _asked(task):
        for heading in (
            *task.headlines,
            "first sight",
            "n",
            "unscored",
            "cost",
            "seconds",
        ):
            yield f'<th scope="col">{_text(heading)}</th>'
    yield "</tr></thead><tbody>"
    for solver, kind in task.solvers():
        yield f'<tr class="{_text(kind)}"><th scope="row">{_text(solver)}</th>'
        yield f"<td>{_text(kind)}</td>"
        for column in _asked(task):
            for metric in task.headlines:
                summary = figure(column.run_of(solver), metric)
                shown = _text(score_text(summary))
                yield f'<td class="number">{shown}{_bar(summary)}</td>'
            for cell in (_first(task, column, solver), *_counts(column, solver)):
                yield f'<td class="number">{_text(cell)}</td>'
        yield "</tr>"
    yield "</tbody></table></div>"
    yield from (f"<p>{_text(note)}</p>" for note in _notes(task))
    for column in _asked(task):
        if column.evaluation is not None:
            title = _text(f"All figures: {column.name}")
            yield f"<details><summary>{title}</summary>"
            yield from _plain(comparison_table(column.evaluation))
            yield "</details>"


def _plain(table: Table) -> Iterator[str]:
    cells = "".join(f'<th scope="col">{_text(name)}</th>' for name in table.headings)
    yield f'<div class="wide" tabindex="0"><table><thead><tr>{cells}</tr></thead><tbody>'
    for first, *row in table.rows:
        cells = "".join(f'<td class="number">{_text(cell)}</td>' for cell in row)
        yield f'<tr><th scope="row">{_text(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _bar(summary: Summary) -> str:
    """Draw a score from 0 to 1 with its error; none for what has no such range."""
    value, error = summary.value, summary.standard_error
    if value is None or not 0 <= value <= 1:
        return ""
    end = value * _WIDE
    line = ""
    if error is not None:
        low, high = max(0.0, value - error) * _WIDE, min(1.0, value + error) * _WIDE
        line = (
            f'<line x1="{low:.1f}" y1="5" x2="{high:.1f}" y2="5" stroke="currentColor"'
            ' stroke-width="2"/>'
        )
    return (
        f'<svg width="{_WIDE}" height="10" aria-hidden="true">'
        f'<rect width="{_WIDE}" height="10" fill="var(--line)"/>'
        f'<rect width="{end:.1f}" height="10" fill="var(--bar)"/>{line}</svg>'
    )


def _first(task: TaskBoard, column: Column, solver: str) -> str:
    run = column.run_of(solver)
    if run is None:
        return "-"
    if column.is_bundled and run.kind not in {"baseline", "model", "recorded"}:
        return MADE_ON
    first = column.first.get(solver)
    if first is None:
        return "this run"
    known = figure_of_first(first.summaries, task.headlines[0])
    return f"{known} ({first.day})"


def figure_of_first(summaries: tuple[Summary, ...], metric: str) -> str:
    """Write what a solver reached at first.

    Examples:
        >>> figure_of_first((), "F1")
        'undefined'
    """
    found = next((s for s in summaries if s.metric == metric), None)
    return "undefined" if found is None else score_text(found)


def _counts(column: Column, solver: str) -> tuple[str, str, str, str]:
    run = column.run_of(solver)
    if run is None:
        return ("-", "-", "-", "-")
    return (
        str(len(run.results) - run.unscored),
        str(run.unscored),
        "-" if run.cost is None else f"${run.cost:.2f}",
        f"{run.seconds:.1f}",
    )


def _asked(task: TaskBoard) -> list[Column]:
    return [column for column in task.columns if column.evaluation is not None]


def _notes(task: TaskBoard) -> Iterator[str]:
    for column in task.columns:
        if column.evaluation is None:
            yield f"{column.name}: not asked: {column.reason}"
            continue
        groups = {r.group for run in column.evaluation.runs for r in run.results}
        for note in (error_note(len(groups)), *column.evaluation.notes):
            yield f"{column.name}: {note}"


def _unasked(board: Leaderboard) -> Iterator[str]:
    for task in board.tasks:
        if not task.is_asked:
            reasons = dict.fromkeys(column.reason for column in task.columns)
            yield f"{task.task}: {'; '.join(reasons)}"


def _text(text: str) -> str:
    return escape(one_line(text))
