"""The only module of `discovery` that imports r4pm.

r4pm answers a failure with a bare `TypeError` or with pyo3's `PanicException`,
which is no `Exception`, and prints a Rust backtrace; it counts tokens in eight
bits and wraps silently. All of that stops here.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections import Counter
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from importlib.metadata import version
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

import msgspec

from wb2pm.converters.writing import scratch_folder
from wb2pm.discovery.models.alignment_choice import AlignmentStep
from wb2pm.discovery.models.net_order import in_one_order
from wb2pm.discovery.models.values import PetriNet, Transition
from wb2pm.errors import ConformanceError, DiscoveryError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.time_limits import Clock

MAX_TOKENS = 255
"""Tokens per place that r4pm can count."""

BATCH = 256
"""Sequences that are lost to the slow way when r4pm panics on one of them."""

QUICK_STATES = 50_000
"""States that each sequence is granted at first where time is short: half a second."""

QUICK_S, LONG_S = 1.0, 4.0
"""Where time is short, batches grow while they take less than the one, and shrink when
they take more than the other: between them the clock is looked at."""

FEW = 16
"""Sequences of the first batch where time is short."""

UNIT_COSTS = {
    "log_move_cost": 1,
    "model_move_cost": 1,
    "silent_move_cost": 0,
    "sync_move_cost": 0,
}

_BINDING = "process_mining::conformance::case_centric::alignments::align_variants"

_PRINTING = threading.Lock()


def installed() -> bool:
    """Return whether r4pm is there, without importing it."""
    return find_spec("r4pm") is not None


@cache
def engine() -> str:
    """Name r4pm with its version."""
    return f"r4pm {version('r4pm')}"


def import_engine() -> None:
    """Import r4pm ahead of the first call."""
    import r4pm.bindings  # noqa: F401 (loading is the test)


def alpha_net(variants: Sequence[Variant]) -> PetriNet:
    """Run alpha+++ (Küsters & van der Aalst, 2023) with its default options.

    Args:
        variants: Sequences with their counts.

    Raises:
        MissingExtraError: If r4pm is not installed.
        DiscoveryError: If r4pm fails.
    """
    if not installed():
        raise MissingExtraError("Discovering a model with alpha+++", "mining")
    from r4pm.bindings import discover_alphaplusplusplus

    counted = sorted((each.activities, each.count) for each in variants)
    with _silence():
        try:
            with _projection(counted) as projection:
                found = discover_alphaplusplusplus(projection)
        except (KeyboardInterrupt, SystemExit, GeneratorExit):
            raise
        except BaseException as exc:  # PanicException is no Exception
            raise DiscoveryError(f"{engine()} found no model: {_reason(exc)}") from exc
    return _decode_net(found)


def _decode_net(found: Any) -> PetriNet:  # noqa: ANN401 (JSON)
    """Read r4pm's net; of several final markings the smallest is taken."""
    finals = sorted(found.get("final_markings") or [{}], key=len)
    return in_one_order(
        PetriNet(
            places=tuple(found["places"]),
            transitions=tuple(
                Transition(id=name, label=each.get("label"))
                for name, each in found["transitions"].items()
            ),
            arcs=tuple(
                tuple(arc["from_to"]["nodes"])
                for arc in found["arcs"]
                for _ in range(arc["weight"])
            ),
            initial=dict(found.get("initial_marking") or {}),
            final=dict(finals[0]),
        )
    )


class Found(NamedTuple):
    """An optimal alignment of which the cost is wanted first.

    Attributes:
        cost: Number of log moves and of visible model moves.
        steps: Makes the moves, which most callers choose by themselves.
    """

    cost: int
    steps: Callable[[], list[AlignmentStep]]


class _Moved(msgspec.Struct):
    cost: int
    moves: msgspec.Raw


class _Outcome(msgspec.Struct):
    found: _Moved | None = msgspec.field(default=None, name="Ok")
    failed: Any = msgspec.field(default=None, name="Err")


class _Aligned(msgspec.Struct):
    activities: tuple[str, ...]
    result: _Outcome


_decoder = msgspec.json.Decoder(list[_Aligned])


class Aligner:
    """Aligns sequences of activities with one Petri net.

    Args:
        net: The net.
        max_states: States that the search for one alignment may visit.

    Raises:
        MissingExtraError: If r4pm is not installed.
    """

    def __init__(self, net: PetriNet, *, max_states: int) -> None:
        if not installed():
            raise MissingExtraError("Aligning with r4pm", "mining")
        self._net, self._positions = _encode_net(net)
        self._most_tokens = max((*net.initial.values(), *net.final.values()), default=0)
        self._max_states = max_states

    def __call__(
        self, sequence: tuple[str, ...], *, max_states: int | None = None
    ) -> list[AlignmentStep]:
        """Find an optimal alignment.

        Args:
            sequence: The activities.
            max_states: States that the search may visit, where they are fewer.

        Raises:
            ConformanceError: If r4pm reached its limit, panicked, or cannot count
                the tokens.
        """
        if self._most_tokens > MAX_TOKENS:
            raise ConformanceError(f"cannot count more than {MAX_TOKENS} tokens")
        most = min(self._max_states, max_states or self._max_states)
        return [self._step(move) for move in self._align(sequence, most)["moves"]]

    def align_all(
        self, sequences: Sequence[tuple[str, ...]], *, clock: Clock | None = None
    ) -> dict[tuple[str, ...], Found | ConformanceError]:
        """Find optimal alignments of many sequences, on all cores.

        Args:
            sequences: Distinct sequences.
            clock: When to stop. Sequences then get `QUICK_STATES` each before those
                for which these are too few get all of theirs.

        Returns:
            Sequence -> its alignment, or why it has none. Absent are sequences for
            which there was no time, and those of a batch that r4pm failed on as a
            whole: each of these must be tried alone.
        """
        if self._most_tokens > MAX_TOKENS:
            return {}
        if clock is None or clock.limit_s is None:
            return self._align_batches(sequences, self._max_states, None)
        quick = min(QUICK_STATES, self._max_states)
        found = self._align_batches(sequences, quick, clock)
        if quick < self._max_states:
            hard = [s for s in sequences if isinstance(found.get(s), ConformanceError)]
            for sequence in hard:
                del found[sequence]
            found |= self._align_batches(hard, self._max_states, clock)
        return found

    def _align_batches(
        self,
        sequences: Sequence[tuple[str, ...]],
        max_states: int,
        clock: Clock | None,
    ) -> dict[tuple[str, ...], Found | ConformanceError]:
        found: dict[tuple[str, ...], Found | ConformanceError] = {}
        first, size = 0, BATCH
        if clock is not None:
            size = FEW if max_states <= QUICK_STATES else os.cpu_count() or 1
        while first < len(sequences) and not (clock is not None and clock.is_over()):
            begun = time.monotonic()
            batch = sequences[first : first + size]
            first += len(batch)
            for each in self._align_batch(batch, max_states):
                moved, failed = each.result.found, each.result.failed
                found[each.activities] = (
                    Found(moved.cost, partial(self._steps, bytes(moved.moves)))
                    if moved is not None
                    else ConformanceError(_reason_of(str(failed)))
                )
            taken = time.monotonic() - begun
            if clock is not None and taken < QUICK_S:
                size = min(BATCH, 2 * size)
            elif clock is not None and taken > LONG_S:
                size = max(1, size // 2)
        return found

    def _align_batch(
        self, batch: Sequence[tuple[str, ...]], max_states: int
    ) -> Sequence[_Aligned]:
        """Call the binding itself: r4pm's function makes objects of every move."""
        from r4pm import call_binding

        asked = {"net": self._net, "options": _options(max_states)}
        with _silence():
            try:
                with _projection((each, 1) for each in batch) as projection:
                    request = msgspec.json.encode({**asked, "projection": projection})
                    return _decoder.decode(call_binding(_BINDING, request.decode()))
            except (KeyboardInterrupt, SystemExit, GeneratorExit):
                raise
            except BaseException:  # noqa: BLE001 (PanicException is no Exception)
                return ()

    def _align(self, sequence: tuple[str, ...], max_states: int) -> Any:  # noqa: ANN401 (JSON)
        from r4pm.bindings import align_trace

        with _silence():
            try:
                return align_trace(self._net, list(sequence), _options(max_states))
            except (KeyboardInterrupt, SystemExit, GeneratorExit):
                raise
            except BaseException as exc:  # PanicException is no Exception
                raise ConformanceError(_reason(exc)) from exc

    def _steps(self, moves: bytes) -> list[AlignmentStep]:
        return [self._step(move) for move in msgspec.json.decode(moves)]

    def _step(self, move: dict[str, dict[str, Any]]) -> AlignmentStep:
        (kind, details), *_ = move.items()
        if kind == "LogMove":
            return AlignmentStep("log", None, details["trace_event_index"])
        at = self._positions[details["transition"]]
        if kind == "SyncMove":
            return AlignmentStep("sync", at, details["trace_event_index"])
        silent = self._net["transitions"][details["transition"]]["label"] is None
        return AlignmentStep("silent" if silent else "model", at, None)


def _options(max_states: int) -> Any:  # noqa: ANN401 (JSON)
    return {"cost_fn": UNIT_COSTS, "max_states": max_states}


def _encode_net(net: PetriNet) -> tuple[Any, dict[str, int]]:
    """Write a net as r4pm's JSON; ids must be UUIDs, so they are numbered ones."""
    names = [*net.places, *(transition.id for transition in net.transitions)]
    uuid = {name: str(UUID(int=number)) for number, name in enumerate(names)}
    places = set(net.places)
    encoded = {
        "places": {uuid[name]: {"id": uuid[name]} for name in net.places},
        "transitions": {
            uuid[each.id]: {"id": uuid[each.id], "label": each.label}
            for each in net.transitions
        },
        "arcs": [
            {
                "from_to": {
                    "type": "PlaceTransition"
                    if source in places
                    else "TransitionPlace",
                    "nodes": [uuid[source], uuid[target]],
                },
                "weight": weight,
            }
            for (source, target), weight in Counter(net.arcs).items()
        ],
        "initial_marking": {uuid[name]: n for name, n in net.initial.items()},
        "final_markings": [{uuid[name]: n for name, n in net.final.items()}],
    }
    return encoded, {uuid[each.id]: at for at, each in enumerate(net.transitions)}


@contextmanager
def _projection(counted: Iterable[tuple[tuple[str, ...], int]]) -> Iterator[str]:
    """Hand sequences over; r4pm takes them from a file only."""
    from r4pm import import_item, remove_item

    traces = list(counted)
    labels = sorted({label for sequence, _ in traces for label in sequence})
    number = {label: at for at, label in enumerate(labels)}
    content = {
        "activities": labels,
        "act_to_index": number,
        "traces": [
            [[number[label] for label in sequence], count] for sequence, count in traces
        ],
    }
    with scratch_folder() as folder:
        path = folder / "sequences.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        name = import_item("EventLogActivityProjection", str(path))
    try:
        yield name
    finally:
        remove_item(name)


def _reason(exc: BaseException) -> str:
    text = str(exc).removeprefix("Function call failed: ")
    return _reason_of(text or type(exc).__name__)


def _reason_of(text: str) -> str:
    if "LimitReached" in text:
        return "reached its limit of states"
    if "Unreachable" in text:
        return "found no way to the final marking"
    first, *_ = text.splitlines()
    return f"failed: {first}"


@contextmanager
def _silence() -> Iterator[None]:
    """Turn off standard output and error while Rust runs; it writes past Python's."""
    sys.stdout.flush()
    with _PRINTING, ExitStack() as stack:
        for number in (1, 2):
            try:
                kept = os.dup(number)
            except OSError:  # it is closed: nothing can be printed
                continue
            stack.callback(_restore, kept, number)
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, number)
            os.close(nowhere)
        yield


def _restore(kept: int, number: int) -> None:
    os.dup2(kept, number)
    os.close(kept)
