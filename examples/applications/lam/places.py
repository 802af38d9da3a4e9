"""Where things are in the organ builder's directory, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

CHANGED = "Account was modified successfully."
FORM = "in the form"
ABOVE = "above the form"
TYPES = {"Users": "user", "Groups": "group", "Mail aliases": "mailAlias"}
"""What the page calls its lists, and what their addresses do."""
_MENUS = {"Accounts": "types", "Tools": "tools"}


def settle(hands: Hands) -> None:
    """Wait until the page has loaded whatever it loads afterwards."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/templates/{path}")
    settle(hands)


def open_page(hands: Hands, menu: str, name: str) -> None:
    """Come to a page by a menu, which opens as soon as the mouse is over it.

    A click on the menu itself would close it again.
    """
    panel = f"#lam-navigation-{_MENUS[menu]}"
    hands.hover(menu, f".lam-menu-entry:text-is('{menu}')")
    hands.page.wait_for_timeout(700)  # it comes down
    entry = f"{panel} a:has-text('{name}')"
    hands.click(name, "link", f'in the menu "{menu}"', entry, leads_on=True)
    settle(hands)


def press(hands: Hands, name: str, place: str, selector: str | None = None) -> None:
    """Click on a button that sends the page, and wait for the next."""
    button = selector or f"button:text-is('{name}')"
    hands.click(name, "button", place, button, leads_on=True)
    settle(hands)


def press_icon(hands: Hands, name: str, place: str, selector: str) -> None:
    """Click on a little picture that sends the page, and wait for the next."""
    hands.click(name, "icon", place, selector, leads_on=True)
    settle(hands)


def open_tab(hands: Hands, name: str, module: str) -> None:
    """Click on one of the tabs on the left of an account."""
    tab = f"button[name=form_main_{module}]"
    hands.click(name, "tab", "in the column of tabs on the left", tab, leads_on=True)
    settle(hands)


def row(name: str) -> str:
    """Return how the row of a list is found that has a name in it."""
    return f".accountlist tr:has(td:text-is('{name}'))"


def open_account(hands: Hands, name: str) -> None:
    """Open what stands in a row of a list, each person another way."""
    if hands.person.looks_around:
        cell = f"{row(name)} td:text-is('{name}')"
        hands.click(
            name, "row", "in the list", cell, record=True, leads_on=True, times=2
        )
        settle(hands)
    else:
        press_icon(hands, "Edit", f'in the row "{name}"', f"{row(name)} [title=Edit]")


def narrow(hands: Hands, column: str, words: str, attribute: str) -> None:
    """Leave in a list what begins with some words in a column."""
    box = text_field(column, words, f"#filter{attribute}", "in the row Filter")
    hands.write(box, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press_icon(hands, "Filter", "at the left of the row", "#btn_apply_filter")
    settle(hands)


def save(hands: Hands, told: str) -> None:
    """Save an account, and see that it was."""
    press(hands, "Save", ABOVE)
    hands.wait_for(told)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def mark(hands: Hands, name: str, value: str, box: str) -> None:
    """Choose in a list of which all is shown at once.

    Args:
        hands: Whose.
        name: What the list is called.
        value: What is chosen in it.
        box: How to find the list.

    Raises:
        RuntimeError: If something else is marked then.
    """
    hands.turn_to(name, box)
    options = f"{box} option"
    hands.choose_also(
        Field(name=name, location=FORM, value=value, selector=box, options=options)
    )
    chosen = f"{box} option:checked"
    marked = [one.strip() for one in hands.page.locator(chosen).all_inner_texts()]
    if marked != [value]:
        raise RuntimeError(f"{name} has {marked} marked, not {value!r}")


def shift(hands: Hands, value: str, kind: str, *, chosen: bool, box: str) -> None:
    """Take something over from one of two lists to the other.

    Args:
        hands: Whose.
        value: What is taken over.
        kind: What is in the lists.
        chosen: Whether it shall be in the upper one, of what is selected.
        box: What the lists are called by the page.
    """
    name = f"Available {kind}" if chosen else f"Selected {kind}"
    mark(hands, name, value, f"#{box}_{2 if chosen else 1}")
    arrow, side = ("up arrow", "left") if chosen else ("down arrow", "right")
    press_icon(hands, arrow, "between the lists", f"#btn_{box}_{side}")
    there = f"#{box}_{1 if chosen else 2} option"
    hands.page.locator(there).filter(has_text=value).first.wait_for()


def change_members(hands: Hands, values: Values, group: str, *, inside: bool) -> None:
    """Take somebody into a group, or out of it, on the group's own page.

    Args:
        hands: Whose.
        values: Who it is.
        group: Which group.
        inside: Whether they shall be in it.
    """
    open_page(hands, "Accounts", "Groups")
    open_account(hands, group)
    press(hands, "Edit members", 'beside "Group members"')
    shown = f"{values['account']} ({values['first']} {values['last']})"
    shift(hands, shown, "users", chosen=inside, box="members")
    press(hands, "Back", "below the lists")
    save(hands, CHANGED)
