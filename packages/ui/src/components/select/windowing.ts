interface VisibleRowsArgs {
  top: number
  height: number
  rowHeight: number
  count: number
  /** The number of extra rows beyond each edge, so that the next one is mounted before it scrolls into view. */
  extraRows?: number | undefined
}

/** Returns the visible rows with a few around them: `from` inclusive, `to` exclusive. */
export function getVisibleRows({ top, height, rowHeight, count, extraRows = 3 }: VisibleRowsArgs): {
  from: number
  to: number
} {
  return {
    from: Math.max(0, Math.floor(top / rowHeight) - extraRows),
    to: Math.min(count, Math.ceil((top + height) / rowHeight) + extraRows),
  }
}

type Options = readonly { disabled?: boolean | undefined }[]

/** Returns the first enabled option from `start` on in one direction; -1 when there is none. */
function nextEnabled(options: Options, start: number, direction: 1 | -1): number {
  for (let index = start; index >= 0 && index < options.length; index += direction) {
    if (!options[index]?.disabled) return index
  }
  return -1
}

interface ListNavigation {
  options: Options
  active: number
  /** The number of rows that a page key jumps. */
  page: number
}

/** Returns the row that a key moves to: -1 when there is none in that direction, `undefined` for other keys. */
export function rowForKey(key: string, { options, active, page }: ListNavigation): number | undefined {
  const last = options.length - 1
  switch (key) {
    case 'ArrowDown':
      return nextEnabled(options, active + 1, 1)
    case 'ArrowUp':
      return nextEnabled(options, active - 1, -1)
    case 'PageDown':
      return nextEnabled(options, Math.min(active + page, last), -1)
    case 'PageUp':
      return nextEnabled(options, Math.max(active - page, 0), 1)
    case 'Home':
      return nextEnabled(options, 0, 1)
    case 'End':
      return nextEnabled(options, last, -1)
    default:
      return undefined
  }
}
