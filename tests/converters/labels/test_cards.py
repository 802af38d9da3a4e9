"""Boxes of one form side by side: cards of records, and tiles of a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.converters.traces import Trace

if TYPE_CHECKING:
    from pathlib import Path

BOATS = ("Gannet", "Heron", "Puffin", "Tern")


def cards(*boats: str, field: str = "") -> str:
    """Draw a card a boat, with the captions of its fields."""
    body = "".join(
        f"<div><p>{boat}</p><p>Home</p><p>Harbour {boat[0]}</p>{field}</div>"
        for boat in boats
    )
    return f"<div id='fleet'>{body}</div>"


TILES = "<div id='home'>" + "".join(
    f"<div><p>{title}</p><p>{said}</p></div>"
    for title, said in (
        ("Orders", "What was asked for"),
        ("Reports", "Sums of a month"),
        ("People", "Who may do what"),
    )
)


def steps(folder: Path, *shown: tuple[str, str]) -> list[tuple[str, str | None]]:
    """Click on one thing a page; return labels and values."""
    trace = Trace(with_html=False)
    for page, where in shown:
        trace.show(page, "http://boats.example/fleet").click(where)
    return [(step.label, step.value) for step in trace.steps(folder)]


def test_a_card_of_records_is_one_row_among_others(tmp_path: Path) -> None:
    """Its title is the text that no other card has, and data."""
    assert steps(tmp_path, (cards(*BOATS), "//div/div[3]")) == [
        ("Click fleet", "Puffin")
    ]


def test_a_card_that_a_search_left_alone_is_known_by_the_others_before(
    tmp_path: Path,
) -> None:
    """The page showed them a moment ago."""
    shown = (cards(*BOATS), "//div/div[1]"), (cards("Heron"), "//div/div")

    assert steps(tmp_path, *shown) == [
        ("Click fleet", "Gannet"),
        ("Click fleet", "Heron"),
    ]


def test_a_card_that_stood_elsewhere_before_is_no_other_one(tmp_path: Path) -> None:
    """People move cards, and what is told on them changes."""
    moved = cards("Gannet", "Heron", "Tern", "Puffin").replace("Harbour P", "At sea")
    shown = (cards(*BOATS), "//div/div[1]"), (moved, "//div/div[4]")

    assert steps(tmp_path, *shown)[-1] == ("Click fleet", "Puffin")


def test_a_tile_with_texts_of_its_own_is_called_by_its_title(tmp_path: Path) -> None:
    """No text of it is in the others: they are not records of one kind."""
    (found,) = steps(tmp_path, (TILES, "//div/div[2]"))

    assert found[0] == "Click 'Reports'"


@pytest.mark.parametrize(
    "page",
    [cards("Heron"), cards("Heron", "Tern"), cards(*BOATS, field="<input id='a'>")],
    ids=["alone", "one other", "form"],
)
def test_a_box_that_is_not_one_of_many_is_no_card(tmp_path: Path, page: str) -> None:
    """Two may be columns of a page, and parts of a form are filled in."""
    trace = Trace(with_html=False).show(page).click("//div/div[1]")
    (step,) = trace.steps(tmp_path)

    assert step.name_source == "nameless"
