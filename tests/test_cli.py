"""The command line: what it prints, where, and how it ends."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.invented import INVENTED
from wb2pm.cli import main
from wb2pm.commands import formats as formats_command
from wb2pm.commands.options import tell_losses
from wb2pm.converters.writing import Loss

ONE = "2003 @ 2026-03-23-16-08-29"


@pytest.fixture
def recording() -> str:
    """Path of the shortest bundled recording."""
    return str(INVENTED / ONE)


@pytest.fixture
def with_a_broken_one(tmp_path: Path) -> Path:
    """Folder with one good recording and one whose trace is cut off."""
    folder = tmp_path / "recordings"
    shutil.copytree(INVENTED / ONE, folder / ONE)
    broken = folder / "9 @ 2026-01-01-00-00-00"
    broken.mkdir()
    (broken / f"{broken.name}.json").write_text('{"trace": [{"type": "sta')
    return folder


def run(*arguments: str) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(main, list(arguments), catch_exceptions=False)


def test_analyze_prints_where_the_report_is(recording: str, tmp_path: Path) -> None:
    """The report's path is the result; the rest is talk on standard error."""
    result = run("analyze", recording, "--out", str(tmp_path))

    assert result.exit_code == 0
    assert result.stdout == f"Report: {tmp_path / 'report.html'}\n"
    assert "2003: 1 demonstration, 1 variant, 0 improvements" in result.stderr


def test_a_volume_is_cases_a_year(recording: str, tmp_path: Path) -> None:
    """Of a workflow, or of each that is not named; what is no number is refused."""
    out = str(tmp_path)

    result = run("analyze", recording, "--out", out, "--to", "csv", "--volume", "9")
    wrong = run("analyze", recording, "--out", out, "--volume", "a=many")
    endless = run("analyze", recording, "--out", out, "--volume", "inf")

    assert result.exit_code == 0
    assert wrong.exit_code == endless.exit_code == 2
    assert "'a=many': 'many' is no number of cases" in wrong.stderr


def test_analyze_as_json(recording: str, tmp_path: Path) -> None:
    """The summary names every file and every workflow's figures."""
    result = run("analyze", recording, "--out", str(tmp_path), "--to", "xes", "--json")

    summary = json.loads(result.stdout)
    assert summary["workflows"][0]["workflow"] == "2003"
    assert summary["workflows"][0]["activities"] == 3
    assert str(tmp_path / "log.xes") in [
        p for f in summary["files"] for p in f["paths"]
    ]
    assert summary["skipped"] == {}


def test_a_broken_recording_is_skipped_and_said(
    with_a_broken_one: Path, tmp_path: Path
) -> None:
    """One bad recording is reported with file and place; the rest is done: exit 3."""
    result = run("analyze", str(with_a_broken_one), "--out", str(tmp_path / "out"))

    assert result.exit_code == 3
    assert "Skipped" in result.stderr
    assert "9 @ 2026-01-01-00-00-00" in result.stderr
    assert (tmp_path / "out" / "report.html").is_file()


def test_strict_stops_at_a_broken_recording(
    with_a_broken_one: Path, tmp_path: Path
) -> None:
    """With --strict the same is an error: exit 1, and no output."""
    out = tmp_path / "out"

    result = run("analyze", str(with_a_broken_one), "--out", str(out), "--strict")

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: ")
    assert not out.exists()


def test_an_expected_error_is_one_line(tmp_path: Path) -> None:
    """A missing path gives one line and exit 1, no traceback."""
    result = run("analyze", str(tmp_path / "nowhere"), "--out", str(tmp_path))

    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "there is no such file or folder" in result.stderr


def test_demo_needs_nothing(tmp_path: Path) -> None:
    """`wb2pm demo` analyses the bundled recordings."""
    result = run("demo", "--out", str(tmp_path / "demo"))

    assert result.exit_code == 0
    assert (tmp_path / "demo" / "report.html").is_file()


@pytest.mark.parametrize(
    "name",
    ["xes", "xes.gz", "ocel-json", "ocel-xml", "ocel-sqlite", "celonis", "parquet"],
)
def test_convert_writes_each_format(recording: str, tmp_path: Path, name: str) -> None:
    """Each format is written where the command says it is."""
    result = run("convert", recording, "--to", name, "--out", str(tmp_path))

    assert result.exit_code == 0
    paths = result.stdout.splitlines()
    assert paths
    assert all(Path(path).is_file() for path in paths)


def test_convert_as_json(recording: str, tmp_path: Path) -> None:
    """--json gives paths and counts."""
    result = run("convert", recording, "--to", "xes", "--out", str(tmp_path), "--json")

    files = json.loads(result.stdout)["files"]
    assert files[0]["cases"] == 1


def test_convert_says_what_the_log_does_not_show(tmp_path: Path) -> None:
    """A source without a clock, and what a format cannot hold, are told apart."""
    script = tmp_path / "steps.json"
    step = {"type": "navigate", "url": "http://a.example/"}
    script.write_text(json.dumps({"title": "Look", "steps": [step]}))

    result = run("convert", str(script), "--to", "csv", "--out", str(tmp_path / "out"))

    assert result.exit_code == 0
    assert result.stderr.splitlines() == [
        "1 recording has no clock: its times only carry the order: steps"
    ]


def test_convert_says_what_it_assumed_of_a_log(tmp_path: Path) -> None:
    """Times of an event log that name no zone are said to be read in one."""
    log = tmp_path / "log.csv"
    log.write_text(
        "case:concept:name,concept:name,time:timestamp\na,Save,2024-01-01 10:00:00\n"
    )

    result = run("convert", str(log), "--to", "csv", "--out", str(tmp_path / "out"))

    assert result.exit_code == 0
    assert result.stderr.splitlines() == [
        "event log: the times of 'time:timestamp' name no zone: read as UTC (1 of them)"
    ]


def test_losses_are_told_once_each_with_how_often(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A loss is a line; beyond a screenful they are counted."""
    losses = [Loss(what=f"column {n}", count=n, reason="cut") for n in range(1, 23)]

    tell_losses("log.csv", losses)

    lines = capsys.readouterr().err.splitlines()
    assert lines[:2] == ["log.csv: column 1: cut", "log.csv: column 2: cut (2 times)"]
    assert lines[20:] == ["log.csv: and 2 more of this kind; --json lists them all"]


def test_convert_names_unknown_formats(recording: str, tmp_path: Path) -> None:
    """A wrong format is answered with the right names."""
    result = run("convert", recording, "--to", "xls", "--out", str(tmp_path))

    assert result.exit_code == 1
    assert "Known: xes" in result.stderr


@pytest.mark.parametrize("ending", ["bpmn", "pnml"])
def test_discover_writes_a_model(recording: str, tmp_path: Path, ending: str) -> None:
    """The model is written in the form its file's ending names."""
    out = tmp_path / f"model.{ending}"

    result = run("discover", recording, "--out", str(out))

    assert result.exit_code == 0
    assert result.stdout == f"{out}\n"
    assert "fitness 1.0" in result.stderr
    assert out.is_file()


def test_discover_as_json(recording: str, tmp_path: Path) -> None:
    """--json gives the quality measures."""
    out = tmp_path / "model.bpmn"

    result = run("discover", recording, "--out", str(out), "--json")

    assert json.loads(result.stdout)["quality"]["fitness"] == 1.0


def test_discover_knows_its_endings(recording: str, tmp_path: Path) -> None:
    """Another ending is refused before any work is done."""
    result = run("discover", recording, "--out", str(tmp_path / "model.vsdx"))

    assert result.exit_code == 1
    assert "must be one of .bpmn, .json, .png, .pnml, .ptml, .svg" in result.stderr


def test_check_says_what_deviates() -> None:
    """Each deviation is a line of its own, after the verdict."""
    folders = sorted(str(p) for p in INVENTED.glob("2001*"))

    result = run("check", *folders)

    assert result.exit_code == 0
    assert "2001 @ 2026-03-19-11-02-44: " in result.stdout
    assert "(fitness " in result.stdout


def test_check_against_a_given_procedure(recording: str, tmp_path: Path) -> None:
    """A procedure of another workflow is not followed."""
    procedure = tmp_path / "other.txt"
    procedure.write_text('Brew tea\n1. Click on the "Kettle" button.\n')

    result = run("check", recording, "--procedure", str(procedure), "--json")

    verdict = json.loads(result.stdout)["verdicts"][ONE]
    assert verdict["followed"] is False


def test_check_against_the_other_recordings() -> None:
    """Each is compared with what the others of its workflow have in common."""
    folders = sorted(str(p) for p in INVENTED.glob("200[13]*"))

    result = run("check", *folders, "--others")

    assert result.exit_code == 0
    assert "2001 @ 2026-03-17-09-12-04: " in result.stdout
    assert "score " in result.stdout
    assert "was not checked: there are no others" in result.stderr


def test_check_takes_one_reference(recording: str, tmp_path: Path) -> None:
    """A procedure and the others are two references."""
    procedure = tmp_path / "sop.txt"
    procedure.write_text("Leave\n1. Click Log out\n")

    result = run("check", recording, "--procedure", str(procedure), "--others")

    assert result.exit_code == 2
    assert "exclude each other" in result.stderr


def test_check_refuses_a_procedure_without_steps(
    recording: str, tmp_path: Path
) -> None:
    """A file in which no step is found is an error that names it."""
    procedure = tmp_path / "empty.txt"
    procedure.write_text("")

    result = run("check", recording, "--procedure", str(procedure))

    assert result.exit_code == 1
    assert "empty.txt: no step was found" in result.stderr


def test_check_says_what_cannot_be_told(recording: str, tmp_path: Path) -> None:
    """A procedure in a language that is not read is neither followed nor not."""
    procedure = tmp_path / "basque.txt"
    procedure.write_text('Gorde\n1. Sakatu "Gorde" botoia.\n2. Idatzi "Kim".\n')

    result = run("check", recording, "--procedure", str(procedure))
    as_json = run("check", recording, "--procedure", str(procedure), "--json")

    assert result.stdout == (
        f"{ONE}: cannot be told: 0 of 2 steps of the procedure were understood,"
        " too few for a verdict; its language could not be told, end not known (likeness, 0% of the steps understood)\n"
        "  against: Gorde (it was given for all recordings)\n"
        "  not understood: step 1, 2\n"
    )
    verdict = json.loads(as_json.stdout)["verdicts"][ONE]
    assert (verdict["followed"], verdict["completed"]) == (None, None)
    assert (verdict["coverage"], verdict["not_understood"]) == (0.0, [1, 2])


def test_check_says_what_was_not_checked(tmp_path: Path) -> None:
    """A recording without any procedure is named, not passed over."""
    folder = tmp_path / ONE
    shutil.copytree(INVENTED / ONE, folder)
    for text in folder.glob("*.txt"):
        text.unlink()

    result = run("check", str(folder))

    assert result.stdout == ""
    assert "was not checked: it has no procedure" in result.stderr


def test_sop_prints_a_procedure(recording: str) -> None:
    """The written procedure has numbered steps."""
    result = run("sop", recording)

    assert result.exit_code == 0
    assert "\n1. " in result.stdout


def test_sop_can_merge_a_workflow() -> None:
    """--merge gives one procedure for all recordings of a workflow."""
    folders = sorted(str(p) for p in INVENTED.glob("2001*"))

    result = run("sop", *folders, "--merge", "--json")

    assert list(json.loads(result.stdout)["answers"]) == ["2001"]


def test_formats_lists_readers_and_writers() -> None:
    """Both directions are listed with a line on each."""
    result = run("formats")

    assert "wonderbread" in result.stdout
    assert "ocel-sqlite" in result.stdout
    read = json.loads(run("formats", "--json").stdout)["read"]
    assert [o["name"] for o in read["wonderbread"]["options"]] == [
        "timezone",
        "variant",
    ]


def test_formats_fit_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person sees lines that fit; a program one line for each format."""
    whole = run("formats").stdout.splitlines()
    monkeypatch.setattr(formats_command, "_width", lambda: 60)

    fitted = run("formats").stdout.splitlines()

    assert max(map(len, whole)) > 100
    assert max(map(len, fitted)) <= 60
    assert " ".join(" ".join(fitted).split()) == " ".join(" ".join(whole).split())


def test_formats_says_who_claims_a_file(recording: str, tmp_path: Path) -> None:
    """For files it says which reader claims each, or that none does."""
    other = tmp_path / "notes.txt"
    other.write_text("nothing")

    result = run("formats", recording, str(other))

    assert f"{recording}: wonderbread: " in result.stdout
    assert f"{other}: no reader" in result.stdout
    assert json.loads(run("formats", str(other), "--json").stdout) == {str(other): {}}


def test_formats_says_what_is_in_a_folder(recording: str) -> None:
    """A folder of recordings is read, so it is not said that nobody reads it."""
    folder = str(Path(recording).parent)

    told = run("formats", folder).stdout

    assert re.match(
        rf"{re.escape(folder)}: wonderbread: \d+ in this folder, such as", told
    )


def test_doctor_says_what_is_there() -> None:
    """Extras and programs are listed; --json gives the same as data."""
    assert "mining" in run("doctor").stdout
    assert "extras" in json.loads(run("doctor", "--json").stdout)


def test_the_module_runs_as_a_program() -> None:
    """`python -m wb2pm` is the same command."""
    result = subprocess.run(
        [sys.executable, "-m", "wb2pm", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert result.stdout.startswith("wb2pm, version ")


def test_a_folder_that_cannot_be_written_to_is_one_line(
    recording: str, tmp_path: Path
) -> None:
    """No traceback where a file stands in the way, or there is no permission."""
    out = tmp_path / "taken"
    out.write_text("")

    for arguments in (
        ["analyze", recording, "--out", str(out)],
        ["convert", recording, "--to", "xes", "--out", str(out)],
        ["discover", recording, "--out", str(out / "model.bpmn")],
    ):
        result = run(*arguments)

        assert result.exit_code == 1
        assert result.stderr.startswith(f"Error: {out}")
        assert result.stderr.count("\n") == 1


def test_nobody_reads_with_no_process(recording: str, tmp_path: Path) -> None:
    """--jobs 0 is a mistake of the command line."""
    result = run("analyze", recording, "--out", str(tmp_path), "--jobs", "0")

    assert result.exit_code == 2
    assert "-1 is for all cores" in result.stderr


def test_a_recording_cannot_steer_the_terminal(recording: str, tmp_path: Path) -> None:
    """Controls in its texts are spelled out."""
    name = "\x1b[2J\u202e @ 2026-03-23-16-08-29"
    folder = tmp_path / name
    folder.mkdir()
    trace = Path(recording) / f"{ONE}.json"
    content = json.loads(trace.read_bytes()) | {"webarena": None}
    (folder / f"{name}.json").write_text(json.dumps(content))

    analysed = run("analyze", str(folder), "--out", str(tmp_path / "out"))
    checked = run("check", str(folder))

    assert r"\x1b[2J\u202e: 1 dem" in analysed.stderr
    assert r"\x1b[2J\u202e @ 2026" in checked.stderr
