"""What every miner promises."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from wb2pm.columns import ACTIVITY
from wb2pm.discovery.measures.quality import measure_quality
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.mining.registry import miner_options, miners
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.errors import DiscoveryError, UnknownNameError
from wb2pm.testing.object_order import in_canonical_order
from wb2pm.testing.promises import (
    assert_describes_itself,
    assert_options_are_typed,
    frozen,
    refusal,
)
from wb2pm.testing.samples import SAMPLES, event_log, order_objects, orders

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wb2pm.discovery.models.values import PartialOrder, PetriNet, ProcessTree

_NOTATIONS: Final = ("net", "tree", "powl", "graph", "constraints", "objects")
_HARD: Final[dict[str, list[list[str]]]] = {
    "one event": [["a"]],
    "one activity again and again": [["a"] * 5, ["a"]],
    "loops in loops": [list("abcbcabcd"), list("abcd"), list("abcabcbcbcd")],
    "no two cases alike": [list("abcdef"), list("fedcba"), list("cafebd"), ["x"]],
    "names of any kind": [["<b>&\"'", "Größe", "1", " x ", "\u4f60\u597d", "=1+1"]],
}
"""What is hard -> cases of a log."""


class MinerContract:
    """The promises of a miner; subclass it with the name of one.

    Attributes:
        miner: Name under which it is registered (entry point group ``wb2pm.miners``).
        options: Options to find models with.
    """

    miner: ClassVar[str]
    options: ClassVar[Mapping[str, Any]] = {}

    def sample(self) -> Any:  # noqa: ANN401 (a log of either kind)
        """Return a log in which the miner finds a model: an own one where it has to."""
        return SAMPLES[miners.get(self.miner).works_on]()

    def test_it_says_what_it_is(self) -> None:
        """In one line, with what does the work and what it needs."""
        assert_describes_itself(miners.get(self.miner))

    def test_its_options_are_typed_and_explained(self) -> None:
        """Each has a meaning, a type, and a default; what it cannot be is refused."""
        options, find = miner_options(self.miner), miners.get(self.miner).find

        assert_options_are_typed(options, "miner", self.miner, find)
        assert refusal(
            discover,
            self.sample(),
            miner=self.miner,
            options={"no such option": 1},
            error=UnknownNameError,
        )

    def test_it_finds_a_model(self) -> None:
        """In some notation, with what found it and the options it was found with."""
        model = self._find(self.sample())

        assert any(getattr(model, notation) for notation in _NOTATIONS)
        assert model.miner == self.miner
        assert model.engine == miners.get(self.miner).engine_version()
        defaults = {each.name: each.default for each in miner_options(self.miner)}
        heeded = {name for name, value in defaults.items() if value is not None}
        assert heeded | set(self.options) <= set(model.parameters)

    def test_nothing_is_invented(self) -> None:
        """Every activity of a model is one of the log."""
        sample = self.sample()

        assert set(_labels(self._find(sample))) <= _activities(sample)

    def test_nets_are_whole(self) -> None:
        """Arcs lead from places to transitions or back, and tokens lie on places."""
        model = self._find(self.sample())
        nets = [model.net, *(flow.net for flow in model.objects)]
        for net in (net for net in nets if net is not None):
            places, steps = set(net.places), {each.id for each in net.transitions}
            assert len(places) + len(steps) == len(net.places) + len(net.transitions)
            assert places.isdisjoint(steps)
            for source, target in net.arcs:
                assert (source in places and target in steps) or (
                    source in steps and target in places
                )
            assert set(net.initial) | set(net.final) <= places

    def test_the_same_log_gives_the_same_model(self) -> None:
        """Whatever the order of its cases or objects, byte for byte."""
        sample = self.sample()
        first = msgspec.json.encode(self._find(sample))

        assert msgspec.json.encode(self._find(sample)) == first
        assert msgspec.json.encode(self._find(_turned(sample))) == first

    def test_the_log_stays_as_it_was(self) -> None:
        """Mining reads, and changes nothing."""
        sample = self.sample()
        before = frozen(sample)

        self._find(sample)

        assert frozen(sample) == before

    def test_hard_logs_give_a_model_or_a_reason(self) -> None:
        """Loops, single events, names of any kind: no error but a `DiscoveryError`."""
        if miners.get(self.miner).works_on == "objects":
            return
        for what, cases in _HARD.items():
            log = event_log(cases)
            try:
                model = self._find(log)
            except DiscoveryError:
                continue
            assert set(_labels(model)) <= _activities(log), what

    def test_logs_of_no_use_are_refused(self) -> None:
        """An empty one, and one of another kind; the message says why."""
        objects = miners.get(self.miner).works_on == "objects"
        empty = replace(order_objects(), events=()) if objects else event_log([])
        other = orders() if objects else order_objects()

        for log in (empty, other):
            assert refusal(self._find, log, error=DiscoveryError)

    def test_models_cross_processes(self) -> None:
        """They go through JSON and pickle unchanged."""
        model = self._find(self.sample())

        assert pickle.loads(pickle.dumps(model)) == model  # noqa: S301 (just made)
        encoded = msgspec.json.encode(model)
        assert msgspec.json.decode(encoded, type=ProcessModel) == model

    def test_models_can_be_measured(self) -> None:
        """Each measure is a share, or unknown with a note."""
        sample = self.sample()

        quality = measure_quality(self._find(sample), sample)

        shares = (quality.fitness, quality.precision, quality.generalisation)
        assert all(share is None or 0 <= share <= 1 for share in shares)
        assert None not in shares or quality.notes

    def _find(self, log: Any) -> ProcessModel:  # noqa: ANN401 (a log of either kind)
        return discover(log, miner=self.miner, options=self.options)


def _activities(log: Any) -> set[str]:  # noqa: ANN401 (a log of either kind)
    if hasattr(log, "columns"):
        return set(log[ACTIVITY])
    return {event.type for event in log.events}


def _turned(log: Any) -> Any:  # noqa: ANN401 (a log of either kind)
    """Put the cases or the objects in another order."""
    if not hasattr(log, "columns"):
        return in_canonical_order(
            replace(log, events=log.events[::-1], objects=log.objects[::-1])
        )
    from wb2pm.columns import CASE, EVENT_INDEX

    return log.sort_values([CASE, EVENT_INDEX], ascending=[False, True]).reset_index(
        drop=True
    )


def _labels(model: ProcessModel) -> Iterator[str]:
    """List every activity that a model names, in whatever notation."""
    graphs = [model.graph, *(flow.graph for flow in model.objects)]
    for graph in (graph for graph in graphs if graph is not None):
        yield from (each.activity for each in graph.activities)
    for net in [model.net, *(flow.net for flow in model.objects)]:
        yield from _labels_of_net(net)
    for root in (model.tree, model.powl):
        yield from _labels_below(root)
    for rule in model.constraints:
        yield from rule.activities


def _labels_of_net(net: PetriNet | None) -> Iterator[str]:
    if net is not None:
        yield from (step.label for step in net.transitions if step.label is not None)


def _labels_below(root: ProcessTree | PartialOrder | None) -> Iterator[str]:
    if root is None:
        return
    if root.label is not None:
        yield root.label
    for child in root.children:
        yield from _labels_below(child)
