"""The page that tells the story: its figures are what the code computes."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from statistics import fmean

import pytest

from wb2pm.evaluation.correlation import kendall
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.published.recomputing import (
    SUBJECTS,
    find_subjects,
    recompute_published,
)
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Summary, Task

PAGE = (Path(__file__).parents[2] / "docs" / "evaluation.md").read_text(
    encoding="utf-8"
)


def rows(heading: str) -> dict[str, list[str]]:
    """Read the table below a line of headings: first cell -> the others."""
    below = PAGE[PAGE.index(f"\n{heading}") + 1 :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in below]
    return {line[0]: line[1:] for line in cells}


def written(summary: Summary, *, digits: int = 3) -> str:
    """Write a figure as the page does: without the zero before the point."""
    text = f"{summary.value:.{digits}f} ±{summary.standard_error:.{digits}f}"
    return re.sub(r"\b0\.", ".", text)


def test_the_ranking_table(shared_data: Path) -> None:
    """Kendall's tau, published and with the ordering inverted."""
    found = recompute_published(
        shared_data / "wonderbread",
        corrections=["ordering"],
        subjects=find_subjects(["sop-ranking"]),
    )

    page = rows("| Kendall's tau |")
    for before, after in zip(
        found.published[0].rows, found.corrected[0].rows, strict=True
    ):
        shown = [written(row.summaries[0]) for row in (before, after)]
        assert page[before.key[0]][1:] == shown


def test_other_ways_to_rank_by_length(shared_data: Path) -> None:
    """Each figure of the paragraph below the table; .327 is that of all 162 groups."""
    files = PublishedFiles(shared_data / "wonderbread")
    groups: dict[str, list[tuple[str, int]]] = {}
    for row in files.rows("sop_ranking"):
        if row["ablation--model"] == "GPT4":
            text = files.sop_texts[row["folder_name"]]
            groups.setdefault(row["demo_name"], []).append(
                (text, int(row["gt_ranking"]))
            )

    def balances(measure: Callable[[str], int]) -> list[tuple[int, int]]:
        """Pairs that length orders as people do, less the others; and all pairs."""
        found = []
        for group in groups.values():
            pairs = list(combinations(group, 2))
            signs = [
                ((measure(b) > measure(a)) - (measure(b) < measure(a)))
                * (1 if y < x else -1)
                for (a, x), (b, y) in pairs
            ]
            found.append((sum(signs), len(pairs)))
        return found

    def taus(measure: Callable[[str], int]) -> list[float]:
        return [
            kendall([-measure(text) for text, _ in group], [rank for _, rank in group])
            or 0.0
            for group in groups.values()
        ]

    by_length, sizes = taus(len), [len(group) for group in groups.values()]
    pairs = balances(len)
    figures = (
        fmean(by_length),
        (0.327 * 162 - sum(by_length)) / 74,
        fmean(balance / whole for balance, whole in pairs),
        fmean(taus(lambda text: len(text.split()))),
        fmean(taus(lambda text: len(text.encode()))),
        fmean(by_length, weights=sizes),
        sum(balance for balance, _ in pairs) / sum(whole for _, whole in pairs),
    )
    by_size = [
        fmean(tau for tau, size in zip(by_length, sizes, strict=True) if size == wanted)
        for wanted in (3, 4, 5)
    ]

    paragraph = PAGE[PAGE.index("The .278 is tau-b") :].split("\n\n")[0]
    shown = re.findall(r"(?<=\s)\.\d+", paragraph)
    assert shown == [
        *(f"{figures[0]:.3f}"[1:], ".327"),
        *(f"{figure:.3f}"[1:] for figure in figures[1:]),
        *(f"{figure:.2f}"[1:] for figure in by_size),
    ]


def test_the_generation_table(shared_data: Path) -> None:
    """F1 and ordering, published and with every bug corrected."""
    found = recompute_published(
        shared_data / "wonderbread", subjects=find_subjects(["sop-generation"])
    )

    heading = "| model | input | F1, paper |"
    lines = PAGE[PAGE.index(heading) :].split("\n\n")[0].splitlines()[2:]
    page = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    computed = zip(found.published[0].rows, found.corrected[0].rows, strict=True)
    for line, (before, after) in zip(page, computed, strict=False):
        assert line[0] == before.key[0]
        assert line[3:] == [
            written(before.summaries[2]),
            written(after.summaries[2]),
            written(before.summaries[3]),
            written(after.summaries[3]),
        ]
    assert len(page) == 9


def test_every_correction_is_explained() -> None:
    """With its switch, the bug and what is done instead."""
    for subject in SUBJECTS:
        if subject.name == "validation-accuracies":
            continue
        for correction in subject.corrections:
            line = f"| `{subject.name}:{correction.name}` | {correction.bug} |"
            assert f"{line} {correction.fix} |\n" in PAGE


def test_the_task_of_the_page_runs() -> None:
    """Whoever copies it has a task."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}

    exec(compile(code, "evaluation.md", "exec"), names)

    task = names["TASK"]
    assert isinstance(task, Task)
    evaluation = evaluate(task)
    assert [run.solver for run in evaluation.runs] == [
        *("always yes", "most frequent", "word"),
    ]
    assert evaluation.runs[2].summaries[0].value == pytest.approx(1.0)
