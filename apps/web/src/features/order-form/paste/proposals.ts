import { formatDate, formatTime } from '@malote/ui'
import { formatMasked } from '@malote/ui/br'
import { addressLabels } from '../../../lib/forms/address-values.ts'
import { stopLabels } from '../../orders/order-labels.ts'
import { emptyItem, emptyStop, isPlaceless, type OrderValues, type StopValues } from '../form/order-values.ts'
import { completePhone } from './complete-phone.ts'
import type { FoundAddress } from './find-postal-code.ts'
import type { Span } from './message-text.ts'
import type { ParsedMessage } from './parse-message.ts'
import type { ParsedStop, StopPart } from './parsed-stop.ts'

/**
 * The stop in the form that a stop of the message fills: the pickup, a drop-off by its index, a new drop-off, or none
 * when the company allows no more drop-offs.
 */
export type Target = 'pickup' | 'new' | 'none' | `${number}`

/** A value for a field of `Values`, which the user can select. */
export interface Proposal<Values = StopValues> {
  id: string
  label: string
  /** The value formatted for display. */
  text: string
  /** The ranges in the message; empty when the value comes from a service. */
  spans: readonly Span[]
  /** Where a value comes from that is not in the message: "Pelo CEP." */
  origin?: string | undefined
  /** The current value that would be lost; empty when there is none. */
  replaces: string
  /** Whether the field already has this value. */
  isEqual: boolean
  /** Whether it is selected by default when it replaces nothing. */
  certain: boolean
  fill: (values: Values) => Values
}

const labels: Record<StopPart, string> = {
  contactName: stopLabels.contactName,
  contactPhone: stopLabels.contactPhone,
  ...addressLabels,
  instructions: stopLabels.instructions,
}
const longest: Partial<Record<StopPart, number>> = {
  number: 20,
  complement: 80,
  neighborhood: 80,
  city: 80,
  instructions: 280,
}

function formatPart(part: StopPart, value: string): string {
  if (part === 'contactPhone') return formatMasked('phone', value)
  return part === 'postalCode' ? formatMasked('cep', value) : value
}

const writtenWindow = ({ day, start, end }: StopValues['window']): string =>
  [
    day && formatDate(day),
    [start, end]
      .filter(Boolean)
      .map((time) => formatTime(time))
      .join('–'),
  ]
    .filter(Boolean)
    .join(', ')

type ContactPart = 'contactName' | 'contactPhone' | 'instructions'
const isContactPart = (part: StopPart): part is ContactPart =>
  part === 'contactName' || part === 'contactPhone' || part === 'instructions'

const valueIn = (stop: StopValues, part: StopPart): string => (isContactPart(part) ? stop[part] : stop.address[part])

/** Ignores letter case and punctuation. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/**
 * Compares the values of the message and of the address that a service has found for it with those of a stop in the form.
 * @param otherPhones of the message and of the order, whose area code a number without one may have.
 */
export function getProposals(
  read: ParsedStop,
  stop: StopValues,
  lookedUp: FoundAddress | undefined,
  otherPhones: readonly string[] = [],
): Proposal[] {
  const parts = Object.keys(labels) as StopPart[]
  const address = lookedUp?.address
  const phone = completePhone(read, stop, address, otherPhones)
  const origin = lookedUp?.by === 'street' ? 'Pelo endereço.' : 'Pelo CEP.'
  const proposals = parts.flatMap((part): Proposal[] => {
    const inText = part === 'contactPhone' ? phone?.found : read.parts[part]
    const byCode = part in (address ?? {}) ? address?.[part as 'street'] : undefined
    const value = (inText?.value ?? byCode ?? '').slice(0, longest[part] ?? 120)
    if (!value) return []
    const now = valueIn(stop, part)
    const isEqual = plain(now) === plain(value)
    return [
      {
        id: part,
        label: labels[part],
        text: formatPart(part, value),
        spans: inText ? [inText.span] : [],
        origin: part === 'contactPhone' ? phone?.origin : inText ? undefined : origin,
        replaces: isEqual ? '' : formatPart(part, now),
        isEqual,
        // A value of the service is as certain as what it was searched by.
        certain: inText?.certain ?? lookedUp?.certain ?? false,
        fill: (values) =>
          isContactPart(part)
            ? { ...values, [part]: value }
            : { ...values, locationId: '', address: { ...values.address, [part]: value } },
      },
    ]
  })
  const { window } = read
  if (!window) return proposals
  const now = writtenWindow(stop.window)
  const text = writtenWindow(window.value)
  return [
    ...proposals,
    {
      id: 'window',
      label: stopLabels.window,
      text,
      spans: window.spans,
      replaces: now === text ? '' : now,
      isEqual: now === text,
      certain: window.certain,
      fill: (values) => ({ ...values, window: window.value }),
    },
  ]
}

export const getTargetStop = (values: OrderValues, target: Target): StopValues =>
  target === 'pickup' ? values.pickup : (values.dropoffs[Number(target)] ?? emptyStop)

/** @returns the default target of each stop of a message: drop-offs first fill those without an address. */
export function getDefaultTargets({ stops }: ParsedMessage, values: OrderValues, maximumDropoffs: number): Target[] {
  const free = values.dropoffs.flatMap((stop, index) => (isPlaceless(stop) ? [String(index) as Target] : []))
  let added = values.dropoffs.length
  return stops.map(({ kind }) => {
    if (kind === 'pickup') return 'pickup'
    const next = free.shift()
    if (next) return next
    added += 1
    return added <= maximumDropoffs ? 'new' : 'none'
  })
}

/** The selected values of one stop. */
export interface SelectedStop {
  target: Target
  proposals: readonly Proposal[]
}

/** Whether a value is selected until the user decides: it is certain and replaces nothing. */
export const isSelectedByDefault = ({ certain, replaces }: Pick<Proposal, 'certain' | 'replaces'>): boolean =>
  certain && replaces === ''

/** @returns the form values with the selected values filled in. */
export function applyProposals(
  values: OrderValues,
  stops: readonly SelectedStop[],
  items: ParsedMessage['items'],
  orderProposals: readonly Proposal<OrderValues>[] = [],
): OrderValues {
  let { pickup, dropoffs } = values
  for (const { target, proposals } of stops) {
    if (proposals.length === 0 || target === 'none') continue
    const filled = (stop: StopValues) => proposals.reduce((result, { fill }) => fill(result), stop)
    if (target === 'pickup') pickup = filled(pickup)
    else if (target === 'new') dropoffs = [...dropoffs, filled(emptyStop)]
    else dropoffs = dropoffs.map((stop, index) => (index === Number(target) ? filled(stop) : stop))
  }
  const more = items.map(({ value }) => ({ ...emptyItem, ...value }))
  const filled = { ...values, pickup, dropoffs, items: [...values.items, ...more].slice(0, 100) }
  return orderProposals.reduce((result, { fill }) => fill(result), filled)
}
