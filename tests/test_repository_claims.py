"""Every figure in the documentation is claimed, told for what it is, and comes out again."""

from __future__ import annotations

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from wb2pm.evaluation.registry import find_task
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.statistics import summarise
from wb2pm.evaluation.tasks import Evaluation, Setting

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Summary

ROOT = Path(__file__).parents[1]


def _script() -> Any:
    spec = importlib.util.spec_from_file_location(
        "write_claims", ROOT / "docs" / "write_claims.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["write_claims"] = module
    spec.loader.exec_module(module)
    return module


SCRIPT = _script()
CLAIMS = SCRIPT.read_claims()
RUNS = [
    pytest.param(
        claim,
        run,
        id=f"{claim.page}-{run.task}-{run.metric}-{run.mode}-{run.column}{run.kind}",
        marks=[pytest.mark.slow] if run.slow else [],
    )
    for claim in CLAIMS
    for run in claim.run
]
HOW = (
    "Figures are changed in claims.toml, which says how each was come by, and put into the"
    " pages by `python docs/write_claims.py`; a new one needs a [[claim]] there."
)
UNSEEN = re.compile(
    r"first sight|first time|before anything was looked at|unseen|nobody had (ever )?(looked|seen)|untouched"
)


@pytest.mark.parametrize("name", SCRIPT.pages())
def test_every_figure_is_claimed(name: str) -> None:
    """Every row of figures and every ± figure stands in claims.toml, with its value."""
    found = list(SCRIPT.missing(name, CLAIMS))

    assert not found, "\n".join([HOW, *found])


@pytest.mark.parametrize("name", sorted({claim.page for claim in CLAIMS}))
def test_no_claim_is_left_over(name: str) -> None:
    """What is claimed of a page stands there, with the words that qualify it."""
    text = SCRIPT.read_page(name)
    gone = [
        f"{claim.section}: {lost}"
        for claim in CLAIMS
        if claim.page == name
        for lost in SCRIPT.absent(claim, text)
    ]

    assert not gone, "\n".join([f"claims.toml has, and {name} has not:", *gone])


@pytest.mark.parametrize(
    "claim", CLAIMS, ids=lambda claim: f"{claim.page}-{claim.section[:20]}"
)
def test_prose_says_no_more_than_the_evidence(claim: Any) -> None:
    """What was made on the data tells so; only what was scored once is called unseen."""
    assert claim.data
    assert claim.command or claim.evidence == "published"
    if claim.evidence in {"development", "shared data", "first sight", "by others"}:
        assert claim.said, "quote the words that tell the reader what this is worth"
    if claim.evidence == "first sight":
        assert UNSEEN.search(f"{claim.said} {claim.table} {list(claim.rows)}".lower())
    elif claim.evidence in {"development", "shared data", "bundled"}:
        boasts = [label for label in claim.rows if UNSEEN.search(label.lower())]
        mended = re.compile(r"after mending|after what was ours was mended|mended")
        assert all("first sight" in label for label in boasts), boasts
        assert not boasts or mended.search(str(claim.rows)), boasts


def test_headlines_are_of_what_nobody_had_looked_at() -> None:
    """The table on the first page; what else it says is called a development figure."""
    first = [claim for claim in CLAIMS if claim.page == "README.md"]

    assert first
    for claim in first:
        if claim.rows:
            assert claim.evidence in {"first sight", "published", "by others"}
        else:
            assert claim.evidence == "first sight" or "development" in claim.said


@cache
def _evaluated(
    task: str, folder: str, mode: str, options: str, names: str
) -> Evaluation:
    return evaluate(
        task,
        setting=Setting(
            data=(folder,) if folder else (),
            mode="published" if mode == "published" else "corrected",
            options=dict(pair.split("=") for pair in options.split()),
        ),
        solvers=names.split("\n"),
    )


@pytest.mark.parametrize(("claim", "run"), RUNS)
def test_figures_come_out_again(
    claim: Any,
    run: Any,
    request: pytest.FixtureRequest,
) -> None:
    """The claimed figure is the one that the command prints, to the digits claimed."""
    folder = (
        str(request.getfixturevalue("shared_data") / run.folder) if run.folder else ""
    )
    same = [
        other
        for other in claim.run
        if (other.task, other.folder, other.mode, other.options, other.slow)
        == (run.task, run.folder, run.mode, run.options, run.slow)
    ]
    names = sorted({name for other in same for name in other.solvers.values()})
    options = " ".join(f"{k}={v}" for k, v in run.options.items())
    found = _evaluated(run.task, folder, run.mode, options, "\n".join(names))

    for row, solver in run.solvers.items():
        of = next(r for r in found.runs if r.solver == solver)
        summary = next(s for s in of.summaries if s.metric == run.metric)
        if run.kind:
            metrics = {m.name: m for m in find_task(run.task).metrics}
            chosen = [result for result in of.results if result.kind == run.kind]
            summary = summarise(chosen, metrics[run.metric])
        claimed = claim.rows.get(row) or claim.words[row]
        cell = claimed.split(" | ")[run.column - 1]
        assert _agrees(cell, summary, run.of), f"{row}: {cell} claimed, {summary} found"


def _agrees(cell: str, summary: Summary, of: str) -> bool:
    if of == "n":
        return cell == str(summary.n)
    figures = re.findall(r"-?\d*\.?\d+", cell)
    assert summary.value is not None
    times = 100 if "%" in cell else 1
    known = tuple(
        None if figure is None else times * figure
        for figure in (summary.value, summary.standard_error)
    )
    for text, value in zip(figures, known, strict=False):
        unit = 10.0 ** -len(text.partition(".")[2])
        if value is None or abs(float(text) - value) > 0.5 * unit + 1e-9:
            return False
    return bool(figures)


def test_a_changed_figure_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another value in a cell, another ± figure, and a figure without any claim."""
    real = SCRIPT.read_page
    said = next(c for c in CLAIMS if c.page == "README.md" and c.words)
    row = next(c for c in CLAIMS if c.page == "docs/verdicts.md" and c.rows)
    cells = next(iter(row.rows.values()))
    changes = {
        "README.md": (next(iter(said.words.values())), "0.01 ± 0.99"),
        "docs/verdicts.md": (cells, cells + "1"),
        "docs/mcp.md": ("\n## ", "\nIt reaches 0.99 ± 0.01.\n\n## "),
    }

    def spoilt(name: str) -> str:
        before, after = changes[name]
        text: str = real(name)
        assert before in text
        return text.replace(before, after, 1)

    monkeypatch.setattr(SCRIPT, "read_page", spoilt)

    assert all(list(SCRIPT.missing(name, CLAIMS)) for name in changes)


def test_one_place_is_enough_to_change_a_figure() -> None:
    """What claims.toml says is put into the page, table and sentence."""
    text = SCRIPT.read_page("README.md")
    changed = [
        SCRIPT.Claim(
            page="README.md",
            section="Rules, miners and models compared",
            table="was the written procedure followed, step by step? | n | F1",
            command="-",
            data="-",
            date="-",
            evidence="first sight",
            rows={"wb2pm on pretix, likewise": "99 | 0.11 ± 0.22"},
            words={"the rules were made, reach F1": "0.33 ± 0.44"},
        )
    ]

    written = SCRIPT.with_claims("README.md", changed)

    assert "| wb2pm on pretix, likewise | 99 | 0.11 ± 0.22 |" in written
    assert "reach F1 0.33 ± 0.44" in written
    assert SCRIPT.with_claims("README.md", CLAIMS) == text
