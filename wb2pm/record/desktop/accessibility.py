"""The accessibility bus of Linux desktops: windows, elements, and what has the focus.

Toolkits tell on it what screen readers are told (AT-SPI 2, over D-Bus). The content of
fields is never asked for: what was typed is known from the keys, where it may be.
"""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wb2pm.errors import MissingExtraError, RecordingError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

_ATSPI: Final = "org.a11y.atspi."
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_NULL: Final = "/org/a11y/atspi/null"
_WAIT_S: Final = 1.0
"""Seconds that a program has to answer: one that hangs must not stop the recording."""
_ACTIVE, _FOCUSED, _SHOWING = 1, 12, 25
"""Numbers of states (``AtspiStateType``)."""
_LABELLED_BY: Final = 2
"""Number of a relation (``AtspiRelationType``)."""
_ON_SCREEN: Final = 0
_FAR: Final = -(2**31)
"""Where toolkits say things are that are not on the screen."""
_MOST_INSIDE: Final = 300
"""Elements right in another that are looked at: sheets have millions."""
_DEEPEST: Final = 60


class Ref(NamedTuple):
    """An element: the program's name on the bus, and its path there."""

    bus: str
    path: str


class _Placed(NamedTuple):
    """An element, and how far what it says of its place is off.

    What fills another element is where that is. Toolkits within toolkits say otherwise:
    LibreOffice under GTK may leave out its menu bar, until its window is moved.
    """

    ref: Ref
    box: tuple[int, int, int, int] | None
    dx: int = 0
    dy: int = 0

    def inside(self, ref: Ref, box: tuple[int, int, int, int] | None) -> _Placed:
        """Place an element in this one."""
        if self.box is None or box is None or box[2:] != self.box[2:]:
            return _Placed(ref, box, self.dx, self.dy)
        dx, dy = self.box[0] - box[0], self.box[1] - box[1]
        return _Placed(ref, box, self.dx + dx, self.dy + dy)


class Front(NamedTuple):
    """The window in front.

    Attributes:
        application: Name of the program.
        title: Title of the window.
        window: The window.
    """

    application: str
    title: str
    window: Ref


class AccessibilityBus:
    """Asks programs what they show."""

    def __init__(self) -> None:
        """Connect.

        Raises:
            MissingExtraError: If the package that speaks D-Bus is not installed.
            RecordingError: If there is no such bus.
        """
        self._bus = connect()

    def front(self) -> Front | None:
        """Return the window that is active; None where no program says it has it."""
        for program in self._children(Ref(f"{_ATSPI}Registry", _ROOT)):
            for window in self._children(program):
                if self._has_state(window, _ACTIVE):
                    return Front(self._name(program), self._name(window), window)
        return None

    def at(self, window: Ref, x: float, y: float) -> dict[str, Any] | None:
        """Describe what is at a point of a window, without what stands in it."""
        here, found = _Placed(window, self._box(window)), None
        for _ in range(_DEEPEST):
            point = (int(x - here.dx), int(y - here.dy), _ON_SCREEN)
            asked = ("Component", "GetAccessibleAtPoint", "iiu", point)
            answer = self._ask(here.ref, *asked)
            inner = Ref(*answer[0]) if answer else None
            if inner is None or inner.path == _NULL or inner == here.ref:
                break
            here = found = here.inside(inner, self._box(inner))
        return self.describe(found.ref, found) if found is not None else None

    def tree(self, window: Ref, *, most: int, seconds: float) -> dict[str, Any]:
        """Describe a window and what stands in it, as far as there is time.

        What is shown comes before what is not, such as closed menus.

        Args:
            window: The window.
            most: Elements that are described at most.
            seconds: Seconds after which no more are.
        """
        end = time.monotonic() + seconds
        top = self.describe(window)
        waiting = deque([(_Placed(window, self._box(window)), top, 0)])
        hidden: deque[tuple[_Placed, dict[str, Any], int]] = deque()
        count = 1
        while (waiting or hidden) and count < most and time.monotonic() < end:
            one, told, depth = (waiting or hidden).popleft()
            told["children"] = inside = []
            for child in self._children(one.ref)[:_MOST_INSIDE]:
                if count >= most or depth >= _DEEPEST:
                    break
                count += 1
                placed = one.inside(child, self._box(child))
                described = self.describe(child, placed)
                inside.append(described)
                is_shown = self._has_state(child, _SHOWING)
                (waiting if is_shown else hidden).append((placed, described, depth + 1))
        if waiting or hidden:
            top["complete"] = False
        return top

    def focused(self, window: Ref, *, most: int, seconds: float) -> Ref | None:
        """Find what has the focus in a window; None where nobody says so in time.

        Args:
            window: The window.
            most: Elements that are asked at most.
            seconds: Seconds after which no more are.
        """
        end, waiting = time.monotonic() + seconds, deque([window])
        for _ in range(most):
            if not waiting or time.monotonic() > end:
                break
            one = waiting.popleft()
            if one != window and self._has_state(one, _FOCUSED):
                return one
            if one == window or self._has_state(one, _SHOWING):
                waiting.extend(self._children(one)[:_MOST_INSIDE])
        return None

    def describe(self, one: Ref, placed: _Placed | None = None) -> dict[str, Any]:
        """Describe an element: its role, its name, and where it is.

        Args:
            one: The element.
            placed: Where it is, where that is known.
        """
        role = self.role(one)
        told: dict[str, Any] = {"role": role, "name": self._name(one)}
        if not told["name"] and (label := self._label(one)):
            told["name"] = label
        here = placed or _Placed(one, self._box(one))
        if here.box is not None:
            x, y, wide, tall = here.box
            told["box"] = {"x": x + here.dx, "y": y + here.dy, "w": wide, "h": tall}
        return told

    def _box(self, one: Ref) -> tuple[int, int, int, int] | None:
        extents = self._ask(one, "Component", "GetExtents", "u", (_ON_SCREEN,))
        return extents[0] if extents and extents[0][0] > _FAR else None

    def role(self, one: Ref) -> str:
        """Return the name of an element's role; empty where nobody answers."""
        answer = self._ask(one, "Accessible", "GetRoleName")
        return str(answer[0]) if answer else ""

    def _label(self, one: Ref) -> str:
        answer = self._ask(one, "Accessible", "GetRelationSet")
        for kind, targets in answer[0] if answer else ():
            if kind == _LABELLED_BY:
                return " ".join(self._name(Ref(*target)) for target in targets)
        return ""

    def _name(self, one: Ref) -> str:
        answer = self._call(
            one,
            "org.freedesktop.DBus.Properties",
            "Get",
            "ss",
            (f"{_ATSPI}Accessible", "Name"),
        )
        return str(answer[0][1]) if answer else ""

    def _children(self, one: Ref) -> list[Ref]:
        count = self._call(
            one,
            "org.freedesktop.DBus.Properties",
            "Get",
            "ss",
            (f"{_ATSPI}Accessible", "ChildCount"),
        )
        if not count or int(count[0][1]) > _MOST_INSIDE:
            return []
        answer = self._ask(one, "Accessible", "GetChildren")
        return [Ref(*child) for child in (answer[0] if answer else ())]

    def _has_state(self, one: Ref, state: int) -> bool:
        answer = self._ask(one, "Accessible", "GetState")
        return bool(answer) and bool(answer[0][state // 32] >> (state % 32) & 1)

    def _ask(
        self,
        one: Ref,
        interface: str,
        method: str,
        signature: str = "",
        body: Any = (),  # noqa: ANN401 (as D-Bus has it)
    ) -> Any:  # noqa: ANN401 (likewise)
        return self._call(one, f"{_ATSPI}{interface}", method, signature, body)

    def _call(
        self,
        one: Ref,
        interface: str,
        method: str,
        signature: str = "",
        body: Any = (),  # noqa: ANN401 (as D-Bus has it)
    ) -> Any:  # noqa: ANN401 (likewise)
        """Ask a program; None where it does not answer, or not that."""
        from jeepney import DBusAddress, MessageType, new_method_call

        address = DBusAddress(one.path, one.bus, interface)
        message = new_method_call(address, method, signature or None, body)
        with suppress(TimeoutError):
            reply = self._bus.send_and_get_reply(message, timeout=_WAIT_S)
            if reply.header.message_type is MessageType.method_return:
                return reply.body
        return None


def focus_changes(bus: DBusConnection) -> Iterator[Ref | None]:
    """Yield what gets the focus, whenever it does; None at first, and for no news.

    Args:
        bus: A connection that nobody else uses.
    """
    from jeepney import (
        DBusAddress,
        MatchRule,
        MessageType,
        message_bus,
        new_method_call,
    )

    rule = MatchRule(
        type="signal", interface=f"{_ATSPI}Event.Object", member="StateChanged"
    )
    bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=_WAIT_S)
    registry = DBusAddress(
        "/org/a11y/atspi/registry", f"{_ATSPI}Registry", f"{_ATSPI}Registry"
    )
    event = "object:state-changed:focused"
    ask = new_method_call(registry, "RegisterEvent", "sass", (event, [], ""))
    reply = bus.send_and_get_reply(ask, timeout=_WAIT_S)
    if reply.header.message_type is MessageType.error:  # of a registry before 2.42
        older = new_method_call(registry, "RegisterEvent", "s", (event,))
        bus.send_and_get_reply(older, timeout=_WAIT_S)
    with bus.filter(rule, bufsize=1_000) as told:
        yield None
        while True:
            try:
                message = bus.recv_until_filtered(told, timeout=0.2)
            except TimeoutError:
                yield None
                continue
            if (ref := _focused(message)) is not None:
                yield ref


def _focused(message: Message) -> Ref | None:
    from jeepney import HeaderFields

    state, gained, *_ = message.body
    if state != "focused" or not gained:
        return None
    fields = message.header.fields
    return Ref(fields[HeaderFields.sender], fields[HeaderFields.path])


def connect() -> DBusConnection:
    """Connect to the accessibility bus.

    Raises:
        MissingExtraError: If the package that speaks D-Bus is not installed.
        RecordingError: If there is no such bus.
    """
    try:
        from jeepney import DBusAddress, new_method_call
        from jeepney.io.blocking import open_dbus_connection
    except ImportError as exc:
        raise MissingExtraError("recording a desktop", "desktop") from exc
    ask = new_method_call(
        DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress"
    )
    try:
        with open_dbus_connection("SESSION") as session:
            (address,) = session.send_and_get_reply(ask, timeout=_WAIT_S).body
        return open_dbus_connection(address)
    except (OSError, KeyError, ValueError, TimeoutError) as exc:
        raise RecordingError(
            "there is no accessibility bus: install at-spi2-core, and start wb2pm in the"
            f" desktop's own session ({exc})"
        ) from exc
