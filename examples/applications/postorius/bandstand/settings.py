"""Settings of the bands' pages: all data in one folder."""

from __future__ import annotations

import os

_DATA = os.environ["BANDSTAND_DATA"]

SECRET_KEY = "only-on-loopback"  # noqa: S105
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "bandstand.urls"
SITE_ID = 1
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
INSTALLED_APPS = [
    "postorius",
    "django_mailman3",
    "django_gravatar",
    "allauth",
    "allauth.account",
    "allauth.socialaccount",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.sites",
    "django.contrib.messages",
    "django.contrib.humanize",
    "django.contrib.staticfiles",
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_mailman3.middleware.TimezoneMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "postorius.middleware.PostoriusMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.i18n",
                "django.template.context_processors.request",
                "django.template.context_processors.static",
                "django.template.context_processors.csrf",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "django_mailman3.context_processors.common",
                "postorius.context_processors.postorius",
            ]
        },
    }
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": f"{_DATA}/bandstand.sqlite3",
        "OPTIONS": {"timeout": 30},
    }
}
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
LANGUAGE_CODE = "en-us"
TIME_ZONE = "UTC"
USE_TZ = True
STATIC_URL = "/static/"
STATIC_ROOT = os.environ["BANDSTAND_STATIC"]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "list_index"
LOGOUT_URL = "account_logout"
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
ACCOUNT_LOGIN_METHODS = {"username"}
MAILMAN_REST_API_URL = os.environ.get("BANDSTAND_CORE", "http://127.0.0.1:1")
MAILMAN_REST_API_USER = "restadmin"
MAILMAN_REST_API_PASS = "restpass"  # noqa: S105 (between two programs on loopback)
MAILMAN_ARCHIVER_KEY = "none"
MAILMAN_ARCHIVER_FROM = ("127.0.0.1",)
POSTORIUS_TEMPLATE_BASE_URL = os.environ["BANDSTAND_URL"]
HYPERKITTY_ENABLE_GRAVATAR = False
