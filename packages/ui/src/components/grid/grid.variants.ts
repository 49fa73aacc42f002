export type GridColumns = 'one' | 'two' | 'three' | 'four' | 'fill' | 'aside'

/**
 * On phones there is one column. `two` also uses one column where two would be narrower than 20rem, `fill` uses as
 * many columns as fit; `aside` is a main column with a second one next to it, or below it where there is no space.
 */
export const gridColumns = {
  one: 'grid grid-cols-[minmax(0,1fr)]',
  two: 'grid grid-cols-[repeat(auto-fill,minmax(max(min(20rem,100%),50%-1rem),1fr))]',
  three: 'grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-3',
  four: 'grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-4',
  fill: 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]',
  // Depends on the available width, not on the viewport: a form next to a sidebar and a summary needs 28rem.
  aside: 'flex flex-wrap items-start grid-aside',
} satisfies Record<GridColumns, string>
