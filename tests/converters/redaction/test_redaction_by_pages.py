"""Fields and pictures are judged by the pages around them, whatever their form."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from tests.converters.agents.test_webarena import act, codes, page, run_of
from tests.converters.browser import test_rrweb as rrweb
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.redaction.fields import field_kind
from wb2pm.converters.redaction.redact import redact
from wb2pm.converters.redaction.screens import sensitive_screens
from wb2pm.events import Demonstration, Screen

if TYPE_CHECKING:
    from pathlib import Path

LOGIN = (
    "[1] RootWebArea 'Log in'\n"
    "\t[2] StaticText 'Username'\n"
    "\t[3] textbox '' required: False\n"
    "\t[4] StaticText 'Password'\n"
    "\t[5] textbox '' value='hunter22' required: False\n"
    "\t[6] button 'Go'\n"
)
SHOP = "[1] RootWebArea 'Shop'\n\t[3] textbox 'Search'\n\t[6] button 'Go'\n"


def shown(tree: str, place: int = 0) -> dict[str, Any]:
    """Make the turn of a page."""
    return page(place) | {"axtree": tree}


def values(demonstration: Demonstration) -> list[str | None]:
    """Tell what its events hold, masked."""
    return [event.value for event in redact(demonstration).demonstration.events]


def test_a_field_that_holds_a_secret_is_known_by_the_text_before_it(
    tmp_path: Path,
) -> None:
    """Though nothing was typed there, and what it holds is then known elsewhere."""
    demonstration = run_of(
        tmp_path,
        shown(LOGIN),
        act("click", element_id="5"),
        act("type", element_id="3", text=codes("hunter22")),
    )

    clicked, typed = redact(demonstration).demonstration.events
    assert demonstration.events[0].target is not None
    assert demonstration.events[0].target.value == "hunter22"
    assert clicked.target is not None
    assert clicked.target.value == "[password]"
    assert typed.value == "[password]"


def test_keys_go_to_the_field_that_was_clicked_and_that_its_page_names(
    tmp_path: Path,
) -> None:
    """Keys name no element; the one with the focus is looked for on the page."""
    demonstration = run_of(
        tmp_path,
        shown(LOGIN),
        act("click", element_id="5"),
        act("keyboard_type", text=codes("oslo")),
        act("click", element_id="3"),
        act("keyboard_type", text=codes("anna")),
    )

    assert values(demonstration) == [None, "[password]", None, "anna"]


@pytest.mark.parametrize(("tree", "typed"), [(LOGIN, "[password]"), (SHOP, "Bergen")])
def test_what_follows_a_name_is_a_password_where_the_page_asks_for_one(
    tmp_path: Path, tree: str, typed: str
) -> None:
    """Though it is said to be typed into the field that was left."""
    demonstration = run_of(
        tmp_path,
        shown(tree),
        act("type", element_id="3", text=codes("anna")),
        act("keyboard_press", key_comb="Tab"),
        act("type", element_id="3", text=codes("Bergen")),
    )

    assert values(demonstration) == ["anna", "Tab", typed]


def test_labels_of_replayed_pages_tell_secrets(tmp_path: Path) -> None:
    """The event says nothing of them, and is named after them all the same."""
    demonstration = rrweb.read(
        tmp_path / "a.json",
        *(rrweb.incremental(5, id=7, text=text) for text in ("o", "os", "osl")),
        page=json.loads(json.dumps(rrweb.PAGE).replace('"Name"', '"Password"')),
    )

    (event,) = demonstration.events
    assert event.target is not None
    assert (event.target.label, event.value) == (None, "osl")
    assert values(demonstration) == ["[password]"]
    assert [a.label for a in label(demonstration)] == ["Enter 'Password'"]


@pytest.mark.parametrize("again", [False, True])
def test_pictures_are_judged_by_pages_that_stay_in_their_source(
    tmp_path: Path, again: bool
) -> None:
    """By fields for a secret, and by texts that look like one."""
    told = SHOP + "\t[7] StaticText 'The password is \"Ldl-22\"'\n"
    demonstration = run_of(
        tmp_path,
        shown(LOGIN, 0),
        act("click", element_id="6"),
        shown(SHOP, 2),
        act("click", element_id="6"),
        shown(told, 4),
        act("click", element_id="6"),
    )
    if again:
        demonstration = redact(demonstration).demonstration

    assert sensitive_screens(demonstration) == {
        "shots/3477062987087774639_0_0.png",
        "shots/3477062987087774639_0_4.png",
    }


@pytest.mark.parametrize(
    ("elements", "form", "left_out"),
    [
        ("[]", "wonderbread:corner", False),
        ('[{"tag": "p", "x": "[card]"}]', "wonderbread:corner", True),
        ("[]", "nobody's form", True),
        (None, None, False),
    ],
)
def test_pictures_of_lists_that_cannot_be_decoded_are_left_out(
    tmp_path: Path, elements: str | None, form: str | None, left_out: bool
) -> None:
    """What cannot be judged may show a secret; a screen without a list is judged by its title."""
    screen = Screen(screenshot="a.png", elements_json=elements, elements_format=form)
    demonstration = run_of(tmp_path, shown(SHOP), act("click", element_id="6"))
    (event,) = demonstration.events
    told = replace(event, screen_before=screen, screen_after=None)

    found = sensitive_screens(replace(demonstration, events=(told,)))

    assert found == ({"a.png"} if left_out else set())


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ({"role": "combobox", "label": "Add tag"}, None),
        ({"role": "combobox", "label": "Access token"}, "token"),
        ({"role": "textbox", "label": "Add tag"}, "token"),
    ],
)
def test_a_field_that_offers_tokens_holds_no_secret(
    said: dict[str, str], kind: str | None
) -> None:
    """Makers of widgets call tags so; what people read of the field decides."""
    field = {"tag": "input", "type": "text", "xpath": "//*[@id='form-token-input-0']"}

    assert field_kind(field | said) == kind
