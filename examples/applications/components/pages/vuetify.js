// Passes for visitors of a terminal, with Vuetify as its documentation uses it.
import '@mdi/font/css/materialdesignicons.css';
import 'vuetify/styles';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { VDateInput } from 'vuetify/labs/VDateInput';
import * as directives from 'vuetify/directives';

const FIRST = [
  ['Amund Lie', 'Nordkran', 'Gate 1', 'Expected'], ['Britta Hahn', 'Customs', 'Gate 2', 'Inside'],
  ['Carlo Neri', 'Porto Paints', 'Gate 1', 'Expected'], ['Dana Popescu', 'Weigh & Co', 'Gate 3', 'Expected'],
  ['Edda Storm', 'Press', 'Gate 2', 'Inside'],
].map(([name, company, gate, state], id) => ({ id, name, company, gate, state }));

const template = `
<v-app>
  <v-app-bar color="primary">
    <v-app-bar-title>Guest passes</v-app-bar-title>
    <v-btn icon="mdi-magnify" @click="searching = !searching"></v-btn>
    <v-tooltip text="Refresh" location="bottom"><template #activator="{ props }"><v-btn v-bind="props" icon="mdi-refresh" @click="words = ''; tell('Up to date')"></v-btn></template></v-tooltip>
    <v-menu><template #activator="{ props }"><v-btn icon="mdi-dots-vertical" v-bind="props"></v-btn></template>
      <v-list>
        <v-list-item title="Print badges" @click="tell('Badges printed')"></v-list-item>
        <v-list-item title="Send to gates" append-icon="mdi-menu-right">
          <v-menu activator="parent" open-on-hover submenu>
            <v-list><v-list-item v-for="one in gates" :key="one" :title="one" @click="tell('Sent to ' + one)"></v-list-item></v-list>
          </v-menu>
        </v-list-item>
      </v-list>
    </v-menu>
  </v-app-bar>
  <v-main><v-container>
    <v-text-field v-if="searching" v-model="words" label="Search" prepend-inner-icon="mdi-magnify" variant="outlined" density="compact" hide-details single-line></v-text-field>
    <div class="d-flex align-center">
      <v-tabs v-model="tab"><v-tab v-for="one in ['All', 'Expected', 'Inside']" :key="one" :value="one">{{ one }}</v-tab></v-tabs>
      <v-spacer></v-spacer>
      <v-btn color="primary" prepend-icon="mdi-plus" @click="edit({})">New pass</v-btn>
    </div>
    <v-data-table :headers="headers" :items="shown" :search="words" show-select>
      <template #item.state="{ item }"><v-chip size="small">{{ item.state }}</v-chip></template>
      <template #item.actions="{ item }">
        <v-icon class="me-2" size="small" @click="edit(item)">mdi-pencil</v-icon>
        <v-icon class="me-2" size="small" @click="asked = item; asking = true">mdi-delete</v-icon>
        <v-menu><template #activator="{ props }"><v-btn icon="mdi-dots-vertical" variant="text" size="small" v-bind="props"></v-btn></template>
          <v-list>
            <v-list-item title="Let in" @click="item.state = 'Inside'; tell('Guest is inside')"></v-list-item>
            <v-list-item title="Invite again" @click="edit({ ...item, id: undefined, name: '', state: 'Expected' })"></v-list-item>
          </v-list>
        </v-menu>
      </template>
    </v-data-table>
  </v-container></v-main>
  <v-dialog v-model="open" max-width="640">
    <v-card prepend-icon="mdi-account" title="Guest">
      <v-card-text>
        <v-row dense>
          <v-col cols="6"><v-text-field v-model="form.name" label="Name*" required></v-text-field></v-col>
          <v-col cols="6"><v-text-field v-model="form.company" label="Company"></v-text-field></v-col>
          <v-col cols="6"><v-select v-model="form.gate" :items="gates" label="Gate"></v-select></v-col>
          <v-col cols="6"><v-autocomplete v-model="form.host" :items="hosts" label="Host" auto-select-first></v-autocomplete></v-col>
          <v-col cols="12"><v-select v-model="form.areas" :items="areas" label="Areas" multiple chips closable-chips></v-select></v-col>
          <v-col cols="6"><v-date-input v-model="form.day" label="Day of visit"></v-date-input></v-col>
          <v-col cols="6"><v-number-input v-model="form.people" label="People" :min="1" :max="20"></v-number-input></v-col>
        </v-row>
        <v-radio-group v-model="form.transport" inline label="Comes by"><v-radio v-for="one in ['Car', 'Lorry', 'On foot']" :key="one" :label="one" :value="one"></v-radio></v-radio-group>
        <div class="d-flex ga-3"><v-checkbox v-for="one in ['Helmet', 'Vest', 'Earplugs']" :key="one" v-model="form.gear" :label="one" :value="one" density="compact"></v-checkbox><v-switch v-model="form.briefed" label="Safety briefing" color="primary" density="compact"></v-switch></div>
        <v-slider v-model="form.hours" label="Hours" :max="12" :step="1" thumb-label></v-slider>
        <v-textarea v-model="form.notes" label="Notes" rows="2"></v-textarea>
      </v-card-text>
      <v-card-actions><v-spacer></v-spacer><v-btn text="Close" variant="plain" @click="open = false"></v-btn><v-btn color="primary" text="Save" variant="tonal" @click="save"></v-btn></v-card-actions>
    </v-card>
  </v-dialog>
  <v-dialog v-model="asking" max-width="420">
    <v-card title="Delete this pass?" :text="asked?.name + ' will not be let in.'"><v-card-actions><v-spacer></v-spacer><v-btn @click="asking = false">Cancel</v-btn><v-btn color="error" @click="remove">Delete</v-btn></v-card-actions></v-card>
  </v-dialog>
  <v-snackbar v-model="telling" :timeout="4000">{{ said }}</v-snackbar>
</v-app>`;

createApp({
  template,
  data: () => ({
    rows: FIRST,
    words: '',
    searching: false,
    tab: 'All',
    open: false,
    asking: false,
    asked: null,
    telling: false,
    said: '',
    form: {},
    gates: ['Gate 1', 'Gate 2', 'Gate 3'],
    hosts: ['Grete Falk', 'Ibrahim Sy', 'Jana Krol', 'Klaus Thiel', 'Lotte Vries'],
    areas: ['Berth 4', 'Cold store', 'Crane yard', 'Offices', 'Workshop'],
    headers: [
      { title: 'Name', key: 'name' }, { title: 'Company', key: 'company' }, { title: 'Gate', key: 'gate' },
      { title: 'State', key: 'state' }, { title: 'Actions', key: 'actions', sortable: false },
    ],
  }),
  computed: {
    shown() { return this.rows.filter((row) => this.tab === 'All' || row.state === this.tab); },
  },
  methods: {
    tell(text) { this.said = text; this.telling = true; },
    edit(row) {
      this.form = { areas: [], gear: [], people: 1, hours: 2, ...row };
      this.open = true;
    },
    save() {
      const row = { state: 'Expected', ...this.form, id: this.form.id ?? this.rows.length + 100 };
      const old = this.rows.findIndex((one) => one.id === row.id);
      if (old < 0) this.rows.push(row);
      else this.rows[old] = row;
      this.open = false;
      this.tell('Pass saved');
    },
    remove() {
      this.rows = this.rows.filter((one) => one !== this.asked);
      this.asking = false;
      this.tell('Pass deleted');
    },
  },
}).use(createVuetify({
  components: { ...components, VDateInput },
  directives,
  defaults: Object.fromEntries(['VTextField', 'VSelect', 'VAutocomplete', 'VDateInput', 'VNumberInput', 'VTextarea']
    .map((name) => [name, { density: 'compact' }])),
})).mount('#root');
