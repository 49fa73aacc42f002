import { endpoint } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { deprecationHeaders } from '../src/platform/http/route-schema.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const app = 'https://app.example.com'
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ config: { corsOrigins: [app] } })
})

const preflight = (origin: string) =>
  testApp.server.inject({
    method: 'OPTIONS',
    url: '/v1/service-orders',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

describe('a page of another origin', () => {
  test('a configured origin may call with its token and read the response headers', async () => {
    const requested = await preflight(app)
    expect(requested.statusCode).toBe(204)
    expect(requested.headers['access-control-allow-origin']).toBe(app)
    for (const header of ['idempotency-key', 'if-none-match', 'traceparent']) {
      expect(requested.headers['access-control-allow-headers']).toContain(header)
    }
    const response = await testApp.call('GET', '/v1/users/me', { as: testApp.users.admin, headers: { origin: app } })
    expect(response.headers['access-control-allow-origin']).toBe(app)
    expect(response.headers['access-control-expose-headers']).toContain('etag')
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    const rejected = await testApp.call('GET', '/v1/users/me', { headers: { origin: app } })
    expect([rejected.statusCode, rejected.headers['access-control-allow-origin']]).toEqual([401, app])
  })

  test.each(['https://evil.example', 'null', `${app}.evil.example`, 'http://app.example.com'])(
    'such as %s may not',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('no origin may call when none is configured', async () => {
    const closed = await createTestApp()
    const response = await closed.call('GET', '/v1/users/me', { as: closed.users.admin, headers: { origin: app } })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('a deprecated endpoint returns since when, until when, and its replacement', () => {
  const old = endpoint({
    id: 'orders.list',
    method: 'GET',
    path: '/v1/orders',
    summary: 'Lista ordens.',
    status: 200,
    roles: 'public',
    errors: [],
    deprecated: { since: '2026-11-20', until: '2027-05-20', instead: 'serviceOrders.list' },
  })
  expect(deprecationHeaders(old)).toEqual({
    deprecation: '@1795132800',
    sunset: 'Thu, 20 May 2027 00:00:00 GMT',
    link: '</v1/docs#serviceOrders.list>; rel="successor-version"',
  })
})
