"""`wb2pm evaluate`: what it prints, writes, and how it ends."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.evaluation.tasks import parity
from wb2pm.cli import main
from wb2pm.evaluation import registry


@pytest.fixture(autouse=True)
def only_a_small_task(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The registry holds the small task; the current folder is empty."""

    class Home:
        TASK = parity(options={"deep": "how deep"})

    modules = __import__("sys").modules
    monkeypatch.setitem(modules, "tests.evaluation.one_task", Home)
    monkeypatch.setattr(registry, "_HOME", {"parity": "tests.evaluation.one_task"})
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(main, ["evaluate", *arguments], catch_exceptions=False)


def test_a_run_prints_a_table_and_writes_a_record(tmp_path: Path) -> None:
    """The table is the result; where the record is and what was unscored is talk."""
    result = run("run", "parity")

    (record,) = (tmp_path / "wb2pm-evaluations").iterdir()
    assert result.exit_code == 0
    assert result.stdout.startswith("parity (corrected)\nIs the number even?\n")
    assert "most frequent" in result.stdout
    assert "halves: 1 unscored, the first for: ConversionError" in result.stderr
    assert f"Record: wb2pm-evaluations/{record.name}" in result.stderr
    assert record.name.startswith("parity-")


def test_options_reach_the_task(tmp_path: Path) -> None:
    """And the record."""
    result = run(
        *("run", "parity", "somewhere", "else", "--solver", "halves", "--seed", "3"),
        *("--limit", "4", "--option", "deep=1", "--mode", "published"),
        *("--backend", "b", "--embedder", "e", "--record", "r.json"),
    )

    record = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    assert result.exit_code == 0
    assert record["evaluation"]["setting"] == {
        "data": ["somewhere", "else"],
        "mode": "published",
        "seed": 3,
        "backend": "b",
        "embedder": "e",
        "limit": 4,
        "options": {"deep": "1"},
    }


@pytest.mark.parametrize(
    ("notation", "start"),
    [
        ("--markdown", "### parity (corrected)"),
        ("--latex", "\\begin{table}"),
        ("--csv", "task,mode,solver"),
        ("--json", "{"),
    ],
)
def test_notations(notation: str, start: str) -> None:
    """Markdown, LaTeX, CSV, JSON."""
    assert run("run", "parity", "--no-record", notation).stdout.startswith(start)


def test_json_has_figures_and_no_answers(tmp_path: Path) -> None:
    """Answers are in the record; with --no-record there is none."""
    content = json.loads(
        run("run", "parity", "--json", "--no-record", "--by", "site").stdout
    )

    assert content["runs"][0]["summaries"][0]["metric"] == "F1"
    assert content["runs"][0]["results"] == []
    assert list(tmp_path.iterdir()) == []


def test_results_break_down_and_are_plotted(tmp_path: Path) -> None:
    """By a property, for any of the metrics."""
    result = run(
        "run",
        "parity",
        "--by",
        "site",
        "--metric",
        "recall",
        "--plots",
        "p",
        "--no-record",
    )
    wrong = run("run", "parity", "--by", "site", "--metric", "recal", "--no-record")

    assert "parity (corrected): recall by site" in result.stdout
    assert "Plot: p/parity-calibration.svg" in result.stderr
    assert (tmp_path / "p" / "parity-precision-recall.svg").is_file()
    assert wrong.exit_code == 1
    assert wrong.stdout == ""  # it is said before anything was run
    assert "Did you mean 'recall'" in wrong.stderr


def test_tasks_and_solvers_are_listed() -> None:
    """What can be run, and what it takes."""
    assert run("list").stdout == "parity  Is the number even?\n"
    listed = run("list", "parity").stdout
    assert "halves                       rules\n" in listed
    assert "--option deep=...  how deep\n" in listed


def test_a_record_is_replayed(tmp_path: Path) -> None:
    """The same comes out; when not, that is an error that says what."""
    run("run", "parity", "--record", "r.json")
    path = tmp_path / "r.json"

    same = run("replay", "r.json")
    path.write_text(
        path.read_text()
        .replace('"by": 2', '"by": 9')
        .replace('"numpy": "', '"numpy": "0')
    )
    other = run("replay", "r.json")

    assert same.exit_code == 0
    assert "Everything came out as recorded." in same.stderr
    assert other.exit_code == 1
    assert "halves : arguments: recorded {'by': 9}, now {'by': 2}" in other.stderr
    assert "numpy was 0" in other.stderr


def test_recorded_predictions_are_a_row(tmp_path: Path) -> None:
    """Beside the task's own solvers; a replay finds them again."""
    answers = [{"id": f"n{k}", "prediction": k % 2 == 0} for k in range(12)]
    lines = "\n".join(json.dumps(answer) for answer in answers)
    (tmp_path / "theirs.jsonl").write_text(lines)

    result = run("run", "parity", "--predictions", "theirs.jsonl", "--record", "r.json")
    again = run("replay", "r.json")

    assert re.search(r"^theirs +recorded +1\.000", result.stdout, re.MULTILINE)
    assert again.exit_code == 0
    assert "Everything came out as recorded." in again.stderr


def test_records_are_compared() -> None:
    """Two solvers, paired by example."""
    run("run", "parity", "--record", "r.json")

    table = run(
        *("compare", "r.json", "r.json", "--solver", "always yes"),
        *("--solver", "halves"),
    )
    as_json = run(
        *("compare", "r.json", "r.json", "--solver", "always yes"),
        *("--solver", "halves", "--json"),
    )
    unclear = run("compare", "r.json", "r.json", "--solver", "halves")

    assert table.stdout.startswith("parity: halves against always yes")
    assert json.loads(as_json.stdout)["tests"][0]["n"] == 11
    assert unclear.exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("run",), 2, "Missing argument 'TASK'"),
        (("run", "parity", "--option", "deep"), 2, "is not NAME=VALUE"),
        (("run", "parity", "--option", "x=1"), 1, "No option named 'x'"),
        (("run", "odd"), 1, "No task named 'odd'"),
        (("run", "parity", "--solver", "x"), 1, "No solver named 'x'"),
        (("published",), 2, "Missing argument 'FOLDER'"),
        (("published", "none"), 1, "there is no such folder"),
        (("replay", "none"), 1, "no record of an evaluation"),
    ],
)
def test_errors_are_one_line(
    arguments: tuple[str, ...], code: int, message: str
) -> None:
    """Exit 1 for what cannot be done, 2 for what was not understood."""
    result = run(*arguments)

    assert result.exit_code == code
    assert message in result.stderr


@pytest.fixture
def predictions(tmp_path: Path) -> Path:
    """A folder with the published answers of one model, on one question."""
    axes = "completeness_score,soundness_score,clarity_score,compactness_score"
    (tmp_path / "published_question_answering.csv").write_text(
        f"Task ID(s),Question Instantiation,ablation--model,{axes}\n"
        "1 @ a,Why?,GPT4,1,2,1,\n2 @ b,Why?,GPT4,3,2,1,1\n1 @ a,Why?,Human,1,1,1,2\n"
    )
    return tmp_path


def test_published_figures_are_recomputed(predictions: Path) -> None:
    """Both modes, and the effect of each correction between them."""
    tables = ("--table", "question-answering", "--table", "sop-generation")
    result = run("published", str(predictions), *tables)

    assert "Question answering, 1 worst to 3 best [published]" in result.stdout
    assert "answering, 1 worst to 3 best [corrected: self-reference]" in result.stdout
    assert "effect of correcting 'self-reference' alone" in result.stdout
    assert "2.2500 (n 1)" in result.stdout
    assert "sop-generation: left out, for published_sop_generation.csv" in result.stderr


def test_published_figures_in_other_notations(predictions: Path) -> None:
    """One mode only; JSON and unrounded CSV for programs; one correction only."""
    asked = ("published", str(predictions), "--table", "question-answering")
    only = run(*asked, "--mode", "published", "--markdown")
    table = run(*asked, "--csv")
    content = run(*asked, "--json", "--correct", "self-reference")
    unknown = run(*asked, "--table", "sop-rank")

    rows = list(csv.DictReader(io.StringIO(table.stdout)))
    (corrected,) = json.loads(content.stdout)["corrected"]
    assert "corrected" not in only.stdout
    assert "### Question answering" in only.stdout
    assert rows[0]["value"] == "2.0"
    assert corrected["corrections"] == ["self-reference"]
    assert "Did you mean 'sop-ranking'" in unknown.stderr
