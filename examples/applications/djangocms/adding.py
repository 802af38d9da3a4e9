"""How people add to a page that is public: a sentence, and a box in its column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.djangocms.places import (
    INSIDE,
    add_part,
    begin_draft,
    find_in_tree,
    go,
    in_menu,
    menu_entry,
    open_below,
    open_menu,
    open_section,
    press_in_dialog,
    publish,
    settle,
    show_structure,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_BOX = 'in the dialog "Alias"'
_LIST = f"{INSIDE}.field-{{}} .select2-selection"
_OPTIONS = f"{INSIDE}.select2-results__option"


def add(hands: Hands, values: Values) -> bool:
    """Make a draft, write in it, add the box, and publish it."""
    _open(hands, values)
    begin_draft(hands)
    if hands.person.order == "up":
        show_structure(hands)
        _add_box(hands, values)
        _write_in_dialog(hands, values)
    elif hands.person.hand == "keyboard":
        show_structure(hands)
        _write_in_dialog(hands, values)
        _add_box(hands, values)
    else:
        _write_on_page(hands, values)
        show_structure(hands)
        _add_box(hands, values)
    if hands.person.detours:
        with hands.detour():
            _hide_structure(hands)
            hands.wait_for(values["said"])
    publish(hands)
    return True


def write_on_another(hands: Hands, values: Values) -> bool:
    """Write on the page beside the one that was meant, notice it and discard it."""
    open_section(hands, values["section"])
    open_below(hands, values["wrong"])
    begin_draft(hands)
    _write_on_page(hands, {**values, "page": values["wrong"]})
    open_menu(hands, "Version #2 (Draft)")
    hands.click(
        "Discard Changes",
        "link",
        in_menu("Version #2 (Draft)"),
        menu_entry("Discard Changes"),
        leads_on=True,
    )
    settle(hands)
    hands.click(
        "Yes, I'm sure",
        "button",
        "below the question",
        "input[type=submit], button[type=submit]",
        leads_on=True,
    )
    settle(hands)
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the page, each person another way."""
    if hands.person.hand == "keyboard":
        parts = (values["section"], values["page"])
        go(hands, f"/{'/'.join(parts).lower().replace(' ', '-')}/")
    elif hands.person.searches:
        find_in_tree(hands, values["page"])
    else:
        open_section(hands, values["section"])
        if hands.person.detours:
            with hands.detour():
                open_below(hands, values["wrong"])
        open_below(hands, values["page"])


def _write_on_page(hands: Hands, values: Values) -> None:
    """Type at the end of the text where it stands on the page."""
    hands.write(
        Field(
            name="text",
            location=f'on the page "{values["page"]}"',
            value=values["more"],
            selector="article .ProseMirror",
            keeps=True,
        )
    )


def _write_in_dialog(hands: Hands, values: Values) -> None:
    """Type at the end of the text in the dialog that the pencil opens."""
    area = ".cms-dragarea:has(.cms-dragbar-title[title=Content])"
    editor = f"{INSIDE}.ProseMirror"
    hands.click(
        "Edit",
        "icon",
        'a pencil in the row "Text" in the structure',
        f"{area} .cms-draggable .cms-submenu-edit",
        shows=editor,
    )
    settle(hands)
    hands.write(
        Field(
            name="Text",
            location='in the dialog "Text"',
            value=values["more"],
            selector=editor,
            keeps=True,
        )
    )
    press_in_dialog(hands, "Save")


def _add_box(hands: Hands, values: Values) -> None:
    """Choose a box in the dialog, by its category first."""
    category, box = _LIST.format("category"), _LIST.format("alias")
    add_part(hands, "Column", "Alias", category)
    _choose(hands, "Category", values["category"], category)
    if hands.person.id == "p03":
        _choose(hands, "Alias", values["other"], box)
    _choose(hands, "Alias", values["box"], box)
    press_in_dialog(hands, "Save")


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    """Choose in a list that the page draws, with a search in it.

    Raises:
        RuntimeError: If something else was taken.
    """
    hands.choose(
        Field(
            name=name,
            location=_BOX,
            value=value,
            selector=selector,
            kind="dropdown",
            options=_OPTIONS,
            letters=value[:6],
        )
    )
    settle(hands)
    taken = hands.page.locator(f"{selector} .select2-selection__rendered")
    shown = taken.get_attribute("title")
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _hide_structure(hands: Hands) -> None:
    """Fold the structure in again, to see the column under it."""
    switch = ".cms-toolbar-item-cms-mode-switcher a"
    hands.click("Toggle structure", "icon", "in the bar at the top", switch)
    settle(hands)
