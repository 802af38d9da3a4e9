"""Addresses: the office's side below ``/admin/``, everything else the website."""

from __future__ import annotations

from django.conf import settings
from django.urls import include, path, re_path
from django.views.static import serve
from wagtail import urls as website
from wagtail.admin import urls as office

urlpatterns = [
    path("admin/", include(office)),
    re_path(r"^media/(?P<path>.*)$", serve, {"document_root": settings.MEDIA_ROOT}),
    path("", include(website)),
]
