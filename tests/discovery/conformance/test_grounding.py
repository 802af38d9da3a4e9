"""Procedures in people's own words, grounded in what others did."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from examples.applications.packing import kept, unpack
from tests.discovery.conformance.test_grounded_differences import act, run
from wb2pm import check, ground
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import check_procedures
from wb2pm.cli import main
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.discovery.conformance.grounding.acts import acts_of
from wb2pm.discovery.conformance.grounding.effects import Effect, net_effect
from wb2pm.discovery.conformance.grounding.laying import lay
from wb2pm.discovery.conformance.grounding.outcomes import Outcomes
from wb2pm.discovery.conformance.grounding.readings import Did, Moment, Reading
from wb2pm.discovery.conformance.grounding.runs import PersonsRun, Step
from wb2pm.errors import DiscoveryError
from wb2pm.evaluation.edited_recordings import edited_recording, state_count
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.events import Demonstration
    from wb2pm.procedures.procedure import Procedure

GERMAN = (
    "Neue Reihe anlegen\n\n1. Zuerst wird sie angelegt.\n"
    "2. Worum es geht, kommt dazu.\n3. Jene, welche ersetzt wird, entfällt.\n"
)
"""Nothing in it is like anything on an English page."""


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


@pytest.fixture(scope="module")
def procedure(people: list[Demonstration]) -> Procedure:
    """Take the procedure, in an office worker's own words."""
    (found,) = [d.procedure for d in people if d.procedure is not None]
    return found


def test_what_people_do_stands_beside_each_step(
    people: list[Demonstration], procedure: Procedure
) -> None:
    """Elements, how many do it, and the values that differ."""
    grounded = ground(procedure, people)

    first = grounded.steps[0]
    acts = {act.name: act for act in first.acts}
    assert first.state == "grounded"
    assert acts["Enter 'Experiment Name'"].people == 5
    assert acts["Enter 'Experiment Name'"].use == "required"
    assert "Winter fares" in acts["Enter 'Experiment Name'"].values
    assert "1. Create, with the name" in grounded.text()
    assert len(repr(grounded)) <= 2_010


def test_a_sentence_that_nothing_is_like_is_not_guessed(
    people: list[Demonstration],
) -> None:
    """Words of another language than the page's are like nothing on it."""
    grounded = ground(parse_procedure(GERMAN), people)

    assert grounded.coverage == 0
    assert {step.state for step in grounded.steps} <= {"not understood", "never seen"}


def test_grounding_needs_a_run(procedure: Procedure) -> None:
    """There is nothing to ground it in."""
    with pytest.raises(DiscoveryError, match="no demonstrations"):
        ground(procedure, [])


def test_an_intact_run_is_followed_in_any_words(
    people: list[Demonstration], procedure: Procedure
) -> None:
    """The others say what the sentences mean."""
    others = [*people[:2], *people[3:]]
    verdict = check(people[2], procedure, others=others)

    assert verdict.way == "grounded"
    assert verdict.followed is True
    assert verdict.completed is True
    assert verdict.deviations == ()


def test_what_all_others_do_is_missed_and_named(
    folders: list[Path], people: list[Demonstration], procedure: Procedure
) -> None:
    """The name of the experiment was not entered: its step is told, and a no given."""
    states = state_count(folders[0])
    entries = [at for at in range(2 * states - 1) if at not in {3, 4, 5, 6}]

    with edited_recording(folders[0], entries) as skipped:
        verdict = check(skipped, procedure, others=people[1:])

    assert verdict.followed is False
    assert verdict.evidence["left_out"] == 1
    missing = [d for d in verdict.deviations if d.kind == "missing"]
    assert [(d.step, d.step_text) for d in missing] == [(1, "Enter 'Experiment Name'")]


def test_a_run_that_was_cut_short_is_not_completed(
    folders: list[Path], people: list[Demonstration], procedure: Procedure
) -> None:
    """What others do after its last act is not done."""
    states = state_count(folders[0])

    with edited_recording(folders[0], range(states)) as cut:
        verdict = check(cut, procedure, others=people[1:])

    assert verdict.completed is False
    assert verdict.completion_evidence["closing"] == 1


def test_where_nothing_grounds_there_is_no_verdict(
    people: list[Demonstration],
) -> None:
    """Neither yes nor no, and no deviation, rests on words that were not understood."""
    verdict = check(people[0], parse_procedure(GERMAN), others=people[1:])

    assert (verdict.followed, verdict.completed) == (None, None)
    assert verdict.deviations == ()
    assert verdict.declined is not None
    assert verdict.declined.startswith("0% of the steps")


def test_the_runs_of_a_workflow_ground_each_other(folders: list[Path]) -> None:
    """Whoever failed shows nobody how the work is done."""
    prepared = prepare(folders)

    verdicts, notes = check_procedures(prepared.demonstrations, prepared.steps)

    assert notes == ()
    assert {verdict.way for verdict in verdicts.values()} == {"grounded"}
    assert all(
        "(4 other" in v.reference or "(5 other" in v.reference
        for v in verdicts.values()
    )
    failed = [d.id for d in prepared.demonstrations if d.outcome == "abandoned"]
    assert [verdicts[case].completed for case in failed] == [False]


def test_the_command_tells_it_as_text_and_as_json(folders: list[Path]) -> None:
    """Each step with who does what, and the same as data."""
    paths = [str(folder) for folder in folders]

    told = CliRunner().invoke(main, ["ground", *paths])
    data = CliRunner().invoke(main, ["ground", *paths, "--json"])

    assert "- Enter 'Experiment Name' | 5 of 5" in told.stdout
    grounded = json.loads(data.stdout)["grounded"]["6403"]
    assert grounded["steps"][0]["state"] == "grounded"


def test_the_check_command_says_that_it_was_grounded(folders: list[Path]) -> None:
    """The way, and the share of steps that it rests on."""
    result = CliRunner().invoke(main, ["check", *map(str, folders)])

    assert result.stdout.count("(grounded, ") == 6


def reading(*done: tuple[str, str, Effect], case: str = "1") -> Reading:
    """Make a run of clicks (``go``), fields (``fill``) and what came of each."""
    steps, did, moments = [], [], []
    for at, (name, doing, effect) in enumerate(done):
        kind = "fill" if name.startswith("Enter ") else "go"
        steps.append(Step(name, at, name, kind))  # type: ignore[arg-type]  # one of these
        element = name.split(" ", 1)[1].strip("'")
        did.append(
            Did(name, name.split()[0], element, None, None, "/", False, f"e{at}", name)
        )
        moments.append(Moment(f"e{at}", at, doing, name, name, True, effect, True))
    run = PersonsRun(case, tuple(steps), "/")
    return Reading(run, tuple(did), tuple(moments), ScreenEvidence())


DIALOG = frozenset({"+n:button:Ok", "+n:dialog:Really?", "+p:/dialog"})
MESSAGE = frozenset({"+n:status:Saved", "+p:/status", "~p:/title"})
NONE: Effect = frozenset()
USUAL = [
    ("Click 'Delete'", "click", DIALOG),
    ("Enter 'Why'", "type", NONE),
    ("Click 'Save'", "click", MESSAGE),
]


def kinds_of(*done: tuple[str, str, Effect]) -> list[tuple[str, str | None]]:
    """List what is surprising in a run beside two usual ones."""
    others = [reading(*USUAL, case="2"), reading(*USUAL, case="3")]
    this = reading(*done)
    *known, acts = acts_of([*others, this])
    found = Outcomes(others, known).surprises(this, acts)
    return [(surprise.kind, surprise.act) for surprise in found]


def test_what_another_act_brings_gives_away_that_it_was_left_out() -> None:
    """The dialog came while typing: the click that opens it is missing."""
    assert kinds_of(*USUAL) == []
    assert kinds_of(("Enter 'Why'", "type", DIALOG), USUAL[2]) == [
        ("foreign", "Click 'Delete'")
    ]


def test_an_act_without_its_outcome_is_a_surprise() -> None:
    """Nothing came of it, and with others always something does."""
    assert ("no_effect", None) in kinds_of(USUAL[0], USUAL[1], (*USUAL[2][:2], NONE))


def test_far_more_than_an_act_changes_is_a_surprise() -> None:
    """Typing changes nothing elsewhere; here a whole page came."""
    flood = frozenset(f"+n:row:{number}" for number in range(20))

    assert ("loud", None) in kinds_of(
        USUAL[0], ("Enter 'Why'", "type", flood), USUAL[2]
    )


def test_what_stood_elsewhere_on_the_screen_before_is_a_surprise() -> None:
    """The screen before is not the one that the act was done on."""
    others = [reading(*USUAL, case="2"), reading(*USUAL, case="3")]
    this = reading(*USUAL)
    moved = this.moments[2]._replace(moved=True)
    gone = this.moments[1]._replace(seen=False)
    this = this._replace(moments=(this.moments[0], gone, moved))
    *known, acts = acts_of([*others, this])

    found = Outcomes(others, known).surprises(this, acts)

    assert [surprise.kind for surprise in found] == ["off_screen", "moved"]


def test_a_shortcut_with_the_same_outcome_is_the_same_act() -> None:
    """Whether by the button or by a key: the outcome counts, so nothing is missing."""
    shortcut = ("Press 'Ctrl+S'", "press Ctrl+S", MESSAGE)
    mine = reading(*USUAL[:2], shortcut)

    *_, acts = acts_of([reading(*USUAL, case="2"), reading(*USUAL, case="3"), mine])

    assert [act.name for act in acts] == [name for name, *_ in USUAL]


def test_what_one_person_does_side_by_side_stays_two_acts() -> None:
    """The same outcome does not make them one."""
    both = reading(*USUAL, ("Click 'Save all'", "click", MESSAGE))

    (acts,) = acts_of([both])

    assert acts[-1].name == "Click 'Save all'"


def test_what_came_and_went_is_no_outcome() -> None:
    """A list that was opened and closed leaves the choice."""
    opened = frozenset({"+n:option:Done", "+p:/list"})
    chosen = frozenset({"-n:option:Done", "-p:/list", "~p:/state"})

    assert net_effect([opened, chosen]) == {"~p:/state"}


@pytest.mark.parametrize(
    ("sentence", "left_open"),
    [
        ("Delete it, and say why if anybody asks.", True),
        ("Say why, or leave it.", True),
        ("Say why, then leave it.", False),
        ("Optionally say why.", True),
        ("Then comes why.", False),
    ],
)
def test_what_a_sentence_leaves_open(sentence: str, left_open: bool) -> None:
    """A condition or a choice in the part that an act serves."""
    text = parse_procedure(f"Clean up\n\n1. {sentence}\n2. The save button.\n")

    laid = lay(text, acts_of([reading(*USUAL)]))

    assert laid.steps["Enter 'Why'"] == 1
    assert ("Enter 'Why'" in laid.open) is left_open


def test_meaning_may_be_asked_besides_the_words() -> None:
    """A model may know that two words are one; the words alone do not."""
    text = parse_procedure("Clean up\n\n1. Wipe it off.\n2. The reason why.\n")
    runs = acts_of([reading(*USUAL)])

    def knows(sentence: str, act: str) -> float:
        return 1.0 if "Wipe" in sentence and "Delete" in act else 0.0

    assert "Click 'Delete'" not in lay(text, runs).steps
    assert lay(text, runs, meaning=knows).steps["Click 'Delete'"] == 1


def test_whoever_is_the_same_person_is_no_other(people: list[Demonstration]) -> None:
    """One person's habits are not what people do."""
    same = [replace(d, actor="p01") for d in people]
    steps = prepare([d.source for d in people]).steps

    verdicts, _ = check_procedures(same, steps)

    assert all("(4 other" in verdict.reference for verdict in verdicts.values())


def test_what_only_one_step_is_like_serves_it_in_any_order() -> None:
    """Going back to a sentence costs more than a single word gives."""
    text = (
        "An invoice is handed on\n\n1. Find the invoice in the list of invoices, open the"
        " invoice and then edit the invoice.\n2. Whoever looks after all of it from now on,"
        " which may as well be somebody from another office of the company or even of a"
        " neighbouring one abroad, becomes its owner.\n"
    )
    acts = [("Select 'Owner'", "dropdown"), ("Click 'List of invoices'", "link")]
    done = [
        *(act(name, kind) for name, kind in acts),
        act("Click 'Edit invoice'", "button"),
    ]
    others = acts_of([run(*done, case=case) for case in "abc"])

    laid = lay(parse_procedure(text), others)

    assert 0.1 < laid.likeness["Select 'Owner'"] < 0.2
    assert laid.steps["Select 'Owner'"] == 2
