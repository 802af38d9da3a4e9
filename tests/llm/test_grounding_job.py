"""A language model that says what people do for each step, and the rules judge by it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from examples.applications.packing import kept, unpack
from tests.llm.conftest import MakeBackend
from tests.llm.scripted_server import Say, Seen, Server, serve
from tests.report.builder import make_item
from wb2pm import check, ground
from wb2pm.cli import main
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
from wb2pm.errors import BackendError, ConformanceError, DiscoveryError, ReplyError
from wb2pm.events import Demonstration
from wb2pm.llm.answers import Answer
from wb2pm.llm.jobs.grounding import ground_procedure
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

FREE = parse_procedure(
    "Schaden melden\n"
    "1. Zuerst wird er angelegt.\n"
    "2. Wie teuer er war, kommt dazu.\n"
    "3. Wenn es sein muss, hilft jemand.\n"
    "4. Dann geht er hinaus.\n"
    "5. Es wird gewartet.\n"
)
"""Nothing in it is like anything on the English pages below."""
ANN = make_item(
    "ann",
    ("Click 'New Claim' @/desk", "Enter 'Amount'=84.50 @/new", "Click 'Send' @/new"),
)
BEN = make_item(
    "ben",
    (
        "Click 'New Claim' @/desk",
        "Enter 'Amount'=9.90 @/new",
        "Click 'Help' @/new",
        "Click 'Send' @/new",
    ),
)


def said(
    step: int, state: str, *activities: str, left_open: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Write what a model replies of one step."""
    return {
        "step": step,
        "state": state,
        "activities": list(activities),
        "left_open": list(left_open),
    }


GOOD = [
    said(1, "grounded", "D1.1", "D2.1"),
    said(2, "grounded", "D1.2", "D2.2"),
    said(3, "grounded", "D2.3", left_open=("D2.3",)),
    said(4, "grounded", "D1.3", "D2.4"),
    said(5, "no trace"),
]


def asked(
    make_backend: MakeBackend, steps: Any, **given: Any
) -> tuple[Answer[GroundedProcedure], Server]:
    """Ask a server that replies with these steps."""
    with serve(Say({"steps": steps})) as server:
        backend = make_backend(server.url, **given)
        return ground_procedure(FREE, [ANN, BEN], backend=backend), server


def test_a_model_says_what_people_do_for_each_step(make_backend: MakeBackend) -> None:
    """In a language that no likeness of words reaches."""
    answer, server = asked(make_backend, GOOD)

    grounded = answer.result
    assert grounded is not None
    acts = [[(a.name, a.people, a.use) for a in s.acts] for s in grounded.steps]
    assert acts == [
        [("Click 'New Claim'", 2, "required")],
        [("Enter 'Amount'", 2, "required")],
        [("Click 'Help'", 1, "optional")],
        [("Click 'Send'", 2, "required")],
        [],
    ]
    assert grounded.steps[4].state == "no trace"
    assert grounded.coverage == 1
    assert answer.grounding == "full"
    assert len(server.seen) == 1
    assert 'P1.2 "Wie teuer er war, kommt dazu."' in server.seen[0].user
    assert ground(FREE, [ANN, BEN]).coverage == 0


def test_what_likeness_of_words_finds_is_told_unless_it_is_not_to_be(
    make_backend: MakeBackend,
) -> None:
    """And nothing else: deviations from a text that was not understood mislead."""
    with serve(Say({"steps": GOOD})) as server:
        backend = make_backend(server.url)
        told = ground_procedure(FREE, [ANN, BEN], backend=backend)
        untold = ground_procedure(FREE, [ANN, BEN], backend=backend, facts=False)

    (fact,) = told.facts
    assert fact.sentence.startswith(
        "By likeness of words and order alone: P1.1 nothing"
    )
    assert untold.facts == ()
    assert "counted facts" not in server.seen[1].user


WRONG: dict[str, Any] = {
    "nothing": [],
    "a step left out": GOOD[:4],
    "a step twice": [*GOOD[:4], GOOD[3]],
    "a step too many": [*GOOD, said(6, "no trace")],
    "another order": [GOOD[1], GOOD[0], *GOOD[2:]],
    "a state of its own": [*GOOD[:4], said(5, "followed")],
    "no state": [*GOOD[:4], {"step": 5, "activities": []}],
    "a number in words": [{**GOOD[0], "step": "1"}, *GOOD[1:]],
    "an activity that is none": [said(1, "grounded", "D1.9"), *GOOD[1:]],
    "a demonstration that is none": [said(1, "grounded", "D3.1"), *GOOD[1:]],
    "an activity before the first": [said(1, "grounded", "D1.0"), *GOOD[1:]],
    "digits of another script": [said(1, "grounded", "D1.\u0661"), *GOOD[1:]],
    "a huge number": [said(1, "grounded", "D1." + "9" * 400), *GOOD[1:]],
    "words for an activity": [said(1, "grounded", "the first click"), *GOOD[1:]],
    "one activity for two steps": [
        GOOD[0],
        said(2, "grounded", "D1.1", "D2.2"),
        *GOOD[2:],
    ],
    "grounded in nothing": [*GOOD[:4], said(5, "grounded")],
    "never seen, and done": [said(1, "never seen", "D1.1"), *GOOD[1:]],
    "left open, and not done": [
        *GOOD[:3],
        said(4, "grounded", "D1.3", left_open=("D2.4",)),
        GOOD[4],
    ],
}


@pytest.mark.parametrize("steps", WRONG.values(), ids=WRONG)
def test_a_reply_that_cannot_be_right_is_sent_back_once_and_then_refused(
    make_backend: MakeBackend, steps: Any
) -> None:
    """Nothing is mended, and nothing of it is used."""
    answer, server = asked(make_backend, steps)

    assert answer.result is None
    assert answer.declined
    assert len(server.seen) == 2


def test_a_reply_that_is_mended_is_used(make_backend: MakeBackend) -> None:
    """The model is told what was wrong."""
    says = [Say({"steps": WRONG["an activity that is none"]}), Say({"steps": GOOD})]
    with serve(says) as server:
        grounded = ground(FREE, [ANN, BEN], backend=make_backend(server.url))

    assert grounded.coverage == 1
    assert "'D1.9' is no activity such as D1.4" in server.seen[1].raw.decode()


def test_what_a_model_does_not_ground_is_an_error_with_its_reason(
    make_backend: MakeBackend,
) -> None:
    """The typed ones: it replied otherwise, refused, is out of order, or there is none."""
    with serve(Say({"steps": GOOD[:1]})) as server:
        backend = make_backend(server.url)
        with pytest.raises(ReplyError, match="every step from 1 to 5 once"):
            ground(FREE, [ANN, BEN], backend=backend)
        with pytest.raises(DiscoveryError, match="no demonstrations"):
            ground(FREE, [], backend=backend)
        with pytest.raises(ReplyError, match="no steps"):
            ground(Procedure(title="Nothing", steps=()), [ANN], backend=backend)
    with (
        serve(Say("", refusal="I will not.")) as server,
        pytest.raises(ReplyError, match="the model declined: I will not"),
    ):
        ground(FREE, [ANN], backend=make_backend(server.url))
    with (
        serve(Say(status=500)) as server,
        pytest.raises(BackendError, match="status 500"),
    ):
        ground(FREE, [ANN], backend=make_backend(server.url, retries=0))


def test_an_activity_that_leaves_no_trace_grounds_nothing(
    make_backend: MakeBackend,
) -> None:
    """A step is not followed because somebody scrolled."""
    scrolled = make_item("cid", ("Click 'New Claim' @/desk", "Scroll down @/desk"))
    one = parse_procedure("Warten\n1. Man wartet.\n2. Man sucht.")
    steps = [said(1, "grounded", "D1.1"), said(2, "grounded", "D1.2")]
    with serve(Say({"steps": steps})) as server:
        grounded = ground(one, [scrolled], backend=make_backend(server.url))

    assert [step.state for step in grounded.steps] == ["grounded", "no trace"]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Unpack five people who set up an experiment, and one who gave up."""
    home = unpack(kept()["mlflow"], tmp_path_factory.mktemp("unpacked") / "mlflow")
    return sorted(home.glob("6403 @*"))


@pytest.fixture(scope="module")
def people(folders: list[Path]) -> list[Demonstration]:
    """Read those who brought it to its end."""
    found = [read_demonstration(folder) for folder in folders]
    return [d for d in found if d.outcome == "completed"]


GERMAN = parse_procedure(
    "Neue Reihe anlegen\n\n1. Zuerst wird sie angelegt, samt Namen.\n"
    "2. Worum es geht, kommt dazu.\n"
)


def like_a_model(seen: Seen, _: int) -> Say:
    """Read the request as a model would: the first entry of each run for step 1."""
    first: dict[str, str] = {}
    for line in seen.user.splitlines():
        name, _sep, rest = line.partition(" ")
        if rest.startswith("\"Enter 'Experiment Name'\""):
            first.setdefault(name.split(".")[0], name)
    steps = [said(1, "grounded", *first.values()), said(2, "not understood")]
    return Say({"steps": steps})


def test_rules_judge_a_run_by_what_the_model_grounded(
    make_backend: MakeBackend, people: list[Demonstration]
) -> None:
    """Words alone tell nothing; with the model's reading there is a verdict."""
    run, others = people[2], [*people[:2], *people[3:]]
    with serve(like_a_model) as server:
        grounded = ground(GERMAN, others, backend=make_backend(server.url))

    verdict = check(run, GERMAN, others=others, grounded=grounded)

    assert len(server.seen) == 1
    assert check(run, GERMAN, others=others).declined is not None
    assert (verdict.way, verdict.followed, verdict.completed) == (
        "grounded",
        True,
        True,
    )
    assert (verdict.coverage, verdict.not_understood) == (0.5, (2,))


def test_what_was_grounded_for_another_procedure_is_refused(
    people: list[Demonstration],
) -> None:
    """Its steps have other numbers, or other words."""
    run, *others = people
    grounded = ground(FREE, others)

    with pytest.raises(ConformanceError, match="not those of the procedure Neue Reihe"):
        check(run, GERMAN, others=others, grounded=grounded)


def test_the_commands_hand_it_on_as_a_file(
    folders: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ground --json` asks the model, once a workflow; `check --grounded` asks nobody."""
    text = tmp_path / "sop.txt"
    text.write_text(GERMAN.text, encoding="utf-8")
    paths = [*map(str, folders), "--procedure", str(text)]
    file = tmp_path / "grounded.json"
    monkeypatch.setenv("WB2PM_BACKEND", "openai:some-model")
    with serve(like_a_model) as server:
        told = CliRunner().invoke(
            main, ["ground", *paths, "--base-url", server.url, "--json"]
        )
        file.write_text(told.stdout, encoding="utf-8")
        checked = CliRunner().invoke(
            main,
            ["check", *paths, "--grounded", str(file), "--json"],
        )
        asked_for = len(server.seen)

    assert json.loads(told.stdout)["answers"]["6403"]["grounding"] == "full"
    assert asked_for == 1
    verdicts = json.loads(checked.stdout)["verdicts"].values()
    assert {verdict["coverage"] for verdict in verdicts} == {0.5}
    assert {verdict["way"] for verdict in verdicts} == {"grounded"}


def test_a_model_that_does_not_answer_is_named_by_the_command(
    folders: list[Path],
) -> None:
    """The workflow has no grounding, and the reason is told."""
    with serve(Say({"steps": []})) as server:
        told = CliRunner().invoke(
            main,
            [
                *("ground", str(folders[0]), "--backend", "openai:some-model"),
                *("--base-url", server.url),
            ],
        )

    assert "6403 was not grounded: the reply is not of the form" in told.stderr


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        "[]",
        '{"grounded": []}',
        '{"grounded": {"6403": {"title": 5}}}',
        '{"grounded": {"6403": {"title": "", "runs": [], "steps": [{"number": 1}]}}}',
        '{"grounded": {"x": {"title": "", "runs": [], "steps": [5]}}}',
        "[" * 100_000,
    ],
)
def test_a_file_of_another_form_is_refused(
    folders: list[Path], tmp_path: Path, content: str
) -> None:
    """In one line, with its name."""
    file = tmp_path / "grounded.json"
    file.write_text(content, encoding="utf-8")

    told = CliRunner().invoke(main, ["check", str(folders[0]), "--grounded", str(file)])

    assert told.exit_code == 1
    assert told.stderr.startswith("Error: ")
    assert "not what `wb2pm ground --json` prints" in told.stderr


def test_a_file_of_other_workflows_is_named(
    folders: list[Path], tmp_path: Path
) -> None:
    """What is grounded and not used is not lost in silence."""
    file = tmp_path / "grounded.json"
    file.write_text('{"grounded": {"x": {"title": "", "runs": [], "steps": []}}}')

    told = CliRunner().invoke(main, ["check", str(folders[0]), "--grounded", str(file)])

    assert "x is grounded, and there is no recording of it" in told.stderr


def test_what_rules_ground_by_is_for_rules_and_a_procedure(folders: list[Path]) -> None:
    """A model that gives the verdict itself has no use for it, nor have others."""
    for more in (["--others"], ["--backend", "openai:x"]):
        told = CliRunner().invoke(
            main, ["check", str(folders[0]), "--grounded", __file__, *more]
        )
        assert "--grounded is for rules and a procedure" in told.stderr
