"""The command that discovers, compares and draws models."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main

pytest.importorskip("pm4py")

WORKFLOW = [str(path) for path in demonstrations_of(3002)]


def run(*arguments: str, time_limit: str = "0") -> Result:
    """Run `wb2pm discover` on the recordings of one workflow, without a limit.

    A limit starts a process that imports the engines anew.
    """
    options = (*arguments, "--time-limit", time_limit)
    return CliRunner().invoke(main, ["discover", *WORKFLOW, *options])


def test_the_table_of_miners() -> None:
    """Every miner has a row, and one is recommended with the reason."""
    result = run("--compare")

    assert result.exit_code == 0
    assert "miner" in result.stdout
    assert "soundness" in result.stdout
    assert "is recommended: of" in result.stdout


def test_a_time_limit_that_suffices_changes_nothing() -> None:
    """The table is the same as without one."""
    limited = run("--compare", time_limit="3600")

    assert limited.exit_code == 0
    assert limited.stdout == run("--compare").stdout


def test_a_model_that_is_not_found_in_time() -> None:
    """The error says what can be done about it, and is no traceback."""
    result = run("--miner", "inductive", time_limit="0.000001")

    assert result.exit_code == 1
    assert "not done within its part of the time limit" in result.stderr
    assert "--time-limit" in result.stderr


def test_what_is_not_known_across_demonstrations_in_time() -> None:
    """All that needs no model is still printed."""
    result = run("--across", time_limit="0.000001")

    assert result.exit_code == 0
    assert "which is the shortest conforming way is unknown" in result.stderr
    assert f"{len(WORKFLOW)} recordings" in result.stdout


def test_the_table_as_json() -> None:
    """--json gives the measures by miner, by workflow if asked."""
    result = run("--compare", "--by-workflow", "--json")

    found = json.loads(result.stdout)
    assert list(found) == ["3002"]
    assert found["3002"]["qualities"]["inductive"]["soundness"] == "sound"
    assert found["3002"]["recommended"] in found["3002"]["qualities"]


def test_across_demonstrations() -> None:
    """Times, people, and the shortest way are printed; or all of it as JSON."""
    said = run("--across")
    found = json.loads(run("--across", "--json").stdout)

    assert f"{len(WORKFLOW)} recordings" in said.stdout
    assert "shortest conforming way" in said.stdout
    assert len(found["cases"]) == len(WORKFLOW)


def test_a_file_for_each_workflow(tmp_path: Path) -> None:
    """The workflow's name is in the file's."""
    result = run("--by-workflow", "--out", str(tmp_path / "model.svg"))

    assert result.exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["model-3002.svg"]


def test_filters_say_what_they_kept() -> None:
    """One note a filter, on standard error."""
    result = run(
        *("--top-variants", "1", "--min-share", "0.5", "--since", "2000-01-01"),
        *("--where", "case:ui:workflow=3002"),
    )

    assert result.exit_code == 0
    assert result.stderr.count("Kept ") == 4
    assert "Kept 1 of " in result.stderr


def test_a_filter_needs_a_column_and_a_value() -> None:
    """The message names what was given."""
    result = run("--where", "nonsense")

    assert result.exit_code == 2
    assert "'nonsense' is not COLUMN=VALUE" in result.stderr


def test_objects_from_the_command_line(tmp_path: Path) -> None:
    """Recordings become an object-centric log first."""
    out = tmp_path / "objects.json"

    result = run("--miner", "oc_dfg", "--out", str(out))

    assert result.exit_code == 0
    assert "demonstration" in {
        flow["object_type"] for flow in json.loads(out.read_text())["objects"]
    }


def test_types_of_objects_are_chosen_for_a_picture(tmp_path: Path) -> None:
    """Only those that were asked for are drawn."""
    out = tmp_path / "objects.svg"

    result = run("--miner", "oc_dfg", "--out", str(out), "--types", "page")

    assert result.exit_code == 0
    assert "One colour a type of object: page (" in out.read_text(encoding="utf-8")


def test_without_a_file_the_quality_is_told() -> None:
    """Rules have no soundness, which is said too."""
    result = run("--miner", "declare")

    assert result.exit_code == 0
    assert "soundness -" in result.stderr


def test_the_best_sound_model_is_taken_and_the_others_are_named() -> None:
    """The reason and a table of all candidates are told, figures to two digits."""
    said = run()
    found = json.loads(run("--json").stdout)

    assert said.exit_code == 0
    assert "was taken: of" in said.stderr
    assert "as good, and not simpler" in said.stderr or "lower F" in said.stderr
    assert max(map(len, re.findall(r"\d\.(\d+)", said.stderr.split("(pm4py")[0]))) <= 3
    assert found["choice"]["candidates"][0]["miner"] == found["miner"]


def test_a_log_of_many_variants_is_measured_on_a_sample(tmp_path: Path) -> None:
    """The line of measures and the JSON say so; 0 measures all, as enough does."""
    paths = ["abcd"] * 6 + ["acbd"] * 3 + ["abbd", "ad", "abd", "aabd", "abcdd"]
    rows = [
        f"{case},{activity},2024-01-01T00:00:{at:02}Z"
        for case, path in enumerate(paths)
        for at, activity in enumerate(path)
    ]
    log = tmp_path / "log.csv"
    log.write_text("\n".join(["case_id,activity,timestamp", *rows]), encoding="utf-8")

    def measured(*arguments: str) -> Result:
        options = ("--miner", "inductive", "--time-limit", "0", *arguments)
        return CliRunner().invoke(main, ["discover", str(log), *options])

    said = measured("--measured-variants", "4").stderr
    told = json.loads(measured("--measured-variants", "4", "--json").stdout)

    assert "; of 4 of 7 variants (79% of cases), the rest sampled" in said
    assert re.search(r"fitness \d\.\d+ ± \d\.\d+, precision", said)
    assert "a sample that stands for them all" in said
    assert told["quality"]["sampled"]["variants"] == 4
    assert told["quality"]["measured"] == pytest.approx(11 / 14)
    whole = measured("--measured-variants", "0").output
    assert "sample" not in whole
    assert whole == measured("--measured-variants", "7").output == measured().output
