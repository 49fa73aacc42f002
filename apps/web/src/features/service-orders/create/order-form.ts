import { NewServiceOrder, type NewServiceOrderInput, windowIssues } from '@malote/api-client'
import * as z from 'zod/mini'
import { instantAt } from '../window-fields'

/** A stop as its fields hold it: everything is text. */
export interface StopValues {
  contactName: string
  contactPhone: string
  instructions: string
  address: {
    postalCode: string
    street: string
    number: string
    complement: string
    neighborhood: string
    city: string
    state: string
    reference: string
  }
  window: { day: string; start: string; end: string }
}

export interface ItemValues {
  description: string
  quantity: string
  /** Kilograms, as people type them: "1,5". */
  weight: string
  fragile: boolean
}

export interface OrderValues {
  companyId: string
  priority: string
  externalRef: string
  costCenter: string
  notes: string
  pickup: StopValues
  dropoffs: StopValues[]
  items: ItemValues[]
}

export const emptyStop: StopValues = {
  contactName: '',
  contactPhone: '',
  instructions: '',
  address: {
    postalCode: '',
    street: '',
    number: '',
    complement: '',
    neighborhood: '',
    city: '',
    state: '',
    reference: '',
  },
  window: { day: '', start: '', end: '' },
}

export const emptyItem: ItemValues = { description: '', quantity: '1', weight: '', fragile: false }

/** What is left empty is not sent. */
function filled<T extends Record<string, unknown>>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<T>
}

function toStop({ address, window, ...stop }: StopValues) {
  const asked = window.day || window.start || window.end
  return {
    ...filled(stop),
    address: filled(address),
    ...(asked && { window: { start: instantAt(window.day, window.start), end: instantAt(window.day, window.end) } }),
  }
}

function toItem({ description, quantity, weight, fragile }: ItemValues) {
  const kilograms = Number(weight.replace(',', '.'))
  return {
    ...filled({ description }),
    ...(quantity && { quantity: Number(quantity) }),
    ...(weight && { weightGrams: Math.round(kilograms * 1000) }),
    fragile,
  }
}

/** The request that the fields make, before anybody has checked it. */
function toRequest({ pickup, dropoffs, items, ...order }: OrderValues): unknown {
  return { ...filled(order), pickup: toStop(pickup), dropoffs: dropoffs.map(toStop), items: items.map(toItem) }
}

/** The form's values checked by the contract's own schema, with what only a clock can say of the windows. */
export const OrderForm = z.pipe(
  z.pipe(z.custom<OrderValues>(), z.transform(toRequest)),
  NewServiceOrder.check(
    z.check((context) => {
      for (const { path, message } of windowIssues(context.value, new Date())) {
        context.issues.push({ code: 'custom', input: context.value, path, message })
      }
    }),
  ),
) as unknown as z.ZodMiniType<NewServiceOrderInput, OrderValues>
