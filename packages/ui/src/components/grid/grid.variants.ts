export type GridColumns = 'one' | 'two' | 'three' | 'four' | 'fill' | 'aside'

/** On phones everything stands in one column. `fill` makes as many as fit; `aside` is a page and what stands beside it. */
export const gridColumns = {
  one: 'grid-cols-[minmax(0,1fr)]',
  two: 'grid-cols-[minmax(0,1fr)] md:grid-cols-2',
  three: 'grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-3',
  four: 'grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-4',
  fill: 'grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]',
  aside: 'grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_20rem]',
} satisfies Record<GridColumns, string>
