"""How people begin a project for a new pile of letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.labelstudio.places import (
    CREATE,
    RECENT,
    TOP,
    button,
    go_to,
    look_into_another,
    open_menu,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DIALOG = 'in the window "Create Project"'
_NAME = "#project_name"
_TEMPLATE = "Text Classification"
_CHOICE = ".lsf-configure__label"
_CHOICES = "textarea[name=labels]"
_NEW = "5"
"""What the program calls the project that is made."""
_SAVED = "text=Saved!"
_GENERAL = "input[name=title]"
_NOTES = "textarea[name=expert_instruction]"


def begin_project(hands: Hands, values: Values) -> bool:
    """Create the project, and go through its settings."""
    _open_window(hands)
    if hands.person.order == "up":
        _set_up(hands, values)
        _open_tab(hands, "Project Name", _NAME)
        _describe(hands, values)
    else:
        _describe(hands, values)
        _set_up(hands, values)
    hands.click(
        "Save", "button", _DIALOG, button("Save"),
        shows="text=Import data to get your project started",
    )  # fmt: skip
    if hands.person.order == "up":
        _open_settings(hands)
        _instruct(hands, values)
        _follow(hands, "General", _GENERAL)
        _mix(hands)
    else:
        _open_settings(hands)
        _mix(hands)
        _instruct(hands, values)
    return True


def cancel(hands: Hands, values: Values) -> bool:
    """Begin to name it, and give up."""
    _open_window(hands)
    _describe(hands, values)
    _open_tab(hands, "Data Import", "text=Upload Files")
    hands.click("Cancel", "button", _DIALOG, button("Cancel"))
    hands.page.locator(_NAME).wait_for(state="detached")
    return False


def _open_window(hands: Hands) -> None:
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        if hands.person.hand == "keyboard":
            go_to(hands, "/", RECENT)
        else:
            open_menu(hands, "Home", RECENT)
        name = "Create Project"
        hands.click(name, "button", "at the top left", button(name), shows=_NAME)
        return
    if hands.person.detours:
        look_into_another(hands, "Letters August 2026")
    hands.click("Create", "button", TOP, CREATE, shows=_NAME)


def _open_tab(hands: Hands, name: str, shows: str) -> None:
    hands.click(
        name, "tab", _DIALOG, f".lsf-toggle-items__item:has-text('{name}')", shows=shows
    )


def _describe(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            Field(
                name="Project Name",
                location=_DIALOG,
                value=values["name"],
                selector=_NAME,
            ),
            Field(
                name="Description",
                location=_DIALOG,
                value=values["about"],
                selector="#project_description",
            ),
        ]
    )


def _set_up(hands: Hands, values: Values) -> None:
    """Take the template, and put other choices into it."""
    group = "Natural Language Processing"
    _open_tab(hands, "Labeling Setup", f"text={group}")
    hands.click(
        group, "link", _DIALOG, f"li:has-text('{group}')", shows=_card(_TEMPLATE)
    )
    if hands.person.id == "p03":  # takes the wrong one, and sees it
        wrong = "Text Summarization"
        again = "Browse Templates"
        hands.click(wrong, "box", _DIALOG, _card(wrong), shows=button(again))
        hands.click(again, "button", _DIALOG, button(again), shows=_card(_TEMPLATE))
    hands.click(_TEMPLATE, "box", _DIALOG, _card(_TEMPLATE), shows=_CHOICES)
    if hands.person.looks_around or hands.person.order == "up":
        _add(hands, values)
        _throw_out(hands)
    else:
        _throw_out(hands)
        _add(hands, values)


def _card(name: str) -> str:
    return f"h3:text-is('{name}')"


def _throw_out(hands: Hands) -> None:
    for name in ("Positive", "Negative", "Neutral"):
        one = f"{_CHOICE}:has-text('{name}')"
        hands.hover(name, one)
        hands.click("delete label", "icon", f'beside "{name}"', f"{one} button")
        hands.page.locator(one).wait_for(state="detached")


def _add(hands: Hands, values: Values) -> None:
    names = [values["first"], values["second"], values["third"]]
    texts = ["\n".join(names)]
    if hands.person.hand == "keyboard":
        texts = names
    for text in texts:
        hands.write(
            Field(name="Add choices", location=_DIALOG, value=text, selector=_CHOICES)
        )
        hands.click(
            "Add",
            "button",
            _DIALOG,
            "button[aria-label='Add labels']",
            at=(18, 12),  # with the mouse: Enter does nothing on it
        )
        last = text.rsplit("\n", maxsplit=1)[-1]
        hands.page.locator(f"{_CHOICE}:has-text('{last}')").wait_for()


def _open_settings(hands: Hands) -> None:
    """Open the page that this person begins with."""
    if hands.person.hand == "keyboard":
        go_to(hands, f"/projects/{_NEW}/settings", _GENERAL)
        return
    hands.click("Settings", "button", TOP, "a:has-text('Settings')", shows=_GENERAL)


def _follow(hands: Hands, name: str, shows: str) -> None:
    hands.click(
        name,
        "link",
        "in the menu on the left",
        f"a.lsf-main-menu__item:has-text('{name}')",
        shows=shows,
    )


def _mix(hands: Hands) -> None:
    """Let chance tell the order, and give it a colour."""
    where = "in the form"
    green = "the green one"
    if hands.person.order != "up":
        _colour(hands, green)
    hands.click(
        "Random sampling",
        "radio button",
        'below "Task Sampling"',
        "label:has-text('Random sampling')",
    )
    if hands.person.order == "up":
        _colour(hands, green)
    hands.click("Save", "button", where, button("Save"), shows=_SAVED)


def _colour(hands: Hands, which: str) -> None:
    hands.click("Color", "radio button", which, ".lsf-color >> nth=4")


def _instruct(hands: Hands, values: Values) -> None:
    """Write down how to sort, and let it be shown."""
    if hands.person.hand == "keyboard":
        go_to(hands, f"/projects/{_NEW}/settings/annotation", _NOTES)
    else:
        _follow(hands, "Annotation", _NOTES)
    show = "Show before labeling"
    where = 'below "Labeling Instructions"'
    if not hands.person.looks_around:
        hands.click(show, "checkbox", where, f"label:has-text('{show}')")
    hands.write(
        Field(
            name="Labeling Instructions",
            location="in the form",
            value=values["instructions"],
            selector=_NOTES,
        )
    )
    if hands.person.looks_around:
        hands.click(show, "checkbox", where, f"label:has-text('{show}')")
    hands.click("Save", "button", "in the form", button("Save"), shows=_SAVED)
