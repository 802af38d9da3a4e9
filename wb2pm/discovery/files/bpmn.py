"""Writing process models as BPMN 2.0 with a layout.

The files follow OMG BPMN 2.0.2 (formal/2013-12-09): a process of user tasks, with
a diagram of the same ids. They open in bpmn.io and whatever reads BPMN DI.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from wb2pm.converters.writing import Loss, WriteReport, atomic_path
from wb2pm.discovery.drawing.bpmn_layout import lay_out
from wb2pm.discovery.files.bpmn_net_layout import lay_out_chart
from wb2pm.discovery.files.bpmn_nets import flow_chart
from wb2pm.discovery.files.xml_text import (
    attribute,
    count_forbidden,
    element_text,
)
from wb2pm.errors import DiscoveryError
from wb2pm.kinds import MODEL, check_kind

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from wb2pm.discovery.drawing.bpmn_layout import (
        Bounds,
        Connection,
        Diagram,
        Shape,
    )
    from wb2pm.discovery.models.values import ProcessModel

TARGET_NAMESPACE = "https://wb2pm.readthedocs.io/bpmn"
ELEMENTS = {
    "task": "userTask",
    "start": "startEvent",
    "end": "endEvent",
    "exclusive": "exclusiveGateway",
    "parallel": "parallelGateway",
    "inclusive": "inclusiveGateway",
}


def write_bpmn(model: ProcessModel, path: str | os.PathLike[str]) -> WriteReport:
    """Write a process model as a BPMN diagram.

    Activities become user tasks; a choice is asked at an exclusive gateway, a loop
    at one named "Again?". A model without blocks is drawn from its Petri net, if that
    is free choice (see `wb2pm.discovery.files.bpmn_nets.flow_chart`): its diagram has the
    same runs. The same model gives the same bytes.

    Args:
        model: A model with a process tree, as the inductive miner finds it, or with a
            Petri net.
        path: Where the file is to stand; written whole or not at all.

    Returns:
        What was written; characters that XML cannot hold, and what of a net is not in
        the diagram, are named as lost.

    Raises:
        DiscoveryError: If the model has neither, or BPMN cannot hold its net; the
            message names the place and other miners.
        WrongKindError: If it is no process model.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.discovery.models.values import ProcessModel, ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> tree = ProcessTree(label="Save")
        >>> model = ProcessModel(
        ...     name="saving", miner="by hand", engine="-", tree=tree, net=petri_net(tree)
        ... )
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "saving.bpmn"
        >>> _ = write_bpmn(model, path)
        >>> '<userTask id="Task_1" name="Save">' in path.read_text(encoding="utf-8")
        True
    """
    check_kind(model, MODEL)
    diagram, notes = lay_out_model(model)
    text = _text(model, diagram)
    with atomic_path(path) as unfinished:
        unfinished.write_text(text, encoding="utf-8", newline="\n")
    names = [model.name, *(shape.name for shape in diagram.shapes)]
    count = sum(count_forbidden(name) for name in names)
    reason = "XML cannot hold control characters; U+FFFD was written instead"
    losses = [Loss(what="names", count=count, reason=reason)] if count else []
    losses += (Loss(what="runs", count=1, reason=note) for note in notes)
    return WriteReport(paths=(str(path),), cases=0, events=0, losses=tuple(losses))


def bpmn_text(model: ProcessModel) -> str:
    """Return a process model as the text of a BPMN file.

    Raises:
        DiscoveryError: If BPMN cannot hold the model (see `write_bpmn`).
    """
    diagram, _ = lay_out_model(model)
    return _text(model, diagram)


def lay_out_model(model: ProcessModel) -> tuple[Diagram, tuple[str, ...]]:
    """Lay a model out, and say what of it is not in the diagram."""
    if model.tree is not None:
        return lay_out(model.tree), ()
    try:
        chart = flow_chart(model.petri_net())
    except DiscoveryError as exc:
        raise DiscoveryError(f"the model of {model.name!r}: {exc}") from exc
    return lay_out_chart(chart), chart.notes


def _text(model: ProcessModel, diagram: Diagram) -> str:
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"',
        '    xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"',
        '    xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"',
        '    xmlns:di="http://www.omg.org/spec/DD/20100524/DI"',
        f'    id="Definitions_1" targetNamespace="{TARGET_NAMESPACE}" exporter="wb2pm">',
        f'  <process id="Process_1" name={attribute(model.name)} isExecutable="false">',
        f"    <documentation>{element_text(_origin(model))}</documentation>",
        *_process(diagram),
        "  </process>",
        '  <bpmndi:BPMNDiagram id="Diagram_1">',
        '    <bpmndi:BPMNPlane id="Plane_1" bpmnElement="Process_1">',
        *(line for shape in diagram.shapes for line in _shape(shape)),
        *(
            line
            for number, flow in enumerate(diagram.connections, start=1)
            for line in _edge(number, flow)
        ),
        "    </bpmndi:BPMNPlane>",
        "  </bpmndi:BPMNDiagram>",
        "</definitions>",
    ]
    return "\n".join(lines) + "\n"


def _origin(model: ProcessModel) -> str:
    options = ", ".join(f"{key}: {value}" for key, value in model.parameters.items())
    found = f"Found by the {model.miner} miner of {model.engine}"
    return f"{found} ({options})." if options else f"{found}."


def _process(diagram: Diagram) -> Iterator[str]:
    incoming: defaultdict[str, list[int]] = defaultdict(list)
    outgoing: defaultdict[str, list[int]] = defaultdict(list)
    for number, flow in enumerate(diagram.connections, start=1):
        outgoing[flow.source].append(number)
        incoming[flow.target].append(number)
    for shape in diagram.shapes:
        element = ELEMENTS[shape.kind]
        name = f" name={attribute(shape.name)}" if shape.name else ""
        yield f'    <{element} id="{shape.id}"{name}>'
        for number in incoming[shape.id]:
            yield f"      <incoming>Flow_{number}</incoming>"
        for number in outgoing[shape.id]:
            yield f"      <outgoing>Flow_{number}</outgoing>"
        yield f"    </{element}>"
    for number, flow in enumerate(diagram.connections, start=1):
        ends = f'sourceRef="{flow.source}" targetRef="{flow.target}"'
        yield f'    <sequenceFlow id="Flow_{number}" {ends} />'


def _shape(shape: Shape) -> Iterator[str]:
    marker = ' isMarkerVisible="true"' if shape.kind == "exclusive" else ""
    ids = f'id="{shape.id}_di" bpmnElement="{shape.id}"'
    yield f"      <bpmndi:BPMNShape {ids}{marker}>"
    yield f"        {_bounds(shape.bounds)}"
    if shape.label:
        yield "        <bpmndi:BPMNLabel>"
        yield f"          {_bounds(shape.label)}"
        yield "        </bpmndi:BPMNLabel>"
    yield "      </bpmndi:BPMNShape>"


def _edge(number: int, flow: Connection) -> Iterator[str]:
    yield f'      <bpmndi:BPMNEdge id="Flow_{number}_di" bpmnElement="Flow_{number}">'
    for x, y in flow.waypoints:
        yield f'        <di:waypoint x="{_pixels(x)}" y="{_pixels(y)}" />'
    yield "      </bpmndi:BPMNEdge>"


def _bounds(bounds: Bounds) -> str:
    x, y, width, height = map(_pixels, bounds)
    return f'<dc:Bounds x="{x}" y="{y}" width="{width}" height="{height}" />'


def _pixels(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
