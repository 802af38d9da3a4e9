// The staff of the kite shop, and how and where to it sells.
const { Modules } = require("@medusajs/framework/utils");
const { COUNTRIES } = require("./stock.js");

async function addStaff(container, run, names) {
  const auth = container.resolve(Modules.AUTH);
  for (const name of names) {
    const email = `${name}@kites.example`;
    const first_name = name[0].toUpperCase() + name.slice(1);
    const [user] = await run("createUsersWorkflow", { users: [{ email, first_name, last_name: "Office" }] });
    const { authIdentity } = await auth.register("emailpass", {
      body: { email, password: process.env.APPLICATION_PASSWORD },
    });
    await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: user.id } });
  }
}

async function openShop(container, run, link) {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const [channel] = await run("createSalesChannelsWorkflow", {
    salesChannelsData: [{ name: "Web shop" }],
  });
  const [second] = await run("createSalesChannelsWorkflow", {
    salesChannelsData: [{ name: "Market stall" }],
  });
  const [region] = await run("createRegionsWorkflow", {
    regions: [
      { name: "Europe", currency_code: "eur", countries: COUNTRIES, payment_providers: ["pp_system_default"] },
    ],
  });
  await run("createTaxRegionsWorkflow", COUNTRIES.map((country_code) => ({ country_code, provider_id: "tp_system" })));
  const [place] = await run("createStockLocationsWorkflow", {
    locations: [{ name: "Barn", address: { city: "Fano", country_code: "dk", address_1: "Dune Road 3" } }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: place.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" },
  });
  await run("updateStoresWorkflow", {
    selector: { id: store.id },
    update: {
      name: "Kite & Line",
      supported_currencies: [{ currency_code: "eur", is_default: true }],
      default_sales_channel_id: channel.id,
      default_region_id: region.id,
      default_location_id: place.id,
    },
  });
  const [profile] = await run("createShippingProfilesWorkflow", {
    data: [{ name: "Boxes", type: "default" }],
  });
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const set = await fulfillment.createFulfillmentSets({
    name: "From the barn",
    type: "shipping",
    service_zones: [
      { name: "Europe", geo_zones: COUNTRIES.map((country_code) => ({ country_code, type: "country" })) },
    ],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: place.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const made = await run(
    "createShippingOptionsWorkflow",
    [["Parcel", 6], ["Courier", 12]].map(([name, amount]) => ({
      name,
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: name, description: name, code: name.toLowerCase() },
      prices: [{ currency_code: "eur", amount }],
      rules: [],
    })),
  );
  for (const one of [channel, second])
    await run("linkSalesChannelsToStockLocationWorkflow", { id: place.id, add: [one.id] });
  const shipping = Object.fromEntries(made.map(({ id, name }) => [name, id]));
  return { channel, place, profile, region, shipping };
}

module.exports = { addStaff, openShop };
