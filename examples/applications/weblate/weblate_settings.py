"""What the lamp maker's Weblate is told; all that differs comes from outside."""

from __future__ import annotations

import os

from weblate.settings_example import *  # noqa: F403 (it is how it is set up)

DATA_DIR = os.environ["APPLICATION_FOLDER"]
CACHE_DIR = f"{DATA_DIR}/cache"
MEDIA_ROOT = f"{DATA_DIR}/media"
STATIC_ROOT = os.environ["APPLICATION_STYLES"]
SITE_DOMAIN = os.environ["APPLICATION_PLACE"]
SITE_URL = f"http://{SITE_DOMAIN}"
ALLOWED_HOSTS = ["127.0.0.1"]
SECRET_KEY = "only-on-loopback-" * 4
DEBUG = False
DATABASES["default"] |= {"HOST": DATA_DIR, "USER": "postgres"}  # noqa: F405
CACHES["default"]["LOCATION"] = f"unix://{DATA_DIR}/redis.sock?db=1"  # noqa: F405
CACHES["avatar"]["LOCATION"] = f"{CACHE_DIR}/avatar"  # noqa: F405
CELERY_TASK_ALWAYS_EAGER = True
CELERY_BROKER_URL = "memory://"
CELERY_RESULT_BACKEND = None
COMPRESS_OFFLINE = True
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
ENABLE_AVATARS = False
ENABLE_SHARING = False
REGISTRATION_OPEN = False
OTP_WEBAUTHN_RP_ID = "127.0.0.1"
OTP_WEBAUTHN_ALLOWED_ORIGINS = [SITE_URL]
SILENCED_SYSTEM_CHECKS += ["otp_webauthn.E031"]  # noqa: F405 (nobody has a key there)
VCS_BACKENDS = ("weblate.vcs.git.LocalRepository",)
WEBLATE_MACHINERY = ("weblate.memory.machine.WeblateMemory",)
WEBSITE_REQUIRED = False
