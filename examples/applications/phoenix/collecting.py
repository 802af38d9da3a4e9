"""How people make a dataset, label it, and enter the question it begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.phoenix.places import (
    DATASETS,
    DIALOG,
    NEW_DATASET,
    TOP,
    go,
    look_for,
    open_left,
    open_setting,
    open_tab,
    settle,
    wait_closed,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CREATING = 'in the dialog "Create Dataset"'
_ADDING = 'in the dialog "Add Example Manually"'
_ADD = f"{DIALOG} button:has-text('Add Example')"
_EXAMPLES = "button:has-text('Examples')"
_BY_HAND = "[role=menuitem]:has-text('Add Example Manually')"


def collect(hands: Hands, values: Values) -> bool:
    """Make the dataset, label it and enter a question, or label it at the end."""
    _make(hands, values)
    _open(hands, values)
    if hands.person.order == "up":
        _add(hands, values)
        _label(hands, values)
    else:
        _label(hands, values)
        _add(hands, values)
    _see(hands, values)
    return True


def leave_it_half_written(hands: Hands, values: Values) -> bool:
    """Enter the question without quotation marks, be told so, and give up."""
    _make(hands, values)
    _open(hands, values)
    _label(hands, values)
    _begin_to_add(hands)
    hands.write(_line("Input", f"question: {values['question']}"))
    hands.write(_line("Output", f"answer: {values['answer']}"))
    hands.click("Add Example", "button", _ADDING, _ADD)
    hands.wait_for("valid JSON")
    cross = f"{DIALOG} .dialog__close-button"
    hands.click("cross", "icon", _ADDING, cross, also=("close", "x"))
    wait_closed(hands)
    return False


def _make(hands: Hands, values: Values) -> None:
    """Come to the datasets, each person another way, and make one from scratch."""
    if hands.person.hand == "keyboard":
        go(hands, "datasets", NEW_DATASET)
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Settings", ":text-is('Data Retention')")
                open_setting(hands, "Datasets", ":text-is('complaints')")
        open_left(hands, DATASETS, NEW_DATASET)
    tab = f"{DIALOG} [role=tab]:has-text('From scratch')"
    hands.click("New Dataset", "button", TOP, NEW_DATASET, shows=tab)
    settle(hands)
    name = f"{DIALOG} div:has(> label:text-is('Dataset Name')) input"
    hands.click("From scratch", "tab", _CREATING, tab, shows=name)
    settle(hands)
    about = f"{DIALOG} div:has(> label:text-is('Description')) textarea"
    hands.fill(
        [
            _field("Dataset Name", _CREATING, values["name"], name),
            _field("Description", _CREATING, values["purpose"], about),
        ]
    )
    create = f"{DIALOG} button:text-is('Create Dataset')"
    row = f"a:has-text('{values['name']}')"
    hands.click("Create Dataset", "button", _CREATING, create, shows=row)
    hands.page.wait_for_timeout(300)


def _open(hands: Hands, values: Values) -> None:
    """Open what was made, from the list or from what tells that it was made."""
    name = values["name"]
    if hands.person.order == "up":
        told = "button:has-text('Go to Dataset')"
        place = "in the message at the top"
        shows = "[role=tab]:has-text('Examples')"
        hands.click("Go to Dataset", "button", place, told, shows=shows)
        settle(hands)
        open_tab(hands, "Examples", _EXAMPLES)
    else:
        if hands.person.searches:
            look_for(hands, "datasets", name.split()[-1])
        row = f"td a:has-text('{name}')"
        hands.click(name, "link", "in the list", row, record=True, shows=_EXAMPLES)
    hands.wait_for("No examples found")
    settle(hands)


def _label(hands: Hands, values: Values) -> None:
    """Choose a label; the list stays open until it is closed."""
    options = ".react-aria-Popover [role=option], .react-aria-Popover [role^=menuitem]"
    label = values["label"]
    hands.choose(
        Field(
            name="Label",
            location=TOP,
            value=label,
            selector="button:has-text('Label'):not(:has-text('Labels'))",
            kind="dropdown",
            options=options,
        )
    )
    hands.page.locator(f"h1:has-text('{values['name']}')").first.wait_for()
    popover = hands.page.locator(".react-aria-Popover")
    for _ in range(2):
        if popover.count():
            hands.press("Escape", "closes the list of labels")
            settle(hands)
    popover.first.wait_for(state="detached")


def _begin_to_add(hands: Hands) -> None:
    """Open the form for one question; who takes the wrong entry closes that again."""
    if hands.person.id == "p03":
        with hands.detour():
            wrong = "[role=menuitem]:has-text('Update Dataset From File')"
            hands.click("Examples", "menu", TOP, _EXAMPLES, shows=wrong)
            settle(hands)
            name = "Update Dataset From File"
            place = 'in the menu "Examples"'
            shows = f"{DIALOG}:has-text('Drop a CSV or JSONL file here')"
            hands.click(name, "menu", place, wrong, shows=shows)
            settle(hands)
            hands.press("Escape", "closes the dialog")
            wait_closed(hands)
    hands.click("Examples", "menu", TOP, _EXAMPLES, shows=_BY_HAND)
    settle(hands)
    place = 'in the menu "Examples"'
    hands.click("Add Example Manually", "menu", place, _BY_HAND, shows=_ADD)
    settle(hands)


def _add(hands: Hands, values: Values) -> None:
    """Enter the question and its answer, and that no other follows."""
    _begin_to_add(hands)
    note = f"{DIALOG} div:has(> label:text-is('Version Description')) textarea"
    more = f"{DIALOG} label:has-text('Create more')"
    fields = [
        _line("Input", f'"question": "{values["question"]}"'),
        _line("Output", f'"answer": "{values["answer"]}"'),
        _field("Version Description", _ADDING, values["note"], note),
        Field(
            name="Create more",
            location=_ADDING,
            value="no",
            selector=more,
            kind="checkbox",
        ),
    ]
    hands.fill(fields)
    if hands.person.enter_sends and hands.person.hand == "keyboard":
        hands.press("Control+Enter", "adds the example")
    else:
        hands.click("Add Example", "button", _ADDING, _ADD)
    wait_closed(hands)
    hands.wait_for(values["question"][:15])


def _see(hands: Hands, values: Values) -> None:
    """Go back to the list, each person another way, and see the label in it."""
    if hands.person.hand == "keyboard":
        go(hands, "datasets", NEW_DATASET)
    elif hands.person.order == "up":
        link = "a:has-text('Datasets'):not(:has-text('Experiments'))"
        hands.click("Datasets", "link", TOP, link, shows=NEW_DATASET)
    else:
        if hands.person.looks_around:
            note = f"td:has-text('{values['note']}')"
            open_tab(hands, "Versions", note)
        open_left(hands, DATASETS, NEW_DATASET)
    if hands.person.searches:
        look_for(hands, "datasets", values["name"].split()[0])
    row = f"tr:has-text('{values['name']}'):has-text('{values['label']}')"
    hands.page.locator(row).first.wait_for()
    settle(hands)


def _field(name: str, place: str, value: str, selector: str) -> Field:
    return Field(name=name, location=place, value=value, selector=selector)


def _line(part: str, value: str) -> Field:
    """Return the empty line in one of the editors, which begins with a brace."""
    card = f"{DIALOG} section.card:has(h3:text-is('{part}'))"
    return _field(part, _ADDING, value, f"{card} .cm-line:nth-child(2)")
