"""How people have letters written to the tenants of a house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.dagster.places import (
    DIALOG,
    MENU_ITEM,
    go,
    open_page,
    open_record,
    press,
    search_for,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_JOB = "letters_to_tenants"
_PAGE = f"/locations/office/jobs/{_JOB}/playground"
_BOX = "input[role=combobox]"
_LAST_LINE = ".CodeMirror-code > div:last-child .CodeMirror-line"
_TAGS = 'in "Add tags to run"'
_BELOW = "below the editor"


def write_letters(hands: Hands, values: Values) -> bool:
    """Fill the launchpad in, launch, and look whether the run waits."""
    _open_launchpad(hands)
    _choose_house(hands, values)
    if hands.person.order == "up":
        _tag(hands, values)
        _say_what(hands, "subject", values)
    else:
        _say_what(hands, "subject", values)
        _tag(hands, values)
    hands.page.get_by_text("No errors").wait_for()
    _launch(hands)
    hands.page.get_by_text("Run queued").wait_for()
    settle(hands)
    if hands.person.hand == "keyboard":
        go(hands, "/runs")
    else:
        open_page(hands, "Runs")
    if hands.person.searches:
        tab = "[role=tab]:has-text('Queued')"
        hands.click("Queued (1)", "tab", "above the list", tab, leads_on=True)
        settle(hands)
    hands.look_around("looks at the other runs")
    return True


def slip_and_give_up(hands: Hands, values: Values) -> bool:
    """Misspell the word for the subject, and find no way to put it right."""
    _open_launchpad(hands)
    _choose_house(hands, values)
    _say_what(hands, "subjekt", values)
    hands.page.get_by_text("Received unexpected config entry").first.wait_for()
    settle(hands)
    _tag(hands, values)
    press(hands, "Remove extra config", _BELOW, shows=DIALOG)
    press(hands, "Confirm", 'in "Remove extra config"', within=DIALOG)
    hands.page.locator(DIALOG).wait_for(state="detached")
    hands.page.get_by_text("Missing required config entry").first.wait_for()
    settle(hands)
    open_page(hands, "Jobs")
    return False


def _launch(hands: Hands) -> None:
    """Click on the button; whoever goes there with Tab writes in the editor."""
    place = "at the bottom right"
    button = "button:has(:text-is('Launch Run'))"
    hands.click("Launch Run", "button", place, button, leads_on=True, at=(60, 16))


def _open_launchpad(hands: Hands) -> None:
    """Come to the launchpad of the job, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, _PAGE)
    else:
        if hands.person.searches:
            search_for(hands, "letters", _JOB)
        else:
            if hands.person.detours:
                with hands.detour():
                    open_page(hands, "Assets")
                    hands.look_around("looks whether the letters are there")
            open_page(hands, "Jobs")
            open_record(hands, _JOB)
        tab = "[role=tab]:has-text('Launchpad')"
        hands.click("Launchpad", "tab", "above the picture", tab, leads_on=True)
    hands.page.locator(_BOX).wait_for()
    settle(hands)


def _choose_house(hands: Hands, values: Values) -> None:
    """Choose the house; who takes a wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        _choose(hands, values["other"])
        _leave_the_tag(hands)
    _choose(hands, values["house"])


def _leave_the_tag(hands: Hands) -> None:
    """Move the mouse off the tag that came below it: its tooltip covers the field."""
    tip = hands.page.locator("[class*=tooltip]", has_text="Copy tag")
    hands.page.mouse.move(640, 480, steps=6)
    tip.first.wait_for(state="hidden")
    hands.page.wait_for_timeout(600)


def _choose(hands: Hands, house: str) -> None:
    field = Field(
        name="Partition",
        location="above the editor",
        value=house,
        selector=_BOX,
        kind="dropdown",
        options=MENU_ITEM,
        letters=house[:4].lower(),
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [*house[:4].lower(), "Enter"])
    elif hands.person.searches:
        hands.pick(field)
    else:
        hands.choose(field)
    hands.page.get_by_text(f"partition: {house}").wait_for()
    settle(hands)


def _say_what(hands: Hands, word: str, values: Values) -> None:
    """Write what the letter is about into the last line, below the others."""
    line = f"      {word}: {values['subject']}"
    place = "in the middle of the page"
    field = Field(name="editor", location=place, value=line, selector=_LAST_LINE)
    hands.write(field)
    settle(hands)


def _tag(hands: Hands, values: Values) -> None:
    """Say who asked for it and which matter it is."""
    press(hands, "Edit tags", "above the editor", shows=DIALOG)
    pairs = [("first", "asked"), ("second", "number")]
    if hands.person.order == "up":
        pairs.reverse()
    for name, word in pairs:
        press(hands, "Add custom tag", _TAGS, within=DIALOG)
        for key, part in (("Tag Key", name), ("Tag Value", word)):
            box = f"{DIALOG} input[placeholder='{key}'] >> nth=-1"
            hands.write(
                Field(
                    name="Custom tags",
                    location=_TAGS,
                    value=values[part],
                    selector=box,
                )
            )
    press(hands, "Apply", _TAGS, within=DIALOG)
    hands.page.locator(DIALOG).wait_for(state="detached")
    settle(hands)
