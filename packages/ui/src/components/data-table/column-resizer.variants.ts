/** The limits of a width in pixels. A column that is narrower or wider already keeps its width until it is changed. */
export const widthLimits = { minimum: 64, maximum: 640 }

/**
 * The handle at the edge of a column header, over the paddings of two cells. No header is positioned for it, so that the
 * sticky ones cover the handles of the columns that scroll below them. Its line appears while the header is pointed at, and
 * always where nothing can be pointed at.
 */
export const resizer = [
  'relative flex h-9 shrink-0 cursor-col-resize touch-none items-center justify-center rounded-sm select-none',
  'max-md:hidden print:hidden focus:-outline-offset-2',
  'before:h-4 before:border-s before:border-line-strong before:opacity-0 before:content-[""]',
  'focus:before:opacity-100 pointer-coarse:before:opacity-100 [thead:hover_&]:before:opacity-100',
  'hover:before:h-full hover:before:border-s-2 hover:before:border-primary',
  'active:before:h-full active:before:border-s-2 active:before:border-primary',
  'focus:before:h-full focus:before:border-s-2 focus:before:border-primary',
].join(' ')

/**
 * Over both paddings; at the edge of the region, over that of the last cell. Within a pinned header: Chromium does not paint
 * again what a sticky cell has beyond its edge, and left a part of the skeleton visible there.
 */
export const resizerPlaces = { between: '-me-6 w-6', last: '-me-5 w-5', pinned: '-me-3 w-6 justify-end' } as const
