import { examples } from '@malote/api-client/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { setFetch } from '../lib/http/api.ts'
import { followOwnOrders } from './download-own-orders.ts'

afterEach(() => {
  vi.useRealTimers()
  setFetch((input, init) => fetch(input, init))
  delete window.malotePage
})

test('downloads the lists and the orders in the sequence of the route, and again when the user returns', async () => {
  const page = examples['serviceOrders.list']?.response as { data: object[] }
  const numbers = ['OS-2026-000003', 'OS-2026-000001', 'OS-2026-000002']
  const requested: URL[] = []
  setFetch(async (input) => {
    requested.push(new URL(String(input), location.href))
    return Response.json({ ...page, data: numbers.map((orderNumber) => ({ ...page.data[0], orderNumber })) })
  })
  const load = vi.fn(async (_url: string) => ({ html: null, data: [], renderedAt: 0 }))
  vi.useFakeTimers({ toFake: ['Date'] })
  window.malotePage = {
    token: 'token',
    key: Promise.resolve(null),
    shown: Promise.resolve(null),
    fresh: Promise.resolve(null),
    findKey: async (url) => url,
    load,
    readStored: async () => null,
  }
  await followOwnOrders()
  // The tab has the sequence of the route.
  expect(requested.map(({ searchParams }) => [searchParams.get('tab'), searchParams.get('sort')])).toEqual([
    ['mine', null],
  ])
  expect(load.mock.calls.map(([url]) => url.replace(location.origin, ''))).toEqual([
    '/ordens-de-servico',
    '/ordens-de-servico?tab=mine',
    ...numbers.map((number) => `/ordens-de-servico/${number}`),
  ])

  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  comeBack()
  vi.setSystemTime(Date.now() + 6 * 60_000)
  comeBack()
  comeBack()
  await expect.poll(() => load.mock.calls.length).toBe(10)
  expect(requested).toHaveLength(2)
})
