"""How people bring back a page that was scribbled over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.dokuwiki.places import (
    follow,
    go,
    mark_minor,
    open_top,
    press,
    preview,
    save,
    search,
    settle,
    summarize,
    take_suggestion,
    unfold_in_sitemap,
    use_tool,
    write_text,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_REVISIONS = "in the list of revisions"
_FORM = "in the form"


def restore(hands: Hands, values: Values) -> bool:
    """Find the page, bring the good version back, add to it, and have changes sent."""
    _find_good(hands, values)
    _bring_back(hands)
    _add_note(hands, values)
    _subscribe(hands, values)
    return True


def restore_the_oldest(hands: Hands, values: Values) -> bool:
    """Take the oldest version for the good one, and leave it at that."""
    go(hands, f"id={values['page']}&do=revisions")
    _open_version(hands, values, values["oldest"])
    _bring_back(hands)
    hands.look_around("is content with it")
    return False


def _bring_back(hands: Hands) -> None:
    """Restore what is shown, and confirm the browser's own question."""
    hands.page.once("dialog", lambda dialog: dialog.accept())
    use_tool(hands, "Restore")


def _find_good(hands: Hands, values: Values) -> None:
    """Come to the last good version, each person another way."""
    page, person = values["page"], hands.person
    if person.hand == "keyboard":
        go(hands, f"id={page}&do=revisions")
        _open_version(hands, values, values["good"])
    elif person.id == "p03":  # takes the oldest one, sees it and goes back
        take_suggestion(hands, values["letters"], page)
        use_tool(hands, "Old revisions")
        _open_version(hands, values, values["oldest"])
        hands.back()
        settle(hands)
        _open_version(hands, values, values["good"])
    elif person.searches:
        search(hands, values["words"])
        _narrow(hands)
        follow(hands, values["name"], "among the results")
        use_tool(hands, "Old revisions")
        _open_version(hands, values, values["good"])
    elif person.detours:
        with hands.detour():
            unfold_in_sitemap(hands, "venues", "start")
            hands.look_around("looks whether it says anything there")
        open_top(hands, "Recent Changes")
        _compare_from_list(hands, values)
    else:
        open_top(hands, "Recent Changes")
        follow(hands, page, "in the list of changes")
        use_tool(hands, "Old revisions")
        _compare(hands, values)


def _narrow(hands: Hands) -> None:
    """Leave out of the results what is elsewhere."""
    name = "Toggle Search Tools"
    opened = ".advancedOptions .current"
    hands.click(name, "button", "above the results", ".toggleAssistant", shows=opened)
    any_folder = f"{opened}:text-is('Any namespace')"
    option = ".advancedOptions .toggle.open li a:has-text('venues')"
    shown = hands.page.locator(".advancedOptions li a:has-text('venues')").first
    field = Field(
        name="Any namespace",
        location="above the results",
        value=(shown.text_content() or "").strip(),
        selector=any_folder,
        kind="dropdown",
    )
    hands.choose_through(field, (option,))
    settle(hands)


def _open_version(hands: Hands, values: Values, moment: str) -> None:
    """Open a version in the list of them."""
    page = values["page"]
    row = f"#page__revisions li:has(.date:text-is('{moment}'))"
    place = f'behind "{moment}"'
    hands.click(
        page, "link", place, f"{row} a[class^=wikilink]", leads_on=True, record=True
    )
    settle(hands)


def _compare(hands: Hands, values: Values) -> None:
    """Tick two versions, see what is different, and open the older one."""
    for moment in (values["spoilt"], values["good"]):
        box = f"#page__revisions li:has(.date:text-is('{moment}')) input"
        hands.click(moment, "checkbox", _REVISIONS, box, record=True)
    name = "Show differences between selected revisions"
    press(hands, name, "#page__revisions button", "below the revisions")
    _choose_view(hands)
    _open_compared(hands, values)


def _compare_from_list(hands: Hands, values: Values) -> None:
    """See what the last change was, and open what was there before."""
    name, page = "Show differences to current revisions", values["page"]
    row = f"#dw__recent li:has(a.wikilink1:text-is('{page}'))"
    place = f'beside "{page}"'
    hands.click(name, "icon", place, f"{row} a.diff_link", leads_on=True)
    settle(hands)
    hands.look_around("compares both")
    _open_compared(hands, values)


def _choose_view(hands: Hands) -> None:
    """Have both versions one below the other."""
    field = Field(
        name="View differences",
        location="above the differences",
        value="Inline",
        selector="select[name=difftype]",
        kind="dropdown",
    )
    hands.choose(field)
    settle(hands)
    hands.page.locator("table.diff_inline").wait_for()


def _open_compared(hands: Hands, values: Values) -> None:
    follow(hands, f"{values['page']} [{values['good']}]", "above the differences")


def _add_note(hands: Hands, values: Values) -> None:
    """Add a sentence at the end, to the last part or to the whole page."""
    person, note, summary = hands.person, values["note"], values["summary"]
    if person.hand == "keyboard":
        go(hands, f"id={values['page']}&do=edit")
    elif person.order == "up":
        use_tool(hands, "Edit this page")
    else:
        button = f"form.btn_secedit button[title='{values['section']}']"
        press(hands, "Edit", button, f'below "{values["section"]}"')
    if person.hand == "keyboard":  # whose keys save while they are in the text
        summarize(hands, summary)
        mark_minor(hands)
        write_text(hands, note, keeps=True)
    elif person.order == "up":
        mark_minor(hands)
        summarize(hands, summary, keeps=True)
        write_text(hands, note, keeps=True)
    else:
        write_text(hands, note, keeps=True)
        summarize(hands, summary, keeps=True)
        mark_minor(hands)
    if person.looks_around:
        preview(hands)
    save(hands)
    hands.page.locator(f"#dokuwiki__content :text('{note}')").first.wait_for()


def _subscribe(hands: Hands, values: Values) -> None:
    """Have the changes of all venues sent, as a list."""
    if hands.person.hand == "keyboard":
        go(hands, f"id={values['page']}&do=subscribe")
    else:
        use_tool(hands, "Manage Subscriptions")
    form = "#subscribe__form"
    often = "list of changed pages since last email (every 1.00 days)"
    label = f"{form} label:has-text('{often}')"
    everything = f"{form} label:has-text('venues:*')"
    hands.click("venues:*", "radio button", 'below "Subscribe"', everything)
    hands.page.locator(label).filter(visible=True).wait_for()
    settle(hands)
    hands.click(often, "radio button", 'below "Receive"', label)
    press(hands, "Subscribe", f"{form} button", _FORM)
