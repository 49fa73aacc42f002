import { addDays } from '@malote/api-client'
import * as z from 'zod/mini'
import { getNow, getViewerDay } from '../../lib/format/clock.ts'
import { optionalSearchParam } from '../../lib/lists/list-search.ts'
import { getWeekday } from './order/local-time.ts'

/** The search parameters of the calendar: a day of the shown period, today when absent, and one day instead of a week. */
export const calendarParams = {
  dia: optionalSearchParam(z.iso.date()),
  escala: optionalSearchParam(z.enum(['dia'])),
}

export interface CalendarSearch {
  dia?: string | undefined
  escala?: 'dia' | undefined
}

/** @returns the day of the URL, or today in the zone of the viewer. */
export const getCalendarDay = ({ dia }: CalendarSearch, now = getNow()): string => dia ?? getViewerDay(now)

/** @returns the days that the calendar shows: one, or the week from Sunday, as in the calendar of date fields. */
export function listCalendarDays(search: CalendarSearch, now = getNow()): string[] {
  const day = getCalendarDay(search, now)
  if (search.escala === 'dia') return [day]
  const sunday = addDays(day, -getWeekday(day))
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
}
