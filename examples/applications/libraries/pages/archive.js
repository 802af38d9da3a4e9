// A town's archive, with the plugins of jQuery that old applications were made of.
require('jstree/dist/themes/default/style.css');
require('chosen-js/chosen.css');
require('bootstrap-datepicker/dist/css/bootstrap-datepicker.standalone.css');
require('summernote/dist/summernote-lite.css');
require('datatables.net-dt/css/dataTables.dataTables.css');
const $ = require('jquery');

window.jQuery = $;
window.$ = $;
require('jstree');
require('chosen-js');
require('bootstrap-datepicker');
require('summernote/dist/summernote-lite.js');
const DataTable = require('datatables.net-dt').default ?? require('datatables.net-dt');

const PICTURES = {
  pencil: 'M2 11l8-8 3 3-8 8H2z', book: 'M2 3h5l1 1 1-1h5v10H9l-1 1-1-1H2zm5 2H4v6h3zm5 0H9v6h3z', bin: 'M6 2h4v1h4v2H2V3h4zM3 6h10l-1 8H4z',
};
const picture = (name, tip) => `<button class="act ${name}"${tip ? ` title="${tip}"` : ''}><svg width="16" height="16" viewBox="0 0 16 16"><path d="${PICTURES[name]}"/></svg></button>`;
const FIRST = [
  ['Accounts 1911 to 1920', 'Brewery Stern', 'Trade', 'Store 2'], ['Boat house, plans', 'Rowing club', 'Clubs', 'Reading room'], ['Divided fields', 'District court', 'Courts', 'Store 1'],
  ['Glass plates', 'Family Oehme', 'Families', 'Store 3'], ['Sermons', 'Parish office', 'Church', 'Store 1'],
].map(([title, giver, holding, where]) => ({ title, giver, holding, where }));
let current = null;
let holding = 'Town';
const tell = (text) => $('#said').stop(true, true).text(text).show().delay(3500).fadeOut();

const table = new DataTable('#papers', {
  data: FIRST,
  pageLength: 10,
  lengthChange: false,
  columns: [
    { data: 'title' }, { data: 'giver' }, { data: 'holding' }, { data: 'where' },
    { data: null, orderable: false, defaultContent: `${picture('pencil', '')}${picture('book', 'Lend out')}${picture('bin', '')}` },
  ],
});
DataTable.ext.search.push((_, cells) => holding === 'Town' || cells[2] === holding);

function open(row) {
  current = row;
  $('#sheet')[0].reset();
  const known = row?.data() ?? {};
  $('#title').val(known.title);
  $('#giver').val(known.giver ?? '');
  $('#words').val([]);
  $('#giver, #words').trigger('chosen:updated');
  $('#text').summernote('code', known.text ?? '');
  $('#sheet').show();
}

$('#holdings').jstree({ core: { data: [{ text: 'Town', state: { opened: true, selected: true }, children: [{ text: 'Offices', children: ['Courts', 'Schools'] }, { text: 'Private', children: ['Church', 'Clubs', 'Families', 'Trade'] }] }] } })
  .on('select_node.jstree', (_, { node }) => { holding = node.text; table.draw(); });
$('#sheet').hide();
$('#sheet').css('display', 'block');
$('#giver').chosen({ allow_single_deselect: true });
$('#words').chosen();
$('#sheet').hide();
$('#came').datepicker({ format: 'dd.mm.yyyy', weekStart: 1, autoclose: true, todayHighlight: true });
$('#text').summernote({ height: 70, width: 460, toolbar: [['style', ['bold', 'italic', 'underline']], ['para', ['ul', 'ol']], ['insert', ['link']]] });
$('#new').on('click', () => open(null));
$('#label').on('click', () => tell('Labels were printed'));
$('#reload').on('click', (event) => { event.preventDefault(); table.search('').draw(); tell('The list is up to date'); });
$('#cancel').on('click', () => $('#sheet').hide());
$('#save').on('click', () => {
  const known = { title: $('#title').val(), giver: $('#giver').val(), text: $('#text').summernote('code') };
  if (current) current.data({ ...current.data(), ...known });
  else table.row.add({ holding: holding === 'Town' ? 'Offices' : holding, where: 'Store 1', ...known });
  table.draw(false);
  $('#sheet').hide();
  tell('Papers were taken in');
});
$('#papers').on('click', 'button.act', function act() {
  const row = table.row($(this).closest('tr'));
  if ($(this).hasClass('pencil')) open(row);
  else if ($(this).hasClass('book')) { row.data({ ...row.data(), where: 'Reading room' }).draw(false); tell('Lent to the reading room'); } else { row.remove().draw(); tell('Thrown out of the list'); }
});
