/** What the printer tells those who read the pages outside. */

import { list } from '@keystone-6/core'
import { allowAll } from '@keystone-6/core/access'
import { checkbox, relationship, select, text, timestamp } from '@keystone-6/core/fields'
import { document } from '@keystone-6/fields-document'

const Notice = list({
  access: allowAll,
  ui: { listView: { initialColumns: ['title', 'state', 'shown'] } },
  fields: {
    title: text({ validation: { isRequired: true } }),
    state: select({
      options: ['Draft', 'Published', 'Archived'].map(label => ({
        label,
        value: label.toLowerCase(),
      })),
      defaultValue: 'draft',
      validation: { isRequired: true },
      ui: { displayMode: 'segmented-control' },
    }),
    content: document({ formatting: true, links: true, dividers: true }),
    shown: timestamp({ ui: { label: 'Shown from' } }),
    pinned: checkbox({ ui: { label: 'Stays on top' } }),
    author: relationship({ ref: 'Person', ui: { label: 'Who writes' } }),
    topics: relationship({ ref: 'Topic.notices', many: true }),
  },
})

const Topic = list({
  access: allowAll,
  fields: {
    name: text({ validation: { isRequired: true } }),
    notices: relationship({
      ref: 'Notice.topics',
      many: true,
      ui: {
        displayMode: 'count',
        itemView: { fieldMode: 'read' },
        createView: { fieldMode: 'hidden' },
      },
    }),
  },
})

export const news = { Notice, Topic }
