import type { LiveEvent } from '@malote/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventBatcher } from './batch-events.ts'

const reset: LiveEvent = { type: 'reset' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('delivers simultaneous events in one batch, and delays the next batch', async () => {
  const sizes: number[] = []
  const gathering = createEventBatcher((events) => sizes.push(events.length))
  for (let count = 0; count < 100; count += 1) gathering.add(reset)
  await vi.advanceTimersByTimeAsync(200)
  expect(sizes).toEqual([100])
  gathering.add(reset)
  await vi.advanceTimersByTimeAsync(1_000)
  gathering.add(reset)
  expect(sizes).toEqual([100])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sizes).toEqual([100, 2])
})

test('delivers nothing after it was stopped', async () => {
  const sizes: number[] = []
  const gathering = createEventBatcher((events) => sizes.push(events.length))
  gathering.add(reset)
  gathering.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sizes).toEqual([])
})
