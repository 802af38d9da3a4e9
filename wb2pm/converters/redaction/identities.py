"""Numbers of people in the registers of states: form and check digits, or the name.

Where a form and its check digits leave little to chance, a number is known without its
name; else the name has to stand before it. Sources: the codice fiscale (DM 23 December
1976), the Chinese resident number (GB 11643-1999), the Brazilian CPF, the Russian SNILS,
the French NIR (key of 97), the German pension number (VKVV), the Spanish NIE and DNI.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.saying import LETTER, THING, noun, stated
from wb2pm.converters.redaction.spans import MASKS, Span, identities, span_of
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import UNSPACED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_GROUP = r"(?=[A-Z]*\d|[A-Z](?![A-Z]))[A-Z0-9]+"
_NUMBER = rf"(?P<value>{_GROUP}(?:[ .\-/]{_GROUP}){{0,8}})(?![^\W{UNSPACED}])"
_LEAST: Final = 6
_NOT_AFTER = r"(?<![\w.,/#-])"
_NOT_BEFORE = r"(?![\w]|[-./,]\w)"


def _check_letter(value: str) -> bool:
    """Check the letter of a Spanish DNI or NIE: the number modulo 23."""
    number = int(value[:-1].translate(str.maketrans("XYZ", "012")))
    return value[-1] == "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23]


def _codice_fiscale(value: str) -> bool:
    """Check the last letter: the sum of what the places are worth, modulo 26."""
    odd = "BAFHJNPRTVCESULDGIMOQKWZYX"
    total = 0
    for place, character in enumerate(value[:-1]):
        order = int(character) if character.isdigit() else ord(character) - ord("A")
        if place % 2:
            total += order
        else:
            total += ord(odd[order]) - ord("A")
    return ord(value[-1]) - ord("A") == total % 26


def _resident(value: str) -> bool:
    """Check the last place of a Chinese number (ISO/IEC 7064, MOD 11-2)."""
    total = sum(int(c) * pow(2, 17 - i, 11) for i, c in enumerate(value[:-1]))
    return value[-1].upper() == "10X98765432"[total % 11]


def _cpf(value: str) -> bool:
    digits = [int(c) for c in value]
    for length in (9, 10):
        weighed = sum(d * (length + 1 - i) for i, d in enumerate(digits[:length]))
        if digits[length] != weighed * 10 % 11 % 10:
            return False
    return len(set(digits)) > 1


def _snils(value: str) -> bool:
    total = sum(int(c) * (9 - i) for i, c in enumerate(value[:9]))
    return int(value[9:]) == total % 101 % 100


def _nir(value: str) -> bool:
    number = value[:-2].replace("A", "0").replace("B", "0")
    taken = 1_000_000 * ("A" in value) + 2_000_000 * ("B" in value)
    return (97 - (int(number) - taken) % 97) == int(value[-2:])


def _pension(value: str) -> bool:
    """Check the last digit of a German number: digit sums of weighed digits."""
    spelled = value[:8] + f"{ord(value[8]) - ord('A') + 1:02}" + value[9:11]
    weights = (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1)
    products = (int(c) * w for c, w in zip(spelled, weights, strict=True))
    return sum(p // 10 + p % 10 for p in products) % 10 == int(value[-1])


_DAY = r"(?:0[1-9]|[12]\d|3[01])"
_MONTH = r"(?:0[1-9]|1[0-2])"
_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[str], bool]], ...]] = tuple(
    (re.compile(f"{_NOT_AFTER}(?P<value>{form}){_NOT_BEFORE}"), check)
    for form, check in (
        (r"[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]", _codice_fiscale),
        (rf"[1-8]\d{{5}}(?:19|20)\d{{2}}{_MONTH}{_DAY}\d{{3}}[\dXx]", _resident),
        (r"\d{3}\.\d{3}\.\d{3}-\d{2}", _cpf),
        (r"\d{3}-\d{3}-\d{3}[ -]\d{2}", _snils),
        (rf"[12] \d{{2}} {_MONTH} (?:\d{{2}}|2[AB]) \d{{3}} \d{{3}} \d{{2}}", _nir),
        (rf"\d{{2}} ?{_DAY}{_MONTH}\d{{2}} ?[A-Z] ?\d{{3}}", _pension),
        (r"[XYZ]\d{7}[A-HJ-NP-TV-Z]", _check_letter),
    )
)
_FORMED = re.compile(r"\d{3}[ .-]?\d|\d[A-Z]\d|[XYZ]\d{7}|[A-Z]\d\d")


def identity_spans(text: str) -> Iterator[Span]:
    """Find numbers of people, by their form or by what they are called.

    Examples:
        >>> text = "CF RSSMRA85T10A562S, SSN 219-09-9999, order 219-09-9998"
        >>> [text[span.start : span.end] for span in identity_spans(text)]
        ['RSSMRA85T10A562S', '219-09-9999']
    """
    if len(text) < _LEAST or not _FORMED.search(text):
        return
    for form, check in _FORMS:
        for match in form.finditer(text):
            if check(re.sub("[ .-]", "", match["value"])):
                yield span_of(match, "value", "identity", known=True)
    for match in _called().finditer(text):
        number = _NUMBER_AFTER.match(text, match.end())
        if number and sum(c.isdigit() for c in number["value"]) >= _LEAST:
            yield Span(
                *number.span("value"), "identity", known=True, mask=MASKS["identity"]
            )


_NUMBER_AFTER = re.compile(_NUMBER)


@cache
def _called() -> re.Pattern[str]:
    """Compile what such a number is called, and what leads from there to it."""
    words = identities()
    long = noun(word for word in words if word.islower())
    short = "|".join(sorted(word for word in words if not word.islower()))
    says = stated(every_word(lambda one: one.secrets.says))
    link = f"(?:{says}|[^\\S\\n]*[.:=\uff1a][^\\S\\n]*|[^\\S\\n]+|(?<={LETTER}))"
    return re.compile(
        rf"(?:(?i:{long})|(?<![^\W_])(?:{short})(?![^\W_]))"
        rf"(?:{THING}(?=[^\S\n]*[:=\uff1a]))?{link}"
    )
