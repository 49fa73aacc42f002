import { type NewServiceOrder, type ProblemField, type ServiceOrder, windowIssues } from '@malote/api-client/contract'
import { AppError, fieldError } from '../../platform/app-error.ts'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { violatedConstraint } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { newPublicToken } from '../../platform/tokens.ts'
import { requireCompany } from '../companies/index.ts'
import { appendEvent, insertOrder, nextOrderNumber, selectUsableLocations } from './order-writes.sql.ts'
import { selectServicePolicy } from './policy.sql.ts'
import { promiseFor } from './promise.ts'
import { getServiceOrder } from './read.service.ts'

type NewStop = NewServiceOrder['pickup']

/** Requests a delivery, or keeps its draft. */
export function createServiceOrder(ctx: Context, input: NewServiceOrder): Promise<ServiceOrder> {
  return inTransaction(ctx, async (inside) => {
    const { db, now, user } = requireSession(inside)
    const company = await requireCompany(inside, input.companyId)
    if (company.status === 'suspended') throw fieldError('/companyId', suspended)
    if (user.role === 'manager' && input.internalNotes) {
      throw new AppError('forbidden', 'Observações internas são da equipe de entregas.')
    }
    if (!input.draft) refusePastWindows(input, now)
    await refuseForeignLocations(inside, input)

    const policy = await selectServicePolicy(db, input.companyId)
    const scheduledFor = input.pickup.window ? new Date(input.pickup.window.start) : null
    const lastWindow = input.dropoffs.at(-1)?.window
    const deliverBy = lastWindow ? new Date(lastWindow.end) : null
    const id = newId()
    const order_number = await nextOrderNumber(db, now)
    await explainTaken(
      insertOrder(
        db,
        {
          id,
          order_number,
          company_id: input.companyId,
          status: input.draft ? 'draft' : 'requested',
          priority: input.priority,
          external_ref: input.externalRef ?? null,
          cost_center: input.costCenter ?? null,
          declared_value_cents: input.declaredValueCents ?? null,
          notes: input.notes || null,
          internal_notes: input.internalNotes || null,
          scheduled_for: scheduledFor,
          promised_at: input.draft
            ? null
            : promiseFor({ priority: input.priority, scheduledFor, deliverBy }, policy, now),
          requested_at: input.draft ? null : now,
          requested_by_id: user.id,
          public_token: newPublicToken(),
          source: 'web',
          created_at: now,
          updated_at: now,
        },
        [input.pickup, ...input.dropoffs].map((stop, position) => toStopRow(stop, id, position)),
        input.items.map((item, position) => toItemRow(item, id, position)),
      ),
    )
    await appendEvent(db, {
      id: newId(),
      service_order_id: id,
      type: 'created',
      from_status: null,
      to_status: input.draft ? 'draft' : 'requested',
      stop_id: null,
      stop_state: null,
      reason: null,
      note: null,
      visibility: 'public',
      actor_id: user.id,
      occurred_at: now,
      recorded_at: now,
    })
    return getServiceOrder(inside, order_number)
  })
}

/** Why a suspended company gets no new orders, and what to do. */
export const suspended = 'Esta empresa está suspensa. Peça a um administrador que a reative.'

/** What only a clock can say against an order's windows. */
export function refusePastWindows(order: Pick<NewServiceOrder, 'pickup' | 'dropoffs'>, now: Date): void {
  const errors = windowIssues(order, now).map(
    ({ path, message }): ProblemField => ({ pointer: `/${path.join('/')}`, code: 'window', message }),
  )
  if (errors.length > 0) throw new AppError('validation_failed', undefined, { errors })
}

async function refuseForeignLocations(ctx: Context, { companyId, pickup, dropoffs }: NewServiceOrder): Promise<void> {
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

function toStopRow(stop: NewStop, orderId: string, position: number) {
  const { address, window } = stop
  return {
    id: newId(),
    service_order_id: orderId,
    kind: position === 0 ? ('pickup' as const) : ('dropoff' as const),
    position,
    state: 'pending' as const,
    location_id: stop.locationId ?? null,
    postal_code: address.postalCode,
    street: address.street,
    number: address.number,
    complement: address.complement ?? null,
    neighborhood: address.neighborhood,
    city: address.city,
    state_code: address.state,
    reference: address.reference ?? null,
    contact_name: stop.contactName,
    contact_phone: stop.contactPhone ?? null,
    window_start: window ? new Date(window.start) : null,
    window_end: window ? new Date(window.end) : null,
    instructions: stop.instructions || null,
  }
}

function toItemRow(item: NewServiceOrder['items'][number], orderId: string, position: number) {
  return {
    service_order_id: orderId,
    position,
    description: item.description,
    quantity: item.quantity,
    weight_grams: item.weightGrams ?? null,
    length_cm: item.lengthCm ?? null,
    width_cm: item.widthCm ?? null,
    height_cm: item.heightCm ?? null,
    value_cents: item.valueCents ?? null,
    fragile: item.fragile,
  }
}

async function explainTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) !== 'service_orders_external_ref') throw error
    const message = 'Já existe uma ordem desta empresa com esta referência.'
    const errors = [{ pointer: '/externalRef', code: 'already_exists', message }]
    throw new AppError('already_exists', message, { errors })
  }
}
