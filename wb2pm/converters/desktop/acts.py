"""What a person did, folded from the raw input of a recording.

Every line of input becomes part of one act or is counted: a press and its release are
a click, two clicks at one place a double click, a press that ends elsewhere a drag;
turns of the wheel in one direction are one scroll, keys that write are one text, keys
that are pressed while others are held one shortcut.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from wb2pm.converters.desktop.keyboard import Keyboard, KeyPress
from wb2pm.converters.sources.loose_values import as_number
from wb2pm.converters.sources.scrolling import scroll_direction
from wb2pm.events import Action, Issue

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.desktop.raw_input import RawInput

STILL_PX: Final = 8.0
"""Pixels that the pointer may move while a button is held in a click (GTK's setting
``gtk-dnd-drag-threshold``; Windows begins a drag after 4, ``SM_CXDRAG``)."""
TWICE_S: Final = 0.5
"""Seconds between the presses of a double click (Windows' ``GetDoubleClickTime``)."""
TWICE_PX: Final = 5.0
"""Pixels between them (GTK's ``gtk-double-click-distance``; Windows has 4)."""
_CLICKS: Final[dict[str, Action]] = {"left": "click", "right": "right_click"}


class Act(Struct, kw_only=True):
    """One thing that was done.

    Attributes:
        kind: What kind of thing.
        raw: In the recorder's words.
        first: Number of its first line.
        begin: When it began, in seconds of the recorder's clock.
        end: When it ended.
        lines: How many lines it was folded from.
        point: Where the pointer was when it began.
        to: Where a drag ended.
        pressed_at: When the left button was last pressed in a click.
        value: Text typed, key pressed, or direction scrolled.
        keys: The keys as the recorder names them.
        attributes: What else is known of it.
        issues: Kinds of the issues noted for it.
    """

    kind: Action
    raw: str
    first: int
    begin: float
    end: float
    lines: int = 1
    point: tuple[float, float] | None = None
    to: tuple[float, float] | None = None
    pressed_at: float | None = None
    value: str | None = None
    keys: tuple[str, ...] = ()
    attributes: dict[str, str | int | float | bool | None] = {}
    issues: tuple[str, ...] = ()


def fold(
    inputs: Sequence[RawInput], *, breaks: Iterable[float] = (), system: str = ""
) -> tuple[list[Act], list[Issue]]:
    """Fold raw input into acts.

    Args:
        inputs: The lines, in the order of the file.
        breaks: Moments at which another window came to the front: what is typed or
            scrolled there is another act.
        system: Operating system as the recorder names it, such as ``Darwin``.

    Returns:
        The acts in the order in which they began, and what was noted: how many lines
        are no act of their own, and what was never released.
    """
    folding = _Folding(Keyboard(inputs, system=system), sorted(breaks))
    for one in inputs:
        folding.take(one)
    return folding.done()


class _Folding:
    def __init__(self, keyboard: Keyboard, breaks: list[float]) -> None:
        self._keyboard = keyboard
        self._breaks = breaks
        self._acts: list[Act] = []
        self._issues: list[Issue] = []
        self._pressed: dict[str, RawInput] = {}
        self._typed: list[KeyPress] = []
        self._counted: Counter[str] = Counter()
        self._modifiers = 0
        """Presses of modifiers that are part of no shortcut."""
        self._last: Act | None = None
        """The act that the next line may still be part of."""

    def take(self, one: RawInput) -> None:
        if self._breaks and one.at >= self._breaks[0]:
            while self._breaks and one.at >= self._breaks[0]:
                self._breaks.pop(0)
            self._end_text()
            self._last = None
        if one.kind == "move":
            self._counted["moves of the pointer"] += 1
        elif one.kind == "click":
            self._take_button(one)
        elif one.kind == "scroll":
            self._take_wheel(one)
        elif one.kind == "press":
            self._take_key(one)
        elif one.kind == "release":
            self._take_release(one)
        else:
            self._take_other(one)

    def done(self) -> tuple[list[Act], list[Issue]]:
        self._end_text()
        for button, pressed in self._pressed.items():
            self._note(
                "unreleased_button",
                f"the {button} button was pressed and never released: taken for a click",
                pressed,
            )
            self._click(button, pressed, pressed, noted=("unreleased_button",))
        for press in self._keyboard.never_released:
            self._note(
                "unreleased_key",
                f"{press.name!r} was pressed and never released: it counts as held for"
                " the one key after it",
                press,
            )
        if self._modifiers:
            self._counted["presses of a modifier for other keys"] = self._modifiers
        if self._counted:
            parts = ", ".join(f"{n} {what}" for what, n in self._counted.items())
            self._issues.append(
                Issue(
                    kind="folded_input",
                    message=f"lines that are no act of their own: {parts}",
                )
            )
        self._acts.sort(key=lambda act: act.first)
        return self._acts, self._issues

    def _take_button(self, one: RawInput) -> None:
        self._end_text()
        button = one.name or "left"
        if one.said.get("pressed") is True:
            if (before := self._pressed.pop(button, None)) is not None:
                self._note(
                    "unreleased_button",
                    f"the {button} button was pressed again before it was released",
                    before,
                )
                self._click(button, before, before, noted=("unreleased_button",))
            self._pressed[button] = one
            return
        pressed = self._pressed.pop(button, None)
        if pressed is None:
            self._note(
                "unpressed_button",
                f"the {button} button was released and never pressed",
                one,
            )
            self._counted["releases without a press"] += 1
            return
        moved = _distance(pressed.point, one.point)
        if moved is not None and moved > STILL_PX:
            self._drag(button, pressed, one)
        else:
            self._click(button, pressed, one)

    def _drag(self, button: str, pressed: RawInput, released: RawInput) -> None:
        to = released.point or (0.0, 0.0)
        self._add(
            Act(
                kind="drag",
                raw=f"drag {button}",
                first=pressed.line,
                begin=pressed.at,
                end=max(pressed.at, released.at),
                lines=2,
                point=pressed.point,
                to=to,
                attributes=self._held_at(pressed),
            )
        )

    def _click(
        self,
        button: str,
        pressed: RawInput,
        released: RawInput,
        *,
        noted: tuple[str, ...] = (),
    ) -> None:
        last, end = self._last, max(pressed.at, released.at)
        if (
            last is not None
            and button == "left"
            and last.pressed_at is not None
            and pressed.at - last.pressed_at <= TWICE_S
            and (moved := _distance(last.point, pressed.point)) is not None
            and moved <= TWICE_PX
        ):
            clicks = last.lines // 2 + 1
            last.kind, last.raw = "double_click", f"{clicks} clicks left"
            last.attributes["clicks"], last.pressed_at = clicks, pressed.at
            last.end = end
            last.lines += 1 if released is pressed else 2
            last.issues += noted
            return
        attributes = self._held_at(pressed)
        if button not in _CLICKS:
            attributes["button"] = button
        self._add(
            Act(
                kind=_CLICKS.get(button, "click"),
                raw=f"click {button}",
                first=pressed.line,
                begin=pressed.at,
                end=end,
                lines=1 if released is pressed else 2,
                point=pressed.point,
                attributes=attributes,
                pressed_at=pressed.at if button == "left" else None,
                issues=noted,
            )
        )

    def _held_at(self, pressed: RawInput) -> dict[str, Any]:
        held = self._keyboard.held_at(pressed.line)
        return {"modifiers": "+".join(held)} if held else {}

    def _take_wheel(self, one: RawInput) -> None:
        dx, dy = (as_number(one.said.get(name)) or 0.0 for name in ("dx", "dy"))
        if not dx and not dy:
            self._counted["turns of the wheel by nothing"] += 1
            return
        self._end_text()
        way, last = scroll_direction(dx, -dy), self._last
        if last is not None and last.kind == "scroll" and last.value == way:
            last.end, last.lines = max(last.end, one.at), last.lines + 1
            last.attributes["wheel_dx"] = float(last.attributes["wheel_dx"] or 0) + dx
            last.attributes["wheel_dy"] = float(last.attributes["wheel_dy"] or 0) + dy
            return
        self._add(
            Act(
                kind="scroll",
                raw="scroll",
                first=one.line,
                begin=one.at,
                end=one.at,
                point=one.point,
                value=way,
                attributes={"wheel_dx": dx, "wheel_dy": dy},
            )
        )

    def _take_key(self, one: RawInput) -> None:
        press = self._keyboard.press(one)
        if press is None:
            self._modifiers += 1  # told when it is known what it was held for
            return
        if press.writes:
            self._typed.append(press)
            self._last = None
            return
        self._end_text()
        self._modifiers -= press.lines - 1
        self._add(
            Act(
                kind="press",
                raw="press",
                first=press.first.line,
                begin=press.first.at,
                end=max(press.first.at, self._keyboard.released_at(one)),
                lines=press.lines,
                value=press.value,
                keys=press.tokens,
            )
        )

    def _take_release(self, one: RawInput) -> None:
        alone = self._keyboard.release(one)
        self._counted["releases of a key"] += 1
        if alone is None:
            return
        self._modifiers -= 1
        self._end_text()
        if alone.opens:
            self._add(
                Act(
                    kind="press",
                    raw="press",
                    first=alone.first.line,
                    begin=alone.first.at,
                    end=max(alone.first.at, one.at),
                    value=alone.value,
                    keys=alone.tokens,
                )
            )
        else:
            self._counted["presses of a modifier by itself"] += 1

    def _take_other(self, one: RawInput) -> None:
        if one.kind in {"pause", "resume"}:
            self._end_text()
            self._last = None
            self._note(
                "paused", f"the recording was told to {one.kind}: see the time", one
            )
            self._counted[f"lines that say {one.kind}"] += 1
            return
        self._end_text()
        self._note("unknown_action", f"{one.kind!r} is no input that is known", one)
        self._add(
            Act(
                kind="other",
                raw=one.kind,
                first=one.line,
                begin=one.at,
                end=one.at,
                point=one.point,
                issues=("unknown_action",),
            )
        )

    def _end_text(self) -> None:
        if not self._typed:
            return
        typed, self._typed = self._typed, []
        for run in self._keyboard.runs(typed):
            self._add(
                Act(
                    kind=run.kind,
                    raw="type" if run.kind == "type" else "press",
                    first=run.presses[0].first.line,
                    begin=run.presses[0].first.at,
                    end=max(press.first.at for press in run.presses),
                    lines=len(run.presses),
                    value=run.value,
                    keys=tuple(t for press in run.presses for t in press.tokens),
                    attributes={"erased": run.erased} if run.erased else {},
                )
            )
        self._last = None

    def _add(self, act: Act) -> None:
        self._acts.append(act)
        self._last = act

    def _note(self, kind: str, message: str, one: RawInput) -> None:
        self._issues.append(
            Issue(kind=kind, message=message, where=f"line {one.line + 1}")
        )


def _distance(
    one: tuple[float, float] | None, other: tuple[float, float] | None
) -> float | None:
    return None if one is None or other is None else math.dist(one, other)
