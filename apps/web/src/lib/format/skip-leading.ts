/** Returns the items from the first one that is not empty: charts begin at the first value. */
export function skipLeading<Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): Item[] {
  const first = items.findIndex((item) => !isEmpty(item))
  return first < 0 ? [] : items.slice(first)
}
