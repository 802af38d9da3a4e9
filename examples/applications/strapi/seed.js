// The reserve's pages before anybody works on them: node seed.js NAME..., in the folder
// of the site, with everybody's password in APPLICATION_PASSWORD.
const { createStrapi } = require("@strapi/strapi");

const GUIDES = [
  ["Agnes Holm", "01632 960114", "Birds", "2019-03-01"],
  ["Bertil Ostrow", "01632 960127", "Mosses", "2021-09-15"],
  ["Carys Penhale", "01632 960139", "Insects", "2018-05-20"],
  ["Dov Marchetti", "01632 960142", "History", "2022-01-10"],
  ["Eilidh Rankin", "01632 960158", "Birds", "2020-06-01"],
  ["Farid Benali", "01632 960163", "Insects", "2023-04-02"],
  ["Greta Sundqvist", "01632 960170", "Mosses", "2017-08-30"],
];
const POINTS = [
  ["North car park", "TM 471 664", true],
  ["Boathouse jetty", "TM 476 659", false],
  ["Visitor centre", "TM 469 661", true],
  ["Old sluice", "TM 480 655", false],
  ["Heath gate", "TM 464 670", true],
];
const EVENTS = [
  ["Dawn chorus", "Walk", "2026-05-02T03:45:00.000Z", "8", 12, 0, ["Agnes Holm"]],
  ["Bitterns for beginners", "Walk", "2026-04-18T08:00:00.000Z", "6", 15, 1, ["Eilidh Rankin"]],
  ["Moth morning", "Workshop", "2026-06-20T07:30:00.000Z", "5", 10, 2, ["Carys Penhale"]],
  ["The peat diggers", "Talk", "2026-10-09T18:30:00.000Z", "4", 60, 2, ["Dov Marchetti"]],
  ["Reed cutting", "Work party", "2026-11-14T09:00:00.000Z", null, 20, 3, ["Bertil Ostrow"]],
  ["Winter wildfowl", "Walk", "2026-12-05T09:30:00.000Z", "6", 15, 1, ["Eilidh Rankin"]],
  ["Mosses under a lens", "Workshop", "2026-11-28T10:00:00.000Z", "12", 8, 2, ["Greta Sundqvist"]],
  ["Smugglers' paths", "Walk", "2026-09-12T13:00:00.000Z", "7", 18, 3, ["Dov Marchetti"]],
  ["Dragonflies at the ponds", "Walk", "2026-07-11T10:00:00.000Z", "6", 12, 4, ["Farid Benali"]],
  ["Nest box building", "Workshop", "2027-02-13T10:00:00.000Z", "9", 10, 2, ["Eilidh Rankin"]],
  ["Clearing birch", "Work party", "2026-10-24T08:00:00.000Z", null, 25, 4, ["Bertil Ostrow"]],
  ["How marsh harriers hunt", "Talk", "2026-11-06T19:00:00.000Z", "4", 60, 2, ["Agnes Holm"]],
];
const ROLE = {
  name: "Winter wardens",
  description: "Keep the paths open from November to March",
};
const MAY = ["create", "read", "update"];

async function fill(strapi, names) {
  const documents = (kind) => strapi.documents(`api::${kind}.${kind}`);
  const guides = {};
  for (const [name, phone, speciality, joined] of GUIDES)
    guides[name] = await documents("guide").create({ data: { name, phone, speciality, joined } });
  const points = [];
  for (const [name, grid_ref, parking] of POINTS)
    points.push(await documents("meeting-point").create({ data: { name, grid_ref, parking } }));
  for (const [title, category, begins, price, places, at, led] of EVENTS)
    await documents("event").create({
      data: {
        title,
        slug: title.toLowerCase().replace(/[^a-z]+/g, "-"),
        category,
        begins,
        price,
        free: price === null,
        places,
        meetingPoint: points[at].documentId,
        guides: led.map((name) => guides[name].documentId),
      },
      status: title === "Nest box building" ? "draft" : "published",
    });
  const roles = strapi.service("admin::role");
  const wardens = await roles.create(ROLE);
  await roles.assignPermissions(
    wardens.id,
    MAY.map((what) => ({
      action: `plugin::content-manager.explorer.${what}`,
      subject: "api::guide.guide",
      properties: { fields: ["name", "phone"] },
      conditions: [],
    })),
  );
  const all = await roles.getSuperAdmin();
  for (const name of names)
    await strapi.service("admin::user").create({
      firstname: name[0].toUpperCase() + name.slice(1),
      lastname: "Marsh",
      email: `${name}@marsh.example`,
      password: process.env.APPLICATION_PASSWORD,
      isActive: true,
      registrationToken: null,
      roles: [all.id],
    });
}

(async () => {
  const strapi = await createStrapi().load();
  await fill(strapi, process.argv.slice(2));
  await strapi.destroy();
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
