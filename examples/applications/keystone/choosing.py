"""How people choose in the lists that Keystone draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.keystone.places import FORM, named, settle
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands

_OPTION = "[role=option]"
_TAKEN = 'main [role=row]:has-text("{}")'
"""What was taken in a list of which several may be taken, as it is shown below it."""
_MARKED = """one => {
  const marked = document.getElementById(one.getAttribute('aria-activedescendant'));
  return marked?.innerText.trim() ?? null;
}"""
"""Which of its options a field goes through with the arrow keys has come to."""


def choose(hands: Hands, name: str, value: str) -> None:
    """Choose from a short list that the page draws."""
    opener = f"div:has(> label:has-text('{name}')) [aria-haspopup=listbox]"
    field = Field(
        name=name, location=FORM, value=value, selector=opener, options=_OPTION
    )
    hands.choose(field)
    hands.page.locator(f"{opener}:has-text('{value}')").wait_for()


def relate(
    hands: Hands,
    name: str,
    value: str,
    letters: str | None = None,
    *,
    stays: bool = False,
) -> None:
    """Choose in a long list; those who search or take the keyboard type letters.

    Args:
        hands: Whose.
        name: What stands above the list.
        value: The option as it is shown.
        letters: What is typed by those who type.
        stays: Whether the list is still open then.
    """
    box = named("combobox", name)
    shown = hands.page.locator(box)
    arrow = f"div:has(> label:text-is('{name}')) button[aria-label='Show suggestions']"
    field = Field(
        name=name,
        location=FORM,
        value=value,
        selector=box,
        options=_OPTION,
        letters=letters or value[:5],
    )
    if hands.person.hand == "keyboard":
        _choose_by_keys(
            hands, field, ["ArrowDown"] if stays else list(field.letters or "")
        )
    elif hands.person.searches and not stays:
        hands.pick(field)
    else:
        hands.turn_to(name, box)
        hands.choose(
            Field(
                name=name,
                location=FORM,
                value=value,
                selector=arrow,
                options=_OPTION,
                letters="",
            )
        )
    if not stays:
        hands.page.locator(_OPTION).first.wait_for(state="hidden")
    hands.page.wait_for_timeout(300)
    held = shown.input_value()
    if held != value:
        taken = hands.page.locator(_TAKEN.format(value))
        if not taken.count():
            raise RuntimeError(f"{name} shows {held!r}, not {value!r}")


def relate_several(hands: Hands, name: str, values: Sequence[str]) -> None:
    """Choose several in a list that stays open until it is closed."""
    first, *others = values
    relate(hands, name, first, stays=True)
    settle(hands)
    for value in others:
        hands.choose_also(
            Field(
                name=name,
                location=FORM,
                value=value,
                selector=named("combobox", name),
                options=_OPTION,
                letters="",
            )
        )
    hands.press("Escape", "closes the list")
    hands.page.locator(_OPTION).first.wait_for(state="hidden")


def _choose_by_keys(hands: Hands, field: Field, keys: Sequence[str]) -> None:
    """Open the list, go down to the option that is meant and take it."""
    hands.turn_to(field.name, field.selector)
    hands.choose_by_keys(field, keys)
    hands.page.locator(_OPTION).filter(has_text=field.value).wait_for()
    settle(hands)
    box = hands.page.locator(field.selector)
    while box.evaluate(_MARKED) != field.value:
        hands.page.keyboard.press("ArrowDown")
        hands.page.wait_for_timeout(250)
    hands.page.keyboard.press("Enter")


def take_off(hands: Hands, name: str, value: str) -> None:
    """Take off what was taken by mistake where several may be taken."""
    taken = _TAKEN.format(value)
    cross = f"{taken} button"
    hands.click("Remove", "icon", f'on "{value}" below "{name}"', cross)
    hands.page.locator(taken).wait_for(state="detached")
