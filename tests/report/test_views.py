"""What is gathered for the report before it is laid out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_struct

from tests.report.builder import (
    ORDER,
    REPORT,
    make_analysis,
    make_item,
    make_log,
    make_verdict,
    make_workflow,
)
from wb2pm.discovery.conformance.deviations import Deviation
from wb2pm.discovery.counts.variants import variants
from wb2pm.report.case_views import view_breakdowns, view_cases, view_variants
from wb2pm.report.data_quality import say_redaction, view_quality
from wb2pm.report.deviation_views import view_check
from wb2pm.report.findings import (
    find_highlights,
    find_workflow_highlights,
    top_improvements,
)


def test_cases_are_shown_in_the_order_of_the_demonstrations() -> None:
    """Each with its times, its variant and its verdicts."""
    workflow = make_workflow("1", "Show the report", REPORT)

    cases = view_cases(workflow)

    assert [case.id for case in cases] == ["a", "b", "c", "d"]
    assert [case.duration_s for case in cases] == [10.0, 11.0, 14.0, 56.0]
    assert [case.events for case in cases] == [4, 4, 5, 6]
    assert [case.rework for case in cases] == [0, 0, 1, 0]
    assert [case.variant for case in cases] == [1, 1, 3, 2]
    assert cases[3].share == 1.0
    assert cases[3].procedure is not None
    assert len(cases[3].procedure.deviations) == 2


def test_a_demonstration_without_activities_is_shown_too() -> None:
    """It has a row with nothing in it, and is not left out."""
    workflow = make_workflow("1", "Show the report", {"a": REPORT["a"]})
    empty, _ = make_item("empty", [])

    cases = view_cases(
        replace(workflow, demonstrations=(*workflow.demonstrations, empty))
    )

    assert (cases[1].id, cases[1].events, cases[1].variant) == ("empty", 0, None)
    assert cases[1].duration_s is None


def test_variants_say_how_common_each_step_is() -> None:
    """All, at least half, or fewer than half of the demonstrations."""
    workflow = make_workflow("1", "Show the report", REPORT)

    common, detour, corrected = view_variants(workflow)

    assert common.cases == ("a", "b")
    assert {step.level for step in common.steps} == {"all"}
    assert len(corrected.steps) == 5
    assert [step.level for step in detour.steps[:3]] == ["all", "few", "few"]
    assert detour.steps[1].cases == 1


def test_breakdowns_need_something_to_be_known() -> None:
    """A group that nobody names is not compared."""
    workflow = make_workflow("1", "Show the report", REPORT)
    plain = replace(
        workflow,
        demonstrations=tuple(
            replace_struct(d, actor=None, site=None, attributes={"difficulty": ""})
            for d in workflow.demonstrations
        ),
    )
    everything = ("site", "difficulty", "person")

    site, difficulty, person = view_breakdowns([workflow], by=everything)

    assert (site.by, site.known, len(site.groups)) == ("site", 4, 1)
    assert [group.group for group in difficulty.groups] == ["easy", "hard"]
    assert [group.duration_s for group in difficulty.groups] == [33.5, 12.0]
    assert [group.cases for group in person.groups] == [("a", "c"), ("b", "d")]
    assert view_breakdowns([plain], by=everything) == ()


def test_deviations_are_put_together_by_step_and_kind() -> None:
    """The one that most demonstrations show comes first."""
    missing = Deviation(kind="missing", sentence="s", step_text="Click 'Save'")
    extra = Deviation(kind="extra", sentence="s", activity_label="Click 'Help'")
    bare = Deviation(kind="wrong_value", sentence="Another date was entered.")
    verdicts = {
        "a": make_verdict("a", missing),
        "b": make_verdict("b", missing, extra, bare),
        "c": replace_struct(make_verdict("c"), completed=None),
    }

    check = view_check(verdicts)

    assert check is not None
    assert (check.followed, check.completed) == (1, 2)
    assert [(g.kind, g.what, g.cases) for g in check.groups] == [
        ("Left out", "Click 'Save'", ("a", "b")),
        ("Added", "Click 'Help'", ("b",)),
        ("With another value", "Another date was entered.", ("b",)),
    ]
    assert check.kinds == (("Left out", 2), ("Added", 1), ("With another value", 1))
    assert view_check({}) is None


@pytest.mark.parametrize(
    ("reference", "shown"),
    [
        ("/home/ann/recordings/SOP - 1.txt", "SOP - 1.txt"),
        ("C:\\data\\SOP.txt", "SOP.txt"),
        ("../data/SOP.txt", "SOP.txt"),
        ("Find and/or open an issue", "Find and/or open an issue"),
    ],
)
def test_a_reference_shows_no_folders(reference: str, shown: str) -> None:
    """Whose machine it was is nobody's business."""
    verdict = replace_struct(make_verdict("a"), reference=reference)

    check = view_check({"a": verdict})

    assert check is not None
    assert check.references == (shown,)


def test_issues_are_counted_by_kind_with_an_example() -> None:
    """So is how times were recorded and how elements were named."""
    quality = view_quality(make_analysis())

    (group,) = quality.issues
    assert (group.kind, group.count, group.demonstrations) == ("assumed zone", 8, 8)
    assert (group.example, group.where) == ("read in UTC", "a, $.trace[0]")
    assert quality.times == (("recorded without a zone; one was assumed", 35),)
    assert quality.names == (("visible text", 35),)
    assert quality.inferred == 4
    assert (quality.nameless, quality.activities) == (0, 35)
    assert (quality.actions, quality.events) == (35, 35)


def test_elements_that_nothing_names_are_counted() -> None:
    """Beside all activities, and not among the ways in which elements were named."""
    demonstration, done = make_item("a", ["Click 'x'", "Click 'y'", "Log out"])
    nameless = tuple(
        replace_struct(a, name_source="nameless", element=None) for a in done[:2]
    )
    analysis = make_analysis()
    workflow = replace(
        analysis.workflows[0],
        demonstrations=(demonstration,),
        activities={"a": (*nameless, done[2])},
    )

    quality = view_quality(replace(analysis, workflows=(workflow,)))

    assert (quality.nameless, quality.activities) == (2, 3)
    assert quality.names == (("visible text", 1),)


def test_redaction_is_always_stated() -> None:
    """Masked, nothing to mask, or switched off."""
    analysis = make_analysis()

    assert say_redaction(analysis).startswith("3 values masked")
    assert "found nothing to mask" in say_redaction(replace(analysis, redaction={}))
    assert "policy is “none”" in say_redaction(
        replace(analysis, redaction_policy="none")
    )


def test_the_summary_counts_and_does_not_judge() -> None:
    """Sentences hold the figures they rest on."""
    sentences = find_highlights(make_analysis())

    assert sentences == (
        "8 cases of 2 workflows by 2 people, recorded on 2 March 2026.",
        (
            "The recorded work took 1 min 51 s in all; 73 % of that lies between steps:"
            " pages loading, reading, thinking."
        ),
        (
            "In 1 of 2 workflows recorded more than once do all cases take the"
            " same steps in the same order."
        ),
        "6 of 8 cases follow the written procedure step by step; 8 of 8 reach its end.",
        "Counting finds 3 possible improvements (detour, repeat and waiting).",
    )


def test_the_summary_leaves_out_what_is_not_known() -> None:
    """No people, no clock, no procedure, nothing repeated: few sentences."""
    items = [make_item("a", ["Click 'A'"])]
    log = make_log(items)
    log["ui:time_quality"] = "order_only"
    workflow = replace(
        make_workflow("1", "i", {"a": ORDER["a2"]}, checked=False),
        demonstrations=(items[0][0],),
        log=log,
        variants=variants(log),
        improvements=(),
    )

    assert find_highlights(make_analysis(workflow)) == ("1 case of 1 workflow.",)
    assert find_workflow_highlights(workflow, view_cases(workflow)) == ()


def test_alike_demonstrations_are_called_alike() -> None:
    """One variant for all, in every workflow."""
    workflow = make_workflow("1", "Ship an order", ORDER)

    first, *_ = find_workflow_highlights(workflow, view_cases(workflow))

    assert first == "All cases take the same steps in the same order."
    assert "In every workflow" in find_highlights(make_analysis(workflow))[2]


def test_one_workflow_that_differs_is_told_in_the_singular() -> None:
    """Sentences read as sentences."""
    analysis = make_analysis(make_workflow("1", "Show the report", REPORT))

    assert find_highlights(analysis)[2].startswith("In the one workflow that was")


def test_a_factor_beyond_telling_is_left_out() -> None:
    """The cases of an event log may take seconds or months."""
    workflow = make_workflow("1", "Odd", {"a": REPORT["a"], "d": REPORT["d"]})
    fast, slow, *_ = view_cases(workflow)
    cases = [
        replace(fast, duration_s=56.0),
        replace(slow, duration_s=8_640_000.0),
    ]

    assert "The fastest takes 56 s, the slowest 100 d 0 h." in find_workflow_highlights(
        workflow, cases
    )


def test_a_workflows_highlights_are_counted() -> None:
    """Variants, shared steps, spread, where the time goes, rework."""
    workflow = make_workflow("1", "Show the report", REPORT)
    odd = make_workflow("2", "Odd", {"a": REPORT["a"], "d": REPORT["d"]})

    assert find_workflow_highlights(workflow, view_cases(workflow)) == (
        "2 of 4 cases take the same steps in the same order; there are 3 ways in all.",
        "4 of 6 activities occur in every case.",
        "The fastest takes 10 s, the slowest 56 s: 5.6 times as long.",
        "Most time goes to “Enter 'To'”: 60 % of it, with a median wait of 1.0 s before it.",
        "1 of 19 steps repeats an activity that the same case had done before.",
    )
    assert find_workflow_highlights(odd, view_cases(odd))[0] == (
        "No two cases take the same steps in the same order."
    )


def test_the_largest_savings_are_named_with_their_workflow() -> None:
    """Five at most, and none of unknown saving."""
    places = [place for place, _ in top_improvements(make_analysis())]

    assert places == [0, 0, 0]
