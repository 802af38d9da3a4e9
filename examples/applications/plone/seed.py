"""Fill the website of a small town: ``zconsole run CONFIGURATION seed.py NAME ...``.

It runs in the environment that the application was installed into, one name a colleague.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import transaction
from AccessControl.SecurityManagement import newSecurityManager
from DateTime import DateTime
from plone.app.textfield.value import RichTextValue
from plone.dexterity.utils import createContentInContainer
from plone.registry.interfaces import IRegistry
from Products.CMFPlone.factory import addPloneSite
from pytz import utc
from Testing.makerequest import makerequest
from zope.component import getUtility

if TYPE_CHECKING:
    from OFS.Application import Application
    from plone.dexterity.content import DexterityContent

_SITE = "hollowbrook"
_PROFILES = ("plone.app.contenttypes:default", "plonetheme.barceloneta:default")
_OTHERS = {
    "okafor": "Ngozi Okafor",
    "hollis": "Bram Hollis",
    "marchetti": "Sylvie Marchetti",
    "quist": "Dagmar Quist",
    "abbot": "Lionel Abbot",
}
"""Name of an account -> whose it is; they come in only now and then."""


def _at(year: int, month: int, day: int, hour: int, minute: int = 0) -> datetime:
    return utc.localize(datetime(year, month, day, hour, minute))  # noqa: DTZ001


EVENTS = (
    ("Carols at the fire station", _at(2026, 12, 18, 18), "Families"),
    ("Auction of lost property", _at(2027, 2, 6, 10), "Market"),
    ("Sandbags: how to fill them", _at(2027, 3, 3, 17), "Water"),
    ("Spring market", _at(2027, 3, 20, 8), "Market"),
    ("A walk past the old mills", _at(2027, 5, 9, 14), "History"),
)
"""Title, when it begins, tag."""
NEWS = (
    "New opening hours at the town hall",
    "Bridge Street closed for two weeks",
    "Gritting: which roads come first",
    "A roof for the bus stop",
)
SERVICES = ("Passports", "Rubbish and recycling", "Parking permits", "Lost property")
DRAFTS = (
    "Minutes of 12 October",
    "Street lamps, costs",
    "Minutes of 3 December",
    "Slide, inspection report",
    "Minutes of 21 September",
    "Weir, drawings",
    "Letter to the bus company",
    "Names for the new street",
    "Rules for the market",
    "Benches, where they stand",
    "Speech for the fire brigade",
)
YEARS = {
    "Minutes 2024": ("Minutes of 4 March", "Minutes of 17 June", "Budget 2025"),
    "Minutes 2025": ("Minutes of 10 February", "Minutes of 7 July", "Budget 2026"),
    "Minutes 2026": ("Minutes of 9 March", "Minutes of 15 June", "Budget 2027"),
}
"""Folder -> what stands in it."""
GROUPS = ("A cinema for one night", "Rules for the allotments", "Sister choirs")
TAGS = (
    "Finance committee",
    "Playground committee",
    "Water committee",
)
"""One for each of what the last year's folder has."""
_BEGAN = _at(2026, 10, 5, 8, 40)


class _Town:
    """The site while it is filled."""

    def __init__(self, application: Application) -> None:
        self.site = addPloneSite(
            application, _SITE, title="Hollowbrook", extension_ids=_PROFILES
        )
        self._made: list[DexterityContent] = []

    def prepare(self) -> None:
        """Let it look on loopback as elsewhere, with a workflow and no foreign links."""
        registry = getUtility(IRegistry)
        theming = "plone.app.theming.interfaces.IThemeSettings"
        registry[f"{theming}.hostnameBlacklist"] = []
        self.site.portal_workflow.setDefaultChain("simple_publication_workflow")
        footer = self.site.restrictedTraverse("++contextportlets++plone.footerportlets")
        for name in list(footer.keys()):
            if name != "actions":
                del footer[name]
        right = self.site.restrictedTraverse("++contextportlets++plone.rightcolumn")
        for name in list(right.keys()):
            del right[name]

    def admit(self, account: str, name: str, password: str, *, staff: bool) -> None:
        """Give somebody an account."""
        self.site.portal_membership.addMember(
            account,
            password,
            ["Member", "Site Administrator"] if staff else ["Member"],
            [],
            {"fullname": name, "email": f"{account}@hollowbrook.test"},
        )

    def make(
        self, below: DexterityContent, kind: str, title: str, **fields: object
    ) -> DexterityContent:
        """Make something that is not published yet."""
        made = createContentInContainer(below, kind, title=title, **fields)
        self._made.append(made)
        return made

    def publish(self, made: DexterityContent) -> DexterityContent:
        """Let everybody see it."""
        self.site.portal_workflow.doActionFor(made, "publish")
        return made

    def date_back(self) -> None:
        """Let everything be made in the weeks before, one after the other."""
        for n, made in enumerate(self._made):
            when = DateTime((_BEGAN + timedelta(hours=19 * n)).isoformat())
            made.creation_date = when
            if made.effective_date:
                made.effective_date = when
            made.reindexObject()
            made.modification_date = when
            made.reindexObject(idxs=["modified"])


def fill(application: Application, names: list[str], password: str) -> None:
    """Make the site, the accounts and the pages."""
    root = makerequest(application)
    root.acl_users.userFolderAddUser("admin", password, ["Manager"], [])
    admin = root.acl_users.getUserById("admin").__of__(root.acl_users)
    newSecurityManager(None, admin)
    town = _Town(root)
    town.prepare()
    for name in names:
        town.admit(name, name.capitalize(), password, staff=True)
    for account, name in _OTHERS.items():
        town.admit(account, name, password, staff=False)
    site = town.site
    _announce(town, town.publish(town.make(site, "Folder", "What's on")))
    for kind, title, below in (
        ("News Item", "News", NEWS),
        ("Document", "Services", SERVICES),
    ):
        folder = town.publish(town.make(site, "Folder", title))
        for one in below:
            town.publish(town.make(folder, kind, one, text=_text(one)))
    _sit(town, town.publish(town.make(site, "Folder", "Council")))
    groups = town.publish(town.make(site, "Folder", "Working groups"))
    for title in GROUPS:
        town.make(groups, "Folder", title)
    town.date_back()
    transaction.commit()


def _announce(town: _Town, folder: DexterityContent) -> None:
    for title, begins, tag in EVENTS:
        town.publish(
            town.make(
                folder,
                "Event",
                title,
                start=begins,
                end=begins + timedelta(hours=2),
                subject=(tag,),
                text=_text(title),
            )
        )


def _sit(town: _Town, council: DexterityContent) -> None:
    """Put papers into the council's folders."""
    drafts = town.make(council, "Folder", "Drafts")
    for title in DRAFTS:
        town.make(drafts, "Document", title, text=_text(title))
    for year, papers in YEARS.items():
        folder = town.publish(town.make(council, "Folder", year))
        for title, tag in zip(papers, TAGS, strict=True):
            town.publish(
                town.make(folder, "Document", title, subject=(tag,), text=_text(title))
            )


def _text(title: str) -> RichTextValue:
    return RichTextValue(f"<p>{title}, in short.</p>", "text/html", "text/x-html-safe")


fill(app, sys.argv[-5:], os.environ["APPLICATION_PASSWORD"])  # type: ignore[name-defined]  # noqa: F821 (zconsole gives it)
