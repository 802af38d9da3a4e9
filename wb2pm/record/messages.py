"""What the script in a page tells, checked: a page is not to be trusted.

A page cannot guess the name under which the script reaches the recorder, but
it can look for it. Whatever does not have the form below is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wb2pm.errors import ConversionError

ActionKind = Literal[
    "click",
    "double_click",
    "right_click",
    "type",
    "press",
    "select",
    "check",
    "upload",
    "scroll",
    "drag",
    "copy",
    "paste",
]
Secret = Literal["password", "card", "code", "token"]
Identifier = Annotated[str, Meta(max_length=64, pattern=r"^[\w-]+$")]
LONGEST_MESSAGE = 64_000_000


class Corner(Struct):
    """A point, in CSS pixels."""

    x: float
    y: float


class Extent(Struct):
    """A size, in CSS pixels."""

    width: float
    height: float


class Area(Corner):
    """A rectangle by its top left corner, in CSS pixels."""

    width: float
    height: float


class Target(Struct, kw_only=True):
    """The control that an action was done to; `box` counts from the page's corner."""

    tag: str
    box: Area
    path: str
    selector: str
    role: str | None = None
    stated_role: str | None = None
    name: str | None = None
    name_from: str | None = None
    label: str | None = None
    text: str | None = None
    type: str | None = None
    placeholder: str | None = None
    value: str | None = None
    shadow: list[str] = []
    secret: Secret | None = None
    field_name: str | None = None
    icon: str | None = None
    icon_class: str | None = None
    icon_shape: str | None = None
    shape_text: str | None = None
    test_id: str | None = None


class RawTarget(Struct, kw_only=True):
    """The innermost element under the pointer, as WONDERBREAD tells it."""

    xpath: str
    tag: str
    box: Area
    label: str | None = None
    type: str | None = None
    placeholder: str | None = None
    role: str | None = None
    text: str | None = None
    value: str | None = None


class Layer(Struct, kw_only=True):
    """A dialog, menu or popover above the page; `by` says how that was seen."""

    by: Literal["role", "top layer", "painted"]
    role: str | None = None
    name: str | None = None


class Opener(Struct, kw_only=True):
    """What made a layer appear; `action` names the action that did."""

    by: Literal["stated", "hovered", "action", "expanded"]
    path: str
    role: str | None = None
    name: str | None = None
    action: Identifier | None = None


class Option(Struct, kw_only=True):
    """An option that was chosen, or an item of a menu."""

    role: str | None = None
    name: str | None = None


class Witness(Struct, kw_only=True):
    """What the page showed of an element when something was done to it."""

    tooltip: str | None = None
    tooltip_by: Literal["appeared", "aria-describedby", "drawn", "title"] | None = None
    text_before: str | None = None
    layer: Layer | None = None
    opener: Opener | None = None
    option: Option | None = None


class PageScreen(Struct, kw_only=True):
    """A look at the screen; without `elements` it is one already told.

    `hides` says whether a field is drawn that hides what it takes.
    """

    id: Identifier
    url: str
    title: str
    view: Area
    window: Area
    screen: Extent
    scrolled: Corner
    root: str = ""
    hides: bool = False
    elements: str | None = None
    html: str | None = None


class ActionUpdate(Struct, kw_only=True):
    """What can be told of an action at any time; `end` in ms since the epoch."""

    id: Identifier
    end: float
    value: str | None = None
    before: str | None = None
    after: str | None = None
    typed: str | None = None
    keys: list[str] | None = None
    modifiers: list[str] | None = None
    repeats: int | None = None
    clicks: int | None = None
    checked: bool | None = None
    option: str | None = None
    pixels: Corner | None = None
    cut: bool | None = None
    secret: Secret | None = None
    selection: str | None = None
    target: Target | None = None
    witness: Witness | None = None


class NewAction(ActionUpdate, tag="action", tag_field="t", kw_only=True):
    """An action that has begun; `at` in ms since the epoch."""

    kind: ActionKind
    at: float
    screen: PageScreen
    raw: RawTarget | None = None
    frame_url: str | None = None
    x: float | None = None
    y: float | None = None
    to: Target | None = None
    to_x: float | None = None
    to_y: float | None = None
    button: int | None = None
    kind_of_field: str | None = None


class More(ActionUpdate, tag="more", tag_field="t", kw_only=True):
    """More of an action that was told before."""

    kind: ActionKind | None = None


class ScreenSeen(Struct, tag="screen", tag_field="t", kw_only=True):
    """The screen after it had time to change."""

    at: float
    screen: PageScreen


class Changed(Struct, tag="changed", tag_field="t", kw_only=True):
    """What the page shows may have changed."""

    at: float


class Shown(Struct, tag="shown", tag_field="t", kw_only=True):
    """The page came to the front."""

    at: float


class SecretText(Struct, tag="secret", tag_field="t", kw_only=True):
    """What a secret field holds: kept in memory only, to strike it out elsewhere.

    `actions` names what was told of the field before it was known to be secret.
    """

    field: Identifier
    kind: Secret
    text: Annotated[str, Meta(max_length=10_000)]
    done: bool = False
    actions: list[Identifier] = []


class Trouble(Struct, tag="trouble", tag_field="t", kw_only=True):
    """The script could not make sense of something."""

    at: float
    where: str
    said: str


Message = NewAction | More | ScreenSeen | Changed | Shown | SecretText | Trouble

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decode_message(text: object, *, page: str) -> Message:
    """Read what a page tells.

    Args:
        text: What it sent.
        page: Its address, for the error.

    Raises:
        ConversionError: If it is not of the form that the script sends.

    Examples:
        >>> decode_message('{"t": "shown", "at": 5.0}', page="about:blank").at
        5.0
    """
    if not isinstance(text, str) or len(text) > LONGEST_MESSAGE:
        raise ConversionError("a page sent what the recorder's script does not", page)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as exc:
        raise ConversionError(
            f"a page sent what the recorder's script does not: {exc}", page
        ) from exc
