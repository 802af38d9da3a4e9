"""How people give out a dashboard that was a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.superset.places import (
    DIALOG,
    OPTIONS,
    cancel,
    confirm,
    go,
    leave,
    open_list,
    open_record,
    press,
    search,
    settle,
    unfold,
    wait_closed,
    wait_for_quiet,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PROPERTIES = "Dashboard properties"
_IN_DIALOG = f'in the dialog "{_PROPERTIES}"'
_HEADER = "[data-test=dashboard-header-wrapper]"
_TITLE = f"{DIALOG} #title"
_ANOTHER = "Complaints and returns"
_BAR = "at the top right of the dashboard"


def publish(hands: Hands, values: Values) -> bool:
    """Give it its name, an owner and who vouches for it, and publish it."""
    if hands.person.hand == "keyboard":
        go(hands, "/dashboard/list/")
        search(hands, values["letters"], _ANOTHER)
        _edit_row(hands, values["draft"])
        _fill_in(hands, values)
        _save(hands, values)
        _make_public(hands, values["title"])
    elif hands.person.id == "p03":
        open_list(hands, "Dashboards")
        _edit_row(hands, values["other"])  # the wrong row
        cancel(hands, _PROPERTIES)
        search(hands, values["letters"], _ANOTHER)
        _edit_row(hands, values["draft"])
        _fill_in(hands, values)
        _save(hands, values)
        _make_public(hands, values["title"])
    elif hands.person.id == "p05":
        return _publish_from_page(hands, values)
    else:
        if hands.person.detours:
            with hands.detour():
                open_list(hands, "Charts")
        open_list(hands, "Dashboards")
        _make_public(hands, values["draft"])
        open_list(hands, "Dashboards")
        _edit_row(hands, values["draft"])
        _fill_in(hands, values)
        if hands.person.detours:
            unfold(hands, "General information", _PROPERTIES)
            hands.page.wait_for_timeout(500)
        _save(hands, values)
        return True
    open_list(hands, "Dashboards")
    return True


def take_used_address(hands: Hands, values: Values) -> bool:
    """Type an address that another dashboard has, be told so, and leave it."""
    open_list(hands, "Dashboards")
    _edit_row(hands, values["draft"])
    _fill_in(hands, {**values, "slug": "cellar"})
    confirm(hands, "Save", _PROPERTIES)
    hands.page.get_by_text("Must be unique").first.wait_for()
    wait_for_quiet(hands)
    leave(hands, _PROPERTIES)
    return False


def _publish_from_page(hands: Hands, values: Values) -> bool:
    """Find it among the drafts, and do all on its own page."""
    open_list(hands, "Dashboards")
    hands.choose(
        Field(
            name="Status",
            location="above the list",
            value="Draft",
            selector="[data-test=select-filter-container]:has(label:text-is('Status'))"
            " .ant-select-selector",
            kind="dropdown",
            options=OPTIONS,
            letters="",
        )
    )
    hands.page.locator(f"tbody tr:has-text('{_ANOTHER}')").wait_for(state="detached")
    settle(hands)
    open_record(hands, values["draft"], shows=_HEADER)
    press(
        hands,
        "Edit dashboard",
        _BAR,
        "[data-test=edit-dashboard-button]",
        "[data-test=header-save-button]",
    )
    entry = "[data-test=header-actions-menu] li:has-text('Edit properties')"
    hands.click(
        "Menu actions trigger", "icon", _BAR, "[data-test=actions-trigger]", shows=entry
    )
    hands.page.wait_for_timeout(300)
    hands.click(
        "Edit properties", "menu", "in the menu with the dots", entry, shows=_TITLE
    )
    settle(hands)
    _fill_in(hands, values)
    confirm(hands, "Apply", _PROPERTIES)
    wait_closed(hands)
    wait_for_quiet(hands)
    press(
        hands,
        "Save",
        _BAR,
        "[data-test=header-save-button]",
        "[data-test=edit-dashboard-button]",
    )
    _toggle(hands)
    open_list(hands, "Dashboards")
    return True


def _edit_row(hands: Hands, title: str) -> None:
    row = f"tbody tr:has-text('{title}')"
    hands.hover(title, row)
    hands.click(
        "Edit",
        "icon",
        f'in the row "{title}"',
        f"{row} [data-test=edit-alt]",
        shows=_TITLE,
    )
    settle(hands)


def _make_public(hands: Hands, title: str) -> None:
    """Open a dashboard, and publish it there."""
    open_record(hands, title, shows=_HEADER)
    hands.look_around("looks at the charts")
    _toggle(hands)


def _toggle(hands: Hands) -> None:
    hands.click(
        "Draft",
        "button",
        "beside the title of the dashboard",
        f"{_HEADER} :text-is('Draft')",
        shows=f"{_HEADER} :text-is('Published')",
    )
    settle(hands)


def _fill_in(hands: Hands, values: Values) -> None:
    parts: list[Callable[[Hands, Values], None]] = [_general, _access, _certify]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _general(hands: Hands, values: Values) -> None:
    unfold(hands, "General information", _PROPERTIES)
    fields = [
        Field(name="Name", location=_IN_DIALOG, value=values["title"], selector=_TITLE),
        Field(
            name="URL Slug",
            location=_IN_DIALOG,
            value=values["slug"],
            selector=f"{DIALOG} #slug",
        ),
    ]
    hands.fill(fields)


def _access(hands: Hands, values: Values) -> None:
    unfold(hands, "Access & ownership", _PROPERTIES)
    box = f"{DIALOG} [data-test=dashboard-owners-select]"
    hands.pick(
        Field(
            name="Owners",
            location=_IN_DIALOG,
            value=values["owner"],
            selector=f"{box} input",
            options=f"{OPTIONS} span",
            letters=values["owner"].split()[0].lower(),
        )
    )
    hands.page.locator(
        f"{box} .ant-select-selection-item:has-text('{values['owner']}')"
    ).wait_for()


def _certify(hands: Hands, values: Values) -> None:
    unfold(hands, "Certification", _PROPERTIES)
    fields = [
        Field(
            name="Certified by",
            location=_IN_DIALOG,
            value=values["by"],
            selector=f"{DIALOG} #certifiedBy",
        ),
        Field(
            name="Certification details",
            location=_IN_DIALOG,
            value=values["why"],
            selector=f"{DIALOG} #certificationDetails",
        ),
    ]
    hands.fill(fields)


def _save(hands: Hands, values: Values) -> None:
    confirm(hands, "Save", _PROPERTIES)
    wait_closed(hands)
    hands.page.locator(f"tbody tr:has-text('{values['title']}')").wait_for()
