"""What the theatre's Nautobot is told; all that differs comes from outside."""

from __future__ import annotations

import os

from nautobot.core.settings import *  # noqa: F403 (it is how it is set up)

_DATA = os.environ["APPLICATION_FOLDER"]
_CACHE = f"unix://{_DATA}/redis.sock"

ALLOWED_HOSTS = ["127.0.0.1"]
SECRET_KEY = "only-on-loopback-" * 4
DATABASES["default"] |= {"HOST": _DATA, "USER": "postgres"}  # noqa: F405
CACHES["default"]["LOCATION"] = f"{_CACHE}?db=1"  # noqa: F405
CELERY_BROKER_URL = f"redis+socket://{_DATA}/redis.sock"
CONTENT_TYPE_CACHE_TIMEOUT = 600
INSTALLATION_METRICS_ENABLED = False
STATIC_ROOT = os.environ["APPLICATION_STYLES"]
TIME_ZONE = "UTC"
