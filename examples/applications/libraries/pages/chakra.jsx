// Who uses which hall of a village, with Chakra UI as its documentation uses it.
import {
  Badge, Button, ButtonGroup, Checkbox, CheckboxGroup, ChakraProvider, CloseButton, Combobox, createListCollection, createToaster, DatePicker,
  defaultSystem, Dialog, Field, Fieldset, Heading, HStack, IconButton, Input, Menu, NumberInput, Portal, RadioGroup, SegmentGroup, Select,
  SimpleGrid, Slider, Stack, Switch, Table, Tabs, TagsInput, Textarea, Toast, Toaster, useFilter, useListCollection,
} from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LuCalendar, LuEllipsisVertical, LuPencil, LuPlus, LuRefreshCw } from 'react-icons/lu';

const CLUBS = ['Brass band', 'Chess circle', 'Farm women', 'Fire brigade', 'Parish choir', 'Playgroup', 'Shooting club'];
const HALLS = createListCollection({ items: ['Barn', 'Club room', 'Fire station', 'Old school', 'Sports hall'].map((value) => ({ label: value, value })) });
const THINGS = createListCollection({ items: ['Beamer', 'Chairs', 'Microphone', 'Piano', 'Stage', 'Tables'].map((value) => ({ label: value, value })) });
const FIRST = [
  ['Rehearsal for Advent', 'Parish choir', 'Old school', 'Asked'], ['Tournament', 'Chess circle', 'Club room', 'Granted'],
  ['Flea market', 'Playgroup', 'Sports hall', 'Asked'], ['Annual meeting', 'Shooting club', 'Barn', 'Granted'],
].map(([event, club, hall, state], id) => ({ id, event, club, hall: [hall], state }));
const EMPTY = { event: '', club: '', hall: [], things: [], keys: [], day: [], people: '30', part: 'Evening', fee: 'club', needs: [], bar: false, heat: [18], note: '' };
const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true });

function Club({ value, onChange, within }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { collection, filter } = useListCollection({ initialItems: CLUBS, filter: contains });
  return (
    <Combobox.Root collection={collection} defaultInputValue={value} onInputValueChange={(event) => { filter(event.inputValue); onChange(event.inputValue); }}>
      <Combobox.Label>Club</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder="Type to search" />
        <Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal container={within}>
        <Combobox.Positioner><Combobox.Content>
          <Combobox.Empty>No clubs found</Combobox.Empty>
          {collection.items.map((one) => <Combobox.Item item={one} key={one}>{one}<Combobox.ItemIndicator /></Combobox.Item>)}
        </Combobox.Content></Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

function Choice({ label, collection, within, ...rest }) {
  return (
    <Select.Root collection={collection} {...rest}>
      <Select.HiddenSelect />
      <Select.Label>{label}</Select.Label>
      <Select.Control>
        <Select.Trigger><Select.ValueText placeholder={`Select ${label.toLowerCase()}`} /></Select.Trigger>
        <Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
      </Select.Control>
      <Portal container={within}>
        <Select.Positioner><Select.Content>
          {collection.items.map((one) => <Select.Item item={one} key={one.value}>{one.label}<Select.ItemIndicator /></Select.Item>)}
        </Select.Content></Select.Positioner>
      </Portal>
    </Select.Root>
  );
}

function Form({ booking, onSave, within }) {
  const [form, setForm] = useState({ ...EMPTY, ...booking });
  const put = (change) => setForm((last) => ({ ...last, ...change }));
  return (
    <>
      <Dialog.Body><Stack gap="4">
        <SimpleGrid columns={2} gap="4">
          <Field.Root required><Field.Label>Event <Field.RequiredIndicator /></Field.Label><Input value={form.event} onChange={(event) => put({ event: event.target.value })} /></Field.Root>
          <Club value={form.club} onChange={(club) => put({ club })} within={within} />
          <Choice label="Hall" collection={HALLS} value={form.hall} onValueChange={(event) => put({ hall: event.value })} within={within} />
          <Choice label="Equipment" multiple collection={THINGS} value={form.things} onValueChange={(event) => put({ things: event.value })} within={within} />
          <DatePicker.Root value={form.day} onValueChange={(event) => put({ day: event.value })}>
            <DatePicker.Label>Day</DatePicker.Label>
            <DatePicker.Control>
              <DatePicker.Input />
              <DatePicker.IndicatorGroup><DatePicker.Trigger><LuCalendar /></DatePicker.Trigger></DatePicker.IndicatorGroup>
            </DatePicker.Control>
            <Portal container={within}>
              <DatePicker.Positioner><DatePicker.Content>
                <DatePicker.View view="day"><DatePicker.Header /><DatePicker.DayTable /></DatePicker.View>
                <DatePicker.View view="month"><DatePicker.Header /><DatePicker.MonthTable /></DatePicker.View>
                <DatePicker.View view="year"><DatePicker.Header /><DatePicker.YearTable /></DatePicker.View>
              </DatePicker.Content></DatePicker.Positioner>
            </Portal>
          </DatePicker.Root>
          <Field.Root>
            <Field.Label>People</Field.Label>
            <NumberInput.Root width="100%" min={1} value={form.people} onValueChange={(event) => put({ people: event.value })}><NumberInput.Control /><NumberInput.Input /></NumberInput.Root>
          </Field.Root>
        </SimpleGrid>
        <TagsInput.Root value={form.keys} onValueChange={(event) => put({ keys: event.value })}>
          <TagsInput.Label>Keys go to</TagsInput.Label>
          <TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Add name..." /></TagsInput.Control>
        </TagsInput.Root>
        <SegmentGroup.Root value={form.part} onValueChange={(event) => put({ part: event.value })}><SegmentGroup.Indicator /><SegmentGroup.Items items={['Morning', 'Afternoon', 'Evening']} /></SegmentGroup.Root>
        <RadioGroup.Root value={form.fee} onValueChange={(event) => put({ fee: event.value })}>
          <RadioGroup.Label>Fee</RadioGroup.Label>
          <HStack gap="6">{[['none', 'Free of charge'], ['club', 'Club rate'], ['full', 'Full rate']].map(([value, label]) => (
            <RadioGroup.Item key={value} value={value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{label}</RadioGroup.ItemText></RadioGroup.Item>
          ))}</HStack>
        </RadioGroup.Root>
        <Fieldset.Root><CheckboxGroup value={form.needs} onValueChange={(needs) => put({ needs })}>
          <Fieldset.Legend>Caretaker</Fieldset.Legend>
          <Fieldset.Content flexDirection="row">{['Unlocks', 'Sets up', 'Cleans'].map((one) => (
            <Checkbox.Root key={one} value={one}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{one}</Checkbox.Label></Checkbox.Root>
          ))}</Fieldset.Content>
        </CheckboxGroup></Fieldset.Root>
        <Switch.Root checked={form.bar} onCheckedChange={(event) => put({ bar: event.checked })}><Switch.HiddenInput /><Switch.Control /><Switch.Label>Drinks are sold</Switch.Label></Switch.Root>
        <Slider.Root min={12} max={24} value={form.heat} onValueChange={(event) => put({ heat: event.value })}>
          <HStack justify="space-between"><Slider.Label>Degrees</Slider.Label><Slider.ValueText /></HStack>
          <Slider.Control><Slider.Track><Slider.Range /></Slider.Track><Slider.Thumbs /></Slider.Control>
        </Slider.Root>
        <Field.Root><Field.Label>Remarks</Field.Label><Textarea value={form.note} onChange={(event) => put({ note: event.target.value })} /></Field.Root>
      </Stack></Dialog.Body>
      <Dialog.Footer><Dialog.ActionTrigger asChild><Button variant="outline">Cancel</Button></Dialog.ActionTrigger><Button onClick={() => onSave(form)}>Save booking</Button></Dialog.Footer>
    </>
  );
}

function App() {
  const [bookings, setBookings] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [form, setForm] = useState(null);
  const [asked, setAsked] = useState(null);
  const within = useRef(null);
  const tell = (title) => toaster.create({ title, type: 'success', duration: 3000 });
  const put = (booking, change) => setBookings(bookings.map((one) => (one.id === booking.id ? { ...one, ...change } : one)));
  const save = (booking) => {
    if (booking.id === undefined) setBookings([...bookings, { state: 'Asked', ...booking, id: bookings.length + 20 }]);
    else put(booking, booking);
    setForm(null);
    tell('Booking saved');
  };
  const does = (booking) => ({
    grant() { put(booking, { state: 'Granted' }); tell('Booking granted'); },
    again() { setForm({ ...booking, id: undefined, state: 'Asked' }); },
    strike() { setAsked(booking); },
  });
  const shown = bookings.filter((one) => (tab === 'All' || one.state === tab) && `${one.event} ${one.club} ${one.hall}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <Stack p="6" gap="4">
      <Heading>Hall bookings</Heading>
      <HStack>
        <Button onClick={() => setForm({})}><LuPlus /> New booking</Button>
        <Input width="60" placeholder="Search bookings" value={words} onChange={(event) => setWords(event.target.value)} />
        <IconButton aria-label="Refresh" variant="outline" onClick={() => { setWords(''); tell('Bookings are up to date'); }}><LuRefreshCw /></IconButton>
        <Menu.Root onSelect={(event) => tell(`${event.value} printed`)}>
          <Menu.Trigger asChild><Button variant="outline">Notices</Button></Menu.Trigger>
          <Portal><Menu.Positioner><Menu.Content>{['Door sign', 'Key list', 'Weekly plan'].map((one) => <Menu.Item key={one} value={one}>{one}</Menu.Item>)}</Menu.Content></Menu.Positioner></Portal>
        </Menu.Root>
      </HStack>
      <Tabs.Root value={tab} onValueChange={(event) => setTab(event.value)}><Tabs.List>{['All', 'Asked', 'Granted'].map((one) => <Tabs.Trigger key={one} value={one}>{one}</Tabs.Trigger>)}</Tabs.List></Tabs.Root>
      <Table.Root size="sm">
        <Table.Header><Table.Row>{['Event', 'Club', 'Hall', 'State', ''].map((one) => <Table.ColumnHeader key={one}>{one}</Table.ColumnHeader>)}</Table.Row></Table.Header>
        <Table.Body>{shown.map((booking) => (
          <Table.Row key={booking.id}>
            <Table.Cell>{booking.event}</Table.Cell><Table.Cell>{booking.club}</Table.Cell><Table.Cell>{booking.hall}</Table.Cell><Table.Cell><Badge>{booking.state}</Badge></Table.Cell>
            <Table.Cell><ButtonGroup size="xs" variant="ghost">
              <IconButton onClick={() => setForm(booking)}><LuPencil /></IconButton>
              <Menu.Root onSelect={(event) => does(booking)[event.value]()}>
                <Menu.Trigger asChild><IconButton><LuEllipsisVertical /></IconButton></Menu.Trigger>
                <Portal><Menu.Positioner><Menu.Content>
                  <Menu.Item value="grant">Grant</Menu.Item><Menu.Item value="again">Book again</Menu.Item><Menu.Item value="strike" color="fg.error">Strike off</Menu.Item>
                </Menu.Content></Menu.Positioner></Portal>
              </Menu.Root>
            </ButtonGroup></Table.Cell>
          </Table.Row>
        ))}</Table.Body>
      </Table.Root>
      <Dialog.Root size="lg" open={form !== null} onOpenChange={(event) => event.open || setForm(null)}>
        <Portal><Dialog.Backdrop /><Dialog.Positioner><Dialog.Content ref={within}>
          <Dialog.Header><Dialog.Title>Booking</Dialog.Title></Dialog.Header>
          {form && <Form booking={form} onSave={save} within={within} />}
          <Dialog.CloseTrigger asChild><CloseButton size="sm" /></Dialog.CloseTrigger>
        </Dialog.Content></Dialog.Positioner></Portal>
      </Dialog.Root>
      <Dialog.Root role="alertdialog" open={asked !== null} onOpenChange={(event) => event.open || setAsked(null)}>
        <Portal><Dialog.Backdrop /><Dialog.Positioner><Dialog.Content>
          <Dialog.Header><Dialog.Title>Strike this booking off?</Dialog.Title></Dialog.Header>
          <Dialog.Body>The club is told by e-mail.</Dialog.Body>
          <Dialog.Footer><Dialog.ActionTrigger asChild><Button variant="outline">Keep it</Button></Dialog.ActionTrigger>
            <Button colorPalette="red" onClick={() => { setBookings(bookings.filter((one) => one !== asked)); setAsked(null); tell('Booking struck off'); }}>Strike off</Button></Dialog.Footer>
        </Dialog.Content></Dialog.Positioner></Portal>
      </Dialog.Root>
      <Portal><Toaster toaster={toaster}>{(toast) => <Toast.Root width="sm"><Toast.Indicator /><Toast.Title>{toast.title}</Toast.Title><Toast.CloseTrigger /></Toast.Root>}</Toaster></Portal>
    </Stack>
  );
}

createRoot(document.getElementById('root')).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);
