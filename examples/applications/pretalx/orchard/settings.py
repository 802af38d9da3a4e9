"""Settings of the meeting's office: all data in the folder it is started in."""

from __future__ import annotations

import os

_DATA = os.environ["ORCHARD_DATA"]

os.environ |= {
    "PRETALX_DATA_DIR": _DATA,
    "PRETALX_DB_NAME": f"{_DATA}/orchard.sqlite3",
    "PRETALX_FILESYSTEM_STATIC": os.environ["ORCHARD_STATIC"],
    "PRETALX_SITE_URL": os.environ["ORCHARD_URL"],
}

from pretalx.settings import *  # noqa: E402, F403 (it reads those variables)

SECRET_KEY = "only-on-loopback"  # noqa: S105
CSRF_COOKIE_SECURE = False
DATABASES["default"]["OPTIONS"]["timeout"] = 30  # noqa: F405
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
