import { beforeAll, expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { dropoff, orderIn, orderInput, request } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = ({ orderNumber }: { orderNumber: string }) => `/v1/service-orders/${orderNumber}`
const withEmail = (contactEmail: string) => ({ dropoffs: [{ ...dropoff('Mariana Albuquerque'), contactEmail }] })
const search = async (word: string) =>
  (await testApp.call('GET', `/v1/service-orders?search=${word}`, { as: testApp.users.operator })).json().data

test('the e-mail of a contact is stored in lower case, and the order is found and exported by it', async () => {
  const order = await request(testApp, testApp.users.operator, withEmail(' Mariana.Rara@Cliente.Example '))
  expect(order.stops).toMatchObject([{ contactEmail: null }, { contactEmail: 'mariana.rara@cliente.example' }])
  expect(await search('mariana.rara@cliente')).toMatchObject([{ orderNumber: order.orderNumber }])
  const file = await testApp.call('GET', '/v1/service-orders/export', { as: testApp.users.manager })
  expect(file.body).toContain('Entrega: e-mail')
  expect(file.body).toContain('mariana.rara@cliente.example')
})

test.each([
  ['no domain', 'mariana'],
  ['more than 254 characters', `${'a'.repeat(250)}@b.example`],
])('an e-mail with %s is rejected at its field', async (_, contactEmail) => {
  const body = orderInput(testApp.companies.acme, withEmail(contactEmail))
  const response = await testApp.call('POST', '/v1/service-orders', { as: testApp.users.operator, body })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ pointer: '/dropoffs/0/contactEmail' }])
})

test('the e-mail changes as long as the phone does, with both values in the history', async () => {
  const order = await orderIn(testApp, 'in_transit', withEmail('antes@cliente.example'))
  const { dropoffs } = withEmail('depois@cliente.example')
  const body = { version: order.version, dropoffs }
  const changed = await testApp.call('PUT', path(order), { as: testApp.users.operator, body })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(changed.json().stops[1].contactEmail).toBe('depois@cliente.example')
  const events = await testApp.call('GET', `${path(order)}/events`, { as: testApp.users.operator })
  expect(events.json().data.at(-1).changes).toEqual([
    { field: '/dropoffs/0/contactEmail', from: 'antes@cliente.example', to: 'depois@cliente.example' },
  ])
  expect(await search('depois@cliente')).toHaveLength(1)
  expect(await search('antes@cliente')).toHaveLength(0)
})

test('an imported row and a copy of an order have the e-mail', async () => {
  const { imported } = createImportHelpers(testApp)
  await imported(createCsv([{ ...plainRow, 'Entrega: e-mail': 'Planilha@Cliente.Example' }]))
  const [row] = await search('planilha@cliente.example')
  const copy = await testApp.call('POST', `${path(row)}/duplicate`, { as: testApp.users.manager })
  expect(copy.statusCode, copy.body).toBe(201)
  expect(copy.json().stops[1].contactEmail).toBe('planilha@cliente.example')
})
