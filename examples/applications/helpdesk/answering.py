"""How people take a ticket, answer it and have it resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.helpdesk.places import (
    choose,
    go,
    look_for,
    open_page,
    open_ticket,
    press,
    search,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TAB = 'in the tab "Respond"'
_ANSWER = "#ticket-respond-form"
_LEVEL = """(card, column) => {
  const box = card.getBoundingClientRect();
  const top = document.querySelector(column).getBoundingClientRect().top;
  return box.top + box.height / 2 - top;
}"""
"""How far below the top of a column a card is beside it."""
_OWNED = "form:has(select[name=owner]):not(#ticket-respond-form)"


def answer(hands: Hands, values: Values) -> bool:
    """Write what was done, tick what was checked, and have it resolved."""
    _take(hands, values)
    _open_answer(hands)
    if hands.person.order == "up":
        _checks(hands, values)
        _time(hands, values)
        _keep_among_us(hands)
        _text(hands, values)
    else:
        _text(hands, values)
        _resolve(hands)
        _keep_among_us(hands)
        _time(hands, values)
        _checks(hands, values)
    if hands.person.looks_around:
        hands.scroll("up", "reads it once more")
    _save(hands)
    if hands.person.order == "up":
        _bring_over(hands, values)
    else:
        hands.wait_for("Accept and Close")
    return True


def leave_it_open(hands: Hands, values: Values) -> bool:
    """Write the answer, but forget to say that it is resolved."""
    _take(hands, values)
    _open_answer(hands)
    _text(hands, values)
    _keep_among_us(hands)
    _time(hands, values)
    _save(hands)
    return False


def _take(hands: Hands, values: Values) -> None:
    """Find the ticket and put one's name to it, each person another way."""
    title, person = values["title"], hands.person
    if person.id == "p01":
        _take_from_dashboard(hands, title)
        return
    if person.hand == "keyboard":
        go(hands, "/tickets/")
        look_for(hands, title)
        open_ticket(hands, title)
        _put_name(hands)
        return
    if person.order == "up":
        search(hands, title)
        open_ticket(hands, title)
        _raise_hand(hands)
        return
    if person.detours:
        with hands.detour():
            open_page(hands, "My Tickets")
    open_page(hands, "All Tickets")
    if person.searches:
        look_for(hands, title)
    open_ticket(hands, title)
    if person.searches:
        _put_name(hands)
    else:
        _raise_hand(hands)


def _take_from_dashboard(hands: Hands, title: str) -> None:
    """Click on the button in the ticket's row, which leads to the ticket."""
    row = f"tr:has(a:has-text('. {title}'))"
    press(hands, "Take", f'in the row "{title}"', f"{row} a:has-text('Take')")
    hands.page.locator("#respond-tab").wait_for()


def _put_name(hands: Hands) -> None:
    """Choose oneself as the owner, and keep that with the icon beside it."""
    owner = f"{_OWNED} select[name=owner]"
    choose(hands, "Assigned to", hands.person.name.capitalize(), owner, "on the ticket")
    press(
        hands,
        "Save ticket assignment",
        'beside "Assigned to"',
        f"{_OWNED} button[type=submit]",
    )


def _raise_hand(hands: Hands) -> None:
    """Click on the hand beside the owner."""
    hands.click(
        f"Assign this ticket to {hands.person.name}@crumb.test",
        "icon",
        'a hand beside "Assigned to"',
        f"{_OWNED} a[href='?take']",
        leads_on=True,
    )
    settle(hands)


def _open_answer(hands: Hands) -> None:
    tab = "#respond-tab"
    hands.click("Respond", "tab", "below the ticket", tab, shows="#commentBox")
    hands.page.wait_for_timeout(400)


def _text(hands: Hands, values: Values) -> None:
    """Take a prepared text, once it is there add to it."""
    replies = [values["reply"]]
    if hands.person.id == "p03":
        replies.insert(0, values["other"])
    for reply in replies:
        choose(hands, "Use a Pre-set Reply (Optional)", reply, "#id_preset", _TAB)
        settle(hands)
    hands.write(
        Field(
            name="Comment / Resolution",
            location=_TAB,
            value=values["more"],
            selector="#commentBox",
            keeps=True,
        )
    )


def _resolve(hands: Hands) -> None:
    place = f'below "New Status" {_TAB}'
    hands.click("Resolved", "radio button", place, f"{_ANSWER} #st_resolved")


def _keep_among_us(hands: Hands) -> None:
    name = "Is this update public? (Optional)"
    hands.click(name, "checkbox", _TAB, f"{_ANSWER} #id_public")


def _time(hands: Hands, values: Values) -> None:
    name = "Time spent (Optional)"
    spent = text_field(name, values["spent"], f"{_ANSWER} [name=time_spent]", _TAB)
    hands.write_moment(spent)


def _checks(hands: Hands, values: Values) -> None:
    """Fold out the checks and tick two of them."""
    folded = f"{_ANSWER} a[href='#collapseChecklists']"
    checks = "#collapseChecklists.show"
    hands.click("Update checklists", "button", _TAB, folded, shows=checks)
    hands.page.wait_for_timeout(500)  # it folds out
    for check in (values["first"], values["second"]):
        box = f"{checks} .form-check:has-text('{check}') input"
        hands.click(check, "checkbox", "in the list of checks", box)


def _save(hands: Hands) -> None:
    button = f"{_ANSWER} button[type=submit]"
    press(hands, "Save", "below the answer", button)


def _bring_over(hands: Hands, values: Values) -> None:
    """Drag the ticket's card across to the column of what is resolved."""
    open_page(hands, "Kanban Board")
    title = values["title"]
    card = f".kanban-card:has-text('{title}')"
    column = ".kanban-drop-zone[data-status='3']"
    hands.turn_to(title, card)
    across = hands.page.locator(card).evaluate(_LEVEL, column)
    hands.drag(
        title,
        'on the board, below "Open"',
        card,
        column,
        dropped_at=(80, across),
        record=True,
    )
    hands.wait_for("Status updated.")
    settle(hands)
