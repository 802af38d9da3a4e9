"""Addresses: the service desk, and nothing else."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

urlpatterns = [path("admin/", admin.site.urls), path("", include("helpdesk.urls"))]
