"""The loft's collections, as Directus is told of them."""

from __future__ import annotations

from typing import Any

Told = dict[str, Any]

KINDS = ("New sail", "Repair", "Washing", "Canopy")
CLOTHS = ("Dacron 7 oz", "Hydranet", "Laminate", "Nylon", "Acrylic canvas")
STATES = ("Taken in", "Begun", "Waiting for cloth", "Ready", "Fetched")
BROUGHT = ("Sail bag", "Battens", "Sheets", "Poles")
HANDS = ("Maud", "Gwen", "Idris")

RELATIONS: tuple[Told, ...] = (
    {
        "collection": "jobs",
        "field": "customer",
        "related_collection": "customers",
        "meta": {"one_field": None},
        "schema": {"on_delete": "SET NULL"},
    },
    {
        "collection": "jobs",
        "field": "picture",
        "related_collection": "directus_files",
        "schema": {"on_delete": "SET NULL"},
    },
)


def tables() -> list[Told]:
    """Return the collections with their fields."""
    return [
        _table(
            "customers",
            "groups",
            "{{name}}",
            _text("name", required=True),
            _list("kind", ("Private", "Club", "School", "Charter")),
            _text("harbour"),
            _text("telephone"),
        ),
        _table(
            "jobs",
            "sailing",
            "{{title}}",
            _text("title", required=True, broad=True),
            _text("boat", required=True),
            _customer(),
            _list("kind_of_work", KINDS),
            _list("cloth", CLOTHS),
            _list("state", STATES, default="Taken in"),
            _field("promised_for", "date", "datetime"),
            _several("brought_with_it", BROUGHT),
            _field("tags", "json", "tags", special=["cast-json"], broad=False),
            _insured(),
            _field("hours", "integer", "input"),
            _list("done_by", HANDS),
            _field("picture", "uuid", "file-image", special=["file"], broad=True),
            _field("what_was_said", "text", "input-multiline", broad=True),
        ),
    ]


def presets() -> list[Told]:
    """Return how the lists are shown until somebody wants something else."""
    return [
        _preset("customers", ["name", "kind", "harbour", "telephone"], "name"),
        _preset(
            "jobs",
            ["title", "boat", "kind_of_work", "cloth", "state", "promised_for"],
            "boat",
        ),
    ]


def _preset(name: str, fields: list[str], order: str) -> Told:
    return {
        "collection": name,
        "layout": "tabular",
        "layout_query": {"tabular": {"fields": fields, "sort": [order]}},
    }


def _table(name: str, icon: str, shown: str, *fields: Told) -> Told:
    key = {
        "field": "id",
        "type": "integer",
        "meta": {"hidden": True, "interface": "input", "readonly": True},
        "schema": {"is_primary_key": True, "has_auto_increment": True},
    }
    numbered = [
        one | {"meta": one["meta"] | {"sort": place}}
        for place, one in enumerate(fields, start=1)
    ]
    return {
        "collection": name,
        "meta": {"icon": icon, "display_template": shown},
        "schema": {},
        "fields": [key, *numbered],
    }


def _field(
    name: str,
    kind: str,
    interface: str,
    *,
    broad: bool = False,
    default: object = None,
    **more: object,
) -> Told:
    width = "full" if broad else "half"
    return {
        "field": name,
        "type": kind,
        "meta": {"interface": interface, "width": width} | more,
        "schema": {"default_value": default} if default is not None else {},
    }


def _text(name: str, *, required: bool = False, broad: bool = False) -> Told:
    return _field(name, "string", "input", broad=broad, required=required)


def _choices(options: tuple[str, ...]) -> Told:
    return {"choices": [{"text": one, "value": one} for one in options]}


def _list(name: str, options: tuple[str, ...], default: str | None = None) -> Told:
    return _field(
        name,
        "string",
        "select-dropdown",
        default=default,
        options=_choices(options) | {"allowNone": default is None},
    )


def _several(name: str, options: tuple[str, ...]) -> Told:
    return _field(
        name,
        "json",
        "select-multiple-checkbox",
        special=["cast-json"],
        options=_choices(options),
    )


def _customer() -> Told:
    return _field(
        "customer",
        "integer",
        "select-dropdown-m2o",
        special=["m2o"],
        options={"template": "{{name}}"},
        display="related-values",
        display_options={"template": "{{name}}"},
    )


def _insured() -> Told:
    return _field(
        "insurance",
        "boolean",
        "boolean",
        default=False,
        special=["cast-boolean"],
        options={"label": "The insurance pays"},
    )
