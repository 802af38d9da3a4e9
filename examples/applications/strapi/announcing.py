"""How people put a walk or a talk on the website."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING

from examples.applications.strapi.places import (
    ABOVE,
    LISTED,
    MENU,
    OPTIONS,
    button,
    entries_path,
    go_to,
    heading,
    link,
    open_area,
    open_entries,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_EVENTS = "api::event.event"
_FORM = "in the form"
_AT_THE_SIDE = 'at the right, below "Entry"'
_FILTER = 'in the box below "Filters"'
_POPUP = "[role=dialog]"
_TITLE = "input[name=title]"
_DAY = "input[aria-label='Choose date']"


def announce(hands: Hands, values: Values) -> bool:
    """Fill in all that is known of it, and publish it."""
    if hands.person.order == "up":
        _duplicate(hands, values)
        parts = [_summary, _day_and_hour, _title]
    else:
        _look_through(hands, values)
        _open_form(hands)
        parts = [
            _title, _kind, _day_and_hour, _summary, _price, _where, _who,
        ]  # fmt: skip
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        hands.look_around("looks through the form once more")
    if hands.person.looks_around or hands.person.enter_sends:
        _save(hands, values)
    _publish(hands)
    hands.wait_for("Published document")
    hands.page.locator(heading(values["title"])).wait_for()
    return True


def forget_the_kind(hands: Hands, values: Values) -> bool:
    """Publish without the kind, be told that it is missing, and go away."""
    _look_through(hands, values)
    _open_form(hands)
    for part in (_title, _day_and_hour, _where):
        part(hands, values)
    _publish(hands)
    hands.wait_for("This value is required.")
    hands.click(
        "Back",
        "link",
        "at the top",
        link("Back"),
        shows="[role=alertdialog]",
    )
    hands.click(
        "Confirm",
        "button",
        'in the window "Confirmation"',
        f"[role=alertdialog] {button('Confirm')}",
        shows=LISTED,
    )
    return False


def _look_through(hands: Hands, values: Values) -> None:
    """Open the list, and look whether it is there already."""
    if hands.person.hand == "keyboard":
        go_to(hands, entries_path(_EVENTS), LISTED)
        return
    open_area(hands, "Content Manager", LISTED)
    if hands.person.detours:
        with hands.detour():
            open_entries(hands, "Guide", "api::guide.guide")
            open_entries(hands, "Event", _EVENTS)
    if hands.person.searches:
        search(hands, values["title"])
        hands.wait_for("No content found")
    elif not hands.person.looks_around:
        _filter(hands, values)
    else:
        hands.look_around("looks through the list")


def _filter(hands: Hands, values: Values) -> None:
    """Show only those of one kind."""
    hands.click("Filters", "button", ABOVE, button("Filters"), shows=_POPUP)
    hands.choose(_listed("Select field", "category", "[aria-label='Select field']"))
    kind = f"{_POPUP} [role=combobox][name=value]"
    hands.page.locator(f"{kind}[aria-label=category]").wait_for()
    hands.choose(_listed("category", values["kind"], kind))
    hands.click("Add filter", "button", _FILTER, f"{_POPUP} {button('Add filter')}")
    hands.wait_for(f"category is {values['kind']}")


def _listed(name: str, value: str, selector: str) -> Field:
    return Field(
        name=name,
        location=_FILTER,
        value=value,
        selector=selector,
        kind="dropdown",
        options=OPTIONS,
    )


def _open_form(hands: Hands) -> None:
    hands.click(
        "Create new entry",
        "button",
        "at the top right",
        link("Create new entry"),
        shows=_TITLE,
    )


def _duplicate(hands: Hands, values: Values) -> None:
    """Take over one that is like it."""
    open_area(hands, "Content Manager", LISTED)
    like = values["like"]
    search(hands, like)
    hands.page.locator(f"{LISTED} >> nth=1").wait_for(state="detached")
    hands.click(
        "Row actions",
        "icon",
        f'in the row "{like}"',
        f"{LISTED}:has-text('{like}') {button('Row actions')}",
        shows="[role=menuitem]",
    )
    hands.click(
        "Duplicate", "menu", MENU, "[role=menuitem]:has-text('Duplicate')",
        shows=f"{_POPUP} :text-is('Create')",
    )  # fmt: skip
    hands.click(
        "Create",
        "button",
        'in the window "Duplicate"',
        f"{_POPUP} :text-is('Create')",
        shows=_TITLE,
    )


def _title(hands: Hands, values: Values) -> None:
    """Type the title, and let the address be made from it."""
    hands.write(_field("title", values["title"]))
    hands.click("Regenerate", "icon", 'in the field "slug"', button("Regenerate"))
    hands.page.wait_for_function(
        "slug => document.querySelector('input[name=slug]').value === slug",
        arg=values["slug"],
    )


def _kind(hands: Hands, values: Values) -> None:
    kind = replace(
        _listed("category", values["kind"], "[role=combobox][name=category]"),
        location=_FORM,
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.choose(replace(kind, value=values["other"]))
    hands.choose(kind)


def _day_and_hour(hands: Hands, values: Values) -> None:
    day = date.fromisoformat(values["day"])
    field = Field(
        name="begins",
        location=_FORM,
        value=f"{day:%m/%d/%Y}",
        selector=_DAY,
    )
    if hands.person.hand == "keyboard" or hands.person.searches or not _is_shown(day):
        hands.write(field)
        hands.press("Enter", "closes the calendar")
    else:
        hands.choose(
            replace(
                field,
                value=str(day.day),
                options=f"{_POPUP} td[aria-label*='{day:%B} {day.day}, {day.year}']",
            )
        )
        hands.steps[-1].value = field.value
    hands.page.locator(_POPUP).wait_for(state="detached")
    hands.write(
        Field(
            name="begins",
            location="beside the day, in the form",
            value=values["hour"],
            selector="input[aria-label='Choose time']",
        )
    )
    hands.press("Enter", "takes the hour")


def _is_shown(day: date) -> bool:
    """Return whether the six weeks of this month's calendar have the day."""
    first = datetime.now(timezone.utc).date().replace(day=1)
    sunday = first - timedelta(days=first.isoweekday() % 7)
    return timedelta() <= day - sunday < timedelta(weeks=6)


def _summary(hands: Hands, values: Values) -> None:
    hands.write(_field("summary", values["summary"], "textarea"))


def _price(hands: Hands, values: Values) -> None:
    """Type the price, or turn the switch if there is none."""
    if values["price"]:
        hands.write(_field("price", values["price"]))
    else:
        hands.tick(_field("free", ""))


def _where(hands: Hands, values: Values) -> None:
    _relate(hands, "meetingPoint", values["point"])


def _who(hands: Hands, values: Values) -> None:
    _relate(hands, "guides", values["guide"])


def _relate(hands: Hands, name: str, value: str) -> None:
    """Pick one out of the list of other entries."""
    hands.pick(
        Field(
            name=name,
            location=_FORM,
            value=value,
            selector=f"input[name={name}]",
            options=OPTIONS,
            letters=value.lower()[:5],
        )
    )
    hands.page.get_by_role("button", name=value).first.wait_for()


def _field(name: str, value: str, tag: str = "input") -> Field:
    return Field(name=name, location=_FORM, value=value, selector=f"{tag}[name={name}]")


def _save(hands: Hands, values: Values) -> None:
    hands.click("Save", "button", _AT_THE_SIDE, button("Save"))
    hands.page.locator(heading(values["title"])).wait_for()
    hands.page.locator(f"{button('Save')}:disabled").wait_for()


def _publish(hands: Hands) -> None:
    hands.click("Publish", "button", _AT_THE_SIDE, button("Publish"))
