import { expect, test } from 'vitest'
import { assumedPace } from './predict-arrivals.ts'
import { proposeInWorker } from './propose-in-worker.ts'

test('the page runs its timers while a worker compares two hundred stops', async () => {
  const stops = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    coordinates: { latitude: -23.5, longitude: -46.6 + ((index * 7919) % 200) / 1000 },
  }))
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  const proposal = await proposeInWorker(stops, assumedPace)
  clearInterval(timer)
  expect(new Set(proposal?.ids).size).toBe(200)
  expect(proposal?.kilometres.after).toBeLessThan(proposal?.kilometres.before ?? 0)
  expect(turns).toBeGreaterThan(2)
})

test('fewer than three places have no proposal', async () => {
  expect(await proposeInWorker([{ id: 'a' }], assumedPace)).toBeUndefined()
})
