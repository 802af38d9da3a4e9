"""How people make voucher codes for a partner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pretix.places import (
    TRIP,
    choose_date,
    choose_searched,
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

_CODES = 'below "Voucher codes"'
_DETAILS = 'below "Voucher details"'
_ADVANCED = 'below "Advanced settings"'
_MADE = """pieces => document.querySelector('#id_codes').value.trim()
  .split('\\n').length >= pieces"""


def give(hands: Hands, values: Values) -> bool:
    """Make the codes, and look whether they are there."""
    if hands.person.order == "up":
        _open_template(hands, values)
        _comment(hands, values)
        _effect(hands, values)
        _details(hands, values)
        _generate(hands, values)
    else:
        _open_form(hands)
        _generate(hands, values)
        _details(hands, values)
        _effect(hands, values)
        _tag(hands, values)
        _comment(hands, values)
    if hands.person.detours:
        hands.look_around("looks through the form once more")
    send(hands, "Save")
    hands.wait_for("The new vouchers have been created.")
    if hands.person.id == "p03":
        _filter(hands, values)
    return True


def give_a_known_code(hands: Hands, values: Values) -> bool:
    """Type a code that there is, be told so, and go away."""
    _open_form(hands)
    hands.write(
        Field(name="Codes", location=_CODES, value=values["like"], selector="#id_codes")
    )
    _effect(hands, values)
    _tag(hands, values)
    hands.click("Save", "button", "below the form", ".btn-save", shows=".alert-danger")
    hands.wait_for("already exists")
    follow_sidebar(hands, "Dashboard")
    return False


def _open_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, f"{TRIP}vouchers/bulk_add")
        return
    open_trip(hands)
    follow_sidebar(hands, "Vouchers")
    if hands.person.detours:
        with hands.detour():
            follow_below(hands, "Tags", "Vouchers")
            hands.look_around("looks whether the partner has a tag")
            follow_below(hands, "All vouchers", "Vouchers")
    hands.click(
        "Create multiple new vouchers",
        "button",
        "above the list of vouchers",
        "a:has-text('Create multiple new vouchers')",
        leads_on=True,
    )


def _open_template(hands: Hands, values: Values) -> None:
    open_trip(hands)
    follow_sidebar(hands, "Vouchers")
    hands.click(
        "Use as a template for new vouchers",
        "icon",
        f'in the row "{values["like"]}"',
        f"tr:has-text('{values['like']}') a:has(.fa-copy)",
        leads_on=True,
    )


def _generate(hands: Hands, values: Values) -> None:
    fields = [
        Field(
            name="Prefix (optional)",
            location=_CODES,
            value=values["prefix"],
            selector="#voucher-bulk-codes-prefix",
        ),
        Field(
            name="Number",
            location=_CODES,
            value=values["number"],
            selector="#voucher-bulk-codes-num",
        ),
    ]
    hands.fill(fields)
    hands.click(
        "Generate random codes", "button", _CODES, "#voucher-bulk-codes-generate"
    )
    hands.page.wait_for_function(_MADE, arg=int(values["number"]))


def _details(hands: Hands, values: Values) -> None:
    steps = [
        lambda: hands.write(
            Field(
                name="Maximum usages per voucher",
                location=_DETAILS,
                value=values["usages"],
                selector="#id_max_usages",
            )
        ),
        lambda: choose_date(
            hands,
            Field(
                name="Valid until",
                location=_DETAILS,
                value=values["until"],
                selector="#id_valid_until_0",
                opens=True,
            ),
        ),
        lambda: choose_searched(
            hands,
            Field(
                name="Product",
                location=_DETAILS,
                value=values["product"],
                selector="#id_itemvar + .select2 .select2-selection",
                kind="dropdown",
            ),
        ),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()


def _effect(hands: Hands, values: Values) -> None:
    """Choose what a voucher does to the price, and how much."""
    fields = [
        Field(
            name="Price effect",
            location=_DETAILS,
            value=values["effect"],
            selector="#id_price_mode",
            kind="dropdown",
        ),
        Field(
            name="Price effect",
            location=f"beside the list, {_DETAILS}",
            value=values["value"],
            selector="#id_value",
        ),
    ]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.choose(
            Field(
                name="Price effect",
                location=_DETAILS,
                value="Subtract from product price",
                selector="#id_price_mode",
                kind="dropdown",
            )
        )
    hands.fill(fields)


def _tag(hands: Hands, values: Values) -> None:
    tag = values["tag"]
    suggested = hands.person.id in {"p01", "p03"}
    hands.fill(
        [
            Field(
                name="Tag",
                location=_ADVANCED,
                value=tag,
                selector="#id_tag",
                kind="suggestions" if suggested else "field",
                options=".tt-suggestion",
                letters=tag[:4],
                opens=True,
            )
        ]
    )


def _comment(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Comment",
            location=_ADVANCED,
            value=values["comment"],
            selector="#id_comment",
        )
    )


def _filter(hands: Hands, values: Values) -> None:
    """Look only at the partner's vouchers."""
    hands.write(
        Field(
            name="Filter by tag",
            location='in the box "Filter"',
            value=values["tag"],
            selector="#id_filter-tag",
            opens=True,
        )
    )
    hands.click(
        "Filter",
        "button",
        'in the box "Filter"',
        ".filter-form button[type=submit]",
        leads_on=True,
    )
