/** What clocks at another place show. */

const viewerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Minutes by which clocks in a zone are ahead of UTC at a moment. */
export function offsetAt(zone: string, instant: string): number {
  const { day, time } = clockAt(zone, instant)
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Date.parse(instant)) / 60_000)
}

/** The calendar day and the time that clocks in a zone show at a moment. */
export function clockAt(zone: string, instant: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = parts.format(new Date(instant)).split(' ')
  return { day, time }
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
