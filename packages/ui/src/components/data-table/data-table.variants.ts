import type { DataTableDensity, getCellLayout } from './column.ts'

/** The height of a row in pixels; also its estimate before it is measured. */
export const rowHeights = { normal: 44, compact: 36 } satisfies Record<DataTableDensity, number>

export const rowDensities = {
  normal: 'h-11 py-2',
  compact: 'h-9 py-1 text-sm',
} satisfies Record<DataTableDensity, string>

export const cellAligns = {
  start: 'text-start',
  center: 'text-center',
  end: 'figures text-end',
} satisfies Record<'start' | 'center' | 'end', string>

export const bulkActionsLayout =
  'flex min-h-13 min-w-0 flex-wrap items-center gap-2 border-b border-line py-2 ps-4 pe-3 md:ps-5 print:hidden'

/** The toolbar is hidden while the bulk actions are shown, so that its controls keep their state. */
export const toolbarLayout = `${bulkActionsLayout} group-has-[>[data-slot=data-table-bulk-actions]]/data-table:hidden`

/** Over the end of the header of cards, which is 44 px high. */
export const toolbarInCardHead = [
  'max-md:relative max-md:z-3 max-md:ms-auto max-md:-mb-11 max-md:min-h-11 max-md:w-fit max-md:border-b-0 max-md:py-0',
  'max-md:[&>:not(button)]:sr-only',
].join(' ')

/* Below 768 px the table is a list of cards: the same rows and cells, stacked. */

export const tableLayout = 'w-full border-separate border-spacing-0 max-md:block max-md:min-w-0'

/** For columns whose widths are independent of their content. On paper nothing scrolls, so they are the preferred ones. */
export const fixedLayout = 'min-w-(--columns) table-fixed print:min-w-0 print:table-auto'

/* When all columns have a width, the rest of a wider table is an empty cell, so that the lines of the rows reach its edge. */
const spaceAtEnd = [
  'md:group-data-space/table:after:table-cell md:group-data-space/table:after:border-b',
  'md:group-data-space/table:after:border-line md:group-data-space/table:after:content-[""]',
].join(' ')

/** Above cards the header is a bar of controls; without controls it is hidden. */
export const headLayout = 'sticky top-0 z-2 bg-surface-raised text-sm text-subtle'
export const headOverCards = { controls: 'max-md:block', none: 'max-md:hidden' } as const

export const headRowLayout = [
  'bg-surface-raised',
  spaceAtEnd,
  'max-md:flex max-md:items-center max-md:gap-1 max-md:overflow-x-auto max-md:border-b',
  'max-md:border-line max-md:px-4',
].join(' ')

export const headCellLayout = [
  'h-10 border-b border-line px-3 font-medium whitespace-nowrap first:ps-5 last:pe-5',
  'max-md:h-auto max-md:border-b-0 max-md:p-0 max-md:first:ps-0 max-md:last:pe-0',
].join(' ')

/* When the table scrolls horizontally, the title and the actions of a row are sticky, with a line at their edge.
      Only
      then, because each sticky cell is a layer that the browser paints in every frame of scrolling. */

const stickyCell = [
  'md:group-data-overflows/table:sticky md:group-data-overflows/table:z-1',
  'md:group-data-overflows/table:bg-inherit md:group-data-overflows/table:ring-of-row',
  // Paper does not scroll: a sticky cell would stay where it was on screen, over other columns.
  'print:group-data-overflows/table:static',
].join(' ')

const edgeOfSticky = 'md:group-data-before/table:border-e print:group-data-before/table:border-e-0'

/** For the title of a row, at the start. */
export const stickyAtStart = `${stickyCell} ${edgeOfSticky} md:group-data-overflows/table:start-0`

/** For a pinned column, after the title and the pinned columns before it. Until the offset is measured, it scrolls. */
export const pinnedAt = [
  `${stickyCell} ${edgeOfSticky} md:group-data-overflows/table:start-(--pin-0)`,
  `${stickyCell} ${edgeOfSticky} md:group-data-overflows/table:start-(--pin-1)`,
  `${stickyCell} ${edgeOfSticky} md:group-data-overflows/table:start-(--pin-2)`,
]

/** For the actions of a row, at the end. */
export const stickyAtEnd = `${stickyCell} md:group-data-overflows/table:end-0 md:group-data-after/table:border-s`

/** In a table whose columns the user can resize, a name that is longer than its column is truncated. */
export const headName = 'block min-w-0 overflow-clip text-ellipsis'

/** In a list of cards, a column header without a sort button is hidden. */
export const headCellWithoutControl = 'max-md:hidden'

/** Rows contain no positioned elements: each is a layer that the browser paints in every frame of scrolling. */
export const rowLayout = [
  spaceAtEnd,
  'bg-surface-raised forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2',
  'forced-colors:data-selected:not-focus:outline-dashed',
  'data-selected:bg-primary-soft data-highlighted:not-data-selected:bg-accent-soft',
  'data-leads:cursor-pointer data-leads:hover:not-data-selected:bg-surface-hover',
  // A press is visible in the next frame, before the page that it opens is rendered.
  'data-leads:active:not-data-selected:not-has-[:is(input,button):active]:bg-primary-soft',
  'focus:outline-2 focus:-outline-offset-2 focus:outline-focus',
  'max-md:flex max-md:flex-wrap max-md:items-start',
  // Ends the first line, which has the checkbox, the title and the menu. It would fit next to a title without a width.
  'max-md:before:order-2 max-md:before:basis-full max-md:before:content-[""]',
  'max-md:border-b max-md:border-line max-md:px-4 max-md:py-2',
].join(' ')
/** In cards the values start after the checkbox, which paper does not have. */
export const selectableCard = 'max-md:not-print:ps-11.5'

/** Looks like a `Checkbox`, with one element instead of six. */
export const rowCheckbox = [
  'block size-4.5 cursor-pointer appearance-none rounded-sm border border-control bg-surface-raised',
  'hover:border-control-hover checked:border-primary checked:bg-primary forced-colors:appearance-auto',
  'before:mx-auto before:mt-px before:block before:h-2.5 before:w-1.5 before:rotate-45 before:border-r-2',
  'before:border-b-2 before:border-transparent before:content-[""] checked:before:border-on-primary',
  'forced-colors:before:hidden',
].join(' ')

const cell = [
  'border-b border-line px-3 first:ps-5 last:pe-5',
  'max-md:border-b-0 max-md:px-0 max-md:first:ps-0 max-md:last:pe-0',
].join(' ')

/** The label of a value in a card, next to or above it. */
const cardLabel = 'max-md:before:text-sm max-md:before:text-subtle max-md:before:content-[attr(data-label)]'

/** A value in a card that has its label above it, or none. */
const cardValue = [
  'max-w-80 max-md:order-3 max-md:h-auto max-md:max-w-none max-md:pb-0',
  'max-md:whitespace-normal max-md:wrap-anywhere max-md:text-start',
].join(' ')

/** How a value is shown that is longer than its cell. */
export const overflows = {
  truncate: 'overflow-clip text-ellipsis whitespace-nowrap',
  wrap: 'align-top wrap-anywhere',
} satisfies Record<'truncate' | 'wrap', string>

/** Printed cells wrap instead of being truncated. */
const onPaper = 'print:max-w-none print:whitespace-normal'

export const cellLayouts = {
  select: [
    cell,
    'w-11 max-md:order-1 max-md:-ms-7.5 max-md:h-auto max-md:w-7.5',
    'max-md:py-0.5 max-md:pe-3 print:hidden',
  ].join(' '),
  primary: [
    cell,
    stickyAtStart,
    'max-w-80 max-md:order-1 max-md:min-w-0 max-md:grow max-md:basis-px max-md:h-auto max-md:max-w-none',
    'max-md:py-0 max-md:whitespace-normal max-md:wrap-anywhere max-md:text-start',
    onPaper,
  ].join(' '),
  value: [
    cell,
    'max-w-80 max-md:order-3 max-md:flex max-md:w-full max-md:h-auto max-md:max-w-none',
    'max-md:justify-between max-md:gap-4 max-md:py-1 max-md:whitespace-normal',
    'max-md:wrap-anywhere max-md:text-end max-md:before:shrink-0 max-md:before:text-start',
    cardLabel,
    onPaper,
  ].join(' '),
  half: [cell, cardValue, 'max-md:w-1/2 max-md:pt-2 max-md:pe-3 max-md:before:block', cardLabel, onPaper].join(' '),
  plain: [cell, cardValue, 'max-md:w-full max-md:pt-1', onPaper].join(' '),
  inline: [cell, cardValue, 'max-md:max-w-full max-md:self-center max-md:pt-1 max-md:pe-3', onPaper].join(' '),
  tableOnly: [cell, 'max-w-80 max-md:hidden', onPaper].join(' '),
  actions: [
    cell,
    stickyAtEnd,
    'w-13 text-end max-md:order-1 max-md:h-auto max-md:w-auto',
    'max-md:py-0 print:hidden',
  ].join(' '),
  cardAction: 'hidden max-md:order-3 max-md:ms-auto max-md:block print:hidden',
} satisfies Record<'select' | 'primary' | 'actions' | 'cardAction' | ReturnType<typeof getCellLayout>, string>

export const menuButton = [
  '-my-2 max-md:-my-3 max-md:align-top inline-grid size-11 place-items-center rounded-md align-middle text-subtle hover:bg-surface-hover',
  'hover:text-text aria-expanded:bg-surface-hover aria-expanded:text-text max-md:-me-2 md:size-8',
].join(' ')

export const rowTitle = 'max-w-full cursor-pointer rounded-sm text-start font-medium text-text no-underline'
