import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from '../context.ts'
import type { Tables } from './tables.ts'

/** Rows in one statement; more would need a large message. */
const batch = 1_000

/**
 * Bytes as the hexadecimal text that PostgreSQL reads, and half a character as U+FFFD, as in a parameter;
 * `JSON.stringify` converts dates itself.
 */
function toText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key]
  if (Buffer.isBuffer(raw)) return `\\x${raw.toString('hex')}`
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** Rows of a table as one parameter. The text of the statement is the same however many rows there are. */
export function toRows(table: keyof Tables & string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, toText)}::json)`
}

/**
 * Returns a statement that inserts rows with one parameter instead of one for each value, of which a statement may have
 * only 65,535. All rows must have the columns of the first.
 *
 * @param computed Expressions that replace the value of a column, such as `f_search(search_text)`.
 */
export function toInsert<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): RawBuilder<unknown> {
  if (rows.length === 0) return sql`select`
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => computed[column] ?? sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${names}) select ${values} from ${toRows(table, rows)}`
}

/** Inserts many rows; parameters as of `toInsert`. */
export async function insertMany<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Promise<void> {
  for (let first = 0; first < rows.length; first += batch) {
    await toInsert(table, rows.slice(first, first + batch), computed).execute(db)
  }
}
