// The repairs of a bicycle workshop, with PrimeNG as its documentation uses it.
import '@angular/compiler';
import 'primeicons/primeicons.css';
import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import Aura from '@primeuix/themes/aura';
import { ConfirmationService, MessageService } from 'primeng/api';
import { AutoCompleteModule } from 'primeng/autocomplete';
import { ButtonModule } from 'primeng/button';
import { CheckboxModule } from 'primeng/checkbox';
import { providePrimeNG } from 'primeng/config';
import { ConfirmDialogModule } from 'primeng/confirmdialog';
import { DatePickerModule } from 'primeng/datepicker';
import { DialogModule } from 'primeng/dialog';
import { IconFieldModule } from 'primeng/iconfield';
import { InputIconModule } from 'primeng/inputicon';
import { InputNumberModule } from 'primeng/inputnumber';
import { InputTextModule } from 'primeng/inputtext';
import { MenuModule } from 'primeng/menu';
import { MultiSelectModule } from 'primeng/multiselect';
import { RadioButtonModule } from 'primeng/radiobutton';
import { SelectModule } from 'primeng/select';
import { SelectButtonModule } from 'primeng/selectbutton';
import { SplitButtonModule } from 'primeng/splitbutton';
import { TableModule } from 'primeng/table';
import { TabsModule } from 'primeng/tabs';
import { TagModule } from 'primeng/tag';
import { TextareaModule } from 'primeng/textarea';
import { ToastModule } from 'primeng/toast';
import { ToggleSwitchModule } from 'primeng/toggleswitch';
import { TooltipModule } from 'primeng/tooltip';

const CUSTOMERS = ['Anders', 'Bogner', 'Carstens', 'Demir', 'Ekberg', 'Farkas', 'Postal service'];
const FIRST = [
  ['Carstens', 'City bicycle', '3 Dec', 'Waiting'], ['Postal service', 'Cargo bicycle', '1 Dec', 'Ready'],
  ['Ekberg', 'Racing bicycle', '4 Dec', 'Waiting'], ['Farkas', 'Electric bicycle', '7 Dec', 'Waiting'],
].map(([customer, kind, wanted, state], id) => ({ id, customer, kind, wanted, state }));

const List = Component({
  selector: 'repair-list',
  imports: [AutoCompleteModule, ButtonModule, CheckboxModule, ConfirmDialogModule, DatePickerModule, DialogModule, FormsModule, IconFieldModule, InputIconModule, InputNumberModule, InputTextModule, MenuModule, MultiSelectModule, RadioButtonModule, SelectButtonModule, SelectModule, SplitButtonModule, TableModule, TabsModule, TagModule, TextareaModule, ToastModule, ToggleSwitchModule, TooltipModule],
  providers: [ConfirmationService, MessageService],
  styles: '.bar, .two, .line { display: flex; gap: 12px; align-items: center } .two > * { flex: 1 } .field { display: flex; flex-direction: column; gap: 4px; margin-bottom: 12px }',
  template: `
<p-toast></p-toast><p-confirmdialog></p-confirmdialog>
<h2>Repairs</h2>
<div class="bar">
  <p-button label="New order" icon="pi pi-plus" (onClick)="edit({})"></p-button>
  <p-iconfield><p-inputicon styleClass="pi pi-search"></p-inputicon><input pInputText type="text" placeholder="Keyword" [ngModel]="words()" (ngModelChange)="words.set($event)"></p-iconfield>
  <p-button icon="pi pi-refresh" severity="secondary" pTooltip="Refresh" tooltipPosition="bottom" (onClick)="words.set(''); tell('Orders are up to date')"></p-button>
  <p-splitbutton label="Print tickets" severity="secondary" [model]="papers" (onClick)="tell('Tickets printed')"></p-splitbutton>
</div>
<p-tabs [value]="tab()" (valueChange)="tab.set($event)"><p-tablist>@for (one of ['All', 'Waiting', 'Ready']; track one) {<p-tab [value]="one">{{ one }}</p-tab>}</p-tablist></p-tabs>
<p-table [value]="shown()" dataKey="id">
  <ng-template #header><tr><th pSortableColumn="customer">Customer <p-sortIcon field="customer"></p-sortIcon></th><th>Bicycle</th><th>Wanted</th><th>State</th><th></th></tr></ng-template>
  <ng-template #body let-row><tr>
    <td>{{ row.customer }}</td><td>{{ row.kind }}</td><td>{{ row.wanted }}</td><td><p-tag [value]="row.state" [severity]="row.state === 'Ready' ? 'success' : 'info'"></p-tag></td>
    <td><p-button icon="pi pi-pencil" [rounded]="true" [text]="true" (onClick)="edit(row)"></p-button><p-button icon="pi pi-ellipsis-v" [rounded]="true" [text]="true" (onClick)="current = row; menu.toggle($event)"></p-button></td>
  </tr></ng-template>
</p-table>
<p-menu #menu [popup]="true" [model]="actions" appendTo="body"></p-menu>
<p-dialog header="Repair order" [modal]="true" [(visible)]="open" [style]="{ width: '44rem' }">
  <div class="two">
    <div class="field"><label for="customer">Customer</label><p-autocomplete inputId="customer" [(ngModel)]="form.customer" [suggestions]="found" (completeMethod)="find($event.query)" appendTo="body" [fluid]="true"></p-autocomplete></div>
    <div class="field"><label for="kind">Bicycle</label><p-select inputId="kind" [(ngModel)]="form.kind" [options]="kinds" placeholder="Select a bicycle" appendTo="body" [fluid]="true"></p-select></div>
  </div>
  <div class="field"><label for="work">Work to be done</label><p-multiselect inputId="work" [(ngModel)]="form.work" [options]="works" display="chip" [filter]="false" [showToggleAll]="false" placeholder="Select work" appendTo="body" [fluid]="true"></p-multiselect></div>
  <div class="two">
    <div class="field"><label for="day">Wanted on</label><p-datepicker inputId="day" [(ngModel)]="form.day" dateFormat="dd/mm/yy" [showIcon]="true" appendTo="body" [fluid]="true"></p-datepicker></div>
    <div class="field"><label for="most">Not more than</label><p-inputnumber inputId="most" [(ngModel)]="form.most" mode="currency" currency="EUR" locale="en-GB" [maxFractionDigits]="0" [showButtons]="true" [fluid]="true"></p-inputnumber></div>
  </div>
  <div class="field"><span>Shift</span><p-selectbutton [(ngModel)]="form.shift" [options]="['Early', 'Late', 'Either']" [allowEmpty]="false"></p-selectbutton></div>
  <div class="field line" style="flex-direction: row">@for (one of ['Pays at once', 'Pays later', 'Guarantee']; track one) {<p-radiobutton name="pays" [inputId]="one" [value]="one" [(ngModel)]="form.pays"></p-radiobutton><label [for]="one">{{ one }}</label>}</div>
  <div class="field line" style="flex-direction: row"><p-checkbox inputId="wash" [binary]="true" [(ngModel)]="form.wash"></p-checkbox><label for="wash">Wash it first</label><p-toggleswitch inputId="spare" [(ngModel)]="form.spare"></p-toggleswitch><label for="spare">Spare bicycle is lent</label></div>
  <div class="field"><label for="notes">What was noticed</label><textarea pTextarea id="notes" rows="2" [(ngModel)]="form.notes"></textarea></div>
  <ng-template #footer><p-button label="Cancel" severity="secondary" (onClick)="open = false"></p-button><p-button label="Save" icon="pi pi-check" (onClick)="save()"></p-button></ng-template>
</p-dialog>`,
})(class {
  confirmation = inject(ConfirmationService);

  messages = inject(MessageService);

  rows = signal(FIRST);

  words = signal('');

  tab = signal('All');

  open = false;

  form = {};

  found = [];

  kinds = ['Cargo bicycle', 'Children\'s bicycle', 'City bicycle', 'Electric bicycle', 'Racing bicycle', 'Tandem'];

  works = ['Brakes', 'Chain', 'Gears', 'Inspection', 'Light', 'Tyres', 'Wheel'];

  papers = ['Parts list', 'Bills'].map((label) => ({ label, command: () => this.tell(`${label} printed`) }));

  actions = [
    { label: 'Ready', icon: 'pi pi-check', command: () => { this.rows.update((rows) => rows.map((one) => (one === this.current ? { ...one, state: 'Ready' } : one))); this.tell('The customer gets a message'); } },
    { label: 'Book in again', icon: 'pi pi-copy', command: () => this.edit({ ...this.current, id: undefined, state: 'Waiting' }) },
    { label: 'Strike', icon: 'pi pi-trash', command: () => this.ask() },
  ];

  shown() { return this.rows().filter((row) => (this.tab() === 'All' || row.state === this.tab()) && `${row.customer} ${row.kind}`.toLowerCase().includes(this.words().toLowerCase())); }

  find(words) { this.found = CUSTOMERS.filter((one) => one.toLowerCase().includes(words.toLowerCase())); }

  tell(summary) { this.messages.add({ severity: 'success', summary, life: 2500 }); }

  edit(row) { this.form = { customer: '', kind: null, work: [], day: null, most: 50, shift: 'Either', pays: 'Pays later', wash: false, spare: false, notes: '', ...row }; this.open = true; }

  save() {
    const { day, id } = this.form;
    const form = { state: 'Waiting', ...this.form, wanted: day ? day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' }) : this.form.wanted };
    this.rows.update((rows) => (id === undefined ? [...rows, { ...form, id: rows.length + 50 }] : rows.map((row) => (row.id === id ? form : row))));
    this.open = false;
    this.tell('Order saved');
  }

  ask() {
    this.confirmation.confirm({
      header: 'Strike order',
      message: 'Nobody comes with this bicycle?',
      acceptButtonProps: { label: 'Strike', severity: 'danger' },
      rejectButtonProps: { label: 'Keep', severity: 'secondary' },
      accept: () => { this.rows.update((rows) => rows.filter((one) => one !== this.current)); this.tell('Order struck'); },
    });
  }
});

bootstrapApplication(List, { providers: [providePrimeNG({ theme: { preset: Aura, options: { darkModeSelector: false } } })] });
