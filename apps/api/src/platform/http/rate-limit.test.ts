import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { RequestCounter } from '../limits/request-counts.service.ts'

const silent = Fastify().log
const minute = 60_000

test('adds up the counts of several processes, with windows that start at the same moment', async () => {
  const { db } = await createDatabase()
  const clock = () => new Date('2026-11-20T12:00:30Z')
  const [one, other] = [new RequestCounter(db, silent, clock), new RequestCounter(db, silent, clock)]
  for (let call = 0; call < 5; call++) one.count('10.0.0.1', minute)
  for (let call = 0; call < 3; call++) other.count('10.0.0.1', minute)
  other.count('10.0.0.2', minute)
  await Promise.all([one.share(db), other.share(db)])
  one.count('10.0.0.1', minute)
  await one.share(db)
  await other.share(db)
  other.count('10.0.0.1', minute)
  await other.share(db)
  expect(other.count('10.0.0.1', minute)).toEqual({ current: 11, ttl: 30_000 })
  expect(other.count('10.0.0.2', minute).current).toBe(2)
  await one.stop()
  await other.stop()
})

test('a new window starts at zero', async () => {
  const { db } = await createDatabase()
  let now = Date.parse('2026-11-20T12:00:59.900Z')
  const counts = new RequestCounter(db, silent, () => new Date(now))
  expect(counts.count('a', minute)).toEqual({ current: 1, ttl: 100 })
  await counts.share(db)
  now += 200
  expect(counts.count('a', minute)).toEqual({ current: 1, ttl: 59_900 })
  await counts.stop()
})

test('does not lose requests that arrive during the synchronization', async () => {
  const { db } = await createDatabase()
  const counts = new RequestCounter(db, silent, () => new Date('2026-11-20T12:00:00Z'))
  counts.count('a', minute)
  const sharing = counts.share(db)
  counts.count('a', minute)
  await sharing
  expect(counts.count('a', minute).current).toBe(3)
  await counts.stop()
})

test('every response has the rate limit headers', async () => {
  const testApp = await createTestApp({ config: { rateLimit: 20 } })
  testApp.advance(minute - (testApp.now().getTime() % minute))
  const { headers } = await testApp.call('GET', '/v1/users/me', { as: testApp.users.admin })
  expect(headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19' })
  expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0)
})

test('requests with an unknown token are counted, since each is looked up', async () => {
  const testApp = await createTestApp({ config: { rateLimit: 20 } })
  testApp.advance(minute - (testApp.now().getTime() % minute))
  const call = (token: string) =>
    testApp.server.inject({ url: '/v1/companies', headers: { authorization: `Bearer ${token}` } })
  const statuses: number[] = []
  for (let index = 0; index < 22; index++) statuses.push((await call(`mlt_${'x'.repeat(40)}${index}`)).statusCode)
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
})
