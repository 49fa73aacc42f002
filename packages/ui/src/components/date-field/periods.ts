/**
 * A month or a year as one number: the months since the year 0, or the year. A page of a grid has twelve of them: the
 * months of a year, or twelve years.
 */
export type Period = number

export const periodsPerPage = 12

/** The periods in a row of the grid. */
const columns = 3

export const toMonth = (date: Date): Period => date.getFullYear() * periodsPerPage + date.getMonth()

/** @returns the first day of a month. */
export function monthToDate(month: Period): Date {
  const date = new Date(2000, month % periodsPerPage, 1)
  // The constructor changes years below 100 to 19xx.
  date.setFullYear(Math.floor(month / periodsPerPage))
  return date
}

/** The first and the last allowed period, both inclusive. */
export interface PeriodLimits {
  first: Period
  last: Period
}

/** The years that a date field can write. */
const years: PeriodLimits = { first: 1000, last: 9999 }

/** @returns the months that contain an allowed day; `min` and `max` are `yyyy-MM-dd`. */
export function getMonthLimits(min: string | undefined, max: string | undefined): PeriodLimits {
  const read = (day: string) => Number(day.slice(0, 4)) * periodsPerPage + Number(day.slice(5, 7)) - 1
  return {
    first: min ? read(min) : years.first * periodsPerPage,
    last: max ? read(max) : years.last * periodsPerPage + periodsPerPage - 1,
  }
}

export const toYearLimits = ({ first, last }: PeriodLimits): PeriodLimits => ({
  first: Math.floor(first / periodsPerPage),
  last: Math.floor(last / periodsPerPage),
})

/** @returns the nearest allowed period. */
export const clampPeriod = (period: Period, { first, last }: PeriodLimits): Period =>
  Math.min(Math.max(period, first), Math.max(first, last))

/** @returns the rows of the page that contains a period. */
export function getPageRows(period: Period): Period[][] {
  const start = Math.floor(period / periodsPerPage) * periodsPerPage
  return Array.from({ length: periodsPerPage / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => start + row * columns + column),
  )
}

/** @returns the period that a key moves to; `undefined` for other keys. Arrows of a right-to-left page are mirrored. */
export function periodForKey(key: string, period: Period, isRightToLeft: boolean): Period | undefined {
  const step = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return period + step
    case 'ArrowLeft':
      return period - step
    case 'ArrowDown':
      return period + columns
    case 'ArrowUp':
      return period - columns
    case 'Home':
      return period - (period % columns)
    case 'End':
      return period - (period % columns) + columns - 1
    case 'PageDown':
      return period + periodsPerPage
    case 'PageUp':
      return period - periodsPerPage
    default:
      return undefined
  }
}
