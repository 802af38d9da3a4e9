// The firm before anybody works in it: node seed.mjs NAME..., in the empty folder of its
// tables, with everybody's password in APPLICATION_PASSWORD.
import { hashed } from "./passwords.mjs";
import {
  Contracts,
  Customers,
  Orders,
  Staff,
  Suppliers,
  Technicians,
  Visits,
  tables,
} from "./tables.mjs";

const SUPPLIERS = [
  ["Seilwerk Brandt", "Uta Brandt", "germany", "30 days", true],
  ["Porta Door Drives", "Marco Rossetti", "italy", "14 days", true],
  ["Cabina Ibérica", "Lucía Prat", "spain", "30 days", true],
  ["Kovář Guide Rails", "Petr Kovář", "czechia", "60 days", true],
  ["Liftlicht", "Jana Steger", "austria", "14 days", true],
  ["Vandamme Buttons", "Griet Vandamme", "belgium", "at once", false],
  ["Hydraulik Nord", "Holger Thies", "germany", "30 days", true],
];
// Number, supplier, ordered, expected, status, express, lines.
const ORDERS = [
  ["O-2601", 1, "2026-09-08", "2026-09-29", "delivered", false, ["120 m traction rope 8 mm"]],
  ["O-2602", 5, "2026-09-21", "2026-10-02", "delivered", false, ["24 cabin lights, round"]],
  ["O-2603", 2, "2026-10-05", "2026-10-30", "delivered", false, ["6 door belts", "48 door rollers"]],
  ["O-2604", 7, "2026-10-12", "2026-11-06", "delivered", false, ["4 seal kits 90"]],
  ["O-2605", 6, "2026-10-19", "2026-11-09", "cancelled", false, ["30 floor buttons, lit"]],
  ["O-2606", 4, "2026-11-02", "2026-12-14", "confirmed", false, ["16 guide rails T89"]],
  ["O-2607", 3, "2026-11-09", "2026-12-04", "sent", false, ["5 handrails, brushed"]],
  ["O-2608", 2, "2026-11-16", "2026-12-01", "sent", true, ["1 door controller"]],
  ["O-2609", 5, "2026-11-20", "2026-12-07", "draft", false, ["12 emergency lights"]],
];
const STORE = { place: "Store, gate 2", contact: "Mr Balint" };
const CUSTOMERS = [
  ["Hotel Belvedere", "Feldau"],
  ["St Anne's Hospital", "Feldau"],
  ["Housing Co-operative Lindenhof", "Marsdorf"],
  ["Town Library", "Feldau"],
  ["Kessler Department Store", "Oberwil"],
  ["Residence Am Park", "Marsdorf"],
  ["Brewery Tower Offices", "Oberwil"],
  ["Museum of Clocks", "Feldau"],
];
// Number, customer, lift, start, end, visits, fee, emergency calls, key holders.
const CONTRACTS = [
  ["C-101", 1, "Guests, left", "2022-01-01", "2026-12-31", "monthly", 185, true, ["Night porter"]],
  ["C-102", 1, "Kitchen", "2022-01-01", "2027-12-31", "quarterly", 95, false, ["Night porter"]],
  ["C-103", 2, "Beds, east wing", "2021-07-01", "2027-06-30", "monthly", 240, true, ["Gate", "Technical service"]],
  ["C-104", 3, "House 4", "2023-04-01", "2027-03-31", "quarterly", 110, true, ["Mrs Adler, ground floor"]],
  ["C-105", 3, "House 6", "2023-04-01", "2027-03-31", "quarterly", 110, true, ["Mr Sow, caretaker"]],
  ["C-106", 4, "Readers", "2020-02-01", "2027-01-31", "twice a year", 70, false, ["Front desk"]],
  ["C-107", 5, "Customers, hall", "2024-09-01", "2028-08-31", "monthly", 210, true, ["Security"]],
  ["C-108", 6, "Staircase B", "2021-01-01", "2026-12-31", "quarterly", 105, true, ["Ms Okafor, 2nd floor"]],
  ["C-109", 7, "Front", "2025-03-01", "2029-02-28", "monthly", 175, true, ["Reception"]],
  ["C-110", 8, "Goods", "2022-11-01", "2027-10-31", "yearly", 45, false, ["Workshop"]],
];
const CONDITIONS =
  "<p>Oil, lamps and door rollers are in the price.</p><p>Ropes are charged for.</p>";
const TECHNICIANS = [
  ["Amina Yilmaz", "01632 960341", "north"],
  ["Bertram Koch", "01632 960352", "east"],
  ["Chidi Eze", "01632 960367", "south"],
  ["Dorota Wrona", "01632 960374", "west"],
  ["Emil Sandberg", "01632 960388", "north"],
];
// Subject, contract, technician, when, state.
const VISITS = [
  ["Yearly inspection", 1, 1, "2026-11-17T08:30Z", "done"],
  ["Door closes too fast", 7, 2, "2026-11-18T10:00Z", "done"],
  ["Quarterly visit, house 4", 4, 3, "2026-11-19T09:00Z", "done"],
  ["Monthly visit, hospital", 3, 1, "2026-12-01T07:30Z", "planned"],
  ["Emergency phone is silent", 6, 2, "2026-12-01T13:00Z", "planned"],
  ["Monthly visit, store", 7, 3, "2026-12-02T06:30Z", "planned"],
  ["Quarterly visit, kitchen", 2, 2, "2026-12-02T09:00Z", "planned"],
  ["Rope change", 9, 4, "2026-12-03T07:00Z", "planned"],
  ["Quarterly visit, staircase B", 8, 3, "2026-12-03T10:30Z", "planned"],
  ["Cabin stops between floors", 5, 3, "2026-12-04T08:00Z", "planned"],
  ["New lamps in the cabin", 10, 2, "2026-12-04T11:00Z", "planned"],
  ["Quarterly visit, house 6", 5, 5, "2026-12-07T09:00Z", "planned"],
  ["Monthly visit, hotel", 1, 1, "2026-12-08T08:30Z", "planned"],
];

await tables.sync();
const rows = (names, all) =>
  all.map((row) => Object.fromEntries(names.split(" ").map((name, n) => [name, row[n]])));
await Suppliers.bulkCreate(
  rows("name contact country terms approved", SUPPLIERS).map((one) => ({
    ...one,
    email: `orders@${one.name.normalize("NFD").replace(/[^A-Za-z]/g, "").toLowerCase()}.example`,
  })),
);
await Orders.bulkCreate(
  rows("number supplierId orderedOn expectedOn status express lines", ORDERS).map((one) => ({
    ...one,
    delivery: STORE,
  })),
);
await Customers.bulkCreate(
  rows("name town", CUSTOMERS).map((one, n) => ({ ...one, telephone: `01632 9604${n}5` })),
);
await Contracts.bulkCreate(
  rows(
    "number customerId lift startsOn endsOn visits fee emergencyCalls keyHolders",
    CONTRACTS,
  ).map((one) => ({ ...one, conditions: CONDITIONS })),
);
await Technicians.bulkCreate(
  rows("name mobile region", TECHNICIANS).map((one) => ({ ...one, available: true })),
);
await Visits.bulkCreate(rows("subject contractId technicianId at state", VISITS));
const check = hashed(process.env.APPLICATION_PASSWORD);
await Staff.bulkCreate(
  process.argv.slice(2).map((name) => ({ email: `${name}@plumb.example`, check })),
);
await tables.close();
