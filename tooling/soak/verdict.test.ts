import { expect, test } from 'vitest'
import { Figures, type Sample } from './statistics.ts'
import { judge } from './verdict.ts'

const span = 1_800_000

/** Half an hour of one process; `mb` returns its memory at each share of the time. */
function ran(mb: (share: number) => number, took: (share: number) => number = () => 20): Figures {
  const figures = new Figures()
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
  figures.samples.push(shares.map(sample))
  figures.timings.set(
    'list',
    Array.from({ length: 3_000 }, (_, index) => ({ at: (index / 3_000) * span, took: took(index / 3_000) })),
  )
  return figures
}
const fallen = (figures: Figures) =>
  judge(figures, span)
    .filter(({ holds }) => !holds)
    .map(({ what }) => what)

test('growth during the warm-up and between garbage collections passes', () => {
  expect(fallen(ran((share) => 60 + 40 * Math.min(1, share * 4)))).toEqual([])
})

test('memory that grows until the end fails', () => {
  expect(fallen(ran((share) => 60 + 60 * share))).toEqual(['heap of process 1 is flat'])
})

test('durations that grow fail, with the name of the group', () => {
  expect(
    fallen(
      ran(
        () => 60,
        (share) => 20 + 80 * share,
      ),
    ),
  ).toEqual(['p99 of list is flat'])
})

test('a single error fails, and so does a missing measurement', () => {
  const figures = ran(() => 60)
  figures.fail('list: 500 internal')
  expect(fallen(figures)).toEqual(['no call failed'])
  expect(fallen(ran(() => Number.NaN))).toEqual(['heap of process 1 is flat'])
})
