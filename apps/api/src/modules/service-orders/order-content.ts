import {
  type DraftStop,
  getWindowIssues,
  type Item,
  type NewDraft,
  NewServiceOrder,
  type ProblemField,
  ProofKind,
  type TimeWindow,
} from '@malote/api-client/contract'
import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import { fillRequiredProofs } from '../../domain/required-proofs.ts'
import { toAddress, toAddressColumns } from '../../platform/db/addresses.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { AppError, toValidationError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { toOrderFieldColumns, toOrderFields } from './order-columns.ts'
import type { ItemRow, OrderRow, StopRow } from './order-rows.sql.ts'

type NewStopRow = Insertable<Tables['service_order_stops']>
type NewItemRow = Insertable<Tables['service_order_items']>

/** The editable content of an order, complete or still a draft. */
export type OrderContent = Omit<NewDraft, 'draft' | 'pickup'> & { readonly pickup: DraftStop }

const gaps: DraftStop = {
  address: { postalCode: '', street: '', number: '', neighborhood: '', city: '', state: '' },
  contactName: '',
}

/** Converts a request or a draft to content. It always has a pickup and a drop-off, which may be empty. */
export function toContent({ draft: _draft, ...input }: NewServiceOrder | NewDraft): OrderContent {
  const { pickup = gaps, dropoffs } = input
  return { ...input, pickup, dropoffs: dropoffs.length > 0 ? dropoffs : [gaps] }
}

/** Converts an existing order to content. */
export function toExistingContent(row: OrderRow): OrderContent {
  const [pickup, ...dropoffs] = row.stops.map(toDraftStop)
  return {
    companyId: row.company_id,
    priority: row.priority,
    ...toOrderFields(row),
    pickup: pickup ?? gaps,
    dropoffs,
    items: row.items.map(toItem),
  }
}

/** The required proofs of a company's policy. */
export interface ProofPolicy {
  readonly pickup_proofs: readonly ProofKind[]
  readonly dropoff_proofs: readonly ProofKind[]
}

/** Adds the proofs of the company's policy to stops that define none. */
export function applyProofPolicy<C extends OrderContent>(content: C, policy: ProofPolicy): C {
  const { pickup, dropoffs } = content
  return {
    ...content,
    pickup: requireProofs(pickup, policy.pickup_proofs),
    dropoffs: dropoffs.map((stop) => requireProofs(stop, policy.dropoff_proofs)),
  }
}

/** Returns the stop with its required proofs or else `otherwise`, sorted as in the contract. */
export function requireProofs<S extends DraftStop>(
  { requiredProof, ...stop }: S,
  otherwise: readonly ProofKind[],
): Omit<S, 'requiredProof'> & { requiredProofs: ProofKind[] } {
  const required = fillRequiredProofs(stop.requiredProofs, requiredProof) ?? otherwise
  return { ...stop, requiredProofs: ProofKind.options.filter((kind) => required.includes(kind)) }
}

/**
 * Checks that the content is complete enough to be requested.
 *
 * @throws AppError `validation_failed` with every missing field.
 */
export function requireComplete(content: OrderContent): NewServiceOrder {
  const complete = z.safeParse(NewServiceOrder, content)
  if (!complete.success) throw toValidationError(complete.error.issues)
  return complete.data
}

type Windows = Parameters<typeof getWindowIssues>[0]

/**
 * Checks that no window of the order is in the past.
 *
 * @throws AppError `validation_failed`.
 */
export function assertWindowsNotPast(content: Pick<OrderContent, 'pickup' | 'dropoffs'>, now: Date): void {
  const errors = getWindowIssues(content as Windows, now).map(
    ({ path, message }): ProblemField => ({ pointer: `/${path.join('/')}`, code: 'window', message }),
  )
  if (errors.length > 0) throw new AppError('validation_failed', undefined, { errors })
}

/**
 * Checks that each item is of a drop-off of the order.
 *
 * @throws AppError `validation_failed`.
 */
export function assertItemDropoffs({ items, dropoffs }: Pick<OrderContent, 'items' | 'dropoffs'>): void {
  const count = dropoffs.length
  const message = count === 1 ? 'Esta ordem tem uma entrega.' : `Esta ordem tem ${count} entregas: escolha uma delas.`
  const errors = items.flatMap(({ dropoff }, index): ProblemField[] =>
    dropoff && dropoff > count ? [{ pointer: `/items/${index}/dropoff`, code: 'too_big', message }] : [],
  )
  if (errors.length > 0) throw new AppError('validation_failed', undefined, { errors })
}

/** Returns the requested pickup time and the delivery deadline of the content. */
export function getRequestedTimes({ pickup, dropoffs }: Pick<OrderContent, 'pickup' | 'dropoffs'>) {
  const lastWindow = dropoffs.at(-1)?.window
  return {
    scheduledFor: pickup.window ? new Date(pickup.window.start) : null,
    deliverBy: lastWindow ? new Date(lastWindow.end) : null,
  }
}

/** Maps the content to columns of the order. */
export function toOrderColumns(content: OrderContent) {
  return {
    priority: content.priority,
    ...toOrderFieldColumns(content),
    scheduled_for: getRequestedTimes(content).scheduledFor,
  }
}

/** Maps a stop's content to its columns. */
export function toStopColumns({ address, window, ...stop }: DraftStop) {
  return {
    location_id: stop.locationId ?? null,
    ...toAddressColumns(address),
    state_code: address.state,
    contact_name: stop.contactName,
    contact_phone: stop.contactPhone ?? null,
    contact_email: stop.contactEmail ?? null,
    window_start: window ? new Date(window.start) : null,
    window_end: window ? new Date(window.end) : null,
    instructions: stop.instructions || null,
    required_proofs: stop.requiredProofs ?? [],
    required_proof: stop.requiredProofs?.[0] ?? null,
  }
}

/** The position of a return: after any drop-off, of which there are at most twenty. */
export const returnPosition = 100

/** Maps the stops to rows, the pickup first. */
export function toStopRows({ pickup, dropoffs }: OrderContent, orderId: string): NewStopRow[] {
  return [pickup, ...dropoffs].map((stop, position) => ({
    id: newId(),
    service_order_id: orderId,
    kind: position === 0 ? 'pickup' : 'dropoff',
    position,
    state: 'pending',
    ...toStopColumns(stop),
  }))
}

export function toItemRows({ items }: OrderContent, orderId: string): NewItemRow[] {
  return items.map((item, position) => ({
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
    dropoff: item.dropoff ?? null,
  }))
}

/** Maps the window columns of a stop to the contract's window. */
export function toWindow({
  window_start: start,
  window_end: end,
}: Pick<StopRow, 'window_start' | 'window_end'>): TimeWindow | null {
  return start && end ? { start: start.toISOString(), end: end.toISOString() } : null
}

function toDraftStop(row: StopRow): DraftStop {
  return {
    address: toAddress(row, row.state_code as DraftStop['address']['state']),
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    window: toWindow(row),
    instructions: row.instructions,
    requiredProofs: row.required_proofs,
    locationId: row.location_id,
  }
}

/** Maps a row to an item of the API. */
export function toItem(row: ItemRow): Item {
  return {
    description: row.description,
    quantity: row.quantity,
    weightGrams: row.weight_grams,
    lengthCm: row.length_cm,
    widthCm: row.width_cm,
    heightCm: row.height_cm,
    valueCents: row.value_cents,
    fragile: row.fragile,
    dropoff: row.dropoff,
  }
}
