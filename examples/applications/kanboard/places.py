"""Where things are on the museum's boards, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "at the top of the page"
SWITCHER = "Display another project"
DIALOG = "in the dialog"
_SWITCHER_FIELD = "header input[placeholder='Display another project']"
_LISTED = "#select-dropdown-menu li:text-is('{}')"
_SHOWN = """() => document.fonts.status === 'loaded'
  && ![...document.querySelectorAll('.fa-spinner')].some(
    e => e.getClientRects().length)"""


def root(hands: Hands) -> str:
    """Return the address that all pages begin with."""
    return "/".join(hands.page.url.split("/")[:3])


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    hands.go(root(hands) + path)


def settle(hands: Hands) -> None:
    """Wait until nothing turns any more."""
    hands.page.wait_for_timeout(250)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_function(_SHOWN)


def open_project(hands: Hands, name: str, letters: str) -> None:
    """Come to a project's board, each person another way."""
    if hands.person.hand == "keyboard":
        hands.press("b", "goes to the list of projects", shows=_LISTED.format(name))
        hands.type_on(SWITCHER, TOP, letters)
        hands.page.locator(f"{_LISTED.format(name)}.active").wait_for()
        hands.press_enter(SWITCHER)
    elif hands.person.id == "p03":
        hands.write(
            Field(name=SWITCHER, location=TOP, value=letters, selector=_SWITCHER_FIELD)
        )
        hands.click(
            name,
            "row",
            f'in the list below "{SWITCHER}"',
            _LISTED.format(name),
            record=True,
            leads_on=True,
        )
    else:
        hands.click(
            name,
            "link",
            "in the list of projects",
            f".table-list-title a:text-is('{name}')",
            record=True,
            leads_on=True,
        )
    settle(hands)


def open_view(hands: Hands, name: str) -> None:
    """Look at a project as a board, a list, or from above."""
    hands.click(
        name,
        "tab",
        "above the board",
        f".views a:has-text('{name}')",
        leads_on=True,
    )
    settle(hands)


def take_from_wheel(hands: Hands, name: str, *, dialog: str | None = None) -> None:
    """Take an entry of the menu that stands before the views of a project.

    Args:
        hands: Whose.
        name: Of the entry.
        dialog: How to find what is in the dialog that it opens; else a page follows.
    """
    entry = f"#dropdown a:has-text('{name}')"
    hands.click(
        "Configure this project",
        "menu",
        "at the top left, before the views",
        "a.action-menu",
        shows=entry,
    )
    hands.click(
        name,
        "link",
        'in the opened menu "Configure this project"',
        entry,
        leads_on=dialog is None,
        shows=dialog,
    )
    settle(hands)


def go_home(hands: Hands) -> None:
    """Come back to the page that everybody begins with."""
    hands.click("Dashboard", "link", "at the top left", "header .logo a", leads_on=True)
    settle(hands)


def save(hands: Hands, name: str = "Save", *, told: str | None = None) -> None:
    """Send what is in a dialog, with the button or with the keys for it.

    Args:
        hands: Whose.
        name: Of the button.
        told: What the page tells then.
    """
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "sends the form", leads_on=True)
    else:
        hands.click(
            name,
            "button",
            f"at the bottom {DIALOG}",
            f"#modal-content button:text-is('{name}')",
            leads_on=True,
        )
    if told is not None:
        hands.wait_for(told)
    settle(hands)


def cancel(hands: Hands) -> None:
    """Leave a dialog, with nothing sent."""
    hands.click(
        "cancel",
        "link",
        f"at the bottom {DIALOG}",
        "#modal-content .form-actions a:text-is('cancel')",
    )
    hands.page.locator("#modal-overlay").wait_for(state="hidden")
    settle(hands)


def in_dialog(
    name: str,
    value: str,
    selector: str,
    *,
    dropdown: bool = False,
    opens: bool = False,
) -> Field:
    """Return a field of a dialog.

    Args:
        name: As the dialog shows it.
        value: What to type or choose.
        selector: How to find it.
        dropdown: Whether it is a list.
        opens: Whether a calendar opens over the dialog.
    """
    return Field(
        name=name,
        location=DIALOG,
        value=value,
        selector=selector,
        kind="dropdown" if dropdown else "field",
        opens=opens,
    )


def choose_color(hands: Hands, color: str) -> None:
    """Choose a colour in the list that the page draws."""
    field = Field(
        name="Color",
        location=DIALOG,
        value=color,
        selector="#modal-content .select2-selection--single",
        kind="dropdown",
        letters="",
    )
    if hands.person.hand == "keyboard":
        colors = hands.page.locator("#form-color_id option").all_inner_texts()
        chosen = hands.page.locator("#form-color_id").evaluate("e => e.selectedIndex")
        down = ["ArrowDown"] * (colors.index(color) - chosen)
        reached = ["Enter"] if _has_cursor_before(hands) else []
        hands.choose_by_keys(field, [*reached, *down, "Enter"])
    else:
        hands.choose(field)
    hands.page.locator(f".select2-selection__rendered[title='{color}']").wait_for()


def _has_cursor_before(hands: Hands) -> bool:
    """Tell whether somebody comes to the list with Tab, and has to open it then."""
    return bool(
        hands.page.evaluate("() => document.activeElement.closest('#modal-content')")
    )
