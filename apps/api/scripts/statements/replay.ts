import type pg from 'pg'
import { newId } from '../../src/platform/security/ids.ts'
import { newPublicToken } from '../../src/platform/security/tokens.ts'
import type { Statement } from './record.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const orderNumber = /OS-\d{4}-\d{6,}/

/** What a call asked the driver, and which of the values are made anew by each such call. */
export interface Recording {
  readonly statements: readonly Statement[]
  readonly fresh: ReadonlySet<unknown>
}

/** Two recordings of the same call: what differs between them is made anew by each. */
export function recordingOf(one: readonly Statement[], other: readonly Statement[]): Recording {
  const texts = (statements: readonly Statement[]) => statements.map(({ text }) => text).join('\n')
  if (texts(one) !== texts(other)) throw new Error('the same call asked for different things')
  const values = one.flatMap((statement, index) =>
    statement.values.filter((value, place) => value !== other[index]?.values[place]),
  )
  return { statements: one, fresh: new Set(values.filter((value) => !(value instanceof Date))) }
}

/**
 * Asks the same again by the bare driver: one statement after another, those of a transaction on one connection. Takes
 * the order's number and id, its version and its place in the history from what the statements before it answer.
 */
export async function replay(pool: pg.Pool, { statements, fresh }: Recording, number?: string): Promise<unknown[]> {
  const made = new Map<unknown, unknown>()
  const recorded = recordedOrder(statements)
  let current = number
  let id: unknown
  let last: Record<string, unknown>[] = []
  let client: pg.PoolClient | undefined

  const again = (value: unknown): unknown => {
    if (value instanceof Date) return new Date()
    if (value === recorded.id && id) return id
    if (fresh.has(value) && !made.has(value)) {
      if (uuid.test(String(value))) made.set(value, newId())
      else if (/^[\w-]{22}$/.test(String(value))) made.set(value, newPublicToken())
    }
    if (made.has(value)) return made.get(value)
    return typeof value === 'string' && current ? value.replace(orderNumber, current) : value
  }
  try {
    for (const { text, values, ...rest } of statements) {
      if (text === 'begin') client = await pool.connect()
      const given = values.map(again)
      // The order's counter gives the event its place, and the order its version.
      if (text.startsWith('insert into "service_order_events"'))
        given.splice(-2, 2, last[0]?.event_count, last[0]?.version)
      const { rows } = await (client ?? pool).query({ ...rest, text, values: given })
      if (rows.length > 0) last = rows
      if (text.includes('service_order_sequences')) {
        current = `OS-${rows[0].year}-${String(rows[0].last_number).padStart(6, '0')}`
      }
      if (rows[0]?.order_number) id ??= rows[0].id
      if (text === 'commit') {
        client?.release()
        client = undefined
      }
    }
  } catch (error) {
    client?.release(true)
    throw error
  }
  return last
}

/** The id of the order that a recording is about, where it is about one that stands: its row is held by number. */
function recordedOrder(statements: readonly Statement[]): { readonly id: unknown } {
  const counted = statements.find(({ text }) => text.includes('"event_count" = event_count + 1'))
  return { id: counted?.values.find((value) => uuid.test(String(value))) }
}
