"""What the halls' Misago is told; all that differs comes from outside."""

from __future__ import annotations

import os

from devproject.settings import *  # noqa: F403 (it is how it is set up)

_FOLDER = os.environ["APPLICATION_FOLDER"]
SECRET_KEY = "only-on-loopback-" * 4
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
DATABASES["default"] |= {"NAME": "misago", "USER": "postgres", "HOST": _FOLDER}  # noqa: F405
CACHES["default"] = {  # noqa: F405
    "BACKEND": "django.core.cache.backends.redis.RedisCache",
    "LOCATION": f"unix://{_FOLDER}/redis.sock?db=1",
}
STATIC_ROOT = os.environ["APPLICATION_STYLES"]
MEDIA_ROOT = f"{_FOLDER}/media"
MISAGO_USER_DATA_DOWNLOADS_WORKING_DIR = f"{_FOLDER}/media"
MISAGO_AVATAR_GALLERY = None
LANGUAGE_CODE = "en-us"
CELERY_TASK_ALWAYS_EAGER = True
CELERY_BROKER_URL = "memory://"
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
INSTALLED_APPS += ["fontawesomefree"]  # noqa: F405
MIDDLEWARE = [  # without what only developers see
    "halls_icons.OwnIcons",
    *[one for one in MIDDLEWARE if "debug_toolbar" not in one],  # noqa: F405
]
