import { expect, test, vi } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { forgotPassword } from './auth.service.ts'

const timer = vi.hoisted((): { ring: () => void } => ({ ring: () => undefined }))
vi.mock('node:timers/promises', () => ({
  setTimeout: () =>
    new Promise<void>((resolve) => {
      timer.ring = resolve
    }),
}))

test('a forgotten-password request responds after the minimum time, also when everything fails at once', async () => {
  let responded = false
  const nowhere = { db: { isTransaction: true } } as Context
  const response = forgotPassword(nowhere, { email: 'ninguem@example.com' })
    .catch(() => undefined)
    .finally(() => {
      responded = true
    })
  await new Promise((resolve) => setImmediate(resolve))
  expect(responded).toBe(false)
  timer.ring()
  await response
  expect(responded).toBe(true)
})
