import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastClock } from './toast-clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start({ limit = 5 } = {}) {
  let isHeld = false
  const dismissed: string[] = []
  const clock = createToastClock((id) => {
    dismissed.push(id)
    clock.remove(id)
  })
  const stop = clock.run({ limit, isHeld: () => isHeld })
  return {
    clock,
    stop,
    dismissed,
    hold: (next: boolean) => {
      isHeld = next
    },
  }
}

test('dismisses a toast after its time', () => {
  const { clock, dismissed } = start()
  clock.add('a', 4000)
  vi.advanceTimersByTime(3800)
  expect(dismissed).toEqual([])
  vi.advanceTimersByTime(200)
  expect(dismissed).toEqual(['a'])
})

test('shows an error again after the success that has hidden it', () => {
  const { clock, dismissed } = start({ limit: 1 })
  clock.add('error', 4000)
  clock.add('success', 4000)
  vi.advanceTimersByTime(4000)
  expect(dismissed).toEqual(['success'])
  vi.advanceTimersByTime(3800)
  expect(dismissed).toEqual(['success'])
  vi.advanceTimersByTime(200)
  expect(dismissed).toEqual(['success', 'error'])
})

test('shows each of twelve toasts for its time, five at once', () => {
  const { clock, dismissed } = start()
  for (let count = 1; count <= 12; count++) clock.add(`${count}`, 4000)
  vi.advanceTimersByTime(4000)
  expect(dismissed).toEqual(['12', '11', '10', '9', '8'])
  vi.advanceTimersByTime(4000)
  expect(dismissed).toHaveLength(10)
  vi.advanceTimersByTime(4000)
  expect(dismissed).toHaveLength(12)
})

test('counts no time while the user is at a toast, and none without a toaster', () => {
  const { clock, dismissed, hold, stop } = start()
  clock.add('a', 4000)
  hold(true)
  vi.advanceTimersByTime(60_000)
  hold(false)
  vi.advanceTimersByTime(3000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(dismissed).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('starts the time again for the same id, and forgets a removed toast', () => {
  const { clock, dismissed } = start()
  clock.add('a', 4000)
  vi.advanceTimersByTime(3000)
  clock.add('a', 4000)
  vi.advanceTimersByTime(3000)
  expect(dismissed).toEqual([])
  clock.remove('a')
  expect(vi.getTimerCount()).toBe(0)
})
