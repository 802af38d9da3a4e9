// Jobs for a caretaker, with Carbon as its documentation uses it.
import '@carbon/styles/css/styles.css';
import { Add, Renew } from '@carbon/icons-react';
import {
  Breadcrumb, BreadcrumbItem, Button, ButtonSet, Checkbox, CheckboxGroup, ComboBox, ContentSwitcher, DataTable, DatePicker,
  DatePickerInput, Dropdown, FilterableMultiSelect, Form, Modal, NumberInput, OverflowMenu, OverflowMenuItem, RadioButton,
  RadioButtonGroup, Slider, Stack, Switch, Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow,
  TableToolbar, TableToolbarAction, TableToolbarContent, TableToolbarMenu, TableToolbarSearch, TextArea, TextInput,
  TimePicker, ToastNotification, Toggle,
} from '@carbon/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const HOUSES = ['Elm Street 4', 'Mill House', 'Old Customs', 'Station Road 19'];
const ROOMS = ['Bicycle cellar', 'Boiler room', 'Entrance hall', 'Laundry', 'Roof', 'Stairwell'];
const TRADES = ['Carpenter', 'Electrician', 'Glazier', 'Painter', 'Plumber', 'Roofer'].map((text) => ({ id: text, text }));
const headers = [['job', 'Job'], ['house', 'House'], ['room', 'Room'], ['state', 'State']].map(([key, header]) => ({ key, header }));
const FIRST = [
  ['Dripping tap', 'Mill House', 'Laundry', 'Open'], ['Loose banister', 'Old Customs', 'Stairwell', 'Done'],
  ['Broken pane', 'Elm Street 4', 'Entrance hall', 'Open'], ['Flickering lamp', 'Station Road 19', 'Bicycle cellar', 'Open'],
].map(([job, house, room, state], id) => ({ id: String(id), job, house, room, state }));

function JobForm({ job, onSave, onCancel }) {
  const [form, setForm] = useState({ hours: 1, budget: 100, ...job });
  const put = (name) => (value) => setForm((all) => ({ ...all, [name]: value }));
  return (
    <Form>
      <Stack gap={6}>
        <Breadcrumb><BreadcrumbItem href="#" onClick={onCancel}>Jobs</BreadcrumbItem><BreadcrumbItem isCurrentPage>{job.id ? job.job : 'New job'}</BreadcrumbItem></Breadcrumb>
        <TextInput id="job" labelText="What is wrong" helperText="As the tenant says it" value={form.job ?? ''} onChange={(event) => put('job')(event.target.value)} />
        <div className="pair">
          <Dropdown id="house" titleText="House" label="Choose an option" items={HOUSES} selectedItem={form.house ?? null} onChange={({ selectedItem }) => put('house')(selectedItem)} />
          <ComboBox id="room" titleText="Room" items={ROOMS} selectedItem={form.room ?? null} onChange={({ selectedItem }) => put('room')(selectedItem)} />
        </div>
        <div className="pair">
          <FilterableMultiSelect id="trades" titleText="Trades" placeholder="Filter" items={TRADES} itemToString={(one) => one?.text ?? ''} onChange={({ selectedItems }) => put('trades')(selectedItems)} />
          <NumberInput id="hours" label="Hours" min={0} max={40} step={1} value={form.hours} onChange={(event, { value }) => put('hours')(value)} />
        </div>
        <div className="pair">
          <DatePicker datePickerType="single" onChange={([day]) => put('day')(day)}><DatePickerInput id="day" labelText="To be done on" placeholder="mm/dd/yyyy" /></DatePicker>
          <TimePicker id="hour" labelText="From" />
        </div>
        <RadioButtonGroup legendText="How bad" name="urgency" valueSelected={form.urgency} onChange={put('urgency')}>
          <RadioButton id="wait" labelText="Can wait" value="wait" /><RadioButton id="week" labelText="This week" value="week" /><RadioButton id="now" labelText="At once" value="now" />
        </RadioButtonGroup>
        <CheckboxGroup legendText="Needs">
          <Checkbox id="ladder" labelText="Long ladder" /><Checkbox id="water" labelText="Water turned off" /><Checkbox id="helper" labelText="A second man" />
        </CheckboxGroup>
        <Toggle id="told" labelText="Tenants are told" labelA="No" labelB="Yes" toggled={Boolean(form.told)} onToggle={put('told')} />
        <Slider labelText="Material in euros" min={0} max={500} step={10} value={form.budget} onChange={({ value }) => put('budget')(value)} />
        <TextArea id="notes" labelText="Notes" rows={2} value={form.notes ?? ''} onChange={(event) => put('notes')(event.target.value)} />
        <ButtonSet><Button kind="secondary" onClick={onCancel}>Cancel</Button><Button onClick={() => onSave(form)}>Save job</Button></ButtonSet>
      </Stack>
    </Form>
  );
}

function App() {
  const [jobs, setJobs] = useState(FIRST);
  const [state, setState] = useState('All');
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const [told, setTold] = useState(null);
  const tell = (text) => { setTold(text); setTimeout(() => setTold(null), 4000); };
  const save = (job) => {
    setJobs(job.id ? jobs.map((one) => (one.id === job.id ? { ...one, ...job } : one)) : [...jobs, { state: 'Open', ...job, id: String(jobs.length + 30) }]);
    setForm(null);
    tell('Job saved');
  };
  const find = (id) => jobs.find((one) => one.id === id);
  const close = (id) => { setJobs(jobs.map((one) => (one.id === id ? { ...one, state: 'Done' } : one))); tell('Job closed'); };
  return (
    <main>
      {told && <div className="toast"><ToastNotification kind="success" title={told} lowContrast onClose={() => setTold(null)} /></div>}
      {form ? <JobForm job={form} onSave={save} onCancel={() => setForm(null)} /> : (
        <Stack gap={5}>
          <ContentSwitcher size="sm" onChange={({ name }) => setState(name)}>{['All', 'Open', 'Done'].map((name) => <Switch key={name} name={name} text={name} />)}</ContentSwitcher>
          <DataTable rows={jobs.filter((one) => state === 'All' || one.state === state)} headers={headers} isSortable>
            {({ rows, headers: heads, getHeaderProps, getRowProps, getTableProps, onInputChange }) => (
              <TableContainer title="Jobs" description="What tenants and owners have reported">
                <TableToolbar><TableToolbarContent>
                  <TableToolbarSearch persistent onChange={onInputChange} />
                  <TableToolbarMenu><TableToolbarAction onClick={() => tell('Week plan printed')}>Print week plan</TableToolbarAction><TableToolbarAction onClick={() => tell('Sent to the owners')}>Send to owners</TableToolbarAction></TableToolbarMenu>
                  <Button kind="ghost" hasIconOnly renderIcon={Renew} iconDescription="Refresh" onClick={() => tell('List is fresh')} />
                  <Button renderIcon={Add} onClick={() => setForm({})}>Add job</Button>
                </TableToolbarContent></TableToolbar>
                <Table {...getTableProps()}>
                  <TableHead><TableRow>{heads.map((header) => <TableHeader key={header.key} {...getHeaderProps({ header })}>{header.header}</TableHeader>)}<TableHeader /></TableRow></TableHead>
                  <TableBody>{rows.map((row) => (
                    <TableRow key={row.id} {...getRowProps({ row })}>
                      {row.cells.map((cell) => <TableCell key={cell.id}>{cell.value}</TableCell>)}
                      <TableCell><OverflowMenu flipped aria-label="overflow-menu">
                        <OverflowMenuItem itemText="Edit" onClick={() => setForm(find(row.id))} /><OverflowMenuItem itemText="Close job" onClick={() => close(row.id)} />
                        <OverflowMenuItem itemText="Report again" onClick={() => setForm({ ...find(row.id), id: undefined, state: 'Open' })} /><OverflowMenuItem itemText="Delete" hasDivider isDelete onClick={() => setAsked(row.id)} />
                      </OverflowMenu></TableCell>
                    </TableRow>
                  ))}</TableBody>
                </Table>
              </TableContainer>
            )}
          </DataTable>
        </Stack>
      )}
      <Modal open={asked !== null} danger size="xs" modalHeading="Delete this job?" primaryButtonText="Delete" secondaryButtonText="Cancel" onRequestClose={() => setAsked(null)} onRequestSubmit={() => { setJobs(jobs.filter((one) => one.id !== asked)); setAsked(null); tell('Job deleted'); }} />
    </main>
  );
}

createRoot(document.getElementById('root')).render(<App />);
