"""Settings of the shop: all data in one folder."""

from __future__ import annotations

import os
from pathlib import Path

from oscar.defaults import *  # noqa: F403 (the package asks for it)

_DATA = Path(os.environ["SHOP_DATA"])
_PARTS = (
    "analytics.apps.AnalyticsConfig",
    "checkout.apps.CheckoutConfig",
    "address.apps.AddressConfig",
    "shipping.apps.ShippingConfig",
    "catalogue.apps.CatalogueConfig",
    "catalogue.reviews.apps.CatalogueReviewsConfig",
    "communication.apps.CommunicationConfig",
    "partner.apps.PartnerConfig",
    "basket.apps.BasketConfig",
    "payment.apps.PaymentConfig",
    "offer.apps.OfferConfig",
    "order.apps.OrderConfig",
    "customer.apps.CustomerConfig",
    "search.apps.SearchConfig",
    "voucher.apps.VoucherConfig",
    "wishlists.apps.WishlistsConfig",
    "dashboard.apps.DashboardConfig",
    "dashboard.reports.apps.ReportsDashboardConfig",
    "dashboard.users.apps.UsersDashboardConfig",
    "dashboard.orders.apps.OrdersDashboardConfig",
    "dashboard.catalogue.apps.CatalogueDashboardConfig",
    "dashboard.offers.apps.OffersDashboardConfig",
    "dashboard.partners.apps.PartnersDashboardConfig",
    "dashboard.pages.apps.PagesDashboardConfig",
    "dashboard.ranges.apps.RangesDashboardConfig",
    "dashboard.reviews.apps.ReviewsDashboardConfig",
    "dashboard.vouchers.apps.VouchersDashboardConfig",
    "dashboard.communications.apps.CommunicationsDashboardConfig",
    "dashboard.shipping.apps.ShippingDashboardConfig",
)

SECRET_KEY = "only-on-loopback"  # noqa: S105
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "shop.urls"
SITE_ID = 1
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sites",
    "django.contrib.staticfiles",
    "django.contrib.flatpages",
    "oscar.config.Shop",
    *(f"oscar.apps.{part}" for part in _PARTS),
    "widget_tweaks",
    "haystack",
    "treebeard",
    "sorl.thumbnail",
    "django_tables2",
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "oscar.apps.basket.middleware.BasketMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "oscar.apps.search.context_processors.search_form",
                "oscar.apps.checkout.context_processors.checkout",
                "oscar.apps.communication.notifications.context_processors.notifications",
                "oscar.core.context_processors.metadata",
            ]
        },
    }
]
AUTHENTICATION_BACKENDS = ["oscar.apps.customer.auth_backends.EmailBackend"]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": _DATA / "shop.sqlite3",
        "OPTIONS": {"timeout": 30},
    }
}
HAYSTACK_CONNECTIONS = {
    "default": {"ENGINE": "haystack.backends.simple_backend.SimpleEngine"}
}
LANGUAGE_CODE = "en-gb"
TIME_ZONE = "UTC"
USE_TZ = True
STATIC_URL = "/static/"
STATIC_ROOT = os.environ["SHOP_STATIC"]
MEDIA_URL = "/media/"
MEDIA_ROOT = _DATA / "media"
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
OSCAR_SHOP_NAME = "Reed and String"
OSCAR_DEFAULT_CURRENCY = "EUR"
OSCAR_INITIAL_ORDER_STATUS = "Pending"
OSCAR_INITIAL_LINE_STATUS = "Pending"
OSCAR_ORDER_STATUS_PIPELINE = {
    "Pending": ("Cancelled", "On hold", "Being packed"),
    "On hold": ("Cancelled", "Being packed"),
    "Being packed": ("Cancelled", "On its way"),
    "On its way": (),
    "Cancelled": (),
}
OSCAR_LINE_STATUS_PIPELINE = OSCAR_ORDER_STATUS_PIPELINE
