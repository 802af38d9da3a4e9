"""How the six workflows of the museum's editors are done, in the ways people have."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote_plus

from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SIDEBAR = "in the sidebar on the left"
_CREATE = Button(
    name="Create",
    location="at the bottom of the page",
    selector="footer button[type=submit]",
)
NEW_PASSWORD = "Mill-wheel-2027"  # noqa: S105 (typed by scripted people, on loopback)
"""What new editors get: the check searches the recordings for it."""


def _open_menu(hands: Hands, menu: str, entry: str) -> None:
    hands.click(menu, "menu", _SIDEBAR, f"nav button:has-text('{menu}')")
    hands.click(
        entry,
        "link",
        f'in the opened menu "{menu}"',
        f"nav .sidebar-sub-menu-item--open a:has-text('{entry}')",
        leads_on=True,
    )


def _go_to_section(hands: Hands, section: str) -> None:
    """Open the list of the pages below a section."""
    hands.click("Pages", "menu", _SIDEBAR, "nav button:has-text('Pages')")
    hands.click(
        "Marle Valley Museum",
        "link",
        'in the opened menu "Pages"',
        ".c-page-explorer a:has-text('Marle Valley Museum')",
        leads_on=True,
    )
    hands.click(
        f"Explore child pages of '{section}'",
        "link",
        f'at the right end of the row "{section}"',
        f"a[aria-label=\"Explore child pages of '{section}'\"]",
        leads_on=True,
    )


def _open_page(hands: Hands, section: str, title: str) -> None:
    """Open a page in the editor: by searching, or by browsing to it."""
    if hands.person.searches or hands.person.hand == "keyboard":
        words = Field(
            name="Search term",
            location="at the top of the dashboard",
            value=title,
            selector="main input[name=q]",
        )
        hands.write(words, send=True)
        place = "in the list of results"
    else:
        _go_to_section(hands, section)
        place = "in the list of pages"
    hands.look_around("to look through the pages")
    hands.click(
        title,
        "link",
        place,
        f"main td.title a:text-is('{title}'), main .title a:has-text('{title}')",
        leads_on=True,
        record=True,
    )


def _publish(hands: Hands) -> None:
    hands.click(
        "More actions",
        "button",
        'to the right of "Save draft" at the bottom of the page',
        "footer [data-w-dropdown-target=toggle]",
    )
    hands.click(
        "Publish",
        "button",
        'in the menu above "Save draft"',
        "button[name=action-publish]",
        leads_on=True,
    )


def publish_news(hands: Hands, values: Values) -> bool:
    """Publish a piece of news."""
    if hands.person.detours:
        with hands.detour():
            _go_to_section(hands, "Events")
            hands.back()
        hands.click(
            "Explore child pages of 'News'",
            "link",
            'at the right end of the row "News"',
            "a[aria-label=\"Explore child pages of 'News'\"]",
            leads_on=True,
        )
    else:
        _go_to_section(hands, "News")
    hands.click(
        "Add child page",
        "link",
        "beside the title at the top of the page",
        "header a[aria-label='Add child page']",
        leads_on=True,
    )
    hands.click(
        "News page",
        "link",
        "in the list of kinds of pages",
        "main a:has-text('News page')",
        leads_on=True,
    )
    hands.fill(
        (
            Field(
                name="Title",
                location="at the top of the form",
                value=values["title"],
                selector="#id_title",
                important=True,
            ),
            Field(
                name="Date of the news",
                location='below "Title"',
                value=values["date"],
                selector="#id_date",
                opens=True,
            ),
            Field(
                name="Summary",
                location='below "Date of the news"',
                value=values["summary"],
                selector="#id_summary",
            ),
        )
    )
    _publish(hands)
    return True


def change_visit(hands: Hands, values: Values) -> bool:
    """Change opening hours and price of a page for visitors."""
    if hands.person.detours:
        with hands.detour():
            _go_to_section(hands, "Events")
    _open_page(hands, "Visit", values["page"])
    hands.fill(
        (
            Field(
                name="Opening hours",
                location='below "Title"',
                value=values["hours"],
                selector="#id_opening_hours",
            ),
            Field(
                name="Ticket price",
                location='below "Opening hours"',
                value=values["price"],
                selector="#id_ticket_price",
            ),
        )
    )
    _publish(hands)
    return True


def redirect(hands: Hands, values: Values) -> bool:
    """Send visitors of one address on to another."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Settings", "Sites")
    _open_menu(hands, "Settings", "Redirects")
    hands.click(
        "Add redirect",
        "link",
        "at the top of the page",
        "header a:has-text('Add redirect')",
        leads_on=True,
    )
    hands.fill(
        (
            Field(
                name="Redirect from",
                location="at the top of the form",
                value=values["from"],
                selector="#id_old_path",
            ),
            Field(
                name="Permanent",
                location='below "From site"',
                value="off",
                selector="#id_is_permanent",
                kind="checkbox",
            ),
            Field(
                name="Redirect to any URL",
                location="at the bottom of the form",
                value=values["to"],
                selector="#id_redirect_link",
            ),
        ),
        _CREATE,
        enter_sends=True,
    )
    return True


def add_editor(hands: Hands, values: Values) -> bool:
    """Return somebody an account; who is in the habit of detours gives up."""
    _open_menu(hands, "Settings", "Users")
    hands.click(
        "Add a user",
        "link",
        "at the top of the page",
        "header a:has-text('Add a user')",
        leads_on=True,
    )
    fields = tuple(
        Field(
            name=name,
            location=place,
            value=value,
            selector=selector,
            secret=value == NEW_PASSWORD,
        )
        for name, place, value, selector in (
            ("Username", "at the top of the form", values["username"], "#id_username"),
            ("Email", 'below "Username"', values["email"], "#id_email"),
            ("First Name", 'below "Email"', values["first"], "#id_first_name"),
            ("Last Name", 'below "First Name"', values["last"], "#id_last_name"),
            ("Password", 'below "Last Name"', NEW_PASSWORD, "#id_password1"),
            (
                "Password confirmation",
                'below "Password"',
                NEW_PASSWORD,
                "#id_password2",
            ),
        )
    )
    if hands.person.detours:
        hands.fill(fields[:3])
        return False
    hands.fill(fields)
    hands.click("Roles", "tab", "above the form", "[role=tab]:has-text('Roles')")
    hands.tick(
        Field(
            name="Editors",
            location='below "Groups" on the tab "Roles"',
            value="on",
            selector="label:has-text('Editors') input, input#id_groups_1",
            kind="checkbox",
        )
    )
    hands.click(
        _CREATE.name, "button", _CREATE.location, _CREATE.selector, leads_on=True
    )
    return True


def who_changed(hands: Hands, values: Values) -> bool:
    """Find out who was the last to change a page."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Reports", "Aging pages")
    _open_menu(hands, "Reports", "Site history")
    hands.look_around("to look through the history")
    hands.click(
        "Show filters",
        "button",
        "at the top right of the page",
        "header button[aria-label='Show filters']",
    )
    hands.click(
        "Name",
        "button",
        'in the list "Filter by"',
        "[role=dialog] button:has-text('Name'), .w-drilldown__menu button:has-text('Name')",
    )
    name = Field(
        name="Name",
        location='in the opened filter "Name"',
        value=values["page"],
        selector="#id_label",
    )
    with hands.page.expect_response(
        lambda reply: f"label={quote_plus(values['page'])}" in reply.url
    ):
        hands.write(name)
    hands.page.wait_for_timeout(600)
    row = hands.page.locator("table tbody tr").filter(visible=True).first
    user = row.locator("td").nth(3).inner_text().strip()
    hands.read(
        'name in the column "User" of the first row', user, expected=values["answer"]
    )
    return True


def unpublish(hands: Hands, values: Values) -> bool:
    """Take an event off the site."""
    if hands.person.detours:
        with hands.detour():
            _go_to_section(hands, "News")
    _open_page(hands, "Events", values["page"])
    hands.click(
        "More actions",
        "button",
        'to the right of "Save draft" at the bottom of the page',
        "footer [data-w-dropdown-target=toggle]",
    )
    hands.click(
        "Unpublish",
        "link",
        'in the menu above "Save draft"',
        "footer a:has-text('Unpublish')",
        leads_on=True,
    )
    hands.click(
        "Yes, unpublish it",
        "button",
        "in the middle of the page",
        "main [type=submit]",
        leads_on=True,
    )
    return True
