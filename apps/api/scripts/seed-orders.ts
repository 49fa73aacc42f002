/**
 * `pnpm bench seed [orders] [day]`: fills the database of DATABASE_URL, which must have no orders, with 1000, 100000 or
 * 1000000 realistic orders. The same number and day (such as 2026-11-21, by default today) give the same rows.
 */
import { migrate } from '../src/platform/db/migrate.ts'
import { fillOrders } from './seed/fill-orders.ts'

const url = process.env.DATABASE_URL
const orders = Number(process.argv[2] ?? 1_000)
const now = new Date(`${process.argv[3] ?? new Date().toISOString().slice(0, 10)}T00:00:00-03:00`)
if (!url || !Number.isInteger(orders) || orders < 1 || Number.isNaN(now.getTime())) {
  console.error('DATABASE_URL=… pnpm bench seed 100000 2026-11-21')
  process.exit(1)
}
await migrate(url)
await fillOrders(url, { orders, now })
console.log(`${orders} ordens.`)
