"""How people begin a pile of texts, and make its first label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.doccano.places import (
    FORM,
    OPTION,
    captioned,
    drawn_list,
    expect,
    go,
    named,
    open_overview,
    open_page,
    open_pile,
    press,
    text_field,
    tick,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TOP = "above the list"
_NAME = captioned("Project name")
_COLOURS = ("#73D8FF", "#009CE0", "#0062B1", "#AEA1FF", "#7B64FF")
"""The row below the field, as far as it is needed."""


def begin(hands: Hands, values: Values) -> bool:
    """Create the pile, and the label."""
    _open_form(hands)
    _choose_kind(hands)
    for part in _parts(hands):
        part(hands, values)
    if hands.person.looks_around:
        hands.scroll("up", "checks what is filled in")
    press(hands, "Create", "below the form", shows="nav :text-is('Labels')")
    hands.page.locator(named(values["name"])).wait_for()
    open_page(hands, "Labels", "main button:has-text('Actions')")
    hands.click(
        "Actions", "menu", _TOP, "main button:has-text('Actions')", shows=OPTION
    )
    hands.click(
        "Create Label",
        "menu",
        "in the menu that opened",
        f"{OPTION}:has-text('Create Label')",
        shows=captioned("Label name"),
    )
    label = [_label, _key, _colour]
    if hands.person.order == "up":
        label.reverse()
    for part in label:
        part(hands, values)
    press(hands, "Save", "below the form", shows=f"td:text-is('{values['label']}')")
    return True


def leave_half_way(hands: Hands, values: Values) -> bool:
    """Name it, tick something, and go back without having created it."""
    _open_form(hands)
    _name(hands, values)
    _about(hands, values)
    _first(hands, values)
    open_overview(hands)
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/projects/create", _NAME)
        return
    if hands.person.detours:
        with hands.detour():
            open_pile(hands, "Mails to the workshop")
            open_overview(hands)
    press(hands, "Create", _TOP, shows=_NAME)


def _choose_kind(hands: Hands) -> None:
    """It is chosen already; who takes another sees it and takes it again."""
    if hands.person.id == "p03":
        for name in ("Sequence Labeling", "Text Classification"):
            card = f"main .v-card.v-sheet--outlined:has-text('{name}')"
            taken = f"{card} .v-card__title svg"
            hands.click(name, "box", FORM, f"{card} .v-image", shows=taken)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_name, _about, _tag, _first, _second]
    if hands.person.order == "up":
        parts.reverse()
    if hands.person.detours:
        parts = [_first, _second, _name, _tag, _about]
    return parts


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("Project name", values["name"]))


def _about(hands: Hands, values: Values) -> None:
    hands.write(text_field("Description", values["about"]))


def _tag(hands: Hands, values: Values) -> None:
    slot = f"{captioned('Tags')} .v-input__slot"
    hands.write(Field(name="Tags", location=FORM, value=values["tag"], selector=slot))
    hands.press("Enter", "makes a tag of it", shows=f"{slot} .v-chip")


def _first(hands: Hands, values: Values) -> None:
    tick(hands, values["first"])


def _second(hands: Hands, values: Values) -> None:
    tick(hands, values["second"])


def _label(hands: Hands, values: Values) -> None:
    hands.write(text_field("Label name", values["label"]))


def _key(hands: Hands, values: Values) -> None:
    field = drawn_list("Key", values["key"])
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [values["key"]])
    else:
        hands.choose(field)
    expect(hands, f"{captioned('Key')} .v-select__selections", values["key"])


def _colour(hands: Hands, values: Values) -> None:
    """Take the colour from the row, or type its number."""
    colour = values["colour"]
    if hands.person.hand == "keyboard":
        hands.write(text_field("Color", colour))
        return
    which = _COLOURS.index(colour)
    hands.click(
        "Color",
        "box",
        f"number {which + 1} in the row of colours",
        f"main .v-chip-group .v-chip >> nth={which}",
        shows="main .v-chip-group .v-chip--active",
    )
