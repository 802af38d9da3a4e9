"""Objects while they are being gathered."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from wb2pm.converters.ocel.log import (
    ObjectValue,
    OcelObject,
    OcelType,
    Relation,
    TypedAttribute,
)

if TYPE_CHECKING:
    from datetime import datetime

    from wb2pm.converters.ocel.log import Value, ValueType


class _Draft:
    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.values: dict[str, Value] = {}
        self.changes: dict[str, list[tuple[datetime, Value]]] = {}
        self.relations: dict[Relation, None] = {}


class ObjectDrafts:
    """Objects by what they are told apart by, in the order of their first mention.

    Examples:
        >>> drafts = ObjectDrafts()
        >>> page = drafts.take("page", "shop.test/cart")
        >>> drafts.take("page", "shop.test/cart") == page
        True
        >>> drafts.say(page, "page_path", "/cart")
        >>> drafts.objects()[0].attributes[0].value
        '/cart'
    """

    def __init__(self) -> None:
        self._ids: dict[tuple[str, ...], str] = {}
        self._drafts: dict[str, _Draft] = {}

    def take(self, kind: str, *key: str) -> str:
        """Return the id of an object, which comes into being when first asked for.

        Args:
            kind: Its type.
            key: What it is told apart by from others of its type.
        """
        full = (kind, *key)
        if full not in self._ids:
            wanted = chosen = f"{kind}:{' > '.join(key)}"
            number = 1
            while chosen in self._drafts:  # another key that reads the same
                number += 1
                chosen = f"{wanted} ({number})"
            self._ids[full] = chosen
            self._drafts[chosen] = _Draft(kind)
        return self._ids[full]

    def say(self, item: str, name: str, value: Value | None) -> None:
        """Note what an attribute says from the beginning; the first word counts."""
        if value is not None:
            self._drafts[item].values.setdefault(name, value)

    def change(self, item: str, name: str, value: Value, time: datetime) -> None:
        """Note what an attribute says from a time on."""
        self._drafts[item].changes.setdefault(name, []).append((time, value))

    def relate(self, item: str, target: str, qualifier: str) -> None:
        """Note how an object has to do with another."""
        self._drafts[item].relations[Relation(target, qualifier)] = None

    def objects(self) -> tuple[OcelObject, ...]:
        """Return the objects; a change to what is said already is none."""
        return tuple(
            OcelObject(
                id=item,
                type=draft.kind,
                attributes=_values(draft),
                relations=tuple(draft.relations),
            )
            for item, draft in self._drafts.items()
        )

    def types(self) -> tuple[OcelType, ...]:
        """Return the types of the objects by name, with what they say."""
        declared: dict[str, dict[str, ValueType]] = {}
        for draft in self._drafts.values():
            said = declared.setdefault(draft.kind, {})
            for name, value in draft.values.items():
                said[name] = "string" if isinstance(value, str) else "time"
            said.update(dict.fromkeys(draft.changes, "string"))
        return tuple(
            OcelType(
                name=kind,
                attributes=tuple(
                    TypedAttribute(name=name, type=said[name]) for name in sorted(said)
                ),
            )
            for kind, said in sorted(declared.items())
        )


def _values(draft: _Draft) -> tuple[ObjectValue, ...]:
    values = [ObjectValue(name, value) for name, value in draft.values.items()]
    for name, changes in draft.changes.items():
        # Of several changes at one time, the last that was noted holds.
        at = dict(sorted(changes, key=itemgetter(0)))
        before = draft.values.get(name)
        for time, value in at.items():
            if value != before:
                values.append(ObjectValue(name, value, time))
            before = value
    return tuple(values)
