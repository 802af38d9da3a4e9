"""Examples as questions for somebody else's model, whose answers come back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main

RECORDING = str(demonstrations_of(4003)[0])


def invoke(*arguments: str) -> Any:
    """Run `wb2pm evaluate`."""
    return CliRunner().invoke(main, ["evaluate", *arguments])


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Write the questions of one recording and its faulty copies."""
    out = tmp_path_factory.mktemp("questions") / "questions.jsonl"
    done = invoke("questions", "validation", RECORDING, "--out", str(out))
    assert done.exit_code == 0, done.output
    return [json.loads(line) for line in out.read_text("utf-8").splitlines()]


def test_questions_have_ids_and_no_truth(asked: list[dict[str, Any]]) -> None:
    """With a heading that says what they are of."""
    heading, *questions = asked

    assert heading["format"] == "wb2pm-questions/1"
    assert (heading["task"], heading["examples"]) == ("validation", len(questions))
    assert all(set(line) == {"id", "question"} for line in questions)
    assert '"prediction"' in questions[0]["question"]


def test_neither_ids_nor_the_order_tell_the_truth(asked: list[dict[str, Any]]) -> None:
    """Examples are made intact ones first, with ids such as ``.../completion/intact``."""
    ids = [line["id"] for line in asked[1:]]

    assert all(re.fullmatch(r"[0-9a-f]{16}", identity) for identity in ids)
    assert ids == sorted(ids)
    told = json.dumps(asked[1:])
    assert not re.search(r"/(intact|skip|shuffle|truncate)", told)


def test_answers_stand_beside_the_rules(
    asked: list[dict[str, Any]], tmp_path: Path
) -> None:
    """Under the name in their heading; one that is missing is unscored and counted."""
    heading, *questions = asked
    answers = tmp_path / "answers.jsonl"
    told = {
        "format": "wb2pm-predictions/1",
        "task": "validation",
        "solver": "Some Model 3",
        "model": "some-3",
        "data_hash": heading["data_hash"],
    }
    lines = [{"id": line["id"], "prediction": True} for line in questions[1:]]
    answers.write_text("\n".join(map(json.dumps, [told, *lines])))

    done = invoke(
        *("run", "validation", RECORDING, "--predictions", str(answers)),
        *("--solver", "always yes", "--no-record", "--json"),
    )

    assert done.exit_code == 0, done.output
    runs = {run["solver"]: run for run in json.loads(done.stdout)["runs"]}
    assert runs["Some Model 3"]["unscored"] == 1
    assert runs["Some Model 3"]["model"] == "some-3"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("task", "segmentation", "has predictions for the task 'segmentation'"),
        ("data_hash", "0" * 64, "its predictions are of other examples than these"),
        ("format", "other/1", "line 1"),
    ],
)
def test_answers_to_something_else_are_refused(
    tmp_path: Path, field: str, value: str, message: str
) -> None:
    """Another task, other examples, another form."""
    answers = tmp_path / "answers.jsonl"
    told = {"format": "wb2pm-predictions/1", "task": "validation", field: value}
    line = {"id": "a", "prediction": True}
    answers.write_text("\n".join(map(json.dumps, [told, line])))

    done = invoke(
        *("run", "validation", RECORDING, "--predictions", str(answers)),
        *("--solver", "always yes", "--no-record"),
    )

    assert done.exit_code == 1
    assert message in " ".join(done.output.split())


def test_what_would_be_written_unmasked_is_refused(tmp_path: Path) -> None:
    """A task that writes no questions of its own; those that do are named."""
    done = invoke("questions", "goal", RECORDING, "--out", str(tmp_path / "q"))

    assert done.exit_code == 1
    assert "segmentation" in done.output
    assert "validation" in done.output
    assert not (tmp_path / "q").exists()


def test_sessions_are_asked_event_by_event(tmp_path: Path) -> None:
    """The answer is one workflow an event; typed passwords are masked."""
    out = tmp_path / "questions.jsonl"

    done = invoke("questions", "segmentation", "--limit", "1", "--out", str(out))

    assert done.exit_code == 0, done.output
    _, line = map(json.loads, out.read_text("utf-8").splitlines())
    assert "one for each event" in line["question"]
    assert "<data>" in line["question"]


def test_the_documented_way_to_add_a_model_runs(
    asked: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From questions to a row of the table, by the page alone."""
    page = Path(__file__).parents[2] / "docs" / "miners-and-models.md"
    (block,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    Path("questions.jsonl").write_text("\n".join(map(json.dumps, asked)), "utf-8")

    exec(compile(block, str(page), "exec"), {})
    done = invoke(
        *("run", "validation", RECORDING, "--predictions", "answers.jsonl"),
        *("--solver", "always yes", "--no-record", "--json"),
    )

    assert done.exit_code == 0, done.output
    always, said = json.loads(done.stdout)["runs"]
    assert (said["solver"], said["kind"]) == ("says yes", "recorded")
    assert said["model"] == "none, 2026-11-23"
    assert said["unscored"] == 0
    assert said["cost"] == 0.0
    assert said["summaries"] == always["summaries"]
