"""Pages in other languages than English: kinds, what sends a form, and names."""

from __future__ import annotations

import json
import re
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest

from wb2pm.converters.labels.elements.element_names import element_type, own_name
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.pages.markup import parse_markup
from wb2pm.events import Demonstration, Element, UIEvent
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

FOLDER = Path(__file__).parents[2] / "data" / "languages"
NOON = datetime(2026, 11, 22, 12, tzinfo=timezone.utc)
every_language = pytest.mark.parametrize("code", ["de", "fr", "ja"])


def load(*parts: str) -> Any:
    """Read what is true of a page."""
    return json.loads(FOLDER.joinpath(*parts).read_text(encoding="utf-8"))


@every_language
@pytest.mark.parametrize("name", ["form", "list"])
def test_kinds_of_elements_are_known(code: str, name: str) -> None:
    """Every element with an id is of the kind that its page's truth says."""
    source = (FOLDER / code / f"{name}.html").read_text(encoding="utf-8")
    page = parse_markup(source)
    assert page is not None
    told = {
        one["at"][1:]: one["kind"].replace("icon button", "button")
        for one in load(code, f"{name}.json")["elements"]
        if one["at"].startswith("#")
    }

    found = {at: element_type(page.by_id(at)[0]) for at in told}

    assert found == told
    assert len(told) > 5


@pytest.mark.parametrize(
    ("code", "mistaken"),
    [
        ("de", set()),
        ("fr", set()),
        ("ja", {"住所を検索", "新規登録"}),
    ],
)
def test_what_sends_is_known_by_its_words(code: str, mistaken: set[str]) -> None:
    """All that send a form are found; in Japanese also two that only lead to one."""
    sends = phrase_pattern(
        every_word(
            lambda known: (
                *(*known.buttons.submit, *known.buttons.save, *known.buttons.search),
                *known.buttons.confirm,
            )
        )
    )
    buttons = [
        one
        for name in ("form", "list")
        for one in load(code, f"{name}.json")["elements"]
        if one["kind"] == "button" and "submits" not in one.get("unsure", [])
    ]

    found = {one["name"] for one in buttons if sends.search(one["name"])}

    told = {one["name"] for one in buttons if one["submits"]}
    assert told <= found
    assert found - told == mistaken


@pytest.mark.parametrize(
    "one", load("names.json")["names"], ids=lambda one: one["name"]
)
def test_names_in_any_script_survive_whole(one: dict[str, str]) -> None:
    """No letter of a name is lost in any script; counters and ornaments are none."""
    name = re.sub(r"^\+ |…$| \(\d+\)$", "", one["name"])
    tag = {"field": "input", "link": "a"}.get(one["kind"], "button")
    target = Element(
        tag=tag, label=one["name"], type="text" if tag == "input" else None
    )
    event = UIEvent(
        id="1",
        action="click",
        raw_action="click",
        target=target,
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=0,
    )
    demonstration = Demonstration(
        id="d", source="d", source_format="own", events=(event,), source_actions=1
    )

    (activity,) = label(demonstration)

    assert activity.element == name


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("input_4 input-5", None),
        ("Check-in", None),
        ("Ship order 3", "Ship order 3"),
        ("2026-11-03 08:00:01 " * 60 + "end", "end"),
    ],
)
def test_labels_that_list_ids_are_no_names(label: str, name: str | None) -> None:
    """A word without a sign of an id makes it one; a long label is read in no time."""
    found = own_name(Element(tag="input", label=label))

    assert (found and found.text) == name
