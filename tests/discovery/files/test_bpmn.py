"""BPMN files and the places of what they show."""

from __future__ import annotations

import os
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from wb2pm.discovery.drawing.bpmn_layout import Bounds, Diagram, lay_out
from wb2pm.discovery.files.bpmn import bpmn_text, write_bpmn
from wb2pm.discovery.files.pnml import write_pnml
from wb2pm.discovery.models.tree_nets import SILENT, petri_net, simplify_tree
from wb2pm.discovery.models.values import PetriNet, ProcessModel, ProcessTree
from wb2pm.errors import DiscoveryError

SCHEMAS = Path(
    os.environ.get(
        "WB2PM_SCHEMAS", Path(__file__).parents[3] / ".." / "shared" / "schemas"
    )
)
EMPTY_NET = PetriNet(places=(), transitions=(), arcs=(), initial={}, final={})
LONG = "Click 'Show the report of all orders of the last month' (Administration)"

labels = st.sampled_from(["a", "Select 'Period'", LONG, "x" * 60])
leaves = st.one_of(st.just(SILENT), st.builds(ProcessTree, label=labels))


def _operators(
    children: st.SearchStrategy[ProcessTree],
) -> st.SearchStrategy[ProcessTree]:
    kinds = st.sampled_from(["sequence", "exclusive", "parallel", "loop", "or"])
    groups = st.lists(children, min_size=1, max_size=4).map(tuple)
    return st.builds(ProcessTree, operator=kinds, children=groups)


trees = st.recursive(leaves, _operators, max_leaves=12)


def _model(tree: ProcessTree | None, name: str = "saving") -> ProcessModel:
    return ProcessModel(
        name=name, miner="inductive", engine="pm4py", net=EMPTY_NET, tree=tree
    )


def _overlap(one: Bounds, two: Bounds) -> bool:
    return (
        one.x < two.x + two.width
        and two.x < one.x + one.width
        and one.y < two.y + two.height
        and two.y < one.y + one.height
    )


def _line_in(
    start: tuple[float, float], stop: tuple[float, float], area: Bounds
) -> bool:
    """Return whether a line runs through the inside of an area."""
    left, right = sorted((start[0], stop[0]))
    top, bottom = sorted((start[1], stop[1]))
    return (
        left < area.x + area.width
        and right > area.x
        and top < area.y + area.height
        and bottom > area.y
    )


def _touches(point: tuple[float, float], area: Bounds) -> bool:
    x, y = point
    across = area.x <= x <= area.x + area.width and y in {area.y, area.y + area.height}
    along = area.y <= y <= area.y + area.height and x in {area.x, area.x + area.width}
    return across or along


@given(trees)
def test_nothing_overlaps(tree: ProcessTree) -> None:
    """Shapes and labels stand clear of each other, and no flow runs through one."""
    diagram = lay_out(tree)

    areas = [shape.bounds for shape in diagram.shapes]
    areas += [shape.label for shape in diagram.shapes if shape.label]
    assert not any(_overlap(one, two) for one, two in combinations(areas, 2))
    assert all(area.x >= 0 and area.y >= 0 for area in areas)
    assert not any(
        _line_in(start, stop, shape.bounds)
        for flow in diagram.connections
        for start, stop in pairwise(flow.waypoints)
        for shape in diagram.shapes
    )


@given(trees)
def test_flows_are_square_and_join_their_shapes(tree: ProcessTree) -> None:
    """Each part of a flow is horizontal or vertical, and its ends touch borders."""
    diagram = lay_out(tree)

    bounds = {shape.id: shape.bounds for shape in diagram.shapes}
    for flow in diagram.connections:
        assert all(
            (one[0] == two[0]) != (one[1] == two[1])
            for one, two in pairwise(flow.waypoints)
        )
        assert _touches(flow.waypoints[0], bounds[flow.source])
        assert _touches(flow.waypoints[-1], bounds[flow.target])


@given(trees)
def test_nodes_have_the_flows_their_kind_allows(tree: ProcessTree) -> None:
    """No task splits or joins, no gateway does both or neither, no id recurs."""
    diagram = lay_out(tree)

    assert len({shape.id for shape in diagram.shapes}) == len(diagram.shapes)
    for shape in diagram.shapes:
        into = sum(flow.target == shape.id for flow in diagram.connections)
        out = sum(flow.source == shape.id for flow in diagram.connections)
        expected = {"task": {(1, 1)}, "start": {(0, 1)}, "end": {(1, 0)}}
        if shape.kind in expected:
            assert (into, out) in expected[shape.kind]
        else:
            assert min(into, out) == 1 < max(into, out)


def _tasks(diagram: Diagram) -> list[str]:
    return sorted(shape.name for shape in diagram.shapes if shape.kind == "task")


def _leaf_labels(tree: ProcessTree) -> list[str]:
    if tree.operator is None:
        return [tree.label] if tree.label is not None else []
    return [label for child in tree.children for label in _leaf_labels(child)]


@given(trees)
def test_every_activity_is_drawn_once(tree: ProcessTree) -> None:
    """The tasks are the leaves of the tree in normal form."""
    assert _tasks(lay_out(tree)) == sorted(_leaf_labels(simplify_tree(tree)))


def test_a_silent_process_is_a_start_and_an_end() -> None:
    """A model of nothing is still a diagram."""
    diagram = lay_out(SILENT)

    assert [shape.id for shape in diagram.shapes] == ["Start", "End"]
    assert [(flow.source, flow.target) for flow in diagram.connections] == [
        ("Start", "End")
    ]


def test_hostile_text_is_escaped_and_named_as_lost(tmp_path: Path) -> None:
    """Markup in a label is text; what XML cannot hold is replaced and reported."""
    hostile = "<script>alert('&\"')</script>\n\x00\ud800"
    tree = ProcessTree(label=hostile)
    model = ProcessModel(
        name=hostile, miner="m", engine="e", tree=tree, net=petri_net(tree)
    )

    reports = [
        write_bpmn(model, tmp_path / "a.bpmn"),
        write_pnml(model, tmp_path / "a.pnml"),
    ]

    shown = "<script>alert('&\"')</script>\n\ufffd\ufffd"
    bpmn = etree.parse(str(tmp_path / "a.bpmn"))
    assert [each.get("name") for each in bpmn.iter("{*}userTask")] == [shown]
    pnml = etree.parse(str(tmp_path / "a.pnml"))
    assert pnml.findtext(".//transition/name/text") == shown
    assert [report.losses[0].count for report in reports] == [4, 4]


def test_the_same_model_gives_the_same_bytes(tmp_path: Path) -> None:
    """Files can be compared and kept under version control."""
    tree = ProcessTree(
        operator="loop", children=(ProcessTree(label="a"), ProcessTree(label="b"))
    )

    first = write_bpmn(_model(tree), tmp_path / "1.bpmn")
    second = write_bpmn(_model(tree), tmp_path / "2.bpmn")

    assert Path(first.paths[0]).read_bytes() == Path(second.paths[0]).read_bytes()


def test_a_model_without_a_net_is_refused_with_a_way_out() -> None:
    """The message says why and what to do instead."""
    rules = ProcessModel(name="saving", miner="declare", engine="wb2pm")

    with pytest.raises(DiscoveryError, match=r"no Petri net; use a miner that finds"):
        bpmn_text(rules)


@settings(deadline=None, max_examples=20)
@given(trees)
def test_files_are_valid_by_the_schema_of_the_standard(tree: ProcessTree) -> None:
    """OMG's BPMN 2.0 schema accepts what is written."""
    path = SCHEMAS / "bpmn20" / "BPMN20.xsd"
    if not path.is_file():
        pytest.skip("no BPMN schema: set WB2PM_SCHEMAS to its folder")
    schema = etree.XMLSchema(etree.parse(str(path)))

    document = etree.fromstring(bpmn_text(_model(tree)).encode())

    assert schema.validate(document), schema.error_log
