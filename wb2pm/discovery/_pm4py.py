"""The only module that imports pm4py.

pm4py is fed weighted variants whose activities are numbers: its sets then come in
the same order in every run, which they do not for text. It changes nothing of the
caller's, its warnings are silenced and its failures translated here.
"""

from __future__ import annotations

import threading
import warnings
from collections import Counter
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

from wb2pm.discovery.models.alignment_choice import AlignmentStep
from wb2pm.discovery.models.values import ProcessTree
from wb2pm.errors import ConformanceError, DiscoveryError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.models.values import PetriNet

_CALLS = threading.Lock()
"""pm4py and `warnings.catch_warnings` both keep state of the whole process."""


def installed() -> bool:
    """Return whether pm4py is there, without importing it."""
    return find_spec("pm4py") is not None


@cache
def engine() -> str:
    """Name pm4py with its version."""
    return f"pm4py {version('pm4py')}"


def import_engine() -> None:
    """Import pm4py ahead of the first call, which takes seconds."""
    with quiet():
        import pm4py.algo.discovery.inductive.algorithm  # noqa: F401


def inductive_tree(variants: Sequence[Variant], *, noise: float) -> ProcessTree:
    """Run pm4py's inductive miner on weighted variants.

    Args:
        variants: Sequences with their counts.
        noise: 0 for the basic miner (Leemans et al. 2013); above 0, the share of
            the most frequent flow below which a flow is filtered (IMf, 2014).

    Returns:
        The tree as found, its children in pm4py's order.

    Raises:
        MissingExtraError: If pm4py is not installed.
        DiscoveryError: If pm4py fails.
    """
    if not installed():
        raise MissingExtraError("Discovering a process model", "mining")
    labels = sorted({label for each in variants for label in each.activities})
    number = {label: at for at, label in enumerate(labels, start=1)}
    weighted = Counter(
        {
            tuple(number[label] for label in activities): count
            for activities, count in sorted(
                (each.activities, each.count) for each in variants
            )
        }
    )
    with quiet():
        try:
            from pm4py.algo.discovery.inductive.dtypes.im_ds import (
                IMDataStructureUVCL,
            )
            from pm4py.algo.discovery.inductive.variants.im import (
                IMUVCL,
            )
            from pm4py.algo.discovery.inductive.variants.imf import (
                IMFUVCL,
            )

            parameters = {"noise_threshold": noise, "multiprocessing": False}
            miner = IMFUVCL(parameters) if noise else IMUVCL(parameters)
            tree = miner.apply(IMDataStructureUVCL(weighted), parameters)
            return read_tree(tree, labels)
        except Exception as exc:
            raise DiscoveryError(
                f"{engine()} found no model: {type(exc).__name__}: {exc}"
            ) from exc


_OPERATORS: dict[str, Literal["sequence", "exclusive", "parallel", "loop", "or"]] = {
    "SEQUENCE": "sequence",
    "XOR": "exclusive",
    "PARALLEL": "parallel",
    "LOOP": "loop",
    "OR": "or",
}


def read_tree(tree: Any, labels: Sequence[str]) -> ProcessTree:  # noqa: ANN401
    """Turn pm4py's tree over numbers from 1 into one over labels."""
    if tree.operator is None:
        label = None if tree.label is None else labels[int(tree.label) - 1]
        return ProcessTree(label=label)
    return ProcessTree(
        operator=_OPERATORS[tree.operator.name],
        children=tuple(read_tree(child, labels) for child in tree.children),
    )


LONGEST = 2_000
"""Activities that pm4py is asked to align: its equations are a full matrix that grows
with the square of the sequence, 10 GB at ten thousand, before any limit of time."""


class Aligner:
    """Aligns sequences of activities with one Petri net.

    pm4py is imported when the first alignment is asked for.

    Args:
        net: The net.
        budget_s: Seconds that one alignment may take.

    Raises:
        MissingExtraError: If pm4py is not installed.
    """

    def __init__(self, net: PetriNet, *, budget_s: float) -> None:
        if not installed():
            raise MissingExtraError("Aligning with pm4py", "mining")
        self._source = net
        self._budget_s = budget_s
        self._positions = {each.id: at for at, each in enumerate(net.transitions)}
        self._codes = _codes(net)
        self._net: tuple[Any, Any, Any] | None = None

    def __call__(
        self, sequence: tuple[str, ...], *, budget_s: float | None = None
    ) -> list[AlignmentStep]:
        """Find an optimal alignment.

        Args:
            sequence: The activities.
            budget_s: Seconds that it may take, where they are fewer.

        Raises:
            ConformanceError: If pm4py ran out of time or failed, or the sequence is
                too long for it.
        """
        if len(sequence) > LONGEST:
            raise ConformanceError(f"was not asked: more than {LONGEST} activities")
        with quiet():
            try:
                from pm4py.algo.conformance.alignments.petri_net.variants import (
                    state_equation_a_star as search,
                )

                self._net = self._net or build_net(self._source)
                found = search.apply_from_variant(
                    tuple(self._codes.get(label, UNKNOWN) for label in sequence),
                    *self._net,
                    parameters={
                        search.Parameters.PARAM_ALIGNMENT_RESULT_IS_SYNC_PROD_AWARE: True,
                        search.Parameters.PARAM_MAX_ALIGN_TIME_TRACE: min(
                            self._budget_s, budget_s or self._budget_s
                        ),
                    },
                )
            except Exception as exc:
                raise ConformanceError(f"failed: {type(exc).__name__}: {exc}") from exc
        if found is None:
            raise ConformanceError(f"ran out of its {self._budget_s:g} s")
        return self._steps(found["alignment"])

    def _steps(self, moves: Any) -> list[AlignmentStep]:  # noqa: ANN401
        steps: list[AlignmentStep] = []
        position = 0
        for (_, name), (of_log, of_model) in moves:
            if of_log == ">>":
                at = self._positions[name]
                silent = of_model is None
                steps.append(AlignmentStep("silent" if silent else "model", at, None))
                continue
            if of_model == ">>":
                steps.append(AlignmentStep("log", None, position))
            else:
                steps.append(AlignmentStep("sync", self._positions[name], position))
            position += 1
        return steps


UNKNOWN = "0"
"""Code of every activity that the net does not have."""


def _codes(net: PetriNet) -> dict[str, str]:
    """Number the labels: a label may be what pm4py marks a skipped side with."""
    labels = dict.fromkeys(each.label for each in net.transitions)
    named = [label for label in labels if label is not None]
    return {label: str(number) for number, label in enumerate(named, start=1)}


def build_net(
    net: PetriNet, codes: Mapping[str, str] | None = None
) -> tuple[Any, Any, Any]:
    """Make pm4py's net of ours, its labels as codes.

    Args:
        net: Our net.
        codes: Label -> what stands for it; numbers in text by default.

    Returns:
        The net, its initial and its final marking.
    """
    from pm4py.objects.petri_net.obj import Marking
    from pm4py.objects.petri_net.obj import PetriNet as TheirNet
    from pm4py.objects.petri_net.utils import petri_utils

    codes = _codes(net) if codes is None else codes
    theirs = TheirNet("net")
    nodes: dict[str, Any] = {name: TheirNet.Place(name) for name in net.places}
    theirs.places.update(nodes.values())
    for each in net.transitions:
        code = None if each.label is None else codes[each.label]
        nodes[each.id] = TheirNet.Transition(each.id, code)
        theirs.transitions.add(nodes[each.id])
    for (source, target), weight in Counter(net.arcs).items():
        petri_utils.add_arc_from_to(nodes[source], nodes[target], theirs, weight=weight)
    initial = Marking({nodes[name]: count for name, count in net.initial.items()})
    final = Marking({nodes[name]: count for name, count in net.final.items()})
    return theirs, initial, final


@contextmanager
def quiet() -> Iterator[None]:
    """Have pm4py to oneself, and its warnings silenced."""
    with _CALLS, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
