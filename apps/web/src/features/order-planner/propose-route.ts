import { getDistanceMeters } from '@malote/api-client/contract'
import { assumedPace, type Pace } from './predict-arrivals.ts'

/** A stop of a route. */
export interface RouteStop {
  id: string
  /** In degrees; absent when the place is not known. */
  coordinates?: { latitude: number; longitude: number } | null | undefined
  /** When the courier is expected, as milliseconds; absent means at any time. */
  window?: { start: number; end: number } | null | undefined
}

/** A proposed sequence, and what it changes. */
export interface RouteProposal {
  /** The ids of all stops. Those without coordinates are last, in their current sequence. */
  ids: string[]
  /** The distance between the located stops, in kilometres of straight lines. */
  kilometres: { before: number; after: number }
  /** The minutes on the way between them, at the pace of the couriers. */
  minutes: { before: number; after: number }
  /** The number of stops that are reached after their window. */
  late: { before: number; after: number }
  /** The number of stops without coordinates, which no distance contains. */
  unlocated: number
}

/** Kilometres that a minute of delay is worth. */
const delayWeight = 1
/** Passes of the improvement; each reverses all parts that make the route cheaper. */
const maximumPasses = 20

type Distance = (one: number | undefined, other: number | undefined) => number
type Located = RouteStop & { coordinates: NonNullable<RouteStop['coordinates']> }

interface Measure {
  kilometres: number
  delay: number
  late: number
}

/** @returns the kilometres of the straight line between two places. */
const getDistance = (one: Located, other: Located): number =>
  getDistanceMeters(one.coordinates, other.coordinates) / 1000

/** @returns the distance of each pair, by index. */
function createDistances(stops: readonly Located[]): Distance {
  const distances = stops.map((one) => Float64Array.from(stops, (other) => getDistance(one, other)))
  return (one, other) => (one === undefined || other === undefined ? 0 : (distances[one]?.[other] ?? 0))
}

/** The times of a route of indexes that starts on time. */
interface Times {
  /** @returns when the work at a stop begins, which does not open before its window, in minutes since the start. */
  arrive: (previous: number | undefined, stop: number, clock: number) => number
  /** @returns the minutes of a time after the window of a stop. */
  getDelay: (stop: number, clock: number) => number
}

function createTimes(
  stops: readonly Located[],
  distance: Distance,
  { minutesPerKilometre, minutesPerStop }: Pace,
): Times {
  const start = Math.min(...stops.flatMap(({ window }) => (window ? [window.start] : [])))
  const toMinutes = (time: number) => (time - start) / 60_000
  const opens = Float64Array.from(stops, ({ window }) => (window ? toMinutes(window.start) : 0))
  const closes = Float64Array.from(stops, ({ window }) => (window ? toMinutes(window.end) : Number.POSITIVE_INFINITY))
  return {
    arrive: (previous, stop, clock) => {
      const way = previous === undefined ? 0 : distance(previous, stop) * minutesPerKilometre + minutesPerStop
      return Math.max(clock + way, opens[stop] ?? 0)
    },
    getDelay: (stop, clock) => Math.max(clock - (closes[stop] ?? 0), 0),
  }
}

/** @returns a function that measures a route of indexes: its length, and its delays. */
const createMeasure =
  (distance: Distance, { arrive, getDelay }: Times) =>
  (route: readonly number[]): Measure => {
    let [kilometres, clock, delay, late] = [0, 0, 0, 0]
    let previous: number | undefined
    for (const stop of route) {
      kilometres += distance(previous, stop)
      clock = arrive(previous, stop, clock)
      const behind = getDelay(stop, clock)
      delay += behind
      if (behind > 0) late += 1
      previous = stop
    }
    return { kilometres, delay, late }
  }

const getCost = ({ kilometres, delay }: Measure) => kilometres + delay * delayWeight

/** Inserts each stop where the route becomes the least longer, those with the earliest window first. */
function insertAll(stops: readonly Located[], measure: (route: readonly number[]) => Measure): number[] {
  const start = (index: number) => stops[index]?.window?.start ?? Number.POSITIVE_INFINITY
  const order = stops.map((_, index) => index).toSorted((one, other) => (start(one) < start(other) ? -1 : 1))
  let route: number[] = []
  for (const index of order) {
    let best: { route: number[]; cost: number } | undefined
    for (let position = 0; position <= route.length; position += 1) {
      const candidate = route.toSpliced(position, 0, index)
      const cost = getCost(measure(candidate))
      if (!best || cost < best.cost) best = { route: candidate, cost }
    }
    route = best?.route ?? route
  }
  return route
}

/** The delay of a route with a part reversed; infinite from `limit` on. Only what changes is computed. */
function createReversal(route: readonly number[], { arrive, getDelay }: Times) {
  const clocks = new Float64Array(route.length)
  /** The delays before each position. */
  const delays = new Float64Array(route.length + 1)
  for (const [position, stop] of route.entries()) {
    clocks[position] = arrive(route[position - 1], stop, clocks[position - 1] ?? 0)
    delays[position + 1] = (delays[position] ?? 0) + getDelay(stop, clocks[position] ?? 0)
  }
  return (from: number, to: number, limit: number): number => {
    let [clock, delay] = [clocks[from - 1] ?? 0, delays[from] ?? 0]
    let previous = route[from - 1]
    for (let position = from; position < route.length; position += 1) {
      const stop = route[position <= to ? from + to - position : position] ?? 0
      clock = arrive(previous, stop, clock)
      // The rest is as before, often after waiting for a window.
      if (position > to && clock === clocks[position]) return delay + (delays.at(-1) ?? 0) - (delays[position] ?? 0)
      delay += getDelay(stop, clock)
      if (delay >= limit) return Number.POSITIVE_INFINITY
      previous = stop
    }
    return delay
  }
}

/** Reverses parts of a route while that makes it cheaper (2-opt), until the time is used up. */
function improve(initial: readonly number[], times: Times, distance: Distance, end: number): number[] {
  const measure = createMeasure(distance, times)
  let route = [...initial]
  let current = measure(route)
  let getReversedDelay = createReversal(route, times)
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    let hasImproved = false
    for (let from = 0; from < route.length - 1; from += 1) {
      if (performance.now() > end) return route
      for (let to = from + 1; to < route.length; to += 1) {
        const [before, first, last, after] = [route[from - 1], route[from], route[to], route[to + 1]]
        const longer = distance(before, last) + distance(first, after) - distance(before, first) - distance(last, after)
        // The delay at which the reversal saves nothing.
        const limit = current.delay - longer / delayWeight - 1e-9
        if (limit <= 0 || getReversedDelay(from, to, limit) === Number.POSITIVE_INFINITY) continue
        route = [...route.slice(0, from), ...route.slice(from, to + 1).reverse(), ...route.slice(to + 1)]
        current = measure(route)
        getReversedDelay = createReversal(route, times)
        hasImproved = true
      }
    }
    if (!hasImproved) break
  }
  return route
}

/** Milliseconds after which the best route so far is taken. */
const maximumMs = 900

/**
 * Proposes the sequence of a courier's stops by distance and windows: the nearest insertion, then 2-opt. The best
 * sequence after a second at most is taken.
 *
 * @param pace How long the ways and the stops take. @default the assumed pace
 * @returns the current sequence when no better one was found; `undefined` for fewer than three stops with coordinates.
 */
export function proposeRoute(stops: readonly RouteStop[], pace: Pace = assumedPace): RouteProposal | undefined {
  const located = stops.filter((stop): stop is Located => Boolean(stop.coordinates))
  if (located.length < 3) return undefined
  const distance = createDistances(located)
  const times = createTimes(located, distance, pace)
  const measure = createMeasure(distance, times)
  const current = located.map((_, index) => index)
  const before = measure(current)
  const end = performance.now() + maximumMs
  const candidates = [
    improve(insertAll(located, measure), times, distance, end),
    improve(current, times, distance, end),
  ]
  const best = candidates.reduce((one, other) => (getCost(measure(other)) < getCost(measure(one)) ? other : one))
  const route = getCost(measure(best)) < getCost(before) - 1e-9 ? best : current
  const after = measure(route)
  const toRounded = (minutes: number) => Math.round(minutes)
  return {
    ids: [
      ...route.flatMap((index) => located[index]?.id ?? []),
      ...stops.flatMap(({ id, coordinates }) => (coordinates ? [] : [id])),
    ],
    kilometres: { before: before.kilometres, after: after.kilometres },
    minutes: {
      before: toRounded(before.kilometres * pace.minutesPerKilometre),
      after: toRounded(after.kilometres * pace.minutesPerKilometre),
    },
    late: { before: before.late, after: after.late },
    unlocated: stops.length - located.length,
  }
}
