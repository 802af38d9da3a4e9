"""Activities in the words of a written procedure.

The form is that of careful hand-written procedures: one discrete action a
sentence, its verb first (Click, Type, Press, Scroll, Delete), the element in
quotes with its kind and its place.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.converters.labels.source_names import own_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity

_MASK = re.compile(r"\[([a-z][a-z -]*)\]")
_MASKED_AS = {
    "email": "e-mail address",
    "card": "card number",
    "code": "one-time code",
    "iban": "account number",
    "token": "access token",
}
_CLICKS = {
    "Click": "Click on",
    "Open": "Click on",
    "Check": "Click on",
    "Double-click": "Double-click on",
    "Right-click": "Right-click on",
    "Hover": "Hover over",
    "Drag": "Drag",
    "Submit": "Click on",
}
_OF_BROWSER = {
    "Open tab": "Open a new tab.",
    "Close tab": "Close the tab.",
    "Switch tab": "Switch to the other tab.",
    "Answer": 'Click on "OK" in the message.',
    "Dismiss": 'Click on "Cancel" in the message.',
    "Download": "Wait until the file is downloaded.",
}
"""What is done with the browser rather than on a page."""
_ARTICLE = re.compile(r"^(?:the|a|an)\s+", re.IGNORECASE)
_BOX = re.compile(r"\b(?:box|bar|field|input)$", re.IGNORECASE)
_NO_NOUN = re.compile(
    r"\b(?:from|to|until|till|by|for|of|in|before|after|since|between|with)$"
    r"|^(?:search|find|filter|look up|enter|type|select|choose|show|go)\b(?! (?:term|word))",
    re.IGNORECASE,
)
"""A field's name that says what to do with it rather than what it holds."""
_BUTTON = re.compile(r"\b(?:button|key)$", re.IGNORECASE)
_COMMANDS = frozenset(
    {
        *("open", "close", "start", "stop", "save", "add", "delete", "remove"),
        *("activate", "select", "insert", "copy", "paste", "print", "rename", "move"),
        *("minimize", "maximize", "enable", "disable", "install", "uninstall", "edit"),
    }
)
_LONG = 4
_KEY_TO_DELETE = {"Backspace", "Delete"}


def word_activity(
    activity: Activity, *, values: Sequence[str] = (), placeholder: bool = False
) -> tuple[str, ...]:
    """Put an activity into sentences, one for each discrete action.

    Args:
        activity: What was done, at granularity ``step``.
        values: Values to give; by default the activity's own. Of several values
            the first stands as the example.
        placeholder: Describe the value and give `values` as an example, because
            it is another one each time.

    Returns:
        Sentences without numbers, in order.

    Examples:
        >>> from wb2pm.events import Activity
        >>> activity = Activity(
        ...     label="Enter 'Title'", verb="Enter", events=(), element="Title",
        ...     element_type="field", value="Belt jam",
        ... )
        >>> word_activity(activity)
        ('Click on the "Title" field.', 'Type "Belt jam" in the "Title" field.')
        >>> word_activity(activity, placeholder=True)[1]
        'Type the title, such as "Belt jam", in the "Title" field.'
    """
    value = next(iter(values), activity.value)
    if activity.verb == "Enter":
        return _word_typing(activity, value, placeholder=placeholder)
    if activity.verb == "Select":
        return _word_choice(activity, value, placeholder=placeholder)
    if activity.verb == "Press":
        return (_word_key(activity.value),)
    if activity.verb == "Scroll":
        return (_word_scroll(activity.value),)
    if activity.verb == "Navigate":
        return _word_navigation(activity, value)
    if activity.verb in _OF_BROWSER:
        return (_OF_BROWSER[activity.verb],)
    if activity.verb in _CLICKS:
        return (_word_click(activity, value, placeholder=placeholder),)
    return (_word_otherwise(activity),)


def word_submit() -> str:
    """Return the sentence for the Enter that ends typing."""
    return "Press Enter."


def quote(name: str) -> str:
    """Put a name in quotes, on one line.

    Examples:
        >>> quote('the "new" one')
        '“the "new" one”'
    """
    plain = " ".join(name.split())
    if '"' not in plain:
        return f'"{plain}"'
    return "\u201c" + plain.replace("\u201c", '"').replace("\u201d", '"') + "\u201d"


def _word_key(key: str | None) -> str:
    if key is None:
        return "Press the key."
    the = "the " if _BUTTON.search(key) else ""
    return f"Press {the}{key}."


def _word_otherwise(activity: Activity) -> str:
    """Word what only its source has a word for, such as ``programOpen``."""
    words = own_words(activity.verb).split()
    if len(words) > 1 and words[-1] in _COMMANDS and words[0].lower() not in _COMMANDS:
        words = [words[-1].capitalize(), *(w.lower() for w in words[:-1])]
    told = " ".join(words) or "Act"
    if activity.element is None:
        place = f" {activity.location}" if activity.location else ""
        return f"{told}{place}."
    if len(words) == 1:
        return f"{told} {_element(activity)}."
    if words[0].lower() in _COMMANDS:
        return f"{words[0]} the {' '.join(words[1:])} {quote(activity.element)}."
    return f"{told}: {quote(activity.element)}."


def _word_typing(
    activity: Activity, value: str | None, *, placeholder: bool
) -> tuple[str, ...]:
    field = _named(activity)
    what = activity.element or "text"
    sentences = [f"Click on {_element(activity)}."]
    if _clears_first(activity):
        sentences.append(f"Delete the text in {field}.")
    masked = _MASK.fullmatch(value.strip()) if value else None
    if value is not None and not value.strip():
        return (sentences[0], f"Delete the text in {field}.")
    if value is None or (masked and masked[1] == "value"):
        sentences.append(f"Type the {_described(what)} in {field}.")
    elif masked:
        sentences.append(f"Type the {_MASKED_AS.get(masked[1], masked[1])} in {field}.")
    elif placeholder:
        sentences.append(
            f"Type the {_described(what)}, such as {quote(value)}, in {field}."
        )
    else:
        sentences.append(f"Type {quote(value)} in {field}.")
    return tuple(sentences)


def _clears_first(activity: Activity) -> bool:
    """Return whether what stood in the field was deleted before typing."""
    for event in activity.events:
        if event.action == "press" and event.value in _KEY_TO_DELETE:
            return True
        if event.action == "type":
            return False
    return False


def _word_choice(
    activity: Activity, value: str | None, *, placeholder: bool
) -> tuple[str, ...]:
    named = _named(activity)
    opened = f"Click on {_element(activity)}."
    masked = bool(value and _MASK.fullmatch(value.strip()))
    if value is None or masked:
        return (opened, f"Click on the option that applies in {named}.")
    if placeholder:
        chosen = f"Click on the option that applies in {named}, such as {quote(value)}."
        return (opened, chosen)
    return (opened, f"Click on the {quote(value)} option in {named}.")


def _word_click(activity: Activity, value: str | None, *, placeholder: bool) -> str:
    verb = _CLICKS[activity.verb]
    record = activity.element
    if activity.verb == "Open" or activity.element_type == "row":
        if value and not placeholder and not _MASK.search(value):
            return f"{verb} {quote(value)}, the {record or 'entry'} in the list."
        if value and not _MASK.search(value):
            return (
                f"{verb} the {record or 'entry'} in question, such as {quote(value)}."
            )
        return f"{verb} the {record or 'entry'} in question."
    return f"{verb} {_element(activity)}."


def _word_scroll(direction: str | None) -> str:
    return f"Scroll {direction}." if direction in {"up", "down"} else "Scroll the page."


def _word_navigation(activity: Activity, value: str | None) -> tuple[str, ...]:
    if activity.label == "Reload the page":
        return ("Reload the page.",)
    if activity.label == "Navigate back":
        return ('Click on the "Back" button of the browser.',)
    if value is None or _MASK.search(value):
        return (f"{activity.label}.",)
    return (
        "Click on the address bar of the browser.",
        f"Type {quote(value)} in the address bar.",
        "Press Enter.",
    )


def _named(activity: Activity) -> str:
    """Name an element without its place."""
    kind = activity.element_type or "element"
    if activity.name_source == "row" and activity.element:
        return f"the {kind} of the {activity.element}"
    if activity.element is None:
        return f"the {kind}"
    return f"the {quote(activity.element)} {kind}"


def _element(activity: Activity) -> str:
    place = f" {activity.location}" if activity.location else ""
    return f"{_named(activity)}{place}"


def _described(name: str) -> str:
    """Make a common noun of the name of a field; words of capitals stay."""
    plain = _ARTICLE.sub("", " ".join(name.split())).strip(" :*")
    no_noun = plain.endswith("?") or _BOX.search(plain) or _NO_NOUN.search(plain)
    if no_noun or len(plain.split()) > _LONG:
        return "text"
    words = [w if w.isupper() else w.lower() for w in plain.split()]
    return " ".join(words).replace('"', "") or "text"
