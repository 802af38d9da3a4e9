"""Fill the letters' office of a railway: accounts, projects and letters.

Run by the Python that Label Studio was installed into, with its folder in
``LABEL_STUDIO_BASE_DATA_DIR`` and everybody's password in ``APPLICATION_PASSWORD``:
``python seed.py NAME ...``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import label_studio

sys.path.insert(0, str(Path(label_studio.__file__).parent))
os.environ.setdefault(
    "DJANGO_SETTINGS_MODULE", "label_studio.core.settings.label_studio"
)

import django

django.setup()

from django.core.management import call_command  # noqa: E402 (Django has to be set up)
from organizations.models import Organization  # noqa: E402
from projects.models import Project  # noqa: E402
from tasks.models import Task  # noqa: E402
from users.models import User  # noqa: E402

LETTERS = (
    (
        "Mrs A. Brandreth",
        "2026-10-02",
        "e-mail",
        "On 29 September the 7.12 from Stoke Haven stood for fifty minutes outside the tunnel, and nobody told us anything. I missed my connection and had to take a taxi, receipt for 34.50 enclosed.",
    ),
    (
        "O. Finnegan",
        "2026-10-02",
        "post",
        "My umbrella, green with a wooden duck's head, stayed on the rack in the second carriage of the Hill line on Thursday.",
    ),
    (
        "Pauline Okoro",
        "2026-10-03",
        "form",
        "The machine at Mill Cross took my ten pound note and gave neither ticket nor change.",
    ),
    (
        "K. Lindqvist",
        "2026-10-05",
        "e-mail",
        "I should like to thank the guard of the night ferry train, who found my daughter's bear and had it sent after us to Harwell Quay.",
    ),
    (
        "R. and T. Ashdown",
        "2026-10-05",
        "post",
        "The lift at Coldbrook has been out of order since August. My husband uses a wheelchair.",
    ),
    (
        "Dr S. Menon",
        "2026-10-06",
        "e-mail",
        "I was fined 80.00 although my season ticket was valid; the inspector would not look at it. I want the fine taken back.",
    ),
    (
        "Bertil Holm",
        "2026-10-07",
        "form",
        "Your timetable says that the 18.40 waits for the bus. On Friday it did not, nor on Monday.",
    ),
    (
        "Gwen Pritchard",
        "2026-10-08",
        "post",
        "The heating in the old carriages of the Mill valley line is either off or like an oven. The windows do not open. I should like my fare back, 12.50.",
    ),
    (
        "Y. Tanaka",
        "2026-10-08",
        "e-mail",
        "Left a laptop bag, black, at the ticket hall in Stoke Haven on 6 October, about noon.",
    ),
    (
        "M. Castellanos",
        "2026-10-09",
        "form",
        "Charged twice for the same return ticket, 2 x 27.00 on 5 October. Please pay one of them back.",
    ),
    (
        "H. Vasquez-Thorne",
        "2026-10-12",
        "post",
        "The train of 9 October was cancelled without notice and I lost a day's work. I claim 120.00.",
    ),
    (
        "Nils Aagaard",
        "2026-10-12",
        "e-mail",
        "A door of the last carriage would not close all the way from Coldbrook to the junction. Is that allowed?",
    ),
)
OTHERS = (
    ("Letters August 2026", "Read and sorted, replies sent.", "#617ada"),
    (
        "Survey on the new timetable",
        "Answers in people's own words, from the forms at the counters.",
        "#ff8c1a",
    ),
    ("Photographs of stations", "Which of them can go on the web pages?", "#99ca35"),
)


def main() -> None:
    """Make everything."""
    call_command("migrate", "--no-color", verbosity=0)
    people = [_person(name) for name in sys.argv[1:]]
    office = Organization.create_organization(
        created_by=people[0], title="Letters' office"
    )
    for person in people:
        office.add_user(person)
        person.active_organization = office
        person.save()
    here = Path(__file__).parent
    for title, about, colour in OTHERS:
        Project.objects.create(
            title=title,
            description=about,
            color=colour,
            created_by=people[0],
            organization=office,
        )
    letters = Project.objects.create(
        title="Letters October 2026",
        description="Complaints and thanks, as they came in.",
        color="#f5222d",
        label_config=(here / "letters.xml").read_text(encoding="utf-8"),
        created_by=people[0],
        organization=office,
    )
    made = [
        Task.objects.create(
            project=letters,
            inner_id=n,
            data={"sender": sender, "received": day, "by": by, "letter": text},
        )
        for n, (sender, day, by, text) in enumerate(LETTERS, 1)
    ]
    letters.summary.update_data_columns(made)
    letters.save()


def _person(name: str) -> User:
    person = User.objects.create_user(
        email=f"{name}@rail.example", password=os.environ["APPLICATION_PASSWORD"]
    )
    person.first_name = name.capitalize()
    person.save()
    return person


if __name__ == "__main__":
    main()
