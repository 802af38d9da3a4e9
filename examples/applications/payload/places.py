"""Where things are in Payload's pages, and the ways people take there."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

FORM = "in the form"
SIDE = "on the right of the form"
ABOVE = "above the form"
CARDS = "among the cards"
MENU = "in the menu on the left"
HEAD = "above the table"
_OPTION = ".rs__option"
_CALENDAR = ".react-datepicker"
_DAY = ".react-datepicker__day:not(.react-datepicker__day--outside-month)"
_ON_TOP = """one => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether something has come to where it can be clicked on."""


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    hands.go("/".join(hands.page.url.split("/")[:3]) + path)
    hands.page.locator(shows).filter(visible=True).first.wait_for()


def open_card(hands: Hands, name: str, key: str, shows: str) -> None:
    """Click on a card of the first page."""
    hands.click(name, "link", CARDS, f"#card-{key} a.card__click", shows=shows)


def open_menu(hands: Hands, name: str, key: str, shows: str) -> None:
    """Open a page from the menu on the left, which is opened first if need be."""
    link = f"#nav-{key}"
    if not hands.page.locator(f".nav--nav-open {link}").count():
        toggler = "button.template-default__nav-toggler"
        hands.click("Open", "icon", "at the top left", toggler)
    come_up(hands, link)
    hands.click(name, "link", MENU, link, shows=shows)


def come_up(hands: Hands, selector: str) -> None:
    """Wait until something that slides in can be clicked on."""
    target = hands.page.locator(selector).filter(visible=True).first.element_handle()
    hands.page.wait_for_function(_ON_TOP, arg=target)


def heading(text: str) -> str:
    """Find the heading of a page."""
    return f"h1:has-text('{text}')"


def text_field(name: str, value: str, selector: str, where: str = FORM) -> Field:
    """Describe a field that is typed into."""
    return Field(name=name, location=where, value=value, selector=selector)


def press(
    hands: Hands, name: str, where: str, selector: str, *, shows: str | None = None
) -> None:
    """Click on a button."""
    hands.click(name, "button", where, selector, shows=shows)


def mark(hands: Hands, kind: Kind, name: str, where: str, selector: str) -> None:
    """Tick a box or take one of several."""
    hands.click(name, kind, where, selector)


def choose(hands: Hands, name: str, value: str, holder: str, where: str = FORM) -> None:
    """Choose from a list that the page draws."""
    hands.choose(_list_field(hands, name, value, holder, where))
    _look(hands, holder, value)


def relate(hands: Hands, name: str, value: str, holder: str, where: str = FORM) -> None:
    """Choose another record; some type the beginning of its name."""
    if hands.person.searches or hands.person.hand == "keyboard":
        hands.pick(_list_field(hands, name, value, holder, where, value[:5]))
        _look(hands, holder, value)
    else:
        choose(hands, name, value, holder, where)


def _list_field(  # noqa: PLR0913, PLR0917 (a list, its name for people and its place)
    hands: Hands,
    name: str,
    value: str,
    holder: str,
    where: str,
    letters: str | None = None,
) -> Field:
    part = "input.rs__input" if hands.person.hand == "keyboard" else ".rs__control"
    return Field(
        name=name,
        location=where,
        value=value,
        selector=f"{holder} {part}",
        options=_OPTION,
        letters=letters,
        opener="ArrowDown",
    )


def _look(hands: Hands, holder: str, value: str) -> None:
    """Look whether the value is there now: no step of its own."""
    shown = f"{holder} :is(.rs__single-value, .rs__multi-value):has-text('{value}')"
    hands.page.locator(shown).first.wait_for(timeout=5000)


def date_field(hands: Hands, name: str, value: str, holder: str, written: str) -> None:
    """Take a day in the calendar, or type it.

    Args:
        hands: Whose.
        name: Of the field.
        value: As the field shows it then.
        holder: How to find the field with all that belongs to it.
        written: How it is written.
    """
    box = f"{holder} input"
    field = Field(name=name, location=FORM, value=value, selector=box, opens=True)
    if hands.person.hand == "keyboard":
        hands.write(field)
    else:
        moment = datetime.strptime(value, written).replace(tzinfo=timezone.utc)
        now = datetime.now(timezone.utc)
        months = 12 * (moment.year - now.year) + moment.month - now.month
        levels = [f"{_CALENDAR}__navigation--next"] * months
        levels.append(f"{_DAY}:text-is('{moment.day}')")
        hands.choose_through(field, levels)
    held = hands.page.input_value(box)
    if held != value:
        raise RuntimeError(f"{held} is there, not {value}")


def save(hands: Hands, name: str, selector: str) -> None:
    """Save what was filled in, and wait for what the page tells of it."""
    toast = ".payload-toast-item:has-text('successfully')"
    hands.click(name, "button", ABOVE, selector, shows=toast)
