"""How people take a page over into the new year, and throw an old one away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.moin.places import (
    look_in_history,
    open_index,
    open_page,
    open_view,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_OK = Button(
    name="OK",
    location="below the fields",
    selector="form:not(#moin-searchform) input[type=submit][value='OK']",
)


def rename(hands: Hands, values: Values) -> bool:
    """Rename, subscribe and delete; some delete first."""
    look_in_history(hands)
    if hands.person.order == "up":
        _delete(hands, values["old"], values)
        _rename(hands, values)
    else:
        _rename(hands, values)
        _delete(hands, values["old"], values)
    open_index(hands)
    hands.look_around("checks what is there")
    if hands.page.locator(f"td a:has-text('{values['old']}')").count():
        raise RuntimeError(f"{values['old']} is still there")
    return True


def delete_the_wrong_one(hands: Hands, values: Values) -> bool:
    """Throw last year's page away rather than the one before."""
    _delete(hands, values["page"], values)
    open_index(hands)
    return False


def _rename(hands: Hands, values: Values) -> None:
    """Give the page its new name, and have oneself told of changes."""
    open_page(hands, values["page"], values["typed"])
    open_view(hands, "Rename", "rename", values["page"])
    if hands.person.id == "p03":
        hands.write(_field("Target", values["wrong"], "input[name=target]"))
    fields = [
        _field("Target", values["new"], "input[name=target]"),
        _field("Comment", values["who"], "input[name=comment]"),
    ]
    hands.fill(fields, _OK, enter_sends=True)
    open_view(hands, "Subscribe", "subscribe", values["new"])


def _delete(hands: Hands, page: str, values: Values) -> None:
    """Throw a page away, with the reason."""
    open_page(hands, page, values["typed"])
    open_view(hands, "Delete", "delete", page)
    reason = _field("Comment", values["reason"], "#f_delete_item_comment")
    hands.fill([reason], _OK, enter_sends=True)


def _field(name: str, value: str, box: str) -> Field:
    return Field(name=name, location=_FORM, value=value, selector=box)
