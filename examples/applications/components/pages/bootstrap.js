// Enrolments in courses, with Bootstrap, Tom Select and flatpickr.
import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import 'flatpickr/dist/flatpickr.css';
import 'tom-select/dist/css/tom-select.bootstrap5.css';
import { Modal, Toast, Tooltip } from 'bootstrap';
import flatpickr from 'flatpickr';
import TomSelect from 'tom-select';

const at = (id) => document.getElementById(id);
let rows = [
  ['Anton Brandt', 'First aid', '2026-12-03', 'Waiting'], ['Bianca Rossi', 'Forklift licence', '2026-12-05', 'Paid'],
  ['Cem Yilmaz', 'Fire watch', '2026-12-08', 'Waiting'], ['Doris Blum', 'Bookkeeping', '2027-01-12', 'Waiting'],
  ['Egon Falk', 'Crane signals', '2027-01-19', 'Paid'],
].map(([name, course, begins, state]) => ({ name, course, begins, state }));
let tab = 'All';
let current = null;

const form = new Modal(at('form'));
const ask = new Modal(at('ask'));
const course = new TomSelect('#course', { create: false });
const topics = new TomSelect('#topics', { plugins: ['remove_button'] });
const begins = flatpickr('#begins', { altInput: true, altFormat: 'j F Y', dateFormat: 'Y-m-d' });
document.querySelectorAll('[data-bs-toggle=tooltip]').forEach((one) => new Tooltip(one));

function tell(text) {
  at('toast').firstElementChild.textContent = text;
  Toast.getOrCreateInstance(at('toast')).show();
}

function show() {
  const words = at('search').value.toLowerCase();
  const shown = rows.filter((row) => (tab === 'All' || row.state === tab)
    && JSON.stringify(row).toLowerCase().includes(words));
  at('rows').innerHTML = shown.map((row) => `
    <tr data-row="${rows.indexOf(row)}">
      <td>${row.name}</td><td>${row.course}</td><td>${row.begins}</td>
      <td><span class="badge text-bg-secondary">${row.state}</span></td>
      <td class="text-end">
        <button class="btn btn-sm btn-outline-primary" data-does="edit"><i class="bi bi-pencil"></i></button>
        <button class="btn btn-sm btn-outline-danger" data-does="remove"><i class="bi bi-trash"></i></button>
        <div class="btn-group dropstart">
          <button class="btn btn-sm btn-light" data-bs-toggle="dropdown"><i class="bi bi-three-dots-vertical"></i></button>
          <ul class="dropdown-menu">
            <li><button class="dropdown-item" data-does="paid">Mark as paid</button></li>
            <li><button class="dropdown-item" data-does="again">Enrol again</button></li>
            <li><hr class="dropdown-divider"></li>
            <li><button class="dropdown-item" data-does="remind">Send reminder</button></li>
          </ul>
        </div>
      </td>
    </tr>`).join('');
}

function open(row) {
  current = row;
  at('form').querySelector('form').reset();
  at('name').value = row?.name ?? '';
  course.setValue(row?.course ?? '');
  topics.clear();
  begins.setDate(row?.begins ?? null);
  form.show();
}

at('new').onclick = () => open(null);
at('search').oninput = show;
at('reload').onclick = () => { at('search').value = ''; show(); tell('List is up to date'); };
at('mail').onclick = () => tell('Everybody gets a letter');
document.querySelectorAll('[data-says]').forEach((one) => {
  one.onclick = (event) => { event.preventDefault(); tell(one.dataset.says); };
});
at('tabs').addEventListener('shown.bs.tab', (event) => { tab = event.target.textContent; show(); });
at('rows').onclick = (event) => {
  const does = event.target.closest('[data-does]')?.dataset.does;
  const row = rows[event.target.closest('tr').dataset.row];
  if (does === 'edit') open(row);
  else if (does === 'again') { open({ ...row, name: '' }); current = null; } else if (does === 'remove') { current = row; ask.show(); } else if (does === 'paid') { row.state = 'Paid'; show(); tell('Marked as paid'); } else if (does === 'remind') tell(`Reminder sent to ${row.name}`);
};
at('sure').onclick = () => { rows = rows.filter((one) => one !== current); show(); tell('Enrolment removed'); };
at('form').querySelector('form').onsubmit = (event) => {
  event.preventDefault();
  const row = { name: at('name').value, course: course.getValue(), begins: at('begins').value };
  if (current) Object.assign(current, row);
  else rows.push({ state: 'Waiting', ...row });
  form.hide();
  show();
  tell('Enrolment saved');
};
show();
