// Loans of equipment, with Shoelace's web components as its documentation uses them.
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace';
import { setBasePath } from '@shoelace-style/shoelace/dist/utilities/base-path.js';

setBasePath('/shoelace');
const at = (id) => document.getElementById(id);
const ITEMS = ['Camera', 'Climbing harness', 'Drone', 'Hand radio', 'Projector', 'Survey level'];
const EXTRAS = ['Battery', 'Carrying case', 'Charger', 'Memory card', 'Tripod'];
let rows = [
  ['Camera', 'Ines Duarte', '2026-12-01', 'Out'], ['Drone', 'Jonas Weber', '2026-12-03', 'Out'],
  ['Hand radio', 'Kirsten Aas', '2026-11-20', 'Returned'], ['Projector', 'Luca Ferri', '2026-12-09', 'Out'],
].map(([item, borrower, until, state]) => ({ item, borrower, until, state }));
let tab = 'All';
let current = null;

function tell(text) {
  const alert = Object.assign(document.createElement('sl-alert'), { variant: 'success', closable: true, duration: 4000 });
  alert.innerHTML = `<sl-icon name="check2-circle" slot="icon"></sl-icon>${text}`;
  document.body.append(alert);
  customElements.whenDefined('sl-alert').then(() => alert.toast());
}

function show() {
  const words = at('search').value.toLowerCase();
  const shown = rows.filter((row) => (tab === 'All' || row.state === tab)
    && JSON.stringify(row).toLowerCase().includes(words));
  at('rows').innerHTML = shown.map((row) => `
    <tr data-row="${rows.indexOf(row)}">
      <td>${row.item}</td><td>${row.borrower}</td><td>${row.until}</td><td><sl-badge>${row.state}</sl-badge></td>
      <td>
        <sl-tooltip content="Edit"><sl-icon-button name="pencil" label="Edit"></sl-icon-button></sl-tooltip>
        <sl-dropdown hoist>
          <sl-icon-button slot="trigger" name="three-dots-vertical" label="More options"></sl-icon-button>
          <sl-menu>
            <sl-menu-item value="return">Take back</sl-menu-item>
            <sl-menu-item value="again">Lend again</sl-menu-item>
            <sl-menu-item value="delete"><sl-icon slot="prefix" name="trash"></sl-icon>Delete</sl-menu-item>
          </sl-menu>
        </sl-dropdown>
      </td>
    </tr>`).join('');
}

const fields = () => [...document.querySelectorAll('#form [name]')].filter((one) => one.localName !== 'sl-icon');
function open(row) {
  current = row;
  for (const one of fields()) {
    if ('checked' in one && one.localName !== 'sl-radio') one.checked = false;
    else one.value = row?.[one.name] ?? { pieces: '1', battery: 50, extras: [] }[one.name] ?? '';
  }
  at('form').show();
}

const choose = (name, list) => {
  document.querySelector(`sl-select[name=${name}]`).innerHTML = list.map((one) => `<sl-option value="${one.replaceAll(' ', '_')}">${one}</sl-option>`).join('');
};
choose('item', ITEMS);
choose('extras', EXTRAS);
at('new').onclick = () => open(null);
at('cancel').onclick = () => at('form').hide();
at('keep').onclick = () => at('ask').hide();
at('reload').onclick = () => { at('search').value = ''; show(); tell('List is up to date'); };
at('labels').onclick = () => tell('Labels printed');
at('search').addEventListener('sl-input', show);
at('more').addEventListener('sl-select', (event) => tell(event.detail.item.value));
at('tabs').addEventListener('sl-tab-show', (event) => { tab = event.detail.name; show(); });
at('rows').addEventListener('click', (event) => {
  if (event.target.name === 'pencil') open(rows[event.target.closest('tr').dataset.row]);
});
at('rows').addEventListener('sl-select', (event) => {
  const row = rows[event.target.closest('tr').dataset.row];
  const does = event.detail.item.value;
  if (does === 'return') { row.state = 'Returned'; show(); tell('Item is back'); } else if (does === 'again') { open({ ...row, borrower: '' }); current = null; } else { current = row; at('ask').show(); }
});
at('sure').onclick = () => { rows = rows.filter((one) => one !== current); at('ask').hide(); show(); tell('Loan deleted'); };
at('save').onclick = () => {
  const row = Object.fromEntries(fields().map((one) => [one.name, one.value]));
  row.item = String(row.item).replaceAll('_', ' ');
  if (current) Object.assign(current, row);
  else rows.push({ state: 'Out', ...row });
  at('form').hide();
  show();
  tell('Loan saved');
};
show();
