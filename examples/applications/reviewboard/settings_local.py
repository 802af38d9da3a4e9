"""What Review Board is told about where it runs: the tables, the pages, no mail."""

from __future__ import annotations

import os
from pathlib import Path

_DATA = Path(os.environ["REVIEWBOARD_DATA"])
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(_DATA / "reviewboard.sqlite3"),
        "OPTIONS": {"timeout": 30},
    }
}
SECRET_KEY = "of invented people, on loopback"  # noqa: S105 (nothing is kept secret)
SITE_ROOT = "/"
LOCAL_ROOT = os.environ["REVIEWBOARD_STATIC"]
"""Its styles are in a folder `htdocs/static` there."""
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
