import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.useRealTimers())

/** A failing query, as the loader starts it and the component observes it. */
function failingQuery() {
  const request = vi.fn(() => Promise.reject(new Error('500')))
  return { request, options: { queryKey: ['locations.list'], queryFn: request } }
}

test('does not request again when the component mounts after its loader failed', async () => {
  const client = createQueryClient(() => {})
  const { request, options } = failingQuery()
  await client.prefetchQuery(options)
  const observer = new QueryObserver(client, client.defaultQueryOptions(options))
  const unsubscribe = observer.subscribe(() => {})
  await Promise.resolve()
  expect(request).toHaveBeenCalledTimes(1)
  expect(observer.getCurrentResult().isError).toBe(true)
  unsubscribe()
})

test('requests again when the component mounts later', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(() => {})
  const { request, options } = failingQuery()
  await client.prefetchQuery(options)
  vi.advanceTimersByTime(6_000)
  const unsubscribe = new QueryObserver(client, client.defaultQueryOptions(options)).subscribe(() => {})
  expect(request).toHaveBeenCalledTimes(2)
  unsubscribe()
})
