"""The addresses of Lino, with the files that it writes for its pages."""

from __future__ import annotations

from django.conf import settings  # type: ignore[import-not-found]
from django.urls import re_path  # type: ignore[import-not-found]
from django.views.static import serve  # type: ignore[import-not-found]
from lino.core import urls  # type: ignore[import-not-found]

urlpatterns = [
    re_path(r"^media/(?P<path>.*)$", serve, {"document_root": settings.MEDIA_ROOT}),
    *urls.urlpatterns,
]
