"""Writing process trees as PTML, the format of ProM and pm4py.

PTML lists the nodes of a tree and the edges between them. ProM's loops have three
children: do, redo and exit; the exit is silent here.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING
from uuid import UUID

from wb2pm.converters.writing import Loss, WriteReport, atomic_path
from wb2pm.discovery.files.xml_text import attribute, count_forbidden
from wb2pm.discovery.models.tree_nets import SILENT
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from wb2pm.discovery.models.values import ProcessModel, ProcessTree

_OPERATORS = {
    "sequence": "sequence",
    "exclusive": "xor",
    "parallel": "and",
    "loop": "xorLoop",
    "or": "or",
}


def write_ptml(model: ProcessModel, path: str | os.PathLike[str]) -> WriteReport:
    """Write the process tree of a model.

    The same model gives the same bytes.

    Args:
        model: A model with a process tree.
        path: Where the file is to stand; written whole or not at all.

    Returns:
        What was written; characters that XML cannot hold are named as lost.

    Raises:
        DiscoveryError: If the model has no process tree.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.discovery.models.values import ProcessModel, ProcessTree
        >>> model = ProcessModel(
        ...     name="saving", miner="-", engine="-", tree=ProcessTree(label="Save")
        ... )
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "saving.ptml"
        >>> _ = write_ptml(model, path)
        >>> "manualTask" in path.read_text(encoding="utf-8")
        True
    """
    if model.tree is None:
        raise DiscoveryError(
            f"the model of {model.name!r} has no process tree, which PTML is for; "
            "write PNML instead, or use a miner that finds a tree, such as 'inductive'"
        )
    nodes = list(_nodes(model.tree, None, count(1)))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<ptml>",
        (
            f'  <processTree id="{UUID(int=0)}" name={attribute(model.name)}'
            f' root="{UUID(int=1)}">'
        ),
        *(line for node, _ in nodes for line in node),
        *(line for _, edge in nodes for line in edge),
        "  </processTree>",
        "</ptml>",
    ]
    with atomic_path(path) as unfinished:
        text = "\n".join(lines) + "\n"
        unfinished.write_text(text, encoding="utf-8", newline="\n")
    lost = sum(count_forbidden(name) for name in [model.name, *_labels(model.tree)])
    reason = "XML cannot hold control characters; U+FFFD was written instead"
    losses = (Loss(what="names", count=lost, reason=reason),) if lost else ()
    return WriteReport(paths=(str(path),), cases=0, events=0, losses=losses)


def _nodes(
    tree: ProcessTree, parent: UUID | None, numbers: Iterator[int]
) -> Iterator[tuple[list[str], list[str]]]:
    """Return each node and the edge to it, parents before children."""
    name = UUID(int=next(numbers))
    if tree.operator is not None:
        kind, label = _OPERATORS[tree.operator], ""
    elif tree.label is None:
        kind, label = "automaticTask", ""
    else:
        kind, label = "manualTask", tree.label
    edge = UUID(int=name.int + (1 << 64))
    arc = f'    <parentsNode id="{edge}" sourceId="{parent}" targetId="{name}"/>'
    node = f'    <{kind} id="{name}" name={attribute(label)}/>'
    yield [node], [] if parent is None else [arc]
    children = tree.children
    if tree.operator == "loop":
        children = (*children, SILENT)
    for child in children:
        yield from _nodes(child, name, numbers)


def _labels(tree: ProcessTree) -> Iterator[str]:
    if tree.label is not None:
        yield tree.label
    for child in tree.children:
        yield from _labels(child)
