import type { DayPickerProps } from 'react-day-picker'
import type { CalendarMessages } from '../../lib/calendar-messages.ts'
import { monthToDate, type Period, periodsPerPage } from './periods.ts'

/** The parts of `Intl.Locale` that TypeScript does not declare yet; older browsers lack both. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: (() => { firstDay: number }) | undefined
  weekInfo?: { firstDay: number } | undefined
}

/** @returns the first day of the week, 0 for Sunday; Sunday where the browser has no data. */
function getFirstDay(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as LocaleWithWeek
  const firstDay = (getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo)?.firstDay ?? 7
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

// The dates of the library are Gregorian and in the time zone of the device.
const shared = { calendar: 'gregory', numberingSystem: 'latn' } as const

/** @returns a function that writes a month with its year, with a capital: "Dezembro de 2026". */
function createMonthFormat(locale: string): (date: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { ...shared, month: 'long', year: 'numeric' })
  return (date) => format.format(date).replace(/^./, (letter) => letter.toLocaleUpperCase(locale))
}

/** @returns the texts of the grids of months and years. As dates, years have no separator of thousands. */
export function getPeriodTexts(locale: string) {
  const year = new Intl.DateTimeFormat(locale, { ...shared, year: 'numeric' })
  const monthOnly = new Intl.DateTimeFormat(locale, { ...shared, month: 'long' })
  return {
    year: (period: Period) => year.format(monthToDate(period * periodsPerPage)),
    month: (period: Period) => monthOnly.format(monthToDate(period)),
  }
}

/**
 * @returns the texts of the calendar library, from the browser's formats: the locale modules of the library are larger
 * and, in Portuguese, write "sab" and "Dezembro 2026".
 */
export function getCalendarTexts(
  locale: string,
  messages: CalendarMessages,
): Pick<DayPickerProps, 'weekStartsOn' | 'formatters' | 'labels'> {
  const month = createMonthFormat(locale)
  const shortDay = new Intl.DateTimeFormat(locale, { ...shared, weekday: 'short' })
  const longDay = new Intl.DateTimeFormat(locale, { ...shared, weekday: 'long' })
  const fullDate = new Intl.DateTimeFormat(locale, { ...shared, dateStyle: 'full' })
  const labelDay = (date: Date, isToday: boolean | undefined) =>
    isToday ? messages.today(fullDate.format(date)) : fullDate.format(date)
  return {
    weekStartsOn: getFirstDay(locale),
    formatters: {
      formatCaption: month,
      formatDay: (day) => String(day.getDate()),
      formatWeekdayName: (day) => shortDay.format(day).replace('.', ''),
    },
    labels: {
      labelNav: () => messages.calendarNavigation,
      labelNext: () => messages.nextMonth,
      labelPrevious: () => messages.previousMonth,
      labelGrid: month,
      labelGridcell: (date, modifiers) => labelDay(date, modifiers?.today),
      labelDayButton: (date, { today, selected }) =>
        selected ? messages.selectedDay(labelDay(date, today)) : labelDay(date, today),
      labelWeekday: (day) => longDay.format(day),
    },
  }
}
