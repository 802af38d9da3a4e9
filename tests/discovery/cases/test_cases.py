"""Recordings turned into cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import wb2pm
from wb2pm.bundled import demonstrations_folder, demonstrations_of, ground_truth
from wb2pm.discovery.cases.cutting import Recorded, cut_at_steps
from wb2pm.discovery.cases.finding import cases
from wb2pm.discovery.cases.sessions import long_pauses
from wb2pm.discovery.cases.values import Cases
from wb2pm.errors import DiscoveryError, OptionError, UnknownNameError
from wb2pm.events import Activity, Demonstration, Screen, UIEvent

NOON = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
SHOP = "http://shop.test/orders"


def event(at: int, *, minutes: float, url: str = "http://shop.test/") -> UIEvent:
    """Make a click some minutes after noon."""
    when = NOON + timedelta(minutes=minutes)
    return UIEvent(
        id=str(at),
        action="click",
        raw_action="click",
        started_at=when,
        ended_at=when,
        time_quality="recorded",
        source_index=at,
        screen_before=Screen(url=url),
    )


def recording(
    name: str, minutes: Sequence[float], urls: Sequence[str] = ()
) -> Demonstration:
    """Make a recording of clicks at these minutes, on these pages."""
    pages = urls or ["http://shop.test/"] * len(minutes)
    events = tuple(
        event(at, minutes=when, url=url)
        for at, (when, url) in enumerate(zip(minutes, pages, strict=True))
    )
    return Demonstration(
        id=name,
        source=f"{name}.json",
        source_format="made up",
        events=events,
        source_actions=len(events),
        workflow="sell",
        outcome="done",
    )


def placed(found: Cases) -> Counter[tuple[str, int]]:
    """Count in how many cases, or left-out stretches, each event is."""
    stretches = [p for pieces in found.pieces.values() for p in pieces]
    return Counter(
        (piece.recording, at)
        for piece in [*stretches, *found.left_out]
        for at in range(piece.first, piece.last + 1)
    )


def test_a_recording_is_cut_at_long_pauses() -> None:
    """Half an hour by default; each session says where it was found."""
    found = cases([recording("a", [0, 1, 40, 41, 100])], by="session")

    assert [d.id for d in found.demonstrations] == [
        "a session 1",
        "a session 2",
        "a session 3",
    ]
    assert [len(d.events) for d in found.demonstrations] == [2, 2, 1]
    assert {d.workflow for d in found.demonstrations} == {"sell"}
    assert {d.outcome for d in found.demonstrations} == {None}
    log = found.to_log()
    assert log["case:ui:recording"].unique().tolist() == ["a"]
    assert log["case:ui:first_event"].tolist() == [0, 0, 2, 2, 4]
    assert log["case:ui:last_event"].tolist() == [1, 1, 3, 3, 4]
    assert log["event_index"].tolist() == [0, 1, 0, 1, 0]


def test_the_pause_is_the_users(  # the default is a convention, not a law
) -> None:
    """A longer one leaves the recording whole, with its own name and outcome."""
    given = recording("a", [0, 1, 40])

    found = cases([given], by="session", pause=timedelta(hours=1))

    assert found.demonstrations == (given,)
    assert len(cases([given], by="session", pause=timedelta(seconds=59))) == 3


def test_a_clock_that_goes_back_by_more_ends_a_session_and_no_clock_does_not() -> None:
    """Times that only carry the order tell no pauses."""
    events = recording("a", [60, 0, 1, 200]).events
    untimed = [replace(e, time_quality="order_only") for e in events]

    assert long_pauses(events, timedelta(minutes=30)) == [1, 3]
    assert long_pauses(untimed, timedelta(minutes=30)) == []


def test_a_step_is_never_cut_apart() -> None:
    """It goes to the side of the event that does it."""
    one = recording("a", range(6))
    parts = [one.events[:1], one.events[1:4], one.events[4:]]
    leads = [0, 1, 0]
    steps = [
        Activity(label="x", verb="Click", events=part, lead=lead)
        for part, lead in zip(parts, leads, strict=True)
    ]

    assert cut_at_steps(Recorded(one, steps), [2]) == [range(1), range(1, 6)]
    assert cut_at_steps(Recorded(one, steps), [3]) == [range(4), range(4, 6)]
    assert cut_at_steps(Recorded(one, steps), [4]) == [range(4), range(4, 6)]


@given(
    gaps=st.lists(
        st.lists(st.integers(0, 90), min_size=1, max_size=6), min_size=1, max_size=3
    ),
    by=st.sampled_from(["recording", "session", "task"]),
)
def test_every_event_is_in_one_case_or_told_to_be_in_none(
    gaps: list[list[int]], by: str
) -> None:
    """Nothing is lost and nothing doubled, whatever the pauses."""
    given_ones = []
    for number, each in enumerate(gaps):
        minutes = [float(sum(each[: at + 1])) for at in range(len(each))]
        given_ones.append(recording(f"r{number}", minutes))

    found = cases(given_ones, by=by)

    every = {(d.id, at) for d in given_ones for at in range(len(d.events))}
    assert placed(found) == Counter(every)
    assert sum(len(d.events) for d in found.demonstrations) == sum(
        len(a.events) for done in found.activities.values() for a in done
    )
    assert len({d.id for d in found.demonstrations}) == len(found)


def test_what_was_done_to_one_object_is_a_case_across_recordings() -> None:
    """In the order of time; an event may be about two objects, or about none."""
    monday = recording(
        "mon", [0, 1, 2], [f"{SHOP}/7", f"{SHOP}/8", "http://shop.test/"]
    )
    tuesday = recording("tue", [0.5, 9], [f"{SHOP}/7", f"{SHOP}/9?order_id=7"])

    found = cases([monday, tuesday], by="object:order")

    assert [d.id for d in found.demonstrations] == ["order 7", "order 8", "order 9"]
    seven = found.demonstrations[0]
    assert [e.id for e in seven.events] == ["mon: 0", "tue: 0", "tue: 1"]
    assert (seven.workflow, found.shared) == ("order", 1)
    assert [(p.recording, p.first, p.last) for p in found.pieces["order 7"]] == [
        ("mon", 0, 0),
        ("tue", 0, 1),
    ]
    assert [(p.recording, p.first) for p in found.left_out] == [("mon", 2)]
    log = found.to_log()
    own = log[log["case:concept:name"] == "order 7"]
    assert own["ui:recording"].tolist() == ["mon", "tue", "tue"]
    assert set(own["case:ui:recording"]) == {"mon; tue"}


def test_objects_of_one_number_in_two_places_are_told_apart() -> None:
    """And a kind that nobody touched is refused with those that there are."""
    one = recording("a", [0, 1], [f"{SHOP}/7", "http://desk.test/orders/7"])

    found = cases([one], by="object:Order")

    assert [d.id for d in found.demonstrations] == [
        "order 7 of desk.test",
        "order 7 of shop.test",
    ]
    with pytest.raises(DiscoveryError, match=r"'invoice'; found in steps: order \(2\)"):
        cases([one], by="object:invoice")


def test_objects_of_an_object_centric_log_are_objects() -> None:
    """An event log that lists them says which there are."""
    one = recording("a", [0, 1])
    told = [{"ocel:object:parcel": "p1 AND p2"}, {"ocel:object:parcel": "p2"}]
    events = tuple(
        replace(e, attributes=said) for e, said in zip(one.events, told, strict=True)
    )

    found = cases([replace(one, events=events)], by="object:parcel")

    assert {d.id: len(d.events) for d in found.demonstrations} == {
        "parcel p1": 1,
        "parcel p2": 2,
    }


@pytest.mark.parametrize("by", ["day", "object:", "object", ""])
def test_other_ways_are_refused(by: str) -> None:
    """The message names those that there are."""
    with pytest.raises(UnknownNameError, match="session"):
        cases([], by=by)


def test_workflows_are_looked_for_in_tasks_only() -> None:
    """They would be passed over in silence."""
    with pytest.raises(OptionError, match="tasks only"):
        cases([recording("a", [0])], by="session", workflows=["Sell a lamp"])


@pytest.fixture(scope="module")
def sold() -> Demonstration:
    """Return the bundled session of three workflows in one shop."""
    path = next(demonstrations_folder().glob("3101 @ *"))
    return wb2pm.read(path).demonstrations[0]


@pytest.fixture(scope="module")
def known() -> dict[str, wb2pm.procedures.procedure.Procedure]:
    """Return procedures of the three workflows."""
    found = {}
    for workflow in (3001, 3002, 3003):
        one = wb2pm.read(demonstrations_of(workflow)[:1]).demonstrations[0]
        assert one.procedure is not None
        found[str(workflow)] = one.procedure
    return found


def test_a_session_of_three_workflows_becomes_three_cases(
    sold: Demonstration, known: dict[str, wb2pm.procedures.procedure.Procedure]
) -> None:
    """Each knows its workflow, its goal and its procedure; the truth has the same."""
    found = cases([sold], by="task", workflows=known)

    truth = ground_truth()[sold.id].segments
    assert truth is not None
    assert [d.workflow for d in found.demonstrations] == [
        str(s.workflow) for s in truth
    ]
    for case, part in zip(found.demonstrations, truth, strict=True):
        first, last = part.trace_ids
        inside = [e for e in sold.events if first <= e.source_index <= last]
        assert {e.id for e in inside} <= {e.id for e in case.events}
        procedure = known[str(part.workflow)]
        assert (case.procedure, case.intent) == (procedure, procedure.title)
    assert found.segmentations[sold.id].method == "lexical"
    assert any("3 cases from 1 recording" in note for note in found.notes)
    assert "3 of 3 workflows, from 1 recordings" in repr(found)


def test_cases_are_a_table_and_a_notebook_shows_it(
    sold: Demonstration, known: dict[str, wb2pm.procedures.procedure.Procedure]
) -> None:
    """A row a stretch, what is in none included."""
    found = cases([sold], by="task", workflows={"3003": known["3003"]})

    table = found.to_frame()

    assert table["events"].sum() == len(sold.events)
    assert table["case"].isna().any()
    assert table.loc[table["workflow"] == "3003", "ends_with"].item() == (
        "Click 'Save note'"
    )
    assert "<table" in found._repr_html_()


def test_routines_are_called_alike_in_all_recordings() -> None:
    """What is found by what repeats in one recording is the same in the other."""
    labels = "abcdefgh"

    def worked(name: str, rounds: int) -> Demonstration:
        events = tuple(
            replace(
                event(at, minutes=at / 10),
                action="other",
                raw_action=f"do {labels[at % 8]}",
                screen_before=None,
            )
            for at in range(8 * rounds)
        )
        return replace(recording(name, []), events=events, source_actions=8 * rounds)

    found = cases([worked("a", 5), worked("b", 4)], by="task")

    assert {d.workflow for d in found.demonstrations} == {"routine 1"}
    assert [len(d.events) for d in found.demonstrations] == [8] * 9


def test_where_too_little_repeats_the_workflow_stays_the_recordings() -> None:
    """A stretch between pauses is no routine."""
    found = cases([recording("a", [0, 1, 20])], by="task")

    assert [d.workflow for d in found.demonstrations] == ["sell", "sell"]
    assert any("too little repeats" in note for note in found.notes)


def session_beside(*workflows: int, stated: bool = True) -> Cases:
    """Cut the bundled session 4101 beside recordings of these workflows, nothing given."""
    paths = [
        path for workflow in (*workflows, 4101) for path in demonstrations_of(workflow)
    ]
    recordings = wb2pm.read(paths).demonstrations
    if not stated:
        recordings = tuple(replace(d, workflow=None) for d in recordings)
    return cases(recordings, by="task")


def test_a_session_is_cut_by_what_other_recordings_show() -> None:
    """Each piece is named by the workflow that two or more recordings are said to be of."""
    found = session_beside(4002, 4003, 4006)

    session = [d for d in found.demonstrations if d.id.startswith("4101")]
    assert [d.workflow for d in session] == ["4003", "4006", "4002"]
    others = [d for d in found.demonstrations if not d.id.startswith("4101")]
    assert [(d.id, d.workflow) for d in others] == [(d.id, d.id[:4]) for d in others]
    assert len(others) == 15
    assert max(placed(found).values()) == 1
    assert not any("too little repeats" in note for note in found.notes)


def test_what_no_other_recording_shows_is_a_case_of_no_known_workflow() -> None:
    """It is named neither by the recording nor by what it is least unlike."""
    found = session_beside(4002, 4003)

    session = [d for d in found.demonstrations if d.id.startswith("4101")]
    assert [d.workflow for d in session] == ["4003", None, "4002"]


def test_recordings_that_do_the_same_are_one_routine_without_being_said_to() -> None:
    """Of what is called nothing, alike recordings are told apart by number."""
    found = session_beside(4003, 4004, stated=False)

    whole = {
        d.id[:4]: d.workflow
        for d in found.demonstrations
        if "task 1" in d.id or "task" not in d.id
    }
    assert (whole["4003"], whole["4004"]) == ("routine 1", "routine 2")
    session = [d for d in found.demonstrations if d.id.startswith("4101")]
    assert session[0].workflow == "routine 1"
    assert {d.workflow for d in session[1:]} == {None}


def test_one_recording_alone_cuts_no_other() -> None:
    """It may itself be several runs in a row."""
    paths = [demonstrations_of(4003)[0], *demonstrations_of(4101)]

    found = cases(wb2pm.read(paths).demonstrations, by="task")

    assert sorted(d.workflow or "" for d in found.demonstrations) == ["4003", "4101"]


def test_cases_go_to_the_other_verbs_as_they_are(
    sold: Demonstration, known: dict[str, wb2pm.procedures.procedure.Procedure]
) -> None:
    """Each is a demonstration with its activities."""
    found = cases([sold], by="task", workflows=known)

    procedure = wb2pm.write_sop([next(iter(found))])
    again = wb2pm.event_log(found.demonstrations)

    assert procedure.result is not None
    assert procedure.result.steps
    assert again["concept:name"].tolist() == found.to_log()["concept:name"].tolist()
