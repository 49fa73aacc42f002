import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderInput, request } from '../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { newId } from '../../platform/security/ids.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

async function addLocation(company_id: string, name: string, { active, street }: { active: boolean; street: string }) {
  const now = new Date()
  await testApp.db
    .insertInto('locations')
    .values({
      id: newId(),
      company_id,
      name,
      street,
      active,
      postal_code: '05435070',
      number: 'S/N',
      complement: null,
      neighborhood: 'Vila Madalena',
      city: 'São Paulo',
      state: 'SP',
      reference: null,
      contact_name: 'Davi',
      contact_phone: '+551130910412',
      instructions: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

const names = async (query: string, as = testApp.users.operator) =>
  (await testApp.call('GET', `/v1/locations?${query}`, { as })).json().data.map(({ name }: { name: string }) => name)

describe('the list', () => {
  beforeEach(async () => {
    testApp = await createTestApp()
    const { acme, other } = testApp.companies
    await addLocation(acme, 'Loja Vila Madalena', { active: true, street: 'Rua Harmonia' })
    await addLocation(acme, 'Depósito antigo', { active: false, street: 'Rua São João' })
    await addLocation(other, 'Filial', { active: true, street: 'Rua do Céu' })
  })

  test('members read the locations of their companies, admins all', async () => {
    expect(await names('')).toEqual(['Depósito antigo', 'Loja Vila Madalena'])
    expect(await names('', testApp.users.manager)).toEqual(['Depósito antigo', 'Loja Vila Madalena'])
    expect(await names('', testApp.users.foreignOperator)).toEqual(['Filial'])
    expect(await names('', testApp.users.admin)).toHaveLength(3)
  })

  test('filters by usage and searches names and streets', async () => {
    expect(await names('active=true')).toEqual(['Loja Vila Madalena'])
    expect(await names('active=false')).toEqual(['Depósito antigo'])
    expect(await names('search=sao%20joao')).toEqual(['Depósito antigo'])
    expect(await names(`companyId=${testApp.companies.other}`, testApp.users.admin)).toEqual(['Filial'])
  })
})

const address = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: 'S/N',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP' as const,
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = testApp.users.manager) =>
  testApp.call(method, `/v1/locations${path}`, { as, body })
const newPlace = (changes: object = {}) => ({ companyId: testApp.companies.acme, name: 'Loja', address, ...changes })
const save = async (changes: object = {}) => (await call('POST', '', newPlace(changes))).json()
const orderAt = (locationId: string) => {
  const input = orderInput(testApp.companies.acme)
  return request(testApp, testApp.users.operator, { pickup: { ...input.pickup, locationId } })
}

describe('a location', () => {
  test('is saved with all fields, opening hours across midnight included', async () => {
    const hours = [
      { weekday: 'monday', opens: '08:00', closes: '12:00' },
      { weekday: 'monday', opens: '13:30', closes: '18:00' },
      { weekday: 'sunday', opens: '22:00', closes: '02:00' },
    ]
    const sent = newPlace({
      name: '  Padaria   do Zé 📦 ',
      contactPhone: '(11) 3091-0412',
      contactEmail: 'Loja@Padaria.Example',
      hours,
      accessNotes: 'Portão azul.\nTocar duas vezes.',
    })
    const response = await call('POST', '', sent)
    expect(response.statusCode, response.body).toBe(201)
    expect(response.json()).toMatchObject({
      name: 'Padaria   do Zé 📦',
      address: { ...address, postalCode: '01310100', complement: null },
      contactPhone: '+551130910412',
      contactEmail: 'loja@padaria.example',
      hours,
      accessNotes: 'Portão azul.\nTocar duas vezes.',
      active: true,
      usageCount: 0,
    })
    expect((await call('GET', `/${response.json().id}`, undefined, testApp.users.operator)).json()).toEqual(
      response.json(),
    )
  })

  test('changes the given fields only, and audits values before and after', async () => {
    const place = await save({ accessNotes: 'Pela garagem', contactName: 'Davi' })
    const changed = (await call('PUT', `/${place.id}`, { name: 'Loja nova', accessNotes: null })).json()
    expect(changed).toMatchObject({ name: 'Loja nova', accessNotes: null, contactName: 'Davi', address: place.address })
    const entry = await testApp.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity_id', '=', place.id)
      .where('action', '=', 'locations.update')
      .executeTakeFirstOrThrow()
    expect(entry.changes).toEqual({
      name: { from: 'Loja', to: 'Loja nova' },
      accessNotes: { from: 'Pela garagem', to: null },
      version: { from: 1, to: 2 },
    })
  })

  test('is deleted when unused; in use it is deactivated and keeps its orders', async () => {
    const unused = await save()
    expect((await call('DELETE', `/${unused.id}`)).json()).toEqual({ outcome: 'deleted' })
    expect((await call('GET', `/${unused.id}`)).statusCode).toBe(404)

    const used = await save()
    const order = await orderAt(used.id)
    expect((await call('DELETE', `/${used.id}`)).json()).toEqual({ outcome: 'deactivated' })
    expect((await call('GET', `/${used.id}`)).json()).toMatchObject({ active: false, usageCount: 1 })
    expect(order.stops[0]).toMatchObject({ locationId: used.id })
    const again = orderInput(testApp.companies.acme)
    const rejected = await testApp.call('POST', '/v1/service-orders', {
      as: testApp.users.operator,
      body: { ...again, pickup: { ...again.pickup, locationId: used.id } },
    })
    expect(rejected.json()).toMatchObject({ errors: [{ pointer: '/pickup/locationId' }] })
  })

  test('deleted concurrently with new orders is either used and kept, or deleted and rejected', async () => {
    const input = orderInput(testApp.companies.acme)
    for (let round = 0; round < 10; round++) {
      const place = await save()
      const body = { ...input, pickup: { ...input.pickup, locationId: place.id } }
      const [ordered, removed] = await Promise.all([
        testApp.call('POST', '/v1/service-orders', { as: testApp.users.operator, body }),
        call('DELETE', `/${place.id}`),
      ])
      const { outcome } = removed.json()
      expect([ordered.statusCode, outcome]).toEqual(
        ordered.statusCode === 201 ? [201, 'deactivated'] : [400, 'deleted'],
      )
    }
  })

  test('is merged with its duplicate: orders move, addresses stay unchanged', async () => {
    const [remaining, double] = [await save({ name: 'Matriz' }), await save({ name: 'Matriz (2)' })]
    const order = await orderAt(double.id)
    const listed = await names('doubles=true&search=matriz', testApp.users.manager)
    expect(listed).toEqual(['Matriz', 'Matriz (2)'])
    const merged = await call('POST', `/${double.id}/merge`, { intoId: remaining.id })
    expect(merged.json()).toMatchObject({ id: remaining.id, usageCount: 1 })
    expect((await call('GET', `/${double.id}`)).statusCode).toBe(404)
    const after = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.operator })
    expect(after.json().stops[0]).toEqual({ ...order.stops[0], locationId: remaining.id })
  })

  test('cannot be merged with itself or with one of another company', async () => {
    const place = await save()
    const foreign = (
      await call('POST', '', newPlace({ companyId: testApp.companies.other }), testApp.users.admin)
    ).json()
    for (const [intoId, as] of [
      [place.id, testApp.users.manager],
      [foreign.id, testApp.users.manager],
      [foreign.id, testApp.users.admin],
    ] as const) {
      const rejected = await call('POST', `/${place.id}/merge`, { intoId }, as)
      expect(rejected.json()).toMatchObject({ status: 400, errors: [{ pointer: '/intoId' }] })
    }
    expect((await call('GET', `/${place.id}`)).statusCode).toBe(200)
  })

  test('of another company is not found', async () => {
    const place = await save()
    for (const as of [testApp.users.foreignManager, testApp.users.foreignOperator]) {
      expect((await call('GET', `/${place.id}`, undefined, as)).statusCode).toBe(404)
    }
    expect((await call('POST', '', newPlace(), testApp.users.foreignManager)).statusCode).toBe(404)
  })
})

test.each<[string, object, string]>([
  ['a CEP of seven digits', { address: { ...address, postalCode: '0131010' } }, '/address/postalCode'],
  ['a missing number', { address: { ...address, number: '' } }, '/address/number'],
  ['a state that does not exist', { address: { ...address, state: 'XX' } }, '/address/state'],
  ['an incomplete address', { address: { postalCode: '01310100' } }, '/address/street'],
  ['a phone without area code', { contactPhone: '3091-0412' }, '/contactPhone'],
  ['an hour after 24:00', { hours: [{ weekday: 'monday', opens: '24:00', closes: '25:00' }] }, '/hours/0/opens'],
  ['hours of zero length', { hours: [{ weekday: 'monday', opens: '08:00', closes: '08:00' }] }, '/hours'],
  [
    'hours that overlap across the end of the week',
    {
      hours: [
        { weekday: 'sunday', opens: '22:00', closes: '02:00' },
        { weekday: 'monday', opens: '01:00', closes: '05:00' },
      ],
    },
    '/hours',
  ],
  ['a NUL character', { accessNotes: 'a\u0000b' }, '/accessNotes'],
])('rejects %s under its field', async (_name, changes, pointer) => {
  const response = await call('POST', '', newPlace(changes))
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toContainEqual(expect.objectContaining({ pointer }))
})
