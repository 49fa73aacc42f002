import { expect, test } from 'vitest'
import { proposeRoute, type RouteStop } from './propose-route.ts'

/** A stop on a line to the east: a thousandth of a degree is about 100 m. */
const at = (id: string, east: number, window?: RouteStop['window']): RouteStop => ({
  id,
  coordinates: { latitude: -23.5, longitude: -46.6 + east / 1000 },
  window,
})
const hour = 3_600_000

test('visits stops on a line one after the other, and states the kilometres and minutes before and after', () => {
  const proposal = proposeRoute([at('c', 30), at('a', 10), at('d', 40), at('b', 20)])
  expect([
    ['a', 'b', 'c', 'd'],
    ['d', 'c', 'b', 'a'],
  ]).toContainEqual(proposal?.ids)
  expect(proposal?.kilometres.before).toBeCloseTo(7.13, 1)
  expect(proposal?.kilometres.after).toBeCloseTo(3.06, 1)
  expect(proposal?.minutes).toEqual({ before: 21, after: 9 })
})

test('visits a stop in its window also when that is a detour', () => {
  const proposal = proposeRoute([
    at('a', 10, { start: 4 * hour, end: 5 * hour }),
    at('b', 20),
    at('c', 300, { start: 0, end: hour / 4 }),
  ])
  expect(proposal?.ids.indexOf('c')).toBeLessThan(proposal?.ids.indexOf('a') ?? -1)
  expect(proposal?.late).toEqual({ before: 1, after: 0 })
})

test('puts stops without coordinates last, and counts no distance for them', () => {
  const proposal = proposeRoute([{ id: 'x' }, at('a', 10), at('c', 30), { id: 'y' }, at('b', 20)])
  expect(proposal?.ids.slice(3)).toEqual(['x', 'y'])
  expect(proposal).toMatchObject({ unlocated: 2, kilometres: { after: expect.closeTo(2.04, 1) } })
})

test('keeps a sequence that cannot be better, and proposes none for fewer than three located stops', () => {
  expect(proposeRoute([at('a', 10), at('b', 20), at('c', 30)])).toMatchObject({ ids: ['a', 'b', 'c'] })
  expect(proposeRoute([at('a', 10), { id: 'x' }, at('b', 20)])).toBeUndefined()
})

test('never makes a route of two hundred stops longer, and has each of them once', () => {
  const stops = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    coordinates: {
      latitude: -23.5 + ((index * 7919) % 200) / 1000,
      longitude: -46.6 + ((index * 104729) % 197) / 1000,
    },
  }))
  const proposal = proposeRoute(stops)
  expect(new Set(proposal?.ids).size).toBe(200)
  expect(proposal?.kilometres.after).toBeLessThan((proposal?.kilometres.before ?? 0) / 3)
})

test('brings two hundred stops with windows closer to their windows', () => {
  const stops = Array.from({ length: 200 }, (_, index) => {
    const start = (index % 10) * hour
    return { ...at(String(index), (index * 7919) % 200, { start, end: start + hour }) }
  })
  const proposal = proposeRoute(stops)
  expect(new Set(proposal?.ids).size).toBe(200)
  expect(proposal?.late.after).toBeLessThan(proposal?.late.before ?? 0)
})
