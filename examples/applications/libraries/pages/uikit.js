// Stalls on a weekly market, with UIkit, Choices.js and Pikaday as their documentation uses them.
import 'uikit/dist/css/uikit.css';
import 'choices.js/public/assets/styles/choices.css';
import 'pikaday/css/pikaday.css';
import Choices from 'choices.js';
import Pikaday from 'pikaday';
import UIkit from 'uikit';
import Icons from 'uikit/dist/js/uikit-icons.js';

UIkit.use(Icons);

let last = 4;
let state = 'All';
let current = {};
let stalls = [
  ['Baker Imhof', 'Bread', 'Row A', 'Approved'], ['Cheese from the Alp', 'Cheese', 'Row B', 'Asked for'],
  ['Fish Thomsen', 'Fish', 'At the well', 'Asked for'], ['Garden Lund', 'Flowers', 'Church side', 'Approved'],
].map(([trader, goods, place, is], id) => ({ id, trader, goods, place, state: is }));
const $ = (selector) => document.querySelector(selector);
const tell = (message) => UIkit.notification({ message, status: 'success', pos: 'top-right', timeout: 2500 });
const goods = new Choices('#goods', { searchEnabled: true, itemSelectText: '', shouldSort: false });
const needs = new Choices('#needs', { removeItemButton: true, placeholderValue: 'What it needs', itemSelectText: '' });
const picker = new Pikaday({ field: $('#day'), firstDay: 1, toString: (day) => day.toLocaleDateString('en-GB'), parse: (text) => { const [d, m, y] = text.split('/'); return new Date(y, m - 1, d); } });

function draw() {
  const words = $('#words').value.toLowerCase();
  const shown = stalls.filter((one) => (state === 'All' || one.state === state) && `${one.trader} ${one.goods}`.toLowerCase().includes(words));
  $('#stalls').innerHTML = shown.map((one) => `<li class="uk-flex uk-flex-middle uk-flex-between" data-id="${one.id}">
    <div><div class="trader">${one.trader}</div><div class="uk-text-meta">${one.goods}, ${one.place} <span class="uk-label">${one.state}</span></div></div>
    <div><button class="uk-button uk-button-small uk-button-default approve">Approve</button> <a href="#" uk-icon="pencil" class="uk-icon-link edit"></a> <a href="#" uk-icon="more-vertical" class="uk-icon-link"></a>
      <div uk-dropdown="mode: click; pos: bottom-right"><ul class="uk-nav uk-dropdown-nav"><li><a href="#" class="again">Let in again</a></li><li class="uk-nav-divider"></li><li><a href="#" class="close">Close stall</a></li></ul></div></div></li>`).join('');
}

function open(stall) {
  current = stall;
  $('#stall form').reset();
  picker.setDate(null);
  $('#trader').value = stall.trader ?? '';
  $('#place').value = stall.place ?? 'Row A';
  goods.setChoiceByValue(stall.goods ?? '');
  needs.removeActiveItems();
  UIkit.modal('#stall').show();
}

const does = {
  approve(stall) { stall.state = 'Approved'; draw(); tell('Stall approved'); },
  edit: open,
  again(stall) { open({ ...stall, id: undefined, state: 'Asked for' }); },
  close(stall) {
    UIkit.modal.confirm('Does this trader give up the stall?', { i18n: { ok: 'Close', cancel: 'Keep' } })
      .then(() => { stalls = stalls.filter((one) => one !== stall); draw(); tell('Stall closed'); }, () => {});
  },
};

$('#stalls').addEventListener('click', (event) => {
  const button = event.target.closest('a, button');
  const act = Object.keys(does).find((one) => button?.classList.contains(one));
  if (!act) return;
  event.preventDefault();
  const stall = stalls.find((one) => one.id === Number(button.closest('[data-id]').dataset.id));
  UIkit.dropdown(button.closest('.uk-dropdown'))?.hide(0);
  does[act](stall);
});
$('#save').addEventListener('click', () => {
  const value = { state: 'Asked for', ...current, trader: $('#trader').value, goods: goods.getValue(true), place: $('#place').value };
  if (value.id === undefined) stalls.push({ ...value, id: (last += 1) });
  else Object.assign(stalls.find((one) => one.id === value.id), value);
  UIkit.modal('#stall').hide();
  draw();
  tell('Stall saved');
});
$('#new').addEventListener('click', () => open({}));
$('#words').addEventListener('input', draw);
$('.uk-search').addEventListener('submit', (event) => event.preventDefault());
$('#refresh').addEventListener('click', () => { $('#words').value = ''; draw(); tell('Everything is up to date'); });
$('#papers').addEventListener('click', (event) => { event.preventDefault(); UIkit.dropdown(event.target.closest('.uk-dropdown')).hide(0); tell(`${event.target.textContent}: printed`); });
$('#states').addEventListener('click', (event) => {
  event.preventDefault();
  state = event.target.textContent;
  document.querySelectorAll('#states > li').forEach((one) => one.classList.toggle('uk-active', one.contains(event.target)));
  draw();
});
draw();
