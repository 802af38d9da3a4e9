"""Numbers of bank accounts in text: country, length and check digits.

After ISO 13616-1 (the IBAN) and its registry of lengths, with the check of ISO/IEC 7064
(MOD 97-10).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.spans import MASKS, Span

if TYPE_CHECKING:
    from collections.abc import Iterator

_LENGTHS: Final = {
    country: length
    for length, countries in {
        15: "NO",
        16: "BE",
        18: "DK FI FO GL NL SD",
        19: "MK SI",
        20: "AT BA EE KZ LT LU MN XK",
        21: "CH HR LI LV",
        22: "BG BH CR DE GB GE IE ME RS VA",
        23: "AE GI IL IQ OM TL",
        24: "AD CZ ES MD PK RO SA SE SK TN VG",
        25: "LY PT ST",
        26: "IS TR",
        27: "BI DJ FR GR IT MC MR SM",
        28: "AL AZ BY CY DO GT HU LB NI PL SV",
        29: "BR EG PS QA UA",
        30: "JO KW MU YE",
        31: "MT SC",
        32: "LC",
        33: "RU",
    }.items()
    for country in countries.split()
}
_BEGINNING: Final = re.compile(r"(?:(?<![A-Za-z0-9%])|(?<=%20))[A-Za-z]{2}\d{2}")
_NEXT: Final = re.compile(r"(?:[ \-\u00a0+]|%20)?(?P<character>[A-Za-z0-9])")


def iban_spans(text: str) -> Iterator[Span]:
    """Find account numbers, written in one or in groups.

    Examples:
        >>> [tuple(span[:3]) for span in iban_spans("to DE89 3704 0044 0532 0130 00 now")]
        [(3, 30, 'iban')]
        >>> list(iban_spans("DE89 3704 0044 0532 0130 01"))
        []
    """
    for match in _BEGINNING.finditer(text):
        length = _LENGTHS.get(match[0][:2].upper())
        if length is None:
            continue
        characters, end = match[0], match.end()
        while len(characters) < length and (found := _NEXT.match(text, end)):
            characters += found["character"]
            end = found.end()
        ended = not text[end : end + 1].isalnum()
        if ended and len(characters) == length and passes_mod_97(characters):
            yield Span(match.start(), end, "iban", known=True, mask=MASKS["iban"])


def is_account_number(text: str) -> bool:
    """Tell what may be the number of an account in a field for one, of any country.

    It has six digits at least and no more letters than digits; a telephone number begins
    with a plus, and days are written as days.

    Examples:
        >>> is_account_number("12-3456-0789012-00"), is_account_number("GB82WEST12345698765432")
        (True, True)
        >>> [is_account_number(t) for t in ("Savings", "42", "2026-11-03", "+47 22 33 44 55")]
        [False, False, False, False]
        >>> is_account_number("61 1090 1014 0000 0712 1981 2874"), is_account_number("1-2-3-4-5-6")
        (True, False)
    """
    groups = [group for group in _SEPARATED.split(text) if group]
    number = "".join(groups)
    digits = sum(c.isdigit() for c in number)
    if not number.isalnum() or len(number) > _LONGEST or is_day(text.strip()):
        return False
    if len(groups) > _MOST_GROUPS and {len(group) for group in groups[1:-1]} != {_FOUR}:
        return False
    return digits >= max(_LEAST_DIGITS, len(number) - digits)


def is_day(text: str) -> bool:
    """Tell a day written in digits (ISO 8601, or day and month first).

    Examples:
        >>> is_day("2026-11-03"), is_day("3.11.2026"), is_day("12-3456-0789012-00")
        (True, True, False)
    """
    return _DAY.fullmatch(text) is not None


_SEPARATED: Final = re.compile(r"[\s./*-]+")
_DAY: Final = re.compile(r"\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4}")
_LONGEST: Final = 34
"""ISO 13616-1: the longest number of an account with its country and check digits."""
_MOST_GROUPS: Final = 5
"""Bank, branch, kind, account and check digits: the parts that numbers have in the registry
of ISO 13616-1; on paper they stand in groups of four as well."""
_FOUR: Final = 4
_LEAST_DIGITS: Final = 6
"""As of any number that is known by its name in a text."""


def passes_mod_97(account: str) -> bool:
    """Check the check digits of an account number (ISO/IEC 7064, MOD 97-10).

    Examples:
        >>> passes_mod_97("GB82WEST12345698765432"), passes_mod_97("GB83WEST12345698765432")
        (True, False)
    """
    moved = account[4:] + account[:4]
    return int("".join(str(int(character, 36)) for character in moved)) % 97 == 1
