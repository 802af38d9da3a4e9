"""Improvements are found by comparing demonstrations, with evidence and cost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.report.builder import REPORT, Step, make_item
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.discovery.improvements.improvement import Improvement
from wb2pm.discovery.improvements.waits import FAR_OUT
from wb2pm.events import Activity, Demonstration

Items = list[tuple[Demonstration, tuple[Activity, ...]]]


def find(kind: str, *cases: Sequence[Step | str]) -> list[Improvement]:
    """Find the improvements of one kind in cases named a, b, c, ..."""
    items = [make_item(chr(97 + n), steps) for n, steps in enumerate(cases)]
    return [i for i in find_improvements(items) if i.kind == kind]


def test_a_detour_is_what_few_do_and_others_go_past() -> None:
    """It costs the time from its first step to the step after it."""
    straight = ("Click 'A'", "Click 'B'")
    detour: tuple[Step, ...] = (
        ("Click 'A'", 0, 0),
        ("Click 'Help'", 2, 0),
        ("Navigate back", 3, 0),
        ("Click 'B'", 4, 0),
    )

    (found,) = find("detour", straight, straight, detour)

    assert found.demonstrations == ("c",)
    assert found.activities == ("Click 'Help'", "Navigate back")
    assert found.saving_s == 7.0
    assert found.occurrences == 1
    assert found.evidence == ("c:e1", "c:e2")
    assert (
        "1 of 3 demonstrations took a detour between “Click 'A'” and" in found.sentence
    )
    assert find("backtracking", straight, straight, detour) == []


def test_a_detour_at_the_start_or_the_end_counts() -> None:
    """The start and the end of a case are places like any other."""
    straight = ("Click 'A'", "Click 'B'")

    (first,) = find("detour", straight, straight, ("Click 'Help'", *straight))
    (last,) = find("detour", straight, straight, (*straight, "Click 'Home'"))

    assert "between the start and “Click 'A'”" in first.sentence
    assert "between “Click 'B'” and the end" in last.sentence
    assert (first.saving_s, last.saving_s) == (1.0, 1.0)


def test_a_step_done_anew_after_a_wrong_turn_belongs_to_the_detour() -> None:
    """Opening the menu again was only needed because of the wrong link."""
    straight = ("Click 'Menu'", "Click 'Products'")
    wrong = ("Click 'Menu'", "Click 'Alerts'", *straight)

    (found,) = find("detour", straight, straight, wrong)

    assert found.activities == ("Click 'Alerts'", "Click 'Menu'")
    assert "between “Click 'Menu'” and “Click 'Products'”" in found.sentence
    assert find("repeat", straight, straight, wrong) == []


def test_a_way_out_and_back_is_a_detour_wherever_it_leads_on() -> None:
    """Leaving a page and returning to it shows by the pages alone."""
    plain = ("Click 'A' @/list", "Click 'B' @/list")
    away = (
        "Click 'A' @/list",
        "Click 'Help' @/list",
        "Click 'Close' @/help",
        "Click 'C' @/list",
        "Click 'B' @/list",
    )

    (found,) = find("detour", plain, plain, plain, away)

    assert found.activities[:2] == ("Click 'Help'", "Click 'Close'")


@pytest.mark.parametrize(
    "other",
    [
        ("Click 'A' @/form", "Enter 'Note'=x @/form", "Click 'B' @/form"),
        ("Click 'A'", "Scroll down", "Click 'B'"),
    ],
)
def test_what_is_entered_here_and_scrolling_are_no_detour(
    other: tuple[str, ...],
) -> None:
    """A field that others leave out may be part of the work."""
    plain = ("Click 'A' @/form", "Click 'B' @/form")

    assert find("detour", plain, plain, other) == []


def test_a_click_instead_of_enter_is_no_detour() -> None:
    """Where others press Enter in the field, the click does the same."""
    keyed = ("Enter 'Search'!=x", "Open issue=1")
    keyed = ("Enter 'Search'! @/a", "Open issue @/b")
    clicked = ("Enter 'Search' @/a", "Click 'Search' @/a", "Open issue @/b")

    assert find("detour", keyed, keyed, clicked) == []


def test_half_is_no_minority() -> None:
    """With two demonstrations nobody can say which one is the usual."""
    assert find("detour", ("Click 'A'",), ("Click 'A'", "Click 'B'")) == []


def test_a_corrected_value_is_a_repeat() -> None:
    """Filling a field in again with another value costs its own time."""
    (found,) = find("repeat", *REPORT.values())

    assert found.demonstrations == ("c",)
    assert found.activities == ("Enter 'From'",)
    assert found.saving_s == 4.0
    assert found.evidence == ("c:e1", "c:e2")
    assert "corrected “Enter 'From'”" in found.sentence


def test_the_same_again_is_doubled_work() -> None:
    """The same value, or a click, once more than usual."""
    once = ("Click 'Save' @/form", "Click 'Home' @/form")
    twice = ("Click 'Save' @/form", "Click 'Save' @/form", "Click 'Home' @/form")

    (found,) = find("repeat", once, once, twice)

    assert "did “Click 'Save'” again" in found.sentence
    assert found.saving_s == 1.0


def test_whether_masked_values_are_the_same_is_not_known() -> None:
    """A mask equals no mask: nobody can tell the same password from another one."""
    once = ("Enter 'Password'=[password] @/in", "Click 'Home' @/in")
    twice = ("Enter 'Password'=[password] @/in", *once)

    (found,) = find("repeat", once, once, twice)

    assert "did “Enter 'Password'” again. What was entered is masked" in found.sentence
    assert "same value" not in found.sentence


def test_things_called_by_a_mask_are_no_repeat() -> None:
    """Neither are two links of one label that had other names before."""
    once = ("Click '[email]' @/list", "Click 'Home' @/list")
    twice = ("Click '[email]' @/list", *once)

    assert find("repeat", once, once, twice) == []


def test_records_called_by_a_mask_are_no_repeat() -> None:
    """Two rows with the addresses of two people show the same mask."""
    once = ("Open row=[email] @/list", "Click 'Home' @/list")
    twice = ("Open row=[email] @/list", *once)

    assert find("repeat", once, once, twice) == []


@pytest.mark.parametrize(
    "steps",
    [
        ("Enter 'Item'!=a @/list", "Enter 'Item'!=b @/list"),
        ("Enter 'Item'=a @/list", "Click 'Add' @/list", "Enter 'Item'=b @/list"),
        ("Open order=1 @/list", "Open order=2 @/list"),
        ("Enter 'Item' @/list", "Enter 'Item'=b @/list"),
        ("Scroll down @/list", "Scroll down @/list"),
        ("Enter 'Item'=a @/one", "Enter 'Item'=b @/two"),
    ],
)
def test_other_things_of_one_name_are_no_repeat(steps: tuple[str, ...]) -> None:
    """Several items, rows or pages are several pieces of work."""
    assert find("repeat", steps) == []


def test_what_most_do_twice_is_the_work() -> None:
    """Only what is done more often than usual counts."""
    twice = ("Click 'Next' @/a", "Click 'Next' @/a", "Click 'Done' @/a")
    thrice = ("Click 'Next' @/a", *twice)

    (found,) = find("repeat", twice, twice, thrice)

    assert found.demonstrations == ("c",)
    assert found.occurrences == 1


def test_going_there_and_back_is_backtracking() -> None:
    """A page that was left and come back to with nothing entered there."""
    start = ("Click 'A' @/list", "Open order=1 @/list")
    rest = ("Enter 'N'=1 @/order/{id}", "Click 'List' @/order/{id}")
    back = (*start, "Click 'List' @/order/{id}", "Open order=1 @/list", *rest)

    (found,) = find("backtracking", (*start, *rest), (*start, *rest), back)

    assert found.demonstrations == ("c",)
    assert found.activities == ("Open order", "Click 'List'")
    assert found.saving_s == 2.0
    assert "went from /list to /order/{id} and back" in found.sentence
    assert "The others did without." in found.sentence
    assert find("repeat", (*start, *rest), (*start, *rest), back) == []


def test_no_saving_is_claimed_where_nobody_does_without() -> None:
    """What most do may be needed; the finding is a question then."""
    back = ("Click 'A' @/list", "Click 'L' @/order", "Click 'B' @/list")

    (many,) = find("backtracking", back, back)
    (alone,) = find("backtracking", back)

    assert many.saving_s is None
    assert "As many do" in many.sentence
    assert "no other demonstration to compare" in alone.sentence


def test_entering_something_there_is_work() -> None:
    """A form on another page is no way back."""
    filled = ("Click 'A' @/list", "Enter 'N'=1 @/order", "Click 'B' @/list")

    assert find("backtracking", filled, filled) == []


def test_the_browsers_back_is_backtracking() -> None:
    """Even where the pages are not known."""
    plain = ("Click 'A'", "Click 'B'")

    (found,) = find("backtracking", plain, ("Navigate back", "Click 'C'"))

    assert found.saving_s is None
    assert "browser's Back" in found.sentence


def test_a_wait_far_above_the_usual_is_found() -> None:
    """The threshold is Tukey's outer fence over the waits of the workflow."""
    (found,) = [i for i in find("waiting", *REPORT.values()) if "To" in i.sentence]

    assert FAR_OUT == 3.0
    assert found.demonstrations == ("d",)
    assert found.saving_s == 39.0
    assert "waited up to 40 s between “Enter 'From'” and “Enter 'To'”" in found.sentence
    assert "where 5.0 s is already unusual" in found.sentence


def test_a_second_is_within_the_clocks_error() -> None:
    """Equal waits and one that is a little longer: nothing to report."""
    even = [(f"Click '{name}'", 1.0, 0.0) for name in "ABCDEF"]
    late = [*even[:-1], ("Click 'F'", 1.9, 0.0)]

    assert find("waiting", even, late) == []
    assert find("waiting", ["Click 'A'", ("Click 'B'", 99.0, 0.0)]) == []


def test_another_way_with_fewer_steps_and_less_time_is_an_alternative() -> None:
    """Two people take the menus, one the search: the search is shorter."""
    menus = ("Click 'Start'", "Click 'M1'", "Click 'M2'", "Click 'M3'", "Click 'Goal'")
    search = ("Click 'Start'", "Enter 'Search'=x", "Click 'Goal'")

    (found,) = find("alternative", menus, menus, search, search)

    assert found.demonstrations == ("a", "b")
    assert found.saving_s == 2.0
    assert found.occurrences == 2
    assert "Others got there sooner by “Enter 'Search'”" in found.sentence


def test_who_did_not_finish_is_no_example() -> None:
    """Leaving the work out is not a shorter way to do it."""
    full = ("Click 'A'", "Click 'B'", "Click 'D'")
    cases = {
        **dict.fromkeys("abc", full),
        "d": ("Click 'A'", "Click 'D'"),
        "e": ("Click 'A'", "Click 'Y'", "Click 'D'"),
        "f": ("Click 'X'", "Click 'D'"),
    }
    items = [make_item(case, steps) for case, steps in cases.items()]

    trusted = find_improvements(items)
    checked = find_improvements(items, completed={"a": True, "d": False, "f": False})

    assert [i.kind for i in trusted] == ["alternative", "detour"]
    assert checked == ()


def test_a_shorter_way_that_takes_longer_is_no_improvement() -> None:
    """Fewer steps alone save nothing."""
    menus = ("Click 'Start'", "Click 'M1'", "Click 'M2'", "Click 'Goal'")
    search: tuple[Step, ...] = (
        ("Click 'Start'", 0, 0),
        ("Enter 'Search'=x", 9, 9),
        ("Click 'Goal'", 9, 0),
    )

    assert find("alternative", menus, menus, search, search) == []


def test_long_ways_are_told_in_short() -> None:
    """Of a row of many steps the middle is left out, and counted."""
    menus = ("Click 'Start'", *(f"Click 'M{n}'" for n in range(6)), "Click 'Goal'")
    search = ("Enter 'Search'=x", "Click 'Goal'")

    (found,) = find("alternative", menus, menus, search, search)

    assert "from the start to" in found.sentence
    assert "“Click 'Start'”, “Click 'M0'”, 4 more steps, “Click 'M5'”" in found.sentence


def test_without_clocks_nothing_is_said_about_time() -> None:
    """Findings by order stay; savings and waits do not."""
    items: Items = []
    for case, steps in REPORT.items():
        demonstration, activities = make_item(case, steps)
        items.append(
            (
                demonstration,
                tuple(
                    replace(
                        activity,
                        events=tuple(
                            replace(event, time_quality="order_only")
                            for event in activity.events
                        ),
                    )
                    for activity in activities
                ),
            )
        )

    found = find_improvements(items)

    assert {improvement.kind for improvement in found} == {"detour", "repeat"}
    assert {improvement.saving_s for improvement in found} == {None}


def test_the_largest_saving_comes_first() -> None:
    """Over all cases, not per case."""
    found = find_improvements([make_item(c, steps) for c, steps in REPORT.items()])
    totals = [(i.saving_s or 0) * len(i.demonstrations) for i in found]

    assert [improvement.kind for improvement in found] == [
        "waiting",
        "detour",
        "repeat",
    ]
    assert totals == sorted(totals, reverse=True)


def test_nothing_is_found_in_nothing() -> None:
    """No demonstrations, no activities: no findings."""
    assert find_improvements([]) == ()
    assert find_improvements([make_item("a", [])]) == ()


labels = st.sampled_from(
    [
        "Click 'A' @/a",
        "Click 'B' @/b",
        "Enter 'C'=1 @/a",
        "Enter 'C'=2 @/a",
        "Select 'D'=x @/b",
        "Open row=1 @/a",
        "Navigate back",
        "Scroll down @/a",
    ]
)


@given(st.lists(st.lists(labels, max_size=9), max_size=6))
def test_findings_rest_on_events_that_exist(cases: list[list[str]]) -> None:
    """Whatever was done, evidence points into the cases named, savings are no loss."""
    items = [make_item(f"case{number}", steps) for number, steps in enumerate(cases)]
    known = {
        f"{demonstration.id}:{event.id}"
        for demonstration, activities in items
        for activity in activities
        for event in activity.events
    }

    for improvement in find_improvements(items):
        assert improvement.evidence
        assert set(improvement.evidence) <= known
        assert {e.split(":")[0] for e in improvement.evidence} == set(
            improvement.demonstrations
        )
        assert improvement.saving_s is None or improvement.saving_s >= 0
        assert improvement.occurrences >= len(improvement.demonstrations)
    assert find_improvements(items) == find_improvements(items)
