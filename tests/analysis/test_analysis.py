"""The main job, from recordings to report, on the bundled recordings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import wb2pm
from tests.invented import INVENTED
from wb2pm.analysis.findings import Analysis
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import group_by_workflow
from wb2pm.converters.redaction.redact import redact
from wb2pm.converters.sources.reading import read
from wb2pm.converters.xes.reader import read_xes
from wb2pm.errors import ConversionError, UnknownNameError
from wb2pm.report.files import file_name, file_names
from wb2pm.report.main_job import analyze


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder that one analysis of the bundled recordings wrote."""
    return tmp_path_factory.mktemp("analysis")


@pytest.fixture(scope="module")
def analysis(folder: Path) -> Analysis:
    """One analysis of the bundled recordings."""
    return analyze(INVENTED, out=folder)


def test_every_output_is_written(analysis: Analysis, folder: Path) -> None:
    """Logs in all forms, models, maps, procedures, verdicts and the report are there."""
    names = {str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file()}

    assert {
        "report.html",
        "log.xes",
        "log.ocel.json",
        "log.ocel.xml",
        "log.ocel.sqlite",
        "log.parquet",
        "verdicts.json",
        "models/2001.bpmn",
        "models/2001.pnml",
        "models/2001.svg",
        "procedures/SOP - 2001.txt",
        "procedures/SOP - 2001 @ 2026-03-17-09-12-04.txt",
    } <= names
    written = {path for report in analysis.files for path in report.paths}
    assert written == {str(folder / name) for name in names - {"report.html"}}


def test_the_log_accounts_for_every_event(analysis: Analysis, folder: Path) -> None:
    """Every event of every recording stands in exactly one row of the log."""
    log = read_xes(folder / "log.xes")

    for workflow in analysis.workflows:
        for demonstration in workflow.demonstrations:
            rows = log[log["case:concept:name"] == demonstration.id]
            named = " ".join(rows["ui:source_events"]).split()
            assert named == [event.id for event in demonstration.events]


def test_the_log_says_what_was_masked(folder: Path, analysis: Analysis) -> None:
    """The policy and the number of masked secrets stand in the log itself."""
    attrs = read_xes(folder / "log.xes").attrs

    assert attrs["wb2pm:redaction"] == "secrets"
    assert attrs["wb2pm:masked:password"] == analysis.redaction["password"]


def test_no_secret_reaches_any_file(analysis: Analysis, folder: Path) -> None:
    """What was typed into password and code fields stands nowhere in the output."""
    secrets = {
        event.value
        for demonstration in read(INVENTED).demonstrations
        for event in demonstration.events
        if event.action == "type"
        and event.target is not None
        and (event.target.type == "password" or "code" in (event.target.path or ""))
        and event.value
    }
    written = [p for p in folder.rglob("*") if p.is_file()]

    assert secrets
    assert analysis.redaction["password"] > 0
    for path in written:
        content = path.read_bytes()
        for secret in secrets:
            assert secret.encode() not in content, (path.name, secret)


def test_a_detour_is_told_from_a_clean_run(analysis: Analysis) -> None:
    """The run with a detour deviates from its procedure; the clean one does not."""
    verdicts = analysis.workflows[0].procedure_verdicts

    assert verdicts["2001 @ 2026-03-17-09-12-04"].followed
    detour = verdicts["2001 @ 2026-03-18-08-27-13"]
    assert not detour.followed
    assert detour.deviations[0].activity_label == "Click 'Claims'"


def test_models_are_checked_and_measured(analysis: Analysis) -> None:
    """Each workflow has a model with its quality and a verdict for each case."""
    for workflow in analysis.workflows:
        assert workflow.model is not None
        assert workflow.model.quality is not None
        assert set(workflow.model_verdicts) == {d.id for d in workflow.demonstrations}
    assert "pm4py" in analysis.engines


def test_verdicts_are_readable_json(analysis: Analysis, folder: Path) -> None:
    """verdicts.json holds the verdicts of the analysis."""
    content = json.loads((folder / "verdicts.json").read_text(encoding="utf-8"))

    assert set(content) == {w.workflow for w in analysis.workflows}
    assert set(content["2001"]["procedure"]) == set(
        analysis.workflows[0].procedure_verdicts
    )


def test_the_same_input_gives_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    """A second analysis, in another process, writes every file anew byte for byte."""
    code = (
        "import sys; from wb2pm import analyze; analyze(sys.argv[1], out=sys.argv[2])"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    subprocess.run(
        [sys.executable, "-c", code, str(INVENTED), str(tmp_path)],
        check=True,
        env=environment,
    )

    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        again = tmp_path / path.relative_to(folder)
        if path.name != "report.html":
            assert again.read_bytes() == path.read_bytes(), path.name
        else:
            text = again.read_text(encoding="utf-8")
            same = text.replace(str(tmp_path), str(folder))
            assert same == path.read_text(encoding="utf-8")


def test_without_the_miners_the_rest_remains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the extra `mining` logs, procedures and report are there, and a note."""
    monkeypatch.setattr("wb2pm.discovery._pm4py.installed", lambda: False)
    analysis = analyze(INVENTED, out=tmp_path, outputs=["xes"])

    assert analysis.model is None
    assert all(w.model is None and not w.model_verdicts for w in analysis.workflows)
    assert all(w.procedure_verdicts for w in analysis.workflows)
    assert any("wb2pm[mining]" in note for note in analysis.notes)
    assert (tmp_path / "report.html").is_file()
    assert not list(tmp_path.rglob("*.bpmn"))


def test_one_workflow_is_its_own_overall_model(tmp_path: Path) -> None:
    """With a single workflow there is no second model of everything."""
    folders = sorted(INVENTED.glob("2003*"))

    analysis = analyze(folders, out=tmp_path, outputs=[])

    assert len(analysis.workflows) == 1
    assert analysis.model is analysis.workflows[0].model


def test_progress_is_told_stage_by_stage(tmp_path: Path) -> None:
    """A caller learns which stage is at work and how far it is."""
    told: list[tuple[str, int, int]] = []
    folders = sorted(INVENTED.glob("2003*"))

    analyze(
        folders, out=tmp_path, outputs=["xes"], on_progress=lambda *t: told.append(t)
    )

    assert ("Reading recordings", 1, 1) in told
    assert ("Analysing workflows", 1, 1) in told
    assert told[-1] == ("Writing the report", 1, 1)


def test_processes_give_the_same_result(tmp_path: Path) -> None:
    """Reading in two processes changes nothing."""
    folders = sorted(INVENTED.glob("2002*"))[:3]

    one = analyze(folders, out=tmp_path / "one", outputs=[])
    two = analyze(folders, out=tmp_path / "two", outputs=[], jobs=2)

    assert one.log.equals(two.log)


def test_what_is_found_needs_no_folder(tmp_path: Path) -> None:
    """A notebook has the parts of the report as values, and writes it when asked."""
    analysis = wb2pm.analyze(wb2pm.demonstrations_of(4003))

    assert analysis.files == ()
    cases = analysis.workflow("4003").to_frame()
    assert list(cases["case"]) == [d.id for d in analysis.workflows[0].demonstrations]
    assert cases["completed"].all()
    with pytest.raises(UnknownNameError, match="4003"):
        analysis.workflow("4030")

    analysis.write_report(tmp_path / "found.html")

    page = (tmp_path / "found.html").read_text(encoding="utf-8")
    assert "was taken: of" in page  # which model, and why
    assert [path.name for path in tmp_path.iterdir()] == ["found.html"]


def test_nothing_to_read_is_an_error(tmp_path: Path) -> None:
    """A folder without recordings is refused, and says how to learn what is one."""
    with pytest.raises(ConversionError, match="wb2pm formats"):
        analyze(tmp_path, out=tmp_path / "out")


def test_an_unknown_format_is_named_with_the_known_ones(tmp_path: Path) -> None:
    """A wrong output name is answered with the nearest right one."""
    folders = sorted(INVENTED.glob("2003*"))

    with pytest.raises(UnknownNameError, match="'parquet'"):
        analyze(folders, out=tmp_path, outputs=["parket"])


def test_redacting_everything_leaves_no_typed_value(tmp_path: Path) -> None:
    """With `all-values` no typed text of any recording reaches the log."""
    analysis = analyze(INVENTED, out=tmp_path, outputs=["xes"], redaction="all-values")

    values = set(analysis.log["ui:input"].dropna())
    assert "Train to Lyon" not in values
    assert b"Train to Lyon" not in (tmp_path / "log.xes").read_bytes()


def test_redaction_is_not_needed_twice(analysis: Analysis) -> None:
    """The demonstrations in an analysis are redacted already."""
    for workflow in analysis.workflows:
        for demonstration in workflow.demonstrations:
            assert redact(demonstration).demonstration == demonstration


def test_file_names_cannot_leave_the_folder() -> None:
    """A workflow's name is data, and cannot choose where its files go."""
    assert file_name("../../etc/passwd") == "etc_passwd"
    assert file_name("") == "unnamed"
    assert file_name("a" * 500) == "a" * 120


def test_a_rewritten_procedure_is_the_one_to_follow(analysis: Analysis) -> None:
    """Where a workflow has a gold procedure, every run of it is checked against it."""
    verdicts = analysis.workflows[0].procedure_verdicts

    assert len({verdict.reference for verdict in verdicts.values()}) == 1
    assert verdicts["2001 @ 2026-03-19-11-02-44"].completed is False
    assert verdicts["2001 @ 2026-03-17-10-40-31"].completed is True


def test_names_that_would_come_out_alike_are_told_apart() -> None:
    """No file of one workflow takes the place of another's, on any system."""
    names = [
        "a/b",
        "a:b",
        "A_B",
        "\u65e5\u672c",
        "\u4e2d\u56fd",
        "con",
        "Con.x",
        "?",
        "*",
    ]

    assert file_names(names) == (
        "a_b",
        "a_b (2)",
        "A_B (3)",
        "\u65e5\u672c",
        "\u4e2d\u56fd",
        "_con",
        "_Con.x",
        "unnamed",
        "unnamed (2)",
    )
    assert len(file_name("\u65e5" * 500).encode()) == 120


def test_workflows_of_numbers_of_any_length_are_in_order() -> None:
    """By value, however many digits a trace gives its task."""
    one = read(INVENTED).demonstrations[0]
    names = ["10", "9" * 5000, "9", "0", "a2", "a10"]

    groups = group_by_workflow(
        replace(one, workflow=name) for name in sorted(names, key=len)
    )

    assert list(groups) == ["0", "9", "10", "9" * 5000, "a2", "a10"]


def test_a_wrong_format_is_refused_before_any_work(tmp_path: Path) -> None:
    """The recordings are not looked at."""
    with pytest.raises(UnknownNameError, match="parquet"):
        analyze(tmp_path / "absent", out=tmp_path, outputs=["parqet"])


def test_a_recording_without_actions_stops_nothing(tmp_path: Path) -> None:
    """Its workflow has no model; both are said, and the rest is analysed."""
    good = next(INVENTED.glob("2003*"))
    name = "77 @ 2026-01-01-00-00-00"
    trace = json.loads((good / f"{good.name}.json").read_bytes())
    states = [entry for entry in trace["trace"] if entry["type"] == "state"]
    (tmp_path / name).mkdir()
    (tmp_path / name / f"{name}.json").write_text(json.dumps({"trace": states}))

    found = analyze([good, tmp_path / name], out=tmp_path / "out")

    assert [(w.workflow, w.model is None) for w in found.workflows] == [
        ("77", True),
        ("2003", False),
    ]
    assert f"1 recording holds no action and is in no log: {name}" in found.notes
    assert any(note.startswith("77 has no process model: ") for note in found.notes)


def test_nothing_but_recordings_without_actions_is_still_reported(
    tmp_path: Path,
) -> None:
    """With empty logs and a report that says so."""
    for number in range(7):
        name = f"77 @ 2026-01-01-00-00-0{number}"
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{name}.json").write_text(
            '{"trace": [{"type": "state", "data": {}}]}'
        )

    found = analyze(tmp_path, out=tmp_path / "out")

    assert found.model is None
    assert (tmp_path / "out" / "report.html").is_file()
    assert any(n.startswith("7 recordings hold no action") for n in found.notes)


def test_processes_tell_how_far_they_are_and_stop_when_told(tmp_path: Path) -> None:
    """Recordings come one by one; a strict run leaves the rest undone."""
    folders = sorted(INVENTED.glob("200*"))
    broken = tmp_path / "0 @ 2026-01-01-00-00-00"
    broken.mkdir()
    (broken / f"{broken.name}.json").write_text('{"trace": [')
    told: list[tuple[str, int, int]] = []

    prepare(folders[:3], jobs=2, on_progress=lambda *stage: told.append(stage))
    with pytest.raises(ConversionError, match="truncated"):
        prepare([broken, *folders], jobs=2, strict=True)

    assert told == [("Reading recordings", n, 3) for n in (1, 2, 3)]


def test_when_nothing_can_be_read_each_recording_is_named(tmp_path: Path) -> None:
    """With its reason; the first ones, and how many more there are."""
    for number in range(12):
        folder = tmp_path / f"{number:02d} @ 2026-01-01-00-00-00"
        folder.mkdir()
        (folder / f"{folder.name}.json").write_text('{"trace": [')

    with pytest.raises(ConversionError) as refused:
        prepare([tmp_path])

    first, none, *others, last = str(refused.value).splitlines()
    assert "00 @ 2026" in first
    assert "truncated" in first
    assert none == "None of 12 recordings could be read; the others:"
    assert len(others) == 9
    assert all("truncated" in line for line in others)
    assert "01 @ 2026" in others[0]
    assert last == "  and 2 more"
