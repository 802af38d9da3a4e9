"""Settings of the dairy's Superset; it finds this file in `SUPERSET_CONFIG_PATH`."""

from __future__ import annotations

import os

SECRET_KEY = "hillside" * 6
SQLALCHEMY_DATABASE_URI = f"sqlite:///{os.environ['DAIRY_DATA']}/superset.sqlite3"
FEATURE_FLAGS = {"ALERT_REPORTS": True}
PREVENT_UNSAFE_DB_CONNECTIONS = False
"""The dairy's own figures are in SQLite too."""
TALISMAN_ENABLED = False
RATELIMIT_ENABLED = False
