"""Choices in what component libraries draw, as scripted people made them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from examples.applications.packing import kept, unpack
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from pathlib import Path

LIBRARIES = "libraries"
MEDUSA = "medusa"
NAUTOBOT = "nautobot"
LEDGERSMB = "ledgersmb"
PGADMIN = "pgadmin"
EVERSHOP = "evershop"
KIWITCMS = "kiwitcms"
MAYAN = "mayan"
UNLEASH = "unleash"
DOCCANO = "doccano"
PAYLOAD = "payload"
KEYSTONE = "keystone"
LAM = "lam"
NOCOBASE = "nocobase"
PALETTE = "9202 @ 2026-11-26-00-52-09"


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack what was recorded in all of them."""
    folder = tmp_path_factory.mktemp("recorded")
    names = (
        *(LIBRARIES, MEDUSA, NAUTOBOT, LEDGERSMB, PGADMIN, EVERSHOP, KIWITCMS, MAYAN),
        *(UNLEASH, DOCCANO, PAYLOAD, KEYSTONE, LAM, NOCOBASE),
    )
    for of in names:
        unpack(kept()[of], folder / of)
    return folder


def _done(recording: Path) -> list[tuple[str, str | None]]:
    """Label one recording: what was done, in order, and the value of each step."""
    steps = label(read_demonstration(recording))
    return [(step.label, step.value) for step in steps]


@pytest.mark.parametrize(
    ("of", "name", "step"),
    [
        (LIBRARIES, "9407 @ 2026-11-26-00-33-24", ("Select 'Left in'", "Bus 12")),
        (
            LIBRARIES,
            "9404 @ 2026-11-26-00-22-19",
            ("Select 'Day'", "16 December 2026, Wednesday"),
        ),
        (
            LIBRARIES,
            "9401 @ 2026-11-26-00-16-06",
            ("Select 'Cost centre'", "4300 Warehouse"),
        ),
        (LIBRARIES, "9410 @ 2026-11-26-00-53-17", ("Select 'Office'", "Schools")),
        (
            MEDUSA,
            "9202 @ 2026-11-26-00-45-10",
            ("Select 'Start date'", "Saturday, January 9, 2027"),
        ),
        (
            MEDUSA,
            "9202 @ 2026-11-26-00-45-10",
            ("Select 'Select Attribute'", "Customer Group"),
        ),
        (
            LIBRARIES,
            "9411 @ 2026-11-26-04-11-14",
            ("Select 'Day'", "Choose Saturday, December 12, 2026"),
        ),
        (
            LIBRARIES,
            "9417 @ 2026-11-26-04-25-04",
            ("Select 'Paid on'", "December 1, 2026"),
        ),
        (
            LIBRARIES,
            "9416 @ 2026-11-26-04-22-51",
            ("Select 'Subjects'", "History"),
        ),
        (LIBRARIES, "9418 @ 2026-11-26-05-32-47", ("Select 'Kind'", "Bag")),
        (
            LIBRARIES,
            "9420 @ 2026-11-26-05-36-47",
            ("Select 'Faults'", "Loose screws"),
        ),
        (LIBRARIES, "9407 @ 2026-11-26-00-33-24", ("Select 'Marks'", "leather")),
        (LIBRARIES, "9413 @ 2026-11-26-04-15-41", ("Select 'Town'", "Derndorf")),
        (LIBRARIES, "9413 @ 2026-11-26-04-15-41", ("Select 'Day'", "9 Dec 2026")),
        (LIBRARIES, "9413 @ 2026-11-26-04-17-09", ("Click 'Loading list'", None)),
        (MEDUSA, "9201 @ 2026-11-26-00-31-22", ("Select 'Categories'", "Two lines")),
        (LIBRARIES, "9403 @ 2026-11-26-00-19-58", ("Click 'Up'", None)),
        (LIBRARIES, "9414 @ 2026-11-26-04-18-33", ("Select 'Owner'", "Ekström")),
        (
            LIBRARIES,
            "9420 @ 2026-11-26-05-37-26",
            ("Select 'Playground'", "Chestnut school"),
        ),
        (LIBRARIES, "9407 @ 2026-11-26-00-34-46", ("Select 'Left in'", "Tram 6")),
        (LIBRARIES, "9419 @ 2026-11-26-05-35-31", ("Select 'Plot'", "Hazel path 1")),
        (
            UNLEASH,
            "10201 @ 2026-11-26-11-03-05",
            ("Select 'Segments'", "Regulars"),
        ),
        (KEYSTONE, "10402 @ 2026-11-26-14-53-01", ("Select 'Topics'", "The old press")),
        (KEYSTONE, "10403 @ 2026-11-26-14-52-58", ("Select 'Works at'", "Hand press")),
        (KEYSTONE, "10403 @ 2026-11-26-14-52-58", ("Click 'Agreed'", None)),
        (LAM, "10501 @ 2026-11-26-14-48-55", ("Click 'Add entries'", None)),
        (
            LAM,
            "10501 @ 2026-11-26-14-48-55",
            ("Select 'Manager'", "gpugh > People > reedandpipe > test"),
        ),
        (
            LAM,
            "10503 @ 2026-11-26-14-58-15",
            ("Enter 'localityName'", "Attic, left shelf"),
        ),
        (LAM, "10503 @ 2026-11-26-14-58-15", ("Click 'uid=plotter$'", None)),
        (
            DOCCANO,
            "10103 @ 2026-11-26-11-22-34",
            ("Select 'Role'", "Annotation Approver"),
        ),
        (DOCCANO, "10101 @ 2026-11-26-11-10-50", ("Select 'Key'", "7")),
        (LIBRARIES, "9427 @ 2026-11-27-15-07-44", ("Select 'First day'", "5")),
        (
            LIBRARIES,
            "9432 @ 2026-11-27-15-14-33",
            ("Select 'Done by'", "04 December 2026"),
        ),
        (
            LIBRARIES,
            "9429 @ 2026-11-27-15-11-12",
            ("Select 'Giver'", "District court"),
        ),
    ],
    ids=[
        "button of a combobox",
        "what draws a calendar's button",
        "suggestion written on while typing",
        "dialog over a grid",
        "calendar in a group by its place",
        "prompt of a drawn list",
        "days with ids",
        "field that the recorder takes for the opener",
        "words beside a value",
        "prompt that is said to be the name",
        "label with a box in a field's list",
        "option that the page's list lacks",
        "value that the page's list lacks",
        "days under a cover",
        "command of a menu without roles",
        "field whose page has nothing around it",
        "option of a combobox in a frame that is said to have opened it",
        "half of a field's side",
        "key whose choice stands in the field's place",
        "key whose choice the field holds",
        "key whose choice is spelled as its list has it",
        "key in the field of a list",
        "several values, of which the first moves the field away",
        "what was chosen before",
        "box in a grid that lies over another",
        "button where the next page has a list",
        "list under the line of another field",
        "text in the column before, where its margin is less",
        "branch of a tree, whose arrow opened it",
        "arrow keys in a list that stays closed",
        "letter typed in a list that stays closed",
        "calendar whose pages are turned in a part with an id",
        "calendar of an icon that is listed while the pointer meets it",
        "key in the field under what shows the choice",
    ],
)
def test_a_choice_belongs_to_the_field_that_people_read(
    recordings: Path, of: str, name: str, step: tuple[str, str | None]
) -> None:
    """Whatever opened it may be called otherwise, or say nothing."""
    assert step in _done(recordings / of / name)


def test_a_list_of_several_values_is_opened_by_its_frame_and_closed_beside_it(
    recordings: Path,
) -> None:
    """Each value is a choice, and what opens and closes the list is no step."""
    done = _done(recordings / NOCOBASE / "10701 @ 2026-11-26-15-52-25")

    assert [one for one in done if "Bring along" in one[0]] == [
        ("Select 'Bring along'", "Felt"),
        ("Select 'Bring along'", "Tuning lamp"),
    ]
    assert not any("unnamed" in step for step, _ in done)


def test_an_editor_is_called_by_the_caption_over_its_tools(recordings: Path) -> None:
    """Rows of buttons without words stand between the two."""
    labels = [
        step for step, _ in _done(recordings / NOCOBASE / "10703 @ 2026-11-26-15-52-37")
    ]

    assert "Enter 'Report'" in labels


def test_segments_of_a_date_are_one_field_where_their_paths_begin_at_ids(
    recordings: Path,
) -> None:
    """The group around them is known by its place alone."""
    labels = [step for step, _ in _done(recordings / MEDUSA / PALETTE)]

    assert [one for one in labels if "date'" in one] == [
        "Enter 'End date'",
        "Enter 'Start date'",
    ]


def test_what_is_found_in_a_palette_is_called_without_its_keys(
    recordings: Path,
) -> None:
    """And the field in which it is looked for not by the button before it."""
    labels = {step for step, _ in _done(recordings / MEDUSA / PALETTE)}

    assert labels >= {"Enter 'Jump to or find anything...'", "Click 'Promotions'"}


def test_enter_takes_what_is_found_in_the_field_of_a_searched_list(
    recordings: Path,
) -> None:
    """The recorder tells the letters of the list, and the key of the field in it."""
    done = _done(recordings / NAUTOBOT / "9101 @ 2026-11-26-00-19-04")

    roles = [value for step, value in done if step == "Select 'Role'"]
    assert roles == ["Sound", "Lighting", "Signed for it"]
    assert "Press 'Enter'" not in {step for step, _ in done}


@pytest.mark.parametrize(
    ("of", "name", "step", "other"),
    [
        (
            LEDGERSMB,
            "8903 @ 2026-11-25-09-12-33",
            ("Select 'Account'", "5790--Utilities"),
            "Enter 'Account'",
        ),
        (
            PGADMIN,
            "9301 @ 2026-11-26-00-34-35",
            ("Select 'User/Role'", "quay_staff"),
            "Enter 'Dashboard'",
        ),
    ],
    ids=["by keys alone", "after a click on the list"],
)
def test_letters_in_the_field_that_lies_in_a_list_are_part_of_the_choice(
    recordings: Path, of: str, name: str, step: tuple[str, str], other: str
) -> None:
    """Whatever the field is called, or nobody clicked on the list before."""
    done = _done(recordings / of / name)

    assert step in done
    assert other not in {label_ for label_, _ in done}


@pytest.mark.parametrize(
    ("of", "name", "step"),
    [
        (
            KIWITCMS,
            "9902 @ 2026-11-26-07-42-36",
            ("Click plan", "TC-4: Pays without a PIN up to 50"),
        ),
        (
            KIWITCMS,
            "9901 @ 2026-11-26-07-37-47",
            ("Select 'Template'", "Steps and result"),
        ),
        (KIWITCMS, "9903 @ 2026-11-26-07-47-33", ("Click 'Passed'", None)),
        (MAYAN, "9702 @ 2026-11-26-07-51-44", ("Click 'Actions' (Total: 1)", None)),
        (
            EVERSHOP,
            "9803 @ 2026-11-26-07-43-10",
            ("Enter 'Tracking number'", "NR-559-018"),
        ),
        (DOCCANO, "10101 @ 2026-11-26-11-10-04", ("Click 'Labels'", None)),
        (UNLEASH, "10201 @ 2026-11-26-11-03-05", ("Click 'Impression data'", None)),
        (PAYLOAD, "10002 @ 2026-11-26-11-14-41", ("Click 'Visits'", None)),
        (LIBRARIES, "9424 @ 2026-11-26-12-19-05", ("Select 'Species'", "Beech")),
    ],
    ids=[
        "box that begins a drawn row",
        "list under the value of another",
        "icon with a title beside a button",
        "text for screen readers alone",
        "remark in a label",
        "entry of a list without options",
        "switch that says its state",
        "link over a card",
        "list that is a button, and says how it is used",
    ],
)
def test_what_people_read_is_the_name(
    recordings: Path, of: str, name: str, step: tuple[str, str | None]
) -> None:
    """Whatever else stands near, or is told to screen readers alone."""
    assert step in _done(recordings / of / name)


def test_a_hidden_box_is_no_step_beside_the_drawn_one(recordings: Path) -> None:
    """It changes within milliseconds, and has the same name."""
    labels = [
        step for step, _ in _done(recordings / EVERSHOP / "9801 @ 2026-11-26-07-27-05")
    ]

    assert labels.count("Click 'Disabled'") == 1


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("9421 @ 2026-11-26-09-12-00", [("Select 'Ensembles'", "Theory class")]),
        ("9421 @ 2026-11-26-09-12-35", [("Select 'Instrument'", "Trumpet")]),
    ],
    ids=["box in each option", "searched by keys in a field beside it"],
)
def test_a_choice_is_one_step_whatever_the_page_does_for_it(
    recordings: Path, name: str, chosen: list[tuple[str, str]]
) -> None:
    """It ticks the option's box, and tells arrow keys of the list, not of the field."""
    done = _done(recordings / LIBRARIES / name)

    lists = {label for label, _ in chosen}
    steps = [step for step in done if step[0] in lists]
    assert steps[: len(chosen)] == chosen
    assert not {"Enter 'Search'", "Click 'Theory class'"} & {step for step, _ in done}
    assert len(steps) == len(set(steps))


@pytest.mark.parametrize(
    ("of", "name", "begins"),
    [
        (KIWITCMS, "9903 @ 2026-11-26-07-47-33", "The crown"),
        (DOCCANO, "10103 @ 2026-11-26-11-21-57", ""),
    ],
    ids=["lines", "line after which a new one is begun"],
)
def test_lines_of_an_editor_and_its_hidden_field_are_one(
    recordings: Path, of: str, name: str, begins: str
) -> None:
    """What stands in the editor already is not what it is called."""
    steps = label(read_demonstration(recordings / of / name))

    (written,) = (
        one
        for one in steps
        if one.verb == "Enter"
        and one.element == "editor"
        and (one.value or "").startswith(begins)
    )
    clicked, *keys = [event.action for event in written.events]
    assert clicked == "click"
    assert {*keys} <= {"press", "type"}
