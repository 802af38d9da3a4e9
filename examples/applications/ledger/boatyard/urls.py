"""Addresses of the office: those of the books."""

from __future__ import annotations

from django.urls import include, path

urlpatterns = [path("", include("django_ledger.urls", namespace="django_ledger"))]
