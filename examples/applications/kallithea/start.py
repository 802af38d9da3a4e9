"""Start Kallithea in the folder that its data were copied to, in its own environment."""

import os
import sqlite3
import sys
from pathlib import Path

DATA = Path(sys.argv[1])


def main() -> None:
    """Tell it where the repositories are now, and become its server."""
    database = sqlite3.connect(DATA / "kallithea.db")
    with database:
        place = str(DATA / "repositories")
        database.execute("UPDATE ui SET ui_value = ? WHERE ui_key = '/'", [place])
    database.close()
    gearbox = str(Path(sys.executable).with_name("gearbox"))
    os.execv(gearbox, [gearbox, "serve", "-c", str(DATA / "kallithea.ini")])  # noqa: S606


main()
