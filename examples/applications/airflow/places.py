"""Where things are in the bus company's Airflow, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
BAR = "in the bar at the top"
LIST = "in the list"
RUN = "beside the picture of the runs"
_SHOWN = ".select2-container--open .select2-results__option"
_STEPS_TO = """(list, value) =>
  [...list.options].findIndex(one => one.text.trim() === value) - list.selectedIndex"""


def settle(hands: Hands) -> None:
    """Wait until the page has drawn what comes after it."""
    hands.page.wait_for_load_state("load")
    hands.page.wait_for_timeout(1200)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_menu(hands: Hands, menu: str, name: str) -> None:
    """Come to a page by a menu at the top."""
    entry = f".navbar .dropdown-menu a:text-is('{name}')"
    hands.click(menu, "menu", BAR, f".navbar a:has-text('{menu}')", shows=entry)
    hands.click(name, "link", f'in the menu "{menu}"', entry, leads_on=True)
    settle(hands)


def open_jobs(hands: Hands) -> None:
    """Come to the list of all jobs."""
    hands.click("DAGs", "link", BAR, ".navbar a:text-is('DAGs')", leads_on=True)
    settle(hands)


def open_job(hands: Hands, name: str) -> None:
    """Click on a job in the list of all jobs."""
    link = f"td a:has(strong:text-is('{name}'))"
    hands.click(name, "link", LIST, link, record=True, leads_on=True)
    settle(hands)


def open_last_run(hands: Hands, job: str, run: str) -> None:
    """Click on the last run of a job in the list of all jobs."""
    link = f"tr:has(strong:text-is('{job}')) td a:has-text('{run}')"
    place = f'in the row of "{job}", below "Last Run"'
    hands.click(run, "link", place, link, record=True, leads_on=True)
    settle(hands)


def press(hands: Hands, name: str, selector: str, place: str = FORM) -> None:
    """Click on a button that leads to another page."""
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)


def save(hands: Hands) -> None:
    """Send the form of a record."""
    button = "button[type=submit]:has-text('Save')"
    press(hands, "Save", button, "below the form")


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(  # noqa: PLR0913 (a list, what is in it and where it is)
    hands: Hands,
    name: str,
    value: str,
    list_: str,
    *,
    place: str = FORM,
    several: bool = False,
) -> None:
    """Choose in a drawn list; only one of which several may be taken takes letters.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        list_: How to find the list that lies unseen below it.
        place: Where it is, in words.
        several: Whether several may be taken.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = f"{list_} + .select2 .select2-selection"
    field = Field(
        name=name,
        location=place,
        value=value,
        selector=f"{box} input" if several else box,
        kind="dropdown",
        options=_SHOWN,
        letters=None if several else "",
    )
    if hands.person.hand == "keyboard" and not several:
        _choose_by_arrows(hands, field, list_)
    else:
        hands.choose(field)
    if not several:
        shown = hands.page.locator(box).text_content() or ""
        if shown.lstrip("×").strip() != value:  # noqa: RUF001 (as it is shown)
            raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _choose_by_arrows(hands: Hands, field: Field, list_: str) -> None:
    """Open the list and go to the option."""
    hands.choose_by_keys(field, [])
    keyboard = hands.page.keyboard
    if not hands.page.locator(_SHOWN).count():
        keyboard.press("Enter")
    hands.page.locator(_SHOWN).first.wait_for()
    steps = hands.page.locator(list_).evaluate(_STEPS_TO, field.value)
    for _ in range(abs(steps)):
        hands.page.wait_for_timeout(200)
        keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
    hands.page.wait_for_timeout(300)
    keyboard.press("Enter")
    hands.page.wait_for_timeout(300)


def write_note(hands: Hands, title: str, text: str) -> None:
    """Put a note down beside the picture of the runs."""
    hands.click(
        "Add Note",
        "button",
        f'below "{title}"',
        "button:has-text('Add Note')",
        shows="textarea[data-testid='notes-input']",
    )
    field = text_field(title, text, "textarea[data-testid='notes-input']", RUN)
    hands.write(field)
    hands.click(
        "Save Note",
        "button",
        f'below "{title}"',
        "button:has-text('Save Note')",
        shows="button:has-text('Edit Note')",
    )
    hands.wait_for(text)
