"""The only suggestion under a field, to which an arrow key went before Enter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps

FIELD = "/html/body/div/input"


def _view(*offered: str) -> list[Shown]:
    return [
        shown("label", 10, 40, "House", path="/html/body/label"),
        shown("input", 100, 40, width=200, path=FIELD),
        *(
            shown("li", 100, 70 + 20 * at, text, 200, path=f"/html/body/ul/li[{at}]")
            for at, text in enumerate(offered)
        ),
    ]


@pytest.mark.parametrize(
    ("key", "offered", "stays", "label"),
    [
        ("Down", ["Baker street 12"], [], "Select 'House'"),
        ("Down", ["Baker street 12", "Bakehouse 3"], [], "Enter 'House'"),
        ("Down", ["Baker street 12"], ["Baker street 12"], "Enter 'House'"),
        ("Down", ["Old mill"], [], "Enter 'House'"),
        ("Left", ["Baker street 12"], [], "Enter 'House'"),
    ],
    ids=["alone", "beside another", "still offered", "something else", "no arrow down"],
)
def test_an_arrow_key_and_enter_take_the_only_suggestion(
    key: str, offered: list[str], stays: list[str], label: str
) -> None:
    """No page tells what the field holds then."""
    before = click(_view(*offered), FIELD, 1).screen_before
    gone = click(_view(*stays), FIELD, 3).screen_before
    done = [
        replace(click(_view(*offered), FIELD, at), x=None, y=None, screen_after=before)
        for at in range(3)
    ]
    typed = replace(done[0], action="type", raw_action="type", value="bak")
    arrow = replace(done[1], action="press", raw_action="press", value=key)
    enter = replace(
        done[2], action="press", raw_action="press", value="Enter", screen_after=gone
    )

    first, *_ = steps(typed, arrow, enter, click(_view(*stays), FIELD, 3))

    assert first.label == label
