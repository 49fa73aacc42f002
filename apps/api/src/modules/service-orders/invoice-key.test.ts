import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderInput, request } from '../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

const key = '35261112345678000195550010000000261000010303'
const written = '3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0303'
const orders = '/v1/service-orders'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

test('the key of an invoice is stored, edited, found and exported', async () => {
  const as = testApp.users.operator
  const other = await request(testApp)
  const order = await request(testApp, as, { invoiceKey: written })
  expect(order).toMatchObject({ invoiceKey: key })
  expect(other).toMatchObject({ invoiceKey: null })

  for (const search of [key, written, `NFe${key}`]) {
    const list = await testApp.call('GET', `${orders}?${new URLSearchParams({ search })}`, { as })
    expect(list.json().data).toMatchObject([{ orderNumber: order.orderNumber }])
  }
  // Its digits contain those of short numbers.
  const part = await testApp.call('GET', `${orders}?search=00019555`, { as })
  expect(part.json().data).toEqual([])

  const file = await testApp.call('GET', `${orders}/export?${new URLSearchParams({ search: key })}`, { as })
  expect(file.body).toContain(key)

  const path = `${orders}/${order.orderNumber}`
  const edited = await testApp.call('PUT', path, { as, body: { version: order.version, invoiceKey: null } })
  expect(edited.json()).toMatchObject({ invoiceKey: null })
})

test('a key with a wrong check digit is rejected with its message', async () => {
  const body = { ...orderInput(testApp.companies.acme), invoiceKey: key.replace(/3$/, '4') }
  const response = await testApp.call('POST', orders, { as: testApp.users.operator, body })
  expect(response.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/invoiceKey', message: 'Confira a chave da NF-e: o dígito verificador não bate.' }],
  })
})
