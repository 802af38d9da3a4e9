"""What stands in the guild's Tiny Tiny RSS when people begin, all of it invented."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from examples.scripted.people import PEOPLE


class _Feed(NamedTuple):
    """What a house publishes.

    Attributes:
        title: Its name.
        house: Its host.
        category: Where the guild keeps it.
        articles: Title and text of each, the newest first.
    """

    title: str
    house: str
    category: str
    articles: tuple[tuple[str, str], ...]


CATEGORIES = ("Authorities", "County", "Trade")
LABELS = ("Competitors", "Members", "Recalls", "Subsidies")
_Cells = dict[str, str | int]
_SALT = "brine"
_HOUR_AGO = "now() - interval '1 hour'"
_FEEDS = (
    _Feed(
        title="Food Safety Notices",
        house="notices.foodsafety.test",
        category="Authorities",
        articles=(
            ("Recall of soft cheese from Elmhay", "Two batches of Elmhay White."),
            ("New form for cold rooms", "To be used from January on."),
        ),
    ),
    _Feed(
        title="Farm Ministry",
        house="news.farms.test",
        category="Authorities",
        articles=(
            ("Subsidy for small dairies goes on", "Applications until March."),
            ("Hearing on milk churns", "Guilds may send a speaker."),
        ),
    ),
    _Feed(
        title="Hollow Vale Gazette",
        house="hollowvale.test",
        category="County",
        articles=(
            ("Cheese fair moves to the old tannery", "The hall is being roofed."),
            ("Prize for a goat cheese from Upper Lea", "The jury was of one mind."),
            ("Road to the creamery shut until Friday", "Lorries go by the mill."),
        ),
    ),
    _Feed(
        title="The Dairy Post",
        house="dairypost.test",
        category="Trade",
        articles=(
            ("Northern Curd buys two creameries", "The price is not known."),
            ("Rennet gets dearer again", "The third time this year."),
            ("Who ripens cheese in a mine", "A visit under ground."),
        ),
    ),
    _Feed(
        title="Rind & Rennet",
        house="rind.test",
        category="Trade",
        articles=(
            ("Ash on the rind: what is allowed", "A table of three pages."),
            ("Young makers meet at Saltby", "Places are left."),
        ),
    ),
)
_FILTERS = (
    ("Cold rooms", "cold room", "Recalls"),
    ("Rennet prices", "rennet", "Competitors"),
    ("Road works", "road", "Members"),
)
"""Name, what is looked for in titles, and the label."""
_NEW = {
    "ministry.dales.test": "Dales Ministry Bulletin",
    "creamery-times.test": "Creamery Times Newsroom",
    "saltby.test": "Saltby Echo, mornings",
}
"""What houses publish that the guild does not read yet."""
_SETTINGS = {
    "COMBINED_DISPLAY_MODE": "true",
    "CDM_EXPANDED": "false",
    "CONFIRM_FEED_CATCHUP": "false",
    "USER_TIMEZONE": "UTC",
    "USER_LANGUAGE": "en_US",
    "ENABLE_FEED_CATS": "true",
    "HIDE_READ_FEEDS": "false",
}


def published() -> dict[str, str]:
    """Return what each house publishes."""
    return {house: _rss(title, house) for house, title in _NEW.items()}


def statements(password: str) -> str:
    """Return what fills the tables, for PostgreSQL."""
    hashed = f"MODE2:{sha256((_SALT + password).encode()).hexdigest()}"
    done = ["begin;"]
    for number, (title, text, house) in _articles():
        link = _quoted(f"http://{house}/{number}")
        done.append(
            _row(
                "entries",
                id=number,
                title=_quoted(title),
                guid=link,
                link=link,
                content=_quoted(f"<p>{text}</p>"),
                content_hash=_quoted(str(number)),
                tsvector_combined=f"to_tsvector('simple', {_quoted(f'{title} {text}')})",
                updated=f"now() - interval '{number} hours'",
                date_entered=_HOUR_AGO,
                date_updated=_HOUR_AGO,
            )
        )
    for place, person in enumerate(PEOPLE):
        done += _desk(place, person.name, hashed)
    for table in ("entries", "feed_categories", "feeds", "filters2", "users"):
        name = f"ttrss_{table}"
        sequence = f"pg_get_serial_sequence('{name}', 'id')"
        done.append(f"select setval({sequence}, max(id)) from {name};")  # noqa: S608
    return "\n".join([*done, "commit;", ""])


def _articles() -> list[tuple[int, tuple[str, str, str]]]:
    """Return number, title, text and house of all articles."""
    told = [(*article, feed.house) for feed in _FEEDS for article in feed.articles]
    return list(enumerate(told, start=1))


def _desk(place: int, name: str, hashed: str) -> list[str]:
    """Return what one of the desk's people has, numbered by hundreds."""
    user = place + 2  # the first is there already
    base = user * 100
    done = [
        _row(
            "users",
            id=user,
            login=_quoted(name),
            pwd_hash=_quoted(hashed),
            salt=_quoted(_SALT),
            full_name=_quoted(name.title()),
            email=_quoted(f"{name}@guild.example"),
            created="now()",
        )
    ]
    for setting, value in _SETTINGS.items():
        told = {"pref_name": _quoted(setting), "value": _quoted(value)}
        done.append(_row("user_prefs", owner_uid=user, **told))
    for number, category in enumerate(CATEGORIES):
        title = _quoted(category)
        kept: _Cells = {"id": base + number, "title": title, "order_id": number}
        done.append(_row("feed_categories", owner_uid=user, **kept))
    done += [
        _row("labels2", owner_uid=user, caption=_quoted(label)) for label in LABELS
    ]
    for number, feed in enumerate(_FEEDS):
        done.append(
            _row(
                "feeds",
                id=base + number,
                owner_uid=user,
                title=_quoted(feed.title),
                feed_url=_quoted(f"http://{feed.house}/feed"),
                site_url=_quoted(f"http://{feed.house}/"),
                cat_id=base + CATEGORIES.index(feed.category),
                order_id=number,
                last_updated="now()",
                last_successful_update="now()",
            )
        )
    for number, (title, words, label) in enumerate(_FILTERS, start=base):
        named: _Cells = {"title": _quoted(title), "order_id": number}
        rule: _Cells = {"reg_exp": _quoted(words), "filter_type": 1}
        action: _Cells = {"action_id": 7, "action_param": _quoted(label)}
        done += [
            _row("filters2", id=number, owner_uid=user, **named),
            _row("filters2_rules", filter_id=number, **rule),
            _row("filters2_actions", filter_id=number, **action),
        ]
    houses = [feed.house for feed in _FEEDS]
    nothing = dict.fromkeys(("uuid", "tag_cache", "label_cache"), _quoted(""))
    for number, (_, _, house) in _articles():
        there = {"ref_id": number, "feed_id": base + houses.index(house)}
        done.append(_row("user_entries", owner_uid=user, **there, **nothing))
    return done


def _row(table: str, **cells: str | int) -> str:
    held = ", ".join(str(cell) for cell in cells.values())
    return f"insert into ttrss_{table} ({', '.join(cells)}) values ({held});"  # noqa: S608


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _rss(title: str, house: str) -> str:
    return (
        '<?xml version="1.0"?><rss version="2.0"><channel>'
        f"<title>{title}</title><link>http://{house}/</link>"
        "<description>News</description></channel></rss>"
    )
