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
    from collections.abc import Sequence

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
        fills = verb in {"Enter", "Select"} or kind == "checkbox"
        filled = "fill" if fills else "send" if kind == "submit" else "go"
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
        [act("Enter 'Search'", "field"), act("Select 'Search'", "dropdown", "@/x")],
    ],
    ids=["opened and closed", "a link", "no effect", "a search that leads away"],
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


def differences(
    others: Sequence[tuple[tuple[str, str, frozenset[str]], ...]],
    *done: tuple[str, str, frozenset[str]],
) -> tuple[list[tuple[str, str | None]], tuple[str, ...]]:
    """Name what a run did otherwise than others, and what it left out."""
    theirs = [run(*one, case=f"{n}") for n, one in enumerate(others)]
    beside = lay_beside(run(*done), theirs)
    found: list[tuple[str, str | None]] = [
        (one.kind, one.other) for one in beside.differences
    ]
    return found, beside.departures.missing


def test_one_field_of_a_form_for_another_is_in_its_place() -> None:
    """Forms are filled in in any order; what is of no form was done besides."""
    others = [(NEW, NAME, URGENT, PHONE, SAVE)] * 2

    assert differences(others, NEW, FAX, NAME, URGENT, SAVE) == (
        [("wrong_target", "Enter 'Fax'")],
        (),
    )
    assert differences(others, FAX, NEW, NAME, SAVE, URGENT)[1] == ()
    others = [(NEW, NAME, URGENT, SAVE, PHONE)] * 2
    assert differences(others, NEW, FAX, NAME, URGENT, SAVE)[1] == ("Enter 'Phone'",)


def test_a_field_of_one_s_own_is_in_the_place_of_what_others_do_right_there() -> None:
    """Elsewhere it is of the run's own case, as each of the others has one."""
    own = [act(f"Enter 'Berth {n}'", "field") for n in range(3)]
    others = [(NEW, PHONE, NAME, SAVE, each) for each in own[1:]]

    assert differences(others, NEW, own[0], NAME, SAVE)[0] == [
        ("wrong_target", "Enter 'Berth 0'")
    ]
    assert differences(others, NEW, NAME, SAVE, own[0])[1] == ("Enter 'Phone'",)


def test_what_the_run_does_as_well_is_no_way_of_others_own() -> None:
    """However often they do it beside what is left out, something else is in its place."""
    again = [(WINDS, TIDES), (WINDS, WINDS, TIDES), (WINDS, WINDS, WINDS, TIDES)]
    others = [(NEW, NAME, SAVE, *each) for each in again]

    assert differences(others, NEW, NAME, SAVE, WINDS, WAVES) == (
        [("wrong_target", "Click 'Waves'")],
        (),
    )


def test_the_ways_of_one_other_person_are_no_habit_of_opening_one_s_case() -> None:
    """It takes half of the others who do something of their own beside what is left out."""
    one = [
        (NEW, NAME, SAVE, WINDS, TIDES, WAVES),
        (NEW, NAME, SAVE, TIDES),
        (NEW, NAME, SAVE, TIDES),
    ]
    two = [
        (NEW, NAME, SAVE, WINDS, TIDES),
        (NEW, NAME, SAVE, TIDES, WAVES),
        (NEW, NAME, SAVE, TIDES),
    ]
    other = act("Click 'Ebb'", "link", "+n:table:Ebb")

    assert differences(one, NEW, NAME, SAVE, other)[0] == [
        ("wrong_target", "Click 'Ebb'")
    ]
    assert differences(two, NEW, NAME, SAVE, other)[0] == []


TIDES = act("Click 'Tides'", "link", "+n:table:Tides")
WINDS = act("Click 'Winds'", "link", "+n:table:Winds")
WAVES = act("Click 'Waves'", "link", "+n:table:Waves")


def test_the_only_link_left_out_is_replaced_by_the_only_one_nobody_else_takes() -> None:
    """Of two that are left out it is not known which."""
    orders = [(TIDES, NEW, NAME, SAVE), (NEW, TIDES, NAME, SAVE)]
    more = [(WAVES, *one) for one in orders]

    assert differences(orders, NEW, NAME, SAVE, WINDS) == (
        [("wrong_target", "Click 'Winds'")],
        (),
    )
    assert differences(more, NEW, NAME, SAVE, WINDS)[0] == []


def test_what_leaves_a_hole_was_left_out_whatever_was_done_elsewhere() -> None:
    """The run goes from what comes before it right to what follows it."""
    others = [(NEW, TIDES, NAME, SAVE)] * 2

    assert differences(others, NEW, NAME, SAVE, WINDS) == ([], ("Click 'Tides'",))
    assert differences(others, NEW, WINDS, NAME, SAVE)[1] == ()


def test_what_is_done_once_more_fills_no_hole() -> None:
    """A run that does the neighbours again, or the one before, has the same ones."""
    others = [(NAME, TIDES, SAVE)] * 2

    assert differences(others, NAME, SAVE, WINDS, NAME, SAVE) == (
        [],
        ("Click 'Tides'",),
    )


def test_a_detour_is_in_no_place_where_all_others_do_next_what_is_done_elsewhere() -> (
    None
):
    """What goes right before a missing act differs, what goes right after it does not."""
    others = [(NEW, NAME, TIDES, WAVES, SAVE), (NEW, PHONE, TIDES, WAVES, SAVE)]

    assert differences(others, NEW, WINDS, NAME, PHONE, WAVES, SAVE) == (
        [],
        ("Click 'Tides'",),
    )
    assert differences(others, NEW, NAME, PHONE, WINDS, WAVES, SAVE) == (
        [("wrong_target", "Click 'Winds'")],
        (),
    )


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

    assert tuple(one.words for one in beside.unmet) == unmet
    assert {one.act for one in beside.unmet} <= {None if entered else "Enter 'Name'"}
    assert followed_evidence(beside).get("unmet", 0) == len(unmet)
    named = [one.sentence for one in deviations_of(beside)]
    assert all(any(f'"{word}"' in said for said in named) for word in unmet)


def test_without_goals_or_habits_nothing_is_unmet() -> None:
    """One other shows no habit, and without a goal nothing is named."""
    reading = asked("Book room Oak for Tuesday, 2 seats")

    assert lay_beside(reading, OTHERS[:1]).unmet == ()
    assert lay_beside(reading._replace(intent=None), OTHERS).unmet == ()
    assert lay_beside(reading, [o._replace(intent=None) for o in OTHERS]).unmet == ()


def test_what_was_clicked_or_pressed_may_be_what_the_goal_names() -> None:
    """A row is called by what it is, and no key says what a page does at it."""
    asks = "Book room Oak for Tuesday, 2 seats"
    reading = asked(asks, "Tuesday")
    row, key = reading.did[0], reading.did[0]
    row = row._replace(label="Click room", element="room", reads="Oak")
    key = key._replace(verb="Press", kind="page", element=None, value="2")

    clicked = reading._replace(did=(row, *reading.did[1:]))
    pressed = reading._replace(did=(key, *reading.did[1:]))

    assert [one.words for one in lay_beside(reading, OTHERS).unmet] == ["oak"]
    assert lay_beside(clicked, OTHERS).unmet == ()
    assert lay_beside(pressed, OTHERS).unmet == ()


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

    assert [one.words for one in lay_beside(reading, OTHERS).unmet] == ["oak"]
    assert lay_beside(opened, OTHERS).unmet == ()


def entered(*done: tuple[str, str], goal: str = "", case: str = "a") -> Reading:
    """Make a run that enters a value in each of some fields."""
    made = run(*(act(name, "field") for name, _ in done), case=case)
    values = (value for _, value in done)
    did = tuple(d._replace(value=v) for d, v in zip(made.did, values, strict=True))
    return made._replace(did=did, intent=goal)


def named(reading: Reading, others: list[Reading]) -> list[tuple[str, str | None]]:
    """Name what a run did otherwise."""
    beside = lay_beside(reading, others)
    return [(one.kind, one.act or one.other) for one in beside.differences]


def test_what_a_goal_states_is_in_the_place_of_no_other_text() -> None:
    """Others look up whom their goal names; this one writes what nothing asks for."""
    room = ("Enter 'Room'", "9")
    others = [
        entered(("Enter 'Guest'", who), room, goal=who, case=who)
        for who in ("Ash", "Elm", "Oak")
    ]
    others.append(entered(room, goal="Yew", case="e"))
    own = entered(("Enter 'Title'", "Hut"), room, goal="Fir")

    assert named(own, others) == [("extra", "Enter 'Title'")]
    free = [other._replace(intent="") for other in others]
    assert named(own._replace(intent=""), free) == []


def test_what_was_filled_in_by_another_act_leaves_no_place() -> None:
    """Some type it and some choose it; whoever did both may have corrected it."""
    guest, chosen = act("Enter 'Guest'", "field"), act("Select 'Guest'", "field")
    others = [run(guest, chosen, NAME, case=case) for case in ("b", "c", "d")]
    others.append(run(chosen, NAME, case="e"))

    assert named(run(PHONE, chosen, NAME), others) == [("extra", "Enter 'Phone'")]


def test_what_enters_something_is_in_the_place_of_no_box() -> None:
    """Most others tick a box there; a box of one's own may be another way."""
    others = [run(NEW, URGENT, NAME, SAVE, case=case) for case in ("b", "c")]
    others.append(run(NEW, NAME, SAVE, case="d"))

    assert named(run(NEW, FAX, NAME, SAVE), others) == [("extra", "Enter 'Fax'")]
    later = act("Click 'Later'", "checkbox")
    assert named(run(NEW, later, NAME, SAVE), others) == []


def test_another_button_is_known_by_its_neighbours() -> None:
    """In a run of another order nothing stands between, but next to it."""
    menu, rename = act("Click 'Menu'", "button"), act("Click 'Rename'", "tab")
    wrong = act("Click 'Help'", "button")
    others = [run(menu, rename, NAME, PHONE, case=case) for case in ("b", "c")]

    for own in [run(PHONE, NAME, wrong, rename), run(NAME, PHONE, wrong, rename)]:
        assert named(own, others) == [("wrong_target", "Click 'Menu'")]


def test_a_form_sent_by_a_button_of_another_name_is_named() -> None:
    """Whoever sends it presses the same one; where they differ, any may do."""
    save, drop = act("Click 'Save'", "submit"), act("Click 'Delete'", "submit")
    others = [sent(NAME, save, case=case) for case in ("b", "c")]

    assert [kind for kind, _ in named(sent(NAME, drop), others)] == ["wrong_target"]
    assert named(sent(NAME, save), others) == []
    copy = sent(NAME, act("Click 'Copy'", "submit"), case="d")
    assert named(sent(NAME, drop), [*others, copy]) == []


def sent(*done: tuple[str, str, frozenset[str]], case: str = "a") -> Reading:
    """Make a run in which a button sends the form of the field before it."""
    made = run(*done, case=case)
    steps = made.run.steps
    of = tuple(
        step._replace(name="Send", field=field.name) if step.kind == "send" else step
        for field, step in zip((steps[0], *steps), steps, strict=False)
    )
    return made._replace(run=made.run._replace(steps=of))


def test_a_form_that_is_not_sent_gives_its_name_to_no_other() -> None:
    """What is left out is what sends it, not what the next button does with all others."""
    done = (NAME, act("Click 'OK'", "submit"), act("Click 'Cancel'", "submit"))
    others = [sent(*done, case=case) for case in ("b", "c")]

    assert lay_beside(sent(*done), others).departures.missing == ()
    left = lay_beside(sent(NAME, done[2]), others).departures
    assert left.missing == ("Send the form of: Enter 'Name'",)
    assert lay_beside(sent(*done[:2]), others).departures.missing == (
        "Send the form of: Click 'OK'",
    )


@pytest.mark.parametrize(
    ("field", "named"),
    [("Enter 'Confirmation'", ["Enter 'Confirmation'"]), ("Enter 'Search files'", [])],
)
def test_a_field_that_sends_its_form_looks_for_something_only_where_it_says_so(
    field: str, named: list[str]
) -> None:
    """Another page comes of both."""
    made = run(NEW, act(field, "field", "@/x"), NAME, SAVE)
    first, asked, *more = made.run.steps
    send = asked._replace(name="Send", kind="send", field=asked.name)
    person = made.run._replace(steps=(first, asked, send, *more))
    others = [run(NEW, NAME, SAVE, case=case) for case in ("b", "c")]

    beside = lay_beside(made._replace(run=person), others)

    assert [one.other for one in beside.differences if one.kind == "extra"] == named


def test_fields_of_two_names_in_one_place_are_two() -> None:
    """A page that numbers its fields anew gives all of them one place."""
    others = [
        entered(("Enter 'Name'", name), ("Enter 'Town'", town), goal=f"{name} {town}")
        for name, town in [("Ash", "Bonn"), ("Elm", "Cork")]
    ]
    wrong = entered(("Enter 'Name'", "Fir"), ("Enter 'Town'", "Graz"), goal="Oak Graz")
    did = tuple(d._replace(place="/#") for d in wrong.did)

    assert named(wrong._replace(did=did), others) == [("wrong_value", "Enter 'Name'")]


def test_what_half_of_the_others_look_for_is_not_asked_for() -> None:
    """They look for what the goal says; whoever does not finds it otherwise."""
    goal, note = "Close Ash", ("Enter 'Note'", "-")
    searched = [
        entered(("Enter 'Find'", "Ash"), note, goal=goal, case=case) for case in "bc"
    ]
    without = [entered(note, goal=goal, case=case) for case in "de"]
    own = entered(("Enter 'Find'", "North"), note, goal=goal)

    assert named(own, [*searched, *without]) == []
    assert named(own, searched) == [("wrong_value", "Enter 'Find'")]


def test_the_number_of_a_step_states_no_value() -> None:
    """It stands in the text, and asks for nothing."""
    others = [entered(("Enter 'Name'", "x"), case=case) for case in ("b", "c")]
    own = entered(("Enter 'Copies'", "2"), ("Enter 'Name'", "x"))
    text = parse_procedure("1. Enter the name.\n2. Look at it.")

    found = [one.kind for one in lay_beside(own, others, text).differences]
    assert found == ["extra"]


def test_what_somebody_does_without_being_asked_belongs_to_no_case() -> None:
    """Its name is a word of another goal, and of no goal of one who did it too."""
    line = act("Select 'Line'", "dropdown")
    coast = run(line, NAME, case="b")._replace(intent="Sort: Coast line")
    own = run(NAME)._replace(intent="Sort: Mill valley")

    for goal, missing in [
        ("Sort: Mill valley", ("Select 'Line'",)),
        ("Sort: Hill line", ()),
    ]:
        other = run(line, NAME, case="c")._replace(intent=goal)
        assert lay_beside(own, [coast, other]).departures.missing == missing


def test_an_address_leads_past_no_act_on_its_page() -> None:
    """It may stand for the way there."""
    link, menu = act("Click 'Rooms'", "link", "@/rooms"), act("Click 'Menu'", "button")
    address = act("Navigate '/rooms'", "page", "@/rooms")
    for page, missing in [("/rooms", ("Click 'Menu'",)), ("/", ())]:
        others = [
            on(page, run(link, menu, NAME, case=case), "Click 'Menu'") for case in "bc"
        ]

        departed = lay_beside(run(address, NAME), others).departures

        assert departed.missing == missing


def on(page: str, reading: Reading, label: str) -> Reading:
    """Let an activity be on another page."""
    did = (d._replace(page=page) if d.label == label else d for d in reading.did)
    return reading._replace(did=tuple(did))


def test_on_a_canvas_the_double_click_is_that_of_others() -> None:
    """Everything has one place there, and somebody who clicks beside it does less."""
    tide, wind = act("Double-click 'Tide'", "box"), act("Double-click 'Wind'", "box")
    beside = act("Click 'Canvas'", "element")
    others = [drawn(run(wind, beside, NAME, case=case)) for case in ("b", "c", "d")]

    assert lay_beside(drawn(run(tide, NAME)), others).departures.missing == (
        "Click 'Canvas'",
    )


def drawn(reading: Reading) -> Reading:
    """Let all that is done be done in one place."""
    return reading._replace(did=tuple(d._replace(place="/#") for d in reading.did))


def test_what_enters_something_is_no_act_that_enters_nothing() -> None:
    """Though the same came with both."""
    came = ("+n:p:Saved", "+p:/a", "+p:/b", "+p:/c")
    others = [run(NAME, act("Click 'Done'", "button", *came), case=c) for c in "bc"]
    own = run(NAME, act("Enter 'Fax'", "field", *came))

    assert [one.name for one in lay_beside(own, others).acts] == [
        "Enter 'Name'",
        "Enter 'Fax'",
    ]


def test_what_is_done_again_after_another_field_is_the_same() -> None:
    """The button sends what it sent the first time."""
    add = act("Click 'Add'", "submit")
    text = parse_procedure('1. Enter "Name".\n2. Click "Add".\n3. Enter "Phone".')
    others = [sent(NAME, add, PHONE, case=case) for case in ("b", "c")]

    beside = lay_beside(sent(NAME, add, PHONE, add), others, text)

    assert "repeated" in [one.kind for one in beside.differences]


@pytest.mark.parametrize(
    ("typed", "named"),
    [("suppl", []), ("market sq", []), ("su", ["su"]), ("1", ["1"]), ("ppl", ["ppl"])],
)
def test_the_beginning_of_a_stated_word_is_no_other_value(
    typed: str, named: list[str]
) -> None:
    """A page completes it; what a number begins with is another number."""

    def one(value: str, goal: str, case: str) -> Reading:
        reading = run(NEW, PHONE, SAVE, case=case)
        did = tuple(
            done._replace(value=value) if done.verb == "Enter" else done
            for done in reading.did
        )
        return reading._replace(did=did, intent=goal)

    others = [one("Kiel", "Call Kiel", "b"), one("Oslo", "Call Oslo", "c")]
    own = one(typed, "Call suppliers at market square 12", "a")

    found = lay_beside(own, others).differences

    assert [d.other for d in found if d.kind == "wrong_value"] == named
