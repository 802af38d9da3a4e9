"""How people change what a page says, and compare it with what it said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.moin.places import (
    look_in_history,
    open_page,
    open_view,
    press_above,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"


def change(hands: Hands, values: Values) -> bool:
    """Write the new rule, look at it before it is kept, and compare."""
    _open(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_text, _why, _summary, _tags]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    press_above(hands, "Preview")
    hands.look_around("checks how it will come out")
    press_above(hands, "OK")
    hands.wait_for(values["line"].removeprefix(" * "))
    open_view(hands, "History", "history", values["page"])
    diff = "input[type=submit][value='Diff']"
    hands.click("Diff", "button", "in the head of the table", diff, leads_on=True)
    hands.wait_for("Diff for")
    return True


def cancel_it(hands: Hands, values: Values) -> bool:
    """Write the new rule, look at it, and let it be."""
    _open(hands, values)
    _text(hands, values)
    _why(hands, values)
    press_above(hands, "Preview")
    press_above(hands, "Cancel")
    return False


def _open(hands: Hands, values: Values) -> None:
    look_in_history(hands)
    open_page(hands, values["page"], values["typed"])
    open_view(hands, "Modify", "modify", values["page"])


def _text(hands: Hands, values: Values) -> None:
    """Write below what is there; the box has no caption but what it says when empty."""
    hands.write(
        Field(
            name="Type your text here",
            location="the large box at the top",
            value=values["line"],
            selector="#f_content_form_data_text",
            keeps=True,
        )
    )


def _write(hands: Hands, name: str, value: str, box: str) -> None:
    hands.write(Field(name=name, location=_FORM, value=value, selector=box))


def _why(hands: Hands, values: Values) -> None:
    _write(hands, "Comment", values["why"], "#f_comment")


def _summary(hands: Hands, values: Values) -> None:
    _write(hands, "Summary", values["summary"], "#f_meta_form_summary")


def _tags(hands: Hands, values: Values) -> None:
    """Write all keywords; p03 begins with those of another page, and sees it."""
    if hands.person.id == "p03":
        _write(hands, "Tags", "operation, guests", "#f_meta_form_tags")
    _write(hands, "Tags", values["tags"], "#f_meta_form_tags")
