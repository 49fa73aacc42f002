import type { Item, ServiceOrder, Stop } from '@malote/api-client'
import { countVolumes } from '../order/count-volumes.ts'

/** The items of a stop, and the volumes of the order that are its own. */
export interface StopItems {
  readonly items: readonly Item[]
  /** How many volumes of the order are of the drop-offs before it. */
  readonly volumesBefore: number
  /** The numbers of its volumes: those of the labels. */
  readonly volumes: readonly number[]
}

type ItemStop = Pick<Stop, 'kind' | 'position' | 'state'>
type Content = Pick<ServiceOrder, 'items'> & { readonly stops: readonly ItemStop[] }

/** @returns the numbers of a count of volumes after others. */
const listNumbers = (after: number, count: number): number[] => Array.from({ length: count }, (_, i) => after + i + 1)

function toStopItems(items: readonly Item[]): StopItems {
  return { items, volumesBefore: 0, volumes: listNumbers(0, countVolumes(items)) }
}

/** Finds the items of one drop-off of several, each of which states its own. */
function getDropoffItems(items: readonly Item[], { position }: ItemStop): StopItems {
  const volumesBefore = countVolumes(items.filter(({ dropoff }) => Number(dropoff) < position))
  const dropoffItems = items.filter(({ dropoff }) => dropoff === position)
  return { items: dropoffItems, volumesBefore, volumes: listNumbers(volumesBefore, countVolumes(dropoffItems)) }
}

/**
 * Finds the items of a stop: those of its drop-off, in an order with several; at a return, those that were not delivered;
 * else all.
 *
 * @returns undefined for a drop-off of several, and for the return of a part, when an item does not state its drop-off: any
 * of them may receive it.
 */
export function getStopItems({ items, stops }: Content, stop: ItemStop): StopItems | undefined {
  const dropoffs = stops.filter(({ kind }) => kind === 'dropoff')
  const served = stop.kind === 'return' ? dropoffs.filter(({ state }) => state !== 'completed') : [stop]
  const isWhole = stop.kind === 'pickup' || dropoffs.length === 1 || served.length === dropoffs.length
  if (isWhole) return toStopItems(items)
  if (items.some(({ dropoff }) => !dropoff)) return undefined
  const parts = served.map((dropoff) => getDropoffItems(items, dropoff))
  return {
    items: parts.flatMap((part) => part.items),
    volumesBefore: stop.kind === 'dropoff' ? (parts[0]?.volumesBefore ?? 0) : 0,
    volumes: parts.flatMap((part) => part.volumes),
  }
}

/** Finds the items that a stop may receive: its own, or all where it is not stated which ones are. */
export const getPossibleStopItems = (order: Content, stop: ItemStop): StopItems =>
  getStopItems(order, stop) ?? toStopItems(order.items)
