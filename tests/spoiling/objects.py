"""Spoils pickles: values in place of others, objects that hold themselves, and code."""

from __future__ import annotations

import pickle
import random
import tempfile
from pathlib import Path
from typing import Any, Final

import numpy as np

from tests.converters.agents.hostile_pickles import corpus, damaged
from tests.spoiling.values import Pairs, Raw, hostile

MARK: Final = Path(tempfile.gettempdir()) / "wb2pm-a-pickle-was-run"
"""What would be there if anything in a pickle had been run."""
_MOST_PLACES: Final = 3_000


def spoil_pickle(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil one to four places of a pickle of our own; None if it is none."""
    ours = b"tests.converters" in content
    if not ours or content[:1] != b"\x80" or content[-1:] != b".":
        return None
    how = chance.randrange(12)
    if how == 0:
        return chance.choice(list(corpus(MARK).values()))
    if how == 1:
        return chance.choice(list(damaged().values()))
    whole = [pickle.loads(content)]
    for _ in range(chance.choice([1, 1, 2, 3])):
        places = _places(whole)
        holder, key = chance.choice(places[: chance.choice([12, 80, _MOST_PLACES])])
        _put(holder, key, _new(holder, key, places, chance))
    try:
        return pickle.dumps(whole[0], protocol=chance.choice([2, 4, 5]))
    except (RecursionError, pickle.PicklingError, AttributeError, TypeError):
        return None


def _places(whole: list[Any]) -> list[tuple[Any, Any]]:
    waiting: list[Any] = [whole]
    found: list[tuple[Any, Any]] = []
    for holder in waiting:
        if isinstance(holder, dict):
            keys = list(holder)
        elif isinstance(holder, list):
            keys = list(range(len(holder)))
        else:
            keys = list(vars(holder))
        for key in keys:
            value = _of(holder, key)
            found.append((holder, key))
            if isinstance(value, (dict, list)) or hasattr(
                value, "__dataclass_fields__"
            ):
                waiting.append(value)
        if len(found) > _MOST_PLACES:
            break
    return found


def _of(holder: Any, key: Any) -> Any:
    return holder[key] if isinstance(holder, (dict, list)) else getattr(holder, key)


def _put(holder: Any, key: Any, value: Any) -> None:
    if isinstance(holder, (dict, list)):
        holder[key] = value
    else:
        setattr(holder, key, value)


def _new(
    holder: Any, key: Any, places: list[tuple[Any, Any]], chance: random.Random
) -> Any:
    how = chance.randrange(8)
    if how == 0:
        return holder  # goes round in a circle
    if how == 1:
        other = chance.choice(places)
        return _of(*other)
    if how == 2:
        return chance.choice(_arrays())
    if how == 3:
        return chance.choice(
            [b"\xff\0", bytearray(9), {1}, frozenset(), 1j, range(9), ...]
        )
    if how == 4:
        return chance.choice([float("nan"), float("inf"), 10**400, -(10**18), 1 << 63])
    return _plain(hostile(chance, _of(holder, key)))


def _arrays() -> list[Any]:
    return [
        np.zeros(0),
        np.zeros((3, 3)),
        np.array([float("nan")]),
        np.array(["a", "b"]),
        np.array([1, "x", None], dtype=object),
        np.float32(1.5),
        np.int64(7),
        np.datetime64("NaT"),
        np.bool_(True),
        np.zeros(2, dtype=[("a", "i4"), ("b", "f8")]),
        np.array(5),
    ]


def _plain(value: Any) -> Any:
    """Make of JSON's own forms what Python has in their place."""
    if isinstance(value, Raw):
        return value.text[:10_000]
    if isinstance(value, Pairs):
        return {str(key): _plain(held) for key, held in value}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return value
