import { orderListDefaults, type ServiceOrdersSearch } from './order-list-search.ts'

// In memory, because each tab has its own list.
let last: ServiceOrdersSearch | undefined

/** Stores the search parameters of the list. */
export function saveListSearch(search: ServiceOrdersSearch): void {
  last = search
}

/** Whether the list opens on the user's own deliveries: until the user has chosen another tab. */
export const opensOnOwnDeliveries = (): boolean => last === undefined || last.tab === 'mine'

/** @returns the last search parameters of the list, for the back link of an order; the defaults when there are none. */
export function getLastListSearch(): ServiceOrdersSearch {
  return last ?? { ...orderListDefaults }
}
