// What the kite shop sells, and to whom.
const variants = (...them) => them;

exports.COUNTRIES = ["at", "de", "dk", "fr", "ie", "nl", "se"];
exports.CATEGORIES = ["Single line", "Two lines", "Reels and lines", "Spare parts"];
exports.COLLECTIONS = ["Dune winds", "First flights", "Show and festival"];
exports.TYPES = ["Kite", "Line", "Part"];
exports.TAGS = ["beginner", "light wind", "repairable", "storm proof"];
// What several products come in.
exports.OPTIONS = {
  Size: ["Small", "Medium", "Large"],
  Strength: ["Light", "Strong", "Storm"],
};
exports.GROUPS = ["Clubs", "Schools", "Regulars"];

// Title, text, kind (category, collection, type, tag), option, then each variant:
// option's value, our number, price, how many there are.
exports.PRODUCTS = [
  ["Herring delta", "Flies by itself once it is up.", ["Single line", "First flights", "Kite", "beginner"], "Colour",
    ["Red", "HD-RED", 24, 40], ["Blue", "HD-BLU", 24, 31]],
  ["Box kite Marconi", "Cotton and spruce, as they were.", ["Single line", "Show and festival", "Kite", "storm proof"], "Size",
    ["Small", "BM-S", 58, 9], ["Large", "BM-L", 96, 4]],
  ["Gannet stunter", "Turns on the spot.", ["Two lines", "Dune winds", "Kite", "repairable"], "Colour",
    ["White", "GS-WHI", 119, 12], ["Yellow", "GS-YEL", 119, 7]],
  ["Thistledown", "For evenings with hardly any wind.", ["Two lines", "Show and festival", "Kite", "light wind"], "Size",
    ["Standard", "TD-STD", 189, 5]],
  ["Braided line", "On a winder, with a swivel.", ["Reels and lines", "Dune winds", "Line", "repairable"], "Length",
    ["30 m", "BL-30", 11, 80], ["60 m", "BL-60", 19, 65], ["100 m", "BL-100", 29, 22]],
  ["Beech reel", "Turned in the next village.", ["Reels and lines", "First flights", "Part", "beginner"], "Size",
    ["Small", "BR-S", 14, 50], ["Large", "BR-L", 21, 33]],
  ["Spruce spar", "Planed by hand, in bundles of three.", ["Spare parts", "Dune winds", "Part", "repairable"], "Length",
    ["80 cm", "SP-80", 9, 120], ["120 cm", "SP-120", 12, 90]],
  ["Long tail", "Ripstop, sewn double.", ["Spare parts", "First flights", "Part", "beginner"], "Colour",
    ["Rainbow", "LT-RAI", 8, 75], ["Black", "LT-BLA", 8, 60]],
].map(([title, text, kind, option, ...them]) => ({ title, text, kind, option, variants: variants(...them) }));

exports.CUSTOMERS = {
  "Agnete Holm": { email: "agnete@strandklub.example", phone: "01632 960101", company: "Strandklubben", group: "Clubs", street: "Klitvej 12", postcode: "6720", city: "Nordby", country: "dk" },
  "Bastian Roemer": { email: "b.roemer@mail.test", phone: "01632 960112", group: "Regulars", street: "Deichweg 4", postcode: "25980", city: "Westerland", country: "de" },
  "Coralie Aubert": { email: "coralie@mail.test", phone: "01632 960123", street: "Rue des Dunes 8", postcode: "62600", city: "Berck", country: "fr" },
  "Desmond Quigley": { email: "desmond@strandhill-school.example", phone: "01632 960134", company: "Strandhill School", group: "Schools", street: "Shore Road 21", postcode: "F91 XK20", city: "Strandhill", country: "ie" },
  "Elsbeth Dekker": { email: "e.dekker@mail.test", phone: "01632 960145", group: "Regulars", street: "Zeestraat 77", postcode: "2042 LB", city: "Zandvoort", country: "nl" },
  "Folke Nyberg": { email: "folke@vindskola.example", phone: "01632 960156", company: "Vindskolan", group: "Schools", street: "Strandgatan 3", postcode: "623 46", city: "Burgsvik", country: "se" },
  "Gerlinde Pacher": { email: "gerlinde@mail.test", phone: "01632 960167", street: "Seeufer 9", postcode: "7141", city: "Podersdorf", country: "at" },
  "Hjalmar Buch": { email: "hjalmar@mail.test", phone: "01632 960178", group: "Regulars", street: "Havnegade 30", postcode: "6700", city: "Esbjerg", country: "dk" },
  "Imke Tjarks": { email: "imke@drachenfreunde.example", phone: "01632 960189", company: "Drachenfreunde", group: "Clubs", street: "Am Siel 2", postcode: "26427", city: "Bensersiel", country: "de" },
};

// Who, how it is sent, and what.
exports.ORDERS = [
  ["Hjalmar Buch", "Parcel", [["LT-RAI", 2]]],
  ["Gerlinde Pacher", "Parcel", [["HD-RED", 1], ["BR-S", 1]]],
  ["Folke Nyberg", "Courier", [["HD-BLU", 6], ["BL-30", 6]]],
  ["Coralie Aubert", "Parcel", [["GS-WHI", 1], ["BL-60", 2]]],
  ["Bastian Roemer", "Courier", [["BM-S", 2]]],
  ["Elsbeth Dekker", "Parcel", [["TD-STD", 1], ["SP-80", 3]]],
  ["Desmond Quigley", "Parcel", [["HD-RED", 8], ["LT-BLA", 8]]],
  ["Agnete Holm", "Courier", [["BM-L", 1], ["BL-100", 1]]],
  ["Imke Tjarks", "Parcel", [["GS-YEL", 2], ["BR-L", 2]]],
];

// Code, per cent, and which campaign it belongs to.
exports.PROMOTIONS = [
  ["SPRINGGUST", 10, 0],
  ["BEACHDAY", 15, 1],
  ["CLUBLINE", 5, null],
  ["SECONDKITE", 20, 1],
];
