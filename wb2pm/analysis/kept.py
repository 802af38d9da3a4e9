"""A prepared recording, and the form in which it is kept on disk.

Events stand in the demonstration and in each labelling, and screens before and after
events. Each is written once, and what stands for it elsewhere is its place, so that what
is read again is shared as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.pages.forms import pack_elements, unpack_elements
from wb2pm.converters.redaction.covers import Cover
from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.events import Activity, Demonstration, Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wb2pm.events import UIEvent


class PreparedRecording(Struct, frozen=True, kw_only=True):
    """One recording, redacted and labelled.

    Attributes:
        demonstration: The demonstration, redacted.
        activities: Its activities at the granularity asked for.
        steps: Its activities at granularity ``step``.
        redactions: Kind of secret -> how often it was masked.
        covers: Picture -> what is to be covered on it, where that was asked for.
        to_cut: Its activities as finely as it is cut, where that was asked for.
        screens: What its screens say by themselves, where that was asked for.
    """

    demonstration: Demonstration
    activities: tuple[Activity, ...]
    steps: tuple[Activity, ...]
    redactions: dict[str, int]
    covers: dict[str, Cover] = {}
    to_cut: tuple[Activity, ...] = ()
    screens: ScreenEvidence | None = None


class KeptLabelling(Struct, frozen=True, kw_only=True):
    """Activities without their events.

    Attributes:
        activities: The activities.
        events: For each the places of its events in the demonstration.
    """

    activities: tuple[Activity, ...]
    events: tuple[tuple[int, ...], ...]


class KeptRecording(Struct, frozen=True, kw_only=True):
    """A prepared recording as it is written.

    Attributes:
        demonstration: Its events without their screens.
        screens: The screens, each once.
        before: For each event the place of the screen before it; -1 where it has none.
        after: The same of the screen after it.
        labellings: Different labellings, each once.
        used: Which of them are `activities`, `steps` and `to_cut`.
        redactions: As in `PreparedRecording`.
        covers: As in `PreparedRecording`.
        said: What the screens say by themselves, as in `PreparedRecording`.
    """

    demonstration: Demonstration
    screens: tuple[Screen, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    labellings: tuple[KeptLabelling, ...]
    used: tuple[int, int, int]
    redactions: dict[str, int]
    covers: dict[str, Cover]
    said: ScreenEvidence | None = None


class _UnsharedError(ValueError):
    """An activity has an event that its demonstration has not."""


def take_apart(recording: PreparedRecording) -> KeptRecording | None:
    """Return what is written of a recording; None where that would not be all of it."""
    events = recording.demonstration.events
    screens: dict[int, tuple[int, Screen]] = {}

    def place(screen: Screen | None) -> int:
        if screen is None:
            return -1
        return screens.setdefault(id(screen), (len(screens), screen))[0]

    before = tuple(place(event.screen_before) for event in events)
    after = tuple(place(event.screen_after) for event in events)
    labellings: dict[int, tuple[int, KeptLabelling]] = {}
    places = {id(event): number for number, event in enumerate(events)}
    used = []
    try:
        for activities in (recording.activities, recording.steps, recording.to_cut):
            if id(activities) not in labellings:
                told = _without_events(activities, places)
                labellings[id(activities)] = len(labellings), told
            used.append(labellings[id(activities)][0])
    except _UnsharedError:
        return None
    bare = (replace(event, screen_before=None, screen_after=None) for event in events)
    return KeptRecording(
        demonstration=replace(recording.demonstration, events=tuple(bare)),
        screens=tuple(screen for _, screen in screens.values()),
        before=before,
        after=after,
        labellings=tuple(told for _, told in labellings.values()),
        used=(used[0], used[1], used[2]),
        redactions=recording.redactions,
        covers=recording.covers,
        said=recording.screens,
    )


def put_together(kept: KeptRecording) -> PreparedRecording:
    """Return the recording that was taken apart."""
    events = tuple(
        replace(
            event,
            screen_before=_at(kept.screens, before),
            screen_after=_at(kept.screens, after),
        )
        for event, before, after in zip(
            kept.demonstration.events, kept.before, kept.after, strict=True
        )
    )
    labelled = [_with_events(labelling, events) for labelling in kept.labellings]
    activities, steps, to_cut = (labelled[number] for number in kept.used)
    return PreparedRecording(
        demonstration=replace(kept.demonstration, events=events),
        activities=activities,
        steps=steps,
        redactions=kept.redactions,
        covers=kept.covers,
        to_cut=to_cut,
        screens=kept.said,
    )


def packed(recording: PreparedRecording) -> PreparedRecording:
    """Return a recording whose screens hold their elements in a fraction of the memory.

    Nine tenths of a recording of web pages are the elements of its screens, and few of
    those are ever asked for (see `wb2pm.converters.pages.forms.pack_elements`).

    Examples:
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> prepared = prepare(demonstrations_of(4003)[:1], packed=True)
        >>> prepared.demonstrations[0].events[0].screen_before.elements_format[:7]
        'packed:'
    """
    return _with_screens(recording, pack_elements)


def unpacked(recording: PreparedRecording) -> PreparedRecording:
    """Return a recording whose screens hold their elements as they were read.

    Examples:
        >>> from wb2pm.analysis.one_recording import Labelling, prepare_one
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> read_once = read(demonstrations_of(4003)[:1]).demonstrations[0]
        >>> one = prepare_one(read_once, Labelling("step", None, False), "secrets")
        >>> unpacked(packed(one)) == one
        True
    """
    return _with_screens(recording, unpack_elements)


def _with_screens(
    recording: PreparedRecording, change: Callable[[Screen], Screen]
) -> PreparedRecording:
    kept = take_apart(recording)
    if kept is None:
        return recording
    return put_together(replace(kept, screens=tuple(map(change, kept.screens))))


def encode(
    recordings: Iterable[PreparedRecording], *, checked: bool = True
) -> bytes | None:
    """Write recordings as MessagePack; None where they would not be read as they are.

    Args:
        recordings: The recordings.
        checked: Whether they are read again to know that.

    Examples:
        >>> decode(encode([]))
        ()
    """
    recordings = tuple(recordings)
    kept = tuple(map(take_apart, recordings))
    if None in kept:
        return None
    try:
        written = _encoder.encode(kept)
        same = not checked or decode(written) == recordings
    except (msgspec.MsgspecError, ValueError, OverflowError, TypeError):
        return None  # such as numbers of more than 64 bits
    return written if same else None


def decode(written: bytes) -> tuple[PreparedRecording, ...]:
    """Read recordings from MessagePack, each part only as the type it has to be.

    Raises:
        ValueError: If it is anything else.
    """
    try:
        return tuple(map(put_together, _decoder.decode(written)))
    except (IndexError, msgspec.MsgspecError) as exc:
        raise ValueError(str(exc)) from exc


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[KeptRecording, ...])


def _at(screens: tuple[Screen, ...], place: int) -> Screen | None:
    return None if place < 0 else screens[place]


def _without_events(
    activities: tuple[Activity, ...], places: dict[int, int]
) -> KeptLabelling:
    try:
        events = tuple(
            tuple(places[id(event)] for event in each.events) for each in activities
        )
    except KeyError as exc:
        raise _UnsharedError from exc
    bare = tuple(replace(activity, events=()) for activity in activities)
    return KeptLabelling(activities=bare, events=events)


def _with_events(
    labelling: KeptLabelling, events: tuple[UIEvent, ...]
) -> tuple[Activity, ...]:
    return tuple(
        replace(activity, events=tuple(events[place] for place in places))
        for activity, places in zip(labelling.activities, labelling.events, strict=True)
    )
