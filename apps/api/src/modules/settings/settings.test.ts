import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inTransit, orderInput, request, step } from '../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
let defaults: object
beforeAll(async () => {
  testApp = await createTestApp()
  defaults = await read()
})
beforeEach(async () => {
  await change(defaults)
})

const read = async () => (await testApp.call('GET', '/v1/settings', { as: testApp.users.admin })).json()
const send = (body: object, as: TestUser = testApp.users.admin, headers = {}) =>
  testApp.call('PUT', '/v1/settings', { as, body, headers })
/** Changes settings on the current version, and returns them. */
async function change(body: object) {
  const response = await send({ ...body, version: (await read()).version })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('an unset field', () => {
  test('is null', async () => {
    const nothing = { name: null, contactEmail: null, contactPhone: null, courtCity: null, dataProtectionOfficer: null }
    expect((await testApp.call('GET', '/v1/public/organization')).json()).toEqual({
      ...nothing,
      timeZone: 'America/Sao_Paulo',
      openingHours: [],
      holidays: [],
    })
    expect(defaults).toMatchObject({
      version: 1,
      organization: nothing,
      timeZone: 'America/Sao_Paulo',
      metabaseUrl: null,
      cancelGraceMinutes: 5,
      slaHours: { normal: 24, urgent: 4 },
      maximumAttempts: 3,
      openingHours: [],
      holidays: [],
      proofs: { pickup: null, dropoff: null },
      notifications: { statuses: [] },
      retention: { accessLogDays: 183, contactMonths: null },
    })
  })
})

describe('a change', () => {
  test('updates the given sections, increments the version and is audited', async () => {
    const before = await read()
    const after = await change({
      organization: { name: 'Entregas S.A.', courtCity: 'Recife' },
      slaHours: { urgent: 2 },
    })
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      organization: { ...before.organization, name: 'Entregas S.A.', courtCity: 'Recife' },
      slaHours: { normal: 24, urgent: 2 },
    })
    const shown = (await testApp.call('GET', '/v1/public/organization')).json()
    expect(shown).toMatchObject({ name: 'Entregas S.A.', courtCity: 'Recife' })
    const { data } = (await testApp.call('GET', '/v1/audit-log?entity=settings', { as: testApp.users.admin })).json()
    expect(data[0].changes).toContainEqual({ field: '/slaHours/urgent', from: 4, to: 2 })
  })

  test('has its version in If-Match or in the body', async () => {
    expect((await send({ maximumAttempts: 4 })).json()).toMatchObject({ status: 428, code: 'version_required' })
    const { version } = await read()
    const response = await send({ maximumAttempts: 4 }, testApp.users.admin, { 'if-match': `"${version}"` })
    expect(response.headers.etag).toMatch(new RegExp(`^"${version + 1}-`))
    const same = await send({ version: version + 1 })
    expect(same.json().version).toBe(version + 1)
  })

  test('returns 412 for the second of two edits of a section, with what the first changed', async () => {
    const second = await addUser(testApp.ctx, { name: 'Beto', role: 'admin', companyIds: [] })
    const { version } = await change({ organization: { courtCity: 'Recife' } })
    expect((await send({ version, cancelGraceMinutes: 9, organization: { courtCity: 'Olinda' } })).statusCode).toBe(200)
    const rejected = await send({ version, organization: { name: 'Outra' } }, second)
    expect(rejected.json()).toMatchObject({
      status: 412,
      code: 'version_conflict',
      version: version + 1,
      changes: [
        { field: '/organization/courtCity', from: 'Recife', to: 'Olinda', actor: { name: testApp.users.admin.name } },
      ],
    })
    const elsewhere = await send({ version, maximumAttempts: 7 }, second)
    expect(elsewhere.json()).toMatchObject({ cancelGraceMinutes: 9, maximumAttempts: 7, version: version + 2 })
    expect((await send({ version: 999, maximumAttempts: 1 })).statusCode).toBe(412)
  })

  test('accepts one of fifty concurrent edits of a version', async () => {
    const { version } = await read()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send({ version, slaHours: { normal: index + 100 } })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(49)
  })

  test.each<[object, string]>([
    [{ timeZone: 'America/Atlantida' }, '/timeZone'],
    [{ timeZone: '-03:00' }, '/timeZone'],
    [{ metabaseUrl: 'javascript:alert(1)' }, '/metabaseUrl'],
    [{ metabaseUrl: 'https://usuario:senha@metabase.example' }, '/metabaseUrl'],
    [{ slaHours: { normal: 0 } }, '/slaHours/normal'],
    [{ cancelGraceMinutes: 1e9 }, '/cancelGraceMinutes'],
    [{ organization: { contactPhone: '123' } }, '/organization/contactPhone'],
    [{ holidays: [{ day: '2026-02-30', name: 'x' }] }, '/holidays/0/day'],
    [{ reasons: { failure: ['Ausente', 'AUSENTE'] } }, '/reasons/failure'],
    [{ notifications: { statuses: ['voando'] } }, '/notifications/statuses/0'],
    [{ retention: { accessLogDays: 30 } }, '/retention/accessLogDays'],
    [{ openingHours: [{ weekday: 'hoje', opens: '08:00', closes: '09:00' }] }, '/openingHours/0/weekday'],
  ])('%j is rejected under its field and changes nothing', async (body, pointer) => {
    const before = await read()
    const response = await send({ ...body, version: before.version })
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json().errors).toContainEqual(expect.objectContaining({ pointer }))
    expect(await read()).toEqual(before)
  })
})

describe('settings apply', () => {
  test('to promises: opening hours and holidays', async () => {
    // Open for one hour on every day, which is over: no delivery can be promised within the next one.
    const openingHours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (weekday) => ({ weekday, opens: '08:00', closes: '09:00' }),
    )
    await change({ openingHours, slaHours: { normal: 3 } })
    const order = await request(testApp)
    const promised = new Date(order.promisedAt ?? '')
    const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })
    expect(clock.format(promised) <= '09:00' && clock.format(promised) >= '08:00').toBe(true)
    expect(promised.getTime() - testApp.now().getTime()).toBeGreaterThan(46 * 3_600_000)
  })

  test('to proofs, when order and company define none', async () => {
    await change({ proofs: { dropoff: 'photo' } })
    expect((await request(testApp)).stops[1]).toMatchObject({ requiredProof: 'photo' })
    await change({ proofs: { dropoff: null } })
    expect((await request(testApp)).stops[1]).toMatchObject({ requiredProof: null })
  })

  test('to reasons: only those of the catalogue, when others are disabled', async () => {
    await change({ reasons: { failure: ['Ausente'], othersAllowed: false } })
    const listed = (await testApp.call('GET', '/v1/reasons', { as: testApp.users.operator })).json()
    expect(listed).toMatchObject({ failure: ['Ausente'], othersAllowed: false })
    const order = await inTransit(testApp)
    const fail = (reason: string) =>
      testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
        as: testApp.users.operator,
        body: { to: 'failed', reason },
      })
    expect((await fail('Choveu')).json()).toMatchObject({ status: 400, errors: [{ pointer: '/reason' }] })
    expect((await fail('Ausente')).statusCode).toBe(200)
  })

  test('to notifications: the requester is notified, except of their own actions', async () => {
    await change({ notifications: { statuses: ['accepted', 'canceled'] } })
    const { manager, operator } = testApp.users
    const subjects = async () =>
      (await testApp.db.selectFrom('emails').select('subject').where('recipient', '=', manager.email).execute()).map(
        ({ subject }) => subject,
      )
    const order = await request(testApp, manager)
    await step(testApp, operator, order, { to: 'accepted' })
    await step(testApp, manager, order, { to: 'canceled', reason: 'Cliente desistiu' })
    expect((await subjects()).filter((subject) => subject.startsWith(order.orderNumber))).toEqual([
      `${order.orderNumber}: Aguardando coleta`,
    ])
  })

  test("to the daily limit, in the company's time zone", async () => {
    const { acme } = testApp.companies
    const companyBody = (policy: object) => ({ name: 'Padaria Acme', policy })
    const set = (policy: object) =>
      testApp.call('PUT', `/v1/companies/${acme}`, { as: testApp.users.admin, body: companyBody(policy) })
    onTestFinished(async () => {
      await set({ timeZone: null, dailyOrders: null })
    })
    expect((await set({ timeZone: 'Pacific/Kiritimati', dailyOrders: 1 })).json().policy.timeZone).toBe(
      'Pacific/Kiritimati',
    )
    const sendRequest = () =>
      testApp.call('POST', '/v1/service-orders', { as: testApp.users.admin, body: orderInput(acme) })
    expect((await sendRequest()).statusCode).toBe(201)
    expect((await sendRequest()).json().code).toBe('quota_exceeded')
    const { day } = await testApp.db.selectFrom('company_days').select('day').executeTakeFirstOrThrow()
    expect(day).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(testApp.now()))
    expect((await set({ timeZone: 'Lugar/Nenhum' })).statusCode).toBe(400)
  })
})

describe('security.txt', () => {
  const get = (site: TestApp) => site.call('GET', '/.well-known/security.txt')

  test('returns 404 until a contact is set', async () => {
    expect((await get(testApp)).json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('contains the contact of the organisation and a future expiry date', async () => {
    const site = await createTestApp({ config: { publicUrl: 'https://malote.example' } })
    const { version } = (await site.call('GET', '/v1/settings', { as: site.users.admin })).json()
    const body = { version, organization: { contactEmail: 'seguranca@malote.example' } }
    await site.call('PUT', '/v1/settings', { as: site.users.admin, body })
    const response = await get(site)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = new Map(response.body.split('\n').map((line) => line.split(/: (.*)/) as [string, string]))
    expect(fields.get('Contact')).toBe('mailto:seguranca@malote.example')
    expect(fields.get('Canonical')).toBe('https://malote.example/.well-known/security.txt')
    site.advance(400 * 24 * 3_600_000)
    const later = /^Expires: (.*)$/m.exec((await get(site)).body)?.[1] ?? ''
    expect(Date.parse(later)).toBeGreaterThan(site.now().getTime())
  })
})
