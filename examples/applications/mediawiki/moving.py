"""How people give a page of the handbook another name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mediawiki.places import (
    OPTION,
    address,
    follow,
    open_from_sidebar,
    search,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in the box "Move page"'
_RIGHT = "at the top right of the page"
_SEND = Button(
    name="Move page",
    location='at the bottom of the box "Move page"',
    selector="#movepage button[name=wpMove]",
)


def move(hands: Hands, values: Values) -> bool:
    """Open a page and give it another name."""
    _open(hands, values)
    _open_form(hands)
    if hands.person.id == "p05":  # takes the wrong one, sees it and takes it back
        _choose_namespace(hands, "Help")
        _choose_namespace(hands, "(Main)")
    fields = [_new_title(values["name"]), _reason(values)]
    if hands.person.id == "p03":  # has the old name go, and thinks better of it
        fields += [_box("Leave a redirect behind", "wpLeaveRedirect", "off")]
        fields += [_box("Leave a redirect behind", "wpLeaveRedirect", "on")]
    if values["redirect"] == "drop":
        fields += [_box("Leave a redirect behind", "wpLeaveRedirect", "off")]
    if hands.person.id != "p02":
        fields += [_box("Watch source page and target page", "wpWatch", "on")]
    hands.fill(fields, _SEND, enter_sends=hands.person.hand == "keyboard")
    return True


def move_to_a_taken_name(hands: Hands, values: Values) -> bool:
    """Take a name that another page has; leave when the wiki says so."""
    _open(hands, values)
    _open_form(hands)
    hands.fill((_new_title("Lost property"), _reason(values)), _SEND)
    hands.page.get_by_text("already exists").first.wait_for()
    open_from_sidebar(hands, "Main page")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the page, each person another way."""
    title = values["page"]
    if hands.person.hand == "keyboard":
        url = hands.page.url
        hands.go(url[: url.index("/index.php")] + address(title))
    elif hands.person.id == "p03":
        search(hands, title)
    elif hands.person.id == "p05":
        search(hands, f"Category:{values['category']}")
        follow(hands, title, f'in the list of the category "{values["category"]}"')
    else:
        follow(hands, title, 'in the list below "Every day" or "Crew office"')
    if hands.person.detours:
        with hands.detour():
            hands.click("Edit", "tab", _RIGHT, "#ca-edit a", leads_on=True)
            hands.back()


def _open_form(hands: Hands) -> None:
    hands.click("More", "menu", _RIGHT, "#p-cactions-checkbox", shows="#ca-move a")
    hands.click(
        "Move", "link", 'in the opened menu "More"', "#ca-move a", leads_on=True
    )
    hands.page.locator("#movepage input[name=wpNewTitleMain][role=combobox]").wait_for()


def _choose_namespace(hands: Hands, name: str) -> None:
    hands.choose(
        Field(
            name="New title",
            location=f"above the text field, {_FORM}",
            value=name,
            selector="#movepage .oo-ui-dropdownWidget-handle",
            kind="dropdown",
            options=OPTION,
        )
    )


def _new_title(name: str) -> Field:
    return Field(
        name="New title",
        location=_FORM,
        value=name,
        selector="#movepage input[name=wpNewTitleMain]",
        opens=True,
        important=True,
    )


def _reason(values: Values) -> Field:
    return Field(
        name="Reason",
        location=_FORM,
        value=values["reason"],
        selector="#movepage input[name=wpReason]",
    )


def _box(name: str, field: str, value: str) -> Field:
    return Field(
        name=name,
        location=_FORM,
        value=value,
        selector=f"#movepage input[name={field}]",
        kind="checkbox",
    )
