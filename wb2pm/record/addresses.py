"""Addresses without the secrets that forms have put into them."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

_MASK = "[password]"


class Addresses:
    """Masks what secret fields have left in addresses.

    A form that is sent by GET writes every field into the next page's address.
    What a secret field held is known to no one outside its page; its name is.
    """

    def __init__(self) -> None:
        """Know no secret field yet."""
        self._names: set[str] = set()

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
            >>> addresses = Addresses()
            >>> addresses.learn("pin")
            >>> addresses.clean("http://shop.example/?pin=1234&page=2")
            'http://shop.example/?pin=%5Bpassword%5D&page=2'
        """
        if not self._names or "?" not in address:
            return address
        try:
            parts = urlsplit(address)
        except ValueError:  # no address: what follows the question mark goes
            return address.partition("?")[0]
        pairs = parse_qsl(parts.query, keep_blank_values=True)
        if not self._names & {name for name, _ in pairs}:
            return address
        masked = [(n, _MASK if n in self._names else value) for n, value in pairs]
        return urlunsplit(parts._replace(query=urlencode(masked)))
