import { getTimeZoneName } from '@malote/api-client'

let browserZone: string | undefined

/** Reads the zone once: it takes `Intl` half a millisecond, in every cell with a time. */
let viewerZone = (): string => {
  browserZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return browserZone
}

/** @returns the time zone of the browser. */
export const getViewerZone = (): string => viewerZone()

/** Replaces the source of the viewer's time zone: on a server, it belongs to the page that is being rendered. */
export function setViewerZone(get: () => string): void {
  viewerZone = get
}

/** @returns the minutes by which a time zone is ahead of UTC at an instant. */
export function getUtcOffset(zone: string, instant: string): number {
  const { day, time } = toLocalTime(zone, instant)
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Date.parse(instant)) / 60_000)
}

/** A formatter for each time zone, because creating one is slow. */
const localFormats = new Map<string, Intl.DateTimeFormat>()

/** @returns the local day and time of a time zone at an instant. */
export function toLocalTime(zone: string, instant: string): { day: string; time: string } {
  const format =
    localFormats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  localFormats.set(zone, format)
  const [day = '', time = ''] = format.format(new Date(instant)).split(' ')
  return { day, time }
}

/** @returns the name of a time zone (`Manaus`) when its offset differs from the viewer's at that instant. */
export function getForeignZoneName(zone: string, instant: string, viewer = getViewerZone()): string | undefined {
  if (zone === viewer || getUtcOffset(zone, instant) === getUtcOffset(viewer, instant)) return undefined
  return getTimeZoneName(zone)
}
