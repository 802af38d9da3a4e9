"""How people get an article ready for the morning round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ttrss.places import (
    BAR,
    act,
    choose,
    open_feed,
    press,
    settle,
    unfold,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIST = "in the list of articles"
_SHOWN = "#toolbar-main table.dijitSelect:has(input[name=view_mode])"
_MENU = ".dijitMenuItem:has(.dijitMenuItemLabel:text-is('{}')):visible"
_WITH_KEYS = frozenset({"p02", "p05"})
"""Who knows the keys of this page."""
_LOOKED_AT = "Published articles"


def prepare(hands: Hands, values: Values) -> bool:
    """Find the article, give it all that it needs, and see it among the published."""
    _find(hands, values)
    _open(hands, values["article"])
    for part in _parts(hands):
        part(hands, values)
    if not hands.person.searches:
        button = "#toolbar-main .dijitComboButton .dijitButtonText"
        hands.click("Mark as read", "button", BAR, button)
        settle(hands)
    open_feed(hands, _LOOKED_AT)
    if hands.person.id == "p01":
        choose(hands, "Show articles", "All Articles", _SHOWN, BAR)
    return True


def prepare_another(hands: Hands, values: Values) -> bool:
    """Do it to the article below, and do not notice."""
    open_feed(hands, values["category"])
    titles = hands.page.locator("#headlines-frame a.title")
    titles.first.wait_for()
    shown = [text.strip() for text in titles.all_text_contents()]
    wrong = {**values, "article": shown[shown.index(values["article"]) + 1]}
    _open(hands, wrong["article"])
    for part in (_star, _note):
        part(hands, wrong)
    open_feed(hands, "Starred articles")
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to where the article is, each person another way."""
    person = hands.person
    if person.searches or person.hand == "keyboard":
        _search(hands, values["word"])
        return
    if person.detours:
        with hands.detour():
            open_feed(hands, values["wrong"])
            hands.look_around("looks whether it is among these")
        unfold(hands, values["category"])
        open_feed(hands, values["feed"])
        return
    choose(hands, "Show articles", "Unread", _SHOWN, BAR)
    open_feed(hands, values["category"])


def _search(hands: Hands, word: str) -> None:
    """Look for a word in all that is there."""
    open_feed(hands, "All articles")
    if hands.person.id in _WITH_KEYS:
        hands.press("/", "opens the search", shows="#searchDlg input[name=query]")
        settle(hands)
    else:
        act(hands, "Search...")
    field = "#searchDlg .dijitInputField:has(> input[name=query])"
    write(hands, "Search All articles...", word, field, 'in the dialog "Search"')
    if hands.person.enter_sends:
        hands.press("Enter", "with the cursor in the search field")
        settle(hands)
    else:
        press(hands, "Search", "searchDlg", 'in the dialog "Search"')


def _open(hands: Hands, article: str) -> None:
    row = _row(article)
    hands.click(article, "row", _LIST, f"{row} a.title", record=True)
    settle(hands)


def _row(article: str) -> str:
    return f"#headlines-frame .cdm:has(a.title:has-text('{article}'))"


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what it gets, in the person's order."""
    if hands.person.order == "up":
        return [_tag, _note, _label, _star, _publish]
    if hands.person.detours:  # first what can be said of it, then who is to see it
        return [_note, _tag, _star, _label, _publish]
    if hands.person.hand == "keyboard":
        return [_star, _publish, _label, _note, _tag]
    return [_star, _label, _note, _tag, _publish]


def _star(hands: Hands, values: Values) -> None:
    if hands.person.id in _WITH_KEYS:
        hands.press("s", "stars the article")
    else:
        place = f'before "{values["article"]}"'
        hands.click("star", "icon", place, f"{_row(values['article'])} .marked-pic")
    settle(hands)


def _publish(hands: Hands, values: Values) -> None:
    if hands.person.id in _WITH_KEYS:
        hands.press("Shift+S", "publishes the article")
        settle(hands)
    else:
        _take(hands, values["article"], "Toggle published")


def _label(hands: Hands, values: Values) -> None:
    """Assign the label; who assigns a wrong one takes it away again."""
    if hands.person.id == "p03":
        _take(hands, values["article"], "Assign label", values["other"])
        _take(hands, values["article"], "Remove label", values["other"])
    _take(hands, values["article"], "Assign label", values["label"])


def _take(hands: Hands, article: str, entry: str, label: str | None = None) -> None:
    """Open the menu of the right mouse button on an article, and take an entry."""
    shown = _MENU.format(entry)
    hands.click(
        article,
        "row",
        _LIST,
        f"{_row(article)} a.title",
        record=True,
        button="right",
        shows=shown,
    )
    place = f'in the menu of "{article}"'
    if label is None:
        hands.click(entry, "menu", place, shown)
    else:
        inner = _MENU.format(label)
        hands.click(entry, "menu", place, shown, shows=inner)
        hands.click(label, "menu", f'below "{entry}"', inner, record=True)
    settle(hands)


def _note(hands: Hands, values: Values) -> None:
    icon = f"{_row(values['article'])} i[title='Edit article note']"
    name, place = "Edit article note", 'in the dialog "Edit article note"'
    hands.click(name, "icon", f'at the bottom of "{values["article"]}"', icon)
    settle(hands)
    write(hands, name, values["note"], "#editNoteDlg textarea", place)
    press(hands, "Save", "editNoteDlg", place)


def _tag(hands: Hands, values: Values) -> None:
    place = 'in the dialog "Edit article Tags"'
    if hands.person.id in _WITH_KEYS:
        hands.press("Shift+T", "opens the tags of the article")
    else:
        link = f"{_row(values['article'])} a[title='Edit tags for this article']"
        below = f'beside the tags of "{values["article"]}"'
        hands.click("(+)", "link", below, link)
    settle(hands)
    write(hands, "Tags for this article", values["tag"], "#editTagsDlg textarea", place)
    press(hands, "Save", "editTagsDlg", place)
