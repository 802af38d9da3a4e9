"""What makes a written procedure one that an office would accept."""

from __future__ import annotations

import json
from datetime import datetime, timezone
from typing import Any

import pytest
from click.testing import CliRunner

from wb2pm.bundled import demonstrations_folder
from wb2pm.cli import main
from wb2pm.discovery.procedures.cases import Run
from wb2pm.discovery.procedures.merged_steps import MergedSteps
from wb2pm.discovery.procedures.merging import Merged, MergedUnit
from wb2pm.discovery.procedures.other_ways import Alternative
from wb2pm.discovery.procedures.requests import find_values, title_of
from wb2pm.discovery.procedures.units import Unit
from wb2pm.discovery.procedures.writing import merge_procedures, write_procedure
from wb2pm.events import Activity, Box, Demonstration, Element, Screen, UIEvent
from wb2pm.procedures.procedure import Procedure, procedure_text
from wb2pm.procedures.reading import parse_procedure

NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
WRITTEN_IN = ("en", "de", "fr", "es")


def event(action: str = "click", **fields: Any) -> UIEvent:
    """Make an event of no particular time."""
    return UIEvent(
        id="e", action=action, raw_action=action, started_at=NOON, ended_at=NOON,  # type: ignore[arg-type]
        time_quality="recorded", source_index=0, **fields,
    )  # fmt: skip


def act(
    verb: str,
    element: str | None,
    kind: str = "button",
    value: str | None = None,
    *events: UIEvent,
) -> Activity:
    """Make an activity."""
    return Activity(
        label=f"{verb} {element!r}", verb=verb, events=events or (event(),),
        element=element, element_type=kind, value=value,
    )  # fmt: skip


def enter(field: str, value: str) -> Activity:
    """Type something."""
    return act("Enter", field, "field", value, event("type", value=value))


def run(
    name: str, intent: str, outcome: str | None = None, *events: UIEvent
) -> Demonstration:
    """Make a demonstration of somebody of that name."""
    return Demonstration(
        id=name, source=f"{name}.json", source_format="own", events=events,
        source_actions=len(events), intent=intent, workflow="7", actor=name,
        outcome=outcome, site="repairs",
    )  # fmt: skip


BILGE = [enter("Repair", "Bilge pump"), enter("Boat", "Puffin"), act("Click", "Save")]
DOOR = [enter("Repair", "Rear door"), enter("Boat", "Gannet"), act("Click", "Save")]
ITEMS = [
    (run("a", "Note the repair Bilge pump on the Puffin"), BILGE),
    (run("b", "Note the repair Rear door on the Gannet"), DOOR),
    (run("c", "Note the repair Bilge pump on the Puffin"), BILGE),
]


def texts(procedure: Procedure) -> list[str]:
    """Return the steps of a procedure."""
    return [step.text for step in procedure.steps]


def test_a_title_has_no_values_of_one_case() -> None:
    """They are named by the fields they are entered in; the request is the example."""
    procedure = merge_procedures("7", None, ITEMS)

    assert procedure.title == "Note the repair <Repair> on the <Boat>"
    assert procedure.example == "Note the repair Bilge pump on the Puffin"
    assert procedure.purpose == (
        'For requests such as "Note the repair Bilge pump on the Puffin".'
    )
    assert write_procedure(*ITEMS[1]).title == "Note the repair <Repair> on the <Boat>"


@pytest.mark.parametrize(
    ("request_", "others", "title"),
    [
        ("Give issue 28 to kim", ["Give issue 16 to lee"], "Give issue … to …"),
        ('Open "Belt jam" again', [], "Open … again"),
        ("Log out", ["Log out"], "Log out"),
        ("28 kim", ["16 lee"], "28 kim"),
        ("Print the list", ["Buy three lamps in the shop"], "Print the list"),
    ],
)
def test_values_of_a_request_are_what_differs_is_quoted_or_has_a_digit(
    request_: str, others: list[str], title: str
) -> None:
    """A title that would say nothing keeps the request as it is."""
    assert title_of(request_, find_values(request_, others)) == title


def test_a_way_through_what_only_another_case_names_is_not_offered() -> None:
    """Without its name nothing is left of it but "click on the link"."""
    save = Unit("save", act("Click", "Save"), case="Puffin")
    boat = Unit("boat", act("Click", "Gannet", "link"), varies=True, case="Gannet")
    way = Alternative((boat, boat), 1, 2)
    step = MergedUnit(
        unit=save, example=None, differs=False, people=3, cases=frozenset({"Puffin"}),
        optional=False, alternatives=(way,),
    )  # fmt: skip
    runs = [Run(run("a", "Puffin"), (), "Puffin", (), [save])]
    issues: list[str] = []

    (written,) = MergedSteps(runs, Merged([step], {}, 0), "en").written(issues)

    assert written.ways == ()
    assert "in another way by 2" in issues[0]


def test_examples_are_of_one_and_the_same_case() -> None:
    """Never the data of two records in one procedure."""
    told = " ".join(texts(merge_procedures("7", None, ITEMS)))

    assert 'such as "Bilge pump"' in told
    assert 'such as "Puffin"' in told
    assert "Gannet" not in told


def test_runs_that_failed_are_no_way_to_offer() -> None:
    """By what the source states, else by a verdict; both are told in the issues."""
    cancelled = [enter("Repair", "Bilge pump"), act("Click", "Cancel")]
    given_up = (
        run("d", "Note the repair Bilge pump on the Puffin", "abandoned"),
        cancelled,
    )
    judged = (run("e", "Note the repair Bilge pump on the Puffin"), cancelled)

    procedure = merge_procedures(
        "7", None, [*ITEMS, given_up, judged], completed={"e": False, "a": True}
    )

    assert "Cancel" not in procedure.text
    assert procedure.issues == (
        "left out, as it failed: d",
        "left out, as it failed: e",
    )


def test_verdicts_that_would_leave_a_minority_are_not_believed() -> None:
    """Where most seem to have failed, the procedure they were judged by may be wrong."""
    procedure = merge_procedures("7", None, ITEMS, completed={"a": False, "b": False})

    assert procedure.issues == ()


def test_an_entry_that_is_another_in_each_case_is_one_step() -> None:
    """Its name is the example, not a way of its own."""
    items = [
        (demonstration, [act("Click", boat, "link"), *work])
        for (demonstration, work), boat in zip(
            ITEMS, ("Puffin", "Gannet", "Puffin"), strict=True
        )
    ]

    first = merge_procedures("7", None, items).steps[0]

    assert first.text == 'Click on the link in question, such as "Puffin".'
    assert first.ways == ()


def test_what_several_requests_open_is_no_entry_of_one_case() -> None:
    """The same link on whatever page; another one beside it is another way."""
    new, clone = act("Click", "New", "link"), act("Click", "Clone", "link")
    items = [
        (run("a", "Note the repair Bilge pump on the Puffin"), [new, *BILGE]),
        (run("b", "Note the repair Rear door on the Gannet"), [clone, *DOOR]),
        (run("c", "Note the repair Tiller on the Heron"), [new, *BILGE]),
    ]

    (first, *_) = texts(merge_procedures("7", None, items))

    assert first == 'Click on the "New" link or click on the "Clone" link.'


def test_buttons_that_open_something_else_are_no_way_of_each_other() -> None:
    """Only Enter stands for a button whatever follows it."""
    add, other = act("Click", "Add row"), act("Click", "Copy a row")
    paste = act("Click", "Paste", "link")
    items = [
        (run(name, "Note it"), [*steps, act("Click", "Save")])
        for name, steps in (
            ("a", [add, enter("Boat", "Puffin")]),
            ("b", [add, enter("Boat", "Puffin")]),
            ("c", [other, paste]),
        )
    ]

    procedure = merge_procedures("7", None, items)

    assert texts(procedure)[0] == 'Click on the "Add row" button.'
    assert "Copy a row" not in procedure_text(procedure)


def test_a_row_is_the_same_whatever_the_list_is_called() -> None:
    """An entry of a list that has a name in one run and none in another."""
    item, row = act("Click", "item", "row", "Letters"), act("Click", None, "row")
    row = Activity(
        label="Click row", verb="Click", events=row.events, element_type="row",
        value="Letters",
    )  # fmt: skip
    items = [
        (run(name, "Note it"), [opened, act("Click", "Save")])
        for name, opened in (("a", item), ("b", item), ("c", row))
    ]

    (first, _) = texts(merge_procedures("7", None, items))

    assert " or " not in first


def test_what_one_did_at_the_end_is_no_way() -> None:
    """Nothing follows that shows that it led to the same place."""
    rest = [act("Click", "Menu"), act("Click", "Show balance")]
    items = [
        (run(name, "Note it"), [enter("Boat", "Puffin"), *end])
        for name, end in (("a", [act("Click", "Done")]), ("b", [act("Click", "Done")]),
                          ("c", rest))
    ]  # fmt: skip

    procedure = merge_procedures("7", None, items)

    assert texts(procedure)[-1] == 'Click on the "Done" button.'
    assert procedure.steps[-1].ways == ()


def test_an_address_with_a_number_of_its_own_is_no_way() -> None:
    """Wherever it is typed: the number is that of one case."""
    there = Activity(
        label="Navigate to '/orders/{id}'", verb="Navigate", events=(event(),),
        value="http://shop.test/orders/5", page="/",
    )  # fmt: skip
    follow = act("Click", "Order", "link")
    items = [
        (run(name, "Note it"), [first, enter("Boat", "Puffin"), act("Click", "Save")])
        for name, first in (("a", follow), ("b", follow), ("c", there))
    ]

    assert "orders/5" not in procedure_text(merge_procedures("7", None, items))


def test_another_box_is_not_another_way() -> None:
    """What sets a value stands for nothing but what sets the same."""

    def ticking(name: str) -> Activity:
        return act("Click", name, "checkbox", None, event(attributes={"checked": True}))

    items = [
        (run(name, "Move it"), [ticking(box), act("Click", "Save")])
        for name, box in zip(
            "abcd", ("Watch", "Watch", "Watch", "Redirect"), strict=True
        )
    ]

    assert texts(merge_procedures("7", None, items)) == [
        'Click on the "Watch" checkbox to check it.',
        'Click on the "Save" button.',
    ]


@pytest.mark.parametrize(
    ("states", "said"),
    [
        ((True,), 'Click on the "Mail" checkbox to check it.'),
        ((False,), 'Click on the "Mail" checkbox to uncheck it.'),
        ((True, False), 'Click on the "Mail" checkbox to check or uncheck it, as the request says.'),
        ((None,), 'Click on the "Mail" checkbox.'),
    ],
)  # fmt: skip
def test_a_checkbox_is_said_to_be_checked_or_unchecked(
    states: tuple[bool | None, ...], said: str
) -> None:
    """As far as the source tells which."""
    items = [
        (run(str(at), "Send it"), [act("Click", "Mail", "checkbox", None, event(attributes={"checked": state}))])
        for at, state in enumerate(states)
    ]  # fmt: skip

    assert texts(merge_procedures("7", None, items)) == [said]


def drag(dropped: dict[str, Any]) -> UIEvent:
    """Drag a document over a page with a folder."""
    page = Screen(
        width=900, height=900, elements_format="wonderbread:corner",
        elements_json=json.dumps([
            {"tag": "div", "text": "Spring", "x": 10, "y": 10, "width": 80, "height": 20},
            {"tag": "div", "text": "Notices and much more", "x": 0, "y": 0, "width": 900, "height": 900},
        ]),
    )  # fmt: skip
    return event(
        "drag",
        screen_before=page,
        target=Element(tag="div", text="Prices.md", box=Box(x=5, y=200, width=9, height=9, space="screen")),
        attributes={"to": json.dumps(dropped), "to_pointer": '{"x": 20, "y": 15}'},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("dropped", "onto"),
    [
        ({"text": "Autumn"}, 'the "Autumn" element'),
        ({"text": "Prices.md"}, 'the "Spring" element'),
        ({"text": "x" * 400}, 'the "Spring" element'),
        ({}, 'the "Spring" element'),
    ],
)
def test_a_drag_has_its_target(dropped: dict[str, Any], onto: str) -> None:
    """What lay there before, where the recorder saw only the thing on its way."""
    activity = act("Drag", "Prices.md", "element", None, drag(dropped))

    (step,) = write_procedure(run("a", "Tidy up"), [activity]).steps

    assert step.text == f'Drag the "Prices.md" element to {onto}.'


def test_a_drag_to_nothing_with_a_name_has_a_place() -> None:
    """Such as on a drawing."""
    bare = event(
        "drag",
        screen_before=Screen(width=900, height=900),
        attributes={"to_pointer": '{"x": 20, "y": 15}'},
    )

    (step,) = write_procedure(
        run("a", "Draw it"), [act("Drag", "inject", "element", None, bare)]
    ).steps

    assert step.text == (
        'Drag the "inject" element to its place (at the top left of the page).'
    )


def test_what_was_looked_up_is_reported() -> None:
    """The last step of work that changes nothing."""
    procedure = write_procedure(
        run("a", "How many orders were placed in October?"), [act("Click", "Reports", "link")]
    )  # fmt: skip

    assert texts(procedure)[-1] == (
        "Read the answer and report it: How many orders were placed in October?"
    )
    assert procedure.result == "The answer is known and reported."
    assert procedure.steps[-1].actions[0].verb == "Read"


def seen(title: str, *texts: tuple[str, str]) -> Screen:
    """Make a screen with texts, each with its role."""
    listed = [
        {
            "tag": "p",
            "role": role,
            "text": text,
            "x": 0,
            "y": 0,
            "width": 9,
            "height": 9,
        }
        for role, text in texts
    ]
    return Screen(
        url="http://127.0.0.1:8484/list?id=7",
        title=title,
        elements_json=json.dumps(listed),
        elements_format="wonderbread:corner",
    )


def test_it_says_where_to_start_and_what_shows_at_the_end() -> None:
    """The page of most, and the message that came up at the end, case left open."""
    items = [
        (
            run(name, request, None, event(
                screen_before=seen("Repairs", ("status", "Three are open")),
                screen_after=seen("Repairs", ("status", "Three are open"), ("status", f"{what} was noted")),
            )),
            [enter("Repair", what), act("Click", "Save")],
        )
        for name, request, what in (
            ("a", "Note the repair Bilge pump", "Bilge pump"),
            ("b", "Note the repair Rear door", "Rear door"),
        )
    ]  # fmt: skip

    procedure = merge_procedures("7", None, items)

    assert procedure.start == (
        'On the page "Repairs" of repairs (http://127.0.0.1:8484/list).'
    )
    assert procedure.result == 'The message "… was noted" appears.'
    assert "\nResult: The message" in procedure.text


@pytest.mark.parametrize("code", WRITTEN_IN)
def test_a_written_procedure_is_read_back_in_every_language(code: str) -> None:
    """Frame, steps, other ways and what they ask for, and the language."""
    opened = [act("Click", "List", "link"), act("Click", "New", "link")]
    found = [
        act("Press", None, "page", "Ctrl+F", event("press", value="Ctrl+F")),
        enter("Search", "repairs"),
        act("Click", "Puffin", "link"),
    ]
    items = [
        (demonstration, [*way, *work])
        for (demonstration, work), way in zip(
            ITEMS, (opened, opened, found), strict=True
        )
    ]

    procedure = merge_procedures("7", None, items, language=code)
    read = parse_procedure(procedure.text)

    assert any(step.ways for step in procedure.steps)
    assert read.language == code
    assert procedure_text(read) == procedure.text
    assert (read.steps, read.purpose, read.example, read.start, read.result) == (
        procedure.steps, procedure.purpose, procedure.example, procedure.start, procedure.result
    )  # fmt: skip
    assert [
        (action.verb, action.target, action.use)
        for step in read.steps
        if not step.ways
        for action in step.actions
    ] == [
        ("Click", "List", "required"),
        *[("Click", "Repair", "required"), ("Enter", "Repair", "required")],
        *[("Click", "Boat", "required"), ("Enter", "Boat", "required")],
        ("Click", "Save", "required"),
    ]


def test_it_is_written_in_the_language_of_its_requests() -> None:
    """English where that cannot be told, or has no sentences."""
    german = write_procedure(
        run("a", "Die Reparatur der Pumpe in die Liste eintragen"), BILGE
    )
    japanese = write_procedure(run("a", "修理を記録する"), BILGE)

    assert texts(german)[0] == 'Klicken Sie auf das Feld "Repair".'
    assert texts(japanese)[0] == 'Click on the "Repair" field.'


def test_points_of_a_person_are_steps_of_their_own_words() -> None:
    """Only what begins as another way is one."""
    read = parse_procedure(
        "Save it\n1. Fill in the form.\n   - the name\n2. Click Save.\n   - or press Enter\n"
        "Result: it is saved"
    )

    assert [(step.text, step.ways) for step in read.steps] == [
        ("Fill in the form. - the name", ()),
        ("Click Save.", (("or press Enter",),)),
    ]
    assert read.result == "it is saved"
    assert [action.use for action in read.steps[1].actions] == [
        "required",
        "alternative",
    ]


def test_the_command_writes_in_the_language_asked_for() -> None:
    """Rules do; a model is refused rather than left to write in another one."""
    recording = str(next(demonstrations_folder().glob("4003 @ *")))

    done = CliRunner().invoke(main, ["sop", recording, "--language=es"])
    none = CliRunner().invoke(main, ["sop", recording, "--language=ja"])
    model = CliRunner().invoke(
        main, ["sop", recording, "--language=es", "--backend=openai:x", "--dry-run"]
    )

    assert "1. Haga clic" in done.stdout
    assert "Known: de, en, es, fr" in none.stderr
    assert none.exit_code == 1
    assert "a language is for rules" in model.stderr
    assert model.exit_code == 1
