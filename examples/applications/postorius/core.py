"""Mailman itself, without what sends mail: nothing leaves the folder."""

from __future__ import annotations

import os
from pathlib import Path

from mailman.core.initialize import initialize

_SETTINGS = """\
[mailman]
layout: bands
site_owner: office@reedwater.test
[paths.bands]
var_dir: {folder}/mailman
[mta]
incoming: mailman.mta.null.NullMTA
[webservice]
hostname: 127.0.0.1
port: {port}
[archiver.mhonarc]
enable: no
"""


def begin(port: int) -> None:
    """Read the settings, and make the tables if there are none.

    Args:
        port: Where the pages ask it.
    """
    folder = Path(os.environ["BANDSTAND_DATA"])
    settings = folder / "mailman.cfg"
    settings.write_text(_SETTINGS.format(folder=folder, port=port), encoding="utf-8")
    initialize(str(settings))
