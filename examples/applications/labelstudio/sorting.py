"""How people read a letter and sort it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.labelstudio.places import (
    NUMBER,
    PROJECT,
    ROW,
    begin_filter,
    close_filters,
    filter_column,
    filter_value,
    go_to,
    look_into_another,
    open_project,
    open_recent,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "below the letter"
_SUBMIT = "[data-testid=bottombar-submit-button]"
_SENT = "[data-testid=bottombar-update-button]"
_LINE = "[data-testid=select-trigger]"


def sort(hands: Hands, values: Values) -> bool:
    """Open the letter, say what it is, and submit that."""
    _open_letter(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _about, _line, _ask, _day, _amount, _urgent, _sentence,
    ]  # fmt: skip
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.looks_around:
        parts = [_about, _urgent, _sentence, _line, _day, _amount, _ask]
    elif hands.person.searches:
        parts = [_line, _about, _day, _amount, _ask, _sentence, _urgent]
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        hands.scroll("up", "reads it all once more")
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "submits it", shows=_SENT)
    else:
        hands.click("Submit", "button", "at the bottom", _SUBMIT, shows=_SENT)
    if hands.person.id in ("p01", "p05"):
        hands.click(
            PROJECT, "link", "at the top", f".lsf-breadcrumbs a:has-text('{PROJECT}')",
            shows=f"{ROW}:has-text('{values['sender']}')",
        )  # fmt: skip
    return True


def leave_out_what_it_is_about(hands: Hands, values: Values) -> bool:
    """Submit without the main thing, be told so, and go away."""
    _open_letter(hands, values)
    for part in (_line, _urgent, _sentence):
        part(hands, values)
    hands.click("Submit", "button", "at the bottom", _SUBMIT, shows=".ant-modal button")
    hands.click("OK", "button", 'in the window "Warning"', ".ant-modal button")
    hands.page.locator(".ant-modal").first.wait_for(state="hidden")
    hands.click(
        "Projects", "link", "at the top", ".lsf-breadcrumbs a:has-text('Projects')",
        shows="a.lsf-projects-page__link",
    )  # fmt: skip
    return False


def _open_letter(hands: Hands, values: Values) -> None:
    """Find the letter, each person another way, and open it."""
    if hands.person.hand == "keyboard":
        go_to(hands, f"/projects/{NUMBER}/data?task={values['task']}", _LINE)
        return
    if hands.person.detours:
        look_into_another(hands, "Letters August 2026")
    if hands.person.order == "up":
        open_recent(hands)
    else:
        open_project(hands)
    if hands.person.searches:
        begin_filter(hands)
        filter_column(hands, "sender")
        filter_value(hands, values["part"], 1)
        close_filters(hands)
    elif hands.person.looks_around:
        hands.scroll("down", "looks through the letters")
    sender = values["sender"]
    hands.click(
        sender, "row", "in the table", f"{ROW} div:text-is('{sender}')",
        shows=_LINE, record=True,
    )  # fmt: skip
    hands.page.get_by_text(values["says"]).filter(visible=True).first.wait_for()


def _about(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        about = values["about"]
        hands.press(values["key"], f'takes "{about}", which that key stands beside')
        return
    if hands.person.id == "p03":  # takes the wrong one, and then the right one
        _tick(hands, values["wrong"])
    _tick(hands, values["about"])


def _ask(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        ask = values["ask"]
        hands.press(values["ask_key"], f'ticks "{ask}", which that key stands beside')
        return
    _tick(hands, values["ask"])


def _tick(hands: Hands, name: str) -> None:
    hands.click(name, "checkbox", _FORM, f".lsf-choice__checkbox:has-text('{name}')")


def _line(hands: Hands, values: Values) -> None:
    hands.choose(
        Field(
            name="Line",
            location=_FORM,
            value=values["line"],
            selector=_LINE,
            kind="dropdown",
            options="[role=option]",
        )
    )


def _day(hands: Hands, values: Values) -> None:
    hands.write(_field("Day it happened", values["day"], "input[type=date]"))


def _amount(hands: Hands, values: Values) -> None:
    hands.write(_field("Amount claimed", values["amount"], "input[name=amount]"))


def _urgent(hands: Hands, values: Values) -> None:
    stars = int(values["stars"])
    hands.click(
        "How urgent?",
        "icon",
        f"star {stars} of 5, below the letter",
        f".ant-rate [role=radio] >> nth={stars - 1}",
    )


def _sentence(hands: Hands, values: Values) -> None:
    name = "In one sentence"
    hands.write(_field(name, values["sentence"], "textarea[name=summary]"))
    if hands.person.hand == "keyboard":
        hands.press("Shift+Enter", "adds it, as stands below it")
    else:
        hands.click("Add", "button", _FORM, "[data-testid=textarea-add-button]")
    hands.page.locator("textarea[name=summary]").wait_for(state="hidden")


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_FORM, value=value, selector=selector)
