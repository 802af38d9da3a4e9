// Appointments with a vet, with Fomantic-UI as its documentation uses it.
require('fomantic-ui-css/semantic.min.css');

const $ = require('jquery');

window.$ = $;
window.jQuery = $;
require('fomantic-ui-css/semantic.js');

const LISTS = {
  owners: ['Abt', 'Brandstetter', 'Corsini', 'Dvorak', 'Ekström', 'Farm on the Dyke', 'Gruber', 'Horvath'],
  species: ['Cat', 'Dog', 'Guinea pig', 'Horse', 'Parrot', 'Rabbit'],
  reasons: ['Castration', 'Limps', 'Teeth', 'Vaccination', 'Will not eat', 'Worms'],
};
let last = 40;
let tab = 'All';
let rows = [
  ['Bruno', 'Abt', 'Dog', 'Booked'], ['Minka', 'Corsini', 'Cat', 'Arrived'], ['Schecke', 'Farm on the Dyke', 'Horse', 'Booked'], ['Lora', 'Horvath', 'Parrot', 'Booked'],
].map(([animal, owner, species, state], id) => ({ id, animal, owner, species, state }));
let current = {};
const tell = (message) => $.toast({ message, class: 'success', displayTime: 2500 });

$('[data-of]').each((_, menu) => $(menu).html(LISTS[menu.dataset.of].map((one) => `<div class="item" data-value="${one}">${one}</div>`).join('')));
$('#appointment .dropdown').dropdown();
$('.ui.checkbox').checkbox();
$('.ui.accordion').accordion();
$('#day').calendar({ type: 'date', today: true });
$('#time').calendar({ type: 'time' });
$('#minutes').slider({ min: 0, max: 60, start: 10, step: 10 });
$('#print').dropdown({ action: 'hide', onChange: (value, text) => tell(`${text}: sent to the printer`) });

function draw() {
  const words = $('#words').val().toLowerCase();
  const shown = rows.filter((row) => (tab === 'All' || row.state === tab) && `${row.animal} ${row.owner}`.toLowerCase().includes(words));
  $('#rows').html(shown.map((row) => `<tr data-id="${row.id}"><td>${row.animal}</td><td>${row.owner}</td><td>${row.species}</td><td><div class="ui label">${row.state}</div></td>
    <td><button class="ui mini icon button edit"><i class="edit icon"></i></button><div class="ui mini icon top right pointing dropdown button"><i class="wrench icon"></i>
      <div class="menu"><div class="item" data-value="arrive"><i class="check icon"></i>Has arrived</div><div class="item" data-value="again"><i class="copy icon"></i>Comes again</div><div class="divider"></div><div class="item" data-value="cancel"><i class="trash icon"></i>Cancel</div></div></div></td></tr>`).join(''));
  $('#rows .dropdown').each((_, button) => {
    const row = rows.find((one) => one.id === Number($(button).closest('tr').data('id')));
    $(button).dropdown({ action: 'hide', onChange: (value) => does[value](row) });
  });
}

function open(row) {
  current = row;
  $('#appointment form').form('reset');
  $('#appointment form').form('set values', row);
  $('#appointment').modal({ autofocus: false, onApprove: save }).modal('show');
}

function save() {
  const values = $('#appointment form').form('get values');
  if (current.id === undefined) rows.push({ state: 'Booked', ...values, id: (last += 1) });
  else Object.assign(current, values);
  draw();
  tell('Appointment saved');
}

const does = {
  arrive(row) { row.state = 'Arrived'; draw(); tell(`${row.animal} is in the waiting room`); },
  again(row) { open({ ...row, id: undefined, state: 'Booked' }); },
  cancel(row) {
    $('#ask').modal({ onApprove() { rows = rows.filter((one) => one !== row); draw(); tell('Appointment cancelled'); } }).modal('show');
  },
};

$('#new').on('click', () => open({}));
$('#words').on('input', draw);
$('#refresh').on('click', () => { $('#words').val(''); draw(); tell('Everything is up to date'); });
$('.pointing.menu .item').on('click', (event) => {
  tab = $(event.currentTarget).addClass('active').siblings().removeClass('active').end().text();
  draw();
});
$('#rows').on('click', '.edit', (event) => open(rows.find((one) => one.id === $(event.currentTarget).closest('tr').data('id'))));
draw();
