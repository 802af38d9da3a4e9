"""How people prepare the website for a new season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.wordpress.places import (
    follow_below,
    follow_new,
    follow_sidebar,
    go,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PAGES = 'in the box "Pages"'
_STRUCTURE = 'below "Menu structure"'
_SAVE = Button(
    name="Save Changes", location="at the bottom of the page", selector="#submit"
)


def prepare(hands: Hands, values: Values) -> bool:
    """Set what the season needs, put its page into the menu, add who helps out."""
    if hands.person.order == "up":
        _extend_menu(hands, values)
        _set_reading(hands, values)
        _set_general(hands, values)
    else:
        _set_general(hands, values)
        _set_reading(hands, values)
        _extend_menu(hands, values)
    _open_user_form(hands)
    _fill_in_user(hands, values)
    hands.wait_for("New user created.")
    return True


def add_known_user(hands: Hands, values: Values) -> bool:
    """Add somebody under a name that somebody has, be told so, and go away."""
    _open_user_form(hands)
    _fill_in_user(hands, {**values, "user": "tomas"})
    hands.wait_for("This username is already registered")
    hands.page.wait_for_timeout(500)
    follow_sidebar(hands, "Dashboard")
    return False


def _set_general(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "options-general.php")
    elif hands.person.order == "up":
        follow_below(hands, "General", "Settings")
    else:
        follow_sidebar(hands, "Settings")
    hands.look_around("looks through the settings")
    hands.fill(
        [
            Field(
                name="Tagline",
                location='below "General Settings"',
                value=values["tagline"],
                selector="#blogdescription",
            ),
            Field(
                name="Week Starts On",
                location='below "General Settings"',
                value=values["week"],
                selector="#start_of_week",
                kind="dropdown",
            ),
        ],
        _SAVE,
        enter_sends=True,
    )
    hands.wait_for("Settings saved.")


def _set_reading(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "options-reading.php")
    else:
        if hands.person.order == "up":
            follow_sidebar(hands, "Settings")
        follow_below(hands, "Reading", "Settings")
    posts = Field(
        name="Blog pages show at most",
        location='below "Reading Settings"',
        value=values["posts"],
        selector="#posts_per_page",
    )
    if hands.person.order == "up":
        _choose_excerpt(hands)
        hands.write(posts, send=True)
    else:
        hands.write(posts)
        _choose_excerpt(hands)
        hands.click(_SAVE.name, "button", _SAVE.location, _SAVE.selector, leads_on=True)
    hands.wait_for("Settings saved.")


def _choose_excerpt(hands: Hands) -> None:
    hands.click(
        "Excerpt",
        "radio button",
        'beside "For each post in a feed, include"',
        "label:has(input[name=rss_use_excerpt][value='1'])",
    )


def _extend_menu(hands: Hands, values: Values) -> None:
    """Add the page to the menu, rename it and bring it up."""
    if hands.person.hand == "keyboard":
        go(hands, "nav-menus.php")
    else:
        follow_sidebar(hands, "Appearance")
        follow_below(hands, "Menus", "Appearance")
    _find_page(hands, values["page"])
    hands.click("Add to Menu", "button", _PAGES, "#submit-posttype-page")
    added = hands.page.locator("#menu-to-edit li.menu-item.pending").last
    added.wait_for()
    hands.page.wait_for_timeout(800)
    item = f"#{added.get_attribute('id')}"
    if hands.person.id == "p01":
        _drag_up(hands, item, values["page"])
    hands.click(
        values["page"],
        "icon",
        f"the arrow at the right of the item, {_STRUCTURE}",
        f"{item} a.item-edit",
        record=True,
        shows=f"{item} .menu-item-settings",
    )
    hands.page.wait_for_timeout(600)
    if hands.person.order == "up":
        _move_up(hands, item)
        _rename(hands, item, values["label"])
    else:
        _rename(hands, item, values["label"])
        if hands.person.id != "p01":
            _move_up(hands, item)
    hands.click(
        "Save Menu",
        "button",
        "at the right at the bottom",
        "#save_menu_footer",
        leads_on=True,
    )
    hands.wait_for("has been updated")


def _find_page(hands: Hands, page: str) -> None:
    """Tick the page, among the latest, among all, or among what a search finds."""
    panel = "#tabs-panel-posttype-page-most-recent"
    if hands.person.searches:
        hands.click(
            "Search", "tab", _PAGES, "#posttype-page-tabs a:has-text('Search')"
        )  # fmt: skip
        hands.write(
            Field(
                name="Search",
                location=_PAGES,
                value=page.split(maxsplit=1)[0].lower(),
                selector="#quick-search-posttype-page",
            )
        )
        panel = "#page-search-checklist"
        hands.page.locator(f"{panel} label:has-text('{page}')").wait_for()
    elif hands.person.detours:
        hands.click(
            "View All", "tab", _PAGES, "#posttype-page-tabs a:has-text('View All')"
        )
        panel = "#page-all"
    hands.click(
        page, "checkbox", _PAGES, f"{panel} label:has-text('{page}')", record=True
    )


def _drag_up(hands: Hands, item: str, page: str) -> None:
    hands.drag(
        page,
        _STRUCTURE,
        f"{item} .menu-item-handle",
        "#menu-to-edit li:first-child .menu-item-handle",
        held_at=(120, 20),
        dropped_at=(120, 2),
        record=True,
    )
    hands.page.locator(f"#menu-to-edit li:first-child{item}").wait_for()
    hands.page.wait_for_timeout(600)


def _rename(hands: Hands, item: str, label: str) -> None:
    hands.write(
        Field(
            name="Navigation Label",
            location=_STRUCTURE,
            value=label,
            selector=f"{item} input.edit-menu-item-title",
        )
    )


def _move_up(hands: Hands, item: str) -> None:
    """Bring it to the top, or up by one and by one more."""
    name, end, times = ("To the top", "top", 1)
    if hands.person.id == "p03":
        name, end, times = ("Up one", "up", 2)
    for _ in range(times):
        hands.click(
            name,
            "button",
            f'behind "Move", {_STRUCTURE}',
            f"{item} button.menus-move-{end}",
        )
        hands.page.wait_for_timeout(500)


def _open_user_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "user-new.php")
    elif hands.person.searches:
        follow_new(hands, "User")
    else:
        follow_sidebar(hands, "Users")
        if hands.person.detours:
            with hands.detour():
                follow_below(hands, "Profile", "Users")
                hands.look_around("looks whether others are added here")
        follow_below(hands, "Add New", "Users")
    hands.page.wait_for_timeout(600)


def _fill_in_user(hands: Hands, values: Values) -> None:
    where = 'below "Add New User"'
    role = Field(
        name="Role",
        location=where,
        value=values["role"],
        selector="#role",
        kind="dropdown",
    )
    fields = [
        Field(name=name, location=where, value=values[key], selector=selector)
        for name, key, selector in (
            ("Username", "user", "#user_login"),
            ("Email", "mail", "#email"),
            ("First Name", "first", "#first_name"),
            ("Last Name", "last", "#last_name"),
        )
    ]
    fields.append(
        Field(
            name="Send the new user an email about their account.",
            location=where,
            value="",
            selector="label[for=send_user_notification]",
            kind="checkbox",
        )
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        fields.append(
            Field(
                name="Role",
                location=where,
                value="Contributor",
                selector="#role",
                kind="dropdown",
            )
        )
    fields.append(role)
    hands.fill(
        fields,
        Button(name="Add New User", location=where, selector="#createusersub"),
        enter_sends=True,
    )
