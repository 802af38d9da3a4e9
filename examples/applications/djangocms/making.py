"""How people make a page, tell search engines of it, and publish it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.djangocms.places import (
    INSIDE,
    TOP,
    add_part,
    find_in_tree,
    go,
    in_menu,
    menu_entry,
    open_beside,
    open_menu,
    open_section,
    press_in_dialog,
    publish,
    settle,
    show_structure,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = 'in the dialog "Create"'
_SUB = 'in the dialog "New sub page"'
_SETTINGS = "in the dialog with the page's settings"
_EDITOR = f"{INSIDE}.ProseMirror"


def make(hands: Hands, values: Values) -> bool:
    """Make the page, each person another way, and publish it."""
    _open(hands, values)
    if hands.person.order == "up":
        _make_bare(hands, values)
        _write(hands, values)
        _choose_in_menu(hands, values)
    else:
        _create(hands, "New sub page")
        _fill(hands, values)
        _set(hands, values)
    hands.wait_for(values["title"])
    if hands.person.detours:
        _preview(hands)
    publish(hands)
    return True


def make_it_elsewhere(hands: Hands, values: Values) -> bool:
    """Take what is offered first, so that the page lands beside its part."""
    _open(hands, values)
    _create(hands, "New page")
    _fill(hands, values)
    publish(hands)
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the part of the website, each person another way."""
    if hands.person.hand == "keyboard":
        section = values["section"].lower().replace(" ", "-")
        go(hands, f"/{section}/")
    elif hands.person.id == "p03":
        find_in_tree(hands, values["section"])
    elif hands.person.detours:
        with hands.detour():
            open_section(hands, "Welcome")
        open_section(hands, values["section"])
        hands.look_around("looks what there is already")
    else:
        open_section(hands, values["section"])


def _create(hands: Hands, kind: str) -> None:
    """Say what is made, and go on to its form."""
    offered = f"{INSIDE}label:has(strong:text-is('{kind}'))"
    opener = ".cms-toolbar-right a:text-is('Create')"
    hands.click("Create", "button", TOP, opener, shows=offered)
    settle(hands)
    if kind != "New page":  # which is marked already
        hands.click(kind, "radio button", _NEW, offered)
    press_in_dialog(hands, "Next", shows=_EDITOR)


def _fill(hands: Hands, values: Values) -> None:
    """Fill in the form of a new page."""
    title = text_field("Title", values["title"], f"{INSIDE}#id_1-title", _NEW)
    hands.write(title)
    hands.write(text_field("Content", values["text"], _EDITOR, _NEW))
    press_in_dialog(hands, "Create", leads_on=True)


def _set(hands: Hands, values: Values) -> None:
    """Change the settings of the page that was just made."""
    open_menu(hands, "Page")
    entry = menu_entry("Page settings...")
    template = f"{INSIDE}#id_template"
    hands.click("Page settings...", "link", in_menu("Page"), entry, shows=template)
    settle(hands)
    chosen = [values["template"]]
    if hands.person.id == "p03":
        chosen.insert(0, values["other"])
    for one in chosen:
        _choose(hands, one, template)
    hands.write(
        text_field(
            "Description meta tag",
            values["found"],
            f"{INSIDE}#id_meta_description",
            _SETTINGS,
        )
    )
    short = f"{INSIDE}#id_menu_title"
    folded = f"{INSIDE}summary:has-text('Menu options')"
    hands.click("Menu options", "button", _SETTINGS, folded, shows=short)
    hands.write(text_field("Menu title", values["short"], short, _SETTINGS))
    if hands.person.looks_around:
        hands.scroll("up", "reads it once more")
    press_in_dialog(hands, "Save", leads_on=True)


def _choose(hands: Hands, template: str, selector: str) -> None:
    """Choose a template in a list of the browser's own.

    Its options begin alike, so that the keys go to it and Enter takes it.

    Raises:
        RuntimeError: If something else was taken.
    """
    wanted = Field(
        name="Template",
        location=_SETTINGS,
        value=template,
        selector=selector,
        kind="dropdown",
    )
    keys = ["Home", "Enter"] if template == "Page" else ["Home", "ArrowDown", "Enter"]
    hands.choose_by_keys(wanted, keys)
    taken = hands.page.locator(selector).evaluate("e => e.selectedOptions[0].text")
    if taken != template:
        raise RuntimeError(f"Template shows {taken!r}, not {template!r}")


def _make_bare(hands: Hands, values: Values) -> None:
    """Make an empty page with the menu, from the bottom of its form upwards."""
    open_menu(hands, "Page")
    open_beside(hands, "Page", "Create Page")
    title = f"{INSIDE}#id_title"
    entry = menu_entry("New Sub Page...")
    place = 'beside "Create Page" in the menu "Page"'
    hands.click("New Sub Page...", "link", place, entry, shows=title)
    settle(hands)
    hands.fill(
        [
            text_field("Title", values["title"], title, _SUB),
            text_field("Menu title", values["short"], f"{INSIDE}#id_menu_title", _SUB),
            text_field(
                "Description meta tag",
                values["found"],
                f"{INSIDE}#id_meta_description",
                _SUB,
            ),
        ]
    )
    press_in_dialog(hands, "Save", leads_on=True)


def _write(hands: Hands, values: Values) -> None:
    """Add a text to the page by its structure."""
    show_structure(hands)
    add_part(hands, "Content", "Text", _EDITOR)
    hands.write(text_field("Text", values["text"], _EDITOR, 'in the dialog "Text"'))
    press_in_dialog(hands, "Save")


def _choose_in_menu(hands: Hands, values: Values) -> None:
    """Take the template out of the menu."""
    template = values["template"]
    open_menu(hands, "Page")
    open_beside(hands, "Page", "Templates")
    hands.click(
        template,
        "link",
        'beside "Templates" in the menu "Page"',
        f".cms-toolbar-item-navigation ul ul a:has(span:text-is('{template}'))",
        leads_on=True,
    )
    settle(hands)


def _preview(hands: Hands) -> None:
    """Look at the page as others will see it, and come back."""
    with hands.detour():
        shown = ".cms-toolbar-right a:text-is('Preview')"
        hands.click("Preview", "button", TOP, shown, leads_on=True)
        settle(hands)
        edit = ".cms-toolbar-right a:text-is('Edit')"
        hands.click("Edit", "button", TOP, edit, leads_on=True)
        settle(hands)
