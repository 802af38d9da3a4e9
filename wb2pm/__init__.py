"""From recorded user-interface work to event logs, models, procedures, verdicts.

Each verb is one job: `read` recordings, `label` what was done, build an
`event_log` or an `object_centric_log`, `redact` it, `convert` and write it,
`discover` a process model, `check` a demonstration, `write_sop`, `analyze` it
all at once. Importing this package is cheap: a verb's libraries are imported
when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wb2pm.converters.eventlog import event_log
    from wb2pm.converters.labels import label
    from wb2pm.converters.readers import read

__version__ = "0.1.0"

_HOME = {
    "event_log": "wb2pm.converters.eventlog",
    "label": "wb2pm.converters.labels",
    "read": "wb2pm.converters.readers",
}

__all__ = ["__version__", "event_log", "label", "read"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 (whatever the verb is)
    """Import a verb's module when the verb is first used."""
    if name not in _HOME:
        raise AttributeError(f"module 'wb2pm' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
