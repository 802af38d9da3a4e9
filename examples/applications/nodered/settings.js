// A Node-RED that keeps to itself: no tours, no telemetry, nothing from outside.
module.exports = {
  uiHost: "127.0.0.1",
  uiPort: Number(process.env.APPLICATION_PORT),
  flowFile: "flows.json",
  credentialSecret: false,
  telemetry: { enabled: false, updateNotification: false },
  externalModules: { palette: { allowInstall: false }, modules: { allowInstall: false } },
  logging: { console: { level: "warn", metrics: false, audit: false } },
  editorTheme: {
    page: { title: "Harbour Line Flows" },
    header: { title: "Harbour Line Flows" },
    menu: { "menu-item-help": { label: "Harbour handbook", url: "http://handbook.harbour.test/" } },
    palette: { editable: false, catalogues: [] },
    projects: { enabled: false },
    tours: false,
  },
};
