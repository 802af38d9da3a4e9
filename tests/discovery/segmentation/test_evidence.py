"""What speaks for a pair of an entry and a step, and for a cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.sources.reading import read
from wb2pm.discovery.segmentation.candidates import Candidate, read_candidates
from wb2pm.discovery.segmentation.entries import Entry, read_entries
from wb2pm.discovery.segmentation.evidence import (
    cohesion,
    settled_pages,
    weigh_evidence,
)
from wb2pm.discovery.segmentation.wording import Vectoriser, stems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def test_slips_of_the_pen_are_alike_in_part() -> None:
    """A misspelt word shares letter triples with the right one."""
    vectors = Vectoriser(["dashboard", "dashbord", "invoice"])
    right, slip, other = vectors.rows(["dashboard", "dashbord", "invoice"])

    assert right @ slip > 0
    assert right @ other == 0


def test_words_without_content_are_left_out() -> None:
    """Articles and prepositions say nothing; endings do not matter."""
    assert stems("Clicking on the entries of a List") == ["click", "entry", "list"]


def test_unknown_words_count_for_nothing() -> None:
    """Words outside the compared sentences have no weight."""
    assert Vectoriser(["open"]).rows(["zebra"]).sum() == 0


def test_rare_words_tell_candidates_apart() -> None:
    """Both procedures fit the verb; the name that one of them has decides."""
    candidates = read_candidates(
        ["Show Miller\n1. Open page", "Show Smith\n1. Open page"]
    )
    entries = read_entries(["Open page of Smith"]).entries

    fit = weigh_evidence(entries, candidates).fit

    assert fit[1][0, 0] > fit[0][0, 0]


def test_work_without_words_is_no_error() -> None:
    """Entries that say nothing fit nothing and are alike to nothing."""
    evidence = weigh_evidence(read_entries(["", ""]).entries, read_candidates(["Go"]))

    assert evidence.cut.tolist() == [0, 0, 0]
    assert cohesion(["one"], window=3).tolist() == [0, 0]


def test_queries_and_fragments_are_the_same_page() -> None:
    """A page whose address only gets a query is not left."""
    places = ["/list", "/item?tab=1", "/item#notes"]
    entries = [Entry(text="", label="", place=place) for place in places]

    assert settled_pages(entries).tolist() == [0, 1, 1, 0]


def test_entries_of_recordings_know_their_place() -> None:
    """Entries of a demonstration carry words, page, time and the ids of events."""
    demonstration = read([demonstrations_folder()]).demonstrations[0]

    read_back = read_entries(demonstration)

    assert [e for entry in read_back.entries for e in entry.events] == [
        event.id for event in demonstration.events
    ]
    assert all(entry.text and entry.started_at for entry in read_back.entries)
    assert any(entry.place for entry in read_back.entries)


def test_what_is_said_alike_is_equally_like() -> None:
    """However an embedder rounds by where in a batch a sentence stands."""

    def embed(sentences: Sequence[str]) -> NDArray[np.float64]:
        rows = np.array([[len(text), text.count("o"), 1.0] for text in sentences])
        noise = 1 + 1e-7 * np.arange(len(sentences))[:, None]
        unit: NDArray[np.float64] = (
            rows / np.linalg.norm(rows, axis=1, keepdims=True) * noise
        )
        return unit

    entries = [
        Entry(text=text, label=text, place=None) for text in ("open", "go", "open")
    ]
    steps = ("open", "close it", "open")
    candidates = [
        Candidate(name=name, title="work", steps=steps) for name in ("one", "other")
    ]

    one, other = weigh_evidence(entries, candidates, embed=embed).fit

    assert (one[:, 0] == one[:, 2]).all()
    assert (one[0] == one[2]).all()
    assert (one == other).all()
