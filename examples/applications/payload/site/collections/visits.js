// Who drives to whom, when and for what.

const STATES = ["Asked for", "Agreed", "Put off", "Done"];
const DAY = { date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } };

export const Visits = {
  slug: "visits",
  admin: {
    group: "Work",
    useAsTitle: "number",
    defaultColumns: ["number", "customer", "day", "fitter", "state"],
    listSearchableFields: ["number", "remark"],
    pagination: { defaultLimit: 25 },
  },
  defaultSort: "number",
  fields: [
    { name: "number", type: "text", required: true, unique: true },
    {
      type: "row",
      fields: [
        { name: "customer", type: "relationship", relationTo: "customers" },
        { name: "purpose", type: "select", label: "What for", options: [
          "Yearly service", "Repair", "Measuring up", "Sweeping",
        ] },
      ],
    },
    {
      type: "row",
      fields: [
        { name: "day", type: "date", admin: DAY },
        { name: "fitter", type: "relationship", relationTo: "fitters" },
      ],
    },
    { name: "key", type: "checkbox", label: "We have the key" },
    {
      type: "collapsible",
      label: "To take along",
      fields: [
        {
          name: "parts",
          type: "array",
          labels: { singular: "Part", plural: "Parts" },
          fields: [
            {
              type: "row",
              fields: [
                { name: "part", type: "relationship", relationTo: "parts" },
                { name: "count", type: "number", label: "How many", min: 1 },
              ],
            },
          ],
        },
      ],
    },
    { name: "remark", type: "textarea" },
    {
      name: "state",
      type: "select",
      options: STATES,
      defaultValue: "Asked for",
      required: true,
      admin: { position: "sidebar" },
    },
  ],
};
