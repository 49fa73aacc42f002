import type { FieldChange } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { updateOrder, updateSearchText, updateStop } from '../order-writes.sql.ts'

/** The parts of an address that only its recipient can correct; an absent one is not changed. */
interface Correction {
  readonly complement?: string | null | undefined
  readonly reference?: string | null | undefined
}

/** Changes the address of a drop-off of a locked order as its recipient corrected it, with an event without an actor. */
export async function correctAddress(
  ctx: Context,
  order: OrderRow,
  stop: StopRow,
  { complement, reference }: Correction,
): Promise<void> {
  const { db } = ctx
  const corrected = { ...(complement ? { complement } : {}), ...(reference ? { reference } : {}) }
  const changes = Object.entries(corrected)
    .map(([name, to]): FieldChange => {
      return { field: `/dropoffs/${stop.position - 1}/address/${name}`, from: stop[name as keyof Correction], to }
    })
    .filter(({ from, to }) => from !== to)
  if (changes.length === 0) return
  await updateStop(db, stop.id, corrected)
  await updateOrder(db, order.id, { updated_at: ctx.clock() })
  await updateSearchText(db, order.id)
  const note = 'Corrigido pelo destinatário.'
  const event = { type: 'edited', visibility: 'company', changes, note, actor_id: null, stop_id: stop.id } as const
  await recordOrderEvent(ctx, order.id, event)
}
