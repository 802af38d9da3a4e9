// Small ads of a newspaper, with React Spectrum as its documentation uses it.
import {
  ActionButton, ActionMenu, AlertDialog, Button, ButtonGroup, Cell, Checkbox, CheckboxGroup, Column, ComboBox, Content, DatePicker, defaultTheme, Dialog, DialogContainer,
  Divider, Flex, Form, Heading, Item, Menu, MenuTrigger, NumberField, Picker, Provider, Radio, RadioGroup, Row, SearchField, Slider, Switch, TableBody, TableHeader, TableView,
  TabList, Tabs, TextArea, TextField, TimeField, ToastContainer, ToastQueue, Tooltip, TooltipTrigger, View,
} from '@adobe/react-spectrum';
import { Time } from '@internationalized/date';
import Edit from '@spectrum-icons/workflow/Edit';
import Refresh from '@spectrum-icons/workflow/Refresh';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const items = (all) => all.map((one) => <Item key={one}>{one}</Item>);
const SECTIONS = ['Births and weddings', 'Cars', 'Flats to let', 'Found and lost', 'Furniture', 'Lessons', 'Pets', 'Situations vacant', 'Thanks'];
const EDITIONS = ['All editions', 'Coast', 'Harbour town', 'Hill country', 'Island', 'Lower valley', 'Upper valley'];
const FIRST = [
  ['Oak table with six chairs', 'Furniture', 'Upper valley', 'Taken'], ['Who saw our grey cat?', 'Found and lost', 'Island', 'Set'],
  ['Accordion lessons, evenings', 'Lessons', 'Coast', 'Taken'], ['Garage near the station', 'Flats to let', 'Harbour town', 'Set'],
].map(([heading, section, edition, state], id) => ({ id, heading, section, edition, state }));
const EMPTY = { heading: '', words: '', lines: 3, width: 1, day: null, until: new Time(17), pays: 'Cash', extras: [], box: false };

function Sheet({ ad, onSave, onCancel }) {
  const [value, setValue] = useState({ ...EMPTY, ...ad });
  const set = (name) => (one) => setValue({ ...value, [name]: one });
  return (
    <Dialog size="L">
      <Heading>Small ad</Heading>
      <Divider />
      <Content>
        <Form>
          <TextField label="Heading" value={value.heading} onChange={set('heading')} />
          <Flex gap="size-300">
            <Picker label="Section" width="size-2400" selectedKey={value.section ?? null} onSelectionChange={set('section')}>{items(SECTIONS)}</Picker>
            <ComboBox label="Edition" width="size-2400" defaultSelectedKey={value.edition} onSelectionChange={set('edition')}>{items(EDITIONS)}</ComboBox>
          </Flex>
          <Flex gap="size-300">
            <DatePicker label="Appears on" width="size-2400" value={value.day} onChange={set('day')} />
            <TimeField label="Proof until" width="size-1200" value={value.until} onChange={set('until')} />
            <NumberField label="Lines" width="size-1200" minValue={1} value={value.lines} onChange={set('lines')} />
          </Flex>
          <Flex gap="size-300">
            <RadioGroup label="Paid by" orientation="horizontal" value={value.pays} onChange={set('pays')}>{['Cash', 'Card', 'Invoice'].map((one) => <Radio key={one} value={one}>{one}</Radio>)}</RadioGroup>
            <CheckboxGroup label="Set with" orientation="horizontal" value={value.extras} onChange={set('extras')}>{['Frame', 'Bold type', 'Picture'].map((one) => <Checkbox key={one} value={one}>{one}</Checkbox>)}</CheckboxGroup>
          </Flex>
          <Flex gap="size-300" alignItems="center">
            <Slider label="Columns" minValue={1} maxValue={4} value={value.width} onChange={set('width')} />
            <Switch isSelected={value.box} onChange={set('box')}>Answers to a box number</Switch>
          </Flex>
          <TextArea label="Words" height="size-600" value={value.words} onChange={set('words')} />
        </Form>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onCancel}>Cancel</Button>
        <Button variant="accent" onPress={() => onSave(value)}>Save ad</Button>
      </ButtonGroup>
    </Dialog>
  );
}

function App() {
  const [ads, setAds] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [ad, setAd] = useState(null);
  const [asked, setAsked] = useState(null);
  const tell = (text) => ToastQueue.positive(text);
  const save = (value) => {
    if (value.id === undefined) setAds([...ads, { ...value, state: 'Taken', id: ads.length + 30 }]);
    else setAds(ads.map((one) => (one.id === value.id ? value : one)));
    setAd(null);
    tell('Ad saved');
  };
  const does = (one) => ({
    set() { setAds(ads.map((other) => (other === one ? { ...one, state: 'Set' } : other))); tell('Ad went to the setters'); },
    again() { setAd({ ...one, id: undefined, heading: '' }); },
    off() { setAsked(one); },
  });
  const shown = ads.filter((one) => (tab === 'All' || one.state === tab) && `${one.heading} ${one.section} ${one.edition}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <View padding="size-300">
      <Heading level={2}>Small ads</Heading>
      <Flex gap="size-200" alignItems="end">
        <Button variant="accent" onPress={() => setAd({})}>New ad</Button>
        <SearchField label="Search ads" value={words} onChange={setWords} />
        <MenuTrigger>
          <ActionButton>Print</ActionButton>
          <Menu onAction={(key) => tell(`${key} printed`)}>{items(['Page of ads', 'Receipts', 'Box numbers'])}</Menu>
        </MenuTrigger>
        <TooltipTrigger>
          <ActionButton aria-label="Reload" onPress={() => { setWords(''); tell('Ads are up to date'); }}><Refresh /></ActionButton>
          <Tooltip>Reload</Tooltip>
        </TooltipTrigger>
      </Flex>
      <Tabs aria-label="State of the ads" selectedKey={tab} onSelectionChange={setTab} marginY="size-200"><TabList>{items(['All', 'Taken', 'Set'])}</TabList></Tabs>
      <TableView aria-label="Small ads of the week" minHeight="size-3000">
        <TableHeader>
          <Column isRowHeader width="2fr">Heading</Column><Column>Section</Column><Column>Edition</Column><Column>State</Column><Column hideHeader>Edit</Column><Column hideHeader>More</Column>
        </TableHeader>
        <TableBody>
          {shown.map((one) => (
            <Row key={one.id}>
              <Cell>{one.heading}</Cell><Cell>{one.section}</Cell><Cell>{one.edition}</Cell><Cell>{one.state}</Cell>
              <Cell><ActionButton isQuiet aria-label="Edit" onPress={() => setAd(one)}><Edit /></ActionButton></Cell>
              <Cell>
                <ActionMenu isQuiet onAction={(key) => does(one)[key]()}>
                  <Item key="set">Send to the setters</Item><Item key="again">Print once more</Item><Item key="off">Withdraw</Item>
                </ActionMenu>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </TableView>
      <DialogContainer onDismiss={() => setAd(null)}>{ad && <Sheet ad={ad} onSave={save} onCancel={() => setAd(null)} />}</DialogContainer>
      <DialogContainer onDismiss={() => setAsked(null)}>
        {asked && (
          <AlertDialog title="Withdraw ad" variant="destructive" primaryActionLabel="Withdraw it" cancelLabel="Keep it" onPrimaryAction={() => { setAds(ads.filter((one) => one !== asked)); tell('Ad withdrawn'); }}>
            Money is only given back until noon. Withdraw this ad?
          </AlertDialog>
        )}
      </DialogContainer>
      <ToastContainer placement="bottom end" />
    </View>
  );
}

createRoot(document.getElementById('root')).render(<Provider theme={defaultTheme} locale="en-GB" minHeight="100vh"><App /></Provider>);
