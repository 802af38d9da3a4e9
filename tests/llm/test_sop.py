"""What writing procedures from demonstrations promises."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.discovery.procedures.element_wording import quote
from wb2pm.discovery.procedures.wording import word_activity
from wb2pm.discovery.procedures.writing import merge_procedures, write_procedure
from wb2pm.events import Activity, Demonstration, UIEvent
from wb2pm.procedures.procedure import Procedure, procedure_text
from wb2pm.procedures.reading import parse_procedure

NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
KINDS = {
    "Enter": "field",
    "Select": "dropdown",
    "Click": "link",
    "Push": "button",
    "Open": "row",
}


def event(action: str, value: str | None = None) -> UIEvent:
    """Make an event; its time and target do not matter here."""
    return UIEvent(
        id="e",
        action=action,  # type: ignore[arg-type]
        raw_action=action,
        value=value,
        started_at=NOON,
        ended_at=NOON + timedelta(seconds=1),
        time_quality="recorded",
        source_index=0,
    )


def act(text: str, **changes: str | None) -> Activity:
    """Make an activity of a notation: ``Enter! Title=Jam``, ``Push Save``."""
    verb, _, rest = text.partition(" ")
    element, _, value = rest.partition("=")
    plain = verb.rstrip("!")
    events: tuple[UIEvent, ...] = (event("click"), event("type", value))
    if verb.endswith("!"):
        events += (event("press", "Enter"),)
    fields: dict[str, str | None] = {
        "element": element or None,
        "element_type": KINDS.get(plain, "element"),
        "value": value or None,
        "location": None,
        **changes,
    }
    said = "Click" if plain == "Push" else plain
    name = "Open issue" if plain == "Open" else f"{said} '{element}'"
    if plain == "Back":
        name, said = "Navigate back", "Navigate"
    return Activity(label=name, verb=said, events=events, **fields)  # type: ignore[arg-type]


def demonstration(name: str, intent: str | None = "Create an issue") -> Demonstration:
    """Make a demonstration; its activities are given beside it."""
    return Demonstration(
        id=name, source=f"{name}.json", source_format="own", events=(),
        source_actions=0, intent=intent, workflow="1001", actor=name,
    )  # fmt: skip


def written(*texts: str) -> list[str]:
    """Return the steps written for activities."""
    procedure = write_procedure(demonstration("d"), [act(text) for text in texts])
    return [step.text for step in procedure.steps]


def merged(*runs: str) -> Procedure:
    """Merge runs, each a line of notations with `;` between."""
    items = [
        (demonstration(f"d{i}"), [act(text.strip()) for text in run.split(";")])
        for i, run in enumerate(runs)
    ]
    return merge_procedures("1001", "Create an issue", items)


def texts(procedure: Procedure) -> list[str]:
    """Return the steps of a procedure."""
    return [step.text for step in procedure.steps]


def test_each_discrete_action_is_a_step() -> None:
    """Clicking a field, typing and pressing Enter are three steps."""
    assert written("Click Create New", "Enter! Title=Jam", "Select Kind=new") == [
        'Click on the "Create New" link.',
        'Click on the "Title" field.',
        'Type "Jam" in the "Title" field.',
        "Press Enter.",
        'Click on the "Kind" dropdown.',
        'Click on the "new" option in the "Kind" dropdown.',
    ]


def test_the_title_is_the_best_name_there_is() -> None:
    """The intent, else the workflow."""
    with_intent = write_procedure(demonstration("d", "Log\nout"), [])
    without = write_procedure(demonstration("d", None), [])

    assert with_intent.title == "Log out"
    assert without.title == "1001"
    assert with_intent.source == "d.json"


def test_the_steps_are_read_like_any_procedure() -> None:
    """Text and actions of a written procedure agree."""
    procedure = write_procedure(demonstration("d"), [act("Enter Title=Jam")])

    assert procedure.text == (
        "Create an issue\n\n"
        'Purpose: For requests such as "Create an issue".\n\n'
        '1. Click on the "Title" field.\n'
        '2. Type "Jam" in the "Title" field.\n'
    )
    assert procedure.steps == parse_procedure(procedure.text).steps
    assert procedure_text(procedure) == procedure.text


@pytest.mark.parametrize(
    ("activity", "expected"),
    [
        (act("Click Edit", location='under "Labels"'), 'Click on the "Edit" link under "Labels".'),
        (act("Click", element_type="button"), "Click on the button."),
        (act("Click todo", name_source="row", element_type="checkbox"), "Click on the checkbox of the todo."),
        (act("Double-click A"), 'Double-click on the "A" element.'),
        (act("Right-click A"), 'Right-click on the "A" element.'),
        (act("Hover A"), 'Hover over the "A" element.'),
        (act("Open issue=Belt jam"), 'Click on "Belt jam", the issue in the list.'),
        (act("Open issue"), "Click on the issue in question."),
        (act("Open =[email]"), "Click on the entry in question."),
        (act("Press =Enter"), "Press Enter."),
        (act("Press "), "Press the key."),
        (act("Scroll =down"), "Scroll down."),
        (act("Scroll =0,3"), "Scroll the page."),
        (act("Back"), 'Click on the "Back" button of the browser.'),
        (act("Copy A"), 'Copy the "A" element.'),
    ],
)  # fmt: skip
def test_single_actions_are_one_sentence(activity: Activity, expected: str) -> None:
    """Every kind of activity has words."""
    assert word_activity(activity) == (expected,)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("[password]", 'Type the password in the "Login" field.'),
        ("[email]", 'Type the e-mail address in the "Login" field.'),
        ("[value]", 'Type the login in the "Login" field.'),
        (None, 'Type the login in the "Login" field.'),
        ('say "hi"', 'Type \u201csay "hi"\u201d in the "Login" field.'),
        ("two\nlines", 'Type "two lines" in the "Login" field.'),
    ],
)
def test_values_that_are_masked_unknown_or_odd_are_worded(
    value: str | None, expected: str
) -> None:
    """A mask is never told to be typed."""
    activity = act("Enter Login", value=value)

    assert word_activity(activity)[-1] == expected


def test_what_is_masked_may_be_another_value_in_each_run() -> None:
    """Two texts that look the same once a part is masked are examples, no order."""
    plain = merged("Enter Note=door 4711", "Enter Note=door 4711")
    masked = merged("Enter Note=door [code]", "Enter Note=door [code]")

    assert texts(plain)[-1] == 'Type "door 4711" in the "Note" field.'
    assert texts(masked)[-1] == (
        'Type the note, such as "door [code]", in the "Note" field.'
    )


@pytest.mark.parametrize(
    ("name", "described"),
    [
        ("Title", "title"),
        ("The VAT number:", "VAT number"),
        ("What is to be done?", "text"),
        ("Search box", "text"),
        ("One name of five words", "text"),
        ("*", "text"),
    ],
)
def test_described_values_are_common_nouns(name: str, described: str) -> None:
    """A placeholder reads as a sentence whatever the field is called."""
    activity = act("Enter x", element=name)

    assert word_activity(activity)[-1].startswith(f"Type the {described} in ")


def test_what_stood_in_a_field_is_deleted_where_it_was() -> None:
    """Deleting before typing is a step of its own."""
    typed = act("Enter Phone=7")
    events = (event("click"), event("press", "Backspace"), event("type", "7"))
    activity = Activity(
        label=typed.label, verb="Enter", events=events, element="Phone",
        element_type="field", value="7",
    )  # fmt: skip

    assert word_activity(activity)[1] == 'Delete the text in the "Phone" field.'


def test_choices_that_are_unknown_or_masked_are_described() -> None:
    """An option that was not recorded is not made up."""
    for value in (None, "[value]"):
        assert word_activity(act("Select Kind", value=value))[1] == (
            'Click on the option that applies in the "Kind" dropdown.'
        )


def test_addresses_are_typed_into_the_address_bar() -> None:
    """Going to an address is three actions; a masked one is only named."""
    assert word_activity(act("Navigate =http://x/")) == (
        "Click on the address bar of the browser.",
        'Type "http://x/" in the address bar.',
        "Press Enter.",
    )
    assert word_activity(act("Navigate a=http://x/?t=[token]")) == ("Navigate 'a'.",)


def test_quotes_within_curly_quotes_stay_readable() -> None:
    """A quoted name is always one name for the reader of procedures."""
    assert quote('a \u201cb\u201d "c"') == '\u201ca "b" "c"\u201d'


def test_equal_values_stay_and_differing_ones_become_examples() -> None:
    """What is particular to a case is described."""
    procedure = merged(
        "Click New; Enter Title=Jam; Select Kind=new; Open issue=A; Push Save",
        "Click New; Enter Title=Fire; Select Kind=new; Open issue=B; Push Save",
        "Click New; Enter Title=Jam; Select Kind=old; Open issue=A; Push Save",
    )

    assert texts(procedure) == [
        'Click on the "New" link.',
        'Click on the "Title" field.',
        'Type the title, such as "Jam", in the "Title" field.',
        'Click on the "Kind" dropdown.',
        'Click on the option that applies in the "Kind" dropdown, such as "new".',
        'Click on the issue in question, such as "A".',
        'Click on the "Save" button.',
    ]


def test_what_some_did_besides_is_optional() -> None:
    """A minority's entries are kept, and how many made them."""
    procedure = merged(
        "Click New; Enter Title=Jam; Push Save",
        "Click New; Enter Title=Jam; Enter Note=x; Push Save",
        "Click New; Enter Title=Jam; Enter Note=y; Push Save",
        "Click New; Enter Title=Jam; Push Save",
    )

    assert texts(procedure)[3:5] == [
        'Optional (2 of 4 people): Click on the "Note" field.',
        'Optional (2 of 4 people): Type the note, such as "x", in the "Note" field.',
    ]
    assert {a.use for step in procedure.steps[3:5] for a in step.actions} == {
        "optional"
    }


def test_what_stands_between_keeps_its_order() -> None:
    """Additions are told in the order in which they were done."""
    procedure = merged(
        "Click New; Enter Title=Jam; Push Save",
        "Enter User=u; Enter Code=c; Push Begin; Click New; Enter Title=Jam; Push Save",
        "Enter User=u; Enter Code=c; Push Begin; Click New; Enter Title=Jam; Push Save",
        "Click New; Enter Title=Jam; Push Save",
    )

    assert [text.rsplit('"', 2)[1] for text in texts(procedure)[:5]] == [
        *("User", "User", "Code", "Code", "Begin")
    ]


def test_what_most_did_is_a_step_even_where_the_typical_run_lacks_it() -> None:
    """The majority decides what is asked for."""
    procedure = merged(
        "Click New; Enter Title=Jam; Push Save; Click List",
        "Click New; Enter Title=Jam; Enter Note=x; Push Save",
        "Click New; Enter Note=x; Enter Title=Jam; Push Save",
    )

    assert 'Type "x" in the "Note" field.' in texts(procedure)


def test_another_way_of_sending_is_an_alternative() -> None:
    """Enter and the button are two ways of the same step; the usual one leads."""
    procedure = merged(
        "Click New; Enter Title=Jam; Push Save",
        "Click New; Enter! Title=Jam",
        "Click New; Enter! Title=Jam; Click List",
        "Click New; Enter! Title=Jam",
    )

    assert texts(procedure)[-1] == ('Press Enter or click on the "Save" button.')


def test_the_way_of_the_majority_takes_the_lead() -> None:
    """It does not matter that the most typical run went another way."""
    asides = ["; ".join(f"Click {who}{i}" for i in range(9)) for who in "pq"]
    procedure = merged(
        "Click A; Enter T=x; Push Save",
        f"Click A; Enter T=x; Push Keep; {asides[0]}",
        f"Click A; Enter T=x; Push Keep; {asides[1]}",
    )

    assert texts(procedure)[3] == (
        'Click on the "Keep" button or click on the "Save" button.'
    )
    assert len(procedure.steps) == 4
    assert len(procedure.issues) == 18


def test_another_way_over_several_steps_names_the_steps_it_replaces() -> None:
    """A reader sees how much the other way spares."""
    procedure = merged(
        "Enter! Search=belt; Open issue=A; Push Save",
        "Enter! Search=belt; Open issue=A; Push Save",
        "Enter! Number=28; Push Save",
    )

    step = procedure.steps[3]
    assert step.text == 'Click on "A", the issue in the list.'
    assert step.ways == (
        (
            "Or, instead of steps 1 to 4:",
            'Type "28" in the "Number" field.',
            "Press Enter.",
        ),
    )


def test_the_same_other_way_is_told_once() -> None:
    """Whatever field the Enter was pressed in."""
    procedure = merged(
        "Click New; Enter Title=Jam; Enter Note=x; Push Save",
        "Click New; Enter Title=Jam; Enter! Note=x",
        "Click New; Enter Note=x; Enter! Title=Jam",
        "Click New; Enter Title=Jam; Enter Note=x; Push Save",
        "Click New; Enter Title=Jam; Enter Note=x; Push Save",
    )

    assert texts(procedure)[-1] == ('Click on the "Save" button or press Enter.')


def test_a_way_that_reads_the_same_is_not_offered() -> None:
    """Two buttons of one name on a page: "click Save or click Save" helps nobody."""
    twin = replace(act("Push Save"), label="Click 'Save' at the bottom")
    runs = [
        (demonstration(str(at)), [act("Enter Title=Jam"), save])
        for at, save in enumerate([act("Push Save")] * 3 + [twin] * 2)
    ]

    procedure = merge_procedures("1001", "Create an issue", runs)

    assert texts(procedure)[-1] == 'Click on the "Save" button.'
    assert any("in another way by 2" in issue for issue in procedure.issues)


def test_what_one_alone_did_at_length_is_no_way_to_offer() -> None:
    """It is counted, so that nothing is lost."""
    usual = "Click A; Push B"
    way = "; ".join(f"Click {name}" for name in "RSTUVWXYZ")

    procedure = merged(usual, usual, f"{way}; Push B")

    assert texts(procedure) == [
        'Click on the "A" link.',
        'Click on the "B" button.',
    ]
    assert procedure.steps[0].ways == ()
    assert len(procedure.issues) == 9


def test_only_the_most_usual_other_ways_are_told() -> None:
    """The others are counted."""
    usual = "Click A; Push B"

    procedure = merged(*([usual] * 6), *(f"Click {n}; Push B" for n in "PQRST"))

    assert texts(procedure)[0] == 'Click on the "A" link or click on the "P" link.'
    assert procedure.steps[0].ways == (
        ('Or click on the "Q" link.',),
        ('Or click on the "R" link.',),
    )
    assert procedure.issues == (
        'step 1 was done in another way by 1: Click on the "S" link.',
        'step 1 was done in another way by 1: Click on the "T" link.',
    )


def test_recordings_of_unknown_people_are_counted_as_recordings() -> None:
    """One person may have made them all."""
    runs = ("Enter T=x", "Enter T=x; Enter N=y", "Enter T=x; Enter N=y", "Enter T=x")
    items = [
        (
            replace(demonstration(f"d{i}"), actor=None),
            [act(text.strip()) for text in run.split(";")],
        )
        for i, run in enumerate(runs)
    ]

    procedure = merge_procedures("1001", None, items)

    assert texts(procedure)[2] == (
        'Optional (2 of 4 recordings): Click on the "N" field.'
    )


@pytest.mark.parametrize(
    ("verb", "element", "said"),
    [
        ("Program open", "Excel.exe", 'Open the program "Excel.exe".'),
        ("Open app", "Zoho", 'Open the app "Zoho".'),
        ("openFile", None, "Open file."),
        ("Paste", None, "Paste."),
        ("Copy", "Sum", 'Copy the "Sum" field.'),
        ("New workbook", "Book1", 'New workbook: "Book1".'),
        ("Press", None, "Press the Home button."),
    ],
)
def test_what_only_the_source_has_a_word_for_reads_as_a_step(
    verb: str, element: str | None, said: str
) -> None:
    """Programs and phones do more than click."""
    value = "Home button" if verb == "Press" else None
    activity = Activity(
        label=verb,
        verb=verb,
        events=(),
        element=element,
        element_type="field",
        value=value,
    )

    assert word_activity(activity) == (said,)


def test_a_field_that_was_emptied_is_emptied() -> None:
    """Nothing is typed."""
    assert word_activity(act("Enter Title=x", value="")) == (
        'Click on the "Title" field.',
        'Delete the text in the "Title" field.',
    )


@pytest.mark.parametrize("field", ["Date from", "Search", "Redirect to any URL?"])
def test_a_name_that_is_no_noun_is_not_used_as_one(field: str) -> None:
    """Nobody types "the date from"."""
    activity = act(f"Enter {field}=x")

    assert word_activity(activity, placeholder=True)[1].startswith(
        'Type the text, such as "x"'
    )


def test_entries_in_another_order_are_the_same_entries() -> None:
    """Whoever fills in a form upwards does the same work."""
    procedure = merged(
        "Click New; Enter A=1; Enter B=2; Push Save",
        "Click New; Enter B=2; Enter A=1; Push Save",
        "Click New; Enter A=1; Enter B=2; Push Save",
    )

    assert len(procedure.steps) == 6
    assert not any("Optional" in text for text in texts(procedure))


def test_detours_of_a_minority_are_left_out_and_counted() -> None:
    """What led nowhere, was undone or done again is not taught."""
    procedure = merged(
        "Click New; Enter Title=Jam; Push Save",
        "Click List; Click New; Enter Title=Jam; Push Save",
        "Click Users; Back; Click New; Enter Title=Jan; Enter Title=Jam; Push Save",
        "Back; Click New; Enter! Title=Ja; Click New; Enter Title=Jam; Push Save",
    )

    assert texts(procedure) == [
        'Click on the "New" link.',
        'Click on the "Title" field.',
        'Type "Jam" in the "Title" field.',
        'Click on the "Save" button.',
    ]
    assert procedure.issues == (
        "left out as a detour of 1 of 4: Click 'List'",
        "left out as a detour of 1 of 4: Click 'New'",
        "left out as a detour of 1 of 4: Click 'Users'",
        "left out as a detour of 2 of 4: Enter 'Title'",
        "left out as a detour of 2 of 4: Navigate back",
    )


def test_what_all_repeat_is_no_detour() -> None:
    """Three items entered by everyone are three entries."""
    procedure = merged("Enter! Item=a; Enter! Item=b", "Enter! Item=c; Enter! Item=d")

    assert len(procedure.steps) == 6


def test_places_that_people_do_not_share_are_not_told() -> None:
    """A heading with somebody's name is of no use to others."""
    items = [
        (
            demonstration(f"d{i}"),
            [act("Click Details", location=f'under "Hello, {who}"')],
        )
        for i, who in enumerate(["kim", "lee", "sam"])
    ]

    assert texts(merge_procedures("7", None, items)) == ['Click on the "Details" link.']


def test_no_demonstrations_give_no_steps() -> None:
    """An empty workflow has an empty procedure."""
    procedure = merge_procedures("7", None, [])

    assert (procedure.title, procedure.steps) == ("7", ())


RUN = st.lists(
    st.sampled_from(
        ["Click New", "Click List", "Enter Title=Jam", "Enter! Title=Fire", "Enter Note=x",
         "Select Kind=new", "Select Kind=old", "Push Save", "Open issue=Belt jam", "Back"]
    ),
    max_size=7,
)  # fmt: skip


@given(RUN)
def test_whoever_did_it_followed_what_was_written_of_it(run: list[str]) -> None:
    """A procedure written from a run is followed by that run."""
    activities = [act(text) for text in run]
    procedure = write_procedure(demonstration("d"), activities)

    verdict = check_against_procedure(activities, procedure, demonstration="d")

    assert verdict.deviations == ()


@given(st.lists(RUN, max_size=5), st.randoms(use_true_random=False))
def test_merging_does_not_depend_on_the_order_of_the_demonstrations(
    runs: list[list[str]], random: object
) -> None:
    """The same demonstrations give the same procedure, steps numbered from 1."""
    items = [
        (demonstration(f"d{i}"), [act(text) for text in run])
        for i, run in enumerate(runs)
    ]
    shuffled = list(items)
    random.shuffle(shuffled)  # type: ignore[attr-defined]

    procedure = merge_procedures("7", "Work", items)

    assert merge_procedures("7", "Work", shuffled) == procedure
    assert [step.number for step in procedure.steps] == list(
        range(1, len(procedure.steps) + 1)
    )
    assert parse_procedure(procedure.text).steps == procedure.steps


@given(RUN)
def test_runs_that_agree_merge_into_that_run(run: list[str]) -> None:
    """People who all do the same have the procedure of each of them."""
    plain = [text for text in run if text != "Back"]
    activities = [act(text) for text in plain]
    items = [(demonstration(name), activities) for name in "abc"]

    merged_steps = texts(merge_procedures("7", "Work", items))

    assert merged_steps == texts(write_procedure(demonstration("a"), activities))
