import { users } from '@malote/api-client'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { query, setFetch } from './api.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setFetch((input, init) => fetch(input, init))
})

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

test.each([
  ['ends the session', 'first', 1],
  ['of an earlier session leaves the next one', 'second', 0],
])('a 401 %s', async (_case, tokenAtResponse, times) => {
  const store: Record<string, string> = { 'malote:token': 'first' }
  vi.stubGlobal('localStorage', { getItem: (key: string) => store[key] ?? null })
  setFetch(async () => {
    store['malote:token'] = tokenAtResponse
    const problem = {
      type: 'about:blank',
      title: 'Entre de novo.',
      status: 401,
      code: 'unauthenticated',
      requestId: '1',
    }
    return Response.json(problem, { status: 401 })
  })
  const onSessionEnded = vi.fn()
  await createQueryClient(onSessionEnded).prefetchQuery(query(users.me, {}))
  expect(onSessionEnded).toHaveBeenCalledTimes(times)
})
