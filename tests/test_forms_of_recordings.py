"""Whatever takes recordings takes them in each form in which they are at hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wb2pm
from wb2pm.bundled import demonstrations_of
from wb2pm.errors import LogError, NotRecordingsError, OptionError, Wb2pmError

PATHS = demonstrations_of(4003)[:2]
PROCEDURE = wb2pm.parse_procedure(
    "Redirect\n1. Click Settings.\n2. Click Redirects.", source="by hand"
)

MANY: dict[str, Callable[[Any, Path], Any]] = {
    "analyze": lambda r, _: wb2pm.analyze(r, miner="inductive").to_frame().shape,
    "ask": lambda r, _: wb2pm.ask("How many recordings are there?", r).declined,
    "cases": lambda r, _: len(wb2pm.cases(r, "session")),
    "check against": lambda r, _: wb2pm.check(PATHS[0], PROCEDURE, others=r).followed,
    "convert": lambda r, out: wb2pm.convert(r, out=out, outputs="csv")[0].cases,
    "event_log": lambda r, _: wb2pm.event_log(r).shape,
    "ground": lambda r, _: len(wb2pm.ground(PROCEDURE, r).steps),
    "improve": lambda r, _: wb2pm.improve(r).declined,
    "object_centric_log": lambda r, _: len(wb2pm.object_centric_log(r).events),
    "prepare": lambda r, _: len(wb2pm.prepare(r).demonstrations),
    "rank": lambda r, _: len(wb2pm.rank({"one": PROCEDURE}, r).result.procedures),  # type: ignore[union-attr]
    "write_sop": lambda r, _: len(wb2pm.write_sop(r).result.steps),  # type: ignore[union-attr]
}
ONE: dict[str, Callable[[Any], Any]] = {
    "check": lambda r: wb2pm.check(r, PROCEDURE).followed,
    "goal": lambda r: wb2pm.goal(r).result,
    "label": lambda r: [activity.label for activity in wb2pm.label(r)],
    "redact": lambda r: wb2pm.redact(r).demonstration.id,
    "segment": lambda r: len(wb2pm.segment(r).segments),
}
SEVERAL: dict[str, Callable[[], Any]] = {
    "paths": lambda: PATHS,
    "texts": lambda: list(map(str, PATHS)),
    "an iterator": lambda: iter(PATHS),
    "read": lambda: wb2pm.read(PATHS),
    "demonstrations": lambda: wb2pm.read(PATHS).demonstrations,
    "prepared": lambda: wb2pm.prepare(PATHS),
    "analysed": lambda: wb2pm.analyze(PATHS, miner="inductive"),
    "labelled": lambda: [(d, wb2pm.label(d)) for d in wb2pm.read(PATHS).demonstrations],
}
SINGLE: dict[str, Callable[[], Any]] = {
    "a path": lambda: PATHS[0],
    "a text": lambda: str(PATHS[0]),
    "read": lambda: wb2pm.read(PATHS[0]),
    "a demonstration": lambda: wb2pm.read(PATHS[0]).demonstrations[0],
    "prepared": lambda: wb2pm.prepare(PATHS[0]),
}


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What each function says of demonstrations."""
    found = wb2pm.read(PATHS).demonstrations
    many = {job: do(found, tmp_path_factory.mktemp("out")) for job, do in MANY.items()}
    return many | {job: do(found[0]) for job, do in ONE.items()}


@pytest.fixture(scope="module", params=SEVERAL)
def several(request: pytest.FixtureRequest) -> Callable[[], Any]:
    """Two recordings in one of the forms, made once; an iterator anew each time."""
    make = SEVERAL[request.param]
    made = make()
    return make if request.param == "an iterator" else lambda: made


@pytest.fixture(scope="module", params=SINGLE)
def single(request: pytest.FixtureRequest) -> object:
    """One recording in one of the forms."""
    return SINGLE[request.param]()


@pytest.mark.parametrize("job", MANY)
def test_several_recordings(
    job: str,
    several: Callable[[], Any],
    expected: dict[str, Any],
    tmp_path: Path,
) -> None:
    """One path or many, what was read of them or prepared: the result is the same."""
    assert MANY[job](several(), tmp_path) == expected[job]


@pytest.mark.parametrize("job", ONE)
def test_one_recording(job: str, single: object, expected: dict[str, Any]) -> None:
    """What is done to one recording takes what holds one."""
    assert ONE[job](single) == expected[job]


@pytest.mark.parametrize("job", [*MANY, *ONE])
def test_what_is_no_recording(job: str, tmp_path: Path) -> None:
    """A number is refused in the same words by all."""
    with pytest.raises(NotRecordingsError, match="Recordings are a path"):
        MANY[job](5, tmp_path) if job in MANY else ONE[job](5)


@pytest.mark.parametrize("job", ONE)
def test_too_many_for_one(job: str) -> None:
    """What is done to one recording says how many it got."""
    with pytest.raises(NotRecordingsError, match="2 were given"):
        ONE[job](wb2pm.read(PATHS))


@pytest.mark.parametrize("job", sorted(MANY.keys() - {"analyze", "convert", "prepare"}))
def test_a_path_without_recordings(job: str, tmp_path: Path) -> None:
    """What gives no list of what it left out refuses what cannot be read."""
    with pytest.raises(Wb2pmError, match="no such file"):
        MANY[job](tmp_path / "absent", tmp_path)


def test_what_was_prepared_in_another_way() -> None:
    """It is not prepared anew in silence."""
    by_page = wb2pm.prepare(PATHS, granularity="page")

    assert wb2pm.analyze(by_page, granularity="page").granularity == "page"
    with pytest.raises(OptionError, match="granularity"):
        wb2pm.analyze(by_page)


@pytest.mark.parametrize(
    "job",
    [
        "compare_demonstrations",
        "compare_miners",
        "directly_follows",
        "discover",
        "discover_each",
        "variants",
    ],
)
def test_recordings_are_no_log(job: str) -> None:
    """What takes logs says how one is made of recordings."""
    with pytest.raises(LogError, match=r"`wb2pm.event_log\(...\)` makes one"):
        getattr(wb2pm, job)(wb2pm.read(PATHS[0]))


def test_paths_are_masked(tmp_path: Path) -> None:
    """What is read for an answer is masked, as what is prepared is."""
    (tmp_path / "log.csv").write_text(
        "case:concept:name,concept:name,time:timestamp\n"
        "1,Mail kim@shop.example,2026-01-05T08:00:00Z\n"
        "1,Save,2026-01-05T08:01:00Z\n",
        encoding="utf-8",
    )

    told = wb2pm.write_sop(tmp_path / "log.csv").result

    assert "kim@shop.example" not in str(told.steps if told else "")
    assert "[email]" in str(told.steps if told else "")
