"""The values of a script by name: those that may be told, and those that may not."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from wb2pm.converters.redaction.spans import MASKS

_PREFIX: Final = "WB2PM_"
_LONGEST: Final = 60
"""Characters of a name; longer ones are hard to type."""


class Parameters:
    """Gives every value of a script a name.

    Attributes:
        values: Name -> value.
        secrets: Name -> the environment variable that has the value.

    Examples:
        >>> given = Parameters()
        >>> given.name("Price", "29.50"), given.name("Price", "30"), given.name("Price", "30")
        ('Price', 'Price 2', 'Price 2')
        >>> given.name("Passwort (neu)", "[password]"), given.secrets
        ('Passwort (neu)', {'Passwort (neu)': 'WB2PM_PASSWORT_NEU'})
    """

    def __init__(self) -> None:
        """Begin without values."""
        self.values: dict[str, str] = {}
        self.secrets: dict[str, str] = {}

    def name(self, wanted: str, value: str) -> str:
        """Name a value: the same again for the same value, numbered for others.

        Args:
            wanted: What it should be called.
            value: The value; one that is masked is a secret.
        """
        plain = " ".join(wanted.replace("=", " ").split())[:_LONGEST] or "value"
        is_secret = any(mask in value for mask in MASKS.values())
        number, name = 1, plain
        while not self._fits(name, value, is_secret=is_secret):
            number += 1
            name = f"{plain} {number}"
        if is_secret:
            self.secrets.setdefault(name, self._variable(name))
        else:
            self.values[name] = value
        return name

    def _fits(self, name: str, value: str, *, is_secret: bool) -> bool:
        if name in self.secrets:
            return is_secret and False
        return not (name in self.values and (is_secret or self.values[name] != value))

    def _variable(self, name: str) -> str:
        ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore")
        words = re.findall(r"[A-Z0-9]+", ascii_name.decode().upper())
        plain = _PREFIX + ("_".join(words) or "SECRET")
        number, variable = 1, plain
        while variable in self.secrets.values():
            number += 1
            variable = f"{plain}_{number}"
        return variable
