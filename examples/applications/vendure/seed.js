// The shop before anybody works in it: node seed.js NAME..., in the empty folder of its
// data, with everybody's password in APPLICATION_PASSWORD.
const fs = require("node:fs");
const path = require("node:path");
const { JobQueueService, bootstrap } = require("@vendure/core");
const { populate } = require("@vendure/core/cli");
const { config } = require("./shop.js");

const INITIAL = {
  defaultLanguage: "en",
  defaultZone: "Europe",
  countries: [
    ["Austria", "AT"],
    ["Denmark", "DK"],
    ["France", "FR"],
    ["Germany", "DE"],
    ["Ireland", "IE"],
    ["Netherlands", "NL"],
    ["Sweden", "SE"],
    ["United Kingdom", "GB"],
  ].map(([name, code]) => ({ name, code, zone: "Europe" })),
  taxRates: [
    { name: "Standard Tax", percentage: 20 },
    { name: "Reduced Tax", percentage: 5 },
  ],
  shippingMethods: [
    { name: "Parcel", price: 590 },
    { name: "Letter", price: 180 },
  ],
  paymentMethods: [
    {
      name: "Invoice",
      handler: {
        code: "dummy-payment-handler",
        arguments: [{ name: "automaticSettle", value: "true" }],
      },
    },
  ],
  collections: [
    ["Sewing", "sewing"],
    ["Covering", "covering"],
    ["Tools", "tools"],
  ].map(([name, value]) => ({
    name,
    filters: [
      {
        code: "facet-value-filter",
        args: { facetValueNames: [value], containsAny: false },
      },
    ],
  })),
};
// Name, description, facets, option, then each variant: option's value, sku, price, stock.
const PRODUCTS = [
  ["Linen thread", "Waxed, on spools of 50 m.", "category:sewing|maker:Rosvik", "gauge",
    ["18/3", "LT-183", 7.4, 60], ["25/3", "LT-253", 7.9, 44], ["35/3", "LT-353", 8.2, 12]],
  ["Curved needle", "Of hardened steel, in a tube of five.", "category:sewing|maker:Oake", "",
    ["", "CN-5", 4.6, 80]],
  ["Buckram", "Starched cotton for covers, by the metre.", "category:covering|maker:Tellmann", "colour",
    ["Bottle green", "BU-GR", 14.5, 33], ["Burgundy", "BU-BU", 14.5, 8], ["Slate", "BU-SL", 13.9, 51]],
  ["Marbled paper", "A sheet of 50 by 70, each one different.", "category:covering|maker:Rosvik", "pattern",
    ["Peacock", "MP-PE", 9.8, 24], ["Stone", "MP-ST", 8.8, 40]],
  ["Bone folder", "From cattle, polished by hand.", "category:tools|maker:Oake", "length",
    ["15 cm", "BF-15", 6.2, 70], ["20 cm", "BF-20", 7.2, 35]],
  ["Bookcloth glue", "Reversible, ready to use.", "category:covering|maker:Tellmann", "size",
    ["250 g", "BG-250", 8.4, 90], ["1 kg", "BG-1000", 24.9, 17]],
  ["Awl", "With a beech handle.", "category:tools|maker:Oake", "", ["", "AW-1", 9.9, 26]],
  ["Headband", "Silk on cotton, by the metre.", "category:sewing|maker:Tellmann", "colour",
    ["Red and white", "HB-RW", 2.4, 120], ["Black and gold", "HB-BG", 2.8, 65]],
  ["Nipping press", "Cast iron, for books up to A4.", "category:tools|maker:Rosvik", "", ["", "NP-A4", 289, 3]],
  ["Greyboard", "Boards of 2 mm, ten in a pack.", "category:covering|maker:Tellmann", "size",
    ["A4", "GB-A4", 11.5, 48], ["A3", "GB-A3", 19.5, 31]],
];
const CUSTOMERS = [
  ["Ms", "Adele", "Fontaine", "adele@atelier-fontaine.example", "01632 960205"],
  ["Mr", "Bram", "Kuiper", "b.kuiper@boekhuis.example", "01632 960211"],
  ["Dr", "Clodagh", "Byrne", "clodagh@abbeypress.example", "01632 960224"],
  ["Mr", "Dag", "Lindqvist", "dag@lindqvist.example", "01632 960238"],
  ["Ms", "Elke", "Raschke", "raschke@papierwerk.example", "01632 960243"],
  ["Mr", "Fergus", "Innes", "fergus@innesbooks.example", "01632 960259"],
  ["Ms", "Gudrun", "Halvorsen", "gudrun@bokbinder.example", "01632 960262"],
  ["Ms", "Hetty", "Marlowe", "hetty@marlowe.example", "01632 960277"],
];
const GROUPS = ["Bookshops", "Schools and courses", "Private binders"];
const COUPONS = [
  ["Autumn course", "COURSE26", "10"],
  ["Newsletter readers", "NEWSLETTER", "5"],
  ["Trade fair visitors", "FAIR", "12"],
];

function table() {
  const quoted = (text) => `"${String(text).replaceAll('"', '""')}"`;
  const lines = [
    "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets",
  ];
  for (const [name, about, facets, option, ...variants] of PRODUCTS)
    variants.forEach(([value, sku, price, stock], n) => {
      const first = n ? ["", "", "", "", "", ""] : [
        name, name.toLowerCase().replaceAll(" ", "-"), about, "", facets, option,
      ]; // prettier-ignore
      lines.push(
        [...first, value, sku, price, "standard", stock, "true", "", ""].map(quoted).join(","),
      );
    });
  return lines.join("\n") + "\n";
}

function client(address) {
  let cookie = "";
  return async (query, variables) => {
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query, variables }),
    });
    const given = reply.headers.getSetCookie();
    if (given.length) cookie = given.map((one) => one.split(";")[0]).join("; ");
    const { data, errors } = await reply.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

async function fill(names) {
  const ask = client(`http://127.0.0.1:${process.env.PORT}/admin-api`);
  const password = process.env.APPLICATION_PASSWORD;
  await ask(
    "mutation ($password: String!) { login(username: \"owner\", password: $password) { __typename } }",
    { password },
  );
  const { roles } = await ask("{ roles { items { id code } } }");
  const all = roles.items.find((role) => role.code.includes("super")).id;
  for (const name of names)
    await ask(
      "mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }",
      {
        input: {
          firstName: name[0].toUpperCase() + name.slice(1),
          lastName: "Thread",
          emailAddress: `${name}@fold.example`,
          password,
          roleIds: [all],
        },
      },
    );
  for (const [title, firstName, lastName, emailAddress, phoneNumber] of CUSTOMERS)
    await ask(
      "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { __typename } }",
      { input: { title, firstName, lastName, emailAddress, phoneNumber } },
    );
  for (const name of GROUPS)
    await ask(
      "mutation ($input: CreateCustomerGroupInput!) { createCustomerGroup(input: $input) { id } }",
      { input: { name } },
    );
  for (const [name, couponCode, discount] of COUPONS)
    await ask(
      "mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { __typename } }",
      {
        input: {
          enabled: true,
          couponCode,
          conditions: [],
          actions: [
            {
              code: "order_percentage_discount",
              arguments: [{ name: "discount", value: discount }],
            },
          ],
          translations: [{ languageCode: "en", name }],
        },
      },
    );
}

(async () => {
  const file = path.resolve("products.csv");
  fs.writeFileSync(file, table());
  const app = await populate(() => bootstrap(config), INITIAL, file);
  fs.unlinkSync(file);
  await app.get(JobQueueService).start();
  await fill(process.argv.slice(2));
  await new Promise((done) => setTimeout(done, 3000)); // what is in the queue
  await app.close();
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
