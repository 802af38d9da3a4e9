"""The main job with a language model: both answers in one report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.invented import INVENTED
from tests.llm.scripted_server import Say, Seen, serve
from wb2pm.cli import main
from wb2pm.errors import PermitError
from wb2pm.llm.requests.prompts import instructions
from wb2pm.report.main_job import analyze

FOLDERS = sorted(INVENTED.glob("2001*"))[:2]
REPLIES = {
    "write_sop": {
        "title": "Claim",
        "steps": [{"text": "Click <b>Send</b> now.", "cites": ["D1.1"]}],
    },
    "improve": {
        "work": [{"kind": "waiting", "sentence": "Wait less.", "cites": []}],
        "procedure": [
            {
                "kind": "clarify",
                "sentence": "Say where.",
                "step": 1,
                "text": "Go there.",
            }
        ],
    },
}


def script(seen: Seen, _number: int) -> Say:
    """Answer each job in its form; judge one demonstration and refuse the other."""
    for job, reply in REPLIES.items():
        if seen.system == instructions(job):
            return Say(reply)
    if "19.9 s" not in seen.user:
        return Say("", refusal="I will not judge.")
    verdict = {
        "completed": False,
        "followed": False,
        "reasons": [],
        "deviations": [
            {
                "kind": "extra",
                "sentence": "Odd <i>click</i>.",
                "cites": ["D1.1", "D7.7"],
            }
        ],
    }
    return Say(verdict)


def test_the_report_shows_both_side_by_side(tmp_path: Path) -> None:
    """Rules and model, what is cited, what was declined, and the bill."""
    with serve(script) as server:
        result = CliRunner().invoke(
            main,
            [
                *("analyze", *map(str, FOLDERS), "--out", str(tmp_path), "--to", "xes"),
                *("--backend", "openai:some", "--base-url", server.url, "--cache", ""),
            ],
            catch_exceptions=False,
        )

    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    text = " ".join(report.replace("<bdi>", "").replace("</bdi>", "").split())
    assert result.exit_code == 0
    assert len(server.seen) == 4
    assert "The same from openai:some" in text
    assert "Verdicts side by side" in text
    assert "<td>yes</td><td>no</td>" in text
    assert "No answer: the model declined: I will not judge." in text
    assert "Odd &lt;i&gt;click&lt;/i&gt;." in text
    assert "Cited and not there: D7.7" in text
    assert "Click &lt;b&gt;Send&lt;/b&gt; now." in text
    assert "Wait less." in text
    assert "nothing cited" in text
    assert "procedure: clarify" in text
    assert "openai:some gave 3 of 4 answers: 4 requests" in result.stderr
    answers = json.loads((tmp_path / "answers.json").read_text(encoding="utf-8"))
    assert answers["2001"]["backend"] == "openai:some"
    assert answers["2001"]["procedure"]["result"]["title"] == "Claim"
    assert "answers.json" in text
    assert "Possible improvements" in text  # the rules' own are still there


def test_without_a_model_nothing_of_it_is_shown(tmp_path: Path) -> None:
    """The report of rules alone is what it was."""
    analysis = analyze(FOLDERS[:1], out=tmp_path, outputs=["xes"])

    assert analysis.workflows[0].answers is None
    assert "The same from" not in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_model_that_may_not_be_asked_is_an_error(tmp_path: Path) -> None:
    """Who asks for a model does not want a report without it."""
    with pytest.raises(PermitError):
        analyze(FOLDERS[:1], out=tmp_path, outputs=["xes"], backend="openai:x")
