"""Where the keyboard is, in a program that tells the focus as Qt's do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from wb2pm.record.desktop.accessibility import AccessibilityBus
from wb2pm.record.desktop.bus import Question, Questions, Ref
from wb2pm.record.desktop.keyboard import Keyboard
from wb2pm.record.desktop.secrecy import Focus, KeyFilter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

COMBO, FRAME, FILLER, LIST, ITEM = 11, 23, 20, 31, 32
BAR, ENTRY, PASSWORD, POPUP, TEXT = 34, 35, 40, 41, 61
"""Numbers of roles (``AtspiRole``)."""
EDITABLE, FOCUSED, SHOWING = 7, 12, 25


@dataclass
class Widget:
    """An element of a program.

    Attributes:
        role: Number of its role.
        said: What the program itself calls its role.
        name: Its name.
        keys: What stands for it.
        states: Its states.
        inside: What stands in it.
    """

    role: int
    said: str
    name: str = ""
    keys: str = field(default="", kw_only=True)
    states: set[int] = field(default_factory=lambda: {SHOWING})
    inside: list[Widget] = field(default_factory=list)

    def all(self) -> Iterator[Widget]:
        """Yield it and what stands in it."""
        yield self
        for one in self.inside:
            yield from one.all()


class Program(Questions):
    """Answers for the widgets of one window."""

    def __init__(self, window: Widget) -> None:
        """Take the window."""
        self.window = window

    def ref(self, widget: Widget) -> Ref:
        """Return how a widget is called on the bus."""
        return Ref(":1.4", str(id(widget)))

    def ask_all(self, questions: Sequence[Question]) -> list[Any]:
        """Answer as a program does."""
        found = {self.ref(one): one for one in self.window.all()}
        return [self._answer(found[one.ref], one) for one in questions]

    def _answer(self, widget: Widget, asked: Question) -> Any:
        if asked.method == "Get":
            told = {"Name": widget.name, "ChildCount": len(widget.inside)}
            return (("v", told[str(asked.given[1])]),)
        return {
            "GetRole": (widget.role,),
            "GetRoleName": (widget.said,),
            "GetExtents": ((0, 0, 10, 10),),
            "GetState": ([sum(1 << state for state in widget.states)],),
            "GetChildren": ([self.ref(one) for one in widget.inside],),
            "GetRelationSet": ([],),
            "GetKeyBinding": (widget.keys,),
        }.get(asked.method)


@pytest.fixture
def safe() -> tuple[Widget, Widget, Widget]:
    """Make a field that hides, what stands around it, and an entry of a list."""
    hiding = Widget(PASSWORD, "text", states={EDITABLE, FOCUSED, SHOWING})
    around = Widget(FILLER, "filler", "Password", {FOCUSED, SHOWING}, [hiding])
    entry = Widget(ITEM, "list item", "All", {FOCUSED, SHOWING})
    return hiding, around, entry


def window(*inside: Widget) -> tuple[Program, AccessibilityBus]:
    """Show widgets in a window."""
    program = Program(Widget(FRAME, "Fenster", inside=list(inside)))
    return program, AccessibilityBus(program)


def kept(focus: Focus, *names: str) -> list[str]:
    """Press keys; return which may be written down."""
    keys = KeyFilter(focus)
    pressed = [{"time_stamp": 9.0, "action": "press", "name": name} for name in names]
    return [str(one["name"]) for event in pressed for one in keys.let(event)]


def test_a_field_hides_by_the_number_of_its_role(
    safe: tuple[Widget, Widget, Widget],
) -> None:
    """Whatever the program calls it, and whatever stands around it."""
    _, around, _ = safe
    program, bus = window(around)
    focus = Focus()

    told = Keyboard(focus).went_to(program.ref(around), 1.0, bus)

    assert told is not None
    assert told["role"] == "password text"
    assert kept(focus, "K", "e") == ["*"]


def test_what_hides_comes_first_in_a_window_that_comes_to_the_front(
    safe: tuple[Widget, Widget, Widget],
) -> None:
    """Of all that says it has the focus."""
    hiding, around, entry = safe
    program, bus = window(Widget(LIST, "list", inside=[entry]), around)

    found = bus.focused(program.ref(program.window), most=100, seconds=5)

    assert found == program.ref(hiding)


def test_the_current_entry_of_a_list_does_not_take_the_focus_from_a_field(
    safe: tuple[Widget, Widget, Widget],
) -> None:
    """Until the field says that it has it no more."""
    hiding, around, entry = safe
    program, bus = window(entry, around)
    focus = Focus()
    keyboard = Keyboard(focus)
    keyboard.went_to(program.ref(hiding), 1.0, bus)

    assert keyboard.went_to(program.ref(entry), 1.1, bus) is None
    assert kept(focus, "K") == ["*"]
    hiding.states.remove(FOCUSED)
    assert keyboard.went_to(program.ref(entry), 1.2, bus) is not None
    assert kept(focus, "K") == ["K"]


def test_nobody_knows_what_a_part_shows_that_draws_itself() -> None:
    """Unless it says that it is written in."""
    drawn = Widget(FILLER, "filler", states={FOCUSED, SHOWING})
    program, bus = window(drawn)
    focus = Focus()

    Keyboard(focus).went_to(program.ref(drawn), 1.0, bus)
    assert kept(focus, "a", "b") == ["*"]

    drawn.states.add(EDITABLE)
    Keyboard(focus).went_to(program.ref(drawn), 1.0, bus)
    assert kept(focus, "a", "b") == ["a", "b"]


def test_a_role_that_came_later_is_called_as_the_program_does() -> None:
    """Numbers beyond those known, and the one that says that there is only a name."""
    program, bus = window(Widget(900, "rotary"), Widget(70, "gauge"))

    tree = bus.tree(program.ref(program.window), most=100, seconds=5)

    assert tree["role"] == "frame"
    assert [one["role"] for one in tree["children"]] == ["rotary", "gauge"]


def test_a_command_in_a_hidden_field_is_told() -> None:
    """With Ctrl held no key writes; with AltGr it may."""
    focus = Focus()
    focus.gained(1.0, "password text")

    assert kept(focus, "K", "ctrl", "l") == ["*", "ctrl", "l"]
    assert kept(focus, "ctrl", "alt_gr", "q") == ["ctrl", "*"]


def test_a_list_in_which_one_writes_is_told_from_one_that_only_opens() -> None:
    """By what stands in it."""
    text = Widget(TEXT, "text", states={EDITABLE, SHOWING})
    written = Widget(COMBO, "combo box", inside=[Widget(LIST, "list"), text])
    opened = Widget(COMBO, "combo box", inside=[Widget(LIST, "list")])
    program, bus = window(written, opened)

    told = [bus.describe(program.ref(one)) for one in (written, opened)]

    assert [one["editable"] for one in told] == [True, False]


def test_menus_in_which_a_nameless_one_stands_between() -> None:
    """Keys that do something from anywhere, not the letters of an open menu."""
    save = Widget(ENTRY, "menu item", "Save", keys="Ctrl+S")
    report = Widget(ENTRY, "menu item", "Report", keys="Alt+R")
    popup = Widget(POPUP, "popup menu", inside=[save, report])
    file = Widget(ENTRY, "menu item", "File", keys="Alt+F", inside=[popup])
    program, bus = window(Widget(BAR, "menu bar", inside=[file]))

    walk = bus.menus(program.ref(program.window))
    walk.go_on(seconds=5, is_needed=lambda: False)

    assert walk.is_done
    assert walk.entries == [
        {"role": "menu item", "name": "File", "keys": "Alt+F"},
        {"role": "menu item", "name": "Save", "keys": "Ctrl+S", "in": ["File"]},
    ]


def test_keys_wait_while_a_program_is_asked_what_got_the_focus() -> None:
    """A slow one must not have them judged by what had it before."""
    focus = Focus()
    focus.gained(1.0, "text")
    hiding = Widget(PASSWORD, "text", states={EDITABLE, FOCUSED, SHOWING})
    waited: list[bool] = []

    class Slow(Program):
        def ask_all(self, questions: Sequence[Question]) -> list[Any]:
            waited.append(focus.is_asked(5.1))
            return super().ask_all(questions)

    program = Slow(hiding)
    Keyboard(focus).went_to(program.ref(hiding), 5.0, AccessibilityBus(program))

    assert waited
    assert all(waited)
    assert not focus.is_asked(5.1)
    assert focus.hides(5.1)
