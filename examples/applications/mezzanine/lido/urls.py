"""Addresses of the lido's website: the office's side, and Mezzanine's own."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path
from mezzanine.core.views import direct_to_template

admin.autodiscover()

urlpatterns = [
    path("admin/", include(admin.site.urls)),
    path("", direct_to_template, {"template": "index.html"}, name="home"),
    path("", include("mezzanine.urls")),
]
