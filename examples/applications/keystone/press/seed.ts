/** Fill the tables of an empty database when it is opened for the first time. */

import type { KeystoneContext } from '@keystone-6/core/types'

import content from './content.json'

type Row = Record<string, unknown>

const named = (field: string, value: unknown) => ({ connect: { [field]: value } })

export async function fill(context: KeystoneContext): Promise<void> {
  const { db } = context.sudo()
  if (await db.Person.count()) return
  const ids: Record<string, Record<string, unknown>> = {}
  const add = async (list: string, rows: Row[], label: string) => {
    ids[list] = {}
    for (const data of rows) {
      const { id } = await db[list].createOne({ data })
      ids[list][String(data[label])] = id
    }
  }
  const to = (list: string, name: string) => named('id', ids[list][name])

  const password = process.env.APPLICATION_PASSWORD
  await add('Topic', content.topics.map(name => ({ name })), 'name')
  await add('Customer', content.customers, 'name')
  await add('Paper', content.papers, 'name')
  await add('Person', content.staff.map(row => ({ ...row, password })), 'name')
  const orders = content.orders.map(({ customer, paper, printer, ...row }) => ({
    ...row,
    customer: to('Customer', customer),
    paper: to('Paper', paper),
    ...(printer ? { printer: to('Person', printer) } : {}),
  }))
  await add('Order', orders, 'title')
  const notices = content.notices.map(({ author, topics, said, ...row }) => ({
    ...row,
    author: to('Person', author),
    topics: { connect: topics.map(name => ({ id: ids.Topic[name] })) },
    content: [{ type: 'paragraph', children: [{ text: said }] }],
  }))
  await add('Notice', notices, 'title')
}
