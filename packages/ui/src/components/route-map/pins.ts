import type { RouteMapStop } from './route-map.js'
import type { RouteMapState } from './route-map.variants.js'

/** A marker: the stops at one door. */
export interface Pin {
  readonly id: string
  readonly mark: string
  readonly name: string
  readonly state: RouteMapState
  readonly longitude: number
  readonly latitude: number
  readonly stopIds: readonly string[]
}

/** What somebody has to look at comes before what is done. */
const urgency: readonly RouteMapState[] = ['failed', 'current', 'pending', 'completed']

/** Some ten metres: whatever is nearer than that stands behind the same door. */
const door = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(4)} ${longitude.toFixed(4)}`

/** The markers of a route, in its order. Stops at the same door share one, which says how many there are. */
export function pinsOf(stops: readonly RouteMapStop[]): Pin[] {
  const doors = new Map<string, RouteMapStop[]>()
  for (const stop of stops) {
    if (!stop.position) continue
    const key = door(stop.position)
    doors.set(key, [...(doors.get(key) ?? []), stop])
  }
  return [...doors.values()].flatMap((there): Pin[] => {
    const [first] = there
    if (!first?.position) return []
    const states = there.map(({ state = 'pending' }) => state)
    const mark = there.length > 1 ? `${first.markerLabel}+${there.length - 1}` : first.markerLabel
    const names = there.map(({ name, status }) => (status ? `${name}, ${status}` : name)).join('; ')
    return [
      {
        ...first.position,
        id: first.id,
        mark,
        // Whoever says what they see finds it.
        name: names.includes(mark) ? names : `${mark}: ${names}`,
        state: urgency.find((state) => states.includes(state)) ?? 'pending',
        stopIds: there.map(({ id }) => id),
      },
    ]
  })
}
