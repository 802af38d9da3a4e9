"""Optimal alignments of sequences of activities and a Petri net.

An alignment says step by step where a sequence and a model agree; each activity
the model does not allow (log move) and each activity of the model that was left
out (model move) costs 1, silent steps cost nothing (Adriansyah, *Aligning Observed
and Modeled Behavior*, 2014, chapter 4). r4pm finds the optimal cost; where it
reaches its limit, pm4py tries. Which of several equally cheap alignments an engine
returns changes from run to run, so the one that is kept is chosen here: agree as
early as possible, then skip an activity of the sequence, then one of the model.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery import _pm4py, _r4pm
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.models.alignment_choice import AlignmentChoice, AlignmentStep
from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.time_limits import Clock
from wb2pm.errors import ConformanceError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pandas as pd

    from wb2pm.discovery.models.values import PetriNet

BUDGET_S = 10.0
"""Seconds that one sequence may cost each engine unless told otherwise."""
STATES_PER_S = 100_000
"""States that r4pm is granted per second of budget: fewer than it visits in one."""


class Alignment(NamedTuple):
    """How a sequence and a model can be matched.

    Attributes:
        cost: Number of log moves and of visible model moves.
        steps: The moves in order.
        engine: What found the cost, with its version.
        optimal: Whether no alignment is cheaper.
        notes: Limits that were reached, in words.
    """

    cost: int
    steps: tuple[AlignmentStep, ...]
    engine: str
    optimal: bool
    notes: tuple[str, ...]


class Alignments(NamedTuple):
    """The alignments of sequences with one model.

    Attributes:
        of: Sequence -> its alignment.
        shortest: Cost of the empty sequence: visible activities of the model's
            shortest run.
        late: Sequences that were not aligned because time was over.
    """

    of: dict[tuple[str, ...], Alignment]
    shortest: int
    late: frozenset[tuple[str, ...]] = frozenset()

    def fitness(self, activities: tuple[str, ...]) -> float:
        """Return 1 minus the cost over the cost of matching nothing at all.

        That is Adriansyah's fitness (2014, definition 5.1.2) with unit costs; it
        is 1 where there is nothing to match on either side.
        """
        worst = len(activities) + self.shortest
        return 1 - self.of[activities].cost / worst if worst else 1.0


def align(
    net: PetriNet,
    sequences: Iterable[tuple[str, ...]],
    *,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
) -> Alignments:
    """Align each distinct sequence with a model.

    Args:
        net: The model.
        sequences: Sequences of activities; equal ones are aligned once. With a limit,
            the first ones are aligned first.
        budget_s: Seconds that one sequence may cost each engine. r4pm's share is
            counted in states, so that it gives the same result everywhere.
        time_limit_s: Seconds that all of it may take, but for what one sequence may;
            None for any number. What there was no time for is in `late`.

    Returns:
        An alignment of each sequence. Where no engine came to an end, it is one
        that may not be the cheapest, and says so.

    Raises:
        ConformanceError: If the model cannot come to its end, or that could not
            be found out.
        MissingExtraError: If neither r4pm nor pm4py is installed.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> steps = tuple(ProcessTree(label=label) for label in ("Open", "Save"))
        >>> net = petri_net(ProcessTree(operator="sequence", children=steps))
        >>> found = align(net, [("Open", "Print")])
        >>> [step.kind for step in found.of["Open", "Print"].steps]
        ['sync', 'log', 'model']
        >>> found.fitness(("Open", "Print"))
        0.5
    """
    clock = Clock(time_limit_s)
    play = TokenGame(net)
    choice = AlignmentChoice(play)
    engines = _engines(net, budget_s=budget_s)
    notes: list[str] = []
    empty = _optimal(choice, (), engines, notes, Clock(None))
    if empty is None:
        raise ConformanceError(
            "no run of the model from its start to its end was found: "
            + "; ".join(notes)
        )
    runs = {tuple(_run(play, empty)): empty}
    found: dict[tuple[str, ...], Alignment] = {(): empty}
    stuck: dict[tuple[str, ...], tuple[str, ...]] = {}
    late: set[tuple[str, ...]] = set()
    wanted = [each for each in dict.fromkeys(sequences) if each]
    if engines[0].align_all is not None:
        engines[0].known.update(engines[0].align_all(wanted, clock=clock))
    for sequence in wanted:
        notes = []
        alignment = _optimal(choice, sequence, engines, notes, clock)
        if alignment is not None:
            found[sequence] = alignment
            runs.setdefault(tuple(_run(play, alignment)), alignment)
        elif clock.is_over():
            late.add(sequence)
        else:
            stuck[sequence] = tuple(notes)
    for sequence, reasons in stuck.items():
        found[sequence] = _approximate(play, sequence, runs.values(), reasons)
    return Alignments(found, empty.cost, frozenset(late))


_Answer = _r4pm.Found | ConformanceError


def align_log(
    net: PetriNet,
    log: pd.DataFrame,
    *,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
) -> Alignments:
    """Align each variant of a log with a model, once for all that needs it.

    `wb2pm.discovery.measures.quality.measure_quality` and
    `wb2pm.discovery.conformance.model_conformance.check_against_model` take the result.

    Args:
        net: The model.
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`).
        budget_s: Seconds that one variant may cost each engine.
        time_limit_s: As in `align`; the most frequent variants come first.

    Raises:
        ConformanceError: If the model cannot come to its end.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If neither r4pm nor pm4py is installed.
    """
    return align(
        net,
        [each.activities for each in variants(log)],
        budget_s=budget_s,
        time_limit_s=time_limit_s,
    )


class _Engine(NamedTuple):
    name: str
    align_one: Callable[[tuple[str, ...], float | None], list[AlignmentStep]]
    align_all: Callable[..., dict[tuple[str, ...], _Answer]] | None
    known: dict[tuple[str, ...], _Answer]

    def align(self, sequence: tuple[str, ...], left_s: float | None) -> _r4pm.Found:
        """Return what is known of a sequence, or find it out in the time left."""
        known = self.known.pop(sequence, None)
        if isinstance(known, ConformanceError):
            raise known
        if known is not None:
            return known
        if left_s == 0:
            raise ConformanceError("was not asked: time was over")
        steps = self.align_one(sequence, left_s)
        return _r4pm.Found(_cost(steps), lambda: steps)


def _engines(net: PetriNet, *, budget_s: float) -> list[_Engine]:
    engines: list[_Engine] = []
    if _r4pm.installed():
        limit = max(1, int(budget_s * STATES_PER_S))
        quick = _r4pm.Aligner(net, max_states=limit)
        engines.append(
            _Engine(
                _r4pm.engine(),
                lambda sequence, left_s: quick(sequence, max_states=_states(left_s)),
                quick.align_all,
                {},
            )
        )
    if _pm4py.installed():
        aligner = _pm4py.Aligner(net, budget_s=budget_s)
        engines.append(
            _Engine(
                _pm4py.engine(),
                lambda sequence, left_s: aligner(sequence, budget_s=left_s),
                None,
                {},
            )
        )
    if not engines:
        raise MissingExtraError("Checking against a model", "mining")
    return engines


def _states(left_s: float | None) -> int | None:
    """Return the states that r4pm may visit in the time that is left."""
    return None if left_s is None else max(1, int(left_s * STATES_PER_S))


def _optimal(
    choice: AlignmentChoice,
    sequence: tuple[str, ...],
    engines: list[_Engine],
    notes: list[str],
    clock: Clock,
) -> Alignment | None:
    for engine in engines:
        try:
            found = engine.align(sequence, clock.left())
        except ConformanceError as exc:
            notes.append(f"{engine.name} {exc}.")
            continue
        try:
            steps = choice.steps(sequence, found.cost)
        except ConformanceError as exc:
            steps = tuple(found.steps())
            notes.append(
                "Of several equally good alignments the first that was found is "
                f"shown; another run may show another ({exc})."
            )
        return Alignment(
            found.cost, steps, engine.name, optimal=True, notes=tuple(notes)
        )
    return None


def _run(play: TokenGame, alignment: Alignment) -> tuple[tuple[int, str], ...]:
    """Return the model's side of an alignment: its visible transitions."""
    return tuple(
        (step.transition, label)
        for step in alignment.steps
        if step.transition is not None
        and (label := play.labels[step.transition]) is not None
    )


def _approximate(
    play: TokenGame,
    sequence: tuple[str, ...],
    known: Iterable[Alignment],
    reasons: tuple[str, ...],
) -> Alignment:
    """Match a sequence with the closest run of the model that is known."""
    candidates = (_match(play, sequence, alignment) for alignment in known)
    steps = min(candidates, key=_cost)
    note = (
        "No engine came to an end within its limit, so the demonstration was matched "
        "with the closest run of the model that others took: its fitness is at least "
        "the one given, and there may be fewer deviations."
    )
    return Alignment(
        _cost(steps), steps, "wb2pm", optimal=False, notes=(*reasons, note)
    )


def _cost(steps: Iterable[AlignmentStep]) -> int:
    return sum(step.kind in ("log", "model") for step in steps)


def _match(
    play: TokenGame, sequence: tuple[str, ...], known: Alignment
) -> tuple[AlignmentStep, ...]:
    run = _run(play, known)
    labels = [label for _, label in run]
    steps: list[AlignmentStep] = []
    matcher = SequenceMatcher(None, sequence, labels, autojunk=False)
    for tag, from_log, to_log, from_run, to_run in matcher.get_opcodes():
        if tag == "equal":
            pairs = zip(range(from_log, to_log), run[from_run:to_run], strict=True)
            steps += (AlignmentStep("sync", at, here) for here, (at, _) in pairs)
        else:
            steps += (AlignmentStep("log", None, at) for at in range(from_log, to_log))
            steps += (
                AlignmentStep("model", at, None) for at, _ in run[from_run:to_run]
            )
    return tuple(steps)
