import { beforeEach, expect, test, vi } from 'vitest'
import { withMinimumDuration } from './constant-time.ts'

const timer = vi.hoisted((): { ring: () => void; asked: number } => ({ ring: () => undefined, asked: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      timer.asked = milliseconds
      timer.ring = resolve
    }),
}))

let ended: string | undefined
beforeEach(() => {
  ended = undefined
})

const ways: readonly [string, () => Promise<string>][] = [
  ['is done', async () => 'done'],
  ['fails', () => Promise.reject(new Error('failed'))],
]

test.each(ways)('work that %s at once does not end before the minimum duration', async (_name, work) => {
  const paced = withMinimumDuration(250, work).then(
    (value) => {
      ended = value
    },
    (error: Error) => {
      ended = error.message
    },
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect([ended, timer.asked]).toEqual([undefined, 250])
  timer.ring()
  await paced
  expect(ended).toMatch(/^(?:done|failed)$/)
})
