import {
  NewDraft,
  type NewDraftInput,
  NewServiceOrder,
  type NewServiceOrderInput,
  seenLine,
  windowIssues,
} from '@malote/api-client'
import * as z from 'zod/mini'
import { proofsOfChoice } from '../../../lib/format/proof-choice'
import { coordinatesOf } from '../../../lib/forms/address-values'
import { instantIn, zoneOf } from '../place-time'
import type { ItemValues, OrderValues, StopValues } from './order-values'
import { crossesMidnight, dayAfter } from './window-presets'

/** What is left empty is not sent, nor what only looks empty. */
function filled<T extends object>(values: T): Partial<T> {
  const said = (value: unknown) => value !== null && (typeof value !== 'string' || seenLine(value).trim() !== '')
  return Object.fromEntries(Object.entries(values).filter(([, value]) => said(value))) as Partial<T>
}

function toWindow({ window: { day, start, end }, address }: StopValues) {
  const zone = zoneOf(address)
  const lastDay = crossesMidnight({ start, end }) ? dayAfter(day) : day
  return { start: instantIn(zone, day, start), end: instantIn(zone, lastDay, end) }
}

function toStop(values: StopValues) {
  const { address, window, requiredProofs, ...stop } = values
  const { point: _point, ...parts } = address
  const coordinates = coordinatesOf(address)
  const asked = window.day || window.start || window.end
  return {
    ...filled(stop),
    ...(requiredProofs && { requiredProofs: proofsOfChoice(requiredProofs) }),
    address: { ...filled(parts), ...(coordinates && { coordinates }) },
    ...(asked && { window: toWindow(values) }),
  }
}

function toItem({ weight, fragile, quantity, lengthCm, widthCm, heightCm, ...item }: ItemValues) {
  const counts = Object.entries(filled({ quantity, lengthCm, widthCm, heightCm }))
  return {
    ...filled(item),
    ...Object.fromEntries(counts.map(([name, typed]) => [name, Number(typed)])),
    ...(weight && { weightGrams: Math.round(Number(weight.replace(',', '.')) * 1000) }),
    fragile,
  }
}

/** The request that the fields make, before anybody has checked it. */
function toRequest({ pickup, dropoffs, items, ...order }: OrderValues) {
  return { ...filled(order), pickup: toStop(pickup), dropoffs: dropoffs.map(toStop), items: items.map(toItem) }
}

/** The form's values checked by the contract's own schema, with what only a clock can say of the windows. */
export const OrderForm = z.pipe(
  z.pipe(
    z.custom<OrderValues>(),
    z.transform((values): unknown => toRequest(values)),
  ),
  NewServiceOrder.check(
    z.check((context) => {
      for (const { path, message } of windowIssues(context.value, new Date())) {
        context.issues.push({ code: 'custom', input: context.value, path, message })
      }
    }),
  ),
) as unknown as z.ZodMiniType<NewServiceOrderInput, OrderValues>

/** A window is kept with a draft once it is whole; half of one would be refused. */
function toDraft(values: OrderValues) {
  const { pickup, dropoffs, ...order } = toRequest(values)
  const whole = ({ window, ...stop }: ReturnType<typeof toStop>) => ({
    ...stop,
    ...(window?.start && window.end && { window }),
  })
  return { ...order, draft: true, pickup: whole(pickup), dropoffs: dropoffs.map(whole) }
}

/** The form's values as a draft: whatever is there is well formed, the rest may wait. */
export const DraftForm = z.pipe(
  z.pipe(
    z.custom<OrderValues>(),
    z.transform((values): unknown => toDraft(values)),
  ),
  NewDraft,
) as unknown as z.ZodMiniType<NewDraftInput, OrderValues>

/** What an edit says of a draft: also that a field is empty now. */
export function toChanges({ draft: _draft, ...request }: NewServiceOrderInput | NewDraftInput) {
  return { externalRef: null, costCenter: null, declaredValueCents: null, notes: null, ...request }
}

/** A path of the contract as the form calls the field: weights are typed in kilograms. */
export const fieldOf = (path: string): string => path.replace(/\.weightGrams$/, '.weight')
