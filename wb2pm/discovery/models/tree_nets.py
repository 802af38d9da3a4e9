"""Process trees: their normal form, and the Petri net that does the same.

The translation to a net is the usual one (Leemans, *Robust Process Mining with
Guarantees*, 2017): each operator becomes a pattern between an entry and an exit
place. Ids count places and transitions in the order of the tree, so that the same
tree always gives the same net.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.discovery.models.values import PetriNet, ProcessTree, Transition
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Mapping

SILENT = ProcessTree()
"""A leaf at which nothing is seen."""


def simplify_tree(tree: ProcessTree) -> ProcessTree:
    """Bring a tree to its normal form, which allows the same behaviour.

    Operators within operators of their own kind are flattened, silent leaves that
    change nothing are removed, an operator with one child becomes the child, and
    the silent child of a choice comes last.

    Args:
        tree: Any process tree. All children of a loop after the first are ways
            to redo it.

    Returns:
        The tree in normal form; its loops have two children.

    Examples:
        >>> leaf = ProcessTree(label="Save")
        >>> tree = ProcessTree(operator="sequence", children=(leaf, SILENT))
        >>> simplify_tree(tree) == leaf
        True
    """
    if tree.operator is None:
        return tree
    children = [simplify_tree(child) for child in tree.children]
    if tree.operator == "loop":
        return _simplify_loop(children)
    flat: list[ProcessTree] = []
    for child in children:
        flat.extend(child.children if child.operator == tree.operator else (child,))
    if tree.operator in ("sequence", "parallel"):
        flat = [child for child in flat if child != SILENT]
    if tree.operator != "sequence":
        flat.sort(key=lambda child: child == SILENT)
    if tree.operator == "exclusive":
        flat = list(dict.fromkeys(flat))
    if tree.operator == "or" and SILENT in flat:
        flat = [child for child in flat if child != SILENT] + [SILENT]
    if len(flat) <= 1:
        return flat[0] if flat else SILENT
    return ProcessTree(operator=tree.operator, children=tuple(flat))


def _simplify_loop(children: list[ProcessTree]) -> ProcessTree:
    do, *redos = children
    if not redos:
        return do
    if do.operator == "loop":  # redoing the inner loop redoes what it does
        do, inner = do.children
        redos.append(inner)
    redo = simplify_tree(ProcessTree(operator="exclusive", children=tuple(redos)))
    if do == redo == SILENT:
        return SILENT
    return ProcessTree(operator="loop", children=(do, redo))


def rank_children(tree: ProcessTree, counts: Mapping[str, int]) -> ProcessTree:
    """Put the most frequent child of each choice and parallel block first.

    That is the order in which alternatives are drawn, and in which a check names
    what was skipped when several would have done.

    Args:
        tree: The tree.
        counts: Activity -> how often it occurs.

    Returns:
        The tree with children ordered by their most frequent activity, ties by
        their labels; it allows the same behaviour.
    """
    children = [rank_children(child, counts) for child in tree.children]
    if tree.operator in ("exclusive", "parallel", "or"):
        children.sort(key=lambda child: _rank(child, counts))
    return replace(tree, children=tuple(children))


def _rank(tree: ProcessTree, counts: Mapping[str, int]) -> tuple[int, list[str], str]:
    labels = _labels(tree)
    most = max((counts.get(label, 0) for label in labels), default=0)
    return -most, labels, tree.operator or ""


def _labels(tree: ProcessTree) -> list[str]:
    if tree.operator is None:
        return [] if tree.label is None else [tree.label]
    return [label for child in tree.children for label in _labels(child)]


def petri_net(tree: ProcessTree) -> PetriNet:
    """Translate a process tree to a Petri net that allows the same behaviour.

    Args:
        tree: The tree; its normal form is translated.

    Returns:
        A sound workflow net: one token starts in ``p0`` and ends in ``p1``.

    Raises:
        DiscoveryError: If the tree holds an inclusive choice (`or`).

    Examples:
        >>> net = petri_net(ProcessTree(label="Save"))
        >>> net.arcs
        (('p0', 't0'), ('t0', 'p1'))
    """
    builder = NetBuilder()
    entry, leave = builder.place(), builder.place()
    builder.add(simplify_tree(tree), entry, leave)
    return builder.finish(entry, leave)


class NetBuilder:
    """A net under construction; ids count in the order of making."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self.transitions: list[Transition] = []
        self.arcs: list[tuple[str, str]] = []

    def place(self) -> str:
        """Add a place and give its id."""
        self.places.append(f"p{len(self.places)}")
        return self.places[-1]

    def transition(
        self, label: str | None, inputs: list[str], outputs: list[str]
    ) -> None:
        """Add a transition between places; silent when it has no label."""
        name = f"t{len(self.transitions)}"
        self.transitions.append(Transition(id=name, label=label))
        self.arcs.extend((place, name) for place in inputs)
        self.arcs.extend((name, place) for place in outputs)

    def add(self, tree: ProcessTree, entry: str, leave: str) -> None:
        """Add what does the same as a tree, between two places.

        Raises:
            DiscoveryError: If the tree holds an inclusive choice.
        """
        if tree.operator is None:
            self.transition(tree.label, [entry], [leave])
        elif tree.operator == "sequence":
            self._add_sequence(tree.children, entry, leave)
        elif tree.operator == "exclusive":
            for child in tree.children:
                self.add(child, entry, leave)
        elif tree.operator == "parallel":
            self._add_parallel(tree.children, entry, leave)
        elif tree.operator == "loop":
            # Silent steps at its borders keep a loop from leading back to a
            # choice before it or on to one behind it.
            begin, end = self.place(), self.place()
            self.transition(None, [entry], [begin])
            self.add(tree.children[0], begin, end)
            self.add(tree.children[1], end, begin)
            self.transition(None, [end], [leave])
        else:
            raise DiscoveryError(
                "an inclusive choice ('or') has no translation to a Petri net here; "
                "use a miner that finds exclusive and parallel blocks"
            )

    def finish(self, entry: str, leave: str) -> PetriNet:
        """Return the net that starts with a token in one place and ends in another."""
        return PetriNet(
            places=tuple(self.places),
            transitions=tuple(self.transitions),
            arcs=tuple(self.arcs),
            initial={entry: 1},
            final={leave: 1},
        )

    def _add_sequence(
        self, children: tuple[ProcessTree, ...], entry: str, leave: str
    ) -> None:
        for child in children[:-1]:
            between = self.place()
            self.add(child, entry, between)
            entry = between
        self.add(children[-1], entry, leave)

    def _add_parallel(
        self, children: tuple[ProcessTree, ...], entry: str, leave: str
    ) -> None:
        begins = [self.place() for _ in children]
        ends = [self.place() for _ in children]
        self.transition(None, [entry], begins)
        for child, begin, end in zip(children, begins, ends, strict=True):
            self.add(child, begin, end)
        self.transition(None, ends, [leave])
