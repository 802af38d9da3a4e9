"""What people are to do for the reserve's pages: intent and instances of each workflow."""

NEWS = (
    "Put the {{kind}} {{title}} on the website: {{day}} at {{hour}}, from {{point}},"
    " led by {{guide}}, price {{price}}"
)
ALL_NEWS = (
    {
        "title": "Ducks at dusk",
        "slug": "ducks-at-dusk",
        "kind": "Walk",
        "other": "Talk",
        "day": "2026-12-12",
        "hour": "15:15",
        "point": "Boathouse jetty",
        "guide": "Eilidh Rankin",
        "price": "6",
        "summary": "Bring a torch for the way back.",
        "like": "Winter wildfowl",
    },
    {
        "title": "Hedge laying",
        "slug": "hedge-laying",
        "kind": "Work party",
        "other": "Workshop",
        "day": "2026-12-05",
        "hour": "09:30",
        "point": "Heath gate",
        "guide": "Bertil Ostrow",
        "price": "",
        "summary": "Gloves are there, boots are not.",
        "like": "Clearing birch",
    },
)
GROUP = (
    "Let the new role {{role}} do this with events: {{events}}; only read the rest;"
    " and with pictures: {{pictures}}"
)
GROUPS = (
    {
        "role": "Butterfly counters",
        "about": "Count on Tuesdays, June to September",
        "events": "Create, Read, Update",
        "pictures": "Create (upload)",
        "taken": "Winter wardens",
    },
    {
        "role": "Front desk",
        "about": "Volunteers at the visitor centre",
        "events": "Read, Update",
        "pictures": "Access the Media Library",
        "taken": "Editor",
    },
)
FORM = (
    "In the form of {{type}}, call {{field}} {{label}}, put it where {{before}} is, and"
    " take {{old}} away"
)
FORMS = (
    {
        "type": "Guide",
        "uid": "api::guide.guide",
        "entry": "Carys Penhale",
        "field": "short_bio",
        "label": "A few words about them",
        "hint": "Two sentences, as on the poster",
        "before": "phone",
        "old": "fax",
    },
    {
        "type": "Meeting point",
        "uid": "api::meeting-point.meeting-point",
        "entry": "Old sluice",
        "field": "directions",
        "label": "How to get there",
        "hint": "From the last bus stop, in one sentence",
        "before": "grid_ref",
        "old": "bus_old",
    },
)
