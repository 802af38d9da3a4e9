"""How people let somebody into a pile, and change what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.doccano.cases import MEMBER
from examples.applications.doccano.places import (
    DIALOG,
    OPTION,
    button,
    captioned,
    drawn_list,
    expect,
    go,
    named,
    open_page,
    open_pile,
    press,
    settle,
    text_field,
    tick,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WINDOW = 'in the window "Add Member"'
_USER = "User Search APIs"
_ROLES = ("Project Admin", "Annotator", "Annotation Approver")
_PREVIEW = ".te-preview"
_LINES = ".te-md-container .CodeMirror-line"


def join(hands: Hands, values: Values) -> bool:
    """Add the person, change the settings, and write down the rule."""
    if hands.person.hand != "keyboard":
        open_pile(hands, values["pile"])
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Metrics", "main .v-card")
            hands.look_around("looks who reads there")
    parts = [_add, _settle_it, _write_rule]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.hand == "keyboard":
        parts = [_settle_it, _add, _write_rule]
    for part in parts:
        part(hands, values)
    hands.page.locator(named(values["pile"])).wait_for()
    return True


def add_a_member_again(hands: Hands, values: Values) -> bool:
    """Choose somebody who reads there already, be told so, and cancel."""
    open_pile(hands, values["pile"])
    _open_window(hands, values)
    _choose_who(hands, MEMBER)
    _choose_role(hands, values["role"])
    told = f"{DIALOG} :text('already assigned')"
    hands.click("Save", "button", _WINDOW, button("Save", DIALOG), shows=told)
    hands.click("Cancel", "button", _WINDOW, button("Cancel", DIALOG))
    hands.page.locator(DIALOG).wait_for(state="detached")
    return False


def _open(hands: Hands, values: Values, name: str, shows: str) -> None:
    """Come to a page of the pile, by its address or the menu."""
    if hands.person.hand == "keyboard":
        go(hands, f"/projects/{values['number']}/{name.lower()}", shows)
    else:
        open_page(hands, name, shows)


def _open_window(hands: Hands, values: Values) -> None:
    _open(hands, values, "Members", button("Add"))
    user = captioned(_USER, DIALOG)
    press(hands, "Add", "above the list", shows=user)


def _add(hands: Hands, values: Values) -> None:
    _open_window(hands, values)
    if hands.person.order == "up":
        _choose_role(hands, values["role"])
        _choose_who(hands, values["who"])
    else:
        _choose_who(hands, values["who"])
        if hands.person.id == "p03":  # chooses the wrong one, and sees it
            _choose_role(hands, values["other"])
        _choose_role(hands, values["role"])
    row = f"main td:has-text('{values['who']}')"
    hands.click("Save", "button", _WINDOW, button("Save", DIALOG), shows=row)
    hands.page.locator(DIALOG).wait_for(state="detached")
    settle(hands)


def _choose_who(hands: Hands, who: str) -> None:
    """Type some letters of the name, or look for it in the list."""
    person = hands.person
    field = Field(
        name=_USER,
        location=_WINDOW,
        value=who,
        selector=f"{captioned(_USER, DIALOG)} input[type=text]",
        options=OPTION,
        letters=who[:3] if person.searches or person.hand == "keyboard" else "",
    )
    if field.letters:
        hands.pick(field)
    else:
        hands.choose(field)
    settle(hands)
    held = hands.page.input_value(field.selector)
    if held != who:
        raise RuntimeError(f"{held!r} is there, not {who!r}")


def _choose_role(hands: Hands, role: str) -> None:
    field = drawn_list("Role", role, _WINDOW, DIALOG)
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, ["ArrowDown"] * (_ROLES.index(role) + 1))
    else:
        hands.choose(field)
    expect(hands, f"{captioned('Role', DIALOG)} .v-select__selections", role)


def _settle_it(hands: Hands, values: Values) -> None:
    """Describe the pile anew, and tick what was asked for."""
    _open(hands, values, "Settings", button("Edit"))
    press(hands, "Edit", "below the form", shows=button("Save"))
    if hands.person.order != "up":
        hands.write(text_field("Description", values["about"]))
    tick(hands, values["box"])
    if hands.person.order == "up":
        hands.write(text_field("Description", values["about"]))
    press(hands, "Save", "below the form", shows=button("Edit"))


def _write_rule(hands: Hands, values: Values) -> None:
    """Click behind the last line, which is short, and go on below it with the rule."""
    _open(hands, values, "Guideline", f"{_LINES}:has-text('Ask Fleur')")
    rule = values["rule"]
    with hands.page.expect_response(
        lambda answer: rule in (answer.request.post_data or "")
    ):
        hands.write(
            Field(
                name="editor",
                location="on the left of the page",
                value=f"\n{rule}",
                selector=f"{_LINES} >> nth=-1",
            )
        )
    shown = hands.page.locator(f"{_PREVIEW} :text-is('{rule}')")
    shown.filter(visible=True).first.wait_for()
    settle(hands)
