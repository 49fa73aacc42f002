import { type CourierPace, getDistanceMeters } from '@malote/api-client/contract'
import type { LegRow } from './courier-pace.sql.ts'

/** A median of fewer values is by chance. */
const fewestValues = 20

/** A shorter way takes no time that can be measured: the next door, or the same building. */
const nearMeters = 300

/** On a shorter way, the minutes of a kilometre are mostly those of the stop. */
const farMeters = 1000

/** @returns the median, rounded to a tenth; null when there are too few values. */
export function getMedian(values: readonly number[]): number | null {
  if (values.length < fewestValues) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? 0, sorted[middle] ?? 0]
  return Math.round(((low + high) / 2) * 10) / 10
}

/**
 * Divides the ways of couriers into the time at a stop, which the ways to the next door have, and the time of a kilometre,
 * which is what the longer ways have beyond it. Without enough ways to the next door there is neither.
 */
export function measurePace(legs: readonly LegRow[]): Pick<CourierPace, `minutesPer${string}` & keyof CourierPace> {
  const located = legs.flatMap(({ minutes, ...row }) => {
    const { latitude, longitude, previous_latitude, previous_longitude } = row
    if (latitude === null || longitude === null || previous_latitude === null || previous_longitude === null) return []
    const from = { latitude: previous_latitude, longitude: previous_longitude }
    return [{ minutes, meters: getDistanceMeters(from, { latitude, longitude }) }]
  })
  const minutesPerStop = getMedian(located.flatMap(({ minutes, meters }) => (meters < nearMeters ? [minutes] : [])))
  const paces = located.flatMap(({ minutes, meters }) =>
    minutesPerStop !== null && meters >= farMeters ? [Math.max(minutes - minutesPerStop, 0) / (meters / 1000)] : [],
  )
  return {
    minutesPerLeg: getMedian(legs.map(({ minutes }) => minutes)),
    minutesPerStop,
    minutesPerKilometre: getMedian(paces),
  }
}
