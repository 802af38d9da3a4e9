"""Spoils a file by what it is: the one place that knows all the ways."""

from __future__ import annotations

import random
from typing import Final

from tests.spoiling.columns import spoil_parquet, spoil_sqlite
from tests.spoiling.json_text import spoil_json, spoil_json_lines
from tests.spoiling.markup import spoil_xml
from tests.spoiling.objects import spoil_pickle
from tests.spoiling.packed import spoil_gzip, spoil_zip
from tests.spoiling.raw import spoil_bytes
from tests.spoiling.records import spoil_records
from tests.spoiling.tables import spoil_table

LARGEST: Final = 4_000_000
"""Bytes of a spoilt file: more is a matter of patience and not of what is in it."""
_AS_IT_IS: Final = 0.92


def spoil(content: bytes, chance: random.Random) -> bytes:
    """Spoil a file's content, as what it is or, now and then, as mere bytes.

    Args:
        content: What it holds.
        chance: Where chance comes from: the same state spoils the same way.
    """
    return _spoilt(content, chance)[:LARGEST]


def _spoilt(content: bytes, chance: random.Random) -> bytes:
    packed = spoil_zip(content, chance, spoil) or spoil_gzip(content, chance, spoil)
    if packed is not None and chance.random() < 0.95:
        return packed
    if chance.random() < _AS_IT_IS:
        ways = (
            *(spoil_parquet, spoil_sqlite, spoil_pickle, spoil_records),
            *(spoil_json, spoil_json_lines, spoil_xml, spoil_table),
        )
        for way in ways:
            spoilt = way(content, chance)
            if spoilt is not None:
                return spoilt
    return spoil_bytes(content, chance)
