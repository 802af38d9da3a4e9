// Who works here, for whom, and what is on the shelves.

export const Users = {
  slug: "users",
  auth: true,
  admin: { group: "House", useAsTitle: "name" },
  fields: [{ name: "name", type: "text", required: true }],
};

export const Fitters = {
  slug: "fitters",
  admin: { group: "House", useAsTitle: "name", defaultColumns: ["name", "telephone"] },
  fields: [
    { name: "name", type: "text", required: true },
    { name: "telephone", type: "text" },
    {
      name: "trades",
      type: "select",
      hasMany: true,
      options: ["Builds stoves", "Sweeps", "Lays tiles", "Teaches"],
    },
    { name: "since", type: "date", label: "With us since" },
  ],
};

export const Parts = {
  slug: "parts",
  labels: { singular: "Spare part", plural: "Spare parts" },
  admin: { group: "House", useAsTitle: "name", defaultColumns: ["name", "shelf"] },
  fields: [
    { name: "name", type: "text", required: true },
    { name: "shelf", type: "text" },
    { name: "price", type: "number", min: 0 },
  ],
};

export const Customers = {
  slug: "customers",
  admin: {
    group: "Work",
    useAsTitle: "name",
    defaultColumns: ["name", "village", "telephone"],
  },
  fields: [
    { name: "name", type: "text", required: true },
    {
      type: "row",
      fields: [
        { name: "village", type: "text" },
        { name: "telephone", type: "text" },
      ],
    },
    { name: "email", type: "email" },
    { name: "place", type: "point", label: "On the map" },
    { name: "visits", type: "join", collection: "visits", on: "customer" },
  ],
};
