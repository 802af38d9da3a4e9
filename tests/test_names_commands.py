"""The command that explains labels, and the option with which all others take names."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tests.converters.traces import Trace
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.converters.labels.witnesses.asked import WITNESSES
from wb2pm.converters.xes.reader import read_xes
from wb2pm.report.main_job import analyze

RECORDINGS = [str(path) for path in demonstrations_of(4003)]
NAMES = "application,page,kind,path,name,given\n*,*,*,*,Settings,Set-up\n"
NOTE = "names.csv: 6 activities named by 1 row"


@pytest.fixture
def names(tmp_path: Path) -> Path:
    """A file that gives one element another name."""
    path = tmp_path / "names.csv"
    path.write_text(NAMES, encoding="utf-8")
    return path


def run(*arguments: object) -> Result:
    """Run a command that ends well."""
    result = CliRunner().invoke(main, [str(a) for a in arguments])
    assert result.exit_code == 0, result.output
    return result


def test_labels_are_listed_with_what_named_them() -> None:
    """One line a label, in the order in which they are first done."""
    lines = run("label", *RECORDINGS).stdout.splitlines()

    assert lines[0] == "    5  Click 'Settings'  [text]"


def test_labels_are_explained_as_json() -> None:
    """With every witness in the order of asking."""
    labels = json.loads(run("label", *RECORDINGS, "--json").stdout)["labels"]

    first = labels[0]
    assert (first["label"], first["count"]) == ("Click 'Settings'", 5)
    assert first["believed"] == "its own label or text"
    asked = [one["witness"] for one in first["naming"]["asked"]]
    assert asked == [witness.title for witness in WITNESSES]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("analyze", ["--out", "out", "--to", "csv"]),
        ("convert", ["--to", "csv", "--out", "out"]),
        ("discover", ["--out", "model.pnml"]),
        ("check", []),
        ("sop", []),
        ("improve", []),
        ("segment", ["--intent", "Change the settings"]),
        ("goal", []),
        ("label", []),
    ],
)
def test_every_command_that_labels_takes_names(
    name: str,
    arguments: list[str],
    names: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And says what the file did."""
    monkeypatch.chdir(tmp_path)

    result = run(name, *RECORDINGS, "--names", names, *arguments)

    assert NOTE in result.stderr


def test_a_question_and_a_ranking_take_names(names: Path, tmp_path: Path) -> None:
    """Their recordings are named otherwise than by arguments alone."""
    sop = tmp_path / "sop.txt"
    sop.write_text("1. Click 'Set-up'.\n", encoding="utf-8")

    asked = run("ask", "What is clicked first?", *RECORDINGS, "--names", names)
    ranked = run("rank", sop, "--recordings", RECORDINGS[0], "--names", names)

    assert NOTE in asked.stderr
    assert "names.csv: 1 activity named by 1 row" in ranked.stderr


def test_no_command_that_reads_recordings_is_left_out() -> None:
    """Whoever adds one adds the option with the others."""
    reading = [
        name
        for name, command in main.commands.items()
        if any(option.name == "redaction" for option in command.params)
    ]

    assert len(reading) == 12
    assert all(
        any(option.name == "names" for option in main.commands[name].params)
        for name in reading
    )
    assert isinstance(main.commands["evaluate"], click.Group)


def test_a_procedure_is_written_and_kept_in_the_given_words(names: Path) -> None:
    """A step that has a name of its own in the file is found in a procedure by it."""
    written = run("sop", RECORDINGS[0], "--names", names).stdout

    assert "Set-up" in written
    assert "Settings" not in written.splitlines()[1]


def test_the_log_says_what_was_given(names: Path, tmp_path: Path) -> None:
    """Each event, and the log as a whole; read back from a file."""
    run("convert", *RECORDINGS, "--names", names, "--to", "xes", "--out", tmp_path)

    log = read_xes(tmp_path / "log.xes")

    given = log[log["ui:name_source"] == "given"]
    assert given["concept:name"].unique().tolist() == ["Click 'Set-up'"]
    assert log.attrs["wb2pm:names"] == NOTE


def test_the_report_says_what_was_given(names: Path, tmp_path: Path) -> None:
    """Among its notes, and among the sources of names."""
    analysis = analyze(RECORDINGS, out=tmp_path, outputs=["csv"], names=names)

    assert NOTE in analysis.notes
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert NOTE in report
    assert "file of names" in report


@pytest.mark.parametrize("granularity", ["action", "element", "step", "page"])
def test_what_matched_is_told_at_every_granularity(
    granularity: str, names: Path
) -> None:
    """Coarse labels have no names; the steps of procedures have them still."""
    prepared = prepare(RECORDINGS, names=names, granularity=granularity)  # type: ignore[arg-type]  # a parameter

    told = labelled_log(prepared).log.attrs["wb2pm:names"]

    assert told.startswith("names.csv: ")
    assert told.endswith("named by 1 row")


def test_processes_name_alike(names: Path) -> None:
    """A file of names goes to each of them."""
    alone = prepare(RECORDINGS, names=names)
    together = prepare(RECORDINGS, names=names, jobs=2)

    assert alone.activities == together.activities


def test_a_file_is_written_edited_and_written_again(tmp_path: Path) -> None:
    """Rows that give names are kept, matched or not."""
    first, second = tmp_path / "names.csv", tmp_path / "again.csv"
    run("label", *RECORDINGS, "--out", first)
    with first.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    rows[0]["given"] = "One"
    rows.append({**dict.fromkeys(rows[0], ""), "name": "gone", "given": "Two"})
    with first.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), delimiter=";")
        writer.writeheader()
        writer.writerows(rows)

    told = run("label", *RECORDINGS, "--names", first, "--out", second).stderr
    with second.open(encoding="utf-8-sig", newline="") as file:
        again = {row["given"]: row for row in csv.DictReader(file) if row["given"]}

    assert f"row {len(rows) + 1} matches no element of these recordings" in told
    assert again["One"]["count"] == rows[0]["count"]
    assert again["One"]["path"] == rows[0]["path"]
    assert again["Two"]["count"] == "0"


def test_secrets_are_in_no_explanation_and_no_file(tmp_path: Path) -> None:
    """A name that holds one is masked wherever it stands."""
    page = "<main><button title='Mail kim@shop.example'>Mail kim@shop.example</button>"
    folder = tmp_path / "recordings"
    Trace().show(page + "</main>").click("//button").read(folder)
    out = tmp_path / "names.csv"

    explained = run("label", folder, "--explain", "--out", out).output
    as_json = run("label", folder, "--json").output

    assert "Mail [email]" in explained
    for text in (explained, as_json, out.read_text(encoding="utf-8-sig")):
        assert "kim@" not in text


def test_a_terminal_is_shown_nothing_to_obey(tmp_path: Path) -> None:
    """What a page writes steers no terminal, and no spreadsheet."""
    page = "<main><button>Go\u202e\u009b2J</button></main>"
    Trace().show(page).click("//button").read(tmp_path / "r")

    shown = run("label", tmp_path / "r", "--explain").output

    assert "\u202e" not in shown
    assert "\u009b" not in shown


def test_a_broken_file_is_refused_before_reading(tmp_path: Path) -> None:
    """In one line, with where and how to mend it."""
    path = tmp_path / "names.csv"
    path.write_text("name\n", encoding="utf-8")

    result = CliRunner().invoke(main, ["label", *RECORDINGS, "--names", str(path)])

    assert result.exit_code == 1
    assert "names.csv: no column 'path'" in result.stderr
