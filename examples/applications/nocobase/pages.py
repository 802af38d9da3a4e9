"""The pages on which the people see the firm's tables."""

from __future__ import annotations

from typing import Any

Told = dict[str, Any]

_VISIT = (
    "name",
    "customer",
    "work",
    "tuner",
    "starts",
    "ends",
    "bring",
    "key",
    "remark",
)
_DONE = ("state", "minutes", "report")
_ORDER = (
    "name",
    "supplier",
    "ordered",
    "state",
    "arrived",
    "note",
    "complete",
    "place",
)
_LINES = {
    "key": "parts",
    "field": "parts",
    "fieldType": "subTable",
    "fields": ["name", "count"],
}


def pages() -> list[Told]:
    """Return what NocoBase is told of each page, in the order of the menu."""
    return [
        _page("Customers", "TeamOutlined", [_tab("Customers", _customers_table())]),
        _page(
            "Visits",
            "CalendarOutlined",
            [
                _tab("List", _visits_table()),
                _tab("Calendar", _calendar()),
                _tab("Cards", _cards()),
            ],
        ),
        _page(
            "Orders",
            "ShoppingOutlined",
            [
                _tab(
                    "Orders",
                    _search("orders", "name", "supplier", "state"),
                    _orders_table(),
                )
            ],
        ),
    ]


_GROUPED = {
    "Visits": {
        "defaults": {
            "collections": {
                "visits": {
                    "fieldGroups": [
                        {"title": "What was agreed", "fields": list(_VISIT)},
                        {"title": "What came of it", "fields": list(_DONE)},
                    ]
                }
            }
        }
    }
}
"""What the form of a visit looks like when it is opened from the other tabs."""


def _page(title: str, icon: str, tabs: list[Told]) -> Told:
    return {
        "version": "1",
        "mode": "create",
        "navigation": {"item": {"title": title, "icon": icon}},
        "page": {"title": title, "enableTabs": len(tabs) > 1, "displayTitle": True},
        "tabs": tabs,
    } | _GROUPED.get(title, {})


def _layout(*fields: str) -> Told:
    """Lay fields out two by two, and what is broad below them on its own."""
    narrow = [one for one in fields if one not in _BROAD]
    rows = [narrow[n : n + 2] for n in range(0, len(narrow), 2)]
    return {"rows": rows + [[one] for one in fields if one in _BROAD]}


_BROAD = ("parts", "remark", "report")


def _tab(title: str, *blocks: Told) -> Told:
    return {"key": title.lower(), "title": title, "blocks": list(blocks)}


def _search(table: str, *fields: str) -> Told:
    return {
        "key": "search",
        "type": "filterForm",
        "collection": table,
        "fields": [{"field": field, "target": table} for field in fields],
        "actions": ["submit", "reset"],
    }


def _add(table: str, title: str, *fields: object) -> Told:
    form = {"type": "createForm", "collection": table, "fields": list(fields)}
    popup = {"title": title, "mode": "drawer", "blocks": [form | _SENT]}
    return {"type": "addNew", "title": title, "popup": popup}


def _key(field: object) -> str:
    return str(field["field"]) if isinstance(field, dict) else str(field)


_SENT = {"actions": ["submit"]}


def _change(title: str, mode: str, *fields: object) -> Told:
    form = {
        "type": "editForm",
        "resource": {"binding": "currentRecord"},
        "fields": list(fields),
        "fieldsLayout": _layout(*(_key(field) for field in fields)),
    }
    popup = {"title": title, "mode": mode, "blocks": [form | _SENT]}
    return {"type": "edit", "title": "Edit", "popup": popup}


def _visits_table() -> Told:
    return {
        "key": "visits",
        "type": "table",
        "collection": "visits",
        "fields": ["name", "customer", "work", "tuner", "starts", "state"],
        "actions": ["filter", "refresh", _add("visits", "New visit", *_VISIT)],
        "recordActions": [_change("Visit", "drawer", *_VISIT, *_DONE)],
    }


def _calendar() -> Told:
    return {
        "key": "calendar",
        "type": "calendar",
        "collection": "visits",
        "settings": {
            "titleField": "name",
            "startField": "starts",
            "endField": "ends",
            "defaultView": "week",
        },
        "actions": ["today", "turnPages", "title", "selectView"],
    }


def _cards() -> Told:
    return {
        "key": "cards",
        "type": "kanban",
        "collection": "visits",
        "fields": ["name", "customer"],
        "settings": {"groupField": "state"},
        "actions": ["filter", "refresh"],
    }


def _orders_table() -> Told:
    return {
        "key": "orders",
        "type": "table",
        "collection": "orders",
        "fields": ["name", "supplier", "ordered", "state", "arrived", "complete"],
        "actions": ["filter", "refresh", _add("orders", "New order", *_ORDER, _LINES)],
        "recordActions": [_change("Order", "dialog", *_ORDER, _LINES, "remark")],
    }


def _customers_table() -> Told:
    fields = ("name", "town", "phone", "regular")
    return {
        "key": "customers",
        "type": "table",
        "collection": "customers",
        "fields": list(fields),
        "actions": ["filter", "refresh", _add("customers", "New customer", *fields)],
        "recordActions": [_change("Customer", "drawer", *fields)],
    }
