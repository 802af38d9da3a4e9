"""Spoils Parquet files and SQLite databases as what they are."""

from __future__ import annotations

import random
import sqlite3
import tempfile
from contextlib import closing, suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tests.spoiling.values import as_text, hostile


def spoil_parquet(content: bytes, chance: random.Random) -> bytes | None:
    """Rename, drop, double or retype a column; None if it is no Parquet file."""
    if content[:4] != b"PAR1" or chance.random() < 0.3:
        return None
    with suppress(pa.ArrowException, ValueError, OSError, OverflowError):
        table = pq.read_table(BytesIO(content))
        for _ in range(chance.choice([1, 1, 2])):
            if table.num_columns:
                table = _spoilt_column(
                    table, chance.randrange(table.num_columns), chance
                )
        written = BytesIO()
        pq.write_table(table, written, compression=chance.choice(["NONE", "ZSTD"]))
        return written.getvalue()
    return None


def _spoilt_column(table: pa.Table, at: int, chance: random.Random) -> pa.Table:
    name, column = table.column_names[at], table.column(at)
    how = chance.randrange(9)
    if how == 0:
        return table.remove_column(at)
    if how == 1:
        new = as_text(hostile(chance, name))[:1_000].encode(errors="replace").decode()
        return table.rename_columns(
            [*table.column_names[:at], new, *table.column_names[at + 1 :]]
        )
    if how == 2:
        return table.append_column(name, column)
    if how == 3:
        return table.slice(0, chance.choice([0, 1]))
    if how == 4:
        return table.replace_schema_metadata(
            {b"pandas": as_text(hostile(chance)).encode(errors="replace")}
        )
    return table.set_column(at, name, _retyped(column, chance))


def _retyped(column: Any, chance: random.Random) -> Any:
    values = column.to_pylist()
    how = chance.randrange(7)
    if how == 0:
        return pa.array(
            [None] * len(values), chance.choice([pa.null(), pa.int8(), pa.date32()])
        )
    if how == 1:
        return pa.array([str(value) for value in values]).dictionary_encode()
    if how == 2:
        return pa.array([[str(value)] for value in values])
    if how == 3:
        return pa.array([{"a": str(value)} for value in values])
    if how == 4:
        return pa.array([str(value).encode() for value in values], pa.binary())
    if how == 5:
        unit = chance.choice(["s", "ms", "ns"])
        most = chance.choice([0, 2**62, -(2**62)])
        return pa.array([most + n for n in range(len(values))], pa.timestamp(unit))
    text = as_text(hostile(chance)).encode(errors="replace").decode()
    return pa.array([text[:50_000]] * len(values))


def spoil_sqlite(content: bytes, chance: random.Random) -> bytes | None:
    """Change tables and rows, or put endless views in their place; None if it is none."""
    if content[:15] != b"SQLite format 3" or chance.random() < 0.3:
        return None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.sqlite"
        path.write_bytes(content)
        with suppress(sqlite3.Error, OverflowError, UnicodeEncodeError):
            with closing(sqlite3.connect(path)) as database:
                for _ in range(chance.choice([1, 1, 2])):
                    _spoil_database(database, chance)
                database.commit()
            return path.read_bytes()
    return None


def _spoil_database(database: sqlite3.Connection, chance: random.Random) -> None:
    tables = [
        n
        for (n,) in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        )
    ]
    table = chance.choice(tables)
    columns = [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
    column = chance.choice(columns)
    how = chance.randrange(8)
    if how == 0:
        database.execute(f'DROP TABLE "{table}"')
    elif how == 1:
        database.execute(f'ALTER TABLE "{table}" RENAME TO "other"')
    elif how == 2:
        new = as_text(hostile(chance, column))[:200].replace('"', "'")
        database.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{column}" TO "{new}"')
    elif how == 3:
        database.execute(f'DELETE FROM "{table}" WHERE rowid % 2')
    elif how == 4:
        names = ", ".join(f'"{each}"' for each in columns)
        database.execute(f'CREATE TABLE "copied" AS SELECT * FROM "{table}"')
        database.execute(f'DROP TABLE "{table}"')
        database.execute(f'ALTER TABLE "copied" RENAME TO "{table}"')
        database.execute(f'INSERT INTO "{table}" SELECT {names} FROM "{table}"')
    elif how == 5:
        _view(database, table, columns)
    else:
        value = chance.choice(
            [None, b"\xff\0", 2**62, 1.5, as_text(hostile(chance))[:50_000]]
        )
        database.execute(
            f'UPDATE "{table}" SET "{column}" = ? WHERE rowid % 2', (value,)
        )


def _view(database: sqlite3.Connection, table: str, columns: list[str]) -> None:
    """Put a view without end in the place of a table."""
    database.execute(f'DROP TABLE "{table}"')
    shown = ", ".join(f"'x' || n AS \"{each}\"" for each in columns)
    database.execute(
        f'CREATE VIEW "{table}" AS WITH RECURSIVE c(n) AS'
        f" (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT {shown} FROM c"
    )
