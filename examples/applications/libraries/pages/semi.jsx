// Who leases which garden of an allotment society, with Semi Design as its documentation uses it.
import { IconDelete, IconEdit, IconMore, IconPlus, IconRefresh, IconSearch } from '@douyinfe/semi-icons';
import {
  Button, Col, Dropdown, Form, Input, LocaleProvider, Modal, Popconfirm, Row, SideSheet, Space, Table, TabPane, Tabs, Tag, Toast, Tooltip, Typography,
} from '@douyinfe/semi-ui';
import enUS from '@douyinfe/semi-ui/lib/es/locale/source/en_US';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const listed = (names) => names.map((value) => ({ value, label: value }));
const PLOTS = listed(['Birch path 3', 'Birch path 8', 'Corner plot', 'Hazel path 1', 'Hazel path 12', 'Pond plot', 'Upper field 4']);
const CROPS = listed(['Beans', 'Berries', 'Flowers', 'Fruit trees', 'Herbs', 'Potatoes', 'Tomatoes']);
const PATHS = ['Birch path', 'Hazel path', 'Upper field'];
const FIRST = [
  ['Agnes Moor', 'Birch path 3', 140, 'Running'], ['Family Dorn', 'Hazel path 12', 210, 'Running'],
  ['Viktor Sands', 'Pond plot', 95, 'Waiting'], ['Youth club', 'Upper field 4', 300, 'Waiting'],
].map(([tenant, plot, size, state], id) => ({ id, tenant, plot, size, state }));

function Lease({ lease, onSave, onCancel }) {
  const form = useRef(null);
  const footer = <Space style={{ float: 'right' }}><Button onClick={onCancel}>Cancel</Button><Button theme="solid" onClick={() => form.current.submitForm()}>Save lease</Button></Space>;
  return (
    <SideSheet title="Lease" width={560} visible={lease !== null} onCancel={onCancel} footer={footer}>
      {lease && <Form getFormApi={(api) => { form.current = api; }} initValues={{ size: 120, water: 'Tap', share: 40, ...lease }} onSubmit={(values) => onSave({ ...lease, ...values })}>
        <Row gutter={16}>
          <Col span={12}><Form.Input field="tenant" label="Tenant" rules={[{ required: true, message: 'Who leases it?' }]} /></Col>
          <Col span={12}><Form.Select field="plot" label="Plot" filter placeholder="Please select" optionList={PLOTS} style={{ width: '100%' }} /></Col>
        </Row>
        <Form.Select field="crops" label="Grows" multiple filter placeholder="Please select" optionList={CROPS} style={{ width: '100%' }} />
        <Row gutter={16}>
          <Col span={12}><Form.DatePicker field="begins" label="Lease begins" style={{ width: '100%' }} /></Col>
          <Col span={12}><Form.TimePicker field="handover" label="Handed over at" format="HH:mm" style={{ width: '100%' }} /></Col>
          <Col span={12}><Form.InputNumber field="size" label="Square metres" min={20} max={600} /></Col>
          <Col span={12}><Form.AutoComplete field="sponsor" label="Sponsor" data={['Agnes Moor', 'Family Dorn', 'Hedda Quast', 'Viktor Sands']} placeholder="A member" style={{ width: '100%' }} /></Col>
        </Row>
        <Form.TagInput field="keys" label="Keys for" placeholder="Press Enter to add" />
        <Form.RadioGroup field="water" label="Water" type="button"><Form.Radio value="Tap">Tap</Form.Radio><Form.Radio value="Well">Well</Form.Radio><Form.Radio value="Barrels">Barrels</Form.Radio></Form.RadioGroup>
        <Form.CheckboxGroup field="duties" label="Duties" direction="horizontal"><Form.Checkbox value="Hedges">Hedges</Form.Checkbox><Form.Checkbox value="Paths">Paths</Form.Checkbox><Form.Checkbox value="Summer fair">Summer fair</Form.Checkbox></Form.CheckboxGroup>
        <Form.Switch field="hut" label="There is a hut" />
        <Form.Slider field="share" label="Share of vegetables" />
        <Form.TextArea field="remarks" label="Remarks" rows={2} />
      </Form>}
    </SideSheet>
  );
}

function App() {
  const [leases, setLeases] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [lease, setLease] = useState(null);
  const save = (values) => {
    if (values.id === undefined) setLeases([...leases, { ...values, state: 'Waiting', id: leases.length + 70 }]);
    else setLeases(leases.map((one) => (one.id === values.id ? values : one)));
    setLease(null);
    Toast.success('Lease saved');
  };
  const remove = (one) => { setLeases(leases.filter((other) => other !== one)); Toast.success('Lease struck from the list'); };
  const start = (one) => { setLeases(leases.map((other) => (other === one ? { ...one, state: 'Running' } : other))); Toast.success('Lease is running'); };
  const end = (one) => Modal.confirm({ title: 'End this lease?', content: 'The plot is free from the new year.', okText: 'End lease', cancelText: 'Keep it', onOk: () => remove(one) });
  const columns = [
    { title: 'Tenant', dataIndex: 'tenant', sorter: (a, b) => a.tenant.localeCompare(b.tenant) }, { title: 'Plot', dataIndex: 'plot' }, { title: 'm²', dataIndex: 'size' },
    { title: 'State', dataIndex: 'state', render: (state) => <Tag color={state === 'Running' ? 'green' : 'orange'}>{state}</Tag> },
    {
      title: '', dataIndex: 'operate', render: (_, one) => (
        <Space>
          <Button icon={<IconEdit />} theme="borderless" onClick={() => setLease(one)} />
          <Popconfirm title="Strike this lease?" content="It is not kept anywhere." onConfirm={() => remove(one)}><Button icon={<IconDelete />} type="danger" theme="borderless" /></Popconfirm>
          <Dropdown trigger="click" position="bottomRight" render={<Dropdown.Menu><Dropdown.Item onClick={() => start(one)}>Start</Dropdown.Item><Dropdown.Item onClick={() => setLease({ ...one, id: undefined })}>Pass on</Dropdown.Item><Dropdown.Divider /><Dropdown.Item type="danger" onClick={() => end(one)}>End</Dropdown.Item></Dropdown.Menu>}>
            <Button icon={<IconMore />} theme="borderless" />
          </Dropdown>
        </Space>
      ),
    },
  ];
  const shown = leases.filter((one) => (tab === 'All' || one.plot.startsWith(tab)) && `${one.tenant} ${one.plot}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <LocaleProvider locale={enUS}>
      <div style={{ padding: 24 }}>
        <Typography.Title heading={3}>Garden leases</Typography.Title>
        <Space style={{ margin: '16px 0' }}>
          <Button icon={<IconPlus />} theme="solid" onClick={() => setLease({})}>New lease</Button>
          <Input prefix={<IconSearch />} showClear placeholder="Tenant or plot" value={words} onChange={setWords} />
          <Tooltip content="Reload"><Button icon={<IconRefresh />} onClick={() => { setWords(''); Toast.info('Leases are up to date'); }} /></Tooltip>
          <Dropdown trigger="click" render={<Dropdown.Menu>{['Annual bills', 'Key list', 'Map of plots'].map((one) => <Dropdown.Item key={one} onClick={() => Toast.success(`${one} printed`)}>{one}</Dropdown.Item>)}</Dropdown.Menu>}>
            <Button>Papers</Button>
          </Dropdown>
        </Space>
        <Tabs type="line" activeKey={tab} onChange={setTab}>{['All', ...PATHS].map((one) => <TabPane key={one} itemKey={one} tab={one} />)}</Tabs>
        <Table rowKey="id" columns={columns} dataSource={shown} pagination={false} />
      </div>
      <Lease lease={lease} onSave={save} onCancel={() => setLease(null)} />
    </LocaleProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
