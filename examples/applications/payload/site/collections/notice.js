// The strip above all pages of the website.

export const Notice = {
  slug: "notice",
  label: "Notice above all pages",
  admin: { group: "Website" },
  fields: [
    { name: "shown", type: "checkbox", label: "Show it" },
    { name: "words", type: "text" },
    {
      name: "colour",
      type: "radio",
      options: ["Grey", "Yellow", "Red"],
      defaultValue: "Grey",
    },
    { name: "until", type: "date", label: "Until and including" },
  ],
};
