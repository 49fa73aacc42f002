import {
  ApiError,
  attachments,
  auth,
  companies,
  createClient,
  endpoints,
  memberships,
  serviceOrders,
  users,
} from '@malote/api-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../src/platform/security/ids.ts'
import { orderInput } from './orders.ts'
import { createTestApp, password, type TestApp } from './test-app.ts'

let testApp: TestApp
let baseUrl: string
beforeAll(async () => {
  testApp = await createTestApp()
  baseUrl = await testApp.server.listen({ port: 0, host: '127.0.0.1' })
})

const createTestClient = (token: string | null) => createClient({ baseUrl, token: () => token })
const catchFailure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call should have failed')
    },
    (error) => error,
  )

describe('the published client, against the real API', () => {
  test('signs in, stays signed in with the token, and is signed out after signing out', async () => {
    let token: string | null = null
    const client = createClient({ baseUrl, token: () => token })
    const session = await client(auth.login, { body: { email: testApp.users.operator.email, password } })
    token = session.token
    expect(await client(users.me, {})).toMatchObject({ email: testApp.users.operator.email, role: 'operator' })
    await client(auth.logout, {})
    expect(await catchFailure(client(users.me, {}))).toMatchObject({ code: 'unauthenticated', status: 401 })
  })

  test('creates an order once, also when responses are lost', async () => {
    const client = createTestClient(testApp.users.manager.token)
    const body = orderInput(testApp.companies.acme, { externalRef: 'CLIENTE-1' })
    const first = await client(serviceOrders.create, { body }, { idempotencyKey: 'cliente-1' })
    const again = await client(serviceOrders.create, { body }, { idempotencyKey: 'cliente-1' })
    expect(again).toEqual(first)
    const list = await client(serviceOrders.list, { query: { search: 'CLIENTE-1', status: ['requested', 'draft'] } })
    expect(list.data.map(({ orderNumber }) => orderNumber)).toEqual([first.orderNumber])
  })

  test('returns each invalid field, in Portuguese, with the id of the request', async () => {
    const client = createTestClient(testApp.users.admin.token)
    const error = await catchFailure(client(companies.create, { body: { name: ' ', cnpj: '12.ABC.345/01DE-36' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 })
    expect(error.fields.map(({ pointer }) => pointer).toSorted()).toEqual(['/cnpj', '/name'])
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('returns the allowed transitions when a transition is rejected', async () => {
    const client = createTestClient(testApp.users.manager.token)
    const { orderNumber } = await client(serviceOrders.create, { body: orderInput(testApp.companies.acme) })
    const error = await catchFailure(
      client(serviceOrders.transition, { params: { orderNumber }, body: { to: 'delivered' } }),
    )
    expect(error.code).toBe('invalid_transition')
    expect(error.allowed.toSorted()).toEqual(['canceled', 'on_hold'])
  })

  test('sends files with their form, and gets them back', async () => {
    const client = createTestClient(testApp.users.operator.token)
    const { orderNumber } = await client(serviceOrders.create, { body: orderInput(testApp.companies.acme) })
    const params = { orderNumber }
    const files = [new File(['%PDF-1.7 nota'], 'nota.pdf')]
    const { data } = await client(attachments.create, { params, form: { visibility: 'internal' }, files })
    expect(data).toMatchObject([{ name: 'nota.pdf', visibility: 'internal' }])
    const attachmentId = data[0]?.id ?? ''
    const file = await client(attachments.download, { params: { orderNumber, attachmentId }, query: {} })
    expect([await file.text(), file.type]).toEqual(['%PDF-1.7 nota', 'application/pdf'])
  })

  test('returns concurrent changes of another user', async () => {
    const client = createTestClient(testApp.users.operator.token)
    const { orderNumber, version } = await client(serviceOrders.create, { body: orderInput(testApp.companies.acme) })
    const edit = (notes: string) =>
      client(serviceOrders.update, { params: { orderNumber }, body: { notes } }, { version })
    await edit('Primeiro')
    const error = await catchFailure(edit('Segundo'))
    expect(error).toMatchObject({ status: 412, version: version + 1, changes: [{ field: '/notes', to: 'Primeiro' }] })
  })

  test('aborts a request with its signal', async () => {
    const controller = new AbortController()
    const call = catchFailure(
      createTestClient(testApp.users.admin.token)(memberships.list, { query: {} }, { signal: controller.signal }),
    )
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  test('reads every list there is', async () => {
    const client = createTestClient(testApp.users.admin.token)
    const lists = endpoints.filter(
      ({ method, path, response, id }) =>
        // A search needs what it searches.
        method === 'GET' && response && !path.includes(':') && id !== 'postalCodes.search',
    )
    expect(lists.length).toBeGreaterThan(8)
    for (const endpoint of lists) await expect(client(endpoint, {}), endpoint.id).resolves.toBeDefined()
  })

  test('distinguishes a missing server from one that rejects', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9' })
    expect(await catchFailure(nowhere(companies.list, {}))).toMatchObject({ code: 'network', status: 0 })
    const missing = createTestClient(testApp.users.admin.token)(companies.remove, { params: { id: newId() } })
    expect(await catchFailure(missing)).toMatchObject({ code: 'not_found', status: 404 })
  })
})
