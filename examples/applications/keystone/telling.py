"""How people tell what is to be read about the printer outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.keystone.choosing import relate, relate_several, take_off
from examples.applications.keystone.places import (
    FORM,
    day_field,
    go,
    new,
    open_list,
    open_plus,
    send,
    take,
    text_field,
    tick,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_EDITOR = "[data-slate-editor]"
_TOOLS = "above the text"


def tell(hands: Hands, values: Values) -> bool:
    """Write the notice, with all that belongs to it, and publish it."""
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Create", "created")
    return True


def keep_a_draft(hands: Hands, values: Values) -> bool:
    """Forget that it has to be published, so that nobody outside reads it."""
    _open_form(hands)
    for part in (_title, _content, _day, _author):
        part(hands, values)
    send(hands, "Create", "created")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "/notices/create")
        return
    if person.order == "up":
        open_plus(hands, "notices")
        return
    if person.detours:
        with hands.detour():
            open_list(hands, "Topics")
            hands.look_around("looks for the notices there")
    open_list(hands, "Notices", card=person.searches)
    new(hands, "New notice")


def _parts(hands: Hands) -> list[Part]:
    """Return what is filled in, in the person's order; the title is first anyway."""
    parts: list[Part] = [_title, _state, _content, _day, _pin, _author, _topics]
    if hands.person.order == "up":
        return [_title, *parts[:0:-1]]
    if hands.person.detours:
        return [_title, _topics, _author, _day, _pin, _content, _state]
    if hands.person.searches:
        return [_title, _content, _day, _pin, _author, _topics, _state]
    return parts


def _title(hands: Hands, values: Values) -> None:
    hands.write(text_field("Title", values["title"]))


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    take(hands, "Published", "State")


def _content(hands: Hands, values: Values) -> None:
    """Write the text, with the buttons above it or with what they stand for."""
    first, heading = values["first"], values["heading"]
    points = f"{values['point']}\n{values['further']}\n\n"
    if hands.person.hand == "keyboard":
        lines = f"{first}\n## {heading}\n- {points}"
        hands.write(_text(lines))
        hands.press("Control+b", "makes what follows bold")
        hands.type_on("Content", FORM, values["bold"])
        return
    hands.write(_text(f"{first}\n"))
    hands.choose(
        Field(
            name="Text block",
            location=_TOOLS,
            value="Heading 2",
            selector="[aria-label='Text block']",
            options="[role=option]",
        )
    )
    hands.type_on("Content", FORM, f"{heading}\n")
    _tool(hands, "Bullet list", "[aria-label='Bullet list']")
    hands.type_on("Content", FORM, points)
    _tool(hands, "Bold", "[role=toolbar] button:has-text('Bold')")
    hands.type_on("Content", FORM, values["bold"])


def _text(text: str) -> Field:
    return Field(name="Content", location=FORM, value=text, selector=_EDITOR)


def _tool(hands: Hands, name: str, selector: str) -> None:
    hands.click(name, "icon", _TOOLS, selector)
    hands.page.wait_for_timeout(300)


def _day(hands: Hands, values: Values) -> None:
    day_field(hands, "Shown from", values["day"], values["hour"])


def _pin(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Stays on top")


def _author(hands: Hands, values: Values) -> None:
    relate(hands, "Who writes", values["author"])


def _topics(hands: Hands, values: Values) -> None:
    """Choose the topics; who takes a wrong one takes it off again."""
    if hands.person.id == "p03":
        relate_several(hands, "Topics", [values["wrong"]])
        take_off(hands, "Topics", values["wrong"])
    relate_several(hands, "Topics", [values["topic"], values["second"]])
