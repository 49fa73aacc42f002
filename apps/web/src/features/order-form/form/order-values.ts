import {
  formatPhone,
  type Location,
  mapOptionalOrderFields,
  type OptionalOrderField,
  orderFields,
  type Priority,
  type ServiceOrder,
  type Stop,
} from '@malote/api-client'
import { toProofOption } from '../../../lib/format/proof-choice.ts'
import { type AddressValues, emptyAddress, toAddressValues } from '../../../lib/forms/address-values.ts'
import { getTimeZone, toLocalTime } from '../../orders/order/local-time.ts'

/** The form values of a stop, all of them text. */
export interface StopValues {
  /** The id of the stop in the edited order; empty for a new stop. */
  stopId: string
  /** The saved location that filled the fields in. */
  locationId: string
  contactName: string
  contactPhone: string
  contactEmail: string
  instructions: string
  address: AddressValues
  /** In the local time of the stop. */
  window: { day: string; start: string; end: string }
  /** A value of `proofOptions`; empty means the company's default. */
  requiredProofs: string
}

/** The path of a stop in the form values. */
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
  /** The number of its drop-off, from 1; empty: not stated. */
  dropoff: string
}

type OrderTexts = Record<Exclude<OptionalOrderField, 'declaredValueCents'>, string>

/** `internalNotes` only has a field for users who may read it. */
export interface OrderValues extends OrderTexts {
  companyId: string
  priority: Priority
  declaredValueCents: number | null
  pickup: StopValues
  dropoffs: StopValues[]
  items: ItemValues[]
}

export const emptyStop: StopValues = {
  stopId: '',
  locationId: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
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
  dropoff: '',
}

/** @returns the values of an empty form. */
export const emptyOrder = (companyId: string): OrderValues => ({
  companyId,
  priority: 'normal',
  ...mapOptionalOrderFields(() => ''),
  declaredValueCents: null,
  pickup: emptyStop,
  dropoffs: [emptyStop],
  items: [],
})

const text = (value: string | number | null | undefined): string => (value == null ? '' : String(value))

const seriesFields = Object.entries(orderFields).flatMap(([field, info]) => ('keptInSeries' in info ? [field] : []))

/** @returns the initial values of the next order of a series: from the same place, to another recipient. */
export const toNextOrder = (values: OrderValues): OrderValues => ({
  ...emptyOrder(values.companyId),
  ...Object.fromEntries(seriesFields.map((field) => [field, values[field as OptionalOrderField]])),
  pickup: { ...values.pickup, stopId: '', window: emptyStop.window },
})

/** @returns the form values of a stop's contact and address. */
export function stopToFields(stop: Stop) {
  return {
    locationId: text(stop.locationId),
    contactName: stop.contactName,
    contactPhone: stop.contactPhone ? formatPhone(stop.contactPhone) : '',
    contactEmail: text(stop.contactEmail),
    instructions: text(stop.instructions),
    address: toAddressValues(stop.address),
  }
}

/** @returns the form values of a saved location. */
export function locationToFields(location: Location) {
  const { address, contactName, contactPhone, contactEmail, name, id } = location
  return {
    locationId: id,
    contactName: contactName ?? name,
    contactPhone: contactPhone ? formatPhone(contactPhone) : '',
    contactEmail: text(contactEmail),
    instructions: [location.instructions, location.accessNotes].filter(Boolean).join('\n').slice(0, 280),
    address: toAddressValues(address),
  }
}

/** Whether two form values are equal. */
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * @returns those of the fields that the user has not changed since they were requested. An address that was typed is
 *   another one than that of the saved location.
 */
export function keepTyped<Fields extends Partial<StopValues>>(
  fields: Fields,
  before: StopValues,
  now: StopValues,
): Partial<Fields> {
  const isTyped = (name: keyof StopValues) => !isEqual(now[name], before[name])
  const entries = Object.entries(fields).filter(
    ([name]) => !isTyped(name === 'locationId' ? 'address' : (name as keyof StopValues)),
  )
  return Object.fromEntries(entries) as Partial<Fields>
}

function toWindow({ window, address }: Stop) {
  if (!window) return emptyStop.window
  const zone = getTimeZone(address)
  const start = toLocalTime(zone, window.start)
  return { day: start.day, start: start.time, end: toLocalTime(zone, window.end).time }
}

/**
 * @param again - whether the values are those of another order like this one: without its windows, reference,
 * invoice and internal notes.
 * @returns the form values of an order.
 */
export function toFormValues(order: ServiceOrder, { again } = { again: false }): OrderValues {
  const toValues = (stop: Stop): StopValues => ({
    stopId: again ? '' : stop.id,
    ...stopToFields(stop),
    window: again ? emptyStop.window : toWindow(stop),
    requiredProofs: toProofOption(stop.requiredProofs),
  })
  const [pickup, ...dropoffs] = [...order.stops].sort((one, other) => one.position - other.position)
  return {
    companyId: order.company.id,
    priority: order.priority,
    ...mapOptionalOrderFields((field) => text(order[field])),
    declaredValueCents: order.declaredValueCents,
    ...(again && { externalRef: '', invoiceKey: '', internalNotes: '' }),
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
      dropoff: text(item.dropoff),
    })),
  }
}

/** Whether a stop of the form has no address yet. */
export const isPlaceless = ({ address }: StopValues) => !address.postalCode && !address.street

/** Whether a stop has all that an order requires of it. */
export const isComplete = ({ contactName, address }: StopValues): boolean =>
  [contactName, address.postalCode, address.street, address.number, address.city, address.state].every(Boolean)
