"""Where things are on the town's website, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

BAR = "in the bar on the left"
FORM = "in the form"
TAGS = ".select2-drop-active .select2-result-label"
_ROOT = "/hollowbrook"
_NAVIGATION = "in the row of links at the top"
_BUTTONS = "in the row of buttons above the list"
_LIST = "in the list of contents"
_WORKING = ".pat-structure .itemRow"


def go(hands: Hands, path: str) -> None:
    """Type the address of one of its pages."""
    root = hands.page.url.split(_ROOT, maxsplit=1)[0]
    hands.go(f"{root}{_ROOT}{path}")
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for, and has drawn it."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def open_section(hands: Hands, name: str) -> None:
    """Follow one of the links at the top."""
    hands.click(
        name,
        "link",
        _NAVIGATION,
        f'#portal-globalnav > li > a:text-is("{name}")',
        leads_on=True,
    )
    settle(hands)


def open_below(hands: Hands, name: str, title: str) -> None:
    """Open what is below one of the links at the top, with the arrow beside it."""
    item = f'#portal-globalnav > li:has(> a:text-is("{name}"))'
    found = f'{item} > ul a:text-is("{title}")'
    hands.click(
        name,
        "menu",
        f"{_NAVIGATION}, the arrow beside the link",
        f"{item} > label",
        shows=found,
    )
    hands.page.wait_for_timeout(400)
    hands.click(
        title,
        "link",
        f'in what opens below "{name}"',
        found,
        record=True,
        leads_on=True,
    )
    settle(hands)


def open_listed(hands: Hands, title: str) -> None:
    """Open something that a folder's page lists."""
    hands.click(
        title,
        "link",
        "in what the folder lists",
        f'#content .entries a:text-is("{title}")',
        record=True,
        leads_on=True,
    )
    settle(hands)


def open_crumb(hands: Hands, name: str) -> None:
    """Go back up with the path that is shown above the page."""
    hands.click(
        name,
        "link",
        "in the path above the page",
        f'.breadcrumb a:text-is("{name}")',
        leads_on=True,
    )
    settle(hands)


def search_site(hands: Hands, words: str, title: str) -> None:
    """Search the whole site, and open what was looked for."""
    hands.write(
        Field(
            name="Search Site",
            location="at the top right",
            value=words,
            selector="#searchGadget",
        ),
        send=True,
    )
    settle(hands)
    hands.click(
        title,
        "link",
        "among the results",
        f'#search-results a:text-is("{title}")',
        record=True,
        leads_on=True,
    )
    settle(hands)


def follow(hands: Hands, name: str) -> None:
    """Follow a link of the bar that leads to another side of the same page."""
    hands.click(
        name,
        "link",
        BAR,
        f"#edit-zone a:has-text('{name}')",
        leads_on=True,
    )
    settle(hands)


def take(hands: Hands, menu: str, entry: str, *, leads_on: bool = True) -> None:
    """Open a menu of the bar and take one of its entries.

    Args:
        hands: Whose.
        menu: Its name.
        entry: The entry's name.
        leads_on: Whether another page follows.
    """
    found = f"#edit-zone .dropdown-menu.show a:text-is('{entry}')"
    hands.click(
        menu,
        "menu",
        BAR,
        f"#edit-zone a.dropdown-toggle:has-text('{menu}')",
        shows=found,
    )
    hands.page.wait_for_timeout(300)
    hands.click(
        entry,
        "link",
        f'in the menu "{menu}"',
        found,
        leads_on=leads_on,
    )
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Turn to another part of a form."""
    hands.click(name, "tab", "above the form", f".autotoc-nav a:text-is('{name}')")
    hands.page.wait_for_timeout(300)


def save_form(hands: Hands) -> None:
    """Save what is in a form."""
    hands.click("Save", "button", "below the form", "#form-buttons-save", leads_on=True)
    settle(hands)


def tag(hands: Hands, value: str, selector: str, name: str, location: str) -> None:
    """Type the beginning of a tag and take it.

    Args:
        hands: Whose.
        value: The tag.
        selector: How to find the field.
        name: Of the field.
        location: Where it is, in words.
    """
    hands.pick(
        Field(
            name=name,
            location=location,
            value=value,
            selector=selector,
            options=TAGS,
            letters=value[:3],
        )
    )


def open_contents(hands: Hands) -> None:
    """Show what a folder has in it as a list to work with."""
    follow(hands, "Contents")
    wait_for_rows(hands)


def wait_for_rows(hands: Hands) -> None:
    """Wait for the list."""
    hands.page.locator(_WORKING).first.wait_for()
    settle(hands)


def go_to_contents(hands: Hands, path: str) -> None:
    """Type the address of a folder's list."""
    go(hands, f"{path}/folder_contents")
    wait_for_rows(hands)


def row(title: str) -> str:
    """Tell how to find a row of the list."""
    return f"{_WORKING}:has(td.title a:text-is('{title}'))"


def mark(hands: Hands, *titles: str) -> None:
    """Tick rows of the list."""
    for title in titles:
        hands.click(
            title,
            "checkbox",
            _LIST,
            f"{row(title)} input[type=checkbox]",
            record=True,
        )
        hands.page.wait_for_timeout(200)


def open_from_contents(hands: Hands, title: str) -> None:
    """Open a folder that stands in the list."""
    hands.click(title, "link", _LIST, f"{row(title)} td.title a", record=True)
    hands.page.locator(f".fc-breadcrumbs a:text-is('{title}')").wait_for()
    wait_for_rows(hands)


def use(hands: Hands, name: str, button: str, *, tells: str | None = None) -> None:
    """Use one of the buttons above the list.

    Args:
        hands: Whose.
        name: What its tooltip says.
        button: What it is called in the page.
        tells: What is told above the list then.
    """
    hands.click(name, "icon", _BUTTONS, f"#btn-{button}:not(.disabled)")
    if tells:
        hands.wait_for(tells)
    settle(hands)


def cut(hands: Hands) -> None:
    """Cut what is ticked."""
    use(hands, "Cut", "cut", tells="Successfully cut items")


def paste(hands: Hands) -> None:
    """Paste what was cut."""
    use(hands, "Paste", "paste", tells="Successfully pasted items")


def tag_marked(hands: Hands, value: str) -> None:
    """Give what is ticked a tag."""
    use(hands, "Tags", "tags")
    where = 'in the box "Tags"'
    tag(hands, value, "#popover-tags .toadd ul.select2-choices", "Tags to add", where)
    apply(hands, "tags", where, "Successfully updated tags on items")


def change_state(hands: Hands, remark: str, *, chosen: bool) -> None:
    """Publish what is ticked, with a remark.

    Args:
        hands: Whose.
        remark: What is remarked.
        chosen: Whether the state is chosen that stands there already.
    """
    use(hands, "State", "workflow")
    where = 'in the box "Change workflow of selected items"'
    hands.write(
        Field(
            name="Comments",
            location=where,
            value=remark,
            selector="#popover-workflow textarea[name=comments]",
        )
    )
    if chosen:
        hands.choose(
            Field(
                name="Change State",
                location=where,
                value="Publish",
                selector="#popover-workflow select[name=transition]",
                kind="dropdown",
            )
        )
    apply(hands, "workflow", where, "Successfully modified items")


def apply(hands: Hands, box: str, where: str, tells: str) -> None:
    """Let happen what a box above the list is set to."""
    hands.click("Apply", "button", where, f"#popover-{box} .applyBtn")
    hands.wait_for(tells)
    settle(hands)
