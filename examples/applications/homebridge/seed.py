"""What hangs in the rowing club's boathouse, and who looks after it."""

from __future__ import annotations

from typing import Any

SWITCHES = (
    "Floodlight",
    "Winch",
    "Blower",
    "Racks",
    "Beer cooler",
    "Paraffin heater",
    "Radio in the bar",
)
"""What they are called."""
LEAVING = (("gus", "Gus Fenner", False), ("hedy", "Hedy Larkin", True))
"""Those who have given the key back: account, name, whether they may change things."""
_SHOWN = (
    ("BridgesWidgetComponent", 0, 0, 6, 8),
    ("UptimeWidgetComponent", 6, 0, 6, 4),
    ("ClockWidgetComponent", 12, 0, 6, 4),
    ("AccessoriesWidgetComponent", 6, 4, 12, 10),
)


def settings(port: int) -> dict[str, Any]:
    """Return what Homebridge reads when it starts.

    Args:
        port: That its pages are served at.
    """
    return {
        "bridge": {
            "name": "Boathouse",
            "username": "0E:55:21:AA:10:01",
            "port": 51908,
            "pin": "031-45-154",
            "bind": ["127.0.0.1"],
            "advertiser": "ciao",
        },
        "accessories": [
            {
                "accessory": "DummySwitch",
                "name": name,
                "stateful": True,
                "disableLogging": True,
            }
            for name in SWITCHES
        ],
        "platforms": [
            {
                "platform": "config",
                "name": "Config",
                "port": port,
                "host": "127.0.0.1",
                "auth": "form",
                "theme": "purple",
                "lightingMode": "auto",
            }
        ],
    }


def dashboard() -> list[dict[str, Any]]:
    """Return what the first page shows: nothing of the machine that it runs on."""
    return [
        {
            "component": component,
            "x": x,
            "y": y,
            "cols": columns,
            "rows": rows,
            "mobileOrder": y,
            "hideOnMobile": False,
            "draggable": False,
        }
        for component, x, y, columns, rows in _SHOWN
    ]
