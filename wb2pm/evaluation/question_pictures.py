"""Pictures of the screens that a question is about, for models that see.

A picture that shows a secret, or a field for one, as far as its page tells, is left out
and counted (`wb2pm.converters.redaction.screens.sensitive_screens`): pictures are not
masked, so that they are only sent where they are asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.converters.redaction.screens import sensitive_screens

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.events import Demonstration


class Pictures(Struct, frozen=True, kw_only=True):
    """What a model may be shown of an example.

    Attributes:
        paths: Picture files, in the order of the screens.
        left_out: How many screens have a picture that is not shown, or none.
    """

    paths: tuple[Path, ...] = ()
    left_out: int = 0


def pictures_of(
    demonstration: Demonstration, entries: Iterable[int] | None = None
) -> Pictures:
    """List the pictures of a recording, in order, without those that show secrets.

    Args:
        demonstration: As read: the screens tell what is secret on them.
        entries: Positions in its trace that are shown, in their order; None shows all.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.wonderbread.reader import read_demonstration
        >>> found = pictures_of(read_demonstration(demonstrations_of(4003)[0]))
        >>> found.paths[0].name
        '0.webp'
    """
    screens: dict[int, str | None] = {}
    for event in demonstration.events:
        for place, screen in (
            (event.source_index - 1, event.screen_before),
            (event.source_index + 1, event.screen_after),
        ):
            if screen is not None:
                screens.setdefault(place, screen.screenshot)
    secret = sensitive_screens(demonstration)
    wanted = sorted(screens) if entries is None else list(entries)
    asked = [screens[place] for place in wanted if place in screens]
    shown = [
        Path(path)
        for path in asked
        if path is not None and path not in secret and Path(path).is_file()
    ]
    return Pictures(paths=tuple(shown), left_out=len(asked) - len(shown))
