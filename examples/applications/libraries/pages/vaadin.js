// Bookings of a firm's cars, with Vaadin's web components as their documentation uses them.
import '@vaadin/vaadin-lumo-styles/all-imports.js';
import '@vaadin/button';
import '@vaadin/checkbox';
import '@vaadin/checkbox-group';
import '@vaadin/combo-box';
import '@vaadin/confirm-dialog';
import '@vaadin/context-menu';
import '@vaadin/date-picker';
import '@vaadin/dialog';
import '@vaadin/form-layout';
import '@vaadin/grid';
import '@vaadin/grid/vaadin-grid-sort-column.js';
import '@vaadin/icon';
import '@vaadin/icons';
import '@vaadin/integer-field';
import '@vaadin/menu-bar';
import '@vaadin/multi-select-combo-box';
import { Notification } from '@vaadin/notification';
import '@vaadin/radio-group';
import '@vaadin/select';
import '@vaadin/tabs';
import '@vaadin/text-area';
import '@vaadin/text-field';
import '@vaadin/time-picker';
import '@vaadin/tooltip';

const at = (id) => document.getElementById(id);
const STAFF = ['Adele Simon', 'Bertram Vogel', 'Carmen Ruiz', 'Dimitri Pavlov', 'Elsa Nyberg', 'Fritz Gerber'];
const CARS = ['Estate HB-14', 'Minibus HB-20', 'Pick-up HB-31', 'Small car HB-07'];
let rows = [
  ['Adele Simon', 'Estate HB-14', 'Emden', 'Booked'], ['Bertram Vogel', 'Minibus HB-20', 'Cuxhaven', 'Returned'],
  ['Elsa Nyberg', 'Small car HB-07', 'Town hall', 'Booked'], ['Fritz Gerber', 'Pick-up HB-31', 'Gravel pit', 'Booked'],
].map(([driver, car, destination, state]) => ({ driver, car, destination, state }));
let current = null;

const tell = (text) => Notification.show(text, { position: 'bottom-end', duration: 3000, theme: 'success' });
const fields = at('form').content.firstElementChild;
const inside = (id) => fields.querySelector(`#${id}`);
inside('driver').items = STAFF;
inside('others').items = STAFF;
inside('car').items = CARS.map((label) => ({ label, value: label }));

function show() {
  const words = at('search').value.toLowerCase();
  const state = ['', 'Booked', 'Returned'][at('tabs').selected ?? 0];
  at('grid').items = rows.filter((row) => row.state.includes(state) && JSON.stringify(row).toLowerCase().includes(words));
}

function edit(row) {
  current = row;
  for (const id of ['driver', 'car', 'destination', 'remarks', 'day', 'leaves']) inside(id).value = row?.[id] ?? '';
  inside('others').selectedItems = row?.others ?? [];
  inside('extras').value = [];
  inside('purpose').value = '';
  inside('distance').value = row?.distance ?? '50';
  at('dialog').opened = true;
}

function save() {
  const row = Object.fromEntries(['driver', 'car', 'destination', 'remarks', 'day', 'leaves', 'distance'].map((id) => [id, inside(id).value]));
  row.others = inside('others').selectedItems;
  if (current && rows.includes(current)) Object.assign(current, row);
  else rows = [...rows, { state: 'Booked', ...row }];
  at('dialog').opened = false;
  show();
  tell('Booking saved');
}

const button = (text, theme, does) => {
  const made = Object.assign(document.createElement('vaadin-button'), { textContent: text });
  if (theme) made.setAttribute('theme', theme);
  made.addEventListener('click', does);
  return made;
};
at('dialog').renderer = (root) => { if (!root.firstChild) root.append(fields); };
at('dialog').footerRenderer = (root) => {
  if (!root.firstChild) root.append(button('Cancel', '', () => { at('dialog').opened = false; }), button('Save', 'primary', save));
};
at('edits').renderer = (root, column, model) => {
  root.replaceChildren(button('', 'icon small tertiary', () => edit(model.item)));
  root.firstChild.innerHTML = '<vaadin-icon icon="vaadin:pencil"></vaadin-icon>';
  root.firstChild.setAttribute('aria-label', 'Edit');
};
at('context').items = [{ text: 'Car is back' }, { text: 'Book again' }, { component: 'hr' }, { text: 'Delete' }];
at('context').addEventListener('item-selected', (event) => {
  const row = event.detail.value.row;
  if (event.detail.value.text === 'Car is back') { row.state = 'Returned'; show(); tell('Car is back'); } else if (event.detail.value.text === 'Book again') edit({ ...row });
  else { current = row; at('ask').opened = true; }
});
at('grid').addEventListener('contextmenu', (event) => {
  const { item } = at('grid').getEventContext(event);
  at('context').items = at('context').items.map((one) => ({ ...one, row: item }));
}, { capture: true });
at('fleet').items = [{ text: 'Fleet', children: [{ text: 'Log books' }, { text: 'Export', children: [{ text: 'As a spreadsheet' }, { text: 'As PDF' }] }] }, { text: 'Workshop' }];
at('fleet').addEventListener('item-selected', (event) => tell(`${event.detail.value.text}: sent to you by e-mail`));
at('new').addEventListener('click', () => edit(null));
at('reload').addEventListener('click', () => { at('search').value = ''; show(); });
at('search').addEventListener('value-changed', show);
at('tabs').addEventListener('selected-changed', show);
at('ask').addEventListener('confirm', () => { rows = rows.filter((row) => row !== current); show(); tell('Booking deleted'); });
show();
