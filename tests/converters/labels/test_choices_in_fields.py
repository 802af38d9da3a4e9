"""A choice belongs to the field that shows it, by the pointer or by a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from examples.applications.packing import kept, unpack
from tests.converters.labels.views import click, shown
from tests.converters.traces import Trace
from wb2pm import columns
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.labels.popups.scenes import Scenes
from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.events import Demonstration

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.events import Activity

OPTIONS = "<div><span role='option'>Kiel</span><span role='option'>Porto</span></div>"


def _form(city: str = "", options: str = "") -> str:
    return (
        "<div><label>Name</label><input id='name'></div>"
        f"<div><label>City</label><input id='city' value='{city}'></div>{options}"
        "<button id='save'>Save</button>"
    )


def _steps_told(
    trace: Trace, folder: Path, place: int, **told: str
) -> tuple[Activity, ...]:
    """Label a recording of which one event says more."""
    read = trace.read(folder)
    events = list(read.events)
    more = {getattr(columns, name): text for name, text in told.items()}
    event = events[place]
    events[place] = replace(event, attributes={**event.attributes, **more})
    return label(replace(read, events=tuple(events)))


@pytest.mark.parametrize(
    ("held", "label_", "value"),
    [("Porto", "Select 'City'", "Porto"), ("Po", "Enter 'City'", "Po")],
)
@pytest.mark.parametrize("key", ["Key.tab", "Key.enter"])
def test_a_key_that_takes_a_suggestion_chooses_it(
    tmp_path: Path, key: str, held: str, label_: str, value: str
) -> None:
    """Where the field holds what was typed, it was entered."""
    trace = Trace().show(_form()).type("Po", "#city").show(_form("Po", OPTIONS))
    trace.keys(key, "#city").show(_form(held)).click("#save")

    first = trace.steps(tmp_path)[0]

    assert (first.label, first.value) == (label_, value)


@pytest.mark.parametrize(
    ("typed", "held", "beside", "verb"),
    [
        ("po", "", "Porto", "Select"),
        ("po", "po", "Porto", "Enter"),
        ("Porto", "", "Porto", "Select"),
        ("Braga", "", "Braga", "Enter"),
    ],
)
def test_a_key_that_puts_a_suggestion_beside_the_field_chooses_it(
    tmp_path: Path, typed: str, held: str, beside: str, verb: str
) -> None:
    """What is still in the field was searched for; what nothing offers was entered."""
    taken = f"<p><span>{beside}</span></p>"
    trace = Trace().show(_form()).type(typed, "#city").show(_form(typed, OPTIONS))
    trace.keys("Key.enter", "#city").show(_form(held) + taken).click("#save")

    first = trace.steps(tmp_path)[0]

    value = beside if verb == "Select" else typed
    assert (first.label, first.value) == (f"{verb} 'City'", value)


def test_a_list_belongs_to_the_field_that_shows_the_choice(tmp_path: Path) -> None:
    """A recorder takes for the opener what was clicked before the list was there."""
    trace = Trace().show(_form()).click("#name").type("Po", "#city")
    trace.show(_form("Po", OPTIONS)).click("//span[2]").show(_form("Porto"))
    trace.click("#save")

    steps = _steps_told(trace, tmp_path, 2, UI_OPENER_ID="//*[@id='name']")

    assert [(one.label, one.value) for one in steps][:2] == [
        ("Click 'Name'", None),
        ("Select 'City'", "Porto"),
    ]


def test_a_list_that_shows_what_is_chosen_is_not_called_so(tmp_path: Path) -> None:
    """It is called as the text before it."""
    page = (
        "<div><p>Repeat</p><button role='combobox' value='Weeks'>Weeks</button></div>"
    )
    trace = Trace(with_html=False).show(page).click("//button")

    (step,) = _steps_told(
        trace,
        tmp_path,
        0,
        UI_ACCESSIBLE_NAME="Weeks",
        UI_ACCESSIBLE_NAME_FROM="content",
        UI_TEXT_BEFORE="Repeat",
    )

    assert step.element == "Repeat"


def test_a_link_that_was_searched_for_and_leads_to_another_page_is_clicked(
    tmp_path: Path,
) -> None:
    """Also where what opened the list shows then which page it is."""
    home = unpack(kept()["redmine"], tmp_path / "redmine")
    jumped = 0
    for folder in sorted(home.glob("720[13] @*")):
        labels = [one.label for one in label(read_demonstration(folder))]
        if labels[0] == "Click 'Jump to a project...'":
            jumped += 1
            assert labels[2].startswith("Click 'Fleet maintenance'")
    assert jumped == 3


def test_escape_that_leaves_a_list_ends_the_choice_in_it(tmp_path: Path) -> None:
    """A list of several stays open, and a key closes it (WAI-ARIA practices)."""
    trace = Trace().show(_form()).type("Po", "#city").show(_form("Po", OPTIONS))
    trace.keys("Key.enter", "#city").show(_form("Porto", OPTIONS))
    trace.keys("Key.esc", "#city").show(_form("Porto")).keys("Key.esc", "#name")

    assert [(one.label, one.value) for one in trace.steps(tmp_path)] == [
        ("Select 'City'", "Porto"),
        ("Press 'Escape'", "Escape"),
    ]


@pytest.mark.parametrize(
    ("address", "steps"),
    [
        ("page?city=Porto", ["Select 'City'"]),
        ("page?city=4", ["Enter 'City'", "Click 'Porto'"]),
        ("other?city=Porto", ["Enter 'City'", "Click 'Porto'"]),
    ],
    ids=["asked for", "opened", "elsewhere"],
)
def test_what_the_address_of_a_page_asks_for_was_chosen_in_its_field(
    tmp_path: Path, address: str, steps: list[str]
) -> None:
    """A filter shows the same page anew; what a search found is opened elsewhere."""
    trace = Trace().show(_form()).type("Po", "#city").show(_form("Po", OPTIONS))
    trace.click("//span[2]").show(_form(), f"http://shop.example/{address}")

    found = trace.click("#save").steps(tmp_path)[:-1]

    assert [one.label for one in found] == steps


@pytest.mark.parametrize(
    ("path", "held"),
    [("/p[1]/span/input", ["Porto"]), ("/p[1]/span/input[2]", [])],
    ids=["alone again", "another"],
)
def test_a_field_is_the_same_whether_its_list_brings_another_or_not(
    path: str, held: list[str]
) -> None:
    """Its path has a number only while there is another of its kind beside it."""
    own = "/p[1]/span/input[1]"
    fields = [shown("input", 10, 10, path=each) for each in (own, path)]
    first, then = (
        replace(click([one], str(one["xpath"]), at), screen_after=None)
        for at, one in enumerate(fields)
    )
    assert then.target is not None
    then = replace(then, target=replace(then.target, value="Porto"))
    done = Demonstration(
        id="1", source="1", source_format="test", events=(first, then), source_actions=2
    )
    scenes = Scenes(done.events, PageContext(done))

    assert list(scenes.held_after(0, own)) == held
