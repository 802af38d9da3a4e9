"""Maps, nets, trees and diagrams in NetworkX and in Graphviz's language."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import Any

import networkx as nx
import pandas as pd
import pytest

from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.models.tree_nets import petri_net
from wb2pm.discovery.models.values import ProcessModel, ProcessTree
from wb2pm.errors import DiscoveryError, MissingExtraError, OptionError

HOSTILE = 'Say "no" \\N <b>bold</b> {x|y} \x1b[2J'


def _log(*cases: str) -> pd.DataFrame:
    rows = [
        (str(number), activity, second)
        for number, case in enumerate(cases)
        for second, activity in enumerate(case)
    ]
    frame = pd.DataFrame(rows, columns=["case:concept:name", "concept:name", "second"])
    begin = pd.Timestamp("2026-03-02T09:00:00Z")
    frame["time:timestamp"] = begin + pd.to_timedelta(frame.pop("second"), unit="s")
    return frame


@pytest.fixture(scope="module")
def model() -> ProcessModel:
    """Return a model with a choice and a loop."""
    pytest.importorskip("pm4py")
    return discover(_log("abd", "acd", "abdabd"), name="letters")


def test_a_map_in_networkx_has_its_counts() -> None:
    """Nodes and edges are those of the map, with counts and times."""
    graph = directly_follows(_log("ab", "ab", "ac")).to_networkx()

    assert dict(graph.nodes["a"]) == {
        "count": 3,
        "cases": 3,
        "seconds": 0.0,
        "starts": 3,
        "ends": 0,
    }
    assert graph.edges["a", "b"]["count"] == 2
    assert graph.edges["a", "b"]["seconds"] == 1.0
    assert set(graph.edges) == {("a", "b"), ("a", "c")}


def test_a_net_in_networkx_is_bipartite(model: ProcessModel) -> None:
    """Places and transitions alternate, and tokens are told."""
    net = model.petri_net()
    graph = net.to_networkx()

    kinds = nx.get_node_attributes(graph, "kind")
    assert all(kinds[a] != kinds[b] for a, b in graph.edges)
    assert graph.number_of_edges() == len(net.arcs)
    assert sum(nx.get_node_attributes(graph, "initial").values()) == 1
    labels = nx.get_node_attributes(graph, "label").values()
    assert {label for label in labels if label} == set("abcd")


@pytest.mark.parametrize("notation", [None, "bpmn", "net", "tree"])
def test_graphviz_draws_what_is_written(model: ProcessModel, notation: Any) -> None:
    """Each activity stands in it, and where Graphviz is, it takes the text."""
    pytest.importorskip("graphviz")
    source = model.to_graphviz(notation).source

    assert all(f"label={name}" in source for name in "abcd")
    _check(source)


def test_texts_are_shown_as_they_are() -> None:
    """No label becomes an escape, HTML, a record or an attribute."""
    pytest.importorskip("graphviz")
    leaf = ProcessTree(label=HOSTILE)
    model = ProcessModel(tree=leaf, net=petri_net(leaf))
    for drawn in (
        leaf.to_graphviz(),
        model.to_graphviz("net"),
        model.to_graphviz("bpmn"),
        directly_follows(_log("ab").replace("a", HOSTILE)).to_graphviz(),
    ):
        assert r"Say \"no\" \\N <b>bold</b>" in drawn.source
        assert "\x1b" not in drawn.source
        _check(drawn.source)


def test_what_is_missing_is_said(
    model: ProcessModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notation that a model lacks, one that nobody knows, and a missing extra."""
    pytest.importorskip("graphviz")
    with pytest.raises(DiscoveryError, match="has no map"):
        model.to_graphviz("map")
    with pytest.raises(OptionError, match="one of bpmn, net, map, tree"):
        model.to_graphviz("uml")  # type: ignore[arg-type]
    monkeypatch.setitem(sys.modules, "graphviz", None)
    with pytest.raises(MissingExtraError, match=r"wb2pm\[viz\]"):
        model.petri_net().to_graphviz()


def _check(source: str) -> None:
    dot = shutil.which("dot")
    if dot is not None:
        subprocess.run(
            [dot, "-Tplain"], input=source.encode(), check=True, capture_output=True
        )
