import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const read = async (as: TestUser, path: string) => (await testApp.call('GET', path, { as })).json()

test('returns for each role what the endpoints of the parts return', async () => {
  const { admin, manager, operator, foreignManager } = testApp.users
  const settings = await read(admin, '/v1/settings')
  const body = { metabaseUrl: 'https://bi.malote.example', version: settings.version }
  expect((await testApp.call('PUT', '/v1/settings', { as: admin, body })).statusCode).toBe(200)
  for (const as of [admin, manager, operator, foreignManager]) {
    const { lastEventId, ...start } = await read(as, '/v1/start')
    expect(Date.parse(lastEventId)).not.toBeNaN()
    expect(start).toEqual({
      user: await read(as, '/v1/users/me'),
      acceptances: await read(as, '/v1/users/me/acceptances'),
      notifications: await read(as, '/v1/notifications/unread'),
      metabaseUrl: as === admin ? body.metabaseUrl : null,
    })
  }
})
