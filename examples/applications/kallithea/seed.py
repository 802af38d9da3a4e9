"""What stands in the music publisher's Kallithea when people begin."""

from __future__ import annotations

USERS = (
    ("nadia", "Nadia", "Brandt"),
    ("henrik", "Henrik", "Soler"),
    ("mei", "Mei", "Okoro"),
    ("oluf", "Oluf", "Lindahl"),
    ("petra", "Petra", "Varga"),
    ("samir", "Samir", "Holm"),
)
"""Name of the account, first and last name."""
TEAMS = (
    ("engravers", "They set the scores", ("henrik", "mei", "oluf")),
    ("proofreaders", "They read what was set", ("nadia", "petra")),
    ("choir-librarians", "They lend the parts", ("samir",)),
)
"""Name of a group of users, what it is for and who is in it."""
SHELVES = (
    ("chamber-music", "Two players and more"),
    ("choral-works", "Masses, psalms and songs"),
    ("organ-works", "For one instrument or two"),
)
"""Name of a group of repositories and what is in it."""
WORKS = (
    ("chamber-music/lindahl-wind-quintet", "Wind quintet in F"),
    ("chamber-music/okoro-string-quartet", "String quartet no. 2"),
    ("choral-works/holm-evening-mass", "Evening mass for six voices"),
    ("choral-works/varga-psalms", "Four psalms for mixed choir"),
    ("organ-works/brandt-preludes", "Twelve preludes"),
    ("house-style", "How our scores look"),
)
"""Name of a repository with its group, and what it is."""
MARKINGS = {
    "chamber-music/lindahl-wind-quintet": ("Allegro", "Adagio", "Presto"),
    "chamber-music/okoro-string-quartet": ("Largo", "Vivace", "Andante"),
    "choral-works/holm-evening-mass": ("Andante", "Moderato", "Grave"),
    "choral-works/varga-psalms": ("Lento", "Allegretto", "Maestoso"),
    "organ-works/brandt-preludes": ("Largo", "Presto", "Allegro"),
    "house-style": ("Lento", "Andante", "Allegro"),
}
"""How fast its movements go; they stand in a file of their own, a line each."""

PROOFS = "proofs"
"""Name of the group for what is still to be corrected."""
FORKS = (
    ("chamber-music/okoro-string-quartet", "okoro-string-quartet"),
    ("choral-works/holm-evening-mass", "holm-evening-mass"),
    ("organ-works/brandt-preludes", "brandt-preludes"),
)
"""What has a fork there, and its name."""


def files_of(work: str, title: str) -> dict[str, str]:
    """Return what a repository holds.

    Args:
        work: Name of the repository, with its group.
        title: What it is.
    """
    tempi = enumerate(MARKINGS[work], start=1)
    return {
        "README.txt": f"{title}\n\nScore and parts.\n",
        "parts/tempo.txt": "".join(f"{tempo}, movement {n}\n" for n, tempo in tempi),
        "parts/layout.txt": "Pages: 24\nPaper: B4\n",
        "score/title.txt": f"{title}\nFirst edition\n",
    }
