import type { Coordinates, ServiceOrder } from '@malote/api-client/contract'
import { parseCsv } from 'hucre/csv'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const here = { latitude: -23.561414, longitude: -46.655881 }
const there = { latitude: -23.535901, longitude: -46.673602 }
const path = ({ orderNumber }: { orderNumber: string }) => `/v1/service-orders/${orderNumber}`
const at = (coordinates?: Coordinates | null) => {
  const stop = dropoff('Mariana Albuquerque')
  return { ...stop, address: { ...stop.address, ...(coordinates === undefined ? {} : { coordinates }) } }
}
const located = (coordinates: typeof here) => request(testApp, testApp.users.operator, { dropoffs: [at(coordinates)] })
const edit = async (order: ServiceOrder, body: object) =>
  testApp.call('PUT', path(order), { as: testApp.users.operator, body: { version: order.version, ...body } })
const positions = ({ stops }: Pick<ServiceOrder, 'stops'>) => stops.map(({ address }) => address.coordinates)

describe('an order', () => {
  test('stores the coordinates of its stops with six decimals, and null for the others', async () => {
    const order = await located({ latitude: -23.56141412, longitude: -46.65588149 })
    expect(positions(order)).toEqual([null, here])
    expect(positions((await testApp.call('GET', path(order), { as: testApp.users.manager })).json())).toEqual([
      null,
      here,
    ])
  })

  test.each([
    ['a latitude only', { latitude: -23.5 }, '/dropoffs/0/address/coordinates/longitude'],
    ['a longitude only', { longitude: -46.6 }, '/dropoffs/0/address/coordinates/latitude'],
    [
      'swapped latitude and longitude',
      { latitude: -46.65, longitude: -23.56 },
      '/dropoffs/0/address/coordinates/latitude',
    ],
    ['coordinates in the Atlantic', { latitude: 0, longitude: 0 }, '/dropoffs/0/address/coordinates/longitude'],
    [
      'strings as latitude and longitude',
      { latitude: '-23.5', longitude: '-46.6' },
      '/dropoffs/0/address/coordinates/latitude',
    ],
    ['a string instead of an object', 'aqui', '/dropoffs/0/address/coordinates'],
  ])('is rejected with %s, in Portuguese, at the field', async (_name, coordinates, pointer) => {
    const body = orderInput(testApp.companies.acme, { dropoffs: [at(coordinates as never)] })
    const response = await testApp.call('POST', '/v1/service-orders', { as: testApp.users.operator, body })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toContainEqual(expect.objectContaining({ pointer }))
    expect(response.json().errors[0].message).not.toMatch(/expected|invalid|required/i)
  })

  test('is duplicated with the coordinates of its stops', async () => {
    const order = await located(here)
    const copy = await testApp.call('POST', `${path(order)}/duplicate`, { as: testApp.users.operator })
    expect(positions(copy.json())).toEqual([null, here])
  })

  test('exports coordinates as numbers, which no program reads as a formula', async () => {
    await located(here)
    const response = await testApp.call('GET', '/v1/service-orders/export?format=csv', { as: testApp.users.operator })
    const [titles = [], ...rows] = parseCsv(response.body, { delimiter: ';' })
    const column = titles.indexOf('Entrega: latitude')
    expect(rows.map((row) => [row[column], row[column + 1]])).toContainEqual(['-23,561414', '-46,655881'])
  })
})

describe('an edit without coordinates', () => {
  test('keeps them while the address is the same, whatever else changes', async () => {
    const order = await located(here)
    const stop = at()
    const body = { dropoffs: [{ ...stop, contactName: 'Bia', address: { ...stop.address, complement: 'Fundos' } }] }
    expect(positions((await edit(order, body)).json())).toEqual([null, here])
  })

  test.each([
    ['street', 'Rua Nova'],
    ['number', '790'],
    ['postalCode', '05014-001'],
    ['city', 'Osasco'],
  ])('removes them when the %s changes', async (part, value) => {
    const order = await located(here)
    const stop = at()
    const response = await edit(order, { dropoffs: [{ ...stop, address: { ...stop.address, [part]: value } }] })
    expect(positions(response.json())).toEqual([null, null])
  })

  test('keeps them with a stop that is moved in the route', async () => {
    const dropoffs = [at(here), { ...at(there), contactName: 'Bia' }]
    const order = await request(testApp, testApp.users.operator, { dropoffs })
    const [, first, second] = order.stops
    const turned = [
      { ...at(), id: second?.id, contactName: 'Bia' },
      { ...at(), id: first?.id },
    ]
    expect(positions((await edit(order, { dropoffs: turned })).json())).toEqual([null, there, here])
  })
})

test('an edit of coordinates is in the history, and null removes them', async () => {
  const order = await located(here)
  const moved = (await edit(order, { dropoffs: [at(there)] })).json()
  expect(positions(moved)).toEqual([null, there])
  const events = (await testApp.call('GET', `${path(order)}/events`, { as: testApp.users.operator })).json().data
  expect(events.at(-1).changes).toContainEqual({
    field: '/dropoffs/0/address/coordinates/latitude',
    from: here.latitude,
    to: there.latitude,
  })
  expect(positions((await edit(moved, { dropoffs: [at(null)] })).json())).toEqual([null, null])
})

test('an accepted order accepts coordinates, with their address', async () => {
  const order = await step(testApp, testApp.users.operator, await located(here), { to: 'accepted' })
  expect(positions((await edit(order, { dropoffs: [at(there)] })).json())).toEqual([null, there])
})

describe('a saved location', () => {
  const save = async (coordinates: object | null) => {
    const { address } = orderInput(testApp.companies.acme).pickup
    const body = { companyId: testApp.companies.acme, name: 'Loja', address: { ...address, coordinates } }
    const response = await testApp.call('POST', '/v1/locations', { as: testApp.users.manager, body })
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }

  test('keeps its coordinates, and loses them with another address', async () => {
    const place = await save(here)
    expect(place.address.coordinates).toEqual(here)
    const update = (body: object) =>
      testApp.call('PUT', `/v1/locations/${place.id}`, { as: testApp.users.manager, body })
    const { coordinates: _kept, ...address } = place.address
    const renamed = await update({ name: 'Loja Nova', version: place.version })
    expect(renamed.json().address.coordinates).toEqual(here)
    const same = await update({ address: { ...address, complement: 'Fundos' }, version: renamed.json().version })
    expect(same.json().address.coordinates).toEqual(here)
    const moved = await update({ address: { ...address, number: '2000' }, version: same.json().version })
    expect(moved.json().address.coordinates).toBeNull()
  })

  test('provides the coordinates of a stop at the same address that has none', async () => {
    const { id } = await save(here)
    const { pickup } = orderInput(testApp.companies.acme)
    const of = async (address: object) => {
      const input = { pickup: { ...pickup, locationId: id, address: { ...pickup.address, ...address } } }
      return positions(await request(testApp, testApp.users.operator, input as never))[0]
    }
    expect(await of({})).toEqual(here)
    expect(await of({ coordinates: there })).toEqual(there)
    expect(await of({ coordinates: null })).toBeNull()
    expect(await of({ number: '2000' })).toBeNull()
  })
})

test('the public link does not contain coordinates', async () => {
  const order = await inTransit(testApp)
  await testApp.db.updateTable('service_order_stops').set(here).where('service_order_id', 'is not', null).execute()
  const token = order.trackingUrl?.split('/').at(-1)
  const response = await testApp.call('GET', `/v1/public/tracking/${token}`)
  expect(response.statusCode).toBe(200)
  // With the sign: a time may contain 46.65, too.
  expect(response.body).not.toMatch(/latitude|longitude|coordinates|-23\.56|-46\.65/)
})
