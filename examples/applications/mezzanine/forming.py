"""How people make a form that guests of the lido fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mezzanine.places import (
    dropdown,
    field,
    go,
    open_from_dashboard,
    open_left,
    save,
    tick,
    write_text,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PAGES = "Pages"
_FOOTER = tick("Footer", "#id_in_menus_2")


def make_form(hands: Hands, values: Values) -> bool:
    """Make a form below a page, with two questions, and see it on the site."""
    _begin(hands, values)
    if hands.person.order == "up":
        _open_second(hands)
        _ask(hands, values, "second", upwards=True)
        _ask(hands, values, "first", upwards=True)
        _describe(hands, values)
        save(hands)
    else:
        _describe(hands, values)
        _ask(hands, values, "first")
        _open_second(hands)
        if hands.person.hand == "keyboard":
            _ask(hands, values, "second", upwards=True, send=True)
        else:
            _ask(hands, values, "second")
            hands.look_around("checks what is filled in")
            save(hands)
    _see(hands, values)
    return True


def forget_the_kind(hands: Hands, values: Values) -> bool:
    """Ask a second question without its kind, be told of it, and leave."""
    _begin(hands, values)
    _describe(hands, values)
    _ask(hands, values, "first")
    _open_second(hands)
    hands.write(field("Label", values["second"], "#id_fields-1-label", _row("second")))
    save(hands)
    hands.wait_for("This field is required.")
    open_left(hands, _PAGES)
    return False


def _row(number: str) -> str:
    return f"in the {number} row of the fields"


def _begin(hands: Hands, values: Values) -> None:
    """Come to the tree of pages, each person another way, and begin a form there."""
    if hands.person.hand == "keyboard":
        go(hands, "admin/pages/page/")
    elif hands.person.order == "up":
        open_from_dashboard(hands, _PAGES, "Change")
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Blog posts")
                hands.look_around("looks whether forms are here")
        open_left(hands, _PAGES)
    add = Field(
        name="Add ...",
        location=f'in the row "{values["parent"]}"',
        value="Form",
        selector=f"{_branch(values['parent'])} select.addlist",
        kind="dropdown",
        letters="",
    )
    hands.choose(add)
    hands.page.locator("#id_button_text").wait_for()
    hands.page.locator("#id_response_ifr").wait_for()


def _branch(page: str) -> str:
    """Return how to find the row of a page in the tree."""
    return f"#tree li > div:has(> .changelink:text-is('{page}'))"


def _describe(hands: Hands, values: Values) -> None:
    """Fill in what is above the questions, from the top down or from below."""
    title = field("Title", values["title"], "#id_title")
    if hands.person.order == "up":
        hands.fill(_known(values))
        write_text(hands, values["text"])
        hands.write(title)
    else:
        hands.write(title)
        write_text(hands, values["text"])
        hands.fill(_known(values))


def _known(values: Values) -> list[Field]:
    """Return what stands between the text and the questions."""
    return [
        field("Button text", values["button"], "#id_button_text"),
        _FOOTER,
        field("Send email to others", values["mail"], "#id_email_copies"),
    ]


def _open_second(hands: Hands) -> None:
    """Open a further line for a question."""
    name = "Add another Field"
    add = f"a:has-text('{name}')"
    hands.click(name, "link", "below the fields", add, shows="#id_fields-1-label")


def _ask(
    hands: Hands,
    values: Values,
    number: str,
    *,
    upwards: bool = False,
    send: bool = False,
) -> None:
    """Ask a question; p03 takes a wrong kind for the second, sees it, and another."""
    index = ("first", "second").index(number)
    label = field("Label", values[number], f"#id_fields-{index}-label", _row(number))
    kinds = [values[f"{number}_kind"]]
    if hands.person.id == "p03" and number == "second":
        kinds.insert(0, values["other_kind"])
    if not upwards:
        hands.write(label)
    for kind in kinds:
        selector = f"#id_fields-{index}-field_type"
        hands.choose(dropdown("Type", kind, selector, _row(number)))
    if upwards:
        hands.write(label, send=send)


def _see(hands: Hands, values: Values) -> None:
    """Look at the form on the site, which is searched or read from the left."""
    title = values["title"]
    if hands.person.hand == "keyboard":
        go(hands, "")
    else:
        place = "at the top on the right"
        link = "#user-tools a:text-is('View site')"
        hands.click("View site", "link", place, link, leads_on=True)
    name, where, found = title, "on the left", f".left a:text-is('{title}')"
    if hands.person.searches:
        place = "at the top of the page"
        words = field("Search", title, ".navbar-form input[name=q]", place)
        hands.write(words, send=True)
        name, where = f"{values['parent']} / {title}", "among what was found"
        found = f"#search-results h5 a:has-text('{title}')"
    hands.click(name, "link", where, found, leads_on=True, record=True)
    button = f".middle [type=submit][value='{values['button']}']"
    hands.page.locator(button).wait_for()
