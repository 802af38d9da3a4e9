"""The icons of the administration, which its pages would have from another server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.templatetags.static import static

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

_LINK = re.compile(rb'<link rel="stylesheet" href="https://use\.fontawesome[^>]+>')


class OwnIcons:
    """Let pages have them from where they come from themselves."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, with another address of the icons."""
        answered = self._answer(request)
        if answered.get("Content-Type", "").startswith("text/html"):
            styles = static("fontawesomefree/css/all.min.css")
            own = f'<link rel="stylesheet" href="{styles}">'.encode()
            answered.content = _LINK.sub(own, answered.content)
            answered["Content-Length"] = str(len(answered.content))
        return answered
