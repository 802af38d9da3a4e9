"""Cutting recordings into runs, as a user asks for it."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import wb2pm
from wb2pm.bundled import demonstrations_folder
from wb2pm.discovery.models.values import (
    PetriNet,
    ProcessModel,
    ProcessTree,
    Transition,
)
from wb2pm.discovery.segmentation import assignment, interleaving
from wb2pm.discovery.segmentation.candidates import read_candidates
from wb2pm.discovery.segmentation.segmenting import segment_by_rules
from wb2pm.errors import ConformanceError, DiscoveryError, LogError

SEE_ORDER = "See an order\n1. Open orders\n2. Choose order seven\n3. Ship the parcel"
PAGES = "Edit a page\n1. Go to museum pages\n2. Edit the picture\n3. Publish page"
BOTH = {"orders": SEE_ORDER, "pages": PAGES}
ORDER_WORK = ["Open orders", "Choose order seven", "Ship the parcel"]
PAGE_WORK = ["Go to museum pages", "Edit the picture", "Publish page"]


def test_order_of_runs_is_free() -> None:
    """Whichever workflow comes first, each entry goes to its own."""
    found = wb2pm.segment(PAGE_WORK + ORDER_WORK, BOTH)

    assert found.workflows() == ["pages"] * 3 + ["orders"] * 3
    assert found.runs() == [1, 1, 1, 2, 2, 2]
    assert found.method == "lexical"


def test_absent_workflows_are_left_out() -> None:
    """A workflow that may be absent takes no entry of another."""
    found = wb2pm.segment(ORDER_WORK, BOTH, occurrence="at most once")

    assert found.workflows() == ["orders"] * 3


def test_each_workflow_is_there_unless_told_otherwise() -> None:
    """Asked for once each, both get entries, even where one was never done."""
    found = wb2pm.segment(ORDER_WORK, BOTH)

    assert set(found.workflows()) == {"orders", "pages"}


def test_workflows_may_come_again() -> None:
    """A workflow that is done twice has two runs."""
    found = wb2pm.segment(ORDER_WORK + PAGE_WORK + ORDER_WORK, BOTH, occurrence="any")

    assert [s.workflow for s in found.segments] == ["orders", "pages", "orders"]
    assert [s.run for s in found.segments] == [1, 2, 3]


@pytest.mark.parametrize("occurrence", ["any", "at most once"])
def test_number_of_runs_can_be_told(occurrence: assignment.Occurrence) -> None:
    """Where the number of runs is known, so many are found."""
    work = ORDER_WORK + PAGE_WORK

    one = wb2pm.segment(work, BOTH, occurrence=occurrence, runs=1)
    two = wb2pm.segment(work, BOTH, occurrence=occurrence, runs=2)

    assert (len(one.segments), len(two.segments)) == (1, 2)


@pytest.mark.parametrize("switching", [False, True])
def test_other_things_are_left_over(switching: bool) -> None:
    """What fits no workflow belongs to none, where leftovers are allowed."""
    work = [*ORDER_WORK, "Feed the cat", "Call mother", "Water plants", *PAGE_WORK]

    found = wb2pm.segment(work, BOTH, leftovers=True, switching=switching)

    assert found.workflows() == ["orders"] * 3 + [None] * 3 + ["pages"] * 3
    assert [s.run for s in found.segments] == [1, None, 2]


@pytest.mark.parametrize("occurrence", ["once", "at most once"])
def test_interrupted_runs_go_on(occurrence: assignment.Occurrence) -> None:
    """A run that is interrupted by another keeps its number."""
    work = [*ORDER_WORK[:2], *PAGE_WORK[:2], ORDER_WORK[2], PAGE_WORK[2]]

    found = wb2pm.segment(work, BOTH, switching=True, occurrence=occurrence)

    assert [s.workflow for s in found.segments] == ["orders", "pages"] * 2
    assert found.runs() == [1, 1, 2, 2, 1, 2]
    assert found.issues == ()


def test_too_many_states_are_told_and_cut_by_likeness(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beyond the limit of the optimum, the result is a bounded one and says so."""
    monkeypatch.setattr(interleaving, "MAX_CELLS", 10)
    work = [*ORDER_WORK[:2], *PAGE_WORK, "Feed the cat"]

    found = wb2pm.segment(work, BOTH, switching=True, leftovers=True)

    assert found.workflows()[:5] == ["orders"] * 2 + ["pages"] * 3
    assert "likeness" in found.issues[0]


def test_too_many_workflows_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no optimum can be had, the error says what to do instead."""
    monkeypatch.setattr(assignment, "MAX_STATES", 3)
    with pytest.raises(ConformanceError, match="'any' number of times"):
        wb2pm.segment(ORDER_WORK, BOTH)

    monkeypatch.setattr(assignment, "MAX_STATES", 5)
    with pytest.raises(ConformanceError, match="states, more than 5"):
        wb2pm.segment(ORDER_WORK, BOTH)


@pytest.mark.parametrize("switching", [False, True])
def test_runs_that_cannot_be_are_refused(switching: bool) -> None:
    """Two workflows cannot be done three times in all, each at most once."""
    with pytest.raises(ConformanceError, match="3"):
        wb2pm.segment(
            ORDER_WORK, BOTH, occurrence="at most once", runs=3, switching=switching
        )


def test_switching_takes_each_workflow_once() -> None:
    """Which of several runs of a workflow goes on cannot be told."""
    with pytest.raises(ConformanceError, match="at most once"):
        wb2pm.segment(ORDER_WORK, BOTH, switching=True, occurrence="any")


def test_goals_models_and_recordings_describe_workflows() -> None:
    """An intent, a model or a recorded execution serve as well as a procedure."""
    demonstration = wb2pm.read([demonstrations_folder()]).demonstrations[0]
    leaves = tuple(ProcessTree(label=label) for label in PAGE_WORK)
    tree = ProcessTree(operator="sequence", children=leaves)
    model = ProcessModel(name="pages", miner="none", engine="none", tree=tree)

    found = wb2pm.segment(
        ORDER_WORK + PAGE_WORK,
        {"goal": "Open orders and ship the parcel of order seven", "model": model},
    )
    alone = wb2pm.segment(demonstration, [demonstration])

    assert found.workflows() == ["goal"] * 3 + ["model"] * 3
    assert {s.workflow for s in alone.segments} == {demonstration.workflow}
    assert [e for s in alone.segments for e in s.events] == [
        event.id for event in demonstration.events
    ]


def test_model_without_a_tree_is_read_from_its_net() -> None:
    """Any model with a Petri net names its activities."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["1"] * 3,
            "concept:name": ORDER_WORK,
            "time:timestamp": pd.date_range("2026-01-01", periods=3, tz="UTC"),
        }
    )
    graph = wb2pm.discover(log, miner="dfg")
    model = replace(graph, tree=None)

    found = wb2pm.segment(ORDER_WORK + PAGE_WORK, {"o": model, "p": PAGES})

    assert found.workflows() == ["o"] * 3 + ["p"] * 3


def test_event_logs_are_cut_row_by_row() -> None:
    """Rows are taken in the order of their index; the ids of their events are kept."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["day"] * 6,
            "concept:name": [*PAGE_WORK, *ORDER_WORK],
            "event_index": [3, 4, 5, 0, 1, 2],
            "ui:id": list("defabc"),
            "ui:input": [None, "x", None, None, None, None],
            "time:timestamp": pd.date_range("2026-01-01", periods=6, tz="UTC"),
        }
    )

    found = wb2pm.segment(log, BOTH)

    assert found.recording == "day"
    assert found.workflows() == ["orders"] * 3 + ["pages"] * 3
    assert found.segments[0].events == ("a", "b", "c")


@pytest.mark.parametrize(
    ("log", "message"),
    [
        (pd.DataFrame({"activity": ["a"]}), "no column 'concept:name'"),
        (
            pd.DataFrame({"concept:name": "ab", "case:concept:name": ["1", "2"]}),
            "2 cases",
        ),
    ],
)
def test_unfit_logs_are_refused(log: pd.DataFrame, message: str) -> None:
    """A log without activities, or of several cases, cannot be cut."""
    with pytest.raises(LogError, match=message):
        wb2pm.segment(log)


@pytest.mark.parametrize(
    ("workflows", "message"),
    [
        ([], "at least one"),
        ([SEE_ORDER, SEE_ORDER], "2 workflows"),
        ({"x": " "}, "nothing"),
    ],
)
def test_unfit_workflows_are_refused(workflows: list[str], message: str) -> None:
    """Candidates have names of their own and say something."""
    with pytest.raises(DiscoveryError, match=message):
        wb2pm.segment(ORDER_WORK, workflows)


def test_embedder_is_asked_besides_the_words() -> None:
    """Sentences without a word in common may mean the same."""

    def embed(sentences: object) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        texts = list(sentences)  # type: ignore[call-overload]
        of_orders = [any(w in t for w in ("order", "parcel", "Kiste")) for t in texts]
        return np.array([[1.0, 0.0] if yes else [0.0, 1.0] for yes in of_orders])

    found = wb2pm.segment([*PAGE_WORK, "Kiste A", "Kiste B"], BOTH, embed=embed)

    assert found.workflows() == ["pages"] * 3 + ["orders"] * 2
    assert found.method == "embeddings"


def test_answers_are_taken_when_they_cover_the_entries() -> None:
    """A callable sees words and candidates, and its spans become segments."""
    seen = []

    def answer(texts: object, told: object) -> list[tuple[int, int, str | None]]:
        seen.append((texts, told))
        return [(2, 2, "orders"), (0, 1, None)]

    found = segment_by_rules(ORDER_WORK, {"orders": SEE_ORDER}, answer=answer)

    assert seen == [(ORDER_WORK, {"orders": ("See an order", *ORDER_WORK)})]
    assert found.workflows() == [None, None, "orders"]
    assert (found.runs(), found.method) == ([None, None, 1], "answer")


@pytest.mark.parametrize(
    "spans",
    [
        [(0, 1, None)],
        [(0, 0, None), (2, 2, None)],
        [(0, 2, "cats")],
        [(2, 0, None)],
        [],
    ],
)
def test_wrong_answers_are_refused(spans: list[tuple[int, int, str | None]]) -> None:
    """An answer that leaves entries out or invents workflows is no answer."""
    with pytest.raises(DiscoveryError, match="an answer"):
        segment_by_rules(ORDER_WORK, BOTH, answer=lambda *_: spans)


def test_empty_recordings_have_no_segments() -> None:
    """Where nothing was done there is nothing to cut."""
    assert wb2pm.segment([]).segments == ()
    assert wb2pm.segment([], BOTH).segments == ()


@given(st.lists(st.sampled_from([*ORDER_WORK, *PAGE_WORK, "x"]), max_size=14))
def test_every_entry_lies_in_one_segment(work: list[str]) -> None:
    """Whatever was done, the segments cover it once, in order."""
    for found in (
        wb2pm.segment(work),
        wb2pm.segment(work, BOTH, occurrence="any", leftovers=True),
        wb2pm.segment(work, BOTH, occurrence="at most once", switching=True),
    ):
        edges = [(s.first, s.last + 1) for s in found.segments]

        assert [at for a, b in edges for at in range(a, b)] == list(range(len(work)))


def test_model_with_only_a_net_names_its_activities() -> None:
    """A net without a tree or a graph gives its labelled transitions, each once."""
    transitions = tuple(
        Transition(id=str(at), label=label)
        for at, label in enumerate([*PAGE_WORK, None, PAGE_WORK[0]])
    )
    net = PetriNet(places=(), transitions=transitions, arcs=(), initial={}, final={})
    model = ProcessModel(name="pages", miner="none", engine="none", net=net)

    assert read_candidates([model])[0].steps == tuple(PAGE_WORK)


LOOK_UP = "See an order\n1. Click Orders\n2. Search the number\n3. Open the order"
NEW_USER = "Add a user\n1. Click Users\n2. Click New user\n3. Save the user"


def test_a_segmentation_is_shown_as_a_person_reads_it() -> None:
    """A line, a table, and a line for each segment with what is known of it."""
    done = ["Click Orders", "Open the order", "Click Users", "Save the user"]

    found = wb2pm.segment(done, {"orders": LOOK_UP, "users": NEW_USER})

    assert repr(found) == (
        "<Segmentation of 'recording': 2 runs of 2 workflows in 4 activities>"
    )
    first, *lines = str(found).splitlines()
    assert first == repr(found)[1:-1]
    assert lines[0].startswith(
        "  1 to 2: orders, from “Click Orders” to “Open the order”, certainty "
    )
    table = found.to_frame()
    assert table["workflow"].tolist() == ["orders", "users"]
    assert table["activities"].tolist() == [2, 2]
    assert table["started_at"].isna().all()
    assert table["run"].tolist() == [1, 2]
    assert "orders" in found._repr_html_()


def test_certainty_says_how_much_more_it_is_of_this_than_of_another() -> None:
    """The same words in another workflow leave none; one candidate has no other."""
    twice = {"orders": LOOK_UP, "again": LOOK_UP}

    clear = wb2pm.segment(
        ["Click Orders", "Open the order"], {"o": LOOK_UP, "u": NEW_USER}, runs=1
    )
    equal = wb2pm.segment(["Click Orders", "Open the order"], twice, runs=1)
    alone = wb2pm.segment(["Click Orders"], {"o": LOOK_UP})
    routines = wb2pm.segment(list("abcdefgh" * 4))

    assert [s.certainty for s in clear.segments] == [pytest.approx(1, abs=0.3)]
    assert [s.certainty for s in equal.segments] == [pytest.approx(0)]
    assert [s.certainty for s in alone.segments] == [None]
    assert [s.certainty for s in routines.segments] == [1.0] * 4


def test_one_run_in_another_order_is_not_two_and_two_are_not_one() -> None:
    """What carries out other steps is the rest of it; the same steps are a second run."""
    searched = ["Open the order", "Click Orders", "Search the number"]
    twice = ["Click Orders", "Search the number", "Open the order"] * 2

    moved = wb2pm.segment(searched, {"o": LOOK_UP, "u": NEW_USER}, occurrence="any")
    again = wb2pm.segment(twice, {"o": LOOK_UP, "u": NEW_USER}, occurrence="any")

    assert [(s.first, s.last, s.workflow) for s in moved.segments] == [(0, 2, "o")]
    assert [(s.first, s.last, s.workflow) for s in again.segments] == [
        (0, 2, "o"),
        (3, 5, "o"),
    ]


def test_a_log_of_one_case_becomes_a_log_of_runs() -> None:
    """By rows, or by events where it was made of a demonstration."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["day"] * 5,
            "concept:name": [
                "Click Orders",
                "Open the order",
                "Chat",
                *["Click Users"] * 2,
            ],
            "event_index": [4, 3, 2, 1, 0],
        }
    )

    found = wb2pm.segment(log, {"o": LOOK_UP, "u": NEW_USER}, leftovers=True)
    runs = found.to_log(log)

    assert runs["case:concept:name"].nunique() == 2
    assert runs["case:ui:workflow"].drop_duplicates().tolist() == ["u", "o"]
    assert len(runs) + runs.attrs["wb2pm:left_out"] == 5
    with pytest.raises(DiscoveryError, match="another recording"):
        found.to_log(log.iloc[:2])
