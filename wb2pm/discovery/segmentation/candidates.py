"""Workflows that a recording may be made of, as steps in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.discovery.models.values import ProcessModel
from wb2pm.discovery.segmentation.entries import read_entries
from wb2pm.errors import DiscoveryError
from wb2pm.events import Demonstration
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from wb2pm.discovery.models.values import ProcessTree

Reference = Procedure | ProcessModel | Demonstration | str
"""What describes a workflow: a procedure, parsed or as text; an intent in words; a
model discovered at granularity ``step``; one recorded execution."""


class Candidate(Struct, frozen=True, kw_only=True):
    """A workflow that may have been carried out.

    Attributes:
        name: What its segments are called.
        title: Its goal in words.
        steps: Its steps in words; none where only the goal is known.
    """

    name: str
    title: str
    steps: tuple[str, ...]


def read_candidates(
    workflows: Mapping[str, Reference] | Sequence[Reference],
) -> tuple[Candidate, ...]:
    r"""Read candidates, by the names of a mapping or else by their titles.

    Raises:
        DiscoveryError: If there is none, two have one name, or one has neither
            steps nor a title.

    Examples:
        >>> read_candidates(["Log out\n1. Click Log out."])[0].steps
        ('Click Log out.',)
    """
    if isinstance(workflows, Mapping):
        found = tuple(_candidate(name, what) for name, what in workflows.items())
    else:
        found = tuple(_candidate(None, what) for what in workflows)
    if not found:
        raise DiscoveryError("no workflow to look for: give at least one, or None")
    for name, count in Counter(c.name for c in found).items():
        if count > 1:
            raise DiscoveryError(
                f"{count} workflows are called {name!r}: give them as a mapping from"
                " names of your own"
            )
    for candidate in found:
        if not candidate.title.strip() and not candidate.steps:
            raise DiscoveryError(f"workflow {candidate.name!r} says nothing")
    return found


def _candidate(name: str | None, what: Reference) -> Candidate:
    if isinstance(what, str):
        what = parse_procedure(what)
    if isinstance(what, Procedure):
        title, steps = what.title, tuple(step.text for step in what.steps)
    elif isinstance(what, ProcessModel):
        title, steps = what.name, _steps_of(what)
    else:
        title = what.intent or what.id
        steps = tuple(entry.text for entry in read_entries(what).entries)
        name = name or what.workflow
    return Candidate(name=name or title, title=title, steps=steps)


def _steps_of(model: ProcessModel) -> tuple[str, ...]:
    """List a model's activities in the order in which it writes them down."""
    if model.tree is not None:
        return tuple(_leaves(model.tree))
    if model.graph is not None:
        return tuple(a.activity for a in model.graph.activities)
    labels = [t.label for t in model.petri_net().transitions if t.label]
    return tuple(dict.fromkeys(labels))


def _leaves(tree: ProcessTree) -> list[str]:
    if tree.operator is None:
        return [tree.label] if tree.label else []
    return [leaf for child in tree.children for leaf in _leaves(child)]
