"""Addresses: the pages, and where they are managed."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

urlpatterns = [path("admin/", admin.site.urls), path("", include("cms.urls"))]
