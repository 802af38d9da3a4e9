"""What Lino Noi is to the office: no accounting, and all data in one file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from lino_noi.lib.noi.settings import *  # type: ignore[import-not-found]  # noqa: F403 (as Lino's own projects do)
from lino_noi.lib.noi.settings import Site as Noi

if TYPE_CHECKING:
    from collections.abc import Iterator


class Site(Noi):  # type: ignore[misc]
    """Lino Noi with the React pages."""

    title = "Tower clocks"
    languages = "en"
    default_ui = "lino_react.react"
    is_demo_site = False
    root_urlconf = "towerclocks.urls"
    with_accounting = False

    def get_plugin_configs(self) -> Iterator[Any]:
        """Do without what would need a further server."""
        yield super().get_plugin_configs()
        yield "linod", "use_channels", False


SITE = Site(globals())
SECRET_KEY = "of-invented-people-on-loopback"  # noqa: S105
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": os.path.join(os.environ["TOWERCLOCKS_DATA"], "office.sqlite3"),  # noqa: PTH118
    }
}
