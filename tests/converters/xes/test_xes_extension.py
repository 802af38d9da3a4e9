"""The XES extension for user-interaction logs says what every column of ours is."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from lxml import etree

from wb2pm import columns
from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.sources.reading import read

DOCS = Path(__file__).parents[3] / "docs"


def test_the_definition_is_current() -> None:
    """It is what the script in docs would write now."""
    path = DOCS / "write_extension.py"
    spec = importlib.util.spec_from_file_location("write_extension", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)

    written = (DOCS / "formats" / "ui.xesext").read_text(encoding="utf-8")

    assert script.extension() == written


def test_every_column_of_an_event_log_is_defined() -> None:
    """With the level it stands on, under the address that the files declare."""
    root = etree.parse(DOCS / "formats" / "ui.xesext").getroot()
    defined = {
        ("case:" if level.tag == "trace" else "") + f"ui:{attribute.get('key')}"
        for level in root
        for attribute in level
    }

    log = event_log(read(demonstrations_folder()).demonstrations)

    assert root.get("uri") == columns.UI_EXTENSION_URI
    used = {name for name in log.columns if name.startswith(("ui:", "case:ui:"))}
    assert used <= defined
