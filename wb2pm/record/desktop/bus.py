"""Questions to programs on the accessibility bus, many at once.

A program answers between two things that it has to draw, so that a question at a time
takes seconds for a window; those of one group are answered together.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wb2pm.errors import MissingExtraError, RecordingError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

ATSPI: Final = "org.a11y.atspi."
_WAIT_S: Final = 1.0
"""Seconds that a program has to answer: one that hangs must not stop the recording."""
_AT_ONCE: Final = 120
"""Questions on the way at a time; buses refuse those of a connection that has too many."""


class Ref(NamedTuple):
    """An element: the program's name on the bus, and its path there."""

    bus: str
    path: str


class Question(NamedTuple):
    """A call of a method of an element.

    Attributes:
        ref: The element.
        interface: Name of the interface, without what all begin with.
        method: Name of the method.
        signature: Types of what it is given.
        given: What it is given.
    """

    ref: Ref
    interface: str
    method: str
    signature: str = ""
    given: tuple[Any, ...] = ()


def property_of(ref: Ref, name: str) -> Question:
    """Return the question for a property that every element has."""
    given = (f"{ATSPI}Accessible", name)
    return Question(ref, "org.freedesktop.DBus.Properties", "Get", "ss", given)


class Questions:
    """Asks, and waits for the answers."""

    def __init__(self) -> None:
        """Connect.

        Raises:
            MissingExtraError: If the package that speaks D-Bus is not installed.
            RecordingError: If there is no such bus.
        """
        self._bus = connect()

    def ask(self, question: Question) -> Any:  # noqa: ANN401 (as D-Bus has it)
        """Return a program's answer; None where it does not answer, or not that."""
        return self.ask_all([question])[0]

    def ask_all(self, questions: Sequence[Question]) -> list[Any]:
        """Return the answers, None for each that is not given in time."""
        found: list[Any] = []
        for first in range(0, len(questions), _AT_ONCE):
            found += self._ask_some(questions[first : first + _AT_ONCE])
        return found

    def _ask_some(self, questions: Sequence[Question]) -> list[Any]:
        from jeepney import HeaderFields, MessageType

        answers: list[Any] = [None] * len(questions)
        waiting = {}
        for number, question in enumerate(questions):
            serial = next(self._bus.outgoing_serial)
            self._bus.send(_message(question), serial=serial)
            waiting[serial] = number
        end = time.monotonic() + _WAIT_S
        while waiting:
            try:
                reply = self._bus.receive(timeout=max(0.0, end - time.monotonic()))
            except TimeoutError:
                break
            of = waiting.pop(reply.header.fields.get(HeaderFields.reply_serial, -1), -1)
            if of >= 0 and reply.header.message_type is MessageType.method_return:
                answers[of] = reply.body
        return answers


def _message(question: Question) -> Message:
    from jeepney import DBusAddress, new_method_call

    named = question.interface
    interface = named if "." in named else f"{ATSPI}{named}"
    address = DBusAddress(question.ref.path, question.ref.bus, interface)
    signature = question.signature or None
    return new_method_call(address, question.method, signature, question.given)


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
        type="signal", interface=f"{ATSPI}Event.Object", member="StateChanged"
    )
    bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=_WAIT_S)
    registry = DBusAddress(
        "/org/a11y/atspi/registry", f"{ATSPI}Registry", f"{ATSPI}Registry"
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


def tell_programs(*, is_listened_to: bool) -> bool | None:
    """Tell programs whether somebody listens on the accessibility bus.

    Some toolkits, such as Qt, tell nothing before (``org.a11y.Status``); those that are
    open begin to. The desktop keeps it in its settings.

    Args:
        is_listened_to: Whether somebody does.

    Returns:
        Whether somebody did before; None where the desktop does not say.
    """
    from jeepney import DBusAddress, MessageType, Properties
    from jeepney.io.blocking import open_dbus_connection

    status = Properties(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status"))
    try:
        with open_dbus_connection("SESSION") as session:
            said = session.send_and_get_reply(status.get("IsEnabled"), timeout=_WAIT_S)
            if said.header.message_type is MessageType.error:
                return None
            change = status.set("IsEnabled", "b", is_listened_to)
            session.send_and_get_reply(change, timeout=_WAIT_S)
            return bool(said.body[0][1])
    except (OSError, KeyError, ValueError, TimeoutError):
        return None


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
