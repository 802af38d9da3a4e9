"""What goals ask for: one closed set, and what has been done with each."""

from __future__ import annotations

from typing import Final, Literal

Deed = Literal["make", "add", "change", "remove", "hide", "publish", "buy", "find"]
"""What a goal asks to be done. Verbs that say it stand in a language's file."""

IMPLIED: Final[dict[Deed, frozenset[Deed]]] = {
    "make": frozenset({"make", "add", "change"}),
    "add": frozenset({"add", "make", "change"}),
    "change": frozenset({"change", "add"}),
    "remove": frozenset({"remove", "hide"}),
    "hide": frozenset({"hide", "change"}),
    "publish": frozenset({"publish", "make", "add", "change"}),
    "buy": frozenset({"buy", "change"}),
    "find": frozenset({"find"}),
}
"""What has been done with a deed: to delete a page is to take it off the site, and to
order two is to set the quantity to two, but not the other way."""
