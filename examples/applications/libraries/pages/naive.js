// The deliveries of a furniture shop, with Naive UI as its documentation uses it.
import { CopyOutline, Pencil, Refresh, TrashOutline } from '@vicons/ionicons5';
import * as naive from 'naive-ui';
import { createApp, h, markRaw } from 'vue/dist/vue.esm-bundler.js';

const options = (names) => names.map((one) => ({ label: one, value: one }));
const TOURS = { 'North tour': ['Altenau', 'Birkhof', 'Clausen'], 'South tour': ['Derndorf', 'Eschbach'], 'Town tour': ['Fischmarkt', 'Gartenstadt', 'Hafen'] };
const FIRST = [
  ['Mr Pfeiffer', 'Birkhof', 'Wardrobe', 'Planned'], ['Dental surgery Roth', 'Hafen', 'Three desks', 'On its way'],
  ['Mrs Quandt', 'Eschbach', 'Sofa', 'Planned'], ['Boarding house Anker', 'Fischmarkt', 'Twelve beds', 'Planned'],
].map(([customer, town, goods, state], id) => ({ id, customer, town, goods: [goods], state }));
const EMPTY = () => ({ customer: '', town: null, goods: [], lorry: null, crew: [], day: null, hour: null, pieces: 1, pay: 'Paid', services: [], old: false, floor: 0, notes: '' });

const App = {
  components: { Refresh },
  template: `
<n-layout has-sider position="absolute">
  <n-layout-sider bordered content-style="padding: 24px"><n-tree block-line default-expand-all :data="tours" :selected-keys="tour" @update:selected-keys="(keys) => { tour = keys; }"></n-tree></n-layout-sider>
  <n-layout-content content-style="padding: 24px">
    <n-space vertical size="large">
      <n-h2 style="margin: 0">Deliveries</n-h2>
      <n-space>
        <n-button type="primary" @click="edit({})">New delivery</n-button>
        <n-input v-model:value="words" placeholder="Customer or goods" clearable></n-input>
        <n-tooltip trigger="hover"><template #trigger><n-button circle @click="words = ''; tour = []; message.success('Up to date')"><template #icon><n-icon><refresh></refresh></n-icon></template></n-button></template>Reload</n-tooltip>
        <n-dropdown trigger="click" :options="papers" @select="(key) => message.success(key + ': printed')"><n-button>Papers</n-button></n-dropdown>
      </n-space>
      <n-data-table :columns="columns" :data="shown" :row-key="(row) => row.id"></n-data-table>
    </n-space>
  </n-layout-content>
</n-layout>
<n-drawer v-model:show="open" :width="560">
  <n-drawer-content title="Delivery" closable>
    <n-form :model="form">
      <n-form-item label="Customer" path="customer" required><n-input v-model:value="form.customer" placeholder="Input name"></n-input></n-form-item>
      <n-grid :cols="2" :x-gap="24">
        <n-form-item-gi label="Town" path="town"><n-cascader v-model:value="form.town" placeholder="Select" expand-trigger="click" check-strategy="child" :show-path="false" :options="towns"></n-cascader></n-form-item-gi>
        <n-form-item-gi label="Lorry" path="lorry"><n-select v-model:value="form.lorry" placeholder="Select" :options="lorries"></n-select></n-form-item-gi>
      </n-grid>
      <n-form-item label="Crew" path="crew"><n-select v-model:value="form.crew" multiple filterable placeholder="Select" :options="crew"></n-select></n-form-item>
      <n-form-item label="Goods" path="goods"><n-dynamic-tags v-model:value="form.goods"></n-dynamic-tags></n-form-item>
      <n-grid :cols="3" :x-gap="24">
        <n-form-item-gi label="Day" path="day"><n-date-picker v-model:value="form.day" type="date"></n-date-picker></n-form-item-gi>
        <n-form-item-gi label="Not before" path="hour"><n-time-picker v-model:value="form.hour" format="HH:mm"></n-time-picker></n-form-item-gi>
        <n-form-item-gi label="Pieces" path="pieces"><n-input-number v-model:value="form.pieces" :min="1"></n-input-number></n-form-item-gi>
      </n-grid>
      <n-form-item label="Payment" path="pay"><n-radio-group v-model:value="form.pay" name="pay"><n-radio-button v-for="one in ['Paid', 'Cash', 'Invoice']" :key="one" :value="one" :label="one"></n-radio-button></n-radio-group></n-form-item>
      <n-form-item label="Services" path="services"><n-checkbox-group v-model:value="form.services"><n-space><n-checkbox v-for="one in ['Carried up', 'Put together', 'Lamps fitted']" :key="one" :value="one">{{ one }}</n-checkbox></n-space></n-checkbox-group></n-form-item>
      <n-grid :cols="2" :x-gap="24">
        <n-form-item-gi label="Old furniture goes along" path="old"><n-switch v-model:value="form.old"></n-switch></n-form-item-gi>
        <n-form-item-gi label="Floor" path="floor"><n-slider v-model:value="form.floor" :max="10"></n-slider></n-form-item-gi>
      </n-grid>
      <n-form-item label="Notes for the driver" path="notes"><n-input v-model:value="form.notes" type="textarea" :rows="2" placeholder=""></n-input></n-form-item>
    </n-form>
    <template #footer><n-space><n-button @click="open = false">Cancel</n-button><n-button type="primary" @click="save">Save delivery</n-button></n-space></template>
  </n-drawer-content>
</n-drawer>`,
  setup: () => ({ message: naive.useMessage() }),
  data: () => ({
    rows: FIRST,
    words: '',
    tour: [],
    open: false,
    form: EMPTY(),
    tours: Object.entries(TOURS).map(([label, towns]) => ({ label, key: label, children: towns.map((one) => ({ label: one, key: one })) })),
    towns: Object.entries(TOURS).map(([label, towns]) => ({ label, value: label, children: options(towns) })),
    lorries: options(['Big lorry', 'Small lorry', 'Van', 'Hired van']),
    crew: options(['Anatol', 'Bogdan', 'Chris', 'Denise', 'Enzo', 'Femi']),
    papers: ['Loading list', 'Route', 'Receipts'].map((one) => ({ label: one, key: one })),
  }),
  computed: {
    shown() {
      const [tour] = this.tour;
      return this.rows.filter((row) => (!tour || row.town === tour || TOURS[tour]?.includes(row.town)) && `${row.customer} ${row.goods}`.toLowerCase().includes(this.words.toLowerCase()));
    },
    columns() {
      const button = (icon, onClick) => h(naive.NButton, { quaternary: true, circle: true, size: 'small', onClick }, { icon: () => h(naive.NIcon, null, { default: () => h(markRaw(icon)) }) });
      return [
        { title: 'Customer', key: 'customer', sorter: 'default' }, { title: 'Town', key: 'town' }, { title: 'Goods', key: 'goods', render: (row) => row.goods.join(', ') },
        { title: 'State', key: 'state', render: (row) => h(naive.NTag, { bordered: false, type: row.state === 'Planned' ? 'info' : 'success' }, { default: () => row.state }) },
        {
          title: 'Action',
          key: 'actions',
          render: (row) => h(naive.NSpace, { size: 'small' }, { default: () => [
            h(naive.NButton, { size: 'small', disabled: row.state !== 'Planned', onClick: () => { row.state = 'On its way'; this.message.success('Sent on its way'); } }, { default: () => 'Send off' }),
            button(Pencil, () => this.edit(row)), button(CopyOutline, () => this.edit({ ...row, id: undefined, state: 'Planned' })),
            h(naive.NPopconfirm, { onPositiveClick: () => { this.rows.splice(this.rows.indexOf(row), 1); this.message.success('Delivery called off'); } }, { trigger: () => button(TrashOutline), default: () => 'Call this delivery off?' }),
          ] }),
        },
      ];
    },
  },
  methods: {
    edit(row) { this.form = { ...EMPTY(), ...row, goods: [...(row.goods ?? [])] }; this.open = true; },
    save() {
      if (this.form.id === undefined) this.rows.push({ state: 'Planned', ...this.form, id: this.rows.length + 30 });
      else Object.assign(this.rows.find((row) => row.id === this.form.id), this.form);
      this.open = false;
      this.message.success('Delivery saved');
    },
  },
};
createApp({ components: { App }, template: '<n-message-provider><app></app></n-message-provider>' }).use(naive.default).mount('#app');
