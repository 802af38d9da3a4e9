"""How people book a transfer that has arrived for an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pretix.places import (
    TRIP,
    choose_date,
    follow_below,
    follow_sidebar,
    go,
    open_trip,
    send,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TOP = "in the row of buttons at the top"
_COMMENT = 'in the box "Internal comment"'
_FORM = "in the form"


def book(hands: Hands, values: Values) -> bool:
    """Find the order, mark it as paid, and note what was on the statement."""
    _find(hands, values)
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        with hands.detour():
            _press(hands, "Extend payment term")
            hands.click(
                "Cancel", "button", "below the form",
                ".submit-group a:has-text('Cancel')", leads_on=True,
            )  # fmt: skip
    if hands.person.id == "p05":
        hands.click(
            "Confirm as paid",
            "icon",
            'in the table below "Payments"',
            "table a:has(.fa-check)",
            leads_on=True,
        )
    else:
        if hands.person.detours:
            hands.look_around("looks what was ordered")
        _press(hands, "Mark as paid")
    hands.fill([_date(values), _mail()])
    send(hands, "Mark as paid" if hands.person.id == "p05" else "Create payment")
    hands.wait_for("The order has been marked as paid.")
    _note(hands, values)
    return True


def book_too_little(hands: Hands, values: Values) -> bool:
    """Slip in the amount, so that the order stays pending, and go away."""
    _find(hands, values)
    _press(hands, "Mark as paid")
    amount = Field(
        name="Payment amount",
        location=_FORM,
        value=values["slip"],
        selector="#id_amount",
    )
    hands.fill([amount, _date(values), _mail()])
    send(hands, "Create payment")
    hands.wait_for("Pending total")
    follow_sidebar(hands, "Dashboard")
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the order, each person another way."""
    code = values["code"]
    if hands.person.hand == "keyboard":
        go(hands, f"{TRIP}orders/{code}/")
        return
    if hands.person.id == "p05":
        follow_sidebar(hands, "Search")
        name = Field(
            name="Search for…",
            location='in the box "Filter"',
            value=values["name"],
            selector="#id_query",
        )
        hands.write(name, send=True)
        _follow(hands, f"LANTERN-{code}")
        return
    open_trip(hands)
    follow_sidebar(hands, "Orders")
    if hands.person.id == "p03":
        hands.write(
            Field(
                name="Order code",
                location="above the list of orders",
                value=code,
                selector="input[name=code]",
            )
        )
        hands.click(
            "Go!", "button", 'behind "Order code"', "button:has-text('Go!')",
            leads_on=True,
        )  # fmt: skip
        return
    if hands.person.detours:
        with hands.detour():
            follow_below(hands, "Refunds", "Orders")
            follow_below(hands, "All orders", "Orders")
        hands.choose(
            Field(
                name="Order status",
                location='in the box "Filter"',
                value="Pending",
                selector="#id_status",
                kind="dropdown",
            )
        )
        hands.click(
            "Filter", "button", 'in the box "Filter"',
            "form button:has(.fa-filter)", leads_on=True,
        )  # fmt: skip
    _follow(hands, code)


def _follow(hands: Hands, code: str) -> None:
    hands.click(
        code,
        "link",
        "in the list of orders",
        f"table a:has-text('{code}')",
        record=True,
        leads_on=True,
    )


def _press(hands: Hands, name: str) -> None:
    hands.click(
        name, "button", _TOP, f".btn-toolbar a:has-text('{name}')", leads_on=True
    )


def _date(values: Values) -> Field:
    return Field(
        name="Payment date",
        location=_FORM,
        value=values["day"],
        selector="#id_payment_date",
        opens=True,
    )


def _mail() -> Field:
    return Field(
        name="Notify customer by email",
        location=_FORM,
        value="off",
        selector="#id_send_email",
        kind="checkbox",
    )


def _note(hands: Hands, values: Values) -> None:
    """Write down what the statement said, and when to look again."""
    steps = [
        lambda: hands.write(
            Field(
                name="Internal comment",
                location=_COMMENT,
                value=values["comment"],
                selector="#id_comment",
            )
        ),
        lambda: choose_date(
            hands,
            Field(
                name="Follow-up date",
                location=_COMMENT,
                value=values["follow-up"],
                selector="#id_custom_followup_at",
                opens=True,
            ),
        ),
    ]
    if values["odd"] == "yes":
        steps.append(
            lambda: hands.click(
                "Requires special attention",
                "checkbox",
                _COMMENT,
                "#id_checkin_attention",
            )
        )
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()
    send(hands, "Update comment", "button:has-text('Update comment')")
    hands.wait_for("The comment has been updated.")
