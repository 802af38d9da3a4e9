"""The commands that turn recordings into cases before they do their work."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import wb2pm
from wb2pm.bundled import demonstrations_folder
from wb2pm.cli import main
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.xes.reader import read_xes

ONCE = ["--occurrence", "once"]
LOG = """Case ID;Activity;Complete Timestamp;Resource
1;Open;2024-01-01T10:00:00Z;kim
1;Save;2024-01-01T10:01:00Z;kim
2;Open;2024-01-01T11:00:00Z;lee
2;Print;2024-01-01T11:01:00Z;lee
"""


@pytest.fixture
def session() -> str:
    """Return the bundled recording of three workflows in one shop."""
    return str(next(demonstrations_folder().glob("3101 @ *")))


@pytest.fixture
def known(tmp_path: Path) -> list[str]:
    """Return the options that name procedures of the three workflows."""
    options = []
    for workflow in (3001, 3002, 3003):
        written = next(demonstrations_folder().glob(f"{workflow} @ */SOP*.txt"))
        options += [
            "--procedure",
            str(shutil.copy(written, tmp_path / f"{workflow}.txt")),
        ]
    return options


def run(*arguments: str) -> Result:
    """Run a command that does its work."""
    done = CliRunner().invoke(main, list(arguments))
    assert done.exit_code == 0, done.output
    return done


def test_a_log_is_written_of_tasks(
    session: str, known: list[str], tmp_path: Path
) -> None:
    """The same cases as the function's, each with its workflow and its place."""
    done = run(
        *("convert", session, "--cases", "task", *ONCE, *known),
        *("--to", "xes", "--out", str(tmp_path / "out")),
    )

    log = read_xes(tmp_path / "out" / "log.xes")
    firsts = log.drop_duplicates("case:concept:name")
    assert firsts["case:ui:workflow"].tolist() == ["3002", "3001", "3003"]
    assert firsts["case:ui:recording"].nunique() == 1
    assert firsts["case:ui:first_event"].tolist()[0] == 0
    assert "3 cases from 1 recording" in done.stderr
    assert log.attrs["wb2pm:cases"] == "task"
    (one,) = wb2pm.read(session).demonstrations
    given = {Path(p).stem: Path(p).read_text(encoding="utf-8") for p in known[1::2]}
    found = wb2pm.cases([one], by="task", workflows=given, occurrence="once")
    assert found.to_log()["concept:name"].tolist() == log["concept:name"].tolist()
    assert [d.id for d in found.demonstrations] == firsts["case:concept:name"].tolist()


def test_tasks_are_analysed_checked_and_written_down(
    session: str, known: list[str], tmp_path: Path
) -> None:
    """A session of three workflows is three workflows."""
    analysed = run(
        *("analyze", session, "--cases", "task", *ONCE, *known, "--to", "xes"),
        *("--out", str(tmp_path / "out"), "--json"),
    )
    checked = run("check", session, "--cases", "task", *ONCE, *known, "--json")
    written = run("sop", session, "--cases", "task", *ONCE, *known, "--json")

    workflows = json.loads(analysed.stdout)["workflows"]
    assert [w["workflow"] for w in workflows] == ["3001", "3002", "3003"]
    assert [len(w["demonstrations"]) for w in workflows] == [1, 1, 1]
    verdicts = json.loads(checked.stdout)["verdicts"]
    assert len(verdicts) == 3
    assert {v["chosen"] for v in verdicts.values()} == {"the task was found by it"}
    assert len(json.loads(written.stdout)["answers"]) == 3


def test_discovery_takes_the_cases_too(session: str, known: list[str]) -> None:
    """One part for each workflow."""
    done = run(
        *("discover", session, "--cases", "task", *ONCE, *known),
        *("--by-workflow", "--across", "--json"),
    )

    assert set(json.loads(done.stdout)) == {"3001", "3002", "3003"}


def test_objects_are_found_across_recordings(session: str, tmp_path: Path) -> None:
    """Events may be shared, and the object-centric log has each of them once."""
    other = str(next(demonstrations_folder().glob("3003 @ *")))

    done = run(
        *("convert", session, other, "--cases", "object:order"),
        *("--to", "xes", "--to", "ocel-json", "--out", str(tmp_path)),
    )

    log = read_xes(tmp_path / "log.xes")
    assert log["case:concept:name"].str.startswith("order ").all()
    assert set(log["case:ui:workflow"]) == {"order"}
    assert "in no case" in done.stderr
    events = json.loads((tmp_path / "log.ocel.json").read_text())["events"]
    steps = wb2pm.event_log(wb2pm.read([session, other]).demonstrations)
    assert len(events) == len(steps)


def test_rows_of_an_event_log_go_with_their_events(tmp_path: Path) -> None:
    """With all their columns; a log's own cases can be ignored."""
    path = tmp_path / "log.csv"
    path.write_text(LOG)
    ignoring = ["--option", "cases=ignore"]
    out = ["--to", "xes", "--out", str(tmp_path)]

    kept = run("convert", str(path), "--cases", "session", *out)
    cut = run("convert", str(path), "--cases", "session", *ignoring, *out)

    assert "its own 2 cases are kept" in kept.stderr
    assert "its own" not in cut.stderr
    log = read_xes(tmp_path / "log.xes")
    assert (
        log["case:concept:name"].tolist()
        == ["log session 1"] * 2 + ["log session 2"] * 2
    )
    assert log["log:case"].tolist() == ["1", "1", "2", "2"]
    assert log["org:resource"].tolist() == ["kim", "kim", "lee", "lee"]
    assert log["event_index"].tolist() == [0, 1, 0, 1]


def test_cases_that_span_sources_are_told(tmp_path: Path, session: str) -> None:
    """A table and a recording have few columns in common."""
    path = tmp_path / "log.csv"
    (one,) = wb2pm.read(session).demonstrations
    log = wb2pm.event_log([one])
    log["case:concept:name"] = "exported"
    log.to_csv(path, index=False)
    out = ["--to", "xes", "--out", str(tmp_path / "out")]

    done = run("convert", str(path), session, "--cases", "object:order", *out)

    assert "cases span several sources" in done.stderr
    written = read_xes(tmp_path / "out" / "log.xes")
    assert set(written["ui:recording"].dropna()) == {"exported", one.id}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--cases", "day"], "way to make cases"),
        (["--cases", "object:invoice"], "found in steps"),
        (["--pause", "5"], "--pause is for --cases session"),
        (["--cases", "session", "--procedure", __file__], "is for --cases task"),
        (["--cases", "session", "--pause", "0"], "range"),
        (["--cases", "task", *ONCE], "--occurrence is for"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    session: str, options: list[str], message: str, tmp_path: Path
) -> None:
    """Nothing is passed over."""
    done = CliRunner().invoke(
        main, ["convert", session, "--to", "xes", "--out", str(tmp_path), *options]
    )

    assert done.exit_code in {1, 2}
    assert message in done.output


def test_several_procedures_to_check_against_are_for_tasks(
    session: str, known: list[str]
) -> None:
    """One recording is checked against one."""
    done = CliRunner().invoke(main, ["check", session, *known])

    assert done.exit_code == 2
    assert "--cases task" in done.output


def test_a_log_that_was_written_is_read_by_what_lies_beside_it(
    session: str, tmp_path: Path
) -> None:
    """Both forms of it, as CSV and as tables of Celonis, and not once it was changed."""
    run(
        *("convert", session, "--to", "disco", "--to", "celonis"),
        *("--lifecycle", "both", "--out", str(tmp_path)),
    )
    run("convert", session, "--to", "disco", "--out", str(tmp_path / "one"))

    one = read_log(tmp_path / "one" / "log.disco.csv")
    both = read_log(tmp_path / "log.disco.csv")
    celonis = read_log(tmp_path / "celonis" / "activities.csv")

    assert one["ui:action"].notna().all()
    for log in (both, celonis):
        assert log[one.columns].equals(one)
    table = tmp_path / "one" / "log.disco.csv"
    table.write_text(table.read_text().replace("Case ID", "case"))
    assert "(case) ui:workflow" in read_log(table)
