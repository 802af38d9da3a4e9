"""Paths of elements as recorders write them, taken apart."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

SHADOW_ROOT: Final = "/shadow-root"
"""What stands in a path where it enters the shadow tree of an element."""
_STEP = re.compile(r"/(?P<name>[\w:.-]+)(?:\[(?P<number>\d+)\])?")
_NUMBERS = re.compile(r"\[\d+\]")
_BY_ID = re.compile(r"""//\*\[@id=(?P<quote>['"])(?P<id>.*?)(?P=quote)\]""")
_ATTRIBUTES = re.compile(r"""(?:\[[\w:.-]+=(?:"[^"]*"|'[^']*')\])+""")
_ATTRIBUTE = re.compile(
    r"""\[(?P<name>[\w:.-]+)=(?P<quote>["'])(?P<value>.*?)(?P=quote)\]"""
)


class Step(NamedTuple):
    """One step down: to the children of a name, or to one of them.

    Attributes:
        name: Their tag.
        number: Which of them, from 1; None for every one.
    """

    name: str
    number: int | None


class PagePath(NamedTuple):
    """Where a path begins and how it goes on.

    Attributes:
        identity: Id of the element it begins at; None for the top of the page.
        attributes: Attributes of the elements it begins at.
        steps: The steps from there.
    """

    identity: str | None
    attributes: tuple[tuple[str, str], ...]
    steps: tuple[Step, ...]


def begins_at_id(path: str) -> bool:
    """Return whether a path begins at an id: it does not say what is around that.

    Examples:
        >>> begins_at_id("//*[@id='days']/tr[1]"), begins_at_id("/html/body")
        (True, False)
    """
    return _BY_ID.match(path) is not None


def unnumbered(path: str) -> str:
    """Write the first of its kind as the only one, which it was before others came.

    Examples:
        >>> unnumbered("/form/div[2]/textarea[1]")
        '/form/div[2]/textarea'
    """
    return path.replace("[1]", "")


def without_numbers(path: str) -> str:
    """Return how all stand of which a path leads to one, in lists and rows alike.

    Examples:
        >>> without_numbers("/ul/li[2]/a[1]")
        '/ul/li/a'
    """
    return _NUMBERS.sub("", path)


def common_part(path: str, other: str) -> str:
    """Return the path of the smallest part of a page that two paths lead into.

    Returns:
        The path; empty where they have nothing but the page in common.

    Examples:
        >>> common_part("//*[@id='days']/tr[1]/td[2]", "//*[@id='days']/tr[1]/td")
        "//*[@id='days']/tr[1]"
        >>> common_part("/html/body[1]/div/a", "/html/body[1]/p")
        ''
    """
    steps = zip(path.split("/")[:-1], other.split("/")[:-1], strict=False)
    common = "/".join(
        one for one, two in takewhile(lambda pair: pair[0] == pair[1], steps)
    )
    is_page = unnumbered(common).endswith("/body")
    return common if common.strip("/") and not is_page else ""


def is_neighbour(path: str, other: str) -> bool:
    """Return whether two paths differ in one number alone.

    They are those of neighbours, or of one element before and after another came.

    Examples:
        >>> is_neighbour("/form/div[1]/div/input", "/form/div[1]/div[2]/input")
        True
        >>> is_neighbour("/form/div/input", "/form/div/select")
        False
    """
    if path.count("/") != other.count("/"):
        return False
    one, two = (_STEP.sub(_numbered, said) for said in (path, other))
    return sum(
        a != b for a, b in zip(one.split("/"), two.split("/"), strict=True)
    ) == 1 and (_STEP.sub(r"/\g<name>", path) == _STEP.sub(r"/\g<name>", other))


def _numbered(step: re.Match[str]) -> str:
    return f"/{step['name']}[{step['number'] or 1}]"


@lru_cache(maxsize=1024)
def parse_path(path: str) -> PagePath | None:
    """Take a path apart.

    Returns:
        Its parts; None for one that no recorder writes, which is not followed.

    Examples:
        >>> parse_path("//*[@id='cart']/a[2]")
        PagePath(identity='cart', attributes=(), steps=(Step(name='a', number=2),))
        >>> parse_path('[bid="17"]').attributes
        (('bid', '17'),)
        >>> parse_path("//li[last()]") is None
        True
    """
    identity: str | None = None
    attributes: tuple[tuple[str, str], ...] = ()
    at = 0
    if by_id := _BY_ID.match(path):
        identity, at = by_id["id"], by_id.end()
    elif given := _ATTRIBUTES.match(path):
        attributes = tuple(
            (one["name"], one["value"]) for one in _ATTRIBUTE.finditer(given[0])
        )
        at = given.end()
    steps: list[Step] = []
    while at < len(path):
        step = _STEP.match(path, at)
        if step is None:
            return None
        number = int(step["number"]) if step["number"] else None
        steps.append(Step(step["name"], number))
        at = step.end()
    known = identity is not None or attributes or steps
    return PagePath(identity, attributes, tuple(steps)) if known else None
