"""Each public function says what it needs and how one comes by it, whatever it is given."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import wb2pm
from wb2pm.bundled import demonstrations_of
from wb2pm.errors import (
    LogError,
    NotRecordingsError,
    ReplyError,
    Wb2pmError,
    WrongKindError,
)

PATHS = demonstrations_of(4003)[:2]
PROCEDURE = wb2pm.parse_procedure(
    "Redirect\n1. Click Settings.\n2. Click Redirects.", source="by hand"
)

Call = Callable[[Any, Path], Any]
RECORDINGS = NotRecordingsError, "Recordings are a path"
LOG = LogError, r"no event log: (`wb2pm.event_log\(...\)` makes one|its `log` is one)"
MODEL = WrongKindError, r"no process model: (`wb2pm.discover\(...\)` makes|its `model`)"
FILE = TypeError, "expected str, bytes or os.PathLike object"

FUNCTIONS: dict[str, tuple[Call, tuple[type[Exception], str]]] = {
    "analyze": (lambda x, _: wb2pm.analyze(x), RECORDINGS),
    "ask": (lambda x, _: wb2pm.ask("How many?", x), RECORDINGS),
    "cases": (lambda x, _: wb2pm.cases(x), RECORDINGS),
    "check": (lambda x, _: wb2pm.check(x, PROCEDURE), RECORDINGS),
    "compare_demonstrations": (lambda x, _: wb2pm.compare_demonstrations(x), LOG),
    "compare_miners": (lambda x, _: wb2pm.compare_miners(x), LOG),
    "convert": (lambda x, out: wb2pm.convert(x, out=out, outputs="csv"), RECORDINGS),
    "demonstrations_of": (
        lambda x, _: wb2pm.demonstrations_of(x),
        (Wb2pmError, "No bundled demonstration is of the workflow"),
    ),
    "directly_follows": (lambda x, _: wb2pm.directly_follows(x), LOG),
    "discover": (lambda x, _: wb2pm.discover(x), LOG),
    "discover_each": (lambda x, _: wb2pm.discover_each(x), LOG),
    "evaluate": (
        lambda x, _: wb2pm.evaluate(x),
        (WrongKindError, "no task: `wb2pm evaluate list` names them"),
    ),
    "event_log": (lambda x, _: wb2pm.event_log(x), RECORDINGS),
    "find_backend": (
        lambda x, _: wb2pm.find_backend(x),
        (WrongKindError, "no backend: name one"),
    ),
    "goal": (lambda x, _: wb2pm.goal(x), RECORDINGS),
    "ground": (
        lambda x, _: wb2pm.ground(x, PATHS),
        (WrongKindError, r"no procedure: `wb2pm.parse_procedure\(...\)` makes one"),
    ),
    "improve": (lambda x, _: wb2pm.improve(x), RECORDINGS),
    "judge_answer": (
        lambda x, _: wb2pm.judge_answer("Why?", "To save.", x),
        (WrongKindError, "no text: "),
    ),
    "label": (lambda x, _: wb2pm.label(x), RECORDINGS),
    "object_centric_log": (lambda x, _: wb2pm.object_centric_log(x), RECORDINGS),
    "parse_procedure": (
        lambda x, _: wb2pm.parse_procedure(x),
        (WrongKindError, "no text: give the text of the procedure"),
    ),
    "prepare": (lambda x, _: wb2pm.prepare(x), RECORDINGS),
    "rank": (
        lambda x, _: wb2pm.rank(x),
        (WrongKindError, "no (list of procedures|procedure): "),
    ),
    "read": (lambda x, _: wb2pm.read(x), (WrongKindError, "no path: ")),
    "read_celonis": (lambda x, _: wb2pm.read_celonis(x), FILE),
    "read_csv_profile": (lambda x, _: wb2pm.read_csv_profile(x), FILE),
    "read_log": (lambda x, _: wb2pm.read_log(x), FILE),
    "read_ocel": (lambda x, _: wb2pm.read_ocel(x), FILE),
    "read_parquet": (lambda x, _: wb2pm.read_parquet(x), FILE),
    "read_xes": (lambda x, _: wb2pm.read_xes(x), FILE),
    "redact": (lambda x, _: wb2pm.redact(x), RECORDINGS),
    "segment": (lambda x, _: wb2pm.segment(x), RECORDINGS),
    "variants": (lambda x, _: wb2pm.variants(x), LOG),
    "write_bpmn": (lambda x, out: wb2pm.write_bpmn(x, out / "a.bpmn"), MODEL),
    "write_celonis": (wb2pm.write_celonis, LOG),
    "write_csv_profile": (
        lambda x, out: wb2pm.write_csv_profile(x, out / "a.csv"),
        LOG,
    ),
    "write_model": (lambda x, out: wb2pm.write_model(x, out / "a.json"), MODEL),
    "write_ocel": (
        lambda x, out: wb2pm.write_ocel(x, out / "a.json"),
        (LogError, r"object-centric log: `wb2pm.object_centric_log\(...\)` makes one"),
    ),
    "write_parquet": (lambda x, out: wb2pm.write_parquet(x, out / "a.parquet"), LOG),
    "write_pnml": (lambda x, out: wb2pm.write_pnml(x, out / "a.pnml"), MODEL),
    "write_report": (
        lambda x, out: wb2pm.write_report(x, out / "a.html"),
        (WrongKindError, r"no analysis: `wb2pm.analyze\(...\)` makes one"),
    ),
    "write_sop": (lambda x, _: wb2pm.write_sop(x), RECORDINGS),
    "write_xes": (lambda x, out: wb2pm.write_xes(x, out / "a.xes"), LOG),
}
"""How each is called, and what it says of what it cannot work on."""

GIVEN: dict[str, Callable[[], Any]] = {
    "a number": lambda: 5,
    "nothing": lambda: None,
    "read": lambda: wb2pm.read(PATHS),
    "demonstrations": lambda: wb2pm.read(PATHS).demonstrations,
    "prepared": lambda: wb2pm.prepare(PATHS),
    "paths": lambda: PATHS,
    "a log": lambda: wb2pm.event_log(PATHS),
    "a model": lambda: wb2pm.discover(wb2pm.event_log(PATHS)),
    "an analysis": lambda: wb2pm.analyze(PATHS, miner="inductive"),
    "an answer": lambda: wb2pm.write_sop(PATHS),
}
RECORDED = {"read", "demonstrations", "prepared", "paths", "an analysis"}
TAKEN = {
    LOG: {"a log"},
    MODEL: {"a model"},
    RECORDINGS: RECORDED,
    FUNCTIONS["write_report"][1]: {"an analysis"},
    FUNCTIONS["read"][1]: {"paths"},
    FUNCTIONS["ground"][1]: {"an answer"},
}
"""What is taken, which other tests look at."""


@cache
def given(kind: str) -> Any:
    """Make what is given once: nothing changes it."""
    return GIVEN[kind]()


def test_every_function_is_here() -> None:
    """A new public function gets its line."""
    public = [getattr(wb2pm, name) for name in wb2pm.__all__]
    functions = {each.__name__ for each in public if inspect.isfunction(each)}

    assert functions == FUNCTIONS.keys()


@pytest.mark.parametrize("kind", GIVEN)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_is_of_another_kind(name: str, kind: str, tmp_path: Path) -> None:
    """It is refused in words that say what to call."""
    call, (error, words) = FUNCTIONS[name]
    if name == "segment" and kind == "a log":
        error, words = LogError, "the log has 2 cases"
    if kind in TAKEN.get((error, words), set()):
        return
    with pytest.raises(error, match=words):
        call(given(kind), tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_log_is_written_where_it_is_told_to_be(tmp_path: Path) -> None:
    """What the errors say to do works."""
    analysis = given("an analysis")
    with pytest.raises(LogError, match="its `log` is one"):
        wb2pm.write_xes(analysis, tmp_path / "log.xes")

    assert wb2pm.write_xes(analysis.log, tmp_path / "log.xes").cases == 2
    assert wb2pm.write_xes(wb2pm.event_log(PATHS), tmp_path / "b.xes").cases == 2
    assert len(wb2pm.read_log(str(tmp_path / "b.xes"))) == len(analysis.log)


def test_procedures_in_each_form() -> None:
    """As read, as answered, by name or in a list."""
    answer = given("an answer")

    listed = wb2pm.rank([PROCEDURE, answer], PATHS).result
    named = wb2pm.rank({"1": PROCEDURE, "2": answer.result}, PATHS).result
    assert listed == named
    assert wb2pm.ground(answer, PATHS) == wb2pm.ground(answer.result, PATHS)
    assert wb2pm.check(PATHS[0], answer) == wb2pm.check(PATHS[0], answer.result)
    improved = wb2pm.improve(PATHS, procedure=answer)
    assert improved == wb2pm.improve(PATHS, procedure=answer.result)
    asked = "How does one know that the work is done?"
    told = wb2pm.ask(asked, PATHS, procedures=[answer])
    assert told == wb2pm.ask(asked, PATHS, procedures={"1": answer.result})
    assert told.declined is None


def test_an_answer_that_was_declined() -> None:
    """It holds no procedure, and says why."""
    with pytest.raises(ReplyError, match="holds no procedure"):
        wb2pm.rank([wb2pm.write_sop([])])


@pytest.mark.parametrize("kind", ["paths", "read", "demonstrations", "prepared"])
def test_a_check_against_what_others_did(kind: str) -> None:
    """Recordings of others are taken in any form."""
    one = wb2pm.read(PATHS[0])
    expected = wb2pm.check(one, wb2pm.read(PATHS).demonstrations)

    assert wb2pm.check(one, given(kind)) == expected
    assert expected.reference_kind == "demonstrations"
