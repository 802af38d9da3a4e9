"""Which fields of a page take secrets, judged by what the source says of them."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from wb2pm.converters.redaction.spans import (
    Kind,
    secret_name,
    split_words,
)
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.converters.pages.page import Described

_FIELD_TAGS = frozenset({"input", "textarea"})
_FIELD_ROLES = frozenset({"textbox", "searchbox", "combobox", "spinbutton"})
NOT_TYPED = frozenset(
    [
        "button",
        "checkbox",
        "color",
        "file",
        "image",
        "radio",
        "range",
        "reset",
        "submit",
    ]
)
_NAMING = (
    "id",
    "name",
    "aria-label",
    "title",
    "data-testid",
    "data-test",
    "formcontrolname",
)
_OWN_ID = re.compile(r"@(?:id|name)\s*=\s*['\"]([^'\"]*)['\"][^/]*$|[#.]([\w-]+)$")


@cache
def _email_names() -> frozenset[str]:
    return frozenset(map(split_words, every_word(lambda one: one.fields.email)))


@cache
def _user_names() -> re.Pattern[str]:
    words = every_word(lambda one: (*one.fields.user, *one.fields.email))
    return phrase_pattern(map(split_words, words))


CAPTION: Final = "caption"
"""Name under which `describe` keeps the text of a label before a field."""


def describe(element: Described, *, placed: bool = True) -> dict[str, str]:
    """Gather what a source says of an element, by the names pages use.

    Args:
        element: The element.
        placed: Whether its path counts; on a whole page it takes long to find, and
            says no more than attributes do.

    Examples:
        >>> from wb2pm.events import Element
        >>> describe(Element(tag="input", type="password", attributes={"id": "p1"}))
        {'id': 'p1', 'tag': 'input', 'type': 'password'}
    """
    said = {k.lower(): v for k, v in element.attributes.items() if isinstance(v, str)}
    own = {
        "tag": element.tag,
        "role": element.role,
        "label": element.label,
        "placeholder": element.placeholder,
        "type": element.type,
        "xpath": element.path if placed else None,
    }
    return said | {name: value for name, value in own.items() if value}


def field_kind(said: Mapping[str, str], *, typed: bool = False) -> Kind | None:
    """Return what kind of secret a field takes; None for any other element.

    The input type decides first, then the purpose the page gives
    (``autocomplete``, HTML standard 4.10.18.7), then the words of its id, name,
    label, placeholder and caption.

    Args:
        said: What `describe` gathered, or a decoded element of a list.
        typed: Whether something was typed into it, which makes any element that
            is no button a field.

    Examples:
        >>> field_kind({"tag": "input", "xpath": "//*[@id='cvv']"})
        'card'
        >>> field_kind({"tag": "a", "text": "Forgot password?"}) is None
        True
    """
    if not _is_field(said, typed=typed):
        return None
    purpose = said.get("autocomplete", "").lower()
    if purpose.split(" ")[-1] == "one-time-code":
        return "code"
    if any(word.startswith("cc-") for word in purpose.split()):
        return "card"
    named = _named_kind(said)
    if named == "token" and _offers_tokens(said):
        return None
    if said.get("tag", "").lower() == "select":
        # Its options stand on the page: what was chosen is no secret that one keeps.
        return named if named == "card" else None
    kind = said.get("type", "").lower()
    if kind == "password" or ("-password" in purpose and not _offers_entries(said)):
        return named if named in {"card", "code", "token"} else "password"
    if named is None and (
        kind == "email" or purpose == "email" or _names(said) & _email_names()
    ):
        return "email"
    return named


def _offers_tokens(said: Mapping[str, str]) -> bool:
    """Return whether a field's makers call its choices tokens, and its readers do not."""
    read = ("label", "placeholder", "aria-label", CAPTION)
    return _offers_entries(said) and not any(
        secret_name(said.get(name, "")) for name in read
    )


def _offers_entries(said: Mapping[str, str]) -> bool:
    """Return whether a field offers what may be entered, which no secret is.

    So does a combobox (WAI-ARIA 1.2). Pages say that it takes a new password to keep a
    browser's own suggestions away.
    """
    return said.get("role", "").lower() == "combobox"


def names_user(said: Mapping[str, str]) -> bool:
    """Return whether a field takes the name of a user, as before a password.

    Examples:
        >>> names_user({"tag": "input", "xpath": "//*[@id='username']"})
        True
    """
    return any(_user_names().search(name) for name in _names(said))


def _is_field(said: Mapping[str, str], *, typed: bool) -> bool:
    kind, tag = said.get("type", "").lower(), said.get("tag", "").lower()
    if kind in NOT_TYPED or tag in {"button", "a"}:
        return False
    return (
        typed
        or tag in _FIELD_TAGS
        or tag == "select"
        or said.get("role", "").lower() in _FIELD_ROLES
    )


def may_be_field(element: Described) -> bool:
    """Return whether an element may take what is entered, as far as its kind tells.

    Examples:
        >>> from wb2pm.events import Element
        >>> may_be_field(Element(role="textbox")), may_be_field(Element(tag="a"))
        (True, False)
    """
    return (
        element.tag in _FIELD_TAGS
        or element.tag == "select"
        or (element.role or "").lower() in _FIELD_ROLES
    )


def own_name(path: str) -> str | None:
    """Return the id or name by which a path or selector tells its element.

    Examples:
        >>> own_name("//form/input[@name='pin']"), own_name("input#otp")
        ('pin', 'otp')
    """
    own = _OWN_ID.search(path)
    return next(filter(None, own.groups()), None) if own else None


def _spoken(said: Mapping[str, str]) -> list[str]:
    spoken = [said.get(key, "") for key in (*_NAMING, "label", "placeholder", CAPTION)]
    spoken.append(own_name(said.get("xpath", "")) or "")
    return spoken


def _names(said: Mapping[str, str]) -> frozenset[str]:
    return frozenset(filter(None, map(split_words, _spoken(said))))


def _named_kind(said: Mapping[str, str]) -> Kind | None:
    kinds = {secret_name(name) for name in _spoken(said)}
    ordered: tuple[Kind, ...] = (
        *("iban", "identity", "card", "code", "password", "token"),
    )
    found = next((kind for kind in ordered if kind in kinds), None)
    if found is None and "pass" in _names(said):
        return "password"
    return found


def captions_of(found: Iterable[Mapping[str, Any]]) -> list[str | None]:
    """Return for each element the text of the label right before it, if it is a field.

    Examples:
        >>> captions_of([{"tag": "label", "text": "PIN"}, {"tag": "input"}, {"tag": "a"}])
        [None, 'PIN', None]
    """
    result: list[str | None] = []
    label: object = None
    for item in found:
        tag = item.get("tag")
        before = label if isinstance(label, str) and tag in _FIELD_TAGS else None
        result.append(before)
        label = item.get("text") if tag == "label" else None
    return result


def strings(item: Mapping[str, Any]) -> dict[str, str]:
    """Keep what is text in a decoded element."""
    return {k: v for k, v in item.items() if isinstance(v, str)}
