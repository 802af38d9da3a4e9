"""What is known of recordings: the truth that may lie beside them.

A list of recordings, or an object with ``demos``, which is such a list or has them by
name, as with the bundled ones (`wb2pm.bundled.ground_truth`, which knows more); only
what tasks ask for is read.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from wb2pm.errors import EvaluationError

FILE: Final = "ground_truth.json"


class KnownStep(Struct, frozen=True, kw_only=True):
    """One step as a person did it; see `wb2pm.bundled.TrueStep`."""

    n: int
    op: str
    element: str | None = None
    location: str | None = None


class KnownSegment(Struct, frozen=True, kw_only=True):
    """One piece of work in a recording; see `wb2pm.bundled.TrueSegment`."""

    workflow: int | str
    intent: Annotated[str, Meta(min_length=1)]
    trace_ids: tuple[int, int]
    steps: tuple[int, int] | None = None


class KnownTruth(Struct, frozen=True, kw_only=True):
    """What is known of one recording.

    Attributes:
        demo_name: Name of its folder.
        person: Pseudonym of who did it.
        completed: Whether it was brought to its end, where that is known.
        steps: What was done.
        segments: The pieces of work of a recording that holds several.
    """

    demo_name: str = ""
    person: str | None = None
    completed: bool | None = None
    success: bool | None = None
    steps: tuple[KnownStep, ...] = ()
    segments: tuple[KnownSegment, ...] | None = None

    @property
    def has_failed(self) -> bool:
        """Whether it is known that the work was not brought to its end."""
        return self.completed is False or self.success is False


class _Wrapped(Struct, frozen=True):
    demos: dict[str, KnownTruth] | tuple[KnownTruth, ...] = {}


@lru_cache(maxsize=16)
def truths_in(folder: Path) -> dict[str, KnownTruth]:
    """Read what is known of the recordings in a folder.

    Args:
        folder: Holds the recordings' folders and, if anything is known of them,
            ``ground_truth.json``.

    Returns:
        Name of the recording -> what is known of it; empty without the file.

    Raises:
        EvaluationError: If the file cannot be read or has another form.

    Examples:
        >>> truths_in(Path("no such folder"))
        {}
    """
    path = folder / FILE
    if not path.is_file():
        return {}
    try:
        found = msgspec.json.decode(
            path.read_bytes(), type=tuple[KnownTruth, ...] | _Wrapped
        )
    except (OSError, msgspec.DecodeError, UnicodeError, RecursionError) as exc:
        raise EvaluationError(f"{path}: cannot be read: {exc}") from exc
    listed = found.demos if isinstance(found, _Wrapped) else found
    if isinstance(listed, dict):
        return listed
    return {truth.demo_name: truth for truth in listed}
