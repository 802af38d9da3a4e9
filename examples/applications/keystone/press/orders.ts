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
    label,
    ui: {
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
    title: text({ label: 'What is printed', validation: { isRequired: true } }),
    customer: relationship({ ref: 'Customer.orders' }),
    product: select({
      label: 'Kind',
      options: options('Business cards', 'Invitations', 'Posters', 'Letterheads', 'Labels'),
    }),
    copies: integer({ validation: { min: 1, max: 5000 } }),
    paper: relationship({ ref: 'Paper.orders' }),
    finishes: multiselect({
      options: options('Gilt edges', 'Rounded corners', 'Numbered', 'Perforated', 'Folded'),
    }),
    proof: checkbox({ label: 'Wants to see a proof' }),
    price: float(),
    wanted: calendarDay({ label: 'Wanted by' }),
    delivery: select({
      label: 'How it gets there',
      options: options('Fetched', 'By post', 'By bicycle'),
      ui: { displayMode: 'radio' },
    }),
    state: select({
      options: options('Asked', 'Agreed', 'Printing', 'Ready'),
      defaultValue: 'asked',
      ui: { displayMode: 'segmented-control' },
    }),
    printer: relationship({ ref: 'Person.orders', label: 'Who prints it' }),
    note: text({ ui: { displayMode: 'textarea' } }),
    extras: relationship({
      ref: 'Extra.order',
      many: true,
      ui: {
        displayMode: 'table',
        columns: ['what', 'price'],
        itemView: { fieldMode: 'read' },
        createView: { fieldMode: 'hidden' },
      },
    }),
  },
})

const Extra = list({
  access: allowAll,
  ui: { labelField: 'what', listView: { initialColumns: ['what', 'price', 'order'] } },
  fields: {
    what: text({ validation: { isRequired: true } }),
    price: float(),
    order: relationship({ ref: 'Order.extras' }),
  },
})

const Customer = list({
  access: allowAll,
  ui: { searchFields: ['name', 'town'], listView: { initialColumns: ['name', 'town', 'orders'] } },
  fields: {
    name: text({ validation: { isRequired: true } }),
    town: text(),
    telephone: text(),
    orders: counted('Order.customer', 'Orders'),
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
    weight: integer({ label: 'Grams' }),
    sheets: integer({ label: 'Sheets in stock' }),
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
    email: text({ label: 'E-mail', isIndexed: 'unique', validation: { isRequired: true } }),
    password: password({ validation: { isRequired: true } }),
    bench: select({
      label: 'Works at',
      options: options('Hand press', 'Cylinder press', 'Type cases', 'Guillotine', 'Desk'),
    }),
    days: multiselect({
      label: 'Works on',
      options: options('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'),
    }),
    begins: calendarDay({ label: 'First day' }),
    key: checkbox({ label: 'Has a key' }),
    until: timestamp({ label: 'Locked out from' }),
    orders: counted('Order.printer', 'Orders'),
  },
})

export const orders = { Order, Extra, Customer, Paper, Person }
