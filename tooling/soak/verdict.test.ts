import { expect, test } from 'vitest'
import { Measurements, type Sample } from './statistics.ts'
import { evaluate } from './verdict.ts'

const span = 1_800_000

/** Half an hour of one process; `mb` returns its memory at each share of the time. */
function buildMeasurements(mb: (share: number) => number, took: (share: number) => number = () => 20): Measurements {
  const measurements = new Measurements()
  const shares = Array.from({ length: 360 }, (_, index) => index / 360)
  const sample = (share: number): Sample => ({
    at: share * span,
    residentMb: 200,
    // Simulates memory that grows until each garbage collection.
    heapMb: mb(share) + ((share * 360) % 9) * 10,
    loopP99Ms: 20,
    connections: 10,
    waiting: 0,
  })
  measurements.samples.push(shares.map(sample))
  measurements.timings.set(
    'list',
    Array.from({ length: 3_000 }, (_, index) => ({ at: (index / 3_000) * span, took: took(index / 3_000) })),
  )
  return measurements
}
const getFailedRequirements = (measurements: Measurements) =>
  evaluate(measurements, span)
    .filter(({ passed }) => !passed)
    .map(({ what }) => what)

test('growth during the warm-up and between garbage collections passes', () => {
  expect(getFailedRequirements(buildMeasurements((share) => 60 + 40 * Math.min(1, share * 4)))).toEqual([])
})

test('memory that grows until the end fails', () => {
  expect(getFailedRequirements(buildMeasurements((share) => 60 + 60 * share))).toEqual(['heap of process 1 is flat'])
})

test('durations that grow fail, with the name of the group', () => {
  expect(
    getFailedRequirements(
      buildMeasurements(
        () => 60,
        (share) => 20 + 80 * share,
      ),
    ),
  ).toEqual(['p99 of list is flat'])
})

test('a single error fails, and so does a missing measurement', () => {
  const measurements = buildMeasurements(() => 60)
  measurements.recordError('list: 500 internal')
  expect(getFailedRequirements(measurements)).toEqual(['no call failed'])
  expect(getFailedRequirements(buildMeasurements(() => Number.NaN))).toEqual(['heap of process 1 is flat'])
})
