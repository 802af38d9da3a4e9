"""How people choose one of the garden's own pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

_DIALOG = ".modal-dialog"
_BOX = 'in the box "Choose an image"'
_PANEL = "[data-contentpath='picture']"


def choose_picture(hands: Hands, title: str) -> None:
    """Choose a picture, by looking for it or by its name."""
    hands.click(
        "Choose an image",
        "button",
        'below "Picture"',
        f"{_PANEL} button.chooser__choose-button",
        shows=f"{_DIALOG} a.image-choice",
    )
    hands.page.wait_for_timeout(600)
    if hands.person.id == "p03":  # the wrong one, seen and changed
        _take(hands, "Fern valley")
        hands.click(
            "Actions",
            "menu",
            'behind "Fern valley", below "Picture"',
            f"{_PANEL} button[aria-label='Actions']",
            shows="button:has-text('Change image')",
        )
        hands.page.wait_for_timeout(300)
        hands.click(
            "Change image",
            "button",
            "in the opened menu",
            "button:has-text('Change image')",
            shows=f"{_DIALOG} a.image-choice",
        )
        hands.page.wait_for_timeout(600)
    if hands.person.searches or hands.person.hand == "keyboard":
        hands.write(
            Field(
                name="Search term",
                location=_BOX,
                value=title.split(maxsplit=1)[0].lower(),
                selector=f"{_DIALOG} #id_q",
            )
        )
        hands.page.locator(f"{_DIALOG} h2:has-text('There is 1 match')").wait_for()
        hands.page.wait_for_timeout(400)
    _take(hands, title)


def _take(hands: Hands, title: str) -> None:
    hands.click(
        title,
        "box",
        f"among the pictures {_BOX}",
        f"{_DIALOG} a.image-choice[title='{title}']",
        record=True,
    )
    hands.page.locator(_DIALOG).wait_for(state="hidden")
    hands.page.locator(f"{_PANEL} :text-is('{title}')").first.wait_for()
    hands.page.wait_for_timeout(500)
