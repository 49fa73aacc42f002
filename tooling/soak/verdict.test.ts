import { expect, test } from 'vitest'
import { evaluate, type Interval } from './verdict.ts'

/** Six intervals of one process; `mb` and `ms` return memory and p99 at each share of the time. */
function buildIntervals(mb: (share: number) => number, ms: (share: number) => number = () => 20): Interval[] {
  return Array.from({ length: 6 }, (_, index) => index / 5).map((share) => ({
    requests: 1_000,
    failed: 0,
    p99: ms(share),
    memory: [{ heap: mb(share), resident: 200 }],
  }))
}
const getFailedRequirements = (intervals: readonly Interval[]) =>
  evaluate(intervals)
    .filter(({ passed }) => !passed)
    .map(({ what }) => what)

test('growth during the warm-up and between garbage collections passes', () => {
  expect(getFailedRequirements(buildIntervals((share) => 60 + 40 * Math.min(1, share * 4)))).toEqual([])
  expect(getFailedRequirements(buildIntervals((share) => (share === 1 ? 160 : 60)))).toEqual([])
})

test('memory that grows until the end fails', () => {
  expect(getFailedRequirements(buildIntervals((share) => 60 + 80 * share))).toEqual(['heap of process 1 is stable'])
})

test('latency that grows fails', () => {
  const growing = buildIntervals(
    () => 60,
    (share) => 20 + 200 * share,
  )
  expect(getFailedRequirements(growing)).toEqual(['p99 is stable'])
})

test('a single failure fails, and so does a missing measurement', () => {
  const [last, ...others] = buildIntervals(() => 60).reverse()
  expect(getFailedRequirements([...others, { ...(last as Interval), failed: 1 }])).toEqual(['no request failed'])
  expect(getFailedRequirements(buildIntervals(() => Number.NaN))).toEqual(['heap of process 1 is stable'])
})
