"""How people keep the archive's line free for something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.qbittorrent.places import begin, close, settle
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WINDOW = ("preferencesPage", "Options")
_PLACE = 'in the window "Options"'
_SPEED, _BITTORRENT = "#SpeedTab", "#BittorrentTab"
_SCHEDULE = "#limitSchedulingCheckbox"
_BELOW = (30, 10)
_LIMITS = "#alternativeSpeedLimits"
_LEFT = "Schedule the use of alternative rate limits"
_FILLED = "() => document.getElementById('max_active_up_value')?.value"


def slow_down(hands: Hands, values: Values) -> bool:
    """Set limits and hours for them, and switch them on for today."""
    begin(hands)
    _open(hands)
    if hands.person.detours:
        with hands.detour():
            _turn_to(hands, "Connection", "#ConnectionTab")
    parts = [_limit, _queue]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.detours:  # reads it once more
        _turn_to(hands, "Speed", _SPEED)
    _save(hands)
    _switch_on(hands)
    return True


def leave_it(hands: Hands, values: Values) -> bool:
    """Begin with the hours, doubt that they are right, and close the options."""
    begin(hands)
    _open(hands)
    _turn_to(hands, "Speed", _SPEED)
    hands.fill(_speeds(values))
    _schedule(hands)
    hands.fill(_hours(values)[:3])
    close(hands, *_WINDOW)
    return False


def _open(hands: Hands) -> None:
    """Open the options, from the menu or with what is below it."""
    if hands.person.enter_sends:
        menu = "#desktopNavbar > ul > li > a:text-is('Tools')"
        hands.hover("Tools", menu)
        entry = "#preferencesLink"
        hands.page.locator(entry).wait_for(state="visible")
        place = 'in the menu "Tools"'
        hands.click("Options...", "menu", place, entry, at=_BELOW)  # straight down
    else:
        hands.click("Options", "icon", "at the top", "#preferencesButton img")
    hands.page.wait_for_function(_FILLED)
    settle(hands)


def _turn_to(hands: Hands, name: str, shows: str) -> None:
    tab = f"#preferencesTabs a:text-is('{name}')"
    hands.click(name, "tab", _PLACE, tab, shows=shows)


def _limit(hands: Hands, values: Values) -> None:
    """Say how fast it may be, and when."""
    _turn_to(hands, "Speed", _SPEED)
    if hands.person.order == "up":
        _schedule(hands)
        hands.fill(_hours(values))
        hands.fill(_speeds(values))
        return
    hands.fill(_speeds(values))
    _schedule(hands)
    if hands.person.searches:  # takes it back below
        hands.fill(_hours(values)[:-1])
        hands.fill([_days(values["other"]), _days(values["days"])])
    else:
        hands.fill(_hours(values))


def _queue(hands: Hands, values: Values) -> None:
    """Say how many are sent at once, and when one has been sent for long enough."""
    _turn_to(hands, "BitTorrent", _BITTORRENT)
    reached = "When seeding time reaches"
    uploads = _field(
        "Maximum active uploads", values["uploads"], "#max_active_up_value"
    )
    minutes = _field(reached, values["minutes"], "#max_seeding_time_value")
    steps: Sequence[Field | None] = (uploads, None, minutes)
    if hands.person.order == "up":
        steps = (None, minutes, uploads)
    for step in steps:
        if step is None:
            box = "#max_seeding_time_checkbox"
            hands.click(reached, "checkbox", _PLACE, box)
        else:
            hands.write(step)


def _schedule(hands: Hands) -> None:
    hands.click(_LEFT, "checkbox", _PLACE, _SCHEDULE)


def _speeds(values: Values) -> list[Field]:
    return [
        _field("Upload", values["up"], "#alt_up_limit_value"),
        _field("Download", values["down"], "#alt_dl_limit_value"),
    ]


def _hours(values: Values) -> list[Field]:
    return [
        _field("From", values["from_hour"], "#schedule_from_hour"),
        _field("From", values["from_minute"], "#schedule_from_min"),
        _field("To", values["to_hour"], "#schedule_to_hour"),
        _field("To", values["to_minute"], "#schedule_to_min"),
        _days(values["days"]),
    ]


def _days(days: str) -> Field:
    return Field(
        name="When",
        location=_PLACE,
        value=days,
        selector="#schedule_freq_select",
        kind="dropdown",
    )


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_PLACE, value=value, selector=selector)


def _save(hands: Hands) -> None:
    button = f"#{_WINDOW[0]} input[value='Save']"
    hands.click("Save", "button", "at the end of the window", button)
    hands.page.locator(f"#{_WINDOW[0]}").wait_for(state="detached")
    settle(hands)


def _switch_on(hands: Hands) -> None:
    """Switch the limits on by hand, unless the hours have begun."""
    settle(hands)
    shown = hands.page.locator(_LIMITS).get_attribute("src") or ""
    if shown.endswith("slow_off.svg"):
        hands.click("Alternative speed limits", "icon", "at the bottom", _LIMITS)
        settle(hands)
