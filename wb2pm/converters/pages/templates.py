"""Addresses of pages, generalised to the kind of page they are."""

from __future__ import annotations

import re
from functools import cache
from urllib.parse import SplitResult, parse_qsl, unquote, urljoin, urlsplit

from wb2pm.vocabulary.language import every_word, language

_VIEW_KEYS = re.compile(
    r"^[@_]?(template|view|tab|page|action|route|mode|section|type|controller|module)$"
)
_WORD = re.compile(r"^[^\W\d_](?:[^\W\d]|-){1,24}$")
_NUMBERED = re.compile(r"^([^\W\d_](?:[^\W\d]|-)*?)[-_]?\d+$")
_OPAQUE = re.compile(r"^(?=.*\d)[0-9a-z_.~-]+$|^[0-9a-f-]{16,}$", re.IGNORECASE)
_ID_KEY = re.compile(r"^(.*?)_?id$|^key$", re.IGNORECASE)
_ROUTE = re.compile(r"!?(?P<path>/.*)")
"""What follows the ``#`` where a page routes by it; else it is a place on the page."""
_EXTENSION = re.compile(r"\.(html?|php|aspx?|jsp|do)$", re.IGNORECASE)
_OF_FRAMEWORKS = frozenset(
    (
        *("index", "admin", "desk", "app", "web", "main", "default", "id"),
        *("html", "php", "aspx"),
    )
)
"""Parts of addresses that no language has, and that say nothing of a record."""


def host_of(url: str | None) -> str | None:
    """Return the host and port of an address, or None if it has none.

    Examples:
        >>> host_of("http://shop.example:7780/admin/")
        'shop.example:7780'
    """
    if not url:
        return None
    try:
        netloc = urlsplit(url).netloc
    except ValueError:
        return None
    return netloc.rpartition("@")[2] or None


def split_address(url: str) -> SplitResult:
    """Split an address into its parts; a text that is none is a path and no more.

    Examples:
        >>> split_address("http://a.test/b").netloc, split_address("http://[a").path
        ('a.test', 'http://[a')
    """
    try:
        return urlsplit(url)
    except ValueError:  # such as a bracket that is not closed
        return SplitResult("", "", url, "", "")


def join_address(base: str, url: str) -> str:
    """Resolve an address that may be relative; one that is none stays as it is.

    Examples:
        >>> join_address("http://a.test/b", "c"), join_address("http://[a", "c")
        ('http://a.test/c', 'c')
    """
    try:
        return urljoin(base, url)
    except ValueError:
        return url


def page_template(url: str | None) -> str | None:
    """Generalise an address to the page it shows, whichever record is on it.

    Segments that are numbers or codes become ``{id}``; a word that ends in a
    number keeps the word. Of the query, only parameters that choose a view by
    a word are kept: they make another page of the same path.

    Args:
        url: An address.

    Returns:
        Path and view parameters; None for no address.

    Examples:
        >>> page_template("http://shop.example/sales/order/view/order_id/299/")
        '/sales/order/view/order_id/{id}'
        >>> page_template("http://desk.example/desk/issue33?@template=item&x=1")
        '/desk/issue{id}?@template=item'
    """
    if not url:
        return None
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme in {"about", "data", "blob", "chrome"}:
        return f"{parts.scheme}:{parts.path}"[:80]
    segments = [_template_segment(unquote(s)) for s in parts.path.split("/") if s]
    kept = [
        f"{key}={value}"
        for key, value in parse_qsl(parts.query)
        if _VIEW_KEYS.match(key) and _WORD.match(value)
    ]
    fragment = parts.fragment.split("?")[0].strip("/!")
    inner = [_template_segment(s) for s in fragment.split("/") if s]
    path = "/" + "/".join(segments)
    query = f"?{'&'.join(sorted(kept))}" if kept else ""
    return path + query + (f"#/{'/'.join(inner)}" if inner else "")


def record_kind(url: str | None, *, identified: bool = False) -> str | None:
    """Return what kind of record an address shows, as a noun.

    What follows the number of a record is its title in words, and says nothing
    of its kind.

    Args:
        url: An address.
        identified: Whether only an address that tells one record by a number or
            code counts; any other's last word may be a record's own name.

    Examples:
        >>> record_kind("http://shop.example/admin/sales/order/view/order_id/299/")
        'order'
        >>> record_kind("http://desk.example/desk/issue33?@template=item")
        'issue'
        >>> record_kind("http://desk.example/desk/") is None
        True
        >>> record_kind("http://school.example/staff/#/classes/7")
        'class'
        >>> record_kind("http://shop.example/blue-case.html", identified=True) is None
        True
    """
    kinds = (_kind_in(parts, identified=identified) for parts in _routes(url or ""))
    return next((kind for kind in kinds if kind), None)


def address_parts(url: str) -> list[str]:
    """List the parts of an address's path, and of the route after its ``#``.

    Pages that never leave their first address tell there what they show.

    Examples:
        >>> address_parts("http://school.example/staff/#/classes/7/edit?sort=name")
        ['staff', 'classes', '7', 'edit']
    """
    return [part for parts in reversed(_routes(url)) for part in parts]


def _routes(url: str) -> list[list[str]]:
    """Return the parts of the route after the ``#``, if there is one, and of the path."""
    try:
        address = urlsplit(url)
    except ValueError:  # no address at all
        return []
    inner = _ROUTE.fullmatch(address.fragment.split("?")[0])
    paths = [inner["path"], address.path] if inner else [address.path]
    return [[part for part in path.split("/") if part] for path in paths]


def _kind_in(parts: list[str], *, identified: bool) -> str | None:
    segments = [_EXTENSION.sub("", unquote(s)) for s in parts]
    codes = [i for i, s in enumerate(segments) if _is_code(s)]
    if codes and not any(_NUMBERED.match(s) for s in segments[codes[-1] :]):
        segments = segments[: codes[-1] + 1]
    for place, segment in reversed(list(enumerate(segments))):
        numbered, key = _NUMBERED.match(segment), _ID_KEY.match(segment)
        if numbered and len(numbered[1]) > 1:
            return _noun(numbered[1])
        if key and key[1]:
            return _noun(key[1])
        if not (_is_code(segment) or segment.lower() in _operations()):
            told = not identified or any(code > place for code in codes)
            return _noun(segment) if told and _WORD.match(segment) else None
    return None


def _is_code(segment: str) -> bool:
    return bool(_OPAQUE.match(segment)) and not (
        (numbered := _NUMBERED.match(segment)) and len(numbered[1]) > 1
    )


def _template_segment(segment: str) -> str:
    if numbered := _NUMBERED.match(segment):
        return numbered[1] + "{id}"
    return "{id}" if _OPAQUE.match(segment) else segment


def _noun(word: str) -> str:
    """Make a singular noun of a path's word."""
    words = re.sub(r"[_-]+", " ", word).strip().lower()
    if words in _wholes():
        return f"{words} item"
    for plural, singular in language("en").pages.singular:
        if words.endswith(plural):
            return words.removesuffix(plural) + singular
    return words


@cache
def _operations() -> frozenset[str]:
    """Collect the parts of addresses that say what is done, and to nothing."""
    return _OF_FRAMEWORKS | every_word(lambda known: known.pages.operations)


@cache
def _wholes() -> frozenset[str]:
    """Collect the words for collections that do not say of what."""
    return every_word(lambda known: known.pages.wholes)
