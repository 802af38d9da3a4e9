"""An element that says too little in one event is called as in the others."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import click as shown_click
from tests.converters.labels.views import shown
from wb2pm import columns
from wb2pm.converters.labels.explaining import explain
from wb2pm.converters.labels.labelling import label, label_all
from wb2pm.events import Demonstration, Element, Screen, UIEvent

if TYPE_CHECKING:
    from wb2pm.events import Activity, AttributeValue

NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
SORT = "/html/body/div[2]/button[4]"


def click(
    number: int,
    path: str = SORT,
    *,
    url: str = "http://a.example/orders",
    element: Element | None = None,
    **seen: AttributeValue,
) -> UIEvent:
    """Return a click on a button of which the page shows an icon alone."""
    return UIEvent(
        id=str(number),
        action="click",
        raw_action="click",
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=number,
        target=element or Element(tag="button", role="button", path=path),
        screen_before=Screen(url=url),
        attributes={"ui:role": "button", **{f"ui:{k}": v for k, v in seen.items()}},
    )


def done(name: str, *events: UIEvent) -> Demonstration:
    """Return a demonstration of some events."""
    return Demonstration(
        id=name,
        source=name,
        source_format="test",
        source_actions=len(events),
        events=events,
    )


def names(activities: tuple[Activity, ...]) -> list[tuple[str, str | None]]:
    """Return labels, each with the source of its name."""
    return [(each.label, each.name_source) for each in activities]


def test_a_tooltip_that_one_person_saw_names_the_button_for_all() -> None:
    """The others clicked before it appeared; in one recording and across them."""
    assert columns.UI_TOOLTIP == "ui:tooltip"
    seen, unseen = click(1, tooltip="Sort"), click(2)

    assert names(label(done("a", unseen, seen))) == [("Click 'Sort'", "tooltip")] * 2
    labelled = label_all([done("a", unseen), done("b", seen)])
    assert names(labelled["a"]) == names(labelled["b"]) == [("Click 'Sort'", "tooltip")]
    assert labelled["a"][0].element == "Sort"


def test_a_title_comes_before_what_came_up_beside_it() -> None:
    """What a click brought may be there while the mouse is still on the button."""
    stated = click(
        1,
        tooltip="Post settings",
        accessible_name="Settings",
        accessible_name_from="title",
    )

    assert names(label(done("a", stated))) == [("Click 'Settings'", "tooltip")]


def test_the_element_keeps_its_name_in_every_row() -> None:
    """Which row it was is data."""
    rows = [f"/html/body/table/tbody/tr[{n}]/td[3]/button" for n in (2, 5)]

    labelled = label_all(
        [done("a", click(1, rows[0])), done("b", click(2, rows[1], tooltip="Release"))]
    )

    assert names(labelled["a"]) == [("Click 'Release'", "tooltip")]


@pytest.mark.parametrize(
    "other",
    [
        click(2, SORT.replace("4", "5"), tooltip="Sort"),
        click(2, url="http://a.example/sailors", tooltip="Sort"),
        click(2, url="http://b.example/orders", tooltip="Sort"),
        click(2, tooltip="Sort", layer_name="Options"),
    ],
    ids=["path", "page", "application", "dialog"],
)
def test_another_element_names_nothing(other: UIEvent) -> None:
    """What stands elsewhere may be called anything."""
    (first, second) = label(done("a", click(1), other))

    assert (first.name_source, second.label) == ("nameless", "Click 'Sort'")


def test_where_others_do_not_agree_nothing_is_taken() -> None:
    """Then the path is of different elements at different times."""
    activities = label(
        done("a", click(1), click(2, tooltip="Sort"), click(3, tooltip="Filter"))
    )

    assert activities[0].name_source == "nameless"


def test_a_name_that_was_read_comes_before_a_guess_and_stays_itself() -> None:
    """An id has its makers' words; data of a record are no name of another event."""
    guessed = Element(
        tag="button",
        role="button",
        path="//*[@id='order_menu']",
        attributes={"id": "order_menu"},
    )
    seen = click(2, guessed.path or "", tooltip="Sort")

    both = label(done("a", click(1, element=guessed), seen))
    alone = label(done("a", click(1, element=guessed)))

    assert names(both) == [("Click 'Sort'", "tooltip")] * 2
    assert names(alone) == [("Click 'Order menu'", "id")]


def test_an_explanation_says_that_other_events_were_believed() -> None:
    """Rows of a file of names still find the element as its witnesses call it."""
    first, second = label(done("a", click(1), click(2, tooltip="Sort")), explained=True)

    (explained, told) = explain({"a": (first, second)})
    assert explained.believed == "the same element in other events"
    assert told.believed == "tooltip"
    assert first.naming is not None
    assert (first.naming.name, first.naming.asked[0].said) == (None, "Sort")


@pytest.mark.parametrize(
    ("test_id", "name"),
    [
        ("shop-order-form-close", "Close"),
        ("shop-month-next-btn", "Next"),
        ("shop-order-notes", "Shop order notes"),
    ],
)
def test_a_test_id_names_by_the_icon_it_ends_with_or_by_its_words(
    test_id: str, name: str
) -> None:
    """What its makers' tests call a button that nothing else names."""
    bare = Element(tag="button", path=SORT, attributes={"test_id": test_id})

    assert names(label(done("a", click(1, element=bare)))) == [
        (f"Click '{name}'", "id")
    ]


LINK = "//*[@id='nav']/li[7]/a[1]"


def _in_frame(at: int, y: int, *others: int) -> UIEvent:
    """Click on a link over a page that may show another link of its name under a title."""
    seen = [
        shown("h1", 10, 10, "Allotments", path="//h1"),
        shown("a", 500, y, "Groups", path=LINK),
        *(shown("a", 40, other, "Groups", path="//main/a") for other in others),
    ]
    event = shown_click(seen, LINK, at)
    screen = event.screen_before
    assert screen is not None
    page = f"http://a.example/{'group' if others else 'home'}"
    return replace(event, screen_before=replace(screen, url=page))


@pytest.mark.parametrize(("y", "labels"), [(40, 1), (90, 2)], ids=["frame", "page"])
def test_a_link_in_the_frame_of_pages_is_called_alike_on_all_of_them(
    y: int, labels: int
) -> None:
    """Some of them show another of its name; elsewhere on a page it is another link."""
    labelled = label_all([done("a", _in_frame(1, 40)), done("b", _in_frame(1, y, 200))])

    found = {a.label for activities in labelled.values() for a in activities}
    assert "Click 'Groups'" in found
    assert len(found) == labels
