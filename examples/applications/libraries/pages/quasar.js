// Interpreters for the courts, with Quasar as its documentation uses it.
import '@quasar/extras/material-icons/material-icons.css';
import 'quasar/dist/quasar.css';
import * as library from 'quasar';
import { createApp } from 'vue/dist/vue.esm-bundler.js';

const LANGUAGES = ['Albanian', 'Arabic', 'Dari', 'Farsi', 'Kurdish', 'Polish', 'Romanian', 'Somali', 'Tigrinya', 'Turkish'];
const PEOPLE = ['Mr Aydin', 'Mr Berisha', 'Mrs Cojocaru', 'Mrs Gebre', 'Mrs Kowalczyk', 'Mr Rahimi'];
const FIRST = [
  ['Custody of two children', 'Polish', 'Family court', 'Asked'], ['Theft in a chemist\'s', 'Romanian', 'Criminal court', 'Confirmed'],
  ['Hearing on a permit', 'Tigrinya', 'Administrative court', 'Asked'], ['Rent in arrears', 'Turkish', 'Civil court', 'Confirmed'],
].map(([matter, language, court, state], id) => ({ id, matter, language, court, state }));

const template = `
<div class="q-pa-md">
  <div class="text-h5">Interpreters</div>
  <div class="row q-gutter-sm items-center q-my-sm">
    <q-btn color="primary" icon="add" label="New request" @click="edit({})"></q-btn>
    <q-input v-model="words" dense outlined debounce="200" placeholder="Search"><template #append><q-icon name="search"></q-icon></template></q-input>
    <q-btn flat round icon="refresh" @click="words = ''; tell('Up to date')"><q-tooltip>Refresh</q-tooltip></q-btn>
    <q-btn flat round icon="print" @click="tell('List printed')"></q-btn>
    <q-btn-dropdown outline label="Lists">
      <q-list><q-item v-for="one in ['Week at the courts', 'Fees to be paid']" :key="one" clickable v-close-popup @click="tell(one + ': sent')"><q-item-section>{{ one }}</q-item-section></q-item></q-list>
    </q-btn-dropdown>
  </div>
  <q-tabs v-model="tab" align="left"><q-tab v-for="one in ['All', 'Asked', 'Confirmed']" :key="one" :name="one" :label="one"></q-tab></q-tabs>
  <q-table flat bordered :rows="shown" :columns="columns" row-key="id" :filter="words">
    <template #body-cell-state="props"><q-td :props="props"><q-chip dense>{{ props.row.state }}</q-chip></q-td></template>
    <template #body-cell-actions="props"><q-td :props="props">
      <q-btn flat round dense icon="edit" @click="edit(props.row)"></q-btn>
      <q-btn flat round dense icon="more_vert">
        <q-menu><q-list>
          <q-item clickable v-close-popup @click="props.row.state = 'Confirmed'; tell('Request confirmed')"><q-item-section>Confirm</q-item-section></q-item>
          <q-item clickable v-close-popup @click="edit({ ...props.row, id: undefined, state: 'Asked' })"><q-item-section>Ask again</q-item-section></q-item>
          <q-separator></q-separator>
          <q-item clickable v-close-popup @click="remove(props.row)"><q-item-section>Withdraw</q-item-section></q-item>
        </q-list></q-menu>
      </q-btn>
    </q-td></template>
  </q-table>
  <q-dialog v-model="open">
    <q-card style="width: 680px; max-width: 90vw">
      <q-card-section class="text-h6">Request</q-card-section>
      <q-card-section class="q-pt-none"><div class="row q-col-gutter-sm">
        <div class="col-12"><q-input v-model="form.matter" filled label="Matter *"></q-input></div>
        <div class="col-6"><q-select v-model="form.language" filled use-input hide-selected fill-input input-debounce="0" label="Language" :options="found" @filter="find"></q-select></div>
        <div class="col-6"><q-select v-model="form.court" filled label="Court" :options="courts"></q-select></div>
        <div class="col-12"><q-select v-model="form.people" filled multiple use-chips label="Who could come" :options="people"></q-select></div>
        <div class="col-6"><q-input v-model="form.day" filled label="Day" mask="date"><template #append>
          <q-icon name="event" class="cursor-pointer"><q-popup-proxy cover transition-show="scale" transition-hide="scale"><q-date v-model="form.day" default-year-month="2026/12"><div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat></q-btn></div></q-date></q-popup-proxy></q-icon>
        </template></q-input></div>
        <div class="col-6"><q-input v-model="form.hour" filled label="Hour" mask="time"></q-input></div>
        <div class="col-12"><q-btn-toggle v-model="form.where" toggle-color="primary" :options="places"></q-btn-toggle></div>
        <div class="col-12"><q-option-group v-model="form.kind" inline :options="kinds"></q-option-group></div>
        <div class="col-12"><q-checkbox v-model="form.sworn" label="Has to be sworn in"></q-checkbox><q-checkbox v-model="form.papers" label="Papers in advance"></q-checkbox><q-toggle v-model="form.sign" label="Sign language too"></q-toggle></div>
        <div class="col-12"><q-badge color="secondary">Hours: {{ form.hours }}</q-badge><q-slider v-model="form.hours" :min="1" :max="8"></q-slider></div>
        <div class="col-12"><q-input v-model="form.notes" filled autogrow label="Notes for the interpreter"></q-input></div>
      </div></q-card-section>
      <q-card-actions align="right"><q-btn flat label="Cancel" v-close-popup></q-btn><q-btn color="primary" label="Send" @click="save"></q-btn></q-card-actions>
    </q-card>
  </q-dialog>
</div>`;

const options = (names) => names.map((label) => ({ label, value: label }));
const App = {
  template,
  data: () => ({
    rows: FIRST,
    words: '',
    tab: 'All',
    open: false,
    form: {},
    found: LANGUAGES,
    people: PEOPLE,
    courts: ['Administrative court', 'Civil court', 'Criminal court', 'Family court'],
    places: options(['In court', 'By telephone', 'By video']),
    kinds: options(['Hearing', 'Talk with counsel', 'Written translation']),
    columns: ['matter', 'language', 'court', 'state'].map((name) => ({ name, field: name, label: name[0].toUpperCase() + name.slice(1), align: 'left', sortable: true }))
      .concat({ name: 'actions', label: 'Actions', align: 'left' }),
  }),
  computed: {
    shown() { return this.rows.filter((row) => this.tab === 'All' || row.state === this.tab); },
  },
  methods: {
    tell(message) { this.$q.notify({ message, color: 'positive', timeout: 2500 }); },
    find(text, update) { update(() => { this.found = LANGUAGES.filter((one) => one.toLowerCase().includes(text.toLowerCase())); }); },
    edit(row) {
      this.form = { where: 'In court', hours: 2, people: [], sworn: false, papers: false, sign: false, ...row };
      this.open = true;
    },
    save() {
      if (this.form.id === undefined) this.rows.push({ state: 'Asked', ...this.form, id: this.rows.length + 60 });
      else Object.assign(this.rows.find((row) => row.id === this.form.id), this.form);
      this.open = false;
      this.tell('Request sent');
    },
    remove(row) {
      this.$q.dialog({ title: 'Withdraw', message: 'Would you like to withdraw this request?', cancel: true }).onOk(() => {
        this.rows.splice(this.rows.indexOf(row), 1);
        this.tell('Request withdrawn');
      });
    },
  },
};
const components = Object.fromEntries(Object.entries(library).filter(([name]) => /^Q[A-Z]/.test(name)));
const { Dialog, Notify, ClosePopup } = library;
createApp(App).use(library.Quasar, { components, plugins: { Dialog, Notify }, directives: { ClosePopup } }).mount('#app');
