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
