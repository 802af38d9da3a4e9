"""Fill the reading room with what customers wrote to a maker of garden tools.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment: ``python seed.py NAME ...``.
"""

from __future__ import annotations

import os
import sys
from itertools import cycle

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402 (Django has to be set up)
from django.core.management import call_command  # noqa: E402
from examples.models import Comment, Example, ExampleState  # noqa: E402
from label_types.models import CategoryType, SpanType  # noqa: E402
from projects.models import (  # noqa: E402
    Member,
    SequenceLabelingProject,
    Tag,
    TextClassificationProject,
)
from roles.models import Role  # noqa: E402

READERS = ("bartosz", "chidera", "fleur", "hanneke", "joaquin", "noor", "sigrid")
"""Those who read for the five, and have to be let in."""
REVIEWS = (
    "The hoe is light and goes through the clay behind our house like butter.",
    "Ordered on the second, came on the nineteenth. Where was it all that time?",
    "Does the long handle also fit the old rake head from 2019?",
    "My mother is eighty-one and prunes with your shears every day. Thank you!",
    "The box was wet and the gloves in it smelled of the cellar.",
    "Is there a smaller dibber? I have small hands and small pots.",
    "The green paint came off after one winter in the shed.",
    "Best spade I have ever owned, and I have owned nine.",
    "You sent two left gloves. I have two hands, and they differ.",
    "Can the saw blade be sharpened, or do I need a new one?",
    "The driver threw the parcel over the hedge and into the pond.",
    "The wheelbarrow squeaks. I have grown fond of it, but still.",
    "Quick answer, kind lady on the telephone, new spring in the post.",
    "Which oil do you advise for the handles of ash?",
    "The trowel bent at the very first stone, which was not a big one.",
    "Parcel came a day early and I had not even swept the path.",
    "Leaf grabbers: the children fight over who may use them.",
    "The string of the trimmer is gone after ten minutes.",
)
CLAIMS = (
    "The handle of my Meadow spade broke on 3 May in Harwick.",
    "Since 12 June the lock of the Robin shears does not close any more.",
    "The Orchard saw lost four teeth in Pellworth on 21 April.",
    "A wheel of our Badger barrow came off in Sutterby on 9 July.",
    "The spring of the Robin shears jumped out on 17 May and is gone.",
    "Rust on the Heron watering can, bought in Harwick on 2 March.",
    "The Meadow rake lost a prong in Aldermoor on 30 June.",
    "On 8 July the hose of the Heron pump burst in Tarn Bridge.",
)
OLD_CLAIMS = (
    "The Badger barrow has had a flat tyre since 4 October.",
    "The blade of the Orchard saw came loose in Sutterby on 11 November.",
    "My Meadow spade splintered on 19 October in Pellworth.",
)
MAILS = (
    "Please send the price list for schools.",
    "We would like to sell your rakes in our shop in Tarn Bridge.",
    "May our class come and see how a spade is made?",
    "Here is the invoice for the ash wood.",
)
TOPICS = (
    ("Praise", "1", "#2e7d32"),
    ("Complaint", "2", "#c62828"),
    ("Question", "3", "#1565c0"),
    ("Delivery", "4", "#6a1b9a"),
    ("Packaging", "5", "#ef6c00"),
)
PARTS = (
    ("Product", "p", "#1565c0"),
    ("Damage", "d", "#c62828"),
    ("Place", "o", "#2e7d32"),
    ("Day", "t", "#ef6c00"),
)
SENDERS = (("School", "s", "#1565c0"), ("Shop", "h", "#2e7d32"))
RULE = """## How we read

One text at a time, and **nothing is guessed**.

- What the customer says counts, not what we know.
- Ask Fleur."""


def fill(password: str, names: list[str]) -> None:
    """Make those who work there, and the piles that they read."""
    call_command("create_roles")
    for name in (*names, *READERS):
        User.objects.create_user(
            name, f"{name}@toolshed.test", password, is_staff=name in names
        )
    reviews = _pile(
        TextClassificationProject,
        "Shop reviews 2026",
        "What customers write below our things in the shop",
        "reviews",
        REVIEWS,
    )
    claims = _pile(
        SequenceLabelingProject,
        "Warranty claims, summer",
        "What broke, where and when",
        "claims",
        CLAIMS,
    )
    old = _pile(
        SequenceLabelingProject,
        "Warranty claims, autumn 2025",
        "Closed, only for looking up",
        "claims",
        OLD_CLAIMS,
    )
    mails = _pile(
        TextClassificationProject,
        "Mails to the workshop",
        "Who writes to us besides customers",
        "mails",
        MAILS,
    )
    for pile, kind, labels in (
        (reviews, CategoryType, TOPICS),
        (claims, SpanType, PARTS),
        (old, SpanType, PARTS),
        (mails, CategoryType, SENDERS),
    ):
        for text, key, colour in labels:
            kind.objects.create(
                project=pile, text=text, suffix_key=key, background_color=colour
            )
        _let_in(pile, names)
    _have_read(reviews, "fleur", 2)
    _have_read(old, "hanneke", len(OLD_CLAIMS))


def _pile(
    kind: type, name: str, about: str, tag: str, texts: tuple[str, ...]
) -> TextClassificationProject | SequenceLabelingProject:
    pile = kind.objects.create(
        name=name,
        description=about,
        guideline=RULE,
        created_by=User.objects.get(username="ingrid"),
        collaborative_annotation=True,
        project_type="DocumentClassification"
        if kind is TextClassificationProject
        else "SequenceLabeling",
    )
    Tag.objects.create(project=pile, text=tag)
    for text, shop in zip(texts, cycle(("web", "fair", "letter")), strict=False):
        Example.objects.create(project=pile, text=text, meta={"came by": shop})
    return pile


def _let_in(
    pile: TextClassificationProject | SequenceLabelingProject, names: list[str]
) -> None:
    master = Role.objects.get(name="project_admin")
    for name in names:
        user = User.objects.get(username=name)
        Member.objects.create(project=pile, user=user, role=master)
    for name, role in (("fleur", "annotator"), ("hanneke", "annotation_approver")):
        Member.objects.create(
            project=pile,
            user=User.objects.get(username=name),
            role=Role.objects.get(name=role),
        )


def _have_read(
    pile: TextClassificationProject | SequenceLabelingProject, name: str, count: int
) -> None:
    reader = User.objects.get(username=name)
    for example in pile.examples.order_by("id")[:count]:
        ExampleState.objects.create(example=example, confirmed_by=reader)
    Comment.objects.create(
        example=pile.examples.order_by("id")[0], user=reader, text="Easy one."
    )


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
