import {
  canEditField,
  type FieldChange,
  getEditScope,
  isDeliveryTeam,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { type Context, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { assertCompanyActive, requireCompany } from '../../companies/index.ts'
import { assertWindowsNotPast, type OrderContent, requireComplete } from '../order-content.ts'
import { closedOrderNotEditable, internalNotesForbidden } from '../order-messages.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { assertLocationsUsable } from '../order-rules.service.ts'
import type { RoutePosition } from './order-changes.ts'

/**
 * Checks that the order's status and the caller's role allow each change, and that the content stays complete.
 *
 * @throws AppError at each field that must not change.
 */
export async function assertEditable(
  ctx: Context,
  row: OrderRow,
  after: OrderContent,
  differences: readonly FieldChange[],
): Promise<void> {
  const { now, user } = requireSession(ctx)
  const touches = (field: string): boolean => differences.some((difference) => difference.field === field)
  const scope = getEditScope({ status: row.status, heldFrom: row.held_from })
  const rejected = differences.filter(({ field }) => !canEditField(scope, field))
  if (rejected.length > 0) throw notEditable(row, rejected)
  if (!isDeliveryTeam(user) && touches('/internalNotes')) throw new AppError('forbidden', internalNotesForbidden)
  if (user.role === 'operator' && row.status !== 'draft' && differences.some(changesProofs)) {
    throw new AppError('forbidden', 'A comprovação é da empresa: peça a um gestor ou administrador que a mude.')
  }
  if (touches('/companyId')) {
    if (row.status !== 'draft') throw notEditable(row, [{ field: '/companyId' }])
    const company = await requireCompany(ctx, after.companyId)
    assertCompanyActive(company)
  }
  if (differences.some(({ field }) => field.endsWith('/locationId') || field === '/companyId')) {
    await assertLocationsUsable(ctx, after.companyId, [after])
  }
  if (row.status === 'draft') return
  requireComplete(after)
  if (differences.some(({ field }) => field.includes('/window/'))) assertWindowsNotPast(after, now)
}

/** Proofs protect the company from the courier, who must not change them. */
const changesProofs = ({ field }: FieldChange): boolean => field.includes('/requiredProofs/')

function notEditable(row: OrderRow, fields: readonly Pick<FieldChange, 'field'>[]): AppError {
  const scope = getEditScope({ status: row.status, heldFrom: row.held_from })
  const label = serviceOrderStatusLabels[row.status]
  const message = scope === 'nothing' ? closedOrderNotEditable : `Com a ordem em “${label}”, este campo não muda mais.`
  const errors = fields.map(({ field }) => ({ pointer: field, code: 'not_editable', message }))
  return new AppError('not_editable', message, { errors })
}

/**
 * Checks that completed stops do not change and are not removed.
 *
 * @throws AppError `not_editable` at the stop.
 */
export function assertCompletedStopsUnchanged(
  row: OrderRow,
  route: readonly RoutePosition[],
  differences: readonly FieldChange[],
): void {
  for (const [index, stop] of row.stops.entries()) {
    if (stop.state !== 'completed') continue
    const pointer = index === 0 ? '/pickup' : `/dropoffs/${index - 1}`
    const stays = index === 0 || route[index - 1]?.id === stop.id
    const texts = /\/(?:contactPhone|contactEmail|instructions)$/
    const touched = differences.some(({ field }) => field.startsWith(`${pointer}/`) && !texts.test(field))
    if (!stays || touched) {
      const message = 'Esta parada já foi concluída e não muda mais.'
      throw new AppError('not_editable', message, { errors: [{ pointer, code: 'not_editable', message }] })
    }
  }
}
