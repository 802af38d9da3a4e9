"""What every page form promises."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from wb2pm.converters.pages.forms import page_decoder
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Screen

_MOST_WALKED: Final = 10_000
"""Elements that a walk through a sample of a page may meet."""
_ASKED: Final = 50
"""Elements of a hostile page that walks begin at."""


class PageContract:
    """The promises of a page form; subclass it with a form and screens that have it.

    Attributes:
        form: Name under which its decoder is registered (entry point group
            ``wb2pm.page_forms``).
    """

    form: ClassVar[str]

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return screens whose pages can be decoded, one with elements at least.

        Args:
            folder: An empty folder, to write to what they need.
        """
        raise NotImplementedError

    def hostile(self, folder: Path) -> Sequence[Screen]:
        """Return screens whose pages stand in themselves, are cut off, or are no pages.

        Args:
            folder: An empty folder, to write to what they need.
        """
        raise NotImplementedError

    def test_it_decodes_something(self, tmp_path: Path) -> None:
        """And says of every page what was kept of it."""
        pages = list(self._pages(self.screens(tmp_path)))

        assert any(list(page.elements()) for page in pages)
        assert all(page.is_whole or page.has_boxes for page in pages)

    def test_equal_pages_have_equal_keys(self, tmp_path: Path) -> None:
        """So that each is decoded once, whoever asks."""
        screens = self.screens(tmp_path)

        one, other = (page_decoder(self.form, screens) for _ in range(2))

        assert [one.key(s) for s in screens] == [other.key(s) for s in screens]
        assert all(hash(one.key(s)) == hash(other.key(s)) for s in screens)

    def test_paths_lead_back(self, tmp_path: Path) -> None:
        """The path of an element finds it, or an earlier one of the very same path."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                if element.path is None:
                    continue
                found = page.all_at(element.path)
                assert element in found, element.path
                assert page.at_path(element.path) == found[0]
                assert page.nearest_at(f"{element.path}/no-such[7]") is not None

    def test_ids_lead_to_their_elements(self, tmp_path: Path) -> None:
        """To all of them, where a page repeats one."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                if identity := element.get("id"):
                    assert element in page.by_id(identity)

    def test_parents_contain_their_children(self, tmp_path: Path) -> None:
        """Among their contents, or at the top of their shadow trees."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                assert element.page is page
                if (parent := element.parent) is not None:
                    assert element in [*parent.contents(), *(parent.shadow or ())]
                    assert element in parent.descendants()
                for child in element.children():
                    assert child.parent == element

    def test_neighbours_are_those_of_the_parent(self, tmp_path: Path) -> None:
        """What is before, the element and what is after make up where it stands."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                parent = element.parent
                if parent is None:
                    continue
                row = [*[*element.before()][::-1], element, *element.after()]
                assert row in (list(parent.contents()), list(parent.shadow or ()))

    def test_elements_come_once_and_in_order(self, tmp_path: Path) -> None:
        """And those asked for by tag are those among all."""
        for page in self._pages(self.screens(tmp_path)):
            every = list(page.elements())
            assert len(set(every)) == len(every)
            places = {element: at for at, element in enumerate(every)}
            for tag in {element.tag for element in every if element.tag}:
                assert list(page.elements(tag)) == [e for e in every if e.tag == tag]
            if page.is_whole:
                for element in every:
                    inside = [places[inner] for inner in element.descendants()]
                    assert inside == sorted(inside)
                    assert all(at > places[element] for at in inside)

    def test_a_point_finds_the_innermost_element_shown(self, tmp_path: Path) -> None:
        """Nothing shown that lies in what was found has the point too."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                box = element.box
                if box is None or element.shown is False:
                    continue
                x, y = box.x + box.width / 2, box.y + box.height / 2
                found = page.at(x, y)
                assert found is not None
                assert found.shown is not False
                assert found.box is not None
                assert found.box.contains(x, y)
                assert not any(
                    inner.box is not None
                    and inner.box.contains(x, y)
                    and inner.shown is not False
                    for inner in found.descendants()
                )

    def test_boxes_are_in_one_space(self, tmp_path: Path) -> None:
        """A page that tells where things are counts all from one corner."""
        for page in self._pages(self.screens(tmp_path)):
            boxes = [e.box for e in page.elements() if e.box is not None]
            assert len({box.space for box in boxes}) <= 1
            assert page.has_boxes or not boxes

    def test_what_lies_in_something_hidden_is_hidden(self, tmp_path: Path) -> None:
        """Whole pages know what stands in what."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                if page.is_whole and element.shown is False:
                    assert all(e.shown is False for e in element.descendants())

    def test_hostile_pages_are_refused_or_end(self, tmp_path: Path) -> None:
        """No walk up, down or across goes round in a circle."""
        screens = self.hostile(tmp_path)
        decoder = page_decoder(self.form, screens)
        for screen in screens:
            try:
                key = decoder.key(screen)
                page = None if key is None else decoder.page(key)
            except ConversionError:
                continue
            elements = (
                [] if page is None else list(islice(page.elements(), _MOST_WALKED))
            )
            assert len(elements) < _MOST_WALKED, "elements do not end"
            for element in elements[:: len(elements) // _ASKED + 1]:
                around = list(islice(element.ancestors(), _MOST_WALKED))
                below = list(islice(element.descendants(), _MOST_WALKED))
                assert len(around) < _MOST_WALKED, "parents stand in one another"
                assert len(below) < _MOST_WALKED, "children hold one another"

    def _pages(self, screens: Sequence[Screen]) -> Iterator[Page]:
        decoder = page_decoder(self.form, screens)
        for screen in screens:
            key = decoder.key(screen)
            if key is not None and (page := decoder.page(key)) is not None:
                yield page
