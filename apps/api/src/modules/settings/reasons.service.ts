import {
  getReasonKind,
  type Reasons,
  type ServiceOrderStatus,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { selectSettings } from './settings.sql.ts'
import { toReasons } from './to-settings.ts'

/** Lists the reasons that the organisation offers. */
export async function listReasons(ctx: Context): Promise<Reasons> {
  const { db } = requireSession(ctx)
  return toReasons(await selectSettings(db))
}

/** The statuses before and after a step. */
interface ReasonStep {
  readonly from: ServiceOrderStatus
  readonly to: ServiceOrderStatus
}

/**
 * Rejects a reason that the catalogue does not offer, where the organisation allows only its own.
 * @throws {AppError} `validation_failed` at `/reason`
 */
export async function assertReasonListed(
  ctx: Context,
  { from, to }: ReasonStep,
  reason: string | undefined,
): Promise<void> {
  const kind = getReasonKind(from, to)
  if (!kind || reason === undefined) return
  const reasons = toReasons(await selectSettings(ctx.db))
  if (reasons.othersAllowed || reasons[kind].length === 0 || reasons[kind].includes(reason)) return
  const status = serviceOrderStatusLabels[to]
  throw fieldError('/reason', `Para “${status}”, escolha um destes motivos: ${reasons[kind].join('; ')}.`, 'unlisted')
}
