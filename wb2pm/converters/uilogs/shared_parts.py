"""Parts of events that say the same, held once: people come back to few elements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import MsgspecError, msgpack
from msgspec.structs import force_setattr

if TYPE_CHECKING:
    from wb2pm.events import UIEvent

_MOST: Final = 1 << 14
"""Parts that are known at a time: some megabytes."""
_Part = TypeVar("_Part")


class SharedParts:
    """The elements and attributes of some events, each once.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> one, other = (
        ...     UIEvent(
        ...         id="1", action="click", raw_action="click", started_at=noon,
        ...         ended_at=noon, time_quality="recorded", source_index=1,
        ...         attributes={"button": "left"},
        ...     )
        ...     for _ in range(2)
        ... )
        >>> shared = SharedParts()
        >>> shared.share(one).attributes is shared.share(other).attributes
        True
    """

    def __init__(self) -> None:
        """Begin with none."""
        self._known: dict[bytes, object] = {}

    def share(self, event: UIEvent) -> UIEvent:
        """Have an event hold parts that are known already, in the place of its own.

        Args:
            event: What nobody else holds yet.
        """
        if event.attributes:
            force_setattr(event, "attributes", self._one(event.attributes))
        if (target := event.target) is not None:
            if target.attributes:
                force_setattr(target, "attributes", self._one(target.attributes))
            force_setattr(event, "target", self._one(target))
        return event

    def _one(self, part: _Part) -> _Part:
        try:
            written = msgpack.encode(part)  # tells 1 from 1.0 and True
        except (MsgspecError, ValueError, OverflowError):
            return part  # text or numbers that cannot be written
        if len(self._known) > _MOST:
            self._known.clear()
        known: _Part = self._known.setdefault(written, part)  # type: ignore[assignment]  # equal bytes are of equal parts
        return known
