"""The panels beside the text of a post, and what people set in them."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

BESIDE = "in the column on the right"
_COLUMN = ".edit-post-sidebar"
_CALENDAR = ".components-datetime__date"
_MODAL = ".media-modal"
_IN_MODAL = 'in the window "Featured image"'
_WHEN = 'in the box "Publish"'


def open_panel(hands: Hands, name: str) -> None:
    """Open one of the panels, unless it is open."""
    toggle = f"{_COLUMN} button.components-panel__body-toggle:text-is('{name}')"
    if hands.page.locator(toggle).get_attribute("aria-expanded") == "false":
        hands.click(name, "button", BESIDE, toggle)
        hands.page.wait_for_timeout(500)


def show_post_panels(hands: Hands) -> None:
    """Turn from what belongs to a paragraph to what belongs to the post."""
    tab = f"{_COLUMN} .edit-post-sidebar__panel-tab"
    if not hands.page.locator(tab).first.is_visible():  # the list of blocks hid them
        hands.click(
            "Settings",
            "icon",
            "at the right at the top",
            ".edit-post-header button[aria-label='Settings']",
            shows=tab,
        )
    if "is-active" not in (
        hands.page.locator(tab).first.get_attribute("class") or ""
    ):  # fmt: skip
        hands.click("Post", "tab", BESIDE, f"{tab}:text-is('Post')")
        hands.page.wait_for_timeout(400)


def tick_category(hands: Hands, name: str) -> None:
    """Tick a category, or take its tick away."""
    hands.click(
        name,
        "checkbox",
        'below "Categories"',
        f"{_COLUMN} .editor-post-taxonomies__hierarchical-terms-list"
        f" label:text-is('{name}')",
        record=True,
    )
    hands.page.wait_for_timeout(300)


def search_categories(hands: Hands, text: str) -> None:
    """Show only the categories with a word."""
    hands.write(
        Field(
            name="Search Categories",
            location='below "Categories"',
            value=text,
            selector=f"{_COLUMN} .editor-post-taxonomies__hierarchical-terms-filter"
            " input",
        )
    )
    hands.page.wait_for_timeout(400)


def file_it(hands: Hands, values: Values) -> None:
    """Put the post into its category."""
    open_panel(hands, "Categories")
    if hands.person.id == "p03":
        search_categories(hands, values["category"][:4].lower())
        tick_category(hands, values["category"])
        return
    if hands.person.detours:  # the one that it does not belong to, and out again
        with hands.detour():
            tick_category(hands, "Press")
            tick_category(hands, "Press")
    tick_category(hands, values["category"])


def tag_it(hands: Hands, values: Values) -> None:
    """Give the post its tag."""
    open_panel(hands, "Tags")
    tag = values["tag"]
    field = Field(
        name="Add New Tag",
        location='below "Tags"',
        value=tag,
        selector=f"{_COLUMN} .components-form-token-field__input",
        kind="suggestions",
        options=".components-form-token-field__suggestion",
        letters=tag[:4],
    )
    if hands.person.searches:
        if hands.person.id == "p03":  # the wrong one, and out again
            hands.pick(
                Field(
                    name=field.name,
                    location=field.location,
                    value="night boat",
                    selector=field.selector,
                    kind="suggestions",
                    options=field.options,
                    letters="nigh",
                )
            )
            hands.click(
                "Remove item",
                "icon",
                'behind "night boat", below "Tags"',
                f"{_COLUMN} .components-form-token-field__remove-token",
            )
        hands.pick(field)
    else:
        hands.write(field)
        hands.press("Enter", "adds the tag")
    hands.page.wait_for_timeout(500)


def give_picture(hands: Hands, values: Values) -> None:
    """Choose a picture of the library."""
    open_panel(hands, "Featured image")
    hands.click(
        "Set featured image",
        "button",
        'below "Featured image"',
        f"{_COLUMN} .editor-post-featured-image__toggle",
        shows=f"{_MODAL} .media-toolbar-primary .media-button-select",
    )
    hands.page.wait_for_timeout(500)
    hands.click(
        "Media Library",
        "tab",
        f"{_IN_MODAL}, at the top",
        f"{_MODAL} #menu-item-browse",
        shows=f"{_MODAL} li.attachment .thumbnail",
    )
    hands.page.wait_for_timeout(600)
    if hands.person.id == "p03":
        hands.write(
            Field(
                name="Search",
                location=_IN_MODAL,
                value=values["picture"].split()[-1].lower(),
                selector=f"{_MODAL} #media-search-input",
            )
        )
        hands.page.wait_for_timeout(1500)
    if hands.person.detours:
        with hands.detour():
            _take_picture(hands, "Engine room")
    _take_picture(hands, values["picture"])
    hands.click(
        "Set featured image",
        "button",
        f"{_IN_MODAL}, at the bottom",
        f"{_MODAL} .media-button-select",
    )
    hands.page.locator(f"{_COLUMN} .editor-post-featured-image img").wait_for()
    hands.page.wait_for_timeout(400)


def _take_picture(hands: Hands, title: str) -> None:
    hands.click(
        title,
        "box",
        f"among the pictures {_IN_MODAL}",
        f"{_MODAL} li.attachment[aria-label='{title}']",
        record=True,
        shows=f"{_MODAL} .attachment-details",
    )
    hands.page.wait_for_timeout(400)


def sum_up(hands: Hands, values: Values) -> None:
    """Write the sentence for the overview."""
    open_panel(hands, "Excerpt")
    hands.write(
        Field(
            name="Write an excerpt (optional)",
            location='below "Excerpt"',
            value=values["excerpt"],
            selector=f"{_COLUMN} .editor-post-excerpt textarea",
        )
    )


def close_comments(hands: Hands) -> None:
    """Let nobody comment on the post."""
    open_panel(hands, "Discussion")
    hands.click(
        "Allow comments",
        "checkbox",
        'below "Discussion"',
        f"{_COLUMN} label:text-is('Allow comments')",
    )


def choose_when(hands: Hands, values: Values) -> None:
    """Set day and hour, in the calendar or with the fields above it."""
    toggle = f"{_COLUMN} .edit-post-post-schedule__toggle"
    day = date.fromisoformat(values["day"])
    if hands.person.id in {"p01", "p03"}:
        hands.choose_day(
            Field(
                name="Publish",
                location='below "Summary"',
                value=f"{day:%B} {day.day}, {day.year}",
                selector=toggle,
            ),
            day,
            month=f"{_CALENDAR} .components-heading",
            onward=f"{_CALENDAR} button[aria-label='View next month']",
            days=f"{_CALENDAR} button:not([aria-label^='View'])",
        )
        _choose_hour(hands, values)
    else:
        hands.click(
            "Publish", "button", 'below "Summary"', toggle, shows=_CALENDAR
        )  # fmt: skip
        hands.page.wait_for_timeout(400)
        if hands.person.order == "up":
            _type_day(hands, day)
            _choose_hour(hands, values)
        else:
            _choose_hour(hands, values)
            _type_day(hands, day)
    hands.click(
        "Close",
        "icon",
        f"{_WHEN}, at the top",
        ".block-editor-publish-date-time-picker button[aria-label='Close']",
    )
    hands.page.locator(_CALENDAR).wait_for(state="detached")
    wait = f"{_COLUMN} .edit-post-post-schedule__toggle:has-text('{day:%B} {day.day}')"
    hands.page.locator(wait).wait_for()


def _type_day(hands: Hands, day: date) -> None:
    fields = [
        Field(
            name="Date",
            location=_WHEN,
            value=f"{day:%B}",
            selector=".components-datetime__time-field-month select",
            kind="dropdown",
        ),
        Field(
            name="Date",
            location=f"{_WHEN}, behind the month",
            value=str(day.day),
            selector=".components-datetime__time-field-day input",
        ),
    ]
    hands.fill(fields)


def _choose_hour(hands: Hands, values: Values) -> None:
    hour, minute, half = values["hour"].replace(":", " ").split()
    for place, value, end in (
        ("the hour", hour, "hours"),
        ("the minutes", minute, "minutes"),
    ):
        hands.write(
            Field(
                name="Time",
                location=f"{_WHEN}, {place}",
                value=value,
                selector=f".components-datetime__time-field-{end}-input input",
            )
        )
    hands.click(
        half,
        "button",
        f"{_WHEN}, behind the minutes",
        f".components-datetime__time-{half.lower()}-button",
    )
