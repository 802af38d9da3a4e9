// The lots of a nursery, with Tabulator, Tagify and Air Datepicker as their documentation uses them.
import '@yaireo/tagify/dist/tagify.css';
import 'air-datepicker/air-datepicker.css';
import 'tabulator-tables/dist/css/tabulator_simple.min.css';
import Tagify from '@yaireo/tagify';
import AirDatepicker from 'air-datepicker';
import english from 'air-datepicker/locale/en';
import { TabulatorFull as Tabulator } from 'tabulator-tables';

const BEDS = ['Cold frame', 'Field', 'House 1', 'House 2', 'Tunnel'];
const $ = (selector) => document.querySelector(selector);
const FIRST = [
  ['Lavender', 'Cuttings', 'House 1', 240, true], ['Foxglove', 'Own seed', 'Tunnel', 96, false], ['Sage', 'Own seed', 'House 2', 180, true],
  ['Hollyhock', 'Bought seed', 'Field', 60, false], ['Thyme', 'Cuttings', 'House 1', 310, true],
].map(([plant, source, bed, number, sale], id) => ({ id, plant, source, bed, number, sale }));
let last = 20;
let current = {};
let clock;

function tell(text) {
  $('#said').textContent = text;
  $('#said').style.visibility = 'visible';
  clearTimeout(clock);
  clock = setTimeout(() => { $('#said').style.visibility = 'hidden'; }, 3000);
}

const tags = new Tagify($('#tags'), { whitelist: ['balcony', 'bees', 'cut flower', 'herb', 'shade', 'wall'], dropdown: { enabled: 1 } });
const sown = new AirDatepicker('#sown', { locale: english, dateFormat: 'dd/MM/yyyy', autoClose: true });

function open(lot) {
  current = lot;
  $('#lot form').reset();
  tags.removeAllTags();
  sown.clear();
  $('#plant').value = lot.plant ?? '';
  $('#number').value = lot.number ?? '';
  $('#source').value = lot.source ?? 'Own seed';
  $('#lot').hidden = false;
}

const bin = () => '<svg width="16" height="16" viewBox="0 0 24 24"><path d="M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM19 4h-3.500l-1-1h-5l-1 1H5v2h14z"/></svg>';
const pencil = () => '<svg width="16" height="16" viewBox="0 0 24 24"><path d="M3 17.250V21h3.750L17.810 9.940l-3.750-3.750zM20.710 7.040a1 1 0 0 0 0-1.410l-2.340-2.340a1 1 0 0 0-1.410 0l-1.830 1.830 3.750 3.750z"/></svg>';
const table = new Tabulator('#lots', {
  data: FIRST,
  layout: 'fitColumns',
  history: true,
  rowContextMenu: [
    { label: 'Divide in two', action: (_, row) => { const number = row.getData().number / 2; row.update({ number }); table.addRow({ ...row.getData(), number, id: (last += 1) }); tell('Lot divided'); } },
    { separator: true },
    { label: 'Copy lot', action: (_, row) => open({ ...row.getData(), id: undefined }) },
  ],
  columns: [
    { title: 'Plant', field: 'plant', editor: 'input' },
    { title: 'Comes from', field: 'source' },
    { title: 'Bed', field: 'bed', editor: 'list', editorParams: { values: BEDS } },
    { title: 'Number', field: 'number', editor: 'number', editorParams: { selectContents: true }, hozAlign: 'right', width: 110 },
    { title: 'For sale', field: 'sale', formatter: 'tickCross', editor: true, hozAlign: 'center', width: 110 },
    { formatter: pencil, width: 50, hozAlign: 'center', headerSort: false, cellClick: (_, cell) => open(cell.getRow().getData()) },
    { formatter: bin, width: 50, hozAlign: 'center', headerSort: false, cellClick: (_, cell) => { cell.getRow().delete(); tell('Lot thrown away'); } },
  ],
});

$('#new').addEventListener('click', () => open({}));
$('#cancel').addEventListener('click', () => $('#lot').hidden = true);
$('#save').addEventListener('click', () => {
  const lot = { bed: 'House 1', sale: $('#sale').checked, ...current, plant: $('#plant').value, source: $('#source').value, number: Number($('#number').value) };
  if (lot.id === undefined) table.addRow({ ...lot, id: (last += 1) });
  else table.updateData([lot]);
  $('#lot').hidden = true;
  tell('Lot saved');
});
$('#words').addEventListener('input', () => table.setFilter('plant', 'like', $('#words').value));
$('#undo').addEventListener('click', () => table.undo());
$('#reload').addEventListener('click', () => { $('#words').value = ''; table.clearFilter(); tell('Lots are up to date'); });
$('#labels').addEventListener('click', () => tell('Labels printed'));
$('#prices').addEventListener('click', () => tell('Price list printed'));
