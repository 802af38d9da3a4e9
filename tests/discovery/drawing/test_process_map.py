"""Process maps as pictures."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

from hypothesis import example, given
from hypothesis import strategies as st

from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph, Flow
from wb2pm.discovery.drawing.map_selection import END, START, select
from wb2pm.discovery.drawing.process_map import process_map_svg, write_process_map

SVG = "{http://www.w3.org/2000/svg}"


def make_graph(*traces: Sequence[str]) -> DirectlyFollowsGraph:
    """Count what directly follows what."""
    activities = Counter(a for trace in traces for a in trace)
    flows = Counter(p for t in traces for p in itertools.pairwise(t))
    return DirectlyFollowsGraph(
        activities=tuple(
            ActivityCount(
                activity=name,
                count=count,
                cases=sum(name in trace for trace in traces),
                seconds=1.5,
            )
            for name, count in sorted(activities.items(), key=lambda i: (-i[1], i[0]))
        ),
        flows=tuple(
            Flow(source=a, target=b, count=count, cases=count, seconds=2.0)
            for (a, b), count in sorted(flows.items(), key=lambda i: (-i[1], i[0]))
        ),
        starts=dict(Counter(trace[0] for trace in traces)),
        ends=dict(Counter(trace[-1] for trace in traces)),
        cases=len(traces),
    )


def texts(svg: str) -> list[str]:
    """Read the visible texts of a picture."""
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def test_a_map_shows_what_happened_how_often() -> None:
    """Boxes and arrows carry counts and median times."""
    svg = process_map_svg(make_graph("ABC", "ABC", "AC"), title="Work")

    shown = texts(svg)
    assert {"A", "B", "C", "Start · 3 cases", "End · 3 cases"} <= set(shown)
    assert {"3\u00d7 · 1.5 s", "2\u00d7 · 1.5 s", "2 · 2.0 s", "1 · 2.0 s"} <= set(
        shown
    )
    titles = [title.text for title in ET.fromstring(svg).iter(f"{SVG}title")]
    assert titles[0] == "Work"
    assert "A → B: 2 times, in 2 cases; median time in between 2.0 s" in titles
    assert "3 cases began with A" in titles
    assert "3 cases ended with C" in titles
    assert "B: 2 times, in 2 of 3 cases; median working time 1.5 s" in titles
    assert "Nothing is left out." in " ".join(shown)


def test_a_map_is_the_same_each_time() -> None:
    """The same graph gives the same text."""
    graph = make_graph("ABCDE", "ACBDE", "ABBDE")

    assert process_map_svg(graph) == process_map_svg(graph)


def test_the_main_path_is_followed_where_cases_begin_and_end_alike() -> None:
    """It takes the most frequent way, and there is none if cases differ."""
    common = select(make_graph("ABD", "ABD", "ACD"), max_activities=9, max_arrows=9)
    apart = select(make_graph("AB", "CD", "EF"), max_activities=9, max_arrows=9)

    names = [common.activities[index].activity for index in common.main]
    assert names == ["A", "B", "D"]
    assert apart.main == ()


def test_loops_and_ways_back_are_drawn() -> None:
    """An activity may follow itself, and a later one may lead back."""
    svg = process_map_svg(make_graph("AABA", "AB"))

    assert texts(svg).count("1 · 2.0 s") == 2


def test_what_is_left_out_is_said() -> None:
    """A map with too many activities or arrows says how many it hides."""
    traces = [f"A{middle}Z" for middle in "bcdefghij"] + ["AbZ"] * 5

    caption = texts(process_map_svg(make_graph(*traces), max_activities=4))[-2:]

    assert "Left out: 7 of 11 activities (17 % of all occurrences), the rarest" in (
        " ".join(texts(process_map_svg(make_graph(*traces), max_activities=4)))
    )
    assert caption


def test_fewer_arrows_never_cut_an_activity_off() -> None:
    """Each activity keeps a way from the start and one to the end."""
    selection = select(
        make_graph("ABCD", "ACBD", "ADCB", "DCBA"), max_activities=9, max_arrows=0
    )

    assert {arrow.target for arrow in selection.arrows} >= {0, 1, 2, 3, -2}
    assert {arrow.source for arrow in selection.arrows} >= {0, 1, 2, 3, -1}
    assert "that nothing hangs on" in selection.left_out[0]


def test_labels_are_wrapped_and_cut_inside_their_box() -> None:
    """A label takes three lines at most; hovering shows all of it."""
    label = "Click 'Export all customer records of the last quarter as a spreadsheet'"
    svg = process_map_svg(make_graph([label]))

    shown = texts(svg)
    assert "Click 'Export all" in shown[0]
    assert shown[2].endswith("…")
    assert "quarter as a spreadsheet" in svg


def test_hostile_labels_stay_text() -> None:
    """Markup, quotes, controls and direction marks in a label do no harm."""
    label = "<script>alert('x')</script>\x00\u202e\" onload=\"&amp;"
    svg = process_map_svg(make_graph([label]), title=label)

    root = ET.fromstring(svg)

    assert not [element for element in root.iter() if "script" in element.tag]
    assert not re.search(r"<[^>]*onload=", svg)
    assert "\x00" not in svg
    assert "\u202e" not in svg
    assert (
        root[0].text == "<script>alert('x')</script><U+0000><U+202E>\" onload=\"&amp;"
    )


def test_an_empty_graph_says_so(tmp_path: Path) -> None:
    """There is a picture for no activities too."""
    path = tmp_path / "map.svg"

    write_process_map(make_graph(), path)

    content = path.read_text(encoding="utf-8")
    assert content.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<svg ')
    assert "There are no activities to show." in content
    ET.fromstring(content.encode())


def test_a_long_chain_and_many_branches_are_drawn() -> None:
    """Size is no obstacle: 200 activities in a row, then 200 side by side."""
    row = [f"Step {number}" for number in range(200)]

    chain = process_map_svg(make_graph(row), max_activities=200)
    fan = process_map_svg(make_graph(*([name] for name in row)), max_activities=200)

    assert "Step 199" in texts(chain)
    assert "Step 199" in texts(fan)


def ways(arrows: Iterable[tuple[int, int]], root: int) -> set[int]:
    """Find what can be reached from a root."""
    leaving = defaultdict(set)
    for source, target in arrows:
        leaving[source].add(target)
    reached, waiting = {root}, [root]
    while waiting:
        for target in leaving[waiting.pop()] - reached:
            reached.add(target)
            waiting.append(target)
    return reached


@example(["BD", "ABCFE"], 5)
@example(["BD", "ABCE"], 4)
@given(
    st.lists(st.text("ABCDEFGH", min_size=1, max_size=9), min_size=1), st.integers(1, 8)
)
def test_however_few_are_shown_each_has_its_way_from_start_to_end(
    traces: list[str], shown: int
) -> None:
    """Also where all its ways lead through what is left out."""
    selection = select(make_graph(*traces), max_activities=shown, max_arrows=0)

    arrows = {(a.source, a.target) for a in selection.arrows}
    places = set(range(len(selection.activities)))
    assert places <= ways(arrows, START)
    assert places <= ways({(b, a) for a, b in arrows}, END)
    assert all(a.needed for a in selection.arrows)


def test_a_way_through_what_is_left_out_is_dashed_and_says_so() -> None:
    """C is frequent, and no flow leads to it from what else is shown."""
    graph = make_graph("AxCC", "AyCC", "AzC")

    svg = process_map_svg(graph, max_activities=2)

    assert "1 not shown" in texts(svg)
    assert "A → C: by way of 1 activity that the map does not show" in svg
    assert "stroke-dasharray" in svg
    assert "Dashed: by way of activities that are left out." in svg
    assert "stroke-dasharray" not in process_map_svg(graph)


def test_a_page_finds_boxes_and_arrows_by_the_numbers_it_gives() -> None:
    """A file of its own has none; arrows that hold the map together name no count."""
    graph = make_graph("AB", "AB", "B")

    svg = process_map_svg(graph, numbers={"A": 7, "B": 4})

    assert svg.count('data-activity="7"') == 1
    assert svg.count('<g data-from="7" data-to="4">') == 2
    assert '<g data-from="-1" data-to="4" data-count="1">' in svg
    assert "data-" not in process_map_svg(graph)
