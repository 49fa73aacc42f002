import type { RouteMapStop } from './route-map.tsx'
import type { RouteMapState } from './route-map.variants.ts'

/** A marker with the stops at one position. */
export interface Pin {
  readonly id: string
  readonly mark: string
  readonly name: string
  readonly state: RouteMapState
  readonly longitude: number
  readonly latitude: number
  readonly stopIds: readonly string[]
}

/** The states by urgency: those that need attention come before the completed ones. */
const statesByUrgency: readonly RouteMapState[] = ['failed', 'current', 'pending', 'completed']

/** A key for positions rounded to about ten metres: stops with the same key share a marker. */
const getPositionKey = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(4)} ${longitude.toFixed(4)}`

/** Returns the markers of a route, in its order. Stops at the same position share one, which shows their number. */
export function createPins(stops: readonly RouteMapStop[]): Pin[] {
  const stopsByPosition = new Map<string, RouteMapStop[]>()
  for (const stop of stops) {
    if (!stop.position) continue
    const key = getPositionKey(stop.position)
    stopsByPosition.set(key, [...(stopsByPosition.get(key) ?? []), stop])
  }
  return [...stopsByPosition.values()].flatMap((samePosition): Pin[] => {
    const [first] = samePosition
    if (!first?.position) return []
    const states = samePosition.map(({ state = 'pending' }) => state)
    const mark = samePosition.length > 1 ? `${first.markerLabel}+${samePosition.length - 1}` : first.markerLabel
    const names = samePosition.map(({ name, status }) => (status ? `${name}, ${status}` : name)).join('; ')
    return [
      {
        ...first.position,
        id: first.id,
        mark,
        // The accessible name must include the visible text, for speech input.
        name: names.includes(mark) ? names : `${mark}: ${names}`,
        state: statesByUrgency.find((state) => states.includes(state)) ?? 'pending',
        stopIds: samePosition.map(({ id }) => id),
      },
    ]
  })
}
