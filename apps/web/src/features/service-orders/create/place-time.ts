/** Time as the clock on the wall of a place says it: windows are agreed there, wherever the person who types is. */

const zones: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
}

/** The time zone of a state; of the viewer, while no state is known. */
export function zoneOf(state: string): string {
  if (!state) return Intl.DateTimeFormat().resolvedOptions().timeZone
  return zones[state] ?? 'America/Sao_Paulo'
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Day and time of an instant on the clock of a zone. */
export function clockIn(instant: string | number, zone: string): { day: string; time: string } {
  let format = clocks.get(zone)
  if (!format) {
    // Swedish writes `2026-11-20 09:00`, the form that fields hold.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    clocks.set(zone, format)
  }
  const [day = '', time = ''] = format.format(new Date(instant)).split(' ')
  return { day, time }
}

const minute = 60_000
const wallTime = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`)

function offsetAt(instant: number, zone: string): number {
  const { day, time } = clockIn(instant, zone)
  return wallTime(day, time) - Math.floor(instant / minute) * minute
}

/** The instant at which a zone's clock shows a day and a time; undefined while one of them is missing. */
export function instantIn(zone: string, day: string, time: string): string | undefined {
  const wall = wallTime(day, time)
  if (Number.isNaN(wall)) return undefined
  const near = wall - offsetAt(wall, zone)
  return new Date(wall - offsetAt(near, zone)).toISOString()
}

/** The calendar day that comes so many days after another. */
export function dayAfter(day: string, days = 1): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Whether a window goes on after midnight: its end is earlier on the clock than its start. */
export const crossesMidnight = ({ start, end }: { start: string; end: string }): boolean =>
  start !== '' && end !== '' && end < start

export interface WindowPreset {
  label: string
  window: { day: string; start: string; end: string }
}

/** The windows that people mostly mean; those of today stay while at least an hour of them is left. */
export function windowPresets(now: number, zone: string): WindowPreset[] {
  const today = clockIn(now, zone)
  const tomorrow = dayAfter(today.day)
  const inAnHour = clockIn(now + 60 * minute, zone)
  return [
    { label: 'Hoje de manhã', window: { day: today.day, start: '08:00', end: '12:00' } },
    { label: 'Hoje à tarde', window: { day: today.day, start: '13:00', end: '18:00' } },
    { label: 'Amanhã de manhã', window: { day: tomorrow, start: '08:00', end: '12:00' } },
    { label: 'Amanhã à tarde', window: { day: tomorrow, start: '13:00', end: '18:00' } },
  ].filter(({ window: { day, end } }) => day > inAnHour.day || (day === inAnHour.day && inAnHour.time <= end))
}
