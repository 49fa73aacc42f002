interface Sight {
  top: number
  height: number
  rowHeight: number
  count: number
  /** Rows kept beyond each edge, so that the next one is there before it scrolls into view. */
  spare?: number | undefined
}

/** Which rows are in sight, and a few around them: `from` inclusive, `to` exclusive. */
export function rowsInSight({ top, height, rowHeight, count, spare = 3 }: Sight): { from: number; to: number } {
  return {
    from: Math.max(0, Math.floor(top / rowHeight) - spare),
    to: Math.min(count, Math.ceil((top + height) / rowHeight) + spare),
  }
}

type Options = readonly { disabled?: boolean | undefined }[]

/** The first option that can be chosen at `start` or beyond it in one direction; -1 when there is none. */
function nextEnabled(options: Options, start: number, direction: 1 | -1): number {
  for (let index = start; index >= 0 && index < options.length; index += direction) {
    if (!options[index]?.disabled) return index
  }
  return -1
}

interface Place {
  options: Options
  active: number
  /** How many rows a page key jumps. */
  page: number
}

/** Where a key leads: a row, -1 when there is none in that direction, `undefined` when the key is not for moving. */
export function rowForKey(key: string, { options, active, page }: Place): number | undefined {
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
