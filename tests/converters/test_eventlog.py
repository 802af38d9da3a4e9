"""Demonstrations as a table with XES names."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.converters.traces import Trace, action, write_trace
from wb2pm import __version__, columns
from wb2pm.converters.eventlog import event_log, log_of_activities
from wb2pm.converters.labels.labelling import GRANULARITIES, label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import LogError, UnknownNameError

if TYPE_CHECKING:
    from wb2pm.events import Demonstration, Granularity

PAGE = "<nav><a href='/o'>Orders</a></nav><label for='q'>Name</label><input id='q'>"


@pytest.fixture
def demonstration(tmp_path: Path) -> Demonstration:
    """Somebody opens a page and types a name."""
    trace = Trace().show(PAGE, "http://shop.example/customer/12")
    return trace.click("//a").click("#q").type("Ann", "#q").read(tmp_path)


def test_a_log_has_one_row_an_activity(demonstration: Demonstration) -> None:
    """With standard names, a position, and times in order and in UTC."""
    log = event_log([demonstration])

    assert log[columns.ACTIVITY].tolist() == ["Click 'Orders'", "Enter 'Name'"]
    assert log[columns.CASE].unique().tolist() == [demonstration.id]
    assert log[columns.EVENT_INDEX].tolist() == [0, 1]
    assert str(log[columns.TIMESTAMP].dtype) == "datetime64[us, UTC]"
    assert (log[columns.START] <= log[columns.TIMESTAMP]).all()
    assert log[columns.UI_INPUT].tolist()[1] == "Ann"
    assert log[columns.UI_SOURCE_EVENTS].tolist() == ["1", "3 5"]
    assert log[columns.CASE_WORKFLOW].tolist() == ["7", "7"]
    assert log[columns.UI_PAGE].tolist() == ["/customer/{id}"] * 2


def test_columns_without_any_value_are_left_out(demonstration: Demonstration) -> None:
    """But those that every log has stay."""
    log = event_log([demonstration])

    assert columns.CASE_OUTCOME not in log
    assert columns.UI_GROUP not in log
    assert log[columns.LIFECYCLE].tolist() == ["complete"] * 2


def test_a_log_says_how_it_was_made(demonstration: Demonstration) -> None:
    """Granularity, redaction and version go with the table."""
    log = event_log([demonstration], granularity="action", redaction="secrets")

    assert log.attrs == {
        "wb2pm:version": __version__,
        "wb2pm:granularity": "action",
        "wb2pm:redaction": "secrets",
    }


def test_a_log_is_masked_unless_it_is_to_keep_all(demonstration: Demonstration) -> None:
    """Logs are written; that it is masked is said of one that is."""
    told = replace(
        demonstration, intent="Mail kim@shop.example", id="of kim@shop.example"
    )

    masked, kept = event_log([told]), event_log([told], redaction="none")

    assert masked.attrs["wb2pm:redaction"] == "secrets"
    assert masked[columns.CASE_INTENT].unique() == ["Mail [email]"]
    assert masked[columns.CASE].unique() == ["of [email]"]
    assert kept.attrs["wb2pm:redaction"] == "none"
    assert kept[columns.CASE_INTENT].unique() == ["Mail kim@shop.example"]
    with pytest.raises(UnknownNameError, match="secrets"):
        event_log([told], redaction="secret")  # type: ignore[arg-type]


def test_a_log_of_nothing_has_its_columns(tmp_path: Path) -> None:
    """No demonstrations, or none with an event."""
    bare = read_demonstration(write_trace(tmp_path, {"trace": []}))

    for given in ([], [bare]):
        log = event_log(given)
        assert len(log) == 0
        assert {columns.CASE, columns.ACTIVITY, columns.TIMESTAMP} <= set(log.columns)
        assert str(log[columns.TIMESTAMP].dtype) == "datetime64[us, UTC]"


def test_cases_keep_the_order_they_were_given_in(demonstration: Demonstration) -> None:
    """And each its own index."""
    late = replace(demonstration, id="z")
    log = event_log([late, replace(demonstration, id="a")])

    assert log[columns.CASE].tolist() == ["z", "z", "a", "a"]
    assert log[columns.EVENT_INDEX].tolist() == [0, 1, 0, 1]


def test_two_demonstrations_of_one_id_are_refused(demonstration: Demonstration) -> None:
    """They would become one case."""
    with pytest.raises(LogError):
        event_log([demonstration, demonstration])


def test_an_event_on_no_screen_has_no_address(tmp_path: Path) -> None:
    """The row is there all the same."""
    content = {"trace": [action("keypress", key="Key.f5")]}

    log = event_log([read_demonstration(write_trace(tmp_path, content))])

    assert log[columns.ACTIVITY].tolist() == ["Press 'F5'"]
    assert columns.UI_URL not in log


@pytest.mark.parametrize("granularity", GRANULARITIES)
def test_every_event_is_in_the_log_once(
    demonstration: Demonstration, granularity: Granularity
) -> None:
    """Folded or not: the ids of the source events tell."""
    log = event_log([demonstration], granularity=granularity)

    ids = " ".join(log[columns.UI_SOURCE_EVENTS]).split(" ")
    assert ids == [event.id for event in demonstration.events]
    assert len(log) == len(label(demonstration, granularity=granularity))


def test_rows_are_not_held_beside_their_columns(demonstration: Demonstration) -> None:
    """A dict of all names for each would take two kilobytes."""
    activities = {"many": label(demonstration) * 5_000}
    many = replace(demonstration, id="many")

    log_of_activities([many], activities, granularity="step")  # imports
    tracemalloc.start()
    log = log_of_activities([many], activities, granularity="step")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert len(log) == 10_000
    assert most < 1_000 * len(log)
