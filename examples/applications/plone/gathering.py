"""How people make rooms for groups that meet to get something done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.plone.places import (
    FORM,
    follow,
    go,
    open_contents,
    open_crumb,
    open_listed,
    open_section,
    open_tab,
    save_form,
    search_site,
    settle,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ALL = "Working groups"
_NAME = "#sharing-user-group-search"
_TABLE = "#user-group-sharing"
_EXPIRES = "#form-widgets-IDublinCore-expires"


def gather(hands: Hands, values: Values) -> bool:
    """Make the folder, and settle who may do what and how it looks."""
    _open_form(hands)
    if hands.person.id == "p05":
        _name(hands, values)
        save_form(hands)
        hands.wait_for("Item created")
        follow(hands, "Edit")
        _hide(hands, values)
        _end(hands, values)
        save_form(hands)
        hands.wait_for("Changes saved")
    else:
        parts: list[Callable[[Hands, Values], None]] = [_name, _end, _hide]
        if hands.person.id == "p03":
            parts = [_name, _hide, _end]
        for part in parts:
            part(hands, values)
        save_form(hands)
        hands.wait_for("Item created")
    if hands.person.id in {"p01", "p04", "p05"}:
        _display(hands, values)
        _share(hands, values)
    else:
        _share(hands, values)
        _display(hands, values)
    return True


def gather_a_stranger(hands: Hands, values: Values) -> bool:
    """Not find the leader, whose name was misheard, and give up."""
    _open_form(hands)
    _name(hands, values)
    save_form(hands)
    hands.wait_for("Item created")
    follow(hands, "Sharing")
    _look_up(hands, "Brian Hollister")
    hands.page.locator(_row("Hollis")).wait_for(state="detached")
    hands.click(
        "Cancel",
        "button",
        "below the list",
        "button[name='form.button.Cancel']",
        leads_on=True,
    )
    return False


def _open_form(hands: Hands) -> None:
    """Come to an empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/working-groups/++add++Folder")
        return
    if hands.person.id == "p03":
        search_site(hands, "working groups", _ALL)
    else:
        open_section(hands, _ALL)
    if hands.person.detours:
        with hands.detour():
            open_listed(hands, "Sister choirs")
            follow(hands, "Sharing")
            hands.look_around("looks how it was done for another group")
            open_crumb(hands, _ALL)
    elif hands.person.order == "up":
        open_contents(hands)
    take(hands, "Add new…", "Folder")


def _name(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            _field("Title", values["title"], "#form-widgets-IDublinCore-title"),
            _field(
                "Summary", values["summary"], "#form-widgets-IDublinCore-description"
            ),
        ]
    )


def _end(hands: Hands, values: Values) -> None:
    open_tab(hands, "Dates")
    hands.write_moment(_field("Expiration Date", values["expires"], _EXPIRES))


def _hide(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    open_tab(hands, "Settings")
    box = "#form-widgets-IExcludeFromNavigation-exclude_from_nav-0"
    hands.tick(_field("Exclude from navigation", "", box))
    if not hands.page.locator(box).is_checked():
        raise RuntimeError("it is not hidden")


def _share(hands: Hands, values: Values) -> None:
    """Give both people what they may do, one after the other."""
    if hands.person.hand == "keyboard":
        address = hands.page.url.split("?")[0].removesuffix("/view")
        go(hands, address.split("/hollowbrook", maxsplit=1)[1] + "/@@sharing")
    else:
        follow(hands, "Sharing")
    both = [
        (values["leader"], ("Can add", "Can edit")),
        (values["reader"], ("Can view",)),
    ]
    if hands.person.order == "up":
        both.reverse()
    for who, allowed in both:
        _look_up(hands, who)
        hands.page.locator(_row(who)).wait_for()
        settle(hands)
        if hands.person.id == "p03" and len(allowed) > 1:
            _allow(hands, who, "Can review")  # the wrong one, seen and taken back
            _allow(hands, who, "Can review")
        for what in allowed:
            _allow(hands, who, what)
        hands.click(
            "Save",
            "button",
            "below the list",
            "#sharing-save-button",
            leads_on=True,
        )
        settle(hands)
        hands.wait_for("Changes saved")


def _look_up(hands: Hands, who: str) -> None:
    """Type the name, or the last one of the names, and search."""
    words = who if hands.person.order == "up" else who.rsplit(maxsplit=1)[-1]
    if hands.person.searches or hands.person.hand == "keyboard":
        words = words.lower()
    hands.write(
        Field(
            name="Search for user or group",
            location="above the list",
            value=words,
            selector=_NAME,
        )
    )
    if hands.person.enter_sends:
        hands.press("Enter", "searches")
    else:
        hands.click("Search", "button", "below the field", "#sharing-search-button")
    settle(hands)


def _allow(hands: Hands, who: str, what: str) -> None:
    column = 2 + ("Can add", "Can edit", "Can review", "Can view").index(what)
    hands.click(
        what,
        "checkbox",
        f'in the row "{who}"',
        f"{_row(who)} td:nth-child({column}) input[type=checkbox]",
    )


def _row(who: str) -> str:
    return f"{_TABLE} tr:has(td.text-left:has-text('{who}'))"


def _display(hands: Hands, values: Values) -> None:
    take(hands, "Display", values["view"])
    shown = values["view"].lower().replace(" ", "_")
    hands.page.locator(f"body.template-{shown}").wait_for()


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=FORM, value=value, selector=selector)
