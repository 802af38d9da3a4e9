"""Settings of the lido's website: one office, one database, no mail that leaves it."""

from __future__ import annotations

import os
from pathlib import Path

from mezzanine.utils.conf import set_dynamic_settings

_DATA = Path(os.environ["LIDO_DATA"])

SECRET_KEY = "of-a-lido-that-does-not-exist"  # noqa: S105 (on loopback)
NEVERCACHE_KEY = "of-a-lido-too"
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "lido.urls"
DEBUG = False
SITE_ID = 1
TIME_ZONE = "UTC"
USE_TZ = True
LANGUAGE_CODE = "en"
LANGUAGES = (("en", "English"),)
USE_I18N = False
USE_MODELTRANSLATION = False
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTHENTICATION_BACKENDS = ("mezzanine.core.auth_backends.MezzanineBackend",)
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
BLOG_USE_FEATURED_IMAGE = False
SITE_TITLE = "Elm Road Lido"
SITE_TAGLINE = "Swimming under the sky since 1934"
PROJECT_APP_PATH = str(Path(__file__).parent)
PROJECT_APP = "lido"
PROJECT_ROOT = str(_DATA)
STATIC_URL = "/static/"
STATIC_ROOT = os.environ["LIDO_STATIC"]
MEDIA_URL = "/media/"
MEDIA_ROOT = str(_DATA / "media")
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(_DATA / "lido.sqlite3"),
        "OPTIONS": {"timeout": 30},
    }
}
_CONTEXT = (
    "django.contrib.auth.context_processors.auth",
    "django.contrib.messages.context_processors.messages",
    "django.template.context_processors.i18n",
    "django.template.context_processors.static",
    "django.template.context_processors.media",
    "django.template.context_processors.request",
    "django.template.context_processors.tz",
    "mezzanine.conf.context_processors.settings",
    "mezzanine.pages.context_processors.page",
)
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [PROJECT_APP_PATH],
        "OPTIONS": {
            "context_processors": list(_CONTEXT),
            "loaders": [
                "mezzanine.template.loaders.host_themes.Loader",
                "django.template.loaders.filesystem.Loader",
                "django.template.loaders.app_directories.Loader",
            ],
        },
    },
]
INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.redirects",
    "django.contrib.sessions",
    "django.contrib.sites",
    "django.contrib.sitemaps",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "mezzanine.boot",
    "mezzanine.conf",
    "mezzanine.core",
    "mezzanine.generic",
    "mezzanine.pages",
    "mezzanine.blog",
    "mezzanine.forms",
    "mezzanine.galleries",
]
MIDDLEWARE = (
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "mezzanine.core.request.CurrentRequestMiddleware",
    "mezzanine.core.middleware.RedirectFallbackMiddleware",
    "mezzanine.core.middleware.AdminLoginInterfaceSelectorMiddleware",
    "mezzanine.core.middleware.SitePermissionMiddleware",
    "mezzanine.pages.middleware.PageMiddleware",
)
PACKAGE_NAME_FILEBROWSER = "filebrowser_safe"
PACKAGE_NAME_GRAPPELLI = "grappelli_safe"
OPTIONAL_APPS = (PACKAGE_NAME_FILEBROWSER, PACKAGE_NAME_GRAPPELLI)

set_dynamic_settings(globals())
