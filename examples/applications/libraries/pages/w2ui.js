// The post book of a town hall, with w2ui as its documentation uses it.
import 'w2ui/w2ui-2.0.css';
import { w2confirm, w2form, w2grid, w2layout, w2popup, w2sidebar, w2utils } from 'w2ui/w2ui-2.0.es6.js';

const OFFICES = ['Building permits', 'Cemetery', 'Schools', 'Taxes', 'Trade'];
const CLERKS = ['Bauer', 'Dietz', 'Engel', 'Hahn', 'Kaiser', 'Otto'];
let last = 40;
const FIRST = [
  ['Allotment society', 'Fence along the path', 'Building permits', '11/23/2026', 'New'], ['District court', 'Request for files', 'Taxes', '11/23/2026', 'Answered'],
  ['Parents of Year 2', 'Heating in the gym', 'Schools', '11/24/2026', 'New'], ['Stonemason Abel', 'Opening hours', 'Cemetery', '11/24/2026', 'New'],
  ['Wine festival', 'Permit for stalls', 'Trade', '11/25/2026', 'Answered'],
].map(([sender, subject, office, received, state], recid) => ({ recid, sender, subject, office, received, state }));
const tell = (text) => w2utils.notify(text, { timeout: 3000 });

const form = new w2form({
  name: 'letter',
  fields: [
    { field: 'sender', type: 'text', required: true, html: { label: 'Sender', attr: 'size="36"' } },
    { field: 'subject', type: 'text', html: { label: 'Subject', attr: 'size="36"' } },
    { field: 'office', type: 'list', options: { items: OFFICES }, html: { label: 'Office', attr: 'size="36"' } },
    { field: 'copies', type: 'enum', options: { items: CLERKS, openOnFocus: true }, html: { label: 'Copies to', attr: 'style="width: 300px"' } },
    { field: 'due', type: 'date', html: { label: 'Answer by' } },
    { field: 'hour', type: 'time', options: { format: 'h24' }, html: { label: 'Came at' } },
    { field: 'pages', type: 'int', options: { arrows: true, min: 1 }, html: { label: 'Pages' } },
    { field: 'way', type: 'radio', options: { items: ['Post', 'Messenger', 'By hand'] }, html: { label: 'Came by' } },
    { field: 'signed', type: 'checkbox', html: { label: 'Signed for' } },
    { field: 'urgent', type: 'toggle', html: { label: 'Urgent' } },
    { field: 'notes', type: 'textarea', html: { label: 'Notes', attr: 'style="width: 300px; height: 50px"' } },
  ],
  actions: {
    Save() {
      if (this.validate().length) return;
      const letter = { state: 'New', ...this.record, office: this.record.office?.text ?? this.record.office };
      if (letter.recid === undefined) grid.add({ ...letter, recid: (last += 1) });
      else grid.set(letter.recid, letter);
      grid.refresh();
      w2popup.close();
      tell('Letter entered');
    },
    Cancel() { w2popup.close(); },
  },
});

function open(letter) {
  form.clear();
  form.record = { pages: 1, ...letter };
  w2popup.open({ title: 'Letter', body: '<div id="form" style="width: 100%; height: 100%"></div>', style: 'padding: 0', width: 560, height: 640, showMax: true })
    .then(() => form.render('#form'));
}

const grid = new w2grid({
  name: 'letters',
  show: { toolbar: true, toolbarAdd: true, toolbarEdit: true, toolbarDelete: true, footer: true },
  columns: [
    { field: 'sender', text: 'Sender', size: '25%', sortable: true, searchable: true }, { field: 'subject', text: 'Subject', size: '30%', searchable: true },
    { field: 'office', text: 'Office', size: '20%', sortable: true }, { field: 'received', text: 'Received', size: '15%' },
    { field: 'state', text: 'State', size: '10%' },
  ],
  toolbar: {
    items: [
      { type: 'break' },
      { type: 'button', id: 'answered', text: 'Mark as answered' },
      { type: 'button', id: 'second', text: 'Second letter' },
      { type: 'button', id: 'print', text: 'Print' },
    ],
    onClick(event) {
      const [chosen] = grid.getSelection();
      if (event.target === 'print') tell('Post book printed');
      if (chosen === undefined) return;
      if (event.target === 'answered') { grid.set(chosen, { state: 'Answered' }); tell('Marked as answered'); }
      if (event.target === 'second') open({ ...grid.get(chosen), recid: undefined, state: 'New' });
    },
  },
  records: FIRST,
  onAdd() { open({}); },
  onEdit(event) { open(grid.get(event.detail.recid)); },
  onDelete(event) {
    event.preventDefault();
    w2confirm('Strike this letter off the book?').yes(() => { grid.remove(...grid.getSelection()); tell('Letter struck off'); });
  },
});
const sidebar = new w2sidebar({
  name: 'offices',
  nodes: [
    { id: 'all', text: 'All letters', selected: true },
    { id: 'offices', text: 'Offices', group: true, expanded: true, nodes: OFFICES.map((text) => ({ id: text, text })) },
  ],
  onClick(event) {
    if (event.target === 'all') grid.searchReset();
    else grid.search('office', event.target);
  },
});
new w2layout({ name: 'layout', panels: [{ type: 'left', size: 190, resizable: true, html: sidebar }, { type: 'main', html: grid }] }).render('#layout');
