"""How people let a new warden write, and thank the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.spip.places import (
    FORM,
    choose,
    go,
    open_article,
    open_author,
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

_SIGNED = ".formulaire_editer_liens-auteurs"
_STATUS = "This author’s status"  # noqa: RUF001 (as the page writes it)


def hand_over(hands: Hands, values: Values) -> bool:
    """Make the author, have the article signed anew, and settle the one before."""
    if hands.person.order == "up":
        open_article(hands, values["article"])
        _open_authors(hands)
        name = "Create and associate an author"
        link = f"{_SIGNED} a:has-text('{name}')"
        hands.click(name, "link", "below the authors", link, leads_on=True)
        settle(hands)
        _fill_in(hands, values)
    else:
        _open_form(hands)
        _fill_in(hands, values)
        if hands.person.detours:  # by way of the one before
            open_author(hands, values["old"])
            open_record(hands, values["article"])
        else:
            open_article(hands, values["article"])
        _open_authors(hands)
        _add(hands, values)
    _remove(hands, values)
    _settle_old(hands, values)
    return True


def take_a_login_twice(hands: Hands, values: Values) -> bool:
    """Give the login of somebody who is in already, be told so, and leave."""
    _open_form(hands)
    for part in (_name, _mail, _who):
        part(hands, values)
    login = values["old"].split(maxsplit=1)[0].lower()
    write(hands, "Login", login, "new_login")
    save(hands)
    hands.wait_for("This login already exists")
    hands.scroll("down", "looks for what is wrong")
    hands.scroll("up", "and finds nobody to ask")
    hands.click("Authors", "link", "above the form", "#chemin a:has-text('Authors')")
    settle(hands)
    return False


def _open_form(hands: Hands) -> None:
    """Come to an empty author, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "ecrire/?exec=auteur_edit&new=oui")
    elif hands.person.id == "p01":
        take_from_menu(hands, "Edit", "Authors")
        name = "Create a new author"
        link = f".icone a:has-text('{name}')"
        hands.click(name, "link", "on the left", link, leads_on=True)
        settle(hands)
    else:
        if hands.person.detours:
            with hands.detour():
                take_from_menu(hands, "Edit", "Sections")
                hands.look_around("looks whether wardens are entered there")
        take_from_menu(hands, "Create", "Author")


def _fill_in(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order, and save it."""
    parts: list[Callable[[Hands, Values], None]]
    parts = [_name, _mail, _language, _who, _site, _address, _login]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.detours:  # begins with what matters
        parts = [_name, _login, _mail, _language, _who, _site, _address]
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is filled in")
    save(hands)


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Signature", values["name"], "nom")


def _mail(hands: Hands, values: Values) -> None:
    write(hands, "E-mail address", values["mail"], "email")


def _who(hands: Hands, values: Values) -> None:
    write(hands, "Who is the author?", values["who"], "bio")


def _login(hands: Hands, values: Values) -> None:
    write(hands, "Login", values["login"], "new_login")


def _language(hands: Hands, values: Values) -> None:
    """Choose their language; who chose the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Language", values["other"], "#langue", FORM)
    choose(hands, "Language", values["language"], "#langue", FORM)


def _site(hands: Hands, values: Values) -> None:
    write(hands, "Author’s website’s name", values["site"], "nom_site")  # noqa: RUF001


def _address(hands: Hands, values: Values) -> None:
    write(hands, "Website’s URL", values["address"], "url_site")  # noqa: RUF001


def _open_authors(hands: Hands) -> None:
    button = f"{_SIGNED} .toggle_box_link button:has-text('Add an author')"
    hands.click("Add an author", "button", "beside the authors", button)
    settle(hands)


def _add(hands: Hands, values: Values) -> None:
    """Find the new one among all, and add them."""
    name = values["name"]
    if hands.person.searches:
        field = Field(
            name="Search",
            location="above the authors",
            value=name.split()[1],
            selector=f"{_SIGNED} input.recherche",
        )
        hands.write(field)
        hands.press("Enter", 'with the cursor in the "Search" field')
        settle(hands)
    row = f"{_SIGNED} .selecteur tr:has-text('{name}') button.ajouter"
    hands.click("Add this author", "button", f'beside "{name}"', row)
    settle(hands)
    hands.page.locator(f"{_SIGNED} .liste-objets-lies tr:has-text('{name}')").wait_for()


def _remove(hands: Hands, values: Values) -> None:
    old = values["old"]
    row = f"{_SIGNED} .liste-objets-lies tr:has-text('{old}')"
    place = f'beside "{old}"'
    hands.click("Remove author", "button", place, f"{row} button.supprimer")
    settle(hands)
    hands.page.locator(row).wait_for(state="detached")


def _settle_old(hands: Hands, values: Values) -> None:
    """Write down until when they were there, and let them be visitors."""
    open_author(hands, values["old"])
    name = "Modify this author"
    link = f"#contenu .icone a:has-text('{name}')"
    hands.click(name, "link", "beside the name", link)
    settle(hands)
    hands.page.locator("#bio").wait_for()
    if hands.person.order == "up":
        choose(hands, _STATUS, "visitor", "#statut", FORM)
    write(hands, "Who is the author?", values["until"], "bio")
    if hands.person.order != "up":
        choose(hands, _STATUS, "visitor", "#statut", FORM)
    save(hands)
