"""Which witness names an element, where several could."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.converters.traces import Trace


@pytest.mark.parametrize(
    ("page", "name", "source"),
    [
        (
            (
                "<div><div>City</div><div><div><input></div></div></div>"
                "<div><div>Since</div><div><input></div></div>"
            ),
            "City",
            "caption",
        ),
        (
            (
                "<div><div>Tags</div><div><div></div><input placeholder='Add one'></div></div>"
                "<div><input></div>"
            ),
            "Tags",
            "caption",
        ),
        (
            "<div><div>City</div><div><i role='option'>Porto</i><input></div></div>",
            "City",
            "caption",
        ),
        (
            "<p>Saved</p><div role='dialog'><div><input placeholder='Note'></div></div>",
            "Note",
            "placeholder",
        ),
        ("<a>Low stock</a><input placeholder='Find'>", "Find", "placeholder"),
        (
            "<div><div>City</div><p><input aria-label='Text box Input'></p></div>",
            "Text box Input",
            "label",
        ),
        (
            "<div><div>City</div><p><input aria-label='Textbox Input'></p></div>",
            "City",
            "caption",
        ),
        ("<input aria-label='Textbox Input'>", "Textbox Input", "label"),
        (
            "<div><div>City</div><p><input title='Where from'></p></div>",
            "City",
            "caption",
        ),
        ("<h3>Places</h3><input title='City'>", "City", "tooltip"),
        ("<input placeholder='City' title='Where from'>", "Where from", "tooltip"),
        (
            "<input placeholder='Name, 1.1.1.42, or 1.1.1.42/16'>",
            "Name, 1.1.1.42, or 1.1.1.42/16",
            "placeholder",
        ),
    ],
)
def test_a_caption_comes_before_what_stands_in_the_field(
    tmp_path: Path, page: str, name: str, source: str
) -> None:
    """Any visible text is one, of the field that its group holds alone."""
    (step,) = Trace().show(page).click("//input").steps(tmp_path)

    assert (step.element, step.name_source) == (name, source)


@pytest.mark.parametrize(
    ("page", "where", "name", "source"),
    [
        (
            "<button role='checkbox'>Very important</button>",
            "//button",
            "Very important",
            "text",
        ),
        (
            (
                "<label role='radio'>Partial<br><label>Some of the pages are blocked, and "
                "all others are left as they were before</label></label>"
            ),
            "//label/label",
            "Partial",
            "text",
        ),
    ],
)
def test_a_box_is_named_by_what_it_shows(
    tmp_path: Path, page: str, where: str, name: str, source: str
) -> None:
    """Its role takes the name from its contents."""
    (step,) = Trace(with_html=False).show(page).click(where).steps(tmp_path)

    assert (step.element, step.name_source) == (name, source)


DIAGRAM = (
    "<svg><g><rect id='ground'></rect>"
    "<g><rect id='wind'></rect><text>Ask for the wind</text></g>"
    "<g><rect id='log'></rect><text>Wind log</text></g></g></svg>"
)


@pytest.mark.parametrize(
    ("page", "where", "label"),
    [
        (DIAGRAM, "#wind", "Click 'Ask for the wind'"),
        (DIAGRAM, "#log", "Click 'Wind log'"),
        (DIAGRAM, "#ground", "Click 'canvas'"),
        ("<canvas id='c'></canvas>", "#c", "Click 'canvas'"),
        (
            "<svg><rect id='r'></rect></svg>",
            "#r",
            "Click unnamed element #r on '/page'",
        ),
    ],
)
def test_a_shape_of_a_drawing_is_named_by_its_own_text(
    tmp_path: Path, page: str, where: str, label: str
) -> None:
    """The ground under the shapes has none, and an icon is no drawing."""
    assert Trace().show(page).click(where).labels(tmp_path) == [label]


def test_the_mark_of_a_set_of_icons_names_no_button(tmp_path: Path) -> None:
    """It is on all of them: `ab-icon` says whose icon it is."""
    icons = "<button><svg class='ab-icon h-4'></svg></button>" * 2
    trace = Trace().show(f"<p>{icons}</p>").click("//button[1]").click("//button[2]")

    assert len(set(trace.labels(tmp_path))) == 2


@pytest.mark.parametrize(
    ("icon", "name"),
    [
        ("<i data-icon='check'></i>", "Save"),
        ("<svg><use href='/icons.svg#pencil'></use></svg>", "Edit"),
        ("<svg><use xlink:href='#icon-trash'></use></svg>", "Delete"),
        ("<i class='fa fa-trash-o'></i>", "Delete"),
        ("<i class='fas fa-magnifying-glass'></i>", "Search"),
        ("<span class='icon-download'></span>", "Download"),
        ("<i class='material-icons'>filter_list</i>", "Filter"),
        ("<i class='chevron right icon'></i>", "Next"),
        ("<i class='set-icon set-icon-md-create'></i>", "Edit"),
        ("<span class='shop_icon si-pencil'></span>", "Edit"),
        ("<i class='set-icon set-icon-ios-aperture'></i>", "Aperture"),
        (
            "<span class='material-symbols-outlined'>rocket_launch</span>",
            "Rocket launch",
        ),
        ("<img src='/static/printer.svg?v=3'>", "Print"),
        ("<svg class='lucide lucide-plus'></svg>", "Create"),
        ("<svg class='shop-search-icon h-4'></svg>", "Search"),
        ("\u00d7", "Close"),
    ],
)
def test_a_button_that_shows_an_icon_is_named_by_what_the_icon_means(
    tmp_path: Path, icon: str, name: str
) -> None:
    """Or by the icon's own name, where its meaning is not known."""
    trace = Trace().show(f"<button>{icon}</button>").click("//button")
    (step,) = trace.steps(tmp_path)

    assert (step.element, step.name_source) == (name, "icon")


def test_an_icon_beside_a_text_is_no_part_of_the_name(tmp_path: Path) -> None:
    """Though its font draws letters as a picture."""
    page = "<button><i class='material-icons'>delete</i> Remove order</button>"

    for kept in (True, False):
        for where in ("//button", "//i"):
            trace = Trace().show(page).click(where)
            assert trace.labels(tmp_path / f"{kept}{where[2:]}") == [
                "Click 'Remove order'"
            ]


def test_a_tooltip_comes_before_an_icon(tmp_path: Path) -> None:
    """What it says there is no guess."""
    page = "<button title='Approve'><i class='fa fa-check'></i></button>"
    (step,) = Trace().show(page).click("//button").steps(tmp_path)

    assert (step.element, step.name_source) == ("Approve", "tooltip")


ORDERS = (
    "<table><thead><tr><th>Town</th><th>Customer</th></tr></thead><tbody>"
    "<tr><td>Kiel</td><td>Tide Tools</td></tr><tr><td>Porto</td><td>Sea Safe</td></tr>"
    "<tr><td>Porto</td><td>Blue Buoy</td></tr></tbody></table>"
)


@pytest.mark.parametrize(
    ("cell", "title"),
    [
        ("//tr[3]/td[1]", "Blue Buoy"),
        ("//tr[1]/td[1]", "Kiel"),
        ("//tr[2]/td[2]", "Sea Safe"),
    ],
)
def test_a_row_is_told_by_the_text_that_no_other_row_has(
    tmp_path: Path, cell: str, title: str
) -> None:
    """Whichever of its cells was clicked."""
    trace = Trace().show(ORDERS, "http://shop.example/orders")
    (step,) = trace.click(f"//tbody{cell}").steps(tmp_path)

    assert (step.element_type, step.value) == ("row", title)


def test_what_surrounds_the_main_part_of_a_drawer_is_no_row(tmp_path: Path) -> None:
    """Though drawers are articles, and articles are rows of pages."""
    page = "<article><p>x</p></article><article><main><div><a>Edit all</a></div></main></article>"

    for kept in (True, False):
        trace = Trace(with_html=kept).show(page, "http://shop.example/orders")
        labels = trace.click("//main/div/a").labels(tmp_path / str(kept))
        assert labels == ["Click 'Edit all'"]


@pytest.mark.parametrize(
    ("page", "where", "name", "source"),
    [
        (
            (
                "<table><tr><th>Item</th><th>Amount</th></tr>"
                "<tr><td>Rope</td><td><input name='a1'></td></tr>"
                "<tr><td>Sail</td><td><input name='a2'></td></tr></table>"
            ),
            "//tr[3]//input",
            "Amount",
            "heading",
        ),
        (
            (
                "<table><tr><th></th><th>Never</th><th>Often</th></tr>"
                "<tr><th>By ferry</th><td><input type='radio' value='0'></td>"
                "<td><input type='radio' value='1'></td></tr></table>"
            ),
            "//td[2]/input",
            "Often",
            "heading",
        ),
        (
            (
                "<table><tr><th>Field</th><th>Filter on</th></tr>"
                "<tr><th>Priority</th><td><input></td></tr></table>"
            ),
            "//input",
            "Priority",
            "caption",
        ),
        (
            (
                "<table><tr><th colspan='2'>Item</th><th>Amount</th></tr>"
                "<tr><td>1</td><td>Rope</td><td><input></td></tr></table>"
            ),
            "//input",
            "Amount",
            "heading",
        ),
    ],
)
def test_a_field_in_a_table_is_named_by_its_column(
    tmp_path: Path, page: str, where: str, name: str, source: str
) -> None:
    """By its row where that has a heading, as in a form; boxes by the answer."""
    (step,) = Trace().show(page).click(where).steps(tmp_path)

    assert (step.element, step.name_source) == (name, source)


@pytest.mark.parametrize("kept", [True, False])
def test_two_buttons_of_one_name_under_two_headings_are_two_activities(
    tmp_path: Path, *, kept: bool
) -> None:
    """With the page's source and without."""
    part = "<section><h2 role='heading'>{0}</h2><p>.</p><button>New</button></section>"
    page = part.format("Buyers") + part.format("Sellers")
    trace = Trace(with_html=kept).show(page)
    for where in ("//section[1]/button", "//section[2]/button"):
        trace.click(where)

    assert trace.labels(tmp_path) == ["Click 'New' (Buyers)", "Click 'New' (Sellers)"]


def test_two_fields_of_one_name_under_two_headings_are_two_activities(
    tmp_path: Path,
) -> None:
    """Under one heading they are one, and so are those of rows."""
    part = "<section><h2>{0}</h2><label>Name <input></label><label>Town <input></label></section>"
    page = part.format("Buyer") + part.format("Seller")
    trace = Trace().show(page)
    for where in ("//section[1]/label[1]/input", "//section[2]/label[1]/input"):
        trace.click(where)
    trace.show("<h2>Guests</h2><label>Name <input></label><label>Name <input></label>")
    trace.click("//label[1]/input")

    assert trace.labels(tmp_path) == [
        "Click 'Name' (Buyer)",
        "Click 'Name' (Seller)",
        "Click 'Name'",
    ]
