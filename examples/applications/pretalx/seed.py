"""Fill the meeting's office with what growers want to speak about.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment: ``python seed.py NAME ...``.
"""

from __future__ import annotations

import os
import sys
from datetime import date, datetime, timedelta, timezone

import django

django.setup()

from django_scopes import scope, scopes_disabled  # noqa: E402 (Django has to be set up)
from pretalx.event.models import Event, Organiser, Team  # noqa: E402
from pretalx.mail.models import QueuedMail  # noqa: E402
from pretalx.person.models import SpeakerProfile, User  # noqa: E402
from pretalx.schedule.models import Room  # noqa: E402
from pretalx.submission.models import (  # noqa: E402
    Review,
    Submission,
    SubmissionType,
    SubmitterAccessCode,
    Tag,
    Track,
)

EVENTS = (
    ("Orchard Days 2027", "orchard27", date(2027, 3, 5)),
    ("Orchard Days 2026", "orchard26", date(2026, 3, 6)),
    ("Cider Evening 2027", "cider27", date(2027, 9, 25)),
)
TRACKS = (
    ("Pruning and grafting", "#4c8c4a"),
    ("Pests and weather", "#b5651d"),
    ("Old varieties", "#8e3b46"),
    ("Juice and cider", "#c9a227"),
)
TYPES = (("Workshop", 90), ("Short talk", 15))
"""Besides the talk of 30 minutes that there always is."""
TAGS = (
    ("Beginners", "#5b8fb9"),
    ("Outdoors", "#3e7d3a"),
    ("Needs a kitchen", "#a14a76"),
    ("With children", "#d08c2e"),
)
SPEAKERS = (
    "Marit Solheim",
    "Bogdan Ilie",
    "Esther Nakato",
    "Hannes Wirth",
    "Ruth Penhale",
    "Kofi Mensah",
    "Ilse Vandamme",
    "Padraig Doyle",
    "Zofia Maj",
    "Lino Ferrari",
    "Greta Oksanen",
    "Samuel Tetteh",
)
PROPOSALS = (
    ("G8TKRA", "Grafting by the kitchen table", 0, 0, "Talk", "submitted"),
    ("W3PMHE", "When the hail came in June", 1, 1, "Talk", "submitted"),
    ("C7LDNS", "Perry from forgotten trees", 2, 3, "Talk", "submitted"),
    ("N4VJXB", "Nets, and what they cost", 3, 1, "Talk", "accepted"),
    ("S9FQUZ", "A saw for every branch", 4, 0, "Short talk", "submitted"),
    ("R8XAHT", "The russet of our valley", 5, 2, "Talk", "accepted"),
    ("P3BWKM", "Pressing with a school class", 6, 3, "Workshop", "accepted"),
    ("B7CTYE", "Bees before the blossom", 7, 1, "Short talk", "rejected"),
    ("D9NRGL", "Drawing up a register of varieties", 8, 2, "Workshop", "accepted"),
    ("F8QVSU", "From windfall to vinegar", 9, 3, "Short talk", "submitted"),
    ("L3HZPK", "Ladders and how to stand on them", 10, 0, "Workshop", "accepted"),
    ("M7EJWD", "Moth traps of cardboard", 11, 1, "Short talk", "submitted"),
    ("T9YSCX", "Three winters with canker", 4, 1, "Talk", "confirmed"),
    ("V3UAFB", "Stones in the cellar: damsons", 8, 2, "Talk", "submitted"),
    ("K8GNTQ", "Keeping pears until Easter", 2, 2, "Talk", "confirmed"),
    ("Q7DXMR", "Quince for the impatient", 6, 2, "Short talk", "submitted"),
)
"""Code, title, number of the speaker, of the track, kind, state."""
ABSTRACT = "What worked for us, what did not, and what we would do another time."
CODES = (
    ("LATEFRUITWALL", 0, "Talk", 1, "Had a broken leg in October."),
    ("YOUNGGROWERS", None, None, 10, "For the school of agriculture."),
)
"""Code, number of the track, kind, how often, notes."""
MAILS = (
    ("Keeping pears until Easter: thank you", "Thank you for confirming so early."),
    ("Moth traps of cardboard: one question", "Will you bring the cardboard?"),
)


def fill(password: str, names: list[str]) -> None:
    """Make the society, its office, its meetings and what was proposed."""
    organiser = Organiser.objects.create(name="Orchard Society", slug="orchard")
    team = Team.objects.create(
        organiser=organiser,
        name="Office",
        all_events=True,
        is_reviewer=True,
        can_create_events=True,
        can_change_teams=True,
        can_change_organiser_settings=True,
        can_change_event_settings=True,
        can_change_submissions=True,
    )
    for name in names:
        team.members.add(
            User.objects.create_user(
                password=password,
                name=name.capitalize(),
                email=f"{name}@orchard.test",
                locale="en",
                timezone="UTC",
            )
        )
    for name, slug, begins in EVENTS:
        event = Event.objects.create(
            name=name,
            slug=slug,
            organiser=organiser,
            is_public=True,
            date_from=begins,
            date_to=begins + timedelta(days=2),
            timezone="UTC",
            email="office@orchard.test",
            locale_array="en",
            locale="en",
        )
        with scope(event=event):
            event.build_initial_data()
            _arrange(event)
            if slug == "orchard27":
                _propose(event)


def _arrange(event: Event) -> None:
    for place, (name, color) in enumerate(TRACKS):
        Track.objects.create(event=event, name=name, color=color, position=place)
    for name, minutes in TYPES:
        SubmissionType.objects.create(event=event, name=name, default_duration=minutes)
    for name, color in TAGS:
        Tag.objects.create(event=event, tag=name, color=color)
    for place, name in enumerate(("Long barn", "Pressing room")):
        Room.objects.create(event=event, name=name, position=place)
    event.cfp.deadline = datetime(2026, 11, 15, 22, tzinfo=timezone.utc)
    event.cfp.save()


def _propose(event: Event) -> None:
    tracks = list(event.tracks.order_by("position"))
    kinds = {str(kind.name): kind for kind in event.submission_types.all()}
    reviewer = User.objects.order_by("pk").first()
    speakers = []
    for name in SPEAKERS:
        user = User.objects.create_user(
            name=name,
            email=f"{name.split()[0].lower()}@growers.test",
            locale="en",
            timezone="UTC",
        )
        SpeakerProfile.objects.create(
            user=user, event=event, biography="Grows fruit, and likes to talk of it."
        )
        speakers.append(user)
    for n, (code, title, speaker, track, kind, state) in enumerate(PROPOSALS):
        proposal = Submission.objects.create(
            event=event,
            code=code,
            title=title,
            submission_type=kinds[kind],
            track=tracks[track],
            abstract=ABSTRACT,
            content_locale="en",
            state=state,
        )
        proposal.speakers.add(speakers[speaker])
        Review.objects.create(
            submission=proposal,
            user=reviewer,
            text="Let us hear more." if n % 2 else "Good.",
        )
    for code, track, kind, uses, notes in CODES:
        SubmitterAccessCode.objects.create(
            event=event,
            code=code,
            track=None if track is None else tracks[track],
            submission_type=kinds[kind] if kind else None,
            maximum_uses=uses,
            internal_notes=notes,
        )
    for subject, text in MAILS:
        mail = QueuedMail.objects.create(
            event=event, subject=subject, text=text, locale="en"
        )
        mail.to_users.add(speakers[2])


if __name__ == "__main__":
    with scopes_disabled():
        fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
