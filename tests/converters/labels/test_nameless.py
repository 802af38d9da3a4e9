"""Elements without a name: one path is one label, and two paths are two."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.eventlog import event_log
from wb2pm.converters.labels.elements.nameless import nameless_element
from wb2pm.converters.labels.labelling import label
from wb2pm.events import Demonstration, Element, Screen, UIEvent

NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)


def click(number: int, path: str | None, **said: str) -> UIEvent:
    """Return a click on an element that says nothing of itself."""
    url = said.pop("url", None)
    return UIEvent(
        id=str(number),
        action="click",
        raw_action="click",
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=number,
        target=Element(tag=said.pop("tag", "img"), path=path),
        screen_before=Screen(url=url) if url else None,
        application=said.pop("application", None),
    )


def labels(*events: UIEvent) -> list[str]:
    """Label the events of one demonstration."""
    done = Demonstration(
        id="d",
        source="d",
        source_format="test",
        source_actions=len(events),
        events=events,
    )
    found = label(done)
    assert {a.name_source for a in found} == {"nameless"}
    assert {a.element for a in found} == {None}
    return [a.label for a in found]


def test_elements_without_a_name_are_told_apart_by_path_and_page() -> None:
    """Whatever was clicked before them."""
    orders, other = "http://a.example/orders", "http://a.example/orders/17"
    first, second = "/html/body/div[2]/img[7]", "/html/body/div[2]/img[8]"

    assert labels(
        click(1, first, url=orders),
        click(2, second, url=orders),
        click(3, first, url=other),
        click(4, first.replace("html", "html[1]"), url=orders),
    ) == [
        "Click unnamed image 2/7 on '/orders'",
        "Click unnamed image 2/8 on '/orders'",
        "Click unnamed image 2/7 on '/orders/{id}'",
        "Click unnamed image 2/7 on '/orders'",
    ]


def test_what_is_on_no_page_is_told_apart_by_its_program() -> None:
    """And what has no path either, by that alone."""
    assert labels(
        click(1, "/html/body/img", application="Mail"),
        click(2, None, application="Mail"),
        click(3, None),
    ) == [
        "Click unnamed image 1 on 'Mail'",
        "Click an unnamed image on 'Mail'",
        "Click an unnamed image",
    ]


@pytest.mark.parametrize(
    ("kind", "tag", "path", "told"),
    [
        ("field", "input", "//*[@id='n5']", "unnamed field #n5"),
        ("field", "input", "//*[@id='n5']/p/input[2]", "unnamed field p 1/2 in #n5"),
        ("element", "p", "/html/body/p[2]", "unnamed element p 2"),
        ("element", "svg", "/html/body/a/svg", "unnamed icon a 1/1"),
        ("button", "span", "/html/body/button[3]/span", "unnamed button 3"),
        ("button", "input", "/html/body/input[3]", "unnamed button input 3"),
        ("field", None, '[bid="17"]', "unnamed field bid 17"),
        ("link", "a", "css=.radius > a", "unnamed link css=.radius > a"),
        ("element", None, '[at="0.125,0.500"]', "an unnamed element"),
        (
            "element",
            "div",
            "/html/body/div/div[2]/div/div[4]/div[5]",
            "unnamed element 1/4/5 (2c01)",
        ),
    ],
)
def test_the_numbers_are_those_of_the_path(
    kind: str, tag: str | None, path: str, told: str
) -> None:
    """With tags where the kind of the element does not say them."""
    assert nameless_element(kind, Element(tag=tag), path) == told


STEP = st.tuples(
    st.sampled_from(["div", "p", "span", "ul", "li", "img", "input", "select"]),
    st.integers(1, 3),
)


@given(one=st.lists(STEP, min_size=1, max_size=7), two=st.lists(STEP, min_size=1))
def test_two_paths_are_never_told_alike(
    one: list[tuple[str, int]], two: list[tuple[str, int]]
) -> None:
    """However long they are, and whatever stands in what."""
    told = [
        nameless_element(
            {"input": "field", "select": "field"}.get(steps[-1][0], "element"),
            Element(tag=steps[-1][0]),
            "/html/body" + "".join(f"/{tag}[{number}]" for tag, number in steps),
        )
        for steps in (one, two)
    ]

    assert (told[0] == told[1]) == (one == two)


def test_nameless_activities_are_counted() -> None:
    """In the log's attributes, and in the report with the share of all."""
    events = (
        click(1, "/html/body/img[1]", url="http://a.example/orders"),
        click(2, "/html/body/a", url="http://a.example/orders", tag="a"),
        click(3, None, url="http://a.example/orders", tag="html"),
    )
    done = Demonstration(
        id="d", source="d", source_format="test", source_actions=3, events=events
    )

    log = event_log([done])

    assert log.attrs["wb2pm:nameless"] == 2
    assert list(log["ui:name_source"].fillna("")) == ["nameless", "nameless", ""]
