// Complaints about the water, with the parts of Radix, cmdk, React DayPicker and Sonner put together as shadcn/ui's documentation does.
import '@tailwindcss/browser';
import 'react-day-picker/style.css';
import { Command } from 'cmdk';
import { Check, ChevronDown, ChevronsUpDown, MoreHorizontal, RefreshCw, X } from 'lucide-react';
import {
  Accordion, AlertDialog, Checkbox, Dialog, DropdownMenu, Label, Popover, RadioGroup, Select, Slider, Switch, Tabs, ToggleGroup, Tooltip,
} from 'radix-ui';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

const STREETS = ['Ash Lane', 'Bridge Street', 'Castle Hill', 'Dyer\'s Yard', 'Mill Road', 'Quarry Road', 'Station Square', 'Tanner Row', 'Vine Street'];
const KINDS = { Water: ['Brown water', 'Low pressure', 'No water at all', 'Smell'], Office: ['Bill too high', 'Nobody came'] };
const FIRST = [
  ['Mrs Albers', 'Mill Road', 'Low pressure', 'Open'], ['Hotel Krone', 'Station Square', 'Bill too high', 'Answered'],
  ['Mr Dobbin', 'Tanner Row', 'Smell', 'Open'], ['School for nurses', 'Castle Hill', 'Brown water', 'Answered'],
].map(([customer, street, kind, state], id) => ({ id, customer, street, kind, state }));
const DUTY = [['Who is on duty', 'Mr Petersen until six, then the control room.'], ['What counts as urgent', 'No water for more than four hours, or a hospital.']];

const BUTTON = 'inline-flex h-9 items-center gap-2 rounded-md px-4 text-sm font-medium';
const PLAIN = `${BUTTON} border border-zinc-200 bg-white hover:bg-zinc-100`;
const DARK = `${BUTTON} bg-zinc-900 text-white`;
const FIELD = 'h-9 w-full rounded-md border border-zinc-200 px-3 text-sm';
const FLOAT = 'z-50 min-w-40 rounded-md border border-zinc-200 bg-white p-1 text-sm shadow-md';
const ITEM = 'relative flex cursor-default items-center gap-2 rounded-sm px-2 py-1.5 outline-none data-[highlighted]:bg-zinc-100 data-[selected=true]:bg-zinc-100';
const OVERLAY = 'fixed inset-0 z-40 bg-black/50';
const BOX = 'rounded border border-zinc-300 data-[state=checked]:bg-zinc-900 text-white';

const Caption = (props) => <Label.Root className="text-sm font-medium" {...props} />;

function Streets({ value, onChange }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild><button id="street" type="button" role="combobox" aria-expanded={open} className={`${PLAIN} w-full justify-between`}>{value || 'Select street...'}<ChevronsUpDown className="size-4 opacity-50" /></button></Popover.Trigger>
      <Popover.Portal><Popover.Content align="start" className={FLOAT}>
        <Command>
          <Command.Input placeholder="Search street..." className="h-9 w-full border-b border-zinc-200 px-2 outline-none" />
          <Command.List className="max-h-48 overflow-y-auto">
            <Command.Empty className="p-2">No street found.</Command.Empty>
            <Command.Group>{STREETS.map((one) => (
              <Command.Item key={one} value={one} className={ITEM} onSelect={(chosen) => { onChange(chosen); setOpen(false); }}>{one}{value === one && <Check className="ml-auto size-4" />}</Command.Item>
            ))}</Command.Group>
          </Command.List>
        </Command>
      </Popover.Content></Popover.Portal>
    </Popover.Root>
  );
}

function Kinds({ value, onChange }) {
  return (
    <Select.Root value={value} onValueChange={onChange}>
      <Select.Trigger id="kind" className={`${PLAIN} w-full justify-between`}><Select.Value placeholder="Select a kind" /><Select.Icon><ChevronDown className="size-4 opacity-50" /></Select.Icon></Select.Trigger>
      <Select.Portal><Select.Content position="popper" className={FLOAT}><Select.Viewport>
        {Object.entries(KINDS).map(([group, kinds]) => (
          <Select.Group key={group}>
            <Select.Label className="px-2 py-1.5 text-xs text-zinc-500">{group}</Select.Label>
            {kinds.map((one) => <Select.Item key={one} value={one} className={ITEM}><Select.ItemText>{one}</Select.ItemText><Select.ItemIndicator className="ml-auto"><Check className="size-4" /></Select.ItemIndicator></Select.Item>)}
          </Select.Group>
        ))}
      </Select.Viewport></Select.Content></Select.Portal>
    </Select.Root>
  );
}

function Day({ value, onChange }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild><button id="date" type="button" className={`${PLAIN} w-full justify-between font-normal`}>{value ? value.toLocaleDateString() : 'Select date'}<ChevronDown className="size-4" /></button></Popover.Trigger>
      <Popover.Portal><Popover.Content align="start" className={FLOAT}><DayPicker mode="single" selected={value} onSelect={(day) => { onChange(day); setOpen(false); }} /></Popover.Content></Popover.Portal>
    </Popover.Root>
  );
}

function Form({ complaint, onSave }) {
  const [form, setForm] = useState({ customer: '', street: '', kind: '', since: '', by: 'telephone', weight: 'Normal', off: [0], text: '', ...complaint });
  const put = (name) => (value) => setForm((last) => ({ ...last, [name]: value }));
  const typed = (name) => ({ value: form[name], onChange: (event) => put(name)(event.target.value) });
  return (
    <div className="grid gap-4 overflow-y-auto px-4">
      <div className="grid gap-3"><Caption htmlFor="customer">Customer</Caption><input id="customer" className={FIELD} {...typed('customer')} /></div>
      <div className="grid gap-3"><Caption htmlFor="street">Street</Caption><Streets value={form.street} onChange={put('street')} /></div>
      <div className="grid gap-3"><Caption htmlFor="kind">Kind</Caption><Kinds value={form.kind} onChange={put('kind')} /></div>
      <div className="flex gap-4">
        <div className="flex flex-1 flex-col gap-3"><Caption htmlFor="date">Noticed on</Caption><Day value={form.day} onChange={put('day')} /></div>
        <div className="flex flex-1 flex-col gap-3"><Caption htmlFor="time">Since</Caption><input type="time" id="time" className={`${FIELD} appearance-none [&::-webkit-calendar-picker-indicator]:hidden`} {...typed('since')} /></div>
      </div>
      <RadioGroup.Root value={form.by} onValueChange={put('by')} className="flex gap-4">{['Telephone', 'Letter', 'In person'].map((one) => (
        <div key={one} className="flex items-center gap-2"><RadioGroup.Item id={one} value={one.toLowerCase()} className="flex size-4 items-center justify-center rounded-full border border-zinc-300"><RadioGroup.Indicator className="size-2 rounded-full bg-zinc-900" /></RadioGroup.Item><Caption htmlFor={one}>{one}</Caption></div>
      ))}</RadioGroup.Root>
      <ToggleGroup.Root type="single" value={form.weight} onValueChange={put('weight')} className="flex">{['Low', 'Normal', 'Urgent'].map((one) => <ToggleGroup.Item key={one} value={one} className={`${PLAIN} rounded-none data-[state=on]:bg-zinc-200`}>{one}</ToggleGroup.Item>)}</ToggleGroup.Root>
      <div className="flex items-center gap-3"><Checkbox.Root id="meter" className={`size-4 ${BOX}`} checked={form.meter ?? false} onCheckedChange={put('meter')}><Checkbox.Indicator><Check className="size-3.5" /></Checkbox.Indicator></Checkbox.Root><Caption htmlFor="meter">Meter was read</Caption></div>
      <div className="flex items-center gap-2"><Switch.Root id="written" checked={form.written ?? false} onCheckedChange={put('written')} className="h-5 w-8 rounded-full bg-zinc-200 data-[state=checked]:bg-zinc-900"><Switch.Thumb className="block size-4 rounded-full bg-white transition-transform data-[state=checked]:translate-x-4" /></Switch.Root><Caption htmlFor="written">Wants a letter</Caption></div>
      <div className="grid gap-3"><div className="flex justify-between text-sm"><Caption>Taken off the bill</Caption><span>{form.off} %</span></div><Slider.Root value={form.off} onValueChange={put('off')} max={50} step={5} className="relative flex w-full items-center"><Slider.Track className="relative h-1.5 w-full rounded-full bg-zinc-200"><Slider.Range className="absolute h-full rounded-full bg-zinc-900" /></Slider.Track><Slider.Thumb className="block size-4 rounded-full border border-zinc-900 bg-white" /></Slider.Root></div>
      <div className="grid gap-3"><Caption htmlFor="text">What happened</Caption><textarea id="text" className={`${FIELD} h-16 py-2`} placeholder="In their own words." {...typed('text')} /></div>
      <div className="flex gap-2 pb-4"><button type="button" className={DARK} onClick={() => onSave(form)}>Save complaint</button><Dialog.Close asChild><button type="button" className={PLAIN}>Close</button></Dialog.Close></div>
    </div>
  );
}

function Menu({ children, entries }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal><DropdownMenu.Content align="end" className={FLOAT}>
        <DropdownMenu.Label className="px-2 py-1.5 font-medium">Actions</DropdownMenu.Label>
        {entries.map(([name, does]) => <DropdownMenu.Item key={name} className={ITEM} onSelect={does}>{name}</DropdownMenu.Item>)}
      </DropdownMenu.Content></DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function App() {
  const [complaints, setComplaints] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const put = (complaint, change) => setComplaints(complaints.map((one) => (one.id === complaint.id ? { ...one, ...change } : one)));
  const save = (complaint) => {
    if (complaint.id === undefined) setComplaints([...complaints, { state: 'Open', ...complaint, id: complaints.length + 10 }]);
    else put(complaint, complaint);
    setForm(null);
    toast('Complaint has been saved');
  };
  const entries = (one) => [
    ['Edit', () => setForm(one)], ['Complains again', () => setForm({ ...one, id: undefined, state: 'Open' })],
    ['Mark as answered', () => { put(one, { state: 'Answered' }); toast('Complaint is answered'); }], ['Delete', () => setAsked(one)],
  ];
  const shown = complaints.filter((one) => (tab === 'All' || one.state === tab) && one.customer.toLowerCase().includes(words.toLowerCase()));
  return (
    <Tooltip.Provider><div className="grid gap-4 p-6">
      <h1 className="text-2xl font-semibold">Complaints</h1>
      <Tabs.Root value={tab} onValueChange={setTab}><Tabs.List className="inline-flex rounded-lg bg-zinc-100 p-1">{['All', 'Open', 'Answered'].map((one) => <Tabs.Trigger key={one} value={one} className="rounded-md px-3 py-1 text-sm data-[state=active]:bg-white">{one}</Tabs.Trigger>)}</Tabs.List></Tabs.Root>
      <div className="flex gap-2">
        <input placeholder="Filter customers..." className={`${FIELD} max-w-60`} value={words} onChange={(event) => setWords(event.target.value)} />
        <button type="button" className={DARK} onClick={() => setForm({})}>New complaint</button>
        <Tooltip.Root><Tooltip.Trigger asChild><button type="button" className={PLAIN} onClick={() => { setWords(''); toast('Everything is up to date'); }}><RefreshCw className="size-4" /></button></Tooltip.Trigger><Tooltip.Portal><Tooltip.Content className="rounded-md bg-zinc-900 px-3 py-1.5 text-xs text-white">Refresh</Tooltip.Content></Tooltip.Portal></Tooltip.Root>
        <Menu entries={['Monthly report', 'List for the plumbers'].map((one) => [one, () => toast(`${one} is printed`)])}><button type="button" className={PLAIN}>Reports <ChevronDown className="size-4" /></button></Menu>
      </div>
      <table className="w-full text-sm">
        <thead><tr className="border-b border-zinc-200">{['Customer', 'Street', 'Kind', 'State', ''].map((one) => <th key={one} className="h-10 text-left font-medium">{one}</th>)}</tr></thead>
        <tbody>{shown.map((one) => (
          <tr key={one.id} className="h-12 border-b border-zinc-200"><td>{one.customer}</td><td>{one.street}</td><td>{one.kind}</td><td>{one.state}</td>
            <td><Menu entries={entries(one)}><button type="button" className="flex size-8 items-center justify-center rounded-md hover:bg-zinc-100"><span className="sr-only">Open menu</span><MoreHorizontal className="size-4" /></button></Menu></td></tr>
        ))}</tbody>
      </table>
      <Accordion.Root type="single" collapsible>{DUTY.map(([question, answer]) => (
        <Accordion.Item key={question} value={question} className="border-b border-zinc-200"><Accordion.Header><Accordion.Trigger className="flex w-full justify-between py-4 text-sm font-medium">{question}<ChevronDown className="size-4" /></Accordion.Trigger></Accordion.Header><Accordion.Content className="pb-4 text-sm">{answer}</Accordion.Content></Accordion.Item>
      ))}</Accordion.Root>
      <Dialog.Root open={form !== null} onOpenChange={(open) => open || setForm(null)}><Dialog.Portal>
        <Dialog.Overlay className={OVERLAY} />
        <Dialog.Content className="fixed inset-y-0 right-0 z-50 flex w-md flex-col gap-4 bg-white shadow-lg">
          <div className="p-4 pb-0"><Dialog.Title className="font-semibold">Complaint</Dialog.Title><Dialog.Description className="text-sm text-zinc-500">The customer gets a number by e-mail.</Dialog.Description></div>
          {form && <Form complaint={form} onSave={save} />}
          <Dialog.Close className="absolute top-4 right-4"><X className="size-4" /><span className="sr-only">Close</span></Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal></Dialog.Root>
      <AlertDialog.Root open={asked !== null} onOpenChange={(open) => open || setAsked(null)}><AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 grid w-md -translate-x-1/2 -translate-y-1/2 gap-4 rounded-lg bg-white p-6 shadow-lg">
          <AlertDialog.Title className="text-lg font-semibold">Are you absolutely sure?</AlertDialog.Title><AlertDialog.Description className="text-sm text-zinc-500">The complaint is deleted for good.</AlertDialog.Description>
          <div className="flex justify-end gap-2"><AlertDialog.Cancel className={PLAIN}>Cancel</AlertDialog.Cancel><AlertDialog.Action className={DARK} onClick={() => { setComplaints(complaints.filter((one) => one !== asked)); toast('Complaint has been deleted'); }}>Continue</AlertDialog.Action></div>
        </AlertDialog.Content>
      </AlertDialog.Portal></AlertDialog.Root>
      <Toaster />
    </div></Tooltip.Provider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
