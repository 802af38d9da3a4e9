"""The elements on a screen, decoded when they are asked for."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from wb2pm.converters.wonderbread.screens import CENTRE_FORMAT, CORNER_FORMAT
from wb2pm.errors import ConversionError
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from wb2pm.events import Screen


class _ListedElement(Struct):
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0
    tag: str | None = None
    role: str | None = None
    label: str | None = None
    text: str | None = None
    placeholder: str | None = None
    type: str | None = None
    value: str | None = None
    xpath: str | None = None
    name: str | None = None


_decoder = msgspec.json.Decoder(list[_ListedElement] | None)


def elements(screen: Screen) -> tuple[Element, ...]:
    """List the elements on a screen, in the order of the page.

    Args:
        screen: A screen of any source.

    Returns:
        The elements, their boxes in screen coordinates by the top left corner;
        empty for a screen that was kept without them.

    Raises:
        ConversionError: If the elements cannot be decoded.

    Examples:
        >>> from wb2pm.events import Screen
        >>> text = '[{"x": 50, "y": 10, "width": 20, "height": 10, "tag": "a", "text": "Go"}]'
        >>> seen = elements(Screen(elements_json=text, elements_format="wonderbread:centre"))
        >>> seen[0].text, seen[0].box.x
        ('Go', 40.0)
    """
    if not screen.elements_json:
        return ()
    where = f"$.trace[{screen.source_index}].data.json_state"
    if screen.elements_format not in {CORNER_FORMAT, CENTRE_FORMAT}:
        raise ConversionError(
            f"elements of unknown format {screen.elements_format!r}",
            screen.source or "",
            where,
        )
    try:
        found = _decoder.decode(screen.elements_json) or []
    except (msgspec.DecodeError, UnicodeError) as exc:
        raise ConversionError(str(exc), screen.source or "", where) from exc
    centred = screen.elements_format == CENTRE_FORMAT
    return tuple(_element(seen, centred=centred) for seen in found)


def picture_name(path: str | None) -> str | None:
    """Name a picture within its data set, without the folders of one machine.

    Args:
        path: Path of the picture file.

    Returns:
        Its last two folders and its name, joined by slashes.

    Examples:
        >>> picture_name("data/0 @ 2024/screenshots/3.png")
        '0 @ 2024/screenshots/3.png'
    """
    return "/".join(PurePath(path).parts[-3:]) if path else None


def _element(seen: _ListedElement, *, centred: bool) -> Element:
    return Element(
        tag=seen.tag,
        role=seen.role,
        label=seen.label or seen.name,
        text=seen.text,
        placeholder=seen.placeholder,
        type=seen.type,
        value=seen.value,
        path=seen.xpath,
        box=Box(
            x=seen.x - seen.width / 2 if centred else seen.x,
            y=seen.y - seen.height / 2 if centred else seen.y,
            width=seen.width,
            height=seen.height,
            space="screen",
        ),
    )
