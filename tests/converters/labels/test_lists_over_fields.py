"""A list that shows over its search field what Enter took."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm.events import UIEvent

LIST = "//*[@id='giver']"
FIELD = f"{LIST}/div/input"


def _view(shows: str, offered: str) -> list[Shown]:
    return [
        shown("label", 10, 40, "Giver", path="/html/body/label"),
        shown("a", 100, 40, shows, 200, path=f"{LIST}/a"),
        shown("input", 104, 60, width=192, path=FIELD),
        *([shown("li", 104, 80, offered, 192, path=f"{LIST}/div/ul/li")]),
    ]


@pytest.mark.parametrize(
    ("offered", "shows", "label", "value"),
    [
        ("District court", "District court", "Select 'Giver'", "District court"),
        ("District court", "Choose a giver", "Enter 'Choose a giver'", "dis"),
        ("Rowing club", "Rowing club", "Enter 'Choose a giver'", "dis"),
    ],
    ids=["shows it", "shows what it did", "shows something else than was typed"],
)
def test_what_a_list_shows_over_the_field_that_was_typed_in_was_chosen(
    offered: str, shows: str, label: str, value: str
) -> None:
    """It was offered under the field for a part of it."""
    views = [_view("Choose a giver", offered), _view(shows, offered)]
    typed, taken = (_done(views[0], at) for at in range(2))
    typed = replace(typed, action="type", raw_action="type", value="dis")
    after = click(views[1], FIELD, 2).screen_before
    taken = replace(
        taken, action="press", raw_action="press", value="Enter", screen_after=after
    )
    next_ = click(views[1], f"{LIST}/a", 2)

    first, *_ = steps(typed, taken, next_)

    assert (first.label, first.value) == (label, value)


def _done(view: list[Shown], at: int) -> UIEvent:
    event = click(view, FIELD, at, before="Choose a giver")
    again = click(view, FIELD, at + 1).screen_before
    return replace(event, x=None, y=None, screen_after=again)
