// Orders of spare parts, with Element Plus as its documentation uses it.
import 'element-plus/dist/index.css';
import { Delete, Download, Edit, Filter, MoreFilled, Plus, Refresh, Search } from '@element-plus/icons-vue';
import ElementPlus, { ElMessage, ElMessageBox } from 'element-plus';
import { createApp } from 'vue/dist/vue.esm-bundler.js';

const FIRST = [
  ['4471', 'Bilge pump', 'Nordhafen Pumps', 'Open'], ['4472', 'Fuel filter', 'Maris Supply', 'Open'],
  ['4473', 'Shaft seal', 'Keller & Sons', 'Sent'], ['4474', 'Navigation lamp', 'Maris Supply', 'Open'],
  ['4475', 'Rubber fender', 'Keller & Sons', 'Sent'],
].map(([number, part, supplier, state]) => ({ number, part, supplier, state }));

const template = `
<div style="padding: 20px">
  <h2>Spare parts</h2>
  <div style="display: flex; gap: 12px; align-items: center; margin-bottom: 12px">
    <el-button type="primary" :icon="Plus" @click="edit({})">New order</el-button>
    <el-input v-model="words" style="width: 240px" placeholder="Type to search" :prefix-icon="Search" clearable />
    <el-tooltip content="Refresh" placement="top"><el-button :icon="Refresh" circle @click="words = ''; tell('Up to date')" /></el-tooltip>
    <el-tooltip content="Download" placement="top"><el-button :icon="Download" circle @click="tell('List downloaded')" /></el-tooltip>
    <el-dropdown trigger="click" @command="tell">
      <el-button>More<el-icon class="el-icon--right"><MoreFilled /></el-icon></el-button>
      <template #dropdown>
        <el-dropdown-menu>
          <el-dropdown-item command="Reminders sent">Send reminders</el-dropdown-item>
          <el-dropdown-item command="List printed">Print list</el-dropdown-item>
        </el-dropdown-menu>
      </template>
    </el-dropdown>
  </div>
  <el-tabs v-model="tab">
    <el-tab-pane v-for="one in ['All', 'Open', 'Sent']" :key="one" :label="one" :name="one" />
  </el-tabs>
  <el-table :data="shown" style="width: 100%">
    <el-table-column type="selection" width="50" />
    <el-table-column prop="number" label="Number" sortable width="120" />
    <el-table-column prop="part" label="Part" />
    <el-table-column prop="supplier" label="Supplier" />
    <el-table-column label="Status"><template #default="{ row }"><el-tag>{{ row.state }}</el-tag></template></el-table-column>
    <el-table-column label="Operations" width="200">
      <template #default="{ row }">
        <el-button :icon="Edit" circle @click="edit(row)" />
        <el-popconfirm title="Are you sure to delete this?" @confirm="remove(row)">
          <template #reference><el-button type="danger" :icon="Delete" circle /></template>
        </el-popconfirm>
        <el-dropdown trigger="click" style="margin-left: 12px" @command="(what) => act(row, what)">
          <el-button :icon="MoreFilled" circle />
          <template #dropdown>
            <el-dropdown-menu>
              <el-dropdown-item command="copy">Order again</el-dropdown-item>
              <el-dropdown-item command="send">Mark as sent</el-dropdown-item>
              <el-dropdown-item command="call" divided>Cancel order</el-dropdown-item>
            </el-dropdown-menu>
          </template>
        </el-dropdown>
      </template>
    </el-table-column>
  </el-table>
  <el-dialog v-model="open" title="Order" width="620" top="4vh">
    <el-form :model="form" label-width="130px">
      <el-form-item label="Part" required><el-input v-model="form.part" /></el-form-item>
      <el-form-item label="Supplier">
        <el-select v-model="form.supplier" placeholder="Select">
          <el-option v-for="one in suppliers" :key="one" :label="one" :value="one" />
        </el-select>
      </el-form-item>
      <el-form-item label="Ship">
        <el-select v-model="form.ship" filterable placeholder="Select">
          <el-option v-for="one in ships" :key="one" :label="one" :value="one" />
        </el-select>
      </el-form-item>
      <el-form-item label="Tell also">
        <el-select v-model="form.tell" multiple filterable placeholder="Nobody yet">
          <el-option v-for="one in staff" :key="one" :label="one" :value="one" />
        </el-select>
      </el-form-item>
      <el-form-item label="Department"><el-cascader v-model="form.department" :options="departments" /></el-form-item>
      <el-form-item label="Needed by"><el-date-picker v-model="form.day" type="date" placeholder="Pick a day" value-format="YYYY-MM-DD" /></el-form-item>
      <el-form-item label="Quantity"><el-input-number v-model="form.quantity" :min="1" :max="50" /></el-form-item>
      <el-form-item label="Urgent"><el-switch v-model="form.urgent" /></el-form-item>
      <el-form-item label="Documents">
        <el-checkbox-group v-model="form.documents">
          <el-checkbox v-for="one in ['Certificate', 'Drawing', 'Manual']" :key="one" :label="one" :value="one" />
        </el-checkbox-group>
      </el-form-item>
      <el-form-item label="Delivery">
        <el-radio-group v-model="form.delivery">
          <el-radio v-for="one in ['To the quay', 'To the store', 'Collected']" :key="one" :value="one">{{ one }}</el-radio>
        </el-radio-group>
      </el-form-item>
      <el-form-item label="Discount"><el-slider v-model="form.discount" :max="30" /></el-form-item>
      <el-form-item label="Remarks"><el-input v-model="form.remarks" type="textarea" :rows="2" /></el-form-item>
    </el-form>
    <template #footer>
      <el-button @click="open = false">Cancel</el-button>
      <el-button type="primary" @click="save">Confirm</el-button>
    </template>
  </el-dialog>
</div>`;

const app = createApp({
  template,
  components: { MoreFilled },
  setup: () => ({ Delete, Download, Edit, Filter, MoreFilled, Plus, Refresh, Search }),
  data: () => ({
    rows: FIRST,
    words: '',
    tab: 'All',
    open: false,
    form: {},
    suppliers: ['Keller & Sons', 'Maris Supply', 'Nordhafen Pumps'],
    ships: ['Aurora', 'Bellona', 'Cormorant', 'Dorado', 'Esperanza', 'Fulmar'],
    staff: ['Ahmed Salem', 'Birgit Lund', 'Cosmin Radu', 'Delphine Roy', 'Emil Novak'],
    departments: [
      { value: 'Deck', label: 'Deck', children: ['Mooring', 'Paint'].map((value) => ({ value, label: value })) },
      { value: 'Engine', label: 'Engine', children: ['Cooling', 'Fuel', 'Propulsion'].map((value) => ({ value, label: value })) },
    ],
  }),
  computed: {
    shown() {
      return this.rows.filter((row) => (this.tab === 'All' || row.state === this.tab)
        && JSON.stringify(row).toLowerCase().includes(this.words.toLowerCase()));
    },
  },
  methods: {
    tell: (message) => ElMessage({ message, type: 'success' }),
    edit(row) {
      this.form = { tell: [], documents: [], quantity: 1, discount: 0, ...row };
      this.open = true;
    },
    save() {
      const number = this.form.number ?? String(4471 + this.rows.length);
      const row = { state: 'Open', ...this.form, number };
      const old = this.rows.findIndex((one) => one.number === this.form.number);
      if (old < 0) this.rows.push(row);
      else this.rows[old] = row;
      this.open = false;
      this.tell('Order saved');
    },
    remove(row) {
      this.rows = this.rows.filter((one) => one !== row);
      this.tell('Order deleted');
    },
    async act(row, what) {
      if (what === 'copy') { this.edit({ ...row, number: undefined, state: 'Open' }); return; }
      if (what === 'call') {
        await ElMessageBox.confirm('The supplier will be told. Continue?', 'Cancel order',
          { confirmButtonText: 'OK', cancelButtonText: 'Back', type: 'warning' });
      }
      Object.assign(row, { state: what === 'call' ? 'Cancelled' : 'Sent' });
      this.tell(`Order ${row.number} is ${row.state.toLowerCase()}`);
    },
  },
});
app.use(ElementPlus).mount('#root');
