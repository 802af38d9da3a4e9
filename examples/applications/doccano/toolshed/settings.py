"""Settings of the tool maker's reading room: all data in the folder it is started in."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

_DATA = os.environ["TOOLSHED_DATA"]
_PACKAGE = find_spec("backend")

sys.path += (
    _PACKAGE.submodule_search_locations
)  # its parts know each other by short names
os.environ |= {
    "DATABASE_URL": f"sqlite:///{_DATA}/toolshed.sqlite3",
    "MEDIA_ROOT": f"{_DATA}/media",
    "STANDALONE": "True",
}

from config.settings.production import *  # noqa: E402, F403 (it reads those variables)

SECRET_KEY = "only-on-loopback"  # noqa: S105
STATIC_ROOT = Path(os.environ["TOOLSHED_STATIC"])
DATABASES["default"]["OPTIONS"] = {"timeout": 30}  # noqa: F405
DJANGO_DRF_FILEPOND_UPLOAD_TMP = f"{_DATA}/uploads"
