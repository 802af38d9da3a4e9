"""How a scripted person works at a real desktop: pointer and keys, and what was meant.

Runs under the system's own Python, where Debian's ``python3-gi`` and
``gir1.2-atspi-2.0`` are. Input is sent by ``xdotool``; where things are is asked of the
accessibility bus by GNOME's own library, so that nothing of wb2pm is asked for it.
"""

from __future__ import annotations

import subprocess
import time
from typing import TYPE_CHECKING, Any, TypeVar

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 (the version comes first)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_Answer = TypeVar("_Answer")
_PATIENCE_S = 60
_MANY = 400
_SMALLEST_PX = 5


class Hands:
    """A pair of hands that tell what they do.

    Attributes:
        steps: What was done so far, each as the person would say it.
    """

    def __init__(self, *, delay_ms: int = 60) -> None:
        """Take how fast this person types."""
        self.steps: list[dict[str, Any]] = []
        self._delay = str(delay_ms)

    def click(
        self,
        element: str,
        kind: str,
        where: tuple[str, str] | tuple[str, str, int],
        *,
        window: str = "",
        location: str | None = None,
        drawn: bool = False,
        times: int = 1,
        record: bool = False,
    ) -> None:
        """Click on something.

        Args:
            element: What the person calls it.
            kind: What kind of thing it is.
            where: Role and name by which the bus finds it.
            window: Part of the title of the window that it is in.
            location: Where it is, in words.
            drawn: Whether the program draws it itself (see `_point`).
            times: 2 for a double click.
            record: Whether it stands for one record among others.
        """
        point = _point(find(*where, window=window), drawn=drawn)
        self._tell("click", element, kind, location=location, record=record)
        self._click(point, times)

    def write(
        self,
        element: str,
        kind: str,
        where: tuple[str, str] | tuple[str, str, int],
        value: str,
        *,
        window: str = "",
        drawn: bool = False,
        replaces: bool = False,
        also: tuple[str, ...] = (),
        secret: bool = False,
    ) -> None:
        """Click into a field and type."""
        point = _point(find(*where, window=window), drawn=drawn)
        self._tell("type", element, kind, value=value, also=also, secret=secret)
        self._click(point, 3 if replaces else 1)
        self._type(value)

    def type_on(
        self,
        element: str,
        kind: str,
        value: str,
        *,
        slip: str = "",
        first: str = "",
        also: tuple[str, ...] = (),
        secret: bool = False,
    ) -> None:
        """Type where the keyboard is.

        Args:
            element: What the person calls it.
            kind: What kind of thing it is.
            value: What is typed.
            slip: What is typed before it and taken back.
            first: Keys that are pressed before, as to mark what is there.
            also: What one might as well call it.
            secret: Whether the truth must not tell it.
        """
        self._tell(
            "type", element, kind, value=value, also=also, secret=secret, slip=slip
        )
        if first:
            self.send(first)
        if slip:
            self._type(slip)
            self.send(*["BackSpace"] * len(slip))
        self._type(value)

    def cell(self, address: str, value: str, *, slip: str = "") -> None:
        """Type into the cell that the keyboard is in."""
        self.type_on(address, "cell", value, slip=slip)

    def cell_by_mouse(self, address: str, value: str) -> None:
        """Click on a cell and type."""
        point = _point(_cell(address), drawn=True)
        self._tell("type", address, "cell", value=value)
        self._click(point, 1)
        self._type(value)

    def click_cell(self, address: str) -> None:
        """Click on a cell, to go there."""
        point = _point(_cell(address), drawn=True)
        self._tell("click", address, "cell")
        self._click(point, 1)

    def drag_cells(self, first: str, last: str) -> None:
        """Mark cells by dragging over them."""
        start, end = _point(_cell(first), drawn=True), _point(_cell(last), drawn=True)
        self._tell("drag", f"{first}:{last}", "cells")
        _do("mousemove", *start)
        time.sleep(0.4)
        _do("mousedown", "1")
        for part in range(1, 5):
            x, y = (a + (b - a) * part / 4 for a, b in zip(start, end, strict=True))
            _do("mousemove", x, y)
            time.sleep(0.1)
        _do("mouseup", "1")
        time.sleep(0.8)

    def press(self, keys: str, element: str, note: str = "") -> None:
        """Press a key or a shortcut that does something by itself.

        Args:
            keys: As ``xdotool`` calls them.
            element: As the person calls them.
            note: What for.
        """
        self._tell("press", element, "key", note=note)
        self.send(keys)
        time.sleep(0.8)

    def send(self, *keys: str) -> None:
        """Press keys that belong to the step before."""
        for key in keys:
            _do("key", key)
            time.sleep(0.12)
        time.sleep(0.3)

    def _type(self, text: str) -> None:
        _do("type", text[:1])
        time.sleep(1.0)  # a field may only open when somebody begins to write
        _do("type", "--delay", self._delay, text[1:])
        time.sleep(0.6)

    def _click(self, point: tuple[float, float], times: int) -> None:
        _do("mousemove", *point)
        time.sleep(0.7)
        if times == 1:
            _do("click", "1")
        else:
            _do("click", "--repeat", str(times), "--delay", "120", "1")
        time.sleep(0.9)

    def _tell(
        self, op: str, element: str | None, kind: str | None, **said: Any
    ) -> None:
        step = {"n": len(self.steps) + 1, "op": op, "element": element, "kind": kind}
        step |= {"value": None, "location": None, "detour": False}
        step |= {key: value for key, value in said.items() if value}
        if step.pop("secret", False):
            step["value"] = "[password]"
        self.steps.append(step | {"at": time.monotonic()})


def wait_for(ask: Callable[[], _Answer | None], what: str) -> _Answer:
    """Ask until there is an answer."""
    end = time.monotonic() + _PATIENCE_S
    while time.monotonic() < end:
        try:
            if answer := ask():
                return answer
        except Exception as exc:  # noqa: BLE001 (a program that is just opening)
            what = f"{what} ({exc})"[:200]
        time.sleep(0.25)
    raise SystemExit(f"there is no {what}")


def find(role: str, name: str, nth: int = 0, *, window: str = "") -> Any:
    """Find what is shown, by role and name, in a window; the first of them by default."""
    return wait_for(
        lambda: [
            one
            for top in windows()
            if window in (top.get_name() or "")
            for one in _shown(top)
            if one.get_role_name() == role and _name(one) == name
        ][nth:][:1],
        f"{role} {name!r} in a window {window!r}",
    )[0]


def windows() -> list[Any]:
    """List the windows of all programs, the one in front first."""
    desktop = Atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    found = [
        one.get_child_at_index(i)
        for one in programs
        if one is not None
        for i in range(one.get_child_count())
    ]
    shown = [one for one in found if one is not None]
    return sorted(shown, key=lambda one: not _is(one, Atspi.StateType.ACTIVE))


def wait_for_window(title: str) -> None:
    """Wait until a window is in front."""
    wait_for(
        lambda: any(
            title in (one.get_name() or "") and _is(one, Atspi.StateType.ACTIVE)
            for one in windows()
        ),
        f"window {title!r}",
    )
    time.sleep(1.0)


def wait_until_gone(title: str) -> None:
    """Wait until no window has a title."""
    wait_for(
        lambda: all(title not in (one.get_name() or "") for one in windows()),
        f"end of the window {title!r}",
    )
    time.sleep(0.6)


def _shown(top: Any) -> Iterator[Any]:
    waiting = [top]
    while waiting:
        one = waiting.pop(0)
        yield one
        count = one.get_child_count()
        if count > _MANY:
            continue
        inside = [one.get_child_at_index(i) for i in range(count)]
        waiting[:0] = [
            inner
            for inner in inside
            if inner is not None and _is(inner, Atspi.StateType.SHOWING)
        ]


def _is(one: Any, state: Any) -> bool:
    return bool(one.get_state_set().contains(state))


def _name(one: Any) -> str:
    """Return the name that the bus tells, or that of what captions it."""
    if name := (one.get_name() or "").strip():
        return str(name)
    for relation in one.get_relation_set() or ():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return str(relation.get_target(0).get_name()).strip()
    return ""


def _cell(address: str) -> Any:
    sheet = wait_for(
        lambda: next(
            (
                one
                for top in windows()
                for one in _shown(top)
                if one.get_role_name() == "table" and one.get_child_count() > _MANY
            ),
            None,
        ),
        "sheet",
    )
    return sheet.get_accessible_at(int(address[1:]) - 1, ord(address[0]) - ord("A"))


def _point(one: Any, *, drawn: bool) -> tuple[float, float]:
    """Return the middle of something on the screen, once it stays there.

    LibreOffice under GTK may tell places of what it draws itself as if the menu bar
    took no room (seen in 7.4). Its tool bars then begin where the menu bar does, and
    its height is added.
    """
    before = None
    while (here := _box(one)) != before or min(here[2:]) < _SMALLEST_PX:
        before = here
        time.sleep(0.3)
    shift = 0
    if drawn:
        _, top, _, height = _box(find("menu bar", ""))
        bars = [
            _box(one)
            for one in _shown(windows()[0])
            if one.get_role_name() == "tool bar"
        ]
        first = min(y for _, y, _, tall in bars if tall > _SMALLEST_PX)
        shift = height if first < top + height else 0
    return here[0] + here[2] / 2, here[1] + here[3] / 2 + shift


def _box(one: Any) -> tuple[int, int, int, int]:
    box = one.get_extents(Atspi.CoordType.SCREEN)
    return box.x, box.y, box.width, box.height


def _do(what: str, *given: object) -> None:
    command = ["xdotool", what, *(_word(one) for one in given)]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL, timeout=120)


def _word(one: object) -> str:
    return str(round(one)) if isinstance(one, float) else str(one)
