import type { AddressHistory, AddressHistoryQuery } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { requireCompany } from '../../companies/index.ts'
import { readAdvice } from '../read-advice.ts'
import { selectAddressEvents } from './address-history.sql.ts'
import { toAddressHistory } from './to-address-history.ts'

/** Milliseconds of the database. The history is advice, and must not delay an order. */
const timeoutMs = 500

/**
 * Returns what happened at addresses before, in their order, from the orders of one company only. Addresses have an empty
 * history when reading it takes too long.
 */
export async function readAddressHistory(
  ctx: Context,
  { companyId, addresses }: AddressHistoryQuery,
): Promise<{ data: AddressHistory[] }> {
  await requireCompany(ctx, companyId)
  const rows = await readAdvice(ctx, {
    companyId,
    requests: addresses.length,
    timeoutMs,
    warning: 'reading the history of addresses took too long',
    select: ({ db }) => selectAddressEvents(db, companyId, addresses, ctx.clock()),
  })
  return { data: addresses.map((address, index) => toAddressHistory(rows[index] ?? [], address)) }
}
