import type { TimeWindow } from '@malote/api-client'

export { zoneOf } from '@malote/api-client'

const viewerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Minutes by which clocks in a zone are ahead of UTC at a moment. */
function offsetAt(zone: string, instant: string): number {
  const { day, time } = clockAt(zone, instant)
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Date.parse(instant)) / 60_000)
}

/** The calendar day and the time that clocks in a zone show at a moment. */
export function clockAt(zone: string, instant: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = parts.format(new Date(instant)).split(' ')
  return { day, time }
}

/** The moment at which clocks in a zone show a day and a time; undefined when they are none. */
export function instantIn(zone: string, day: string, time: string): string | undefined {
  const guess = new Date(`${day}T${time}:00Z`)
  if (Number.isNaN(guess.getTime())) return undefined
  const shifted = new Date(guess.getTime() - offsetAt(zone, guess.toISOString()) * 60_000)
  // The offset may change between the guess and the moment itself.
  return new Date(guess.getTime() - offsetAt(zone, shifted.toISOString()) * 60_000).toISOString()
}

/** `Manaus`: where a zone's clocks are, when they differ from the viewer's at that moment. */
export function foreignZone(zone: string, instant: string, viewer = viewerZone()): string | undefined {
  if (offsetAt(zone, instant) === offsetAt(viewer, instant)) return undefined
  const names: Readonly<Record<string, string>> = {
    'America/Sao_Paulo': 'Brasília',
    'America/Cuiaba': 'Cuiabá',
    'America/Noronha': 'Fernando de Noronha',
  }
  return names[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ')
}

/** `20/11/2026 09:00 – 12:00 (horário de Manaus)`: a window as clocks at the place show it. */
export function placeWindow({ start, end }: TimeWindow, zone: string, viewer?: string): string {
  const [from, until] = [clockAt(zone, start), clockAt(zone, end)]
  const written = ({ day, time }: { day: string; time: string }) => `${day.split('-').reverse().join('/')} ${time}`
  const foreign = foreignZone(zone, start, viewer)
  const text = `${written(from)} – ${from.day === until.day ? until.time : written(until)}`
  return foreign ? `${text} (horário de ${foreign})` : text
}
