import { detachEventMonth } from '../src/modules/service-orders/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { withInstallation } from './installation.ts'

/**
 * Detaches the history of the orders of an old month, so that it can be stored elsewhere and dropped:
 *   npm run detach-events -- 2020-06
 * It rejects a month that is within the retention of the audit log, or that has an open order or one with contacts.
 */
await withInstallation(async (url) => {
  const [month = ''] = process.argv.slice(2)
  if (!/^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month)) throw new Error('Diga o mês: npm run detach-events -- 2020-06')
  await migrate(url)
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  try {
    const ctx = systemContext(databaseOnlyDeps({ db, log: createLogger('warn') }))
    const table = await detachEventMonth(ctx, `${month}-01`)
    console.log(
      `${table} saiu do histórico. Guarde com pg_dump --table=${table} e depois apague com drop table ${table}.`,
    )
  } finally {
    await db.destroy()
  }
})
