"""How people see to the visits of a technician who is ill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.adminjs.places import (
    TABLE,
    apply,
    cell,
    choose,
    choose_day,
    choose_filter,
    edit_in_list,
    edit_shown,
    field,
    go_to,
    look,
    open_area,
    open_filters,
    open_row,
    row,
    save,
    settle,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ELSE = "Rope change"
_ASKED = 'in the window "Put all of them off for a week?"'


def stand_in(hands: Hands, values: Values) -> bool:
    """Put off what can wait, and give away what cannot."""
    _pick_out(hands, values)
    if hands.person.order == "up":
        _give_away(hands, values)
        _pick_out(hands, values)
        _put_off(hands, values)
        _confirm(hands)
    else:
        _put_off(hands, values)
        _confirm(hands)
        _give_away(hands, values)
    look(hands, "sees what the list says now")
    return True


def not_be_sure(hands: Hands, values: Values) -> bool:
    """Tick them, be asked, and rather leave it to somebody else."""
    _pick_out(hands, values)
    _put_off(hands, values)
    hands.click("Cancel", "button", _ASKED, "button[label=Cancel]")
    hands.page.locator("button[label=Cancel]").wait_for(state="detached")
    open_area(hands, "Technicians")
    return False


def _pick_out(hands: Hands, values: Values) -> None:
    """Leave only the visits of the one who is ill in the list."""
    if hands.person.hand == "keyboard":
        go_to(hands, "visits", cell(_ELSE))
    else:
        if hands.person.detours:
            with hands.detour():
                open_area(hands, "Technicians")
        open_area(hands, "Visits")
    if hands.person.looks_around:
        _sort(hands)
        return
    typed = hands.person.searches or hands.person.hand == "keyboard"
    letters = values["letters"] if typed else ""
    open_filters(hands, "visits")
    if hands.person.id == "p03":
        choose_filter(hands, "State", "Planned", "state")
    choose_filter(hands, "Technician", values["ill"], "technicianId", letters=letters)
    apply(hands, "visits", _ELSE, close=True)


def _sort(hands: Hands) -> None:
    """Sort the visits by technician instead, and then the other way round."""
    head = "[data-css=visits-table-head] a:has-text('Technician')"
    for way in ("desc", "asc"):  # the next one
        hands.click(
            "Technician", "link", "at the head of the table", head,
            shows=f"{head}[href*='direction={way}']",
        )  # fmt: skip
        settle(hands)


def _put_off(hands: Hands, values: Values) -> None:
    """Tick what can wait, and say what is to be done with it."""
    visits = [values["first"], values["second"]]
    if hands.person.id == "p03":  # ticks one too many, and takes the tick away
        visits = [values["first"], values["urgent"], values["urgent"], values["second"]]
    for visit in visits:
        hands.click(
            visit,
            "checkbox",
            f'{TABLE}, in the row "{visit}"',
            f"{row(visit)} td:first-child input + a",
            record=True,
        )
    put_off = "a[data-css=visits-putOff-button]"
    hands.click(
        "Put Off", "button", "above the table", put_off, shows="button[label=Cancel]"
    )
    hands.page.wait_for_timeout(300)


def _confirm(hands: Hands) -> None:
    hands.click("Confirm", "button", _ASKED, "button[label=Confirm]")
    hands.wait_for("They are a week later now")
    hands.page.locator("tbody td :text-is('Put Off')").first.wait_for()
    settle(hands)


def _give_away(hands: Hands, values: Values) -> None:
    """Let a colleague do what cannot wait, and say why."""
    if hands.person.searches or hands.person.looks_around:
        edit_in_list(hands, values["urgent"])
    else:
        open_row(hands, values["urgent"])
        edit_shown(hands)
    if hands.person.order == "up":
        _report(hands, values)
        _when(hands, values)
        _colleague(hands, values)
    else:
        _colleague(hands, values)
        _when(hands, values)
        _report(hands, values)
    save(hands, "visits")


def _colleague(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":
        choose(hands, "Technician", values["other"], "technicianId")
    typed = hands.person.searches or hands.person.hand == "keyboard"
    letters = values["colleague"][:4].lower() if typed else ""
    choose(hands, "Technician", values["colleague"], "technicianId", letters=letters)


def _when(hands: Hands, values: Values) -> None:
    box = "[data-testid=property-edit-at]"
    choose_day(hands, "When", values["day"], values["shown"], box)


def _report(hands: Hands, values: Values) -> None:
    hands.write(field("Report", values["report"], "report"))
