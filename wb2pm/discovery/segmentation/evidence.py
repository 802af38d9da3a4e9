"""What speaks for an entry belonging to a step, and for a cut between entries."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from wb2pm.discovery.segmentation.wording import (
    LIKENESS_DIGITS,
    Vectoriser,
    damped,
    features,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wb2pm.discovery.segmentation.candidates import Candidate
    from wb2pm.discovery.segmentation.entries import Entry

Embed = Callable[[Sequence[str]], Any]
"""Sentences -> rows of unit length, such as `load_embedder` gives."""


class Weights(NamedTuple):
    """How the parts of the score compare; likeness of average sentences is the unit.

    Round figures, chosen once on draws of the seed 11 and kept (docs/segmentation.md
    says which, and what leaving a site out of the choice changes).

    Attributes:
        chance: Likeness that any two sentences of one site have; only what is above
            speaks for a pair.
        missing: A step that nothing was done for.
        extra: An entry that no step asks for.
        again: A further entry for the same step.
        folded: Likeness from which on an entry that serves one step serves the next
            one too, at no cost.
        length: Power of a sentence's length that its likeness is divided by: at 1
            all sentences would count alike, at 0 long ones by all they say. Half:
            more words say more, but less than twice as much.
        telling: What words that only some candidates have say about which it is.
        cohesion: What likeness of the entries around a cut says against it.
        window: Entries on each side of a cut that are compared: a click, what it
            opens, and what is typed there.
        settled: Cutting before work on a page where it stays: as implausible as a
            run of its own.
        run: Beginning a run, where their number is open: what a run adds must be
            worth three missing steps.
        interrupt: Leaving a run for another, where that may be: as much as a run.
        meaning: Share of the embeddings in the likeness, where there are any. Words
            that are quoted tell workflows of one site apart and vectors blur them.
    """

    chance: float = 0.1
    missing: float = 0.1
    extra: float = 0.1
    again: float = 0.2
    folded: float = 0.1
    length: float = 0.5
    telling: float = 0.2
    cohesion: float = 0.2
    window: int = 3
    settled: float = 0.3
    run: float = 0.3
    interrupt: float = 0.3
    meaning: float = 0.3


WEIGHTS: Final = Weights()


class Evidence(NamedTuple):
    """What a recording and its candidates look like side by side.

    Attributes:
        fit: One matrix a candidate: entry x step, what pairing them adds.
        cut: What a cut before entry i costs; one more than entries, the outer two 0.
    """

    fit: tuple[NDArray[np.float64], ...]
    cut: NDArray[np.float64]


def weigh_evidence(
    entries: Sequence[Entry],
    candidates: Sequence[Candidate],
    *,
    embed: Embed | None = None,
    weights: Weights = WEIGHTS,
) -> Evidence:
    """Compare every entry with every step, and the entries around every cut.

    A candidate without steps is its title, as one step.

    Args:
        entries: The recording.
        candidates: What it may be made of.
        embed: Sentence embedder to ask besides the words.
        weights: How the parts compare.
    """
    texts = [entry.text for entry in entries]
    steps = [list(c.steps) or [c.title] for c in candidates]
    vectors = Vectoriser([*texts, *(step for part in steps for step in part)])
    rows = damped(vectors.rows(texts), weights.length)
    unit = float(np.linalg.norm(rows, axis=1).mean()) or 1.0
    fit = [
        rows @ damped(vectors.rows(part), weights.length).T / unit**2 for part in steps
    ]
    telling = weights.telling * _telling(texts, candidates, steps, vectors)
    if embed is not None:
        fit = _blend(fit, texts, steps, embed, weights.meaning)
    return Evidence(
        fit=tuple(
            (part + telling[:, [at]] - weights.chance).round(LIKENESS_DIGITS)
            for at, part in enumerate(fit)
        ),
        cut=(
            weights.cohesion * cohesion(texts, window=weights.window)
            + weights.settled * settled_pages(entries)
        ).round(LIKENESS_DIGITS),
    )


def cohesion(texts: Sequence[str], *, window: int) -> NDArray[np.float64]:
    """Return how much the entries before and after each cut are alike.

    The mean likeness of the pairs of entries that a cut parts, among those at most
    `window` apart, relative to all such pairs: above 0 where a cut parts what is
    alike (after Hearst 1997, who cuts texts in the valleys of such a curve).

    Returns:
        One value a place before each entry, and one after the last.

    Examples:
        >>> curve = cohesion(["open shop", "open shop", "send mail"], window=1)
        >>> bool(curve[1] > curve[2])
        True
    """
    count = len(texts)
    cuts = np.zeros(count + 1)
    if count < 2:  # noqa: PLR2004 (nothing to part)
        return cuts
    rows = damped(Vectoriser(texts).rows(texts), 1.0)
    near = [
        np.einsum("ij,ij->i", rows[:-apart], rows[apart:])
        for apart in range(1, min(window, count - 1) + 1)
    ]
    mean = float(np.concatenate(near).mean())
    if mean <= 0:
        return cuts
    for cut in range(1, count):
        parted = [
            along[at]
            for apart, along in enumerate(near, 1)
            for at in range(max(0, cut - apart), min(cut, count - apart))
        ]
        cuts[cut] = float(np.mean(parted)) / mean - 1
    return cuts


def settled_pages(entries: Sequence[Entry]) -> NDArray[np.float64]:
    """Mark the cuts before an entry that stays on its page.

    People open a page for what they do there, and a run begins by leaving the page
    on which the one before ended: a cut right before work on a page would part the
    work from what opened the page.

    Returns:
        1 at such cuts and else 0: one place before each entry, and one at the end.

    Examples:
        >>> from wb2pm.discovery.segmentation.entries import Entry
        >>> work = [Entry(text="", label="", place=place) for place in "aabb"]
        >>> settled_pages(work).tolist()
        [0.0, 0.0, 1.0, 1.0, 0.0]
    """
    places = [_page(entry.place) for entry in entries]
    marks = np.zeros(len(entries) + 1)
    for cut in range(1, len(places)):
        before, here = places[cut - 1], places[cut]
        stays = places[cut + 1] == here if cut + 1 < len(places) else True
        if before and here and stays:
            marks[cut] = 1.0
    return marks


def _page(place: str | None) -> str | None:
    """Leave out what an address says beyond the page: its query and fragment."""
    return re.split(r"[?#]", place, maxsplit=1)[0] if place else None


def _telling(
    texts: Sequence[str],
    candidates: Sequence[Candidate],
    steps: Sequence[Sequence[str]],
    vectors: Vectoriser,
) -> NDArray[np.float64]:
    """Return which candidates the words of an entry single out, wherever they stand.

    The title counts here: it often names the very value that a step leaves open.
    """
    used = [
        {f for text in (c.title, *part) for f in features(text)}
        for c, part in zip(candidates, steps, strict=True)
    ]
    count = len(candidates)
    told = np.zeros((len(texts), count))
    for at, text in enumerate(texts):
        weighed = {f: n * vectors.weights[f] for f, n in features(text).items()}
        total = sum(weighed.values())
        for feature, weight in weighed.items():
            having = [k for k in range(count) if feature in used[k]]
            if having and len(having) < count:
                told[at, having] += weight / len(having) / total
    centred: NDArray[np.float64] = told - told.mean(axis=1, keepdims=True)
    return centred


def _blend(
    fit: Sequence[NDArray[np.float64]],
    texts: Sequence[str],
    steps: Sequence[Sequence[str]],
    embed: Embed,
    share: float,
) -> list[NDArray[np.float64]]:
    """Mix in the likeness of meaning, on the scale of that of words.

    Each sentence is embedded once: an embedder rounds by where in a batch one stands, and
    what is said alike has to be equally like.
    """
    every_text = list(dict.fromkeys([*texts, *(t for part in steps for t in part)]))
    place = {text: at for at, text in enumerate(every_text)}
    vectors = np.asarray(embed(every_text), dtype=np.float64)
    ours = vectors[[place[text] for text in texts]]
    meant = [ours @ vectors[[place[text] for text in part]].T for part in steps]
    every = np.concatenate([part.ravel() for part in meant])
    words = np.concatenate([part.ravel() for part in fit])
    scale = float(words.std()) / (float(every.std()) or 1.0)
    return [
        (1 - share) * own
        + share * (np.maximum(0, other - every.mean()) * scale + words.mean())
        for own, other in zip(fit, meant, strict=True)
    ]
