// Requests to buy something, with UI5's web components as their documentation uses them.
import '@ui5/webcomponents/dist/Assets.js';
import '@ui5/webcomponents/dist/Bar.js';
import '@ui5/webcomponents/dist/Button.js';
import '@ui5/webcomponents/dist/CheckBox.js';
import '@ui5/webcomponents/dist/ComboBox.js';
import '@ui5/webcomponents/dist/ComboBoxItem.js';
import '@ui5/webcomponents/dist/DatePicker.js';
import '@ui5/webcomponents/dist/Dialog.js';
import '@ui5/webcomponents/dist/Icon.js';
import '@ui5/webcomponents/dist/Input.js';
import '@ui5/webcomponents/dist/Label.js';
import '@ui5/webcomponents/dist/Menu.js';
import '@ui5/webcomponents/dist/MenuItem.js';
import '@ui5/webcomponents/dist/MenuSeparator.js';
import '@ui5/webcomponents/dist/MultiComboBox.js';
import '@ui5/webcomponents/dist/MultiComboBoxItem.js';
import '@ui5/webcomponents/dist/Option.js';
import '@ui5/webcomponents/dist/RadioButton.js';
import '@ui5/webcomponents/dist/Select.js';
import '@ui5/webcomponents/dist/Slider.js';
import '@ui5/webcomponents/dist/StepInput.js';
import '@ui5/webcomponents/dist/SuggestionItem.js';
import '@ui5/webcomponents/dist/Switch.js';
import '@ui5/webcomponents/dist/TabContainer.js';
import '@ui5/webcomponents/dist/Tab.js';
import '@ui5/webcomponents/dist/Table.js';
import '@ui5/webcomponents/dist/TableCell.js';
import '@ui5/webcomponents/dist/TableHeaderCell.js';
import '@ui5/webcomponents/dist/TableHeaderRow.js';
import '@ui5/webcomponents/dist/TableRow.js';
import '@ui5/webcomponents/dist/Text.js';
import '@ui5/webcomponents/dist/TextArea.js';
import '@ui5/webcomponents/dist/TimePicker.js';
import '@ui5/webcomponents/dist/Title.js';
import '@ui5/webcomponents/dist/Toast.js';
import '@ui5/webcomponents-icons/dist/accept.js';
import '@ui5/webcomponents-icons/dist/add.js';
import '@ui5/webcomponents-icons/dist/copy.js';
import '@ui5/webcomponents-icons/dist/delete.js';
import '@ui5/webcomponents-icons/dist/edit.js';
import '@ui5/webcomponents-icons/dist/overflow.js';
import '@ui5/webcomponents-icons/dist/refresh.js';
import '@ui5/webcomponents-icons/dist/search.js';
import '@ui5/webcomponents-icons/dist/slim-arrow-down.js';

const at = (id) => document.getElementById(id);
const FILLED = ['material', 'supplier', 'amount', 'plant', 'centre', 'due', 'hour', 'notes'];
let rows = [
  ['Hydraulic oil', 'Brandis Oils', 40, 'Draft'], ['Packing tape', 'Karton Wolff', 200, 'Released'],
  ['Safety gloves', 'Arbeit & Schutz', 120, 'Draft'], ['Toner', 'Papier Lenz', 6, 'Released'],
  ['Welding wire', 'Stahl Mertens', 15, 'Draft'],
].map(([material, supplier, amount, status]) => ({ material, supplier, amount, status }));
let tab = 'All';
let current = null;

const tell = (text) => { at('toast').textContent = text; at('toast').open = true; };
const list = (id, tag, names, how = (one) => `text="${one}"`) => {
  at(id).innerHTML = names.map((one) => `<${tag} ${how(one)}>${tag === 'ui5-option' ? one : ''}</${tag}>`).join('');
};
list('supplier', 'ui5-suggestion-item', ['Arbeit & Schutz', 'Brandis Oils', 'Karton Wolff', 'Papier Lenz', 'Stahl Mertens']);
list('plant', 'ui5-option', ['Bremen', 'Dortmund', 'Leipzig', 'Ulm'], (one) => `value="${one}"`);
list('centre', 'ui5-cb-item', ['4100 Workshop', '4200 Paint shop', '4300 Warehouse', '5100 Administration']);
list('approvers', 'ui5-mcb-item', ['Alma Reuter', 'Bodo Franke', 'Celine Hardt', 'Detlef Moser']);

function show() {
  const words = at('search').value.toLowerCase();
  for (const old of document.querySelectorAll('ui5-table-row')) old.remove();
  for (const row of rows) {
    if ((tab !== 'All' && row.status !== tab) || !JSON.stringify(row).toLowerCase().includes(words)) continue;
    const line = document.createElement('ui5-table-row');
    line.innerHTML = ['material', 'supplier', 'amount', 'status'].map((one) => `<ui5-table-cell><ui5-text>${row[one]}</ui5-text></ui5-table-cell>`).join('')
      + '<ui5-table-cell><ui5-button icon="edit" design="Transparent" tooltip="Edit"></ui5-button><ui5-button icon="overflow" design="Transparent" tooltip="Actions"></ui5-button></ui5-table-cell>';
    const [edit, more] = line.querySelectorAll('ui5-button');
    edit.addEventListener('click', () => open(row));
    more.addEventListener('click', () => { current = row; at('actions').opener = more; at('actions').open = true; });
    at('table').append(line);
  }
}

function open(row) {
  current = row;
  for (const one of FILLED) at(one).value = String(row?.[one] ?? { amount: 1, plant: 'Bremen' }[one] ?? '');
  at('amount').value = Number(at('amount').value);
  at('form').open = true;
}

at('new').addEventListener('click', () => open(null));
at('cancel').addEventListener('click', () => { at('form').open = false; });
at('keep').addEventListener('click', () => { at('ask').open = false; });
at('refresh').addEventListener('click', () => { at('search').value = ''; show(); tell('The list is up to date'); });
at('search').addEventListener('input', show);
at('reports').addEventListener('click', () => { at('report').opener = at('reports'); at('report').open = true; });
at('report').addEventListener('item-click', (event) => { if (!event.detail.item.items?.length) tell(`Report: ${event.detail.text}`); });
at('tabs').addEventListener('tab-select', (event) => { tab = event.detail.tab.text; show(); });
at('actions').addEventListener('item-click', (event) => {
  if (event.detail.text === 'Release') { current.status = 'Released'; show(); tell('Request released'); } else if (event.detail.text === 'Copy') {
    open({ ...current, material: '', status: 'Draft' });
    current = null;
  } else at('ask').open = true;
});
at('sure').addEventListener('click', () => { rows = rows.filter((one) => one !== current); at('ask').open = false; show(); tell('Request deleted'); });
at('save').addEventListener('click', () => {
  const row = Object.fromEntries(FILLED.map((one) => [one, at(one).value]));
  if (current) Object.assign(current, row);
  else rows.push({ status: 'Draft', ...row });
  at('form').open = false;
  show();
  tell('Request saved');
});
show();
