"""How people give a board its queue, and publish a first message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.rabbitmq.places import (
    FORM,
    TOP,
    button,
    close,
    go,
    listed,
    look_for,
    open_row,
    open_tab,
    popped_up,
    send,
    settle,
    submit,
    text,
    unfold,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ADD = "form[action='#/queues'][method=put]"
_BIND = "form[action='#/bindings'][method=post]"
_PUBLISH = "form[action='#/exchanges/publish']"
_SEND_QUEUE = button("Add queue", "queues")
_SEND_MESSAGE = button("Publish message", "exchanges/publish")
_BOUND = "Bindings (1)"


def show(hands: Hands, values: Values) -> bool:
    """Make the queue, bind it, and publish a message."""
    _open_form(hands, values)
    _add(hands, values, values["queue"], _listed(values["queue"]))
    if hands.person.order == "up":
        _bind_from_exchange(hands, values)
    else:
        _bind_to_queue(hands, values)
    close(hands, "info")
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Call the queue like another one, be told that that one differs, and look."""
    _open_form(hands, values)
    _add(hands, values, values["taken"], popped_up("warn"))
    hands.wait_for("inequivalent arg")
    close(hands, "warn")
    open_row(hands, values["taken"])
    hands.scroll("down", "sees that it is somebody else's board")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the queues, each person another way, and unfold the form."""
    if hands.person.hand == "keyboard":
        go(hands, "queues", "Queues")
    else:
        if hands.person.detours:
            with hands.detour():
                open_tab(hands, "Exchanges")
                open_row(hands, values["exchange"])
                hands.look_around("looks whether boards are entered here")
        open_tab(hands, "Queues")
    if hands.person.order == "up":
        host = Field(
            name="Virtual host",
            location=TOP,
            value=values["host"],
            selector="#show-vhost",
            kind="dropdown",
        )
        hands.choose(host)
        hands.wait_for("All queues (")
        hands.page.wait_for_timeout(500)
    elif hands.person.searches:  # how the others are called
        look_for(hands, "board", "#queues-name", send=True)
        hands.wait_for("filtered down to 4")
    unfold(hands, "Add a new queue")


def _add(hands: Hands, values: Values, name: str, shows: str) -> None:
    """Fill in the form of a queue."""
    called = text("Name", name, f"{_ADD} [name=name]")
    host = listed("Virtual host", values["host"], f"{_ADD} [name=vhost]")
    amount = _argument(values["amount"], "value")
    if hands.person.order == "up":
        _take_argument(hands, values)
        hands.write(amount)
        hands.write(called)
        send(hands, called, _SEND_QUEUE, shows)
        return
    if hands.person.id == "p03":  # takes the wrong department, and sees it
        hands.choose(listed("Virtual host", values["other"], f"{_ADD} [name=vhost]"))
    hands.fill([host, called])
    if hands.person.hand == "keyboard":  # knows the word
        kind = listed("Arguments", "Number", f"{_ADD} #arguments_1_mftype")
        hands.fill([_argument(values["argument_key"], "key"), amount, kind])
        send(hands, kind, _SEND_QUEUE, shows)
        return
    _take_argument(hands, values)
    hands.write(amount)
    send(hands, amount, _SEND_QUEUE, shows)


def _take_argument(hands: Hands, values: Values) -> None:
    """Click on the word below the lines, which puts it into the first of them."""
    name = values["argument"]
    link = f"{_ADD} .argument-link:text-is('{name}')"
    hands.click(name, "link", 'below "Arguments"', link)
    hands.page.locator("#arguments_2_mfkey").wait_for()


def _argument(value: str, which: str) -> Field:
    """Return a field of the first line, which have no names of their own."""
    return text("Arguments", value, f"{_ADD} #arguments_1_mf{which}")


def _listed(queue: str) -> str:
    return f"#main table.list a:has-text('{queue}')"


def _bind_to_queue(hands: Hands, values: Values) -> None:
    """Bind the queue on its own page, and publish there."""
    if hands.person.hand == "keyboard":
        go(hands, f"queues/{values['host']}/{values['queue']}", values["queue"])
    else:
        open_row(hands, values["queue"])
    hands.page.locator("#chart-lengths-q canvas").first.wait_for()  # moves all below
    settle(hands)
    unfold(hands, _BOUND)
    fields = [
        text("From exchange", values["exchange"], f"{_BIND} [name=source]"),
        text("Routing key", values["key"], f"{_BIND} [name=routing_key]"),
    ]
    submit(hands, fields, button("Bind", "bindings"), "h2:has-text('Bindings (2)')")
    unfold(hands, "Publish message")
    _publish(hands, [_payload(values)])


def _bind_from_exchange(hands: Hands, values: Values) -> None:
    """Bind the queue on the page of the exchange, and publish there."""
    open_tab(hands, "Exchanges")
    open_row(hands, values["exchange"])
    unfold(hands, "Bindings")
    fields = [
        text("To queue", values["queue"], f"{_BIND} [name=destination]"),
        text("Routing key", values["key"], f"{_BIND} [name=routing_key]"),
    ]
    shows = f"#main .bindings-wrapper a:text-is('{values['queue']}')"
    submit(hands, fields, button("Bind", "bindings"), shows)
    unfold(hands, "Publish message")
    key = text("Routing key", values["first_key"], f"{_PUBLISH} [name=routing_key]")
    _publish(hands, [key, _payload(values)])


def _payload(values: Values) -> Field:
    return text("Payload", values["message"], f"{_PUBLISH} textarea")


def _publish(hands: Hands, fields: list[Field]) -> None:
    """Publish a message; Enter makes a new line of it, so nobody sends it with that."""
    hands.fill(fields)
    hands.look_around("checks what is written")
    name, place = _SEND_MESSAGE.name, f"{FORM} of a message"
    shows = popped_up("info")
    hands.click(name, "button", place, _SEND_MESSAGE.selector, shows=shows)
    hands.wait_for("Message published.")
