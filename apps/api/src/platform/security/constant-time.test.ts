import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { withMinimumDuration } from './constant-time.ts'

const timer = vi.hoisted((): { ring: () => void; delay: number } => ({ ring: () => undefined, delay: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      timer.delay = milliseconds
      timer.ring = resolve
    }),
}))

// The files that this worker runs next import the clock of the system.
afterAll(() => vi.doUnmock('node:timers/promises'))

let ended: string | undefined
beforeEach(() => {
  ended = undefined
})

const outcomes: readonly [string, () => Promise<string>][] = [
  ['done', async () => 'done'],
  ['failed', () => Promise.reject(new Error('failed'))],
]

test.each(outcomes)('work that is %s at once ends so, but not before the minimum duration', async (outcome, work) => {
  const paced = withMinimumDuration(250, work).then(
    (value) => {
      ended = value
    },
    (error: Error) => {
      ended = error.message
    },
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect([ended, timer.delay]).toEqual([undefined, 250])
  timer.ring()
  await paced
  expect(ended).toBe(outcome)
})
