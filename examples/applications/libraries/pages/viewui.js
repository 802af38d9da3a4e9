// The visits of chimney sweeps, with View UI Plus as its documentation uses it.
import 'view-ui-plus/dist/styles/viewuiplus.css';
import english from 'view-ui-plus/dist/locale/en-US';
import ViewUIPlus from 'view-ui-plus/dist/viewuiplus.min.esm.js';
import { createApp } from 'vue/dist/vue.esm-bundler.js';

const HOUSES = ['Ash lane 3', 'Baker street 12', 'Church hill 1', 'Dyke road 40', 'Elm court 7', 'Old mill'];
const FIRST = [
  ['Ash lane 3', 'North', 'Ritter', 'Planned'], ['Old mill', 'Valley', 'Sommer', 'Done'], ['Church hill 1', 'Old town', 'Tietz', 'Planned'], ['Dyke road 40', 'North', 'Ritter', 'Planned'],
].map(([house, district, sweep, state], id) => ({ id, house, district, sweep, state }));
const EMPTY = () => ({ house: '', district: '', sweep: '', work: [], day: '', hour: '', storeys: 2, told: 'By card', notes: [], soot: false, text: '' });

createApp({
  template: `
<h2>Visits</h2>
<Space style="margin: 12px 0">
  <Button type="primary" icon="md-add" @click="edit({})">Plan visit</Button>
  <Input v-model="words" search placeholder="Enter a house" style="width: 220px" />
  <Tooltip content="Refresh" placement="bottom"><Button shape="circle" icon="md-refresh" @click="words = ''; $Message.success('Visits are up to date')"></Button></Tooltip>
  <Dropdown trigger="click" @on-click="(name) => $Message.success(name + ': printed')"><Button>Print <Icon type="ios-arrow-down"></Icon></Button><template #list><DropdownMenu><DropdownItem v-for="one in ['Bills', 'Round for tomorrow']" :key="one" :name="one">{{ one }}</DropdownItem></DropdownMenu></template></Dropdown>
</Space>
<Tabs v-model="tab"><TabPane v-for="one in ['All', 'Planned', 'Done']" :key="one" :label="one" :name="one"></TabPane></Tabs>
<Table :columns="columns" :data="shown">
  <template #state="{ row }"><Tag :color="row.state === 'Done' ? 'success' : 'primary'">{{ row.state }}</Tag></template>
  <template #action="{ row }">
    <Button size="small" :disabled="row.state === 'Done'" @click="done(row)">Mark as done</Button>
    <Button type="text" icon="md-create" @click="edit(row)"></Button>
    <Button type="text" icon="md-copy" @click="edit({ ...row, id: undefined, state: 'Planned' })"></Button>
    <Poptip confirm transfer title="Does nobody need this visit?" ok-text="Cancel visit" cancel-text="Keep" @on-ok="cancel(row)"><Button type="text" icon="md-trash"></Button></Poptip>
  </template>
</Table>
<Modal v-model="open" title="Visit" width="620" :styles="{ top: '40px' }" :mask-closable="false">
  <Form :model="form" label-position="top">
    <Row :gutter="16">
      <Col span="12"><FormItem label="House"><AutoComplete v-model="form.house" :data="houses" :filter-method="(value, option) => option.toLowerCase().includes(value.toLowerCase())" placeholder="Street and number"></AutoComplete></FormItem></Col>
      <Col span="12"><FormItem label="District"><Select v-model="form.district"><Option v-for="one in ['Harbour', 'North', 'Old town', 'Valley']" :key="one" :value="one">{{ one }}</Option></Select></FormItem></Col>
    </Row>
    <FormItem label="To be swept"><Select v-model="form.work" multiple><Option v-for="one in ['Boiler', 'Chimney', 'Fireplace', 'Kitchen range', 'Stove']" :key="one" :value="one">{{ one }}</Option></Select></FormItem>
    <Row :gutter="16">
      <Col span="8"><FormItem label="Day"><DatePicker v-model="form.day" type="date" format="dd-MM-yyyy" placeholder="Select date"></DatePicker></FormItem></Col>
      <Col span="8"><FormItem label="Hour"><TimePicker v-model="form.hour" format="HH:mm" placeholder="Select time"></TimePicker></FormItem></Col>
      <Col span="8"><FormItem label="Storeys"><InputNumber v-model="form.storeys" :min="1" :max="9"></InputNumber></FormItem></Col>
    </Row>
    <Row :gutter="16">
      <Col span="12"><FormItem label="Sweep"><RadioGroup v-model="form.sweep" type="button"><Radio v-for="one in ['Ritter', 'Sommer', 'Tietz']" :key="one" :label="one"></Radio></RadioGroup></FormItem></Col>
      <Col span="12"><FormItem label="Announced"><RadioGroup v-model="form.told"><Radio v-for="one in ['By card', 'By telephone', 'Not yet']" :key="one" :label="one"></Radio></RadioGroup></FormItem></Col>
    </Row>
    <Row :gutter="16">
      <Col span="16"><FormItem label="Mind"><CheckboxGroup v-model="form.notes"><Checkbox v-for="one in ['Dog', 'Key with the caretaker', 'Steep roof']" :key="one" :label="one"></Checkbox></CheckboxGroup></FormItem></Col>
      <Col span="8"><FormItem label="Soot is taken along"><Switch v-model="form.soot"></Switch></FormItem></Col>
    </Row>
    <FormItem label="Remarks"><Input v-model="form.text" type="textarea" :rows="2" placeholder="Enter something..." /></FormItem>
  </Form>
  <template #footer><Button @click="open = false">Cancel</Button><Button type="primary" @click="save">Save visit</Button></template>
</Modal>`,
  data: () => ({
    rows: FIRST,
    words: '',
    tab: 'All',
    open: false,
    form: EMPTY(),
    houses: HOUSES,
    columns: [
      { title: 'House', key: 'house', sortable: true }, { title: 'District', key: 'district' }, { title: 'Sweep', key: 'sweep' },
      { title: 'State', slot: 'state', width: 120 }, { title: 'Action', slot: 'action', width: 300 },
    ],
  }),
  computed: {
    shown() { return this.rows.filter((row) => (this.tab === 'All' || row.state === this.tab) && row.house.toLowerCase().includes(this.words.toLowerCase())); },
  },
  methods: {
    edit(row) { this.form = { ...EMPTY(), ...row }; this.open = true; },
    save() {
      const row = { state: 'Planned', ...this.form };
      if (row.id === undefined) this.rows.push({ ...row, id: this.rows.length + 40 });
      else this.rows = this.rows.map((one) => (one.id === row.id ? row : one));
      this.open = false;
      this.$Message.success('Visit saved');
    },
    done(row) { this.rows = this.rows.map((one) => (one.id === row.id ? { ...one, state: 'Done' } : one)); this.$Message.success('Visit is done'); },
    cancel(row) { this.rows = this.rows.filter((one) => one.id !== row.id); this.$Message.success('Visit cancelled'); },
  },
}).use(ViewUIPlus, { locale: english }).mount('#app');
