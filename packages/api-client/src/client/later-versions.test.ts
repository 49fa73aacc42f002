import { describe, expect, test } from 'vitest'
import {
  companies,
  type Endpoint,
  type EndpointInput,
  endpoints,
  events,
  notificationPreferences,
  reportSchedules,
  reports,
  serviceOrders,
} from '../contract/index.ts'
import { examples } from '../examples/index.ts'
import { createClient } from '../index.ts'

const createTestClient = (body: string) =>
  createClient({ fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }) })

const getExample = (id: string) => JSON.stringify(examples[id]?.response)

describe('responses of a later version', () => {
  test('a new value of an enumeration is returned as it is', async () => {
    const order = getExample('serviceOrders.get').replace(/"priority":"\w+"/, '"priority":"whenever"')
    const result = await createTestClient(order)(serviceOrders.get, { params: { orderNumber: 'OS-2026-000001' } })
    expect(result.priority).toBe('whenever')

    const list = getExample('reports.list').replace(/"key":"[\w-]+"/, '"key":"carbon"')
    expect(JSON.stringify(await createTestClient(list)(reports.list, {}))).toContain('"key":"carbon"')

    const preferences = getExample('notificationPreferences.get').replace(/"type":"\w+"/, '"type":"weather"')
    expect(JSON.stringify(await createTestClient(preferences)(notificationPreferences.get, {}))).toContain(
      '"type":"weather"',
    )
  })

  test('an object of a new variant is omitted from its list', async () => {
    const page = JSON.parse(getExample('reportSchedules.list'))
    const [schedule] = page.data
    const body = { ...page, data: [{ ...schedule, rhythm: { every: 'quarter', at: '08:00' } }, schedule] }
    const result = await createTestClient(JSON.stringify(body))(reportSchedules.list, {})
    expect(result.data).toHaveLength(1)
  })

  test('an invalid object of a known variant still rejects the response', async () => {
    const page = JSON.parse(getExample('reportSchedules.list'))
    const body = { ...page, data: [{ ...page.data[0], rhythm: { every: 'day' } }] }
    await expect(createTestClient(JSON.stringify(body))(reportSchedules.list, {})).rejects.toMatchObject({
      code: 'unexpected_response',
    })
  })

  test('a closed enumeration rejects other values', async () => {
    const order = getExample('serviceOrders.get').replace(/"state":"[A-Z]{2}"/, '"state":"XX"')
    await expect(
      createTestClient(order)(serviceOrders.get, { params: { orderNumber: 'OS-2026-000001' } }),
    ).rejects.toMatchObject({ code: 'unexpected_response' })
  })
})

describe('responses of a provider that offers only what the specification names', () => {
  test('a company may have an id and a name only, and its list no meta', async () => {
    const company = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Padaria da Serra' }
    expect(await createTestClient(JSON.stringify({ data: [company] }))(companies.list, {})).toEqual({
      data: [{ ...company, cnpj: null, status: null, version: null, createdAt: null, updatedAt: null }],
      meta: { page: 1, limit: 1, total: 1, totalPages: 1 },
    })
  })

  test('an absent field that cannot be null still rejects the response', async () => {
    await expect(
      createTestClient(JSON.stringify({ data: [{ name: 'Padaria da Serra' }] }))(companies.list, {}),
    ).rejects.toMatchObject({ code: 'unexpected_response' })
  })
})

describe('every response of a later version', () => {
  const later = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(later)
    if (value === null || typeof value !== 'object') return value
    return { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, later(part)])), later: 1 }
  }
  // Each member of a row of a report is a column of the report, whose cells have types.
  const withResponse = endpoints.filter(
    ({ id, response }) => response && examples[id]?.response !== undefined && id !== 'reports.get',
  )

  test.each(withResponse.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is read with properties that this version does not have',
    async (id, endpoint) => {
      const { params, query, body, response } = examples[id] ?? {}
      const input = { params, query, body } as EndpointInput<Endpoint>
      await expect(createTestClient(JSON.stringify(later(response)))(endpoint, input)).resolves.toBeDefined()
    },
  )

  test('a problem with a new code is an error with that code and its sentence', async () => {
    const problem = {
      type: 'urn:malote:problem:quarantined',
      title: 'Em quarentena.',
      status: 409,
      code: 'quarantined',
    }
    const body = JSON.stringify({ ...problem, detail: 'Espere.', requestId: 'r1', quarantine: { days: 2 } })
    const client = createClient({ fetch: async () => new Response(body, { status: 409 }) })
    await expect(client(reports.list, {})).rejects.toMatchObject({
      code: 'quarantined',
      status: 409,
      message: 'Espere.',
    })
  })
})

describe('streams of a later version', () => {
  const id = '019c0000-0000-7000-8000-000000000001'
  const event = { id, companyId: id, orderNumber: 'OS-2026-000001', status: null, occurredAt: '2026-11-25T12:00:00Z' }
  const read = async (...items: object[]) => {
    const body = items.map((item) => `data: ${JSON.stringify(item)}\n\n`).join('')
    const received: object[] = []
    for await (const item of await createTestClient(body)(events.stream, {})) received.push(item)
    return received
  }

  test('an order event of a new type is returned, and one of a new variant is skipped', async () => {
    const later = { ...event, type: 'service_order.weighed' }
    expect(await read(later, { type: 'weather', wind: 9 }, { type: 'reset' })).toEqual([later, { type: 'reset' }])
  })

  test('an invalid event of a known type throws', async () => {
    await expect(read({ type: 'service_order.created' })).rejects.toMatchObject({ code: 'unexpected_response' })
  })
})
