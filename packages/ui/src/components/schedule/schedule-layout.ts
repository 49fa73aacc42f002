/** An item with its wall-clock times: "2026-11-27T09:30". */
export interface TimedItem<Item> {
  id: string
  item: Item
  start: string
  end: string
}

/** The part of an item on one day. Times are minutes since the midnight before the day. */
export interface Segment<Item> {
  key: string
  id: string
  item: Item
  /** The whole period of the item. */
  period: readonly [start: string, end: string]
  start: number
  end: number
  /** Whether it continues from the previous day. */
  continuesBefore: boolean
  /** Whether it continues on the next day. */
  continuesAfter: boolean
}

/** The place of a segment among those that overlap it. */
export interface PlacedSegment<Item> extends Segment<Item> {
  /** Where it is outside of the visible hours, if it is. */
  outside: 'before' | 'after' | undefined
  column: number
  /** The number of columns that it covers. */
  span: number
  /** The number of columns in its group. */
  columns: number
  /** Whether the button for hidden segments is after these columns. */
  besideButton: boolean
  /** Whether there is no column for it: it is behind the button of its group. */
  hidden: boolean
}

/** The hidden segments of a group, for which there is a button after its columns. */
export interface HiddenGroup {
  start: number
  end: number
  /** The number of columns before the button. */
  columns: number
  keys: readonly string[]
}

/** One day of a schedule. */
export interface DayLayout<Item> {
  segments: readonly PlacedSegment<Item>[]
  groups: readonly HiddenGroup[]
  /** The largest number of columns next to each other. */
  columns: number
}

/** The visible part of a day, in hours. */
export interface VisibleHours {
  from: number
  to: number
}

const minutesOfDay = 1440
/** Shorter segments have this height, so that they can be read and pressed. */
export const minimumMinutes = 30

const getDay = (time: string) => time.slice(0, 10)
const toMinutes = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))

/** @returns the parts of the items on each day, in the sequence of time. An item over midnight has several. */
export function splitByDay<Item>(
  items: readonly TimedItem<Item>[],
  days: readonly string[],
): ReadonlyMap<string, readonly Segment<Item>[]> {
  const byDay = new Map<string, Segment<Item>[]>(days.map((day) => [day, []]))
  for (const { id, item, start, end } of items) {
    for (const day of days) {
      const [first, last] = [getDay(start), getDay(end)]
      // An end at midnight belongs to the day before.
      const isPast = last < day || (last === day && toMinutes(end) === 0 && first < day)
      if (first > day || isPast) continue
      const continuesBefore = first < day
      const from = continuesBefore ? 0 : toMinutes(start)
      const until = last > day ? minutesOfDay : toMinutes(end)
      const continuesAfter = last > day && !(toMinutes(end) === 0 && Date.parse(last) - Date.parse(day) === 86_400_000)
      byDay.get(day)?.push({
        key: `${id} ${day}`,
        id,
        item,
        period: [start, end],
        start: from,
        end: Math.max(until, from),
        continuesBefore,
        continuesAfter,
      })
    }
  }
  for (const segments of byDay.values())
    segments.sort((one, other) => one.start - other.start || other.end - one.end || (one.id < other.id ? -1 : 1))
  return byDay
}

type MutableSegment<Item> = { -readonly [Key in keyof PlacedSegment<Item>]: PlacedSegment<Item>[Key] }

/**
 * Places the segments of a day. As in FullCalendar and Google Calendar, a group of segments that overlap, directly or
 * through others, shares the width in columns: each takes the first one that is free at its start, and covers the free ones
 * after it. When more than `maximumColumns` are necessary, the others are hidden behind a button, as with FullCalendar's
 * `eventMaxStack`, but as few as possible: the segments that end first have a place, so that one that takes the full day does
 * not hide all others. The button has the place of the last column, but is narrow, so that the titles have the width.
 */
export function layOutDay<Item>(
  segments: readonly Segment<Item>[],
  { from, to }: VisibleHours,
  maximumColumns: number,
): DayLayout<Item> {
  const [visibleStart, visibleEnd] = [from * 60, to * 60]
  const groups: HiddenGroup[] = []
  let widest = 1
  const placed = segments.map((segment): MutableSegment<Item> => {
    const isBefore = segment.end <= visibleStart && segment.start < visibleStart
    const outside = isBefore ? 'before' : segment.start >= visibleEnd ? 'after' : undefined
    return { ...segment, outside, column: 0, span: 1, columns: 1, besideButton: false, hidden: false }
  })
  const begin = ({ start }: Segment<Item>) => Math.max(start, visibleStart)
  const finish = (segment: Segment<Item>) =>
    Math.max(Math.min(segment.end, visibleEnd), begin(segment) + minimumMinutes)

  /** Places as many as possible in some columns, and hides the others. */
  const placeMost = (group: readonly MutableSegment<Item>[], columns: number) => {
    const ends: number[] = Array(columns).fill(0)
    for (const segment of group.toSorted((one, other) => finish(one) - finish(other) || begin(one) - begin(other))) {
      // The free column whose last segment is the closest: the others stay free for segments that begin earlier.
      const free = ends.filter((end) => end <= begin(segment))
      segment.hidden = free.length === 0
      if (segment.hidden) continue
      segment.column = ends.lastIndexOf(Math.max(...free))
      ends[segment.column] = finish(segment)
    }
  }

  const close = (group: readonly MutableSegment<Item>[]) => {
    const count = Math.max(...group.map(({ column }) => column)) + 1
    const columns = Math.min(count, maximumColumns)
    widest = Math.max(widest, columns)
    const isCrowded = count > maximumColumns
    const last = isCrowded ? columns - 1 : columns
    if (isCrowded) placeMost(group, last)
    const extra = group.filter(({ hidden }) => hidden)
    if (extra.length > 0) {
      const start = Math.min(...extra.map(begin))
      const end = Math.max(...extra.map(finish))
      groups.push({ start, end, columns: last, keys: extra.map(({ key }) => key) })
    }
    const visible = group.filter(({ hidden }) => !hidden)
    for (const segment of visible) {
      segment.columns = last
      segment.besideButton = extra.length > 0
      const isFree = (column: number) =>
        !visible.some(
          (other) => other.column === column && begin(other) < finish(segment) && begin(segment) < finish(other),
        )
      while (segment.column + segment.span < last && isFree(segment.column + segment.span)) segment.span += 1
    }
  }

  let group: MutableSegment<Item>[] = []
  let groupEnd = 0
  let ends: number[] = []
  for (const segment of placed) {
    if (segment.outside) continue
    if (group.length > 0 && begin(segment) >= groupEnd) {
      close(group)
      group = []
      ends = []
    }
    const free = ends.findIndex((end) => end <= begin(segment))
    segment.column = free === -1 ? ends.length : free
    ends[segment.column] = finish(segment)
    groupEnd = group.length === 0 ? finish(segment) : Math.max(groupEnd, finish(segment))
    group.push(segment)
  }
  if (group.length > 0) close(group)
  return { segments: placed, groups, columns: widest }
}

const layouts = new WeakMap<readonly Segment<unknown>[], Map<string, DayLayout<unknown>>>()

/** Like `layOutDay`, but returns the same object for the same values: opening one day then renders no entry of another. */
export function getDayLayout<Item>(
  segments: readonly Segment<Item>[],
  hours: VisibleHours,
  maximumColumns: number,
): DayLayout<Item> {
  const key = `${hours.from} ${hours.to} ${maximumColumns}`
  const ofSegments = layouts.get(segments) ?? new Map<string, DayLayout<unknown>>()
  layouts.set(segments, ofSegments)
  const layout = (ofSegments.get(key) as DayLayout<Item> | undefined) ?? layOutDay(segments, hours, maximumColumns)
  ofSegments.set(key, layout)
  return layout
}
