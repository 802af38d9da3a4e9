"""What stands in an XES file before the first case.

Extensions, globals and classifiers always carry every attribute that one of the
circulating copies of the schema asks for, `scope` included.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.columns import (
    ACTIVITY,
    LIFECYCLE,
    RESOURCE,
    TIMESTAMP,
    UI_EXTENSION_NAME,
    UI_EXTENSION_PREFIX,
    UI_EXTENSION_URI,
)
from wb2pm.converters.writing import Loss
from wb2pm.converters.xes.names import EXTENSIONS, escape_key
from wb2pm.converters.xes.values import describe, escape_text
from wb2pm.errors import WriteError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

RESERVED: Final = "xes:"
"""Prefix of what a reader notes in `DataFrame.attrs`; never written back as a
log attribute."""

_DEFAULTS: Final = {
    ACTIVITY: '<string key="concept:name" value="UNKNOWN"/>',
    LIFECYCLE: '<string key="lifecycle:transition" value="complete"/>',
    TIMESTAMP: '<date key="time:timestamp" value="1970-01-01T00:00:00.000+00:00"/>',
}
_CLASSIFIERS: Final = {
    "Activity": (ACTIVITY,),
    "ActivityAndTransition": (ACTIVITY, LIFECYCLE),
    "Resource": (RESOURCE,),
}


def header(
    attrs: Mapping[object, object],
    *,
    keys: Collection[str],
    complete: Collection[str],
    losses: list[Loss],
) -> str:
    """Write everything from the first line to the log's own attributes.

    Args:
        attrs: `DataFrame.attrs` of the log.
        keys: Keys of all attributes that cases and events have.
        complete: Keys that every event has.
        losses: Gets what the log's own attributes lose.

    Returns:
        The text, which ends with a newline.
    """
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<log xes.version="2.0" xmlns="http://www.xes-standard.org/">',
        *_extensions(attrs, keys),
        '<global scope="trace">',
        _DEFAULTS[ACTIVITY],
        "</global>",
        *_event_globals(complete),
        *_classifiers(attrs, keys),
        *_log_attributes(attrs, losses),
    ]
    return "\n".join(lines) + "\n"


def _extensions(attrs: Mapping[object, object], keys: Collection[str]) -> Iterator[str]:
    used = {key.partition(":")[0] for key in keys} | {"concept", "time"}
    declared = {p: d for p, d in EXTENSIONS.items() if p in used}
    declared[UI_EXTENSION_PREFIX] = (UI_EXTENSION_NAME, UI_EXTENSION_URI)
    for given in _entries(attrs, "xes:extensions"):
        if {"name", "prefix", "uri"} <= given.keys():
            declared.setdefault(given["prefix"], (given["name"], given["uri"]))
    for prefix, (name, uri) in declared.items():
        yield (
            f'<extension name="{_nc_name(name)}" prefix="{_nc_name(prefix)}" '
            f'uri="{escape_text(uri)}"/>'
        )


def _event_globals(complete: Collection[str]) -> Iterator[str]:
    promised = [default for key, default in _DEFAULTS.items() if key in complete]
    if promised:
        yield from ('<global scope="event">', *promised, "</global>")


def _classifiers(
    attrs: Mapping[object, object], keys: Collection[str]
) -> Iterator[str]:
    classifiers = {
        name: (" ".join(used), "event")
        for name, used in _CLASSIFIERS.items()
        if set(used) <= {*keys, ACTIVITY}
    }
    for given in _entries(attrs, "xes:classifiers"):
        if {"name", "keys"} <= given.keys():
            described = (" ".join(given["keys"].split()), given.get("scope", "event"))
            classifiers.setdefault(_nc_name(given["name"]), described)
    for name, (used_keys, scope) in classifiers.items():
        yield (
            f'<classifier name="{name}" scope="{_nc_name(scope)}" '
            f'keys="{escape_text(used_keys)}"/>'
        )


def _log_attributes(
    attrs: Mapping[object, object], losses: list[Loss]
) -> Iterator[str]:
    for name, value in attrs.items():
        if not isinstance(name, str) or not name:
            raise WriteError(f"a log attribute cannot be called {name!r}")
        described = describe(value)
        if described is None or name.startswith(RESERVED):
            continue
        key = escape_key(name)
        yield f'<{described.kind} key="{key}" value="{described.text}"/>'
        reasons = Counter({described.loss: 1} if described.loss else {})
        if key != name:
            reasons[renamed(key)] += 1
        losses.extend(
            Loss(what=f"log attribute {name}", count=count, reason=reason)
            for reason, count in reasons.items()
        )


def renamed(key: str) -> str:
    """Describe in words that a name had to be escaped."""
    return f"an XES key must be an XML name: written as {key} (read back unchanged)"


def _entries(attrs: Mapping[object, object], name: str) -> list[dict[str, str]]:
    """Return the declarations that a reader noted, as far as they are texts."""
    given = attrs.get(name)
    if not isinstance(given, (list, tuple)):
        return []
    return [
        entry
        for entry in given
        if isinstance(entry, dict) and all(isinstance(v, str) for v in entry.values())
    ]


def _nc_name(name: str) -> str:
    """Return an XML name without spaces and colons (`xs:NCName`)."""
    return escape_key(name.replace(" ", "") or "_").replace(":", "_x003A_")
