"""How people file what the scanner has taken in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mayan.places import (
    begin,
    go,
    open_document,
    open_menu,
    open_part,
    press,
    search,
    settle,
    take,
)
from examples.applications.oscar.places import choose, field
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_BELOW = "below the form"
_WIZARD = "/sources/sources/documents/wizard/"


def file(hands: Hands, values: Values) -> bool:
    """Tell the archive what came, let it take the scan, and look at it."""
    _begin(hands)
    _say_what_it_says(hands, values)
    tags_later = hands.person.order == "up"
    if not tags_later:
        _tag(hands, values, "id_tag_selection-tags")
    _next(hands)
    choose(
        hands,
        field(
            "Cabinets",
            _FORM,
            values["cabinet"],
            "id_cabinet_selection-cabinets",
            letters=values["site"].lower(),
            several=True,
        ),
    )
    _next(hands)
    hands.wait_for("Upload a document of type")
    _pick_scan(hands, values)
    press(hands, "Upload", _BELOW)
    hands.page.wait_for_timeout(500)
    _look_at_it(hands, values)
    if tags_later:
        open_part(hands, "Tags")
        attach = "#ajax-content a:text('Attach tags')"
        hands.click("Attach tags", "button", "on the page", attach, leads_on=True)
        settle(hands)
        _tag(hands, values, "id_tags")
        press(hands, "Attach", _BELOW)
        hands.wait_for(values["tag"])
    return True


def file_without_a_day(hands: Hands, values: Values) -> bool:
    """Type something that is no day, be told so, and give it up."""
    _begin(hands)
    _say_what_it_says(hands, {**values, "day": "end of last week"})
    hands.wait_for("Unknown string format")
    hands.click(
        "Mayan EDMS",
        "link",
        "in the corner at the top",
        "a.mayan-navbar-brand",
        leads_on=True,
    )
    settle(hands)
    return False


def _begin(hands: Hands) -> None:
    """Come to the first of the pages that ask what it is."""
    begin(hands)
    if hands.person.hand == "keyboard":
        go(hands, _WIZARD)
    else:
        if hands.person.detours:
            open_menu(hands, "Documents")
            with hands.detour():
                take(hands, "Documents", "Recently created")
                hands.look_around("looks whether somebody has filed it already")
        take(hands, "Documents", "New document")
    kind = "id_document_type_selection-document_type"
    choose(hands, field("Document type", _FORM, "Delivery note", kind, letters="deliv"))
    _next(hands)


def _say_what_it_says(hands: Hands, values: Values) -> None:
    """Fill in what is noted about every delivery note."""
    fields = [
        _noted("Building site", values["site"], "select"),
        _noted("Delivered on", values["day"], "input"),
        _noted("Supplier", values["supplier"], "select"),
    ]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        fields.insert(2, _noted("Supplier", values["wrong_supplier"], "select"))
    if hands.person.order == "up":
        fields.reverse()
    for one in fields:
        if one.kind == "dropdown":
            # Enter would send the form, were the list not open yet.
            hands.choose_by_keys(one, [*one.value[:4], "Tab"])
        else:
            hands.write(one)
    for name in ("site", "supplier"):
        wanted = f"option:checked:text-is('{values[name]}')"
        hands.page.locator(wanted).wait_for(state="attached")
    _next(hands)


def _noted(name: str, value: str, tag: str) -> Field:
    return Field(
        name=name,
        location='in the column "Value"',
        value=value,
        selector=f"tr:has(input[value^='{name}']) {tag}.metadata-value",
        kind="dropdown" if tag == "select" else "field",
    )


def _tag(hands: Hands, values: Values, found: str) -> None:
    letters = values["tag"][:4].lower()
    tag = field("Tags", _FORM, values["tag"], found, letters=letters, several=True)
    choose(hands, tag)


def _pick_scan(hands: Hands, values: Values) -> None:
    """Choose the scan, unless it is the one that the list begins with."""
    found = "id_source-stored_source_file_id"
    shown = hands.page.locator(f"#{found} option:checked").inner_text()
    if shown != values["file"]:
        letters = values["file"][:9]
        choose(hands, field("File", _FORM, values["file"], found, letters=letters))


def _look_at_it(hands: Hands, values: Values) -> None:
    """See what has become of the scan, each person another way."""
    if hands.person.order == "up":
        hands.click(
            "Mayan EDMS",
            "link",
            "in the corner at the top",
            "a.mayan-navbar-brand",
            leads_on=True,
        )
        settle(hands)
        open_document(hands, values["file"], 'below "Recently created"')
    elif hands.person.searches:
        search(hands, values["file"][:9])
        open_document(hands, values["file"], "among the results")
    elif hands.person.hand == "keyboard":
        go(hands, "/documents/documents/recently/created/")
        open_document(hands, values["file"], "among the documents")
    else:
        take(hands, "Documents", "Recently created")
        open_document(hands, values["file"], "among the documents")
    hands.wait_for("Preview of document")
    hands.look_around("checks whether it is the right page")


def _next(hands: Hands) -> None:
    press(hands, "Next", _BELOW)
