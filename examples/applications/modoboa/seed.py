"""Fill the tables: ``python seed.py PASSWORD NAME ...``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

_ADDRESS = os.environ["MODOBOA_ADDRESS"]
_HOME = "fenways.test"
_MEGABYTES = 2048

DOMAINS = (
    ("fenways.test", 40960),
    ("locks.fenways.test", 20480),
    ("moorings.fenways.test", 20480),
    ("friends-of-the-cut.test", 5120),
)
ACCOUNTS = (
    ("agnes.pell", "Agnes", "Pell", "fenways.test"),
    ("bertil.ronn", "Bertil", "Rönn", "fenways.test"),
    ("chidi.obi", "Chidi", "Obi", "fenways.test"),
    ("office", "Office", "Fenways", "fenways.test"),
    ("dora.lacey", "Dora", "Lacey", "locks.fenways.test"),
    ("edwin.marsh", "Edwin", "Marsh", "locks.fenways.test"),
    ("fatou.ndiaye", "Fatou", "Ndiaye", "locks.fenways.test"),
    ("gus.harker", "Gus", "Harker", "moorings.fenways.test"),
    ("hetty.voss", "Hetty", "Voss", "moorings.fenways.test"),
    ("ivo.brandt", "Ivo", "Brandt", "moorings.fenways.test"),
    ("treasurer", "Joan", "Tull", "friends-of-the-cut.test"),
)
ALIASES = (
    ("press@fenways.test", "Newspapers and radio", ("agnes.pell@fenways.test",)),
    (
        "flood-watch@locks.fenways.test",
        "Read day and night",
        ("dora.lacey@locks.fenways.test", "edwin.marsh@locks.fenways.test"),
    ),
    (
        "fees@moorings.fenways.test",
        "Bills for berths",
        ("gus.harker@moorings.fenways.test", "office@fenways.test"),
    ),
    (
        "hello@friends-of-the-cut.test",
        "",
        ("treasurer@friends-of-the-cut.test",),
    ),
)
CATEGORIES = ("Boat clubs", "Suppliers", "Councils", "Press")
CONTACTS = (
    ("Marten", "Oakes", "Reedham Rowing Club", "Boat clubs", "secretary@reedham-rowing.test", "+44 1632 960311"),
    ("Silvie", "Crane", "Crane Timber", "Suppliers", "silvie@crane-timber.test", "+44 1632 960342"),
    ("Padma", "Iyer", "Holme Parish Council", "Councils", "clerk@holme.test", "+44 1632 960377"),
    ("Tom", "Fairley", "The Fen Courier", "Press", "news@fencourier.test", "+44 1632 960390"),
    ("Ruth", "Appleyard", "Appleyard Dredging", "Suppliers", "ruth@appleyard.test", "+44 1632 960358"),
)  # fmt: skip


def main(password: str, names: list[str]) -> None:
    """Make the tables, the people, their addresses and whom they know."""
    folder = Path(os.environ["MODOBOA_FOLDER"])
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    kind = serialization.PrivateFormat.TraditionalOpenSSL
    written = key.private_bytes(
        serialization.Encoding.PEM, kind, serialization.NoEncryption()
    )
    (folder / "oidc.pem").write_bytes(written)

    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0, interactive=False)
    call_command("load_initial_data", no_frontend=True, admin_username="admin")
    call_command("set_default_site", "127.0.0.1")
    _let_pages_in()
    _fill(password, names)


def _let_pages_in() -> None:
    """Let people sign in at the pages."""
    from django.core.management import call_command

    call_command(
        "createapplication",
        "public",
        "authorization-code",
        algorithm="RS256",
        redirect_uris=f"{_ADDRESS}/login/logged",
        name="modoboa_frontend",
        client_id="modoboa-frontend",
        post_logout_redirect_uris=_ADDRESS,
        skip_authorization=True,
    )


def _fill(password: str, names: list[str]) -> None:
    from modoboa.admin.models import Alias, Domain, Mailbox
    from modoboa.contacts.models import (
        AddressBook,
        Category,
        Contact,
        EmailAddress,
        PhoneNumber,
    )
    from modoboa.core.models import LocalConfig, User

    config = LocalConfig.objects.first()
    for name, value in (
        ("enable_mx_checks", False),
        ("enable_spf_checks", False),
        ("enable_dkim_checks", False),
        ("enable_dmarc_checks", False),
        ("enable_autoconfig_checks", False),
        ("enable_dnsbl_checks", False),
    ):
        config.parameters.set_value(name, value, app="admin")
    for name in ("check_new_versions", "enable_api_communication"):
        config.parameters.set_value(name, value=False, app="core")
    config.parameters.set_value(
        "enabled_pdfcredentials", value=False, app="pdfcredentials"
    )
    config.parameters.set_value("server_location", f"{_ADDRESS}/dav", app="calendars")
    config.save()
    admin = User.objects.get(username="admin")
    domains = {}
    for name, quota in DOMAINS:
        domain = Domain(
            name=name,
            quota=quota,
            default_mailbox_quota=_MEGABYTES,
            enable_dns_checks=False,
        )
        domain.save(creator=admin)
        domains[name] = domain

    def account(address: str, first: str, last: str, domain: str, role: str) -> User:
        whole = f"{address}@{domain}"
        user = User(username=whole, email=whole, first_name=first, last_name=last)
        user.language = "en"
        user.set_password(password)
        user.save(creator=admin)
        user.role = role
        box = Mailbox(
            address=address,
            domain=domains[domain],
            user=user,
            quota=_MEGABYTES,
            use_domain_quota=True,
        )
        box.save(creator=admin)
        return user

    for one in ACCOUNTS:
        account(*one, "SimpleUsers")
    people = [
        account(name, name.capitalize(), "", _HOME, "SuperAdmins") for name in names
    ]
    for address, about, recipients in ALIASES:
        domain = domains[address.partition("@")[2]]
        alias = Alias(address=address, domain=domain, description=about, enabled=True)
        alias.save(creator=admin)
        alias.set_recipients(list(recipients))
    for user in people:
        book = AddressBook.objects.filter(user=user).first()
        if book is None:
            book = AddressBook.objects.create(
                user=user, name="Contacts", _path="contacts"
            )
        kinds = {
            name: Category.objects.create(user=user, name=name) for name in CATEGORIES
        }
        for first, last, company, kind, mail, phone in CONTACTS:
            contact = Contact.objects.create(
                addressbook=book,
                first_name=first,
                last_name=last,
                display_name=f"{first} {last}",
                company=company,
            )
            contact.categories.add(kinds[kind])
            EmailAddress.objects.create(contact=contact, address=mail, type="work")
            PhoneNumber.objects.create(contact=contact, number=phone, type="work")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
