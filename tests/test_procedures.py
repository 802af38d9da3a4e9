"""What reading a written procedure promises, whoever wrote it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.analysis.batch import read_procedure
from wb2pm.errors import ConversionError
from wb2pm.procedures.procedure import (
    Procedure,
    ProcedureStep,
    StepAction,
    procedure_text,
)
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from pathlib import Path


def actions(sentence: str) -> list[StepAction]:
    """Read the actions of a procedure of one step."""
    return list(parse_procedure(f"Title\n1. {sentence}").steps[0].actions)


def required(sentence: str) -> list[tuple[str, str | None, str | None]]:
    """Return verb, target and value of what a step always asks for."""
    return [
        (a.verb, a.target, a.value) for a in actions(sentence) if a.use == "required"
    ]


def test_the_first_line_is_the_title_and_numbered_lines_are_steps() -> None:
    """The usual form reads without a remark."""
    procedure = parse_procedure("Log out\n\n1. Click A.\n2. Click B.\n", source="s.txt")

    assert procedure.title == "Log out"
    assert [step.text for step in procedure.steps] == ["Click A.", "Click B."]
    assert [step.written_number for step in procedure.steps] == [1, 2]
    assert procedure.source == "s.txt"
    assert procedure.issues == ()


@pytest.mark.parametrize(
    "marker", ["1.", "1)", "(1)", "1:", "Step 1:", "step 1 -", "1.1."]
)
def test_numbers_are_known_in_many_forms(marker: str) -> None:
    """However a step is numbered, the number is not part of it."""
    procedure = parse_procedure(f"Title\n{marker} Click here\n")

    assert [(s.text, s.written_number) for s in procedure.steps] == [("Click here", 1)]


@pytest.mark.parametrize(
    "text",
    ["- Click A\n- Click B", "a) Click A\nb) Click B", "* Click A\n\u2022 Click B"],
)
def test_bullets_and_letters_mark_steps_where_nothing_is_numbered(text: str) -> None:
    """A list without numbers is still a list of steps, and that is noted."""
    procedure = parse_procedure(f"Title\n{text}")

    assert [step.text for step in procedure.steps] == ["Click A", "Click B"]
    assert [step.written_number for step in procedure.steps] == [None, None]
    assert "the steps are not numbered" in procedure.issues


def test_bullets_within_a_numbered_list_continue_their_step() -> None:
    """A sub-list belongs to the step above it."""
    procedure = parse_procedure("Title\n1. Do this:\n - click A\n2. Click B")

    assert [step.text for step in procedure.steps] == ["Do this: - click A", "Click B"]


def test_a_byte_order_mark_is_taken_out_and_noted() -> None:
    """The mark that editors leave is not part of the title."""
    procedure = parse_procedure("\ufeffTitle\n1. Click A")

    assert procedure.title == "Title"
    assert procedure.issues == ("a byte order mark was taken out",)


def test_wrapped_lines_are_joined_and_noted() -> None:
    """Titles and steps may run over several lines."""
    procedure = parse_procedure("A long\ntitle\n1. Click\n\n the button\n2. Stop")

    assert procedure.title == "A long title"
    assert procedure.steps[0].text == "Click the button"
    assert procedure.issues == (
        "line 5 continues step 1",
        "the title spans 2 lines",
    )


def test_headings_between_steps_are_kept_apart() -> None:
    """A heading over the next steps is not glued to the step before it."""
    procedure = parse_procedure("T\n1. Click A.\nPART 2:\n2. Click B.")

    assert procedure.steps[0].text == "Click A."
    assert procedure.issues == ("line 3, a heading: PART 2:",)


def test_bad_numbers_are_noted_and_steps_counted_anew() -> None:
    """A step's number is its position, whatever was written."""
    procedure = parse_procedure("T\n1. A\n1. B\n5. C")

    assert [step.number for step in procedure.steps] == [1, 2, 3]
    assert [step.written_number for step in procedure.steps] == [1, 1, 5]
    assert procedure.issues == (
        "line 3 is numbered 1 where 2 was expected",
        "line 4 is numbered 5 where 2 was expected",
    )


def test_a_year_at_the_start_of_a_wrapped_line_is_no_number() -> None:
    """Numbers above 999 count only where they are next."""
    wrapped = parse_procedure("T\n1. Choose the year\n2022. Then click A")
    long = parse_procedure("T\n" + "\n".join(f"{i}. Click A" for i in range(1, 1002)))

    assert [s.text for s in wrapped.steps] == ["Choose the year 2022. Then click A"]
    assert len(long.steps) == 1001
    assert long.issues == ()


def test_a_long_step_is_kept_whole_and_searched_in_part() -> None:
    """A hostile text costs no more than its length."""
    procedure = parse_procedure("T\n1. Click A" + " and click B" * 1000)

    assert len(procedure.steps[0].text) == 12007
    assert procedure.issues == (
        "step 1 is long: only its first 4000 characters were searched for actions",
    )


def test_a_procedure_without_title_starts_with_its_first_step() -> None:
    """A first line with a number is a step and not the title."""
    procedure = parse_procedure("1. Click A\n2. Click B")

    assert procedure.title == ""
    assert len(procedure.steps) == 2
    assert procedure.issues == ("there is no title",)


def test_a_number_without_text_is_noted() -> None:
    """An empty step is no step, and does not vanish either."""
    procedure = parse_procedure("T\n1.\n2. Click B")

    assert [step.text for step in procedure.steps] == ["Click B"]
    assert procedure.issues == ("line 2 has a number and no text",)


def test_an_empty_text_gives_an_empty_procedure() -> None:
    """The recorder leaves empty files behind."""
    procedure = parse_procedure("")

    assert procedure == Procedure(
        title="", steps=(), issues=("there is no title", "there are no steps")
    )


def test_the_header_of_a_generated_procedure_names_the_title() -> None:
    """What a model's file says of itself is kept in the issues."""
    text = (
        "Task ID: 7\nTask: 1. Log out\nUI: shop\nOther\n"
        + "-" * 40
        + "\nHere:\n1. Click A"
    )
    procedure = parse_procedure(text)

    assert procedure.title == "Log out"
    assert [step.text for step in procedure.steps] == ["Click A"]
    assert procedure.issues == (
        "line 1, header: Task ID: 7",
        "line 2, header: Task: 1. Log out",
        "line 3, header: UI: shop",
        "line 4, header: Other",
        f"line 5, header: {'-' * 40}",
        "line 6, before the first step: Here:",
        "the title was written: 1. Log out",
    )


def test_a_rule_without_a_header_is_an_ordinary_line() -> None:
    """Forty dashes alone are no header."""
    procedure = parse_procedure("Title\n" + "-" * 40 + "\n1. Click A")

    assert procedure.title == f"Title {'-' * 40}"


LINES = st.lists(
    st.one_of(
        st.text(max_size=12),
        st.sampled_from(
            [
                "1. Click A",
                "2) type \u201cx\u201d",
                "- a",
                "a) b",
                "Step 3",
                "1",
                ". x",
                "step",
                "Task: 4. x",
                "-" * 40,
                "\ufeff",
                "3.",
                "2022. z",
                "#",
                "(2)",
                "* 1. y",
                "IF: ",
                '"a" or "b"',
            ]
        ),
    ),
    max_size=8,
)


@given(LINES)
def test_nothing_that_was_written_is_lost(lines: list[str]) -> None:
    """Every line is in the title, in a step or in an issue."""
    text = "\n".join(lines)
    procedure = parse_procedure(text)

    kept = " ".join(
        [procedure.title, *(step.text for step in procedure.steps), *procedure.issues]
    )
    words = re.findall(r"[^\W\d_]{2,}", text.replace("\ufeff", ""))
    assert [word for word in words if word not in kept and word.lower() != "step"] == []
    assert procedure.text == text


@given(LINES)
def test_a_written_procedure_reads_back_the_same(lines: list[str]) -> None:
    """Writing and reading again gives the same title and the same steps."""
    once = parse_procedure("\n".join(lines))
    again = parse_procedure(procedure_text(once))

    assert again.title == once.title
    assert [(s.number, s.text, s.actions, s.condition) for s in again.steps] == [
        (s.number, s.text, s.actions, s.condition) for s in once.steps
    ]
    assert procedure_text(again) == procedure_text(once)


def test_a_procedure_without_title_is_written_without_an_empty_line() -> None:
    """Nothing is made up for a missing title."""
    procedure = Procedure(title="", steps=(ProcedureStep(number=1, text="Click A"),))

    assert procedure_text(procedure) == "1. Click A\n"


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ('Click on the "Save" button.', [("Click", "Save", None)]),
        ("Click the Save all link in the left menu", [("Click", "Save all", None)]),
        ("Click on START.", [("Click", "START", None)]),
        ('Press the "Save" button.', [("Click", "Save", None)]),
        ('Click the box next to the "From" field.', [("Click", "From", None)]),
        ("Click the \u2018Save\u2019 icon", [("Click", "Save", None)]),
        ('Click the white and black \u201cMembers" tab', [("Click", "Members", None)]),
        ('Click the header of the "Date" column', [("Click", "Date", None)]),
        ("Click the link of the first row", [("Click", None, None)]),
        ("Press Enter", [("Press", None, "Enter")]),
        ("Hit the 'return' key", [("Press", None, "Enter")]),
        ("Click on the \u201cEnter\u201d key", [("Press", None, "Enter")]),
        ("Press the down arrow key", [("Press", None, "ArrowDown")]),
        ("Press Ctrl+a", [("Press", None, "Ctrl+A")]),
        ("Select the whole text with Ctrl + A.", [("Press", None, "Ctrl+A")]),
        ("Tab to Save, Enter", [("Press", "Save", "Tab"), ("Press", None, "Enter")]),
        (
            "Move to the \u201cSave\u201d button with Tab and press Enter.",
            [("Press", "Save", "Tab"), ("Press", None, "Enter")],
        ),
        (
            "Press Tab to get to \u201cKind\u201d and choose \u201cnew\u201d.",
            [("Press", "Kind", "Tab"), ("Select", None, "new")],
        ),
        ("Press Tab", [("Press", None, "Tab")]),
        ('Type "x" in "Name".', [("Enter", "Name", "x")]),
        ('Fill in "Name" with "x".', [("Enter", "Name", "x")]),
        ('Update the "Quantity" field to 5', [("Enter", "Quantity", "5")]),
        ('Fill in your "Name"', [("Enter", "Name", None)]),
        ('Fill out the "Name" field', [("Enter", "Name", None)]),
        ('Enter your "Name".', [("Enter", "Name", None)]),
        ("Enter x y as Name", [("Enter", "Name", "x y")]),
        ("Enter x in the Name field", [("Enter", "Name", "x")]),
        ("Type in x", [("Enter", None, "x")]),
        ("Type the name of the item.", [("Enter", None, None)]),
        ("Enter the first day, which is 01/01/2022", [("Enter", None, "01/01/2022")]),
        ("Type in the first day: 01/01/2022", [("Enter", None, "01/01/2022")]),
        (
            'Type the title, such as "x", in the "Title" field.',
            [("Enter", "Title", None)],
        ),
        ('Type your name (here "kim").', [("Enter", None, None)]),
        ('In the "Name" textbox, enter "x"', [("Enter", "Name", "x")]),
        ('Type in the "Name" field', [("Enter", "Name", None)]),
        ('Type "x" in place of the old value.', [("Enter", None, "x")]),
        (
            "Click into the \u201cName\u201d field and enter \u201cx\u201d.",
            [("Click", "Name", None), ("Enter", None, "x")],
        ),
        ('Type "x" and press Enter', [("Enter", None, "x"), ("Press", None, "Enter")]),
        ('Set "Kind" to "new".', [("Select", "Kind", "new")]),
        ('Choose "new" in "Kind".', [("Select", "Kind", "new")]),
        (
            "Pick not new in the Assigned To list",
            [("Select", "Assigned To", "not new")],
        ),
        ('Select "new" from the options of the dropdown.', [("Select", None, "new")]),
        ('In the "Kind" dropdown, choose "new".', [("Select", "Kind", "new")]),
        ('Select the "Kind" dropdown', [("Click", "Kind", None)]),
        ('Select the blue "Save" button', [("Click", "Save", None)]),
        ('Select "New" under "Kinds"', [("Select", None, "New")]),
        ('Click on "Year" in the dropdown.', [("Select", None, "Year")]),
        (
            'Click on the "new" option in the "Kind" dropdown.',
            [("Select", "Kind", "new")],
        ),
        (
            'Click on the option that applies in the "Kind" dropdown, such as "new".',
            [("Select", "Kind", None)],
        ),
        (
            'Under the "Status" section, click on the dropdown.',
            [("Click", "Status", None)],
        ),
        ('Go to "Show All" in the left menu.', [("Navigate", "Show All", None)]),
        ("Go back one page", [("Navigate", None, "back")]),
        ("Scroll to the bottom of the page", [("Scroll", None, "down")]),
        ('Scroll up until you see "Total"', [("Scroll", "Total", "up")]),
        ("Scroll", [("Scroll", None, None)]),
        ('Clear the "Name" field', [("Delete", "Name", None)]),
        ("Count the number of items", [("Read", "number", None)]),
        ("Thus, the task is done.", [("Unknown", None, None)]),
        ('That is what "Done" means.', [("Unknown", "Done", None)]),
        ("Hover over the menu", [("Other", None, None)]),
        (
            'Locate the "Kind" section, and click on it',
            [("Read", "Kind", None), ("Click", "Kind", None)],
        ),
        ('Out of the available options click on "New".', [("Click", "New", None)]),
        (
            'Continue by clicking the "Next" button',
            [("Read", None, None), ("Click", "Next", None)],
        ),
        ('Double-click the "A" row', [("Click", "A", None)]),
        ('Do not click "Save".', [("Unknown", "Save", None)]),
    ],
)
def test_steps_are_understood_as_people_write_them(
    sentence: str, expected: list[tuple[str, str | None, str | None]]
) -> None:
    """Verbs, names and values are found in many wordings."""
    assert required(sentence) == expected


def test_the_kind_and_the_place_of_an_element_are_kept_apart_from_its_name() -> None:
    """A name is only the name."""
    (action,) = actions('On the left, click on the gray "Edit" button under "Labels".')

    assert action == StepAction(
        verb="Click", target="Edit", element_type="button", location='under "Labels"'
    )


def test_a_place_before_the_verb_is_kept_where_none_follows() -> None:
    """Where the element is may be said first."""
    (action,) = actions('In the menu on the left, click on "Edit".')

    assert action.location == "In the menu on the left"


def test_the_nearest_place_before_the_verb_is_the_element() -> None:
    """What stands before it only says where that is."""
    expected = [("Enter", "Title", "X")]

    assert required('On the browser, in the field "Title", type "X".') == expected
    assert required('In the field "Title", type "X".') == expected


def test_an_answer_is_read_to_its_end() -> None:
    """Its words ask for nothing."""
    answer = "Answer: issue 30: Pick list sorted by aisle, click twice"

    assert required(answer) == [("Read", answer.partition(": ")[2], None)]
    assert required('Read: the total, then click "Ok"')[0][0] == "Read"


def test_a_condition_makes_a_step_optional() -> None:
    """What holds only at times is not asked of everyone."""
    step = parse_procedure('T\n1. If "Login" appears, click "Ok".').steps[0]

    assert step.condition == 'If "Login" appears'
    assert [(a.verb, a.use) for a in step.actions] == [("Click", "optional")]


def test_a_condition_may_come_last_or_be_one_word() -> None:
    """Conditions have many forms."""
    last = parse_procedure('T\n1. Click "More" if it is not open.').steps[0]
    word = parse_procedure("T\n1. Optionally, scroll down.").steps[0]

    assert (last.condition, last.actions[0].use) == ("if it is not open", "optional")
    assert (word.condition, word.actions[0].use) == ("optionally", "optional")


def test_later_sentences_explain_unless_they_follow_on() -> None:
    """Remarks after the first sentence are not asked for."""
    uses = [
        [
            a.use
            for a in actions('Click "A". The link is at the top. Choose the first one.')
        ],
        [a.use for a in actions('Click "A". Then click "B".')],
        [a.use for a in actions('Click "A". Type "B".')],
        [a.use for a in actions('Click "A". If asked, type "B".')],
    ]

    assert uses == [
        ["required", "optional"],
        ["required", "required"],
        ["required", "required"],
        ["required", "optional"],
    ]


def test_alternatives_are_told_from_what_is_asked() -> None:
    """Another way of doing a step is not another step."""
    read = actions(
        'Press Enter. Alternatively, look for a button labeled "Search" and click it.'
    )

    assert [(a.verb, a.target, a.use) for a in read] == [
        ("Press", None, "required"),
        ("Read", "Search", "optional"),
        ("Click", "Search", "alternative"),
    ]


def test_characters_for_private_use_do_not_break_masking() -> None:
    """Names are masked by characters that a hostile text may hold itself."""
    (action,) = actions('Click \ue000 "Save \ue001"')

    assert action.target == "Save"


def test_very_many_quotes_are_read_without_failing() -> None:
    """More names than masks are no error."""
    procedure = parse_procedure("T\n1. Click " + '"a" ' * 7000)

    assert procedure.steps[0].actions[0].target == "a"


def test_real_human_procedures_are_mostly_understood(shared_data: Path) -> None:
    """At least 97 % of the steps have a verb, 93 % of those that act a name."""
    lines = (shared_data / "wonderbread" / "sops.jsonl").read_text("utf-8").splitlines()
    steps = [
        step
        for line in lines
        for step in parse_procedure(json.loads(line)["sop"]).steps
    ]
    acting = [
        [a for a in step.actions if a.verb in {"Click", "Enter", "Select", "Delete"}]
        for step in steps
    ]
    named = [any(a.target or a.value for a in found) for found in acting if found]
    verbs = [step.understood for step in steps]

    assert sum(verbs) / len(verbs) >= 0.97
    assert sum(named) / len(named) >= 0.93


def test_a_procedure_in_another_encoding_is_refused(tmp_path: Path) -> None:
    """With what to do about it, as an old editor saves curly quotes."""
    path = tmp_path / "sop.txt"
    path.write_bytes("1. Click \u201cSave\u201d".encode("cp1252"))

    with pytest.raises(ConversionError, match="save it as UTF-8"):
        read_procedure(path)
