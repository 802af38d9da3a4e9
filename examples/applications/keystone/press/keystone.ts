/** The back office of a small letterpress printer: who works there may do everything. */

import { createAuth } from '@keystone-6/auth'
import { config } from '@keystone-6/core'
import { statelessSessions } from '@keystone-6/core/session'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'

import { news } from './news'
import { orders } from './orders'
import { fill } from './seed'

const { withAuth } = createAuth({
  listKey: 'Person',
  identityField: 'email',
  secretField: 'password',
  sessionData: 'name',
})

export default withAuth(
  config({
    db: {
      provider: 'sqlite',
      prismaClientOptions: () => ({
        adapter: new PrismaBetterSqlite3({ url: `file:${process.env.APPLICATION_DATABASE}` }),
      }),
      onConnect: fill,
    },
    lists: { ...orders, ...news },
    session: statelessSessions({
      secret: process.env.APPLICATION_SECRET,
      secure: false, // it is on loopback
    }),
    telemetry: false,
  }),
)
