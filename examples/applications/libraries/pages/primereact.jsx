// Requests for leave, with PrimeReact as its documentation uses it.
import 'primeicons/primeicons.css';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { AutoComplete } from 'primereact/autocomplete';
import { Button } from 'primereact/button';
import { Calendar } from 'primereact/calendar';
import { Checkbox } from 'primereact/checkbox';
import { Column } from 'primereact/column';
import { ConfirmDialog, confirmDialog } from 'primereact/confirmdialog';
import { DataTable } from 'primereact/datatable';
import { Dialog } from 'primereact/dialog';
import { Dropdown } from 'primereact/dropdown';
import { FloatLabel } from 'primereact/floatlabel';
import { InputNumber } from 'primereact/inputnumber';
import { InputSwitch } from 'primereact/inputswitch';
import { InputText } from 'primereact/inputtext';
import { InputTextarea } from 'primereact/inputtextarea';
import { Menu } from 'primereact/menu';
import { MultiSelect } from 'primereact/multiselect';
import { RadioButton } from 'primereact/radiobutton';
import { SelectButton } from 'primereact/selectbutton';
import { SplitButton } from 'primereact/splitbutton';
import { TabMenu } from 'primereact/tabmenu';
import { Tag } from 'primereact/tag';
import { Toast } from 'primereact/toast';
import { TreeSelect } from 'primereact/treeselect';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const KINDS = ['Annual leave', 'Care of a child', 'Moving house', 'Training', 'Unpaid leave'];
const STAFF = ['Astrid Falk', 'Benno Krug', 'Chiara Russo', 'Dawit Tesfaye', 'Esra Yilmaz', 'Fabian Huth', 'Gudrun Beck'];
const UNITS = [['Surgery', ['Ward 1', 'Ward 2']], ['Radiology', ['X-ray', 'Tomography']], ['House', ['Kitchen', 'Laundry']]].map(
  ([label, inner]) => ({ key: label, label, selectable: false, children: inner.map((one) => ({ key: one, label: one })) }));
const FIRST = [
  ['Astrid Falk', 'Annual leave', 'Ward 1', 'Pending'], ['Benno Krug', 'Training', 'X-ray', 'Approved'],
  ['Esra Yilmaz', 'Moving house', 'Kitchen', 'Pending'], ['Gudrun Beck', 'Unpaid leave', 'Ward 2', 'Approved'],
].map(([employee, kind, unit, state], id) => ({ id, employee, kind, unit, state }));
const TABS = ['All', 'Pending', 'Approved'];

function App() {
  const [rows, setRows] = useState(FIRST);
  const [tab, setTab] = useState(0);
  const [words, setWords] = useState('');
  const [form, setForm] = useState(null);
  const [found, setFound] = useState([]);
  const toast = useRef(null);
  const menu = useRef(null);
  const [asked, setAsked] = useState(null);
  const tell = (detail) => toast.current.show({ severity: 'success', summary: 'Done', detail, life: 3000 });
  const put = (name) => (event) => setForm({ ...form, [name]: event.value ?? event.target?.value });
  const change = (row, what) => setRows(rows.map((one) => (one.id === row.id ? { ...one, ...what } : one)));
  const save = () => {
    const row = { state: 'Pending', ...form };
    if (row.id === undefined) setRows([...rows, { ...row, id: rows.length + 50 }]);
    else change(row, row);
    setForm(null);
    tell('Request saved');
  };
  const remove = () => confirmDialog({
    message: 'Do you want to delete this request?',
    header: 'Delete Confirmation',
    icon: 'pi pi-info-circle',
    acceptClassName: 'p-button-danger',
    accept: () => { setRows(rows.filter((one) => one.id !== asked.id)); tell('Request deleted'); },
  });
  const actions = [{
    label: 'Options',
    items: [
      { label: 'Approve', icon: 'pi pi-check', command: () => { change(asked, { state: 'Approved' }); tell('Request approved'); } },
      { label: 'Repeat', icon: 'pi pi-copy', command: () => setForm({ ...asked, id: undefined, state: 'Pending' }) },
      { label: 'Delete', icon: 'pi pi-trash', command: remove },
    ],
  }];
  const shown = rows.filter((row) => tab === 0 || row.state === TABS[tab]);
  const tagOf = (row) => <Tag value={row.state} severity={row.state === 'Approved' ? 'success' : 'warning'} />;
  const buttonsOf = (row) => (
    <>
      <Button icon="pi pi-pencil" rounded text tooltip="Edit" onClick={() => setForm(row)} />
      <Button icon="pi pi-ellipsis-v" rounded text onClick={(event) => { setAsked(row); menu.current.toggle(event); }} />
    </>
  );
  return (
    <>
      <Toast ref={toast} /><ConfirmDialog /><Menu model={actions} popup ref={menu} />
      <h2>Leave requests</h2>
      <div className="bar">
        <Button label="New" icon="pi pi-plus" onClick={() => setForm({ days: 1, when: 'This year' })} />
        <InputText placeholder="Keyword Search" value={words} onChange={(event) => setWords(event.target.value)} />
        <Button icon="pi pi-refresh" outlined tooltip="Reload" onClick={() => { setWords(''); tell('List reloaded'); }} />
        <SplitButton label="Print" icon="pi pi-print" outlined onClick={() => tell('List printed')} model={['Holiday plan', 'Absence list'].map((label) => ({ label, command: () => tell(`${label} printed`) }))} />
      </div>
      <TabMenu model={TABS.map((label) => ({ label }))} activeIndex={tab} onTabChange={(event) => setTab(event.index)} />
      <DataTable value={shown} dataKey="id" globalFilter={words} removableSort>
        <Column field="employee" header="Employee" sortable />
        <Column field="kind" header="Kind" sortable />
        <Column field="unit" header="Unit" />
        <Column header="State" body={tagOf} />
        <Column body={buttonsOf} />
      </DataTable>
      <Dialog header="Leave request" visible={form !== null} style={{ width: '680px' }} onHide={() => setForm(null)} footer={<><Button label="Cancel" text onClick={() => setForm(null)} /><Button label="Submit" icon="pi pi-check" onClick={save} /></>}>
        {form && (
          <div className="form">
            <FloatLabel>
              <AutoComplete inputId="employee" value={form.employee} suggestions={found} dropdown onChange={put('employee')}
                completeMethod={(event) => setFound(STAFF.filter((one) => one.toLowerCase().startsWith(event.query.toLowerCase())))} />
              <label htmlFor="employee">Employee</label>
            </FloatLabel>
            <FloatLabel><Dropdown inputId="kind" value={form.kind} options={KINDS} onChange={put('kind')} /><label htmlFor="kind">Kind of leave</label></FloatLabel>
            <FloatLabel><TreeSelect inputId="unit" value={form.unit} options={UNITS} onChange={put('unit')} /><label htmlFor="unit">Unit</label></FloatLabel>
            <FloatLabel><MultiSelect inputId="deputies" value={form.deputies} options={STAFF} filter display="chip" onChange={put('deputies')} /><label htmlFor="deputies">Deputies</label></FloatLabel>
            <FloatLabel><Calendar inputId="from" value={form.from} dateFormat="dd/mm/yy" showIcon onChange={put('from')} /><label htmlFor="from">First day</label></FloatLabel>
            <FloatLabel><InputNumber inputId="days" value={form.days} min={1} max={40} showButtons onValueChange={put('days')} /><label htmlFor="days">Working days</label></FloatLabel>
            <div className="row"><SelectButton value={form.when} options={['This year', 'Last year']} onChange={put('when')} /></div>
            <div className="row">
              <RadioButton inputId="phone" name="reach" value="phone" checked={form.reach === 'phone'} onChange={put('reach')} /><label htmlFor="phone">By telephone</label>
              <RadioButton inputId="never" name="reach" value="never" checked={form.reach === 'never'} onChange={put('reach')} /><label htmlFor="never">Not at all</label>
            </div>
            <div className="row"><Checkbox inputId="handed" checked={Boolean(form.handed)} onChange={(event) => setForm({ ...form, handed: event.checked })} /><label htmlFor="handed">Work is handed over</label></div>
            <div className="row"><InputSwitch inputId="half" checked={Boolean(form.half)} onChange={put('half')} /><label htmlFor="half">Half days</label></div>
            <FloatLabel><InputTextarea id="reason" rows={2} value={form.reason ?? ''} onChange={(event) => setForm({ ...form, reason: event.target.value })} style={{ width: '100%' }} /><label htmlFor="reason">Reason</label></FloatLabel>
          </div>
        )}
      </Dialog>
    </>
  );
}

createRoot(document.getElementById('root')).render(<App />);
