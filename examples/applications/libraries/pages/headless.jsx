// Books from other libraries, with Headless UI, React-Select and React Datepicker as their documentation uses them.
import '@tailwindcss/browser';
import 'react-datepicker/dist/react-datepicker.css';
import {
  Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Dialog, DialogBackdrop, DialogPanel, DialogTitle, Disclosure,
  DisclosureButton, DisclosurePanel, Field, Input, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions, Menu, MenuButton, MenuItem, MenuItems, Radio,
  RadioGroup, Switch, Tab, TabGroup, TabList, Textarea,
} from '@headlessui/react';
import { ArrowPathIcon, CheckIcon, ChevronDownIcon, TrashIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { createRoot } from 'react-dom/client';
import Select from 'react-select';

const READERS = ['Amrein, Nadja', 'Bold, Karl', 'Conti, Renzo', 'Egli, Vreni', 'Frei, Oskar', 'Graf, Selma', 'Iten, Beat'];
const KINDS = ['Article', 'Book', 'Map', 'Score'];
const options = (names) => names.map((value) => ({ value, label: value }));
const LIBRARIES = options(['Abbey library', 'Bern University', 'Cantonal library', 'Conservatory', 'Geographical society', 'Technical college', 'Zurich Central']);
const SUBJECTS = options(['Architecture', 'Botany', 'History', 'Law', 'Medicine', 'Music', 'Railways']);
const TABS = ['All', 'Ordered', 'Arrived'];
const FIRST = [
  ['Alpine mosses', 'Egli, Vreni', 'Bern University', 'Ordered'], ['Tunnels of the north', 'Bold, Karl', 'Technical college', 'Arrived'],
  ['Masses for three voices', 'Graf, Selma', 'Abbey library', 'Ordered'], ['The law of pastures', 'Conti, Renzo', 'Cantonal library', 'Ordered'],
].map(([title, reader, from, state], id) => ({ id, title, reader, from, state }));

const BUTTON = 'inline-flex items-center gap-2 rounded-md bg-gray-700 px-3 py-1.5 text-sm font-semibold text-white data-hover:bg-gray-600';
const FIELD = 'mt-1 block w-full rounded-lg border border-gray-300 px-3 py-1.5 text-sm';
const LIST = 'z-60 rounded-xl border border-gray-300 bg-white p-1 text-sm';
const ITEM = 'group flex w-full cursor-default items-center gap-2 rounded-lg px-3 py-1.5 select-none data-focus:bg-gray-100';
const CAPTION = 'text-sm font-medium';

function Readers({ value, onChange }) {
  const [query, setQuery] = useState('');
  const found = READERS.filter((one) => one.toLowerCase().includes(query.toLowerCase()));
  return (
    <Combobox value={value} onChange={onChange} onClose={() => setQuery('')}>
      <div className="relative">
        <ComboboxInput className={FIELD} displayValue={(one) => one ?? ''} onChange={(event) => setQuery(event.target.value)} />
        <ComboboxButton className="absolute inset-y-0 right-0 px-2.5"><ChevronDownIcon className="size-4" /></ComboboxButton>
      </div>
      <ComboboxOptions anchor="bottom" className={`${LIST} w-(--input-width)`}>{found.map((one) => <ComboboxOption key={one} value={one} className={ITEM}><CheckIcon className="invisible size-4 group-data-selected:visible" />{one}</ComboboxOption>)}</ComboboxOptions>
    </Combobox>
  );
}

function Kind({ value, onChange }) {
  return (
    <Listbox value={value} onChange={onChange}>
      <ListboxButton className={`${FIELD} relative text-left`}>{value}<ChevronDownIcon className="absolute top-2 right-2.5 size-4" aria-hidden="true" /></ListboxButton>
      <ListboxOptions anchor="bottom" className={`${LIST} w-(--button-width)`}>{KINDS.map((one) => <ListboxOption key={one} value={one} className={ITEM}><CheckIcon className="invisible size-4 group-data-selected:visible" />{one}</ListboxOption>)}</ListboxOptions>
    </Listbox>
  );
}

function Form({ loan, onSave, onCancel }) {
  const [form, setForm] = useState({ title: '', reader: null, kind: 'Book', from: null, subjects: [], day: null, hour: null, way: 'Post', pays: false, room: false, notes: '', ...loan });
  const put = (name) => (value) => setForm((last) => ({ ...last, [name]: value }));
  return (
    <div className="mt-4 grid grid-cols-2 gap-4">
      <Field className="col-span-2"><Label className={CAPTION}>Title</Label><Input className={FIELD} value={form.title} onChange={(event) => put('title')(event.target.value)} /></Field>
      <Field><Label className={CAPTION}>Reader</Label><Readers value={form.reader} onChange={put('reader')} /></Field>
      <Field><Label className={CAPTION}>Kind</Label><Kind value={form.kind} onChange={put('kind')} /></Field>
      <div><label className={CAPTION} htmlFor="from">Comes from</label><Select inputId="from" options={LIBRARIES} value={LIBRARIES.find((one) => one.value === form.from)} onChange={(one) => put('from')(one.value)} /></div>
      <div><label className={CAPTION} htmlFor="subjects">Subjects</label><Select inputId="subjects" isMulti options={SUBJECTS} value={form.subjects} onChange={put('subjects')} /></div>
      <div><label className={CAPTION} htmlFor="day">Needed by</label><DatePicker id="day" className={FIELD} wrapperClassName="w-full" selected={form.day} onChange={put('day')} /></div>
      <div><label className={CAPTION} htmlFor="hour">Fetched at</label><DatePicker id="hour" className={FIELD} wrapperClassName="w-full" selected={form.hour} onChange={put('hour')} showTimeSelect showTimeSelectOnly timeIntervals={30} timeCaption="Time" dateFormat="h:mm aa" /></div>
      <RadioGroup value={form.way} onChange={put('way')} aria-label="Way" className="col-span-2 flex gap-6">{['Post', 'Library van', 'As a scan'].map((one) => (
        <Field key={one} className="flex items-center gap-2"><Radio value={one} className="group flex size-5 items-center justify-center rounded-full border bg-white data-checked:bg-blue-500"><span className="invisible size-2 rounded-full bg-white group-data-checked:visible" /></Radio><Label className="text-sm">{one}</Label></Field>
      ))}</RadioGroup>
      <Field className="flex items-center gap-2"><Checkbox checked={form.pays} onChange={put('pays')} className="group block size-4 rounded border bg-white data-checked:bg-blue-500"><CheckIcon className="text-white opacity-0 group-data-checked:opacity-100" /></Checkbox><Label className="text-sm">Reader pays the postage</Label></Field>
      <Field className="flex items-center gap-2"><Label className="text-sm">Reading room only</Label><Switch checked={form.room} onChange={put('room')} className="group inline-flex h-6 w-11 items-center rounded-full bg-gray-200 transition data-checked:bg-blue-600"><span className="size-4 translate-x-1 rounded-full bg-white transition group-data-checked:translate-x-6" /></Switch></Field>
      <Field className="col-span-2"><Label className={CAPTION}>Notes</Label><Textarea className={FIELD} rows={2} value={form.notes} onChange={(event) => put('notes')(event.target.value)} /></Field>
      <div className="col-span-2 flex gap-3"><Button className={BUTTON} onClick={() => onSave(form)}>Place order</Button><Button className={BUTTON} onClick={onCancel}>Cancel</Button></div>
    </div>
  );
}

function Actions({ name, entries }) {
  return (
    <Menu>
      <MenuButton className={BUTTON}>{name}<ChevronDownIcon className="size-4" /></MenuButton>
      <MenuItems transition anchor="bottom end" className={`${LIST} w-48 transition duration-100 data-closed:opacity-0`}>{entries.map(([entry, does]) => <MenuItem key={entry}><button type="button" className={ITEM} onClick={does}>{entry}</button></MenuItem>)}</MenuItems>
    </Menu>
  );
}

function Box({ title, open, onClose, children }) {
  return (
    <Dialog open={open} onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-black/30" />
      <div className="fixed inset-0 flex w-screen items-center justify-center p-4"><DialogPanel className="w-full max-w-2xl rounded-xl bg-white p-6"><DialogTitle as="h3" className="font-medium">{title}</DialogTitle>{children}</DialogPanel></div>
    </Dialog>
  );
}

function App() {
  const [loans, setLoans] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState(0);
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const [told, tell] = useState('');
  const put = (loan, change) => setLoans(loans.map((one) => (one.id === loan.id ? { ...one, ...change } : one)));
  const save = (loan) => {
    if (loan.id === undefined) setLoans([...loans, { state: 'Ordered', ...loan, id: loans.length + 50 }]);
    else put(loan, loan);
    setForm(null);
    tell('Order placed.');
  };
  const entries = (loan) => [
    ['Edit', () => setForm(loan)], ['Order again', () => setForm({ ...loan, id: undefined, state: 'Ordered' })],
    ['Has arrived', () => { put(loan, { state: 'Arrived' }); tell('The reader is told.'); }],
  ];
  const shown = loans.filter((one) => (!tab || one.state === TABS[tab]) && `${one.title} ${one.reader}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <div className="p-6">
      <h1 className="text-2xl font-semibold">Interlibrary loans</h1>
      <div className="my-4 flex items-center gap-3">
        <Button className={BUTTON} onClick={() => setForm({})}>New order</Button>
        <Input className="rounded-lg border border-gray-300 px-3 py-1.5 text-sm" placeholder="Title or reader" value={words} onChange={(event) => setWords(event.target.value)} />
        <Button className={BUTTON} onClick={() => { setWords(''); tell('Everything is up to date.'); }}><ArrowPathIcon className="size-5" /></Button>
        <Actions name="Print" entries={['Slips for the shelf', 'Reminders'].map((one) => [one, () => tell(`${one} are printed.`)])} />
        <span role="status" className="text-sm text-green-700">{told}</span>
      </div>
      <TabGroup selectedIndex={tab} onChange={setTab}><TabList className="flex gap-4">{TABS.map((one) => <Tab key={one} className="rounded-full px-3 py-1 text-sm font-semibold data-selected:bg-gray-200">{one}</Tab>)}</TabList></TabGroup>
      <table className="my-4 w-full text-left text-sm">
        <thead><tr>{['Title', 'Reader', 'Comes from', 'State', ''].map((one) => <th key={one} className="py-2">{one}</th>)}</tr></thead>
        <tbody>{shown.map((loan) => (
          <tr key={loan.id} className="border-t border-gray-200"><td className="py-2">{loan.title}</td><td>{loan.reader}</td><td>{loan.from}</td><td>{loan.state}</td>
            <td className="flex gap-2 py-2"><Actions name="Options" entries={entries(loan)} /><Button onClick={() => setAsked(loan)}><TrashIcon className="size-5" /></Button></td></tr>
        ))}</tbody>
      </table>
      <Disclosure><DisclosureButton className="group flex items-center gap-2 text-sm font-medium">What does it cost?<ChevronDownIcon className="size-5 group-data-open:rotate-180" /></DisclosureButton><DisclosurePanel className="mt-2 text-sm text-gray-600">Five francs a book, scans are free.</DisclosurePanel></Disclosure>
      <Box title="Order" open={form !== null} onClose={() => setForm(null)}>{form && <Form loan={form} onSave={save} onCancel={() => setForm(null)} />}</Box>
      <Box title="Take the order back?" open={asked !== null} onClose={() => setAsked(null)}>
        <p className="my-4 text-sm">The other library is told at once.</p>
        <div className="flex gap-3"><Button className={BUTTON} onClick={() => { setLoans(loans.filter((one) => one !== asked)); setAsked(null); tell('The order is taken back.'); }}>Take back</Button><Button className={BUTTON} onClick={() => setAsked(null)}>Leave it</Button></div>
      </Box>
    </div>
  );
}

createRoot(document.getElementById('root')).render(<App />);
