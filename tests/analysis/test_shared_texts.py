"""Equal texts of many recordings are one text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.analysis.kept import PreparedRecording, decode, encode
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.shared_texts import SharedTexts
from wb2pm.bundled import demonstrations_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration


def _addresses(demonstrations: tuple[Demonstration, ...]) -> Iterator[str]:
    for demonstration in demonstrations:
        for event in demonstration.events:
            if event.screen_before is not None and event.screen_before.url:
                yield event.screen_before.url


def test_texts_of_recordings_from_the_cache_are_held_once(tmp_path: Path) -> None:
    """Each was decoded by itself, and yet equal texts are one."""
    paths = demonstrations_of(4003)
    made = prepare(paths, recordings_cache=tmp_path, packed=True)

    kept = prepare(paths, recordings_cache=tmp_path, packed=True)

    assert kept == made
    addresses = list(_addresses(kept.demonstrations))
    assert len(addresses) > len(set(addresses))
    assert len({id(text) for text in addresses}) == len(set(addresses))


def test_sharing_texts_changes_no_value_and_no_event_is_made_anew() -> None:
    """The recording is written as before, and activities have its own events."""
    prepared = prepare(demonstrations_of(4003)[:2])
    recordings = [
        PreparedRecording(
            demonstration=each,
            activities=prepared.activities[each.id],
            steps=prepared.steps[each.id],
            redactions={},
        )
        for each in prepared.demonstrations
    ]
    written = encode(recordings)
    assert written is not None
    texts = SharedTexts()

    again = decode(written)
    for each in again:
        texts.share(each)

    assert encode(again) == written
    events = {id(event) for each in again for event in each.demonstration.events}
    assert {
        id(event) for each in again for act in each.steps for event in act.events
    } <= events
