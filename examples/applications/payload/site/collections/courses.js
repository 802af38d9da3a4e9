// What people can learn in the workshop.

const DAY = { date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } };
const HOUR = {
  date: {
    pickerAppearance: "dayAndTime",
    displayFormat: "d MMM yyyy HH:mm",
    timeFormat: "HH:mm",
    timeIntervals: 360,
  },
};

const COURSE = [
  {
    type: "row",
    fields: [
      { name: "kind", type: "select", required: true, options: [
        "Evening class", "Weekend", "Demonstration", "For apprentices",
      ] },
      { name: "teachers", type: "relationship", label: "Taught by",
        relationTo: "fitters", hasMany: true },
    ],
  },
  {
    name: "audience",
    type: "radio",
    label: "For whom",
    options: ["Everybody", "Customers of ours", "The trade"],
    defaultValue: "Everybody",
  },
  {
    type: "row",
    fields: [
      { name: "seats", type: "number", min: 1, required: true },
      { name: "fee", type: "number", min: 0 },
    ],
  },
  { name: "clay", type: "checkbox", label: "Clay and tools are included" },
];

const DATES = [
  { name: "begins", type: "date", label: "Begins", required: true, admin: HOUR },
  { name: "deadline", type: "date", label: "Book until", admin: DAY },
  {
    name: "evenings",
    type: "array",
    labels: { singular: "Evening", plural: "Evenings" },
    fields: [
      { name: "topic", type: "text", required: true },
      { name: "room", type: "select", options: ["Workshop", "Yard", "Showroom"] },
    ],
  },
];

const WEBSITE = [
  { name: "teaser", type: "textarea", maxLength: 160 },
  { name: "languages", type: "select", label: "Spoken languages", hasMany: true,
    options: ["English", "German", "Polish", "Welsh"] },
  { name: "text", type: "richText", label: "Long text" },
];

export const Courses = {
  slug: "courses",
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "kind", "begins", "_status"],
  },
  versions: { drafts: true },
  fields: [
    { name: "title", type: "text", required: true },
    {
      type: "tabs",
      tabs: [
        { label: "The course", fields: COURSE },
        { label: "Dates", fields: DATES },
        { label: "On the website", fields: WEBSITE },
      ],
    },
    { name: "first", type: "checkbox", label: "Show on the first page",
      admin: { position: "sidebar" } },
    { name: "season", type: "select", admin: { position: "sidebar" },
      options: ["Winter", "Spring", "Summer", "Autumn"] },
  ],
};
