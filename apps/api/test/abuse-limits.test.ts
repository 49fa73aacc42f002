import { companyLimits } from '@malote/api-client/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../src/platform/security/ids.ts'
import { createCsv, createImportHelpers, importsPath, plainRow } from './imports.ts'
import { anyId, request } from './orders.ts'
import { addUser, createTestApp, password, type TestApp, withNewCompanies } from './test-app.ts'
import { sendFiles } from './uploads.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})

const lettersTo = ({ db }: TestApp, recipient: string) =>
  db.selectFrom('emails').select(['subject', 'body']).where('recipient', '=', recipient).execute()

describe('data requests of people without an account', () => {
  // The limits are those of the whole installation.
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await createTestApp()
  })
  const open = (from: string, changes: object = {}) => {
    const body = { kind: 'access', name: 'Eva', email: `vitima+${anyId()}@example.com`, ...changes }
    return testApp.call('POST', '/v1/public/privacy-requests', { body, from })
  }

  test('are ten an hour for a network, whatever the contact', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => open(`2001:db8::${index + 1}`)))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    const rejected = responses.find(({ statusCode }) => statusCode === 429)
    expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await open('2001:db8:1::1')).statusCode).toBe(201)
  })

  test('are a hundred a day in all', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 101; index++) statuses.push((await open(`198.51.100.${index}`)).statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
    const { length } = await testApp.db.selectFrom('privacy_requests').select('id').execute()
    expect(length).toBe(100)
  })

  test('notify admins by one e-mail and one notification per day', async () => {
    for (const from of ['203.0.113.1', '203.0.113.2']) expect((await open(from)).statusCode).toBe(201)
    expect((await lettersTo(testApp, testApp.users.admin.email)).length).toBe(1)
    const notified = await testApp.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'privacy_request')
      .execute()
    expect(notified).toHaveLength(1)
  })

  test('are confirmed without text of the sender', async () => {
    const email = `vitima.${anyId()}@example.com`
    await open('203.0.113.9', { email, name: 'Sua conta foi bloqueada. Confirme em https://evil.example agora' })
    const [letter] = await lettersTo(testApp, email)
    expect(letter?.body).toMatch(/^Olá\.\n/)
    expect(letter?.body).not.toContain('evil')
  })
})

describe('password guesses for one account', () => {
  const guess = (email: string, from: string, secret = 'palpite errado') =>
    testApp.call('POST', '/v1/auth/login', { body: { email, password: secret }, from })

  test('are limited to five for the addresses of one IPv6 network', async () => {
    const email = `alvo.${anyId()}@example.com`
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(email, `2001:db8:9:9::${index + 1}`)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  test('are limited to fifty per hour from all addresses; the user is notified and can still sign in', async () => {
    const person = await addUser(testApp.ctx, { name: 'Rui', role: 'manager', companyIds: [testApp.companies.acme] })
    const home = '203.0.113.77'
    expect((await guess(person.email, home, password)).statusCode).toBe(200)
    const statuses: number[] = []
    for (let index = 0; index < 60; index++) statuses.push((await guess(person.email, `198.18.0.${index}`)).statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50)
    expect(statuses.at(-1)).toBe(429)
    const letters = await lettersTo(testApp, person.email)
    expect(letters.filter(({ subject }) => subject.includes('Muitas tentativas'))).toHaveLength(1)
    expect((await guess(person.email, '198.18.1.1', password)).statusCode).toBe(429)
    expect((await guess(person.email, home, password)).statusCode).toBe(200)
    testApp.advance(61 * 60_000)
    expect((await guess(person.email, '198.18.1.2', password)).statusCode).toBe(200)
  })

  test('have the same response for an account that does not exist', async () => {
    const email = `ninguem.${anyId()}@example.com`
    const statuses: number[] = []
    for (let index = 0; index < 52; index++) statuses.push((await guess(email, `198.18.2.${index}`)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a picture', () => {
  test('rejects an image that is small to send and large to decode', async () => {
    const order = await request(testApp)
    const side = 7_000
    const huge = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer()
    expect(huge.length).toBeLessThan(1_000_000)
    const response = await sendFiles(testApp, order, [['grande.png', huge]], {
      kind: 'attachment',
      visibility: 'company',
    })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/files/0' }] })
  })

  test('accepts a photo of an ordinary camera', async () => {
    const order = await request(testApp)
    const photo = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#345' } })
      .jpeg({ quality: 60 })
      .toBuffer()
    const response = await sendFiles(testApp, order, [['foto.jpg', photo]], {
      kind: 'attachment',
      visibility: 'company',
    })
    expect(response.statusCode, response.body).toBe(201)
  })
})

describe('limits per company', () => {
  test('limits the number of users', async () => {
    const company_id = testApp.companies.other
    await sql`
      with people as (
        insert into users (id, name, email, role, status, created_at, updated_at)
        select gen_random_uuid(), 'Figurante', 'figurante' || n || '@example.com', 'operator', 'invited', now(), now()
        from generate_series(1, ${companyLimits.people}) as n returning id)
      insert into memberships (id, company_id, user_id, created_at)
      select gen_random_uuid(), ${company_id}, id, now() from people`.execute(testApp.db)
    const body = { name: 'Um a mais', email: `mais.${anyId()}@example.com`, role: 'manager', companyIds: [company_id] }
    const response = await testApp.call('POST', '/v1/users', { as: testApp.users.foreignManager, body })
    expect(response.json()).toMatchObject({ status: 409, code: 'limit_reached' })
  })

  test('is at most so many invitations of a manager in an hour', async () => {
    const statuses: number[] = []
    for (let index = 0; index <= companyLimits.invitationsPerHour; index++) {
      const body = {
        name: 'Nina',
        email: `n.${anyId()}@example.com`,
        role: 'manager',
        companyIds: [testApp.companies.acme],
      }
      statuses.push((await testApp.call('POST', '/v1/users', { as: testApp.users.manager, body })).statusCode)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(companyLimits.invitationsPerHour)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is at most so many bytes of files in a day', async () => {
    const day = 24 * 3_600_000
    const ends_at = new Date((Math.floor(testApp.now().getTime() / day) + 1) * day)
    const calls = companyLimits.uploadBytesPerDay / 1024
    const caller = `uploads ${testApp.companies.acme}`
    await testApp.db.deleteFrom('call_counts').where('caller', '=', caller).execute()
    await testApp.db.insertInto('call_counts').values({ caller, ends_at, calls }).execute()
    const { send } = createImportHelpers(testApp)
    expect((await send(createCsv([plainRow]))).json()).toMatchObject({ status: 429 })
    await testApp.db.deleteFrom('call_counts').where('caller', '=', caller).execute()
    expect((await send(createCsv([plainRow]))).statusCode).toBe(202)
  })

  test('a suspended company cannot create keys, users or imports', async () => {
    await testApp.db
      .updateTable('companies')
      .set({ status: 'suspended' })
      .where('id', '=', testApp.companies.acme)
      .execute()
    const as = testApp.users.manager
    const { acme } = testApp.companies
    const key = await testApp.call('POST', '/v1/api-keys', { as, body: { companyId: acme, name: 'ERP' } })
    const body = { name: 'Nina', email: `n.${anyId()}@example.com`, role: 'manager', companyIds: [acme], password }
    const person = await testApp.call('POST', '/v1/users', { as, body })
    const file = await createImportHelpers(testApp).send(createCsv([plainRow]))
    expect([key, person, file].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  })

  test('deleting an import deletes its file and rows', async () => {
    const { checked } = createImportHelpers(testApp)
    const { id } = await checked(createCsv([{ ...plainRow, 'Entrega: UF': 'ZZ' }]))
    const remove = () => testApp.call('DELETE', `${importsPath}/${id}`, { as: testApp.users.manager })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    const rows = await testApp.db.selectFrom('import_rows').select('state').where('import_id', '=', id).execute()
    expect(rows).toEqual([])
    const waiting = await testApp.call('DELETE', `${importsPath}/${newId()}`, { as: testApp.users.manager })
    expect(waiting.statusCode).toBe(404)
  })
})
