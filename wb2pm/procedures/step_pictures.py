"""Pictures that go with the steps of a procedure."""

from __future__ import annotations

from msgspec import Struct


class StepPicture(Struct, frozen=True, kw_only=True):
    """What the screen looks like where a step is done.

    Attributes:
        png: The picture's file.
        width: Its width in pixels.
        height: Its height in pixels.
        alt: What it shows, in words.
    """

    png: bytes
    width: int
    height: int
    alt: str


class Illustrations(Struct, frozen=True, kw_only=True):
    """The pictures of a procedure.

    Attributes:
        steps: For each step its picture; None where there is none to show.
        hidden: Numbers of the steps whose picture is left out, as what it must not
            show cannot be covered.
        notes: What was left out and why, in words and figures.
    """

    steps: tuple[StepPicture | None, ...] = ()
    hidden: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()

    def of(self, number: int) -> StepPicture | None:
        """Return the picture of a step.

        Args:
            number: 1-based number of the step.

        Examples:
            >>> Illustrations().of(1) is None
            True
        """
        return self.steps[number - 1] if number <= len(self.steps) else None
