"""What nothing names is called by what it is, where the page has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.converters.labels.views import click, shown, steps
from tests.converters.traces import Trace

if TYPE_CHECKING:
    from pathlib import Path

EDITOR = "<div><div role='textbox' id='x7'>Adults: 14.50</div></div>"


@pytest.mark.parametrize(
    ("page", "label"),
    [
        (EDITOR, "Click 'editor'"),
        (
            f"<section role='region' aria-label='content'>{EDITOR}</section>",
            "Click 'editor'",
        ),
        (f"<section aria-label='Cell'>{EDITOR}</section>", "Click 'Cell'"),
        (
            f"<div role='textbox'>Notes</div>{EDITOR}",
            "Click unnamed field #x7 on '/page'",
        ),
        ("<input type='search' id='x7'>", "Click 'Search'"),
        (
            "<input type='search'><input type='search' id='x7'>",
            "Click unnamed field #x7 on '/page'",
        ),
        ("<input id='x7'>", "Click unnamed field #x7 on '/page'"),
        ("<input type='date' id='x7'><input type='time'>", "Click 'Date'"),
        ("<input type='date' id='birthday'>", "Click 'Birthday'"),
        (
            "<input type='date'><input type='date' id='x7'>",
            "Click unnamed field #x7 on '/page'",
        ),
        ("<input type='number' id='x7'>", "Click unnamed field #x7 on '/page'"),
    ],
)
def test_the_only_one_of_a_page_is_named_by_what_it_is(
    tmp_path: Path, page: str, label: str
) -> None:
    """A landmark around it says where it is, and not what; an id says which date."""
    id_ = "birthday" if "birthday" in page else "x7"
    trace = Trace(with_html=False).show(page).click(f"#{id_}")

    assert trace.labels(tmp_path) == [label]


@pytest.mark.parametrize(
    ("tools", "others", "label"),
    [
        (4, 0, "Click 'editor'"),
        (1, 0, "Click unnamed field #x7 on '/posts'"),
        (4, 1, "Click unnamed field #x7 on '/posts'"),
    ],
)
def test_a_field_of_several_lines_with_a_row_of_tools_over_it_is_the_editor(
    tools: int, others: int, label: str
) -> None:
    """A single button beside a field does something with it; two editors are two."""
    seen = []
    for top in range(0, 100 * (others + 1), 100):
        seen += [
            shown("button", 10 + 20 * n, top, width=16, path=f"/html/b[{top + n}]")
            for n in range(tools)
        ]
        path = "//*[@id='x7']" if top == 0 else "/html/textarea"
        seen.append(shown("textarea", 10, top + 20, width=400, path=path))
    seen.append(shown("footer", 10, 700, "Posts", 900, path="/html/footer"))

    (done,) = steps(click(seen, "//*[@id='x7']"))

    assert done.label == label


@pytest.mark.parametrize(
    ("height", "others", "label"),
    [
        (400, 0, "Click 'editor'"),
        (100, 0, "Click unnamed field #x7 on '/posts'"),
        (400, 1, "Click unnamed field #x7 on '/posts'"),
    ],
)
def test_a_field_of_several_lines_that_takes_much_of_the_page_is_the_editor(
    height: int, others: int, label: str
) -> None:
    """A smaller one may be for a remark, and of two each is for something else."""
    field = shown("textarea", 10, 100, width=900, path="//*[@id='x7']")
    more = shown("textarea", 10, 620, width=900, path="/html/textarea")
    foot = shown("footer", 10, 700, "Pages", 950, path="/html/footer")
    seen = [field | {"height": height}, *[more] * others, foot]

    (done,) = steps(click(seen, "//*[@id='x7']"))

    assert done.label == label
