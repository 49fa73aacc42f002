export type DialogSize = 'sm' | 'md' | 'lg'

export const dialogSizes = {
  sm: 'max-w-md',
  md: 'max-w-xl',
  lg: 'max-w-3xl',
} satisfies Record<DialogSize, string>

/** The position of the panel: centred, or along the edge where lines end. */
export type DialogPlacement = 'center' | 'end'

// A focus ring inside of the panel would be covered by the sticky title and footer; at an edge of the window there is no
// other place.
export const dialogPlacements = {
  center: 'm-auto max-h-full animate-rise rounded-lg border border-line focus:outline-offset-0',
  end: 'focus:-outline-offset-2 ms-auto h-full animate-slide-in border-line border-s rtl:[--malote-slide-from:-100%]',
} satisfies Record<DialogPlacement, string>

export const dialogPanelClasses = [
  // Positioned, so that visually hidden elements inside do not enlarge the page behind it.
  // Scroll padding, so that the sticky title and footer do not cover a focused field.
  'relative flex w-full min-w-0 scroll-pt-20 scroll-pb-28 flex-col overflow-y-auto bg-surface-overlay shadow-overlay',
].join(' ')

export const dialogOverlayClasses = {
  center: 'p-4',
  end: 'md:ps-16',
} satisfies Record<DialogPlacement, string>

/**
 * For sticky elements at an edge of the panel: a transparent border lets the focus ring of the next field show
 * through. Forced colours would paint the border, so it is removed there.
 */
export const stickyEdge = 'border-transparent bg-clip-padding forced-colors:border-0'
