"""How well a Petri net describes a log.

- *Fitness*: mean over the cases of alignment fitness (Adriansyah 2014): 1 minus
  the alignment's cost over the cost of matching nothing.
- *Precision*: share of what the model allows that the log shows, by escaping edges
  on optimal alignments (Adriansyah, Munoz-Gama, Carmona, van Dongen & van der
  Aalst, *Measuring precision of modeled behavior*, 2015, one alignment per
  variant): over the states of the model that the cases pass, weighted by cases,
  activities that follow in the log over activities that the model allows.
- *Generalisation*: 1 minus the mean over the transitions of 1 / sqrt(how often the
  aligned cases pass it), never passed counting 1 (Buijs, van Dongen & van der Aalst,
  *Quality dimensions in process discovery*, IJCIS 23(1), 2014): parts of the model
  that few cases use may be accidents.
- *Simplicity*: inverse arc degree, 1 / (1 + max(0, mean arc degree - 2)) (Blum,
  *Metrics in process discovery*, 2015): the mean is over places and transitions.
- *Soundness*: see `wb2pm.discovery.models.soundness`.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

from wb2pm.discovery.measures.alignments import BUDGET_S, align
from wb2pm.discovery.measures.sampling import draw_sample, say_sampled, tell_sample
from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.models.replaying import Replay
from wb2pm.discovery.models.soundness import check_soundness
from wb2pm.discovery.models.values import Quality
from wb2pm.discovery.time_limits import Clock
from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.measures.alignments import Alignments
    from wb2pm.discovery.measures.sampling import Counted, Weighted
    from wb2pm.discovery.models.soundness import SoundnessCheck
    from wb2pm.discovery.models.values import PetriNet, ProcessModel, Sampled


def measure_shape(model: ProcessModel) -> Quality:
    """Measure what asks for no log, and takes a second or two: simplicity, soundness.

    Args:
        model: The model; rules and object-centric models have neither here.

    Returns:
        The two measures, the others unknown.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessModel, ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> net = petri_net(ProcessTree(label="Save"))
        >>> measure_shape(ProcessModel(name="", miner="", engine="", net=net)).soundness
        'sound'
    """
    if model.net is None:
        return Quality()
    checked = check_soundness(model.net)
    notes = (_doubt(checked),) if checked.soundness != "sound" else ()
    return Quality(
        simplicity=inverse_arc_degree(model.net),
        soundness=checked.soundness,
        notes=notes,
    )


def _doubt(checked: SoundnessCheck) -> str:
    return f"The model is not known to be sound: {checked.reason}."


def measure_net(  # noqa: PLR0913 (options of one job)
    net: PetriNet,
    found: Sequence[Variant],
    *,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    precision_time_s: float | None = None,
    max_variants: int | None = None,
    aligned: Alignments | None = None,
    only_sound: bool = False,
) -> Quality:
    """Measure how well a Petri net describes variants.

    Args:
        net: The net.
        found: The variants; at least one.
        budget_s: Seconds that one variant may cost each engine.
        time_limit_s: Seconds that aligning may take; see `measure_quality`.
        precision_time_s: Seconds that precision may take; see `measure_on_variants`.
        max_variants: How many variants are aligned at most; see `measure_on_variants`.
        aligned: Their alignments, if there are any already.
        only_sound: As in `wb2pm.discovery.measures.quality.measure_on_variants`.

    Returns:
        The measures, as `measure_quality`.

    Raises:
        MissingExtraError: If neither r4pm nor pm4py is installed.
    """
    simplicity = inverse_arc_degree(net)
    checked = check_soundness(net)
    notes: list[str] = []
    if checked.soundness != "sound":
        notes.append(_doubt(checked))
        if only_sound:
            return Quality(
                simplicity=simplicity, soundness=checked.soundness, notes=tuple(notes)
            )
    sample = draw_sample(found, max_variants if aligned is None else None)
    asked = sample.variants()
    try:
        aligned = aligned or align(
            net,
            [each.activities for each in asked],
            budget_s=budget_s,
            time_limit_s=time_limit_s,
        )
    except ConformanceError as exc:
        note = f"Fitness, precision and generalisation were not computed: {exc}."
        return Quality(
            simplicity=simplicity, soundness=checked.soundness, notes=(*notes, note)
        )
    every, found = found, [v for v in asked if v.activities in aligned.of]
    sampled = None
    weighted: Counted = found
    if sample.drawn and len(found) == len(asked):
        sampled = tell_sample(sample, every, aligned.fitness, Replay(TokenGame(net)))
        weighted = sample.weighted()
    measured = _share(found, every)
    notes += _limits(every, found, aligned, sampled)
    if not found:
        return Quality(
            simplicity=simplicity,
            soundness=checked.soundness,
            notes=tuple(notes),
            measured=0.0,
        )
    precision = None
    try:
        laid = Precision(net)
        laid.lay_beside(weighted, aligned, time_limit_s=precision_time_s)
        precision = laid.precision()
        if laid.variants < len(found):
            measured = _share(found[: laid.variants], every)
            notes.append(
                f"Precision is of {laid.variants:,} of {len(found):,} variants, the most"
                f" frequent ones, and so of {measured:.1%} of the cases: time was over"
                " before the others were looked at."
            )
        elif sampled is not None:
            precision = min(1.0, precision / sampled.shown)
    except ConformanceError as exc:
        notes.append(f"Precision was not computed: {exc}.")
    return Quality(
        fitness=mean_fitness(weighted, aligned),
        precision=precision,
        generalisation=generalisation(net, weighted, aligned),
        simplicity=simplicity,
        soundness=checked.soundness,
        engine=", ".join(
            sorted({aligned.of[each.activities].engine for each in found})
        ),
        notes=tuple(notes),
        measured=measured,
        sampled=sampled,
    )


def _share(some: Sequence[Variant], every: Sequence[Variant]) -> float:
    return sum(each.count for each in some) / sum(each.count for each in every)


def _limits(
    every: Sequence[Variant],
    found: Sequence[Variant],
    aligned: Alignments,
    sampled: Sampled | None,
) -> Iterator[str]:
    """Say what was not aligned, and what not at the least cost."""
    if sampled is not None:
        yield say_sampled(sampled, _share(found, every))
    elif len(found) < len(every):
        yield _part_of(every, found)
    if short := sum(
        each.count for each in found if not aligned.of[each.activities].optimal
    ):
        yield (
            f"For {short} of {sum(each.count for each in found)} cases no optimal "
            "alignment was found within the limit: fitness is at least the value "
            "given, and precision rests on the closest known runs."
        )


def _part_of(every: Sequence[Variant], found: Sequence[Variant]) -> str:
    if not found:
        return (
            "Fitness, precision and generalisation were not measured: time was over "
            "before a variant was aligned."
        )
    return (
        f"Fitness, precision and generalisation are of {len(found):,} of "
        f"{len(every):,} variants, the most frequent ones, and so of {_share(found, every):.1%} of "
        "the cases: time was over before the others were aligned."
    )


def mean_fitness(found: Counted, aligned: Alignments) -> float:
    """Average the fitness of variants, each weighted by its cases."""
    total = sum(each.count for each in found)
    return sum(each.count * aligned.fitness(each.activities) for each in found) / total


def escaping_edges_precision(
    net: PetriNet, found: Counted, aligned: Alignments
) -> float:
    """Compare what the model allows with what the aligned log does.

    A state is the sequence of visible activities the model has done; what it
    allows there is what silent steps can lead to from where the cases stand.
    Where the model allows nothing any more, there is nothing to compare.

    Args:
        net: The model.
        found: The variants of the log.
        aligned: Their alignments.

    Returns:
        Between 0 and 1; 1 for a model in which nothing can happen.

    Raises:
        ConformanceError: If silent steps of the model reach too many markings.
    """
    laid = Precision(net)
    laid.lay_beside(found, aligned)
    return laid.precision()


class Precision:
    """What a model allows, and what the variants do that were laid beside it.

    Attributes:
        variants: How many were.
    """

    def __init__(self, net: PetriNet) -> None:
        """Take the model."""
        self.variants = 0
        self._play = TokenGame(net)
        self._weight: defaultdict[int, float] = defaultdict(float)
        self._seen: defaultdict[int, set[str]] = defaultdict(set)
        self._allowed: defaultdict[int, set[str]] = defaultdict(set)
        # A state is what was done, numbered.
        self._state_after: dict[tuple[int, str], int] = {}

    def lay_beside(
        self,
        found: Counted,
        aligned: Alignments,
        *,
        time_limit_s: float | None = None,
    ) -> None:
        """Follow variants through the model, one at least and then as time allows.

        Args:
            found: The variants of the log.
            aligned: Their alignments.
            time_limit_s: Seconds that it may take, but for one variant; None for any
                number.

        Raises:
            ConformanceError: If silent steps of the model reach too many markings.
        """
        clock = Clock(time_limit_s)
        for variant in found:
            self._follow(variant, aligned)
            if clock.is_over():
                return

    def _follow(self, variant: Variant | Weighted, aligned: Alignments) -> None:
        play, marking, state = self._play, self._play.initial, 0
        self.variants += 1
        self._weight[state] += variant.count
        self._allowed[state] |= play.labels_ahead(marking)
        for step in aligned.of[variant.activities].steps:
            if step.transition is None:
                continue
            marking = play.fire(marking, step.transition)
            label = play.labels[step.transition]
            if label is not None:
                self._seen[state].add(label)
                after = len(self._state_after) + 1
                state = self._state_after.setdefault((state, label), after)
                self._weight[state] += variant.count
                self._allowed[state] |= play.labels_ahead(marking)

    def precision(self) -> float:
        """Return the share of what is allowed that is done, between 0 and 1."""
        shown = sum(n * len(self._seen[state]) for state, n in self._weight.items())
        possible = sum(
            n * len(self._allowed[state]) for state, n in self._weight.items()
        )
        return shown / possible if possible else 1.0


def generalisation(net: PetriNet, found: Counted, aligned: Alignments) -> float:
    """Ask how often the aligned log passes each part of the model.

    Args:
        net: The model.
        found: The variants of the log.
        aligned: Their alignments.

    Returns:
        Between 0 and 1; 1 for a net without transitions.
    """
    passed: defaultdict[int, float] = defaultdict(float)
    for variant in found:
        for step in aligned.of[variant.activities].steps:
            if step.transition is not None:
                passed[step.transition] += variant.count
    if not net.transitions:
        return 1.0
    doubts = (passed[at] or 1 for at in range(len(net.transitions)))
    return 1 - sum(1 / math.sqrt(count) for count in doubts) / len(net.transitions)


def inverse_arc_degree(net: PetriNet) -> float:
    """Return 1 for a net that is a plain chain, less the more its nodes branch.

    Args:
        net: The model.

    Returns:
        Above 0, at most 1; 1 for a net without nodes.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> inverse_arc_degree(petri_net(ProcessTree(label="Save")))
        1.0
    """
    nodes = len(net.places) + len(net.transitions)
    if not nodes:
        return 1.0
    mean = 2 * len(net.arcs) / nodes
    return 1 / (1 + max(0.0, mean - 2))
