// Tickets of a help desk, with Fluent UI as its documentation uses it.
import {
  Button, Checkbox, Combobox, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface,
  DialogTitle, Dropdown, Field, FluentProvider, Input, Menu, MenuItem, MenuList, MenuPopover,
  MenuTrigger, Option, Radio, RadioGroup, SearchBox, Slider, SpinButton, Switch, Tab, TabList,
  Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Textarea, Toast, Toaster,
  ToastTitle, Toolbar, ToolbarButton, Tooltip, useId, useToastController, webLightTheme,
} from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import {
  AddRegular, ArrowClockwiseRegular, DeleteRegular, EditRegular, MoreHorizontalRegular, PrintRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const STAFF = ['Abel Costa', 'Brigitte Saar', 'Cyril Monet', 'Dagmar Holt', 'Enzo Ricci'];
const KINDS = ['Account', 'Hardware', 'Network', 'Software', 'Telephone'];
const PLACES = ['Archive', 'Canteen', 'Reception', 'Warehouse', 'Workshop'];
const EMPTY = { subject: '', kind: '', staff: '', places: [], minutes: 30, due: null, urgency: '', known: false };
const FIRST = [
  ['Printer jams', 'Hardware', 'Abel Costa', 'Open'], ['No dial tone', 'Telephone', 'Enzo Ricci', 'Open'],
  ['Forgotten password', 'Account', 'Dagmar Holt', 'Closed'], ['Slow scanner', 'Hardware', 'Cyril Monet', 'Open'],
].map(([subject, kind, staff, state], id) => ({ ...EMPTY, id, subject, kind, staff, state }));

function App() {
  const [rows, setRows] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [ticket, setTicket] = useState(null);
  const [asked, setAsked] = useState(null);
  const toaster = useId('toaster');
  const { dispatchToast } = useToastController(toaster);
  const tell = (text) => dispatchToast(<Toast><ToastTitle>{text}</ToastTitle></Toast>, { intent: 'success', timeout: 4000 });
  const set = (name) => (_, data) => setTicket({ ...ticket, [name]: data.value });
  const change = (row, state) => () => { setRows(rows.map((one) => (one === row ? { ...row, state } : one))); tell(`Ticket is ${state.toLowerCase()}`); };
  const save = () => {
    const row = { state: 'Open', ...ticket };
    setRows(row.id === undefined ? [...rows, { ...row, id: rows.length + 50 }] : rows.map((one) => (one.id === row.id ? row : one)));
    setTicket(null);
    tell('Ticket saved');
  };
  const shown = rows.filter((row) => (tab === 'All' || row.state === tab) && row.subject.toLowerCase().includes(words.toLowerCase()));
  return (
    <FluentProvider theme={webLightTheme} style={{ padding: 24, minHeight: '90vh' }}>
      <h1>Help desk</h1>
      <Toolbar aria-label="Default">
        <ToolbarButton appearance="primary" icon={<AddRegular />} onClick={() => setTicket(EMPTY)}>New ticket</ToolbarButton>
        <Tooltip content="Refresh" relationship="label"><ToolbarButton icon={<ArrowClockwiseRegular />} onClick={() => { setWords(''); tell('Up to date'); }} /></Tooltip>
        <Tooltip content="Print tickets" relationship="label"><ToolbarButton icon={<PrintRegular />} onClick={() => tell('Tickets printed')} /></Tooltip>
        <SearchBox placeholder="Search" value={words} onChange={(_, data) => setWords(data.value)} />
        <Menu>
          <MenuTrigger disableButtonEnhancement><ToolbarButton>Reports</ToolbarButton></MenuTrigger>
          <MenuPopover><MenuList>
            <MenuItem onClick={() => tell('Day report made')}>Day</MenuItem>
            <Menu>
              <MenuTrigger disableButtonEnhancement><MenuItem>Week</MenuItem></MenuTrigger>
              <MenuPopover><MenuList>{['By person', 'By kind'].map((one) => <MenuItem key={one} onClick={() => tell(`Week report ${one.toLowerCase()}`)}>{one}</MenuItem>)}</MenuList></MenuPopover>
            </Menu>
          </MenuList></MenuPopover>
        </Menu>
      </Toolbar>
      <TabList selectedValue={tab} onTabSelect={(_, data) => setTab(data.value)}>{['All', 'Open', 'Closed'].map((one) => <Tab key={one} value={one}>{one}</Tab>)}</TabList>
      <Table aria-label="Tickets">
        <TableHeader><TableRow>{['Subject', 'Kind', 'Agent', 'State', ''].map((one) => <TableHeaderCell key={one}>{one}</TableHeaderCell>)}</TableRow></TableHeader>
        <TableBody>
          {shown.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.subject}</TableCell><TableCell>{row.kind}</TableCell><TableCell>{row.staff}</TableCell><TableCell>{row.state}</TableCell>
              <TableCell>
                <Button icon={<EditRegular />} aria-label="Edit" appearance="subtle" onClick={() => setTicket(row)} />
                <Button icon={<DeleteRegular />} aria-label="Delete" appearance="subtle" onClick={() => setAsked(row)} />
                <Menu>
                  <MenuTrigger disableButtonEnhancement><Tooltip content="More actions" relationship="label"><Button appearance="subtle" icon={<MoreHorizontalRegular />} /></Tooltip></MenuTrigger>
                  <MenuPopover><MenuList>
                    <MenuItem onClick={change(row, 'Closed')}>Close ticket</MenuItem>
                    <MenuItem onClick={change(row, 'Waiting')}>Put on hold</MenuItem>
                    <MenuItem onClick={() => setTicket({ ...row, id: undefined, subject: `${row.subject} again`, state: 'Open' })}>Duplicate</MenuItem>
                  </MenuList></MenuPopover>
                </Menu>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Dialog open={Boolean(asked)} onOpenChange={(_, data) => data.open || setAsked(null)}>
        <DialogSurface><DialogBody>
          <DialogTitle>Delete ticket</DialogTitle>
          <DialogContent>Nobody will find &quot;{asked?.subject}&quot; again.</DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(null)}>Cancel</Button>
            <Button appearance="primary" onClick={() => { setRows(rows.filter((one) => one !== asked)); setAsked(null); tell('Ticket deleted'); }}>Delete</Button>
          </DialogActions>
        </DialogBody></DialogSurface>
      </Dialog>
      {ticket && (
        <Dialog open onOpenChange={(_, data) => data.open || setTicket(null)}>
          <DialogSurface><DialogBody>
            <DialogTitle>Ticket</DialogTitle>
            <DialogContent>
              <Field label="Subject" required><Input value={ticket.subject} onChange={set('subject')} /></Field>
              <Field label="Kind"><Dropdown placeholder="Select a kind" value={ticket.kind} selectedOptions={[ticket.kind]} onOptionSelect={(_, data) => setTicket({ ...ticket, kind: data.optionValue })}>{KINDS.map((one) => <Option key={one}>{one}</Option>)}</Dropdown></Field>
              <Field label="Agent"><Combobox placeholder="Select an agent" defaultValue={ticket.staff} onOptionSelect={(_, data) => setTicket({ ...ticket, staff: data.optionText ?? '' })}>{STAFF.map((one) => <Option key={one}>{one}</Option>)}</Combobox></Field>
              <Field label="Places"><Dropdown multiselect placeholder="Where" value={ticket.places.join(', ')} selectedOptions={ticket.places} onOptionSelect={(_, data) => setTicket({ ...ticket, places: data.selectedOptions })}>{PLACES.map((one) => <Option key={one}>{one}</Option>)}</Dropdown></Field>
              <Field label="Due"><DatePicker placeholder="Select a date..." value={ticket.due} onSelectDate={(due) => setTicket({ ...ticket, due })} /></Field>
              <Field label="Minutes"><SpinButton defaultValue={30} min={0} max={480} step={15} /></Field>
              <Field label="Urgency"><RadioGroup layout="horizontal" value={ticket.urgency} onChange={set('urgency')}>{['Low', 'Medium', 'High'].map((one) => <Radio key={one} value={one} label={one} />)}</RadioGroup></Field>
              <div><Checkbox label="Seen before" /><Checkbox label="Spare part needed" /><Switch label="Tell the caller" /></div>
              <Field label="Effort"><Slider defaultValue={3} max={10} /></Field>
              <Field label="Description"><Textarea /></Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setTicket(null)}>Close</Button>
              <Button appearance="primary" onClick={save}>Save</Button>
            </DialogActions>
          </DialogBody></DialogSurface>
        </Dialog>
      )}
      <Toaster toasterId={toaster} />
    </FluentProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
