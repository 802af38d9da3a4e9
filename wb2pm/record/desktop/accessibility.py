"""The accessibility bus of Linux desktops: windows, elements, and what has the focus.

Toolkits tell on it what screen readers are told (AT-SPI 2, over D-Bus). The content of
fields is never asked for: what was typed is known from the keys, where it may be.
"""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wb2pm.record.desktop.bus import ATSPI, Question, Questions, Ref, property_of
from wb2pm.record.desktop.menus import MenuWalk
from wb2pm.record.desktop.roles import CURRENT, HIDING, HOLDING, UNKNOWN, ask_roles

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_ROOT: Final = "/org/a11y/atspi/accessible/root"
_NULL: Final = "/org/a11y/atspi/null"
_ACTIVE, _EDITABLE, _FOCUSED, _SHOWING, _DEFAULT = 1, 7, 12, 25, 39
"""Numbers of states (``AtspiStateType``)."""
_LABELLED_BY: Final = 2
"""Number of a relation (``AtspiRelationType``)."""
_ON_SCREEN: Final = 0
_FAR: Final = -(2**31)
"""Where toolkits say things are that are not on the screen."""
_MOST_INSIDE: Final = 300
"""Elements right in another that are looked at: sheets have millions."""
_DEEPEST: Final = 60
_MENU: Final = "menu"
_COMBO: Final = "combo box"
_ACTING: Final = ("menu", "menu item", "button", "check box", "page tab")
"""How roles end of what keys may stand for."""
_GROUP: Final = 24
"""Elements whose insides are asked for together."""


class _Placed(NamedTuple):
    """An element, and how far what it says of its place is off.

    What fills another element is where that is. Toolkits within toolkits say otherwise:
    LibreOffice under GTK may leave out its menu bar, until its window is moved.
    """

    ref: Ref
    box: tuple[int, int, int, int] | None
    dx: int = 0
    dy: int = 0

    def inside(self, ref: Ref, box: tuple[int, int, int, int] | None) -> _Placed:
        """Place an element in this one."""
        if self.box is None or box is None or box[2:] != self.box[2:]:
            return _Placed(ref, box, self.dx, self.dy)
        dx, dy = self.box[0] - box[0], self.box[1] - box[1]
        return _Placed(ref, box, self.dx + dx, self.dy + dy)


class Front(NamedTuple):
    """The window in front.

    Attributes:
        application: Name of the program.
        title: Title of the window.
        window: The window.
    """

    application: str
    title: str
    window: Ref


class _Known(NamedTuple):
    """What an element says of itself in one round of questions."""

    role: str
    name: str
    inside: int
    box: tuple[int, int, int, int] | None
    states: tuple[int, ...]

    def has(self, state: int) -> bool:
        """Return whether it is in a state."""
        place, bit = divmod(state, 32)
        return place < len(self.states) and bool(self.states[place] >> bit & 1)


class AccessibilityBus:
    """Asks programs what they show."""

    def __init__(self, asking: Questions | None = None) -> None:
        """Connect.

        Args:
            asking: Asks them; by default over a connection of its own.

        Raises:
            MissingExtraError: If the package that speaks D-Bus is not installed.
            RecordingError: If there is no such bus.
        """
        self._asking = Questions() if asking is None else asking

    def front(self) -> Front | None:
        """Return the window that is active; None where no program says it has it."""
        registry = Ref(f"{ATSPI}Registry", _ROOT)
        programs = self._children([registry], self._know([registry]))[0]
        inside = self._children(programs, self._know(programs))
        for program, windows in zip(programs, inside, strict=True):
            for window, known in zip(windows, self._know(windows), strict=True):
                if known.has(_ACTIVE):
                    return Front(self._know([program])[0].name, known.name, window)
        return None

    def at(self, window: Ref, x: float, y: float) -> dict[str, Any] | None:
        """Describe what is at a point of a window, without what stands in it."""
        here, found = _Placed(window, self._know([window])[0].box), None
        for _ in range(_DEEPEST):
            point = (int(x - here.dx), int(y - here.dy), _ON_SCREEN)
            answer = self._asking.ask(
                Question(here.ref, "Component", "GetAccessibleAtPoint", "iiu", point)
            )
            inner = Ref(*answer[0]) if answer else None
            if inner is None or inner.path == _NULL or inner == here.ref:
                break
            known = self._know([inner])[0]
            here = found = here.inside(inner, known.box)
        if found is None:
            return None
        return self._describe([found], self._know([found.ref]))[0]

    def tree(
        self,
        window: Ref,
        *,
        most: int,
        seconds: float,
        is_needed: Callable[[], bool] = lambda: False,
    ) -> dict[str, Any]:
        """Describe a window and what stands in it, as far as there is time.

        In closed menus, and in what is not shown, is not looked: programs have more of
        it than of all else, and answering takes them time.

        Args:
            window: The window.
            most: Elements that are described at most.
            seconds: Seconds after which no more are.
            is_needed: Returns whether something else has to be asked first.
        """
        end = time.monotonic() + seconds
        (known,) = self._know([window])
        first = _Placed(window, known.box)
        (top,) = self._describe([first], [known])
        waiting: deque[_Seen] = deque([(first, known, top, 1)])
        count = 1
        while waiting and count < most and time.monotonic() < end and not is_needed():
            group = [waiting.popleft() for _ in range(min(_GROUP, len(waiting)))]
            lists = self._children(
                [one.ref for one, *_ in group], [known for _, known, *_ in group]
            )
            placed, knowns, around = [], [], []
            for (one, _, told, depth), children in zip(group, lists, strict=True):
                told["children"] = []
                kept = children[: max(0, most - count)] if depth < _DEEPEST else []
                count += len(kept)
                for child, known in zip(kept, self._know(kept), strict=True):
                    placed.append(one.inside(child, known.box))
                    knowns.append(known)
                    around.append((told, depth + 1))
            described = self._describe(placed, knowns)
            for one, known, told, (outer, depth) in zip(
                placed, knowns, described, around, strict=True
            ):
                outer["children"].append(told)
                if known.has(_SHOWING):
                    waiting.append((one, known, told, depth))
        if waiting:
            top["complete"] = False
        return top

    def focused(self, window: Ref, *, most: int, seconds: float) -> Ref | None:
        """Find what has the focus in a window; None where nobody says so in time.

        Several may say so: what stands around a field, and what is current in a list.
        What hides what is typed comes before what is written in, and that before others.

        Args:
            window: The window.
            most: Elements that are asked at most.
            seconds: Seconds after which no more are.
        """
        end, asked = time.monotonic() + seconds, 1
        waiting, knowns = [window], self._know([window])
        found: list[tuple[Ref, _Known]] = []
        while waiting and asked < most and time.monotonic() < end:
            lists = self._children(waiting, knowns)
            inside = [one for children in lists for one in children][: most - asked]
            asked += len(inside)
            told = list(zip(inside, self._know(inside), strict=True))
            found += [one for one in told if one[1].has(_FOCUSED)]
            if found and any(_telling(max(found, key=_telling))):
                break
            kept = [(one, known) for one, known in told if known.has(_SHOWING)]
            waiting, knowns = [one for one, _ in kept], [known for _, known in kept]
        return max(found, key=_telling)[0] if found else None

    def holder(self, ref: Ref) -> Ref:
        """Return what has the focus in an element that is said to have it.

        Args:
            ref: It, or what stands around it.
        """
        for _ in range(_DEEPEST):
            knowns = self._know([ref])
            if knowns[0].role not in HOLDING:
                break
            (inside,) = self._children([ref], knowns)
            told = zip(inside, self._know(inside), strict=True)
            found = [one for one in told if one[1].has(_FOCUSED)]
            if not found:
                break
            ref = max(found, key=_telling)[0]
        return ref

    def is_written_in(self, ref: Ref) -> bool:
        """Return whether an element has the focus and takes what is typed."""
        (known,) = self._know([ref])
        return known.has(_FOCUSED) and (known.has(_EDITABLE) or known.role == HIDING)

    def shows_typing(self, ref: Ref) -> str:
        """Return an element's role, or nothing where it does not say what is shown."""
        (known,) = self._know([ref])
        return "" if known.role in UNKNOWN and not known.has(_EDITABLE) else known.role

    def menus(self, window: Ref) -> MenuWalk:
        """Begin a walk through the menus of a window."""
        return MenuWalk(self._asking, window)

    def describe(self, one: Ref) -> dict[str, Any]:
        """Describe an element: its role, its name, and where it is.

        Of a list that opens, also whether one may write in it, too.
        """
        known = self._know([one])
        (told,) = self._describe([_Placed(one, known[0].box)], known)
        if known[0].role == _COMBO:
            (inside,) = self._children([one], known)
            parts = [*known, *self._know(inside)]
            told["editable"] = any(part.has(_EDITABLE) for part in parts)
        return told

    def _describe(
        self, placed: Sequence[_Placed], knowns: Sequence[_Known]
    ) -> list[dict[str, Any]]:
        unnamed = [
            one.ref for one, known in zip(placed, knowns, strict=True) if not known.name
        ]
        labels = dict(zip(unnamed, self._labels(unnamed), strict=True))
        acting = [
            one.ref
            for one, known in zip(placed, knowns, strict=True)
            if known.role.endswith(_ACTING)
        ]
        keys = dict(zip(acting, self._keys(acting), strict=True))
        found = []
        for one, known in zip(placed, knowns, strict=True):
            name = known.name or labels[one.ref]
            told: dict[str, Any] = {"role": known.role, "name": name}
            if one.box is not None:
                x, y, wide, tall = one.box
                told["box"] = {"x": x + one.dx, "y": y + one.dy, "w": wide, "h": tall}
            if keys.get(one.ref):
                told["keys"] = keys[one.ref]
            if known.has(_DEFAULT):
                told["default"] = True
            found.append(told)
        return found

    def _know(self, refs: Sequence[Ref]) -> list[_Known]:
        """Ask elements for all that a description needs, at once."""
        roles = ask_roles(self._asking, refs)
        answers = iter(
            self._asking.ask_all(
                [
                    question
                    for ref in refs
                    for question in (
                        property_of(ref, "Name"),
                        property_of(ref, "ChildCount"),
                        Question(ref, "Component", "GetExtents", "u", (_ON_SCREEN,)),
                        Question(ref, "Accessible", "GetState"),
                    )
                ]
            )
        )
        return [
            _Known(
                role,
                str(name[0][1]) if name else "",
                int(inside[0][1]) if inside else 0,
                tuple(box[0]) if box and box[0][0] > _FAR else None,
                tuple(states[0]) if states else (),
            )
            for role, name, inside, box, states in zip(
                roles, *[answers] * 4, strict=True
            )
        ]

    def _labels(self, refs: Sequence[Ref]) -> list[str]:
        """Return what the captions say to which elements refer."""
        asked = [Question(ref, "Accessible", "GetRelationSet") for ref in refs]
        captions = [
            [
                Ref(*target)
                for kind, targets in (answer[0] if answer else ())
                if kind == _LABELLED_BY
                for target in targets
            ]
            for answer in self._asking.ask_all(asked)
        ]
        flat = [property_of(caption, "Name") for some in captions for caption in some]
        names = iter(self._asking.ask_all(flat))
        said = [[next(names) for _ in some] for some in captions]
        return [" ".join(str(name[0][1]) for name in some if name) for some in said]

    def _keys(self, refs: Sequence[Ref]) -> list[str]:
        """Return which keys stand for elements."""
        asked = [Question(ref, "Action", "GetKeyBinding", "i", (0,)) for ref in refs]
        answers = self._asking.ask_all(asked)
        said = [str(answer[0]) if answer else "" for answer in answers]
        return [keys if keys.strip("; ") else "" for keys in said]

    def _children(
        self, refs: Sequence[Ref], knowns: Sequence[_Known]
    ) -> list[list[Ref]]:
        """Return what stands right in elements; nothing for closed menus and sheets."""
        wanted = [
            ref
            for ref, known in zip(refs, knowns, strict=True)
            if 0 < known.inside <= _MOST_INSIDE
        ]
        asked = [Question(ref, "Accessible", "GetChildren") for ref in wanted]
        answers = zip(wanted, self._asking.ask_all(asked), strict=True)
        found = {
            ref: [Ref(*child) for child in answer[0]]
            for ref, answer in answers
            if answer
        }
        menus = [
            ref
            for ref, known in zip(refs, knowns, strict=True)
            if known.role == _MENU and found.get(ref)
        ]
        heads = self._know([found[menu][0] for menu in menus])
        for menu, head in zip(menus, heads, strict=True):
            if not head.has(_SHOWING):
                del found[menu]
        return [found.get(ref, []) for ref in refs]


def _telling(one: tuple[Ref, _Known]) -> tuple[bool, bool]:
    """Rank what says that it has the focus."""
    known = one[1]
    says_little = known.role in UNKNOWN or known.role in CURRENT
    return known.role == HIDING, not says_little or known.has(_EDITABLE)


_Seen = tuple[_Placed, _Known, dict[str, Any], int]
"""An element, what it says of itself, its description, and how deep it stands."""
