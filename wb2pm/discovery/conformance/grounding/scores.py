"""How likely it is that a run did what others do, and reached what they reach.

Kinds of evidence are those of `wb2pm.discovery.conformance.grounding.evidence`. Weights
start from a prior under which each kind speaks against a run, as much as it is hard to
explain otherwise, and are moved by data; see `wb2pm.discovery.conformance.verdict_scores`.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from wb2pm.discovery.conformance.verdict_scores import Calibration

FOLLOWED_BESIDE_PRIOR: Final = Calibration(
    intercept=2.0,
    weights={
        "missing": -5.0,
        "few_missing": -3.0,
        "excused": -1.0,
        "unsaid": -3.0,
        "gap": -5.0,
        "foreign": -5.0,
        "strange": -3.0,
        "loud": -4.0,
        "loud_typing": -2.0,
        "undone": -3.0,
        "no_effect": -2.0,
        "off_screen": -4.0,
        "moved": -5.0,
        "begin": -2.0,
        "out_of_order": -4.0,
        "hole": -4.0,
        "wrong_value": -2.0,
        "begun": -3.0,
        "unselected": -5.0,
        "filled": -4.0,
        "altered": -5.0,
        "already": -3.0,
        "tabbed": -4.0,
        "turned": -4.0,
        "stayed": -3.0,
        "scrolled": -4.0,
        "unmet": -4.0,
        "left_out": -5.0,
        "unfamiliar": -1.0,
        "tail": -2.0,
        "end": -2.0,
    },
)
"""Before any data: what cannot be explained says much, what the text leaves open,
what two others did alike, or what pages may do by themselves says less."""

COMPLETED_BESIDE_PRIOR: Final = Calibration(
    intercept=2.0,
    weights={
        "closing": -5.0,
        "tail": -3.0,
        "missing": -3.0,
        "early": -3.0,
        "unfinished": -4.0,
        "elsewhere": -2.0,
        "failure": -4.0,
        "left_out": -1.0,
        "last": -2.0,
        "news": -2.0,
        "shown": -1.0,
        "unshown_goal": -1.0,
    },
)
"""Before any data: what all others did last says most."""

FOLLOWED_ALONE_PRIOR: Final = Calibration(
    intercept=1.0,
    weights={
        "gap": -5.0,
        "begun": -3.0,
        "off_screen": -2.0,
        "moved": -2.0,
        "unlike": -1.0,
        "vague": -0.3,
        "back": -0.5,
        "unstated": -2.0,
    },
)
"""Before any data: what a recording shows by itself says much, and words little."""

COMPLETED_ALONE_PRIOR: Final = Calibration(
    intercept=1.0,
    weights={
        "failure": -5.0,
        "unsent": -4.0,
        "begun": -3.0,
        "closing": -2.0,
        "tail": -1.0,
        "unlike": -0.5,
        "vague": -0.3,
        "unstated": -2.0,
    },
)
"""Before any data: so do the steps at the end of the text."""

_SOURCE: Final = (
    "64 workflows in 22 applications with procedures in people's own words, and"
    " 93 recordings of formal ones without their text (scripted people), each beside all"
    " others who did the work, with WONDERBREAD's negatives; `bench/free_words.py` fits"
    " anew on other applications than it scores"
)

FOLLOWED_BESIDE: Final = Calibration(
    intercept=0.592,
    weights={
        "missing": -1.315,
        "few_missing": -2.091,
        "excused": 0.0,
        "unsaid": -0.779,
        "gap": -6.298,
        "foreign": -2.787,
        "strange": -0.972,
        "loud": -1.603,
        "loud_typing": -2.035,
        "undone": -1.222,
        "no_effect": -0.138,
        "off_screen": -5.374,
        "moved": -4.445,
        "begin": -2.489,
        "out_of_order": -4.0,
        "hole": -4.0,
        "wrong_value": -1.99,
        "begun": -4.601,
        "unselected": -5.382,
        "filled": -2.326,
        "altered": -2.605,
        "already": -1.266,
        "tabbed": -4.0,
        "turned": -2.591,
        "stayed": -0.056,
        "scrolled": -0.587,
        "unmet": -1.407,
        "left_out": -3.926,
        "unfamiliar": -0.356,
        "tail": -1.009,
        "end": 0.0,
    },
    threshold=0.425,
    below=2.0,
    above=0.8,
    source=(
        f"2,835 runs, one in seven intact: {_SOURCE}. The band is fitted on procedures in"
        " people's own words: it leaves 18 of 100 runs open"
    ),
)
"""Whether a run was done as others do it. Kinds that the examples do not show have the
weight of the prior."""

COMPLETED_BESIDE: Final = Calibration(
    intercept=3.936,
    weights={
        "closing": -2.192,
        "tail": -1.911,
        "missing": -2.031,
        "early": -1.967,
        "unfinished": -1.466,
        "elsewhere": -1.88,
        "failure": -4.153,
        "left_out": -0.231,
        "last": -2.185,
        "news": -1.433,
        "shown": 0.0,
        "unshown_goal": -1.205,
    },
    threshold=0.6657,
    below=2.4,
    above=1.6,
    source=(
        "1,952 runs, one in five complete: 67 workflows in 23 applications with"
        " procedures in people's own words, and 93 recordings of formal ones without"
        " their text, each beside all others who did the work, with WONDERBREAD's"
        " negatives"
    ),
)
"""Whether a run reached what others reach."""

_INTACT_ODDS: Final = 5.0
"""Where people record their work five of six runs are complete, of those that the
weights are fitted on one in five."""

COMPLETED_BY_OUTCOME: Final = replace(
    COMPLETED_BESIDE, threshold=round(1 / (1 + 4 * _INTACT_ODDS), 3), below=0, above=0
)
"""Whether one of people's own runs of a workflow came to the outcome of the others, of
whom some may have failed: yes from even odds on."""

_ALONE_SOURCE: Final = (
    "28 workflows in nine applications with procedures in people's own words (scripted"
    " people), each run by itself, with WONDERBREAD's negatives;"
    " `bench/free_words.py --way alone` fits anew on other applications than it scores"
)

FOLLOWED_ALONE: Final = Calibration(
    intercept=-0.761,
    weights={
        "gap": -5.443,
        "begun": -3.079,
        "off_screen": -0.695,
        "moved": -0.464,
        "unlike": -0.467,
        "vague": -0.287,
        "back": -0.36,
        "unstated": -1.302,
    },
    threshold=0.1257,
    below=0.2,
    above=0.2,
    source=f"883 runs, one in seven intact: {_ALONE_SOURCE}",
)
"""Whether a run was done as its text says, where there is nothing else to go by."""

COMPLETED_ALONE: Final = Calibration(
    intercept=1.227,
    weights={
        "failure": -5.198,
        "unsent": -4.882,
        "begun": -4.259,
        "closing": -0.093,
        "tail": -1.502,
        "unlike": -0.545,
        "vague": 0.0,
        "unstated": -1.973,
    },
    threshold=0.3817,
    below=0.3,
    above=0.3,
    source=f"412 runs, one in three complete: {_ALONE_SOURCE}",
)
"""Whether a run reached the end of its text, where there is nothing else to go by."""
