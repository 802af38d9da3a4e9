"""How people put a translation right that a customer has complained about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.weblate.places import (
    TOP,
    choose,
    go,
    open_component,
    open_menu,
    open_project,
    open_record,
    open_tab,
    path,
    press,
    settle,
    text_field,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CODES = {"German": "de", "French": "fr", "Dutch": "nl"}
_FORM = ".translation-form"
_BELOW = 'in the box "Translation"'
_COMMENT = "#comment-form"
_DIALOG = "#add-glossary-form"
_EVERYBODY = "Source string comment, suggestions for changes to this string"


def correct(hands: Hands, values: Values) -> bool:
    """Find the text, put it right, and say why; the word goes into the glossary."""
    _open_text(hands, values)
    hands.look_around("looks what stands near it")
    if hands.person.order == "up":
        _doubt(hands)
    _write(hands, values)
    if hands.person.order != "up":
        _doubt(hands)
    press(hands, "Save and stay", _BELOW, f"{_FORM} button[name=save-stay]")
    if hands.person.detours or hands.person.order == "up":
        _keep_word(hands, values)
        _comment(hands, values)
    else:
        _comment(hands, values)
        _keep_word(hands, values)
    return True


def only_suggest(hands: Hands, values: Values) -> bool:
    """Write it right, but suggest it only: the customers read what they read before."""
    _open_text(hands, values)
    _write(hands, values)
    hands.look_around("checks what is written")
    press(hands, "Suggest", _BELOW, f"{_FORM} button[name=suggest]")
    return False


def _open_text(hands: Hands, values: Values) -> None:
    """Come to the text, each person another way."""
    person, language = hands.person, values["language"]
    if person.hand == "keyboard":
        go(hands, f"/browse/{path(values)}/{_CODES[language]}/")
        _look_for(
            hands, values, "form.result-page-form #id_q", "at the top of the list"
        )
    elif person.order == "up":
        open_project(hands, values["project"])
        open_tab(hands, "Search", "#search #id_q")
        _look_for(hands, values, "#search #id_q", 'in the box "Search"')
    else:
        if person.detours:
            with hands.detour():
                open_menu(hands, "Checks", "nav.navbar .nav-item")
                entry = "nav.navbar .dropdown-menu.show a:text-is('Checks overview')"
                hands.click(
                    "Checks overview",
                    "link",
                    'in the menu "Checks"',
                    entry,
                    leads_on=True,
                )
                settle(hands)
                hands.look_around("looks whether it is among those")
        _open_language(hands, values)
        press(
            hands,
            "Browse",
            'in the box "Translation status"',
            "a.btn:text-is('Browse')",
        )
    row = f'table tbody tr:has-text("{values["wrong"]}")'
    english = f"{row} td:nth-last-child(2) a"
    open_record(hands, values["english"], "in the list", english)


def _open_language(hands: Hands, values: Values) -> None:
    """Come to one language of a component: from the dashboard, or step by step."""
    language = values["language"]
    if hands.person.detours:
        home = "nav.navbar a.nav-link:text-is('Dashboard')"
        hands.click("Dashboard", "link", TOP, home, leads_on=True)
        settle(hands)
        row = f"tr:has-text('{values['component']}')"
        place = f"in the line of {values['component']}"
        open_record(hands, language, place, f"{row} a.tail:text-is('{language}')")
        return
    open_component(hands, values)
    link = f"#translations th a:has-text('{language}')"
    open_record(hands, language, 'in the list "Languages"', link)


def _look_for(hands: Hands, values: Values, selector: str, place: str) -> None:
    """Type a word of the English text where a list can be made shorter."""
    hands.write(text_field("Query", values["term"], selector, place), send=True)
    settle(hands)


def _write(hands: Hands, values: Values) -> None:
    editor = f"{_FORM} textarea.translation-editor"
    hands.write(text_field(values["language"], values["right"], editor, _BELOW))


def _doubt(hands: Hands) -> None:
    box = f"{_FORM} input.fuzzy_checkbox"
    hands.click("Needs editing", "checkbox", "below the translation", box)


def _comment(hands: Hands, values: Values) -> None:
    """Say to all translators why it was changed."""
    place = 'in the box "New comment"'
    open_tab(hands, "Comments", f"{_COMMENT} #id_comment")
    why = text_field("New comment", values["why"], f"{_COMMENT} #id_comment", place)
    if hands.person.order == "up":
        hands.write(why)
    choose(hands, "Scope", _EVERYBODY, f"{_COMMENT} #id_scope", place)
    if hands.person.order != "up":
        hands.write(why)
    press(hands, "Save", place, f"{_COMMENT} input[type=submit]", tells="Posted new")


def _keep_word(hands: Hands, values: Values) -> None:
    """Put the word into the glossary, in English and in the other language."""
    place = 'in "Add term to glossary"'
    save = f"{_DIALOG} input[type=submit]"
    hands.click(
        "Add term to glossary",
        "link",
        'in the box "Glossary" on the right',
        "a[data-target='#add-glossary-form']",
        shows=save,
    )
    hands.page.wait_for_timeout(600)  # it comes down
    english = text_field(
        "English", values["term"], f"{_DIALOG} textarea[name=source_0]", place
    )
    other = text_field(
        values["language"], values["word"], f"{_DIALOG} textarea[name=target_0]", place
    )
    note = text_field(
        "Explanation", values["note"], f"{_DIALOG} #id_add_term_explanation", place
    )
    if hands.person.order == "up":
        _call_terminology(hands, place)
        hands.fill([english, other, note])
    else:
        hands.fill([english, other, note])
        _call_terminology(hands, place)
    hands.click("Save", "button", place, save)
    hands.page.locator(_DIALOG).wait_for(state="hidden")
    term = f"#glossary-terms tr:has-text('{values['word']}')"
    hands.page.locator(term).first.wait_for()
    settle(hands)


def _call_terminology(hands: Hands, place: str) -> None:
    """Tick that it is ours; who ticks what stands below it takes that back."""
    if hands.person.id == "p03":
        for _ in range(2):
            forbidden = f"{_DIALOG} #id_add_term_forbidden"
            hands.click("Forbidden translation", "checkbox", place, forbidden)
    hands.click("Terminology", "checkbox", place, f"{_DIALOG} #id_add_term_terminology")
