// Pages of the website, put together from blocks.

import {
  FixedToolbarFeature,
  lexicalEditor,
} from "@payloadcms/richtext-lexical";

const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [...defaultFeatures, FixedToolbarFeature()],
});

const WORDS = {
  slug: "words",
  labels: { singular: "Text", plural: "Texts" },
  fields: [
    { name: "heading", type: "text" },
    { name: "body", type: "richText", label: "Text", editor },
  ],
};

const HOURS = {
  slug: "hours",
  labels: { singular: "Opening hours", plural: "Opening hours" },
  fields: [
    { name: "caption", type: "text" },
    {
      name: "days",
      type: "array",
      labels: { singular: "Day", plural: "Days" },
      fields: [
        {
          type: "row",
          fields: [
            { name: "day", type: "text", label: "Which day" },
            { name: "times", type: "text", label: "From and to" },
          ],
        },
      ],
    },
  ],
};

const CALL = {
  slug: "call",
  labels: { singular: "Whom to call", plural: "Whom to call" },
  fields: [
    { name: "who", type: "relationship", relationTo: "fitters" },
    { name: "matter", type: "text", label: "In what matter" },
    { name: "night", type: "checkbox", label: "At night as well" },
  ],
};

const QUOTE = {
  slug: "quote",
  labels: { singular: "Kind words", plural: "Kind words" },
  fields: [
    { name: "words", type: "textarea" },
    { name: "customer", type: "relationship", relationTo: "customers" },
  ],
};

export const Pages = {
  slug: "pages",
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "address", "_status", "updatedAt"],
  },
  versions: { drafts: true },
  fields: [
    { name: "title", type: "text", required: true },
    { name: "address", type: "text", required: true },
    {
      name: "content",
      type: "blocks",
      blocks: [WORDS, HOURS, CALL, QUOTE],
    },
    {
      name: "menu",
      type: "radio",
      label: "Where in the menu",
      options: ["Above", "Below", "Nowhere"],
      defaultValue: "Nowhere",
      admin: { position: "sidebar" },
    },
  ],
};
