"""Many recordings at once, from Python and the command line, and what stops them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.invented import INVENTED
from tests.llm.conftest import MakeBackend
from tests.llm.scripted_server import Say, Seen, Server, serve
from tests.report.builder import make_item
from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.preparing import Prepared
from wb2pm.cli import main
from wb2pm.errors import BackendError, BudgetError, PermitError
from wb2pm.llm.answers import Answer
from wb2pm.llm.jobs.batch import answer_each
from wb2pm.llm.jobs.goal import GOAL as GOALS
from wb2pm.llm.jobs.goal import goal

GOAL = {"goal": "File a claim", "fulfilled": True, "reasons": []}
FOLDERS = sorted(str(p) for p in INVENTED.iterdir() if p.is_dir())


def prepared(count: int) -> Prepared:
    """Prepare some demonstrations that differ."""
    items = [make_item(f"d{n}", (f"Click 'Button {n}' @/p",)) for n in range(count)]
    return Prepared(
        demonstrations=tuple(d for d, _ in items),
        activities={d.id: activities for d, activities in items},
        steps={d.id: activities for d, activities in items},
        granularity="step",
        redaction="secrets",
        redactions={},
        skipped=(),
        unclaimed=(),
    )


def run(server: Server, *arguments: str) -> Result:
    """Run a command with the server as its backend."""
    backend = ["--backend", "openai:some", "--base-url", server.url, "--cache", ""]
    return CliRunner().invoke(main, [*arguments, *backend], catch_exceptions=False)


def test_one_that_fails_stops_no_other(make_backend: MakeBackend) -> None:
    """It is declined, with the reason."""

    def script(seen: Seen, _number: int) -> Say:
        return Say(status=400, body=b"no") if "Button 1" in seen.user else Say(GOAL)

    told: list[tuple[str, int, int]] = []
    with serve(script) as server:
        answers = answer_recordings(
            GOALS,
            prepared(4),
            backend=make_backend(server.url),
            on_progress=lambda *stage: told.append(stage),
        )

    assert list(answers) == ["d0", "d1", "d2", "d3"]
    assert [a.result is not None for a in answers.values()] == [True, False, True, True]
    assert "status 400" in (answers["d1"].declined or "")
    assert told[-1] == ("Asking openai:some-model", 4, 4)


def test_a_spent_budget_ends_a_batch_cleanly(make_backend: MakeBackend) -> None:
    """What was answered is kept; what was not is named with the reason."""
    with serve(Say(GOAL)) as server:
        backend = make_backend(
            server.url, concurrency=1, budget_tokens=2_500, reply_tokens=500
        )
        answers = answer_recordings(GOALS, prepared(9), backend=backend)

    done = [a for a in answers.values() if a.result]
    left = [a.declined or "" for a in answers.values() if not a.result]
    assert 1 < len(done) == len(server.seen) < 9
    assert all("the budget of 2,500 tokens" in reason for reason in left)
    assert backend.spent.prompt_tokens + backend.spent.completion_tokens <= 2_500


def test_without_a_permit_nothing_is_begun(make_backend: MakeBackend) -> None:
    """It is an error, not forty refusals."""
    backend = make_backend("https://paid.example/v1", api_key="k")

    with pytest.raises(PermitError):
        answer_recordings(GOALS, prepared(40), backend=backend)


def test_a_bug_is_not_hidden_among_answers() -> None:
    """Only what a backend does wrong is declined."""

    def broken() -> Answer[Any]:
        raise ZeroDivisionError

    def failing() -> Answer[Any]:
        raise BackendError("out of order")

    assert answer_each("goal", {1: failing})[1].declined == "out of order"
    with pytest.raises(ZeroDivisionError):
        answer_each("goal", {1: broken})


def test_a_batch_that_was_killed_asks_only_for_what_is_missing(tmp_path: Path) -> None:
    """No request that was answered is sent, and paid, a second time."""
    answered = 2

    def script(_seen: Seen, number: int) -> Say:
        return Say(GOAL, after_s=600 if number == answered else 0)

    with serve(script) as server:
        command = [
            *(sys.executable, "-m", "wb2pm", "goal", *FOLDERS[:4], "--json"),
            *("--backend", "openai:some", "--base-url", server.url),
            *("--cache", str(tmp_path / "kept"), "--concurrency", "1"),
        ]
        batch = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        deadline = time.monotonic() + 240
        while len(server.seen) <= answered and time.monotonic() < deadline:
            time.sleep(0.02)
        os.kill(batch.pid, signal.SIGKILL)
        batch.communicate()
        again = subprocess.run(command, capture_output=True, text=True, check=True)

    asked = [seen.raw for seen in server.seen]
    answers = json.loads(again.stdout)["answers"]
    assert all(
        answer["result"]["sentence"] == "File a claim" for answer in answers.values()
    )
    assert len(answers) == 4
    assert len(asked) == 5  # four, and the one that was under way when it was killed
    assert asked[answered] == asked[answered + 1]
    assert len(set(asked)) == 4
    assert "(2 from the cache)" in again.stderr


COMMANDS: dict[str, tuple[list[str], dict[str, Any], str]] = {
    "sop": (
        [FOLDERS[0]],
        {
            "title": "File a claim",
            "steps": [{"text": "Click Send.", "cites": ["D1.1"]}],
        },
        "File a claim\n\n1. Click Send.",
    ),
    "ask": (
        ["How do I know it is complete?", FOLDERS[0]],
        {
            "can_be_answered": True,
            "answer": "Yes, it is.",
            "claims": [{"sentence": "It is.", "cites": ["D1.1", "P1.1"]}],
        },
        "Yes, it is.\n  - It is. [event ",
    ),
    "improve": (
        [FOLDERS[0]],
        {
            "work": [{"kind": "waiting", "sentence": "Wait less.", "cites": ["D1.2"]}],
            "procedure": [
                {
                    "kind": "clarify",
                    "sentence": "Be plain.",
                    "step": 1,
                    "text": "Click.",
                    "cites": ["P1.1"],
                }
            ],
        },
        "waiting: Wait less.\n  procedure: clarify: Be plain.\n    Click.",
    ),
    "check": (
        [FOLDERS[0]],
        {
            "completed": True,
            "followed": False,
            "reasons": [],
            "deviations": [
                {
                    "kind": "extra",
                    "sentence": "Too much.",
                    "step": None,
                    "cites": ["D1.1"],
                }
            ],
        },
        "  not followed, extra (event 1): Too much.",
    ),
    "goal": ([FOLDERS[0]], GOAL, ": File a claim"),
    "segment": (
        [FOLDERS[0]],
        {
            "segments": [
                {"workflow": "Claims", "first": "D1.1", "last": "D1.8", "title": None}
            ]
        },
        "  1 to 8: Claims",
    ),
}


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_job_is_a_command_for_a_model(command: str) -> None:
    """Results to standard output; the bill to standard error."""
    arguments, reply, told = COMMANDS[command]

    with serve(Say(reply)) as server:
        result = run(server, command, *arguments)
        as_json = run(server, command, *arguments, "--json")

    assert result.exit_code == as_json.exit_code == 0
    assert told in result.stdout
    assert "openai:some: 1 request, 100 tokens sent, 10 received" in result.stderr
    (answer,) = json.loads(as_json.stdout)["answers"].values()
    assert answer["backend"] == "openai:some"
    assert answer["result"] is not None
    assert answer["grounding"] in {"full", "partial", "none"}


def test_procedures_are_ranked_by_a_command(tmp_path: Path) -> None:
    """By rules and by a model, alone and beside recordings."""
    for name, text in {"a": "1. Click Send.", "b": "1. Do it."}.items():
        (tmp_path / f"{name}.txt").write_text(f"Send\n{text}\n", encoding="utf-8")
    files = [str(tmp_path / "a.txt"), str(tmp_path / "b.txt")]
    reply = {
        "best_first": [
            {"procedure": "P2", "reason": "Short.", "cites": ["P2.1"]},
            {"procedure": "P1", "reason": "Long.", "cites": ["P1.1"]},
        ]
    }

    with serve(Say(reply)) as server:
        by_model = run(
            server, "rank", *files, "--recordings", FOLDERS[0], "--intent", "Send it"
        )
    by_rules = CliRunner().invoke(main, ["rank", *files])

    assert by_model.stdout == f"1. {files[1]}\n   Short.\n2. {files[0]}\n   Long.\n"
    assert by_rules.stdout.startswith(f"1. {files[0]} (")
    assert 'Q1 "Send it"' in server.seen[0].user


@pytest.mark.parametrize("command", sorted(COMMANDS.keys() - {"check"}))
def test_every_job_is_a_command_for_rules(command: str) -> None:
    """Nothing is configured, nothing is sent; `check` gives verdicts alone."""
    arguments, _, _ = COMMANDS[command]

    result = CliRunner().invoke(main, [command, *arguments, "--json"])

    assert result.exit_code == 0
    (answer,) = json.loads(result.stdout)["answers"].values()
    assert answer["backend"] == "rules"
    assert answer["usage"] is None


def test_a_dry_run_prints_the_requests() -> None:
    """One for each recording, with an estimate; nothing is sent, nothing kept."""
    with serve(Say(GOAL)) as server:
        result = run(server, "goal", *FOLDERS[:2], "--dry-run", "--pictures", "1")

    assert server.seen == []
    assert result.stdout.count('"url": "http://127.0.0.1') == 2
    assert "data:image/png;base64,(" in result.stdout
    assert "Dry run, nothing was sent: 2 new requests, at most " in result.stderr


def test_a_procedure_alone_can_be_asked_about(tmp_path: Path) -> None:
    """Most questions of the field are about texts."""
    path = tmp_path / "sop.txt"
    path.write_text("Send\n1. Click Send.\n2. Click Ok.\n", encoding="utf-8")
    nothing = CliRunner().invoke(main, ["ask", "How do I know it is complete?"])

    result = CliRunner().invoke(
        main, ["ask", "How do I know it is complete?", "--procedure", str(path)]
    )

    assert "[step 2 of sop]" in result.stdout
    assert nothing.exit_code == 2


def test_what_was_not_shown_and_what_does_not_exist_is_told() -> None:
    """On standard error, beside the result."""
    reply = {**GOAL, "reasons": [{"sentence": "So.", "cites": ["D9.9"]}]}

    with serve(Say(reply)) as server:
        result = run(server, "goal", FOLDERS[0], "--prompt-tokens", "1300")

    assert "cited and not there: D9.9" in result.stderr
    assert "not shown to openai:some: " in result.stderr
    assert "rests on nothing shown" in result.stderr


def test_an_answer_that_was_declined_is_told() -> None:
    """The command has done its work: there is no answer, and that is said."""
    result = CliRunner().invoke(main, ["ask", "What colour is it?", FOLDERS[0]])

    assert result.exit_code == 0
    assert "answer: no answer: " in result.stderr


def test_a_wrong_setting_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback for a slip of the pen."""
    monkeypatch.setenv("WB2PM_BACKEND", "nobody:x")

    result = CliRunner().invoke(main, ["goal", FOLDERS[0]])

    assert result.exit_code == 1
    assert result.stderr == "Error: No backend named 'nobody'. Known: openai.\n"


def test_the_key_of_the_environment_goes_to_the_server_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As `WB2PM_API_KEY`."""
    monkeypatch.setenv("WB2PM_API_KEY", "own")
    demonstration = make_item("a", ("Click 'Go' @/p",))

    with serve(Say(GOAL)) as server:
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        answer = goal(demonstration, backend="openai:some")

    assert answer.result is not None
    assert server.seen[0].headers["authorization"] == "Bearer own"


def test_a_budget_in_the_configuration_holds_for_a_whole_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """However often a backend is named."""
    (tmp_path / "c.toml").write_text("[llm]\nbudget_tokens = 6000\n", encoding="utf-8")
    monkeypatch.setenv("WB2PM_CONFIG", str(tmp_path / "c.toml"))
    items = [make_item(f"d{n}", (f"Click 'Button {n}' @/p",)) for n in range(40)]

    def ask_all() -> None:
        for item in items:
            goal(item, backend="openai:some")

    with serve(Say(GOAL)) as server:
        monkeypatch.setenv("WB2PM_BASE_URL", server.url)
        with pytest.raises(BudgetError):
            ask_all()

    assert 1 < len(server.seen) < 40


def test_that_nothing_was_found_is_said() -> None:
    """An empty list is an answer too."""
    with serve(Say({"work": [], "procedure": []})) as server:
        result = run(server, "improve", FOLDERS[0])

    assert "  nothing found\n" in result.stdout
