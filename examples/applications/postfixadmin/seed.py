"""Whose mail the libraries' PostfixAdmin looks after when people begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Iterator

DOMAINS = (
    ("aldermoor.example", "Branch at Aldermoor"),
    ("bookbus.example", "The two book buses"),
    ("brackwell.example", "Branch at Brackwell"),
    ("harbour.example", "Branch at the harbour"),
    ("libraries.example", "Head office"),
    ("millbrook.example", "Branch at Millbrook"),
    ("stonequay.example", "Branch at Stonequay"),
)
"""Name and what it is for."""
MAILBOXES = (
    ("agatha.pell@aldermoor.example", "Agatha Pell"),
    ("jonas.frey@aldermoor.example", "Jonas Frey"),
    ("noor.haddad@aldermoor.example", "Noor Haddad"),
    ("percy.lamb@bookbus.example", "Percy Lamb"),
    ("sunniva.dahl@bookbus.example", "Sunniva Dahl"),
    ("beatrix.coe@brackwell.example", "Beatrix Coe"),
    ("hal.winter@brackwell.example", "Hal Winter"),
    ("mina.osei@brackwell.example", "Mina Osei"),
    ("carlo.venn@harbour.example", "Carlo Venn"),
    ("frida.lund@harbour.example", "Frida Lund"),
    ("tamsin.rook@harbour.example", "Tamsin Rook"),
    ("walter.ames@harbour.example", "Walter Ames"),
    ("edith.marlow@libraries.example", "Edith Marlow"),
    ("ruben.katz@libraries.example", "Ruben Katz"),
    ("dora.finch@millbrook.example", "Dora Finch"),
    ("owen.pryce@millbrook.example", "Owen Pryce"),
    ("yuki.tanabe@millbrook.example", "Yuki Tanabe"),
    ("lars.holm@stonequay.example", "Lars Holm"),
    ("petra.vane@stonequay.example", "Petra Vane"),
)
"""Address and whose it is."""
ALIASES = (
    ("desk@aldermoor.example", ("agatha.pell", "jonas.frey")),
    ("reading@aldermoor.example", ("noor.haddad",)),
    ("driver@bookbus.example", ("percy.lamb", "sunniva.dahl")),
    ("desk@brackwell.example", ("beatrix.coe", "mina.osei")),
    ("desk@harbour.example", ("carlo.venn", "walter.ames")),
    ("loans@harbour.example", ("frida.lund",)),
    ("maps@harbour.example", ("tamsin.rook", "carlo.venn")),
    ("postmaster@libraries.example", ("edith.marlow", "ruben.katz")),
    ("desk@millbrook.example", ("dora.finch", "yuki.tanabe")),
    ("desk@stonequay.example", ("lars.holm", "petra.vane")),
)
"""Address, and who of the same house gets what is sent there."""
_FIRST = "Paper-and-ink-77"


def commands() -> Iterator[tuple[str, ...]]:
    """Yield what its own program is told, in turn."""
    secret = ("--password", PASSWORD, "--password2", PASSWORD)
    for person in PEOPLE:
        rights = ("--superadmin", "1", "--active", "1")
        yield ("admin", "add", f"{person.name}@libraries.example", *secret, *rights)
    limits = ("--aliases", "30", "--mailboxes", "30", "--maxquota", "4000")
    for domain, purpose in DOMAINS:
        told = ("--description", purpose, "--default-aliases", "0", "--active", "1")
        yield ("domain", "add", domain, *told, *limits)
    secret = ("--password", _FIRST, "--password2", _FIRST)
    for address, name in MAILBOXES:
        told = ("--name", name, "--quota", "1000", "--active", "1")
        yield ("mailbox", "add", address, *secret, *told, "--welcome-mail", "0")
    for address, people in ALIASES:
        domain = address.partition("@")[2]
        goes = ",".join(f"{one}@{domain}" for one in people)
        yield ("alias", "add", address, "--goto", goes, "--active", "1")
