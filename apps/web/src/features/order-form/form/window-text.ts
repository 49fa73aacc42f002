import { formatDate, formatTime } from '@malote/ui'
import { getForeignZoneName, getTimeZone, toInstant } from '../../orders/order/local-time.ts'
import type { StopValues } from './order-values.ts'

/**
 * @param viewer - the time zone of the viewer; by default that of the browser.
 * @returns the window of a stop: "o quanto antes", "30/11/2026, 14:00–18:00", in another time zone with its name.
 */
export function formatWindow({ window, address }: Pick<StopValues, 'window' | 'address'>, viewer?: string): string {
  const { day, start, end } = window
  if (!day && !start && !end) return 'o quanto antes'
  const zone = getTimeZone(address)
  const instant = address.state ? toInstant(zone, day, start || end) : undefined
  const foreign = instant && getForeignZoneName(zone, instant, viewer)
  const text = [day && formatDate(day), start && end ? `${formatTime(start)}–${formatTime(end)}` : start || end]
    .filter(Boolean)
    .join(', ')
  return foreign ? `${text} (horário de ${foreign})` : text
}
