// What is broken on the playgrounds of a town, with TDesign as its documentation uses it.
import 'tdesign-react/es/style/index.css';
import { AddIcon, EllipsisIcon, RefreshIcon, SearchIcon } from 'tdesign-icons-react';
import {
  AutoComplete, Button, Checkbox, Col, ConfigProvider, DatePicker, Dialog, DialogPlugin, Dropdown, Form, Input, InputNumber, Link, MessagePlugin,
  Popconfirm, Radio, Row, Select, Slider, Space, Switch, Table, Tag, TagInput, Textarea, TimePicker, Tooltip, Tree,
} from 'tdesign-react';
import enUS from 'tdesign-react/es/locale/en_US';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const { FormItem } = Form;
const listed = (names) => names.map((value) => ({ value, label: value }));
const AREAS = { North: ['Chestnut school', 'Fox wood', 'Quarry lake'], South: ['Bird meadow', 'Old mill', 'Tower street'] };
const PLACES = Object.values(AREAS).flat();
const FAULTS = listed(['Loose screws', 'Missing board', 'Rust', 'Sharp edge', 'Splinters', 'Worn rope']);
const FIRST = [
  ['Swing squeaks', 'Fox wood', 'Open'], ['Slide has a crack', 'Old mill', 'Open'],
  ['Sandpit is empty', 'Bird meadow', 'Mended'], ['Bench is painted on', 'Quarry lake', 'Open'],
].map(([title, place, state], id) => ({ id, title, place, state }));
const EMPTY = { title: '', place: '', faults: [], day: '', hour: '', parts: 1, reporter: '', tools: [], danger: 'Small', measures: [], closed: false, age: 6, note: '' };

function Defect({ defect, onSave, onClose }) {
  const [form] = Form.useForm();
  return (
    <Dialog
      header="Defect" width={720} top={30} visible={defect !== null} destroyOnClose confirmBtn="Save defect" onClose={onClose}
      onConfirm={() => onSave({ ...defect, ...form.getFieldsValue(true) })}
    >
      <Form form={form} labelAlign="top" initialData={{ ...EMPTY, ...defect }}>
        <Row gutter={[16, 16]}>
          <Col span={6}><FormItem label="What is broken" name="title" requiredMark><Input placeholder="Please enter" /></FormItem></Col>
          <Col span={6}><FormItem label="Playground" name="place"><Select filterable clearable options={listed(PLACES)} /></FormItem></Col>
          <Col span={6}><FormItem label="Faults" name="faults"><Select multiple clearable options={FAULTS} /></FormItem></Col>
          <Col span={6}><FormItem label="Reported by" name="reporter"><AutoComplete options={['Caretaker', 'Day nursery', 'Inspector', 'Parent', 'School']} placeholder="Please enter" /></FormItem></Col>
          <Col span={4}><FormItem label="Repair on" name="day"><DatePicker clearable /></FormItem></Col>
          <Col span={4}><FormItem label="Repair at" name="hour"><TimePicker format="HH:mm" clearable /></FormItem></Col>
          <Col span={4}><FormItem label="Spare parts" name="parts"><InputNumber min={0} max={50} /></FormItem></Col>
          <Col span={6}><FormItem label="Tools" name="tools"><TagInput clearable placeholder="Please enter" /></FormItem></Col>
          <Col span={6}><FormItem label="Danger" name="danger"><Radio.Group variant="default-filled"><Radio.Button value="Small">Small</Radio.Button><Radio.Button value="Middle">Middle</Radio.Button><Radio.Button value="Great">Great</Radio.Button></Radio.Group></FormItem></Col>
          <Col span={6}><FormItem label="Measures" name="measures"><Checkbox.Group options={['Tape', 'Notice', 'Fence']} /></FormItem></Col>
          <Col span={6}><FormItem label="Closed to children" name="closed"><Switch /></FormItem></Col>
          <Col span={6}><FormItem label="Used from age" name="age"><Slider max={14} /></FormItem></Col>
          <Col span={6}><FormItem label="Note" name="note"><Textarea placeholder="Please enter" /></FormItem></Col>
        </Row>
      </Form>
    </Dialog>
  );
}

function App() {
  const [defects, setDefects] = useState(FIRST);
  const [words, setWords] = useState('');
  const [area, setArea] = useState([]);
  const [defect, setDefect] = useState(null);
  const save = (values) => {
    if (values.id === undefined) setDefects([...defects, { ...values, state: 'Open', id: defects.length + 80 }]);
    else setDefects(defects.map((one) => (one.id === values.id ? values : one)));
    setDefect(null);
    MessagePlugin.success('Defect saved');
  };
  const ask = (one) => {
    const dialog = DialogPlugin.confirm({
      header: 'Delete this defect?', body: 'The inspector does not see it any more.', confirmBtn: 'Delete defect', cancelBtn: 'Keep it',
      onConfirm() { setDefects(defects.filter((other) => other !== one)); MessagePlugin.success('Defect deleted'); dialog.hide(); }, onClose() { dialog.hide(); },
    });
  };
  const mend = (one) => { setDefects(defects.map((other) => (other === one ? { ...one, state: 'Mended' } : other))); MessagePlugin.success('Marked as mended'); };
  const columns = [
    { colKey: 'title', title: 'What is broken', sorter: true }, { colKey: 'place', title: 'Playground' },
    { colKey: 'state', title: 'State', cell: ({ row }) => <Tag theme={row.state === 'Open' ? 'warning' : 'success'} variant="light">{row.state}</Tag> },
    {
      colKey: 'operation', title: 'Operation', cell: ({ row }) => (
        <Space>
          <Link theme="primary" hover="color" onClick={() => setDefect(row)}>Edit</Link>
          <Popconfirm content="Is it mended?" onConfirm={() => mend(row)}><Link theme="primary" hover="color">Mend</Link></Popconfirm>
          <Dropdown trigger="click" options={[{ content: 'Copy', value: 1, onClick: () => setDefect({ ...row, id: undefined }) }, { content: 'Delete', value: 2, theme: 'error', onClick: () => ask(row) }]}>
            <Button variant="text" shape="square" icon={<EllipsisIcon />} />
          </Dropdown>
        </Space>
      ),
    },
  ];
  const inside = area.length ? AREAS[area[0]] ?? area : PLACES;
  const shown = defects.filter((one) => (inside.includes(one.place) || !one.place) && `${one.title} ${one.place}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <ConfigProvider globalConfig={enUS}>
      <div style={{ padding: 24 }}>
        <h2>Playground defects</h2>
        <Space style={{ margin: '12px 0' }}>
          <Button icon={<AddIcon />} onClick={() => setDefect({})}>New defect</Button>
          <Input prefixIcon={<SearchIcon />} clearable placeholder="Search defects" value={words} onChange={setWords} />
          <Tooltip content="Refresh"><Button shape="square" variant="outline" icon={<RefreshIcon />} onClick={() => { setWords(''); setArea([]); MessagePlugin.info('The list is up to date'); }} /></Tooltip>
          <Dropdown trigger="click" maxColumnWidth={160} options={['Round of today', 'Order of parts', 'Yearly report'].map((content, value) => ({ content, value, onClick: () => MessagePlugin.success(`${content}: printed`) }))}>
            <Button variant="outline">Lists</Button>
          </Dropdown>
        </Space>
        <Row gutter={16}>
          <Col span={3}><Tree hover activable expandAll actived={area} onActive={setArea} data={Object.entries(AREAS).map(([value, children]) => ({ value, label: value, children: listed(children) }))} /></Col>
          <Col span={9}><Table rowKey="id" data={shown} columns={columns} onSortChange={(sort) => setDefects([...defects].sort((a, b) => (sort?.descending ? -1 : 1) * a.title.localeCompare(b.title)))} /></Col>
        </Row>
      </div>
      <Defect key={defect?.id} defect={defect} onSave={save} onClose={() => setDefect(null)} />
    </ConfigProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
