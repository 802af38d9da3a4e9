"""How people make a form that everybody understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.strapi.places import (
    LISTED,
    MENU,
    SIDE,
    button,
    entries_path,
    go_to,
    heading,
    link,
    open_area,
    open_entries,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FIELDS = 'below "Displayed Fields"'
_WINDOW = 'in the window "Label"'
_DIALOG = "[role=dialog]"
_TITLE = heading("Configure the view")
_MORE = "main button:has(:text-is('More actions'))"
_VIEW = "Configure the view"
_HANDLE = 6
"""From the left edge of a field: the dots that it is held at."""


def arrange(hands: Hands, values: Values) -> bool:
    """Name the field, move it, take away the old one, and save."""
    _open_view(hands, values)
    parts = [_name_field, _move, _take_away]
    if hands.person.order == "up":
        parts = [_take_away, _move, _name_field]
    elif hands.person.hand == "keyboard":
        parts = [_name_field, _take_away, _move]
    for part in parts:
        part(hands, values)
    _save(hands)
    hands.wait_for("Saved")
    if hands.person.looks_around:  # looks at the form
        _open_first(hands, values)
        hands.page.locator("label").get_by_text(values["label"]).wait_for()
    return True


def leave_it(hands: Hands, values: Values) -> bool:
    """Take the old field away, think better of it, and go without saving."""
    _open_view(hands, values)
    _take_away(hands, values)
    _move(hands, values)
    open_area(hands, "Content Manager", LISTED)
    return False


def _open_view(hands: Hands, values: Values) -> None:
    """Come to the view of the form, mostly by way of an entry."""
    uid, name = values["uid"], values["type"]
    if hands.person.hand == "keyboard":
        go_to(hands, f"{entries_path(uid)}/configurations/edit", _TITLE)
        return
    open_area(hands, "Content Manager", LISTED)
    if hands.person.searches and hands.person.order != "up":
        hands.write(
            Field(
                name="Search",
                location=SIDE,
                value=name.lower()[:5],
                selector="input[name=search_contentType]",
            )
        )
        hands.page.locator(
            "a[href*='collection-types']:has(:text-is('Event'))"
        ).wait_for(state="detached")
    open_entries(hands, name, uid)
    if hands.person.detours:
        _take_the_list(hands, name)
    if hands.person.order == "up":
        hands.click(
            "Create new entry",
            "button",
            "at the top right",
            link("Create new entry"),
            shows=_MORE,
        )
    else:
        entry = values["entry"]
        hands.click(
            entry, "row", "in the table", f"{LISTED}:has-text('{entry}')",
            shows=_MORE, record=True,
        )  # fmt: skip
    hands.click(
        "More actions", "icon", "at the top right", _MORE, shows="[role=menuitem]"
    )
    hands.click(
        _VIEW, "menu", MENU, f"[role=menuitem]:has-text('{_VIEW}')", shows=_TITLE
    )


def _take_the_list(hands: Hands, name: str) -> None:
    """Configure the view of the list, see that it is not the form's, and go back."""
    with hands.detour():
        view = f"{_DIALOG} a:has-text('{_VIEW}')"
        hands.click(
            "View settings",
            "icon",
            "above the table, on the right",
            button("View settings"),
            shows=view,
        )
        hands.click(_VIEW, "link", "in the box that opened", view, shows=_TITLE)
        hands.click("Back", "link", "at the top", link("Back"), shows=LISTED)
        hands.page.locator(heading(name)).wait_for()


def _name_field(hands: Hands, values: Values) -> None:
    """Give the field a label and a hint, in the window that its pencil opens."""
    field = values["field"]
    label = f"{_DIALOG} input[name=label]"
    hands.click(
        f"Edit {field}",
        "icon",
        f'beside "{field}", {_FIELDS}',
        button(f"Edit {field}"),
        shows=label,
    )
    hands.fill(
        [
            Field(
                name="Label", location=_WINDOW, value=values["label"], selector=label
            ),
            Field(
                name="Description",
                location=_WINDOW,
                value=values["hint"],
                selector=f"{_DIALOG} input[name=description]",
            ),
        ]
    )
    if hands.person.enter_sends:
        hands.press("Enter", "finishes")
    else:
        hands.click("Finish", "button", _WINDOW, f"{_DIALOG} {button('Finish')}")
    hands.page.locator(_DIALOG).wait_for(state="detached")


def _move(hands: Hands, values: Values) -> None:
    """Drag the field to where another one is, by the dots at its left."""
    named = hands.page.locator(_box(values["label"])).count()
    name = values["label"] if named else values["field"]
    hands.drag(
        name,
        _FIELDS,
        _box(name),
        _box(values["before"]),
        held_at=(_HANDLE, 17),
        dropped_at=(_HANDLE, 17),
        record=True,
    )


def _take_away(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes a wrong one away, and brings it back
        _delete(hands, values["before"])
        hands.click(
            "Insert another field",
            "button",
            _FIELDS,
            button("Insert another field"),
            shows="[role=menuitem]",
        )
        hands.click(
            values["before"],
            "menu",
            MENU,
            f"[role=menuitem]:has-text('{values['before']}')",
            shows=_box(values["before"]),
        )
    _delete(hands, values["old"])


def _delete(hands: Hands, field: str) -> None:
    hands.click(
        f"Delete {field}",
        "icon",
        f'beside "{field}", {_FIELDS}',
        button(f"Delete {field}"),
    )
    hands.page.locator(_box(field)).wait_for(state="detached")


def _box(name: str) -> str:
    return f"[aria-roledescription=sortable]:has(span:text-is('{name}'))"


def _save(hands: Hands) -> None:
    hands.click("Save", "button", "at the top right", button("Save"))


def _open_first(hands: Hands, values: Values) -> None:
    open_entries(hands, values["type"], values["uid"])
    entry = values["entry"]
    hands.click(
        entry, "row", "in the table", f"{LISTED}:has-text('{entry}')",
        shows=_MORE, record=True,
    )  # fmt: skip
