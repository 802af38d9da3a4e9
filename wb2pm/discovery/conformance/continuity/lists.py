"""Lists that were opened and left, and choices from lists that nobody opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.steps.begun import is_changed_by_itself
from wb2pm.converters.pages.paths import common_part
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.events import Element, UIEvent

_FILTERS: Final = frozenset({"combobox", "searchbox"})
"""Roles of fields that lists open from (ARIA Authoring Practices, combobox)."""

_OFFERING: Final = frozenset({"listbox", "option"})
_LINE: Final = 16
"""Pixels between a drawn list and the field to search in that it opens: less than a line."""


def choice_gaps(
    event: UIEvent, previous: UIEvent | None, following: UIEvent | None
) -> Iterator[Gap]:
    """Find a list opened for nothing, or a choice from one that was not opened.

    Args:
        event: What was done; to a native list, or to one that the page draws.
        previous: What was done before, scrolling and waiting left out.
        following: What was done after it.
    """
    if _chooses_unopened(event, previous):
        yield Gap(
            kind="choice",
            event=event.id,
            sentence="Something was chosen from a list that was not opened.",
        )
    if _opens_in_vain(event, previous, following):
        yield Gap(
            kind="choice",
            event=event.id,
            sentence="A list was opened, and nothing was chosen from it.",
        )


def letter_gaps(event: UIEvent) -> Iterator[Gap]:
    """Find letters missing of a name that was typed to find an option.

    Letters that are typed in a native list choose the first option that begins with
    all of them; what was chosen by them begins with them, then.

    Args:
        event: What was done.
    """
    target = event.target
    if event.action != "select" or target is None or target.tag != "select":
        return
    letters = [_typed_letter(key) for key in event.keys]
    name = " ".join((event.value or "").split()).casefold()
    typed = "".join(letter or "" for letter in letters)
    if None in letters or len(set(typed)) < _SEVERAL or name.startswith(typed):
        return
    if _in_order(typed, name) or sorted(typed) == sorted(name[: len(typed)]):
        yield Gap(
            kind="choice",
            event=event.id,
            sentence=f'"{event.value}" was chosen by "{typed}", which it does not begin with.',
        )


_SEVERAL: Final = 2
"""Letters from which on they are a beginning; one goes round what begins with it."""


def _typed_letter(key: str) -> str | None:
    """Return the letter of a key; None for other keys."""
    if key == "Key.space":
        return " "
    letter = key.strip("'") if len(key) > 1 else key
    return letter.casefold() if len(letter) == 1 else None


def _in_order(letters: str, name: str) -> bool:
    """Return whether a name has all letters, in this order, with others between."""
    left = iter(name)
    return all(letter in left for letter in letters)


def _chooses_unopened(event: UIEvent, previous: UIEvent | None) -> bool:
    """Return whether a choice from a list that the page draws came out of nothing.

    A list is opened by a click on it or on anything in it, by typing in its field, and
    by keys once it has the focus, which Tab brings (ARIA Authoring Practices,
    combobox). What shows the text that was just typed is no choice. A list of several
    values stays open, and the page may tick the box of what was chosen by itself.
    """
    target = event.target
    if event.action != "select" or target is None or target.tag in {"select", "input"}:
        return False
    if previous is None:
        return True
    if previous.action == "press" and "Tab" in (previous.value or ""):
        return False
    if target.path and previous.attributes.get(columns.UI_OPENER_ID) == target.path:
        return False  # it was done in what the list opened
    if is_changed_by_itself(previous):
        return False
    if previous.action == "type" and _folded(event.value) in _folded(previous.value):
        return False
    return previous.target is None or not _belongs(previous.target, target)


def _folded(text: str | None) -> str:
    return "".join(c for c in (text or "").casefold() if c.isalnum())


def _belongs(one: Element, drawn: Element) -> bool:
    """Return whether an element is a drawn list, its field, in it or around it.

    What offers options is open where it has the focus.
    """
    if one.role in _OFFERING:
        return True
    if one.tag == "input" and (one.role in _FILTERS or one.type == "search"):
        return True
    if one.path is None or drawn.path is None:
        return False
    inner, outer = sorted((f"{one.path}/", f"{drawn.path}/"), key=len, reverse=True)
    if inner.startswith(outer):
        return True
    if one.box is None or drawn.box is None or one.box.space != drawn.box.space:
        return False
    across, down = one.box.overlap(drawn.box)
    is_searched_in = one.tag == "input" and common_part(one.path, drawn.path)
    return across > 0 and down > (-_LINE if is_searched_in else 0)


def _opens_in_vain(
    event: UIEvent, previous: UIEvent | None, following: UIEvent | None
) -> bool:
    """Return whether a click on a native list has no choice after nor before it.

    Where the page itself told the recorder what changes, it hears of no choice of
    what was chosen already (HTML standard, ``change``): then nothing is missing.
    """
    target = event.target
    if event.action != "click" or target is None or target.tag != "select":
        return False
    if following is None or columns.UI_ROLE in event.attributes:
        return False
    around = [e for e in (previous, following) if e is not None]
    return not any(
        other.target is not None
        and (other.target.path == target.path or other.target.tag == "option")
        for other in around
    )
