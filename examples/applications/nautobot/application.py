"""How the theatre's Nautobot is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path

from examples.scripted.tables_application import TablesApplication

_HERE = Path(__file__).parent


class Nautobot(TablesApplication):
    """What a theatre has hung up, plugged in and signed for."""

    __slots__ = ()

    def said(self, work: Path, data: Path) -> dict[str, str]:
        """Return where its settings are, and what it writes."""
        return {
            "NAUTOBOT_CONFIG": str(self.folder / "nautobot_config.py"),
            "NAUTOBOT_ROOT": str(data),
        }


APPLICATION = Nautobot(
    name="nautobot",
    title="Nautobot 3.2.7",
    licence="Apache-2.0",
    port=8512,
    ready="/login/",
    folder=_HERE,
    start=_HERE.parent / "indico" / "start.sh",
    manages="nautobot-server",
)
