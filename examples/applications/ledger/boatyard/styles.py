"""What pages would fetch from elsewhere, fetched from the office itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

_ICONS = b'<script src="/static/icons.js"></script>\n    <script src="/static/npm/'
_HERE = (
    (rb"https://cdn\.jsdelivr\.net/npm/bulma@[\d.]+/", b"/static/npm/bulma/"),
    (
        rb"https://cdn\.jsdelivr\.net/gh/jenil/bulmaswatch@[^/]+/",
        b"/static/npm/bulmaswatch/",
    ),
    (
        rb'<script src="https://code\.iconify\.design/iconify-icon/[\d.]+/',
        _ICONS + b"iconify-icon/dist/",
    ),
)
"""Where styles are on the internet, and where here; the icons' drawings come with them."""


def from_here(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Have pages ask for styles and icons where they come from themselves."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.headers.get("Content-Type", "").startswith("text/html"):
            for there, here in _HERE:
                response.content = re.sub(there, here, response.content)
        return response

    return answer
