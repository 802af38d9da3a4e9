"""Where time goes, what ways cost, and what could be automated."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd
from hypothesis import given
from hypothesis import strategies as st

from tests.report.builder import ORDER, REPORT, make_verdict, make_workflow
from wb2pm.report.automation import find_candidates, rank_candidates
from wb2pm.report.case_views import CaseStep, CaseView, view_cases
from wb2pm.report.places import view_places
from wb2pm.report.ways import cost_of_ways


def test_time_is_added_up_by_application_and_page() -> None:
    """A wait counts where the step after it is done."""
    log = make_workflow("1", "Show the report", REPORT).log

    (shop,) = view_places(log)

    assert (shop.whole.name, shop.whole.cases, shop.whole.steps) == ("shop.test", 4, 19)
    assert shop.whole.total_s == 91.0
    assert [(page.name, page.total_s) for page in shop.pages] == [
        ("/report", 87.0),
        ("/help", 4.0),
        ("/home", 0.0),
    ]
    assert shop.whole.share == 1.0


def test_places_that_are_not_known_are_one_place() -> None:
    """Programs stand for themselves, and no time is no zero."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["a", "a", "b"],
            "concept:name": ["x", "y", "x"],
            "time:timestamp": pd.to_datetime([0, 5, 9], unit="s", utc=True),
            "ui:application": ["Mail", None, "Mail"],
            "ui:time_quality": "order_only",
            "case:ui:site": ["post", "post", None],
        }
    )

    mail, unknown = view_places(log)

    assert (mail.whole.name, mail.whole.steps, mail.whole.total_s) == ("Mail", 2, None)
    assert (unknown.whole.name, unknown.whole.site) == ("", "post")
    assert mail.whole.site == "post"
    assert view_places(log.drop(columns="ui:application")) == ()
    assert view_places(log.assign(**{"ui:application": None})) == ()


def test_a_way_costs_what_it_takes_beyond_the_quickest() -> None:
    """And of that what goes to steps which the quickest way does without."""
    workflow = make_workflow("1", "Show the report", REPORT)

    costs = cost_of_ways(workflow, view_cases(workflow))

    usual, detour, corrected = costs[1], costs[2], costs[3]
    assert (usual.duration_s, usual.extra_s, usual.beyond) == (10.5, 0.0, ())
    assert (detour.extra_s, detour.total_s, detour.beyond_s) == (45.5, 45.5, 7.0)
    assert detour.beyond == (("Navigate back", 4.0), ("Click 'Help'", 3.0))
    assert corrected.beyond == (("Enter 'From'", 4.0),)


def test_a_way_that_reached_no_end_is_not_the_quickest() -> None:
    """Whoever gives up is done sooner."""
    workflow = make_workflow("1", "Show the report", REPORT)
    verdicts = {
        **workflow.procedure_verdicts,
        **{case: make_verdict(case, completed=False) for case in "ab"},
    }
    given_up = replace(workflow, procedure_verdicts=verdicts)

    costs = cost_of_ways(given_up, view_cases(given_up))

    assert costs[3].extra_s == costs[1].extra_s == 0.0
    assert costs[2].extra_s == 42.0
    one = make_workflow("1", "Ship", ORDER)
    assert cost_of_ways(one, view_cases(one)) == {}


def test_candidates_are_runs_that_repeat_and_take_time() -> None:
    """With how often they were seen, how often begun, and what they take."""
    cases = view_cases(make_workflow("1", "Show the report", REPORT))

    (found,) = find_candidates(cases, workflow=0)

    assert found.steps == ("Enter 'From'", "Enter 'To'", "Click 'Show Report'")
    assert (found.cases, found.of_cases, found.times, found.begun) == (4, 4, 4, 5)
    assert (found.stability, found.duration_s, found.case_s) == (0.8, 8.5, 18.0)
    assert find_candidates(cases[:1], workflow=0) == []


def test_candidates_are_ranked_by_the_year_where_it_is_known() -> None:
    """A rare workflow of long cases comes after a frequent one of short ones."""
    workflows = [
        make_workflow("1", "Show the report", REPORT),
        make_workflow("2", "Ship order 17", ORDER),
    ]
    found = [
        candidate
        for place, workflow in enumerate(workflows)
        for candidate in find_candidates(view_cases(workflow), workflow=place)
    ]

    recorded = rank_candidates(found, ["1", "2"], {})
    yearly = rank_candidates(found, ["1", "2"], {"1": 10, "2": 7200})
    partly = rank_candidates(found, ["1", "2"], {"2": 0.5})

    assert [c.workflow for c in recorded] == [0, 1]
    assert [(c.workflow, c.hours_a_year) for c in yearly] == [(1, 10.0), (0, 0.05)]
    assert [c.workflow for c in partly] == [1, 0]


@given(st.lists(st.lists(st.sampled_from("ABC"), max_size=12), max_size=6))
def test_no_step_is_in_two_candidates(traces: list[list[str]]) -> None:
    """Each is really there as often as it says, in half of the cases at least."""
    cases = [
        CaseView(
            number=number,
            id=str(number),
            actor=None,
            site=None,
            started_at=None,
            duration_s=None,
            share=0.0,
            events=len(trace),
            rework=0,
            variant=None,
            model=None,
            procedure=None,
            outcome=None,
            steps=tuple(CaseStep(activity, 1.0, 0.5, None) for activity in trace),
        )
        for number, trace in enumerate(traces)
    ]
    holding = [trace for trace in traces if trace]

    found = find_candidates(cases, workflow=0)

    assert sum(len(c.steps) * c.times for c in found) <= sum(map(len, holding))
    for candidate in found:
        run = "".join(candidate.steps)
        lines = ["".join(trace) for trace in holding]
        assert candidate.cases == sum(run in line for line in lines)
        assert candidate.times == sum(line.count(run) for line in lines)
        assert 2 * candidate.cases >= len(holding)
        assert candidate.cases >= 2
        assert 0 < candidate.stability <= 1
