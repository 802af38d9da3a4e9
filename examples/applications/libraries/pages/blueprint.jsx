// Samples that come into a laboratory, with Blueprint as its documentation uses it.
import 'normalize.css';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import {
  Alert, Alignment, Button, Checkbox, Drawer, FormGroup, H3, HTMLSelect, HTMLTable, InputGroup, Menu, MenuDivider, MenuItem, Navbar, NumericInput,
  OverlayToaster, Popover, Radio, RadioGroup, SegmentedControl, Slider, Switch, Tab, Tabs, Tag, TagInput, TextArea, Tooltip,
} from '@blueprintjs/core';
import { DateInput, TimePicker } from '@blueprintjs/datetime';
import { MultiSelect, Select, Suggest } from '@blueprintjs/select';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const SENDERS = ['Brewery Kessel', 'City baths', 'Dairy Grünau', 'Fish farm Loog', 'Hospital kitchen', 'Mineral spring', 'Waterworks North'];
const MATERIALS = ['Beer', 'Drinking water', 'Fish', 'Milk', 'Pool water', 'Swab'];
const TESTS = ['Chlorine', 'Coliforms', 'Conductivity', 'Fat content', 'Legionella', 'Nitrate', 'pH value'];
const FIRST = [
  ['Basin two', 'City baths', 'Pool water', 'Received'], ['Tank 14', 'Dairy Grünau', 'Milk', 'In work'],
  ['Salad counter', 'Hospital kitchen', 'Swab', 'Received'], ['Well at the wood', 'Waterworks North', 'Drinking water', 'In work'],
].map(([label, sender, material, state], id) => ({ id, label, sender, material, state }));
const EMPTY = { label: '', sender: null, material: null, tests: [], copies: [], day: null, by: 'Courier', bottles: 1, store: 'Cold room', speed: 'Normal', heat: 8, sealed: false, notes: '' };
const toaster = OverlayToaster.create({ position: 'bottom-right' });
const tell = async (message) => (await toaster).show({ message, intent: 'success', timeout: 2500 });

const matches = (query, item) => item.toLowerCase().includes(query.toLowerCase());
const entry = (chosen) => (item, { handleClick, handleFocus, modifiers }) => (
  <MenuItem key={item} text={item} active={modifiers.active} selected={chosen.includes(item)} onClick={handleClick} onFocus={handleFocus} roleStructure="listoption" />
);
const nothing = <MenuItem disabled text="No results." roleStructure="listoption" />;

function Form({ sample, onSave, onCancel }) {
  const [form, setForm] = useState({ ...EMPTY, ...sample });
  const put = (name) => (value) => setForm((last) => ({ ...last, [name]: value }));
  const typed = (name) => (event) => put(name)(event.currentTarget.value);
  const toggle = (test) => put('tests')(form.tests.includes(test) ? form.tests.filter((one) => one !== test) : [...form.tests, test]);
  return (
    <>
      <div className="bp6-drawer-body"><div className="bp6-dialog-body">
        <FormGroup label="Label" labelFor="label" labelInfo="(required)"><InputGroup id="label" placeholder="As it stands on the bottle" value={form.label} onChange={typed('label')} /></FormGroup>
        <FormGroup label="Sender" labelFor="sender"><Suggest fill inputProps={{ id: 'sender' }} items={SENDERS} inputValueRenderer={(item) => item} itemPredicate={matches} itemRenderer={entry([form.sender])} noResults={nothing} selectedItem={form.sender} onItemSelect={put('sender')} /></FormGroup>
        <FormGroup label="Material"><Select fill items={MATERIALS} itemPredicate={matches} itemRenderer={entry([form.material])} noResults={nothing} onItemSelect={put('material')}><Button fill alignText="start" text={form.material ?? 'Select a material'} endIcon="double-caret-vertical" /></Select></FormGroup>
        <FormGroup label="Tests" labelFor="tests"><MultiSelect fill resetOnSelect items={TESTS} itemPredicate={matches} itemRenderer={entry(form.tests)} noResults={nothing} onItemSelect={toggle} onRemove={toggle} selectedItems={form.tests} tagRenderer={(test) => test} tagInputProps={{ inputProps: { id: 'tests' } }} /></FormGroup>
        <FormGroup label="Copies of the report to" labelFor="copies"><TagInput inputProps={{ id: 'copies' }} placeholder="Separate values with commas..." values={form.copies} onChange={put('copies')} /></FormGroup>
        <div style={{ display: 'flex', gap: 20 }}>
          <FormGroup label="Taken on" labelFor="day"><DateInput inputProps={{ id: 'day' }} dateFnsFormat="MM/dd/yyyy" placeholder="MM/DD/YYYY" showTimezoneSelect={false} value={form.day} onChange={put('day')} /></FormGroup>
          <FormGroup label="At"><TimePicker /></FormGroup>
          <FormGroup label="Bottles" labelFor="bottles"><NumericInput id="bottles" min={1} style={{ width: 60 }} value={form.bottles} onValueChange={put('bottles')} /></FormGroup>
        </div>
        <RadioGroup inline label="Brought by" selectedValue={form.by} onChange={typed('by')}>{['Courier', 'Post', 'The sender'].map((one) => <Radio key={one} label={one} value={one} />)}</RadioGroup>
        <FormGroup label="Kept in" labelFor="store"><HTMLSelect id="store" options={['Cold room', 'Freezer', 'Incubator']} value={form.store} onChange={typed('store')} /></FormGroup>
        <SegmentedControl options={['Normal', 'Express', 'At night'].map((value) => ({ label: value, value }))} value={form.speed} onValueChange={put('speed')} />
        <FormGroup label="Degrees on arrival"><Slider min={0} max={30} labelStepSize={10} value={form.heat} onChange={put('heat')} /></FormGroup>
        <Checkbox label="Seal is whole" checked={form.sealed} onChange={(event) => put('sealed')(event.currentTarget.checked)} />
        <Switch label="Tell the health office" checked={form.office ?? false} onChange={(event) => put('office')(event.currentTarget.checked)} />
        <FormGroup label="Notes" labelFor="notes"><TextArea id="notes" fill value={form.notes} onChange={typed('notes')} /></FormGroup>
      </div></div>
      <div className="bp6-drawer-footer"><Button intent="primary" text="Save sample" onClick={() => onSave(form)} /> <Button text="Cancel" onClick={onCancel} /></div>
    </>
  );
}

function App() {
  const [samples, setSamples] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const put = (sample, change) => setSamples(samples.map((one) => (one.id === sample.id ? { ...one, ...change } : one)));
  const save = (sample) => {
    if (sample.id === undefined) setSamples([...samples, { state: 'Received', ...sample, id: samples.length + 70 }]);
    else put(sample, sample);
    setForm(null);
    tell('Sample saved');
  };
  const shown = samples.filter((one) => (tab === 'All' || one.state === tab) && matches(words, `${one.label} ${one.sender}`));
  return (
    <>
      <Navbar>
        <Navbar.Group align={Alignment.START}>
          <Navbar.Heading>Laboratory</Navbar.Heading><Navbar.Divider />
          <Button variant="minimal" icon="add" text="New sample" onClick={() => setForm({})} />
          <Popover placement="bottom-start" content={<Menu>{['Work list', 'Stickers', 'Cool box labels'].map((one) => <MenuItem key={one} icon="print" text={one} onClick={() => tell(`${one}: printed`)} />)}</Menu>}><Button variant="minimal" icon="print" endIcon="caret-down" text="Print" /></Popover>
          <Tooltip content="Reload"><Button variant="minimal" icon="refresh" onClick={() => { setWords(''); tell('The list is up to date'); }} /></Tooltip>
        </Navbar.Group>
        <Navbar.Group align={Alignment.END}><InputGroup leftIcon="search" placeholder="Filter samples..." type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} /></Navbar.Group>
      </Navbar>
      <div style={{ padding: 20 }}>
        <H3>Samples</H3>
        <Tabs id="states" selectedTabId={tab} onChange={setTab}>{['All', 'Received', 'In work'].map((one) => <Tab key={one} id={one} title={one} />)}</Tabs>
        <HTMLTable interactive style={{ width: '100%' }}>
          <thead><tr>{['Label', 'Sender', 'Material', 'State', ''].map((one) => <th key={one}>{one}</th>)}</tr></thead>
          <tbody>{shown.map((sample) => (
            <tr key={sample.id}><td>{sample.label}</td><td>{sample.sender}</td><td>{sample.material}</td><td><Tag minimal intent={sample.state === 'Received' ? 'warning' : 'success'}>{sample.state}</Tag></td>
              <td><Button variant="minimal" icon="edit" onClick={() => setForm(sample)} />
                <Popover placement="bottom-end" content={<Menu>
                  <MenuItem icon="play" text="Start work" onClick={() => { put(sample, { state: 'In work' }); tell('Work has begun'); }} />
                  <MenuItem icon="duplicate" text="Take again" onClick={() => setForm({ ...sample, id: undefined, state: 'Received' })} /><MenuDivider />
                  <MenuItem icon="trash" intent="danger" text="Throw away..." onClick={() => setAsked(sample)} />
                </Menu>}><Button variant="minimal" icon="more" /></Popover></td></tr>
          ))}</tbody>
        </HTMLTable>
      </div>
      <Drawer isOpen={form !== null} onClose={() => setForm(null)} icon="lab-test" title="Sample" size="560px">{form && <Form sample={form} onSave={save} onCancel={() => setForm(null)} />}</Drawer>
      <Alert cancelButtonText="Cancel" confirmButtonText="Throw it away" icon="trash" intent="danger" isOpen={asked !== null} onCancel={() => setAsked(null)} onConfirm={() => { setSamples(samples.filter((one) => one !== asked)); setAsked(null); tell('Sample thrown away'); }}>
        <p>Are you sure that nobody needs this sample any more?</p>
      </Alert>
    </>
  );
}

createRoot(document.getElementById('root')).render(<App />);
