"""Tell rdiffweb where the backups lie by now, and become its server.

Everybody works on a copy of the data, but it wants to know of a whole path.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

data, *command = sys.argv[1:]
tables = Path(data) / "rdiffweb.sqlite"
if tables.exists():
    connection = sqlite3.connect(tables)
    connection.execute(
        "UPDATE users SET UserRoot = ? WHERE UserRoot != ''", (f"{data}/backups",)
    )
    connection.commit()
    connection.close()
os.execv(command[0], command)  # noqa: S606 (our own arguments)
