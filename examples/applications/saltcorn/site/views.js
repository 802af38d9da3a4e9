// The views that the shed works with.
const {
  column, create, date, embedded, field, form, link, of, shown, titled,
} = require("./parts");

const day = (name) => field(name, "flatpickr");
const rows = { _rows_per_page: 20, _hover_rows: true };

const forms = async () => {
  await form("members", "New member", [
    field("name", "edit"),
    field("phone", "edit"),
    field("street", "edit"),
    field("fee", "edit"),
    field("letter", "edit"),
  ]);
  const somebody = { viewname: "New member", label: "Or a new member" };
  const lend = [
    field("thing", "select"),
    field("member", "search_or_create", somebody),
    day("lent_on"),
    day("due"),
    field("by", "radio_group", { inline: true }),
    field("purpose", "edit"),
    field("paid", "switch"),
    field("remarks", "textarea"),
  ];
  await form("loans", "Lend something", lend, {
    fixed: { state: "Out" },
    headed: true,
  });
  const back = [
    field("state", "edit"),
    day("back_on"),
    field("condition", "edit_star_rating"),
    field("remarks", "textarea"),
  ];
  await form("loans", "Take back", back, { headed: true });
  const report = [
    field("what", "edit"),
    field("mender", "edit"),
    day("wanted"),
    field("parts", "edit"),
    field("danger", "switch"),
    field("details", "textarea"),
  ];
  await form("damages", "Report damage", report, {
    fixed: { stage: "Noticed" },
  });
};

const loans = async () => {
  await create("loans", "Loan list", "List", {
    columns: [
      of("thing.name", "Thing"),
      of("member.name", "Member"),
      date("lent_on"),
      date("due"),
      shown("state"),
      link("Take back", "Take back"),
    ],
    default_state: rows,
  });
  const toggle = (value) => ({
    type: "toggle_filter",
    field_name: "state",
    value,
    label: value,
    style: "primary",
  });
  const search = { type: "search_bar", contents: null };
  const by = { type: "dropdown_filter", field_name: "by", full_width: true };
  const lend = {
    type: "link",
    url: "/view/Lend%20something",
    text: "Lend something",
    link_style: "btn btn-primary",
  };
  await create("loans", "Loan filter", "Filter", {
    columns: [
      { type: "DropDownFilter", field_name: "by" },
      { type: "ToggleFilter", field_name: "state", value: "Out" },
      { type: "ToggleFilter", field_name: "state", value: "Back" },
    ],
    layout: {
      besides: [
        search,
        titled("Handed out by", by, 5),
        { above: [toggle("Out"), toggle("Back")] },
        lend,
      ],
      widths: [4, 4, 2, 2],
    },
  });
};

const things = async () => {
  await create("things", "Things", "List", {
    columns: [
      shown("name"),
      shown("kind"),
      shown("shelf"),
      shown("state"),
      link("Thing", "Open"),
    ],
    default_state: { ...rows, _fts_search_bar: true },
  });
  await create("damages", "Damage list", "List", {
    columns: [shown("what"), shown("mender"), shown("stage")],
    view_to_create: "Report damage",
    create_view_display: "Popup",
    create_view_label: "Report damage",
    create_link_style: "btn btn-primary",
    default_state: rows,
  });
  const facts = [
    ["Kind", "kind"],
    ["Shelf", "shelf"],
    ["State", "state"],
  ].map(([title, name]) => titled(title, field(name, "as_text"), 2));
  await create("things", "Thing", "Show", {
    columns: ["name", "kind", "shelf", "state"].map((name) =>
      column(field(name, "as_text"))
    ),
    layout: {
      above: [
        field("name", "as_header"),
        {
          type: "tabs",
          tabsStyle: "Tabs",
          titles: ["About", "Damage"],
          contents: [
            { above: facts },
            embedded("ChildList:Damage list.damages.thing"),
          ],
        },
      ],
    },
  });
};

const workbench = async () => {
  await create("damages", "Damage card", "Show", {
    columns: [
      column(field("what", "as_text")),
      column(field("mender", "as_text")),
    ],
    layout: {
      above: [
        { type: "container", contents: field("what", "as_text") },
        { type: "container", contents: field("mender", "as_text") },
      ],
    },
  });
  await create("damages", "Workbench", "Kanban", {
    columns: [],
    show_view: "Damage card",
    column_field: "stage",
    column_order: ["Noticed", "Waiting for parts", "On the bench", "Mended"],
  });
};

module.exports = async () => {
  await forms();
  await loans();
  await things();
  await workbench();
};
