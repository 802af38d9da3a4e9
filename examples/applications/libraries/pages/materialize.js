// Visits to beehives, with Materialize as its documentation uses it.
import '@materializecss/materialize/dist/css/materialize.css';
import 'material-icons/iconfont/material-icons.css';
import * as M from '@materializecss/materialize';

const KEEPERS = ['Amsel', 'Brunner', 'Castell', 'Dorn', 'Ferro'];
const $ = (selector) => document.querySelector(selector);
let last = 30;
let tab = 'All';
let current = {};
let hives = [
  ['Linden hive', 'Carnica', 'Amsel', 'Looked after'], ['By the brook', 'Buckfast', 'Dorn', 'Treated'],
  ['Old wagon', 'Dark bee', 'Castell', 'Looked after'], ['Rectory garden', 'Carnica', 'Brunner', 'Looked after'],
].map(([hive, breed, keeper, state], id) => ({ id, hive, breed, keeper, state }));
const tell = (text) => new M.Toast({ text, displayLength: 2500 });

function draw() {
  const words = $('#words').value.toLowerCase();
  const shown = hives.filter((one) => (tab === 'All' || one.state === tab) && `${one.hive} ${one.keeper}`.toLowerCase().includes(words));
  $('#hives').innerHTML = shown.map((one) => `<tr data-id="${one.id}"><td>${one.hive}</td><td>${one.breed}</td><td>${one.keeper}</td><td>${one.state}</td>
    <td><button class="btn-flat edit"><i class="material-icons">edit</i></button><button class="btn-flat dropdown-trigger" data-target="more-${one.id}"><i class="material-icons">more_vert</i></button>
      <ul id="more-${one.id}" class="dropdown-content"><li><a href="#!" class="treated">Mark as treated</a></li><li><a href="#!" class="again">Write again</a></li><li class="divider"></li><li><a href="#!" class="gone">Give up</a></li></ul></td></tr>`).join('');
  M.Dropdown.init(document.querySelectorAll('#hives .dropdown-trigger'), { constrainWidth: false });
}

function open(hive) {
  current = hive;
  $('#visit form').reset();
  $('#hive').value = hive.hive ?? '';
  $('#keeper').value = hive.keeper ?? '';
  $('#breed').value = hive.breed ?? '';
  M.FormSelect.init($('#breed'));
  const seen = M.Chips.getInstance($('#seen'));
  seen.chipsData.slice().forEach(() => seen.deleteChip(0));
  $('#visit').hidden = false;
}

const does = {
  edit: open,
  treated(hive) { hive.state = 'Treated'; draw(); tell('Hive is marked as treated'); },
  again(hive) { open({ ...hive, id: undefined, state: 'Looked after' }); },
  gone(hive) { current = hive; $('#ask').showModal(); },
};

M.AutoInit(document.body, {
  Autocomplete: { data: KEEPERS.map((id) => ({ id, text: id })), minLength: 1 },
  Chips: { allowUserInput: true, placeholder: 'What was seen', secondaryPlaceholder: 'And what else' },
  Dropdown: { constrainWidth: false },
  Datepicker: { displayPlugin: 'modal', format: 'dd/mm/yyyy', firstDay: 1, autoSubmit: true },
});
$('#hives').addEventListener('click', (event) => {
  const button = event.target.closest('a, button');
  const act = Object.keys(does).find((one) => button?.classList.contains(one));
  if (act) does[act](hives.find((one) => one.id === Number(button.closest('[data-id]').dataset.id)));
});
$('#keep').addEventListener('click', () => {
  const value = { state: 'Looked after', ...current, hive: $('#hive').value, breed: $('#breed').value, keeper: $('#keeper').value };
  if (value.id === undefined) hives.push({ ...value, id: (last += 1) });
  else Object.assign(hives.find((one) => one.id === value.id), value);
  $('#visit').hidden = true;
  draw();
  tell('Visit kept');
});
$('#yes').addEventListener('click', () => { hives = hives.filter((one) => one !== current); $('#ask').close(); draw(); tell('Hive given up'); });
$('#no').addEventListener('click', () => $('#ask').close());
$('#cancel').addEventListener('click', () => $('#visit').hidden = true);
$('#new').addEventListener('click', () => open({}));
$('#words').addEventListener('input', draw);
$('#reload').addEventListener('click', () => { $('#words').value = ''; draw(); tell('Hives are up to date'); });
$('#papers').addEventListener('click', (event) => tell(`${event.target.textContent}: printed`));
$('#states').addEventListener('click', (event) => { if (event.target.matches('a')) { tab = event.target.textContent; draw(); } });
draw();
