// What was found and brought to a lost property office, with Arco Design as its documentation uses it.
import '@arco-design/web-react/dist/css/arco.css';
import {
  AutoComplete, Button, Cascader, Checkbox, ConfigProvider, DatePicker, Drawer, Dropdown, Form, Grid, Input, InputNumber, InputTag, Menu, Message,
  Modal, Radio, Select, Slider, Space, Switch, Table, Tabs, Tag, TimePicker, Tooltip, Typography,
} from '@arco-design/web-react';
import enUS from '@arco-design/web-react/es/locale/en-US';
import { IconDown, IconEdit, IconMore, IconPlus, IconRefresh } from '@arco-design/web-react/icon';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const FormItem = Form.Item;
const KINDS = ['Bag', 'Bicycle', 'Clothing', 'Jewellery', 'Keys', 'Phone', 'Umbrella'];
const COLOURS = ['Black', 'Blue', 'Brown', 'Green', 'Grey', 'Red', 'White', 'Yellow'];
const FINDERS = ['Cleaning firm Blitz', 'Police station East', 'Swimming pool', 'Tram company', 'Unknown finder'];
const within = (value, children) => ({ value, label: value, children: children.map((one) => ({ value: one, label: one })) });
const PLACES = [
  within('Trams', ['Line 2', 'Line 5', 'Line 11']), within('Streets', ['Harbour quay', 'Market square', 'Mill lane']),
  within('Houses', ['Concert hall', 'Swimming pool', 'Town hall']),
];
const FIRST = [
  ['Black umbrella', 'Umbrella', ['Trams', 'Line 5'], 'In store'], ['City bicycle', 'Bicycle', ['Streets', 'Mill lane'], 'In store'],
  ['Silver ring', 'Jewellery', ['Houses', 'Swimming pool'], 'Handed out'], ['Violin case', 'Bag', ['Houses', 'Concert hall'], 'In store'],
].map(([item, kind, place, state], id) => ({ id, item, kind, place, state }));

function Sheet({ find, onSave, onCancel }) {
  const [form] = Form.useForm();
  return (
    <Drawer
      width={560} title="Find" visible={find !== null} unmountOnExit okText="Save find" cancelText="Cancel" onCancel={onCancel}
      onOk={() => form.validate().then((values) => onSave({ ...find, ...values }))}
    >
      <Form form={form} layout="vertical" initialValues={{ stored: 'Shelf', percent: 3, worth: 20, ...find }}>
        <Grid.Row gutter={16}>
          <Grid.Col span={12}><FormItem label="Item" field="item" rules={[{ required: true }]}><Input placeholder="Please enter" /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Kind" field="kind"><Select placeholder="Please select" options={KINDS} showSearch /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Colours" field="colours"><Select mode="multiple" placeholder="Please select" options={COLOURS} allowClear /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Found in" field="place"><Cascader placeholder="Please select" options={PLACES} /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Kept until" field="day"><DatePicker style={{ width: '100%' }} /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Brought at" field="hour"><TimePicker format="HH:mm" style={{ width: '100%' }} /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Finder" field="finder"><AutoComplete placeholder="Please enter" data={FINDERS} /></FormItem></Grid.Col>
          <Grid.Col span={12}><FormItem label="Worth in euros" field="worth"><InputNumber mode="button" min={0} max={5000} /></FormItem></Grid.Col>
        </Grid.Row>
        <FormItem label="Marks" field="marks"><InputTag allowClear placeholder="Input and press Enter" /></FormItem>
        <FormItem label="Stored in" field="stored"><Radio.Group type="button" options={['Shelf', 'Safe', 'Yard']} /></FormItem>
        <FormItem label="Condition" field="condition"><Checkbox.Group options={['Wet', 'Broken', 'Dirty']} /></FormItem>
        <FormItem label="Finder wants a reward" field="reward" triggerPropName="checked"><Switch /></FormItem>
        <FormItem label="Reward in percent" field="percent"><Slider max={20} /></FormItem>
        <FormItem label="Notes" field="notes"><Input.TextArea placeholder="Please enter" /></FormItem>
      </Form>
    </Drawer>
  );
}

function App() {
  const [finds, setFinds] = useState(FIRST);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [find, setFind] = useState(null);
  const save = (values) => {
    if (values.id === undefined) setFinds([...finds, { ...values, state: 'In store', id: finds.length + 60 }]);
    else setFinds(finds.map((one) => (one.id === values.id ? values : one)));
    setFind(null);
    Message.success('Find saved');
  };
  const does = (one) => ({
    out() { setFinds(finds.map((other) => (other === one ? { ...one, state: 'Handed out' } : other))); Message.success('Handed out'); },
    copy() { setFind({ ...one, id: undefined }); },
    remove() {
      Modal.confirm({
        title: 'Remove this find?', content: 'The number is not given again.', okText: 'Remove find', okButtonProps: { status: 'danger' },
        onOk() { setFinds(finds.filter((other) => other !== one)); Message.success('Find removed'); },
      });
    },
  });
  const columns = [
    { title: 'Item', dataIndex: 'item', sorter: (a, b) => a.item.localeCompare(b.item) }, { title: 'Kind', dataIndex: 'kind' },
    { title: 'Found in', dataIndex: 'place', render: (place) => place?.join(' / ') },
    { title: 'State', dataIndex: 'state', render: (state) => <Tag color={state === 'In store' ? 'blue' : 'green'}>{state}</Tag> },
    {
      title: 'Operation', dataIndex: 'operation', render: (_, one) => (
        <Space>
          <Button type="text" icon={<IconEdit />} onClick={() => setFind(one)} />
          <Dropdown trigger="click" position="br" droplist={<Menu onClickMenuItem={(key) => does(one)[key]()}><Menu.Item key="out">Hand out</Menu.Item><Menu.Item key="copy">Duplicate</Menu.Item><Menu.Item key="remove">Remove</Menu.Item></Menu>}>
            <Button type="text" icon={<IconMore />} />
          </Dropdown>
        </Space>
      ),
    },
  ];
  const shown = finds.filter((one) => (tab === 'All' || one.state === tab) && `${one.item} ${one.kind} ${one.place}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <ConfigProvider locale={enUS}>
      <div style={{ padding: 24 }}>
        <Typography.Title heading={4}>Lost property</Typography.Title>
        <Space>
          <Button type="primary" icon={<IconPlus />} onClick={() => setFind({})}>New find</Button>
          <Input.Search allowClear placeholder="Enter keyword to search" style={{ width: 280 }} value={typed} onChange={setTyped} onSearch={setWords} />
          <Tooltip content="Refresh"><Button icon={<IconRefresh />} onClick={() => { setTyped(''); setWords(''); Message.info('The list is up to date'); }} /></Tooltip>
          <Dropdown trigger="click" droplist={<Menu onClickMenuItem={(key) => Message.success(`${key} printed`)}>{['Labels', 'Auction list', 'Monthly report'].map((one) => <Menu.Item key={one}>{one}</Menu.Item>)}</Menu>}>
            <Button>Print <IconDown /></Button>
          </Dropdown>
        </Space>
        <Tabs activeTab={tab} onChange={setTab}>{['All', 'In store', 'Handed out'].map((one) => <Tabs.TabPane key={one} title={one} />)}</Tabs>
        <Table rowKey="id" columns={columns} data={shown} pagination={false} />
      </div>
      <Sheet key={find?.id} find={find} onSave={save} onCancel={() => setFind(null)} />
    </ConfigProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
