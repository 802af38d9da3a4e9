"""How people request purchases on the page made of UI5's web components."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    TOOLBAR,
    Row,
    keys,
    listed,
    settle,
    tap,
    text,
)
from examples.applications.libraries.ways import each, row_of
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Purchase request"'


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Material", values["material"], "material"))
    _choose(hands, "Plant", values["plant"], "plant", "ui5-option")
    _choose(hands, "Cost centre", values["centre"], "centre", "ui5-cb-item")
    _choose(hands, "Approvers", values["approver"], "approvers", "ui5-mcb-item")
    _choose(hands, "Approvers", values["other"], "approvers", "ui5-mcb-item")
    for _ in range(2):
        tap(
            hands,
            "Increase",
            "icon",
            f'at the right of "Quantity" {_FORM}',
            "#amount .ui5-step-inc",
        )
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Delivery date", _FORM, f"{day.day} {day:%b %Y}", "#due ui5-icon"),
        day,
        month=".ui5-calheader-midcontainer",
        onward="[data-ui5-cal-header-btn-next]",
        days=".ui5-dp-item:not(.ui5-dp-item--othermonth)",
    )
    settle(hands)
    _mark(hands, "Urgent", "radio button", "ui5-radio-button[text=Urgent]")
    _mark(hands, "Partial delivery", "checkbox", "#partial .ui5-switch-root")
    _mark(hands, "Quotation is attached", "checkbox", "ui5-checkbox[text^=Quotation]")
    _save(hands)
    tap(hands, "Draft", "tab", "above the table", "[role=tab]:has-text('Draft')")
    _take(hands, _row(hands, values["like"]), "Release")
    tap(hands, "Released", "tab", "above the table", "[role=tab]:has-text('Released')")
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Material", values["material"], "material"))
    hands.choose_by_keys(
        _text("Supplier", values["supplier"], "supplier"),
        keys(values["supplier"][:4].lower()),
    )
    plant = listed("Plant", _FORM, values["plant"], "#plant [role=combobox]", "")
    hands.choose_by_keys(plant, ["F4", *keys(downs=int(values["downs"]))])
    hands.choose_by_keys(
        _text("Cost centre", values["centre"], "centre"), keys(values["centre"][:2])
    )
    hands.write(_text("Quantity", values["amount"], "amount"))
    hands.write(_text("Delivery date", values["day"], "due"))
    hands.write(_text("Goods receipt", values["hour"], "hour"))
    _mark(hands, "Framework contract", "checkbox", "ui5-checkbox[text^=Framework]")
    hands.write(_text("Notes", values["notes"], "notes", "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(
        hands,
        "Edit",
        "icon",
        row.location,
        f"{row.selector} ui5-button[icon=edit]",
        shows="#save",
    )
    hands.write(_text("Quantity", "60", "amount"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "#refresh")
    _row(hands, values["material"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "Copy")
    hands.page.locator("#save").wait_for()
    settle(hands)
    hands.write(_text("Material", values["material"], "material"))
    _choose(hands, "Plant", values["wrong"], "plant", "ui5-option")
    _choose(hands, "Plant", values["plant"], "plant", "ui5-option")
    _pick(hands, "Cost centre", values["centre"], "centre", "ui5-cb-item")
    _pick(hands, "Approvers", values["approver"], "approvers", "ui5-mcb-item")
    _mark(hands, "Low", "radio button", "ui5-radio-button[text=Low]")
    hands.drag(
        "Share of budget",
        _FORM,
        "#share .ui5-slider-handle",
        "#share",
        dropped_at=(150, 12),
    )
    settle(hands)
    hands.write(_text("Notes", values["notes"], "notes", "textarea"))
    _save(hands)
    _take(hands, _row(hands, values["like"]), "Delete")
    tap(hands, "Delete", "button", 'in the question "Delete request"', "#sure")
    tap(hands, "Refresh", "icon", TOOLBAR, "#refresh")
    tap(hands, "Reports", "menu", TOOLBAR, "#reports", shows="#report ui5-menu-item")
    hands.hover("Download", "#report > ui5-menu-item[text=Download]")
    settle(hands)
    tap(
        hands,
        "PDF document",
        "link",
        'in the menu beside "Download"',
        "ui5-menu-item[text='PDF document']",
    )


def _open(hands: Hands) -> None:
    tap(hands, "Create", "button", TOOLBAR, "#new", shows="#save")


def _text(name: str, value: str, id_: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, f"#{id_} {inside}")


def _choose(hands: Hands, name: str, value: str, id_: str, options: str) -> None:
    arrow = f"#{id_} .inputIcon >> nth=-1"
    hands.choose(listed(name, _FORM, value, arrow, f"#{id_} {options}"))
    settle(hands)


def _pick(hands: Hands, name: str, value: str, id_: str, options: str) -> None:
    letters = value[:4].lower()
    field, options = f"#{id_} input", f"#{id_} {options}"
    hands.pick(listed(name, _FORM, value, field, options, letters=letters))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, selector: str) -> None:
    tap(hands, name, kind, _FORM, selector)


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, "#save")
    hands.page.locator("#save").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", TOOLBAR, words, "#search input"))
    settle(hands)


def _row(hands: Hands, material: str) -> Row:
    return row_of(hands, material, "ui5-table-row")


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = f"#actions > ui5-menu-item[text={entry}]"
    more = f"{row.selector} ui5-button[icon=overflow]"
    tap(hands, "Actions", "menu", row.location, more, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9401,
    template="Request {{material}} for the plant in {{plant}}",
    instances=(
        {
            "material": "Grinding discs",
            "plant": "Leipzig",
            "centre": "4100 Workshop",
            "approver": "Celine Hardt",
            "other": "Alma Reuter",
            "day": "2026-12-14",
            "like": "Welding wire",
        },
        {
            "material": "Floor cleaner",
            "supplier": "Brandis Oils",
            "plant": "Dortmund",
            "downs": "1",
            "centre": "4300 Warehouse",
            "amount": "24",
            "day": "12 Jan 2027",
            "hour": "07:30",
            "notes": "Ring at gate B.",
            "like": "Hydraulic oil",
        },
        {
            "material": "Cut-proof gloves",
            "wrong": "Dortmund",
            "plant": "Ulm",
            "centre": "4200 Paint shop",
            "approver": "Bodo Franke",
            "notes": "In place of the old ones.",
            "like": "Safety gloves",
        },
    ),
    start="/ui5/",
    shows="{{material}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
