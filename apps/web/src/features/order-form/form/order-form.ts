import {
  getWindowIssues,
  mapOptionalOrderFields,
  NewDraft,
  type NewDraftInput,
  NewServiceOrder,
  type NewServiceOrderInput,
  normalizeLine,
  type ServiceOrder,
  type ServiceOrderChangesInput,
} from '@malote/api-client'
import * as z from 'zod/mini'
import { parseProofOption } from '../../../lib/format/proof-choice.ts'
import { getCoordinates } from '../../../lib/forms/address-values.ts'
import { getTimeZone, toWindow } from '../../orders/order/local-time.ts'
import { type ItemValues, isEqual, type OrderValues, type StopValues, toFormValues } from './order-values.ts'

/** Removes empty values, also those that only look empty, and the spaces around texts. */
function omitEmpty<T extends object>(values: T): Partial<T> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  const hasValue = (value: unknown) =>
    value !== null && (typeof value !== 'string' || normalizeLine(value).trim() !== '')
  return Object.fromEntries(entries.filter(([, value]) => hasValue(value))) as Partial<T>
}

function toStop(values: StopValues) {
  const { stopId: _stopId, address, window, requiredProofs, ...stop } = values
  const { point: _point, ...parts } = address
  const coordinates = getCoordinates(address)
  const isFilled = window.day || window.start || window.end
  return {
    ...omitEmpty(stop),
    ...(requiredProofs && { requiredProofs: parseProofOption(requiredProofs) }),
    address: { ...omitEmpty(parts), ...(coordinates && { coordinates }) },
    ...(isFilled && { window: toWindow(window, getTimeZone(address)) }),
  }
}

function toItem({ weight, fragile, quantity, lengthCm, widthCm, heightCm, dropoff, ...item }: ItemValues) {
  const counts = Object.entries(omitEmpty({ quantity, lengthCm, widthCm, heightCm, dropoff }))
  return {
    ...omitEmpty(item),
    ...Object.fromEntries(counts.map(([name, typed]) => [name, Number(typed)])),
    ...(weight && { weightGrams: Math.round(Number(weight.replace(',', '.')) * 1000) }),
    fragile,
  }
}

/** @returns the request of the form values, not validated. */
function toRequest({ pickup, dropoffs, items, ...order }: OrderValues) {
  return { ...omitEmpty(order), pickup: toStop(pickup), dropoffs: dropoffs.map(toStop), items: items.map(toItem) }
}

/** Validates the form values with the contract's schema, and the windows against the current time. */
export const OrderForm = z.pipe(
  z.pipe(
    z.custom<OrderValues>(),
    z.transform((values): unknown => toRequest(values)),
  ),
  NewServiceOrder.check(
    z.check((context) => {
      for (const { path, message } of getWindowIssues(context.value, new Date())) {
        context.issues.push({ code: 'custom', input: context.value, path, message })
      }
    }),
  ),
) as unknown as z.ZodMiniType<NewServiceOrderInput, OrderValues>

/** An incomplete window is left out of a draft, because the API would reject it. */
function toDraft(values: OrderValues) {
  const { pickup, dropoffs, ...order } = toRequest(values)
  const omitIncompleteWindow = ({ window, ...stop }: ReturnType<typeof toStop>) => ({
    ...stop,
    ...(window?.start && window.end && { window }),
  })
  return { ...order, draft: true, pickup: omitIncompleteWindow(pickup), dropoffs: dropoffs.map(omitIncompleteWindow) }
}

/** Validates the form values as a draft: present values must be valid, the others may be missing. */
export const DraftForm = z.pipe(
  z.pipe(
    z.custom<OrderValues>(),
    z.transform((values): unknown => toDraft(values)),
  ),
  NewDraft,
) as unknown as z.ZodMiniType<NewDraftInput, OrderValues>

/** @returns the edit of a draft; emptied fields become null. */
export function toChanges({ draft: _draft, ...request }: NewServiceOrderInput | NewDraftInput) {
  const { internalNotes: _internalNotes, ...emptied } = mapOptionalOrderFields(() => null)
  return { ...emptied, ...request }
}

/** @returns the changed parts of an edited order, not validated; emptied fields become null. */
export function toOrderChanges(values: OrderValues, order: ServiceOrder): Partial<ServiceOrderChangesInput> {
  const before = toFormValues(order)
  const originals = new Map(order.stops.map((stop) => [stop.id, stop]))
  const stopsBefore = new Map([before.pickup, ...before.dropoffs].map((stop) => [stop.stopId, stop]))
  const keepUnchanged = (stop: StopValues) => {
    const original = originals.get(stop.stopId)
    const old = stopsBefore.get(stop.stopId)
    if (!original || !old) return toStop(stop)
    const keepsProofs = stop.requiredProofs === old.requiredProofs
    const keepsZone = getTimeZone(stop.address) === getTimeZone(old.address)
    return {
      ...toStop(stop),
      ...(keepsProofs && { requiredProofs: original.requiredProofs }),
      // As it was received, including seconds.
      ...(keepsZone && isEqual(stop.window, old.window) && { window: original.window }),
    }
  }
  const changes = {
    ...mapOptionalOrderFields(() => null),
    ...toRequest(values),
    pickup: keepUnchanged(values.pickup),
    // An order has one pickup, which is the same stop without an id.
    dropoffs: values.dropoffs.map((stop) => ({ ...(stop.stopId && { id: stop.stopId }), ...keepUnchanged(stop) })),
  }
  const changed = Object.entries(changes).filter(
    ([name]) => !isEqual(values[name as keyof OrderValues], before[name as keyof OrderValues]),
  )
  return Object.fromEntries(changed) as Partial<ServiceOrderChangesInput>
}

/** @returns the form field of a contract path: weights are typed in kilograms. */
export const toFormField = (path: string): string => path.replace(/\.weightGrams$/, '.weight')
