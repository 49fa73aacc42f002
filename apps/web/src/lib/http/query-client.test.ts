import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'

afterEach(() => vi.useRealTimers())

/** A query as a route's loader starts it and its component observes it. */
function failingQuery() {
  const request = vi.fn(() => Promise.reject(new Error('500')))
  return { request, options: { queryKey: ['locations.list'], queryFn: request } }
}

test('a loader that failed and the component that mounts after it share one attempt', async () => {
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

test('a component that is opened again later tries again', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(() => {})
  const { request, options } = failingQuery()
  await client.prefetchQuery(options)
  vi.advanceTimersByTime(6_000)
  const unsubscribe = new QueryObserver(client, client.defaultQueryOptions(options)).subscribe(() => {})
  expect(request).toHaveBeenCalledTimes(2)
  unsubscribe()
})
