"""What is done otherwise than others do it is named, and conditions in any language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from examples.applications.packing import kept, unpack
from wb2pm import check
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.checking import check_by_rules
from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.evidence import followed_evidence
from wb2pm.discovery.conformance.grounding.naming import deviations_of
from wb2pm.discovery.conformance.grounding.readings import Did, Moment, Reading
from wb2pm.discovery.conformance.grounding.runs import PersonsRun, Step
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.deviations import Deviation
    from wb2pm.events import Activity, Demonstration

TRANSLATED = Path(__file__).parents[2] / "data" / "translated_procedures"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack what people did with experiments."""
    return unpack(kept()["mlflow"], tmp_path_factory.mktemp("unpacked") / "mlflow")


@pytest.fixture(scope="module")
def people(home: Path) -> list[Demonstration]:
    """Read those who set one up."""
    found = [read_demonstration(folder) for folder in sorted(home.glob("6403 @*"))]
    return [d for d in found if d.outcome == "completed"]


def deviations(
    people: list[Demonstration], activities: list[Activity]
) -> list[Deviation]:
    """Check what the first may have done beside the others."""
    procedure = next(d.procedure for d in people if d.procedure is not None)
    verdict = check_by_rules(
        people[0], procedure, others=people[1:], activities=activities
    )
    return list(verdict.deviations)


def at(activities: list[Activity], name: str) -> int:
    """Return where the first activity of a label is."""
    return [activity.label for activity in activities].index(name)


def test_what_all_others_do_once_is_named_when_it_is_done_again(
    people: list[Demonstration],
) -> None:
    """The same name is entered twice, which is nobody's way."""
    done = list(label(people[0]))
    again = done[at(done, "Enter 'Experiment Name'")]

    (found,) = deviations(people, [*done, again])

    assert (found.kind, found.step) == ("repeated", 1)
    assert "all others did it once" in found.sentence


def test_a_value_that_the_goal_does_not_state_is_named(
    people: list[Demonstration],
) -> None:
    """All others enter what they were asked to."""
    done = list(label(people[0]))
    place = at(done, "Enter 'Experiment Name'")
    done[place] = replace(done[place], value="Spring fares")

    (found,) = deviations(people, done)

    assert (found.kind, found.step, found.activity) == ("wrong_value", 1, place)


def test_a_corrected_value_is_no_deviation(people: list[Demonstration]) -> None:
    """What was entered in the end counts."""
    done = list(label(people[0]))
    place = at(done, "Enter 'Experiment Name'")
    slip = replace(done[place], value="Spring fares")

    found = deviations(people, [*done[:place], slip, *done[place:]])

    assert "wrong_value" not in {deviation.kind for deviation in found}


def test_edited_deviations_are_named_beside_others(home: Path) -> None:
    """Each kind of edit of runs in people's own words."""
    setting = Setting(data=(str(home),), options={"reference": "grounded"})

    evaluation = evaluate("deviations", setting=setting)

    results = evaluation.runs[0].results
    assert len(results) >= 30
    named = [result.scores["named"] for result in results]
    assert sum(named) / len(named) >= 0.9


def test_an_unknown_reference_is_refused() -> None:
    """The error lists the known ones."""
    with pytest.raises(EvaluationError, match="expected `procedure` or `grounded`"):
        evaluate("deviations", setting=Setting(options={"reference": "others"}))


@pytest.mark.parametrize("form", ["quoted", "free"])
@pytest.mark.parametrize(
    ("application", "workflow"), [("mediawiki", "6002"), ("phpmyadmin", "6503")]
)
def test_a_translation_has_the_verdicts_of_its_original(
    application: str, workflow: str, form: str, tmp_path: Path
) -> None:
    """Where captions are quoted; without any, nothing is told, and nothing wrong."""
    home = unpack(kept()[application], tmp_path / application)
    folders = sorted(home.glob(f"{workflow} @*"))
    runs = [read_demonstration(folder) for folder in folders]
    intact = [run for run in runs if run.outcome == "completed"]
    english = next(run.procedure for run in runs if run.procedure is not None)
    run, others = intact[1], [intact[0], *intact[2:]]
    expected = check(run, english, others=others)

    for file in sorted(TRANSLATED.glob(f"{workflow}.*.{form}.txt")):
        procedure = parse_procedure(file.read_text(encoding="utf-8"))
        verdict = check(run, procedure, others=others)
        told = (verdict.followed, verdict.completed)
        same = (expected.followed, expected.completed)
        assert told == (same if form == "quoted" else (None, None)), file.name


def act(name: str, kind: str, *effect: str) -> tuple[str, str, frozenset[str]]:
    """Write an activity, the kind of its element, and what it changes."""
    return name, kind, frozenset(effect)


NEW = act("Click 'New'", "button", "+n:form:New entry", "+p:/form")
NAME = act("Enter 'Name'", "field")
SAVE = act("Click 'Save'", "button", "+n:status:Saved", "-n:form:New entry")


def run(*done: tuple[str, str, frozenset[str]], case: str = "a") -> Reading:
    """Make a run of activities."""
    steps, did, moments = [], [], []
    for at, (name, kind, effect) in enumerate(done):
        verb, element = name.split(" ", 1)
        filled = "fill" if verb == "Enter" or kind == "checkbox" else "go"
        steps.append(Step(name, at, name, filled))  # type: ignore[arg-type]  # one of these
        said = element.strip("'")
        did.append(Did(name, verb, said, kind, None, "/", False, f"e{at}", name))
        doing = "type" if verb == "Enter" else "click"
        moments.append(Moment(f"e{at}", at, doing, name, name, True, effect, True))
    person = PersonsRun(case, tuple(steps), "/")
    return Reading(person, tuple(did), tuple(moments), ScreenEvidence())


def extras(*done: tuple[str, str, frozenset[str]]) -> list[str | None]:
    """Name what a run did besides two others who did the usual."""
    others = [run(NEW, NAME, SAVE, case=case) for case in ("b", "c")]
    beside = lay_beside(run(*done), others)
    return [one.other for one in beside.differences if one.kind == "extra"]


ARCHIVE = act("Click 'Archive'", "button", "+n:status:Archived", "+p:/archive")
MENU = act("Click 'Menu'", "button", "+n:menu:Views", "+p:/menu")
CLOSE = act("Click 'Close'", "button", "-n:menu:Views", "-p:/menu")


def test_a_button_of_ones_own_that_brings_what_stays_is_named() -> None:
    """Nobody else pressed it, and nothing asks for it."""
    assert extras(NEW, NAME, SAVE) == []
    assert extras(NEW, NAME, ARCHIVE, SAVE) == ["Click 'Archive'"]


@pytest.mark.parametrize(
    "aside",
    [
        [MENU, CLOSE],
        [act("Click 'Help'", "link", "@/help")],
        [act("Click 'Refresh'", "button")],
    ],
    ids=["opened and closed", "a link", "no effect"],
)
def test_looking_around_is_no_deviation(
    aside: list[tuple[str, str, frozenset[str]]],
) -> None:
    """What is taken back, only leads somewhere, or changes nothing."""
    assert extras(NEW, *aside, NAME, SAVE) == []


FAX = act("Enter 'Fax'", "field")
PHONE = act("Enter 'Phone'", "field")
URGENT = act("Click 'Urgent'", "checkbox")


def test_what_only_one_other_filled_in_is_in_nobody_s_place() -> None:
    """Where most others fill in something, it may be another way to do that."""
    for how_many, named in [(1, ["Enter 'Fax'"]), (2, [])]:
        others = [
            run(NEW, *[PHONE][: int(n < how_many)], NAME, SAVE, case=f"{n}")
            for n in range(3)
        ]
        beside = lay_beside(run(NEW, FAX, NAME, SAVE), others)

        found = [one.other for one in beside.differences if one.kind == "extra"]
        assert found == named


def test_another_field_is_named_wherever_it_was_filled_in() -> None:
    """People fill in forms in orders of their own."""
    others = [
        run(NEW, NAME, PHONE, SAVE, case="b"),
        run(NEW, PHONE, NAME, SAVE, case="c"),
    ]
    beside = lay_beside(run(NEW, NAME, SAVE, FAX), others)

    assert [(one.kind, one.act, one.other) for one in beside.differences] == [
        ("wrong_target", "Enter 'Phone'", "Enter 'Fax'")
    ]
    assert beside.departures.missing == beside.departures.replaced == ()


def test_words_that_mean_what_all_others_do_excuse_nothing_else() -> None:
    """The text asks for the guest's name, and for a phone that nobody has to have."""
    guest = act("Enter 'Guest name'", "field")
    others = [run(NEW, guest, SAVE, case=case) for case in ("b", "c", "d")]
    text = parse_procedure("1. Enter the guest name, and the phone if there is one.")

    for own, named in [(NAME, ["Enter 'Name'"]), (PHONE, [])]:
        beside = lay_beside(run(NEW, guest, own, SAVE), others, text)
        found = [one.other for one in beside.differences if one.kind == "extra"]
        assert found == named


def test_a_box_is_ticked_in_the_place_of_no_field() -> None:
    """What is entered is missing, whatever box was ticked instead."""
    others = [run(NEW, NAME, PHONE, SAVE, case=case) for case in ("b", "c")]

    for instead, missing in [(URGENT, ("Enter 'Phone'",)), (FAX, ())]:
        beside = lay_beside(run(NEW, NAME, instead, SAVE), others)
        assert beside.departures.missing == missing


def asked(goal: str, *entered: str, case: str = "a") -> Reading:
    """Make a run that fills a field with each of some values, for a goal."""
    done = run(NEW, *[NAME] * len(entered), SAVE, case=case)
    values = (None, *entered, None)
    did = tuple(d._replace(value=v) for d, v in zip(done.did, values, strict=True))
    return done._replace(intent=goal, did=did)


OTHERS = [
    asked("Book room Ash for Monday, 4 seats", "Ash", "Monday", case="b"),
    asked("Book room Elm for Friday, 9 seats", "Elm", "Friday", case="c"),
    asked("Book room Elm for Sunday, 9 seats", "Elm", "Sunday", case="d"),
]


@pytest.mark.parametrize(
    ("entered", "unmet"),
    [
        (["Oak", "Tuesday"], ()),
        (["Oak"], ("tuesday",)),
        (["Tuesday, in the Oak room"], ()),
        ([], ("oak", "tuesday")),
    ],
)
def test_what_the_goal_names_is_asked_for_where_others_do_what_theirs_names(
    entered: list[str], unmet: tuple[str, ...]
) -> None:
    """Not what others did nothing with either, such as the number of seats."""
    reading = asked("Book room Oak for Tuesday, 2 seats", *entered)

    beside = lay_beside(reading, OTHERS)

    assert beside.unmet == unmet
    assert followed_evidence(beside).get("unmet", 0) == len(unmet)
    named = [one.sentence for one in deviations_of(beside)]
    assert all(any(f'"{word}"' in said for said in named) for word in unmet)


def test_without_goals_or_habits_nothing_is_unmet() -> None:
    """One other shows no habit, and without a goal nothing is named."""
    reading = asked("Book room Oak for Tuesday, 2 seats")

    assert lay_beside(reading, OTHERS[:1]).unmet == ()
    assert lay_beside(reading._replace(intent=None), OTHERS).unmet == ()
    assert lay_beside(reading, [o._replace(intent=None) for o in OTHERS]).unmet == ()


REFUSED = act("Click 'Save'", "button", "+n:alert:Name is missing")
SENT = act("Click 'Save'", "button", "@/entries")


def test_a_form_that_was_refused_and_sent_again_is_a_slip() -> None:
    """Without the second try it is not: no page came, as one does with others."""
    others = [run(NEW, NAME, SENT, case=case) for case in ("b", "c", "d")]

    for done, kinds in [
        ((NEW, REFUSED, NAME, SENT), set()),
        ((NEW, NAME, REFUSED), {"stayed"}),
    ]:
        found = {one.kind for one in lay_beside(run(*done), others).surprises}
        assert found & {"stayed", "no_effect", "loud"} >= kinds
        assert bool(found & {"stayed", "no_effect", "loud"}) == bool(kinds)


def test_what_was_opened_is_met_whatever_it_was_opened_by() -> None:
    """Its title says so."""
    reading = asked("Book room Oak for Tuesday, 2 seats", "Tuesday")

    opened = reading._replace(titles=frozenset({"Room Oak - Bookings"}))

    assert lay_beside(reading, OTHERS).unmet == ("oak",)
    assert lay_beside(opened, OTHERS).unmet == ()
