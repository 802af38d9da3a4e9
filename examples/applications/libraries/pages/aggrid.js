// The stock of a museum's shop, in a grid of AG Grid's community edition with plain HTML around it.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';

ModuleRegistry.registerModules([AllCommunityModule]);
const at = (id) => document.getElementById(id);
const GROUPS = ['Books', 'Cards', 'Jewellery', 'Posters', 'Textiles', 'Toys'];
const FIRST = [
  ['Catalogue Bauhaus', 'Books', 'A1', 34, 29], ['Linen bag', 'Textiles', 'C2', 8, 12.5], ['Postcard set', 'Cards', 'B4', 120, 6],
  ['Amber ring', 'Jewellery', 'Safe', 5, 48], ['Wooden crane', 'Toys', 'D1', 17, 22], ['Poster Whales', 'Posters', 'B1', 40, 14],
  ['Silk scarf', 'Textiles', 'C1', 11, 39], ['Memory game', 'Toys', 'D2', 3, 19.5], ['Sketchbook', 'Books', 'A3', 52, 8],
].map(([article, group, shelf, pieces, price]) => ({ article, group, shelf, pieces, price, ordered: '', paused: false, remark: '' }));

const tell = (text) => { at('told').textContent = text; };
at('group').append(...GROUPS.map((one) => new Option(one)));
const grid = createGrid(at('grid'), {
  rowData: FIRST,
  rowSelection: { mode: 'multiRow' },
  defaultColDef: { flex: 1, editable: true, filter: true },
  columnDefs: [
    { field: 'article', flex: 2 },
    { field: 'group', singleClickEdit: true, cellEditor: 'agSelectCellEditor', cellEditorParams: { values: GROUPS } },
    { field: 'shelf' },
    { field: 'pieces', filter: 'agNumberColumnFilter' },
    { field: 'price', valueFormatter: ({ value }) => (value ? `${value.toFixed(2)} €` : '') },
    { field: 'paused', headerName: 'Not reordered' },
    { field: 'remark', cellEditor: 'agLargeTextCellEditor', cellEditorPopup: true },
  ],
  isExternalFilterPresent: () => at('low').checked,
  doesExternalFilterPass: ({ data }) => data.pieces < 10,
  onCellValueChanged: ({ colDef, data }) => tell(`${data.article}: ${colDef.headerName ?? colDef.field} was changed`),
  onSelectionChanged: () => { at('remove').disabled = !grid.getSelectedRows().length; },
});
at('quick').addEventListener('input', () => grid.setGridOption('quickFilterText', at('quick').value));
at('low').addEventListener('change', () => grid.onFilterChanged());
at('clear').addEventListener('click', () => {
  at('quick').value = '';
  grid.setGridOption('quickFilterText', '');
  grid.setFilterModel(null);
  tell('All articles are shown');
});
at('remove').addEventListener('click', () => { grid.applyTransaction({ remove: grid.getSelectedRows() }); tell('Removed from the stock'); });
at('new').addEventListener('click', () => at('form').showModal());
at('add').addEventListener('click', () => {
  if (!at('article').value) return;
  const [article, group, shelf] = ['article', 'group', 'shelf'].map((id) => at(id).value);
  grid.applyTransaction({ add: [{ article, group, shelf, pieces: Number(at('pieces').value), price: Number(at('price').value), paused: false }], addIndex: 0 });
  tell(`${article} was added`);
});
