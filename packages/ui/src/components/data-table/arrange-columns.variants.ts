export const arrangeRow = [
  'flex min-h-11 items-center gap-1 rounded-md px-2 hover:bg-surface-hover md:min-h-9',
  'data-over:outline-2 data-over:-outline-offset-2 data-over:outline-primary data-over:outline-dashed',
].join(' ')

/** Pinning has no effect on the cards of a narrow screen. */
export const pinnedButton = 'max-md:hidden aria-pressed:bg-primary-soft aria-pressed:text-primary'
