// Orders of a catering kitchen, with Mantine as its documentation uses it.
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import {
  ActionIcon, Autocomplete, Badge, Button, Checkbox, Drawer, Group, MantineProvider, Menu, Modal, MultiSelect,
  NumberInput, Radio, SegmentedControl, Select, SimpleGrid, Slider, Stack, Switch, Table, Tabs, TagsInput, Text,
  Textarea, TextInput, Title, Tooltip,
} from '@mantine/core';
import { DatePickerInput, TimePicker } from '@mantine/dates';
import { notifications, Notifications } from '@mantine/notifications';
import { IconCopy, IconDots, IconPencil, IconPlus, IconPrinter, IconRefresh, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const CLIENTS = ['Bank at the Bridge', 'City theatre', 'Hotel Linde', 'Institute of Botany', 'Rowing club'];
const MENUS = ['Autumn buffet', 'Children\'s party', 'Finger food', 'Soup and bread', 'Three courses', 'Vegan table'];
const ALLERGENS = ['Celery', 'Eggs', 'Gluten', 'Milk', 'Mustard', 'Nuts', 'Soya'];
const FIRST = [
  ['Premiere', 'City theatre', 'Finger food', 80, 'Enquiry'], ['Board meeting', 'Bank at the Bridge', 'Soup and bread', 14, 'Confirmed'],
  ['Anniversary', 'Rowing club', 'Autumn buffet', 60, 'Enquiry'], ['Open day', 'Institute of Botany', 'Vegan table', 120, 'Confirmed'],
].map(([occasion, client, menu, guests, state], id) => ({ id, occasion, client, menu, guests, state }));
const EMPTY = { occasion: '', client: '', menu: null, allergens: [], wishes: [], day: null, hour: '', guests: 20, style: 'Indoors', service: null, gear: [], invoice: false, budget: 30, comment: '' };

function Form({ order, onSave, onCancel }) {
  const [form, setForm] = useState({ ...EMPTY, ...order });
  const put = (name) => ({ value: form[name], onChange: (event) => setForm({ ...form, [name]: event?.currentTarget ? event.currentTarget.value : event }) });
  return (
    <Stack gap="sm">
      <TextInput label="Occasion" withAsterisk {...put('occasion')} />
      <SimpleGrid cols={2}>
        <Autocomplete label="Client" placeholder="Pick or type" data={CLIENTS} {...put('client')} />
        <Select label="Menu" placeholder="Pick value" searchable data={MENUS} {...put('menu')} />
      </SimpleGrid>
      <MultiSelect label="Leave out" description="Somebody does not tolerate these" placeholder="Pick value" data={ALLERGENS} {...put('allergens')} />
      <TagsInput label="Wishes" placeholder="Press Enter to submit a tag" {...put('wishes')} />
      <SimpleGrid cols={3}>
        <DatePickerInput label="Day" placeholder="Pick date" {...put('day')} />
        <TimePicker label="Served at" {...put('hour')} />
        <NumberInput label="Guests" min={1} max={400} {...put('guests')} />
      </SimpleGrid>
      <SegmentedControl data={['Indoors', 'Garden', 'Tent']} {...put('style')} />
      <Radio.Group label="Service" {...put('service')}>
        <Group mt="xs"><Radio value="self" label="Self-service" /><Radio value="table" label="At the table" /><Radio value="none" label="Delivery only" /></Group>
      </Radio.Group>
      <Checkbox.Group label="We bring" {...put('gear')}>
        <Group mt="xs"><Checkbox value="plates" label="Plates" /><Checkbox value="glasses" label="Glasses" /><Checkbox value="cloths" label="Tablecloths" /></Group>
      </Checkbox.Group>
      <Switch label="Invoice by e-mail" checked={form.invoice} onChange={(event) => setForm({ ...form, invoice: event.currentTarget.checked })} />
      <Text size="sm">Price a head</Text>
      <Slider min={10} max={90} step={5} label={(value) => `${value} euros`} {...put('budget')} />
      <Textarea label="Comment" {...put('comment')} />
      <Group justify="flex-end"><Button variant="default" onClick={onCancel}>Cancel</Button><Button onClick={() => onSave(form)}>Save order</Button></Group>
    </Stack>
  );
}

function App() {
  const [orders, setOrders] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const tell = (message) => notifications.show({ title: 'Kitchen', message, autoClose: 3000 });
  const save = (order) => {
    if (order.id === undefined) setOrders([...orders, { state: 'Enquiry', ...order, id: orders.length + 40 }]);
    else setOrders(orders.map((one) => (one.id === order.id ? { ...one, ...order } : one)));
    setForm(null);
    tell('Order saved');
  };
  const confirm = (order) => { setOrders(orders.map((one) => (one.id === order.id ? { ...one, state: 'Confirmed' } : one))); tell('Order confirmed'); };
  const shown = orders.filter((one) => (tab === 'All' || one.state === tab) && JSON.stringify(one).toLowerCase().includes(words.toLowerCase()));
  return (
    <MantineProvider>
      <Notifications />
      <Stack p="lg">
        <Title order={2}>Catering orders</Title>
        <Group>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setForm({})}>New order</Button>
          <TextInput placeholder="Search by any field" leftSection={<IconSearch size={16} />} value={words} onChange={(event) => setWords(event.currentTarget.value)} />
          <Tooltip label="Refresh"><ActionIcon variant="default" size="lg" onClick={() => { setWords(''); tell('Orders are up to date'); }}><IconRefresh size={18} /></ActionIcon></Tooltip>
          <Menu>
            <Menu.Target><Button variant="default">Kitchen</Button></Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Lists</Menu.Label>
              {['Shopping list', 'Loading list'].map((one) => <Menu.Item key={one} leftSection={<IconPrinter size={14} />} onClick={() => tell(`${one} printed`)}>{one}</Menu.Item>)}
              <Menu.Divider />
              <Menu.Item color="red" onClick={() => tell('The kitchen is closed')}>Close the kitchen</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
        <Tabs value={tab} onChange={setTab}><Tabs.List>{['All', 'Enquiry', 'Confirmed'].map((one) => <Tabs.Tab key={one} value={one}>{one}</Tabs.Tab>)}</Tabs.List></Tabs>
        <Table highlightOnHover>
          <Table.Thead><Table.Tr>{['Occasion', 'Client', 'Menu', 'Guests', 'State', ''].map((one) => <Table.Th key={one}>{one}</Table.Th>)}</Table.Tr></Table.Thead>
          <Table.Tbody>
            {shown.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td>{order.occasion}</Table.Td><Table.Td>{order.client}</Table.Td><Table.Td>{order.menu}</Table.Td><Table.Td>{order.guests}</Table.Td>
                <Table.Td><Badge color={order.state === 'Confirmed' ? 'green' : 'yellow'}>{order.state}</Badge></Table.Td>
                <Table.Td><Group gap={4}>
                  <ActionIcon variant="subtle" color="gray" onClick={() => setForm(order)}><IconPencil size={16} /></ActionIcon>
                  <Menu position="bottom-end">
                    <Menu.Target><ActionIcon variant="subtle" color="gray"><IconDots size={16} /></ActionIcon></Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item onClick={() => confirm(order)}>Confirm</Menu.Item>
                      <Menu.Item leftSection={<IconCopy size={14} />} onClick={() => setForm({ ...order, id: undefined, state: 'Enquiry' })}>Use as template</Menu.Item>
                      <Menu.Item leftSection={<IconTrash size={14} />} color="red" onClick={() => setAsked(order)}>Remove</Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                </Group></Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
      <Drawer opened={form !== null} onClose={() => setForm(null)} title="Order" position="right" size="lg">{form && <Form order={form} onSave={save} onCancel={() => setForm(null)} />}</Drawer>
      <Modal opened={asked !== null} onClose={() => setAsked(null)} title="Remove this order?">
        <Text>The client is not told by itself.</Text>
        <Group justify="flex-end" mt="md"><Button variant="default" onClick={() => setAsked(null)}>Keep it</Button><Button color="red" onClick={() => { setOrders(orders.filter((one) => one !== asked)); setAsked(null); tell('Order removed'); }}>Remove order</Button></Group>
      </Modal>
    </MantineProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
