"""Texts of XES values turned into the values they stand for.

Each type has a strict form, which the standard gives (IEEE 1849-2016 refers to
XML Schema: `xs:dateTime`, `xs:long`, `xs:double`, `xs:boolean`), checked and
converted a column at a time; and lenient forms that writers in the wild use and
that can only mean one thing, such as ``True``. The latter are counted. What
fits neither is refused.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import polars as pl

from wb2pm.columns import UI_EXTENSION_URI
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.converters.xes.parser import RawLog

Values = pl.Series | list[Any]
"""A column: of one type, or of Python values of several."""

_SPACES: Final = " \t\r\n"
_INT: Final = "^-?[0-9]{1,18}$"
_FLOAT: Final = r"^-?[0-9]{1,15}(?:\.[0-9]{1,15})?$"
_DATE: Final = (
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"
    r"(?:\.[0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})$"
)
_ZONE: Final = "(?:Z|[+-][0-9]{2}:[0-9]{2})$"
_LENIENT_DATE: Final = re.compile(
    r"(?P<day>\d{4}-\d\d-\d\d)[Tt ](?P<clock>\d\d:\d\d(?::\d\d)?)"
    r"(?:[.,](?P<fraction>\d+))?\s*(?P<zone>[Zz]|[+-]\d\d(?::?\d\d)?)?",
    re.ASCII,
)
_LENIENT_FLOAT: Final = re.compile(
    r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[+-]?inf(?:inity)?|nan",
    re.ASCII | re.IGNORECASE,
)
_LENIENT_INT: Final = re.compile(r"[+-]?\d{1,4000}", re.ASCII)
_UUID: Final = "(?i)^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
_NANOSECOND_DIGITS: Final = 9


class Texts:
    """Turns the texts of one file into values.

    Attributes:
        raw: The file, which gets what had to be made sense of.
        timezone: Zone of times that have none.
        naive: How many times had none.
        own: Whether the file is by our writer, so that keys may be escaped.
    """

    def __init__(self, raw: RawLog, *, source: str, timezone: str) -> None:
        """Set what is needed to report and to place times.

        Args:
            raw: The file, which gets what had to be made sense of.
            source: Name of the file, for messages.
            timezone: Zone of times that have none.
        """
        self.raw = raw
        self.timezone = timezone
        self.naive = 0
        self.own = any(ext.get("uri") == UI_EXTENSION_URI for ext in raw.extensions)
        self._source = source

    def read(
        self, kind: str, key: str, texts: pl.Series, where: Callable[[int], str]
    ) -> Values:
        """Turn a column of texts into values.

        Args:
            kind: XES type.
            key: Key of the attribute, for messages.
            texts: The texts; null where there is none.
            where: Gives the place of a row in words.

        Returns:
            The values; a list where some whole numbers exceed 64 bits.

        Raises:
            ConversionError: If a text cannot be of that type.
        """
        if kind == "int":
            return self._ints(key, texts, where)
        if kind == "float":
            return self._floats(key, texts, where)
        if kind == "boolean":
            return self._booleans(key, texts, where)
        if kind == "date":
            return self._dates(key, texts, where)
        if kind == "id":
            odd = int((~texts.str.contains(_UUID)).sum())
            if odd:
                self.raw.note("an id that is no UUID: kept as written", odd)
        return texts

    def _ints(self, key: str, texts: pl.Series, where: Callable[[int], str]) -> Values:
        if texts.str.contains(_INT).all():
            return texts.cast(pl.Int64)
        numbers: list[Any] = []
        for row, text in enumerate(texts):
            digits = text and text.strip(_SPACES)
            if digits and not _LENIENT_INT.fullmatch(digits):
                raise self._refusal("a whole number", key, text, where(row))
            if not digits:
                self._note_empty(text, "int")
            numbers.append(int(digits) if digits else None)
        if all(n is None or -(2**63) <= n < 2**63 for n in numbers):
            return pl.Series(numbers, dtype=pl.Int64)
        self.raw.note("a whole number beyond 64 bits: kept as a Python int")
        return numbers

    def _floats(
        self, key: str, texts: pl.Series, where: Callable[[int], str]
    ) -> pl.Series:
        if texts.str.contains(_FLOAT).all():
            return texts.cast(pl.Float64)
        numbers: list[float | None] = []
        for row, text in enumerate(texts):
            digits = text and text.strip(_SPACES)
            if digits and not _LENIENT_FLOAT.fullmatch(digits):
                raise self._refusal("a number", key, text, where(row))
            if not digits:
                self._note_empty(text, "float")
            numbers.append(float(digits) if digits else None)
        return pl.Series(numbers, dtype=pl.Float64)

    def _booleans(
        self, key: str, texts: pl.Series, where: Callable[[int], str]
    ) -> pl.Series:
        known: dict[str, bool | None] = {}
        for text in texts.unique().drop_nulls():
            word = text.strip(_SPACES)
            if word.casefold() not in {"true", "false", "1", "0", ""}:
                row = int((texts == text).arg_max() or 0)
                raise self._refusal("true or false", key, text, where(row))
            count = int((texts == text).sum())
            if word == "":
                known[text] = None
                self.raw.note("an empty boolean: left out", count)
                continue
            known[text] = word.casefold() in {"true", "1"}
            if word != word.lower():
                self.raw.note(f"boolean {word!r}: read as {word.lower()}", count)
        return texts.replace_strict(known, return_dtype=pl.Boolean)

    def _dates(
        self, key: str, texts: pl.Series, where: Callable[[int], str]
    ) -> pl.Series:
        if not texts.str.contains(_DATE).all():
            return self._lenient_dates(key, texts, where)
        try:
            return _instants(texts)
        except (ValueError, OverflowError):
            return self._lenient_dates(key, texts, where)

    def _lenient_dates(
        self, key: str, texts: pl.Series, where: Callable[[int], str]
    ) -> pl.Series:
        strict: dict[str, str | None] = {}
        for text in texts.unique().drop_nulls():
            try:
                strict[text] = self._strict_date(text)
            except ValueError as exc:
                row = int((texts == text).arg_max() or 0)
                raise self._refusal("a time", key, text, where(row)) from exc
        plain = texts.replace_strict(strict, return_dtype=pl.String)
        naive = ~plain.str.contains(_ZONE).fill_null(value=True)
        if not naive.any():
            return _instants(plain)
        self.naive += int(naive.sum())
        zoned, local = plain.set(naive, None), plain.set(~naive, None)
        placed = _instants(local, zone=self.timezone)
        return pl.select(pl.coalesce(_instants(zoned), placed))[:, 0]

    def _strict_date(self, text: str) -> str | None:
        """Return a time in the strict form, without a zone if it has none."""
        if not text.strip(_SPACES):
            self._note_empty(text, "date")
            return None
        found = _LENIENT_DATE.fullmatch(text.strip(_SPACES))
        if not found:
            raise ValueError(text)
        day, clock, fraction, zone = found.group("day", "clock", "fraction", "zone")
        if clock in {"24:00", "24:00:00"} and not (fraction or "").strip("0"):
            day, clock = str((pd.Timestamp(day) + pd.Timedelta(days=1)).date()), "00:00"
        clock = clock if clock.count(":") > 1 else f"{clock}:00"
        if fraction and len(fraction) > _NANOSECOND_DIGITS:
            self.raw.note("digits beyond nanoseconds: left out")
        fraction = f".{fraction[:_NANOSECOND_DIGITS]}" if fraction else ""
        zone = zone.upper() if zone else ""
        if zone not in {"", "Z"}:
            zone = f"{zone[:3]}:{zone[3:].strip(':') or '00'}"
        strict = f"{day}T{clock}{fraction}{zone}"
        pd.Timestamp(strict)  # refuses days and hours that do not exist
        if not re.search(_DATE, text) and zone:
            self.raw.note("a time in another form than the standard's: read")
        return strict

    def _note_empty(self, text: str | None, kind: str) -> None:
        if text is not None:
            self.raw.note(f"an empty {kind}: left out")

    def _refusal(self, what: str, key: str, text: str, where: str) -> ConversionError:
        return ConversionError(
            f"{key!r} should be {what}, but is {text[:80]!r}; correct it, or give the "
            "attribute the type string",
            self._source,
            where,
        )


def _instants(texts: pl.Series, *, zone: str = "UTC") -> pl.Series:
    """Read times in the strict form; those without a zone are in `zone`."""
    if zone == "UTC":
        times = pd.to_datetime(texts.to_list(), format="ISO8601", utc=True)
    else:
        local = pd.to_datetime(texts.to_list(), format="ISO8601")
        first = np.ones(len(local), dtype=bool)  # of two readings when clocks go back
        times = local.tz_localize(zone, ambiguous=first, nonexistent="shift_forward")
        times = times.tz_convert("UTC")
    stamps = times.tz_localize(None)
    if stamps.unit != "us" and (stamps.nanosecond == 0).all():
        stamps = stamps.as_unit("us")
    elif stamps.unit != "us":
        stamps = stamps.as_unit("ns")
    return pl.Series(stamps.to_numpy()).dt.replace_time_zone("UTC")
