"""What is chosen in a list stands beside its arrow afterwards, whatever has a role."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.converters.traces import Trace
from wb2pm import columns
from wb2pm.converters.labels.labelling import label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from wb2pm.events import Activity, UIEvent

ARROW = "<i aria-hidden='true'></i>"
TEAMS = ("north", "south", "east")


def _form(
    chosen: Sequence[str] = (), *, is_open: bool = False, arrow: str = ARROW
) -> str:
    """Write a field of several values, its list and its arrow."""
    chips = "".join(f"<p>{one}</p>" for one in chosen)
    left = "".join(f"<span>{one}</span>" for one in TEAMS if one not in chosen)
    offered = f"<div>{left}</div>" if is_open else ""
    field = f"<div>{arrow}{chips}{offered}</div>"
    return (
        f"<section><label>Teams</label>{field}</section><button id='save'>Save</button>"
    )


def _steps(trace: Trace, folder: Path, tooltip: str = "") -> tuple[Activity, ...]:
    """Label a trace, with the opener of what was clicked on in a list."""
    read = trace.read(folder)
    arrow = next(e.target.path for e in read.events if e.target and e.target.tag == "i")
    told = {columns.UI_OPENER_ID: arrow}

    def more(event: UIEvent) -> UIEvent:
        is_option = event.target is not None and event.target.tag == "span"
        is_arrow = event.target is not None and event.target.tag == "i"
        said = event.attributes | (
            {columns.UI_TEXT_BEFORE: "Teams"} if is_arrow else {}
        )
        said |= {columns.UI_TOOLTIP: tooltip} if is_arrow and tooltip else {}
        return replace(event, attributes=said | (told if is_option else {}))

    return label(replace(read, events=tuple(map(more, read.events))))


@pytest.mark.parametrize("tooltip", ["", "north south east"])
def test_what_is_put_beside_the_arrow_of_a_list_is_chosen_in_it(
    tmp_path: Path, tooltip: str
) -> None:
    """The next click on the arrow closes the list, and its texts are no name."""
    trace = Trace(with_html=False).show(_form()).click("//i")
    trace.show(_form(is_open=True, arrow="")).click("//span[2]")
    trace.show(_form(["south"], is_open=True, arrow="")).click("//span[2]")
    trace.show(_form(["south", "east"], is_open=True)).click("//i")
    trace.show(_form(["south", "east"])).click("#save")

    steps = _steps(trace, tmp_path, tooltip)

    assert [(step.label, step.value) for step in steps] == [
        ("Select 'Teams'", "south"),
        ("Select 'Teams'", "east"),
        ("Click 'Save'", None),
    ]


def test_what_is_put_beside_no_arrow_is_no_value(tmp_path: Path) -> None:
    """What was clicked on in a list leaves nothing, so it was done."""
    trace = Trace(with_html=False).show(_form()).click("//i")
    trace.show(_form(is_open=True, arrow="")).click("//span[2]")
    trace.show(_form()).click("#save")

    steps = _steps(trace, tmp_path)

    assert "Click 'south'" in [step.label for step in steps]
