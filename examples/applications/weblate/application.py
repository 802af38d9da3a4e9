"""How the lamp maker's Weblate is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path

from examples.scripted.tables_application import TablesApplication

_HERE = Path(__file__).parent


class Weblate(TablesApplication):
    """What a maker of lamps says abroad."""

    __slots__ = ()

    def said(self, work: Path, data: Path) -> dict[str, str]:
        """Return where its settings and its pages are."""
        return {
            "APPLICATION_PLACE": f"127.0.0.1:{self.port}",
            "DJANGO_SETTINGS_MODULE": "weblate_settings",
            "PYTHONPATH": str(self.folder),
        }


APPLICATION = Weblate(
    name="weblate",
    title="Weblate 5.14.3",
    licence="GPL-3.0-or-later",
    port=8517,
    ready="/accounts/login/",
    folder=_HERE,
    start=_HERE.parent / "indico" / "start.sh",
    manages="weblate",
    debian=(
        "git",
        "gcc",
        "pkg-config",
        "gir1.2-pango-1.0",
        "libacl1-dev",
        "libcairo2-dev",
        "libgirepository1.0-dev",
        "liblz4-dev",
        "libssl-dev",
        "libxxhash-dev",
        "libzstd-dev",
    ),
)
