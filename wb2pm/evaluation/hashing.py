"""Hashes of data: the same wherever the data lie, others when they change."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.evaluation.tasks import Example

_READ = frozenset({".json", ".jsonl", ".txt", ".csv", ".xes"})
"""Files of a recording whose bytes count; of pictures and films the size does."""
_LONGEST_PATH = 4096
_BLIND_LETTERS = 16
"""Of a blind id: 64 bits, so that two of a million examples hardly ever have the same."""


def hash_of(content: object) -> str:
    """Return the SHA-256 of a value's JSON, with sorted keys.

    Values that JSON has no form for enter as their `repr`.

    Examples:
        >>> hash_of({"b": 1, "a": (2, 3)}) == hash_of({"a": [2, 3], "b": 1})
        True
    """
    encoded = msgspec.json.encode(content, enc_hook=repr, order="deterministic")
    return hashlib.sha256(encoded).hexdigest()


def blind_id(identity: str) -> str:
    """Return an id that says nothing of what an example is, nor of its answer.

    Ids such as ``4003 @ .../completion/intact`` tell who reads them what is true.

    Examples:
        >>> blind_id("4003 @ 2026-11-21-14-09-30/completion/intact")
        '591c78985a2d832f'
    """
    return hashlib.sha256(identity.encode()).hexdigest()[:_BLIND_LETTERS]


def hash_examples(
    examples: Iterable[Example], *, roots: Iterable[str | Path] = ()
) -> str:
    """Return the SHA-256 of what is asked and what is right.

    A path in an input stands for what lies there: its name and a hash of its
    content enter, so that moving recordings changes nothing and editing one does.

    Args:
        examples: All examples of a run, in their order.
        roots: Only what lies at or below these is taken for a path: recorded text
            may look like any.

    Examples:
        >>> from wb2pm.evaluation.tasks import Example
        >>> one = Example(id="1", group="a", input=1, truth=True)
        >>> hash_examples([one]) == hash_examples([one])
        True
    """
    places = tuple(os.path.realpath(root) for root in roots)
    return hash_of(
        [
            (
                example.id,
                example.group,
                _portable(msgspec.to_builtins(example.input, enc_hook=repr), places),
                example.truth,
            )
            for example in examples
        ]
    )


def _portable(value: Any, roots: tuple[str, ...]) -> Any:  # noqa: ANN401 (any JSON)
    """Replace paths, at any depth, by what lies there."""
    if isinstance(value, dict):
        return {str(key): _portable(part, roots) for key, part in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_portable(part, roots) for part in value]
    if isinstance(value, str) and os.sep in value and len(value) <= _LONGEST_PATH:
        real = os.path.realpath(value.replace("\0", ""))
        inside = any(real == root or real.startswith(root + os.sep) for root in roots)
        if inside and Path(real).exists():
            return _content(real)
    return value


@lru_cache(maxsize=8192)  # the copies of a recording all name it
def _content(path: str) -> str:
    root = Path(path)
    digest = hashlib.sha256(root.name.encode())
    if root.is_file():
        digest.update(root.read_bytes())
        return digest.hexdigest()
    for file in sorted(p for p in root.rglob("*") if p.is_file()):
        digest.update(str(file.relative_to(root)).encode())
        if file.suffix in _READ:
            digest.update(file.read_bytes())
        else:
            digest.update(str(file.stat().st_size).encode())
    return digest.hexdigest()
