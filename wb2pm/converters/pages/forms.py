"""The forms in which sources keep pages, and what decodes each.

A reader says on every screen which form its page has: `Screen.page_format` for a
page that stays in the source's file, `Screen.elements_format` for one that the
screen carries with it.
"""

from __future__ import annotations

import base64
import zlib
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec.structs import replace

from wb2pm._registry import Registry
from wb2pm.errors import ConversionError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Screen


class PageDecoder(Protocol):
    """Decodes the pages of some screens, all of one form.

    It is made with the screens of one demonstration, and reads nothing before it is
    asked. It keeps no page that it has decoded: whoever asks does, as long as it is
    in use.
    """

    @property
    def may_be_whole(self) -> bool:
        """Whether its pages may be whole; if not, none is decoded to find out."""
        ...

    @property
    def may_have_boxes(self) -> bool:
        """Whether its pages may tell where things are."""
        ...

    def key(self, screen: Screen) -> Hashable | None:
        """Tell which page a screen shows: equal pages have equal keys.

        Returns:
            What `page` needs to find it; None if nothing was kept of it.
        """
        ...

    def page(self, key: Any) -> Page | None:  # noqa: ANN401 (what its own `key` gives)
        """Decode the page that `key` named.

        Returns:
            The page; None for one that is empty.

        Raises:
            ConversionError: If what was kept of it cannot be decoded, as where
                elements stand in one another.
        """
        ...


page_forms: Registry[Callable[[Iterable[Screen]], PageDecoder]] = Registry(
    "page form",
    group="wb2pm.page_forms",
    built_in={
        "agentnet": "wb2pm.converters.desktop.agentnet_pages:WindowPages",
        "android-control": "wb2pm.converters.android.pages:TreePages",
        "browsergym": "wb2pm.converters.browsergym.pages:StepPages",
        "mind2web": "wb2pm.converters.mind2web.pages:TaskPages",
        "playwright": "wb2pm.converters.browser.playwright_pages:SnapshotPages",
        "rrweb": "wb2pm.converters.browser.rrweb_replay:ReplayedPages",
        "webarena": "wb2pm.converters.webarena.pages:RunPages",
        "wonderbread": "wb2pm.converters.wonderbread.pages:TracePages",
        "wonderbread:corner": "wb2pm.converters.wonderbread.pages:CornerLists",
        "wonderbread:centre": "wb2pm.converters.wonderbread.pages:CentreLists",
    },
)
"""What decodes each form; other packages add theirs in this entry point group."""


PACKED: Final = "packed:"
"""Begins the form of elements that are held packed; the form of the others follows."""


def page_decoder(form: str, screens: Iterable[Screen]) -> PageDecoder:
    """Make what decodes the pages of some screens.

    Args:
        form: The form that the screens name.
        screens: The screens.

    Raises:
        ConversionError: If there is no such form.
    """
    screens = list(screens)
    if form.startswith(PACKED):
        return PackedPages(form.removeprefix(PACKED), screens)
    try:
        decoder = page_forms.get(form)
    except UnknownNameError as exc:
        source = next((s.source for s in screens if s.source), "")
        raise ConversionError(f"a page of unknown format {form!r}", source) from exc
    return decoder(screens)


def carried_elements(screen: Screen) -> tuple[PageElement, ...]:
    """List the elements that a screen carries with it, in the order of the page.

    Args:
        screen: A screen of any source.

    Returns:
        The elements; none for a screen that was kept without them.

    Raises:
        ConversionError: If they cannot be decoded.

    Examples:
        >>> from wb2pm.events import Screen
        >>> text = '[{"x": 50, "y": 10, "width": 20, "height": 10, "tag": "a", "text": "Go"}]'
        >>> screen = Screen(elements_json=text, elements_format="wonderbread:centre")
        >>> (link,) = carried_elements(screen)
        >>> link.text, link.box.x
        ('Go', 40.0)
    """
    if not screen.elements_json:
        return ()
    decoder = page_decoder(screen.elements_format or "", [screen])
    key = decoder.key(screen)
    page = None if key is None else decoder.page(key)
    return () if page is None else tuple(page.elements())


def pack_elements(screen: Screen) -> Screen:
    """Return a screen that holds its elements in a fraction of the memory.

    Args:
        screen: A screen of any source.

    Returns:
        The same with `elements_json` packed, and `elements_format` saying so: what
        decodes pages unpacks them.

    Examples:
        >>> from wb2pm.events import Screen
        >>> text = '[{"x": 50, "y": 10, "width": 20, "height": 10, "tag": "a", "text": "Go"}]'
        >>> screen = Screen(elements_json=text, elements_format="wonderbread:centre")
        >>> packed = pack_elements(screen)
        >>> packed.elements_format, carried_elements(packed)[0].text
        ('packed:wonderbread:centre', 'Go')
        >>> unpack_elements(packed) == screen
        True
    """
    form = screen.elements_format
    if not screen.elements_json or form is None or form.startswith(PACKED):
        return screen
    packed = zlib.compress(screen.elements_json.encode("utf-8", "surrogatepass"))
    return replace(
        screen,
        elements_json=base64.b64encode(packed).decode("ascii"),
        elements_format=PACKED + form,
    )


def unpack_elements(screen: Screen) -> Screen:
    """Undo `pack_elements`; any other screen stays as it is."""
    form = screen.elements_format
    if form is None or not form.startswith(PACKED):
        return screen
    packed = base64.b64decode(screen.elements_json or "")
    return replace(
        screen,
        elements_json=zlib.decompress(packed).decode("utf-8", "surrogatepass"),
        elements_format=form.removeprefix(PACKED),
    )


class PackedPages:
    """Decodes what `pack_elements` packed, as its own form does."""

    def __init__(self, form: str, screens: Iterable[Screen]) -> None:
        """Unpack the screens of a recording.

        Args:
            form: The form of their elements.
            screens: The screens.
        """
        self._inner = page_decoder(form, map(unpack_elements, screens))

    @property
    def may_be_whole(self) -> bool:
        """As the form itself says."""
        return self._inner.may_be_whole

    @property
    def may_have_boxes(self) -> bool:
        """As the form itself says."""
        return self._inner.may_have_boxes

    def key(self, screen: Screen) -> Hashable | None:
        """Tell by what the page of a screen is found; None where it has none."""
        return self._inner.key(unpack_elements(screen))

    def page(self, key: Any) -> Page | None:  # noqa: ANN401 (as each form has it)
        """Decode the page that a key finds."""
        return self._inner.page(key)
