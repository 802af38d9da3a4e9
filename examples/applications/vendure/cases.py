"""What people are to do for the shop: intent and instances of each workflow."""

CODE = (
    "Make the code {{code}} for {{name}}: {{percent}} % off orders above {{amount}},"
    " until {{shown}}, {{times}} times a customer"
)
CODES = (
    {
        "name": "Winter course",
        "code": "WINTER15",
        "percent": "15",
        "amount": "60",
        "day": "2026-12-18",
        "shown": "Dec 18, 2026, 12:00:00 AM",
        "times": "1",
        "like": "Autumn course",
        "about": "On the flyer for the course in the old mill.",
    },
    {
        "name": "Spring fair",
        "code": "SPRING8",
        "percent": "8",
        "amount": "25",
        "day": "2027-01-15",
        "shown": "Jan 15, 2027, 12:00:00 AM",
        "times": "2",
        "like": "Trade fair visitors",
        "about": "On the bookmark that everybody gets at the stand.",
    },
)
BUYER = (
    "Enter {{first}} {{last}} of {{company}}, {{city}}, as a customer of the group"
    " {{group}}"
)
BUYERS = (
    {
        "title": "Ms",
        "first": "Imogen",
        "last": "Tarrant",
        "mail": "imogen@quirebooks.example",
        "phone": "01632 960281",
        "company": "Quire Books",
        "street": "4 Tanner Row",
        "city": "York",
        "code": "YO1 6HH",
        "country": "United Kingdom",
        "wrong": "Ireland",
        "group": "Bookshops",
        "note": "Asked for by Hetty, pays on the 1st",
        "taken": "fergus@innesbooks.example",
    },
    {
        "title": "Mr",
        "first": "Joost",
        "last": "Verbeek",
        "mail": "joost@vouwbeen.example",
        "phone": "01632 960296",
        "company": "Het Vouwbeen",
        "street": "Grachtkade 18",
        "city": "Leiden",
        "code": "2312 AB",
        "country": "Netherlands",
        "wrong": "Germany",
        "group": "Schools and courses",
        "note": "Course begins in March, send the list of prices",
        "taken": "b.kuiper@boekhuis.example",
    },
)
ARTICLE = (
    "Put {{name}} among the articles, of the kind {{kind}}, made by {{maker}}, {{option}}"
    " {{first}} and {{second}}; not to be shown yet"
)
ARTICLES = (
    {
        "name": "Brass corner",
        "about": "Pressed brass, four in a bag with their nails.",
        "kind": "tools",
        "maker": "Rosvik",
        "option": "Size",
        "first": "20 mm",
        "second": "30 mm",
        "first_number": "BC-20",
        "second_number": "BC-30",
        "first_price": "3.50",
        "second_price": "4.20",
        "first_stock": "60",
        "second_stock": "25",
        "wrong": "35.00",
    },
    {
        "name": "Silk ribbon",
        "about": "For markers, woven edges, by the metre.",
        "kind": "sewing",
        "maker": "Tellmann",
        "option": "Colour",
        "first": "Ivory",
        "second": "Rust",
        "first_number": "SR-IV",
        "second_number": "SR-RU",
        "first_price": "1.90",
        "second_price": "1.90",
        "first_stock": "140",
        "second_stock": "85",
        "wrong": "19.00",
    },
)
