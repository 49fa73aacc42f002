import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { ordersByStatus } from '../../../stories/order-examples.ts'
import { takeNewest, useOrderPages } from './use-order-pages.ts'

const [order] = ordersByStatus.data

afterEach(() => setFetch((input, init) => fetch(input, init)))

function Orders() {
  const { orders, total, isCapped, isPending } = useOrderPages([{ sort: 'promisedAt' }])
  return <output>{`${orders.length} of ${total}, capped: ${isCapped}, pending: ${isPending}`}</output>
}

/** Responds with one order for each page; `release` lets the pages after the first arrive. */
async function renderOrders(totalPages: number) {
  let release = (): void => undefined
  const rest = new Promise<void>((resolve) => {
    release = resolve
  })
  setFetch(async (input) => {
    const page = Number(new URL(String(input), location.href).searchParams.get('page') ?? 1)
    if (page > 1) await rest
    const data = [{ ...order, orderNumber: `OS-2026-00000${page}` }]
    return Response.json({ data, meta: { page, limit: 100, total: totalPages, totalPages } })
  })
  const screen = await render(<Orders />, {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  })
  return { release, output: screen.getByRole('status') }
}

test('is not capped while the pages after the first arrive', async () => {
  const { release, output } = await renderOrders(3)
  await expect.element(output).toHaveTextContent('1 of 3, capped: false, pending: true')
  release()
  await expect.element(output).toHaveTextContent('3 of 3, capped: false, pending: false')
})

test('is capped from the first page when there are more than five', async () => {
  const { release, output } = await renderOrders(7)
  await expect.element(output).toHaveTextContent('1 of 7, capped: true, pending: true')
  release()
  await expect.element(output).toHaveTextContent('5 of 7, capped: true, pending: false')
})

test('of an order in several pages, the newest version counts', () => {
  const [old, recent] = [1, 2].map((version) => ({ orderNumber: 'OS-2026-000001', version }) as never)
  expect(takeNewest([[recent as never], [old as never]])).toEqual([recent])
})
