import { Readable } from 'node:stream'
import type { MyData } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { Download } from '../../platform/files/download.ts'
import { type Cell, toSpreadsheetDownload } from '../../platform/files/spreadsheet-writer.ts'
import { recordAudit } from '../audit/index.ts'
import { listOwnSessions, toAccess } from '../sessions/index.ts'
import { getMe } from '../users/index.ts'
import { selectImportedRowsAbout } from './imported-files.sql.ts'
import { selectMessagesAbout } from './inbox-messages.sql.ts'
import { selectLocationsOfContact } from './locations.sql.ts'
import { selectAccount, selectContacts, selectMessagesToContact, selectUserData, type UserData } from './my-data.sql.ts'
import { findAccountId, requireRequest } from './request-access.service.ts'
import { selectUserRequests } from './requests.sql.ts'
import { toPrivacyRequest } from './to-privacy-request.ts'

type Format = 'json' | 'csv'

/** Returns all personal data of the caller. */
export async function getMyData(ctx: Context): Promise<MyData> {
  const { db, now, user } = requireSession(ctx)
  const [data, requests] = [await selectUserData(db, user.id), await selectUserRequests(db, user.id)]
  const { companies, ...lists } = toUserData(data)
  return {
    generatedAt: now.toISOString(),
    user: await getMe(ctx),
    companies,
    sessions: await listOwnSessions(ctx),
    ...lists,
    requests: requests.map((row) => toPrivacyRequest(row, now)),
  }
}

/** Exports the caller's personal data as a file. */
export async function exportMyData(ctx: Context, format: Format): Promise<Download> {
  return toDownload('meus-dados', format, await getMyData(ctx))
}

/**
 * Exports the personal data of the author of a request: of the account, of deliveries to the contact, and of the
 * messages, locations and imported rows about it.
 */
export async function exportDataOfRequest(ctx: Context, id: string, format: Format): Promise<Download> {
  const { db } = requireSession(ctx)
  const row = await requireRequest(ctx, id)
  const userId = await findAccountId(ctx, row)
  const account = userId ? { user: await selectAccount(db, userId), ...(await selectUserData(db, userId)) } : {}
  const deliveries = await selectContacts(db, row)
  const messages = await selectMessagesToContact(db, row)
  const receivedMessages = await selectMessagesAbout(db, row)
  const locations = await selectLocationsOfContact(db, row)
  const importedRows = await selectImportedRowsAbout(db, row)
  // Access to another user's data is audited too.
  await recordAudit(ctx, {
    action: 'privacyRequests.data',
    entityId: id,
    changes: { protocol: row.protocol },
  })
  return toDownload(row.protocol, format, {
    protocol: row.protocol,
    ...account,
    deliveries,
    messages,
    receivedMessages,
    locations,
    importedRows,
  })
}

function toDownload(name: string, format: Format, data: object): Download {
  if (format === 'json') {
    const text = `${JSON.stringify(data, null, 2)}\n`
    const type = 'application/json; charset=utf-8'
    return { type, name: `${name}.json`, open: async () => Readable.from([text]) }
  }
  const columns = [
    { header: 'Campo', kind: 'text' },
    { header: 'Valor', kind: 'text' },
  ] as const
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const [field, value] of flattenValues('', JSON.parse(JSON.stringify(data)))) yield [field, value]
  }
  return toSpreadsheetDownload('csv', name, { name: 'Dados', columns, rows: rows() })
}

/** Flattens a value to leaf values with their path: `orders.1.orderNumber`. */
function flattenValues(path: string, value: unknown): [string, string | null][] {
  if (typeof value !== 'object' || value === null) return [[path, value === null ? null : String(value)]]
  const appendKey = (name: string, index: number) => (Array.isArray(value) ? String(index + 1) : name)
  return Object.entries(value).flatMap(([name, part], index) =>
    flattenValues(path === '' ? appendKey(name, index) : `${path}.${appendKey(name, index)}`, part),
  )
}

/** Maps the rows about a user to the lists of their personal data. */
function toUserData(rows: UserData): Omit<MyData, 'generatedAt' | 'user' | 'sessions' | 'requests'> {
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
