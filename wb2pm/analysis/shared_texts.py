"""Equal texts of many recordings held once.

Recordings of one application say the same over and over: addresses, titles, roles,
selectors, and the elements of a screen that nothing changed. Each is a text of its own
as it was decoded, half of what a prepared recording takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import force_setattr

from wb2pm.analysis.kept import PreparedRecording

if TYPE_CHECKING:
    from wb2pm.analysis.one_recording import PreparedTable


class SharedTexts:
    """The texts of some recordings, each once.

    Examples:
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> one, other = prepare(demonstrations_of(4003)[:2]).demonstrations
        >>> one.events[0].screen_before.url is other.events[0].screen_before.url
        True
    """

    def __init__(self) -> None:
        """Begin with none."""
        self._known: dict[str, str] = {}

    def share(self, prepared: PreparedRecording | PreparedTable) -> None:
        """Have a recording hold texts that are known already, in the place of its own.

        No value changes, and so the recording is not made anew. What a table holds stays
        as it is.

        Args:
            prepared: What nobody else holds yet.
        """
        if isinstance(prepared, PreparedRecording):
            self._shared(prepared, set())

    def _shared(self, value: Any, seen: set[int]) -> Any:  # noqa: ANN401 (any value)
        kind = type(value)
        if kind is str:
            return self._known.setdefault(value, value)
        if kind is tuple:
            made = [self._shared(each, seen) for each in value]
            if any(new is not old for new, old in zip(made, value, strict=True)):
                return tuple(made)
        elif kind is dict:
            for name, old in value.items():
                if (new := self._shared(old, seen)) is not old:
                    value[name] = new  # no key is added or removed
        elif isinstance(value, Struct) and id(value) not in seen:
            seen.add(id(value))
            for name in value.__struct_fields__:
                old = getattr(value, name)
                if (new := self._shared(old, seen)) is not old:
                    force_setattr(value, name, new)
        return value
