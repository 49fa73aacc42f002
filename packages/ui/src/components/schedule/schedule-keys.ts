/** A place in the focus order of a schedule: a day, and an entry of it. */
export interface EntryPosition {
  day: number
  entry: number
}

/**
 * @returns the entry that a key moves the focus to; `undefined` for other keys, and at the ends. Days without entries are
 * skipped; in another day it is the entry whose start is nearest.
 */
export function entryForKey(
  key: string,
  at: EntryPosition,
  /** The starts of the entries of each day, in minutes, in their sequence. */
  starts: readonly (readonly number[])[],
): EntryPosition | undefined {
  const dayStarts = starts[at.day] ?? []
  const inDay = (entry: number) => ({ day: at.day, entry: Math.min(Math.max(entry, 0), dayStarts.length - 1) })
  switch (key) {
    case 'ArrowDown':
      return inDay(at.entry + 1)
    case 'ArrowUp':
      return inDay(at.entry - 1)
    case 'Home':
      return inDay(0)
    case 'End':
      return inDay(dayStarts.length - 1)
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = key === 'ArrowRight' ? 1 : -1
      const start = dayStarts[at.entry] ?? 0
      for (let day = at.day + step; day >= 0 && day < starts.length; day += step) {
        const list = starts[day] ?? []
        if (list.length === 0) continue
        const distances = list.map((other) => Math.abs(other - start))
        return { day, entry: distances.indexOf(Math.min(...distances)) }
      }
      return undefined
    }
    default:
      return undefined
  }
}
