"""What tells elements of one name apart, and what names a field without one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.converters.traces import Trace

Work = Callable[[Trace], object]


@pytest.mark.parametrize(
    ("page", "work", "label"),
    [
        (
            "<div><h3>Issues</h3><a>New</a></div><div><h3>Users</h3><a>New</a></div>",
            lambda t: t.click("//div[2]/a"),
            "Click 'New' (Users)",
        ),
        (
            "<section aria-label='Notes'><a>New</a></section><nav><a>New</a></nav>",
            lambda t: t.click("//section/a"),
            "Click 'New' (Notes)",
        ),
        (
            (
                "<form><label for='q'>Find</label><input id='q'><button>Go</button></form>"
                "<form><input><input><button>Go</button></form>"
            ),
            lambda t: t.click("//form[1]/button"),
            "Click 'Go' (Find)",
        ),
        (
            (
                "<form><input placeholder='Number'><button>Go</button></form>"
                "<form><input><input><button>Go</button></form>"
            ),
            lambda t: t.click("//form[1]/button"),
            "Click 'Go' (Number)",
        ),
        (
            (
                "<form><input name='order_number'><button>Go</button></form>"
                "<form><input><input><button>Go</button></form>"
            ),
            lambda t: t.click("//form[1]/button"),
            "Click 'Go' (Order number)",
        ),
        (
            "<main><a>New</a></main><p><input type='submit' value='New'></p>",
            lambda t: t.click("//input"),
            "Click 'New' (button)",
        ),
        (
            "<div><p>Read<br></p><a>New</a></div><ul><li><a>New</a></li></ul>",
            lambda t: t.click("//div/a"),
            "Click 'New'",
        ),
        (
            "<div><h3>"
            + "A heading that is much too long to tell anything" * 2
            + "</h3><a>New</a></div><p><a>New</a></p>",
            lambda t: t.click("//div/a"),
            "Click 'New'",
        ),
        ("<a>New</a><a>Old</a>", lambda t: t.click("//a[1]"), "Click 'New'"),
    ],
)
def test_elements_of_one_name_are_told_apart(
    tmp_path: Path, page: str, work: Work, label: str
) -> None:
    """By a heading, a part's label, the one field of a form, or the kind."""
    trace = Trace().show(page)
    work(trace)

    assert trace.labels(tmp_path) == [label]


def test_on_a_snapshot_the_first_line_of_a_block_tells(tmp_path: Path) -> None:
    """Where that line is no element itself."""
    page = (
        "<div role='group'>Issues<p>x</p><a>New</a></div>"
        "<div role='group'>Users<p>x</p><a>New</a></div>"
    )
    trace = Trace(with_html=False).show(page).click("//div[2]/a")

    assert trace.labels(tmp_path) == ["Click 'New' (Users)"]


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("<span id='c'>City</span><input aria-labelledby='c'>", "City"),
        ("<label>City <input></label>", "City"),
        ("City<input>", "City"),
        ("<p>Where?</p><b>City</b><input>", "City"),
        ("<input title='City'>", "City"),
        ("<input data-label='City'>", "City"),
        ("<input type='submit' value='City'><input>", "City"),
        ("<table><tr><td>City:</td><td><input></td></tr></table>", "City"),
        ("<dl><dt>City</dt><dd><input></dd></dl>", "City"),
        ("<input><label>City</label>", "City"),
        ("<input type='checkbox'> City", "City"),
        ("<input type='checkbox'><span>City</span>", "City"),
        (
            "<table><tr><td>a <input name='x1'></td><td><input name='city'></td></tr></table>",
            "City",
        ),
        ("<h2>Places</h2><input name='city'>", "City"),
        ("<br><input name='search'>", "Search box"),
        ("<input placeholder='City'>", "City"),
        ("<input id='billing_city'>", "Billing city"),
        ("<input data-testid='city-field'>", "City"),
    ],
)
def test_a_field_is_named_by_what_the_page_has_for_it(
    tmp_path: Path, page: str, name: str
) -> None:
    """Declared labels, titles, what stands beside it, words of its makers."""
    field = "//input[not(@type='submit')][last()]"
    trace = Trace().show(page)
    trace.click(field if "<td>a" not in page else "//td[2]/input")
    (step,) = trace.steps(tmp_path)

    assert step.element == name


def test_ids_of_labels_are_no_names(tmp_path: Path) -> None:
    """The recorder notes which elements label a field, not what they say."""
    page = "<span id='c'>City</span> <input aria-labelledby='c'>"

    labels = [
        Trace(with_html=kept).show(page).click("//input").labels(tmp_path / str(kept))
        for kept in (True, False)
    ]

    assert labels == [["Click 'City'"], ["Click 'City'"]]


@pytest.mark.parametrize(
    ("page", "place"),
    [
        ("<input id='x1'>", "#x1"),
        ("<input>", "1"),
        ("<p>City</p><p></p><p></p><input>", "1"),
    ],
)
def test_a_field_of_which_nothing_is_known_is_unnamed(
    tmp_path: Path, page: str, place: str
) -> None:
    """Rather than called by a code, or by what stands far away."""
    trace = Trace(with_html=False).show(page).click("//input")

    assert trace.labels(tmp_path) == [f"Click unnamed field {place} on '/page'"]


@pytest.mark.parametrize(
    ("form", "label"),
    [
        ("<div><h3>#1</h3></div><p><a>New</a></p>", "Click 'New'"),
        ("<form><input type='number'><a>New</a></form>", "Click 'New'"),
        (
            "<form><table><tr><th>Owner</th><td><a>New</a></td></tr></table></form>",
            "Click 'New' (Owner)",
        ),
        (
            "<form><table><tr><td>Owner</td><td><a>New</a></td></tr></table></form>",
            "Click 'New'",
        ),
    ],
)
def test_a_heading_or_field_without_a_name_tells_nothing(
    tmp_path: Path, form: str, label: str
) -> None:
    """Nor does the kind of elements that are all of one."""
    trace = Trace().show(f"{form}<p><b></b><a>New</a></p>").click("//a[1]")

    assert trace.labels(tmp_path) == [label]


def test_elements_within_each_other_are_one_on_a_snapshot_too(tmp_path: Path) -> None:
    """By their boxes where an id hides the path."""
    page = "<button id='x'><span>Save</span></button><p><a>z</a></p>"
    trace = Trace(with_html=False).show(page).click("#x").click("//span")

    assert trace.labels(tmp_path) == ["Click 'Save'"] * 2
