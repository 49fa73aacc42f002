export type DialogSize = 'sm' | 'md' | 'lg'

export const dialogSizes = {
  sm: 'max-w-md',
  md: 'max-w-xl',
  lg: 'max-w-3xl',
} satisfies Record<DialogSize, string>

/** Where the panel stands: in the middle, or along the right edge. */
export type DialogPlacement = 'center' | 'right'

export const dialogPlacements = {
  center: 'm-auto max-h-full animate-rise rounded-lg border border-line',
  right: 'ml-auto h-full animate-slide-in border-line border-l',
} satisfies Record<DialogPlacement, string>

export const dialogFrames = {
  center: 'p-4',
  right: 'md:pl-16',
} satisfies Record<DialogPlacement, string>

/**
 * For what sticks to an edge of the panel: its border towards the content lets the ring of the field beside it show
 * through. In forced colours a border is never transparent, so there it goes.
 */
export const ringGap = 'border-transparent bg-clip-padding forced-colors:border-0'
