"""Text of recordings, made fit for XML."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

_FORBIDDEN = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 cannot hold (section 2.2), not even as a reference."""


def count_forbidden(text: str) -> int:
    """Count the characters that XML cannot hold.

    Examples:
        >>> count_forbidden("a" + chr(0) + "b")
        1
    """
    return len(_FORBIDDEN.findall(text))


def element_text(text: str) -> str:
    """Escape text for the content of an element.

    Characters that XML cannot hold become U+FFFD.

    Examples:
        >>> element_text("<b> & " + chr(0)) == "&lt;b&gt; &amp; " + chr(0xFFFD)
        True
    """
    return escape(_FORBIDDEN.sub("\ufffd", text), {"\r": "&#13;"})


def attribute(text: str) -> str:
    """Quote and escape text for an attribute.

    Examples:
        >>> attribute("<Save>")
        '"&lt;Save&gt;"'
    """
    return quoteattr(_FORBIDDEN.sub("\ufffd", text))
