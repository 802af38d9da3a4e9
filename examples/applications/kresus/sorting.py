"""How people make a category and its rule, and put what is there already into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kresus.places import (
    ABOVE,
    FORM,
    drawn,
    go,
    open_account,
    open_menu,
    row,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OTHER = "RENT OLD CUSTOMS HOUSE"
_WRONG = "Workshop materials"
_NAME = "#title"
_WORD = "#rule-label"
_APPLY = "thead button:text-is('Apply')"
_ADD_RULE = "button:has-text('New rule')"
_TOP = "in the line below the headings"


def put_in_order(hands: Hands, values: Values) -> bool:
    """Make the category and its rule, and change what is there, the rule last or not."""
    last = hands.person.order == "up"
    _make_category(hands, values)
    if not last:
        _make_rule(hands, values)
    _mark(hands, values)
    if hands.person.id == "p03":
        _choose(hands, _WRONG)
    _apply(hands, values, values["category"])
    if last:
        _make_rule(hands, values)
    return True


def take_another(hands: Hands, values: Values) -> bool:
    """Do all of it, but give what is there to a category of old."""
    _make_category(hands, values)
    _make_rule(hands, values)
    _mark(hands, values)
    _apply(hands, values, _WRONG)
    return False


def _make_category(hands: Hands, values: Values) -> None:
    """Make the category; p04 looks for the categories in a wrong place first."""
    if hands.person.hand == "keyboard":
        go(hands, "categories/new", _NAME)
    else:
        if hands.person.detours:
            with hands.detour():
                open_menu(hands, "Customization", ".content form, .content label")
                hands.look_around("looks whether categories are set here")
        add = "button:has-text('Add a category'), a:has-text('Add a category')"
        open_menu(hands, "Categories", add)
        hands.click("Add a category", "button", ABOVE, add, shows=_NAME)
    sends = hands.person.enter_sends
    name = Field(name="Name", location=FORM, value=values["category"], selector=_NAME)
    hands.write(name, send=sends)
    if not sends:
        hands.click("Save", "button", FORM, "form input[type=submit]")
    hands.page.locator(f".content td:has-text('{values['category']}')").wait_for()


def _make_rule(hands: Hands, values: Values) -> None:
    """Say which word in the bank's text means the category, from above or below."""
    if hands.person.hand == "keyboard":
        go(hands, "rules/new", _WORD)
    else:
        open_menu(hands, "Auto-categorization", _ADD_RULE)
        hands.click("New rule", "button", "above the rules", _ADD_RULE, shows=_WORD)
    hands.fill(
        [
            Field(
                name="If text contains",
                location=FORM,
                value=values["word"],
                selector=_WORD,
            ),
            drawn(hands, "Apply category", values["category"], "rule-category"),
        ]
    )
    hands.click("Create rule", "button", FORM, "form input[type=submit]")
    hands.page.locator(f".rules strong:text-is('{values['category']}')").wait_for()
    if hands.person.looks_around:
        hands.look_around("checks the rules")


def _mark(hands: Hands, values: Values) -> None:
    """Find both, each person another way, and tick them; p04 chooses before that."""
    open_account(hands)
    if hands.person.searches:
        search(hands, values["word"], _OTHER)
    button = "button:has-text('Bulk Edit')"
    place = "at the beginning of its row"
    box = "td.details-button input"
    hands.click(
        "Bulk Edit",
        "button",
        ABOVE,
        button,
        shows=f"{row(values['first'])} {box}",
    )
    if hands.person.looks_around:
        _choose(hands, values["category"])
    if hands.person.order == "up":
        top = "thead input[type=checkbox]"
        also = ("all", "select all", "tick all")
        hands.click("checkbox", "checkbox", _TOP, top, also=also)
        return
    for label in (values["first"], values["second"]):
        tick = f"{row(label)} {box}"
        hands.click(label, "checkbox", place, tick, record=True)


def _choose(hands: Hands, category: str) -> None:
    by_keys = hands.person.hand == "keyboard"
    inner = "input" if by_keys else ".Select__value-container"
    hands.choose(
        Field(
            name="Category",
            location=_TOP,
            value=category,
            selector=f"thead td.category {inner}",
            kind="dropdown",
            options=".Select__option",
            opener="ArrowDown",
        )
    )


def _apply(hands: Hands, values: Values, category: str) -> None:
    """Choose the category for both, unless p04 did, and see that they have it."""
    if hands.person.looks_around:
        for way in ("down", "up"):
            hands.scroll(way, "checks what is ticked")
    else:
        _choose(hands, category)
    hands.click("Apply", "button", _TOP, _APPLY)
    for label in (values["first"], values["second"]):
        shown = f"td.category .Select__single-value:text-is('{category}')"
        hands.page.locator(f"{row(label)} {shown}").wait_for()
