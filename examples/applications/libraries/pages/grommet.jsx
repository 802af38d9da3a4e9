// Inspections of the trees of a town, with Grommet as its documentation uses it.
import {
  Box, Button, CheckBox, CheckBoxGroup, DataTable, DateInput, Form, FormField, Grommet, Heading, Layer, MaskedInput, Menu, Notification, RadioButtonGroup, RangeInput, Select,
  SelectMultiple, Tab, Tabs, Text, TextArea, TextInput, Tip,
} from 'grommet';
import { Edit, More, Refresh, Search } from 'grommet-icons';
import { grommet } from 'grommet/themes';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const SPECIES = ['Ash', 'Beech', 'Birch', 'Chestnut', 'Elm', 'Hornbeam', 'Lime', 'Maple', 'Oak', 'Plane', 'Rowan'];
const FINDINGS = ['Bark torn', 'Cavity', 'Dead wood', 'Fungus', 'Leaning', 'Roots lifted'];
const STREETS = ['Abbey road', 'Church square', 'Forge lane', 'Harbour street', 'School yard', 'Station road'];
const STATES = ['All', 'Open', 'Done'];
const HOUR = [
  { length: [1, 2], options: Array.from({ length: 24 }, (_, k) => k.toString().padStart(2, '0')), regexp: /^1[0-9]$|^2[0-3]$|^0?[0-9]$|^0$/, placeholder: 'hh' },
  { fixed: ':' },
  { length: 2, options: ['00', '15', '30', '45'], regexp: /^[0-5][0-9]$|^[0-9]$/, placeholder: 'mm' },
];
const FIRST = [
  ['Lime at the well', 'Lime', 'Church square', 'Open'], ['Old oak', 'Oak', 'Abbey road', 'Done'],
  ['Row of planes', 'Plane', 'Station road', 'Open'], ['Rowan behind the gym', 'Rowan', 'School yard', 'Done'],
].map(([tree, species, street, state], id) => ({ id, tree, species, street, state }));
const EMPTY = { tree: '', species: '', street: '', findings: [], day: '', hour: '', height: 5, danger: 'Low', needs: [], nests: false, fenced: false, remarks: '' };

function Sheet({ visit, onSave, onCancel }) {
  const [value, setValue] = useState({ ...EMPTY, ...visit });
  const [options, setOptions] = useState(SPECIES);
  const search = (words) => setOptions(SPECIES.filter((one) => one.toLowerCase().includes(words.toLowerCase())));
  const suggestions = STREETS.filter((one) => one.toLowerCase().includes(value.street.toLowerCase()));
  return (
    <Layer position="right" full="vertical" onEsc={onCancel} onClickOutside={onCancel}>
      <Box width="large" pad="medium" overflow="auto">
        <Heading level={3} margin="none">Inspection</Heading>
        <Form value={value} onChange={setValue} onSubmit={() => onSave(value)}>
          <FormField name="tree" htmlFor="tree" label="Tree"><TextInput id="tree" name="tree" /></FormField>
          <Box direction="row" gap="medium">
            <FormField name="species" htmlFor="species" label="Species"><Select id="species" name="species" options={options} onSearch={search} onClose={() => setOptions(SPECIES)} /></FormField>
            <FormField name="street" htmlFor="street" label="Street"><TextInput id="street" name="street" suggestions={suggestions} onSuggestionSelect={({ suggestion }) => setValue({ ...value, street: suggestion })} /></FormField>
          </Box>
          <Box direction="row" gap="medium">
            <FormField name="day" htmlFor="day" label="Inspected on"><DateInput id="day" name="day" format="dd/mm/yyyy" /></FormField>
            <FormField name="hour" htmlFor="hour" label="At"><MaskedInput id="hour" name="hour" mask={HOUR} /></FormField>
          </Box>
          <FormField name="findings" htmlFor="findings" label="Findings"><SelectMultiple id="findings" name="findings" options={FINDINGS} /></FormField>
          <FormField name="danger" label="Danger"><RadioButtonGroup name="danger" direction="row" options={['Low', 'Middle', 'High']} /></FormField>
          <FormField name="needs" label="Needs"><CheckBoxGroup name="needs" direction="row" options={['Pruning', 'Support', 'Felling']} /></FormField>
          <FormField name="height" htmlFor="height" label="Height in metres" info={`${value.height}`}><RangeInput id="height" name="height" min={0} max={40} step={5} /></FormField>
          <Box direction="row" gap="medium">
            <FormField name="nests"><CheckBox name="nests" label="Birds are nesting" /></FormField>
            <FormField name="fenced"><CheckBox name="fenced" toggle label="Fenced off" /></FormField>
          </Box>
          <FormField name="remarks" htmlFor="remarks" label="Remarks"><TextArea id="remarks" name="remarks" /></FormField>
          <Box direction="row" gap="small" flex={false}><Button type="submit" primary label="Save inspection" /><Button label="Cancel" onClick={onCancel} /></Box>
        </Form>
      </Box>
    </Layer>
  );
}

function App() {
  const [visits, setVisits] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState(0);
  const [visit, setVisit] = useState(null);
  const [asked, setAsked] = useState(null);
  const [told, setTold] = useState(null);
  const save = (value) => {
    if (value.id === undefined) setVisits([...visits, { ...value, state: 'Open', id: visits.length + 30 }]);
    else setVisits(visits.map((one) => (one.id === value.id ? value : one)));
    setVisit(null);
    setTold('Inspection saved');
  };
  const entries = (one) => [
    { label: 'Mark as done', onClick: () => { setVisits(visits.map((other) => (other === one ? { ...one, state: 'Done' } : other))); setTold('Inspection done'); } },
    { label: 'Inspect again', onClick: () => setVisit({ ...one, id: undefined, tree: '' }) },
    { label: 'Strike off', onClick: () => setAsked(one) },
  ];
  const columns = [
    { property: 'tree', header: 'Tree', primary: true }, { property: 'species', header: 'Species' }, { property: 'street', header: 'Street' }, { property: 'state', header: 'State' },
    { property: 'edit', header: '', sortable: false, render: (one) => <Button icon={<Edit />} onClick={() => setVisit(one)} /> },
    { property: 'more', header: '', sortable: false, render: (one) => <Menu icon={<More />} items={entries(one)} dropAlign={{ top: 'bottom', right: 'right' }} /> },
  ];
  const shown = visits.filter((one) => (tab === 0 || one.state === STATES[tab]) && `${one.tree} ${one.species} ${one.street}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <Box pad="medium" gap="small">
      <Heading level={2} margin="none">Town trees</Heading>
      <Box direction="row" gap="small" align="center">
        <Button primary label="New inspection" onClick={() => setVisit({})} />
        <Box width="medium"><TextInput icon={<Search />} placeholder="Search trees" value={words} onChange={(event) => setWords(event.target.value)} /></Box>
        <Menu label="Print" items={['Felling list', 'Map', 'Register'].map((label) => ({ label, onClick: () => setTold(`${label} printed`) }))} />
        <Tip content="Reload"><Button icon={<Refresh />} onClick={() => { setWords(''); setTold('Trees are up to date'); }} /></Tip>
      </Box>
      <Tabs activeIndex={tab} onActive={setTab} alignSelf="start">{STATES.map((one) => <Tab key={one} title={one} />)}</Tabs>
      <DataTable columns={columns} data={shown} primaryKey="id" />
      {visit && <Sheet visit={visit} onSave={save} onCancel={() => setVisit(null)} />}
      {asked && (
        <Layer onEsc={() => setAsked(null)}>
          <Box pad="medium" gap="medium">
            <Heading level={3} margin="none">Strike off</Heading>
            <Text>Was the tree felled? Strike it off the list?</Text>
            <Box direction="row" gap="small" justify="end">
              <Button label="Keep" onClick={() => setAsked(null)} />
              <Button primary label="Strike it off" onClick={() => { setVisits(visits.filter((one) => one !== asked)); setAsked(null); setTold('Tree struck off'); }} />
            </Box>
          </Box>
        </Layer>
      )}
      {told && <Notification toast title={told} onClose={() => setTold(null)} />}
    </Box>
  );
}

createRoot(document.getElementById('root')).render(<Grommet full theme={grommet}><App /></Grommet>);
