// What a theatre on tour has spent, with Angular Material as its documentation uses it.
import '@angular/compiler';
import './angular.css';
import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatButtonModule } from '@angular/material/button';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatChipsModule } from '@angular/material/chips';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MAT_DIALOG_DATA, MatDialog, MatDialogModule } from '@angular/material/dialog';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';
import { MatMenuModule } from '@angular/material/menu';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { MatSliderModule } from '@angular/material/slider';
import { MatSnackBar } from '@angular/material/snack-bar';
import { MatTableModule } from '@angular/material/table';
import { MatTabsModule } from '@angular/material/tabs';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { MatToolbarModule } from '@angular/material/toolbar';
import { MatTooltipModule } from '@angular/material/tooltip';
import { bootstrapApplication } from '@angular/platform-browser';

const PEOPLE = ['Alvarez', 'Bernhard', 'Czerny', 'Delacroix', 'Eriksson', 'Fontane', 'Greve'];
const TABS = ['All', 'Handed in', 'Paid back'];
const FIRST = [
  ['Paint for the flats', 'Bernhard', 'Material', 84, 'Handed in'], ['Ferry to the island', 'Eriksson', 'Travel', 236, 'Paid back'],
  ['Room in Husum', 'Greve', 'Lodging', 112, 'Handed in'], ['Parking for the lorry', 'Czerny', 'Travel', 18, 'Handed in'],
].map(([purpose, person, kind, amount, state], id) => ({ id, purpose, person, kind, amount, state }));

const Claim = Component({
  selector: 'expense-claim',
  imports: [FormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatDialogModule, MatFormFieldModule, MatIconModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatSliderModule, MatTimepickerModule],
  styles: '.two { display: flex; gap: 16px } .two > *, .wide { flex: 1; width: 100% }',
  template: `
<h2 mat-dialog-title>Claim</h2>
<mat-dialog-content>
  <mat-form-field class="wide"><mat-label>Purpose</mat-label><input matInput [(ngModel)]="form.purpose" required></mat-form-field>
  <div class="two">
    <mat-form-field><mat-label>Person</mat-label><input matInput [(ngModel)]="form.person" [matAutocomplete]="people"><mat-autocomplete #people="matAutocomplete">@for (one of found(); track one) {<mat-option [value]="one">{{ one }}</mat-option>}</mat-autocomplete></mat-form-field>
    <mat-form-field><mat-label>Kind of cost</mat-label><mat-select [(ngModel)]="form.kind">@for (one of ['Costumes', 'Lodging', 'Material', 'Travel']; track one) {<mat-option [value]="one">{{ one }}</mat-option>}</mat-select></mat-form-field>
  </div>
  <mat-form-field class="wide"><mat-label>Productions</mat-label><mat-select [(ngModel)]="form.plays" multiple>@for (one of ['Faust', 'Macbeth', 'Peer Gynt', 'The Seagull', 'Woyzeck']; track one) {<mat-option [value]="one">{{ one }}</mat-option>}</mat-select></mat-form-field>
  <div class="two">
    <mat-form-field><mat-label>Paid on</mat-label><input matInput [matDatepicker]="picker" [(ngModel)]="form.day"><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker></mat-form-field>
    <mat-form-field><mat-label>Left at</mat-label><input matInput [matTimepicker]="times" [(ngModel)]="form.hour"><mat-timepicker-toggle matIconSuffix [for]="times"></mat-timepicker-toggle><mat-timepicker #times></mat-timepicker></mat-form-field>
    <mat-form-field><mat-label>Amount</mat-label><span matTextPrefix>€ </span><input matInput type="number" [(ngModel)]="form.amount"></mat-form-field>
  </div>
  <mat-form-field class="wide"><mat-label>Receipts</mat-label><mat-chip-grid #receipts>@for (one of form.receipts; track one) {<mat-chip-row (removed)="remove(one)">{{ one }}<button matChipRemove><mat-icon>cancel</mat-icon></button></mat-chip-row>}<input placeholder="New receipt..." [matChipInputFor]="receipts" (matChipInputTokenEnd)="add($event)"></mat-chip-grid></mat-form-field>
  <mat-radio-group [(ngModel)]="form.way">@for (one of ['Cash', 'Own card', 'Card of the theatre']; track one) {<mat-radio-button [value]="one">{{ one }}</mat-radio-button>}</mat-radio-group>
  <p><mat-button-toggle-group name="trip" [(ngModel)]="form.trip">@for (one of ['At home', 'On tour', 'Abroad']; track one) {<mat-button-toggle [value]="one">{{ one }}</mat-button-toggle>}</mat-button-toggle-group></p>
  <p><mat-checkbox [(ngModel)]="form.original">Receipts are originals</mat-checkbox> <mat-slide-toggle [(ngModel)]="form.urgent">Money is needed soon</mat-slide-toggle></p>
  <p>Own share <mat-slider min="0" max="100" step="10" discrete><input matSliderThumb [(ngModel)]="form.share"></mat-slider></p>
  <mat-form-field class="wide"><mat-label>Remarks</mat-label><textarea matInput [(ngModel)]="form.text"></textarea></mat-form-field>
</mat-dialog-content>
<mat-dialog-actions><button matButton mat-dialog-close>Cancel</button><button matButton [mat-dialog-close]="form">Hand in</button></mat-dialog-actions>`,
})(class {
  form = { purpose: '', person: '', kind: '', plays: [], receipts: [], way: 'Cash', trip: 'On tour', share: 0, text: '', ...inject(MAT_DIALOG_DATA) };

  found() { return PEOPLE.filter((one) => one.toLowerCase().includes(this.form.person.toLowerCase())); }

  add(event) { this.form.receipts.push(event.value); event.chipInput.clear(); }

  remove(one) { this.form.receipts.splice(this.form.receipts.indexOf(one), 1); }
});

const Question = Component({
  selector: 'expense-question',
  imports: [MatButtonModule, MatDialogModule],
  template: `
<h2 mat-dialog-title>Delete claim</h2>
<mat-dialog-content>Would you like to delete this claim?</mat-dialog-content>
<mat-dialog-actions><button matButton mat-dialog-close>No</button><button matButton [mat-dialog-close]="true">Yes</button></mat-dialog-actions>`,
})(class {});

const List = Component({
  selector: 'expense-list',
  imports: [FormsModule, MatButtonModule, MatExpansionModule, MatFormFieldModule, MatIconModule, MatInputModule, MatMenuModule, MatTableModule, MatTabsModule, MatToolbarModule, MatTooltipModule],
  template: `
<mat-toolbar>
  <span>Expenses</span>
  <button matButton="filled" (click)="edit({})" style="margin: 0 16px"><mat-icon>add</mat-icon> New claim</button>
  <button matButton [matMenuTriggerFor]="lists">Lists</button>
  <mat-menu #lists="matMenu"><button mat-menu-item (click)="tell('Payments: sent')">Payments</button><button mat-menu-item (click)="tell('Open claims: sent')">Open claims</button></mat-menu>
  <button matIconButton matTooltip="Reload" (click)="words.set(''); tell('Up to date')"><mat-icon>refresh</mat-icon></button>
</mat-toolbar>
<div style="padding: 16px">
  <mat-form-field><mat-label>Filter</mat-label><input matInput [ngModel]="words()" (ngModelChange)="words.set($event)"></mat-form-field>
  <mat-tab-group [(selectedIndex)]="tab">@for (one of tabs; track one) {<mat-tab [label]="one"></mat-tab>}</mat-tab-group>
  <table mat-table [dataSource]="shown()">
    @for (one of ['purpose', 'person', 'kind', 'amount', 'state']; track one) {<ng-container [matColumnDef]="one"><th mat-header-cell *matHeaderCellDef>{{ one[0].toUpperCase() + one.slice(1) }}</th><td mat-cell *matCellDef="let row">{{ row[one] }}</td></ng-container>}
    <ng-container matColumnDef="actions"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let row">
      <button matIconButton (click)="edit(row)"><mat-icon>edit</mat-icon></button>
      <button matIconButton [matMenuTriggerFor]="menu"><mat-icon>more_vert</mat-icon></button>
      <mat-menu #menu="matMenu">
        <button mat-menu-item (click)="pay(row)"><mat-icon>payments</mat-icon><span>Pay back</span></button>
        <button mat-menu-item (click)="copy(row)"><mat-icon>content_copy</mat-icon><span>Claim again</span></button>
        <button mat-menu-item (click)="ask(row)"><mat-icon>delete</mat-icon><span>Delete</span></button>
      </mat-menu>
    </td></ng-container>
    <tr mat-header-row *matHeaderRowDef="columns"></tr><tr mat-row *matRowDef="let row; columns: columns"></tr>
  </table>
  <mat-accordion><mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>What is paid back</mat-panel-title></mat-expansion-panel-header><p>Second class, and rooms up to ninety euros.</p></mat-expansion-panel></mat-accordion>
</div>`,
})(class {
  dialog = inject(MatDialog);

  bar = inject(MatSnackBar);

  rows = signal(FIRST);

  words = signal('');

  tab = signal(0);

  tabs = TABS;

  columns = ['purpose', 'person', 'kind', 'amount', 'state', 'actions'];

  shown() { return this.rows().filter((row) => (!this.tab() || row.state === TABS[this.tab()]) && `${row.purpose} ${row.person}`.toLowerCase().includes(this.words().toLowerCase())); }

  tell(text) { this.bar.open(text, undefined, { duration: 2500 }); }

  edit(row) { this.dialog.open(Claim, { data: row, width: '680px', maxWidth: '90vw' }).afterClosed().subscribe((form) => form && this.save(form)); }

  copy(row) { this.edit({ ...row, id: undefined, state: 'Handed in' }); }

  save(form) {
    if (form.id === undefined) this.rows.update((rows) => [...rows, { state: 'Handed in', ...form, id: rows.length + 80 }]);
    else this.rows.update((rows) => rows.map((row) => (row.id === form.id ? form : row)));
    this.tell('Claim handed in');
  }

  pay(row) { this.rows.update((rows) => rows.map((one) => (one === row ? { ...row, state: 'Paid back' } : one))); this.tell('Paid back'); }

  ask(row) {
    this.dialog.open(Question).afterClosed().subscribe((sure) => {
      if (!sure) return;
      this.rows.update((rows) => rows.filter((one) => one !== row));
      this.tell('Claim deleted');
    });
  }
});

bootstrapApplication(List, { providers: [provideNativeDateAdapter()] });
