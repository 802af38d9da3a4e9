"""The pages of an episode, each in the file of its step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from wb2pm.converters.browsergym.observation import Observation
from wb2pm.converters.browsergym.steps import fields_of, load_step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Screen


class StepKey(NamedTuple):
    """What tells one page from others.

    Attributes:
        file: The step's file.
        max_megabytes: Size that it may have unpacked.
    """

    file: str
    max_megabytes: int


class StepPages:
    """Decodes what an agent was shown at a step."""

    may_be_whole: ClassVar[bool] = True
    may_have_boxes: ClassVar[bool] = True

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; each says which step's it is."""
        del screens

    def key(self, screen: Screen) -> StepKey | None:
        """Return the file of a step; None for a screen that names none."""
        size = screen.page_key or ""
        if screen.source is None or not size.isdecimal():
            return None
        return StepKey(screen.source, int(size))

    def page(self, key: StepKey) -> Page | None:
        """Decode a page; None if no tree of it was kept, or the file has moved.

        Raises:
            ConversionError: If it is no step, or its nodes stand in one another.
        """
        try:
            told = load_step(Path(key.file), key.max_megabytes)
        except OSError:
            return None
        page = Observation(fields_of(told.get("obs"))).page
        return page if page and next(page.elements(), None) is not None else None
