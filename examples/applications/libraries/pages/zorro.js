// The programme of a cinema, with NG-ZORRO as its documentation uses it.
import '@angular/compiler';
import 'ng-zorro-antd/ng-zorro-antd.min.css';
import { CopyOutline, DeleteOutline, DownOutline, EditOutline, PlusOutline, ReloadOutline, SearchOutline } from '@ant-design/icons-angular/icons';
import { provideHttpClient } from '@angular/common/http';
import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import { NzAutocompleteModule } from 'ng-zorro-antd/auto-complete';
import { NzButtonModule } from 'ng-zorro-antd/button';
import { NzCheckboxModule } from 'ng-zorro-antd/checkbox';
import { provideNzDateFnsAdapter } from 'ng-zorro-antd/core/time';
import { NzDatePickerModule } from 'ng-zorro-antd/date-picker';
import { NzDrawerModule } from 'ng-zorro-antd/drawer';
import { NzDropdownModule } from 'ng-zorro-antd/dropdown';
import { NzFormModule } from 'ng-zorro-antd/form';
import { NzGridModule } from 'ng-zorro-antd/grid';
import { en_US, provideNzI18n } from 'ng-zorro-antd/i18n';
import { NzIconModule, provideNzIcons } from 'ng-zorro-antd/icon';
import { NzInputModule } from 'ng-zorro-antd/input';
import { NzInputNumberModule } from 'ng-zorro-antd/input-number';
import { NzMessageService } from 'ng-zorro-antd/message';
import { NzPopconfirmModule } from 'ng-zorro-antd/popconfirm';
import { NzRadioModule } from 'ng-zorro-antd/radio';
import { NzSelectModule } from 'ng-zorro-antd/select';
import { NzSpaceModule } from 'ng-zorro-antd/space';
import { NzSwitchModule } from 'ng-zorro-antd/switch';
import { NzTableModule } from 'ng-zorro-antd/table';
import { NzTabsModule } from 'ng-zorro-antd/tabs';
import { NzTagModule } from 'ng-zorro-antd/tag';
import { NzTimePickerModule } from 'ng-zorro-antd/time-picker';
import { NzTooltipModule } from 'ng-zorro-antd/tooltip';

const LENDERS = ['Arsenal', 'Filmgalerie', 'Grandfilm', 'Lighthouse', 'Neue Visionen'];
const TABS = ['All', 'Planned', 'Confirmed'];
const FIRST = [
  ['The Salt Path', 'Lighthouse', 'Small hall', 'Planned'], ['Nosferatu', 'Arsenal', 'Great hall', 'Confirmed'],
  ['Summer of the Swifts', 'Grandfilm', 'Great hall', 'Planned'], ['Harbour Lights', 'Neue Visionen', 'Roof', 'Planned'],
].map(([title, lender, hall, state], id) => ({ id, title, lender, hall, state }));

const Programme = Component({
  selector: 'film-programme',
  imports: [FormsModule, NzAutocompleteModule, NzButtonModule, NzCheckboxModule, NzDatePickerModule, NzDrawerModule, NzDropdownModule, NzFormModule, NzGridModule, NzIconModule, NzInputModule, NzInputNumberModule, NzPopconfirmModule, NzRadioModule, NzSelectModule, NzSpaceModule, NzSwitchModule, NzTableModule, NzTabsModule, NzTagModule, NzTimePickerModule, NzTooltipModule],
  styles: ':host { display: block; padding: 24px } .full { width: 100% }',
  template: `
<h2>Programme</h2>
<nz-space>
  <button *nzSpaceItem nz-button nzType="primary" (click)="edit({})"><nz-icon nzType="plus"></nz-icon>Add film</button>
  <nz-input-wrapper *nzSpaceItem><nz-icon nzInputPrefix nzType="search"></nz-icon><input nz-input placeholder="Title or distributor" [ngModel]="words()" (ngModelChange)="words.set($event)"></nz-input-wrapper>
  <button *nzSpaceItem nz-button nzShape="circle" nz-tooltip nzTooltipTitle="Reload" (click)="words.set(''); message.success('Programme is up to date')"><nz-icon nzType="reload"></nz-icon></button>
  <button *nzSpaceItem nz-button nz-dropdown nzTrigger="click" [nzDropdownMenu]="papers">Print <nz-icon nzType="down"></nz-icon></button>
</nz-space>
<nz-dropdown-menu #papers="nzDropdownMenu"><ul nz-menu>@for (one of ['Posters', 'Page for the paper']; track one) {<li nz-menu-item (click)="message.success(one + ': printed')">{{ one }}</li>}</ul></nz-dropdown-menu>
<nz-tabs [nzSelectedIndex]="tab()" (nzSelectedIndexChange)="tab.set($event)">@for (one of tabs; track one) {<nz-tab [nzTitle]="one"></nz-tab>}</nz-tabs>
<nz-table #films [nzData]="shown()" [nzShowPagination]="false">
  <thead><tr><th>Film</th><th>Distributor</th><th>Hall</th><th>State</th><th>Action</th></tr></thead>
  <tbody>@for (row of films.data; track row.id) {<tr>
    <td>{{ row.title }}</td><td>{{ row.lender }}</td><td>{{ row.hall }}</td><td><nz-tag [nzColor]="row.state === 'Confirmed' ? 'success' : 'processing'">{{ row.state }}</nz-tag></td>
    <td>
      <a (click)="confirm(row)">Confirm</a>
      <button nz-button nzType="text" (click)="edit(row)"><nz-icon nzType="edit"></nz-icon></button>
      <button nz-button nzType="text" (click)="edit(again(row))"><nz-icon nzType="copy"></nz-icon></button>
      <button nz-button nzType="text" nzDanger nz-popconfirm nzPopconfirmTitle="Take this film off the programme?" nzOkText="Take off" nzCancelText="Keep" (nzOnConfirm)="remove(row)"><nz-icon nzType="delete"></nz-icon></button>
    </td>
  </tr>}</tbody>
</nz-table>
<nz-drawer nzTitle="Film" [nzVisible]="open()" [nzWidth]="560" [nzFooter]="footer" (nzOnClose)="open.set(false)">
  <ng-container *nzDrawerContent><div nz-form nzLayout="vertical">
    <nz-form-item><nz-form-label nzRequired nzFor="title">Title</nz-form-label><nz-form-control><input nz-input id="title" name="title" [(ngModel)]="form.title"></nz-form-control></nz-form-item>
    <div nz-row [nzGutter]="16">
      <div nz-col nzSpan="12"><nz-form-item><nz-form-label nzFor="lender">Distributor</nz-form-label><nz-form-control><input nz-input id="lender" name="lender" [(ngModel)]="form.lender" [nzAutocomplete]="lenders"><nz-autocomplete #lenders>@for (one of found(); track one) {<nz-auto-option [nzValue]="one">{{ one }}</nz-auto-option>}</nz-autocomplete></nz-form-control></nz-form-item></div>
      <div nz-col nzSpan="12"><nz-form-item><nz-form-label nzFor="hall">Hall</nz-form-label><nz-form-control><nz-select nzId="hall" name="hall" [(ngModel)]="form.hall" nzPlaceHolder="Choose a hall">@for (one of ['Great hall', 'Small hall', 'Studio', 'Roof']; track one) {<nz-option [nzValue]="one" [nzLabel]="one"></nz-option>}</nz-select></nz-form-control></nz-form-item></div>
    </div>
    <div nz-row [nzGutter]="16">
      <div nz-col nzSpan="8"><nz-form-item><nz-form-label nzFor="day">First day</nz-form-label><nz-form-control><nz-date-picker nzId="day" name="day" nzFormat="dd.MM.yyyy" [(ngModel)]="form.day"></nz-date-picker></nz-form-control></nz-form-item></div>
      <div nz-col nzSpan="8"><nz-form-item><nz-form-label nzFor="hour">Begins at</nz-form-label><nz-form-control><nz-time-picker nzId="hour" name="hour" nzFormat="HH:mm" [(ngModel)]="form.hour"></nz-time-picker></nz-form-control></nz-form-item></div>
      <div nz-col nzSpan="8"><nz-form-item><nz-form-label nzFor="price">Price</nz-form-label><nz-form-control><nz-input-number nzId="price" name="price" nzMin="0" [(ngModel)]="form.price"></nz-input-number></nz-form-control></nz-form-item></div>
    </div>
    <nz-form-item><nz-form-label nzFor="spoken">Languages</nz-form-label><nz-form-control><nz-select nzId="spoken" name="spoken" nzMode="multiple" [(ngModel)]="form.spoken">@for (one of ['Danish', 'English', 'French', 'German', 'Japanese', 'Turkish']; track one) {<nz-option [nzValue]="one" [nzLabel]="one"></nz-option>}</nz-select></nz-form-control></nz-form-item>
    <nz-form-item><nz-form-label>From the age of</nz-form-label><nz-form-control><nz-radio-group name="age" [(ngModel)]="form.age">@for (one of ['Any', '6', '12', '16']; track one) {<label nz-radio-button [nzValue]="one">{{ one }}</label>}</nz-radio-group></nz-form-control></nz-form-item>
    <nz-form-item><nz-form-label>Besides</nz-form-label><nz-form-control>@for (one of extras; track one) {<label nz-checkbox [name]="one" [(ngModel)]="form[one]">{{ one }}</label>}</nz-form-control></nz-form-item>
    <nz-form-item><nz-form-label nzFor="subtitles">Subtitles</nz-form-label><nz-form-control><nz-switch nzId="subtitles" name="subtitles" [(ngModel)]="form.subtitles"></nz-switch></nz-form-control></nz-form-item>
  </div></ng-container>
</nz-drawer>
<ng-template #footer><button nz-button (click)="open.set(false)">Cancel</button> <button nz-button nzType="primary" (click)="save()">Save film</button></ng-template>`,
})(class {
  message = inject(NzMessageService);

  rows = signal(FIRST);

  words = signal('');

  tab = signal(0);

  open = signal(false);

  tabs = TABS;

  extras = ['Talk afterwards', 'School show', 'Loop for hearing aids'];

  form = { lender: '' };

  shown() { return this.rows().filter((row) => (!this.tab() || row.state === TABS[this.tab()]) && `${row.title} ${row.lender}`.toLowerCase().includes(this.words().toLowerCase())); }

  found() { return LENDERS.filter((one) => one.toLowerCase().includes(this.form.lender.toLowerCase())); }

  again(row) { return { ...row, id: undefined, state: 'Planned' }; }

  edit(row) { this.form = { title: '', lender: '', hall: null, day: null, hour: null, price: 9, spoken: [], age: 'Any', subtitles: false, ...row }; this.open.set(true); }

  save() {
    const form = { state: 'Planned', ...this.form };
    this.rows.update((rows) => (form.id === undefined ? [...rows, { ...form, id: rows.length + 60 }] : rows.map((row) => (row.id === form.id ? form : row))));
    this.open.set(false);
    this.message.success('Film saved');
  }

  confirm(row) { this.rows.update((rows) => rows.map((one) => (one === row ? { ...row, state: 'Confirmed' } : one))); this.message.success('Film confirmed'); }

  remove(row) { this.rows.update((rows) => rows.filter((one) => one !== row)); this.message.success('Film taken off'); }
});

bootstrapApplication(Programme, { providers: [provideHttpClient(), provideNzDateFnsAdapter(), provideNzI18n(en_US), provideNzIcons([CopyOutline, DeleteOutline, DownOutline, EditOutline, PlusOutline, ReloadOutline, SearchOutline])] });
