"""The notebook of the seven jobs, run whole by a kernel of its own."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.llm.scripted_server import Say, Seen, serve
from tests.llm.test_jobs import REPLIES
from wb2pm.llm.requests.prompts import instructions

NOTEBOOK = Path(__file__).parents[2] / "examples" / "notebooks" / "seven_jobs.ipynb"


def run() -> str:
    """Run every cell and give what was printed."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]  # it has no types
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    return "".join(
        output.get("text", "")
        for cell in notebook.cells
        for output in cell.get("outputs", [])
    )


def script(seen: Seen, _number: int) -> Say:
    """Answer each job in its form, whatever the recordings."""
    job = next(j for j in REPLIES if seen.system == instructions(j))
    if job == "segment":
        count = sum(line.startswith("D1.") for line in seen.user.splitlines())
        whole = {
            "workflow": "P1",
            "first": "D1.1",
            "last": f"D1.{count}",
            "title": None,
        }
        return Say({"segments": [whole]})
    if job == "rank":
        count = seen.user.count("Procedure P")
        return Say(
            {
                "best_first": [
                    {"procedure": f"P{n}", "reason": "So.", "cites": [f"P{n}.1"]}
                    for n in range(1, count + 1)
                ]
            }
        )
    return Say(REPLIES[job])


def test_the_notebook_runs_with_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any setting, and every job gives an answer that rests on something."""
    monkeypatch.delenv("WB2PM_BACKEND", raising=False)

    printed = run()

    for job in REPLIES.keys() - {"check", "segment", "ground"}:
        assert f"\n{job} rules full None" in printed
    assert "\nTrue True (" in printed


@pytest.mark.slow
def test_the_notebook_runs_with_a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cells; the environment alone says who answers."""
    with serve(script) as server:
        monkeypatch.setenv("WB2PM_BACKEND", "openai:some")
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        printed = run()

    assert len(server.seen) == 7
    for job in REPLIES.keys() - {"check", "segment", "ground"}:
        assert f"\n{job} openai:some full Usage(requests=1" in printed
    assert "\nFalse True (" in printed
