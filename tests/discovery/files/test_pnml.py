"""PNML files, as other programs read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from wb2pm.discovery.files.pnml import write_pnml
from wb2pm.discovery.models.tree_nets import SILENT, petri_net
from wb2pm.discovery.models.values import (
    PetriNet,
    ProcessModel,
    ProcessTree,
    Transition,
)

CHOICE = petri_net(
    ProcessTree(
        operator="sequence",
        children=(
            ProcessTree(label="Click 'Back' & <go>"),
            ProcessTree(
                operator="exclusive", children=(ProcessTree(label="Save"), SILENT)
            ),
        ),
    )
)


def _write(net: PetriNet, path: Path) -> str:
    model = ProcessModel(name="saving", miner="m", engine="e", net=net)
    return write_pnml(model, path).paths[0]


def test_pm4py_reads_labels_silence_and_markings(tmp_path: Path) -> None:
    """pm4py finds the same net."""
    importer = pytest.importorskip("pm4py.objects.petri_net.importer.importer")

    net, initial, final = importer.apply(_write(CHOICE, tmp_path / "a.pnml"))

    assert {place.name for place in net.places} == {"p0", "p1", "p2"}
    assert {(each.name, each.label) for each in net.transitions} == {
        ("t0", "Click 'Back' & <go>"),
        ("t1", "Save"),
        ("t2", None),
    }
    assert {(arc.source.name, arc.target.name) for arc in net.arcs} == set(CHOICE.arcs)
    assert [(place.name, count) for place, count in initial.items()] == [("p0", 1)]
    assert [(place.name, count) for place, count in final.items()] == [("p1", 1)]


def test_r4pm_reads_weights_and_markings(tmp_path: Path) -> None:
    """r4pm finds the same net, a repeated arc as one of that weight."""
    nets = pytest.importorskip("r4pm.petri_net")
    net = PetriNet(
        places=("in", "out"),
        transitions=(Transition(id="t", label=None),),
        arcs=(("in", "t"), ("in", "t"), ("t", "out")),
        initial={"in": 2},
        final={"out": 1},
    )

    read = nets.import_pnml(_write(net, tmp_path / "a.pnml"))

    assert sorted(arc["weight"] for arc in read["arcs"]) == [1, 2]
    assert list(read["initial_marking"].values()) == [2]
    assert [list(each.values()) for each in read["final_markings"]] == [[1]]
    assert [each["label"] for each in read["transitions"].values()] == [None]
