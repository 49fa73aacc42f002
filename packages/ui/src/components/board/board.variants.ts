/** What a column does with the card that is being dragged. */
export type BoardDrop = 'idle' | 'source' | 'allowed' | 'over' | 'forbidden'

/** The frame of a column. The border is always there, so that a drag moves nothing. */
export const boardDrops = {
  idle: 'border-transparent bg-surface-sunken',
  source: 'border-line-strong bg-surface-sunken',
  allowed: 'border-dashed border-primary bg-surface-sunken',
  over: 'border-primary bg-primary-soft',
  forbidden: 'border-transparent bg-surface-sunken forced-colors:border-dotted',
} satisfies Record<BoardDrop, string>

/**
 * Columns of equal width in a row that scrolls; on a phone almost one screen each, so that the next one is visible. It is
 * positioned, so that texts for screen readers scroll with their cards instead of widening the page.
 */
export const boardLayout = [
  'relative isolate grid auto-cols-[minmax(min(17rem,82vw),1fr)] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain p-2',
  'max-md:snap-x max-md:snap-mandatory max-md:scroll-ps-2 print:block print:overflow-visible',
  // In a board that scrolls, a column has its minimal width. A pinned one must not cover the focus in the others.
  'md:[&>[data-pinned]~*_:focus]:scroll-ms-80',
].join(' ')

/** A separate stacking context, so that a change in one column paints only this one. */
export const boardColumnLayout =
  'isolate flex min-w-0 snap-start flex-col rounded-lg border print:mb-4 print:break-inside-avoid-page md:data-pinned:sticky md:data-pinned:-start-2 md:data-pinned:z-1 md:data-pinned:not-data-drop:border-line'

/** The cards of a column scroll, so that its heading and the other columns stay visible. */
export const boardListLayout = [
  'flex max-h-[max(22rem,calc(100dvh-19rem))] min-h-24 flex-1 flex-col gap-2 overflow-y-auto overscroll-y-contain px-2 pb-2',
  'print:max-h-none',
].join(' ')

/**
 * A card that is not visible costs no style or layout. The outline is inside, because such a card clips what is outside of
 * it.
 */
export const boardCardLayout = [
  'shrink-0 [contain-intrinsic-size:auto_7.5rem] [content-visibility:auto]',
  'rounded-md border border-line bg-surface-raised px-3 py-2.5 wrap-anywhere',
  'data-link:cursor-pointer data-link:hover:not-data-selected:border-line-strong',
  'data-selected:border-primary-line data-selected:bg-primary-soft',
  // No opacity: the texts keep their contrast.
  'data-dragged:border-dashed data-dragged:border-primary data-pending:border-dashed data-pending:border-control',
  'focus:outline-2 focus:-outline-offset-2 focus:outline-focus',
  'forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2 forced-colors:data-selected:not-focus:outline-dashed',
].join(' ')

/** On phones 44 px, without growing the card. */
export const boardMenuButton = [
  '-my-2.5 -me-2 inline-grid size-11 shrink-0 place-items-center rounded-md text-subtle hover:bg-surface-hover',
  '-outline-offset-2 hover:text-text aria-expanded:bg-surface-hover aria-expanded:text-text md:-my-1.5 md:-me-1.5 md:size-8',
  'print:hidden',
].join(' ')

export const boardCount = 'ms-auto rounded-sm border px-1.5 text-sm figures'

/** The number of cards; yellow where they wait for a person. */
export const boardCounts = {
  neutral: 'border-transparent bg-surface-raised text-subtle',
  waiting: 'border-waiting-line bg-waiting-soft text-waiting',
}
