"""The kinds of pages that the museum's editors write."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from wagtail.admin.panels import FieldPanel
from wagtail.models import Page

_PAGE = "museum/page.html"


class SectionPage(Page):
    """A page with other pages below it, such as "News"."""

    introduction = models.TextField(blank=True)

    template = _PAGE
    content_panels: ClassVar = [*Page.content_panels, FieldPanel("introduction")]


class NewsPage(Page):
    """A piece of news."""

    date = models.DateField("Date of the news", null=True, blank=True)
    summary = models.CharField(max_length=200, blank=True)
    text = models.TextField(blank=True)

    template = _PAGE
    content_panels: ClassVar = [
        *Page.content_panels,
        FieldPanel("date"),
        FieldPanel("summary"),
        FieldPanel("text"),
    ]


class EventPage(Page):
    """Something that visitors can attend."""

    AUDIENCES: ClassVar = [
        ("everyone", "Everyone"),
        ("families", "Families"),
        ("schools", "Schools"),
        ("members", "Members"),
    ]

    date = models.DateField("Date of the event", null=True, blank=True)
    room = models.CharField(max_length=80, blank=True)
    audience = models.CharField(max_length=20, choices=AUDIENCES, default="everyone")
    places = models.PositiveIntegerField(null=True, blank=True)

    template = _PAGE
    content_panels: ClassVar = [
        *Page.content_panels,
        FieldPanel("date"),
        FieldPanel("room"),
        FieldPanel("audience"),
        FieldPanel("places"),
    ]


class VisitPage(Page):
    """What visitors have to know, such as when the museum is open."""

    opening_hours = models.CharField(max_length=120, blank=True)
    ticket_price = models.CharField(max_length=60, blank=True)
    directions = models.TextField(blank=True)

    template = _PAGE
    content_panels: ClassVar = [
        *Page.content_panels,
        FieldPanel("opening_hours"),
        FieldPanel("ticket_price"),
        FieldPanel("directions"),
    ]
