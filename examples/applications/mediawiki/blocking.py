"""How people lock out somebody who advertises in the handbook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mediawiki.places import (
    OPTION,
    address,
    open_from_sidebar,
    open_recent_changes,
    search,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "#mw-content-text form"
_SEND = Button(
    name="Block this user",
    location="at the bottom of the form",
    selector=f"{_FORM} button[type=submit]",
)


def block(hands: Hands, values: Values) -> bool:
    """Lock somebody out."""
    named = _open(hands, values)
    _fill(hands, values, named=named)
    return True


def block_somebody_else(hands: Hands, values: Values) -> bool:
    """Take the wrong line in the list, and do all the rest rightly."""
    open_recent_changes(hands)
    _follow_in_line(hands, "Oona", "block")
    _fill(hands, values, named=True)
    hands.page.get_by_text("Block succeeded").first.wait_for()
    return False


def _open(hands: Hands, values: Values) -> bool:
    """Come to the form, each person another way; tell whether it has the name."""
    if hands.person.hand == "keyboard":
        url = hands.page.url
        hands.go(url[: url.index("/index.php")] + address("Special:Block"))
        return False
    if hands.person.id == "p03":
        open_from_sidebar(hands, "Special pages")
        hands.click(
            "Block user",
            "link",
            'below "Users and rights"',
            "#mw-content-text a:text-is('Block user')",
            leads_on=True,
        )
        return False
    if hands.person.searches:
        search(hands, "Special:Block")
        return False
    open_recent_changes(hands)
    if not hands.person.detours:
        _follow_in_line(hands, values["user"], "block")
        return True
    with hands.detour():
        hands.click(
            values["page"],
            "link",
            "in the list of changes",
            f"#mw-content-text a:text-is('{values['page']}')",
            leads_on=True,
            record=True,
        )
        hands.back()
    hands.page.locator(".mw-rcfilters-ui-filterTagMultiselectWidget").wait_for()
    _follow_in_line(hands, values["user"], "contribs")
    hands.click(
        "block",
        "link",
        "below the title of the page",
        "#contentSub a:text-is('block')",
        leads_on=True,
    )
    return True


def _follow_in_line(hands: Hands, user: str, name: str) -> None:
    hands.click(
        name,
        "link",
        f'behind "{user}" in the list of changes',
        f".mw-changeslist-line:has(bdi:text-is('{user}')) a:text-is('{name}')",
        leads_on=True,
    )


def _fill(hands: Hands, values: Values, *, named: bool) -> None:
    hands.page.locator(f"{_FORM} [name=wpTarget][role=combobox]").wait_for()
    if hands.person.detours:  # takes the wrong one, sees it and takes it back
        _mark(hands, "Partial")
        _mark(hands, "Sitewide")
    fields = [
        Field(
            name="Sending email",
            location='below "Block details"',
            value="on",
            selector=f"{_FORM} input[name=wpDisableEmail]",
            kind="checkbox",
        ),
        _period(hands, values),
        Field(
            name="Reason",
            location='below "Reason"',
            value=values["reason"],
            selector=f"{_FORM} #mw-input-wpReason .oo-ui-dropdownWidget-handle",
            kind="dropdown",
            options=OPTION,
            letters=values["reason"][:11],
        ),
        Field(
            name="Reason",
            location='below the list "Reason"',
            value=values["remark"],
            selector=f"{_FORM} input[name=wpReason-other]",
        ),
    ]
    if not named:
        fields.insert(0, _user(hands, values))
    hands.fill(fields, _SEND, enter_sends=hands.person.hand == "keyboard")


def _user(hands: Hands, values: Values) -> Field:
    return Field(
        name="Username, IP address, or IP range",
        location="at the top of the form",
        value=values["user"],
        selector=f"{_FORM} input[name=wpTarget]",
        kind="suggestions" if hands.person.id == "p03" else "field",
        letters=values["user"].split()[0],
        options=".mw-widget-userInputWidget-menu .oo-ui-menuOptionWidget",
        opens=True,
        important=True,
    )


def _period(hands: Hands, values: Values) -> Field:
    """One types how long, the others take it from the list."""
    typed = hands.person.id == "p03"
    return Field(
        name="Expiration",
        location='below the list "Expiration"' if typed else 'below "Expiration"',
        value=values["period"],
        selector=f"{_FORM} input[name=wpExpiry-other]"
        if typed
        else f"{_FORM} #mw-input-wpExpiry .oo-ui-dropdownWidget-handle",
        kind="field" if typed else "dropdown",
        options=OPTION,
        letters=values["period"][:3],
    )


def _mark(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "radio button",
        'below "Block type"',
        f"{_FORM} .oo-ui-radioOptionWidget:has-text('{name}')",
    )
