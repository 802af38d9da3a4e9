"""How the water board's Modoboa is set up: as its own command would, but on SQLite.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
from pathlib import Path

BASE_DIR = os.environ["MODOBOA_FOLDER"]
_ADDRESS = os.environ["MODOBOA_ADDRESS"]
SECRET_KEY = "of invented people, on loopback"  # noqa: S105
ALLOWED_HOSTS = ["127.0.0.1"]
SITE_ID = 1
INSTALLED_APPS = (
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sites",
    "django.contrib.staticfiles",
    "reversion",
    "oauth2_provider",
    "corsheaders",
    "rest_framework",
    "rest_framework.authtoken",
    "django_filters",
    "drf_spectacular",
    "phonenumber_field",
    "django_otp",
    "django_otp.plugins.otp_totp",
    "django_otp.plugins.otp_static",
    "django_rename_app",
    "django_rq",
)
MODOBOA_APPS = (
    "modoboa",
    "modoboa.core",
    "modoboa.lib",
    "modoboa.admin",
    "modoboa.autoconfig",
    "modoboa.transport",
    "modoboa.relaydomains",
    "modoboa.limits",
    "modoboa.parameters",
    "modoboa.dnstools",
    "modoboa.policyd",
    "modoboa.maillog",
    "modoboa.pdfcredentials",
    "modoboa.dmarc",
    "modoboa.imap_migration",
    "modoboa.autoreply",
    "modoboa.sievefilters",
    "modoboa.contacts",
    "modoboa.calendars",
    "modoboa.webmail",
)
INSTALLED_APPS += MODOBOA_APPS
AUTH_USER_MODEL = "core.User"
MIDDLEWARE = (
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "x_forwarded_for.middleware.XForwardedForMiddleware",
    "corsheaders.middleware.CorsMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "modoboa.core.middleware.LocalConfigMiddleware",
    "modoboa.lib.middleware.CommonExceptionCatcher",
    "modoboa.lib.middleware.RequestCatcherMiddleware",
)
AUTHENTICATION_BACKENDS = ("django.contrib.auth.backends.ModelBackend",)
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.template.context_processors.i18n",
                "django.template.context_processors.media",
                "django.template.context_processors.static",
                "django.template.context_processors.tz",
                "django.contrib.messages.context_processors.messages",
                "modoboa.core.context_processors.theme",
            ],
        },
    },
]
ROOT_URLCONF = "modoboa.urls"
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": f"{BASE_DIR}/modoboa.db",
        "ATOMIC_REQUESTS": True,
        "OPTIONS": {"timeout": 30},
    }
}
LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_I18N = True
USE_TZ = True
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
STATIC_URL = "/sitestatic/"
STATIC_ROOT = f"{BASE_DIR}/sitestatic"
MEDIA_URL = "/media/"
MEDIA_ROOT = f"{BASE_DIR}/media"
WEBMAIL_ATTACHMENTS_ROOT = f"{BASE_DIR}/webmail_attachments"
_KEY = Path(BASE_DIR, "oidc.pem")
OAUTH2_PROVIDER = {
    "OIDC_ENABLED": True,
    "OIDC_RP_INITIATED_LOGOUT_ENABLED": True,
    "OIDC_RP_INITIATED_LOGOUT_ALWAYS_PROMPT": False,
    "OIDC_RSA_PRIVATE_KEY": _KEY.read_text("ascii") if _KEY.is_file() else "",
    "OIDC_ISS_ENDPOINT": f"{_ADDRESS}/api/o",
    "ACCESS_TOKEN_EXPIRE_SECONDS": 36000,
    "SCOPES": {
        "openid": "OpenID Connect scope",
        "read": "Read scope",
        "write": "Write scope",
        "introspection": "Introspect token scope",
    },
    "DEFAULT_SCOPES": ["openid", "read", "write"],
}
REST_FRAMEWORK = {
    "DEFAULT_THROTTLE_RATES": {
        "user": "3000/minute",
        "ddos": "500/second",
        "ddos_lesser": "2000/minute",
        "login": "100/minute",
        "password_recovery_request": "12/hour",
        "password_recovery_totp_check": "25/hour",
        "password_recovery_apply": "25/hour",
    },
    "DEFAULT_AUTHENTICATION_CLASSES": (
        "oauth2_provider.contrib.rest_framework.OAuth2Authentication",
        "rest_framework.authentication.TokenAuthentication",
    ),
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_VERSIONING_CLASS": "rest_framework.versioning.NamespaceVersioning",
}
MODOBOA_API_URL = f"{_ADDRESS}/nowhere/"
DISABLE_DASHBOARD_EXTERNAL_QUERIES = True
DOVECOT_SUPPORTED_SCHEMES = "SHA512-CRYPT SHA256-CRYPT"
PID_FILE_STORAGE_PATH = BASE_DIR
REDIS_URL = f"unix://{BASE_DIR}/redis.sock?db=0"
RQ_QUEUES = {
    name: {"URL": REDIS_URL} for name in ("dkim", "modoboa", "dovecot", "privileged")
}
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": REDIS_URL,
    }
}
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
]
OTP_TOTP_ISSUER = "127.0.0.1"
SILENCED_SYSTEM_CHECKS = ["security.W019"]
PHONENUMBER_DB_FORMAT = "INTERNATIONAL"
