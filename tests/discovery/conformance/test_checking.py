"""Names compared by meaning where spelling does not make one of two."""

from __future__ import annotations

from msgspec.structs import replace

import wb2pm
from wb2pm.bundled import demonstrations_of
from wb2pm.discovery.conformance.procedure.name_similarity import (
    likeness,
    names_compared_by,
)
from wb2pm.events import Demonstration
from wb2pm.procedures.reading import parse_procedure


def redirect() -> Demonstration:
    """Someone adds a redirect."""
    return wb2pm.read(demonstrations_of(4003)[0]).demonstrations[0]


def test_an_embedder_makes_one_name_of_two_words_for_one_thing() -> None:
    """What spelling calls another target is the right one by its meaning."""
    demonstration = redirect()
    procedure = demonstration.procedure
    assert procedure is not None
    other_words = parse_procedure(procedure.text.replace("Redirects", "Forwardings"))
    same = {"Forwardings", "Redirects"}

    spelled = wb2pm.check(demonstration, other_words)
    meant = wb2pm.check(
        demonstration,
        other_words,
        meaning=lambda one, other: 1.0 if {one, other} == same else 0.0,
    )

    wrong = [d for d in spelled.deviations if "Forwardings" in (d.step_text or "")]
    assert wrong
    assert not [d for d in meant.deviations if "Forwardings" in (d.step_text or "")]
    assert meant.score is not None
    assert spelled.score is not None
    assert meant.score > spelled.score


def test_opposites_stay_two_names_whatever_an_embedder_says() -> None:
    """Where a range begins is not where it ends; the block alone is concerned."""
    with names_compared_by(lambda _one, _other: 1.0):
        inside = likeness("Date from", "Date to"), likeness("Basket", "Cart")
    outside = likeness("Basket", "Cart")

    assert inside[0] < 0.72
    assert inside[1] == 1.0
    assert outside < 0.72


def test_without_meaning_nothing_changes() -> None:
    """The default compares by spelling, as before."""
    demonstration = replace(redirect(), issues=())

    assert demonstration.procedure is not None
    assert wb2pm.check(demonstration, demonstration.procedure) == wb2pm.check(
        demonstration, demonstration.procedure, meaning=None
    )
