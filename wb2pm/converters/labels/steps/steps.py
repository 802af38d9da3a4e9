"""Events folded into what a written procedure would call one step.

Putting the cursor into a field, typing and pressing Enter there is one step;
opening a list of options and choosing is one; a scroll, a hover or a Tab serves
the step that follows. Each event ends up in exactly one step, in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.typed_text import (
    commands_page,
    has_lines,
    shortcut,
    typed_text,
)
from wb2pm.converters.labels.naming.naming import ADDRESS_BAR, NOWHERE, Target
from wb2pm.converters.labels.places.gaps import is_in_place
from wb2pm.converters.labels.steps.begun import (
    CLICKS,
    Step,
    activates,
    is_behind,
    is_double,
    is_echo,
    is_native,
    is_pasted,
    is_ticked_with,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.converters.labels.popups.choice_endings import Pick
    from wb2pm.events import UIEvent

_PASSING = frozenset({"scroll", "hover", "wait"})
_MOVES_FOCUS = frozenset({"Tab", "Shift+Tab"})
_MODIFIERS = frozenset(
    {"Ctrl", "Cmd", "Alt", "AltGr", "Shift", "Caps Lock", "Ctrl+Shift"}
)
_PAGING = frozenset({"Page Down", "Page Up", "Up", "Down", "Home", "End"})


def fold_steps(
    events: Sequence[UIEvent],
    targets: Sequence[Target],
    picks: Mapping[int, Pick] | None = None,
) -> list[Step]:
    """Fold events into steps.

    Args:
        events: The events of one demonstration, in order.
        targets: The target of each.
        picks: What was chosen in popups, by the place of the event.

    Returns:
        The steps in order; `Step.events` holds every event exactly once,
        `Step.acting` those that did the step rather than led up to it, and
        `Step.chosen` what was chosen in a popup.
    """
    folding = _Folding()
    for place, (event, target) in enumerate(zip(events, targets, strict=True)):
        pick = picks.get(place) if picks else None
        if folding.follows(event):
            continue
        if pick is None:
            folding.take(event, target)
        else:
            folding.pick(event, pick)
    return folding.finish()


class _Folding:
    """Where the folding is: the steps so far, and what waits for the next."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._waiting: list[UIEvent] = []

    def follows(self, event: UIEvent) -> bool:
        """Take what the page did by itself for a choice, which is no step."""
        last = self._steps[-1] if self._steps else None
        if last is None or not is_ticked_with(last, event):
            return False
        last.events += [*self._waiting, event]
        self._waiting = []
        return True

    def take(self, event: UIEvent, target: Target) -> None:
        if event.action in _PASSING or self._is_preparation(event, target):
            self._waiting.append(event)
            if event.value in _MOVES_FOCUS and self._steps:
                self._steps[-1].open = False
        elif event.action in CLICKS:
            self._click(event, target)
        elif event.action in {"type", "press"} or is_pasted(event, target):
            self._key(event, target)
        elif event.action == "select":
            self._choose(event, target)
        else:
            verb = "Download" if event.raw_action == "download" else "Other"
            self._begin(_verb_of(event, verb), target, event)

    def pick(self, event: UIEvent, pick: Pick) -> None:
        """Choose in a popup: it belongs to what was done on its opener."""
        last = self._steps[-1] if self._steps else None
        same = last is not None and last.target.key == pick.opener.key
        another = pick.opens or (last and last.has_chosen and not pick.alone)
        if last is not None and same and not another:
            self._extend(last, event)
        else:
            last = self._begin("Select", pick.opener, event)
        last.verb, last.target = "Select", pick.opener
        last.open = pick.option is None
        if pick.option is not None:
            last.chosen = [pick.option]

    def finish(self) -> list[Step]:
        if self._waiting and self._steps:
            self._steps[-1].events.extend(self._waiting)
        elif self._waiting:
            scrolled = [e for e in self._waiting if e.action in _PASSING]
            step = Step("Scroll" if scrolled else "Press", NOWHERE)
            for event in self._waiting:
                step.add(event)
            self._steps.append(step)
        self._waiting = []
        return self._steps

    def _is_preparation(self, event: UIEvent, target: Target) -> bool:
        """Return whether a key only moves the focus, holds a modifier or pages."""
        if event.action == "type" and event.value == " ":
            return target.kind == "page"  # it pages, as Page Down does
        if event.action != "press":
            return False
        if event.value in _MOVES_FOCUS or event.value in _MODIFIERS:
            return True
        return event.value in _PAGING and target.kind in {"page", "link", "element"}

    def _begin(self, verb: str, target: Target, event: UIEvent) -> Step:
        step = Step(verb, target)
        if verb in {"Enter", "Select"} and (
            self._is_label_of(target) or self._became(event)
        ):
            step.events.extend(self._steps.pop().events)
        step.events.extend(self._waiting)
        self._waiting = []
        step.add(event)
        if self._steps:
            self._steps[-1].open = False
        self._steps.append(step)
        return step

    def _is_label_of(self, target: Target) -> bool:
        """Return whether the last step was a click on the label of that field.

        So is a click on what turns out to be written in, such as an editor.
        """
        last = self._steps[-1] if self._steps else None
        if last is None or last.verb != "Click" or not last.open:
            return False
        if last.target.kind == "label":
            return last.target.found is not None and last.target.found == target.found
        return last.target.kind == "element" and last.target.key == target.key

    def _became(self, event: UIEvent) -> bool:
        """Return whether the last step was a click on what a field then took the place of.

        Cells of a grid become fields when they are clicked, and so does what invites
        to write in its very place.
        """
        last = self._steps[-1] if self._steps else None
        if last is None or not last.open or last.verb not in {"Click", "Double-click"}:
            return False
        clicked, box = last.acting[-1], event.target.box if event.target else None
        if box is None or event.action != "type":
            return False
        place = clicked.target.box if clicked.target else None
        if last.target.kind not in {"element", "cell"} and not is_in_place(place, box):
            return False
        x, y = clicked.x, clicked.y
        return x is not None and y is not None and box.contains(x, y)

    def _last(
        self, target: Target, *verbs: str, still_open: bool = True
    ) -> Step | None:
        """Return the last step if it is on that target and can go on."""
        if not self._steps:
            return None
        last = self._steps[-1]
        same = last.target.key == target.key and last.verb in verbs
        return last if same and (last.open or not still_open) else None

    def _extend(self, step: Step, event: UIEvent) -> None:
        step.events.extend(self._waiting)
        self._waiting = []
        step.add(event)

    def _click(self, event: UIEvent, target: Target) -> None:
        if event.action == "double_click" and target.kind != "field":
            self._begin("Double-click", target, event)
        elif event.action == "right_click":
            self._begin("Right-click", target, event)
        elif target.kind == "field":
            if last := self._last(target, "Enter"):
                self._extend(last, event)
            else:
                self._begin("Enter", target, event)
        elif target.kind == "dropdown" and is_native(event):
            if last := self._last(target, "Select"):
                self._extend(last, event)
                last.open = False
            else:
                self._begin("Select", target, event)
        elif self._steps and is_behind(self._steps[-1], event, target):
            self._extend(self._steps[-1], event)
        elif (last := self._last(target, "Click")) and is_echo(last, event):
            self._extend(last, event)
        elif (last := self._last(target, "Click")) and is_double(last, event):
            self._extend(last, event)
            last.verb, last.open = "Double-click", False
        else:
            self._begin("Click", target, event)

    def _key(self, event: UIEvent, target: Target) -> None:
        if target.kind == "address bar" or event.value in _ADDRESS_KEYS:
            self._navigate(event)
        elif target.kind in {"field", "dropdown"} and commands_page(event):
            self._begin("Press", target, event)
        elif target.kind == "field":
            self._key_in_field(event, target)
        elif target.kind == "dropdown":
            self._key_in_list(event, target)
        elif event.value == "Escape" and self._steps:
            self._extend(self._steps[-1], event)
        elif event.target is not None and event.target.role == "document":
            self._write_lines(event, target)
        elif activates(event, target):
            self._begin("Click", target, event).open = False
        elif event.action == "type":
            if last := self._last(target, "Enter"):
                self._extend(last, event)
            else:
                is_command = target.kind == "page" and shortcut(event)
                self._begin("Press" if is_command else "Enter", target, event)
        else:
            self._begin("Press", target, event)

    def _key_in_field(self, event: UIEvent, target: Target) -> None:
        enter = event.action == "press" and event.value == "Enter"
        if has_lines(event.target):
            self._write_lines(event, target)
            return
        last = (
            self._last(target, "Enter")
            or (self._last(target, "Enter", still_open=False) if enter else None)
            or self._drawn_anew(event, target)
        )
        if last is None:
            last = self._begin("Enter", target, event)
        else:
            self._extend(last, event)
        if enter:
            last.open = False

    def _drawn_anew(self, event: UIEvent, target: Target) -> Step | None:
        """Return the last step if its field was replaced while it was typed in.

        Search fields become lists of suggestions at the first letters.
        """
        last = self._steps[-1] if self._steps else None
        if last is None or last.verb != "Enter" or not last.open or not target.name:
            return None
        typed = typed_text(last.acting)
        held = (event.target.value if event.target else None) or ""
        if last.target.name != target.name or not (typed and held.startswith(typed)):
            return None
        last.target = target
        return last

    def _write_lines(self, event: UIEvent, target: Target) -> None:
        """Go on in a field of several lines, unless Enter has sent what was there."""
        last = self._last(target, "Enter")
        if last is None:
            self._begin("Enter", target, event)
        elif event.action == "type" and _is_sent(last, event):
            before = last.clicked_last()
            step = self._begin("Enter", target if target.name else last.target, event)
            step.events[:0] = before
            step.acting[:0] = before
        else:
            self._extend(last, event)

    def _key_in_list(self, event: UIEvent, target: Target) -> None:
        last = self._last(target, "Click", "Select")
        if last is None:
            last = self._begin("Select", target, event)
        else:
            self._extend(last, event)
            last.verb = "Select"
        opens = len(last.acting) == 1 and not is_native(event)
        if event.action == "press" and event.value in {"Enter", "Escape"} and not opens:
            last.open = False

    def _choose(self, event: UIEvent, target: Target) -> None:
        """Choose in a list; one that the page draws was opened before.

        After a choice another is a step of its own, unless keys passed over the first.
        """
        last = self._last(target, "Click", "Select")
        if last is not None and last.acting[-1].action != "select":
            self._extend(last, event)
            last.verb, last.open = "Select", False
        else:
            self._begin("Select", target, event)

    def _navigate(self, event: UIEvent) -> None:
        last = self._steps[-1] if self._steps else None
        if last and last.verb == "Navigate" and last.open:
            self._extend(last, event)
        else:
            last = self._begin("Navigate", ADDRESS_BAR, event)
        if event.action == "press" and event.value == "Enter":
            last.open = False


def _is_sent(step: Step, event: UIEvent) -> bool:
    """Return whether Enter has sent what a field of several lines held: it is empty now.

    What an editor keeps elsewhere, its field does not hold at the Enter either.
    """
    keys = (each for each in reversed(step.acting) if each.action not in CLICKS)
    key = next(keys, None)
    if key is None or key.value != "Enter":
        return False
    held, now = (each.target.value if each.target else None for each in (key, event))
    return now == "" or bool(held and event.attributes.get("before") == "")


_ADDRESS_KEYS = frozenset({"Ctrl+L", "Cmd+L", "Alt+D", "F6"})
_VERBS = {
    "drag": "Drag",
    "navigate": "Navigate",
    "tab_open": "Open tab",
    "tab_close": "Close tab",
    "tab_switch": "Switch tab",
    "copy": "Copy",
    "paste": "Paste",
    "submit": "Submit",
    "message": "Answer",
}


def _verb_of(event: UIEvent, otherwise: str) -> str:
    if event.action == "tab_switch" and event.target is not None:
        return "Switch to"  # a program, which has a name; a tab has an address
    return _VERBS.get(event.action, otherwise)
