"""What the next touch, key or screen gives away, beside what it shows with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.packing import kept, unpack
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.discovery.conformance.grounding.readings import Moment, Reading, read_run
from wb2pm.discovery.conformance.grounding.runs import PersonsRun
from wb2pm.discovery.conformance.grounding.touches import Touches

if TYPE_CHECKING:
    from pathlib import Path


def did(
    doing: str,
    place: str,
    held: str | None = None,
    *,
    new: bool = False,
    up: bool = False,
) -> Moment:
    """Make a moment; `new`: another page came, `up`: it was scrolled."""
    effect = frozenset({"@/next"} if new else ())
    return Moment(
        f"{doing} {place}", 0, doing, place, place, True, effect, True, None, held, up
    )


def read(*moments: Moment, together: bool = False) -> Reading:
    """Make a run of moments, each an activity by itself or all of them one."""
    run = PersonsRun("1", (), "/")
    placed = (m._replace(activity=0 if together else n) for n, m in enumerate(moments))
    return Reading(run, (), tuple(placed), ScreenEvidence())


USUAL = (
    did("click", "name", ""),
    did("type", "name", ""),
    did("press Tab", "name", "Kim"),
    did("type", "city", ""),
    did("click", "save", new=True),
)


def kinds(*moments: Moment) -> list[tuple[str, str]]:
    """List what is odd in a run beside two usual ones."""
    known = Touches([read(*USUAL), read(*USUAL)])
    return [(s.kind, s.moment.event) for s in known.surprises(read(*moments))]


def test_what_goes_on_as_with_others_is_no_surprise() -> None:
    """The same touches, and a field that only this person looks into."""
    assert kinds(*USUAL) == []
    assert kinds(*USUAL[:4], did("type", "street", "x"), USUAL[4]) == []


def test_a_field_clicked_and_left_is_begun() -> None:
    """Nothing was typed; with others something is."""
    assert kinds(USUAL[0], USUAL[3], USUAL[4]) == [("begun", "click name")]


def test_a_field_whose_value_is_chosen_beside_it_is_not_only_begun() -> None:
    """What its arrow opens is one activity with it."""
    known = Touches([read(*USUAL), read(*USUAL)])
    chosen = read(USUAL[0], did("click", "day 9"), together=True)

    assert [s.kind for s in known.surprises(chosen)] == []


def test_a_field_whose_text_was_only_selected_is_begun() -> None:
    """What is selected is to be replaced."""
    selected = did("press Ctrl+A", "name", "")
    street = did("click", "street", "")
    others = Touches([read(*USUAL), read(*USUAL)])
    found = others.surprises(
        read(USUAL[0], selected, street, did("type", "street", ""))
    )

    assert [(s.kind, s.moment.event) for s in found] == [("begun", "click name")]


def test_a_field_that_held_something_at_its_first_touch_was_filled() -> None:
    """Nobody has typed in it yet, and with all others it is empty."""
    assert ("filled", "press Tab name") in kinds(*USUAL[2:])


def test_a_tab_leads_where_it_leads_with_others() -> None:
    """What should have the focus next is left out."""
    elsewhere = did("type", "street", "")

    assert kinds(*USUAL[:3], elsewhere, USUAL[4]) == [("tabbed", "type street")]


def test_a_page_comes_where_it_comes_with_others() -> None:
    """One came with what brings none, and did not with what does."""
    assert kinds(*USUAL[:3], did("type", "city", "", new=True), USUAL[4]) == [
        ("turned", "type city")
    ]
    assert kinds(*USUAL[:4], did("click", "save")) == [("stayed", "click save")]


def test_a_text_is_selected_before_another_takes_its_place() -> None:
    """All others select it, and a page that does it for them selects it for all."""
    selected = did("type", "name", "old")._replace(unselected=False)
    put = selected._replace(unselected=True)

    def found(theirs: Moment) -> list[str]:
        known = Touches([read(theirs), read(theirs)])
        return [surprise.kind for surprise in known.surprises(read(put))]

    assert found(selected) == ["unselected"]
    assert found(selected._replace(place="city")) == ["unselected"]
    assert found(put) == []
    assert found(did("type", "name", "old")) == []


def test_a_page_is_scrolled_where_it_is_with_others() -> None:
    """A scroll is missing between the click and the next screen."""
    assert kinds(*USUAL[:4], did("click", "save", new=True, up=True)) == [
        ("scrolled", "click save")
    ]
    assert kinds(*USUAL[:4], did("scroll", "", up=True), USUAL[4]) == []


def test_a_text_that_grows_may_move_while_somebody_goes_on_writing(
    tmp_path: Path,
) -> None:
    """Browsers keep what is written in view; nobody scrolled."""
    home = unpack(kept()["adminjs"], tmp_path / "adminjs")
    demonstration = read_demonstration(home / "9502 @ 2026-11-26-04-29-15")

    moments = read_run(demonstration, label(demonstration)).moments

    written = [m for m in moments if m.label == "Enter 'Conditions'"]
    told = [(m.doing, m.moved, m.scrolled) for m in written[1:]]
    assert ("type", None, None) in told
