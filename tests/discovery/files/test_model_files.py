"""Models as files and pictures."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec.structs import replace

from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.drawable import Drawable
from wb2pm.discovery.drawing import pictures
from wb2pm.discovery.drawing.node_picture import Box, Line, draw_nodes
from wb2pm.discovery.files.ptml import write_ptml
from wb2pm.discovery.files.writing import write_model
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.models.tree_nets import petri_net
from wb2pm.discovery.models.values import (
    Constraint,
    ObjectFlow,
    ProcessModel,
    ProcessTree,
)
from wb2pm.errors import DiscoveryError, MissingExtraError, UnknownNameError, WriteError
from wb2pm.testing.samples import event_log

SVG = "{http://www.w3.org/2000/svg}"
EVIL = "<script>alert(1)</script> & \u202e\x00"


def _leaf(label: str | None) -> ProcessTree:
    return ProcessTree(label=label)


def _model(tree: ProcessTree, *, net_only: bool = False) -> ProcessModel:
    net = petri_net(tree)
    given = None if net_only else tree
    return ProcessModel(name="m <&>", miner="-", engine="-", tree=given, net=net)


TREE = ProcessTree(
    operator="sequence",
    children=(
        ProcessTree(operator="parallel", children=(_leaf("a"), _leaf("b"))),
        ProcessTree(operator="exclusive", children=(_leaf("c"), _leaf(None))),
        ProcessTree(operator="loop", children=(_leaf("d"), _leaf(None))),
    ),
)


def _texts(svg: str) -> list[str]:
    """Read a picture and give its texts; it must be XML."""
    return [each.text or "" for each in ET.fromstring(svg).iter(f"{SVG}text")]


def test_blocks_are_drawn_as_bpmn() -> None:
    """Tasks and the questions of gateways can be read."""
    texts = _texts(_model(TREE)._repr_svg_())

    assert {"a", "b", "c", "d", "Start", "End", "+", "\u00d7", "Again?"} <= set(texts)


def test_nets_are_drawn_as_places_and_transitions() -> None:
    """Tokens and silent steps show."""
    svg = _model(TREE, net_only=True)._repr_svg_()

    places = list(ET.fromstring(svg).iter(f"{SVG}circle"))
    assert len(places) == len(petri_net(TREE).places)
    assert {"a", "b", "c", "d", "●", "◎"} <= set(_texts(svg))


def test_a_net_too_large_to_be_read_is_not_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The picture says how to look at it."""
    monkeypatch.setattr(pictures, "MAX_NODES", 3)

    texts = _texts(_model(TREE, net_only=True)._repr_svg_())

    assert "is not drawn: write it as PNML" in " ".join(texts)


def test_graphs_rules_and_objects_are_drawn() -> None:
    """Each notation has its picture."""
    graph = directly_follows(event_log(["abb", "ab"]))
    of_graph = ProcessModel(name="m", miner="dfg", engine="-", graph=graph)
    rule = Constraint(
        template="chain_response", activities=("a", "b"), support=1, confidence=1
    )
    start = Constraint(template="start", activities=("a",), support=1, confidence=1)
    rules = ProcessModel(name="m", miner="-", engine="-", constraints=(rule, start))
    flow = ObjectFlow(object_type="order", graph=graph, several=("a", "b"))
    objects = ProcessModel(name="m", miner="-", engine="-", objects=(flow,))

    assert "a" in _texts(of_graph._repr_svg_())
    assert of_graph._repr_svg_() != graph._repr_svg_()  # by its title alone
    assert "chain response" in _texts(rules._repr_svg_())
    assert "1 rule of 2 are drawn" in " ".join(_texts(rules._repr_svg_()))
    assert "— order" in _texts(objects._repr_svg_())


def test_a_value_is_drawn_as_its_class_or_else_its_base_class() -> None:
    """A model of one's own class is drawn; a value that nothing draws is refused."""

    class Checked(ProcessModel, frozen=True):
        """A model with more to say."""

    class Odd(Drawable, frozen=True):
        """A value without a picture."""

    model = Checked(name="m", miner="-", engine="-", tree=_leaf("Save"))

    assert "Save" in _texts(model._repr_svg_())
    with pytest.raises(UnknownNameError, match="No picture of the class named 'Odd'"):
        Odd()._repr_svg_()


def test_pictures_disarm_what_labels_hold() -> None:
    """Markup is text, and what turns the direction of writing is spelt out."""
    for tree in (
        _leaf(EVIL),
        ProcessTree(operator="loop", children=(_leaf(EVIL), _leaf("x"))),
    ):
        for net_only in (False, True):
            svg = _model(tree, net_only=net_only)._repr_svg_()

            assert "<script" not in svg
            assert "\u202e" not in svg
            ET.fromstring(svg)


def test_loops_of_a_box_have_their_label() -> None:
    """An arrow from a box to itself is drawn beside it."""
    svg = draw_nodes(
        [Box(kind="box", label="a")],
        [Line(source=0, target=0, label="12"), Line(source=0, target=0)],
        title="t",
        caption="c",
    )

    assert "12" in _texts(svg)


@pytest.mark.filterwarnings("ignore")  # pm4py warns of its own
def test_pm4py_reads_the_tree_that_was_written(tmp_path: Path) -> None:
    """PTML keeps operators, order, labels and silent leaves."""
    pytest.importorskip("pm4py")
    import pm4py

    path = tmp_path / "m.ptml"

    write_model(_model(TREE), path)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        read = pm4py.read_ptml(str(path))

    assert str(read) in (  # it prints the children of a choice in either order
        "->( +( 'a', 'b' ), X( 'c', tau ), *( 'd', tau ) )",
        "->( +( 'a', 'b' ), X( tau, 'c' ), *( 'd', tau ) )",
    )


def test_ptml_names_what_xml_cannot_hold(tmp_path: Path) -> None:
    """And is refused for a model without blocks."""
    report = write_ptml(_model(_leaf("a\x00")), tmp_path / "m.ptml")

    assert report.losses[0].count == 1
    with pytest.raises(DiscoveryError, match="has no process tree"):
        write_ptml(_model(TREE, net_only=True), tmp_path / "n.ptml")


@pytest.mark.parametrize("ending", [".bpmn", ".pnml", ".ptml", ".svg", ".json", ".png"])
def test_the_ending_names_the_format(tmp_path: Path, ending: str) -> None:
    """The same model gives the same bytes."""
    if ending == ".png":
        pytest.importorskip("resvg_py")
    first, second = tmp_path / f"1{ending}", tmp_path / f"2{ending}"

    write_model(_model(TREE), first)
    write_model(_model(TREE), second)

    assert first.read_bytes() == second.read_bytes()
    assert len(first.read_bytes()) > 500


def test_json_holds_the_whole_model(tmp_path: Path) -> None:
    """It can be read back."""
    path = tmp_path / "m.json"
    model = _model(TREE)

    write_model(model, path)

    assert msgspec.json.decode(path.read_bytes(), type=ProcessModel) == model


def test_wrong_endings_and_missing_extras(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both say what would do."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    with pytest.raises(WriteError, match=r"must be one of \.bpmn"):
        write_model(_model(TREE), tmp_path / "m.vsdx")
    with pytest.raises(MissingExtraError, match=r"wb2pm\[png\]"):
        write_model(_model(TREE), tmp_path / "m.png")


def test_a_discovered_log_skeleton_can_be_drawn() -> None:
    """Rules need no engine."""
    model = discover(event_log(["abc", "acb"]), miner="log_skeleton")

    assert "equivalence" in _texts(model._repr_svg_())


def test_pictures_of_objects_leave_out_what_unrelated_work_shares(
    tmp_path: Path,
) -> None:
    """Pages join whatever was done on them; they are drawn when asked for."""
    graph = directly_follows(event_log(["ab", "ab"]))
    objects = tuple(
        ObjectFlow(object_type=name, graph=graph)
        for name in ("demonstration", "order", "page")
    )
    model = ProcessModel(name="x", miner="oc_dfg", engine="wb2pm", objects=objects)

    def legend(**types: list[str]) -> list[str]:
        return re.findall("— (.*)<", pictures.model_svg(model, **types))

    assert legend() == ["demonstration", "order"]
    assert "not drawn: page." in pictures.model_svg(model)
    assert legend(types=["page"]) == ["page"]
    model = replace(model, objects=objects[2:])
    assert legend() == ["page"]
    model = replace(model, objects=objects)
    with pytest.raises(UnknownNameError, match="Did you mean 'order'"):
        pictures.model_svg(model, types=["oder"])
    write_model(model, tmp_path / "x.svg", types=["order"])
    assert "— page<" not in (tmp_path / "x.svg").read_text(encoding="utf-8")
    with pytest.raises(WriteError, match="chosen for a picture"):
        write_model(model, tmp_path / "x.json", types=["order"])
