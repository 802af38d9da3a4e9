"""The kinds of pages that the garden's website has."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from wagtail.admin.panels import FieldPanel, FieldRowPanel, MultiFieldPanel
from wagtail.fields import RichTextField
from wagtail.models import Page

PLACES = ("Palm house", "Orchard", "Potting shed", "Rose garden", "Fern valley")

_ADDRESS = "The last part of the page's address"
_PROMOTE = (
    MultiFieldPanel(
        [
            FieldPanel("slug", help_text=_ADDRESS),
            FieldPanel("seo_title"),
            FieldPanel("search_description"),
        ],
        heading="For search engines",
    ),
    MultiFieldPanel([FieldPanel("show_in_menus")], heading="For site menus"),
)


class PlainPage(Page):
    """A page with a text, and whatever is below it."""

    template = "page.html"
    body = RichTextField("text", blank=True)
    content_panels: ClassVar = [*Page.content_panels, FieldPanel("body")]
    promote_panels: ClassVar = [*_PROMOTE]
    subpage_types = ("garden.PlainPage", "garden.EventPage")

    class Meta:
        """Its name for people."""

        verbose_name = "page"


class WhatsOnPage(Page):
    """The page below which everything stands that is on."""

    template = "page.html"
    promote_panels: ClassVar = [*_PROMOTE]
    subpage_types = ("garden.EventPage",)

    class Meta:
        """Its name for people."""

        verbose_name = "list of events"


class EventPage(Page):
    """Something that is on, on one day."""

    template = "page.html"
    day = models.DateField()
    starts = models.TimeField("starts at")
    place = models.CharField(
        max_length=40, choices=[(place, place) for place in PLACES]
    )
    booking = models.BooleanField("booking needed", default=False)
    picture = models.ForeignKey(
        "wagtailimages.Image",
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
    )
    body = RichTextField("text", blank=True)
    content_panels: ClassVar = [
        *Page.content_panels,
        FieldRowPanel([FieldPanel("day"), FieldPanel("starts")], heading="When"),
        FieldPanel("place"),
        FieldPanel("booking"),
        FieldPanel("picture"),
        FieldPanel("body"),
    ]
    promote_panels: ClassVar = [*_PROMOTE]
    parent_page_types = ("garden.WhatsOnPage", "garden.PlainPage")
    subpage_types = ()

    class Meta:
        """Its name for people."""

        verbose_name = "event"
