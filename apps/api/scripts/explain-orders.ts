/**
 * `DATABASE_URL=… pnpm bench explain [names]`: sends every kind of request that reads orders, of the largest company and of all, on a
 * database that `pnpm bench seed` filled, and prints the cost of each statement. A database without an active admin gets one. Exits
 * with 1 when a statement of the largest company scans all orders.
 */
import pg from 'pg'
import { openSession } from '../src/modules/sessions/index.ts'
import { type Context, systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { toId } from './seed/fill-orders.ts'
import { findOrCreateAdmin } from './statements/admin.ts'
import { explain } from './statements/explain.ts'
import { figures, orderReads } from './statements/order-reads.ts'
import { openRecorder } from './statements/record.ts'

const url = process.env.DATABASE_URL ?? ''
const words = process.argv.slice(2)
await migrate(url)
const client = new pg.Client({ connectionString: url })
await client.connect()
// As for the application's own connections.
await client.query('set jit = off')
const { rows } = await client.query('select count(*)::integer as orders, max(created_at) as last from service_orders')
const requested = { companyId: toId('c', 0), requestedById: toId('a', 0), assigneeId: toId('b', 0), now: rows[0].last }
process.stdout.write(`${rows[0].orders} orders. Milliseconds: planned for the values / for any values.\n`)

/** Does something in a context of the database. */
async function inContext<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  try {
    return await work(systemContext(databaseOnlyDeps({ db, log: createLogger('warn') })))
  } finally {
    await db.destroy()
  }
}

/** Sends the requests as a user. @returns how many statements scan all orders */
async function look(userId: string, calls: Record<string, string>): Promise<number> {
  const token = await inContext((ctx) => openSession(ctx, userId))
  const recorder = await openRecorder(url, token)
  let scans = 0
  for (const [name, path] of Object.entries(calls)) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue
    for (const statement of await recorder.recordStatements({ method: 'GET', path })) {
      if (!statement.text.includes('service_order')) continue
      const plans = await explain(client, statement)
      const whole = plans.flatMap(({ scanned }) => scanned.filter((table) => table.startsWith('service_order')))
      // The totals are a few rows per company and are scanned on purpose.
      const orders = whole.filter((table) => !table.startsWith('service_order_count'))
      scans += orders.length
      const times = plans.map(({ milliseconds }) => milliseconds.toFixed(1)).join(' / ')
      const blocks = plans.map((plan) => plan.blocks).join(' / ')
      const discarded = Math.max(...plans.map((plan) => plan.discarded))
      process.stdout.write(
        `${name.padEnd(46)} ${times.padStart(18)} ms  ${blocks.padStart(17)} blocks  ${String(discarded).padStart(8)} thrown away`,
      )
      process.stdout.write(`${orders.length > 0 ? `  SCANS ${orders.join(', ')}` : ''}\n`)
    }
  }
  await recorder.close()
  return scans
}

const adminId = await inContext(findOrCreateAdmin)
const { companyId: _company, ...ofAll } = requested
const everywhere = { ...ofAll, companyId: undefined }
const all = Object.entries({ ...orderReads(everywhere), ...figures(everywhere) })
let scans = await look(requested.requestedById, orderReads(requested))
await look(adminId, Object.fromEntries(all.map(([name, path]) => [`all companies: ${name}`, path])))
scans += await look(adminId, figures(requested))
await client.end()
process.stdout.write(scans === 0 ? 'Nothing reads all orders.\n' : `${scans} statements read all orders.\n`)
process.exitCode = scans > 0 ? 1 : 0
