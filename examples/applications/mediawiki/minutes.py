"""How people write up the minutes of a meeting as a page of the handbook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mediawiki.places import (
    OPTION,
    address,
    follow,
    open_recent_changes,
    search,
    take_suggestion,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_EDITOR = "Wikitext source editor"
_TEXT = "in the middle of the page"
_TOOLBAR = "in the toolbar above the text"
_DIALOG = 'in the window "Insert link"'
_BELOW = "at the bottom of the page"


def write_minutes(hands: Hands, values: Values) -> bool:
    """Write the minutes, save them and see them."""
    _open(hands, values)
    if hands.person.order == "up":
        _watch(hands, values)
        _summarize(hands, values)
        _write(hands, values)
    else:
        _write(hands, values)
        if hands.person.hand == "keyboard":
            _watch(hands, values)
            _summarize(hands, values, send=True)
            return True
        _summarize(hands, values)
        _watch(hands, values)
    if hands.person.id == "p03":
        _send(hands, "Show changes", "wpDiff")
    if hands.person.looks_around:
        _send(hands, "Show preview", "wpPreview")
        hands.look_around("to read the minutes once more")
    _send(hands, "Save page", "wpSave")
    return True


def give_up_minutes(hands: Hands, values: Values) -> bool:
    """Write most of the minutes, look at them, and leave."""
    _open(hands, values)
    _type_all(hands, values, link=False)
    _send(hands, "Show preview", "wpPreview")
    hands.click(
        "Cancel",
        "link",
        _BELOW,
        "#mw-editform-cancel a",
        leads_on=True,
    )
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the empty page of the minutes, each person another way."""
    title = values["title"]
    if hands.person.hand == "keyboard":
        url = hands.page.url
        hands.go(url[: url.index("/index.php")] + address(title))
        hands.click(
            "Create", "tab", "at the top right of the page", "#ca-edit a",
            leads_on=True,
        )  # fmt: skip
    elif hands.person.id == "p03":
        search(hands, title)
        follow(hands, title, 'in the sentence "Create the page ... on this wiki!"')
    else:
        if hands.person.detours:
            with hands.detour():
                open_recent_changes(hands)
                hands.back()
        if hands.person.searches:
            take_suggestion(hands, "Minu", "Minutes")
        else:
            follow(hands, "Minutes", 'below "Crew office"')
        follow(hands, title, 'in the list below "Autumn 2026"')
    hands.page.locator(".wikiEditor-ui-toolbar .tab-advanced").wait_for()


def _write(hands: Hands, values: Values) -> None:
    if hands.person.searches:
        _type_all(hands, values, link=False)
        _insert_link(hands, values)
    elif hands.person.hand == "keyboard":
        _type_all(hands, values, link=True)
    else:
        _write_with_toolbar(hands, values)
        _insert_link(hands, values)


def _text(values: Values) -> str:
    return f"Held on {values['day']} in the crew room.\n\n"


def _type_all(hands: Hands, values: Values, *, link: bool) -> None:
    """Type the whole text with the signs that make headings."""
    about = f"[[{values['about']}]]" if link else ""
    hands.write(
        Field(
            name=_EDITOR,
            location=_TEXT,
            value=(
                f"{_text(values)}== Present ==\n{values['present']}\n\n"
                f"== Decisions ==\n{values['decision']}, see {about}"
            ),
            selector="#wpTextbox1",
        )
    )


def _write_with_toolbar(hands: Hands, values: Values) -> None:
    """Let the toolbar make the headings."""
    hands.write(
        Field(name=_EDITOR, location=_TEXT, value=_text(values), selector="#wpTextbox1")
    )
    hands.click(
        "Advanced",
        "button",
        _TOOLBAR,
        ".wikiEditor-ui-toolbar .tab-advanced a",
        shows=".group-heading .tool-select",
    )
    for heading, text in (
        ("Present", values["present"] + "\n\n"),
        ("Decisions", values["decision"] + ", see "),
    ):
        hands.choose(
            Field(
                name="Heading",
                location=_TOOLBAR,
                value="Level 2",
                selector=".group-heading .tool-select > a.label",
                kind="dropdown",
                options=".group-heading .options .option",
            )
        )
        hands.type_on(_EDITOR, _TEXT, heading)
        hands.press("Control+End", "to go on below the heading")
        hands.type_on(_EDITOR, _TEXT, "\n" + text)


def _insert_link(hands: Hands, values: Values) -> None:
    """Insert a link with the toolbar's window, in the ways that people have."""
    hands.click(
        "Link",
        "button",
        _TOOLBAR,
        ".wikiEditor-ui-toolbar .tool[rel=link] a",
        shows=".ui-dialog .mw-wikiEditor-InsertLink-TitleInputField input, "
        ".ui-dialog .oo-ui-textInputWidget input",
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        _mark(hands, "To an external web page")
        _mark(hands, "To a wiki page")
    page = Field(
        name="Target page or URL",
        location=_DIALOG,
        value=values["about"],
        selector=".ui-dialog .oo-ui-fieldLayout:has-text('Target page') input",
        kind="field" if hands.person.searches else "suggestions",
        letters=values["about"][:5],
        options=".mw-widget-titleOptionWidget",
        opens=hands.person.searches,
    )
    words = Field(
        name="Text to display",
        location=_DIALOG,
        value=values["about"].lower(),
        selector=".ui-dialog .oo-ui-fieldLayout:has-text('Text to display') input",
    )
    hands.fill((page, words))
    hands.click(
        "Insert link",
        "button",
        'at the bottom of the window "Insert link"',
        ".ui-dialog-buttonset button:has-text('Insert link')",
    )
    hands.page.locator(".ui-dialog").filter(visible=True).wait_for(state="detached")


def _mark(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "radio button",
        _DIALOG,
        f".ui-dialog .oo-ui-radioOptionWidget:has-text('{name}')",
    )


def _summarize(hands: Hands, values: Values, *, send: bool = False) -> None:
    summary = Field(
        name="Summary",
        location="below the text",
        value=values["summary"],
        selector="#wpSummary",
    )
    hands.write(summary, send=send)


def _watch(hands: Hands, values: Values) -> None:
    """Choose how long the page stays on the watchlist."""
    hands.choose(
        Field(
            name="Watchlist time period",
            location='to the right of "Watch this page"',
            value=values["watched"],
            selector="#wpWatchlistExpiryWidget .oo-ui-dropdownWidget-handle",
            kind="dropdown",
            options=OPTION,
            letters=values["watched"][:3],
        )
    )


def _send(hands: Hands, name: str, button: str) -> None:
    hands.click(name, "button", _BELOW, f"#{button}", leads_on=True)
    hands.page.wait_for_load_state()
