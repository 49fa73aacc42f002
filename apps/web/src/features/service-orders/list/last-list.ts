import { plainSearch, type ServiceOrdersSearch } from './order-list-search'

// Of this tab and this visit: another tab has its own list.
let last: ServiceOrdersSearch | undefined

/** Remembers how the list stood when it was last seen. */
export function rememberList(search: ServiceOrdersSearch): void {
  last = search
}

/** The list as it was last seen, for the way back from an order; the plain one when there was none. */
export function lastListSearch(): ServiceOrdersSearch {
  return last ?? { ...plainSearch }
}
