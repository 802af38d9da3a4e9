"""Settings of the office: all data in one folder."""

from __future__ import annotations

import inspect
import os

from tcms.settings.common import *  # noqa: F403 (the package asks for it)

_DATA = os.environ["TOLLBAR_DATA"]

if not hasattr(inspect, "getargspec"):  # gone since Python 3.11; modernrpc names it
    inspect.getargspec = inspect.getfullargspec

SECRET_KEY = "only-on-loopback"  # noqa: S105
DEBUG = False
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": f"{_DATA}/tollbar.sqlite3",
        "OPTIONS": {"timeout": 30},
    }
}
STATIC_ROOT = os.environ["TOLLBAR_STATIC"]
MEDIA_ROOT = f"{_DATA}/uploads"
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
