import { getTimeZone } from '@malote/api-client/contract'
import { fromWallClock } from '../../domain/time-zone.ts'
import type { RowError } from './import-kind.ts'
import type { MomentParts } from './read-moment.ts'
import { hoursMessage, momentMessage } from './read-window-cell.ts'

type WindowParts = { readonly [Part in 'day' | 'hours' | 'start' | 'end']?: MomentParts }

/** A stop as its cells were read. */
export type DraftStop = Record<string, unknown> & { readonly address?: unknown; readonly window?: unknown }

const windowMessage = 'Preencha início e fim da janela.'
const missingHoursMessage =
  'A linha tem o dia e não tem o horário. Escreva o início e o fim, como 14:00 às 18:00, ou “dia todo”.'
const missingDayMessage = 'Informe o dia, como 21/11/2026.'

/** The zone of a stop, as in the form; that of the organisation while the state of the stop is unreadable. */
export function getStopZone({ address }: DraftStop, timeZone: string): string {
  const { state, city, postalCode } = (address ?? {}) as { state?: unknown; city?: unknown; postalCode?: unknown }
  if (typeof state !== 'string' || !/^[A-Z]{2}$/.test(state)) return timeZone
  return getTimeZone({
    state,
    city: typeof city === 'string' ? city : undefined,
    postalCode: typeof postalCode === 'string' ? postalCode : undefined,
  })
}

/**
 * Resolves the window of a stop to instants in the zone of the stop. A time without a day takes the day of the row, and a day
 * without times the hours of the row, or those of all rows.
 *
 * @param unreadable The titles of the columns whose cells have an error already.
 */
export function resolveWindow(
  stop: DraftStop,
  title: 'Coleta' | 'Entrega',
  timeZone: string,
  unreadable: ReadonlySet<string>,
): { readonly stop: DraftStop; readonly errors: readonly RowError[] } {
  const { window, ...rest } = stop
  const { day, hours, start, end } = (window ?? {}) as WindowParts
  const columns = { day: `${title}: dia`, hours: `${title}: horário`, start: `${title}: início`, end: `${title}: fim` }
  // A cell with an error has its message; another one about the window would be untrue.
  const isReadable = Object.values(columns).every((column) => !unreadable.has(column))
  const errors: RowError[] = []
  const report = (column: string | undefined, message: string) => {
    if (isReadable && column) errors.push({ column, message })
    return undefined
  }
  const resolve = (column: string, parts: MomentParts | undefined): string | undefined => {
    if (!parts) return report(column, windowMessage)
    if (parts.instant) return parts.instant
    const midnight = parts.day ?? day?.day
    if (midnight === undefined || parts.time === undefined) return report(column, momentMessage)
    return new Date(fromWallClock(midnight + parts.time, getStopZone(stop, timeZone))).toISOString()
  }
  // "21/11/2026 14:00" of a day: the hour must not get lost.
  if (day?.time && day.end === undefined && day.time !== start?.time) {
    report(columns.day, hoursMessage)
    return { stop: rest, errors }
  }
  const toWindow = () => {
    if (start || end) return { start: resolve(columns.start, start), end: resolve(columns.end, end) }
    const midnight = day?.day ?? hours?.day
    if (midnight === undefined) return report(hours?.isConstant ? undefined : columns.day, missingDayMessage)
    const span = [hours, day].find((parts) => parts?.end !== undefined)
    if (!span) return report(columns.hours, missingHoursMessage)
    return {
      start: resolve(columns.hours, { day: midnight, time: span.time }),
      end: resolve(columns.hours, { day: midnight, time: span.end }),
    }
  }
  const resolved = day || hours || start || end ? toWindow() : undefined
  return { stop: resolved?.start && resolved.end ? { ...rest, window: resolved } : rest, errors }
}
