"""Pictures for the steps of a procedure, from the recordings that it was written of."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.pages.pictured import Placing, is_near, placings
from wb2pm.errors import MissingExtraError, OptionError
from wb2pm.guides.likeness import LEAST, likeness, text_boxes
from wb2pm.guides.painting import paint
from wb2pm.guides.shown_steps import ShownStep, shown_steps
from wb2pm.procedures.step_pictures import Illustrations, StepPicture
from wb2pm.report.text import show_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.converters.pages.page import Page
    from wb2pm.converters.redaction.covers import Cover
    from wb2pm.events import Box, Screen, UIEvent
    from wb2pm.llm.answers import Answer
    from wb2pm.procedures.procedure import Procedure

_MOST_PIXELS: Final = 60_000_000
"""Larger pictures are not opened: a small file can unpack to any size."""
_AROUND: Final = (640.0, 360.0)
"""Points of the screen that are shown around the place of action at least."""
_MARGIN: Final = 48.0
"""Points between an element and the edge of its picture at least."""
_WIDEST: Final = 960
"""Pixels of a picture; larger ones are made smaller."""
_OUTLINE: Final = (214, 0, 108)
_HALO: Final = (255, 255, 255)
_LINE: Final = 3
_NO_SCREEN: Final = frozenset({"navigate", "tab_open", "tab_close", "tab_switch"})
"""Actions that are done to the browser, of which there is no picture."""
_REASONS: Final = {
    "page": "as the recording does not say what stands where on the screen",
    "place": "as something on the screen is masked that has no known place",
    "title": "as the title or the address of the page is masked",
    "file": "as the file is missing, too large or no picture",
    "other": "as the picture does not show what the recording says of the page",
}


class _Opened(NamedTuple):
    picture: Image.Image
    placing: Placing | None


def illustrate(answer: Answer[Procedure], prepared: Prepared) -> Illustrations:
    """Make the pictures of a procedure's steps.

    Each shows the screen on which the step was done, cut to the place of action, the
    element outlined. What is masked in the recordings is under solid boxes, and
    nothing but pixels of the picture is kept. A picture on which what is masked
    cannot be placed is left out and counted.

    Args:
        answer: The procedure with the events that each step cites.
        prepared: The recordings it was written of, prepared with ``covered=True``.

    Returns:
        The pictures, and in words what was left out.

    Raises:
        MissingExtraError: If Pillow is not there.
        OptionError: If none of the recordings has pictures.

    Examples:
        >>> from wb2pm.analysis.answers import answer_recordings
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.llm.jobs.procedure import WRITE_SOP
        >>> prepared = prepare(demonstrations_of(4003)[:1], covered=True)
        >>> (answer,) = answer_recordings(WRITE_SOP, prepared).values()
        >>> pictures = illustrate(answer, prepared)
        >>> len(pictures.steps) == len(answer.result.steps), pictures.hidden
        (True, frozenset())
    """
    _check_pillow()
    if not any(_has_pictures(d.events) for d in prepared.demonstrations):
        raise OptionError("guide", "of these recordings", "pictures", _NONE)
    album = _Album(prepared)
    steps = shown_steps(answer, prepared)
    pictures: list[StepPicture | None] = []
    hidden: list[int] = []
    left: Counter[str] = Counter()
    before: str | None = None
    for number, step in enumerate(steps, start=1):
        screen = step.event.screen_before if step else None
        path = screen.screenshot if screen else None
        if step is None or path is None or step.event.action in _NO_SCREEN:
            pictures.append(None)
            continue
        if path == before and step.again:
            pictures.append(None)  # it stands right above
            continue
        made = album.picture(step)
        if isinstance(made, str):
            left[made] += 1
            hidden.append(number)
        pictures.append(None if isinstance(made, str) else made)
        before = path
    return Illustrations(
        steps=tuple(pictures), hidden=frozenset(hidden), notes=_told(pictures, left)
    )


_NONE: Final = (
    "none of the recordings has pictures of screens; record with pictures, or write the "
    "guide without"
)


def _told(
    pictures: Sequence[StepPicture | None], left: Counter[str]
) -> tuple[str, ...]:
    shown = sum(picture is not None for picture in pictures)
    total = shown + left.total()
    return tuple(
        f"{count} of {total} pictures of screens left out, {_REASONS[reason]}"
        for reason, count in left.items()
    )


def _check_pillow() -> None:
    try:
        import PIL  # noqa: F401 (whether it is there)
    except ImportError as exc:
        raise MissingExtraError("A guide with pictures", "guides") from exc


def _has_pictures(events: Sequence[UIEvent]) -> bool:
    return any(
        screen is not None and screen.screenshot is not None
        for event in events
        for screen in (event.screen_before, event.screen_after)
    )


class _Album:
    """The pictures of some recordings, made fit to be shown."""

    def __init__(self, prepared: Prepared) -> None:
        self._covers = prepared.covers
        self._is_open = prepared.redaction == "none"
        self._contexts = {d.id: PageContext(d) for d in prepared.demonstrations}
        self._first: dict[str, str | None] = {}
        for demonstration in prepared.demonstrations:
            for event in demonstration.events:
                for screen in (event.screen_before, event.screen_after):
                    if screen is not None and screen.screenshot is not None:
                        self._first.setdefault(screen.screenshot, _address(screen))

    def picture(self, step: ShownStep) -> StepPicture | str:
        """Make the picture of a step; else say why there is none."""
        screen = step.event.screen_before
        if screen is None or screen.screenshot is None:
            return "file"
        cover = self._covers.get(screen.screenshot)
        if cover is None:
            return "page"
        if cover.left_out:
            return cover.left_out[0]
        if self._first[screen.screenshot] != _address(screen) and not self._is_open:
            return "other"  # it was taken of the page before, and none after it
        context = self._contexts[step.case]
        page = context.view(screen)
        opened = self._opened(screen, page, cover)
        if isinstance(opened, str):
            return opened
        picture, placing = opened
        box = _box(step.event, context)
        edges = None
        if placing is not None:
            paint(picture, placing, cover.boxes)
            edges = _within(placing.pixels(box), picture) if box else None
        return _finished(picture, edges, placing, _said(screen, step))

    def _opened(self, screen: Screen, page: Page | None, cover: Cover) -> _Opened | str:
        """Open a picture and find out how it shows the screen."""
        import numpy as np

        picture = _read(Path(screen.screenshot or ""))
        if picture is None:
            return "file"
        spaces = {each.box.space for each in cover.boxes}
        space = next((s for s in ("screen", "viewport") if _has(page, s)), "screen")
        if spaces - {space}:
            return "place"
        boxes = text_boxes(page, space) if page is not None else []
        shades = np.asarray(picture.convert("L"), dtype=np.int16)
        found = [
            (like if like is not None else (1.0 if screen.pictured else 0.0), placing)
            for placing in placings(screen, *picture.size, space)
            for like in [likeness(shades, placing, boxes)]
        ]
        best = max(found, key=lambda one: one[0], default=(0.0, None))
        if best[0] >= LEAST:
            return _Opened(picture, best[1])
        return _Opened(picture, None) if self._is_open else "other"


def _address(screen: Screen) -> str | None:
    return screen.url.partition("#")[0] if screen.url else None


def _has(page: Page | None, space: str) -> bool:
    elements = page.elements() if page is not None else ()
    return any(e.box is not None and e.box.space == space for e in elements)


def _read(path: Path) -> Image.Image | None:
    from PIL import Image

    try:
        with Image.open(path, formats=("PNG", "JPEG", "WEBP")) as opened:
            if opened.width * opened.height > _MOST_PIXELS:
                return None
            return opened.convert("RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None


def _box(event: UIEvent, context: PageContext) -> Box | None:
    if event.target is not None and event.target.box is not None:
        return event.target.box
    found = context.on_view(event)
    return found.box if found is not None else None


Edges = tuple[int, int, int, int]


def _within(
    edges: tuple[float, float, float, float], picture: Image.Image
) -> Edges | None:
    """Round the edges of a box and cut off what is outside; None if all of it is."""
    if not is_near(edges):
        return None
    left, top, right, bottom = edges
    if not (left < picture.width and top < picture.height and right > 0 and bottom > 0):
        return None
    return (
        max(0, round(left)),
        max(0, round(top)),
        min(picture.width, max(round(right), 1)),
        min(picture.height, max(round(bottom), 1)),
    )


def _finished(
    picture: Image.Image, edges: Edges | None, placing: Placing | None, alt: str
) -> StepPicture:
    """Outline, cut, make small, and keep the pixels alone."""
    from PIL import Image

    cut = picture
    if edges is not None and placing is not None:
        _outline(picture, edges)
        cut = picture.crop(_cut(picture, edges, placing.scale))
    if cut.width > _WIDEST:
        cut.thumbnail((_WIDEST, _WIDEST * 2))
    bare = Image.frombytes("RGB", cut.size, cut.tobytes())  # without what else it held
    content = io.BytesIO()
    bare.save(content, format="PNG", optimize=True)
    return StepPicture(
        png=content.getvalue(), width=bare.width, height=bare.height, alt=alt
    )


def _outline(picture: Image.Image, edges: Edges) -> None:
    from PIL import ImageDraw

    draw = ImageDraw.Draw(picture)
    left, top, right, bottom = edges
    for out, width, colour in (
        (_LINE + 2, _LINE + 2, _HALO),
        (_LINE + 1, _LINE, _OUTLINE),
    ):
        around = (left - out, top - out, right + out - 1, bottom + out - 1)
        draw.rectangle(around, outline=colour, width=width)


def _cut(picture: Image.Image, edges: Edges, scale: float) -> Edges:
    """Choose what to show around an element: as much as shows where it is."""
    left, top, right, bottom = edges
    spans = []
    for low, high, least, whole in (
        (left, right, _AROUND[0] * scale, picture.width),
        (top, bottom, _AROUND[1] * scale, picture.height),
    ):
        size = min(whole, round(max(least, high - low + 2 * _MARGIN * scale)))
        begin = min(max(0, (low + high - size) // 2), whole - size)
        spans.append((begin, begin + size))
    (x0, x1), (y0, y1) = spans
    return x0, y0, x1, y1


def _said(screen: Screen, step: ShownStep) -> str:
    """Describe a picture: the page, and the element on it."""
    said = [screen.title or screen.application, step.activity.element]
    return show_text(": ".join(filter(None, said)) or step.activity.label)
