"""Results fit a screen, and are tables where they are tables."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pandas as pd
import pytest
from msgspec.structs import replace

import wb2pm
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.preparing import Prepared
from wb2pm.bundled import demonstrations_of
from wb2pm.discovery.conformance.model_conformance import check_against_model
from wb2pm.shown import short, table_html

A_SCREEN = 25 * 80


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    """Five recordings of one workflow, ready."""
    return wb2pm.prepare(demonstrations_of(4003))


@pytest.fixture(scope="module")
def log(prepared: Prepared) -> pd.DataFrame:
    """Return their event log."""
    return wb2pm.event_log(prepared.demonstrations)


RESULTS: dict[str, Callable[[Prepared, pd.DataFrame], Any]] = {
    "prepare": lambda p, _: p,
    "read": lambda *_: wb2pm.read(demonstrations_of(4003)),
    "demonstration": lambda p, _: p.demonstrations[0],
    "event": lambda p, _: p.demonstrations[0].events[0],
    "screen": lambda p, _: p.demonstrations[0].events[1].screen_before,
    "activity": lambda p, _: p.steps[p.demonstrations[0].id][0],
    "procedure": lambda p, _: p.demonstrations[0].procedure,
    "labelled log": lambda p, _: labelled_log(p),
    "redact": lambda p, _: wb2pm.redact(p.demonstrations[0]),
    "object_centric_log": lambda p, _: wb2pm.object_centric_log(p),
    "cases": lambda p, _: wb2pm.cases(p, "session"),
    "net": lambda _, log: wb2pm.discover(log).net,
    "tree": lambda _, log: wb2pm.discover(log).tree,
    "discover": lambda _, log: wb2pm.discover(log),
    "directly_follows": lambda _, log: wb2pm.directly_follows(log),
    "variants": lambda _, log: wb2pm.variants(log),
    "check": lambda p, _: wb2pm.check(
        p.demonstrations[0], p.demonstrations[0].procedure
    ),
    "check against a model": lambda _, log: check_against_model(
        log, wb2pm.discover(log)
    ),
    "compare_demonstrations": lambda _, log: wb2pm.compare_demonstrations(log),
    "compare_miners": lambda _, log: wb2pm.compare_miners(log, miners=["inductive"]),
    "write_sop": lambda p, _: wb2pm.write_sop(p.demonstrations),
    "improve": lambda p, _: wb2pm.improve(p.demonstrations),
    "segment": lambda p, _: wb2pm.segment(p.demonstrations[0]),
    "goal": lambda p, _: wb2pm.goal(p.demonstrations[0]),
    "ground": lambda p, _: wb2pm.ground(
        wb2pm.parse_procedure("Redirect\n1. Click Settings.\n2. Click Redirects."),
        p.demonstrations,
    ),
}
TABLES = {
    "prepare": ("case", 5),
    "read": ("case", 5),
    "demonstration": ("event", None),
    "directly_follows": ("source", None),
    "variants": ("variant", None),
    "check against a model": ("case", 5),
    "compare_demonstrations": ("activity", None),
    "compare_miners": ("miner", 1),
    "object_centric_log": ("event", None),
}


@pytest.mark.parametrize("job", RESULTS)
def test_a_result_fits_a_screen(
    job: str, prepared: Prepared, log: pd.DataFrame
) -> None:
    """What the interpreter prints of it is shorter than a terminal is large."""
    result = RESULTS[job](prepared, log)

    assert len(repr(result)) < A_SCREEN
    assert type(result).__name__[:6] in repr(result) or job in {
        "variants",
        "check against a model",
        "ground",
    }


@pytest.mark.parametrize("job", TABLES)
def test_a_table_is_one(job: str, prepared: Prepared, log: pd.DataFrame) -> None:
    """`to_frame` has a row each, beginning with what it is a row of."""
    first, rows = TABLES[job]
    frame = RESULTS[job](prepared, log).to_frame()

    assert frame.columns[0] == first
    assert len(frame) == rows if rows is not None else len(frame) > 1


def test_an_analysis_and_an_evaluation_are_tables(tmp_path: Path) -> None:
    """The analysis by workflow, the evaluation by solver and metric."""
    analysis = wb2pm.analyze(demonstrations_of(4003)[:2], out=tmp_path, outputs=())

    assert len(repr(analysis)) < A_SCREEN
    assert len(repr(analysis.workflows[0])) < A_SCREEN
    (row,) = analysis.to_frame().to_dict("records")
    assert (row["workflow"], row["cases"], row["checked"]) == ("4003", 2, 2)
    assert "<td>4003</td>" in analysis._repr_html_()


def test_a_notebook_shows_texts_and_runs_none(prepared: Prepared) -> None:
    """Escaped, no control characters, and no value that was typed."""
    hostile = "<script>alert(1)</script>\x1b[2J\u202egnp"
    one = prepared.demonstrations[0]
    shown = replace(one, id=hostile, events=(replace(one.events[0], value="hunter2"),))

    table = wb2pm.read(demonstrations_of(4003)[0])
    html = replace(table, demonstrations=(shown,))._repr_html_()

    assert "&lt;script&gt;" in html
    assert not {"<script", "\x1b", "\u202e"} & {
        part for part in ("<script", "\x1b", "\u202e") if part in html
    }
    assert "hunter2" not in shown._repr_html_()


def test_long_tables_say_how_many_rows_are_left() -> None:
    """A notebook is not flooded, and nobody thinks it was all."""
    assert "and 80 rows more" in table_html([{"a": n} for n in range(100)])


@pytest.mark.parametrize("job", ["directly_follows", "discover", "net", "tree"])
def test_a_picture_is_never_cut_off(
    job: str, prepared: Prepared, log: pd.DataFrame
) -> None:
    """One that is wider than the page of a notebook is made smaller, on paper too."""
    shown = RESULTS[job](prepared, log)

    (image,) = ET.fromstring(f"<p>{shown._repr_html_().replace('>', '/>', 1)}</p>")
    assert image.get("style") == "max-width:100%;height:auto"
    _, content = str(image.get("src")).split("base64,")
    assert b64decode(content).decode() == shown._repr_svg_()
    assert ET.fromstring(shown._repr_svg_()).get("viewBox") is not None


def test_verdicts_say_what_cannot_be_told(prepared: Prepared) -> None:
    """In words rather than as None; deviations stand below."""
    case = prepared.demonstrations[0]
    none = wb2pm.check(case)
    other = wb2pm.parse_procedure('Redirect\n1. Click on the "Nowhere" link.')

    assert "<th>followed</th><td>yes</td>" not in none._repr_html_()
    assert "cannot be told" in none._repr_html_()
    assert "Nowhere" in wb2pm.check(case, other)._repr_html_()


def test_deep_and_wide_values_stay_short() -> None:
    """Whatever is put into whatever."""
    deep: Any = "x" * 10_000
    for _ in range(50):
        deep = {"a": [deep, deep], "b": (deep,)}

    assert len(short(deep)) < A_SCREEN
    assert short(()) == "()"
    assert short((1,)) == "(1,)"


def test_numbers_are_told_to_four_decimals() -> None:
    """Nobody reads seventeen digits; whole numbers stay whole."""
    assert short([0.41379310344827586, 12.0, 3, 123456.789]) == (
        "[0.4138, 12.0, 3, ... 4 in all]"
    )


def test_one_path_is_a_path() -> None:
    """A string is not taken for a list of its characters."""
    one = demonstrations_of(4003)[0]

    for given in (str(one), one, [one]):
        assert len(wb2pm.prepare(given).demonstrations) == 1


def test_a_notebook_reads_procedures_and_answers() -> None:
    """As lines, escaped; an answer with what it rests on, or why there is none."""
    procedure = wb2pm.parse_procedure("Log <out>\n1. Click Log out\n2. Close it")
    shown = procedure._repr_html_()
    assert "Log &lt;out&gt;\n\n1. Click Log out\n2. Close it" in shown

    declined = wb2pm.ask("What is the weather like?")
    assert "No answer: nothing was given" in declined._repr_html_()

    written = wb2pm.write_sop(wb2pm.read(wb2pm.demonstrations_of(4003)).demonstrations)
    assert "\n1. " in written._repr_html_()
