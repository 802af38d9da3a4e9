"""Addresses generalised to kinds of pages and of records."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.pages.markup import MarkupPage, parse_markup, parse_tree
from wb2pm.converters.pages.templates import (
    address_parts,
    host_of,
    page_template,
    record_kind,
)


@pytest.mark.parametrize(
    ("url", "template"),
    [
        (None, None),
        ("", None),
        ("http://[", None),
        ("http://a.example", "/"),
        (
            "http://a.example/sales/order/view/order_id/299/",
            "/sales/order/view/order_id/{id}",
        ),
        ("http://a.example/desk/issue33", "/desk/issue{id}"),
        ("http://a.example/p/7f3a9c21", "/p/{id}"),
        (
            "http://a.example/desk/issue?@template=item&x=5",
            "/desk/issue?@template=item",
        ),
        ("http://a.example/x?view=list&tab=9", "/x?view=list"),
        ("http://a.example/app#/orders/17?x=1", "/app#/orders/{id}"),
        ("http://a.example/caf%C3%A9", "/caf\u00e9"),
        ("about:blank", "about:blank"),
        ("data:text/html,<p>", "data:text/html,<p>"),
    ],
)
def test_an_address_becomes_a_template(url: str | None, template: str | None) -> None:
    """Numbers and codes give way; what chooses a view stays."""
    assert page_template(url) == template


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        (None, None),
        ("http://[", None),
        ("http://a.example/admin/sales/order/view/order_id/299/", "order"),
        ("/desk/issue33?@template=item", "issue"),
        ("/byteblaze/dotfiles/-/issues/12", "issue"),
        ("/f/books/123/a-title-in-words", "book"),
        ("/catalog/category/view/id/5", "category"),
        ("/categories/9", "category"),
        ("/status/9", "status"),
        ("/branches/9", "branch"),
        ("/addresses/9", "address"),
        ("/mailboxes/9", "mailbox"),
        ("/releases/9", "release"),
        ("/issue12/comments", "comment"),
        ("/cell-phones.html", "cell phone"),
        ("/", None),
        ("/12", None),
        ("/view/x%20y", None),
        ("http://a.example/staff/#/classes", "class"),
        (
            "http://a.example/staff/#!/classes/0a1b2c3d4e5f60718293/edit?by=name",
            "class",
        ),
        ("http://a.example/staff/#/", "staff"),
        ("http://a.example/orders/7#comments", "order"),
        ("/straße/9", "straße"),
        ("/kunde/bearbeiten/9", "kunde"),
        ("/клиент/9/редактировать", "клиент"),
    ],
)
def test_an_address_tells_the_kind_of_record(url: str | None, kind: str | None) -> None:
    """As a noun for one of them."""
    assert record_kind(url) == kind


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("/blue-case.html", None),
        ("/issues/12", "issue"),
        ("/issue12", "issue"),
        ("/project/x", None),
        ("/coach/#/0a1b2c3d4e5f60718293/home", None),
        ("/coach/#/0a1b2c3d4e5f60718293/groups/9f8e7d6c5b4a30211203", "group"),
    ],
)
def test_only_a_number_or_code_tells_one_record(url: str, kind: str | None) -> None:
    """The last word of another address may be a record's own name."""
    assert record_kind(url, identified=True) == kind


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("http://a.example:7780/x", "a.example:7780"),
        ("http://user:secret@a.example/x", "a.example"),
        ("about:blank", None),
        ("http://[", None),
        (None, None),
    ],
)
def test_a_host_is_named_without_who_logs_in(url: str | None, host: str | None) -> None:
    """Secrets in an address go no further."""
    assert host_of(url) == host


@given(st.text())
def test_any_text_may_stand_for_an_address(url: str) -> None:
    """A trace may hold anything."""
    page_template(url)
    record_kind(url)
    address_parts(url)
    host_of(url)


PAGE = "<body><ul><li>a</li><li id='b'>b<i>x</i></li></ul></body>"


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/html/body/ul/li[1]", "a"),
        ("//*[@id='b']", "bx"),
        ('//*[@id="b"]/i', "x"),
        ("/html/body/ol", None),
        ("//*[@id='none']", None),
        ("//*[@id='b']/i[last()]", None),
        ("//li", None),
        ("/html/body/ul/li[text()='a']", None),
        ("string(//li)", None),
    ],
)
def test_only_paths_as_the_recorder_writes_them_are_followed(
    path: str, text: str | None
) -> None:
    """Nothing else in a trace is evaluated."""
    page = parse_markup(PAGE)
    assert page is not None

    found = page.at_path(path)

    assert (found.text if found is not None else None) == text


@pytest.mark.parametrize("source", ["", "   ", "\x00", "<!-- -->"])
def test_a_page_without_elements_is_none(source: str) -> None:
    """Whatever the recorder kept of it."""
    page = parse_markup(source)

    assert page is None or all(element.tag for element in page.elements())


_TAGS = st.sampled_from(
    [
        "div",
        "a",
        "p",
        "table",
        "td",
        "form",
        "template",
        "svg",
        "html",
        "body",
        "source",
    ]
)
_NAMES = st.sampled_from(["id", "ID", "name", "xml:id"])
_IDS = st.sampled_from(["a", "b", "c d", " a", "\u00e9", "A", "1", "b&amp;c", ""])
_PIECES = st.one_of(
    st.builds("<{0} {1}='{2}' {3}='{4}'>".format, _TAGS, _NAMES, _IDS, _NAMES, _IDS),
    st.builds("</{0}>".format, _TAGS),
    st.just("text"),
)


@given(st.lists(_PIECES, max_size=20), st.booleans())
def test_the_first_of_an_id_is_the_first_in_the_order_of_the_page(
    pieces: list[str], may_be_xml: bool
) -> None:
    """However often it stands there, whatever the parser took for an id besides."""
    root = parse_tree("".join(pieces), may_be_xml=may_be_xml)
    if root is None:
        return
    page = MarkupPage(root)
    first: dict[str, str | None] = {}
    for element in page.elements():
        first.setdefault(element.get("id") or "", element.path)
    for identity in ("a", "b", "c d", " a", "\u00e9", "A", "1", "b&c", "d"):
        found = page.first_by_id(identity)
        assert (found.path if found else None) == first.get(identity)
