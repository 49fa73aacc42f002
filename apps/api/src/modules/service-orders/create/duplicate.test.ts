import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropoff, orderIn, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})

const hour = 3_600_000
const at = (time: number) => new Date(testApp.now().getTime() + time).toISOString()

describe('a copy', () => {
  test('is a draft with the same content, without window, reference and internal notes', async () => {
    const order = await orderIn(testApp, 'delivered', {
      externalRef: 'COPIA-1',
      notes: 'Portão azul',
      internalNotes: 'Segredo',
      dropoffs: [{ ...dropoff('Ana'), window: { start: at(hour), end: at(2 * hour) }, requiredProof: 'photo' }],
    })
    const response = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/duplicate`, {
      as: testApp.users.manager,
    })
    expect(response.statusCode, response.body).toBe(201)
    expect(response.json()).toMatchObject({
      status: 'draft',
      duplicatedFrom: order.orderNumber,
      externalRef: null,
      internalNotes: null,
      notes: 'Portão azul',
      items: order.items,
      requestedBy: { id: testApp.users.manager.id },
      stops: [
        { contactName: 'Davi Rocha', state: 'pending', address: order.stops[0]?.address },
        { contactName: 'Ana', window: null, state: 'pending', requiredProof: 'photo' },
      ],
    })
  })

  test('sent again with its key is created once', async () => {
    const { orderNumber } = await request(testApp)
    const copy = () =>
      testApp.call('POST', `/v1/service-orders/${orderNumber}/duplicate`, { as: testApp.users.operator, key: 'copia' })
    const responses = await Promise.all([copy(), copy(), copy()])
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  })
})

describe('possible duplicates', () => {
  const question = (changes: object = {}) => ({
    companyId: testApp.companies.acme,
    dropoffs: [{ ...dropoff('José da Silva'), address: { ...dropoff('x').address, number: '77' } }],
    ...changes,
  })
  const send = async (body: object, as = testApp.users.operator) =>
    (await testApp.call('POST', '/v1/service-orders/duplicates', { as, body }))
      .json()
      .data?.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
  const make = (changes: object = {}) => request(testApp, testApp.users.operator, question(changes))

  test('are found without accents and case: by query, and for another system in the response; the order is created', async () => {
    const integration = { companyId: testApp.companies.acme, name: 'ERP' }
    const { key } = (
      await testApp.call('POST', '/v1/api-keys', { as: testApp.users.manager, body: integration })
    ).json()
    expect(await send(question())).toEqual([])
    const first = await make()
    const dropoffs = [{ ...dropoff('JOSE DA SILVA'), address: { ...dropoff('x').address, number: '77' } }]
    expect(await send(question({ dropoffs }))).toEqual([first.orderNumber])
    const create = (as: TestUser) =>
      testApp.call('POST', '/v1/service-orders', {
        as,
        body: { ...orderInput(testApp.companies.acme), ...question({ dropoffs }) },
      })
    const second = await create({ ...testApp.users.operator, token: key })
    expect(second.statusCode).toBe(201)
    expect(second.json().possibleDuplicates).toMatchObject([
      { orderNumber: first.orderNumber, status: 'requested', recipient: 'José da Silva', window: null },
    ])
    expect(await send(question())).toEqual([second.json().orderNumber, first.orderNumber])
    // A form has searched before it sends.
    expect((await create(testApp.users.operator)).json().possibleDuplicates).toEqual([])
  })

  test.each([
    ['an order for another recipient', () => question({ dropoffs: [dropoff('Outra Pessoa')] })],
    ['an order to another house number', () => question({ dropoffs: [dropoff('José da Silva')] })],
    ['an order of another company', () => question({ companyId: testApp.companies.other })],
  ])('%s is not a duplicate', async (_name, body) => {
    await make()
    expect(await send(body(), testApp.users.admin)).toEqual([])
  })

  test('exclude orders with separate windows or different references', async () => {
    const stop = { ...dropoff('Com Janela') }
    const window = { start: at(hour), end: at(2 * hour) }
    const { orderNumber } = await make({ dropoffs: [{ ...stop, window }], externalRef: 'VENDA-1' })
    const of = (changes: object, externalRef?: string) =>
      send(question({ dropoffs: [{ ...stop, ...changes }], externalRef }))
    expect(await of({ window: { start: at(1.5 * hour), end: at(3 * hour) } })).toEqual([orderNumber])
    expect(await of({})).toEqual([orderNumber])
    expect(await of({ window: { start: at(2 * hour), end: at(3 * hour) } })).toEqual([])
    expect(await of({}, 'VENDA-2')).toEqual([])
    expect(await of({}, 'venda-1')).toEqual([orderNumber])
  })

  test('exclude closed orders and those with another pickup time', async () => {
    const stop = [dropoff('Cliente Frequente')]
    const delivered = await make({ dropoffs: stop })
    await step(testApp, testApp.users.admin, delivered, {
      to: 'delivered',
      justification: 'Preparação de um teste automático.',
    })
    const pickup = {
      ...orderInput(testApp.companies.acme).pickup,
      window: { start: at(24 * hour), end: at(25 * hour) },
    }
    const scheduled = await make({ dropoffs: stop, pickup })
    expect(await send(question({ dropoffs: stop }))).toEqual([])
    expect(await send(question({ dropoffs: stop, pickup }))).toEqual([scheduled.orderNumber])
  })

  test('name every common recipient', async () => {
    const dropoffs = [dropoff('Primeira Pessoa'), dropoff('Segunda Pessoa'), dropoff('Só nesta')]
    await make({ dropoffs })
    const response = await testApp.call('POST', '/v1/service-orders/duplicates', {
      as: testApp.users.operator,
      body: question({ dropoffs: [dropoff('Segunda Pessoa'), dropoff('Primeira Pessoa')] }),
    })
    expect(response.json().data[0]).toMatchObject({ recipients: ['Primeira Pessoa', 'Segunda Pessoa'] })
  })

  test('exclude drafts, canceled orders and those older than 72 hours', async () => {
    const stop = [dropoff('Faz Tempo')]
    await make({ dropoffs: stop, draft: true })
    await orderIn(testApp, 'canceled', { dropoffs: stop })
    expect(await send(question({ dropoffs: stop }))).toEqual([])
    const { orderNumber } = await make({ dropoffs: stop })
    testApp.advance(72 * hour - 60_000)
    expect(await send(question({ dropoffs: stop }))).toEqual([orderNumber])
    testApp.advance(120_000)
    expect(await send(question({ dropoffs: stop }))).toEqual([])
  })

  test("are not searched in another company's orders", async () => {
    const response = await testApp.call('POST', '/v1/service-orders/duplicates', {
      as: testApp.users.foreignManager,
      body: question(),
    })
    expect(response.statusCode).toBe(404)
  })
})
