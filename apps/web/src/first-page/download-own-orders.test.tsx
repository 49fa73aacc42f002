import { examples } from '@malote/api-client/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { setFetch } from '../lib/http/api.ts'
import { downloadOwnOrders } from './download-own-orders.ts'

afterEach(() => {
  setFetch((input, init) => fetch(input, init))
  delete window.malotePage
})

test('downloads the lists, then the orders in the sequence of the route, each after the one before', async () => {
  const page = examples['serviceOrders.list']?.response as { data: object[] }
  const numbers = ['OS-2026-000003', 'OS-2026-000001', 'OS-2026-000002']
  const requested: URL[] = []
  setFetch(async (input) => {
    requested.push(new URL(String(input), location.href))
    return Response.json({ ...page, data: numbers.map((orderNumber) => ({ ...page.data[0], orderNumber })) })
  })
  const load = vi.fn(async (_url: string) => ({ html: null, data: [] }))
  window.malotePage = {
    token: 'token',
    key: Promise.resolve(null),
    shown: Promise.resolve(null),
    fresh: Promise.resolve(null),
    findKey: async (url) => url,
    load,
    readStored: async () => null,
  }
  await downloadOwnOrders()
  // The tab has the sequence of the route.
  expect(requested.map(({ searchParams }) => [searchParams.get('tab'), searchParams.get('sort')])).toEqual([
    ['mine', null],
  ])
  expect(load.mock.calls.map(([url]) => url.replace(location.origin, ''))).toEqual([
    '/ordens-de-servico',
    '/ordens-de-servico?tab=mine',
    ...numbers.map((number) => `/ordens-de-servico/${number}`),
  ])
})
