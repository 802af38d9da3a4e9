"""How people keep a shop's stock in a grid of AG Grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.components.places import (
    TOOLBAR,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each
from examples.scripted.steps import Field
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in the box "New article"'
_HEAD = "at the head of the table"
_LIST = "[role=option]"
_PICKER = ".ag-cell-inline-editing .ag-picker-field-wrapper"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(text("Article", _FORM, values["article"], "#article"))
    hands.choose(_group(values["group"], ""))
    hands.write(text("Shelf", _FORM, values["shelf"], "#shelf"))
    hands.write(text("Pieces", _FORM, values["pieces"], "#pieces"))
    _add(hands)
    _write_into(hands, values["like"], "Pieces", values["count"], clicks=2)
    hands.press("Enter", "takes the number")
    group = text(
        "Group",
        _place(values["like"]),
        values["other"],
        _cell(hands, values["like"], "group"),
    )
    wanted = f"{_LIST}:has-text('{values['other']}')"
    hands.choose_through(group, [_PICKER, wanted])
    settle(hands)
    box = f"{_cell(hands, values['like'], 'paused')} input"
    tap(hands, "Not reordered", "checkbox", _place(values["like"]), box)
    tap(hands, "Article", "button", _HEAD, "[role=columnheader] >> text=Article")
    settle(hands)
    _tick(hands, values["gone"])
    tap(hands, "Remove selected", "button", TOOLBAR, "#remove")
    wait_for(hands, "Removed from the stock")
    tap(hands, "Only what runs low", "checkbox", TOOLBAR, "#low")
    tap(hands, "Only what runs low", "checkbox", TOOLBAR, "#low")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(text("Article", _FORM, values["article"], "#article"))
    hands.choose(_group(values["group"], None))
    hands.write(text("Shelf", _FORM, values["shelf"], "#shelf"))
    hands.write(text("Pieces", _FORM, values["pieces"], "#pieces"))
    hands.write(text("Price", _FORM, values["price"], "#price"))
    _add(hands)
    hands.write(text("Quick filter", TOOLBAR, values["like"], "#quick"))
    settle(hands)
    _write_into(hands, values["like"], "Shelf", values["instead"])
    hands.press("Tab", "takes the shelf, and the next cell can be written in")
    hands.type_on("Pieces", _place(values["like"]), values["count"])
    hands.press("Enter", "takes the number")
    wait_for(hands, "pieces was changed")
    remark = _cell(hands, values["like"], "remark")
    hands.write(
        Field(
            name="Remark",
            location=_place(values["like"]),
            value=values["remark"],
            selector=remark,
            clicks=2,
        )
    )
    hands.press("Enter", "takes the remark")
    wait_for(hands, "remark was changed")
    _show_all(hands)


def _with_a_search(hands: Hands, values: Values) -> None:
    hands.hover("Pieces", "[role=columnheader][col-id=pieces]")
    funnel = "[col-id=pieces] .ag-header-cell-filter-button"
    tap(hands, "Filter", "icon", 'a funnel in the heading "Pieces"', funnel)
    place = 'in the box below the heading "Pieces"'
    operator = ".ag-filter .ag-picker-field-wrapper"
    hands.choose(listed("Filtering operator", place, "Less than", operator, _LIST))
    settle(hands)
    bound = ".ag-filter input:not([placeholder=To])"
    hands.write(text("Filter...", place, values["limit"], bound))
    hands.press("Enter", "filters")
    settle(hands)
    tap(hands, "Stock of the shop", "box", "the heading of the page", "h1")
    _write_into(hands, values["like"], "Pieces", values["wrong"], clicks=2)
    hands.press("Escape", "takes back what was typed")
    _write_into(hands, values["like"], "Pieces", values["count"], clicks=2)
    hands.press("Enter", "takes the number")
    wait_for(hands, "pieces was changed")
    _show_all(hands)
    _open(hands)
    hands.write(text("Article", _FORM, values["article"], "#article"))
    hands.choose(_group(values["group"], ""))
    hands.write(text("Price", _FORM, values["price"], "#price"))
    _add(hands)
    _tick(hands, values["gone"])
    tap(hands, "Remove selected", "button", TOOLBAR, "#remove")
    wait_for(hands, "Removed from the stock")


def _open(hands: Hands) -> None:
    tap(hands, "New article", "button", TOOLBAR, "#new", shows="#form")


def _add(hands: Hands) -> None:
    tap(hands, "Add to stock", "button", _FORM, "#add")
    wait_for(hands, "was added")


def _group(value: str, letters: str | None) -> Field:
    return listed("Group", _FORM, value, "#group", "", letters=letters)


def _show_all(hands: Hands) -> None:
    tap(hands, "Clear all filters", "icon", f"a cross {TOOLBAR}", "#clear")
    wait_for(hands, "All articles are shown")


def _place(article: str) -> str:
    return f'in the row "{article}"'


def _cell(hands: Hands, article: str, column: str) -> str:
    """Find a cell by the article of its row and its column."""
    row = f".ag-row:has([col-id=article]:text-is('{article}'))"
    hands.page.locator(row).first.wait_for()
    return f"{row} [col-id={column}]"


def _write_into(
    hands: Hands, article: str, column: str, value: str, *, clicks: int = 1
) -> None:
    cell = _cell(hands, article, column.lower())
    settle(hands)
    hands.write(
        Field(
            name=column,
            location=_place(article),
            value=value,
            selector=cell,
            clicks=clicks,
        )
    )


def _tick(hands: Hands, article: str) -> None:
    box = f"{_cell(hands, article, 'ag-Grid-SelectionColumn')} input"
    place = "at the left of its row in the table"
    tap(hands, article, "checkbox", place, box, record=True)


WORKFLOW = Workflow(
    id=9406,
    template="Put {{article}} into the stock, and count {{like}}",
    instances=(
        {
            "article": "Tin lighthouse",
            "group": "Toys",
            "shelf": "D4",
            "pieces": "24",
            "like": "Linen bag",
            "count": "6",
            "other": "Jewellery",
            "gone": "Memory game",
        },
        {
            "article": "Calendar Birds",
            "group": "Posters",
            "shelf": "B2",
            "pieces": "60",
            "price": "17.5",
            "like": "Wooden crane",
            "instead": "D3",
            "count": "15",
            "remark": "Two were broken.",
        },
        {
            "article": "Glass pendant",
            "group": "Jewellery",
            "price": "34",
            "limit": "10",
            "like": "Amber ring",
            "wrong": "44",
            "count": "4",
            "gone": "Postcard set",
        },
    ),
    start="/aggrid/",
    shows="{{article}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
