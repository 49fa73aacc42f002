import { formatPhone, type Location, type Priority, type ServiceOrder, type Stop } from '@malote/api-client'
import { choiceOfProofs } from '../../../lib/format/proof-choice'
import { type AddressValues, addressValues, emptyAddress } from '../../../lib/forms/address-values'
import { clockAt, zoneOf } from '../place-time'

/** A stop as its fields hold it: everything is text. */
export interface StopValues {
  /** The saved place that it was filled in from. */
  locationId: string
  contactName: string
  contactPhone: string
  instructions: string
  address: AddressValues
  /** By the clock of the place. */
  window: { day: string; start: string; end: string }
  /** A combination of `proofOptions`; empty: what the company agreed. */
  requiredProofs: string
}

/** Where a stop stands in the form. */
export type StopPath = 'pickup' | `dropoffs.${number}`

export interface ItemValues {
  description: string
  quantity: string
  /** Kilograms, as people type them: "1,5". */
  weight: string
  lengthCm: string
  widthCm: string
  heightCm: string
  valueCents: number | null
  fragile: boolean
}

export interface OrderValues {
  companyId: string
  priority: Priority
  externalRef: string
  costCenter: string
  declaredValueCents: number | null
  notes: string
  pickup: StopValues
  dropoffs: StopValues[]
  items: ItemValues[]
}

export const emptyStop: StopValues = {
  locationId: '',
  contactName: '',
  contactPhone: '',
  instructions: '',
  address: emptyAddress,
  window: { day: '', start: '', end: '' },
  requiredProofs: '',
}

export const emptyItem: ItemValues = {
  description: '',
  quantity: '1',
  weight: '',
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  valueCents: null,
  fragile: false,
}

/** A form that nobody has filled in. */
export const emptyOrder = (companyId: string): OrderValues => ({
  companyId,
  priority: 'normal',
  externalRef: '',
  costCenter: '',
  declaredValueCents: null,
  notes: '',
  pickup: emptyStop,
  dropoffs: [emptyStop],
  items: [],
})

const text = (value: string | number | null | undefined): string => (value == null ? '' : String(value))

/** Who and where, as the fields hold it. */
export function placeOfStop(stop: Stop) {
  return {
    locationId: text(stop.locationId),
    contactName: stop.contactName,
    contactPhone: stop.contactPhone ? formatPhone(stop.contactPhone) : '',
    instructions: text(stop.instructions),
    address: addressValues(stop.address),
  }
}

/** A saved place, as the fields of a stop hold it. */
export function placeOfLocation(location: Location) {
  const { address, contactName, contactPhone, name, id } = location
  return {
    locationId: id,
    contactName: contactName ?? name,
    contactPhone: contactPhone ? formatPhone(contactPhone) : '',
    instructions: [location.instructions, location.accessNotes].filter(Boolean).join('\n').slice(0, 280),
    address: addressValues(address),
  }
}

function windowOf({ window, address }: Stop) {
  if (!window) return emptyStop.window
  const zone = zoneOf(address)
  const start = clockAt(zone, window.start)
  return { day: start.day, start: start.time, end: clockAt(zone, window.end).time }
}

/**
 * The fields of an order that exists: a draft to go on with, or, without its moments and reference, one to be asked for
 * again.
 */
export function valuesOf(order: ServiceOrder, { again }: { again: boolean }): OrderValues {
  const toValues = (stop: Stop): StopValues => ({
    ...placeOfStop(stop),
    window: again ? emptyStop.window : windowOf(stop),
    requiredProofs: choiceOfProofs(stop.requiredProofs),
  })
  const [pickup, ...dropoffs] = [...order.stops].sort((one, other) => one.position - other.position)
  return {
    companyId: order.company.id,
    priority: order.priority,
    externalRef: again ? '' : text(order.externalRef),
    costCenter: text(order.costCenter),
    declaredValueCents: order.declaredValueCents,
    notes: text(order.notes),
    pickup: pickup ? toValues(pickup) : emptyStop,
    dropoffs: dropoffs.length > 0 ? dropoffs.map(toValues) : [emptyStop],
    items: order.items.map((item) => ({
      description: item.description,
      quantity: String(item.quantity),
      weight: item.weightGrams ? String(item.weightGrams / 1000).replace('.', ',') : '',
      lengthCm: text(item.lengthCm),
      widthCm: text(item.widthCm),
      heightCm: text(item.heightCm),
      valueCents: item.valueCents ?? null,
      fragile: item.fragile,
    })),
  }
}
