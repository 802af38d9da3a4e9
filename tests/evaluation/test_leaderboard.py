"""All tasks on somebody's recordings, laid out as one page."""

from __future__ import annotations

import json
import shutil
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.errors import EvaluationError, UnknownNameError
from wb2pm.evaluation.baselines import always
from wb2pm.evaluation.leaderboard import Column, Leaderboard, TaskBoard, run_all
from wb2pm.evaluation.leaderboard_page import (
    html_page,
    markdown_page,
    write_leaderboard,
)
from wb2pm.evaluation.leaderboard_table import (
    LEGEND,
    board_table,
    notes_of,
    summary_table,
)
from wb2pm.evaluation.metrics import accuracy
from wb2pm.evaluation.records import write_record
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solver, Task

TASKS = ("goal", "ranking")


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, ...]]:
    """Copy recordings of one workflow: two of one person's folder, one of another's."""
    home = tmp_path_factory.mktemp("recordings")
    found: dict[str, tuple[str, ...]] = {}
    for name, recordings in (("<b>mine", (0, 1)), ("theirs", (2,))):
        for number in recordings:
            source = demonstrations_of(4003)[number]
            shutil.copytree(source, home / name / source.name)
        found[name] = (str(home / name),)
    return found


@pytest.fixture(scope="module")
def board(folders: dict[str, tuple[str, ...]]) -> Leaderboard:
    """Run two tasks: one that finds examples in recordings, one that does not."""
    return run_all(folders, tasks=TASKS)


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.outside += [name for name, _ in attrs if name in {"src", "href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(
        self, tag: str, _attrs: list[tuple[str, str | None]]
    ) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_every_task_stands_on_one_page(board: Leaderboard, tmp_path: Path) -> None:
    """With both people's figures, and why a task was not asked."""
    html, markdown = write_leaderboard(board, tmp_path)

    text = html.read_text(encoding="utf-8")
    tags = _Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.outside == []
    assert "script" not in tags.seen
    assert "b" not in tags.seen
    assert "&lt;b&gt;mine" in text
    assert "ranking: " in text
    assert "there is no sops.jsonl in it" in text
    assert str(tmp_path.parent) not in text
    table = board_table(board.tasks[0])
    assert table.headings[2:4] == (
        f"<b>mine: {board.tasks[0].headlines[0]}",
        "<b>mine: first sight",
    )
    assert {row[0] for row in table.rows} >= {"rules"}
    rules = next(row for row in table.rows if row[0] == "rules")
    assert rules[3:5] == ("no earlier record", "2")
    assert rules[10] == "1"
    assert "One workflow: there is no standard error" in markdown.read_text("utf-8")


def test_the_best_stands_first(board: Leaderboard) -> None:
    """By the first headline on the first recordings; what has none comes last."""
    goal = board.tasks[0]

    values = [
        summary.value
        for solver, _ in goal.solvers()
        for run in [goal.columns[0].run_of(solver)]
        if run is not None
        for summary in run.summaries[:1]
    ]

    known = [value for value in values if value is not None]
    assert known == sorted(known, reverse=True)
    assert values[: len(known)] == known


def test_what_was_reached_at_first_is_kept(
    board: Leaderboard, folders: dict[str, tuple[str, ...]], tmp_path: Path
) -> None:
    """The earliest record on the same examples tells; one on others does not."""
    evaluation = board.tasks[0].columns[0].evaluation
    assert evaluation is not None
    write_record(evaluation, tmp_path / "goal-1.json")
    (tmp_path / "goal-2.json").write_text("no record")

    again = run_all(folders, tasks=["goal"], records=tmp_path)

    mine, theirs = again.tasks[0].columns
    assert mine.first["rules"].summaries == mine.run_of("rules").summaries  # type: ignore[union-attr] # it ran
    assert theirs.first == {}
    assert f"({mine.first['rules'].day})" in html_page(again)


def test_recorded_predictions_stand_in_their_task(
    folders: dict[str, tuple[str, ...]], board: Leaderboard, tmp_path: Path
) -> None:
    """By the heading's task, or where an example of that id is."""
    evaluation = board.tasks[0].columns[0].evaluation
    assert evaluation is not None
    result = evaluation.runs[0].results[0]
    line = json.dumps({"id": result.id, "prediction": result.answer.prediction})
    heading = {"format": "wb2pm-predictions/1", "solver": "Mine 1.0", "model": "mine"}
    named, other, plain = (tmp_path / f"{name}.jsonl" for name in "abc")
    named.write_text(json.dumps({**heading, "task": "goal"}) + "\n" + line)
    other.write_text(json.dumps({**heading, "task": "validation"}) + "\n" + line)
    plain.write_text(line)

    found = run_all(folders, tasks=["goal"], predictions=[named, other, plain])

    mine, theirs = found.tasks[0].columns
    recorded = {
        run.solver: run.model
        for run in (mine.evaluation.runs if mine.evaluation else ())
        if run.kind == "recorded"
    }
    assert recorded == {"Mine 1.0": "mine", "c": None}
    assert theirs.run_of("Mine 1.0") is None
    assert "Mine 1.0" in markdown_page(found)


def test_a_task_is_asked_in_other_ways_too(folders: dict[str, tuple[str, ...]]) -> None:
    """A part of the page each, unless somebody said which it is to be."""
    tasks = ["deviations"]

    both = run_all(folders, tasks=tasks)
    one = run_all(
        folders, tasks=tasks, setting=Setting(options={"reference": "others"})
    )

    assert [task.title for task in both.tasks] == [
        "deviations",
        "deviations, reference=grounded",
    ]
    assert [task.title for task in one.tasks] == ["deviations"]
    asked = both.tasks[0].columns[0].evaluation
    assert asked is not None
    assert asked.setting.options == {}
    assert "`grounded`: " in both.tasks[1].meanings["reference"]
    text = markdown_page(both)
    assert "named: right kind at the right step or event." in text


def test_the_page_explains_itself_to_a_stranger(board: Leaderboard) -> None:
    """The best beside the best baseline, what each column says, and labels for phones."""
    table = summary_table(board)
    html = html_page(board)

    assert table.headings[2:] == (
        "<b>mine: best",
        "<b>mine: best baseline",
        "theirs: best",
        "theirs: best baseline",
    )
    (goal,) = table.rows
    assert goal[:2] == ("goal", "match")
    assert goal[2].endswith("rules (n 2); not above the baseline")
    assert "(n 1)" in goal[5]
    for name, meaning in LEGEND.items():
        assert f"<dt>{name}</dt><dd>{escape(meaning)}</dd>" in html
    assert "match: each goal satisfies the other." in html
    assert 'data-label="theirs: match"' in html


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    """A heading of another form, and an option that no task has."""
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"format": "wb2pm-predictions/9"}\n{"id": "a", "prediction": 1}')

    with pytest.raises(EvaluationError, match=r"bad\.jsonl: line 1"):
        run_all({"a": ("none",)}, tasks=["goal"], predictions=[bad])
    with pytest.raises(UnknownNameError, match="option"):
        run_all({"a": ("none",)}, tasks=["goal"], setting=Setting(options={"x": "y"}))


def test_one_command_writes_the_page(
    folders: dict[str, tuple[str, ...]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is of one task only is refused before anything runs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("wb2pm.evaluation.leaderboard.task_names", lambda: ["goal"])
    mine, theirs = folders["<b>mine"][0], folders["theirs"][0]

    done = CliRunner().invoke(
        main,
        ["evaluate", "run", "all", mine, "--beside", theirs, "--out", "board"],
    )
    refused = CliRunner().invoke(
        main, ["evaluate", "run", "all", mine, "--metric", "F1"]
    )
    alone = CliRunner().invoke(
        main, ["evaluate", "run", "goal", mine, "--beside", theirs]
    )

    assert done.exit_code == 0, done.output
    assert (tmp_path / "board" / "leaderboard.html").is_file()
    assert (tmp_path / "board" / "leaderboard.md").is_file()
    assert len(list((tmp_path / "wb2pm-evaluations").glob("goal-*.json"))) == 2
    assert refused.exit_code == 2
    assert alone.exit_code == 2
    assert "need TASK `all`" in alone.output


def test_who_declines_most_is_laid_beside_the_baseline() -> None:
    """How many answered stands there, why others did not, and that it is not better."""
    task = Task(
        name="parity",
        description="Is a number even?",
        examples=lambda _: [
            Example(id=str(n), group=str(n % 3), input=n, truth=n % 2 == 0)
            for n in range(9)
        ],
        solvers=lambda _: [
            always(True, name="always yes"),
            Solver(name="shy", kind="rules", solve=_only_one),
        ],
        metrics=(accuracy(),),
        options={"mode": "`all`: every number."},
    )
    column = Column(name="mine", evaluation=evaluate(task))
    told = TaskBoard(
        task="parity",
        description=task.description,
        headlines=("accuracy",),
        columns=(column,),
        meanings={"mode": task.options["mode"].rstrip(".")},
    )
    lone = Leaderboard(names=("mine",), tasks=(told,))

    ((_, _, best, baseline),) = summary_table(lone).rows
    assert best == "0.000 shy (n 1 of 9); not above the baseline"
    assert baseline.endswith("always yes (n 9)")
    notes = list(notes_of(told))
    assert "mine: shy: answered of one workflow alone, without an error." in notes
    assert 'mine: 8 answers are unscored, all as "too hard".' in notes
    assert "mode: <code>all</code>: every number." in html_page(lone)


def _only_one(example: Example) -> Answer:
    if example.input:
        return Answer(unscored="too hard.")
    return Answer(prediction=False)
