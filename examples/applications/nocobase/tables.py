"""The tables of a firm that tunes and mends pianos."""

from __future__ import annotations

from typing import Any

TUNERS = ("Agnes", "Bartek", "Colm", "Dunja")
_WORK = ("Tuning", "Repair", "Valuation", "Moving", "Concert service")
_STATES = ("Asked for", "Agreed", "Waiting for parts", "Done")
_BRING = ("Strings", "Felt", "Humidifier", "Tuning lamp", "Hand cart")
_STEPS = ("Ordered", "On its way", "Arrived", "Sent back")
_MAKERS = ("Abel Hammers", "Jahn Parts", "Renner Actions", "Roslau Wire")
_TOWNS = ("Ashby", "Brindle", "Cotham", "Dunmore")

Told = dict[str, Any]


def tables() -> list[Told]:
    """Return what NocoBase is told of each table."""
    return [
        _table(
            "customers",
            "Customers",
            _text("name", "Name"),
            _one_of("town", "Town", _TOWNS),
            _text("phone", "Telephone"),
            _tick("regular", "Comes every year"),
        ),
        _table(
            "orders",
            "Orders",
            _text("name", "Order"),
            _one_of("supplier", "Supplier", _MAKERS),
            _day("ordered", "Ordered on"),
            _one_of("state", "State", _STEPS, drawn=False),
            _day("arrived", "Arrived on"),
            _text("note", "Delivery note"),
            _tick("complete", "Complete"),
            _some_of("place", "Put away in", ("Cellar", "Loft", "Van", "Workshop")),
            _text("remark", "Remark", lines=True),
            _lines("parts", "Parts", "parts", "order_id"),
        ),
        _table(
            "parts",
            "Parts",
            _text("name", "Part"),
            _number("count", "How many"),
            _number("price", "Price"),
        ),
        _table(
            "visits",
            "Visits",
            _text("name", "What for"),
            _linked("customer", "Customer", "customers"),
            _one_of("work", "Work", _WORK),
            _one_of("tuner", "Tuner", TUNERS, drawn=False),
            _hour("starts", "Begins"),
            _hour("ends", "Ends"),
            _some_of("bring", "Bring along", _BRING),
            _tick("key", "Key is with the neighbours"),
            _one_of("state", "State", _STATES),
            _number("minutes", "Minutes"),
            _text("remark", "Remark", lines=True),
            _editor("report", "Report"),
        ),
    ]


def _table(name: str, title: str, *fields: Told) -> Told:
    return {
        "name": name,
        "title": title,
        "template": "general",
        "titleField": "name",
        "autoGenId": True,
        "createdAt": True,
        "createdBy": True,
        "updatedAt": True,
        "updatedBy": True,
        "sortable": True,
        "fields": list(fields),
    }


def _field(  # noqa: PLR0913 (a field and how it is shown)
    name: str,
    title: str,
    stored: str,
    interface: str,
    component: str,
    *,
    shown: Told | None = None,
    **more: object,
) -> Told:
    schema = {"title": title, "x-component": component, "type": "string"}
    told = {"name": name, "type": stored, "interface": interface}
    return told | {"uiSchema": schema | (shown or {})} | more


def _text(name: str, title: str, *, lines: bool = False) -> Told:
    if lines:
        return _field(name, title, "text", "textarea", "Input.TextArea")
    return _field(name, title, "string", "input", "Input")


def _editor(name: str, title: str) -> Told:
    return _field(name, title, "text", "richText", "RichText")


def _number(name: str, title: str) -> Told:
    shown = {"type": "number", "x-component-props": {"stringMode": True, "step": "1"}}
    return _field(name, title, "double", "number", "InputNumber", shown=shown)


def _tick(name: str, title: str) -> Told:
    shown = {"type": "boolean"}
    return _field(name, title, "boolean", "checkbox", "Checkbox", shown=shown)


def _day(name: str, title: str) -> Told:
    shown = {"x-component-props": {"dateOnly": True, "dateFormat": "YYYY-MM-DD"}}
    return _field(name, title, "dateOnly", "date", "DatePicker", shown=shown)


def _hour(name: str, title: str) -> Told:
    how = {"showTime": True, "dateFormat": "YYYY-MM-DD", "timeFormat": "HH:mm"}
    shown = {"x-component-props": how}
    return _field(
        name, title, "datetimeNoTz", "datetimeNoTz", "DatePicker", shown=shown
    )


def _options(options: tuple[str, ...]) -> list[Told]:
    return [{"value": option, "label": option} for option in options]


def _one_of(
    name: str, title: str, options: tuple[str, ...], *, drawn: bool = True
) -> Told:
    interface, component = ("select", "Select") if drawn else _CIRCLES
    shown = {"enum": _options(options)}
    return _field(name, title, "string", interface, component, shown=shown)


_CIRCLES = ("radioGroup", "Radio.Group")


def _some_of(name: str, title: str, options: tuple[str, ...]) -> Told:
    shown = {
        "type": "array",
        "x-component-props": {"mode": "multiple"},
        "enum": _options(options),
    }
    return _field(
        name, title, "array", "multipleSelect", "Select", shown=shown, defaultValue=[]
    )


def _linked(name: str, title: str, target: str) -> Told:
    shown = {
        "type": "object",
        "x-component-props": {
            "multiple": False,
            "fieldNames": {"label": "name", "value": "id"},
        },
    }
    return _field(
        name,
        title,
        "belongsTo",
        "m2o",
        "AssociationField",
        shown=shown,
        target=target,
        foreignKey=f"{name}_id",
        targetKey="id",
    )


def _lines(name: str, title: str, target: str, key: str) -> Told:
    shown = {
        "type": "array",
        "x-component-props": {
            "multiple": True,
            "fieldNames": {"label": "name", "value": "id"},
        },
    }
    return _field(
        name,
        title,
        "hasMany",
        "o2m",
        "AssociationField",
        shown=shown,
        target=target,
        foreignKey=key,
        sourceKey="id",
        targetKey="id",
    )
