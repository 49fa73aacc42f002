import { getTimeZone } from '@malote/api-client/contract'
import { fromWallClock } from '../../domain/time-zone.ts'
import type { RowError } from './import-kind.ts'
import { momentMessage } from './read-cell.ts'
import type { MomentParts } from './read-moment.ts'

type WindowParts = { readonly day?: MomentParts; readonly start?: MomentParts; readonly end?: MomentParts }

/** A stop as its cells were read. */
export type DraftStop = Record<string, unknown> & { readonly address?: unknown; readonly window?: unknown }

const windowMessage = 'Preencha início e fim da janela.'

/** The zone of a stop, as in the form; that of the organisation while the state of the stop is unreadable. */
export function getStopZone({ address }: DraftStop, timeZone: string): string {
  const { state, postalCode } = (address ?? {}) as { state?: unknown; postalCode?: unknown }
  if (typeof state !== 'string' || !/^[A-Z]{2}$/.test(state)) return timeZone
  return getTimeZone({ state, postalCode: typeof postalCode === 'string' ? postalCode : '' })
}

/**
 * Resolves the window of a stop to instants in the zone of the stop. A time without a day takes the day of the row.
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
  const { day, start, end } = (window ?? {}) as WindowParts
  const columns = { start: `${title}: início`, end: `${title}: fim` }
  // A cell with an error has its message; another one about the window would be untrue.
  const isReadable = ['dia', 'início', 'fim'].every((name) => !unreadable.has(`${title}: ${name}`))
  const errors: RowError[] = []
  const report = (column: string, message: string) => {
    if (isReadable) errors.push({ column, message })
    return undefined
  }
  const resolve = (column: string, parts: MomentParts | undefined): string | undefined => {
    if (!parts) return report(column, windowMessage)
    if (parts.instant) return parts.instant
    const midnight = parts.day ?? day?.day
    if (midnight === undefined || parts.time === undefined) return report(column, momentMessage)
    return new Date(fromWallClock(midnight + parts.time, getStopZone(stop, timeZone))).toISOString()
  }
  if (!start && !end && !day) return { stop: rest, errors }
  if (!start && !end) {
    report(columns.start, windowMessage)
    return { stop: rest, errors }
  }
  const resolved = { start: resolve(columns.start, start), end: resolve(columns.end, end) }
  return { stop: resolved.start && resolved.end ? { ...rest, window: resolved } : rest, errors }
}
