import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from '../context.ts'
import type { Tables } from './tables.ts'

/** Rows in one statement; more would need a large message. */
const batch = 1_000

/** Bytes as the hexadecimal text that PostgreSQL reads; `JSON.stringify` converts dates itself. */
function toText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key]
  return Buffer.isBuffer(raw) ? `\\x${raw.toString('hex')}` : value
}

/**
 * Inserts many rows with one parameter for each batch instead of one for each value, of which a statement may have only
 * 65,535. All rows must have the columns of the first.
 * @param computed Expressions that replace the value of a column, such as `f_search(search_text)`.
 */
export async function insertMany<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => computed[column] ?? sql.ref(column)))
  for (let first = 0; first < rows.length; first += batch) {
    const json = JSON.stringify(rows.slice(first, first + batch), toText)
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${values} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db)
  }
}
