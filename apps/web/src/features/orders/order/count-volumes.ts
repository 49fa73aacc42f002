import type { Item } from '@malote/api-client'

/** @returns the number of volumes of an order: each unit of an item is one. */
export const countVolumes = (items: readonly Pick<Item, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
