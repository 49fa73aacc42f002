import type { NewDraft, ServiceOrder } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../../platform/context.ts'
import { requireOrder } from '../order-access.service.ts'
import { toExistingContent } from '../order-content.ts'
import { selectUsableLocations } from '../order-writes.sql.ts'
import { createServiceOrder } from './create.service.ts'

/** Copies an order into a new draft, without window, reference and internal notes. */
export function duplicateServiceOrder(ctx: Context, orderNumber: string): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const row = await requireOrder(txCtx, orderNumber)
    const content = toExistingContent(row)
    const named = row.stops.flatMap(({ location_id }) => location_id ?? [])
    const usable = await selectUsableLocations(txCtx.db, row.company_id, named)
    const toFreshStop = <S extends NewDraft['dropoffs'][number]>(stop: S): S => ({
      ...stop,
      window: null,
      locationId: stop.locationId && usable.has(stop.locationId) ? stop.locationId : null,
    })
    const copy: NewDraft = {
      ...content,
      draft: true,
      externalRef: null,
      internalNotes: null,
      pickup: toFreshStop(content.pickup),
      dropoffs: content.dropoffs.map(toFreshStop),
    }
    return createServiceOrder(txCtx, copy, { source: 'web', duplicatedFrom: orderNumber })
  })
}
