"""A row of pictures that are radio buttons is called by the caption of them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from examples.applications.packing import kept, unpack
from tests.converters.traces import Trace
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("of", "name", "right"),
    [
        ("components", "7902 @ 2026-11-24-16-22-33", "Click 'Importance'"),
        ("labelstudio", "7101 @ 2026-11-23-04-41-28", "Click 'How urgent?'"),
        ("labelstudio", "7101 @ 2026-11-23-04-42-29", "Click 'How urgent?'"),
    ],
    ids=["labels without room", "pictures under a heading", "by Enter"],
)
def test_a_star_is_called_by_what_stands_over_the_stars(
    tmp_path: Path, of: str, name: str, right: str
) -> None:
    """Which star it was is the value, and none says it where people read it."""
    home = unpack(kept()[of], tmp_path / of)

    labels = {one.label for one in label(read_demonstration(home / name))}

    assert right in labels


@pytest.mark.parametrize(
    ("shown", "label_"),
    [
        (("", "", ""), "Click 'How urgent?'"),
        (("Low", "Some", "High"), "Click 'Some'"),
    ],
    ids=["pictures", "texts"],
)
def test_radio_buttons_that_show_texts_are_called_by_them(
    tmp_path: Path, shown: tuple[str, ...], label_: str
) -> None:
    """They are answers, and the caption is the question."""
    boxes = "".join(f"<button role='radio'>{text}</button>" for text in shown)
    page = f"<div><label>How urgent?</label></div><div id='scale' role='radiogroup'>{boxes}</div>"
    trace = Trace(with_html=False).show(page).click("//button[2]")

    assert trace.labels(tmp_path)[0].startswith(label_)


@pytest.mark.parametrize(
    ("box", "label_"),
    [
        ("<span id='box' role='checkbox' aria-label='Ships'></span>", "Click 'Ships'"),
        ("<input id='box' type='checkbox' aria-label='Ships'>", "Press 'Enter'"),
    ],
    ids=["drawn", "of a form"],
)
def test_enter_on_a_drawn_box_is_a_click_and_in_a_form_sends(
    tmp_path: Path, box: str, label_: str
) -> None:
    """Only fields of a form send it (HTML standard, implicit submission)."""
    trace = Trace(with_html=False).show(box).keys("Key.enter", "#box")

    assert trace.labels(tmp_path) == [label_]
