"""Secrets on command lines, by what each program takes: ``curl -u ola:x``.

After the manuals of the programs. An option in a wide list of programs
(``--password x``, ``/pass:x``) is known by its name alone.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.redaction.spans import (
    MASKS,
    Span,
    secret_name,
)
from wb2pm.converters.redaction.stand_ins import stands_in

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Takes(NamedTuple):
    """Which options of a program take a secret.

    Attributes:
        apart: Options with the secret after them.
        joined: Options with the secret in the same word.
        users: Options with a user's name and the secret, and what parts them.
        words: Words of which one has to be on the line.
    """

    apart: frozenset[str] = frozenset()
    joined: tuple[str, ...] = ()
    users: dict[str, str] = {}  # noqa: RUF012 (never written)
    words: frozenset[str] = frozenset()


_TAKING: Final = (
    (
        "curl",
        _Takes(users=dict.fromkeys(("-u", "--user", "-U", "--proxy-user"), ":")),
    ),
    (
        "mysql mysqldump mysqladmin mysqlimport mysqlshow mariadb mariadb-dump",
        _Takes(joined=("-p",)),
    ),
    ("7z 7za 7zr", _Takes(joined=("-p",))),
    ("rar unrar", _Takes(joined=("-hp", "-p"))),
    ("zip unzip zipcloak", _Takes(apart=frozenset({"-P"}))),
    ("sshpass", _Takes(apart=frozenset({"-p"}), joined=("-p",))),
    ("redis-cli", _Takes(apart=frozenset({"-a"}))),
    (
        "docker podman helm nerdctl buildah oras skopeo crane oc az",
        _Takes(apart=frozenset({"-p"}), joined=("-p=",), words=frozenset({"login"})),
    ),
    (
        "ldapsearch ldapadd ldapmodify ldapdelete ldappasswd ldapwhoami ldapcompare",
        _Takes(apart=frozenset({"-w", "-s"}), joined=("-w",)),
    ),
    (
        "smbclient rpcclient smbget net.exe winexe",
        _Takes(users={"-U": "%", "--user": "%"}),
    ),
    ("xfreerdp wfreerdp sdl-freerdp mstsc", _Takes(joined=("/p:",))),
    ("rdesktop", _Takes(apart=frozenset({"-p"}))),
    (
        "snmpwalk snmpget snmpset snmpbulkwalk snmpgetnext snmptable",
        _Takes(apart=frozenset({"-c", "-A", "-X"})),
    ),
    ("plink pscp psftp putty", _Takes(apart=frozenset({"-pw"}))),
    ("psexec psexec64", _Takes(apart=frozenset({"-p"}))),
    ("sqlcmd osql bcp isql", _Takes(apart=frozenset({"-P"}), joined=("-P",))),
    ("mongo mongosh mongodump mongorestore cqlsh", _Takes(apart=frozenset({"-p"}))),
    ("lftp", _Takes(users={"-u": ",", "--user": ","})),
    ("schtasks", _Takes(apart=frozenset({"/rp"}))),
    ("http https xh", _Takes(users={"-a": ":", "--auth": ":"})),
    (
        "keytool jarsigner",
        _Takes(
            apart=frozenset(
                ["-storepass", "-keypass", "-srcstorepass", "-deststorepass"]
            )
        ),
    ),
)
_PROGRAMS: Final = {name: takes for names, takes in _TAKING for name in names.split()}

_WORD = re.compile(r"(?:'[^'\n]*'|\"(?:[^\"\\\n]|\\.)*\"|\\.|[^\s'\"|;&<>])+")
_QUOTED = re.compile(r"'([^']*)'|\"(.*)\"", re.DOTALL)
_OPTION = re.compile(
    r"(?<![\w-])(?:--?|/)(?P<name>[A-Za-z][\w-]{1,40})(?P<sign>[=:]|[ \t]+)"
    r"(?P<value>'[^'\n]+'|\"[^\"\n]+\"|[^\s'\"|;&<>-][^\s'\"|;&<>]*)"
)
_OPENSSL = re.compile(r"\bpass:(?P<value>[^\s'\"]+)")
_SECURE = re.compile(
    r"ConvertTo-SecureString[ ]+(?:-String[ ]+)?(?P<value>'[^'\n]+'|\"[^\"\n]+\")",
    re.IGNORECASE,
)
_PIPED = re.compile(
    r"\b(?:echo|printf)[ ]+(?:-n[ ]+|-e[ ]+|'%s(?:\\n)?'[ ]+)?"
    r"(?P<value>'[^'\n]+'|\"[^\"\n]+\"|[^\s'\"|;&<>]+)[ ]*\|[^\n]*?"
    r"(?:sudo[ ]+(?:-\w+[ ]+)*-\w*S|-stdin\b|\bchpasswd\b|\bpasswd\b|-on-stdin\b)"
)
_HERE = re.compile(
    r"(?:-token|-stdin|-S)[^\n]{0,40}<<<[ ]*(?P<value>'[^'\n]+'|\"[^\"\n]+\"|\S+)"
)
_NET_USE = re.compile(
    r"\bnet(?:\.exe)?[ ]+use[ ]+(?:\w:|\*)?[ ]*\\\\\S+[ ]+(?P<value>[^\s/*][^\s]*)",
    re.IGNORECASE,
)
_NET_USER = re.compile(
    r"\bnet(?:\.exe)?[ ]+user[ ]+[^\s/]+[ ]+(?P<value>[^\s/*]\S*)", re.IGNORECASE
)
_WHOLE = (_OPENSSL, _SECURE, _PIPED, _HERE, _NET_USE, _NET_USER)
_HEADS: Final = frozenset(
    {"file", "stdin", "path", "env", "command", "name", "id", "prompt", "fd", "policy"}
)
"""An option called so takes no secret, but where one is."""


def command_spans(text: str) -> Iterator[Span]:
    """Find secrets that programs are given on a command line.

    Examples:
        >>> text = "curl -u ola:rope https://a.example; ssh -p 2222 pier; mysql -pkelp"
        >>> [text[span.start : span.end] for span in command_spans(text)]
        ['rope', 'kelp']
    """
    if " " not in text:
        return
    if "-" in text or "/" in text:
        for match in _OPTION.finditer(text):
            if _is_secret_option(match["name"], match["sign"]):
                yield from _value(*match.span("value"), text)
        for match in _programs().finditer(text):
            yield from _arguments(text, match)
    if _WHOLE_WORDS.search(text):
        for pattern in _WHOLE:
            for match in pattern.finditer(text):
                yield from _value(*match.span("value"), text)


_WHOLE_WORDS = re.compile(
    r"pass:|ConvertTo-Secure|\becho\b|\bprintf\b|<<<|\bnet(?:\.exe)?[ ]+use",
    re.IGNORECASE,
)


@cache
def _programs() -> re.Pattern[str]:
    names = "|".join(sorted(map(re.escape, _PROGRAMS), key=lambda n: (-len(n), n)))
    return re.compile(rf"(?<![\w.@-])(?P<name>{names})(?:\.exe)?(?=[ \t])")


def _is_secret_option(name: str, sign: str) -> bool:
    if name.rpartition("-")[2].lower() in _HEADS:
        return False
    if secret_name(name) in {"password", "token", "code"}:
        return True
    return name.lower() in {"pass", "pw", "storepass"} and sign in "=:"


def _arguments(text: str, program: re.Match[str]) -> Iterator[Span]:
    takes = _PROGRAMS[program["name"]]
    end = re.compile(r"[\n|;]|&&").search(text, program.end())
    words = list(_WORD.finditer(text, program.end(), end.start() if end else len(text)))
    if takes.words and not takes.words & {word[0] for word in words}:
        return
    for number, word in enumerate(words):
        following = words[number + 1] if number + 1 < len(words) else None
        name, equals, _ = word[0].partition("=")
        if word[0] in takes.apart and following and not following[0].startswith("-"):
            yield from _value(*following.span(), text)
        elif word[0] in takes.users and following:
            yield from _after_user(text, *following.span(), takes.users[word[0]])
        elif equals and name in takes.users:
            start = word.start() + len(name) + 1
            yield from _after_user(text, start, word.end(), takes.users[name])
        else:
            yield from _joined(text, word, takes)


def _joined(text: str, word: re.Match[str], takes: _Takes) -> Iterator[Span]:
    for option in takes.joined:
        if word[0].startswith(option) and len(word[0]) > len(option):
            yield from _value(word.start() + len(option), word.end(), text)
            return


def _after_user(text: str, start: int, end: int, apart: str) -> Iterator[Span]:
    at = text.find(apart, start, end)
    if at >= 0:
        quote = text[start] if text[start] in "'\"" else ""
        yield from _value(at + 1, end - len(quote), text)


def _value(start: int, end: int, text: str) -> Iterator[Span]:
    """Yield a value without its quotation marks."""
    if _QUOTED.fullmatch(text[start:end]):
        start, end = start + 1, end - 1
    value = text[start:end]
    if value and not stands_in(text, start, end):
        yield Span(start, end, "password", known=len(value) > 1, mask=MASKS["password"])
