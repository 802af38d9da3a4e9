"""Recordings whose screens hold their elements packed are the same recordings."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from msgspec.structs import replace

import wb2pm
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.pages.forms import (
    PACKED,
    carried_elements,
    pack_elements,
    unpack_elements,
)
from wb2pm.converters.redaction.redact import redact
from wb2pm.events import Screen

if TYPE_CHECKING:
    from pathlib import Path


def _screens(prepared: wb2pm.Prepared) -> list[Screen]:
    return [
        screen
        for demonstration in prepared.demonstrations
        for event in demonstration.events
        for screen in (event.screen_before, event.screen_after)
        if screen is not None
    ]


def test_elements_come_back_as_they_were() -> None:
    """Any text, halves of characters too; what has no elements stays as it is."""
    odd = Screen(elements_json='[{"text": "\ud800 é 漢"}]', elements_format="own")

    assert pack_elements(odd).elements_json != odd.elements_json
    assert unpack_elements(pack_elements(odd)) == odd
    assert pack_elements(pack_elements(odd)) == pack_elements(odd)
    assert pack_elements(Screen(url="a")) == Screen(url="a")
    assert unpack_elements(odd) is odd


def test_packed_recordings_tell_the_same() -> None:
    """Their elements are fewer bytes, and are found all the same."""
    sources = demonstrations_of(4003)[:2]
    plain, packed = prepare(sources), prepare(sources, packed=True)

    pairs = list(zip(_screens(plain), _screens(packed), strict=True))
    carrying = [(one, two) for one, two in pairs if one.elements_json]
    assert carrying
    for one, two in carrying:
        assert (two.elements_format or "").startswith(PACKED)
        assert unpack_elements(two) == one
    one, two = carrying[0]
    texts = [
        [element.text for element in carried_elements(each)] for each in (one, two)
    ]
    assert texts[0] == texts[1]
    sizes = [
        sum(sys.getsizeof(screen.elements_json) for screen in side)
        for side in zip(*carrying, strict=True)
    ]
    assert sizes[1] < sizes[0] / 2


def test_the_same_is_found_and_written(tmp_path: Path) -> None:
    """Models, verdicts, procedures and reports are equal to the byte."""
    sources = demonstrations_of(4003)
    for name in ("plain", "packed"):
        wb2pm.analyze(
            sources, out=tmp_path / name, outputs=["xes"], packed=name == "packed"
        )

    files = [p for p in (tmp_path / "plain").rglob("*") if p.is_file()]
    assert len(files) > 5
    for file in files:
        other = tmp_path / "packed" / file.relative_to(tmp_path / "plain")
        assert other.read_bytes() == file.read_bytes(), file.name


def test_secrets_in_packed_elements_are_masked() -> None:
    """A packed text is unpacked first: it hides nothing, and is not broken."""
    (source,) = prepare(demonstrations_of(4003)[:1], redaction="none").demonstrations
    event = source.events[0]
    screen = Screen(
        elements_json='[{"x": 5, "y": 5, "width": 2, "height": 2, "tag": "td", '
        '"text": "kim@shop.example"}]',
        elements_format="wonderbread:centre",
    )
    packed = replace(event, screen_before=pack_elements(screen))
    masked = redact(replace(source, events=(packed,))).demonstration

    shown = masked.events[0].screen_before
    assert shown is not None
    assert carried_elements(shown)[0].text == "[email]"
