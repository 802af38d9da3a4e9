"""What all pages have in common: lists, calendars and the waiting for what moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

TOOLBAR = "in the bar above the table"
MENU = "in the menu that has opened"
_STILL = """() => {
  const roots = [document];
  for (const root of roots)
    for (const one of root.querySelectorAll('*'))
      if (one.shadowRoot) roots.push(one.shadowRoot);
  return roots.flatMap(root => root.getAnimations()).every(one =>
    one.playState !== 'running'
    || one.effect.getComputedTiming().endTime === Infinity);
}"""


class Row(NamedTuple):
    """One row of the table.

    Attributes:
        text: What it is called by.
        selector: How to find it.
    """

    text: str
    selector: str

    @property
    def location(self) -> str:
        """Where something in it is."""
        return f'in the row "{self.text}"'


def settle(hands: Hands) -> None:
    """Wait until nothing slides or fades any more."""
    hands.page.wait_for_timeout(150)
    hands.page.wait_for_function(_STILL)
    hands.page.wait_for_timeout(100)


def tap(  # noqa: PLR0913 (a control, its name for people and its place)
    hands: Hands,
    name: str,
    kind: Kind,
    location: str,
    selector: str,
    *,
    shows: str | None = None,
    record: bool = False,
) -> None:
    """Click, and wait until what it shows stands still."""
    settle(hands)
    hands.click(name, kind, location, selector, shows=shows, record=record)
    settle(hands)


def text(
    name: str,
    location: str,
    value: str,
    selector: str,
    *,
    opens: bool = False,
) -> Field:
    """Return a field to type in."""
    return Field(
        name=name, location=location, value=value, selector=selector, opens=opens
    )


def listed(  # noqa: PLR0913 (a field, its option and how both are found)
    name: str,
    location: str,
    value: str,
    selector: str,
    options: str,
    *,
    letters: str | None = "",
) -> Field:
    """Return a field with a list of options; with letters where it is searched."""
    return Field(
        name=name,
        location=location,
        value=value,
        selector=selector,
        kind="dropdown",
        options=options,
        letters=letters,
    )


def keys(*parts: str, downs: int = 0) -> list[str]:
    """Return the keys that type some letters, go down and take what is there."""
    return [*"".join(parts), *["ArrowDown"] * downs, "Enter"]


def wait_for(hands: Hands, words: str) -> None:
    """Wait for what the page tells."""
    hands.page.get_by_text(words).filter(visible=True).first.wait_for()
