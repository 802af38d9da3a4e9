"""Settings of the bath's website: all data in one folder."""

from __future__ import annotations

import os
from pathlib import Path

_DATA = os.environ["LIDO_DATA"]

SECRET_KEY = "only-on-loopback"  # noqa: S105
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "lido.urls"
SITE_ID = 1
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sites",
    "django.contrib.staticfiles",
    "cms",
    "django.contrib.admin",
    "menus",
    "treebeard",
    "sekizai",
    "parler",
    "djangocms_text",
    "djangocms_versioning",
    "djangocms_alias",
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "cms.middleware.user.CurrentUserMiddleware",
    "cms.middleware.page.CurrentPageMiddleware",
    "cms.middleware.toolbar.ToolbarMiddleware",
    "cms.middleware.language.LanguageCookieMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [Path(__file__).parent / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "sekizai.context_processors.sekizai",
                "cms.context_processors.cms_settings",
            ]
        },
    }
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": f"{_DATA}/lido.sqlite3",
        "OPTIONS": {"timeout": 30},
    }
}
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English")]
TIME_ZONE = "UTC"
USE_TZ = True
X_FRAME_OPTIONS = "SAMEORIGIN"
STATIC_URL = "/static/"
STATIC_ROOT = os.environ["LIDO_STATIC"]
LOGIN_URL = "/admin/login/"
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
CMS_CONFIRM_VERSION4 = True
CMS_ENABLE_HELP = False
CMS_PERMISSION = False
CMS_TEMPLATES = [("page.html", "Page"), ("wide.html", "Page without a column")]
