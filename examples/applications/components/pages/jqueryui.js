// A club's members, with jQuery UI, Select2 and DataTables.
require('jquery-ui/dist/themes/base/jquery-ui.css');
require('select2/dist/css/select2.css');
require('datatables.net-dt/css/dataTables.dataTables.css');
const $ = require('jquery');

window.jQuery = $;
window.$ = $;
require('jquery-ui/dist/jquery-ui.js');
require('select2')(window, $);
const DataTable = require('datatables.net-dt').default ?? require('datatables.net-dt');

const TOWNS = ['Altona', 'Bergedorf', 'Blankenese', 'Harburg', 'Lauenburg', 'Pinneberg', 'Stade'];
const FIRST = [
  ['Adler, Rita', 'Rowing', '03/14/2019', 'Active'], ['Bauer, Karl', 'Chess', '09/01/2021', 'Active'],
  ['Conrad, Eva', 'Swimming', '01/20/2023', 'Resting'], ['Dietz, Olga', 'Gymnastics', '05/02/2020', 'Active'],
  ['Ebert, Jens', 'Table tennis', '11/11/2022', 'Active'], ['Fuchs, Mia', 'Rowing', '02/08/2024', 'Resting'],
].map(([name, section, joined, status]) => ({ name, section, joined, status }));
let current = null;

const table = new DataTable('#members', {
  data: FIRST,
  columns: [
    { data: 'name' }, { data: 'section' }, { data: 'joined' }, { data: 'status' },
    {
      data: null,
      orderable: false,
      defaultContent: '<button class="edit"></button> <button class="rest"></button> <button class="strike"></button>',
    },
  ],
  drawCallback: () => {
    $('.edit').button({ icon: 'ui-icon-pencil', showLabel: false }).attr('title', 'Edit');
    $('.rest').button({ icon: 'ui-icon-pause', showLabel: false }).attr('title', 'Let rest');
    $('.strike').button({ icon: 'ui-icon-trash', showLabel: false });
  },
});

function tell(text) {
  $('#said').stop(true, true).text(text).show().delay(4000).fadeOut();
}

function open(row) {
  current = row;
  $('#form form')[0].reset();
  if (row) {
    const { name, section, joined } = row.data();
    $('#name').val(name);
    $('#section').val(section);
    $('#joined').val(joined);
  }
  $('#section').selectmenu('refresh');
  $('#form input[type=radio], #form input[type=checkbox]').checkboxradio('refresh');
  $('#trainer, #duties').val(null).trigger('change');
  $('#form').dialog('open');
}

function save() {
  const known = { name: $('#name').val(), section: $('#section').val(), joined: $('#joined').val() };
  if (current) current.data({ ...current.data(), ...known });
  else table.row.add({ status: 'Active', ...known });
  table.draw(false);
  $('#form').dialog('close');
  tell('Member saved');
}

$(document).tooltip({ items: 'button[title]' });
$('#tabs').tabs();
$('#new').button({ icon: 'ui-icon-plus' }).on('click', () => open(null));
$('#reload').button({ icon: 'ui-icon-refresh', showLabel: false }).on('click', () => { table.search('').draw(); tell('Register is up to date'); });
$('#print').button({ icon: 'ui-icon-print', showLabel: false }).on('click', () => tell('Register printed'));
$('#more').button({ icon: 'ui-icon-triangle-1-s', iconPosition: 'end' }).on('click', (event) => {
  event.stopPropagation();
  $('#menu').toggle().position({ my: 'left top', at: 'left bottom', of: '#more' });
});
$('#menu').menu({ select: (_, ui) => { if (ui.item.data('says')) { $('#menu').hide(); tell(ui.item.data('says')); } } });
$(document).on('click', (event) => { if (!$(event.target).closest('#menu').length) $('#menu').hide(); });
$('#form').dialog({ autoOpen: false, modal: true, width: 560, buttons: { Save: save, Cancel: () => $('#form').dialog('close') } });
$('#ask').dialog({
  autoOpen: false,
  modal: true,
  buttons: {
    'Strike off': () => { current.remove().draw(); $('#ask').dialog('close'); tell('Member struck off'); },
    Cancel: () => $('#ask').dialog('close'),
  },
});
$('#town').autocomplete({ source: TOWNS });
$('#section').selectmenu({ width: 260 });
$('#trainer').select2({ dropdownParent: $('#form'), placeholder: 'Select a trainer' });
$('#duties').select2({ dropdownParent: $('#form') });
$('#joined').datepicker({ showOn: 'both', buttonText: 'Choose' });
$('#fee').spinner({ min: 0, step: 10 });
$('#form input[type=radio], #form input[type=checkbox]').checkboxradio();
$('#hours').slider({ max: 20 });
$('#members').on('click', 'button', function act() {
  const row = table.row($(this).closest('tr'));
  if ($(this).hasClass('edit')) open(row);
  else if ($(this).hasClass('strike')) { current = row; $('#ask').dialog('open'); } else { row.data({ ...row.data(), status: 'Resting' }).draw(false); tell('Member rests'); }
});
