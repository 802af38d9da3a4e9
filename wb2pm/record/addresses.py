"""Addresses without the secrets that pages have put into them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, unquote_plus

from wb2pm.converters.redaction.addresses import address_spans
from wb2pm.converters.redaction.spans import merge_spans, replace_spans, span_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wb2pm.converters.redaction.spans import Span

_PARAMETER: Final = re.compile(r"[?&#;](?P<name>[^=&#;?]*)=(?P<value>[^&#]+)")
_SEGMENT: Final = re.compile(r"[/#](?P<value>[^/?#&=]+)")
_MASK: Final = re.compile(r"\[(\w+)\]")
_READABLE: Final = re.compile(r"\w[\w+.-]*:[^\s]*")


class Addresses:
    """Masks what secret fields have left in addresses.

    A form that is sent by GET writes every field into the next page's address, and
    a page may write there what it likes. A value goes if its name is that of a
    secret field, if programs call secrets so, or if it is a known secret.
    """

    def __init__(self, is_secret: Callable[[str], bool] | None = None) -> None:
        """Know no secret field yet.

        Args:
            is_secret: Says whether a text is a known secret, as a whole.
        """
        self._names: set[str] = set()
        self._is_secret = is_secret or (lambda _: False)

    def learn(self, name: str | None) -> None:
        """Take the name of a secret field.

        Args:
            name: Its ``name`` attribute, if it has one.
        """
        if name:
            self._names.add(name)

    def clean(self, address: str) -> str:
        """Mask what secret fields have left in an address.

        Examples:
            >>> addresses = Addresses({"1234"}.__contains__)
            >>> addresses.learn("word")
            >>> addresses.clean("http://shop.example/?word=rope&page=2&a=%31234")
            'http://shop.example/?word=%5Bpassword%5D&page=2&a=%5Bpassword%5D'
            >>> addresses.clean("http://shop.example/1234?pass=rope")
            'http://shop.example/%5Bpassword%5D?pass=%5Bpassword%5D'
        """
        if not _READABLE.fullmatch(address):
            return address
        spans = merge_spans([*address_spans(address), *self._left(address)])
        if not spans:
            return address
        return replace_spans(
            address, [s._replace(mask=_MASK.sub(r"%5B\1%5D", s.mask)) for s in spans]
        )

    def _left(self, address: str) -> Iterator[Span]:
        for match in _PARAMETER.finditer(address):
            name, value = match["name"], match["value"]
            if {name, unquote_plus(name)} & self._names or self._holds(value):
                yield span_of(match, "value", "password", known=True)
        for match in _SEGMENT.finditer(address):
            if self._holds(match["value"]):
                yield span_of(match, "value", "password", known=True)

    def _holds(self, value: str) -> bool:
        return any(map(self._is_secret, (value, unquote(value), unquote_plus(value))))
