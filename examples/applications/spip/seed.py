"""What stands on the huts' website when people begin, and who writes there."""

from __future__ import annotations

import json
from typing import Any

from examples.scripted.people import PASSWORD, PEOPLE

SECTIONS = (
    ("Courses", ""),
    ("Huts", ""),
    ("Paths", ""),
    ("Rescue", ""),
    ("The federation", ""),
    ("Work parties", ""),
    ("Youth", ""),
    ("Rope courses", "Courses"),
    ("Summer courses", "Courses"),
    ("Winter courses", "Courses"),
    ("Emmer Hut", "Huts"),
    ("Kestrel Hut", "Huts"),
    ("Larch Hut", "Huts"),
    ("Snowfinch Hut", "Huts"),
    ("Stonegate Hut", "Huts"),
    ("Upper Tarn Hut", "Huts"),
    ("Closed at present", "Paths"),
    ("Map sheets", "Paths"),
    ("Waymarks", "Paths"),
    ("Annual meeting", "The federation"),
    ("Board", "The federation"),
    ("Book shop", "The federation"),
)
"""Title, and the title of the section it lies in."""
GROUPS = (
    ("Audience", ("Families", "Guests", "Members", "Wardens", "Youth")),
    ("Season", ("Autumn", "Spring", "Summer", "Winter")),
    ("Danger", ("Ice", "Rockfall", "Snow", "Water")),
)
WRITERS = (
    ("Agnes Tolland", "agnes", "0minirezo"),
    ("Bram Kessler", "bram", "1comite"),
    ("Cosima Reed", "cosima", "1comite"),
    ("Edmund Farrow", "edmund", "1comite"),
    ("Greta Lindqvist", "greta", "1comite"),
    ("Henrik Moss", "henrik", "1comite"),
    ("Judith Arkwright", "judith", "0minirezo"),
    ("Oskar Pellan", "oskar", "1comite"),
)
"""Name, login, and whether they look after all of it."""
ARTICLES = (
    ("Kestrel Hut opens on the first of June", "Kestrel Hut", "Bram Kessler", "05-11"),
    ("Water at Kestrel Hut has to be carried", "Kestrel Hut", "Bram Kessler", "08-02"),
    ("Larch Hut has new bunks", "Larch Hut", "Cosima Reed", "04-20"),
    ("The winter room of Larch Hut", "Larch Hut", "Cosima Reed", "10-15"),
    ("Soup on Sundays at Stonegate Hut", "Stonegate Hut", "Edmund Farrow", "06-01"),
    ("Dogs at Stonegate Hut", "Stonegate Hut", "Edmund Farrow", "07-19"),
    ("Upper Tarn Hut is full in August", "Upper Tarn Hut", "Greta Lindqvist", "07-03"),
    ("How to book at Upper Tarn Hut", "Upper Tarn Hut", "Greta Lindqvist", "03-30"),
    ("Bridge over the Sill swept away", "Closed at present", "Henrik Moss", "09-08"),
    ("Rockfall below Kestrel Col", "Closed at present", "Henrik Moss", "10-21"),
    ("Red, white, red: what the marks mean", "Waymarks", "Henrik Moss", "02-14"),
    ("First steps on a glacier", "Summer courses", "Judith Arkwright", "05-02"),
    ("Reading an avalanche bulletin", "Winter courses", "Oskar Pellan", "11-04"),
    ("Painting the shutters of Larch Hut", "Work parties", "Cosima Reed", "09-22"),
    ("Minutes of the annual meeting", "Annual meeting", "Agnes Tolland", "04-12"),
)
"""Title, section, writer and the day of this year on which it appeared."""
_TEXT = (
    "Anybody who comes up in these weeks should know a few things beforehand. The "
    "wardens are glad to answer questions on the telephone between six and seven.\n\n"
    "Please bring your own sleeping bag, and take down again what you carried up."
)
MESSAGES = (
    ("Dogs at Stonegate Hut", "Two dogs?", "Walter Nye", "11-20 18:05:00",
     "May we bring two of them, or is it one for each guest?"),
    ("Dogs at Stonegate Hut", "Cheap boots here", "bestboots", "11-21 03:11:00",
     "Best boots best price, everybody buys now, click on my name."),
    ("The winter room of Larch Hut", "Is there wood?", "Ilse Brandt", "11-22 20:40:00",
     "We come up on the second weekend of December. Is there wood in the shed?"),
    ("The winter room of Larch Hut", "Win a telephone", "lucky777", "11-23 04:02:00",
     "You are the thousandth visitor and have won a telephone."),
    ("Bridge over the Sill swept away", "Ford lower down", "Paul Oduya",
     "11-24 09:30:00", "There is a good ford three hundred metres below, we used it."),
    ("Bridge over the Sill swept away", "Loans without questions", "quickcash",
     "11-24 23:59:00", "Money in five minutes, nobody asks you anything."),
    ("Rockfall below Kestrel Col", "Way round", "Nadia Sorel", "11-25 07:45:00",
     "Does the way round by the scree take much longer?"),
    ("Soup on Sundays at Stonegate Hut", "Thank you", "Family Abel",
     "11-25 21:15:00", "The barley soup was the best of the whole tour."),
)  # fmt: skip
"""Article, title, name, moment and text of what readers sent; nobody has read it."""
LET_IN = (
    ("Larch Hut has new bunks", "Good nights", "Ruth Adler", "05-02 17:20:00",
     "Slept like a stone, thank you."),
    ("Dogs at Stonegate Hut", "Leads", "Tom Varga", "08-01 12:00:00",
     "There are hooks for them beside the door."),
    ("How to book at Upper Tarn Hut", "It works", "Ena Holub", "04-09 08:15:00",
     "Booked in two minutes."),
)  # fmt: skip
"""Likewise, what has been let in already."""
SETTINGS = {
    "nom_site": "Huts of the Rimewald",
    "slogan_site": "Six roofs above the tree line",
    "langue_site": "en",
    "articles_descriptif": "oui",
    "articles_chapeau": "oui",
    "articles_surtitre": "oui",
    "articles_ps": "oui",
    "articles_mots": "oui",
    "post_dates": "non",
    "forums_publics": "pri",
    "rubriques_descriptif": "oui",
    "compagnon": {"config": {"activer": "non"}},
    "objets_versions": ["spip_articles"],
}
_YEAR = 2026
_MADE = f"{_YEAR}-01-10 09:00:00"


def told(first: int) -> str:
    """Return what `seed.php` puts into the tables.

    Args:
        first: Number of the account that was made when SPIP was installed.
    """
    rows: list[tuple[str, dict[str, Any]]] = []
    passwords: dict[int, tuple[str, str]] = {}
    office = [(one.name.capitalize(), one.name, "0minirezo") for one in PEOPLE]
    number = first
    writers = {}
    for name, login, status in (*office, *WRITERS):
        if login != PEOPLE[0].name:  # who made it all
            number += 1
            row = {"id_auteur": number, "nom": name, "login": login, "statut": status}
            mail = f"{login}@rimewald.example"
            rows.append(("spip_auteurs", {**row, "email": mail, "lang": "en"}))
            passwords[number] = (login, PASSWORD)
            writers[name] = number
    sections = {title: place for place, (title, _) in enumerate(SECTIONS, start=1)}
    for title, within in SECTIONS:
        row = {"id_rubrique": sections[title], "titre": title, "lang": "en"}
        row["id_parent"] = sections.get(within, 0)
        row["id_secteur"] = sections[within or title]
        published = {"statut": "publie", "date": _MADE, "profondeur": int(bool(within))}
        rows.append(("spip_rubriques", row | published))
    rows += _words()
    rows += _articles(sections, writers)
    return json.dumps({"settings": SETTINGS, "rows": rows, "passwords": passwords})


def _words() -> list[tuple[str, dict[str, Any]]]:
    rows: list[tuple[str, dict[str, Any]]] = []
    for place, (title, words) in enumerate(GROUPS, start=1):
        allowed = {"unseul": "non", "obligatoire": "non", "tables_liees": "articles"}
        who = {"minirezo": "oui", "comite": "oui", "forum": "non"}
        row = {"id_groupe": place, "titre": title}
        rows.append(("spip_groupes_mots", row | allowed | who))
        for word in words:
            row = {"titre": word, "id_groupe": place, "type": title}
            rows.append(("spip_mots", row))
    return rows


def _articles(
    sections: dict[str, int], writers: dict[str, int]
) -> list[tuple[str, dict[str, Any]]]:
    rows: list[tuple[str, dict[str, Any]]] = []
    numbers = {}
    sectors = {title: sections[within or title] for title, within in SECTIONS}
    for place, (title, section, writer, day) in enumerate(ARTICLES, start=1):
        numbers[title] = place
        row = {"id_article": place, "titre": title, "texte": _TEXT, "lang": "en"}
        row |= {"id_rubrique": sections[section], "id_secteur": sectors[section]}
        when = f"{_YEAR}-{day} 08:00:00"
        shown = {"statut": "publie", "date": when, "date_modif": when}
        rows.append(("spip_articles", {**row, **shown, "accepter_forum": "pri"}))
        link = {"id_auteur": writers[writer], "id_objet": place, "objet": "article"}
        rows.append(("spip_auteurs_liens", link))
    posts = enumerate((*LET_IN, *MESSAGES), start=1)
    for place, (article, title, name, moment, text) in posts:
        row = {"id_forum": place, "id_objet": numbers[article], "objet": "article"}
        row |= {"id_thread": place, "titre": title, "texte": text, "auteur": name}
        when = f"{_YEAR}-{moment}"
        row |= {"date_heure": when, "date_thread": when}
        row["statut"] = "publie" if place <= len(LET_IN) else "prop"
        mail = f"{name.split()[0].lower()}@reader.example"
        rows.append(("spip_forum", {**row, "email_auteur": mail}))
    return rows
