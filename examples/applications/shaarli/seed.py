"""What the weavers' guild has collected when people begin."""

from __future__ import annotations

import json

SITE = "Links of the Weavers' Guild"
_LINKS = (
    ("Guild of Silk Weavers in Ardmouth", "silkguild", "silk guilds", "03-02",
     "They meet on Thursdays and lend their films."),
    ("Linen from Marl", "marl-linen", "linen suppliers", "03-09",
     "Line flax in three qualities, samples on request."),
    ("Hobb and Daughters", "hobb", "suppliers wool", "03-17",
     "Wool on cones, also small amounts."),
    ("Colour House Brandt", "brandt", "dyes suppliers", "04-01",
     "Indigo, weld and cochineal."),
    ("Joinery Osgood", "osgood", "looms workshops", "04-14",
     "Repairs shafts and treadles."),
    ("Shuttles turned by hand", "shuttles", "looms workshops", "04-20",
     "Pear and boxwood, about three weeks."),
    ("Grants for small crafts", "grants", "money", "05-05",
     "Applications until the end of January."),
    ("Insurance for exhibits", "insured", "exhibitions money", "05-11",
     "The guild has a number there, ask the office."),
    ("Four hundred drafts for eight shafts", "drafts", "patterns", "05-23",
     "Free for members of any guild."),
    ("Overshot for beginners", "overshot", "courses patterns", "06-02",
     "Six evenings, the second half is harder."),
    ("Stallholders of the spring fair", "stallholders", "springfair", "06-08",
     "Everybody with a website."),
    ("Plan of the stalls", "stallplan", "springfair", "06-09",
     "With the sockets drawn in."),
    ("Who has the keys of the hall", "keys", "springfair", "06-10",
     "And who brings them back."),
    ("How to find the drill hall", "drillhall", "springfair", "06-11",
     "Bus 4 stops in front of it."),
    ("Winter fair in Kelsey", "kelseyfair", "fairs", "06-19",
     "Always on the second weekend of December."),
    ("Beds for the dye week", "beds", "dyeweek", "07-01",
     "Who sleeps where."),
    ("Shopping list for nine pots", "ninepots", "dyeweek", "07-02",
     "Alum is left from last year."),
    ("Colours of the dye week", "colours", "dyes dyeweek", "07-12",
     "Photographed by daylight."),
    ("What mordants do", "mordants", "dyes dyeweek studies", "07-13",
     "A lecture in four parts."),
    ("Who founded the guild", "founders", "history", "08-24",
     "Nine women and one baker."),
    ("Sixty years of the guild", "sixty", "jubilee", "09-01",
     "What the newspaper wrote."),
    ("Speech of the chairwoman, draft", "speech", "jubilee", "09-03",
     "Nobody is to read it before."),
    ("Seating for the jubilee dinner", "seating", "jubilee", "09-04",
     "Table three is still open."),
    ("Pictures of the first looms", "firstlooms", "jubilee looms", "09-08",
     "Lent by the town's museum."),
    ("Jackets woven without a seam", "jackets", "jackets patterns", "10-02",
     "Wants a wide loom."),
    ("Does washing felt it?", "felting", "studies wool", "10-15",
     "Eleven fleeces in one table."),
)  # fmt: skip
"""Title, host, tags, day of this year, and what is said of it."""
_YEAR = 2026


def told() -> str:
    """Return what `seed.php` puts into the collection."""
    links = [
        {
            "title": title,
            "url": f"https://{host}.example/",
            "tags": tags,
            "description": about,
            "created": f"{_YEAR}-{day} 09:30:00",
        }
        for title, host, tags, day, about in _LINKS
    ]
    return json.dumps(links)
