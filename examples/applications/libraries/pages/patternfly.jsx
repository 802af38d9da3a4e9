// A lost property office, with PatternFly as its documentation uses it.
import '@patternfly/react-core/dist/styles/base.css';
import {
  Alert, AlertActionCloseButton, AlertGroup, Button, Checkbox, DatePicker, Form, FormGroup, FormHelperText, HelperText,
  HelperTextItem, Modal, ModalBody, ModalFooter, ModalHeader, ModalVariant, NumberInput, PageSection, Radio, SearchInput,
  Slider, Switch, Tab, Tabs, TabTitleText, TextArea, TextInput, TimePicker, Title, Toolbar, ToolbarContent, ToolbarItem, Tooltip,
} from '@patternfly/react-core';
import { PrintIcon, SyncAltIcon } from '@patternfly/react-icons';
import { ActionsColumn, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { MultiTypeaheadSelect, SimpleDropdown, SimpleSelect, TypeaheadSelect } from '@patternfly/react-templates';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const KINDS = ['Bag', 'Clothing', 'Electronics', 'Jewellery', 'Keys', 'Umbrella'];
const LINES = ['Bus 12', 'Bus 27', 'Ferry', 'Night tram', 'Tram 1', 'Tram 6'];
const MARKS = ['black', 'blue', 'broken', 'green', 'leather', 'new', 'red', 'with a name'];
const FIRST = [
  ['Rucksack', 'Bag', 'Tram 1', 'Stored'], ['Reading glasses', 'Clothing', 'Ferry', 'Stored'],
  ['Bunch of keys', 'Keys', 'Bus 27', 'Collected'], ['Telephone', 'Electronics', 'Night tram', 'Stored'],
].map(([thing, kind, line, state], id) => ({ id, thing, kind, line, state }));
const options = (names, chosen) => names.map((one) => ({ content: one, value: one, selected: [chosen].flat().includes(one) }));

function Find({ find, onSave, onClose }) {
  const [form, setForm] = useState({ thing: '', boxes: 1, worth: 20, ...find });
  const put = (name) => (_, value) => setForm((all) => ({ ...all, [name]: value }));
  const more = (by) => () => setForm((all) => ({ ...all, boxes: all.boxes + by }));
  return (
    <Modal variant={ModalVariant.medium} isOpen onClose={onClose} aria-labelledby="form-title">
      <ModalHeader title="Something found" labelId="form-title" />
      <ModalBody>
        <Form isHorizontal>
          <FormGroup label="What it is" isRequired fieldId="thing">
            <TextInput isRequired id="thing" value={form.thing} onChange={put('thing')} />
            <FormHelperText><HelperText><HelperTextItem>In one or two words</HelperTextItem></HelperText></FormHelperText>
          </FormGroup>
          <FormGroup label="Kind" fieldId="kind"><SimpleSelect initialOptions={options(KINDS, form.kind)} placeholder="Select a kind" onSelect={put('kind')} toggleProps={{ id: 'kind' }} /></FormGroup>
          <FormGroup label="Left in" fieldId="line"><TypeaheadSelect initialOptions={options(LINES, form.line)} placeholder="Select a line" onSelect={put('line')} toggleProps={{ id: 'line' }} /></FormGroup>
          <FormGroup label="Marks" fieldId="marks"><MultiTypeaheadSelect initialOptions={options(MARKS, form.marks ?? [])} placeholder="Select marks" onSelectionChange={put('marks')} toggleProps={{ id: 'marks' }} /></FormGroup>
          <FormGroup label="Kept until" fieldId="day"><DatePicker inputProps={{ id: 'day' }} onChange={put('day')} /></FormGroup>
          <FormGroup label="At about" fieldId="hour"><TimePicker is24Hour inputProps={{ id: 'hour' }} onChange={put('hour')} /></FormGroup>
          <FormGroup label="Boxes"><NumberInput value={form.boxes} onMinus={more(-1)} onPlus={more(1)} onChange={(event) => put('boxes')(event, Number(event.target.value))} inputName="boxes" minusBtnAriaLabel="Minus" plusBtnAriaLabel="Plus" /></FormGroup>
          <FormGroup label="Handed in by" role="radiogroup" isInline>
            {['Driver', 'Passenger', 'Police'].map((one) => <Radio key={one} id={one} name="by" label={one} isChecked={form.by === one} onChange={(event) => put('by')(event, one)} />)}
          </FormGroup>
          <FormGroup label="Care" role="group" isInline>
            {['Perishable', 'Locked away'].map((one) => <Checkbox key={one} id={one} label={one} isChecked={Boolean(form[one])} onChange={put(one)} />)}
          </FormGroup>
          <FormGroup label="Worth"><Slider value={form.worth} onChange={(event, value) => put('worth')(event, value)} /></FormGroup>
          <Switch id="reward" label="Finder wants a reward" isChecked={Boolean(form.reward)} onChange={put('reward')} />
          <FormGroup label="Description" fieldId="text"><TextArea id="text" value={form.text ?? ''} onChange={put('text')} /></FormGroup>
        </Form>
      </ModalBody>
      <ModalFooter><Button onClick={() => onSave(form)}>Store it</Button><Button variant="link" onClick={onClose}>Cancel</Button></ModalFooter>
    </Modal>
  );
}

function App() {
  const [finds, setFinds] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const [told, setTold] = useState([]);
  const tell = (title) => { setTold([{ title, key: Date.now() }]); setTimeout(() => setTold([]), 3000); };
  const save = (find) => {
    setFinds(find.id === undefined ? [...finds, { state: 'Stored', ...find, id: finds.length + 70 }] : finds.map((one) => (one.id === find.id ? find : one)));
    setForm(null);
    tell('It is stored');
  };
  const collected = (find) => { setFinds(finds.map((one) => (one === find ? { ...one, state: 'Collected' } : one))); tell('It was collected'); };
  const shown = finds.filter((one) => (tab === 'All' || one.state === tab) && JSON.stringify(one).toLowerCase().includes(words.toLowerCase()));
  return (
    <PageSection>
      <AlertGroup isToast isLiveRegion>{told.map(({ title, key }) => <Alert key={key} variant="success" title={title} actionClose={<AlertActionCloseButton title={title} onClose={() => setTold([])} />} />)}</AlertGroup>
      <Title headingLevel="h1">Lost property</Title>
      <Toolbar><ToolbarContent>
        <ToolbarItem><SearchInput placeholder="Find by name" value={words} onChange={(_, value) => setWords(value)} onClear={() => setWords('')} /></ToolbarItem>
        <ToolbarItem><Button onClick={() => setForm({})}>Something found</Button></ToolbarItem>
        <ToolbarItem><Tooltip content="Reload"><Button variant="plain" aria-label="Reload" icon={<SyncAltIcon />} onClick={() => { setWords(''); tell('All finds are shown'); }} /></Tooltip></ToolbarItem>
        <ToolbarItem><Button variant="plain" aria-label="Print labels" icon={<PrintIcon />} onClick={() => tell('Labels are printed')} /></ToolbarItem>
        <ToolbarItem><SimpleDropdown toggleContent="Office" initialItems={['Auction list', 'Letters to owners'].map((one) => ({ content: one, value: one, onClick: () => tell(`${one}: done`) }))} /></ToolbarItem>
      </ToolbarContent></Toolbar>
      <Tabs activeKey={tab} onSelect={(_, key) => setTab(key)}>{['All', 'Stored', 'Collected'].map((one) => <Tab key={one} eventKey={one} title={<TabTitleText>{one}</TabTitleText>} />)}</Tabs>
      <Table aria-label="Finds">
        <Thead><Tr>{['Thing', 'Kind', 'Line', 'State'].map((one) => <Th key={one}>{one}</Th>)}<Th screenReaderText="Actions" /></Tr></Thead>
        <Tbody>{shown.map((one) => (
          <Tr key={one.id}>
            <Td dataLabel="Thing">{one.thing}</Td><Td dataLabel="Kind">{one.kind}</Td><Td dataLabel="Line">{one.line}</Td><Td dataLabel="State">{one.state}</Td>
            <Td isActionCell><ActionsColumn items={[
              { title: 'Edit', onClick: () => setForm(one) }, { title: 'Collected', onClick: () => collected(one) },
              { title: 'One more like it', onClick: () => setForm({ ...one, id: undefined, state: 'Stored' }) }, { isSeparator: true }, { title: 'Throw away', onClick: () => setAsked(one) },
            ]} /></Td>
          </Tr>
        ))}</Tbody>
      </Table>
      {form && <Find find={form} onSave={save} onClose={() => setForm(null)} />}
      <Modal variant={ModalVariant.small} isOpen={asked !== null} onClose={() => setAsked(null)} aria-labelledby="ask-title">
        <ModalHeader title="Throw it away?" titleIconVariant="warning" labelId="ask-title" />
        <ModalFooter><Button variant="danger" onClick={() => { setFinds(finds.filter((one) => one !== asked)); setAsked(null); tell('It was thrown away'); }}>Throw away</Button><Button variant="link" onClick={() => setAsked(null)}>Keep it</Button></ModalFooter>
      </Modal>
    </PageSection>
  );
}

createRoot(document.getElementById('root')).render(<App />);
