// Streets that a town closes for works and festivals, with Evergreen as its documentation uses it.
import {
  Button, CaretDownIcon, Checkbox, Combobox, Dialog, EditIcon, FormField, Heading, IconButton, Menu, MoreIcon, Pane, Popover, Position, RadioGroup, RefreshIcon, SelectField,
  SelectMenu, SideSheet, Switch, Tab, Table, Tablist, TagInput, TextareaField, TextInputField, toaster, Tooltip,
} from 'evergreen-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const REASONS = ['Building site', 'Demonstration', 'Film shooting', 'Market', 'Procession', 'Removal', 'Water main'];
const DISTRICTS = ['Castle hill', 'Dockside', 'Mill quarter', 'New town', 'Old town', 'Saint Giles', 'Spa gardens', 'Tannery'];
const SIGNS = ['Barrier', 'Detour', 'Flashing light', 'No parking', 'No through road', 'Traffic lights'].map((one) => ({ label: one, value: one }));
const WHO = ['All traffic', 'Cars and lorries', 'Lorries'].map((one) => ({ label: one, value: one }));
const FIRST = [
  ['Rope walk', 'Water main', 'Dockside', 'Applied for'], ['Market square', 'Market', 'Old town', 'Permitted'],
  ['Linden avenue', 'Procession', 'Saint Giles', 'Applied for'], ['Tanner lane', 'Film shooting', 'Tannery', 'Permitted'],
].map(([street, reason, district, state], id) => ({ id, street, reason, district, state }));
const EMPTY = { street: '', reason: REASONS[0], signs: [], from: '', until: '', metres: '', who: 'All traffic', buses: [], police: false, houses: true, notes: '' };

function Sheet({ closure, onSave, onCancel }) {
  const [value, setValue] = useState({ ...EMPTY, ...closure });
  const put = (name, one) => setValue({ ...value, [name]: one });
  const line = (name) => ({ value: value[name], onChange: (event) => put(name, event.target.value) });
  return (
    <SideSheet isShown onCloseComplete={onCancel} width={560}>
      <Pane padding={24}>
        <Heading size={600} marginBottom={16}>Closure</Heading>
        <TextInputField label="Street" {...line('street')} />
        <Pane display="flex" gap={24}>
          <SelectField label="Reason" width={240} {...line('reason')}>{REASONS.map((one) => <option key={one} value={one}>{one}</option>)}</SelectField>
          <FormField label="District"><Combobox openOnFocus items={DISTRICTS} initialSelectedItem={value.district} onChange={(one) => put('district', one)} /></FormField>
        </Pane>
        <Pane display="flex" gap={24}>
          <TextInputField label="From" placeholder="dd/mm/yyyy" width={150} {...line('from')} />
          <TextInputField label="Until" placeholder="dd/mm/yyyy" width={150} {...line('until')} />
          <TextInputField label="Metres left free" type="number" width={130} {...line('metres')} />
        </Pane>
        <Pane display="flex" gap={24} marginBottom={16}>
          <RadioGroup label="Closed for" value={value.who} options={WHO} onChange={(event) => put('who', event.target.value)} />
          <FormField label="Signs">
            <SelectMenu
              isMultiSelect title="Select signs" options={SIGNS} selected={value.signs}
              onSelect={(one) => put('signs', [...value.signs, one.value])} onDeselect={(one) => put('signs', value.signs.filter((other) => other !== one.value))}
            >
              <Button>{value.signs.join(', ') || 'Select multiple...'}</Button>
            </SelectMenu>
          </FormField>
        </Pane>
        <FormField label="Bus lines" marginBottom={16}><TagInput inputProps={{ placeholder: 'Add a line...' }} values={value.buses} onChange={(all) => put('buses', all)} /></FormField>
        <Checkbox label="Police was told" checked={value.police} onChange={(event) => put('police', event.target.checked)} />
        <FormField label="Houses can be reached" marginBottom={16}><Switch checked={value.houses} onChange={(event) => put('houses', event.target.checked)} /></FormField>
        <TextareaField label="Notes" {...line('notes')} />
        <Button appearance="primary" marginRight={12} onClick={() => onSave(value)}>Save closure</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Pane>
    </SideSheet>
  );
}

function App() {
  const [closures, setClosures] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [closure, setClosure] = useState(null);
  const [asked, setAsked] = useState(null);
  const save = (value) => {
    if (value.id === undefined) setClosures([...closures, { ...value, state: 'Applied for', id: closures.length + 30 }]);
    else setClosures(closures.map((one) => (one.id === value.id ? value : one)));
    setClosure(null);
    toaster.success('Closure saved');
  };
  const permit = (one) => { setClosures(closures.map((other) => (other === one ? { ...one, state: 'Permitted' } : other))); toaster.success('Closure permitted'); };
  const shown = closures.filter((one) => (tab === 'All' || one.state === tab) && one.street.toLowerCase().includes(words.toLowerCase()));
  const menu = (one) => ({ close }) => {
    const entry = (name, act) => <Menu.Item onSelect={() => { close(); act(); }}>{name}</Menu.Item>;
    return (
      <Menu>
        <Menu.Group>{entry('Permit', () => permit(one))}{entry('Close again', () => setClosure({ ...one, id: undefined, street: '' }))}</Menu.Group>
        <Menu.Divider />
        <Menu.Group><Menu.Item intent="danger" onSelect={() => { close(); setAsked(one); }}>Call off...</Menu.Item></Menu.Group>
      </Menu>
    );
  };
  const papers = ({ close }) => <Menu><Menu.Group>{['List for the buses', 'Notices', 'Permits'].map((one) => <Menu.Item key={one} onSelect={() => { close(); toaster.success(`${one} printed`); }}>{one}</Menu.Item>)}</Menu.Group></Menu>;
  return (
    <Pane padding={24}>
      <Heading size={800} marginBottom={16}>Street closures</Heading>
      <Pane display="flex" gap={12} marginBottom={16}>
        <Button appearance="primary" onClick={() => setClosure({})}>New closure</Button>
        <Popover position={Position.BOTTOM_LEFT} content={papers}><Button iconAfter={CaretDownIcon}>Print</Button></Popover>
        <Tooltip content="Reload"><IconButton icon={RefreshIcon} onClick={() => { setWords(''); toaster.notify('Closures are up to date'); }} /></Tooltip>
      </Pane>
      <Tablist marginBottom={16}>{['All', 'Applied for', 'Permitted'].map((one) => <Tab key={one} isSelected={tab === one} onSelect={() => setTab(one)}>{one}</Tab>)}</Tablist>
      <Table>
        <Table.Head>
          <Table.SearchHeaderCell value={words} onChange={setWords} />
          <Table.TextHeaderCell>Reason</Table.TextHeaderCell>
          <Table.TextHeaderCell>District</Table.TextHeaderCell>
          <Table.TextHeaderCell>State</Table.TextHeaderCell>
          <Table.HeaderCell width={96} flex="none" />
        </Table.Head>
        <Table.Body>
          {shown.map((one) => (
            <Table.Row key={one.id}>
              <Table.TextCell>{one.street}</Table.TextCell>
              <Table.TextCell>{one.reason}</Table.TextCell>
              <Table.TextCell>{one.district}</Table.TextCell>
              <Table.TextCell>{one.state}</Table.TextCell>
              <Table.Cell width={96} flex="none">
                <IconButton icon={EditIcon} appearance="minimal" onClick={() => setClosure(one)} />
                <Popover content={menu(one)} position={Position.BOTTOM_RIGHT}><IconButton icon={MoreIcon} appearance="minimal" /></Popover>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      {closure && <Sheet closure={closure} onSave={save} onCancel={() => setClosure(null)} />}
      <Dialog
        isShown={asked !== null} title="Call off closure" intent="danger" confirmLabel="Call it off" onCloseComplete={() => setAsked(null)}
        onConfirm={(close) => { setClosures(closures.filter((one) => one !== asked)); close(); toaster.success('Closure called off'); }}
      >
        The signs have to be fetched back. Call off this closure?
      </Dialog>
    </Pane>
  );
}

createRoot(document.getElementById('root')).render(<App />);
