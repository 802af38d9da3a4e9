"""Settings of the gym's pages: all data in one folder."""

from __future__ import annotations

import os

from wger.settings_global import *  # noqa: F403 (as its own template of settings does)
from wger.settings_global import WGER_SETTINGS

_DATA = os.environ["QUARRY_DATA"]

SECRET_KEY = "only-on-loopback"  # noqa: S105
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": f"{_DATA}/quarry.sqlite3",
        "OPTIONS": {"timeout": 30},
    }
}
TIME_ZONE = "UTC"
SITE_URL = os.environ["QUARRY_URL"]
EMAIL_PAGE_DOMAIN = SITE_URL
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
STATICFILES_DIRS = [("yarn", os.environ["QUARRY_SCRIPTS"])]
STATIC_ROOT = os.environ["QUARRY_STATIC"]
MEDIA_ROOT = f"{_DATA}/media"
MEDIA_URL = "/media/"
COMPRESS_ENABLED = False
COMPRESS_ROOT = STATIC_ROOT
RECAPTCHA_PUBLIC_KEY = ""
RECAPTCHA_PRIVATE_KEY = ""
NOCAPTCHA = True
WGER_SETTINGS |= {"ALLOW_GUEST_USERS": False, "ALLOW_REGISTRATION": False}
