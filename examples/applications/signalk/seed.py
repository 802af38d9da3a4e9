"""What hangs together on the schooner, and who may look at it."""

from __future__ import annotations

from typing import Any

SAMPLE = "plaka.log"
"""A voyage that comes with the server; both old instruments tell it."""
LEAVING = (("casper", "readonly"), ("minna", "readwrite"))
"""Those who have signed off: account, what they may."""
KNOCKING = (
    ("6d3a1f0c-5b0e-4a41-9d61-0c2f7b9e1a01", "Tablet in the chart house"),
    ("6d3a1f0c-5b0e-4a41-9d61-0c2f7b9e1a02", "Plotter at the helm"),
    ("6d3a1f0c-5b0e-4a41-9d61-0c2f7b9e1a03", "Screen in the galley"),
)
"""Devices that want to be let in: their sign, what they say they are."""
UNUSED = ("kip", "freeboard-sk", "sk-ais-status")
"""Plugins that come along and are switched off, as nobody on board needs them."""


def settings(port: int) -> dict[str, Any]:
    """Return what the server reads when it starts.

    Args:
        port: That its pages are served at.
    """
    return {
        "interfaces": {"nmea-tcp": False, "tcp": False},
        "port": port,
        "ssl": False,
        "mdns": False,
        "wsCompression": False,
        "security": {"strategy": "./tokensecurity"},
        "pipedProviders": [_instrument("wheelhouse"), _instrument("masthead")],
    }


def vessel() -> list[dict[str, Any]]:
    """Return what the ship is called."""
    known = (
        ("", {"name": "Marlis"}),
        ("", {"uuid": "urn:mrn:signalk:uuid:4b0e8f52-6c1d-4d7e-8a35-1f9c2d6e7b10"}),
    )
    values = [{"path": path, "value": value} for path, value in known]
    return [{"context": "vessels.self", "updates": [{"values": values}]}]


def _instrument(name: str) -> dict[str, Any]:
    told = {"dataType": "NMEA0183", "filename": SAMPLE}
    options = {"type": "FileStream", "dataType": "NMEA0183", "subOptions": told}
    return {
        "id": name,
        "enabled": True,
        "pipeElements": [{"type": "providers/simple", "options": options}],
    }
