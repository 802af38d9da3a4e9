"""How people file minutes that have been approved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.plone.places import (
    change_state,
    cut,
    go_to_contents,
    mark,
    open_below,
    open_contents,
    open_crumb,
    open_from_contents,
    open_listed,
    open_section,
    paste,
    row,
    search_site,
    settle,
    tag_marked,
    use,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DRAFTS = "Drafts"
_COUNCIL = "Council"
_ANOTHER = "Letter to the bus company"


def file(hands: Hands, values: Values) -> bool:
    """Move the papers, tag them and publish them, in the person's order."""
    parts: list[Callable[[Hands, Values], None]] = [_move, _tag, _publish]
    if hands.person.order == "up":
        parts = [_publish, _tag, _move]
    elif hands.person.hand == "keyboard":
        parts = [_move, _publish, _tag]
    _open_drafts(hands)
    for part in parts:
        part(hands, values)
    _check(hands, values)
    return True


def file_nothing(hands: Hands, values: Values) -> bool:
    """Be about to delete the papers, be asked, and leave everything as it is."""
    open_section(hands, _COUNCIL)
    open_listed(hands, _DRAFTS)
    open_contents(hands)
    mark(hands, *_both(values))
    use(hands, "Delete", "delete")
    hands.click(
        "No",
        "button",
        'in the box "Delete selected items"',
        "#popover-delete .closeBtn",
    )
    hands.page.locator("#popover-delete").wait_for(state="hidden")
    hands.click(
        "Home",
        "link",
        "in the row of links at the top",
        "#portal-globalnav > li > a:text-is('Home')",
        leads_on=True,
    )
    return False


def _open_drafts(hands: Hands) -> None:
    """Come to the list of the drafts, each person another way."""
    if hands.person.hand == "keyboard":
        go_to_contents(hands, "/council/drafts")
        return
    if hands.person.id == "p03":
        search_site(hands, "drafts", _DRAFTS)
    else:
        open_section(hands, _COUNCIL)
        if hands.person.detours:
            with hands.detour():
                open_listed(hands, "Minutes 2024")
                open_contents(hands)
                hands.look_around("looks whether the papers are here")
                open_crumb(hands, _COUNCIL)
        if hands.person.order == "up":
            open_contents(hands)
            open_from_contents(hands, _DRAFTS)
            return
        open_listed(hands, _DRAFTS)
    open_contents(hands)


def _move(hands: Hands, values: Values) -> None:
    """Cut both papers, go to the year's folder another way each, and paste them."""
    if hands.person.id == "p03":  # ticks the wrong one, sees it and clears it
        mark(hands, _ANOTHER, _ANOTHER)
    if hands.person.hand == "keyboard":
        _find_and_mark(hands, *_both(values))
    else:
        mark(hands, *_both(values))
    cut(hands)
    year = values["year"]
    if hands.person.hand == "keyboard":
        go_to_contents(hands, f"/council/{year.lower().replace(' ', '-')}")
    elif hands.person.order == "up":
        search_site(hands, year.lower(), year)
        open_contents(hands)
    elif hands.person.id == "p03":
        open_below(hands, _COUNCIL, year)
        open_contents(hands)
    else:
        open_crumb(hands, _COUNCIL)
        open_listed(hands, year)
        open_contents(hands)
    paste(hands)
    for title in _both(values):
        hands.page.locator(row(title)).wait_for()
    settle(hands)


def _tag(hands: Hands, values: Values) -> None:
    mark(hands, *_both(values))
    tag_marked(hands, values["tag"])


def _publish(hands: Hands, values: Values) -> None:
    mark(hands, *_both(values))
    change_state(hands, values["remark"], chosen=hands.person.detours)


def _find_and_mark(hands: Hands, *titles: str) -> None:
    """Shorten the list to each of the papers, and tick it."""
    for title in titles:
        hands.write(
            Field(
                name="Search",
                location="above the list",
                value=title.split(",")[0].lower(),
                selector="#textFilterInput",
            )
        )
        hands.page.locator(row(_ANOTHER)).wait_for(state="detached")
        hands.page.locator(row(title)).wait_for()
        hands.page.wait_for_timeout(800)  # the list is put in place once more
        settle(hands)
        mark(hands, title)


def _check(hands: Hands, values: Values) -> None:
    """See both papers published in the list of the year."""
    for title in _both(values):
        state = hands.page.locator(f"{row(title)} td.review_state")
        state.filter(has_text="published").wait_for()
    if hands.person.detours:
        shown = hands.page.locator(f"{row(values['second'])} td.review_state")
        hands.read(
            f'the column "Review state" in the row "{values["second"]}"',
            shown.inner_text().strip(),
            expected="published",
        )


def _both(values: Values) -> tuple[str, str]:
    return values["first"], values["second"]
