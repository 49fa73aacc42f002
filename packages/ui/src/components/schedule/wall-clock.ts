'use client'
import { getDateFormat } from '../../lib/intl-formats.ts'
import { useTimeZone } from '../../lib/locale.ts'
import { useNow } from '../relative-time/use-now.ts'

/** The current time of a schedule: fixed, or that of the device, and the zone of its wall-clock times. */
export interface ScheduleClock {
  now: Date | undefined
  timeZone: string | undefined
}

/** @returns the current day and the minutes since its midnight; `undefined` on the server, whose time differs. */
export function useWallClock({ now, timeZone }: ScheduleClock): { day: string; minutes: number } | undefined {
  const current = useNow()
  const zoneOfProvider = useTimeZone()
  const at = now ?? current
  if (!at) return undefined
  // Swedish writes "2026-11-27 09:30".
  const format = getDateFormat('sv-SE', {
    timeZone: timeZone ?? zoneOfProvider,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', time = ''] = format.format(at).split(' ')
  return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) }
}
