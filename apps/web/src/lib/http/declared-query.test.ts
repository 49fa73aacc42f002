import { serviceOrders, users } from '@malote/api-client'
import { expect, test } from 'vitest'
import { withDeclaredQuery } from './declared-query.ts'

test('drops search parameters that the endpoint does not declare', () => {
  const query = { tab: 'open', page: 2, utm_source: 'mail', toString: 'x' }
  expect(withDeclaredQuery(serviceOrders.list, { query })).toEqual({ query: { tab: 'open', page: 2 } })
  const input = { params: { id: '1' } }
  expect(withDeclaredQuery(users.me, input)).toBe(input)
})
