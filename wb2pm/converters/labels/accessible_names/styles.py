"""What the style sheets of a page say of showing its elements.

Only sheets that the page carries itself are read, and in them only what the
accessible name of an element depends on. Nothing is fetched.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from wb2pm.converters.labels.accessible_names.selected import (
    SelectedElements,
    TooManyStepsError,
)
from wb2pm.converters.labels.accessible_names.sheets import (
    INLINE_RANK,
    Declaration,
    Tokens,
    read_attribute,
    read_sheet,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.converters.pages.page import Page, PageElement

_LONGEST_SHEETS: Final = 2_000_000
"""Characters of the sheets of a page that are read; no page of people's has more."""


class PageStyles:
    """The declarations that hold for the elements of a page, by cascade.

    Media rules count if they are for screens whatever their size, and rules of
    layers rank below all others (CSS Cascading and Inheritance 5).

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<style>.x {display: none}</style><p class=x>Total")
        >>> (total,) = page.elements("p")
        >>> PageStyles(page).word(total, "display")
        'none'
    """

    def __init__(self, page: Page) -> None:
        """Take a page; its sheets are read when an element is asked for."""
        self._page = page
        self._declared: dict[PageElement, dict[str | None, dict[str, Tokens]]] = {}
        self._elements = SelectedElements()

    def word(
        self, element: PageElement, name: str, pseudo: str | None = None
    ) -> str | None:
        """Return a property whose value is one word; None if nothing declares it.

        Args:
            element: An element of the page.
            name: Name of the property.
            pseudo: ``before`` or ``after``, to ask what is drawn there instead.
        """
        value = self.value(element, name, pseudo)
        if not value or value[0].type != "ident":
            return None
        return str(value[0].lower_value)

    def value(
        self, element: PageElement, name: str, pseudo: str | None = None
    ) -> Tokens:
        """Return the tokens of a property; none if nothing declares it."""
        if element not in self._declared:
            self._declared[element] = self._cascade(element)
        return self._declared[element].get(pseudo, {}).get(name, ())

    def _cascade(self, element: PageElement) -> dict[str | None, dict[str, Tokens]]:
        said: list[tuple[tuple[Any, ...], str | None, Declaration]] = []
        for specificity, order, pseudo, rule in self._matches(element):
            said += (
                ((one.is_important, rule.rank, specificity, order), pseudo, one)
                for one in rule.declarations
            )
        said += (
            ((one.is_important, INLINE_RANK, (0, 0, 0), 0), None, one)
            for one in read_attribute(element.get("style") or "")
        )
        said.sort(key=lambda one: one[0])
        declared: dict[str | None, dict[str, Tokens]] = {}
        for _, pseudo, one in said:
            declared.setdefault(pseudo, {})[one.name] = one.value
        return declared

    def _matches(self, element: PageElement) -> Sequence[tuple[Any, ...]]:
        if not self._matchers:
            return ()
        matcher = self._matchers.get(element.host)
        if matcher is None:
            return ()
        try:
            return list(matcher.match(self._elements.begin(element)))
        except TooManyStepsError:
            return ()

    @cached_property
    def _matchers(self) -> Mapping[PageElement | None, Any]:
        """The rules by the host in whose shadow tree they hold."""
        matchers: dict[PageElement | None, Any] = {}
        left = _LONGEST_SHEETS
        for sheet in self._page.elements("style"):
            text = "".join(one for one in sheet.contents() if isinstance(one, str))
            left -= len(text)
            if left < 0:
                break
            rules = read_sheet(text, sheet.get("media") or "")
            if not rules:
                continue
            from cssselect2 import Matcher

            matcher = matchers.setdefault(sheet.host, Matcher())
            for rule in rules:
                for selector in rule.selectors:
                    matcher.add_selector(selector, rule)
        return matchers
