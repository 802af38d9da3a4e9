"""The heuristics miner is given counts; its own counting gives the same net."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wb2pm.discovery import _pm4py_miners as miners
from wb2pm.discovery.counts.values import Variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.models.values import PetriNet

pytest.importorskip("pm4py")

LOGS = st.dictionaries(
    st.text("abcde", min_size=1, max_size=6), st.integers(1, 4), min_size=1, max_size=6
)


def _by_its_own_counting(variants: Sequence[Variant]) -> PetriNet:
    from pm4py.algo.discovery.heuristics.variants import classic

    numbers = miners._numbers(variants)
    with miners._mining():
        parameters = {classic.Parameters.DEPENDENCY_THRESH: 0.8}
        found = classic.apply(miners._frame(variants, numbers), parameters=parameters)
        return miners._read_net(found, numbers)


@settings(max_examples=25, deadline=None)
@given(LOGS)
def test_counts_of_variants_give_the_net_of_the_cases(log: dict[str, int]) -> None:
    """Whatever the sequences and however often each occurs."""
    variants = [
        Variant(activities=tuple(word), cases=(word,) * count, count=count)
        for word, count in sorted(log.items())
    ]

    found = miners.heuristics_net(variants, dependency=0.8)

    assert found == _by_its_own_counting(variants)
