"""Where things are at the ship chandler's, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

BAR = "in the row of buttons at the top"
MENU = "in the menu on the left"
SUGGESTED = ".dropdown.open li.completion"
_TOP = "at the very top of the page"
_SEARCH = "#tabcontent form.filter-box input[placeholder=Search]"
_DIALOG = 'in the window "Filters"'
_ENTRY = "//div[@id='menu']//div[contains(@class,'column-char') and text()='{}']"
_NEXT = "/ancestor::tr/following-sibling::tr//div[text()='{}']"
_QUIET = "() => window.jQuery && jQuery.active === 0"


def open_list(hands: Hands, area: str, name: str) -> None:
    """Come to a list, each person another way, and make room for it.

    Args:
        hands: Whose.
        area: The part of the menu that has it.
        name: Of the list.
    """
    if hands.person.hand == "keyboard":
        hands.press("Control+k", "goes to the field for actions")
        hands.type_on("Action", _TOP, name.lower())
        _follow(hands, area, name)
    elif hands.person.id == "p03":
        hands.write(
            Field(
                name="Action",
                location=_TOP,
                value=name[:4].lower(),
                selector="#global-search-entry",
            )
        )
        _follow(hands, area, name)
    else:
        open_from_menu(hands, area, name)
    close_menu(hands)


def open_from_menu(hands: Hands, area: str, name: str) -> None:
    """Open a part of the menu, unless it is open, and a list in it."""
    entry = "xpath=(" + _ENTRY.format(area) + _NEXT.format(name) + ")[1]"
    if not hands.page.locator(entry).filter(visible=True).count():
        top = "xpath=(" + _ENTRY.format(area) + ")[1]"
        hands.click(area, "menu", MENU, top, shows=entry)
        settle(hands)
    hands.click(name, "menu", f'{MENU}, below "{area}"', entry, shows=_SEARCH)
    settle(hands)


def close_menu(hands: Hands) -> None:
    """Fold the menu away, so that the page has its width."""
    hands.click("Tryton", "menu", _TOP, ".navbar-brand[data-toggle=menu]")
    hands.page.locator("#menu").wait_for(state="hidden")
    settle(hands)


def _follow(hands: Hands, area: str, name: str) -> None:
    text = f"{area} / {name}"
    entry = f"#global-search li.completion .global-search-text:text-is('{text}')"
    hands.page.locator(entry).wait_for()
    settle(hands)
    hands.click(text, "menu", 'in what comes up below "Action"', entry, shows=_SEARCH)
    settle(hands)


def search(hands: Hands, letters: str, gone: str) -> None:
    """Type into the field above the list, and wait for others to go.

    Args:
        hands: Whose.
        letters: What is typed.
        gone: Something in the list that has not got them.
    """
    if hands.person.hand == "keyboard":
        hands.press("Control+f", "goes to the search field")
        hands.type_on("Search", "above the list", letters)
    else:
        hands.write(
            Field(
                name="Search",
                location="above the list",
                value=letters,
                selector=_SEARCH,
            )
        )
    if hands.person.enter_sends:
        hands.press("Enter", "searches")
    else:
        hands.click(
            "Search",
            "icon",
            "beside the search field",
            "form.filter-box button[title=Search]",
        )
    hands.page.locator(_cell(gone)).wait_for(state="detached")
    settle(hands)


def filter_by(hands: Hands, name: str, value: str, gone: str) -> None:
    """Find something with the window of filters.

    Args:
        hands: Whose.
        name: Of the field that is filled in.
        value: What is typed there.
        gone: Something in the list that is not like that.
    """
    field = f".filter-window input[placeholder='{name}']"
    hands.click(
        "Filters",
        "button",
        "above the list",
        "form.filter-box button[title=Filters]",
        shows=field,
    )
    hands.page.wait_for_timeout(400)
    hands.write(Field(name=name, location=_DIALOG, value=value, selector=field))
    hands.click(
        "Find",
        "button",
        f"at the bottom {_DIALOG}",
        ".filter-window button.btn-primary",
    )
    hands.page.locator(".filter-window").wait_for(state="hidden")
    hands.page.locator(_cell(gone)).wait_for(state="detached")
    settle(hands)


def open_row(hands: Hands, text: str, *, shows: str) -> None:
    """Open what stands in a row of the list.

    Args:
        hands: Whose.
        text: What stands there.
        shows: How to find a field of its form.
    """
    hands.click(
        text, "row", "in the list", _cell(text), times=2, record=True, shows=shows
    )
    settle(hands)


def _cell(text: str) -> str:
    return f"#tabcontent .treeview .column-char:text-is('{text}')"


def open_tab(hands: Hands, name: str) -> None:
    """Open another part of the form."""
    hands.click(
        name, "tab", "in the form", f"#tabcontent .form a[role=tab]:text-is('{name}')"
    )
    settle(hands)


def use_bar(hands: Hands, name: str, button: str, keys: str, what: str) -> None:
    """Use one of the buttons at the top, or the keys that do the same.

    Args:
        hands: Whose.
        name: What the button's tooltip says.
        button: How to find it in the bar.
        keys: Its shortcut.
        what: What it does.
    """
    if hands.person.hand == "keyboard":
        hands.press(keys, what)
    else:
        hands.click(name, "icon", BAR, f"#tabcontent nav.toolbar button{button}")
    settle(hands)


def save(hands: Hands) -> None:
    """Save what is in the form."""
    use_bar(hands, "Save", "#save", "Control+s", "saves")
    hands.page.get_by_text("Record saved.").first.wait_for()


def show_list(hands: Hands) -> None:
    """Go back from the form to the list."""
    use_bar(hands, "Switch", "#switch_", "Control+l", "switches to the list")
    hands.page.locator(_SEARCH).filter(visible=True).wait_for()


def close_tab(hands: Hands, name: str, *, shows: str | None = None) -> None:
    """Close the tab that is open, at the very top."""
    hands.click(
        "Close",
        "icon",
        f'on the tab "{name}" {_TOP}',
        "#tablist li.active button.close",
        shows=shows,
    )
    settle(hands)


def pick(  # noqa: PLR0913 (a field, its name for people and its place)
    hands: Hands,
    name: str,
    value: str,
    selector: str,
    place: str,
    *,
    letters: str | None = None,
) -> None:
    """Take one of what a field suggests.

    Args:
        hands: Whose.
        name: Of the field.
        value: What is taken.
        selector: How to find the field.
        place: Where it is, in words.
        letters: What is typed; else the beginning of what is taken.
    """
    hands.pick(
        Field(
            name=name,
            location=place,
            value=value,
            selector=selector,
            options=SUGGESTED,
            letters=letters or value[:4].lower(),
        )
    )
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for."""
    hands.page.wait_for_timeout(350)
    hands.page.wait_for_function(_QUIET)
    hands.page.wait_for_timeout(200)
