import { type Reasons, type ServiceOrderStatus, serviceOrderStatusLabels } from '@malote/api-client/contract'
import { fieldError } from '../../platform/app-error.ts'
import { type Context, requireSession } from '../../platform/context.ts'
import { selectSettings } from './settings.sql.ts'
import { toReasons } from './settings-content.ts'

/** The reasons that the organisation offers. */
export async function listReasons(ctx: Context): Promise<Reasons> {
  const { db } = requireSession(ctx)
  return toReasons(await selectSettings(db))
}

const listFor: Partial<Record<ServiceOrderStatus, 'failure' | 'cancellation' | 'hold'>> = {
  failed: 'failure',
  canceled: 'cancellation',
  on_hold: 'hold',
}

/** Refuses a reason that the organisation does not offer, where it wants only its own. */
export async function refuseUnlistedReason(
  ctx: Context,
  to: ServiceOrderStatus,
  reason: string | undefined,
): Promise<void> {
  const list = listFor[to]
  if (!list || reason === undefined) return
  const reasons = toReasons(await selectSettings(ctx.db))
  if (reasons.othersAllowed || reasons[list].length === 0 || reasons[list].includes(reason)) return
  const status = serviceOrderStatusLabels[to]
  throw fieldError('/reason', `Para “${status}”, escolha um destes motivos: ${reasons[list].join('; ')}.`, 'unlisted')
}
