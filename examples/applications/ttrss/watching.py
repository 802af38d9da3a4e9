"""How people let a subject be watched, and the one before it no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ttrss.places import (
    act,
    choose,
    go,
    open_tab,
    press,
    settle,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FILTER = "filterEditDlg"
_NEW = 'in the dialog "Create Filter"'
_OLD = 'in the dialog "Edit Filter"'
_RULE = 'in the dialog "Add rule"'
_ACTION = 'in the dialog "Add action"'
_TESTING = 'in the dialog "Test Filter"'
_LIST = "in the list of filters"


def watch(hands: Hands, values: Values) -> bool:
    """Make a filter for the subject, and switch the one before it off."""
    _open_filters(hands)
    first = hands.person.id == "p03"
    if first:
        _switch_off(hands, values)
    _create(hands)
    for part in _parts(hands):
        part(hands, values)
    if hands.person.detours:
        with hands.detour():
            press(hands, "Test", _FILTER, _NEW)
            press(hands, "Close this window", "filterTestDlg", _TESTING)
    press(hands, "Create", _FILTER, _NEW)
    if not first:
        _switch_off(hands, values)
    return True


def leave_it_without_a_caption(hands: Hands, values: Values) -> bool:
    """Forget the caption, so that nothing can be created, and give up."""
    _open_filters(hands)
    _create(hands)
    for part in (_rule, _action):
        part(hands, values)
    press(hands, "Create", _FILTER, _NEW)
    press(hands, "Create", _FILTER, _NEW)
    press(hands, "Cancel", _FILTER, _NEW)
    return False


def _open_filters(hands: Hands) -> None:
    """Come to the filters, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "prefs.php")
    else:
        act(hands, "Preferences...")
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Labels")
    open_tab(hands, "Filters")


def _create(hands: Hands) -> None:
    button = "#filterConfigTab [role=button]:has-text('Create filter')"
    hands.click("Create filter", "button", "above the list of filters", button)
    settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_action, _rule, _caption]
    if hands.person.searches:
        return [_rule, _action, _caption]
    return [_caption, _rule, _action]


def _caption(hands: Hands, values: Values) -> None:
    write(hands, "Caption", values["caption"], f"#{_FILTER} input[name=title]", _NEW)


def _rule(hands: Hands, values: Values) -> None:
    """Add what is to match: the words, the field and the place, in the person's order."""
    _add(hands, "Match", 0)
    parts = [_words, _field, _place]
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)
    press(hands, "Add rule", "filterNewRuleDlg", _RULE)


def _words(hands: Hands, values: Values) -> None:
    write(hands, "Match", values["words"], "#filterDlg_regExp", _RULE)


def _field(hands: Hands, values: Values) -> None:
    selector = "#filterNewRuleDlg table.dijitSelect:has(input[name=filter_type])"
    choose(hands, "on field", values["field"], selector, _RULE)


def _place(hands: Hands, values: Values) -> None:
    """Take the category in the list, which is open all the time."""
    option = f"#filterDlg_feeds option:text-is('{values['place']}')"
    field = Field(name="in", location=_RULE, value=values["place"], selector=option)
    hands.choose_through(field, ())


def _action(hands: Hands, values: Values) -> None:
    """Add that the label is assigned; who chooses a wrong one sees it."""
    _add(hands, "Apply actions", 1)
    dialog, name = "filterNewActionDlg", "Perform Action"
    chosen = f"#{dialog} table.dijitSelect:has(input[name=action_id])"
    choose(hands, name, "Assign label", chosen, _ACTION)
    labels = "#filterDlg_actionParamLabel"
    if hands.person.id == "p03":
        choose(hands, name, values["other"], labels, _ACTION)
    choose(hands, name, values["label"], labels, _ACTION)
    press(hands, "Add action", dialog, _ACTION)


def _add(hands: Hands, group: str, place: int) -> None:
    button = f"#{_FILTER} [role=button]:has(.dijitButtonText:text-is('Add'))"
    hands.click("Add", "button", f'below "{group}" {_NEW}', f"{button} >> nth={place}")
    settle(hands)


def _switch_off(hands: Hands, values: Values) -> None:
    """Open the filter of the subject before, by a click or marked, and switch it off."""
    hands.look_around("looks for the filter of the subject before")
    shown = f".dijitTreeLabel:has-text('{values['old']}')"
    label = f"#filterTree {shown}"
    text = hands.page.locator(label).first.evaluate("e => e.firstChild.textContent")
    name = text.strip()
    if hands.person.order == "up":
        box = f"#filterTree .dijitTreeRow:has({shown}) input[type=checkbox]"
        hands.click(name, "checkbox", f"before its row {_LIST}", box, record=True)
        button = "#filterConfigTab [role=button]:has(.dijitButtonText:text-is('Edit'))"
        hands.click("Edit", "button", "above the filters", button)
    else:
        hands.click(name, "row", _LIST, label, record=True)
    settle(hands)
    hands.click("Enabled", "checkbox", _OLD, f"#{_FILTER} input[name=enabled]")
    press(hands, "Save", _FILTER, _OLD)
