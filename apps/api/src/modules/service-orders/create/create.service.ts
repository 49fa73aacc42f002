import {
  type CreatedServiceOrder,
  isDeliveryTeam,
  type NewDraft,
  type NewServiceOrder,
  type ServiceOrder,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { violatedConstraint } from '../../../platform/db/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/security/ids.ts'
import { newPublicToken } from '../../../platform/security/tokens.ts'
import { refuseUnlessActive, requireCompany } from '../../companies/index.ts'
import { withPlaces } from '../coordinates.service.ts'
import {
  contentOf,
  itemRows,
  type OrderContent,
  orderColumns,
  refusePastWindows,
  stopRows,
  timesOf,
  withProofs,
} from '../order-content.ts'
import { appendEvent, insertOrder, nextOrderNumber, selectUsableLocations } from '../order-writes.sql.ts'
import { selectServicePolicy } from '../policy.sql.ts'
import { promiseFor } from '../promise.ts'
import { refuseLongRoute, takeQuota } from '../quota.service.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { duplicatesOf } from './duplicates.service.ts'

/** How an order was created. */
interface Origin {
  readonly source: ServiceOrder['source']
  readonly duplicatedFrom?: string
}

/** Creates a requested order or a draft. */
export function createServiceOrder(
  ctx: Context,
  input: NewServiceOrder | NewDraft,
  origin: Origin = { source: ctx.session?.apiKey ? 'api' : 'web' },
): Promise<CreatedServiceOrder> {
  return inTransaction(ctx, async (inside) => {
    const { db, now, user } = requireSession(inside)
    const company = await requireCompany(inside, input.companyId)
    refuseUnlessActive(company)
    if (!isDeliveryTeam(user) && input.internalNotes) throw new AppError('forbidden', providerOnly)
    const { draft } = input
    const policy = await selectServicePolicy(db, input.companyId)
    const content = await withPlaces(inside, withProofs(contentOf(input), policy))
    if (!draft) refusePastWindows(content, now)
    await refuseForeignLocations(inside, content)
    if (!draft) {
      refuseLongRoute(content.dropoffs, policy)
      await takeQuota(inside, input.companyId, policy)
    }

    // Imports do not show warnings.
    const warns = !input.draft && origin.source !== 'import'
    const possibleDuplicates = warns ? await duplicatesOf(inside, input) : []
    const promised = promiseFor({ priority: input.priority, ...timesOf(content) }, policy, now)
    const id = newId()
    const order_number = await nextOrderNumber(db, now)
    const status = draft ? 'draft' : 'requested'
    const order = {
      id,
      order_number,
      company_id: input.companyId,
      status,
      ...orderColumns(content),
      promised_at: draft ? null : promised,
      requested_at: draft ? null : now,
      requested_by_id: user.id,
      public_token: newPublicToken(),
      duplicated_from: origin.duplicatedFrom ?? null,
      source: origin.source,
      created_at: now,
      updated_at: now,
    } as const
    await explainTaken(insertOrder(db, order, stopRows(content, id), itemRows(content, id)))
    await appendEvent(db, {
      id: newId(),
      service_order_id: id,
      type: 'created',
      from_status: null,
      to_status: status,
      stop_id: null,
      stop_state: null,
      reason: null,
      note: null,
      visibility: 'public',
      actor_id: user.id,
      occurred_at: now,
      recorded_at: now,
    })
    return { ...(await getServiceOrder(inside, order_number)), possibleDuplicates }
  })
}

/** Error message for internal notes written by the company. */
export const providerOnly = 'Notas internas são da equipe de entregas.'

/**
 * Checks that the saved locations are active and belong to the company.
 *
 * @throws AppError `validation_failed` at the first other location.
 */
export async function refuseForeignLocations(
  ctx: Context,
  { companyId, pickup, dropoffs }: OrderContent,
): Promise<void> {
  const named = [
    { pointer: '/pickup/locationId', id: pickup.locationId },
    ...dropoffs.map((stop, index) => ({ pointer: `/dropoffs/${index}/locationId`, id: stop.locationId })),
  ].flatMap(({ pointer, id }) => (id ? [{ pointer, id }] : []))
  if (named.length === 0) return
  const usable = await selectUsableLocations(
    ctx.db,
    companyId,
    named.map(({ id }) => id),
  )
  const wrong = named.find(({ id }) => !usable.has(id))
  if (wrong) throw fieldError(wrong.pointer, 'Escolha um local ativo desta empresa, ou preencha o endereço.')
}

/**
 * Converts the unique violation of a reference to an error of its field.
 *
 * @throws AppError `already_exists` at `/externalRef`.
 */
export async function explainTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) !== 'service_orders_external_ref') throw error
    const message = 'Já existe uma ordem desta empresa com esta referência.'
    const errors = [{ pointer: '/externalRef', code: 'already_exists', message }]
    throw new AppError('already_exists', message, { errors })
  }
}
