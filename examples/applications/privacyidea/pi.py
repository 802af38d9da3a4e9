"""Settings of the ferry company's privacyIDEA, which finds its data where it runs."""

from __future__ import annotations

import os

_DATA = os.environ["FERRY_DATA"]
SUPERUSER_REALM = ["head office"]
SQLALCHEMY_DATABASE_URI = f"sqlite:///{_DATA}/tokens.sqlite3"
SECRET_KEY = "low water at noon" * 3
PI_PEPPER = "salt"
PI_ENCFILE = f"{_DATA}/enckey"
PI_AUDIT_KEY_PRIVATE = f"{_DATA}/private.pem"
PI_AUDIT_KEY_PUBLIC = f"{_DATA}/public.pem"
PI_AUDIT_SQL_TRUNCATE = True
PI_LOGFILE = f"{_DATA}/privacyidea.log"
PI_LOGLEVEL = 40
