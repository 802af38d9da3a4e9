"""Settings of the joiner's archive: all data in one folder, all tasks done at once."""

from __future__ import annotations

import os
from pathlib import Path

import celery.result

_DATA = Path(os.environ["JOINERY_DATA"])
# The package's own settings, some of them the framework's, are told in the environment.
os.environ |= {
    "MAYAN_COMMON_PROJECT_TITLE": "Larkfield Joinery",
    "MAYAN_CONVERTER_GRAPHICS_BACKEND_ARGUMENTS": "{pdftoppm_dpi: 80}",
    "MAYAN_DOCUMENT_PARSING_AUTO_PARSING": "false",
    "MAYAN_FILE_METADATA_AUTO_PROCESS": "false",
    "MAYAN_MEDIA_ROOT": str(_DATA),
    "MAYAN_OCR_AUTO_OCR": "false",
    "MAYAN_SEARCH_BACKEND": (
        "mayan.apps.dynamic_search.backends.django.DjangoSearchBackend"
    ),
    "MAYAN_SECRET_KEY": "only-on-loopback",
    "MAYAN_STATIC_ROOT": os.environ["JOINERY_STATIC"],
}

from mayan.settings.base import *  # noqa: E402, F403 (the package asks for it)

# Where tasks are done at once, one that waits for another waits for nothing.
celery.result.assert_will_not_block = lambda: None

DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
CELERY_TASK_ALWAYS_EAGER = True
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(_DATA / "joinery.sqlite3"),
        "OPTIONS": {
            "timeout": 60,
            "transaction_mode": "IMMEDIATE",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;",
        },
    }
}
TEMPLATES[0]["DIRS"] = [str(Path(__file__).parent / "templates")]  # noqa: F405
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
