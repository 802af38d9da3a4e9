"""Tables in four notations, and broken down."""

from __future__ import annotations

import csv
import io

import pytest

from tests.evaluation.tasks import parity
from wb2pm.errors import UnknownNameError
from wb2pm.evaluation.breakdown import break_down
from wb2pm.evaluation.metrics import accuracy, mean_of, yes_or_no_metrics
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tables import (
    Table,
    comparison_table,
    score_table,
    score_text,
    write_table,
)
from wb2pm.evaluation.tasks import Example, Summary

HOSTILE = Table(
    title="T & 50%",
    headings=("solver", "x"),
    rows=(("=cmd|x_1\\<b>", "-1.5"), ("a\nb", "1 ±2")),
    notes=("note", ""),
)


def test_the_comparison_has_a_row_for_each_solver() -> None:
    """Scores with errors, then n, unscored, cost and seconds."""
    table = comparison_table(evaluate(parity()))

    assert table.headings == (
        *("solver", "kind", "F1", "balanced accuracy", "precision", "recall", "MCC"),
        *("n", "unscored", "cost", "seconds"),
    )
    assert [row[0] for row in table.rows] == [
        *("halves", "learned", "always yes", "most frequent"),
    ]
    assert table.rows[0][7:10] == ("11", "1", "$0.11")
    assert table.rows[2][9] == "-"
    assert table.rows[0][2].startswith("0.909 ±")
    assert table.title == "parity (corrected)"
    assert "4 workflows" in table.notes[1]


def test_many_metrics_become_rows() -> None:
    """Seven columns of scores do not fit; a column for each solver does."""
    metrics = tuple(mean_of("x", heading=f"m{k}") for k in range(7))

    table = comparison_table(evaluate(parity(metrics=metrics)))

    assert table.headings[:2] == ("solver", "halves")
    assert [row[0] for row in table.rows][:2] == ["kind", "m0"]


def test_the_table_for_programs_is_unrounded() -> None:
    """One row for each solver and metric; what is undefined is empty."""
    text = write_table(score_table(evaluate(parity())), "csv")

    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 4 * 5
    assert float(rows[0]["value"]) == pytest.approx(10 / 11)
    assert rows[0]["workflows"] == "4"
    assert rows[14]["value"] == ""


def test_markdown_keeps_cells_apart() -> None:
    """Nothing in a cell ends it, or becomes HTML, a link, or a heading."""
    text = write_table(HOSTILE, "markdown")
    link = Table(
        title="a\n# b",
        headings=("`x`",),
        rows=(("![i](http://e/x.png)",), ("\x1b[2J\u202eX",)),
    )

    assert "| =cmd\\|x\\_1\\\\&lt;b> | -1.5 |" in text
    assert "| a b | 1 ±2 |" in text
    assert write_table(link, "markdown").splitlines() == [
        "### a # b",
        "",
        r"| \`x\` |",
        "|---|",
        r"| !\[i\](http://e/x.png) |",
        r"| \[2J X |",
    ]
    assert write_table(link, "text").splitlines() == [
        *("a # b", "", "`x`", "-" * 20, "![i](http://e/x.png)", "[2J X"),
    ]
    assert text.endswith("\n\nnote\n")


def test_latex_escapes_its_own_signs() -> None:
    """It compiles whatever a solver is called, and a minus is one."""
    text = write_table(HOSTILE, "latex")

    assert (
        r"=cmd\textbar{}x\_1\textbackslash{}\textless{}b\textgreater{} & $-$1.5 \\"
        in text
    )
    assert r"a b & 1 $\pm$2 \\" in text
    assert r"\caption{T \& 50\%. note}" in text


def test_csv_runs_nothing() -> None:
    """A formula is escaped, a negative number stays a number."""
    rows = list(csv.reader(io.StringIO(write_table(HOSTILE, "csv"))))

    assert rows[1] == ["'=cmd|x_1\\<b>", "-1.5"]


def test_text_is_aligned() -> None:
    """And an unknown notation is refused."""
    table = Table(title="T", headings=("a", "b"), rows=(("long", "1"),))

    assert write_table(table) == "T\n\na     b\n----  -\nlong  1\n"
    with pytest.raises(UnknownNameError, match="No notation named 'html'"):
        write_table(table, "html")


@pytest.mark.parametrize(
    ("value", "error", "text"),
    [
        (None, None, "undefined"),
        (0.12345, None, "0.123"),
        (0.12345, 0.5, "0.123 ±0.500"),
        (1.234e-7, None, "1.2e-07"),
        (0.0, None, "0.000"),
    ],
)
def test_scores_in_words(value: float | None, error: float | None, text: str) -> None:
    """What is not zero does not read as zero."""
    summary = Summary(metric="m", value=value, standard_error=error, n=1, groups=1)

    assert score_text(summary) == text


def test_results_break_down_by_site_and_difficulty() -> None:
    """Each part with its n; what has no site stands apart."""
    evaluation = evaluate(parity())

    by_site = break_down(evaluation, accuracy(), by="site")
    by_difficulty = break_down(evaluation, accuracy(), by="difficulty")

    assert by_site.headings == ("solver", "forum", "shop", "unknown")
    assert by_difficulty.headings == ("solver", "Easy", "Hard")
    assert by_difficulty.rows[0][1] == "1.000 ±0.000 (n 6)"
    assert (
        by_difficulty.rows[2][2]
        == "0.500 ±0.354 (n 6)"[:6] + (by_difficulty.rows[2][2][6:])
    )


def test_lengths_break_down_into_thirds() -> None:
    """Eleven lengths, and one that is not known."""
    table = break_down(evaluate(parity()), accuracy(), by="length")

    assert table.headings == (
        *("solver", "length 1-3", "length 4-7", "length 8-11", "unknown"),
    )


def test_equal_lengths_stay_together() -> None:
    """Ties are not torn apart, and no part is empty."""
    task = parity(
        examples=lambda _: [
            Example(id=str(k), group=str(k), input=k, truth=True, length=5)
            for k in range(4)
        ]
    )

    table = break_down(evaluate(task), yes_or_no_metrics()[0], by="length")

    assert table.headings == ("solver", "length 5")
    with pytest.raises(UnknownNameError, match="No property named 'colour'"):
        break_down(evaluate(task), accuracy(), by="colour")  # type: ignore[arg-type]
