"""Elements, their places and their contents in the words of a procedure."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from wb2pm.errors import UnknownNameError
from wb2pm.vocabulary.language import language, languages
from wb2pm.vocabulary.phrases import one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity
    from wb2pm.vocabulary.sentences import Sentences

_LONG = 4
_DEFAULT = "en"


@cache
def sentences(code: str | None = None) -> Sentences:
    """Return the sentences of a language; of the default one if it has none.

    Examples:
        >>> sentences("de").press_any, sentences("ja").press_any
        ('Drücken Sie die Taste.', 'Press the key.')
    """
    found = language(code or _DEFAULT).sentences or language(_DEFAULT).sentences
    if found is None:
        raise LookupError("the default language has no sentences")
    return found


def has_sentences(code: str | None) -> bool:
    """Tell whether procedures can be written in a language.

    Examples:
        >>> has_sentences("fr"), has_sentences("ja"), has_sentences(None)
        (True, False, False)
    """
    return code is not None and language(code).sentences is not None


def written_in(code: str | None) -> str | None:
    """Check that procedures can be written in a language.

    Raises:
        UnknownNameError: If it has no sentences.

    Examples:
        >>> written_in("fr"), written_in(None)
        ('fr', None)
    """
    if code is not None:
        known = [each for each in languages() if has_sentences(each)]
        if code not in known:
            raise UnknownNameError("language with sentences", code, known)
    return code


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


def name_element(activity: Activity, said: Sentences) -> str:
    """Name an element with its kind, without its place.

    Examples:
        >>> from wb2pm.events import Activity
        >>> save = Activity(
        ...     label="Click 'Save'", verb="Click", events=(), element="Save",
        ...     element_type="button",
        ... )
        >>> name_element(save, sentences()), name_element(save, sentences("de"))
        ('the "Save" button', 'die Schaltfläche "Save"')
    """
    kind = activity.element_type or said.element
    template = said.elements.get(kind)
    if activity.is_row and activity.element:
        return said.of_record.format(kind=kind, name=activity.element)
    if activity.element is None and template:
        return template.format(name="").strip()
    if activity.element is None:
        return said.nameless.format(kind=kind)
    return (template or said.named).format(kind=kind, name=quote(activity.element))


def place_element(activity: Activity, said: Sentences) -> str:
    """Name an element with its kind and place.

    A place that the language has no words for is left out: it only helps to find
    the element.
    """
    named = name_element(activity, said)
    place = place_name(activity, said)
    return f"{named} {place}" if place else named


def place_name(activity: Activity, said: Sentences) -> str | None:
    """Name the place of an element; None where the language has no words for it.

    Examples:
        >>> from wb2pm.events import Activity
        >>> act = Activity(
        ...     label="Click", verb="Click", events=(), location='under "Issues"',
        ... )
        >>> place_name(act, sentences("fr"))
        'sous "Issues"'
    """
    if activity.location is None or not said.places:
        return activity.location
    heading = re.fullmatch(r'under "(.*)"', activity.location)
    if heading:
        return said.under.format(name=quote(heading[1]))
    return said.places.get(activity.location)


def describe_content(name: str, said: Sentences) -> str:
    """Make a common noun of the name of a field; words of capitals stay.

    Examples:
        >>> describe_content("The VAT number:", sentences())
        'VAT number'
    """
    articles = language(_DEFAULT).grammar.articles
    plain = " ".join(name.split())
    plain = re.sub(rf"^(?:{one_of(articles)})\s+", "", plain, flags=re.IGNORECASE)
    plain = plain.strip(" :*")
    no_noun = (
        plain.endswith(("?", "!", "...", "\u2026"))
        or ends_with(plain, said.nouns_of_fields)
        or said.no_noun.search(plain)
    )
    common = language(_DEFAULT).common
    small = all(word.lower() in common for word in plain.split())
    if no_noun or small or len(plain.split()) > _LONG:
        return said.text
    words = [w if w.isupper() else w.lower() for w in plain.split()]
    return " ".join(words).replace('"', "") or said.text


def ends_with(name: str, nouns: Sequence[str]) -> bool:
    """Tell whether a name ends with one of some nouns.

    Examples:
        >>> ends_with("Search box", ["box"]), ends_with("Box", [])
        (True, False)
    """
    if not nouns:
        return False
    return bool(re.search(rf"\b(?:{one_of(nouns)})$", name, re.IGNORECASE))
