// Who learns which instrument at a music school, with RSuite as its documentation uses it.
import 'rsuite/dist/rsuite.min.css';
import EditIcon from '@rsuite/icons/Edit';
import MoreIcon from '@rsuite/icons/More';
import PlusIcon from '@rsuite/icons/Plus';
import ReloadIcon from '@rsuite/icons/Reload';
import SearchIcon from '@rsuite/icons/Search';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AutoComplete, Button, Checkbox, CheckboxGroup, Col, CustomProvider, DatePicker, Drawer, Dropdown, Form, Grid, Heading, HStack, IconButton, Input, InputGroup, InputNumber,
  Message, Modal, Nav, Popover, Radio, RadioGroup, Row, SelectPicker, Slider, Table, Tag, TagInput, TagPicker, Textarea, TimePicker, Toggle, Tooltip,
  TreePicker, useToaster, VStack, Whisper,
} from 'rsuite';

const { Column, HeaderCell, Cell } = Table;
const data = (all) => all.map((one) => ({ label: one, value: one }));
const INSTRUMENTS = data(['Accordion', 'Cello', 'Clarinet', 'Drums', 'Guitar', 'Harp', 'Oboe', 'Piano', 'Recorder', 'Trumpet', 'Violin']);
const ENSEMBLES = data(['Big band', 'Brass quartet', 'Children\u2019s choir', 'String orchestra', 'Theory class', 'Youth orchestra']);
const SCHOOLS = ['Forest primary school', 'Lake primary school', 'Saint Martin\u2019s school', 'Secondary school East', 'Secondary school West'];
const PLACES = [['Altenbruck', ['Old dairy', 'Town house']], ['Mittelau', ['Chapel', 'Railway station', 'School gym']], ['Seewinkel', ['Boat house', 'Rectory']]]
  .map(([town, houses]) => ({ label: town, value: town, children: data(houses) }));
const FIRST = [
  ['Paula Ferrand', 'Violin', 'Chapel', 'Confirmed'], ['Jonas Wieland', 'Drums', 'Old dairy', 'Entered'],
  ['Milena Ferrand', 'Cello', 'Chapel', 'Confirmed'], ['Oskar Dahlem', 'Trumpet', 'Rectory', 'Entered'],
].map(([name, instrument, place, state], id) => ({ id, name, instrument, place, state }));
const EMPTY = { name: '', lesson: 'Alone', minutes: 30, hired: false, discount: 0, brings: [], siblings: [], ensembles: [], remarks: '' };
const Area = (props) => <Textarea {...props} rows={2} />;

function Field({ name, label, ...rest }) {
  return <Form.Group controlId={name}><Form.Label>{label}</Form.Label><Form.Control name={name} {...rest} /></Form.Group>;
}

function Sheet({ pupil, onSave, onCancel }) {
  const [value, setValue] = useState({ ...EMPTY, ...pupil });
  return (
    <Drawer open onClose={onCancel} size="sm">
      <Drawer.Header>
        <Drawer.Title>Pupil</Drawer.Title>
        <Drawer.Actions><Button onClick={onCancel}>Cancel</Button><Button appearance="primary" onClick={() => onSave(value)}>Save pupil</Button></Drawer.Actions>
      </Drawer.Header>
      <Drawer.Body>
        <Form fluid formValue={value} onChange={setValue}>
          <Grid fluid>
            <Row gutter={[20, 12]}>
              <Col xs={12}><Field name="name" label="Name" /></Col>
              <Col xs={12}><Field name="instrument" label="Instrument" accepter={SelectPicker} data={INSTRUMENTS} block /></Col>
            </Row>
            <Row gutter={[20, 12]}>
              <Col xs={12}><Field name="ensembles" label="Ensembles" accepter={TagPicker} data={ENSEMBLES} block /></Col>
              <Col xs={12}><Field name="place" label="Lessons in" accepter={TreePicker} data={PLACES} block /></Col>
            </Row>
            <Row gutter={[20, 12]}>
              <Col xs={12}><Field name="day" label="First lesson" accepter={DatePicker} oneTap block /></Col>
              <Col xs={12}><Field name="hour" label="Hour" accepter={TimePicker} format="HH:mm" block /></Col>
            </Row>
            <Row gutter={[20, 12]}>
              <Col xs={12}><Field name="school" label="School" accepter={AutoComplete} data={SCHOOLS} /></Col>
              <Col xs={12}><Field name="minutes" label="Minutes a week" accepter={InputNumber} step={5} min={15} /></Col>
            </Row>
          </Grid>
          <VStack spacing={16} style={{ padding: '16px 10px' }}>
            <Field name="lesson" label="Taught" accepter={RadioGroup} inline children={['Alone', 'In twos', 'In a group'].map((one) => <Radio key={one} value={one}>{one}</Radio>)} />
            <Field name="brings" label="Brings along" accepter={CheckboxGroup} inline children={['Music stand', 'Tuner', 'Foot stool'].map((one) => <Checkbox key={one} value={one}>{one}</Checkbox>)} />
            <Toggle checked={value.hired} onChange={(hired) => setValue({ ...value, hired })}>Instrument is hired out</Toggle>
            <div style={{ width: 300 }}><Field name="discount" label="Discount in percent" accepter={Slider} max={50} step={5} progress /></div>
            <Field name="siblings" label="Brothers and sisters" accepter={TagInput} trigger={['Enter', 'Comma']} style={{ width: 420 }} />
            <Field name="remarks" label="Remarks" accepter={Area} />
          </VStack>
        </Form>
      </Drawer.Body>
    </Drawer>
  );
}

function App() {
  const toaster = useToaster();
  const [pupils, setPupils] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [pupil, setPupil] = useState(null);
  const [asked, setAsked] = useState(null);
  const tell = (words) => toaster.push(<Message showIcon type="success" closable>{words}</Message>, { placement: 'bottomEnd', duration: 3000 });
  const save = (value) => {
    if (value.id === undefined) setPupils([...pupils, { ...value, state: 'Entered', id: pupils.length + 30 }]);
    else setPupils(pupils.map((one) => (one.id === value.id ? value : one)));
    setPupil(null);
    tell('Pupil saved');
  };
  const does = (one) => ({
    confirm() { setPupils(pupils.map((other) => (other === one ? { ...one, state: 'Confirmed' } : other))); tell('Pupil confirmed'); },
    sibling() { setPupil({ ...one, id: undefined, name: '' }); },
    off() { setAsked(one); },
  });
  const menu = (one) => ({ onClose, left, top, className }, ref) => (
    <Popover ref={ref} className={className} style={{ left, top }} full>
      <Dropdown.Menu onSelect={(key) => { onClose(); does(one)[key](); }}>
        <Dropdown.Item eventKey="confirm">Confirm</Dropdown.Item><Dropdown.Item eventKey="sibling">Enter a sibling</Dropdown.Item><Dropdown.Item eventKey="off">Take off</Dropdown.Item>
      </Dropdown.Menu>
    </Popover>
  );
  const shown = pupils.filter((one) => (tab === 'All' || one.state === tab) && `${one.name} ${one.instrument} ${one.place}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <VStack spacing={16} alignItems="stretch" style={{ padding: 24 }}>
      <Heading level={3}>Pupils</Heading>
      <HStack>
        <Button appearance="primary" startIcon={<PlusIcon />} onClick={() => setPupil({})}>New pupil</Button>
        <InputGroup inside style={{ width: 260 }}><Input placeholder="Search pupils" value={words} onChange={setWords} /><InputGroup.Button><SearchIcon /></InputGroup.Button></InputGroup>
        <Whisper placement="bottom" speaker={<Tooltip>Reload</Tooltip>}><IconButton icon={<ReloadIcon />} onClick={() => { setWords(''); tell('Pupils are up to date'); }} /></Whisper>
        <Dropdown title="Print" onSelect={(key) => tell(`${key} printed`)}>{['Invoices', 'Plan of rooms', 'Register'].map((one) => <Dropdown.Item key={one} eventKey={one}>{one}</Dropdown.Item>)}</Dropdown>
      </HStack>
      <Nav appearance="subtle" activeKey={tab} onSelect={setTab}>{['All', 'Entered', 'Confirmed'].map((one) => <Nav.Item key={one} eventKey={one}>{one}</Nav.Item>)}</Nav>
      <Table data={shown} autoHeight>
        <Column flexGrow={2}><HeaderCell>Name</HeaderCell><Cell dataKey="name" /></Column>
        <Column flexGrow={2}><HeaderCell>Instrument</HeaderCell><Cell dataKey="instrument" /></Column>
        <Column flexGrow={2}><HeaderCell>Lessons in</HeaderCell><Cell dataKey="place" /></Column>
        <Column flexGrow={1}><HeaderCell>State</HeaderCell><Cell>{(one) => <Tag>{one.state}</Tag>}</Cell></Column>
        <Column width={120}><HeaderCell>Action</HeaderCell><Cell style={{ padding: 6 }}>{(one) => (
          <HStack>
            <IconButton appearance="subtle" size="sm" icon={<EditIcon />} onClick={() => setPupil(one)} />
            <Whisper placement="autoVerticalEnd" trigger="click" speaker={menu(one)}><IconButton appearance="subtle" size="sm" icon={<MoreIcon />} /></Whisper>
          </HStack>
        )}</Cell></Column>
      </Table>
      {pupil && <Sheet pupil={pupil} onSave={save} onCancel={() => setPupil(null)} />}
      <Modal backdrop="static" role="alertdialog" open={asked !== null} onClose={() => setAsked(null)} size="xs">
        <Modal.Body>The lessons end with the term. Take this pupil off the list?</Modal.Body>
        <Modal.Footer>
          <Button onClick={() => { setPupils(pupils.filter((one) => one !== asked)); setAsked(null); tell('Pupil taken off'); }} appearance="primary">Take off</Button>
          <Button onClick={() => setAsked(null)} appearance="subtle">Cancel</Button>
        </Modal.Footer>
      </Modal>
    </VStack>
  );
}

createRoot(document.getElementById('root')).render(<CustomProvider><App /></CustomProvider>);
