"""Addresses: the lists, the accounts, and nothing else."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

urlpatterns = [
    path("", RedirectView.as_view(url="/mailman3/lists/")),
    path("mailman3/", include("postorius.urls")),
    path("user-profile/", include("django_mailman3.urls")),
    path("admin/", admin.site.urls),
    path("accounts/", include("allauth.urls")),
]
