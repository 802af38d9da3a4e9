"""A leaderboard as one page, in HTML and in Markdown, that needs no network."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm import __version__
from wb2pm.converters.writing import atomic_path
from wb2pm.evaluation.leaderboard import figure
from wb2pm.evaluation.leaderboard_table import (
    CELLS,
    LEGEND,
    asked,
    board_table,
    cells_of,
    notes_of,
    summary_table,
    unasked,
)
from wb2pm.evaluation.tables import (
    Table,
    comparison_table,
    one_line,
    score_text,
    write_table,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.evaluation.leaderboard import Leaderboard, TaskBoard
    from wb2pm.evaluation.tasks import Summary

TITLE: Final = "Rules, miners, embeddings and models compared"
INTRODUCTION: Final = (
    "Each task asks something of recorded work whose answer is known. Every solver answers"
    " the same examples, made of these recordings alone."
)
_STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --bar: #0072b2; --base: #666;
  --error: #d55e00; }
@media (prefers-color-scheme: dark) { :root { --base: #aaa; --bar: #56b4e9;
  --error: #e69f00; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 110rem;
  padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem .25rem 0;
  text-align: left; vertical-align: top; }
th.person, td.person { border-left: 1px solid var(--line); padding-left: .75rem; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.baseline { color: var(--base); }
svg { display: block; }
p, li, dl { max-width: 60rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem 1rem; }
ul.notes { padding-left: 1.2rem; }
summary { cursor: pointer; }
@media (max-width: 48rem) {
  h1 { font-size: 1.5rem; line-height: 1.25; }
  table, tbody, tr, th, td { display: block; }
  thead { display: none; }
  tr { border-bottom: 2px solid var(--line); padding: .5rem 0; }
  th, td { border: 0; padding: 0; }
  th.person, td.person { border: 0; padding: .4rem 0 0; }
  td.number { white-space: normal; }
  td::before { content: attr(data-label) ": "; color: var(--base); }
}
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
    parts = [f"# {TITLE}", "", INTRODUCTION, ""]
    parts += [f"- **{name}**: {meaning}" for name, meaning in LEGEND.items()]
    parts += ["", write_table(summary_table(board), "markdown")]
    parts += [
        write_table(board_table(task), "markdown")
        for task in board.tasks
        if task.is_asked
    ]
    parts += [f"- {told}" for told in unasked(board)]
    return "\n".join(parts).rstrip() + "\n"


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
        f"<style>{_STYLE}</style></head><body><main>",
        f"<h1>{_text(TITLE)}</h1>",
        f"<p>Recordings: {_text(names)}. wb2pm {_text(__version__)}.</p>",
        f"<p>{_text(INTRODUCTION)}</p>",
        "<h2>At a glance</h2>",
        *_plain(summary_table(board)),
        "<h2>What the columns say</h2><dl>",
        *(f"<dt>{_text(n)}</dt><dd>{_text(m)}</dd>" for n, m in LEGEND.items()),
        "</dl>",
    ]
    for task in board.tasks:
        if task.is_asked:
            parts += _section(task)
    told = list(unasked(board))
    if told:
        parts.append("<h2>Not asked</h2><ul>")
        parts += [f"<li>{_text(one)}</li>" for one in told]
        parts.append("</ul>")
    return "\n".join([*parts, "</main></body></html>"]) + "\n"


def _section(task: TaskBoard) -> Iterator[str]:
    yield f"<h2>{_text(task.title)}</h2>"
    yield f"<p>{_text(task.description)}</p>"
    yield '<div class="wide" tabindex="0"><table><thead>'
    yield '<tr><th scope="col" rowspan="2">solver</th><th scope="col" rowspan="2">kind</th>'
    headings = (*task.headlines, *CELLS)
    for column in asked(task):
        name = _text(column.name)
        yield f'<th class="person" scope="colgroup" colspan="{len(headings)}">{name}</th>'
    yield "</tr><tr>"
    for _ in asked(task):
        for place, heading in enumerate(headings):
            yield f'<th class="{_class(place)}" scope="col">{_text(heading)}</th>'
    yield "</tr></thead><tbody>"
    for solver, kind in task.solvers():
        yield f'<tr class="{_text(kind)}"><th scope="row">{_text(solver)}</th>'
        yield f'<td data-label="kind">{_text(kind)}</td>'
        for column in asked(task):
            cells = [
                _text(score_text(summary)) + _bar(summary)
                for metric in task.headlines
                for summary in [figure(column.run_of(solver), metric)]
            ]
            cells += map(_text, cells_of(task, column, solver))
            for place, (heading, cell) in enumerate(zip(headings, cells, strict=True)):
                label = _text(heading if place else f"{column.name}: {heading}")
                yield f'<td class="{_class(place)}" data-label="{label}">{cell}</td>'
        yield "</tr>"
    yield '</tbody></table></div><ul class="notes">'
    yield from (f"<li>{_with_code(note)}</li>" for note in notes_of(task))
    yield "</ul>"
    for column in asked(task):
        if column.evaluation is not None:
            title = _text(f"All figures: {column.name}")
            yield f"<details><summary>{title}</summary>"
            yield from _plain(comparison_table(column.evaluation))
            yield "</details>"


def _class(place: int) -> str:
    return "number" if place else "number person"


def _plain(table: Table) -> Iterator[str]:
    cells = "".join(f'<th scope="col">{_text(name)}</th>' for name in table.headings)
    yield f'<div class="wide" tabindex="0"><table><thead><tr>{cells}</tr></thead><tbody>'
    for first, *row in table.rows:
        cells = "".join(
            f'<td data-label="{_text(name)}">{_text(cell)}</td>'
            for name, cell in zip(table.headings[1:], row, strict=True)
        )
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
            f'<line x1="{low:.1f}" y1="5" x2="{high:.1f}" y2="5" stroke="var(--error)"'
            ' stroke-width="3"/>'
        )
    return (
        f'<svg width="{_WIDE}" height="10" aria-hidden="true">'
        f'<rect width="{_WIDE}" height="10" fill="var(--line)"/>'
        f'<rect width="{end:.1f}" height="10" fill="var(--bar)"/>{line}</svg>'
    )


def _with_code(text: str) -> str:
    """Write a note: what stands between backticks is typed as it is."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", _text(text))


def _text(text: str) -> str:
    return escape(one_line(text))
