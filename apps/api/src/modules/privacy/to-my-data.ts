import type { MyData } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { toAccess } from '../sessions/index.ts'
import type { UserData } from './my-data.sql.ts'

/** Maps the rows about a user to the lists of their personal data. */
export function toUserData(rows: UserData): Omit<MyData, 'generatedAt' | 'user' | 'sessions' | 'requests'> {
  return {
    companies: rows.companies.map(({ id, name, created_at }) => ({
      company: { id, name },
      since: created_at.toISOString(),
    })),
    accesses: rows.accesses.map(toAccess),
    orders: rows.orders.map((row) => ({ orderNumber: row.order_number, requestedAt: row.created_at.toISOString() })),
    comments: rows.comments.map(({ order_number, text, created_at }) => {
      return { orderNumber: order_number, text, at: created_at.toISOString() }
    }),
    files: rows.files.map(({ order_number, name, created_at }) => {
      return { orderNumber: order_number, name, at: created_at.toISOString() }
    }),
    notifications: rows.notifications.map(({ type, order_number, created_at, read_at }) => {
      return { type, orderNumber: order_number, at: created_at.toISOString(), readAt: toTimestamp(read_at) }
    }),
    acceptances: rows.acceptances.map(({ document, version, accepted_at, address }) => {
      return { document, version, acceptedAt: accepted_at.toISOString(), address }
    }),
  }
}
