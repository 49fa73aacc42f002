/** The meaning of a position. */
export type OutlineMapTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'

/** The tones by urgency: a group has the most urgent one of its positions. */
export const tonesByUrgency: readonly OutlineMapTone[] = ['danger', 'warning', 'waiting', 'info', 'neutral', 'success']

/** The fill of a mark. Danger also has another shape, so that it is no matter of color alone. */
export const outlineMapTones = {
  neutral: 'rounded-full border-line-strong bg-surface-raised text-text',
  info: 'rounded-full border-info bg-info-soft text-info',
  success: 'rounded-full border-success bg-success-soft text-success',
  warning: 'rounded-full border-warning bg-warning-soft text-warning',
  danger: 'rounded-sm border-danger bg-danger-soft text-danger',
  waiting: 'rounded-full border-waiting bg-waiting-soft text-waiting',
} satisfies Record<OutlineMapTone, string>

export const outlineMapLayout = 'flex min-w-0 flex-col gap-3 md:flex-row'

/** The frame has its height from the start, so that nothing shifts when it is measured. */
export const outlineMapFrame = [
  'relative isolate h-80 min-w-0 overflow-hidden max-md:shrink-0 rounded-lg border border-line bg-surface-sunken md:flex-1',
  'print:h-128 group/frame data-drawing:touch-none',
].join(' ')

/**
 * The height of the frame, that of the list at most, and the pixels until the frame is measured. A map of size `lg` is as
 * high as the page has room.
 */
export const outlineMapSizes = {
  md: { frame: 'md:h-96', panel: 'md:max-h-96', pixels: 384 },
  lg: {
    frame: 'md:h-[max(26rem,calc(100dvh-19rem))]',
    panel: 'md:max-h-[max(26rem,calc(100dvh-19rem))]',
    pixels: 416,
  },
}

/** A mark. On touch screens its target is 44 px. */
export const outlineMapMark = [
  'absolute top-0 left-0 -mt-3.5 -ml-3.5 inline-flex h-7 min-w-7 cursor-pointer items-center justify-center border-2 px-1',
  'text-xs font-semibold figures data-single:size-5 data-single:min-w-5 data-single:-mt-2.5 data-single:-ml-2.5 data-single:px-0',
  'data-approximate:border-dashed hover:z-1 focus-visible:z-1 data-active:z-1 data-active:ring-3 data-active:ring-focus/50',
  'after:absolute after:-inset-2 pointer-fine:after:hidden forced-colors:bg-[Canvas]',
].join(' ')

/** The name of the place below a mark, with a halo so that lines behind it do not cross its letters. */
export const outlineMapPlaceName = [
  'pointer-events-none absolute top-0 left-0 mt-4 max-w-28 -translate-x-1/2 truncate text-xs text-subtle',
  '[paint-order:stroke_fill] [-webkit-text-stroke:3px_var(--color-surface-raised)]',
].join(' ')

export const outlineMapPanel = [
  'flex min-w-0 flex-col rounded-lg border border-line bg-surface-raised md:w-80 md:shrink-0',
  'print:max-h-none',
].join(' ')

export const outlineMapRow = [
  'flex min-w-0 gap-3 border-b border-line px-3 py-2 last:border-b-0 wrap-anywhere',
  'data-active:bg-surface-hover data-selected:bg-primary-soft',
].join(' ')
