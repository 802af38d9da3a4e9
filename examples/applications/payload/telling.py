"""How people tell of other hours than usual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.payload.places import (
    FORM,
    HEAD,
    SIDE,
    come_up,
    date_field,
    go,
    heading,
    mark,
    open_card,
    open_menu,
    press,
    relate,
    save,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LISTED = heading("Pages")
_PAGE = "Visit us"
_HOURS = "#field-content__3__"
_CALL = "#field-content__4__"
_DRAWER = ".blocks-drawer__blocks"
_WORDS = "#field-words"


def tell(hands: Hands, values: Values) -> bool:
    """Add both blocks to the page and publish it, and show the notice."""
    _open_page(hands)
    if hands.person.detours:
        _menu(hands, values)
    _add_hours(hands, values)
    _add_call(hands, values)
    if not hands.person.detours:
        _menu(hands, values)
    save(hands, "Publish changes", "#action-save")
    _open_notice(hands)
    parts = [_show, _words, _colour, _until]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    save(hands, "Save", "#action-save")
    return True


def keep_a_draft(hands: Hands, values: Values) -> bool:
    """Add the hours, but leave them a draft that nobody sees."""
    _open_page(hands)
    _add_hours(hands, values)
    save(hands, "Save Draft", "#action-save-draft")
    return False


def _open_page(hands: Hands) -> None:
    """Come to the page with the hours, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "/admin/collections/pages", _LISTED)
    elif person.order == "up":
        open_menu(hands, "Pages", "pages", _LISTED)
    elif person.detours:
        with hands.detour():
            open_card(hands, "Courses", "courses", heading("Courses"))
            hands.look_around("looks for the hours there")
        open_menu(hands, "Pages", "pages", _LISTED)
    else:
        open_card(hands, "Pages", "pages", _LISTED)
    if person.searches:
        box = "#search-filter-input"
        hands.write(text_field("Search by Title", "visit", box, HEAD))
        hands.page.wait_for_url("**search=visit**")
    link = f"tbody a:text-is('{_PAGE}')"
    hands.click(_PAGE, "link", "in the table", link, record=True, shows="#field-title")
    hands.page.locator(heading(_PAGE)).wait_for()


def _add_block(hands: Hands, name: str, shows: str) -> None:
    """Take a kind of block; some search for it."""
    add = "#field-content > .blocks-field__drawer-toggler"
    press(hands, "Add Content", "below the blocks", add, shows=_DRAWER)
    block = f"{_DRAWER} button[title='{name}']"
    come_up(hands, block)
    where = "in the panel that opened"
    if hands.person.searches:
        box = ".block-search__input"
        hands.write(
            text_field("Search for a block", name.split(maxsplit=1)[0], box, where)
        )
    press(hands, name, where, block, shows=shows)
    hands.page.locator(_DRAWER).wait_for(state="detached")


def _add_hours(hands: Hands, values: Values) -> None:
    where = 'in the block "Opening hours"'
    caption = f"{_HOURS}caption"
    _add_block(hands, "Opening hours", caption)
    hands.write(text_field("Caption", values["caption"], caption, where))
    day = f"{_HOURS}days__0__day"
    add = f"{_HOURS}days button:has-text('Add Day')"
    press(hands, "Add Day", where, add, shows=day)
    hands.fill(
        [
            text_field("Which day", values["day"], day, where),
            text_field(
                "From and to", values["times"], f"{_HOURS}days__0__times", where
            ),
        ]
    )


def _add_call(hands: Hands, values: Values) -> None:
    matter = f"{_CALL}matter"
    _add_block(hands, "Whom to call", matter)
    parts: list[Callable[[Hands, Values], None]] = [_who, _matter, _night]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _who(hands: Hands, values: Values) -> None:
    relate(hands, "Who", values["who"], f"{_CALL}who")


def _matter(hands: Hands, values: Values) -> None:
    hands.write(text_field("In what matter", values["matter"], f"{_CALL}matter"))


def _night(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "checkbox", "At night as well", FORM, f"{_CALL}night")


def _menu(hands: Hands, values: Values) -> None:
    place = values["menu"]
    label = f"label[for='field-menu-{place}']"
    mark(hands, "radio button", place, SIDE, label)


def _open_notice(hands: Hands) -> None:
    name, key = "Notice above all pages", "global-notice"
    if hands.person.hand == "keyboard":
        go(hands, "/admin/globals/notice", _WORDS)
    elif hands.person.id == "p03":
        home = ".step-nav__home"
        card = "#card-notice"
        hands.click("Dashboard", "icon", "at the top", home, shows=card)
        open_card(hands, name, "notice", _WORDS)
    else:
        open_menu(hands, name, key, _WORDS)


def _show(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "checkbox", "Show it", FORM, "#field-shown")


def _words(hands: Hands, values: Values) -> None:
    hands.write(text_field("Words", values["words"], _WORDS))


def _colour(hands: Hands, values: Values) -> None:
    """Take the colour; who takes the wrong one sees it and takes another."""
    colours = ["Red", "Yellow"] if hands.person.id == "p03" else []
    for colour in [
        *(one for one in colours if one != values["colour"]),
        values["colour"],
    ]:
        label = f"label[for='field-colour-{colour}']"
        mark(hands, "radio button", colour, 'below "Colour"', label)


def _until(hands: Hands, values: Values) -> None:
    date_field(
        hands, "Until and including", values["until"], "#field-until", "%m/%d/%Y"
    )
