export type TableAlign = 'start' | 'end'

export const tableAligns = {
  start: 'text-start',
  end: 'figures text-end',
} satisfies Record<TableAlign, string>

/** Controls in a linked row are above the stretched link. */
export const tableRow = [
  'group/row relative data-selected:bg-primary-soft',
  'forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2',
  'forced-colors:data-selected:outline-dashed',
  'has-[[data-slot=table-row-link]]:hover:bg-surface-hover',
  '[&_:is(a,button,label,[data-slot=checkbox]):not([data-slot=table-row-link])]:relative',
  '[&_:is(a,button,label,[data-slot=checkbox]):not([data-slot=table-row-link])]:z-1',
].join(' ')
