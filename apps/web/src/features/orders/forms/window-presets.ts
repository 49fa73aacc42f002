import { addDays } from '@malote/api-client'
import { toLocalTime } from '../order/local-time.ts'

const hourMs = 3_600_000

export interface WindowPreset {
  label: string
  window: { day: string; start: string; end: string }
}

/** @returns the most common windows; those of today while at least an hour of them is left. */
export function getWindowPresets(now: number, zone: string): WindowPreset[] {
  const today = toLocalTime(zone, new Date(now).toISOString())
  const tomorrow = addDays(today.day, 1)
  const inAnHour = toLocalTime(zone, new Date(now + hourMs).toISOString())
  return [
    { label: 'Hoje de manhã', window: { day: today.day, start: '08:00', end: '12:00' } },
    { label: 'Hoje à tarde', window: { day: today.day, start: '13:00', end: '18:00' } },
    { label: 'Amanhã de manhã', window: { day: tomorrow, start: '08:00', end: '12:00' } },
    { label: 'Amanhã à tarde', window: { day: tomorrow, start: '13:00', end: '18:00' } },
  ].filter(({ window: { day, end } }) => day > inAnHour.day || (day === inAnHour.day && inAnHour.time <= end))
}
