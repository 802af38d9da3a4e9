// The tours through a museum, in FullCalendar and with Quill's editor, in plain HTML.
import { Calendar } from 'fullcalendar';
import Quill from 'quill';
import 'quill/dist/quill.snow.css';

const at = (id) => document.getElementById(id);
const GUIDES = ['Agathe Roth', 'Bilal Demir', 'Corinna Faber', 'Dorian Pohl'];
at('whose').append(...GUIDES.map((one) => new Option(one)));
at('guide').append(...GUIDES.map((one) => new Option(one)));
const FIRST = [
  ['Rotary club', '2026-12-02T10:00', 'Agathe Roth', false], ['Class 7b', '2026-12-03T09:00', 'Bilal Demir', true],
  ['Choir of Saint Ann', '2026-12-08T14:00', 'Corinna Faber', false], ['Class 4a', '2026-12-10T10:00', 'Dorian Pohl', true],
  ['Friends of the house', '2026-12-16T17:00', 'Agathe Roth', false],
].map(([title, start, guide, school]) => ({ title, start, extendedProps: { guide, school } }));
const tell = (text) => { at('told').textContent = text; };
const editor = new Quill('#text', {
  theme: 'snow',
  placeholder: 'What the guide has to know',
  modules: { toolbar: [[{ header: [1, 2, false] }], ['bold', 'italic', 'underline'], [{ list: 'ordered' }, { list: 'bullet' }], ['link'], ['clean']] },
});
let current = null;
let filled = FIRST.map((one) => ({ ...one }));

function open(event, day = '') {
  current = event;
  at('head').textContent = event ? 'Change a tour' : 'Plan a tour';
  at('title').value = event?.title ?? '';
  at('guide').value = event?.extendedProps.guide ?? GUIDES[0];
  at('day').value = event ? event.startStr.slice(0, 10) : day;
  at('from').value = event ? event.startStr.slice(11, 16) : '10:00';
  at('class').checked = event?.extendedProps.school ?? false;
  editor.root.innerHTML = event?.extendedProps.text ?? '';
  at('form').showModal();
}

const calendar = new Calendar(at('calendar'), {
  initialDate: '2026-12-01',
  headerToolbar: { left: 'prev,next today', center: 'title', right: 'dayGridMonth,timeGridWeek,listMonth' },
  editable: true,
  selectable: true,
  events: (span, done) => done(filled.filter((one) => (at('groups').checked || !one.extendedProps.school)
    && ['Everybody', one.extendedProps.guide].includes(at('whose').value))),
  dateClick: ({ dateStr }) => open(null, dateStr.slice(0, 10)),
  eventClick: ({ event }) => open(event),
  eventDrop: ({ event }) => {
    filled.find((one) => one.title === event.title).start = event.startStr.slice(0, 16);
    tell(`${event.title} was moved`);
  },
});
calendar.render();
at('new').addEventListener('click', () => open(null));
for (const id of ['whose', 'groups']) at(id).addEventListener('change', () => calendar.refetchEvents());
at('save').addEventListener('click', () => {
  const tour = {
    title: at('title').value,
    start: `${at('day').value}T${at('from').value}`,
    extendedProps: { guide: at('guide').value, school: at('class').checked, text: editor.root.innerHTML },
  };
  filled = [...filled.filter((one) => one.title !== current?.title), tour];
  calendar.refetchEvents();
  tell(`${tour.title} is planned`);
});
at('delete').addEventListener('click', () => {
  filled = filled.filter((one) => one.title !== current?.title);
  calendar.refetchEvents();
  tell('The tour was deleted');
});
