"""How people note what is new about a repair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nocodb.places import (
    TOOLBAR,
    discard,
    open_cards,
    option,
    save_record,
    set_day,
    show_hidden,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_BESIDE = "at the right of the record"
_LIES_OPEN = """e => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.left + 80, box.top + 30));
}"""


def tell_news(hands: Hands, values: Values) -> bool:
    """Open the repair, change state and day, comment on it and save."""
    open_cards(hands)
    _find(hands, values["repair"])
    _open_card(hands, values["repair"])
    if hands.person.order == "up":
        _comment(hands, values)
    show_hidden(hands)
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        hands.choose(option("State", values["other"]))
    if hands.person.hand == "keyboard":
        set_day(hands, "Due", values["day"])
        hands.choose(option("State", values["state"]))
    else:
        hands.choose(option("State", values["state"]))
        set_day(hands, "Due", values["day"])
    save_record(hands)
    if hands.person.order != "up":
        _comment(hands, values)
    return True


def look_only(hands: Hands, values: Values) -> bool:
    """Change the state of another repair, see it, and discard that."""
    open_cards(hands)
    _open_card(hands, values["wrong"])
    show_hidden(hands)
    hands.choose(option("State", values["other"]))
    discard(hands)
    return False


def _find(hands: Hands, name: str) -> None:
    """Search for a card, if that is a habit."""
    if not (hands.person.searches or hands.person.hand == "keyboard"):
        return
    hands.click(
        "magnifier",
        "icon",
        TOOLBAR,
        "[data-testid='nc-global-search-show-input']",
    )
    hands.page.wait_for_timeout(600)
    field = hands.page.locator("[data-testid='search-data-input']").first
    placeholder = field.get_attribute("placeholder") or "Search"
    hands.type_on(placeholder, "at the top right", name.lower())
    hands.press("Enter", "searches for it")
    hands.page.wait_for_timeout(1200)


def _open_card(hands: Hands, name: str) -> None:
    card = hands.page.locator(f".ant-card:has-text('{name}')").first
    card.wait_for()
    hands.page.mouse.move(
        840, 600, steps=6
    )  # what hangs from the list on the left goes
    while not card.evaluate(_LIES_OPEN):
        hands.page.wait_for_timeout(200)
    hands.page.wait_for_timeout(1200)
    hands.click(
        name,
        "box",
        "the card",
        f".ant-card:has-text('{name}')",
        at=(80, 30),
        record=True,
        shows="[data-testid='nc-expand-col-Repair']",
    )
    hands.page.wait_for_timeout(800)


def _comment(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Comment...",
            location=_BESIDE,
            value=values["comment"],
            selector=".nc-comments-drawer [contenteditable=true]",
        )
    )
    hands.click(
        "send",
        "icon",
        _BESIDE,
        ".nc-comments-drawer button.ant-btn-primary, .nc-comment-save-btn",
    )
    hands.page.locator(".nc-comments-drawer", has_text=values["comment"]).wait_for()
    hands.page.wait_for_timeout(800)
