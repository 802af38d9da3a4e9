/** What is ordered, by whom, on what, and who prints it. */

import { list } from '@keystone-6/core'
import { allowAll } from '@keystone-6/core/access'
import {
  calendarDay,
  checkbox,
  float,
  integer,
  multiselect,
  password,
  relationship,
  select,
  text,
  timestamp,
} from '@keystone-6/core/fields'

const options = (...labels: string[]) =>
  labels.map(label => ({ label, value: label.toLowerCase().replaceAll(' ', '_') }))

const counted = (ref: string, label: string) =>
  relationship({
    ref,
    many: true,
    ui: {
      label,
      displayMode: 'count',
      itemView: { fieldMode: 'read' },
      createView: { fieldMode: 'hidden' },
    },
  })

const Order = list({
  access: allowAll,
  ui: {
    labelField: 'title',
    searchFields: ['title'],
    listView: { initialColumns: ['title', 'customer', 'state'] },
  },
  fields: {
    title: text({ ui: { label: 'What is printed' }, validation: { isRequired: true } }),
    customer: relationship({ ref: 'Customer.orders' }),
    product: select({
      ui: { label: 'Kind' },
      options: options('Business cards', 'Invitations', 'Posters', 'Letterheads', 'Labels'),
      validation: { isRequired: true },
    }),
    copies: integer({ validation: { min: 1, max: 5000 } }),
    paper: relationship({ ref: 'Paper.orders' }),
    finishes: multiselect({
      options: options('Gilt edges', 'Rounded corners', 'Numbered', 'Perforated', 'Folded'),
    }),
    proof: checkbox({ ui: { label: 'Wants to see a proof' } }),
    price: float(),
    wanted: calendarDay({ ui: { label: 'Wanted by' } }),
    delivery: select({
      options: options('Fetched', 'By post', 'By bicycle'),
      validation: { isRequired: true },
      ui: { label: 'How it gets there', displayMode: 'radio' },
    }),
    state: select({
      options: options('Asked', 'Agreed', 'Printing', 'Ready'),
      defaultValue: 'asked',
      validation: { isRequired: true },
      ui: { displayMode: 'segmented-control' },
    }),
    printer: relationship({ ref: 'Person.orders', ui: { label: 'Who prints it' } }),
    note: text({ ui: { displayMode: 'textarea' } }),
    extras: relationship({ ref: 'Extra.order', many: true }),
  },
})

const Extra = list({
  access: allowAll,
  ui: { labelField: 'what', listView: { initialColumns: ['what', 'price', 'order'] } },
  fields: {
    what: text({ validation: { isRequired: true } }),
    price: float(),
    order: relationship({
      ref: 'Order.extras',
      ui: { createView: { fieldMode: 'hidden' } },
    }),
  },
})

const Customer = list({
  access: allowAll,
  ui: { searchFields: ['name', 'town'], listView: { initialColumns: ['name', 'town', 'orders'] } },
  fields: {
    name: text({ validation: { isRequired: true } }),
    town: text(),
    telephone: text(),
    orders: relationship({
      ref: 'Order.customer',
      many: true,
      ui: {
        displayMode: 'table',
        columns: ['title', 'wanted', 'state'],
        itemView: { fieldMode: 'read' },
        createView: { fieldMode: 'hidden' },
      },
    }),
  },
})

const Paper = list({
  access: allowAll,
  ui: {
    label: 'Papers',
    singular: 'Paper',
    plural: 'Papers',
    listView: { initialColumns: ['name', 'weight', 'sheets'] },
  },
  fields: {
    name: text({ validation: { isRequired: true } }),
    weight: integer({ ui: { label: 'Grams' } }),
    sheets: integer({ ui: { label: 'Sheets in stock' } }),
    orders: counted('Order.paper', 'Orders'),
  },
})

const Person = list({
  access: allowAll,
  ui: {
    label: 'Staff',
    singular: 'Colleague',
    plural: 'Staff',
    path: 'staff',
    searchFields: ['name'],
    listView: { initialColumns: ['name', 'bench', 'orders'] },
  },
  fields: {
    name: text({ validation: { isRequired: true } }),
    email: text({ ui: { label: 'E-mail' }, isIndexed: 'unique', validation: { isRequired: true } }),
    password: password({ validation: { isRequired: true } }),
    bench: select({
      ui: { label: 'Works at' },
      options: options('Hand press', 'Cylinder press', 'Type cases', 'Guillotine', 'Desk'),
    }),
    days: multiselect({
      ui: { label: 'Works on' },
      options: options('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'),
    }),
    begins: calendarDay({ ui: { label: 'First day' } }),
    key: checkbox({ ui: { label: 'Has a key' } }),
    until: timestamp({ ui: { label: 'Locked out from' } }),
    orders: counted('Order.printer', 'Orders'),
  },
})

export const orders = { Order, Extra, Customer, Paper, Person }
