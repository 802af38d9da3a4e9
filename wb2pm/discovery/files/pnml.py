"""Writing process models as PNML.

The files follow ISO/IEC 15909-2:2011 (place/transition nets) with what process
mining tools add to it: final markings, and ProM's mark for silent transitions.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wb2pm.converters.writing import Loss, WriteReport, atomic_path
from wb2pm.discovery.files.xml_text import (
    attribute,
    count_forbidden,
    element_text,
)
from wb2pm.kinds import MODEL, check_kind

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from wb2pm.discovery.models.values import PetriNet, ProcessModel

NET_TYPE = "http://www.pnml.org/version-2009/grammar/ptnet"


def write_pnml(model: ProcessModel, path: str | os.PathLike[str]) -> WriteReport:
    """Write the Petri net of a process model, with its markings.

    Silent transitions carry ProM's mark ``$invisible$``, which pm4py and r4pm read
    too. The same model gives the same bytes.

    Args:
        model: The model.
        path: Where the file is to stand; written whole or not at all.

    Returns:
        What was written; characters that XML cannot hold are named as lost.

    Raises:
        WrongKindError: If it is no process model.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.discovery.models.values import ProcessModel, ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> net = petri_net(ProcessTree(label="Save"))
        >>> model = ProcessModel(name="saving", miner="by hand", engine="-", net=net)
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "saving.pnml"
        >>> write_pnml(model, path).losses
        ()
    """
    check_kind(model, MODEL)
    text = pnml_text(model)
    with atomic_path(path) as unfinished:
        unfinished.write_text(text, encoding="utf-8", newline="\n")
    names = [model.name, *(each.label or "" for each in model.petri_net().transitions)]
    count = sum(count_forbidden(name) for name in names)
    reason = "XML cannot hold control characters; U+FFFD was written instead"
    losses = (Loss(what="names", count=count, reason=reason),) if count else ()
    return WriteReport(paths=(str(path),), cases=0, events=0, losses=losses)


def pnml_text(model: ProcessModel) -> str:
    """Return the Petri net of a process model as the text of a PNML file."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<pnml>",
        f'  <net id="net1" type="{NET_TYPE}">',
        f"    <name><text>{element_text(model.name)}</text></name>",
        '    <page id="page1">',
        *_places(model.petri_net()),
        *_transitions(model.petri_net()),
        *_arcs(model.petri_net()),
        "    </page>",
        "    <finalmarkings>",
        "      <marking>",
        *(
            f"        <place idref={attribute(name)}><text>{count}</text></place>"
            for name, count in model.petri_net().final.items()
        ),
        "      </marking>",
        "    </finalmarkings>",
        "  </net>",
        "</pnml>",
    ]
    return "\n".join(lines) + "\n"


def _places(net: PetriNet) -> Iterator[str]:
    for name in net.places:
        yield f"      <place id={attribute(name)}>"
        yield f"        <name><text>{element_text(name)}</text></name>"
        if tokens := net.initial.get(name, 0):
            marking = f"<initialMarking><text>{tokens}</text></initialMarking>"
            yield f"        {marking}"
        yield "      </place>"


def _transitions(net: PetriNet) -> Iterator[str]:
    for each in net.transitions:
        name = each.id if each.label is None else each.label
        yield f"      <transition id={attribute(each.id)}>"
        yield f"        <name><text>{element_text(name)}</text></name>"
        if each.label is None:
            yield (
                '        <toolspecific tool="ProM" version="6.4"'
                ' activity="$invisible$" />'
            )
        yield "      </transition>"


def _arcs(net: PetriNet) -> Iterator[str]:
    for number, ((source, target), weight) in enumerate(Counter(net.arcs).items()):
        ends = f"source={attribute(source)} target={attribute(target)}"
        inscription = f"<inscription><text>{weight}</text></inscription>"
        yield f'      <arc id="arc{number}" {ends}>{inscription}</arc>'
