"""What a page tells of its elements, whatever it was made from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wb2pm.converters.labels.elements.markup import caption_on_page, label_on_page
from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.converters.pages.markup import parse_markup
from wb2pm.converters.pages.tree import TreePage, parents_first
from wb2pm.errors import ConversionError
from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from wb2pm.converters.pages.markup import MarkupPage
    from wb2pm.converters.pages.page import PageElement


def markup(source: str) -> MarkupPage:
    """Parse a page that is one."""
    page = parse_markup(source, url="http://shop.example/")
    assert page is not None
    return page


def only(page: MarkupPage, tag: str) -> PageElement:
    """Return the one element of a tag."""
    (found,) = page.elements(tag)
    return found


def box(x: float, y: float, width: float, height: float) -> Box:
    """Make a box on the page."""
    return Box(x=x, y=y, width=width, height=height, space="viewport")


def drawn(element: PageElement) -> str:
    """Write what a browser draws in an element."""
    return "".join(
        one if isinstance(one, str) else drawn(one) for one in element.rendered()
    )


SHADOW = """<my-card><template shadowrootmode="open"><h2><slot name="title">Card</slot>
</h2><slot></slot> <p><slot name="foot">No foot</slot></p></template>
<b slot="title">Orders</b>Three of them</my-card>"""


def test_a_slot_is_filled_with_what_the_host_puts_into_it() -> None:
    """And shows its own contents where the host has nothing for it."""
    card = only(markup(SHADOW), "my-card")

    assert " ".join(drawn(card).split()) == "Orders Three of them No foot"


def test_what_stands_in_a_shadow_tree_knows_its_host() -> None:
    """What is put into a slot stands outside of it."""
    page = markup(SHADOW)

    assert only(page, "h2").host == only(page, "my-card")
    assert only(page, "h2").parent == only(page, "my-card")
    assert only(page, "b").host is None
    assert list(page.elements("template")) == []


def test_a_tree_has_shadow_trees_too() -> None:
    """As recorders of mutations keep them."""
    page = TreePage()
    card = page.add(None, tag="my-card")
    inner = page.add(card, tag="p", in_shadow=True)
    slot = page.add(inner, tag="slot")
    page.add_text(slot, "nothing")
    page.add_text(card, "Orders")

    assert drawn(card) == "Orders"
    assert slot.host == card
    assert (card.text, inner.path) == ("Orders", "/my-card/p")


@pytest.mark.parametrize(
    "around",
    [
        "<div hidden>{}</div>",
        "<div style='display: none'>{}</div>",
        "<div style='color: red; visibility:hidden'>{}</div>",
        "<template>{}</template>",
    ],
)
def test_what_lies_in_something_hidden_is_hidden(around: str) -> None:
    """Of the rest, style sheets might tell."""
    inside = only(markup(around.format("<p>Here</p>")), "p")

    assert inside.shown is False
    assert only(markup("<p>Here</p>"), "p").shown is None


def test_the_topmost_layer_holds_an_element() -> None:
    """A menu that was opened in a dialog lies over it."""
    page = markup(
        "<a>Page</a><div role='dialog'><b>Dialog</b><ul role='menu'><li>One</li></ul></div>"
        "<div aria-modal='true'><i>Drawer</i></div>"
    )

    layers = {tag: only(page, tag).layer for tag in ("a", "b", "li", "i")}

    assert layers["a"] is None
    assert layers["b"] is not None
    assert layers["b"].role == "dialog"
    assert layers["li"] is not None
    assert layers["li"].role == "menu"
    assert layers["i"] is not None
    assert layers["i"].get("aria-modal") == "true"


def test_an_element_is_written_in_the_language_around_it() -> None:
    """Its own, or the nearest that is said."""
    page = markup(
        "<html lang='de'><body><p lang='fr'><i>Oui</i></p><b>Ja</b></body></html>"
    )

    assert (page.lang, only(page, "i").lang, only(page, "b").lang) == ("de", "fr", "de")


def test_a_tree_is_written_in_the_language_of_its_root() -> None:
    """Unless its source says otherwise."""
    told, untold = TreePage(lang="ja"), TreePage()
    for page in (told, untold):
        page.add(None, tag="html", attributes={"lang": "de"})

    assert (told.lang, untold.lang, TreePage().lang) == ("ja", "de", None)


def test_a_point_in_a_dialog_is_not_on_the_page_below() -> None:
    """Nor on what is hidden; the innermost of what is left is there."""
    page = TreePage()
    body = page.add(None, tag="body", box=box(0, 0, 100, 100))
    tiny = page.add(body, tag="a", box=box(10, 10, 5, 5))
    dialog = page.add(body, role="dialog", box=box(0, 0, 50, 50))
    button = page.add(dialog, tag="button", box=box(5, 5, 20, 20))
    page.add(button, tag="i", box=box(10, 10, 2, 2), shown=False)

    assert page.at(12, 12) == button
    assert page.at(40, 40) == dialog
    assert page.at(80, 80) == body
    assert page.at(200, 0) is None
    assert tiny.layer is None


def test_markup_has_boxes_where_somebody_gives_them() -> None:
    """By an attribute that numbers elements."""
    page = parse_markup(
        "<a bid='7'>One</a><a>Two</a>", boxes={"7": box(1, 2, 3, 4)}, numbered_by="bid"
    )

    assert page is not None
    assert [element.box for element in page.elements("a")] == [box(1, 2, 3, 4), None]
    found = page.at(2, 3)
    assert found is not None
    assert found.path == "/html/body/a[1]"


def test_a_number_of_the_source_finds_its_element_whatever_it_is_called() -> None:
    """What an accessibility tree calls it need not be the text in it."""
    page = markup("<button bid='7'>x</button><button bid='8'>y</button>")

    found = page.find(Element(tag="button", text="Close", path='[bid="7"]'))

    assert found is not None
    assert found.text == "x"
    assert page.find(Element(tag="a", path='[bid="7"]')) is None


def test_a_path_without_numbers_stands_for_all_of_a_name() -> None:
    """In whole pages of any form."""
    tree = TreePage()
    table = tree.add(None, tag="table")
    for _ in range(2):
        tree.add(tree.add(table, tag="tr"), tag="td")
    page = markup("<table><tr><td>1</td></tr><tr><td>2</td></tr></table>")

    assert [e.path for e in tree.all_at("/table/tr/td")] == [
        "/table/tr[1]/td",
        "/table/tr[2]/td",
    ]
    assert [e.text for e in page.all_at("/html/body/table/tr/td")] == ["1", "2"]
    assert tree.all_at("/table/tr[3]/td") == []
    assert tree.all_at("/table/tr[0]/td") == []


def test_elements_that_stand_in_one_another_are_refused() -> None:
    """So no walk up a page ever goes round."""
    with pytest.raises(ConversionError, match="stand in one another, such as 'a'"):
        parents_first({"a": "b", "b": "a", "c": None})
    with pytest.raises(ConversionError, match="such as 'a'"):
        parents_first({"a": "a"})
    assert parents_first({"b": "a", "c": "gone", "a": None}) == ["c", "a", "b"]


def test_an_element_of_another_page_is_no_parent() -> None:
    """A page is one tree."""
    with pytest.raises(ValueError, match="another page"):
        TreePage().add(TreePage().add(None, tag="body"), tag="p")


def test_what_a_list_left_out_is_no_parent() -> None:
    """The nearest that was picked is; an id begins anew."""
    page = ListedPage()
    form = ListedElement(page, tag="form", path="/html/body/form")
    field = ListedElement(page, tag="input", path="/html/body/form/div[2]/input")
    other = ListedElement(page, tag="input", path="//*[@id='q']")
    bar = ListedElement(page, tag="chrome_omnibox")
    page.fill([form, field, other, bar])

    assert field.parent == form
    assert list(form.contents()) == [field]
    assert (other.parent, bar.parent) == (None, None)
    assert page.by_id("q") == [other]
    assert page.nearest_at("//*[@id='q']/span") == other
    assert page.find(Element(tag="select", path="//*[@id='q']")) is None


def test_a_comment_is_no_caption() -> None:
    """What nobody sees names nothing; the text around it does."""
    page = markup("<p>From <!-- second field --><input></p><p><!-- x --><input></p>")

    named = [caption_on_page(field) for field in page.elements("input")]

    assert [name and name.text for name in named] == ["From", None]


def test_captions_are_found_in_any_whole_page() -> None:
    """Here one that was put together from nodes."""
    page = TreePage()
    form = page.add(None, tag="form")
    label = page.add(form, tag="label", attributes={"for": "n"})
    page.add_text(label, "Name")
    name = page.add(form, tag="input", attributes={"id": "n"})
    page.add_text(form, " and town: ")
    town = page.add(form, tag="input")

    labelled, beside = label_on_page(name), caption_on_page(town)

    assert labelled is not None
    assert beside is not None
    assert (labelled.text, beside.text) == ("Name", "and town")
