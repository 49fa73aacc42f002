import type { Item, Priority, ServiceOrder, ServiceOrderChangesInput, Stop } from '@malote/api-client'
import { type AddressValues, emptyAddress, toAddress, toAddressValues } from '../../../lib/forms/address-values.ts'
import { getTimeZone, toInstant, toLocalTime } from '../local-time.ts'

/** The form values of a stop. The window is in the local time of the stop. */
export interface StopEdit {
  /** Empty for a new stop. */
  id: string
  contactName: string
  contactPhone: string
  contactEmail: string
  instructions: string
  address: AddressValues
  window: { day: string; start: string; end: string }
}

export interface ItemEdit extends Omit<Item, 'quantity' | 'weightGrams'> {
  quantity: number | null
  /** Kilograms. */
  weight: number | null
}

/** The form values of an order. */
export interface EditValues {
  priority: Priority
  externalRef: string
  costCenter: string
  declaredValueCents: number | null
  notes: string
  internalNotes: string
  pickup: StopEdit
  dropoffs: StopEdit[]
  items: ItemEdit[]
}

const noWindow = { day: '', start: '', end: '' }

/** The form values of a new stop. */
export const emptyStop: StopEdit = {
  id: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  instructions: '',
  address: emptyAddress,
  window: noWindow,
}

export const emptyItem: ItemEdit = { description: '', quantity: 1, weight: null, fragile: false }

function windowOf({ window, address }: Stop): StopEdit['window'] {
  if (!window) return noWindow
  const [start, end] = [window.start, window.end].map((instant) => toLocalTime(getTimeZone(address), instant))
  return start && end ? { day: start.day, start: start.time, end: end.time } : noWindow
}

function stopOf(stop: Stop): StopEdit {
  return {
    id: stop.id,
    contactName: stop.contactName,
    contactPhone: stop.contactPhone?.replace(/^\+55/, '') ?? '',
    contactEmail: stop.contactEmail ?? '',
    instructions: stop.instructions ?? '',
    address: toAddressValues(stop.address),
    window: windowOf(stop),
  }
}

/** @returns the form values of an order. */
export function toFormValues(order: ServiceOrder): EditValues {
  const [pickup, ...dropoffs] = order.stops.map(stopOf)
  return {
    priority: order.priority,
    externalRef: order.externalRef ?? '',
    costCenter: order.costCenter ?? '',
    declaredValueCents: order.declaredValueCents,
    notes: order.notes ?? '',
    internalNotes: order.internalNotes ?? '',
    pickup: pickup ?? emptyStop,
    dropoffs,
    items: order.items.map(({ quantity, weightGrams, ...item }) => ({
      ...item,
      quantity,
      weight: weightGrams ? weightGrams / 1000 : null,
    })),
  }
}

/** Whether two form values are equal. */
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A window whose end is not after its start ends on the next day. */
function toInstants({ day, start, end }: StopEdit['window'], zone: string) {
  const from = toInstant(zone, day, start)
  const until = toInstant(zone, day, end)
  if (!from || !until || until > from) return { start: from, end: until }
  return { start: from, end: new Date(Date.parse(until) + 24 * 3_600_000).toISOString() }
}

function toStop(edit: StopEdit, original: Stop | undefined) {
  const { id, contactPhone, contactEmail, instructions, address, window, ...stop } = edit
  const before = original && stopOf(original)
  const moved = !before || !isEqual(address, before.address)
  const rewritten = isEqual(window, noWindow) ? null : toInstants(window, getTimeZone(address))
  return {
    ...stop,
    ...(id && { id }),
    contactPhone: contactPhone || null,
    contactEmail: contactEmail.trim() || null,
    instructions: instructions || null,
    address: toAddress(address),
    // A changed address no longer references the saved location.
    locationId: moved ? null : original?.locationId,
    requiredProofs: original?.requiredProofs,
    // An unchanged window is sent as it was received, including seconds.
    window: before && !moved && isEqual(window, before.window) ? original?.window : rewritten,
  }
}

/** @returns the changed properties of an order. */
export function toOrderChanges(values: EditValues, order: ServiceOrder): Partial<ServiceOrderChangesInput> {
  const before = toFormValues(order)
  const originals = new Map(order.stops.map((stop) => [stop.id, stop]))
  const all = {
    priority: values.priority,
    externalRef: values.externalRef.trim() || null,
    costCenter: values.costCenter.trim() || null,
    declaredValueCents: values.declaredValueCents,
    notes: values.notes.trim() || null,
    internalNotes: values.internalNotes.trim() || null,
    pickup: { ...toStop(values.pickup, originals.get(values.pickup.id)), id: undefined },
    dropoffs: values.dropoffs.map((stop) => toStop(stop, originals.get(stop.id))),
    items: values.items.map(({ weight, quantity, ...item }) => ({
      ...item,
      quantity,
      weightGrams: weight ? Math.round(weight * 1000) : null,
    })),
  }
  const changed = Object.entries(all).filter(
    ([key]) => !isEqual(values[key as keyof EditValues], before[key as keyof EditValues]),
  )
  return Object.fromEntries(changed) as Partial<ServiceOrderChangesInput>
}
