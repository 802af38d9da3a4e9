// Bookings of meeting rooms, with Ant Design as its documentation uses it.
import {
  CopyOutlined, DeleteOutlined, DownOutlined, EditOutlined, MoreOutlined,
  PlusOutlined, PrinterOutlined, ReloadOutlined,
} from '@ant-design/icons';
import {
  Button, Checkbox, DatePicker, Drawer, Dropdown, Form, Input, InputNumber, Layout,
  message, Modal, Popconfirm, Radio, Rate, Select, Slider, Space, Switch, Table, Tabs,
  Tag, Tooltip,
} from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = (...names) => names.map((name) => ({ value: name, label: name }));
const ROOMS = options('Amber room', 'Library', 'Harbour room', 'Studio', 'Winter garden');
const PEOPLE = options(
  'Agnes Holm', 'Boris Lind', 'Carla Mendes', 'Dieter Vogt', 'Elif Kaya', 'Femi Adeyemi',
  'Greta Olsen', 'Hugo Marsh');
const FIRST = [
  ['Budget round', 'Library', '2026-12-01', 'Agnes Holm', 'Confirmed'],
  ['Works council', 'Amber room', '2026-12-02', 'Dieter Vogt', 'Requested'],
  ['Fire drill briefing', 'Studio', '2026-12-04', 'Elif Kaya', 'Confirmed'],
  ['Interview day', 'Harbour room', '2026-12-07', 'Greta Olsen', 'Requested'],
  ['Choir rehearsal', 'Winter garden', '2026-12-08', 'Hugo Marsh', 'Confirmed'],
].map(([subject, room, day, organiser, state], key) => (
  { key, subject, room, day, organiser, state }));

function App() {
  const [rows, setRows] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('all');
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm();
  const [toast, holder] = message.useMessage();
  const [modal, asks] = Modal.useModal();

  const change = (row, what) => setRows((all) => all.map(
    (one) => (one.key === row.key ? { ...one, ...what } : one)));
  const edit = (row) => {
    form.setFieldsValue({ ...row, day: dayjs(row.day) });
    setOpen(true);
  };
  const save = (values) => {
    const row = { state: 'Requested', ...values, day: values.day?.format('YYYY-MM-DD') };
    setRows((all) => (values.key === undefined
      ? [...all, { ...row, key: all.length + 100 }]
      : all.map((one) => (one.key === values.key ? { ...one, ...row } : one))));
    setOpen(false);
    toast.success('Booking saved');
  };
  const takeFromMenu = (row) => ({ key }) => {
    if (key === 'copy') {
      setRows((all) => [...all,
        { ...row, key: all.length + 100, subject: `${row.subject} (copy)` }]);
      toast.success('Booking duplicated');
    } else if (key === 'delete') {
      modal.confirm({
        title: 'Delete this booking?',
        content: `"${row.subject}" will be removed for everybody.`,
        okText: 'Delete',
        okType: 'danger',
        onOk: () => {
          setRows((all) => all.filter((one) => one.key !== row.key));
          toast.success('Booking deleted');
        },
      });
    } else {
      change(row, { state: key });
      toast.success(`Status changed to ${key}`);
    }
  };
  const columns = [
    { title: 'Subject', dataIndex: 'subject', sorter: (a, b) => a.subject.localeCompare(b.subject) },
    { title: 'Room', dataIndex: 'room' },
    { title: 'Date', dataIndex: 'day' },
    { title: 'Organiser', dataIndex: 'organiser' },
    {
      title: 'Status',
      dataIndex: 'state',
      render: (state) => <Tag color={state === 'Confirmed' ? 'green' : 'gold'}>{state}</Tag>,
    },
    {
      title: 'Action',
      render: (_, row) => (
        <Space>
          <Tooltip title="Edit">
            <Button type="text" icon={<EditOutlined />} onClick={() => edit(row)} />
          </Tooltip>
          <Popconfirm
            title="Cancel the booking"
            description="The organiser gets a message."
            okText="Yes"
            cancelText="No"
            onConfirm={() => { change(row, { state: 'Cancelled' }); toast.success('Booking cancelled'); }}
          >
            <a>Cancel</a>
          </Popconfirm>
          <Dropdown
            trigger={['click']}
            menu={{
              onClick: takeFromMenu(row),
              items: [
                { key: 'copy', label: 'Duplicate', icon: <CopyOutlined /> },
                {
                  key: 'status',
                  label: 'Set status',
                  children: ['Confirmed', 'Requested', 'On hold'].map((key) => ({ key, label: key })),
                },
                { type: 'divider' },
                { key: 'delete', label: 'Delete', danger: true, icon: <DeleteOutlined /> },
              ],
            }}
          >
            <Button type="text" icon={<MoreOutlined />} />
          </Dropdown>
        </Space>
      ),
    },
  ];
  const shown = rows.filter((row) => (tab === 'all' || row.state === tab)
    && JSON.stringify(row).toLowerCase().includes(words.toLowerCase()));
  return (
    <Layout style={{ padding: 24, minHeight: '100vh' }}>
      {holder}{asks}
      <h1 style={{ marginTop: 0 }}>Room bookings</h1>
      <Space style={{ marginBottom: 8 }}>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => { form.resetFields(); setOpen(true); }}>
          New booking
        </Button>
        <Input.Search placeholder="Search bookings" allowClear onSearch={setWords} style={{ width: 260 }} />
        <Tooltip title="Reload">
          <Button shape="circle" icon={<ReloadOutlined />} onClick={() => { setWords(''); toast.info('List reloaded'); }} />
        </Tooltip>
        <Tooltip title="Print list">
          <Button shape="circle" icon={<PrinterOutlined />} onClick={() => toast.info('Sent to the printer')} />
        </Tooltip>
        <Dropdown menu={{ onClick: ({ key }) => toast.info(`Exported as ${key}`), items: options('CSV', 'Excel', 'Calendar file').map((one) => ({ key: one.value, label: one.label })) }} trigger={['click']}>
          <Button>Export <DownOutlined /></Button>
        </Dropdown>
      </Space>
      <Tabs activeKey={tab} onChange={setTab} items={[['all', 'All'], ['Requested', 'Requested'], ['Confirmed', 'Confirmed']].map(([key, label]) => ({ key, label }))} />
      <Table rowSelection={{}} columns={columns} dataSource={shown} size="middle" />
      <Drawer title="Booking" open={open} onClose={() => setOpen(false)} width={520}>
        <Form form={form} layout="vertical" onFinish={save}>
          <Form.Item name="key" hidden><Input /></Form.Item>
          <Form.Item name="subject" label="Subject" rules={[{ required: true }]}><Input /></Form.Item>
          <Form.Item name="room" label="Room" rules={[{ required: true }]}>
            <Select placeholder="Please select" options={ROOMS} />
          </Form.Item>
          <Form.Item name="organiser" label="Organiser">
            <Select showSearch placeholder="Search to select" options={PEOPLE} optionFilterProp="label" />
          </Form.Item>
          <Form.Item name="guests" label="Participants">
            <Select mode="multiple" allowClear placeholder="Please select" options={PEOPLE} />
          </Form.Item>
          <Space size="large">
            <Form.Item name="day" label="Date"><DatePicker /></Form.Item>
            <Form.Item name="seats" label="Seats" initialValue={6}><InputNumber min={1} max={40} /></Form.Item>
            <Form.Item name="catering" label="Catering" valuePropName="checked"><Switch /></Form.Item>
          </Space>
          <Form.Item name="equipment" label="Equipment">
            <Checkbox.Group options={['Projector', 'Flip chart', 'Loudspeaker']} />
          </Form.Item>
          <Form.Item name="seating" label="Seating">
            <Radio.Group>
              <Radio.Button value="rows">Rows</Radio.Button>
              <Radio.Button value="horseshoe">Horseshoe</Radio.Button>
              <Radio.Button value="round">Round table</Radio.Button>
            </Radio.Group>
          </Form.Item>
          <Form.Item name="heat" label="Room temperature" initialValue={20}><Slider min={16} max={26} /></Form.Item>
          <Form.Item name="weight" label="Importance"><Rate /></Form.Item>
          <Form.Item name="notes" label="Notes"><Input.TextArea rows={2} /></Form.Item>
          <Space>
            <Button type="primary" htmlType="submit">Save</Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </Space>
        </Form>
      </Drawer>
    </Layout>
  );
}

createRoot(document.getElementById('root')).render(<App />);
