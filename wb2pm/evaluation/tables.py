"""An evaluation as one table: solvers side by side, in four notations."""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.converters.tables.csv_escape import escape_text
from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.evaluation.statistics import Comparison
    from wb2pm.evaluation.tasks import Evaluation, Summary

NOTATIONS = ("text", "markdown", "latex", "csv")
_LATEX = {
    "\\": r"\textbackslash{}",
    **{sign: "\\" + sign for sign in "&%$#_{}"},
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "±": r"$\pm$",
}
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+")
"""What breaks a line, steers a terminal, or turns the direction of a text."""
_MARKDOWN = re.compile(r"([\\`*_\[\]|])")
_MINUS = re.compile(r"^-(?=\d)")
_WIDE = 6
"""Metrics that still fit beside each other."""
_NUMBER = re.compile(r"-?\d+(\.\d+)?(e-?\d+)?")


class Table(Struct, frozen=True, kw_only=True):
    """Cells of text under headings.

    Attributes:
        title: What it shows.
        headings: One for each column.
        rows: As many cells as headings.
        notes: What a reader has to know of it, in sentences.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()


def comparison_table(evaluation: Evaluation, *, digits: int = 3) -> Table:
    """Lay out solvers side by side: scores with their errors, n, cost, time.

    Args:
        evaluation: What was run.
        digits: Decimals of each score.

    Returns:
        One row for each solver, in the task's order, or one column where there
        are many metrics. A score is followed by its standard error (bootstrap
        over workflows).

    Examples:
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> comparison_table(
        ...     Evaluation(
        ...         task="t", description="", setting=Setting(), data_hash="", runs=()
        ...     )
        ... ).headings
        ('solver', 'kind', 'n', 'unscored', 'cost', 'seconds')
    """
    metrics = (
        [s.metric for s in evaluation.runs[0].summaries] if evaluation.runs else []
    )
    rows = [
        (
            run.solver,
            run.kind,
            *(score_text(summary, digits=digits) for summary in run.summaries),
            str(len(run.results) - run.unscored),
            str(run.unscored),
            "-" if run.cost is None else f"${run.cost:.2f}",
            f"{run.seconds:.1f}",
        )
        for run in evaluation.runs
    ]
    groups = len({result.group for run in evaluation.runs for result in run.results})
    headings = ("solver", "kind", *metrics, "n", "unscored", "cost", "seconds")
    if len(metrics) > _WIDE:  # one column for each solver is easier to read
        headings, *rows = zip(headings, *rows, strict=True)
    return Table(
        title=f"{evaluation.task} ({evaluation.setting.mode})",
        headings=headings,
        rows=tuple(rows),
        notes=(
            evaluation.description,
            error_note(groups),
            *evaluation.notes,
        ),
    )


def error_note(groups: int) -> str:
    """Say what the standard errors are, or why there are none.

    Examples:
        >>> error_note(1)
        'One workflow: there is no standard error, and nothing can be fitted on others.'
    """
    if groups < 2:  # noqa: PLR2004 (nothing varies within one)
        return (
            "One workflow: there is no standard error, and nothing can be fitted on"
            " others."
        )
    return f"± is the standard error, by bootstrap over {groups} workflows."


def score_table(evaluation: Evaluation) -> Table:
    """Lay out one row for each solver and metric, unrounded: for programs.

    Examples:
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> score_table(
        ...     Evaluation(
        ...         task="t", description="", setting=Setting(), data_hash="", runs=()
        ...     )
        ... ).headings[:4]
        ('task', 'mode', 'solver', 'kind')
    """
    rows = [
        (
            evaluation.task,
            evaluation.setting.mode,
            run.solver,
            run.kind,
            summary.metric,
            _number(summary.value),
            _number(summary.standard_error),
            str(summary.n),
            str(summary.groups),
            str(run.unscored),
            _number(run.cost),
            f"{run.seconds:.3f}",
        )
        for run in evaluation.runs
        for summary in run.summaries
    ]
    return Table(
        title=evaluation.task,
        headings=(
            *("task", "mode", "solver", "kind", "metric", "value"),
            *("standard_error", "n", "workflows", "unscored", "cost_usd", "seconds"),
        ),
        rows=tuple(rows),
    )


def paired_table(comparison: Comparison, *, digits: int = 3) -> Table:
    """Lay out a comparison of two solvers: both values, difference, error, p.

    Examples:
        >>> from wb2pm.evaluation.statistics import Comparison
        >>> paired_table(
        ...     Comparison(task="t", first="a", second="b", tests=())
        ... ).title
        't: b against a'
    """

    def written(value: float | None) -> str:
        return "undefined" if value is None else f"{value:.{digits}f}"

    return Table(
        title=f"{comparison.task}: {comparison.second} against {comparison.first}",
        headings=(
            *("metric", comparison.first, comparison.second, "difference"),
            *("standard error", "p", "n", "workflows"),
        ),
        rows=tuple(
            (
                test.metric,
                written(test.first),
                written(test.second),
                written(test.difference),
                written(test.standard_error),
                "undefined" if test.p_value is None else f"{test.p_value:.4f}",
                str(test.n),
                str(test.groups),
            )
            for test in comparison.tests
        ),
        notes=(
            "Only examples that both answered.",
            "p is found by swapping the solvers at random in whole workflows.",
        ),
    )


def score_text(summary: Summary, *, digits: int = 3) -> str:
    """Write a score with its standard error.

    Examples:
        >>> from wb2pm.evaluation.tasks import Summary
        >>> score_text(
        ...     Summary(metric="F1", value=0.25, standard_error=0.01, n=9, groups=3)
        ... )
        '0.250 ±0.010'
    """
    if summary.value is None:
        return "undefined"
    value = f"{summary.value:.{digits}f}"
    if summary.value and not float(value):  # a p-value, say
        value = f"{summary.value:.1e}"
    if summary.standard_error is None:
        return value
    return f"{value} ±{summary.standard_error:.{digits}f}"


def write_table(table: Table, notation: str = "text") -> str:
    r"""Write a table in one of `NOTATIONS`.

    Args:
        table: What to write.
        notation: ``text``, ``markdown``, ``latex`` (needs booktabs), ``csv``.

    Raises:
        UnknownNameError: If there is no such notation.

    Examples:
        >>> table = Table(title="T", headings=("a", "b"), rows=(("x", "1"),))
        >>> print(write_table(table, "markdown"), end="")
        ### T
        <BLANKLINE>
        | a | b |
        |---|---|
        | x | 1 |
    """
    writers: dict[str, Callable[[Table], str]] = {
        "text": _text,
        "markdown": _markdown,
        "latex": _latex,
        "csv": _csv,
    }
    if notation not in writers:
        raise UnknownNameError("notation", notation, list(writers))
    return writers[notation](table)


def _number(value: float | None) -> str:
    return "" if value is None else repr(value)


def _text(table: Table) -> str:
    headings, *rows = (
        tuple(map(one_line, cells)) for cells in (table.headings, *table.rows)
    )
    lines = [headings, *rows]
    widths = [max(len(line[k]) for line in lines) for k in range(len(headings))]

    def aligned(cells: Sequence[str]) -> str:
        pairs = zip(cells, widths, strict=True)
        return "  ".join(cell.ljust(width) for cell, width in pairs).rstrip()

    rule = "  ".join("-" * width for width in widths)
    body = [aligned(headings), rule, *map(aligned, rows)]
    notes = [one_line(note) for note in table.notes if note]
    return "\n".join([one_line(table.title), *notes, "", *body]) + "\n"


def _markdown(table: Table) -> str:
    def line(cells: Sequence[str]) -> str:
        return "| " + " | ".join(_markdown_cell(cell) for cell in cells) + " |"

    rule = "|" + "---|" * len(table.headings)
    notes = [
        part for note in table.notes if note for part in ("", _markdown_cell(note))
    ]
    return (
        "\n".join(
            [
                f"### {_markdown_cell(table.title)}",
                "",
                line(table.headings),
                rule,
                *map(line, table.rows),
                *notes,
            ]
        )
        + "\n"
    )


def one_line(text: str) -> str:
    r"""Write a text in one line, without what steers a terminal or turns its direction.

    Examples:
        >>> one_line("a\nb\x1b[31m")
        'a b [31m'
    """
    return " ".join(_UNSEEN.sub(" ", text).split())


def _markdown_cell(text: str) -> str:
    """Write text that is text in Markdown: no link, image, emphasis, or HTML."""
    return _MARKDOWN.sub(r"\\\1", one_line(text)).replace("<", "&lt;")


def _latex(table: Table) -> str:
    def line(cells: Sequence[str]) -> str:
        return " & ".join(_latex_cell(cell) for cell in cells) + r" \\"

    columns = "l" + "r" * (len(table.headings) - 1)
    notes = " ".join(note for note in (table.title + ".", *table.notes) if note)
    return (
        "\n".join(
            [
                r"\begin{table}",
                r"\centering",
                rf"\caption{{{_latex_cell(notes)}}}",
                rf"\begin{{tabular}}{{{columns}}}",
                r"\toprule",
                line(table.headings),
                r"\midrule",
                *map(line, table.rows),
                r"\bottomrule",
                r"\end{tabular}",
                r"\end{table}",
            ]
        )
        + "\n"
    )


def _latex_cell(text: str) -> str:
    escaped = "".join(_LATEX.get(sign, sign) for sign in one_line(text))
    return _MINUS.sub(r"$-$", escaped)


def _csv(table: Table) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(table.headings)
    writer.writerows([[_csv_cell(cell) for cell in row] for row in table.rows])
    return out.getvalue()


def _csv_cell(text: str) -> str:
    """Keep a spreadsheet from running a cell; a number, negative too, is none."""
    return text if _NUMBER.fullmatch(text) else escape_text(text)
