// The lifts that a firm looks after, with Webix as its documentation uses it.
import 'webix/webix.min.css';
import * as webix from 'webix/webix.min.js';

const BUILDINGS = ['Archive', 'Car park', 'Clinic', 'Harbour office', 'Library', 'School', 'Town hall'];
const FIRST = [
  ['Clinic', 'Nordlift', 'Repair', 'Open'], ['Town hall', 'Tower', 'Inspection', 'Sent'], ['Car park', 'Berger', 'Repair', 'Open'], ['Library', 'Nordlift', 'Cleaning', 'Open'],
].map(([building, maker, kind, state], id) => ({ id: id + 1, building, maker, kind, state }));
const EMPTY = { building: '', maker: '', kind: '', mechanic: '', day: '', floors: 5, urgency: 'Soon', stuck: 0, caretaker: 0, text: '' };
const tell = (text) => webix.message({ text, type: 'success', expire: 2500 });
let current = {};

webix.ready(() => {
  const open = (job) => {
    current = job;
    webix.$$('job').show();
    webix.$$('form').clear();
    webix.$$('form').setValues({ ...EMPTY, ...job });
  };
  const row = () => webix.$$('jobs').getItem(webix.$$('actions').config.row);
  const does = {
    'Send mechanic': (job) => { webix.$$('jobs').updateItem(job.id, { state: 'Sent' }); tell('The mechanic is sent'); },
    'Copy job': (job) => open({ ...job, id: undefined, state: 'Open' }),
    'Remove job': (job) => webix.confirm({ title: 'Remove job', text: 'Was it entered twice?', ok: 'Remove', cancel: 'Keep' }).then(() => { webix.$$('jobs').remove(job.id); tell('Job removed'); }),
  };
  const filter = () => {
    const words = webix.$$('words').getValue().toLowerCase();
    const state = webix.$$('state').getValue();
    webix.$$('jobs').filter((job) => (state === 'All' || job.state === state) && `${job.building} ${job.maker}`.toLowerCase().includes(words));
  };
  webix.ui({
    rows: [
      { view: 'toolbar', elements: [
        { view: 'label', label: 'Lifts', width: 80 },
        { view: 'button', value: 'New job', css: 'webix_primary', width: 120, click: () => open({}) },
        { view: 'search', id: 'words', placeholder: 'Search..', width: 220, on: { onTimedKeyPress: filter } },
        { view: 'icon', icon: 'wxi-sync', tooltip: 'Refresh', click: () => { webix.$$('words').setValue(''); filter(); tell('Jobs are up to date'); } },
        { view: 'menu', width: 120, submenuConfig: { width: 200 }, data: [{ value: 'Print', submenu: ['Book of the lift', 'List for the inspectors'] }], on: { onMenuItemClick(id) { if (!this.getMenuItem(id).submenu) tell(`${this.getMenuItem(id).value}: printed`); } } },
        {},
      ] },
      { view: 'tabbar', id: 'state', options: ['All', 'Open', 'Sent'], value: 'All', on: { onChange: filter } },
      {
        view: 'datatable',
        id: 'jobs',
        select: 'row',
        data: FIRST,
        tooltip: false,
        columns: [
          { id: 'building', header: 'Building', fillspace: true, sort: 'string' }, { id: 'maker', header: 'Maker', width: 180 }, { id: 'kind', header: 'Kind', width: 180 }, { id: 'state', header: 'State', width: 120 },
          { id: 'edit', header: '', width: 50, template: "<span class='webix_icon wxi-pencil edit'></span>" }, { id: 'more', header: '', width: 50, template: "<span class='webix_icon wxi-dots more'></span>" },
        ],
        onClick: {
          edit(_, { row: id }) { open(this.getItem(id)); return false; },
          more(_, { row: id }, node) { webix.$$('actions').config.row = id; webix.$$('actions').show(node); return false; },
        },
      },
    ],
  });
  webix.ui({ view: 'contextmenu', id: 'actions', width: 180, data: Object.keys(does), on: { onMenuItemClick(id) { does[this.getMenuItem(id).value](row()); } } });
  webix.ui({
    view: 'window',
    id: 'job',
    head: 'Job',
    modal: true,
    close: true,
    position: 'center',
    width: 620,
    body: {
      view: 'form',
      id: 'form',
      elementsConfig: { labelWidth: 110 },
      elements: [
        { view: 'combo', name: 'building', label: 'Building', options: BUILDINGS },
        { cols: [{ view: 'richselect', name: 'maker', label: 'Maker', options: ['Nordlift', 'Berger', 'Tower', 'Zenit'] }, { view: 'richselect', name: 'kind', label: 'Kind of job', options: ['Cleaning', 'Inspection', 'Repair', 'Rope change'] }] },
        { view: 'richselect', name: 'mechanic', label: 'Mechanic', options: ['Bartsch', 'Dogan', 'Eder', 'Fiala', 'Gomez'] },
        { cols: [{ view: 'datepicker', name: 'day', label: 'Done by', format: '%d/%m/%Y', editable: true }, { view: 'counter', name: 'floors', label: 'Floors', min: 2 }] },
        { view: 'radio', name: 'urgency', label: 'Urgency', options: ['At once', 'Soon', 'When it suits'] },
        { cols: [{ view: 'checkbox', name: 'stuck', labelRight: 'People were stuck', labelWidth: 0 }, { view: 'switch', name: 'caretaker', label: 'Caretaker is there', labelWidth: 140 }] },
        { view: 'textarea', name: 'text', label: 'What it does', height: 70 },
        { cols: [{}, { view: 'button', value: 'Cancel', width: 110, click: () => webix.$$('job').hide() }, {
          view: 'button',
          value: 'Save',
          css: 'webix_primary',
          width: 110,
          click() {
            const job = { state: 'Open', ...current, ...webix.$$('form').getValues() };
            if (current.id === undefined) webix.$$('jobs').add({ ...job, id: webix.uid() });
            else webix.$$('jobs').updateItem(current.id, job);
            webix.$$('job').hide();
            tell('Job saved');
          },
        }] },
      ],
    },
  });
});
