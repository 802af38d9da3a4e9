"""How people make a criterion, and give it to the desk that is judged by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.phoenix.cases import KEPT_WRONG
from examples.applications.phoenix.places import (
    DIALOG,
    NEW_CRITERION,
    NEW_PROJECT,
    go,
    look_for,
    open_left,
    open_setting,
    open_tab,
    settle,
    wait_closed,
)
from examples.applications.phoenix.seed import POLICIES
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MAKING = 'in the dialog "New Annotation Config"'
_SETTINGS = ":text-is('Project Settings')"
_KEPT = "Retention Policy"
_DESK = "on the desk's page"


def judge(hands: Hands, values: Values) -> bool:
    """Make the criterion and give it to the desk; one person sees to the desk first."""
    if hands.person.order == "up":
        _open_desk(hands, values["desk"])
        _set_up(hands, values)
        _make(hands, values)
        _open_desk(hands, values["desk"])
        _tick(hands, values)
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Evaluators", ":text-is('Code Evaluators')")
        _make(hands, values)
        _open_desk(hands, values["desk"])
        if hands.person.searches:
            _set_up(hands, values)
            _tick(hands, values)
        else:
            _tick(hands, values)
            _set_up(hands, values)
    return True


def make_it_again(hands: Hands, values: Values) -> bool:
    """Take a name that is there already, be told so, and cancel."""
    _begin(hands)
    for part in _parts(hands, {**values, "name": "politeness"}):
        part()
    create = f"{DIALOG} button:has-text('Create Annotation Config')"
    hands.click("Create Annotation Config", "button", _MAKING, create)
    hands.wait_for("already exists")
    cancel = f"{DIALOG} button:text-is('Cancel')"
    hands.click("Cancel", "button", _MAKING, cancel)
    wait_closed(hands)
    return False


def _begin(hands: Hands) -> None:
    """Come to the criteria, and begin a new one."""
    if hands.person.hand == "keyboard":
        go(hands, "settings/annotations", NEW_CRITERION)
    else:
        open_left(hands, "Settings", ":text-is('Data Retention')")
        open_setting(hands, "Annotations", NEW_CRITERION)
    hands.wait_for("right sailing")
    name = f"{DIALOG} input[name=name]"
    place = 'beside "Annotation Configs"'
    hands.click("New Configuration", "button", place, NEW_CRITERION, shows=name)
    settle(hands)


def _make(hands: Hands, values: Values) -> None:
    """Say what it is, from above or from below, and create it."""
    _begin(hands)
    parts = _parts(hands, values)
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part()
    if hands.person.hand == "keyboard":
        hands.press("Enter", "with the cursor in the last field")
    else:
        create = f"{DIALOG} button:has-text('Create Annotation Config')"
        hands.click("Create Annotation Config", "button", _MAKING, create)
    wait_closed(hands)
    hands.page.locator(f"tr:has-text('{values['name']}')").first.wait_for()


def _parts(hands: Hands, values: Values) -> list[Callable[[], None]]:
    """Return what is done in the form, in the order of the page."""

    def write(name: str, key: str, selector: str) -> Callable[[], None]:
        box = f"{DIALOG} {selector}"
        field = Field(name=name, location=_MAKING, value=values[key], selector=box)
        return lambda: hands.write(field)

    def direct() -> None:
        way = values["direction"]
        place = '"Optimization Direction"'
        radio = f"{DIALOG} [role=radiogroup]:has-text('Optimization') label"
        hands.click(way, "radio button", place, f"{radio}:has-text('{way}')")

    return [
        write("Annotation Name", "name", "input[name=name]"),
        write("Description", "meaning", "textarea[name=description]"),
        direct,
        write("Categories", "first", "input[placeholder='e.g. A']"),
        write("Categories", "first_points", "input[placeholder^='e.g. 0']"),
        write("Categories", "second", "input[placeholder='e.g. B']"),
        write("Categories", "second_points", "input[placeholder^='e.g. 1']"),
    ]


def _open_desk(hands: Hands, desk: str) -> None:
    """Come to what is configured for a desk, each person another way."""
    spans = "[role=tab]:has-text('Config')"
    if hands.person.order == "up":
        _open_by_palette(hands, desk, spans)
    else:
        if hands.person.hand == "keyboard":
            go(hands, "projects", NEW_PROJECT)
        else:
            open_left(hands, "Tracing", NEW_PROJECT)
        if hands.person.searches:
            look_for(hands, "projects", desk.split("-", maxsplit=1)[0])
        card = f"main a:has-text('{desk}'), a:has(:text-is('{desk}'))"
        hands.click(desk, "link", "among the projects", card, record=True, shows=spans)
        settle(hands)
    open_tab(hands, "Config", _SETTINGS)
    if hands.person.looks_around:
        hands.scroll("down", "looks what the desk has so far")
        hands.scroll("up", "looks what the desk has so far")


def _open_by_palette(hands: Hands, desk: str, shows: str) -> None:
    """Type the name of a desk into the search over everything."""
    box = f"{DIALOG} input"
    hands.press("Control+k", "opens the search", shows=box)
    settle(hands)
    place = "in the search over everything"
    name = "Search pages, projects, datasets, experiments, prompts…"
    hands.write(Field(name=name, location=place, value=desk, selector=box))
    found = f"{DIALOG} [role=menuitem]:has-text('{desk}')"
    hands.page.locator(found).first.wait_for()
    settle(hands)
    hands.click(desk, "row", place, found, record=True, shows=shows)
    settle(hands)


def _set_up(hands: Hands, values: Values) -> None:
    """Set how long mails are kept and what opens first; p03 slips, and sees it."""
    kept = [_choice(_KEPT, values["kept"])]
    if hands.person.id == "p03":
        kept.insert(0, _choice(_KEPT, KEPT_WRONG))
    opens = [_choice("Default Project Tab", values["opens"])]
    up = hands.person.order == "up"
    for field in (*kept, *opens) if up else (*opens, *kept):
        if field.name == _KEPT and hands.person.hand == "keyboard":
            down = ["ArrowDown"] * (
                1 + [name for name, _ in POLICIES].index(field.value)
            )
            hands.choose_by_keys(field, ["Enter", *down, "Enter"])
        else:
            hands.choose(field)
        shown = f"{field.selector}:has-text('{field.value}')"
        hands.page.locator(shown).first.wait_for()
        settle(hands)


def _choice(name: str, value: str) -> Field:
    return Field(
        name=name,
        location=_DESK,
        value=value,
        selector=f"div:has(> .react-aria-Label:text-is('{name}')) button",
        kind="dropdown",
        options=".react-aria-Popover [role=option]",
    )


def _tick(hands: Hands, values: Values) -> None:
    """Tick the criterion in the desk's list of all."""
    name = values["name"]
    box = f"tr:has-text('{name}') label"
    place = "at the beginning of its row"
    hands.click(name, "checkbox", place, box, record=True)
    hands.page.locator(f"tr:has-text('{name}') input:checked").wait_for(
        state="attached"
    )
    settle(hands)
