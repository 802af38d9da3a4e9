"""How people announce a course, and say from when on it may be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.spip.places import (
    FORM,
    STATUS,
    choose,
    go,
    look_for,
    open_record,
    save,
    settle,
    take_from_menu,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WORDS = ".formulaire_editer_liens-mots"
_DAY, _DAYS = "#date_jour", ".datepicker-days td.day"
_DATED = "beside the day of publication"


def announce(hands: Hands, values: Values) -> bool:
    """Write it, give it its keywords, put it online and say from when on."""
    _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is written")
    save(hands)
    if hands.person.order == "up":
        _put_online(hands)
        _date(hands, values)
        _add_words(hands, values)
    else:
        _add_words(hands, values)
        _put_online(hands)
        _date(hands, values)
    return True


def forget_to_add(hands: Hands, values: Values) -> bool:
    """Choose both keywords without adding them, put it online and leave it at that."""
    take_from_menu(hands, "Create", "Article")
    for part in (_lead, _title, _section, _brief, _text):
        part(hands, values)
    save(hands)
    hands.click("Add a keyword", "button", "below the title", _opener())
    settle(hands)
    for group, value in (("Audience", "audience"), ("Season", "season")):
        choose(hands, group, values[value], _list(group), "below the keywords")
    hands.click("Close", "button", "below the keywords", f"{_WORDS} a.fermer")
    settle(hands)
    _put_online(hands)
    hands.look_around("looks at it once more")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to an empty article, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "ecrire/?exec=article_edit&new=oui")
    elif hands.person.order == "up":  # out of the section, which is chosen then
        look_for(hands, values["section"])
        open_record(hands, values["section"], "among the results")
        name = "Write a new article"
        link = f"#contenu .icone a:has-text('{name}')"
        hands.click(name, "link", "below the list", link, leads_on=True)
        settle(hands)
    else:
        if hands.person.detours:
            with hands.detour():
                take_from_menu(hands, "Edit", "Articles")
                hands.look_around("looks whether it has been announced already")
        take_from_menu(hands, "Create", "Article")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_names, _text, _brief, _title, _lead]
    if hands.person.detours:  # begins with where it belongs
        return [_section, _title, _lead, _brief, _text, _names]
    return [_lead, _title, _section, _brief, _text, _names]


def _lead(hands: Hands, values: Values) -> None:
    write(hands, "Lead-in title", values["lead"], "surtitre")


def _title(hands: Hands, values: Values) -> None:
    write(hands, "Title", values["title"], "titre")


def _section(hands: Hands, values: Values) -> None:
    """Go down to the section; who took the wrong one sees it and does so again."""
    if hands.person.id == "p03":
        _take_section(hands, values["above"], values["other"])
    _take_section(hands, values["above"], values["section"])


def _take_section(hands: Hands, above: str, section: str) -> None:
    entry = "#choix_parent_principal a:has-text('{}')"
    field = Field(
        name="In section",
        location=FORM,
        value=section,
        selector=".rubrique-search",
        kind="dropdown",
    )
    levels = (entry.format(above), entry.format(section))
    hands.choose_through(field, (*levels, "#choix_parent_selection .submit"))
    settle(hands)
    shown = hands.page.input_value("#titreparent").strip()
    if shown != section:
        raise RuntimeError(f"In section shows {shown!r}, not {section!r}")


def _brief(hands: Hands, values: Values) -> None:
    write(hands, "Brief description", values["brief"], "descriptif")


def _text(hands: Hands, values: Values) -> None:
    """Write it, with the signs for what is bold, and perhaps look how it comes out."""
    text = f"{values['text']}{{{{{values['bold']}}}}}"
    write(hands, "Text", text, "text_area")
    if hands.person.looks_around:
        tab = ".markItUpTabs a:has-text('{}')"
        for name in ("Preview", "Modify"):
            hands.click(name, "tab", "above the text", tab.format(name))
            settle(hands)


def _names(hands: Hands, values: Values) -> None:
    write(hands, "Postscript", values["names"], "ps")


def _opener() -> str:
    return f"{_WORDS} .toggle_box_link button:has-text('Add a keyword')"


def _list(group: str) -> str:
    return f"{_WORDS} .associer_mot:has(label:text-is('{group}')) select"


def _add_words(hands: Hands, values: Values) -> None:
    """Add a keyword of each of two groups."""
    words = [("Audience", "audience"), ("Season", "season")]
    if hands.person.order == "up":
        words.reverse()
    hands.click("Add a keyword", "button", "below the title", _opener())
    settle(hands)
    for group, value in words:
        choose(hands, group, values[value], _list(group), "below the keywords")
        add = f"{_WORDS} .associer_mot:has(label:text-is('{group}')) button"
        hands.click("Add", "button", f'beside "{group}"', add)
        settle(hands)
        hands.page.locator(f"{_WORDS} td a:text-is('{values[value]}')").wait_for()
    if hands.person.id in {"p01", "p04"}:
        hands.click("Close", "button", "below the keywords", f"{_WORDS} a.fermer")
        settle(hands)


def _put_online(hands: Hands) -> None:
    hands.click("Change", "button", STATUS, ".instituer_objet .btn_modifier")
    settle(hands)
    label = ".formulaire_instituer label:has-text('published online')"
    hands.click("published online", "radio button", STATUS, label)
    hands.click(
        "Change", "button", STATUS, ".formulaire_instituer button[name=changer]"
    )
    settle(hands)
    hands.page.locator(".formulaire_dater .toggle_box_link button").wait_for()


def _date(hands: Hands, values: Values) -> None:
    """Say from which day on it shows, at eight; some type the day."""
    hands.click("Change", "button", _DATED, ".formulaire_dater .toggle_box_link button")
    settle(hands)
    day = Field(
        name="Published on",
        location="below the title",
        value=values["day"],
        selector=_DAY,
        kind="dropdown",
        opens=True,
    )
    hour = Field(
        name="Published on",
        location="beside the day",
        value="08:00",
        selector="#date_heure",
        opens=True,
    )
    if hands.person.enter_sends:
        hands.write(day)
    else:
        hands.choose_through(day, (_square(hands, values["day"]),))
    shown = hands.page.input_value(_DAY)
    if shown != values["day"]:
        raise RuntimeError(f"the day is {shown!r}, not {values['day']!r}")
    hands.write(hour)
    button = ".formulaire_dater .boutons input[name=changer]"
    hands.click("Change", "button", "below the day", button)
    settle(hands)
    hands.page.locator(".formulaire_dater .affiche").wait_for()


def _square(hands: Hands, day: str) -> str:
    """Return how to find a day in the month that is shown, or after its end."""
    number = int(day[:2])
    same = hands.page.input_value(_DAY)[3:] == day[3:]
    month = ":not(.old):not(.new)" if same else ".new"
    return f"{_DAYS}{month}:text-is('{number}')"
