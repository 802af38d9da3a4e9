"""The tables of the garden's pages, as Django wrote this itself."""

from __future__ import annotations

from typing import ClassVar

import django.db.models.deletion
import wagtail.fields
from django.conf import settings
from django.db import migrations, models


def _of_page() -> models.OneToOneField:
    return models.OneToOneField(
        auto_created=True,
        on_delete=django.db.models.deletion.CASCADE,
        parent_link=True,
        primary_key=True,
        serialize=False,
        to=settings.WAGTAIL_PAGE_MODEL,
    )


class Migration(migrations.Migration):
    """Make all of them."""

    initial = True

    dependencies: ClassVar = [
        ("wagtailcore", "0098_apitoken"),
        ("wagtailimages", "0027_image_description"),
    ]

    operations: ClassVar = [
        migrations.CreateModel(
            name="PlainPage",
            fields=[
                ("page_ptr", _of_page()),
                ("body", wagtail.fields.RichTextField(blank=True, verbose_name="text")),
            ],
            options={
                "verbose_name": "page",
            },
            bases=("wagtailcore.page",),
        ),
        migrations.CreateModel(
            name="WhatsOnPage",
            fields=[
                ("page_ptr", _of_page()),
            ],
            options={
                "verbose_name": "list of events",
            },
            bases=("wagtailcore.page",),
        ),
        migrations.CreateModel(
            name="EventPage",
            fields=[
                ("page_ptr", _of_page()),
                ("day", models.DateField()),
                ("starts", models.TimeField(verbose_name="starts at")),
                (
                    "place",
                    models.CharField(
                        choices=[
                            ("Palm house", "Palm house"),
                            ("Orchard", "Orchard"),
                            ("Potting shed", "Potting shed"),
                            ("Rose garden", "Rose garden"),
                            ("Fern valley", "Fern valley"),
                        ],
                        max_length=40,
                    ),
                ),
                (
                    "booking",
                    models.BooleanField(default=False, verbose_name="booking needed"),
                ),
                ("body", wagtail.fields.RichTextField(blank=True, verbose_name="text")),
                (
                    "picture",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to="wagtailimages.image",
                    ),
                ),
            ],
            options={
                "verbose_name": "event",
            },
            bases=("wagtailcore.page",),
        ),
    ]
