// The calendar module: the server brings flatpickr with it, and no field that uses it.
const db = require("@saltcorn/data/db");
const { input, script, domReady } = require("@saltcorn/markup/tags");

const assets = `/static_assets/${db.connectObj.version_tag}`;

const day = (value) => new Date(value).toISOString().slice(0, 10);

const flatpickr = {
  type: "Date",
  isEdit: true,
  blockDisplay: true,
  run: (name, value, attributes, cls, required) =>
    input({
      type: "text",
      class: ["form-control", cls],
      id: `input${name}`,
      "data-fieldname": name,
      name,
      required: !!required,
      autocomplete: "off",
      ...(value && { value: day(value) }),
    }) +
    script(domReady(`flatpickr("#input${name}", {allowInput: true});`)),
};

module.exports = {
  sc_plugin_api_version: 1,
  headers: [
    { script: `${assets}/flatpickr.min.js` },
    { css: `${assets}/flatpickr.min.css` },
  ],
  fieldviews: { flatpickr },
};
