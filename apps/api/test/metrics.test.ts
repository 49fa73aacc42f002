import { expect, test } from 'vitest'
import { openMetrics } from '../src/platform/observability/metrics.ts'
import { registerQueueMetrics } from '../src/queue-metrics.ts'
import { dropoff, orderIn, request, step } from './orders.ts'
import { createTestApp } from './test-app.ts'

const metrics = openMetrics()
const testApp = await createTestApp({ services: { metrics } })
registerQueueMetrics(metrics, testApp.deps)

/** Returns what Prometheus would scrape, by series. */
async function scrape(): Promise<Record<string, number>> {
  const { port, stop } = await metrics.serve('127.0.0.1', 0)
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
    return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
  } finally {
    await stop()
  }
}

test('counts requests by operation and status, without their URL', async () => {
  const { orderNumber } = await orderIn(testApp, 'requested')
  await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.admin })
  await testApp.call('GET', '/v1/service-orders/OS-2020-000001', { as: testApp.users.admin })
  await testApp.call('GET', '/nowhere')
  const metrics = await scrape()
  const count = 'malote_http_request_duration_seconds_count'
  expect(metrics[`${count}{operation="serviceOrders.get",status="200"}`]).toBe(1)
  expect(metrics[`${count}{operation="serviceOrders.get",status="404"}`]).toBe(1)
  expect(metrics[`${count}{operation="page",status="404"}`]).toBe(1)
  expect(Object.keys(metrics).join()).not.toContain('OS-20')
})

test('reports queued e-mails, deliveries and jobs, and connections', async () => {
  const before = await scrape()
  await testApp.call('POST', '/v1/auth/forgot-password', { body: { email: testApp.users.manager.email } })
  const dropoffs = [{ ...dropoff('Ana'), contactEmail: 'ana@cliente.example' }]
  await step(testApp, testApp.users.operator, await request(testApp, testApp.users.manager, { dropoffs }), {
    to: 'accepted',
  })
  testApp.advance(120_000)
  const metrics = await scrape()
  expect(metrics['malote_waiting{what="emails"}']).toBe((before['malote_waiting{what="emails"}'] ?? 0) + 1)
  expect(metrics['malote_waiting_seconds{what="emails"}']).toBeGreaterThanOrEqual(60)
  expect(metrics['malote_waiting{what="recipient_messages"}']).toBe(1)
  expect(metrics['malote_waiting_seconds{what="recipient_messages"}']).toBeGreaterThanOrEqual(60)
  expect(metrics['malote_waiting{what="webhook_deliveries"}']).toBe(0)
  expect(metrics['malote_waiting{what="jobs"}']).toBeGreaterThanOrEqual(0)
  expect(metrics['malote_database_connections{state="waiting"}']).toBe(0)
  expect(metrics.malote_event_streams).toBe(0)
  expect(metrics.process_resident_memory_bytes).toBeGreaterThan(1_000_000)
})
