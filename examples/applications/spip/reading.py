"""How people go through what readers wrote below the articles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.spip.places import (
    choose,
    go,
    open_article,
    settle,
    take_from_menu,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SELECTION = 'on the left, below "Selection"'
_CHOSEN = "#actiongroup"
_FORUM = "in the box on the left"


def read_through(hands: Hands, values: Values) -> bool:
    """Throw out, let in, answer, and close a forum, in the person's order."""
    _open_posts(hands)
    if hands.person.order == "up":
        _let_in(hands, values)
        _throw_out(hands, (values["also"], values["spam"]))
    else:
        _throw_out(hands, (values["spam"], values["also"]))
        _let_in(hands, values)
    _answer(hands, values)
    _come_back(hands)
    open_article(hands, values["article"])
    choose(hands, "Forum operation", "no forum", "#accepter_forum", _FORUM)
    button = ".formulaire_activer_forums_objet input[type=submit]"
    hands.click("Save", "button", _FORUM, button)
    settle(hands)
    return True


def let_all_in(hands: Hands, values: Values) -> bool:
    """Mark all that is proposed and confirm it, advertising too."""
    _open_posts(hands)
    hands.scroll("down", "reads some of it")
    hands.scroll("up", "and thinks it is all like that")
    link = f"{_CHOSEN} a:text-is('Proposed')"
    hands.click("Proposed", "link", _SELECTION, link)
    hands.page.wait_for_timeout(500)
    _do_with_chosen(hands, "Confirm these posts")
    shown = "a:has-text('Published')"
    hands.click(_text(hands, shown), "link", "above the posts", shown)
    settle(hands)
    hands.wait_for(values["spam"])
    return False


def _open_posts(hands: Hands) -> None:
    """Come to the posts that nobody has decided on."""
    if hands.person.hand == "keyboard":
        go(hands, "ecrire/?exec=controler_forum")
    else:
        if hands.person.detours:
            with hands.detour():
                take_from_menu(hands, "Edit", "Articles")
                hands.look_around("looks whether there is a sign beside them")
        take_from_menu(hands, "Feedback", "Manage forums")
    shown = "#contenu a:has-text('Proposed (')"
    hands.click(_text(hands, shown), "link", "above the posts", shown)
    settle(hands)


def _text(hands: Hands, selector: str) -> str:
    """Return what a link shows, which has the number of posts in it."""
    link = hands.page.locator(selector).filter(visible=True).first
    return " ".join(link.inner_text().split())


def _post(title: str) -> str:
    return f"li.forum:has(h3:has-text('{title}'))"


def _throw_out(hands: Hands, titles: Sequence[str]) -> None:
    """Tick advertising, and report it in one go."""
    if hands.person.id == "p03":
        titles = _mark_wrong(hands, titles)
    for title in titles:
        _mark(hands, title)
    _do_with_chosen(hands, "Report as SPAM")


def _mark_wrong(hands: Hands, titles: Sequence[str]) -> Sequence[str]:
    """Tick somebody's honest post, see it, and take the mark off again."""
    honest = "Ford lower down"
    for _ in range(2):
        _mark(hands, honest)
    return titles


def _mark(hands: Hands, title: str) -> None:
    box = f"{_post(title)} input.actiongroup"
    hands.click(title, "checkbox", "beside the post", box, record=True)
    hands.page.wait_for_timeout(400)


def _do_with_chosen(hands: Hands, name: str) -> None:
    button = f"{_CHOSEN} button.action:text-is('{name}')"
    hands.click(name, "button", _SELECTION, button)
    settle(hands)


def _let_in(hands: Hands, values: Values) -> None:
    _decide(hands, values["thanks"], "Validate message")


def _decide(hands: Hands, title: str, name: str, *, leads_on: bool = False) -> None:
    """Point at a post, which then shows what can be done with it, and do it."""
    post = _post(title)
    hands.hover(title, f"{post} .texte")
    place = f'in the post "{title}"'
    button = f"{post} .actions button:text-is('{name}')"
    hands.click(name, "button", place, button, leads_on=leads_on)
    settle(hands)


def _answer(hands: Hands, values: Values) -> None:
    """Answer on the public page, see what it looks like, and submit it."""
    _decide(hands, values["question"], "Confirm & reply to this post", leads_on=True)
    field = Field(
        name="Text of your message",
        location="in the form",
        value=values["answer"],
        selector="#texte",
    )
    hands.write(field)
    for name in ("Preview", "Finished editing: submit message"):
        button = f".formulaire_forum .submit:is([value='{name}'], :text-is('{name}'))"
        hands.click(name, "button", "in the form", button)
        settle(hands)


def _come_back(hands: Hands) -> None:
    """Come back to where things are written, each person another way."""
    if hands.person.id in {"p01", "p05"}:
        button = ".spip-admin-float a:has-text('Article (')"
        name = _text(hands, button)
        hands.click(name, "button", "at the top", button, leads_on=True)
        settle(hands)
    else:
        go(hands, "ecrire/")
