"""Where things are in the company's RabbitMQ, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands

FORM = "in the form"
BELOW = "below the form"
TOP = "at the top"
_POPUP = ".form-popup-{} span"


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and has drawn it."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(200)


def heading(text: str) -> str:
    """Return how to find the heading of a page."""
    return f"#main h1:has-text('{text}')"


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = hands.page.url.split("#", maxsplit=1)[0]
    hands.go(f"{root}#/{path}")
    hands.page.locator(heading(shows)).wait_for()
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str | None = None) -> None:
    """Click on a tab below the logo."""
    tab = f"#tabs a:text-is('{name}')"
    hands.click(name, "tab", TOP, tab, shows=heading(shows or name))
    settle(hands)


def open_side(hands: Hands, name: str) -> None:
    """Click on what stands at the right of all that is for the administration."""
    link = f"#rhs a:text-is('{name}')"
    hands.click(name, "link", "at the right", link, shows=heading(name))
    settle(hands)


def open_row(hands: Hands, name: str) -> None:
    """Click on a name in the list, which leads to a page of its own."""
    link = f"#main table.list a:has-text('{name}')"
    place = "in the list"
    hands.click(name, "link", place, link, record=True, shows=heading(name))
    settle(hands)


def unfold(hands: Hands, name: str) -> None:
    """Click on a heading that has something folded away below it."""
    section = f"#main div:has(> h2:has-text('{name}'))"
    inside = f"{section}.section-visible > .hider form"
    folded = f"{section}.section-invisible > h2"
    hands.click(name, "button", "among the headings", folded, shows=inside)
    settle(hands)


def text(name: str, value: str, selector: str, *, secret: bool = False) -> Field:
    """Return a field of a form."""
    return _field(name, value, selector, "field", secret=secret)


def listed(name: str, value: str, selector: str) -> Field:
    """Return a list of a form."""
    return _field(name, value, selector, "dropdown")


def _field(
    name: str,
    value: str,
    selector: str,
    kind: Literal["field", "dropdown"],
    *,
    secret: bool = False,
) -> Field:
    return Field(
        name=name,
        location=FORM,
        value=value,
        selector=selector,
        kind=kind,
        secret=secret,
    )


def look_for(hands: Hands, words: str, selector: str, *, send: bool) -> None:
    """Type into the filter above a list."""
    place = "above the list"
    hands.write(Field(name="Filter", location=place, value=words, selector=selector))
    if send:
        hands.press("Enter", 'with the cursor in the "Filter" field')
    hands.page.wait_for_timeout(500)  # the page waits as long for more letters
    settle(hands)


def submit(hands: Hands, fields: Sequence[Field], button: Button, shows: str) -> None:
    """Fill in a form, and send it the person's way."""
    hands.fill(fields)
    last = fields[0] if hands.person.order == "up" else fields[-1]
    send(hands, last, button, shows)


def send(hands: Hands, last: Field, button: Button, shows: str) -> None:
    """Send a form, with Enter in the last field by those who are in the habit."""
    if hands.person.enter_sends and last.kind == "field":
        note = f'with the cursor in the "{last.name}" field'
        hands.press("Enter", note, shows=shows)
    else:
        place, selector = button.location, button.selector
        hands.click(button.name, "button", place, selector, shows=shows)
    settle(hands)


def close(hands: Hands, kind: Literal["help", "info", "warn"]) -> None:
    """Close what has popped up over the page."""
    shown = _POPUP.format(kind)
    hands.click("Close", "button", "in what has popped up", shown)
    hands.page.locator(shown).wait_for(state="hidden")
    settle(hands)


def popped_up(kind: Literal["help", "info", "warn"]) -> str:
    """Return how to find what has popped up."""
    return _POPUP.format(kind)


def button(name: str, form: str) -> Button:
    """Return the button of a form."""
    selector = f"form[action='#/{form}'] [type=submit][value='{name}']"
    return Button(name=name, location=BELOW, selector=selector)
