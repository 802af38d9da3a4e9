// What views and pages are put together from.
const Table = require("@saltcorn/data/models/table");
const View = require("@saltcorn/data/models/view");

const STAFF = 40;

const blank = (contents, labelFor) => ({ type: "blank", contents, labelFor });

const field = (field_name, fieldview, configuration = {}) => ({
  type: "field",
  field_name,
  fieldview,
  configuration,
});

const titled = (title, one, left = 3) => ({
  besides: [blank(title, one.field_name), one],
  widths: [left, 12 - left],
  breakpoints: ["md", "md"],
  style: { "margin-bottom": "1rem" },
});

const column = ({ field_name, fieldview, configuration }) => ({
  type: "Field",
  field_name,
  fieldview,
  configuration,
  ...configuration,
});

const save = {
  type: "action",
  action_name: "Save",
  action_label: "Save",
  action_style: "btn-primary",
  minRole: 100,
  configuration: {},
};

const create = (table, name, viewtemplate, configuration) =>
  View.create({
    table_id: Table.findOne({ name: table }).id,
    name,
    viewtemplate,
    configuration,
    min_role: STAFF,
  });

const form = (table, name, fields, { fixed = {}, headed } = {}) => {
  const known = Table.findOne({ name: table }).getFields();
  const title = (one) => known.find((other) => other.name === one).label;
  const lines = fields.map((one) => titled(title(one.field_name), one));
  const contents = { above: [...lines, save] };
  return create(table, name, "Edit", {
    columns: [...fields.map(column), { type: "Action", action_name: "Save" }],
    layout: headed ? { type: "card", title: name, contents } : contents,
    fixed,
    destination_type: "Back to referer",
  });
};

const link = (view, view_label) => ({
  type: "ViewLink",
  view: `Own:${view}`,
  view_label,
  header_label: " ",
});

const shown = (field_name, fieldview = "as_text", configuration = {}) => ({
  ...column({ field_name, fieldview, configuration }),
  state_field: true,
});

const date = (field_name) =>
  shown(field_name, "format", { format: "YYYY-MM-DD" });

const of = (join_field, header_label) => ({
  type: "JoinField",
  join_field,
  header_label,
});

const embedded = (view) => ({
  type: "view",
  view,
  name: view.replaceAll(/\W/g, "").toLowerCase(),
  state: "shared",
});

module.exports = {
  STAFF, blank, column, create, date, embedded, field, form, link, of, shown, titled,
};
