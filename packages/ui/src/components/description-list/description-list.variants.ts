/** `rows`: the name next to its value. `grid`: the name above its value, in several columns. */
export type DescriptionListLayout = 'rows' | 'grid'

export const descriptionListLayouts = {
  rows: 'gap-2.5',
  grid: 'grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-4',
} satisfies Record<DescriptionListLayout, string>
