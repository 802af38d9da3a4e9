"""Pictures of the screens, made small, around what was acted on."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.pages.pictured import Placing, is_near
from wb2pm.converters.redaction.screens import sensitive_screens
from wb2pm.errors import MissingExtraError
from wb2pm.llm.backends.calls import Limits, Picture

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL import Image

    from wb2pm.events import Box, UIEvent
    from wb2pm.llm.cases import Case

_MOST_PIXELS = 60_000_000
"""Larger pictures are not opened: a small file can unpack to any size."""
_RED = (220, 0, 0)
_LINE = 3
_AROUND = 2
"""A picture is cut to this many times the side it is then made small to."""


class Pictures(NamedTuple):
    """The pictures of a request.

    Attributes:
        pictures: The pictures, in the order of the demonstrations.
        left_out: What is not shown, in words.
    """

    pictures: tuple[Picture, ...]
    left_out: tuple[str, ...]


class _Screen(NamedTuple):
    name: str
    path: str
    event: UIEvent


def take_pictures(
    cases: Sequence[Case], limits: Limits, *, names: Sequence[str] | None = None
) -> Pictures:
    """Take the pictures that go with a request.

    Of each activity the screen it happened on is a candidate, and the last screen
    of each demonstration. Of more than `limits.pictures` some are taken at even
    distances, the first and the last of all among them. A picture that shows a field for a secret, or a secret, is never taken. A larger one is
    cut to `limits.picture_side` twice over around the element that was acted on,
    then made small; the element's box is drawn in red.

    Args:
        cases: The demonstrations, masked.
        limits: How many and how large.
        names: What the demonstrations are called; ``D1``, ``D2``, ... by default.

    Returns:
        The pictures, and how many were left out for which reason.

    Raises:
        MissingExtraError: If pictures are wanted and Pillow is not there.

    Examples:
        >>> take_pictures([], Limits(pictures=4))
        Pictures(pictures=(), left_out=())
    """
    called = names or [f"D{number}" for number in range(1, len(cases) + 1)]
    screens = [s for c, n in zip(cases, called, strict=True) for s in _screens(c, n)]
    hidden = {path for case in cases for path in sensitive_screens(case.demonstration)}
    shown = [s for s in screens if s.path not in hidden]
    left = _Left()
    left.add(len(screens) - len(shown), "as they may show a secret")
    if not limits.pictures:
        left.add(len(shown), "as none were asked for")
        return Pictures((), left.told())
    chosen = choose_evenly(len(shown), limits.pictures)
    left.add(len(shown) - len(chosen), f"beyond the limit of {limits.pictures}")
    pictures: list[Picture] = []
    room = limits.picture_bytes
    for index in chosen:
        picture = _take(shown[index], limits.picture_side)
        if picture is None:
            left.add(1, "as their files are missing, too large or no pictures")
        elif len(picture.png) > room:
            left.add(1, f"beyond the limit of {limits.picture_bytes:,} bytes")
        else:
            room -= len(picture.png)
            pictures.append(picture)
    return Pictures(tuple(pictures), left.told())


def choose_evenly(count: int, most: int) -> tuple[int, ...]:
    """Choose positions at even distances, the first and the last among them.

    Examples:
        >>> choose_evenly(10, 4), choose_evenly(3, 8), choose_evenly(5, 1)
        ((0, 3, 6, 9), (0, 1, 2), (4,))
    """
    if count <= most:
        return tuple(range(count))
    if most == 1:
        return (count - 1,)
    return tuple(index * (count - 1) // (most - 1) for index in range(most))


class _Left:
    """Counts what is left out, by reason."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def add(self, count: int, reason: str) -> None:
        if count:
            self._counts[reason] = self._counts.get(reason, 0) + count

    def told(self) -> tuple[str, ...]:
        return tuple(
            f"{count} {'picture' if count == 1 else 'pictures'} of screens, {reason}"
            for reason, count in self._counts.items()
        )


def _screens(case: Case, name: str) -> Iterable[_Screen]:
    """List the pictures of a demonstration, each once."""
    seen: set[str] = set()
    for number, activity in enumerate(case.activities, start=1):
        event = activity.acting
        path = event.screen_before.screenshot if event.screen_before else None
        if path and path not in seen:
            seen.add(path)
            yield _Screen(f"{name}.{number}", path, event)
    if case.activities:
        last = case.activities[-1].events[-1]
        path = last.screen_after.screenshot if last.screen_after else None
        if path and path not in seen:
            yield _Screen(f"{name}.end", path, last)


def _take(screen: _Screen, side: int) -> Picture | None:
    try:
        from PIL import Image
    except ImportError as exc:
        raise MissingExtraError("Attaching pictures", "llm") from exc
    try:
        with Image.open(Path(screen.path), formats=("PNG", "JPEG", "WEBP")) as opened:
            if opened.width * opened.height > _MOST_PIXELS:
                return None
            picture = opened.convert("RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
    ends = screen.name.endswith(".end")
    box = None if ends else _pixels(screen.event, picture.width)
    if box is not None:
        _draw(picture, box)
    cut = _cut(picture, box, _AROUND * side)
    cut.thumbnail((side, side))
    content = io.BytesIO()
    cut.save(content, format="PNG", optimize=True)
    return Picture(
        name=screen.name, png=content.getvalue(), width=cut.width, height=cut.height
    )


def _pixels(event: UIEvent, width: int) -> tuple[int, int, int, int] | None:
    """Place the element's box in the picture: of the whole screen, if no source tells."""
    target, screen = event.target, event.screen_before
    if target is None or target.box is None or screen is None:
        return None
    box: Box = target.box
    if box.space == "viewport" and screen.window is not None:
        return None  # how far the page lies below the window's top is not known
    placing = Placing(0.0, 0.0, width / screen.width if screen.width else 1.0)
    stated = screen.pictured
    if stated is not None and stated.space == box.space and stated.width > 0:
        placing = Placing(stated.x, stated.y, width / stated.width)
    edges = placing.pixels(box)
    if not is_near(edges):
        return None
    x0, y0, x1, y1 = (round(edge) for edge in edges)
    return (x0, y0, x1, y1) if x1 > x0 and y1 > y0 else None


def _draw(picture: Image.Image, box: tuple[int, int, int, int]) -> None:
    from PIL import ImageDraw

    x0, y0, x1, y1 = box
    around = (x0 - _LINE, y0 - _LINE, x1 + _LINE, y1 + _LINE)
    ImageDraw.Draw(picture).rectangle(around, outline=_RED, width=_LINE)


def _cut(
    picture: Image.Image, box: tuple[int, int, int, int] | None, most: int
) -> Image.Image:
    """Cut what is larger around the middle of the box; without one, from the top left."""
    width, height = min(picture.width, most), min(picture.height, most)
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2) if box else (0, 0)
    left = min(max(0, middle[0] - width // 2), picture.width - width)
    top = min(max(0, middle[1] - height // 2), picture.height - height)
    return picture.crop((left, top, left + width, top + height))
