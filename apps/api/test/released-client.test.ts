import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import type { Essentials } from './breaking-changes.ts'
import { request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

// The responses as the last released client validates them: its objects and open enumerations accept additions.
const releasedFile = resolve(import.meta.dirname, '../../../packages/api-client/openapi/released.json')
const released = JSON.parse(readFileSync(releasedFile, 'utf8')) as Essentials

const reads = Object.entries(released).flatMap(([name, { inputs, responses }]) => {
  const schema = responses['200 application/json']
  const needsInput = Object.entries(inputs).some(([input, { required }]) => required && !input.startsWith('path '))
  const path = name.replace(/^GET /, '')
  return name.startsWith('GET ') && schema && !needsInput ? [{ path, schema }] : []
})

let testApp: TestApp
let values: Readonly<Record<string, string>>
beforeAll(async () => {
  testApp = await createTestApp()
  const { admin } = testApp.users
  const order = await request(testApp, admin)
  await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, { as: admin, body: { text: 'Oi' } })
  values = { orderNumber: order.orderNumber, companyId: testApp.companies.acme, userId: admin.id }
})

const open = reads.filter(({ path }) => !path.includes('{'))
const ofOrder = reads.filter(({ path }) => path.match(/\{(\w+)\}/g)?.join() === '{orderNumber}')

describe('the last released client reads the responses of this server', () => {
  test('many endpoints are compared', () => {
    expect(open.length).toBeGreaterThan(20)
    expect(ofOrder.length).toBeGreaterThan(3)
  })

  test.each([...open, ...ofOrder])('$path', async ({ path, schema }) => {
    const url = path.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '')
    const response = await testApp.call('GET', url, { as: testApp.users.admin })
    // The order has no receipt.
    if (response.statusCode !== 200) return expect([404, 409]).toContain(response.statusCode)
    const result = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]).safeParse(response.json())
    expect(result.error?.issues ?? []).toEqual([])
  })
})
