// The kite shop before anybody works in it: medusa exec seed.js NAME..., with everybody's
// password in APPLICATION_PASSWORD.
const { ContainerRegistrationKeys } = require("@medusajs/framework/utils");
const flows = require("@medusajs/medusa/core-flows");
const { addStaff, openShop } = require("./opening.js");
const {
  CATEGORIES, COLLECTIONS, CUSTOMERS, GROUPS, OPTIONS, ORDERS, PRODUCTS, PROMOTIONS, TAGS, TYPES,
} = require("./stock.js");

exports.default = async ({ container, args }) => {
  const run = async (name, input) => (await flows[name](container).run({ input })).result;
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);

  await addStaff(container, run, args);
  const { channel, place, profile, region, shipping } = await openShop(container, run, link);
  const kinds = await addKinds(run);
  await run("createProductsWorkflow", {
    products: PRODUCTS.map((product) => describe(product, kinds, profile, channel)),
  });
  const { data: variants } = await query.graph({
    entity: "variant",
    fields: ["id", "sku", "title", "product.title", "prices.*", "inventory_items.inventory_item_id"],
  });
  const stocked = Object.fromEntries(variants.map((variant) => [variant.sku, variant]));
  const counts = PRODUCTS.flatMap(({ variants: them }) => them);
  await run("createInventoryLevelsWorkflow", {
    inventory_levels: counts.map(([, sku, , stocked_quantity]) => ({
      location_id: place.id,
      inventory_item_id: stocked[sku].inventory_items[0].inventory_item_id,
      stocked_quantity,
    })),
  });
  const customers = await addCustomers(run);
  await addPromotions(run);
  for (const [name, way, lines] of ORDERS) {
    await order(run, { customer: customers[name], name, way, lines, stocked, counts, channel, place, region, shipping });
  }
};

async function addKinds(run) {
  const byName = (all, key) => Object.fromEntries(all.map((one) => [one[key], one.id]));
  await run("createProductOptionsWorkflow", {
    product_options: Object.entries(OPTIONS).map(([title, values]) => ({ title, values })),
  });
  return {
    categories: byName(
      await run("createProductCategoriesWorkflow", {
        product_categories: CATEGORIES.map((name) => ({ name, is_active: true })),
      }),
      "name",
    ),
    collections: byName(
      await run("createCollectionsWorkflow", { collections: COLLECTIONS.map((title) => ({ title })) }),
      "title",
    ),
    types: byName(
      await run("createProductTypesWorkflow", { product_types: TYPES.map((value) => ({ value })) }),
      "value",
    ),
    tags: byName(
      await run("createProductTagsWorkflow", { product_tags: TAGS.map((value) => ({ value })) }),
      "value",
    ),
  };
}

function describe({ title, text, kind, variants, option }, kinds, profile, channel) {
  const [category, collection, type, tag] = kind;
  return {
    title,
    description: text,
    status: "published",
    category_ids: [kinds.categories[category]],
    collection_id: kinds.collections[collection],
    type_id: kinds.types[type],
    tag_ids: [kinds.tags[tag]],
    shipping_profile_id: profile.id,
    sales_channels: [{ id: channel.id }],
    options: [{ title: option, values: variants.map(([value]) => value) }],
    variants: variants.map(([value, sku, amount]) => ({
      title: value,
      sku,
      options: { [option]: value },
      prices: [{ amount, currency_code: "eur" }],
    })),
  };
}

async function addCustomers(run) {
  const made = await run("createCustomersWorkflow", {
    customersData: Object.keys(CUSTOMERS).map((name) => {
      const [first_name, ...last] = name.split(" ");
      const { email, phone, company } = CUSTOMERS[name];
      return {
        first_name,
        last_name: last.join(" "),
        email,
        phone,
        company_name: company,
        has_account: Boolean(company),
      };
    }),
  });
  const groups = await run("createCustomerGroupsWorkflow", { customersData: GROUPS.map((name) => ({ name })) });
  const groupOf = Object.fromEntries(Object.values(CUSTOMERS).map(({ email, group }) => [email, group]));
  for (const { id, name } of groups) {
    const add = made.filter(({ email }) => groupOf[email] === name).map((one) => one.id);
    await run("linkCustomersToCustomerGroupWorkflow", { id, add });
  }
  return Object.fromEntries(made.map((one) => [`${one.first_name} ${one.last_name}`, one]));
}

function addressOf(name) {
  const [first_name, ...last] = name.split(" ");
  const { street, postcode, city, country, phone } = CUSTOMERS[name];
  return {
    first_name,
    last_name: last.join(" "),
    address_1: street,
    postal_code: postcode,
    city,
    country_code: country,
    phone,
  };
}

async function order(run, { customer, name, way, lines, stocked, counts, channel, place, region, shipping }) {
  const made = await run("createOrderWorkflow", {
    region_id: region.id,
    currency_code: "eur",
    email: customer.email,
    customer_id: customer.id,
    sales_channel_id: channel.id,
    items: lines.map(([sku, quantity]) => ({
      variant_id: stocked[sku].id,
      title: stocked[sku].product.title,
      quantity,
      unit_price: counts.find((one) => one[1] === sku)[2],
    })),
    shipping_address: addressOf(name),
    billing_address: addressOf(name),
    shipping_methods: [
      { name: way, amount: way === "Parcel" ? 6 : 12, shipping_option_id: shipping[way] },
    ],
  });
  await run("createReservationsWorkflow", {
    reservations: made.items.map(({ id, quantity, variant_sku }) => ({
      line_item_id: id,
      location_id: place.id,
      quantity,
      inventory_item_id: stocked[variant_sku].inventory_items[0].inventory_item_id,
    })),
  });
  await run("createOrUpdateOrderPaymentCollectionWorkflow", { order_id: made.id });
}

async function addPromotions(run) {
  const campaigns = await run("createCampaignsWorkflow", {
    campaignsData: [
      { name: "Windy spring", campaign_identifier: "windy-spring", starts_at: "2026-03-01", ends_at: "2026-05-31" },
      { name: "Beach festival", campaign_identifier: "beach-festival", starts_at: "2026-06-10", ends_at: "2026-09-01" },
    ],
  });
  await run("createPromotionsWorkflow", {
    promotionsData: PROMOTIONS.map(([code, value, n]) => ({
      code,
      type: "standard",
      status: "active",
      campaign_id: n === null ? undefined : campaigns[n].id,
      application_method: { type: "percentage", value, target_type: "order", allocation: "across", currency_code: "eur" },
    })),
  });
}
