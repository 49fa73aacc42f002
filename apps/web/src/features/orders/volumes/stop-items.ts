import type { Item, ServiceOrder, Stop } from '@malote/api-client'
import { countVolumes } from '../order/count-volumes.ts'

/** The items of a stop, and how many volumes of the order are of the drop-offs before it. */
export interface StopItems {
  readonly items: readonly Item[]
  readonly volumesBefore: number
}

type Content = Pick<ServiceOrder, 'items'> & { readonly stops: readonly Pick<Stop, 'kind'>[] }

/**
 * Finds the items of a stop: those of its drop-off, in an order with several; else all.
 *
 * @returns undefined for a drop-off of several when an item does not state its own: any of them may receive it.
 */
export function getStopItems({ items, stops }: Content, stop: Pick<Stop, 'kind' | 'position'>): StopItems | undefined {
  const dropoffs = stops.filter(({ kind }) => kind === 'dropoff')
  if (stop.kind !== 'dropoff' || dropoffs.length === 1) return { items, volumesBefore: 0 }
  if (items.some(({ dropoff }) => !dropoff)) return undefined
  return {
    items: items.filter(({ dropoff }) => dropoff === stop.position),
    volumesBefore: countVolumes(items.filter(({ dropoff }) => Number(dropoff) < stop.position)),
  }
}

/** Finds the items that a stop may receive: its own, or all where it is not stated which ones are. */
export const getPossibleStopItems = (order: Content, stop: Pick<Stop, 'kind' | 'position'>): StopItems =>
  getStopItems(order, stop) ?? { items: order.items, volumesBefore: 0 }
