import { toLocalTime } from '../local-time.ts'

const hourMs = 3_600_000

/** @returns the calendar day a number of days after another. */
export function addDays(day: string, days = 1): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Whether a window crosses midnight: its end time is before its start time. */
export const crossesMidnight = ({ start, end }: { start: string; end: string }): boolean =>
  start !== '' && end !== '' && end < start

export interface WindowPreset {
  label: string
  window: { day: string; start: string; end: string }
}

/** @returns the most common windows; those of today while at least an hour of them is left. */
export function getWindowPresets(now: number, zone: string): WindowPreset[] {
  const today = toLocalTime(zone, new Date(now).toISOString())
  const tomorrow = addDays(today.day)
  const inAnHour = toLocalTime(zone, new Date(now + hourMs).toISOString())
  return [
    { label: 'Hoje de manhã', window: { day: today.day, start: '08:00', end: '12:00' } },
    { label: 'Hoje à tarde', window: { day: today.day, start: '13:00', end: '18:00' } },
    { label: 'Amanhã de manhã', window: { day: tomorrow, start: '08:00', end: '12:00' } },
    { label: 'Amanhã à tarde', window: { day: tomorrow, start: '13:00', end: '18:00' } },
  ].filter(({ window: { day, end } }) => day > inAnHour.day || (day === inAnHour.day && inAnHour.time <= end))
}
