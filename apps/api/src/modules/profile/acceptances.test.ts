import { legalVersions } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const read = async (as: TestUser) => (await testApp.call('GET', '/v1/users/me/acceptances', { as })).json()
const accept = (as: TestUser, body: object) => testApp.call('POST', '/v1/users/me/acceptances', { as, body })

test('terms stay pending until the user accepts the version in force; the first acceptance counts', async () => {
  const { manager, operator } = testApp.users
  expect(await read(manager)).toEqual({ data: [], pending: ['terms', 'privacy'] })
  const terms = { document: 'terms', version: legalVersions.terms }
  const first = (await accept(manager, terms)).json()
  expect(first).toMatchObject({ data: [terms], pending: ['privacy'] })
  testApp.advance(60_000)
  expect((await accept(manager, terms)).json()).toEqual(first)
  expect((await read(operator)).pending).toEqual(['terms', 'privacy'])
})

test.each([
  ['an older version', { document: 'terms', version: '2020-01-01' }, '/version'],
  ['a version that is not in force yet', { document: 'privacy', version: '2999-01-01' }, '/version'],
  ['a version that is not a date', { document: 'terms', version: 'ontem' }, '/version'],
  ['an unknown document', { document: 'cookies', version: legalVersions.terms }, '/document'],
])('rejects the acceptance of %s', async (_name, body, pointer) => {
  expect((await accept(testApp.users.operator, body)).json()).toMatchObject({ status: 400, errors: [{ pointer }] })
  expect((await read(testApp.users.operator)).data).toEqual([])
})
