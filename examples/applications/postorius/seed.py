"""Fill the lists with members, and with what waits for somebody.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment: ``python seed.py NAME ...``.
"""

from __future__ import annotations

import os
import sys

import django
from core import begin

django.setup()
begin(1)

from django.contrib.auth.models import User  # noqa: E402 (Django has to be set up)
from django.contrib.sites.models import Site  # noqa: E402
from mailman.app.lifecycle import create_list  # noqa: E402
from mailman.app.moderator import hold_message  # noqa: E402
from mailman.config import config  # noqa: E402
from mailman.database.transaction import transaction  # noqa: E402
from mailman.email.message import Message  # noqa: E402
from mailman.interfaces.bans import IBanManager  # noqa: E402
from mailman.interfaces.domain import IDomainManager  # noqa: E402
from mailman.interfaces.listmanager import IListManager  # noqa: E402
from mailman.interfaces.mailinglist import SubscriptionPolicy  # noqa: E402
from mailman.interfaces.member import MemberRole  # noqa: E402
from mailman.interfaces.subscriptions import ISubscriptionManager  # noqa: E402
from mailman.interfaces.usermanager import IUserManager  # noqa: E402
from mailman.utilities.datetime import now  # noqa: E402
from stock import ASKING, BANNED, DOMAINS, HELD, HOME, LISTS, MEMBERS  # noqa: E402
from zope.component import getUtility  # noqa: E402

_OWN = DOMAINS[0][0]
_EVERY_THIRD = 3


def fill(password: str, names: list[str]) -> None:
    """Make the office, the lists, and all that waits in them."""
    Site.objects.update(
        domain=os.environ["BANDSTAND_URL"].split("//")[1], name="Reedwater lists"
    )
    for name in names:
        user = User.objects.create_superuser(
            username=name,
            password=password,
            first_name=name.capitalize(),
            email=f"{name}@{_OWN}",
        )
        user.emailaddress_set.create(email=user.email, verified=True, primary=True)
    with transaction():
        domains = getUtility(IDomainManager)
        for host, description in DOMAINS:
            domains.add(host, description)
    with transaction():
        people = getUtility(IUserManager)
        office = []
        for name in names:
            clerk = people.create_user(f"{name}@{_OWN}", name.capitalize())
            office.append(_verified(clerk.addresses))
        for whole, short in MEMBERS:
            _verified([people.create_address(f"{short}@{HOME}", whole)])
        for number, (name, host, description) in enumerate(LISTS):
            _make(number, f"{name}@{DOMAINS[host][0]}", description, office)
        for address in BANNED:
            IBanManager(None).ban(address)
    _keep_waiting()


def _verified(addresses: object) -> object:
    first = next(iter(addresses))
    first.verified_on = now()
    return first


def _make(number: int, posting: str, description: str, office: list[object]) -> None:
    """Make a list with its owners and some of the members."""
    made = create_list(posting, style_name="legacy-default")
    made.description = description
    made.subscription_policy = SubscriptionPolicy.moderate
    made.send_welcome_message = False
    for one in office:
        made.subscribe(one, MemberRole.owner)
    people = getUtility(IUserManager)
    for place, (_, short) in enumerate(MEMBERS):
        if (place + number) % _EVERY_THIRD:
            made.subscribe(people.get_address(f"{short}@{HOME}"))


def _keep_waiting() -> None:
    """Hold messages back, and let people ask to be let in."""
    hosts = {name: DOMAINS[host][0] for name, host, _ in LISTS}
    for name, held in HELD.items():
        made = getUtility(IListManager).get(f"{name}@{hosts[name]}")
        with transaction():
            for hours, (subject, sender, text) in enumerate(held):
                known = "@" not in sender
                message = Message()
                message["From"] = f"{sender}@{HOME}" if known else sender
                message["To"] = made.posting_address
                message["Subject"] = subject
                message["Message-ID"] = f"<{name}-{hours}@{HOME}>"
                message["Date"] = "Wed, 18 Nov 2026 09:00:00 +0000"
                message.set_payload(f"{text}\n")
                message.sender  # noqa: B018 (it is worked out when it is asked for)
                why = "This list is moderated" if known else "Not a member of the list"
                hold_message(made, message, {}, why)
        for whole, short in ASKING[name]:
            with transaction():
                people = getUtility(IUserManager)
                asking = _verified([people.create_address(f"{short}@{HOME}", whole)])
                ISubscriptionManager(made).register(asking)
    config.db.commit()


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
