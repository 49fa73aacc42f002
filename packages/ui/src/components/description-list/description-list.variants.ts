/** `rows`: the name beside its value. `grid`: the name above its value, several to a line. */
export type DescriptionListLayout = 'rows' | 'grid'

export const descriptionListLayouts = {
  rows: 'gap-2.5',
  grid: 'grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-4',
} satisfies Record<DescriptionListLayout, string>
