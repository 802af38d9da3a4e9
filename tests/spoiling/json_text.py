"""Spoils JSON as JSON: values of other types, keys twice, numbers that nobody holds."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from tests.spoiling.values import Pairs, Raw, as_text, hostile

_MOST_PLACES: Final = 5_000
_LARGEST_COPY: Final = 20_000


def spoil_json(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil one to four places of a JSON document; None if it is none."""
    try:
        whole = [json.loads(content, object_pairs_hook=_pairs)]
    except (ValueError, RecursionError):
        return None
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        places = list(_places(whole))
        _spoil_place(*_chosen(places, chance), places, chance)
    return _written(whole[0] if whole else "", chance)


def spoil_json_lines(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil some lines of what holds a JSON document in each; None if it does not."""
    lines = content.split(b"\n")
    if len(lines) < 2 or not lines[0].lstrip().startswith((b"{", b"[")):
        return None
    how = chance.randrange(8)
    at = chance.randrange(len(lines))
    if how == 0:
        lines.insert(at, chance.choice(lines))
    elif how == 1:
        del lines[at]
    elif how == 2:
        chance.shuffle(lines)
    elif how == 3:
        lines[at] = chance.choice([b"", b"[]", b"null", b"7", b'"x"', b"{", b"\0"])
    else:
        spoilt = spoil_json(lines[at], chance)
        if spoilt is None:
            return None
        lines[at] = spoilt.replace(b"\n", b" ")
    return b"\n".join(lines)


def _pairs(given: list[tuple[str, Any]]) -> Pairs:
    return Pairs([list(pair) for pair in given])


def _places(whole: Any) -> Iterator[tuple[Any, int]]:
    """Yield the holder and index of values, those of the outermost first."""
    waiting, left = [whole], _MOST_PLACES
    for holder in waiting:
        for at, held in enumerate(holder):
            left -= 1
            if left < 0:
                return
            yield holder, at
            value = held[1] if isinstance(holder, Pairs) else held
            if type(value) in {list, Pairs}:
                waiting.append(value)


def _chosen(places: list[tuple[Any, int]], chance: random.Random) -> tuple[Any, int]:
    """Choose a place: one near the outside as likely as one deep inside."""
    within = min(len(places), chance.choice([8, 60, *[_MOST_PLACES] * 4]))
    return places[chance.randrange(within)]


def _get(holder: Any, at: int) -> Any:
    return holder[at][1] if isinstance(holder, Pairs) else holder[at]


def _set(holder: Any, at: int, value: Any) -> None:
    if isinstance(holder, Pairs):
        holder[at][1] = value
    else:
        holder[at] = value


def _spoil_place(
    holder: Any, at: int, places: list[tuple[Any, int]], chance: random.Random
) -> None:
    own = _get(holder, at)
    how = chance.randrange(12)
    if how == 0:
        del holder[at]
        if not places[0][0]:  # the document itself
            holder.append("")
    elif how == 1 and len(str(own)) < _LARGEST_COPY:
        holder.insert(at, deepcopy(holder[at]))
    elif how == 2 and isinstance(holder, Pairs):
        _spoil_key(holder, at, chance)
    elif how in {3, 4}:
        _set_from_elsewhere(holder, at, places, chance)
    elif how == 5 and isinstance(own, list) and own:
        _spoil_list(own, chance)
    elif how == 6 and isinstance(holder, Pairs):
        # the same key again with another value: which of them counts?
        holder.append([holder[at][0], hostile(chance, own)])
    else:
        _set(holder, at, hostile(chance, own))


def _spoil_key(holder: Pairs, at: int, chance: random.Random) -> None:
    key = holder[at][0]
    other = chance.choice(holder)[0]
    strange = as_text(hostile(chance, key))[:20_000]
    holder[at][0] = chance.choice([strange, other, f"{key} ", key.upper(), "__proto__"])


def _set_from_elsewhere(
    holder: Any, at: int, places: list[tuple[Any, int]], chance: random.Random
) -> None:
    """Take the value of another place, of the same key if there is one: a wrong id."""
    others = [p for p in places if p[1] < len(p[0])]
    if isinstance(holder, Pairs):
        key = holder[at][0]
        same = [(h, i) for h, i in others if isinstance(h, Pairs) and h[i][0] == key]
        others = same if len(same) > 1 and chance.random() < 0.7 else others
    value = _get(*chance.choice(others))
    if len(str(value)) < _LARGEST_COPY:
        _set(holder, at, deepcopy(value))


def _spoil_list(own: list[Any], chance: random.Random) -> None:
    how = chance.randrange(4)
    if how == 0:
        own.reverse()
    elif how == 1:
        chance.shuffle(own)
    elif how == 2:
        del own[chance.randrange(len(own)) :]
    elif len(str(own)) < _LARGEST_COPY:
        times = chance.choice([2, 5, 30])
        own[:] = [deepcopy(each) for _ in range(times) for each in own]


def _written(whole: Any, chance: random.Random) -> bytes:
    text = "".join(_text(whole))
    how = chance.randrange(40)
    if how == 0:
        text = text[: chance.randrange(len(text) + 1)]
    elif how == 1:
        text += chance.choice(["]", "}", ",", "\0", " {}", text[:2_000], "\n//x"])
    elif how == 2:
        text = (
            chance.choice(["\ufeff", "\n" * 500, "// x\n", "x = ", ")]}'\n", "["])
            + text
        )
    elif how == 3:
        coding = chance.choice(["utf-16", "utf-16-le", "utf-32", "latin-1", "cp037"])
        return text.encode(coding, errors="replace")
    return text.encode(errors="surrogatepass")


def _text(value: Any) -> Iterator[str]:
    """Yield JSON in pieces; what stands twice stands twice."""
    if isinstance(value, Raw):
        yield value.text
    elif isinstance(value, Pairs):
        yield "{"
        for at, (key, held) in enumerate(value):
            yield ", " if at else ""
            yield json.dumps(key) + ": "
            yield from _text(held)
        yield "}"
    elif isinstance(value, list):
        yield "["
        for at, held in enumerate(value):
            yield ", " if at else ""
            yield from _text(held)
        yield "]"
    else:
        yield json.dumps(value, ensure_ascii=False)
