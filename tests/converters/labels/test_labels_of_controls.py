"""What is called what, on pages of the kinds of applications people work in.

Each case is done on a page whose source is known and on one of which only the
recorder's snapshot is left, as in recordings that were trimmed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.converters.traces import Trace
from wb2pm.converters.labels.labelling import GRANULARITIES, label
from wb2pm.converters.labels.places.row_places import in_list

Work = Callable[[Trace], object]

TODO = """
<section><header><h1>todos</h1><input placeholder="What needs to be done?"></header>
<main><input id="toggle-all" type="checkbox">
<label for="toggle-all">Mark all as complete</label>
<ul><li><div><input type="checkbox"><label>Buy milk</label>
<button class="destroy"></button></div><input value="Buy milk"></li>
<li><div><input type="checkbox"><label>Call Anna</label>
<button class="destroy"></button></div><input value="Call Anna"></li></ul></main>
<footer><ul><li><a href="#/">All</a></li><li><a href="#/active">Active</a></li></ul>
<button>Clear completed</button></footer></section>
"""
GRID = """
<table><thead><tr><th><span>ID</span></th><th><a href="?s=1">Title</a></th></tr></thead>
<tbody><tr><td>33</td><td><a href="/desk/issue33">VPN drops</a></td></tr>
<tr><td>34</td><td><a href="/desk/issue34">Disk full</a></td></tr>
<tr><td><a href="/desk/issue?@startwith=50">next &gt;&gt;</a></td></tr></tbody></table>
"""
FORM = """
<table><tbody><tr><th>Title</th><td><input name="title"></td></tr>
<tr><th>Superseder</th><td><input name="sup"><a href="issue?x">(list)</a></td>
<th>Nosy</th><td><input name="nosy"><a href="user?x">(list)</a></td></tr>
<tr><th>Note</th><td><textarea name="@note"></textarea></td></tr>
<tr><td></td><td><input type="submit" id="submit_button" value="Save"></td></tr>
</tbody></table>
"""
HELPER = """
<form><table><tbody><tr><th></th><th>User</th><th>Name</th></tr>
<tr><td><input type="checkbox" value="a"></td><td><label>anna</label></td><td>A</td></tr>
<tr><td><input type="checkbox" value="b"></td><td><label>bob</label></td><td>B</td></tr>
</tbody></table><input type="button" value="Apply"></form>
"""
CARDS = """
<ol><li><div><a href="/blue-case.html"><img alt="Blue case photo"></a>
<a href="/blue-case.html">Blue case</a><button><span>Add to Cart</span></button></div></li>
<li><div><a href="/red-case.html"><img alt="Red case photo"></a>
<a href="/red-case.html">Red case</a><button><span>Add to Cart</span></button></div></li></ol>
"""
POSTS = """
<main><article><h1><a href="/f/books/12/one">One</a></h1>
<a href="/f/books/12/one">12 comments</a></article>
<article><h1><a href="/f/books/13/two">Two</a></h1>
<a href="/f/books/13/two">3 comments</a></article></main>
"""
GOODS = """
<section><ol><li><article><a href="/catalogue/enamel-mug_8/"><img alt="Mug"></a>
<h3><a href="/catalogue/enamel-mug_8/">Enamel Mug</a></h3><form><button>Add</button>
</form></article></li><li><article><a href="/catalogue/steel-flask_9/"><img alt="Flask">
</a><h3><a href="/catalogue/steel-flask_9/">Steel Flask</a></h3><form><button>Add</button>
</form></article></li></ol></section>
"""
ONE_GOOD = (
    GOODS.partition('<li><article><a href="/catalogue/steel')[0] + "</ol></section>"
)
KINDS = """
<ul><li><a href="/pages/add/site/eventpage/4/">Event page</a><p>For dates</p></li>
<li><a href="/pages/add/site/newspage/4/">News page</a><p>For news</p></li></ul>
"""
WEEKS = "".join(
    "<tr>" + "".join(f"<td><a>{7 * w + d}</a></td>" for d in range(1, 8)) + "</tr>"
    for w in range(4)
)
CALENDAR = (
    "<div><a title='Prev'><span>Prev</span></a><table><thead><tr><th>Su</th></tr>"
    f"</thead><tbody>{WEEKS}</tbody></table></div>"
)

ALIKE: list[tuple[str, str, Work, list[str]]] = [
    (
        "the text in a button",
        "<button><svg><use></use></svg><span>New issue</span></button><a>z</a>",
        lambda t: t.click("//svg").click("//span").click("//button"),
        ["Click 'New issue'"] * 3,
    ),
    (
        "an icon in a labelled button",
        "<button aria-label='Close'><svg><path></path></svg></button><a>z</a>",
        lambda t: t.click("//path").click("//button"),
        ["Click 'Close'"] * 2,
    ),
    (
        "what only has the role of a button",
        "<div><div role='button'><span>Filter</span></div><a>z</a></div>",
        lambda t: t.click("//span").click("//div[@role]"),
        ["Click 'Filter'"] * 2,
    ),
    (
        "a link with a counter",
        (
            "<ul><li><a href='/o'><span>Open</span><b>54</b></a></li>"
            "<li><a href='/c'><span>Closed</span><span>5</span></a></li></ul>"
        ),
        lambda t: (
            t.click("//li[2]/a/span[2]").click("//li[2]/a").click("//li[2]//span")
        ),
        ["Click 'Closed'"] * 3,
    ),
    (
        "a filter with a count of items",
        (
            "<ol><li><a href='/g'>Gear<span>34 items</span></a></li>"
            "<li><a href='/b'>Bags<span>4 items</span></a></li></ol>"
        ),
        lambda t: t.click("//li[2]/a"),
        ["Click 'Bags'"],
    ),
    (
        "items of a menu",
        "<ul><li><a href='#'>Edit</a></li><li><a href='#'>Delete</a></li></ul>",
        lambda t: t.click("//li[1]/a"),
        ["Click 'Edit'"],
    ),
    (
        "tabs that are numbered",
        (
            "<ul role='tablist'><li role='tab'><a href='#1'>Tab #1</a></li>"
            "<li role='tab'><a href='#2'>Tab #2</a></li></ul>"
        ),
        lambda t: t.click("//li[2]/a").click("//li[2]"),
        ["Click 'Tab #2'"] * 2,
    ),
    (
        "an option of a list made of blocks",
        "<ul role='listbox'><li role='option'>Open</li><li role='option'>Closed</li></ul>",
        lambda t: t.click("//li[2]"),
        ["Click 'Closed'"],
    ),
    (
        "the next page of a list",
        (
            "<ul><li><a>1</a></li><li><a>2</a></li><li><a>Next \u00bb</a></li>"
            "<li><a>&gt;</a></li></ul>"
        ),
        lambda t: t.click("//li[2]/a").click("//li[3]/a").click("//li[4]/a"),
        ["Open page", "Click 'Next'", "Click 'Next'"],
    ),
    (
        "a column heading",
        GRID,
        lambda t: t.click("//th[1]/span").click("//th[2]/a"),
        ["Click 'ID'", "Click 'Title'"],
    ),
    (
        "a day in a calendar",
        CALENDAR,
        lambda t: t.click("//a/span").click("//tr[2]/td[3]/a"),
        ["Click 'Prev'", "Click day"],
    ),
    (
        "a search field that suggests",
        "<label for='q'>Search</label><input id='q' role='combobox'><a>z</a>",
        lambda t: t.click("#q").type("pho", "#q").keys("Key.enter", "#q"),
        ["Enter 'Search'"],
    ),
    (
        "the label of a field",
        "<label for='e'>Email</label><input id='e' type='email'>",
        lambda t: t.click("//label").type("a@b.c", "#e"),
        ["Enter 'Email'"],
    ),
    (
        "a label by itself",
        "<label for='e'>Email</label><input id='e'><button>Go</button>",
        lambda t: t.click("//label").click("//button"),
        ["Click 'Email'", "Click 'Go'"],
    ),
    (
        "radio buttons side by side",
        (
            "<input type='radio' id='a'><label for='a'>Private</label>"
            "<input type='radio' id='b'><label for='b'>Public</label>"
        ),
        lambda t: t.click("#b").click("//label[2]"),
        ["Click 'Public'"] * 2,
    ),
    (
        "a box within its label",
        "<form><label><input type='checkbox'> I agree</label><button>Go</button></form>",
        lambda t: t.click("//input").click("//button").click("//label"),
        ["Click 'I agree'", "Click 'Go'", "Click 'I agree'"],
    ),
    (
        "a file",
        "<label for='f'>Attachment</label><input type='file' id='f'>",
        lambda t: t.click("#f"),
        ["Click 'Attachment'"],
    ),
    (
        "stars",
        (
            "<input type='radio' id='a'><label for='a'><span>1 star</span></label>"
            "<input type='radio' id='b'><label for='b'><span>4 stars</span></label>"
        ),
        lambda t: t.click("//label[2]").click("//label[2]/span"),
        ["Click '4 stars'"] * 2,
    ),
    (
        "a switch",
        "<button role='switch' aria-label='Dark mode'></button><a>z</a>",
        lambda t: t.click("//button"),
        ["Click 'Dark mode'"],
    ),
    (
        "a button that says nothing",
        "<form><input type='submit' value=''><a>z</a></form>",
        lambda t: t.click("//input"),
        ["Click 'Submit'"],
    ),
    (
        "fields of special types",
        (
            "<label for='d'>Due date</label><input type='date' id='d'>"
            "<label for='p'>Password</label><input type='password' id='p'>"
        ),
        lambda t: t.click("#d").type("01022026", "#d").keys("Key.tab").type("x", "#p"),
        ["Enter 'Due date'", "Enter 'Password'"],
    ),
    (
        "the buttons of cards",
        CARDS,
        lambda t: t.click("//li[2]//button/span").click("//li[1]//button"),
        ["Click 'Add to Cart'"] * 2,
    ),
    (
        "the links of cards",
        CARDS,
        lambda t: t.click("//li[2]//a[2]").click("//li[1]//img"),
        ["Open phone", "Open phone"],
    ),
    (
        "a list of things to do",
        TODO,
        lambda t: (
            t.click("//footer//li[2]/a").click("//footer/button").click("//main/label")
        ),
        ["Click 'Active'", "Click 'Clear completed'", "Click 'Mark all as complete'"],
    ),
    (
        "a row of it, and its field",
        TODO,
        lambda t: (
            t.click("//li[2]//label")
            .click("//li[2]//label", after=0.2)
            .type("New", "//li[2]/input")
        ),
        ["Double-click phone", "Enter phone"],
    ),
    (
        "the boxes of a list in a window of its own",
        HELPER,
        lambda t: t.click("//tr[3]//input").click("//input[@value='Apply']"),
        ["Click phone", "Click 'Apply'"],
    ),
]

ALIKE += [
    (
        "a split button and a menu of menus",
        (
            "<button id='save'><span>Save</span></button><nav><ul><li role='menuitem'>"
            "<a href='#'><span>Sales</span></a><ul><li role='menuitem'>"
            "<a href='/o'><span>Orders</span></a></li></ul></li></ul></nav>"
        ),
        lambda t: t.click("#save").click("//nav/ul/li/a/span").click("//li/ul//a"),
        ["Click 'Save'", "Click 'Sales'", "Click 'Orders'"],
    ),
    (
        "counters before and within counters",
        (
            "<a href='#r'><span>12</span> <span>Reviews</span></a><a href='/cart'>"
            "<span>My Cart</span> <span><span>2</span> <span>2 items</span></span></a>"
        ),
        lambda t: t.click("//a[1]").click("//a[2]").click("//a[2]/span"),
        ["Click 'Reviews'", "Click 'My Cart'", "Click 'My Cart'"],
    ),
    (
        "what is done to rows",
        (
            "<table><tbody><tr><td>180</td><td><a href='/order/180'>View Order</a></td></tr>"
            "<tr><td>170</td><td><a href='/order/170'>View Order</a></td></tr></tbody></table>"
        ),
        lambda t: t.click("//tr[2]/td[2]/a"),
        ["Click 'View Order'"],
    ),
    (
        "a heading, and a text that names nothing",
        "<h1>Dashboard</h1><p>" + "A long paragraph. " * 9 + "</p>",
        lambda t: t.click("//h1").click("//p"),
        ["Click 'Dashboard'", "Click unnamed element p 1 on '/phones.html'"],
    ),
]

ALIKE += [
    (
        "a product in a list of many",
        GOODS,
        lambda t: t.click("//li[2]//h3/a").show(
            "<p>x</p>", "http://shop.example/catalogue/steel-flask_9/"
        ),
        ["Open catalogue item"],
    ),
    (
        "a product in a list of one",
        ONE_GOOD,
        lambda t: t.click("//h3/a").show(
            "<p>x</p>", "http://shop.example/catalogue/enamel-mug_8/"
        ),
        ["Open catalogue item"],
    ),
    (
        "the kind of what is added",
        KINDS,
        lambda t: t.click("//li[2]/a").show(
            "<p>x</p>", "http://shop.example/pages/add/site/newspage/4/"
        ),
        ["Click 'News page'"],
    ),
    (
        "two labels with one text",
        (
            "<input id='o' aria-label='Order number: Order number'>"
            "<input id='c' aria-label='Bora Bora'>"
        ),
        lambda t: t.type("180", "#o").type("x", "#c"),
        ["Enter 'Order number'", "Enter 'Bora Bora'"],
    ),
]

ON_SOURCE: list[tuple[str, str, Work, list[str]]] = [
    (
        "a row, and the list's own links",
        GRID,
        lambda t: t.click("//tr[2]/td[2]/a").click("//tr[3]//a"),
        ["Open issue", "Click 'next'"],
    ),
    (
        "posts and their comments",
        POSTS,
        lambda t: t.click("//article[2]//h1/a").click("//article[2]/a"),
        ["Open book", "Click 'comments'"],
    ),
    (
        "an editor without a role",
        "<div><label>Text</label><div contenteditable='true'><p>a</p></div></div>",
        lambda t: t.click("//p").type("hello", "//p").click("//label"),
        ["Enter 'Text'", "Click 'Text'"],
    ),
    (
        "an icon with a title",
        "<nav><a href='/c' title='Shopping Cart'><i></i></a><a>z</a></nav>",
        lambda t: t.click("//i").click("//a"),
        ["Click 'Shopping Cart'"] * 2,
    ),
    (
        "an icon with a drawn title",
        "<button><svg><title>Star</title><path></path></svg></button><a>z</a>",
        lambda t: t.click("//path"),
        ["Click 'Star'"],
    ),
    (
        "a picture with a text for it",
        "<a href='/'><img alt='Luma logo'></a><a>z</a>",
        lambda t: t.click("//img"),
        ["Click 'Luma logo'"],
    ),
    (
        "an element with nothing but a class",
        "<div><span class='like'></span><span class='a b'></span></div>",
        lambda t: t.click("//span[1]").click("//span[2]"),
        ["Click 'Like'", "Click unnamed element 1/span 2 on '/phones.html'"],
    ),
    (
        "a switch whose label says nothing",
        (
            "<div><label for='s'><span>Enable</span></label></div>"
            "<div><input type='checkbox' id='s'><label for='s'></label></div>"
        ),
        lambda t: t.click("//div[2]/label"),
        ["Click 'Enable'"],
    ),
    (
        "an option of a list that is always open",
        (
            "<label for='l'>Groups</label><select id='l' size='4'>"
            "<option>Staff</option><option>Guests</option></select>"
        ),
        lambda t: t.click("//option[2]"),
        ["Select 'Groups'"],
    ),
    (
        "a field of several lines in a form of rows",
        FORM,
        lambda t: (
            t.click("//textarea")
            .type("one", "//textarea")
            .keys("Key.enter 't' 'w' 'o'", "//textarea")
            .click("#submit_button")
        ),
        ["Enter 'Note'", "Click 'Save'"],
    ),
    (
        "helpers beside fields",
        FORM,
        lambda t: t.click("//td[2]/a").click("//td[1]/a"),
        ["Click '(list)' (Nosy)", "Click '(list)' (Superseder)"],
    ),
    (
        "the box of a row",
        TODO,
        lambda t: t.click("//li[2]//input").click("//li[2]//button"),
        ["Click phone", "Click 'Destroy'"],
    ),
    (
        "the one row of a list",
        (
            "<table><thead><tr><th>ID</th></tr></thead><tbody><tr><td>12</td>"
            "<td><a href='/desk/issue12'>Printer down</a></td></tr></tbody></table>"
        ),
        lambda t: t.click("//td/a"),
        ["Open issue"],
    ),
    (
        "a menu of links to records",
        (
            "<ul><li><a href='/p/r/-/issues/12'>Fix</a></li>"
            "<li><a href='/p/r/-/issues/13'>Add</a></li></ul>"
        ),
        lambda t: t.click("//li[2]/a"),
        ["Open issue"],
    ),
    (
        "an editor with a name",
        "<div contenteditable='true' aria-label='Comment'><p><b>x</b></p></div>",
        lambda t: t.click("//b").type("hello", "//p"),
        ["Enter 'Comment'"],
    ),
    (
        "a drawing in a button that has a name",
        "<p><button><i aria-label='Save all'></i></button></p>",
        lambda t: t.click("//button"),
        ["Click 'Save all'"],
    ),
    (
        "what a style sheet writes on a button",
        (
            "<style>.add::before {content: '+' / 'Add item'}</style>"
            "<p><button class='add wide'></button></p>"
        ),
        lambda t: t.click("//button"),
        ["Click 'Add item'"],
    ),
    (
        "a name that only a form's field has",
        "<form><input name='billing_city'></form>",
        lambda t: t.type("Oslo", "//input"),
        ["Enter 'Billing city'"],
    ),
]


def names(cases: list[tuple[str, str, Work, list[str]]]) -> list[str]:
    """Return the names of cases, for the report."""
    return [name for name, *_ in cases]


@pytest.mark.parametrize("with_html", [True, False], ids=["source", "snapshot"])
@pytest.mark.parametrize(
    ("page", "work", "labels"), [case[1:] for case in ALIKE], ids=names(ALIKE)
)
def test_steps_are_named_by_the_control_that_was_used(
    tmp_path: Path, page: str, work: Work, labels: list[str], *, with_html: bool
) -> None:
    """Wherever in it the pointer was, and however much of the page was kept."""
    trace = Trace(with_html=with_html).show(page, "http://shop.example/phones.html")
    work(trace)

    assert trace.labels(tmp_path) == labels


@pytest.mark.parametrize(
    ("page", "work", "labels"), [case[1:] for case in ON_SOURCE], ids=names(ON_SOURCE)
)
def test_the_page_s_source_tells_more(
    tmp_path: Path, page: str, work: Work, labels: list[str]
) -> None:
    """Titles, labels without text, headings of rows, addresses of links."""
    trace = Trace().show(page, "http://shop.example/phones.html")
    work(trace)

    assert trace.labels(tmp_path) == labels


def test_an_option_clicked_on_a_trimmed_page_is_a_choice(tmp_path: Path) -> None:
    """The list that it belongs to is known by its path."""
    page = "<select><option>Staff</option><option>Guests</option></select><a>z</a>"
    trace = Trace(with_html=False).show(page).click("//option[2]")

    (step,) = trace.steps(tmp_path)

    assert (step.verb, step.value, step.value_source) == (
        "Select",
        "Guests",
        "recorded",
    )


def test_the_one_row_of_a_list_is_known_by_the_list_s_headings(tmp_path: Path) -> None:
    """And named by the page that followed."""
    page = (
        "<table><thead><tr><th><span>ID</span></th></tr></thead><tbody><tr>"
        "<td><a>Printer down</a></td></tr></tbody></table>"
    )
    trace = (
        Trace(with_html=False).show(page, "http://desk.example/list").click("//td/a")
    )
    trace.show("<p>x</p>", "http://desk.example/issue12")

    assert trace.labels(tmp_path) == ["Open issue"]


def test_a_recording_that_has_moved_since_is_labelled_by_what_was_read(
    tmp_path: Path,
) -> None:
    """Page sources are looked up in the file; without it there are none."""
    demonstration = (
        Trace().show("<button>Go</button><a>z</a>").click("//button").read(tmp_path)
    )
    Path(demonstration.source).unlink()

    assert [a.label for a in label(demonstration)] == ["Click 'Go'"]
    for granularity in GRANULARITIES:
        assert len(label(demonstration, granularity=granularity)) == 1


def test_a_row_that_is_no_link_is_clicked_not_opened(tmp_path: Path) -> None:
    """An article's path holds no link, though its name begins like one."""
    words = ("apples", "pears", "plums")
    rows = "".join(f"<article><p>{w}</p><button>Edit</button></article>" for w in words)
    linked = "".join(f"<article><a href='/note/{w}'>{w}</a></article>" for w in words)

    clicked = Trace().show(rows).click("//article[2]/p").labels(tmp_path)
    opened = Trace().show(linked).click("//article[2]/a").labels(tmp_path)

    assert clicked == ["Click page"]
    assert opened == ["Open page"]


@pytest.mark.parametrize(
    ("identifier", "row"),
    [
        ("ordersGrid_table", True),
        ("view_tabs", False),
        ("mainMenu", False),
        ("Werkzeugleiste", False),
        ("главное-меню", False),
        ("侧边菜单", False),
        ("Bestellungen", True),
    ],
)
def test_a_table_is_no_tab(identifier: str, *, row: bool) -> None:
    """A list in an element that is named a table is a list of rows, in a menu not."""
    assert in_list(f"//*[@id='{identifier}']/tbody[1]/tr[2]/td[1]") is row
