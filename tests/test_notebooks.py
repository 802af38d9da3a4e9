"""The notebooks of the examples, each run whole by a kernel of its own."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.llm.scripted_server import Say, Seen, serve
from tests.llm.test_jobs import REPLIES
from wb2pm.llm.requests.prompts import instructions

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
every_notebook = pytest.mark.parametrize(
    "path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS]
)


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No model is configured, and what notebooks write goes with the test."""
    monkeypatch.delenv("WB2PM_BACKEND", raising=False)
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def read(path: Path) -> Any:
    """Read a notebook."""
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]  # it has no types


def run(name: str) -> dict[str, list[str]]:
    """Run every cell; give what was shown by MIME type, and by stream."""
    notebook = read(FOLDER / f"{name}.ipynb")
    NotebookClient(notebook, timeout=900, kernel_name="python3").execute()
    shown: dict[str, list[str]] = {}
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            content = output.get("data") or {output.name: output.text}
            for kind, text in content.items():
                shown.setdefault(kind, []).append(text)
    return shown


def rows_of(table: str) -> dict[str, list[str]]:
    """Read a Markdown table: the first cell of each row -> the others."""
    rows = [line.strip("| ") for line in table.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    return {first: others for first, *others in cells}


def always_yes(seen: Seen, _number: int) -> Say:
    """Answer as a model would that says yes to everything and cuts nowhere."""
    if seen.system == instructions("segment"):
        count = sum(line.startswith("D1.") for line in seen.user.splitlines())
        whole = {"workflow": "P1", "first": "D1.1", "last": f"D1.{count}"}
        return Say({"segments": [{**whole, "title": None}]})
    return Say({**REPLIES["check"], "followed": True, "deviations": []})


@every_notebook
def test_notebooks_are_kept_without_outputs(path: Path) -> None:
    """What is kept is the source: results are those of whoever runs it."""
    cells = [cell for cell in read(path).cells if cell.cell_type == "code"]

    assert cells
    assert all(cell.outputs == [] for cell in cells)
    assert all(cell.execution_count is None for cell in cells)


@every_notebook
def test_every_cell_is_explained(path: Path) -> None:
    """Before each cell of code stands what it is for."""
    kinds = [cell.cell_type for cell in read(path).cells]

    before = [a for a, b in pairwise(kinds) if b == "code"]

    assert kinds[0] == "markdown"
    assert set(before) == {"markdown"}


@every_notebook
def test_every_notebook_is_linked_and_run(path: Path) -> None:
    """The documentation names each, and a test runs it."""
    docs = FOLDER.parents[1] / "docs"
    tests = [Path(__file__), Path(__file__).parent / "llm" / "test_notebook.py"]

    assert any(path.name in page.read_text("utf-8") for page in docs.glob("*.md"))
    assert any(path.stem in test.read_text("utf-8") for test in tests)


def test_traces_become_event_logs(tmp_path: Path) -> None:
    """Formats are written and read back; only the CSV tables lose anything."""
    shown = run("traces_to_event_logs")

    assert "stderr" not in shown
    printed = "".join(shown["stdout"])
    assert "skipped: ()" in printed
    assert "secrets {'email': " in printed
    assert "5 cases, 0 skipped" in printed
    back = shown["text/plain"][-1].splitlines()
    cut = "{'start_timestamp': 51, 'time:timestamp': 49}"
    assert [line.split(maxsplit=1)[0] for line in back if cut in line] == [
        "celonis",
        "csv",
    ]
    assert [line.split() for line in back if line.endswith("{}")] == [
        ["xes", "54", "[]", "{}"],
        ["parquet", "54", "[]", "{}"],
    ]
    (out,) = tmp_path.glob("tmp*")
    assert {path.name for path in out.iterdir()} >= {
        *("log.xes", "celonis", "accounts.pnml", "accounts.bpmn"),
    }


@pytest.mark.slow
def test_processes_are_analysed() -> None:
    """The graph and two models draw themselves; deviations and savings are named."""
    shown = run("process_analytics")

    assert "stderr" not in shown
    assert len(shown["image/svg+xml"]) == 3
    tables = "".join(shown["text/html"])
    assert " is recommended: of " in tables
    assert "Step 3 was left out: Press Enter." in tables
    assert "1 of 5 demonstrations took a detour" in tables
    assert "shortest way, 9.1 s:" in "".join(shown["stdout"])


@pytest.mark.slow
def test_miners_are_compared_without_a_model() -> None:
    """A miner of one's own stands beside rules and baselines; no model is asked."""
    shown = run("miners_and_models")

    assert "stderr" not in shown
    cut, judged, *_ = map(rows_of, shown["text/markdown"])
    assert cut["lexical"][:2] == ["rules", "1.000 ±0.000"]
    assert cut["known flows"][0] == "miner"
    assert float(cut["known flows"][1].split()[0]) > float(
        cut["equal split"][1].split()[0]
    )
    assert judged["solver"] == [
        "alignment (calibrated on other workflows)",
        "alignment (as shipped)",
        "alignment without screens",
        "always yes",
    ]
    assert judged["n"] == ["220"] * 4
    assert len(shown["text/markdown"]) == 5
    recorded = rows_of(shown["text/markdown"][-1])
    assert recorded["one workflow throughout"][:2] == ["recorded", "0.000 ±0.000"]


@pytest.mark.slow
def test_a_model_is_compared_where_one_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is one more row, scored like the others: one that says yes as always yes."""
    with serve(always_yes) as server:
        monkeypatch.setenv("WB2PM_BACKEND", "openai:some")
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        shown = run("miners_and_models")

    cut, *_, beside = map(rows_of, shown["text/markdown"])
    assert cut["openai:some"][:2] == ["model", "0.000 ±0.000"]
    assert beside["solver"] == ["openai:some", "alignment (as shipped)", "always yes"]
    for metric in ("trajectory: F1", "completion: F1"):
        model, rules, yes = beside[metric]
        assert model == yes != rules
    cuts = [seen for seen in server.seen if seen.system == instructions("segment")]
    assert len(cuts) == 3
    assert 0 < len(server.seen) - len(cuts) <= int(beside["n"][0])
