"""Where things are in the theatre's wiki, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "at the top of the page"
PAGE = "on the page"
TEXT = "in the middle of the page"
BELOW = "below the text"
EDITOR = "editor"
TOOLS = "in the column of icons on the right"
_SEARCH = "#qsearch__in"
_IDLE = "() => !window.jQuery || jQuery.active === 0"


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and has drawn it."""
    hands.page.wait_for_timeout(400)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_function(_IDLE)
    hands.page.wait_for_timeout(300)


def go(hands: Hands, asked: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/doku.php?{asked}")
    settle(hands)


def open_top(hands: Hands, name: str) -> None:
    """Click on something in the line at the top."""
    link = f"#dokuwiki__header .tools a:has-text('{name}')"
    hands.click(name, "link", TOP, link, leads_on=True)
    settle(hands)


def use_tool(hands: Hands, name: str) -> None:
    """Click on an icon beside the page, which says its name when the mouse is on it."""
    icon = f"#dokuwiki__pagetools a[title^='{name}']"
    hands.click(name, "icon", TOOLS, icon, leads_on=True)
    settle(hands)


def follow(hands: Hands, title: str, place: str = PAGE) -> None:
    """Follow a link to a page."""
    link = f"#dokuwiki__content a:text-is('{title}')"
    hands.click(title, "link", place, link, leads_on=True, record=True)
    settle(hands)


def press(hands: Hands, name: str, selector: str, place: str) -> None:
    """Click on a button that another page follows."""
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)


def search_field(words: str) -> Field:
    """Return the field for searching at the top."""
    return Field(name="Search", location=TOP, value=words, selector=_SEARCH)


def search(hands: Hands, words: str) -> None:
    """Search the whole wiki, with Enter."""
    hands.write(search_field(words), send=True)
    settle(hands)


def take_suggestion(hands: Hands, letters: str, page: str) -> None:
    """Type some letters into the field for searching, and follow what is offered."""
    hands.write(search_field(letters))
    link = f"#qsearch__out a[data-wiki-id='{page}']"
    hands.page.locator(link).wait_for()
    shown = hands.page.locator(link).inner_text().strip()
    place = "below the field for searching"
    hands.click(shown, "link", place, link, leads_on=True, record=True)
    settle(hands)


def unfold_in_sitemap(hands: Hands, folder: str, page: str) -> None:
    """Open a part of the wiki in the sitemap, and follow a link to a page in it."""
    open_top(hands, "Sitemap")
    part = f"#index__tree a.idx_dir[title='{folder}']"
    link = f"#index__tree a[data-wiki-id='{folder}:{page}']"
    if not hands.page.locator(link).count():  # else it is where they come from
        hands.click(folder, "link", "in the sitemap", part, record=True, shows=link)
        settle(hands)
    place = f'below "{folder}"'
    hands.click(page, "link", place, link, leads_on=True, record=True)
    settle(hands)


def write_text(hands: Hands, text: str, *, keeps: bool = False) -> None:
    """Type into the text of a page, perhaps behind what stands there."""
    hands.write(
        Field(
            name=EDITOR,
            location=TEXT,
            value=text,
            selector="#wiki__text",
            keeps=keeps,
        )
    )


def go_on(hands: Hands) -> None:
    """Go behind all that is written."""
    hands.press("Control+End", "to go on at the end of the text")


def summarize(
    hands: Hands, summary: str, *, keeps: bool = False, send: bool = False
) -> None:
    """Say what is new, and perhaps save with Enter."""
    hands.write(
        Field(
            name="Edit summary",
            location=BELOW,
            value=summary,
            selector="#edit__summary",
            keeps=keeps,
        ),
        send=send,
    )


def mark_minor(hands: Hands) -> None:
    """Tick or clear that it is a small change."""
    hands.click("Minor Changes", "checkbox", BELOW, "#edit__minoredit")


def preview(hands: Hands) -> None:
    """Have the text shown as it will be, which is scrolled to, and look over it."""
    press(hands, "Preview", "#edbtn__preview", BELOW)
    hands.page.wait_for_timeout(600)
    if hands.person.looks_around:
        down = hands.page.evaluate("() => scrollY < 80")
        hands.scroll("down" if down else "up", "reads it once more")
        hands.scroll("up" if down else "down", "comes back to the text")


def save(hands: Hands) -> None:
    """Save the text, those who stay at the keyboard with its keys."""
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "saves the page", leads_on=True)
        settle(hands)
    else:
        press(hands, "Save", "#edbtn__save", BELOW)
    hands.page.locator(".mode_show").wait_for()
