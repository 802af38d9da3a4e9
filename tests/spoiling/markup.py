"""Spoils XML as XML: entities, attributes twice, elements without end."""

from __future__ import annotations

import random
import re
from typing import Final
from xml.sax.saxutils import quoteattr

from tests.spoiling.values import as_text, hostile

_TAG: Final = re.compile(r"<[^<>]+>")
_ATTRIBUTE: Final = re.compile(r'([\w:.-]+)="([^"]*)"')
_LAUGHS: Final = "".join(
    f'<!ENTITY a{n} "{f"&a{n - 1};" * 10 if n else "ha" * 10}">' for n in range(9)
)
DECLARED: Final = (
    f"<!DOCTYPE log [{_LAUGHS}]>",
    f'<!DOCTYPE log [<!ENTITY a8 "{"x" * 100_000}">]>',
    '<!DOCTYPE log [<!ENTITY a8 SYSTEM "file:///etc/hostname">]>',
    '<!DOCTYPE log [<!ENTITY % p SYSTEM "file:///etc/hostname"> %p;]>',
    '<!DOCTYPE log SYSTEM "file:///dev/zero">',
    '<!DOCTYPE log [<!ENTITY a8 "&a8;">]>',
    "<!DOCTYPE log [<!ATTLIST event key CDATA 'x'>]>",
    "<!DOCTYPE log [",
)
"""Document types that bring entities: to grow, to fetch, to go round in circles."""


def spoil_xml(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil one to four places of an XML document; None if it is none."""
    if not content.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<"):
        return None
    text = content.decode(errors="replace")
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        tags = list(_TAG.finditer(text))
        if not tags:
            break
        tag = chance.choice(tags)
        new = _spoilt_tag(tag[0], tags, chance)
        text = text[: tag.start()] + new + text[tag.end() :]
    if chance.random() < 0.06:
        text = _declared(text, chance)
    return _encoded(text, chance)


def _spoilt_tag(tag: str, tags: list[re.Match[str]], chance: random.Random) -> str:
    how = chance.randrange(16)
    if how == 0:
        return ""
    if how == 1:
        return tag * chance.choice([2, 2, 50, 300])
    if how == 2:
        return chance.choice(tags)[0]
    if how == 3:
        return chance.choice(
            [f"</{tag[1:]}", tag.replace("/>", ">"), tag[:-1], f"<!--{tag}"]
        )
    if how == 4:
        inside = chance.choice(
            ["<x/>", "text", "<![CDATA[x]]>", "<?php x?>", "&a8;", "\0"]
        )
        return tag + inside
    if how == 5:
        depth = chance.choice([5, 300, 20_000])
        name = tag.strip("</>").split()[0] if tag.strip("</> ") else "x"
        return f"<{name}>" * depth + "</" + f"{name}></" * (depth - 1) + f"{name}>"
    held = list(_ATTRIBUTE.finditer(tag))
    if not held:
        return tag.replace(
            tag.strip("</>?")[:3], chance.choice(["x", "log", "trace", "a:b"])
        )
    one = chance.choice(held)
    return tag[: one.start()] + _attribute(one, tags, chance) + tag[one.end() :]


def _attribute(
    one: re.Match[str], tags: list[re.Match[str]], chance: random.Random
) -> str:
    name, value = one[1], one[2]
    how = chance.randrange(14)
    if how == 0:
        return ""
    if how == 1:
        return f'{one[0]} {name}="other"'
    if how == 2:
        other = _ATTRIBUTE.findall(chance.choice(tags)[0])
        return f'{name}="{chance.choice(other)[1]}"' if other else one[0]
    if how == 3:
        return f'{chance.choice(["key", "value", "x:y", "xmlns", "id", "1"])}="{value}"'
    if how == 4:
        return f'{name}="&a8;{value}"'
    said = as_text(hostile(chance, value))
    return f"{name}={quoteattr(said)}" if how > 5 else f'{name}="{said}"'


def _declared(text: str, chance: random.Random) -> str:
    """Put a document type before the root, and use what it declares."""
    end = text.find("?>")
    at = end + 2 if end >= 0 else 0
    text = text[:at] + chance.choice(DECLARED) + text[at:]
    return text.replace('value="', 'value="&a8;', chance.choice([1, 5]))


def _encoded(text: str, chance: random.Random) -> bytes:
    how = chance.randrange(30)
    if how == 0:
        text = text[: chance.randrange(len(text) + 1)]
    elif how == 1:
        text += chance.choice(["<x/>", "text", "\0", "</log>", "<!--", text[:2_000]])
    elif how == 2:
        return text.encode(chance.choice(["utf-16", "utf-32", "latin-1"]), "replace")
    elif how == 3:
        name = chance.choice(
            ["utf-16", "utf-7", "cp037", "x", "latin-1", "idna", "zlib"]
        )
        text = re.sub(r"<\?xml[^>]*>", f'<?xml version="1.0" encoding="{name}"?>', text)
    return text.encode(errors="surrogatepass")
