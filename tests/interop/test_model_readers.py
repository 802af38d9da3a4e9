"""Models in the eyes of bpmn.io, bpmnlint, Camunda and ProM."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from wb2pm.discovery.files.bpmn import write_bpmn
from wb2pm.discovery.files.pnml import write_pnml
from wb2pm.discovery.models.tree_nets import SILENT, petri_net
from wb2pm.discovery.models.values import (
    PetriNet,
    ProcessModel,
    ProcessTree,
    Transition,
)

pytestmark = pytest.mark.interop
HERE = Path(__file__).parent


def _block(operator: str, *children: ProcessTree | str | None) -> ProcessTree:
    nodes = (
        child if isinstance(child, ProcessTree) else ProcessTree(label=child)
        for child in children
    )
    return ProcessTree(operator=operator, children=tuple(nodes))  # type: ignore[arg-type]


TREES = {
    "silent": SILENT,
    "one": ProcessTree(label="Click 'Save' & <go>\n\"now\""),
    "loop": _block("loop", None, _block("exclusive", "a", "b" * 90, "c")),
    "mixed": _block(
        "sequence",
        "Click 'Bestsellers'",
        _block("parallel", "Enter 'From'", _block("exclusive", "Select", None)),
        _block("loop", _block("sequence", "i", "k"), _block("parallel", "x", "y")),
        _block("exclusive", _block("loop", "m", None), _block("sequence", "n", "o")),
    ),
}


NO_BLOCKS = "no blocks"
"""A choice, a way back, and parallel ways of which one waits for part of the other."""
_ARCS = """
i-Open Open-a Open-b a-Read Read-c Read-d b-Type c-Type Type-e d-Print d-Skip
Print-f Skip-f f-Again Again-d f-Done Done-g e-Close g-Close Close-o
"""
NET = PetriNet(
    places=tuple("iabcdefgo"),
    transitions=tuple(
        Transition(id=name, label=name)
        for name in ("Open", "Read", "Type", "Print", "Skip", "Again", "Done", "Close")
    ),
    arcs=tuple((arc.split("-")[0], arc.split("-")[1]) for arc in _ARCS.split()),
    initial={"i": 1},
    final={"o": 1},
)


def _model(name: str) -> ProcessModel:
    if name == NO_BLOCKS:
        return ProcessModel(name=name, miner="split", engine="-", net=NET)
    tree = TREES[name]
    return ProcessModel(
        name=f"<{name}>", miner="inductive", engine="-", tree=tree, net=petri_net(tree)
    )


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is absent")
    return found


def test_bpmn_moddle_and_bpmnlint_have_nothing_to_say(
    tmp_path: Path, interop_folder: Path
) -> None:
    """No warning on reading, and no rule of bpmnlint but the size of tasks broken."""
    node = _program("node")
    if not (interop_folder / "node_modules" / "bpmnlint").is_dir():
        pytest.skip("no bpmnlint: run .ci/interop")
    files = [
        write_bpmn(_model(name), tmp_path / f"{name}.bpmn").paths[0]
        for name in (*TREES, NO_BLOCKS)
    ]

    done = subprocess.run(
        [node, str(HERE / "bpmn" / "check.mjs"), *files],
        env={**os.environ, "WB2PM_NODE_MODULES": str(interop_folder)},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )

    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert [result["file"] for result in results] == files
    assert [(result["warnings"], result["reports"]) for result in results] == [
        ([], {})
    ] * len(files)


@pytest.mark.parametrize("name", ["mixed", NO_BLOCKS])
def test_bpmn_io_draws_every_shape(
    name: str, tmp_path: Path, interop_folder: Path
) -> None:
    """The viewer of bpmn.io imports the file in a browser without a warning."""
    chromium = _program("chromium")
    viewer = interop_folder / "node_modules" / "bpmn-js" / "dist"
    if not viewer.is_dir():
        pytest.skip("no bpmn-js: run .ci/interop")
    page = tmp_path / "page"
    shutil.copytree(viewer / "assets", page / "assets")
    shutil.copy(viewer / "bpmn-viewer.production.min.js", page / "assets")
    shutil.copy(HERE / "bpmn" / "page.html", page)
    path = Path(write_bpmn(_model(name), tmp_path / "model.bpmn").paths[0])
    text = path.read_text(encoding="utf-8")
    script = f"window.diagram = {json.dumps(text)};"
    (page / "diagram.js").write_text(script, encoding="utf-8")

    done = subprocess.run(
        [
            chromium,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            f"--user-data-dir={tmp_path / 'profile'}",
            "--virtual-time-budget=10000",
            "--dump-dom",
            (page / "page.html").as_uri(),
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )

    title = re.search(r"<title>(.*?)</title>", done.stdout)
    assert title is not None
    result = json.loads(title[1].replace("&quot;", '"'))
    assert result["warnings"] == []
    assert result["drawn"] >= text.count("bpmnElement=")


def test_prom_and_camunda_read_the_same_model(
    tmp_path: Path, interop_folder: Path
) -> None:
    """ProM's importer finds both markings and silence; Camunda validates the BPMN."""
    java, javac = _program("java"), _program("javac")
    jars = (
        interop_folder / "split-miner.jar",
        interop_folder / "openxes-cli.jar",
        Path("/usr/share/java/xpp3.jar"),  # Debian's libxpp3-java: ProM's XML parser
    )
    if not all(jar.is_file() for jar in jars):
        pytest.skip("no jars: run .ci/interop and install libxpp3-java")
    path = os.pathsep.join(map(str, (*jars, tmp_path)))
    source = HERE / "ModelReaders.java"
    subprocess.run(
        [javac, "-cp", path, "-d", str(tmp_path), str(source)], check=True, timeout=600
    )
    model = _model("mixed")
    files = [
        write_pnml(model, tmp_path / "mixed.pnml").paths[0],
        write_bpmn(model, tmp_path / "mixed.bpmn").paths[0],
        write_bpmn(_model(NO_BLOCKS), tmp_path / "net.bpmn").paths[0],
    ]

    done = subprocess.run(
        [java, "-cp", path, "ModelReaders", *files],
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )

    silent = sum(each.label is None for each in model.petri_net().transitions)
    found = [line for line in done.stdout.splitlines() if line[:4] in ("pnml", "bpmn")]
    visible = "Click 'Bestsellers', Enter 'From', Select, i, k, m, n, o, x, y"
    counts = f"places={len(model.petri_net().places)} silent={silent} arcs={len(model.petri_net().arcs)}"
    markings = "initial=[(p0,1)] finals=[[(p1,1)]]"
    assert found == [
        f"pnml {counts} {markings} visible=[{visible}]",
        "bpmn tasks=10 flows=29",
        "bpmn tasks=8 flows=21",
    ]
