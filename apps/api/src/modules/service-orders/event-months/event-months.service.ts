import { type Context, inTransaction } from '../../../platform/context.ts'
import {
  analyzeEvents,
  createComingMonths,
  hasOldEventStatistics,
  moveMonthToArchive,
  selectMonthFacts,
} from './event-months.sql.ts'

/**
 * Creates the partitions of events of the coming months, and updates their common statistics every week. Safe to run
 * concurrently on every instance.
 */
export async function prepareEventMonths(ctx: Context): Promise<void> {
  const created = await inTransaction(ctx, ({ db }) => createComingMonths(db, ctx.clock()))
  if (created > 0) ctx.log.info({ created }, 'partitions of events created')
  if (created > 0 || (await hasOldEventStatistics(ctx.db))) await inTransaction(ctx, ({ db }) => analyzeEvents(db))
}

/**
 * Detaches the history of the orders of a month from the application: it stays in a table of the schema `archive` until
 * the operator has stored and dropped it.
 * @param month The first day of the month, such as 2020-01-01.
 * @returns the name of the detached table
 * @throws {Error} when the month has no partition, is within the retention of the audit log, or has an order
 * that is not closed or still has contacts
 */
export function detachEventMonth(ctx: Context, month: string): Promise<string> {
  return inTransaction(ctx, async ({ db }) => {
    const { exists, is_past_retention, kept_orders } = await selectMonthFacts(db, month, ctx.clock())
    const name = month.slice(0, 7)
    if (!exists) throw new Error(`O mês ${name} não tem uma partição de eventos.`)
    if (!is_past_retention) {
      throw new Error(`O mês ${name} ainda está no prazo de guarda da auditoria (Configurações, Privacidade).`)
    }
    if (kept_orders > 0) {
      throw new Error(`O mês ${name} tem ${kept_orders} ordens abertas ou ainda com contatos.`)
    }
    return moveMonthToArchive(db, month)
  })
}
