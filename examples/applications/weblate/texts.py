"""What the lamp maker tells customers, in English and as far as it was translated."""

from __future__ import annotations

LANGUAGES = ("de", "fr", "nl", "pl")
"""In the order in which translations stand below."""

PAGES = {
    "lamp.alder.title": (
        "Alder reading lamp",
        "Leselampe Alder",
        "Liseuse Alder",
        "Leeslamp Alder",
        "Lampka do czytania Alder",
    ),
    "lamp.alder.text": (
        "A slim arm of ash wood that stays where you leave it.",
        "Ein schlanker Arm aus Eschenholz, der bleibt, wo man ihn lässt.",
        "Un bras fin en frêne qui reste où on le laisse.",
        "Een slanke arm van essenhout die blijft waar je hem laat.",
        "",
    ),
    "lamp.birch.title": (
        "Birch floor lamp",
        "Stehlampe Birch",
        "Lampadaire Birch",
        "Staande lamp Birch",
        "Lampa stojąca Birch",
    ),
    "lamp.birch.text": (
        "Two metres tall, with a shade of pressed felt.",
        "Zwei Meter hoch, mit einem Schirm aus Pressfilz.",
        "Deux mètres de haut, avec un abat-jour en feutre.",
        "Twee meter hoog, met een kap van geperst vilt.",
        "",
    ),
    "lamp.rowan.title": (
        "Rowan pendant",
        "Pendelleuchte Rowan",
        "Suspension Rowan",
        "Hanglamp Rowan",
        "Lampa wisząca Rowan",
    ),
    "lamp.rowan.text": (
        "Hangs low over the table and dazzles nobody.",
        "Hängt tief über dem Tisch und blendet niemanden.",
        "",
        "Hangt laag boven de tafel en verblindt niemand.",
        "",
    ),
    "bulb.included": (
        "Bulb included",
        "Leuchtmittel inbegriffen",
        "Ampoule comprise",
        "Lamp inbegrepen",
        "Żarówka w zestawie",
    ),
    "cable.length": (
        "Cable length: 3 m",
        "Kabellänge: 2 m",
        "Longueur du câble : 3 m",
        "Kabellengte: 3 m",
        "Długość kabla: 3 m",
    ),
    "care.dust": (
        "Dust the shade with a dry brush.",
        "Den Schirm mit einem trockenen Pinsel abstauben.",
        "Dépoussiérez l'abat-jour avec un pinceau sec.",
        "Stof de kap af met een natte borstel.",
        "",
    ),
    "stock.few": ("Only a few left", "Nur noch wenige", "", "Nog maar enkele", ""),
    "stock.none": ("Back in spring", "Im Frühling wieder da", "", "", ""),
    "warranty": (
        "Ten years' warranty",
        "Zehn Jahre Garantie",
        "Garantie de dix ans",
        "Tien jaar garantie",
        "Dziesięć lat gwarancji",
    ),
}

CHECKOUT = {
    "basket": ("Basket", "Warenkorb", "Panier", "Winkelmand", "Koszyk"),
    "address": (
        "Where shall we send it?",
        "Wohin dürfen wir liefern?",
        "Où faut-il l'envoyer ?",
        "Waar mogen we het bezorgen?",
        "",
    ),
    "delivery.days": (
        "Delivered within five days",
        "Lieferung in fünf Tagen",
        "Livré sous cinq jours",
        "Binnen vijf dagen bezorgd",
        "",
    ),
    "gift": ("Wrap it as a gift", "Als Geschenk verpacken", "", "Als cadeau", ""),
    "pay": ("Pay now", "Jetzt bezahlen", "Payer", "Nu betalen", "Zapłać"),
    "thanks": (
        "Thank you, we are packing it.",
        "Danke, wir packen es ein.",
        "Merci, nous l'emballons.",
        "Dank u, we pakken het in.",
        "",
    ),
    "voucher": ("Voucher code", "Gutschein", "Code cadeau", "Cadeaucode", "Kod"),
}

LEAFLET = {
    "step.1": (
        "Unplug the lamp before you begin.",
        "Vor Beginn den Stecker ziehen.",
        "Débranchez la lampe avant de commencer.",
        "Trek eerst de stekker uit.",
        "",
    ),
    "step.2": (
        "Screw the arm into the foot.",
        "Den Arm in den Fuß schrauben.",
        "Vissez le bras dans le pied.",
        "Schroef de arm in de voet.",
        "",
    ),
    "step.3": (
        "Tighten the nut by hand only.",
        "Die Mutter nur von Hand anziehen.",
        "Serrez l'écrou avec une clé.",
        "",
        "",
    ),
    "step.4": ("Put the shade on last.", "Zuletzt den Schirm aufsetzen.", "", "", ""),
    "bulb": (
        "Use bulbs of 8 watts at most.",
        "Höchstens 8 Watt verwenden.",
        "8 watts au maximum.",
        "",
        "",
    ),
    "outdoors": ("Not for outdoors.", "Nicht für draußen.", "", "", ""),
}

EMAILS = {
    "greeting": ("Hello", "Guten Tag", "Bonjour", "Goedendag", "Dzień dobry"),
    "sent": (
        "Your parcel left us this morning.",
        "Ihr Paket ging heute früh ab.",
        "Votre colis est parti ce matin.",
        "Uw pakket is vanmorgen vertrokken.",
        "",
    ),
    "late": (
        "We are sorry, it takes a week longer.",
        "Leider dauert es eine Woche länger.",
        "",
        "",
        "",
    ),
    "goodbye": ("Yours, Lumley", "Ihre Lumleys", "Lumley", "Lumley", ""),
}

COMPONENTS = (
    ("Web shop", "Product pages", PAGES),
    ("Web shop", "Checkout", CHECKOUT),
    ("Paper", "Assembly leaflet", LEAFLET),
    ("Paper", "Order e-mails", EMAILS),
)
"""Project, component and its texts."""

UNSURE = (
    ("Product pages", "de", "stock.few"),
    ("Product pages", "nl", "lamp.birch.text"),
    ("Checkout", "fr", "delivery.days"),
    ("Checkout", "nl", "gift"),
    ("Assembly leaflet", "de", "bulb"),
    ("Assembly leaflet", "fr", "bulb"),
    ("Order e-mails", "nl", "goodbye"),
)
"""Component, language and key of what somebody was not sure of."""
